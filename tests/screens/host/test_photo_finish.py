"""In a race too close to tell the host names the first, and no button of a player does (N4.5.1)."""

import pytest

from screens.host.banner import banner
from screens.host.entries import entry_for
from screens.host.entry import KeyTaker, Taken
from screens.host.scene import Scene
from station.rules.commands import NameFirst
from station.rules.model import Seat
from station.views.host_view import host_view
from station.wording.acts import act_name
from tests.rules.games import Game
from tests.rules.situations import photo_finish
from tests.screens.glyphs import text_of

pytestmark = pytest.mark.clause("N4.5.1")


def asked(game: Game) -> KeyTaker:
    """Who takes the keys."""
    entry = entry_for(host_view(game.history), None)
    assert entry is not None
    return entry


def press(entry: KeyTaker, game: Game, *keys: str) -> Taken | None:
    """What the last of these keys does."""
    return [entry.take(key, None, host_view(game.history), game.state) for key in keys][-1]


def lines(entry: KeyTaker, game: Game) -> list[str]:
    """The middle of the screen."""
    scene = Scene(host_view(game.history), 80, 24, room=12)
    return [text_of(line).strip() for line in entry.lines(scene, game.state)]


def test_the_host_sees_between_whom_and_by_how_much() -> None:
    game = photo_finish()

    assert banner(host_view(game.history))[0] == "10 · TOO CLOSE TO TELL: WHO WAS FIRST?"
    assert lines(asked(game), game)[:3] == [
        "→ 2 Борис: +0 ms (±1 ms)",
        "1 Анна: +0.999 ms (±1 ms)",
        "",
    ]
    assert any("Вопрос 0.0" in line for line in lines(asked(game), game))


@pytest.mark.parametrize(
    ("keys", "seat"),
    [(("enter",), 2), (("down", "enter"), 1), (("up", "enter"), 1), (("down", "down", "enter"), 2)],
)
def test_enter_takes_the_one_under_the_cursor_which_begins_at_the_smallest_stamp(
    keys: tuple[str, ...], seat: int
) -> None:
    game = photo_finish()
    taken = press(asked(game), game, *keys)

    assert taken == Taken(NameFirst(Seat(seat)))


def test_the_line_of_keys_says_who_is_named_by_enter() -> None:
    game = photo_finish()
    entry = asked(game)
    press(entry, game, "down")

    assert entry.hints(host_view(game.history), game.state)[0] == ("Enter", "first: Анна")


@pytest.mark.parametrize("key", ["1", "2", "3", "4", "space"])
def test_a_button_that_is_still_pressed_names_nobody(key: str) -> None:
    game = photo_finish()

    assert press(asked(game), game, key) is None


def test_undo_takes_back_the_presses_then_and_the_hosts_word_later() -> None:
    game = photo_finish()
    undo = host_view(game.history).undo
    assert undo is not None
    assert act_name(undo.command, undo.seat, game.state.lineup.names) == "button press"
    game.do(NameFirst(Seat(1)))
    undo = host_view(game.history).undo

    assert undo is not None
    assert act_name(undo.command, undo.seat, game.state.lineup.names) == "first was named: Анна"
