"""A match as JSON is what JSON.md says."""

import json
import re
from functools import cache
from typing import Any

import pytest

from station.protocol.document import document, document_text
from station.protocol.notation.replay import replay
from tests.project.sources import ROOT
from tests.protocol.notation.games import GAMES, find, text_of
from tests.protocol.notation.texts import CHOICE, SEQUENCE, played

PAGE = (ROOT / "station" / "protocol" / "JSON.md").read_text(encoding="utf-8")


def of(heading: str, *steps: str) -> dict[str, Any]:
    """The object, as a reader of the JSON has it."""
    return told(document_text(played(heading, *steps)))


def told(text: str) -> dict[str, Any]:
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


@cache
def game(name: str) -> dict[str, Any]:
    return told(document_text(replay(text_of(name), find)))


def keys(found: object) -> set[str]:
    """Every key, at any depth."""
    if isinstance(found, dict):
        return set(found) | {key for value in found.values() for key in keys(value)}
    return {key for part in found for key in keys(part)} if isinstance(found, list) else set()


def test_the_page_names_every_key_and_no_other() -> None:
    table = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    top = {key for row in table for key in re.findall(r"`(\w+)`", row)}
    used = {key for name in GAMES for key in keys(game(name))}

    assert top == set(game("n-final"))
    assert {key for key in used if f"`{key}`" not in PAGE and f'"{key}"' not in PAGE} == set()


@pytest.mark.parametrize("name", GAMES)
def test_it_is_plain_json(name: str) -> None:
    assert game(name) == document(replay(text_of(name), find))


def test_scores_sums_and_rulings_of_a_theme() -> None:
    found = of(SEQUENCE, "10: Борис − ч, Анна +", "20: Вера −, снят, запасной, Вера +", "30: −", "…")

    (theme,) = found["themes"]
    assert (theme["number"], theme["name"], theme["round"], theme["slot"]) == (1, "Реки", "main", 1)
    assert theme["sums"] == [10, -10, 20]
    assert [(q["price"], q["spare"], q["outcome"]) for q in theme["questions"]] == [
        (10, False, "right"),
        (20, False, "withdrawn"),
        (20, True, "right"),
        (30, False, "nobody"),
    ]
    assert theme["questions"][0]["rulings"] == [
        {"seat": 2, "right": False, "points": -10, "struck": False},
        {"seat": 1, "right": True, "points": 10, "struck": False},
    ]
    assert theme["questions"][1]["rulings"] == [{"seat": 3, "right": False, "points": -20, "struck": True}]
    assert [player["score"] for player in found["players"]] == [10, -10, 20]


def test_the_score_after_each_step() -> None:
    found = of(
        SEQUENCE,
        "10: Борис −, Анна +, снят",
        "20: В+",
        "Пересмотр: 20, Вера, неверно",
        "Очки: Анна 5, так",
        "…",
    )

    assert [(step["what"], step["seat"], step["change"], step["scores"]) for step in found["steps"]] == [
        ("wrong", 2, [0, -10, 0], [0, -10, 0]),
        ("right", 1, [10, 0, 0], [10, -10, 0]),
        ("withdrawn", None, [-10, 10, 0], [0, 0, 0]),
        ("right", 3, [0, 0, 20], [0, 0, 20]),
        ("reversed", 3, [0, 0, -40], [0, 0, -20]),
        ("points", 1, [5, 0, 0], [5, 0, -20]),
    ]
    assert [made["kind"] for made in found["corrections"]] == ["reversed", "points"]
    assert found["adjustments"] == [{"seat": 1, "change": 5, "reason": "так"}]


def test_who_chooses_next() -> None:
    assert of(CHOICE.replace("Выбирает: Анна\n", ""), "Раунд", "…")["chooser"] == {
        "seat": None,
        "among": [1, 2, 3],
    }
    assert of(CHOICE, "Реки 10: Б+", "…")["chooser"] == {"seat": 2, "among": [2]}
    assert of(CHOICE, "Реки 10: Б …")["chooser"] is None
    assert of(SEQUENCE, "10: Б+", "…")["chooser"] is None


@pytest.mark.clause("N4.8")
def test_an_auction_with_its_bids() -> None:
    questions = {
        (theme["name"], asked["price"]): asked
        for theme in game("n-final")["themes"]
        for asked in theme["questions"]
    }

    assert questions["Птицы", 20]["auction"] == {
        "opener": 1,
        "price": 20,
        "order": [1, 3, 2],
        "bids": [
            {"seat": 1, "kind": "bid", "amount": 20, "all_in": True},
            {"seat": 3, "kind": "bid", "amount": 60, "all_in": True},
            {"seat": 2, "kind": "passed-over", "amount": None, "all_in": False},
            {"seat": 1, "kind": "passed-over", "amount": None, "all_in": False},
        ],
        "winner": 3,
        "stake": 60,
    }
    assert questions["Реки", 50]["auction"] is None


def test_what_is_yet_to_come_is_not_told() -> None:
    sequence = of(SEQUENCE, "10: А+", "…")
    text = text_of("n-final").partition("Решения:")[0]
    staked = told(document_text(replay(text + "…", find)))
    ruled = told(document_text(replay(text + "Решения: Анна + …\n…", find)))

    assert [theme["name"] for theme in sequence["themes"]] == ["Реки"]
    assert staked["final"]["stakes"] == []
    assert ruled["final"]["stakes"] == [{"seat": 1, "amount": 90}]


def test_a_board_that_is_chosen_from_is_known_as_a_whole() -> None:
    themes = of(CHOICE, "Реки 10: А+", "…")["themes"]

    assert len(themes) == 6
    assert [(theme["name"], len(theme["questions"])) for theme in themes if theme["questions"]] == [
        ("Реки", 1)
    ]


@pytest.mark.clause("N4.11.3")
def test_the_final_round() -> None:
    final = game("n-final")["final"]

    assert final["finalists"] == [1, 2, 3]
    assert final["order"] == [1, 3, 2]
    assert final["stakes"] == [
        {"seat": 1, "amount": 90},
        {"seat": 2, "amount": 130},
        {"seat": 3, "amount": 20},
    ]
    assert final["answers"][1] == {"seat": 2, "text": "Гоби; или Намиб"}


@pytest.mark.parametrize(
    ("name", "reasons"),
    [
        ("s-qualifying", ["extra-theme", "extra-theme", "points"]),
        ("s-final", ["points", "points", "removed", "absent"]),
        ("n-round-1", ["extra-theme", "extra-theme", "extra-theme"]),
        ("n-round-2", ["open", "open", "left"]),
        ("n-consolation", ["last-one", "left", "left"]),
        ("n-semifinal", ["points", "points", "points", "removed"]),
        ("n-final-one", ["sole-positive", "points", "points"]),
    ],
)
def test_each_place_has_its_reason(name: str, reasons: list[str]) -> None:
    assert [place["reason"] for place in game(name)["places"]] == reasons


@pytest.mark.parametrize(
    ("name", "winner", "why"),
    [
        ("n-final", 1, None),
        ("n-final-none", None, "no-positive"),
        ("n-round-2", None, "tie"),
    ],
)
def test_the_winner_or_why_there_is_none(name: str, winner: int | None, why: str | None) -> None:
    assert (game(name)["winner"], game(name)["no_winner"]) == (winner, why)
    assert of(SEQUENCE)["no_winner"] == "not-over"


@pytest.mark.clause("N4.13")
def test_extra_themes_stand_apart() -> None:
    found = game("n-round-1")
    extra = [theme for theme in found["themes"] if theme["kind"] == "extra"]

    assert [(theme["seats"], theme["sums"]) for theme in extra] == [
        ([1, 2, 3], [30, 30, 0]),
        ([1, 2], [10, 20, 0]),
    ]
    assert [player["score"] for player in found["players"]] == [30, 30, 30]


@pytest.mark.clause("S4.18", "S4.19")
def test_sanctions_hints_and_void_themes() -> None:
    found = game("s-qualifying")

    assert found["warnings"] == [{"seat": 2, "reason": "спорил с ведущим"}]
    assert found["hints"] == [3, 3]
    assert found["prompters"] == [
        {"name": "Ян Зыков", "participant": False},
        {"name": "Юля Жукова", "participant": True},
    ]
    void, reserve = (next(t for t in found["themes"] if t["name"] == name) for name in ("Птицы", "Лодки"))
    assert (void["void"], reserve["replaces"], reserve["slot"]) == (True, void["number"], void["slot"])


@pytest.mark.clause("S1.3")
def test_the_date_pauses_the_check_and_the_signatures() -> None:
    rows = (f"{theme}: А+ | Б+ | − | − | −" for theme in ("Реки", "Горы", "Поэты", "Цари"))
    steps = ["Пауза: неполадка, кабель", *rows, "Конец", "Сверка: Анна 40, Борис 80, Вера 0"]
    heading = "Дата: 5.12.2026\n" + SEQUENCE
    unsigned = of(heading, *steps)

    assert unsigned["date"] == "2026-12-05"
    assert unsigned["pauses"] == [{"why": "technical", "text": "кабель"}]
    assert unsigned["checked"] == {"totals": [40, 80, 0], "played": 20}
    assert unsigned["result"] == {"state": "open", "signed": None, "lifted": None}
    by = {"host": "Дина", "assistant": "", "committee": "Фаина"}
    signing = "Подписи: ведущий Дина; оргкомитет Фаина"
    signed = of(heading, *steps, signing)
    assert signed["result"] == {"state": "approved", "signed": by, "lifted": None}
    lifted = of(heading, *steps, signing, "Очки: Анна 50, ошибка")
    assert lifted["result"] == {"state": "open", "signed": None, "lifted": by}


def test_what_nobody_has_told_is_null() -> None:
    found = of(SEQUENCE, "…")

    assert (found["date"], found["pauses"], found["checked"]) == (None, [], None)
