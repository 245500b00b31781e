"""What the commands print is in the language that is spoken, to the last word of the parser itself.

Words of the file that a command was given stay as they are.
"""

import re
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.commands import COMMANDS
from station.cli.parser import EXAMPLE, Parser, build_whole
from station.cli.run import run
from station.wording.language import LANGUAGES, Language, use
from tests.cli.saved import saved
from tests.cli.test_documentation import described
from tests.project.sources import ROOT
from tests.protocol.notation.games import FOLDER, GAMES
from tests.screens.desk.games import beginning, in_theme
from tests.wording.letters import cyrillic, latin

Out = pytest.CaptureFixture[str]

FAULTY_REGULATION = """\
code = "Ъ"
titles.ru = ""
players = { usual = 9, least = 2, most = 4 }
answer_over = { value = "later", clause = "N4.5.2" }
clarification_aloud = { value = 1, gap.ru = "так" }
times.window = { seconds = "пять", gap.ru = "так" }
extra_prices = { value = [10, 10], gap.ru = "так" }
unheard_of = true

[[stages]]
code = "game"
ties = { value = [], gap.ru = "так" }
"""
KNOWN = "".join(
    (ROOT / "station" / "regulations" / f"{code}.toml").read_text(encoding="utf-8")
    for code in ("nesprosta-xv", "spbguef-1")
)
"""Names of values, which faults name too."""
FAULTY_PACK = """\
### Двор
? Вопрос до темы
! Ответ

#T Лужи

№ десять
? Вопрос
? Ещё вопрос

№ 20
? Вопрос
! Ответ

№ 20
? Вопрос
{раздатка}
! Ответ
"""
FAULTY_GAMES = ("Игра: без всего", "Регламент: нет такого", "Регламент: nesprosta-xv\nИгроки: А, Б")
BOUND = "Регламент: spbguef-1\nЭтап: qualifying\nИгроки: Анна, Борис, Вера\nТемы: Реки; Моря; Горы; Леса\n"
FAULTY_LINES = (
    *("10: Глеб +", "10: Анна", "20: А+", "! 10: А+", "Реки 10 А+", "10: A+", "10: Х/Б +", "10: +"),
    *(
        "10: А−, А+",
        "10: А аукцион 30",
        "Тема: Моря",
        "Конец",
        "Финал: Поэты",
        "Очки: Анна сто, так",
        "| | |",
    ),
    *("Предупреждение: Глеб", "10: А+\nПересмотр: Моря 40, Анна, так", "Раунд: красный", "Вздор"),
)


def foreign_words(language: Language, printed: str, given: str = "") -> list[str]:
    """Those that do not stand in what was given."""
    words = latin(printed) if language == "ru" else cyrillic(printed)
    known = {word.casefold() for word in re.findall(r"[^\W_]+", given)}
    return [word for word in words if not set(re.findall(r"[^\W_]+", word.casefold())) <= known]


def printed(capsys: Out) -> str:
    told = capsys.readouterr()
    return told.out + told.err


def helps(parser: Parser) -> str:
    """Without the examples, which are typed as they are."""
    return "\n".join(
        line for line in parser.format_help().splitlines() if not line.startswith(f"{EXAMPLE}svoyak")
    )


def chosen(parser: Parser) -> set[str]:
    """The values of options that are written out in the usage."""
    return set(re.findall(r"\w+", " ".join(re.findall(r"\{(.+?)\}", parser.format_usage()))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_is_in_one_language(language: Language) -> None:
    use(language)
    whole = build_whole(COMMANDS)
    groups = [whole, *whole.actions.values(), *described(whole)]

    for parser in groups:
        typed = " ".join([*COMMANDS, *parser.actions, *chosen(parser), "bash zsh"])
        assert (parser.prog, foreign_words(language, helps(parser), typed)) == (parser.prog, [])


TYPED = ("bash", "zsh", "round", "final", "semifinal", "consolation", "qualifying")
WRONG = (
    *(["fly"], ["sheet"], ["sheet", "a", "b"], ["--lang", "xx"], ["--lang"], ["matches", "--json"]),
    *(["new", "--themes", "six"], ["new", "--host", "Ann"], ["pack"], ["completion", "fish"], ["verify"]),
    *(["resume"], ["resume", "no"], ["sheet", "/"], ["pack", "check", "/no"], ["regulation", "show", "no"]),
    *(
        ["replay", "/no"],
        ["salvage", "/no"],
        ["demo", "--stage", "no"],
        ["new"],
        ["replay", "--json=1", "/no"],
    ),
    ["new", "--player", "A", "--player", "A", "--player", "B"],
    ["new", "--player", "A", "--regulation", "spbguef-1", "--stage", "no"],
    ["new", "--player", "A", "--themes", "1", "--auction", "red:3/40"],
    ["new", "--player", "A", "--player", "B", "--regulation", "nesprosta-xv", "--auction", "red:3/41"],
    ["new", "--player", "A", "--player", "B", "--absent", "C"],
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_cannot_be_done_is(
    words: list[str], language: Language, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}_RU.UTF-8")

    assert run(words) != 0
    assert foreign_words(language, printed(capsys), " ".join([*words, *COMMANDS, *TYPED])) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "name", "text"),
    [
        (["regulation", "check"], "own.toml", FAULTY_REGULATION),
        (["regulation", "check"], "own.toml", "code ="),
        (["pack", "check"], "own.si4s", FAULTY_PACK),
        (["pack", "check"], "own.txt", "Слова\n"),
        *((["replay"], "game.txt", text) for text in FAULTY_GAMES),
        *((["replay"], "game.txt", f"{BOUND}{line}\n") for line in FAULTY_LINES),
    ],
)
def test_what_is_wrong_in_a_file_is(
    command: list[str], name: str, text: str, language: Language, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")

    run(["--lang", language, *command, str(path)])
    told = printed(capsys)
    assert told
    assert foreign_words(language, told, f"{text} {KNOWN}") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_score_sheet_of_a_game_is(name: str, language: Language, capsys: Out) -> None:
    path = FOLDER / f"{name}.txt"

    assert run(["--lang", language, "replay", str(path)]) == 0
    assert foreign_words(language, printed(capsys), f"{path.read_text(encoding='utf-8')} {KNOWN}") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("damage", ["none", "middle", "end", "all"])
@pytest.mark.parametrize("command", ["sheet", "verify", "salvage", "matches", "resume", "notation"])
def test_what_is_said_of_a_match_file_is(
    command: str, damage: str, language: Language, home: Path, capsys: Out
) -> None:
    assert folders.matches().is_relative_to(home)
    path = saved(in_theme().history)
    content = path.read_bytes()
    middle = len(content) // 8192 * 4096
    path.write_bytes(
        {
            "none": content,
            "middle": content[:middle] + bytes(4096) + content[middle + 4096 :],
            "end": content[:-1],
            "all": b"no match",
        }[damage]
    )

    run(["--lang", language, command, *([] if command == "matches" else [str(path)])])
    told = printed(capsys)
    assert told
    assert foreign_words(language, told, f"{KNOWN} {beginning()} {path}") == []


@pytest.mark.parametrize("words", ["--lang ru pack show", "pack --lang ru show", "pack show --lang=ru"])
def test_the_language_stands_before_the_command_or_behind_it(words: str, capsys: Out) -> None:
    assert run([*words.split(), "none.si4s"]) == 2
    assert "такого файла" in printed(capsys)


def test_an_unknown_language_is_refused_wherever_it_stands(capsys: Out) -> None:
    assert run(["matches", "--lang", "xx"]) == 2
    assert "'xx'" in printed(capsys)
