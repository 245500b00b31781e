"""The keys of the form and of its pages.

Letters and digits are text in the form, so that every key of its own is one that types nothing.
"""

from dataclasses import replace

from screens.keys import COLOURS_KEY, HELP_KEY, LANGUAGE_KEY, MOVES, REPAINT_KEY, STOP_KEY, Key
from station.wording.language import N_, tr

_BACK = ("escape", "ctrl+q", "ctrl+c")

BEGIN_KEY = Key(
    "form_begin",
    ("f2",),
    N_("begin"),
    more=N_("begin with what stands in the form; first the buttons are tried"),
)
ABSENT_KEY = Key(
    "form_absent", ("f3",), N_("absent"), more=N_("this player has not come; the seat is kept, or not")
)
PICK_KEY = Key("form_pick", ("f5",), N_("themes"), more=N_("look at the themes of the pack and pick some"))
HELP = replace(HELP_KEY, beside_text=True)
LANGUAGE = replace(LANGUAGE_KEY, beside_text=True)
COLOURS = replace(COLOURS_KEY, beside_text=True)
BACK_KEY = Key("form_back", _BACK, N_("back"), fixed=True)
UP_KEY = Key("form_up", ("up", "shift+tab"), N_("the field above"), fixed=True)
DOWN_KEY = Key("form_down", ("down", "tab", "enter"), N_("the field below"), fixed=True)
CHOICE_KEY = Key(
    "form_choice", ("left", "right"), N_("choice"), more=N_("choose; in a text: move the caret"), fixed=True
)
TAKE_KEY = Key(
    "form_take", ("tab", "right"), N_("take the name"), more=N_("take the first name that is proposed")
)

FORM_KEYS = (
    BEGIN_KEY,
    TAKE_KEY,
    ABSENT_KEY,
    PICK_KEY,
    UP_KEY,
    DOWN_KEY,
    CHOICE_KEY,
    BACK_KEY,
    HELP,
    LANGUAGE,
    COLOURS,
    STOP_KEY,
    REPAINT_KEY,
)
"""The keys of the form. Those of ``TAKE_KEY`` take a name only while there is one to take."""

TOGGLE_KEY = Key("theme_toggle", ("space", "enter"), N_("pick, or not"), fixed=True)
PICKED_KEY = Key("theme_back", (*_BACK, "f5"), N_("to the form"), fixed=True)

PICKER_KEYS = (
    TOGGLE_KEY,
    *MOVES[:2],
    Key("page_up", ("pageup",), N_("a page up"), fixed=True),
    Key("page_down", ("pagedown",), N_("a page down"), fixed=True),
    PICKED_KEY,
)
"""The keys of the list of themes."""

PLAY_KEY = Key("check_begin", ("enter", "f2"), N_("begin"), more=N_("begin, with all buttons tried or not"))
UNTRIED_KEY = Key("check_back", _BACK, N_("to the form"), fixed=True)

CHECK_KEYS = (PLAY_KEY, UNTRIED_KEY)
"""The keys of the trial of the buttons; the buttons themselves come before them."""


def told(*keys: Key) -> tuple[tuple[str, str], ...]:
    """Keys as the last line of a screen has them."""
    return tuple((key.label, tr(key.use)) for key in keys)
