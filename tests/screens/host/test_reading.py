"""A long question stays where the host has scrolled it to, as long as it is being read."""

from dataclasses import replace

import pytest

from screens.host.pages import Pages
from screens.host.paint import hidden_texts, page_of
from screens.host.scene import Scene
from station.rules.commands import Announce, Begin, FinishReading, Rule, StartReading, StartTheme
from station.rules.model import Question, Theme
from station.views.host_view import host_view
from tests.fakes.house import FakeHouse
from tests.rules.games import Game, begin
from tests.screens.glyphs import text_of
from tests.screens.host.playing import playing

LONG = " ".join(f"слово{number}" for number in range(400))


def long_game() -> Begin:
    """A match whose questions have no room on a screen of 80×24."""
    command = begin()
    theme = Theme("Тема", tuple(Question(LONG, f"Ответ {row}") for row in range(5)))
    return replace(command, themes=(theme, *command.themes[1:]))


class Host:
    """A game and the pages on which it is looked at."""

    def __init__(self) -> None:
        self.game = Game(long_game())
        self.pages = Pages()
        self.game.do(StartTheme(), Announce())
        self.see()

    def see(self) -> None:
        """The match has gone on."""
        self.pages.follow(host_view(self.game.history))

    def act(self, action: str) -> None:
        """A key of the host."""
        assert self.pages.act(action, lambda: self.scene, self.game.state)

    @property
    def scene(self) -> Scene:
        return Scene(host_view(self.game.history), 80, 24, scroll=self.pages.scroll)

    @property
    def first(self) -> str:
        """The first line of the texts."""
        return text_of(self.pages.lines(self.scene, self.game.state, None)[4]).strip()

    def read(self) -> None:
        """Reading begins, and one page is turned."""
        self.game.do(StartReading())
        self.see()
        self.act("text_down")


def test_a_page_is_what_can_be_seen() -> None:
    host = Host()
    host.read()

    assert host.pages.scroll == page_of(host.scene) == 11
    assert host.first.startswith("слово")
    assert "слово0 " not in host.first


def test_who_reads_on_after_a_wrong_answer_finds_the_place_again() -> None:
    host = Host()
    host.read()
    place = host.first
    host.game.answers(2)
    host.see()
    assert host.first == "Answer: Ответ 0"

    host.game.do(Rule(right=False))
    host.see()

    assert host.first == place
    host.game.do(FinishReading())
    host.see()
    assert host.first == place


def test_a_race_does_not_move_the_text() -> None:
    host = Host()
    host.read()
    host.game.wait(10**7)
    host.game.press(1)
    host.see()

    assert host.pages.scroll == 11


def test_what_was_scrolled_before_the_reading_begins_at_its_first_line() -> None:
    host = Host()
    host.act("text_down")
    assert host.pages.scroll == 11

    host.game.do(StartReading())
    host.see()

    assert host.first.startswith("слово0 ")


@pytest.mark.parametrize("page", ["help", "sheet"])
def test_another_page_that_was_looked_at_does_not_move_the_text(page: str) -> None:
    host = Host()
    host.read()
    place = host.first
    host.act(page)
    host.act("text_up")
    host.act(page)

    assert host.first == place


def test_the_next_question_begins_at_its_first_line() -> None:
    host = Host()
    host.read()
    host.game.rule(1, right=True)
    host.see()
    assert host.pages.scroll == 0

    host.game.do(StartReading())
    host.see()

    assert host.first.startswith("слово0 ")


def test_the_same_question_that_is_read_once_more_begins_at_its_first_line() -> None:
    host = Host()
    host.read()
    host.game.undo()
    host.see()
    host.game.do(StartReading())
    host.see()

    assert host.pages.scroll == 0


def test_nobody_scrolls_beyond_the_end() -> None:
    host = Host()
    host.read()
    for _ in range(20):
        host.act("text_down")

    assert host.pages.scroll == hidden_texts(host.scene)
    assert "Answer: Ответ 0" in "\n".join(
        text_of(line) for line in host.pages.lines(host.scene, host.game.state, None)
    )


async def test_on_the_screen_the_text_stays_and_space_never_scrolls(house: FakeHouse) -> None:
    async with playing(house, long_game()) as host:
        await host.does("space", "THEME 1")
        await host.does("space", "10: ANNOUNCE THE PRICE")
        await host.does("space", "READING", "слово0 ")
        await host.keys("pagedown")
        await host.gone("слово0 ")
        place = host.shown.splitlines()[4]
        await host.does("2", "БОРИС ANSWERS", "Answer: Ответ 0")
        await host.does("down", "10 · READING")

        assert host.shown.splitlines()[4] == place
        await host.does("space", "READ · BUTTONS LIVE")
        assert host.shown.splitlines()[4] == place
