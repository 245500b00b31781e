"""What a key switches on every screen: the language and the colours, at once."""

from collections.abc import Iterator

import pytest

from screens import looks
from screens.console import Colours
from screens.widgets.canvas import Canvas
from station.wording.language import use
from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import playing
from tests.screens.stage import Stage


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield
    use("en")
    looks.dress(Colours.CONSOLE)


@pytest.mark.parametrize(
    ("first", "english", "russian"), [("home", "New match", "Новая игра"), ("setup", "Host", "Ведущий")]
)
async def test_f9_speaks_the_other_language_at_once(
    house: FakeHouse, first: str, english: str, russian: str
) -> None:
    app = Stage(house, first)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f9")
        await pilot.pause()
        there = "\n".join(app.shown())
        await pilot.press("f9")
        await pilot.pause()
        here = "\n".join(app.shown())

    assert (russian in there, english in there) == (True, False)
    assert (russian in here, english in here) == (False, True)


async def test_f9_speaks_the_other_language_in_a_match_and_in_what_lies_upon_it(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.does("f9", "ПЕРЕД ИГРОЙ", "первая тема")
        await host.does("h", "Клавиши", "Сейчас")
        await host.does("f9", "Keys", "Now")
        await host.keys("h", "m", "w", "w")
        await host.does("f9", "Стол ведущего · Предупредить игрока", "Причина")
        await host.does("f4", "найти:", "протокол")
        await host.does("f9", "look for:", "score sheet")


@pytest.mark.parametrize("first", ["home", "setup"])
async def test_f8_paints_everything_in_other_colours(house: FakeHouse, first: str) -> None:
    app = Stage(house, first)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = app.screen.query_one(Canvas).render_line(0)
        await pilot.press("f8")
        await pilot.pause()
        after = app.screen.query_one(Canvas).render_line(0)

    assert after.text == before.text
    assert [segment.style for segment in after] != [segment.style for segment in before]


async def test_f8_works_while_a_text_is_typed(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("m", "w", "w", "o")
        before = looks.used()
        await host.keys("f8", "k")
        await host.see("Reason: ok")

    assert looks.used() != before
