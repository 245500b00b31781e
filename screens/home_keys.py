"""The keys of the first screen."""

from screens.keys import COLOURS_KEY, HELP_KEY, LANGUAGE_KEY, LEAVE_KEYS, REPAINT_KEY, STOP_KEY, Key
from station.wording.language import N_

NEW_KEY = Key("new_match", ("n",), N_("new match"))
DEMO_KEY = Key("new_demo", ("d",), N_("host a game against three simulated players"))
QUIT_KEY = Key("leave", LEAVE_KEYS, N_("quit"))
OPEN_KEY = Key("open", ("enter",), N_("open"), fixed=True)

HOME_KEYS = (
    NEW_KEY,
    DEMO_KEY,
    Key("list_up", ("up", "k"), N_("up"), fixed=True),
    Key("list_down", ("down", "j"), N_("down"), fixed=True),
    Key("list_page_up", ("pageup",), N_("a page up"), fixed=True),
    Key("list_page_down", ("pagedown",), N_("a page down"), fixed=True),
    Key("list_first", ("home",), N_("to the first"), fixed=True),
    Key("list_last", ("end",), N_("to the last"), fixed=True),
    OPEN_KEY,
    HELP_KEY,
    QUIT_KEY,
    LANGUAGE_KEY,
    COLOURS_KEY,
    STOP_KEY,
    REPAINT_KEY,
)
