"""The help names every key that is taken, and no other: what is pressed is compared with what it says."""

from collections.abc import Iterable
from string import ascii_lowercase

import pytest

from drivers.layouts import PUNCTUATION
from screens.help import Group
from screens.host.answer_entry import AnswerDesk
from screens.host.entries import entry_for, new_palette
from screens.host.keys import DESK_LETTERS, EVERYWHERE, HOST_KEYS, SEAT_KEYS, actions_by_key, is_untyped
from screens.host.pages import Pages
from screens.host.scene import Scene
from screens.key_names import written
from screens.keys import TEXT_KEYS, Key
from screens.services import SetupMemory
from screens.setup.draft import Draft, Field
from screens.setup.keys import FORM_KEYS
from screens.setup.line_edit import line_edit
from station.rules.model import Seat
from station.rules.state import Phase
from station.seats import TableView
from station.views.host_view import host_view
from tests.fakes.house import REGULATIONS
from tests.rules.games import Game
from tests.rules.situations import GROUPS
from tests.screens.desk.games import in_theme, played_out
from tests.screens.desk.hands import Hands
from tests.screens.glyphs import text_of

NAMED = (
    *("space", "enter", "escape", "backspace", "tab", "shift+tab", "insert", "delete", "home", "end"),
    *("pageup", "pagedown", "up", "down", "left", "right", "plus", "asterisk"),
)
HELD = [f"ctrl+{letter}" for letter in ascii_lowercase if letter not in "hijm"]
F_KEYS = [f"f{number}" for number in range(1, 13)]
UNTYPED = [*NAMED[1:16], *HELD, *F_KEYS]
EVERY = [*ascii_lowercase, *"0123456789", *PUNCTUATION.values(), *NAMED, *HELD, *F_KEYS]

GAMES = [make for some in GROUPS.values() for make in some.values()]
ENTRIES = (Phase.CHOOSING, Phase.PHOTO_FINISH, Phase.BIDDING, Phase.STAKES, Phase.READ_OUT)

DESK_WAYS = (
    *((), *((letter,) for letter in "cdpwtlenrvg")),
    *(("c", "enter"), ("c", "w"), ("c", "d"), ("p", "enter"), ("w", "w"), ("w", "r"), ("w", "l"), ("w", "c")),
    *(("t", "enter"), ("t", "enter", "p"), ("t", "enter", "f"), ("e", "enter"), ("n", "enter")),
)
"""The keys that lead to a page of the desk."""


def labels(groups: Iterable[Group]) -> set[str]:
    """The keys that the help names."""
    told = {label for part in groups for keys, _ in part.uses for label in keys.split(", ")}
    digits = {"0…9": set("0123456789"), " ".join(SEAT_KEYS): set(SEAT_KEYS)}
    return {label for one in told for label in digits.get(one, {one})}


def takes(key: str, game: Game) -> bool:
    """Whether a fresh entry takes a key."""
    view = host_view(game.history)
    entry = entry_for(view, None)
    return entry is not None and entry.take(key, None, view, game.state) is not None


@pytest.mark.parametrize("phase", ENTRIES)
def test_an_entry_takes_the_keys_of_its_help_and_no_others(phase: Phase) -> None:
    taken: set[str] = set()
    told: set[str] = set()
    for game in (made for make in GAMES if (made := make()).phase is phase):
        view = host_view(game.history)
        entry = entry_for(view, None)
        assert entry is not None
        now = {written(key) for key in EVERY if takes(key, game)}
        assert now <= labels(entry.help(game.state))
        taken |= now
        told |= labels(entry.help(game.state))

    assert told == taken


def effect(way: tuple[str, ...], key: str, game: Game) -> bool:
    """Whether a key does something on a page of a fresh desk."""
    hands = Hands(game)
    hands.keys(*way)
    hands.load()
    before = hands.shown(), hands.hints()
    view = host_view(game.history)
    taken = hands.desk.take(key, None, view, game.state)
    if taken is None:
        return not is_untyped(key)
    return bool(taken.note or taken.command or taken.closed) or (hands.shown(), hands.hints()) != before


@pytest.mark.parametrize("way", DESK_WAYS, ids="-".join)
def test_a_key_that_does_something_on_the_desk_is_in_its_help(way: tuple[str, ...]) -> None:
    for game in (in_theme(), played_out(1, 2, 3)):
        hands = Hands(game)
        hands.keys(*way)
        hands.load()
        told = labels(hands.desk.help(game.state))
        effective = {key for key in EVERY if effect(way, key, game)}
        if hands.desk.is_typed:
            effective -= set(EVERY) - set(UNTYPED)

        assert {written(key) for key in effective} <= told


def test_every_letter_of_a_page_of_the_desk_is_known_as_one() -> None:
    """Other keys that are given to "undo" and "desk" must not be one of them."""
    used: set[str] = set()
    for way in DESK_WAYS:
        for game in (in_theme(), played_out(1, 2, 3)):
            hands = Hands(game)
            hands.keys(*way)
            hands.load()
            if not hands.desk.is_typed:
                used |= {label.lower() for label in labels(hands.desk.help(game.state)) if len(label) == 1}

    assert used & set(ascii_lowercase) - {"m", "u"} <= DESK_LETTERS


def test_a_text_is_edited_by_the_keys_of_its_table_and_by_no_others() -> None:
    text = line_edit("abc").press("left")
    edited = {key for key in UNTYPED if text.press(key) != text}

    assert edited == {name for key in TEXT_KEYS for name in key.keys}


def test_an_answer_is_typed_by_the_keys_of_its_help() -> None:
    game = in_theme()
    taken = set()
    for key in (key for key in UNTYPED if not is_untyped(key)):
        desk = AnswerDesk(Seat(1), "abc")
        desk.take("left", None, host_view(game.history), game.state)
        before = desk._line
        answer = desk.take(key, None, host_view(game.history), game.state)
        if (answer is not None and answer.closed) or desk._line != before:
            taken.add(written(key))

    assert taken == labels(AnswerDesk(Seat(1), "").help(game.state))


def test_the_palette_takes_the_keys_of_its_help() -> None:
    game = in_theme()
    view = host_view(game.history)
    taken = set()
    for key in (key for key in UNTYPED if key not in {"f4", "ctrl+p"}):
        palette = new_palette(lambda: None, None, is_movable=False, has_desk=True)
        for sign in "re":
            palette.take(sign, sign, view, game.state)
        for step in ("left", "down"):
            palette.take(step, None, view, game.state)
        before = vars(palette).copy()
        answer = palette.take(key, None, view, game.state)
        if answer is not None and (answer.closed or answer.note or vars(palette) != before):
            taken.add(written(key))

    assert taken == labels(new_palette(lambda: None, None, is_movable=False, has_desk=True).help(game.state))


def typed(draft: Draft) -> tuple[object, ...]:
    """What stands in the form."""
    return draft.names.copy(), draft.numbers.copy(), draft.memory(1)


def test_the_form_is_filled_in_by_the_keys_of_its_help_and_by_no_others() -> None:
    told = {name for key in (*FORM_KEYS, *TEXT_KEYS) for name in key.bound}
    used = set()
    for key in UNTYPED:
        draft = Draft(REGULATIONS, (), SetupMemory("", "", ("Анна",)), list.reverse)
        for field in Field:
            draft.press(field, "left")
            before = typed(draft)
            draft.press(field, key)
            used |= {key} if typed(draft) != before else set()

    assert used <= told
    assert used >= {name for key in TEXT_KEYS for name in key.keys}


def test_the_help_of_the_match_names_every_key_that_it_listens_to() -> None:
    game = in_theme()
    pages, scene = Pages(), Scene(host_view(game.history), 80, 200, table=TableView())
    pages.act("help", lambda: scene, game.state)
    text = "\n".join(text_of(line) for line in pages.lines(scene, game.state, None))

    listened = {name for name in EVERY if name in actions_by_key()}
    assert listened == {name for key in HOST_KEYS for name in key.keys}
    assert [key.action for key in HOST_KEYS if f" {key.labels} " not in text] == []


@pytest.mark.parametrize("key", EVERYWHERE, ids=lambda key: key.action)
def test_a_key_that_works_everywhere_has_one_that_types_nothing(key: Key) -> None:
    assert key.untyped
