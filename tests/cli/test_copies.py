"""Several files of one match at hand: the longest is listed and played, an older or a parted one is not."""

import shutil
from argparse import Namespace
from pathlib import Path

import pytest

from screens.services import Settings
from station.cli import folders, places, resume, salvage
from station.cli.house import House
from station.cli.run import run
from station.journal.frames import BLOCK
from station.live.opening import OpenMatch
from station.rules.commands import Announce, PlayCommand, StartReading, StartTheme
from station.wording.trouble import Trouble
from tests.fakes.another_station import another_station
from tests.live.stations import Station, new_match

Output = pytest.CaptureFixture[str]


@pytest.fixture
def old(home: Path) -> Path:
    """A match in the station's folder, a step behind its beginning."""
    assert folders.matches().is_relative_to(home)
    match = new_match(folders.made(folders.matches()))
    station = Station(match).start()
    station.do(StartTheme())
    station.match.close()
    return match.path


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stick that is plugged in."""
    folder = tmp_path / "USB DISK"
    folder.mkdir()
    monkeypatch.setattr(places, "media", lambda: [folder])
    return folder


def played_on(path: Path, *commands: PlayCommand) -> Path:
    """The same file, played further."""
    match = House().resume(path)
    assert isinstance(match, OpenMatch), match
    station = Station(match).start()
    station.do(*(commands or (Announce(),)))
    station.match.close()
    return path


@pytest.fixture
def new(old: Path, stick: Path) -> Path:
    """A copy on the stick that goes further."""
    copy = Path(shutil.copy(old, stick.parent))
    played_on(copy)
    return copy.rename(stick / old.name)


def refused(path: Path) -> Trouble:
    answer = House().resume(path)
    assert isinstance(answer, Trouble), answer
    return answer


def test_the_longest_copy_is_listed_alone(new: Path, capsys: Output) -> None:
    (card,) = House().matches()
    assert run(["matches"]) == 0
    told = capsys.readouterr().out

    assert card.path == new
    assert card.trouble == ""
    assert f"> {new}\n" in told
    assert f"the longest of 2 copies, in {new.parent}" in told


def test_an_older_copy_is_refused_with_the_path_of_the_longer_one(old: Path, new: Path) -> None:
    trouble = refused(old)

    assert trouble.happened == f"“{old.name}” is an older copy: “{new}” goes on where it ends."
    assert "3 records more" in trouble.means


def test_of_several_longer_copies_the_longest_is_named(old: Path, new: Path, stick: Path) -> None:
    longest = played_on(Path(shutil.copy(new, stick.parent / "longest.svoyak")), StartReading())
    for number in range(9):
        shutil.copy(new, stick / f"{number}.svoyak")
    longest = longest.rename(stick / "9.svoyak")

    assert str(longest) in refused(old).happened
    assert str(longest) in refused(new).happened


def test_the_longer_copy_is_played_by_its_path_or_as_the_one_of_the_list(new: Path) -> None:
    for path in (new, House().matches()[0].path):
        match = House().resume(path)
        assert isinstance(match, OpenMatch)
        match.appender.close()


def test_resume_without_a_name_takes_the_longest(new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def play(match: OpenMatch, *, settings: Settings) -> int:  # noqa: ARG001 - for the screens
        opened.append(match.path)
        match.appender.close()
        return 0

    monkeypatch.setattr(resume, "play", play)
    resume.run(Namespace(match=None, settings=Settings()))

    assert opened == [new]


def test_the_name_alone_finds_a_file_on_a_stick(old: Path, new: Path, capsys: Output) -> None:
    old.unlink()

    assert run(["verify", new.name]) == 0
    assert "sound" in capsys.readouterr().out


def test_of_copies_that_are_as_long_a_sound_one_is_listed_and_resumed(old: Path, stick: Path) -> None:
    copy = Path(shutil.copy(old, stick))
    played_on(old)
    content = old.read_bytes()
    old.write_bytes(content[: copy.stat().st_size] + bytes(BLOCK) + content[copy.stat().st_size + BLOCK :])

    (card,) = House().matches()

    assert card.path == copy
    assert card.trouble == ""
    played_on(copy)


def test_parted_copies_are_both_listed_and_both_refused(old: Path, new: Path) -> None:
    aside = new.rename(new.with_suffix(".old"))
    played_on(old, Announce(), StartReading())
    aside.rename(new)

    assert {card.path for card in House().matches()} == {old, new}
    assert all("played on otherwise in" in card.trouble for card in House().matches())
    for path, other in ((old, new), (new, old)):
        trouble = refused(path)
        assert str(other) in trouble.happened
        assert "first 5 frames" in trouble.means


def test_a_copy_of_another_ending_does_not_count(old: Path, new: Path) -> None:
    new.rename(new.with_suffix(".old"))

    assert [card.path for card in House().matches()] == [old]
    played_on(old)


def test_the_same_file_by_two_names_is_one(old: Path, stick: Path) -> None:
    (stick / "link.svoyak").symlink_to(old)

    played_on(old)
    assert len(House().matches()) == 1


def test_a_copy_is_not_played_while_a_station_plays_the_other(old: Path, stick: Path) -> None:
    copy = Path(shutil.copy(old, stick))
    with another_station(old):
        trouble = refused(copy)

    assert trouble.happened == f"“{old}” is open in another window of the station."
    played_on(copy)


def test_a_match_that_was_moved_is_resumed_although_its_old_file_was_not_let_go_of_yet(
    old: Path, stick: Path
) -> None:
    copy = Path(shutil.copy(old, stick))
    hanging = House().resume(old)
    assert isinstance(hanging, OpenMatch)

    played_on(copy)
    hanging.appender.close()


def test_a_copy_that_is_no_longer_does_not_keep_from_playing(old: Path, stick: Path) -> None:
    shutil.copy(old, stick)

    played_on(old)


def test_verify_compares_the_copies_that_it_is_given(old: Path, new: Path, capsys: Output) -> None:
    assert run(["verify", str(old), str(new)]) == 0
    assert f"the first 3 frames are the same, “{new}” goes on" in capsys.readouterr().out

    aside = new.rename(new.with_suffix(".old"))
    played_on(old, Announce(), StartReading())
    assert run(["verify", str(old), str(aside)]) == 1
    assert "then they PART: frames more — 2 and 1" in capsys.readouterr().out


def test_verify_says_nothing_of_two_matches(old: Path, capsys: Output) -> None:
    other = new_match(old.parent)
    other.appender.close()

    assert run(["verify", str(old), str(other.path)]) == 0
    assert "the same" not in capsys.readouterr().out.replace("the same as the match", "")


def test_who_salvages_a_damaged_copy_is_told_of_the_one_that_goes_further(
    old: Path, new: Path, capsys: Output
) -> None:
    content = old.read_bytes()
    old.write_bytes(content[:-BLOCK] + bytes(BLOCK))

    assert run(["salvage", str(old)]) == 0
    assert f"“{new}” goes on where it ends. Go on with that file." in capsys.readouterr().out


def test_who_salvages_the_only_copy_is_told_of_no_other(old: Path, capsys: Output) -> None:
    old.write_bytes(old.read_bytes()[:-1])

    assert run(["salvage", str(old)]) == 0
    assert "Go on with that file." not in capsys.readouterr().out


def test_a_damaged_file_is_salvaged_although_its_folder_answers_no_more(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read before that."""

    def look(_path: Path) -> Trouble | None:
        raise TimeoutError

    old.write_bytes(old.read_bytes()[:-1])
    monkeypatch.setattr(salvage, "objection", look)

    assert run(["salvage", str(old)]) == 0
    assert old.with_name(f"{old.stem}-salvaged{old.suffix}").exists()
