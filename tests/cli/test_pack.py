"""``svoyak pack``."""

from pathlib import Path

import pytest

from packs import shelf
from station.cli.run import run

PACK = """\
### Двор
#T Лужи

№ 10
? Вопрос о луже
! Ответ о луже

№ 20
? Вопрос о дожде
! Ответ о дожде

№ запас
? Вопрос о сапогах
! Ответ о сапогах

#T Заборы

№ 10
? Вопрос о заборе
! Ответ о заборе
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "yard.si4s"
    path.write_text(PACK, encoding="utf-8")
    return path


def test_themes_are_listed_with_their_prices_and_no_questions(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "ru", "pack", "show", str(pack)]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith("Двор\n")
    assert "  1. Лужи: 10 20 + запасной\n" in shown
    assert "  2. Заборы: 10\n" in shown
    assert "Вопрос" not in shown
    assert "Ответ" not in shown


def test_a_theme_for_a_final_round_is_told_apart(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack.write_text(f"{PACK}\n#T Зонты\n\n? Вопрос о зонте\n! Ответ о зонте\n", encoding="utf-8")

    assert run(["--lang", "ru", "pack", "show", str(pack)]) == 0
    assert "  3. Зонты: финальный раунд\n" in capsys.readouterr().out


def test_a_whole_pack_is_printed_so_that_it_can_be_read_again(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pack", "show", "--questions", str(pack)]) == 0
    printed = capsys.readouterr().out
    again = tmp_path / "again.si4s"
    again.write_text(printed, encoding="utf-8")

    assert run(["pack", "show", "--questions", str(again)]) == 0
    assert capsys.readouterr().out == printed
    assert "Ответ о сапогах" in printed


def test_a_sound_pack_is_checked(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    assert run(["--lang", "ru", "pack", "check", str(pack)]) == 0
    assert "«Двор»: 2 темы" in capsys.readouterr().out


def test_every_remark_is_told_with_its_line_and_the_pack_stays_playable(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack.write_text(PACK.replace("№ 20", "№ дорого"), encoding="utf-8")

    assert run(["pack", "check", str(pack)]) == 0
    assert f"{pack}:8: warning: the price is not a number: “дорого”\n" in capsys.readouterr().out


def test_what_an_organiser_wants_to_know_is_told(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "ru", "pack", "check", str(pack)]) == 0

    told = capsys.readouterr().out
    assert f"{pack}: замечание: тема 2 «Заборы»: только 1 вопрос из пяти\n" in told
    assert f"{pack}: замечание: тема 2 «Заборы»: нет запасного вопроса\n" in told


@pytest.mark.parametrize("bundled", shelf.bundled())
def test_a_bundled_pack_gives_no_cause_for_remarks(bundled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check", str(bundled)]) == 0
    assert "no remarks" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "the file is empty"),
        (b"PK\x03\x04", "an archive"),
        ("Просто письмо.\n".encode(), "of no format of packs"),
    ],
)
def test_a_file_that_is_no_pack_is_told(
    content: bytes, told: str, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack.write_bytes(content)

    assert run(["pack", "check", str(pack)]) == 1
    assert told in capsys.readouterr().out
    assert run(["pack", "show", str(pack)]) == 2
    assert told in capsys.readouterr().err


def test_a_pack_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "show", str(tmp_path / "gone.si4s")]) == 2
    assert (
        "gone.si4s” gives no pack: the file cannot be read: there is no such file" in capsys.readouterr().err
    )
