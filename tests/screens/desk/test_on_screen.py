"""The desk on the real match screen: the match goes on around it, and what it asks for is kept."""

from station.rules.model import Seat, WhyPaused
from station.rules.records import Warned
from tests.fakes.house import FakeHouse
from tests.screens.desk.games import beginning
from tests.screens.host.playing import Playing, playing


async def read_first(host: Playing) -> None:
    """The first question is being read."""
    for seen in ("THEME 1: ANNOUNCE IT", "10: ANNOUNCE THE PRICE", "10 · READING"):
        await host.does("space", seen)


async def judge(host: Playing, seat: str, key: str, *seen: str) -> None:
    """A player answers and is judged."""
    await host.does(seat, "ANSWERS")
    await host.does(key, *seen)


async def test_a_ruling_is_corrected_in_mid_game(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await judge(host, "1", "down", "has answered")
        await judge(host, "2", "up", "10 · RIGHT")

        await host.does("m", "The host's desk", "Correct a ruling")
        await host.does("c", "Rulings and questions")
        await host.keys("down", "enter")
        assert "Scores: Анна −10 → 10 · Борис 10 → 0" in host.shown
        await host.does("enter", "struck")
        await host.keys("m", "m")
        await host.does("t", "Score sheet", "+10")

        assert [entry.points for entry in host.state.ledger if not entry.struck] == [10]


async def test_a_press_is_heard_and_told_while_the_desk_is_open(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.does("m", "The host's desk")

        await host.does("2", "STOP READING! БОРИС ANSWERS", "Correct a ruling")

        await host.keys("escape")
        await host.does("up", "10 · RIGHT")


async def test_what_is_typed_stays_while_a_clock_runs_out_and_digits_are_text(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.does("space", "10 · READ")
        await host.keys("m", "w", "w", "1", "space", "2")

        await host.see("TIME IS OVER", "Reason: 1 2")
        await host.keys("enter")
        await host.see("1 warning")

        assert host.state.warnings == (Warned(Seat(1), "1 2"),)


async def test_undo_takes_back_what_the_desk_has_done(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.keys("m", "w", "w", "enter")
        await host.see("1 warning", "undo: player warned: Анна")

        await host.keys("u")

        await host.gone("1 warning")
        assert host.state.warnings == ()


async def test_a_theme_comes_from_a_pack_while_the_screen_waits_for_no_disk(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.keys("m", "t", "enter", "f")
        await host.see("A theme from a pack", "Первый")
        await host.keys("enter")
        await host.see("Соль", "Мосты")
        await host.keys("down")
        await host.does("enter", "A reserve for “Тема 0”", "Острова")

        assert host.state.reserves[-1].name == "Острова"


async def test_a_replaced_theme_closes_the_desk(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.keys("m", "t", "enter", "enter")
        await host.does("enter", "ANNOUNCE IT", "Тема 90")

        assert "The host's desk" not in host.shown


async def test_a_pause_has_one_key_and_its_reason_three_more(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await read_first(host)
        await host.does("p", "PAUSE · 10")
        await host.does("m", "The host's desk")
        await host.does("r", "technical fault", "question to the committee")
        await host.does("enter", "PAUSE: technical fault · 10 · READING")
        await host.does("p", "BUTTONS LIVE")

        assert [told.why for told in host.state.pauses] == [WhyPaused.TECHNICAL]


async def test_a_break_leads_to_the_paper_and_tells_that_it_agrees(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await host.keys("space", "space", *["space", "n"] * 5)
        await host.does("space", "THEME 1 IS OVER", "has not been compared (M, V)", "ends about")
        await host.does("m", "The host's desk")
        await host.does("v", "as it stands on the paper")
        await host.keys("0", "enter", "0", "enter", "0", "enter")

        await host.see("The assistant's paper has the same totals")
        assert host.state.agreed is not None
