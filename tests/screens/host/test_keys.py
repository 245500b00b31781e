"""The tables of keys: none twice, none of a digit, all of them in the help, and none that breaks an entry."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from screens.host.entries import entry_for
from screens.host.keys import BID_KEYS, ENTRY_KEYS, HOST_KEYS, SEAT_KEYS, STEP_KEY, actions_by_key
from screens.host.pages import Page, Pages
from screens.host.paint import middle_of, paint
from screens.host.scene import Scene
from screens.keys import Key
from station.seats import TableView
from station.views.host_view import host_view
from station.wording.language import tr, use
from tests.rules.games import Game, begin
from tests.rules.situations import GROUPS
from tests.screens.glyphs import text_of, widest

TABLES = (HOST_KEYS, *(keys for _, keys in ENTRY_KEYS))
GAMES = {f"{group}: {name}": make for group, some in GROUPS.items() for name, make in some.items()}
KEYS = (
    *"0123456789",
    *"axlnф",
    "enter",
    "escape",
    "backspace",
    "up",
    "down",
    "left",
    "right",
    "tab",
    "space",
)


@pytest.fixture(params=["ru", "en"])
def _spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    use(request.param)
    yield
    use("en")


@pytest.mark.parametrize("table", TABLES)
def test_no_key_has_two_uses_at_one_moment(table: Sequence[Key]) -> None:
    keys = [name for key in table for name in key.keys]

    assert len(keys) == len(set(keys))


def test_no_key_of_the_host_is_a_button() -> None:
    assert not {name for key in HOST_KEYS for name in key.keys} & set(SEAT_KEYS)


@pytest.mark.parametrize(
    ("russian", "action"), [("ь", "desk"), ("щ", "leave_open"), ("в", "extra"), ("Т", "nobody")]
)
def test_keys_work_under_the_russian_layout(russian: str, action: str) -> None:
    assert actions_by_key()[russian] == action


def test_the_keys_of_an_auction_work_under_the_russian_layout() -> None:
    assert {actions_by_key(BID_KEYS)[key] for key in "фч"} == {"all_in", "pass"}


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("width", [80, 40])
def test_the_help_names_every_key_with_its_use(width: int) -> None:
    game = Game(begin())
    pages = Pages()
    scene = Scene(host_view(game.history), width, 200, table=TableView())
    pages.act(Page.HELP, lambda: scene, game.state)
    shown = pages.lines(scene, game.state, None)
    text = " ".join(" ".join(text_of(line).split()) for line in shown)

    keys = [*HOST_KEYS, *(key for _, some in ENTRY_KEYS for key in some)]
    missing = [
        key.action
        for key in keys
        if tr(key.more or key.use) not in text and key is not STEP_KEY and width == 80
    ]
    assert missing == []
    assert all(widest([line]) <= width for line in shown if line)


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_no_key_breaks_an_entry(make: Callable[[], Game]) -> None:
    game = make()
    view, random = host_view(game.history), Random(7)  # noqa: S311 - the same keys every time
    entry = entry_for(view, None)
    if entry is None:
        return
    for key in random.choices(KEYS, k=100):
        entry.take(key, key if len(key) == 1 else None, view, game.state)
        scene = replace(Scene(view, 80, 24), hints=entry.hints(view, game.state))

        assert len(paint(scene, entry.lines(middle_of(scene), game.state))) == 24
