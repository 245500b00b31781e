"""Where text is typed, F keys and keys held with Alt or Ctrl are none, and F2 still saves elsewhere."""

from pathlib import Path

import pytest
from textual.events import Key

from screens.keys import COLOURS_KEY, HELP_KEY, LANGUAGE_KEY, PALETTE_KEY
from screens.services import SavePlace
from screens.setup.keys import FORM_KEYS
from station.rules.records import WrittenAnswer
from tests.fakes.house import FakeHouse
from tests.screens.desk.games import beginning
from tests.screens.host.playing import Playing, playing
from tests.screens.host.test_final_entry import answers, read_out
from tests.screens.host.test_move import unsaved
from tests.screens.stage import Stage

USED = {*HELP_KEY.keys, *PALETTE_KEY.keys, *LANGUAGE_KEY.keys, *COLOURS_KEY.keys}
F_KEYS = [name for number in range(1, 25) if (name := f"f{number}") not in USED]
HELD = [("alt+q", "q"), ("alt+ы", "ы"), ("ctrl+q", "q"), ("ctrl+a", "a"), ("alt+shift+o", "O")]
"""Keys as Textual names them, and the letter that it hands over with some of them."""


def lose(host: Playing, house: FakeHouse, stick: Path) -> None:
    """The match cannot be saved any more; there is a stick to save it on."""
    stick.mkdir()
    house.places = (SavePlace(stick, 7_000_000_000),)
    assert host.current is not None
    host.current.path.unlink()


async def press_no_text(host: Playing) -> None:
    """Press everything that types nothing, and leaves what is typed alone."""
    await host.keys(*F_KEYS)
    for key, character in HELD:
        host.post(Key(key, character))


async def test_no_f_key_and_no_held_key_is_text_of_an_answer(house: FakeHouse) -> None:
    async with read_out(house) as host:
        await host.does("enter", "keep the answer")
        await host.keys("о")
        await press_no_text(host)
        await host.keys("к")
        await host.does("enter", "type the answer of Борис")

        assert [answer.text for answer in answers(host)] == ["ок"]


async def test_no_f_key_and_no_held_key_is_text_on_the_desk(house: FakeHouse) -> None:
    async with playing(house, beginning()) as host:
        await host.keys("m", "w", "w", "о")
        await press_no_text(host)
        await host.keys("к")

        await host.see("Reason: ок\n")


async def test_no_f_key_and_no_held_key_is_text_of_a_path(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB")
        await host.keys("down", "down", "down", "enter", "ctrl+u", "о")
        await host.keys(*(key for key in F_KEYS if key != "f2"))
        for key, character in HELD:
            host.post(Key(key, character))
        await host.keys("к")

        await host.see("→ ок\n")
        await host.keys("escape", "up", "up", "up", "enter")
        await host.gone("NOT SAVED")


async def test_no_f_key_and_no_held_key_is_text_of_a_name(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        idle = [key for key in F_KEYS if not any(key in used.keys for used in FORM_KEYS)]
        while not app.line("Player 1").startswith("→"):
            await pilot.press("down")
        await pilot.press("о", *idle)
        for key, character in HELD:
            if key != "ctrl+q":
                app.screen.post_message(Key(key, character))
        await pilot.press("к")

        assert app.line("Player 1").split() == ["→", "Player", "1", "ок"]


@pytest.mark.clause("N4.11.3")
async def test_a_match_is_saved_elsewhere_while_an_answer_is_typed(house: FakeHouse, tmp_path: Path) -> None:
    async with read_out(house) as host:
        lose(host, house, tmp_path / "stick")
        await host.does("enter", "keep the answer")
        await host.keys("а")
        await host.does("enter", "NOT SAVED", "type the answer of Борис")
        await host.does("enter", "keep the answer")
        await host.keys("б")

        await host.does("f2", "Where to save", "7 GB free")
        await host.does("escape", "keep the answer")
        await host.does("f2", "7 GB free")
        await host.does("enter", "saved in “stick”", "keep the answer")
        await host.keys("в")
        await host.does("enter", "type the answer of Вера")

        assert answers(host) == (WrittenAnswer(1, "а"), WrittenAnswer(2, "бв"))  # type: ignore[arg-type] # seats


async def test_a_match_is_saved_elsewhere_while_a_reason_is_typed(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.keys("m", "w", "w", "о")
        await host.does("f2", "7 GB free")
        await host.keys("enter")
        await host.gone("NOT SAVED")

        await host.keys("к")
        await host.see("Reason: ок\n")


async def test_the_same_key_closes_what_it_has_opened(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB free")
        await host.keys("down", "down", "down")
        await host.does("enter", "back to the list")

        await host.keys("f2")
        await host.gone("Where to save")
        await host.does("f2", "7 GB free")
        await host.keys("enter")
        await host.gone("NOT SAVED")


async def test_who_types_an_answer_can_leave_by_ctrl_c(house: FakeHouse) -> None:
    async with read_out(house) as host:
        await host.does("enter", "keep the answer")

        await host.does("ctrl+c", "Q once more")
