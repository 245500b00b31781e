"""The host's keys: one table, from which the dispatch, the line of keys and the help are made.

Digits are the seats' buttons and no host's keys; only where no button is live they type numbers. Every key
works under the Cyrillic layouts and with Caps Lock (``drivers.layouts``).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from drivers.layouts import names_of_keys
from station.wording.language import N_


@dataclass(frozen=True, slots=True)
class HostKey:
    """An action with its keys as Textual names them, how the first is written, and what it is for.

    ``command``: the name of the command that must be possible for the key to be offered; empty: always.
    ``more``: what the help says of it, where the few words of the line of keys do not explain it.
    """

    action: str
    keys: tuple[str, ...]
    label: str
    use: str
    command: str = ""
    more: str = ""


MOVE_KEY = HostKey(
    "move",
    ("f2",),
    "F2",
    N_("save elsewhere"),
    "rare",
    N_("while the match cannot be saved: go on saving in another folder or on a stick"),
)

HOST_KEYS = (
    HostKey("step", ("space",), N_("Space"), N_("the next step, which stands beside it"), "step"),
    HostKey("right", ("up", "plus", "equals_sign"), "↑", N_("right"), "Rule"),
    HostKey("wrong", ("down", "minus"), "↓", N_("wrong"), "Rule"),
    HostKey(
        "last_word",
        ("l",),
        "L",
        N_("wrong, was read out"),
        "Rule",
        N_("wrong, though read to the end"),
    ),
    HostKey(
        "clarify",
        ("c",),
        "C",
        N_("more exactly"),
        "Clarify",
        N_("ask to be more exact"),
    ),
    HostKey("speaking", ("s",), "S", N_("is speaking"), "Speaking", N_("the player speaks: stop the clock")),
    HostKey("nobody", ("n",), "N", N_("nobody"), "Nobody", N_("nobody will answer")),
    HostKey(
        "announce",
        ("enter",),
        "Enter",
        N_("only tell the price"),
        "Announce",
        N_("announce the next price"),
    ),
    HostKey("early", ("e",), "E", N_("the early press counts"), "AcceptEarly"),
    HostKey("late", ("a",), "A", N_("the late press counts"), "AcceptLate"),
    HostKey("withdraw", ("w",), "W", N_("withdraw"), "Withdraw"),
    HostKey("decline", ("x",), "X", N_("no spare"), "DeclineSpare"),
    HostKey("leave_open", ("o",), "O", N_("leave it open"), "LeaveOpen", N_("leave the tie open for now")),
    HostKey(
        "extra",
        ("d",),
        "D",
        N_("play it off"),
        "StartExtra",
        N_("play an extra theme for a shared place"),
    ),
    HostKey("pause", ("p",), "P", N_("pause"), "pause"),
    HostKey(
        "desk",
        ("m",),
        "M",
        N_("desk"),
        "",
        N_("the desk: corrections, sanctions, themes, lots, disputes"),
    ),
    HostKey("sheet", ("t",), "T", N_("score sheet")),
    HostKey("help", ("h", "f1"), "H", N_("help")),
    HostKey("leave", ("q", "ctrl+q", "ctrl+c"), "Q", N_("leave")),
    HostKey("undo", ("u", "backspace"), "U", N_("undo"), "undo"),
    HostKey("redo", ("r",), "R", N_("redo"), "redo"),
    HostKey("up", ("pageup",), "PgUp", N_("text up"), "scroll"),
    HostKey("down", ("pagedown",), "PgDn", N_("text down"), "scroll"),
    MOVE_KEY,
    HostKey("repaint", ("ctrl+l",), "Ctrl+L", N_("paint the screen anew"), "rare"),
)
"""Every key of the match screen."""

UNTYPED = frozenset({"ctrl+c", "ctrl+q", "ctrl+l", *MOVE_KEY.keys})
"""Keys of the match whatever is being typed: to leave, to paint anew, to save a failing match elsewhere."""

SEAT_KEYS = ("1", "2", "3", "4")
"""The terminal keys that are the seats' buttons."""

MOVES = (
    HostKey("up", ("up",), "↑", N_("up")),
    HostKey("down", ("down", "tab"), "↓", N_("down")),
    HostKey("left", ("left",), "←", N_("to the left")),
    HostKey("right", ("right",), "→", N_("to the right")),
)
"""What moves a cursor."""

BOARD_KEYS = (
    HostKey("open", ("enter",), "Enter", N_("open the chosen question")),
    HostKey("by_hand", ("l",), "L", N_("a lot thrown by hand names who chooses")),
)
BID_KEYS = (
    HostKey("enter", ("enter",), "Enter", N_("the typed bid")),
    HostKey("all_in", ("a",), "A", N_("all-in")),
    HostKey("pass", ("x",), "X", N_("pass")),
)
FINAL_KEYS = (HostKey("enter", ("enter",), "Enter", N_("the typed stake, or type an answer")),)

ENTRY_KEYS = (
    (N_("The board"), (*MOVES, *BOARD_KEYS)),
    (N_("An auction"), BID_KEYS),
    (N_("The final round"), (*MOVES[:2], *FINAL_KEYS)),
)
"""The keys of what is entered, by the moment; they come before the others, and digits type numbers there."""


def actions_by_key(keys: Iterable[HostKey] = HOST_KEYS) -> dict[str, str]:
    """Every name that may come in from one of these keys, with its action; never one of a digit."""
    own = {key: host_key.action for host_key in keys for key in host_key.keys}
    names = names_of_keys((*own, *SEAT_KEYS))
    return {name: own[key] for name, key in names.items() if key in own}
