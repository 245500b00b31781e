"""The examples that people copy are played as they stand."""

import re

import pytest

from station.protocol.notation.replay import replay
from station.rules.state import scores
from tests.project.sources import ROOT
from tests.protocol.notation.games import find
from tests.protocol.notation.texts import CHOICE, SEQUENCE

PAGES = pytest.mark.parametrize(
    "page", ["station/protocol/notation/GRAMMAR.md", "station/protocol/notation/GRAMMAR.ru.md"]
)


def examples(path: str) -> list[str]:
    """The examples of a page that are set apart."""
    return re.findall(r"^```\n(.*?)^```", (ROOT / path).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def points(text: str) -> tuple[int, ...]:
    return tuple(scores(replay(text, find).state).values())


@PAGES
def test_the_game_of_the_grammar(page: str) -> None:
    game, _, _ = examples(page)

    assert points(game) == (10 + 20 - 40, -20 - 40, 40)


@PAGES
def test_the_interruption_of_the_grammar(page: str) -> None:
    _, interrupted, _ = examples(page)

    assert points(f"{SEQUENCE}10: −\n20: −\n{interrupted}") == (-30, 30, 0)


@PAGES
def test_the_auction_of_the_grammar(page: str) -> None:
    _, _, auction = examples(page)
    before = "Реки 50: Б+\nРеки 20: Б+\nПоэты 50: А+\nПоэты 10: А+\n"

    assert points(CHOICE.replace("Горы 40", "Горы 30") + before + auction) == (60, 0, 0)


def test_the_game_of_the_readme() -> None:
    found = re.search(
        r"^Регламент:.*?(?=^```)", (ROOT / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )

    assert found
    assert points(found[0]) == (10 + 20 - 40, -20 - 40, 40)
