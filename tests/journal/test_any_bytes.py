"""Any bytes under a match's name get a verdict from every reader, with no fault of the program.

Random bytes, good files changed at random, and good frames whose content was changed at random and sealed
again with right CRCs. A sample; ``--whole`` tries a million.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from station.journal.body import pack, unpack
from station.journal.codec import encode_entries
from station.journal.errors import ContentError
from station.journal.frames import BLOCK, FrameKind, Tip, Verdict, scan, seal
from station.journal.glance import glance
from station.live.opening import fold_entries, verify_match
from station.live.summary import summarise
from tests.rules.tables import at

SAMPLE, WHOLE = 3_200, 1_000_000

Bodies = list[tuple[FrameKind, bytes]]

VALUES: tuple[object, ...] = (0, -1, 1, 99, 2**63, -(2**63), "", "wrong", None, True, [], {}, 1.5, b"x")


def played(moment: str) -> Bodies:
    """A match that was played to a moment, in frames of three entries."""
    entries = at(moment).entries
    bodies = []
    for start in range(0, len(entries), 3):
        state = fold_entries(tuple(entries[: start + 3])).state
        body = encode_entries(entries[start : start + 3], summarise(state))
        bodies.append((FrameKind.ENTRIES, body))
    return bodies


def sealed(bodies: Bodies) -> bytes:
    tip, content = Tip(b"a match of bytes"), b""
    for kind, body in bodies:
        frame, tip = seal(tip, kind, body)
        content += frame
    return content


def any_bytes(random: Random) -> bytes:
    return random.randbytes(random.choice((0, 1, 47, 48, 100, BLOCK, 3 * BLOCK)))


def changed_bytes(content: bytes, random: Random) -> bytes:
    """A few changes anywhere: bytes, a hole, a part left out or doubled, an early end, more at the end."""
    data = bytearray(content)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(data) + 1)
        unit = random.choice((1, 48, BLOCK))
        start, end = place // unit * unit, place // unit * unit + unit * random.randint(1, 3)
        match random.randrange(6):
            case 0:
                data[start:end] = random.randbytes(end - start)
            case 1:
                data[start:end] = bytes(end - start)
            case 2:
                del data[start:end]
            case 3:
                data[start:start] = data[start:end]
            case 4:
                del data[start:]
            case _:
                data += any_bytes(random)
    return bytes(data)


def changed_content(bodies: Bodies, random: Random) -> Bodies:
    """A value somewhere in a body is another one, or frames are missing, doubled or in another order."""
    changed = list(bodies)
    place, other = random.randrange(len(bodies)), random.randrange(len(bodies))
    match random.randrange(8):
        case 0:
            del changed[place]
        case 1:
            changed[place], changed[other] = changed[other], changed[place]
        case 2:
            changed[place] = random.choice((FrameKind.SNAPSHOT, FrameKind.ENTRIES)), random.randbytes(50)
        case _:
            kind, body = changed[place]
            changed[place] = kind, pack(changed_value(unpack(body), random))
    return changed


def changed_value(value: object, random: Random) -> object:
    """The same with one value in it changed, left out or doubled."""
    match value:
        case dict() if value:
            key = random.choice(list(value))
            rest = {name: inner for name, inner in value.items() if name != key}
            return rest if random.random() < 0.02 else value | {key: changed_value(value[key], random)}
        case list() if value:
            place = random.randrange(len(value))
            others = random.choice(([], [value[place]] * 2)) if random.random() < 0.05 else None
            inner = [changed_value(value[place], random)] if others is None else others
            return [*value[:place], *inner, *value[place + 1 :]]
        case _:
            return random.choice(VALUES)


def read_by_all(path: Path) -> Verdict:
    """What a list of matches and a check say of a file; neither may fail in any other way than its own."""
    assert glance(path).verdict is not None
    try:
        found = verify_match(path)
    except ContentError:
        return scan(path.read_bytes()).verdict
    assert (found.state is None) == (found.entries == 0)
    return found.verdict


CONTENT = sealed(played("revealed, right"))
BODIES = played("stakes, one is in")
SOURCES: dict[str, tuple[int, Callable[[Random], bytes]]] = {
    "any bytes": (28, any_bytes),
    "a changed file": (3, lambda random: changed_bytes(CONTENT, random)),
    "changed content": (1, lambda random: sealed(changed_content(BODIES, random))),
}
"""Each with its share of all that is tried."""


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("source", SOURCES)
def test_any_bytes_get_a_verdict(source: str, tmp_path: Path, *, whole: bool) -> None:
    share, make = SOURCES[source]
    random = Random(source)  # noqa: S311 - nothing to be guessed
    path = tmp_path / "one.svoyak"
    verdicts = set()
    for _ in range((WHOLE if whole else SAMPLE) * share // 32):
        path.write_bytes(make(random))
        verdicts.add(read_by_all(path))
    assert Verdict.CLEAN in verdicts or source == "any bytes"


def test_the_files_that_are_changed_are_good(tmp_path: Path) -> None:
    path = tmp_path / "one.svoyak"
    for content in (CONTENT, sealed(BODIES)):
        path.write_bytes(content)

        assert read_by_all(path) is Verdict.CLEAN
