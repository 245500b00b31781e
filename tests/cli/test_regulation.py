"""``svoyak regulation``."""

from pathlib import Path

import pytest

from station.cli.run import run

OWN = """
code = "yard"
titles.ru = "Двор"
players = { usual = 3, least = 2, most = 4, gap.ru = "как соберутся" }
answer_over = { value = "wrong", gap.ru = "так принято" }
clarification_over = { value = "host", gap.ru = "так принято" }
clarification_aloud = { value = true, gap.ru = "так принято" }
spares_per_theme = { value = 0, gap.ru = "запасных нет" }
extra_prices = { value = [10, 20, 30], gap.ru = "коротко" }
one_answer = { gap.ru = "так принято" }
all_played = { gap.ru = "так принято" }
removal = { gap.ru = "так принято" }
hints = { gap.ru = "так принято" }
late_arrival = { gap.ru = "так принято" }
times.window = { seconds = 7, gap.ru = "двор шумный" }
times.answer = { seconds = 5, gap.ru = "так принято" }
times.clarification = { seconds = 5, gap.ru = "так принято" }

[[stages]]
code = "game"
titles.ru = "Игра"
ties = { value = [1], gap.ru = "победитель один" }

[[stages.rounds]]
code = "main"
themes = { usual = 3, least = 1, most = 5, gap.ru = "сколько успеем" }
prices = { value = [10, 20, 30], gap.ru = "коротко" }
"""


@pytest.fixture
def own(home: Path) -> Path:
    """A club's regulation in the folder of the settings."""
    folder = home / ".config" / "svoyak" / "regulations"
    folder.mkdir(parents=True)
    path = folder / "yard.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.mark.usefixtures("own")
def test_bundled_and_own_regulations_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "ru", "regulation", "list"]) == 0

    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert [code for code, _ in lines] == ["nesprosta-xv", "spbguef-1", "yard"]
    assert lines[2][1] == "Двор"


def test_a_faulty_one_is_listed_with_its_faults_and_stops_no_other(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text(OWN.replace("seconds = 7", "seconds = 0"), encoding="utf-8")

    assert run(["regulation", "list"]) == 0
    assert "“yard.toml”: 1 fault." in capsys.readouterr().out


@pytest.mark.usefixtures("own")
def test_a_regulation_is_shown_with_the_grounds_of_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "ru", "regulation", "show", "yard"]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith("Двор\n")
    assert "  время на нажатие после чтения: 7 с [двор шумный]\n" in shown
    assert "\nИгра (game)\n  места, которые нельзя делить: 1 [победитель один]\n" in shown
    assert "\n  темы: 3 (от 1 до 5) [сколько успеем]\n" in shown


def test_each_round_of_a_stage_is_shown_under_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "ru", "regulation", "show", "nesprosta-xv"]) == 0

    _, final = capsys.readouterr().out.split("\nФинал (final)\n")
    red = final.split("  Красный раунд (red)\n")[1].splitlines()
    assert "  финальный раунд: играется, со ставками [N4.10]" in final.splitlines()
    assert "    цены: 20, 40, 60, 80, 100 [N4.2]" in red
    assert "    порядок вопросов: по выбору игроков [N4.3]" in red
    assert "    первым выбирает: игрок с наименьшим счётом [N4.3]" in red
    assert "    скрытые аукционы: 2 [N4.7]" in red
    assert "цены: 10, 20, 30, 40, 50" not in "\n".join(red)


@pytest.mark.parametrize("code", ["nesprosta-xv", "spbguef-1"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_bundled_regulation_is_shown_and_has_no_faults(
    code: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", language, "regulation", "show", code]) == 0
    assert run(["--lang", language, "regulation", "check", code]) == 0
    assert {"ru": "ошибок нет", "en": "can be used"}[language] in capsys.readouterr().out


def test_every_fault_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "yard.toml"
    path.write_text(
        OWN.replace("seconds = 7", "seconds = 0").replace("most = 5", "most = 50"), encoding="utf-8"
    )

    assert run(["regulation", "check", str(path)]) == 1

    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[:2] for line in told[:-1]] == [["yard.toml", "15"], ["yard.toml", "26"]]
    assert told[-1] == "“yard.toml”: 2 faults."


def test_a_faulty_one_cannot_be_shown(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own.write_text("code", encoding="utf-8")

    assert run(["regulation", "show", "yard"]) == 2
    assert "yard.toml:1: this is not TOML" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["show", "check"])
def test_an_unknown_one_is_answered_with_those_that_are_known(
    action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["regulation", action, "no-such"]) == 2
    assert "nesprosta-xv, spbguef-1" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["regulation", "check", str(tmp_path / "gone.toml")]) == 1
    assert "there is no such file" in capsys.readouterr().out
