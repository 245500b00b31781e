"""What follows from the beginning without a gap becomes a new match; the rest is told, none of it played."""

from collections.abc import Callable
from pathlib import Path

import pytest

from station.journal.body import pack
from station.journal.errors import UnknownContent
from station.journal.files import Files
from station.journal.frames import BLOCK, MATCH_ID_SIZE, FrameKind, Tip, Verdict, seal
from station.journal.repair import read_match
from station.live.opening import fold_entries, resume_match, verify_match
from station.live.salvage import look, write_salvaged
from station.rules.commands import Announce, Begin, Nobody, StartReading
from station.rules.history import History
from tests.fakes.failing_files import FailingFiles
from tests.live.stations import Station, saved

Damage = Callable[[bytes, int], bytes]


@pytest.fixture
def played(station: Station) -> Path:
    """A match with a theme, a snapshot behind it, and a question more."""
    station.play_theme()
    station.open_theme()
    station.do(StartReading(), Nobody(), Announce())
    station.match.close()
    return station.path


def zeros(data: bytes, start: int) -> bytes:
    """A block of zeros where a frame began."""
    return data[:start] + bytes(BLOCK) + data[start + BLOCK :]


def rot(data: bytes, start: int) -> bytes:
    """A changed byte in a body."""
    place = start + 100
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def cut(data: bytes, start: int) -> bytes:
    """Nothing but a part of the header."""
    return data[: start + 30]


def strange(data: bytes, start: int) -> bytes:
    """Old blocks of some other file."""
    return data[:start] + b"old blocks " * 3000


DAMAGES = pytest.mark.parametrize("damage", [zeros, rot, cut, strange])


def damaged(path: Path, damage: Damage, number: int) -> Path:
    """The file with damage where its frame of this number begins."""
    start = read_match(path).frames[number].offset
    path.write_bytes(damage(path.read_bytes(), start))
    return path


def history(path: Path) -> History:
    return fold_entries(tuple(saved(path)))


@DAMAGES
@pytest.mark.parametrize("number", range(1, 14, 3))
def test_the_new_match_is_the_old_one_up_to_the_damage(
    played: Path, tmp_path: Path, damage: Damage, number: int
) -> None:
    damaged(played, damage, number)
    before, content = history(played), played.read_bytes()
    found = look(played)
    write_salvaged(found, tmp_path / "new.svoyak")
    new = history(tmp_path / "new.svoyak")

    assert found.history == before
    assert [act.command for act in new.acts if not isinstance(act.command, Begin)] == [
        act.command for act in before.acts if not isinstance(act.command, Begin)
    ]
    assert new.state.ledger == before.state.ledger
    assert played.read_bytes() == content


@DAMAGES
def test_the_new_match_is_sound_and_can_be_played_on(played: Path, tmp_path: Path, damage: Damage) -> None:
    write_salvaged(look(damaged(played, damage, 10)), tmp_path / "new.svoyak")
    again = Station(resume_match(tmp_path / "new.svoyak")).start()
    again.match.close()

    checked = verify_match(tmp_path / "new.svoyak")
    assert (checked.verdict, checked.differing) == (Verdict.CLEAN, ())


def test_the_new_match_has_an_id_of_its_own(played: Path, tmp_path: Path) -> None:
    write_salvaged(look(damaged(played, zeros, 10)), tmp_path / "new.svoyak")
    old, new = read_match(played).tip, read_match(tmp_path / "new.svoyak").tip
    assert old is not None
    assert new is not None
    (begun, *_) = saved(tmp_path / "new.svoyak")

    assert new.match_id != old.match_id
    assert isinstance(begun.command, Begin)
    assert begun.command.match_id == new.match_id.hex()
    assert history(tmp_path / "new.svoyak").state.setup.match_id == new.match_id.hex()


def test_what_is_lost_is_told_with_what_is_known_of_it(played: Path) -> None:
    frames = read_match(played).frames
    entries = {frame.seq: 1 for frame in frames if frame.kind is FrameKind.ENTRIES}
    last, last_at = history(played).state, saved(played)[-1].at
    found = look(damaged(played, zeros, 4))

    assert found.verdict is Verdict.CORRUPT
    assert [list(run) for run in found.missing] == [[4]]
    assert {lost.seq: lost.entries for lost in found.lost if lost.entries} == {
        seq: number for seq, number in entries.items() if seq > 4
    }
    told = [lost for lost in found.lost if lost.summary]
    assert told[-1].summary is not None
    assert told[-1].summary.phase == last.phase
    assert told[-1].at == last_at
    assert found.stray == BLOCK


def test_a_torn_end_is_one_frame_that_cannot_be_read(played: Path) -> None:
    *_, last, snapshot = read_match(played).frames
    played.write_bytes(rot(played.read_bytes()[: snapshot.offset], last.offset))
    found = look(played)

    assert found.verdict is Verdict.TORN
    assert [(lost.seq, lost.entries) for lost in found.lost] == [(last.seq, None)]
    assert found.missing == ()


def test_no_word_is_lost_on_a_snapshot_that_is(played: Path) -> None:
    *_, snapshot = read_match(played).frames
    assert snapshot.kind is FrameKind.SNAPSHOT
    found = look(damaged(played, rot, snapshot.seq))

    assert found.verdict is Verdict.TORN
    assert (found.lost, found.missing) == ((), ())


def doubled(data: bytes, start: int, end: int) -> bytes:
    """A frame twice."""
    return data[:end] + data[start:end] + data[end:]


def swapped(data: bytes, start: int, end: int) -> bytes:
    """A frame at the end of the file."""
    return data[:start] + data[end:] + data[start:end]


def behind_zeros(data: bytes, start: int, _end: int) -> bytes:
    """Empty blocks before a frame."""
    return data[:start] + bytes(3 * BLOCK) + data[start:]


def behind_strangers(data: bytes, start: int, _end: int) -> bytes:
    """A frame of another match before a frame."""
    frame, _ = seal(Tip(bytes(MATCH_ID_SIZE)), FrameKind.ENTRIES, pack({"summary": None, "entries": []}))
    return data[:start] + frame + data[start:]


@pytest.mark.parametrize(
    ("moved", "number"),
    [(moved, number) for moved in (doubled, swapped, behind_zeros) for number in (0, 1, 7, 14)]
    + [(behind_strangers, number) for number in (1, 7, 14)],  # the first frame says of which match a file is
)
def test_frames_whose_links_prove_that_none_is_missing_are_kept_wherever_they_stand(
    played: Path, tmp_path: Path, moved: Callable[[bytes, int, int], bytes], number: int
) -> None:
    whole, frames, data = history(played), read_match(played).frames, played.read_bytes()
    played.write_bytes(moved(data, frames[number].offset, frames[number + 1].offset))
    found = look(played)
    write_salvaged(found, tmp_path / "new.svoyak")

    assert (found.lost, found.missing) == ((), ())
    assert found.history == whole
    assert history(tmp_path / "new.svoyak").state.ledger == whole.state.ledger


def test_of_two_ways_to_go_on_neither_is_taken(played: Path) -> None:
    *_, last, snapshot = read_match(played).frames
    data = played.read_bytes()[: snapshot.offset]
    tip = read_match(played).tip
    assert tip is not None
    before = Tip(tip.match_id, last.seq, read_match(played).frames[last.seq - 1].crc, last.offset)
    other, _ = seal(before, FrameKind.ENTRIES, pack({"summary": None, "entries": []}))
    played.write_bytes(data[: last.offset] + bytes(BLOCK) + data[last.offset :] + other)
    found = look(played)

    assert [lost.seq for lost in found.lost] == [last.seq, last.seq]
    assert not found.is_complete


def test_a_sound_file_is_whole(played: Path) -> None:
    found = look(played)

    assert found.is_whole
    assert found.entries == len(saved(played))
    assert (found.lost, found.missing, found.stray) == ((), (), 0)


def test_without_the_beginning_there_is_no_match_but_the_rest_is_told(played: Path) -> None:
    found = look(damaged(played, zeros, 0))

    assert found.history is None
    assert found.kept == ()
    assert len([lost for lost in found.lost if lost.summary]) > 10


def test_good_frames_whose_content_is_no_match_end_what_is_kept(played: Path) -> None:
    tip, kept = read_match(played).tip, len(saved(played))
    assert tip is not None
    frame, _ = seal(tip, FrameKind.ENTRIES, pack({"summary": None, "entries": 5}))
    played.write_bytes(played.read_bytes() + frame)
    found = look(played)

    assert (found.verdict, found.is_whole) == (Verdict.CLEAN, False)
    assert found.entries == kept
    assert [(lost.seq, lost.entries) for lost in found.lost] == [(tip.frames, None)]


def test_what_a_newer_program_wrote_is_left_to_it(played: Path) -> None:
    tip = read_match(played).tip
    assert tip is not None
    frame, _ = seal(tip, FrameKind.ENTRIES, pack({"summary": None, "entries": [], "more": 1}))
    played.write_bytes(played.read_bytes() + frame)

    with pytest.raises(UnknownContent):
        look(played)


def test_a_name_that_is_taken_is_never_written_over(played: Path) -> None:
    content = played.read_bytes()
    with pytest.raises(FileExistsError):
        write_salvaged(look(played), played)

    assert played.read_bytes() == content


@pytest.mark.parametrize("call", ["create", "write", "sync", "rename"])
def test_a_disk_that_fails_leaves_no_half_file(played: Path, tmp_path: Path, call: str) -> None:
    files: Files = FailingFiles(call)
    with pytest.raises(OSError, match=call):
        write_salvaged(look(played), tmp_path / "stick" / "new.svoyak", files)

    assert list((tmp_path / "stick").iterdir()) == []
