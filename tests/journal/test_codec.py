"""The match's own content in bodies, and back again."""

from contextlib import suppress
from typing import Any, get_args

import msgpack  # type: ignore[import-untyped] # it ships no type information
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from station.journal.body import decode_summary
from station.journal.codec import (
    SNAPSHOT_SCHEMA,
    Snapshot,
    decode_entries,
    decode_snapshot,
    encode_entries,
    encode_snapshot,
)
from station.journal.errors import ContentError, UnknownContent
from station.journal.summary import Summary
from station.rules.commands import BindButtons, Command, Pause, Reopen, Rule
from station.rules.entries import Entry
from station.rules.events import ButtonsBound, Event, Paused, Rebased, Ruled
from station.rules.model import NO_TIME, Cell, Nanoseconds, Points, Seat
from station.rules.state import MatchState
from tests.rules.tables import at, moments
from tests.strategies import values

SUMMARY = Summary(
    "Final",
    "club",
    "final",
    "Spring pack",
    ("Ann", "Bob"),
    (30, -10),
    2,
    12,
    "reading",
    finished=False,
    stage_titles=(("ru", "Финал"),),
)
RULED = Entry(
    7,
    Nanoseconds(5_000_000_000),
    Rule(right=False, last_word=True),
    (Ruled(Seat(2), Cell(1, 3), spare=False, right=False, points=Points(-40)),),
)


def changed(body: bytes, **parts: Any) -> bytes:  # noqa: ANN401 - whatever a foreign program may write
    """The body with some of its values replaced."""
    packed: bytes = msgpack.packb(msgpack.unpackb(body) | parts)
    return packed


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
@settings(max_examples=15)
@given(data=st.data())
def test_every_command_comes_back(kind: type, data: st.DataObject) -> None:
    entry = Entry(1, Nanoseconds(2), data.draw(values(kind)), ())

    assert decode_entries(encode_entries([entry], SUMMARY)) == (entry,)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@settings(max_examples=15)
@given(data=st.data())
def test_every_event_comes_back(kind: type, data: st.DataObject) -> None:
    entry = Entry(1, Nanoseconds(2), None, (data.draw(values(kind)),))

    assert decode_entries(encode_entries([entry], SUMMARY)) == (entry,)


@settings(max_examples=30)
@given(st.lists(values(Entry), max_size=3), values(Summary))
def test_a_frame_of_entries_comes_back(entries: list[Entry], summary: Summary) -> None:
    body = encode_entries(entries, summary)

    assert decode_entries(body) == tuple(entries)
    assert decode_summary(body) == summary


@settings(max_examples=30)
@given(st.integers(0, 2**40), values(MatchState))
def test_a_snapshot_comes_back(entries: int, state: MatchState) -> None:
    snapshot = Snapshot(entries, state)

    assert decode_snapshot(encode_snapshot(snapshot)) == snapshot


@pytest.mark.parametrize("moment", moments())
def test_every_moment_of_a_match_comes_back(moment: str) -> None:
    table = at(moment)
    entries = tuple(table.entries)
    snapshot = Snapshot(len(entries), table.state)

    assert decode_entries(encode_entries(entries, SUMMARY)) == entries
    assert decode_snapshot(encode_snapshot(snapshot)) == snapshot


def test_a_body_of_entries_is_laid_out_as_the_page_says() -> None:
    assert msgpack.unpackb(encode_entries([RULED], SUMMARY)) == {
        "summary": {
            "title": "Final",
            "regulation": "club",
            "stage": "final",
            "pack_title": "Spring pack",
            "players": ["Ann", "Bob"],
            "scores": [30, -10],
            "themes_played": 2,
            "themes": 12,
            "phase": "reading",
            "finished": False,
            "stage_titles": [["ru", "Финал"]],
            "by_choice": False,
            "void": [],
        },
        "entries": [
            {
                "act": 7,
                "at": 5_000_000_000,
                "command": ["Rule", {"right": False, "last_word": True}],
                "events": [
                    [
                        "Ruled",
                        {
                            "seat": 2,
                            "cell": {"theme": 1, "row": 3},
                            "spare": False,
                            "right": False,
                            "points": -40,
                        },
                    ]
                ],
            }
        ],
    }


REBASED = Rebased(9, deadline=None, window=None, arming=None, lag=NO_TIME, observed=(), counted=())


def test_a_file_from_before_pauses_had_reasons_and_seats_devices_is_read_as_it_was() -> None:
    """Files without a field are read with the default that means "as before"."""
    entries = [
        Entry(0, NO_TIME, BindButtons(Nanoseconds(5)), (ButtonsBound(Nanoseconds(5)),)),
        Entry(2, NO_TIME, Pause(), (Paused(),)),
        Entry(0, NO_TIME, Reopen(), (REBASED,)),
    ]
    plain = msgpack.unpackb(encode_entries(entries, SUMMARY))["entries"]
    for _, content in (plain[0]["command"], plain[0]["events"][0], plain[2]["events"][0]):
        del content["equipped"]
    plain[1]["command"] = ["Pause", {}]

    assert decode_entries(changed(encode_entries([], SUMMARY), entries=plain)) == tuple(entries)


def test_a_snapshot_of_another_schema_is_passed_over() -> None:
    body = msgpack.packb({"schema": SNAPSHOT_SCHEMA + 1, "entries": 3, "state": ["of", "another", "shape"]})

    assert decode_snapshot(body) is None


def test_an_unknown_command_is_refused_by_its_name() -> None:
    body = changed(
        encode_entries([], SUMMARY), entries=[{"act": 1, "at": 2, "command": ["Dance", {}], "events": []}]
    )

    with pytest.raises(UnknownContent) as refusal:
        decode_entries(body)

    assert refusal.value.name == "Dance"
    assert decode_summary(body) == SUMMARY


def test_an_unknown_part_of_a_body_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownContent) as refusal:
        decode_entries(changed(encode_entries([], SUMMARY), music="loud"))

    assert refusal.value.name == "music"


def test_a_body_of_the_other_kind_is_no_content() -> None:
    entries = encode_entries([RULED], SUMMARY)
    snapshot = msgpack.packb({"schema": SNAPSHOT_SCHEMA, "entries": 0, "state": {}})

    assert decode_snapshot(entries) is None
    for decode in (decode_entries, decode_summary, decode_snapshot):
        with pytest.raises(ContentError):
            decode(snapshot)


def read_or_refused(body: bytes) -> None:
    """Nothing but ContentError may come out of a reader of bodies."""
    for decode in (decode_entries, decode_summary, decode_snapshot):
        with suppress(ContentError):
            decode(body)


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.text(max_size=5)
    | st.binary(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5) | st.binary(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.binary(max_size=200) | JUNK.map(msgpack.packb))
def test_any_bytes_are_content_or_a_content_error(body: bytes) -> None:
    read_or_refused(body)


@given(JUNK, JUNK, JUNK)
def test_any_values_in_a_body_are_content_or_a_content_error(
    part: object, command: object, event: object
) -> None:
    entry = {"act": 1, "at": 2, "command": ["Rule", command], "events": [event, ["Ruled", part]]}
    bodies = [
        changed(encode_entries([], SUMMARY), entries=part),
        changed(encode_entries([], SUMMARY), entries=[entry]),
        msgpack.packb({"schema": SNAPSHOT_SCHEMA, "entries": 1, "state": part}),
    ]

    for body in bodies:
        read_or_refused(body)
