"""The host's keys: the tables of the match screen.

Digits are the seats' buttons and no host's keys; only where no button is live they type numbers. Every key
works under the Cyrillic layouts and with Caps Lock (``drivers.layouts``).
"""

from collections.abc import Iterable

from screens import keys
from screens.keys import (
    COLOURS_KEY,
    DIGITS,
    HELP_KEY,
    LANGUAGE_KEY,
    LEAVE_KEYS,
    MOVES,
    PALETTE_KEY,
    REPAINT_KEY,
    STOP_KEY,
    TEXT_KEYS,
    Key,
)
from station.wording.language import N_

MOVE_KEY = Key(
    "move",
    ("f2",),
    N_("save elsewhere"),
    "rare",
    N_("while the match cannot be saved: go on saving in another folder or on a stick"),
)
BUTTONS_KEY = Key(
    "buttons",
    ("f6",),
    N_("buttons"),
    "aside",
    N_("the buttons: whose is which, how they stand; give, swap, switch off"),
)
LEAVE_KEY = Key("leave", LEAVE_KEYS, N_("leave"))
UNDO_KEY = Key("undo", ("u", "backspace"), N_("undo"), "undo")
DESK_KEY = Key("desk", ("m",), N_("desk"), "", N_("the desk: corrections, sanctions, themes, lots, disputes"))
RIGHT_KEY = Key("right", ("up", "plus", "equals_sign"), N_("right"), "Rule")
WRONG_KEY = Key("wrong", ("down", "minus"), N_("wrong"), "Rule")
STEP_KEY = Key("step", ("space",), N_("the next step, which stands at the bottom"), "step")
PAUSE_KEY = Key("pause", ("p",), N_("pause"), "pause")
SHEET_KEY = Key("sheet", ("t",), N_("score sheet"))
TIPS_KEY = Key(
    "tips", ("i",), N_("no advice"), "tip", N_("show no advice any more; once more: all of it anew")
)
SCROLL_KEYS = (
    Key("text_up", ("pageup",), N_("text up"), "scroll"),
    Key("text_down", ("pagedown",), N_("text down"), "scroll"),
)

HOST_KEYS = (
    STEP_KEY,
    RIGHT_KEY,
    WRONG_KEY,
    Key("last_word", ("l",), N_("wrong, was read out"), "Rule", N_("wrong, though read to the end")),
    Key("clarify", ("c",), N_("more exactly"), "Clarify", N_("ask to be more exact")),
    Key("speaking", ("v",), N_("is speaking"), "Speaking", N_("the player speaks: stop the clock")),
    Key("nobody", ("n",), N_("nobody"), "Nobody", N_("nobody will answer")),
    Key("announce", ("enter",), N_("only tell the price"), "Announce", N_("announce the next price")),
    Key("early", ("e",), N_("the early press counts"), "AcceptEarly"),
    Key("late", ("a",), N_("the late press counts"), "AcceptLate"),
    Key("withdraw", ("w",), N_("withdraw"), "Withdraw"),
    Key("decline", ("x",), N_("no spare"), "DeclineSpare"),
    Key("leave_open", ("o",), N_("leave it open"), "LeaveOpen", N_("leave the tie open for now")),
    Key("extra", ("d",), N_("play it off"), "StartExtra", N_("play an extra theme for a shared place")),
    PAUSE_KEY,
    DESK_KEY,
    SHEET_KEY,
    HELP_KEY,
    LEAVE_KEY,
    UNDO_KEY,
    Key("redo", ("r",), N_("redo"), "redo"),
    PALETTE_KEY,
    *SCROLL_KEYS,
    BUTTONS_KEY,
    MOVE_KEY,
    TIPS_KEY,
    LANGUAGE_KEY,
    COLOURS_KEY,
    STOP_KEY,
    REPAINT_KEY,
)
"""Every key of the match screen."""

EVERYWHERE = (
    HELP_KEY,
    PALETTE_KEY,
    LEAVE_KEY,
    BUTTONS_KEY,
    MOVE_KEY,
    LANGUAGE_KEY,
    COLOURS_KEY,
    STOP_KEY,
    REPAINT_KEY,
)
"""Keys of the match whatever is on the screen; while a text is typed, those of them that type nothing."""

SEAT_KEYS = ("1", "2", "3", "4")
"""The terminal keys that are the seats' buttons."""

DESK_LETTERS = frozenset("acdefghlnprtvwx")
"""The letters that are keys of a page of the desk; with S or B among them 3 would be no button."""

NUMBER_KEYS = (
    Key("digit", DIGITS, N_("type a number"), fixed=True),
    Key("digit_less", ("backspace",), N_("one digit less"), fixed=True),
    Key("no_digits", ("escape",), N_("empty the field"), fixed=True),
)
"""What types a bid or a stake."""

BY_HAND_KEY = Key("by_hand", ("l",), N_("a lot thrown by hand names who chooses"))
ALL_IN_KEY = Key("all_in", ("a",), N_("all-in"))
PASS_KEY = Key("pass", ("x",), N_("pass"))
CLOSE_KEY = Key("close", ("escape",), N_("back to the match"), fixed=True)

BOARD_KEYS = (
    *MOVES,
    Key("open", ("enter",), N_("open the chosen question"), fixed=True),
    Key("by_digit", DIGITS, N_("a theme, then its price; or who chooses"), fixed=True),
    BY_HAND_KEY,
)
BID_KEYS = (
    *NUMBER_KEYS,
    Key("bid", ("enter",), N_("the typed bid"), fixed=True),
    ALL_IN_KEY,
    PASS_KEY,
)
STAKE_KEYS = (
    *MOVES[:2],
    *NUMBER_KEYS,
    Key("stake", ("enter",), N_("the typed stake"), fixed=True),
)
FINISH_KEYS = (*MOVES[:2], Key("name_first", ("enter",), N_("this player was first"), fixed=True))
ANSWER_KEYS = (*MOVES[:2], Key("note", ("enter",), N_("type the answer for the protocol"), fixed=True))

NOTE_KEYS = (
    Key("keep", ("enter",), N_("keep the answer"), fixed=True),
    Key("close", ("escape",), N_("leave it as it was"), fixed=True),
    *TEXT_KEYS,
)
"""What types an answer."""

PLACE_KEYS = (
    *MOVES[:2],
    Key("save_there", ("enter",), N_("save the match there"), fixed=True),
    CLOSE_KEY,
    MOVE_KEY,
)
"""What chooses another place for a match that cannot be saved."""

PLACES = (N_("Where to save the match from now on"), PLACE_KEYS)
PATH = (
    N_("another folder: type its path"),
    (
        Key("save_there", ("enter",), N_("save the match in this folder"), fixed=True),
        Key("back", ("escape",), N_("back to the list"), fixed=True),
        MOVE_KEY,
        *TEXT_KEYS,
    ),
)

SEAT_BUTTON_KEYS = (
    Key(
        "learn",
        ("l",),
        N_("give a button"),
        more=N_("the next button that is pressed is this seat's"),
        fixed=True,
    ),
    Key("swap", ("x",), N_("swap"), more=N_("swap this seat's button with another seat's"), fixed=True),
    Key("forget", ("f",), N_("take away"), more=N_("take this seat's button away"), fixed=True),
    Key("mask", ("o",), N_("off or on"), more=N_("switch this seat's button off, or on again"), fixed=True),
)
"""What is done with the button of a seat."""

BUTTON_KEYS = (
    Key("learn", ("enter",), N_("give a button"), fixed=True),
    *SEAT_BUTTON_KEYS,
    *keys.LIST_KEYS,
    Key("close", ("escape",), N_("back to the match"), fixed=True),
    BUTTONS_KEY,
)
"""What takes keys on the page of the buttons."""

BOARD = (N_("The board"), BOARD_KEYS)
FINISH = (N_("A race too close to tell"), FINISH_KEYS)
AUCTION = (N_("An auction"), BID_KEYS)
STAKES = (N_("The final round: stakes"), STAKE_KEYS)
ANSWERS = (N_("The final round: answers"), ANSWER_KEYS)

ENTRY_KEYS = (BOARD, FINISH, AUCTION, STAKES, ANSWERS)
"""The keys of what is entered, by the moment; they come before the others."""


def actions_by_key(table: Iterable[Key] = HOST_KEYS) -> dict[str, str]:
    """Every name that may come in from one of these keys, with its action; never one of a digit."""
    return keys.actions_by_key(table, SEAT_KEYS)


def at_table(table: Iterable[Key], *, has_desk: bool) -> list[Key]:
    """Those of the keys that there are at a table; where buttons are no devices, there is none for them."""
    return [key for key in table if has_desk or key is not BUTTONS_KEY]


def is_untyped(name: str) -> bool:
    """Whether a key is one of the match even while a text is typed."""
    return any(name in key.untyped for key in EVERYWHERE)
