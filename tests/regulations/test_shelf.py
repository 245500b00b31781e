"""The bundled regulations and a club's own stand on one shelf, and a bad file stops no other."""

import os
from pathlib import Path

import pytest

from station.regulations import shelf
from station.regulations.faults import RegulationFaults, RegulationUnknown
from station.regulations.shelf import Listed, Origin, bundled, find_regulation, find_sheet, list_regulations

TITLES = (("ru", "I чемпионат СПбГУЭФ"), ("en", "First SPbGUEF championship"))
BUNDLED = ("nesprosta-xv", "spbguef-1")


def own(folder: Path, code: str, name: str = "") -> Path:
    """A club's file: a copy of a bundled one under another code."""
    text = (Path(shelf.__file__).parent / "spbguef-1.toml").read_text("utf-8")
    path = folder / (name or f"{code}.toml")
    path.write_text(text.replace('code = "spbguef-1"', f'code = "{code}"'), "utf-8")
    return path


def fault(path: str, folder: Path) -> tuple[str, int, dict[str, str]]:
    with pytest.raises(RegulationFaults) as caught:
        find_regulation(path, folder)

    (found,) = caught.value.faults
    return found.code, found.line, dict(found.parameters)


def test_what_comes_with_the_program_is_what_lies_beside_it() -> None:
    files = {path.stem for path in Path(shelf.__file__).parent.glob("*.toml")}

    assert bundled() == BUNDLED
    assert files == {*BUNDLED, "clauses"}


@pytest.mark.parametrize("code", BUNDLED)
def test_a_bundled_one_is_found_without_a_folder(code: str, tmp_path: Path) -> None:
    assert find_regulation(code, tmp_path / "none").code == code


def test_an_own_one_is_found_by_code_and_by_path(tmp_path: Path) -> None:
    path = own(tmp_path, "ours")

    assert find_regulation("ours", tmp_path).code == "ours"
    assert find_regulation(str(path), tmp_path / "none").code == "ours"
    assert find_sheet("ours", tmp_path).regulation == find_regulation("ours", tmp_path)


@pytest.mark.parametrize("code", ["nobodys", "", "../ours", "..", "Ours", "ours\n"])
def test_an_unknown_code_tells_the_known_ones(code: str, tmp_path: Path) -> None:
    own(tmp_path, "ours")
    folder = tmp_path / "folder"
    folder.mkdir()
    own(folder, "theirs")

    with pytest.raises(RegulationUnknown) as caught:
        find_regulation(code, folder)

    assert caught.value.code == code.strip()
    assert caught.value.known == (*BUNDLED, "theirs")


def test_all_are_listed_the_bundled_first_and_the_bad_with_their_faults(tmp_path: Path) -> None:
    good, bad = own(tmp_path, "b"), own(tmp_path, "a")
    bad.write_text("code = 1\nextra = 2\n", "utf-8")
    (tmp_path / "notes.txt").write_text("no regulation", "utf-8")
    (tmp_path / ".#b.toml").write_text("an editor's", "utf-8")

    *ours, first, second = list_regulations(tmp_path)

    assert [(listed.code, listed.origin) for listed in ours] == [(code, Origin.BUNDLED) for code in BUNDLED]
    assert not any(listed.faults for listed in ours)
    assert (first.code, first.titles, first.origin, first.path) == ("a", (), Origin.OWN, bad)
    assert {("wrong-type", 1), ("unknown-key", 2)} <= {(told.code, told.line) for told in first.faults}
    assert second == Listed("b", TITLES, Origin.OWN, good, regulation=find_regulation("b", tmp_path))


def test_no_folder_means_no_own_ones(tmp_path: Path) -> None:
    assert [listed.code for listed in list_regulations(tmp_path / "none")] == list(BUNDLED)


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "regulations"
    folder.write_text("a file", "utf-8")

    last = list_regulations(folder)[-1]

    assert (last.path, [told.code for told in last.faults]) == (folder, ["unreadable"])
    with pytest.raises(RegulationUnknown) as caught:
        find_regulation("ours", folder)
    assert caught.value.known == BUNDLED


def test_a_bundled_code_is_taken(tmp_path: Path) -> None:
    path = own(tmp_path, "spbguef-1")

    assert fault(str(path), tmp_path) == ("code-taken", 4, {"found": "spbguef-1"})
    assert find_regulation("spbguef-1", tmp_path).code == "spbguef-1"
    (told,) = list_regulations(tmp_path)[-1].faults
    assert told.code == "code-taken"


def test_a_file_is_named_after_its_code(tmp_path: Path) -> None:
    own(tmp_path, "ours", "copy.toml")

    assert fault("copy", tmp_path) == ("code-not-file", 4, {"found": "ours", "file": "copy.toml"})


def test_a_path_without_a_file(tmp_path: Path) -> None:
    assert fault(str(tmp_path / "none.toml"), tmp_path) == ("unreadable", 0, {"reason": "ENOENT"})


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_is_not_waited_for(make: object, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    assert callable(make)
    make(path)

    assert fault("ours", tmp_path) == ("unreadable", 0, {"reason": shelf.NOT_A_FILE})


def test_other_encodings_are_told_with_the_line(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_bytes('code = "ours"\ntitles.ru = "Наш"\n'.encode("cp1251"))

    assert fault("ours", tmp_path) == ("not-utf8", 2, {})


def test_a_mark_of_utf8_at_the_beginning_is_no_fault(tmp_path: Path) -> None:
    path = own(tmp_path, "ours")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())

    assert find_regulation("ours", tmp_path).code == "ours"


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = own(tmp_path, "ours")
    path.write_text(path.read_text("utf-8") + "#" * shelf.MOST_BYTES, "utf-8")

    assert fault("ours", tmp_path) == ("too-large", 0, {"most": str(shelf.MOST_BYTES)})


def test_a_folder_that_may_not_be_entered_is_told(tmp_path: Path) -> None:
    assert fault("ours", tmp_path / ("x" * 300)) == ("unreadable", 0, {"reason": "ENAMETOOLONG"})
