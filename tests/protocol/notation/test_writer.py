"""The text of a match is short, readable, and tells nothing that nobody may know yet."""

import pytest

from station.protocol.notation.replay import replay
from station.protocol.notation.writer import notation
from station.rules.commands import Rename, Undo
from station.rules.history import History, submit
from station.rules.model import Seat
from station.rules.refusals import Refused
from station.wording.language import use
from tests.protocol.notation.games import GAMES, find, text_of
from tests.protocol.notation.texts import CHOICE, SEQUENCE, played, state

BLUE = tuple(f"{theme}: − | − | − | − | −" for theme in ("Реки", "Поэты", "Цари", "Спорт"))


def written(heading: str, *steps: str, reveal: bool = False, language: str = "ru") -> list[str]:
    """The lines behind the heading."""
    text = notation(played(heading, *steps), language="ru" if language == "ru" else "en", reveal=reveal)
    return text.partition("\n\n")[2].splitlines()


def head(history: History, *, reveal: bool = False) -> str:
    return notation(history, language="ru", reveal=reveal).partition("\n\n")[0]


def test_a_line_for_each_question() -> None:
    steps = ["10: Анна + чтение", "20: Борис −, Анна +", "30: −", "40: снят, запасной, Вера + уточнение"]

    assert written(SEQUENCE, "Тема: Реки", *steps, "…") == ["Тема: Реки", *steps, "…"]


def test_an_open_question_and_what_came_up_in_it() -> None:
    steps = [
        "Тема: Реки",
        "10: Анна − чтение слово, Борис …",
        "Предупреждение: Вера, шумела",
        "… Борис − уточнение, Вера …",
    ]

    assert written(SEQUENCE, *steps, "…") == [*steps, "…"]


def test_an_auction_with_its_bids() -> None:
    bids = "Реки 50: Анна +", "Реки 40: Борис +", "Горы 40: аукцион, Борис 40, Анна 50, −"

    assert written(CHOICE, *bids, "…")[-4:] == [*bids[:2], "Горы 40: аукцион, Борис 40, Анна 50, −", "…"]


def test_english_words() -> None:
    steps = ["10: Анна + ч", "20: снят", "Подсказчик: Ян, зритель"]

    assert written(SEQUENCE, "Тема", *steps, "…", language="en") == [
        "Theme: Реки",
        "10: Анна + reading",
        "20: withdrawn",
        "Prompter: Ян, spectator",
        "…",
    ]


def test_the_language_is_the_users_unless_it_is_told() -> None:
    use("ru")
    try:
        assert notation(played(SEQUENCE)).startswith("Регламент: spbguef-1\n")
    finally:
        use("en")
    assert notation(played(SEQUENCE)).startswith("Regulation: spbguef-1\n")


def test_a_step_that_was_undone_is_not_written() -> None:
    history = played(SEQUENCE, "10: Анна +", "…")
    undone = submit(history, Undo(history.acts[-1].number), history.acts[-1].at)
    assert not isinstance(undone, Refused)

    assert notation(undone[0], language="ru").endswith("\n10: Анна …\n…\n")


@pytest.mark.parametrize(
    ("name", "spelt"),
    [
        ("Роза Люк", "Роза Люк"),
        ("Анна-Мария О’Нил", "Анна-Мария О’Нил"),
        ("Роза, дочь", '"Роза, дочь"'),
        ("никто", '"никто"'),
        ("Роза Ч", '"Роза Ч"'),
        ("Пас", "Пас"),
        ('Роза "Р"', '"Роза ""Р"""'),
        ("Роза + 10", '"Роза + 10"'),
        ("№1 #1", '"№1 #1"'),
    ],
)
def test_a_name_that_would_be_misread_stands_in_quotation_marks(name: str, spelt: str) -> None:
    history = played(SEQUENCE, "Тема: Реки", "…")
    renamed = submit(history, Rename(Seat(1), name), history.acts[-1].at)
    assert not isinstance(renamed, Refused)
    again = replay(notation(renamed[0], language="ru") + "\n10: 1 +", find).state
    text = notation(replay(notation(renamed[0], language="ru") + f"\nПредупреждение: {spelt}, шум", find))

    assert again.lineup.players[0].name == name
    assert f"Warning: {spelt}, шум\n" in text


@pytest.mark.parametrize("name", ["Хиты #1", "#1", 'Дом "А', 'Дом "А"', '"'])
def test_a_theme_whose_name_would_break_its_line_is_named_by_its_number(name: str) -> None:
    told = '"' + name.replace('"', '""') + '"'
    sequence = SEQUENCE.replace("Реки", told) + f"Резерв: {told}\n"
    aside = "Спорный: №1 10, заметка"
    chosen = "1 10: Анна −, Борис +"

    assert written(sequence, "10: А+", aside, "…")[2] == aside
    assert written(sequence, "Тема", "Снята тема: 1, резерв 1, шум", "…")[1].startswith(
        "Снята тема: №1, резерв 1"
    )
    assert written(CHOICE.replace("Реки", told), chosen, "…")[-2] == chosen


@pytest.mark.clause("N4.7")
def test_where_auctions_lie_is_withheld_until_they_are_opened() -> None:
    heading = CHOICE.replace("Выбирает: Анна\n", "")
    steps = "Выбирает: Анна", "Реки 10: А+", "…"

    assert "Горы 40" not in notation(played(heading, *steps))
    assert "Раунд: Синий раунд, аукционы ?" in notation(played(heading, *steps), language="ru")
    assert "Аукционы Синий раунд: 2 40" in head(played(heading, *steps), reveal=True)
    opened = written(heading, "Выбирает: Анна", "Горы 40: аукцион, жребий А/Б/В …", "…")
    assert opened[0] == "Раунд: Синий раунд, аукционы 2 40"


def test_a_withheld_auction_is_none_of_the_questions_that_the_text_names() -> None:
    rows = "Реки: − | − | − | − | −", "Горы: − | − | −"
    text = notation(played(CHOICE, *rows, "…"), language="ru")

    again = replay(text + "\nГоры 50: −\n…", find).state

    assert again.auctions
    assert not {done.cell for done in again.played} & set(again.auctions)


def test_names_of_unplayed_themes_are_withheld() -> None:
    sequence = played(
        SEQUENCE + "Резерв: Моря; Лодки\n", "Тема", "10: А+", "Снята тема: Реки, резерв Лодки, шум", "…"
    )
    choice = played(CHOICE, "Реки 10: А+", "…")

    assert head(sequence).endswith("Темы: Реки; ?; ?; ?\nРезерв: ?; Лодки")
    assert head(sequence, reveal=True).endswith("Темы: Реки; Горы; Поэты; Цари\nРезерв: Моря; Лодки")
    assert "Темы Синий раунд: Реки; Горы; Поэты; Цари; Спорт; Числа\nТемы Красный раунд: ?" in head(choice)


@pytest.mark.clause("N4.11.1")
def test_stakes_are_withheld_until_they_are_ruled_on() -> None:
    text = text_of("n-final")
    stakes = replay(text.partition("Решения:")[0] + "…", find)
    ruled = replay(text.partition("Решения:")[0] + "Решения: Анна + …\n…", find)

    assert "Ставки: Анна ?, Борис ?, Вера ?" in notation(stakes, language="ru")
    assert "Ставки: Анна 90, Борис 130, Вера 20" in notation(stakes, language="ru", reveal=True)
    assert "Ставки: Анна 90, Борис ?, Вера ?" in notation(ruled, language="ru")


@pytest.mark.parametrize("game", GAMES)
def test_of_a_match_that_is_over_nothing_is_withheld(game: str) -> None:
    history = replay(text_of(game), find)
    is_left_open = history.state.phase == "left-open"

    assert notation(history) == notation(history, reveal=True) or is_left_open


def test_hostile_text_steers_nothing() -> None:
    heading = "Название: \x1b]0;x\x07 \u202eигра\n" + SEQUENCE.replace("Анна", "Ан\x1b[2Jна")
    history = played(heading, "Тема", "Предупреждение: 1, \x1b[31mшум\x9b", "…")

    assert history.state.lineup.players[0].name == "Ан[2Jна"
    assert not set(notation(history)) & {"\x1b", "\x07", "\x9b", "\u202e"}


def test_a_heading_is_short() -> None:
    assert head(played(SEQUENCE), reveal=True) + "\n" == SEQUENCE
    assert state(SEQUENCE).setup.title == ""
