"""The first line that cannot be played stops the reading, with its number and the reason."""

import re
from collections.abc import Iterator

import pytest

from station.protocol.notation import faults, replay
from station.protocol.notation.faults import Illegal, Misread, NotationFault
from station.protocol.notation.lines import Line, read_lines
from station.wording import notation
from tests.protocol.notation.texts import CHOICE, SEQUENCE, played, points

AUCTION = "Горы 40: аукцион, жребий Борис/Вера"

UNEQUAL = ["Реки 50: А+", "Реки 40: Б+", "Реки 30: В+"]
"""Nobody has as many points as another."""

TWO = "Раунд: синий, аукционы Горы 40, Реки 10"
NAMELESS = CHOICE.replace("Темы синий:", "#").replace("Горы 40", "2 40")

CASES = [
    (SEQUENCE, "no-question", ["Ерунда"]),
    (SEQUENCE, "unknown-words", ["10: :"]),
    (SEQUENCE, "unknown-words", ["10: А/ +"]),
    (SEQUENCE, "unknown-theme", ["Ерунда: Борис"]),
    (SEQUENCE, "unknown-head", ["Предупреждние: Борис"]),
    (SEQUENCE, "no-player-but-word", ["10: никтo"]),
    (SEQUENCE, "other-alphabet", ["10: A +"]),
    (SEQUENCE, "no-colon", ["10 Анна +"]),
    (SEQUENCE, "no-colon", ["10: А+", "20 Анна +"]),
    (SEQUENCE, "theme-unplayed", ["10: А+", "Тема: Горы"]),
    (SEQUENCE, "theme-unplayed", ["10: А+", "Тема"]),
    (NAMELESS, "nameless-themes", ["Моря 10: А+"]),
    (SEQUENCE, "theme-unplayed", ["10: А+", "Конец"]),
    (SEQUENCE, "theme-unplayed", ["10: А+", "Раунд: красный"]),
    (SEQUENCE, "not-chosen", ["Реки 10: А+"]),
    (SEQUENCE, "not-chosen", ["10: А+", "Реки 20: Б+"]),
    (CHOICE, "round-unplayed", ["Реки 10: А+", "Финал: Поэты"]),
    (CHOICE, "round-unplayed", ["Реки 10: А+", "Конец"]),
    (CHOICE, "no-theme-named", ["10: А+"]),
    (CHOICE, "auction-sold", [f"{AUCTION}, Анна 40, Борис 50"]),
    (CHOICE.replace("Аукционы синий: Горы 40\nВыбирает: Анна\n", ""), "auctions-told", [TWO]),
    (SEQUENCE, "unknown-player", ["10: Глеб +"]),
    (SEQUENCE, "unknown-player", ["10: Анна Борис +"]),
    (SEQUENCE.replace("Вера", "Борис 2"), "unclear-player", ["10: Бо +"]),
    (CHOICE.replace("Цари", "Части"), "unclear-theme", ["Ч 10: А+"]),
    (SEQUENCE, "other-price", ["20: А+"]),
    (SEQUENCE, "other-theme", ["Тема: Горы"]),
    (SEQUENCE, "other-theme", ["Тема 2: Реки"]),
    (SEQUENCE, "other-theme", ["Горы: А+ | −"]),
    (SEQUENCE, "row-too-long", ["А+ | − | − | − | − | −"]),
    (SEQUENCE, "row-too-long", ["| А+ | − | − | − | −"]),
    (SEQUENCE, "row-frame", ["| А+ | Б+ |"]),
    (SEQUENCE, "row-frame", ["| А+ | Б+ | − | − |"]),
    (SEQUENCE, "no-question", ["… Анна +"]),
    (SEQUENCE, "no-ruling", ["10: Анна"]),
    (SEQUENCE, "nobody-answers", ["10: +"]),
    (SEQUENCE, "pressed-in-vain", ["10: А+, Б+"]),
    (SEQUENCE, "unknown-number", ["Очки: Анна, ошибка"]),
    (SEQUENCE, "unknown-number", ["Спор решён: первый"]),
    (SEQUENCE, "unknown-reserve", ["Тема", "Снята тема: Реки, резерв Моря, шум"]),
    (SEQUENCE, "unknown-words", ["Подсказчик: Ян, сосед"]),
    (SEQUENCE, "unknown-words", ["Тема", "Снята тема: Реки, замена Моря, шум"]),
    (SEQUENCE, "heading-late", ["10: А+", "Ведущий: Дина"]),
    (SEQUENCE, "heading-late", ["Тема", "Ведущий: Дина"]),
    (SEQUENCE, "twice", ["Стадия: final"]),
    (SEQUENCE, "accepted", ["! 10: А+"]),
    (SEQUENCE, "other-clause", ["10: А- …", "! Анна + (N4.8)"]),
    (SEQUENCE, "no-clause", ["! Тема", "! Доска (S4.8)"]),
    (SEQUENCE, "other-score", ["А+ | - | - | - | -", "Счёт: А 10, Б 7"]),
    (SEQUENCE, "other-score", ["А- | - | - | - | -", "Счёт: А 10"]),
    (SEQUENCE, "unknown-number", ["А- | - | - | - | -", "Счёт: А"]),
    (SEQUENCE, "unknown-words", ["10: А+", "Подсказка: Ян"]),
    (SEQUENCE, "unknown-words", ["Конец боя"]),
    (SEQUENCE, "unknown-words", ["10: А+", "Предупреждение второе: Анна"]),
    (SEQUENCE, "which-question", ["10: А+", "снят"]),
    (SEQUENCE, "which-question", ["А+ | −", "Б+ поздно"]),
    (CHOICE, "no-equals", [*UNEQUAL, "Горы 40: аукцион, жребий А/Б, Анна 60, +"]),
    (CHOICE, "auction-press", [f"{AUCTION}, Анна 40, + рано"]),
    (CHOICE, "which-question", ["Реки 10: А+", "снят"]),
    (SEQUENCE, "no-auction", ["10: аукцион, А+"]),
    (SEQUENCE, "no-auction", ["10: жребий Б/А, А+"]),
    (SEQUENCE, "no-auction", ["аукцион, А+ | −"]),
    (SEQUENCE, "said-twice", ["10: А/А +"]),
    (SEQUENCE, "marks-clash", ["10: А + рано поздно"]),
    (SEQUENCE, "marks-clash", ["10: А чтение + поздно"]),
    (SEQUENCE, "reading-over", ["10: А-, Б- чтение"]),
    (SEQUENCE, "last-word-alone", ["10: А − слово"]),
    (SEQUENCE, "last-word-alone", ["10: А + слово"]),
    (SEQUENCE, "last-word-alone", ["10: А + чтение слово"]),
    (SEQUENCE, "last-word-alone", ["10: А слово …"]),
    (SEQUENCE, "last-word-alone", ["10: А чтение …", "… А + слово"]),
    (CHOICE, "auction-twice", [f"{AUCTION}, Анна 40, аукцион, +"]),
    (CHOICE, "auction-twice", [f"{AUCTION}, Анна 40 …", "… аукцион, Борис 50, +"]),
    (SEQUENCE, "said-twice", ["Сверка: Анна 0, Борис 0, Анна 0"]),
    (SEQUENCE, "unknown-player", ["Сверка: Глеб 0"]),
    (SEQUENCE, "unknown-number", ["Сверка: Анна"]),
    (SEQUENCE, "not-withdrawn", ["10: А+, без запасного"]),
    (SEQUENCE, "not-withdrawn", ["10: А+", "… без запасного"]),
    (CHOICE, "no-auction", ["Горы 10: аукцион, Анна +"]),
    (CHOICE, "lot-missing", ["Горы 40: аукцион, Анна +"]),
    (CHOICE, "lot-missing", ["! Горы 40: аукцион, Анна +"]),
    (CHOICE, "bids-missing", ["Горы 40: Анна +"]),
    (CHOICE, "lot-short", ["Горы 40: аукцион, жребий Борис, Анна +"]),
    (CHOICE, "other-answerer", [f"{AUCTION}, Борис +"]),
    (CHOICE, "no-ruling", [AUCTION]),
    (CHOICE, "unknown-round", ["Раунд: красный"]),
    (CHOICE, "unknown-words", ["Выбирает: Анна, по дружбе"]),
]


@pytest.mark.parametrize(("heading", "code", "steps"), CASES)
def test_a_line_that_cannot_be_understood_is_told(heading: str, code: str, steps: list[str]) -> None:
    steps = [step for step in steps if step != "! Тема"]
    with pytest.raises(NotationFault) as raised:
        played(heading, *steps)

    cause = raised.value.cause
    assert isinstance(cause, Misread), cause
    assert (cause.code, raised.value.line) == (code, heading.count("\n") + len(steps))
    assert "{" not in notation.fault(cause.code, cause.parameters)


def test_the_bidding_must_come_to_its_end() -> None:
    heading = CHOICE.replace("Выбирает: Анна\n", "Выбирает: Анна\nРеки 50: А+\nРеки 40: Б+\nРеки 30: В+\n")
    for steps, code in (
        (["Горы 40: аукцион"], "no-bid"),
        (["Реки 20: А+", "Горы 40: аукцион"], "no-bid"),
        (["Реки 20: А+", "Горы 40: аукцион …", "Очки: Борис 50, ошибка", "… Анна +"], "no-bidding"),
    ):
        with pytest.raises(NotationFault) as raised:
            played(heading, *steps)
        assert isinstance(raised.value.cause, Misread)
        assert raised.value.cause.code == code


@pytest.mark.parametrize("what", ["Анна +", "Анна ва-банк", "Анна 100"])
def test_final_rulings_are_for_those_who_play_it(what: str) -> None:
    heading = CHOICE + "Раунд: красный\n"
    with pytest.raises(NotationFault):
        played(heading, f"Решения: {what}")


def test_a_lot_that_is_needed_for_the_places_of_auctions_is_asked_for_where_it_is_needed() -> None:
    heading = CHOICE.replace("Аукционы синий: Горы 40\n", "")
    with pytest.raises(NotationFault) as raised:
        played(heading)

    assert isinstance(raised.value.cause, Misread)
    assert (raised.value.line, raised.value.cause.code) == (6, "lot-missing")
    assert raised.value.cause.parameters == {"purpose": "auction-places"}


def test_an_illegal_step_is_told_with_its_refusal() -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, "10: А+", "Счёт")

    assert isinstance(raised.value.cause, Illegal)
    refused = raised.value.cause.refused
    assert (raised.value.line, refused.code) == (6, "questions-left")


def test_a_press_of_who_has_answered_is_refused_by_its_clause() -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, "10: А-, А+")

    assert isinstance(raised.value.cause, Illegal)
    assert (raised.value.cause.refused.code, raised.value.cause.refused.clause) == ("has-answered", "S4.13")


@pytest.mark.parametrize("text", ["", "\n\n# ничего\n"])
def test_an_empty_text_is_no_match(text: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(text)

    assert isinstance(raised.value.cause, Misread)
    assert raised.value.cause.code == "no-match"


def test_a_text_has_a_bound() -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, *["Подсказка"] * 5000)

    assert isinstance(raised.value.cause, Misread)
    assert raised.value.cause.code == "too-long"


def test_no_line_behind_the_bound_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Line] = []

    def noted(text: str) -> Iterator[Line]:
        for line in read_lines(text):
            read.append(line)
            yield line

    monkeypatch.setattr(replay, "read_lines", noted)
    with pytest.raises(NotationFault):
        played(SEQUENCE, *["Подсказка"] * 5000)

    assert len(read) == replay.MOST_LINES + 1


def test_every_fault_that_is_described_has_a_sentence_and_no_other() -> None:
    described = re.findall(r"^\s*``([a-z-]+)``", faults.Misread.__doc__ or "", re.MULTILINE)

    assert set(described) == set(notation._SENTENCES)


def test_a_bid_of_another_auction_that_goes_on_by_itself_is_missed() -> None:
    """Who is poorer than the price must bid it; nobody else can raise, and the question is theirs."""
    heading = CHOICE.replace("Горы 40", "Реки 50")
    with pytest.raises(NotationFault) as raised:
        played(heading, "Реки 10: А+", "Реки 20: Б+", "Реки 30: В+", "Реки 50: Анна +")

    assert isinstance(raised.value.cause, Misread)
    assert (raised.value.line, raised.value.cause.code) == (11, "bids-missing")


def test_a_heading_with_a_word_of_its_own_is_told_the_words_that_there_are() -> None:
    with pytest.raises(NotationFault) as raised:
        played("Турнир: весна\n" + SEQUENCE)

    assert isinstance(raised.value.cause, Misread)
    assert (raised.value.line, raised.value.cause.code) == (1, "unknown-heading")
    assert str(raised.value.cause.parameters["words"]).startswith("Регламент, Этап, Название, Дата, Ведущий")


@pytest.mark.clause("N4.3")
def test_a_price_alone_is_of_the_theme_that_was_played_last() -> None:
    assert points(CHOICE, "Реки 10: А+", "20: Б+", "Поэты 30: В+", "10: А-") == (0, 20, 30)
