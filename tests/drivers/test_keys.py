"""Terminal keys as buttons: autorepeat, layouts, and whose key is whose."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from drivers.keys import KeySource
from drivers.presses import Press

MILLISECOND = 1_000_000
LIMIT = 700 * MILLISECOND

human_gaps = st.integers(LIMIT, 100 * LIMIT)
repeat_gaps = st.integers(0, LIMIT - 1)


def listening(buttons: dict[str, str], host_keys: str = "") -> tuple[KeySource, list[Press]]:
    source = KeySource(buttons, host_keys)
    heard: list[Press] = []
    source.start(heard.append)
    return source, heard


def moments(gaps: list[int], start: int = 5) -> list[int]:
    times = [start]
    for gap in gaps:
        times.append(times[-1] + gap)
    return times


@given(st.lists(human_gaps))
@example([LIMIT])
def test_presses_of_a_finger_all_count(gaps: list[int]) -> None:
    source, heard = listening({"1": "1"})

    for at in moments(gaps):
        assert source.key("1", at)

    assert [press.at for press in heard] == moments(gaps)


@given(st.lists(repeat_gaps))
@example([LIMIT - 1])
@example([LIMIT - 1] * 50)
def test_a_held_key_counts_once_however_long(gaps: list[int]) -> None:
    source, heard = listening({"1": "1"})

    for at in moments(gaps):
        assert source.key("1", at)

    assert [press.at for press in heard] == [5]


@given(st.lists(st.tuples(human_gaps, st.lists(repeat_gaps, max_size=5)), max_size=6))
def test_of_trains_each_first_event_is_a_press(trains: list[tuple[int, list[int]]]) -> None:
    source, heard = listening({"1": "1"})
    firsts = []
    now = 0

    for pause, repeats in trains:
        times = moments(repeats, now + pause)
        firsts.append(times[0])
        now = times[-1]
        for at in times:
            source.key("1", at)

    assert [press.at for press in heard] == firsts


def test_two_keys_are_held_apart() -> None:
    source, heard = listening({"1": "left", "2": "right"})

    for at, key in enumerate(["1", "2", "1", "2"]):
        source.key(key, at)

    assert [(press.button, press.at) for press in heard] == [("left", 0), ("right", 1)]


def test_a_held_key_stays_the_same_key_when_the_layout_or_caps_lock_changes() -> None:
    source, heard = listening({"q": "1"})

    for at, name in enumerate(["q", "й", "Й", "Q"]):
        assert source.key(name, at * 100 * MILLISECOND)

    assert len(heard) == 1


def test_a_press_tells_what_a_terminal_knows() -> None:
    source, heard = listening({"f1": "north"})

    source.key("f1", 1_000)

    resolution = source.traits.resolution
    assert heard == [Press("keys", "north", at=1_000, arrived=1_000, resolution=resolution)]
    assert 5 * MILLISECOND <= resolution <= 100 * MILLISECOND


@pytest.mark.parametrize("name", ["p", "P", "з", "З"])
def test_a_seat_key_is_known_under_every_layout(name: str) -> None:
    source, heard = listening({"p": "4"})

    assert source.key(name, 0)
    assert [press.button for press in heard] == ["4"]


@pytest.mark.parametrize("name", ["2", "x", "ч", "f1", "", "[bold]", "\x1b"])
def test_other_keys_are_left_to_the_app(name: str) -> None:
    source, heard = listening({"1": "1"})

    assert not source.key(name, 0)
    assert heard == []


def test_a_name_that_a_host_key_may_send_is_no_seat_key() -> None:
    source, heard = listening({"3": "3"}, host_keys="s")

    assert not source.key("і", 0)
    assert not source.key("s", 0)
    assert source.key("3", 0)
    assert [press.button for press in heard] == ["3"]


def test_a_stopped_source_takes_no_key() -> None:
    source, heard = listening({"1": "1"})
    source.stop()

    assert not source.key("1", 0)
    assert heard == []


def test_a_key_that_is_down_at_the_start_is_no_press() -> None:
    source = KeySource({"1": "1"})
    heard: list[Press] = []
    source.key("1", 0)
    source.start(heard.append)

    assert source.key("1", 650 * MILLISECOND)
    assert heard == []
