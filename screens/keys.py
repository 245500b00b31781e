"""Tables of keys, from which the dispatch, the line of keys, the help and the palette are made.

The keys of an action are those of its table, unless the settings give it others. They are set once, when the
station starts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from drivers.layouts import names_of_keys
from screens.key_names import types_nothing, written, written_all
from station.wording.language import N_

DIGITS = tuple("0123456789")


class _Set:
    """The keys that the settings give to actions."""

    keys: Mapping[str, tuple[str, ...]] = {}


def set_keys(keys: Mapping[str, tuple[str, ...]]) -> None:
    """Give other keys to these actions, by Textual's names, and to all others those of their tables."""
    _Set.keys = dict(keys)


@dataclass(frozen=True, slots=True)
class Key:
    """An action with its keys as Textual names them, and what it is for.

    ``command``: the name of the command that must be possible for the key to be offered; empty: always.
    ``more``: what the help says of it, where the few words of the line of keys do not explain it.
    ``fixed``: the settings cannot give it other keys. ``beside_text``: letters are text, so that of its keys
    only those count that type nothing.
    """

    action: str
    keys: tuple[str, ...]
    use: str
    command: str = ""
    more: str = ""
    fixed: bool = False
    beside_text: bool = False

    @property
    def bound(self) -> tuple[str, ...]:
        """The keys that it has."""
        keys = self.keys if self.fixed else _Set.keys.get(self.action, self.keys)
        return tuple(filter(types_nothing, keys)) if self.beside_text else keys

    @property
    def first(self) -> str:
        """The key by which it is called; empty without one."""
        return next(iter(self.bound), "")

    @property
    def label(self) -> str:
        """How that key is written."""
        return written(self.first)

    @property
    def labels(self) -> str:
        """How all its keys are written."""
        return written_all(self.bound)

    @property
    def untyped(self) -> frozenset[str]:
        """Those of its keys that work while a text is typed, too."""
        return frozenset(key for key in self.bound if types_nothing(key))


def actions_by_key(keys: Iterable[Key], beside: tuple[str, ...] = ()) -> dict[str, str]:
    """Every name that may come in from one of these keys, with its action; never one of a digit.

    ``beside``: other keys that are listened to; what they might send, too, is nobody's.
    """
    own = {name: key.action for key in keys for name in key.bound if name not in DIGITS}
    names = names_of_keys((*own, *beside))
    return {name: own[key] for name, key in names.items() if key in own}


MOVES = (
    Key("cursor_up", ("up",), N_("up"), fixed=True),
    Key("cursor_down", ("down", "tab"), N_("down"), fixed=True),
    Key("cursor_left", ("left",), N_("to the left"), fixed=True),
    Key("cursor_right", ("right",), N_("to the right"), fixed=True),
)
"""What moves a cursor."""

TEXT_KEYS = (
    Key("caret", ("left", "right"), N_("in the text"), fixed=True),
    Key("ends", ("home", "end"), N_("to its beginning, to its end"), fixed=True),
    Key("rub_out", ("backspace", "delete"), N_("rub out"), fixed=True),
    Key("empty", ("ctrl+u",), N_("empty the field"), fixed=True),
)
"""What edits a text that is being typed."""

LIST_KEYS = (
    Key("choice", ("up", "down"), N_("choose"), fixed=True),
    Key("leap", ("pageup", "pagedown"), N_("several lines at once"), fixed=True),
    Key("far", ("home", "end"), N_("to the first, to the last"), fixed=True),
)
"""What moves the cursor of a list."""

FORM_KEYS = (
    Key("next", ("enter",), N_("next field; on the last: do it"), fixed=True),
    Key("field", ("up", "shift+tab", "down", "tab"), N_("field"), fixed=True),
    Key("caret", ("left", "right"), N_("in the text; the next choice"), fixed=True),
    *TEXT_KEYS[1:],
)
"""What fills in a form."""

PALETTE_KEYS = (
    Key("do", ("enter",), N_("do it"), fixed=True),
    *LIST_KEYS,
    Key("caret", ("left", "right"), N_("in the text"), fixed=True),
    *TEXT_KEYS[2:],
    Key("close", ("escape",), N_("back to the match"), fixed=True),
)
"""What looks for a command; letters are text there."""

HELP_KEY = Key("help", ("h", "f1"), N_("help"))
PALETTE_KEY = Key(
    "palette", ("f4", "ctrl+p"), N_("commands"), more=N_("everything that can be done, found by its name")
)
LANGUAGE_KEY = Key("language", ("f9",), N_("по-русски"), "rare", N_("по-русски (in Russian)"))
COLOURS_KEY = Key("colours", ("f8",), N_("other colours"), "rare")
STOP_KEY = Key(
    "stop",
    ("ctrl+z",),
    N_("to the shell"),
    "rare",
    N_("to the shell, paused; there fg leads back"),
    fixed=True,
)
REPAINT_KEY = Key("repaint", ("ctrl+l",), N_("paint the screen anew"), "rare")
LEAVE_KEYS = ("q", "ctrl+q", "ctrl+c")
