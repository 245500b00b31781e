"""How things look: the few looks of the station, in the colours that the terminal has.

The law of this file: nothing is told by colour alone, and each pair has a contrast of at least 4.5. For the
console the backgrounds are the eight colours 40 to 47, because the Linux console has no others, and bright
colours stand in front only. The dark and the light colours are of the fixed ones, 16 to 255. Without colours
there is bold, underlined and reversed type alone.
"""

from enum import StrEnum

from rich.style import Style

from screens.console import Colours, fitting, showable


class Look(StrEnum):
    """What a piece of text is."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    HEAD = "head"
    ANSWER = "answer"
    PRICE = "price"
    LIVE = "live"
    ANSWERS = "answers"
    RIGHT = "right"
    WRONG = "wrong"
    NOTE = "note"
    ALARM = "alarm"
    KEY = "key"
    CHOSEN = "chosen"


Span = tuple[str, Look]
Line = tuple[Span, ...]

DEFINITIONS: dict[Colours, dict[Look, str]] = {
    Colours.CONSOLE: {
        Look.PLAIN: "white on black",
        Look.STRONG: "bold bright_white on black",
        Look.QUIET: "cyan on black",
        Look.HEAD: "bright_white on blue",
        Look.ANSWER: "bold bright_yellow on black",
        Look.PRICE: "black on cyan",
        Look.LIVE: "black on green",
        Look.ANSWERS: "bold bright_yellow on blue",
        Look.RIGHT: "bright_green on black",
        Look.WRONG: "bright_red on black",
        Look.NOTE: "bright_white on magenta",
        Look.ALARM: "bold bright_white on red",
        Look.KEY: "black on white",
        Look.CHOSEN: "black on cyan",
    },
    Colours.DARK: {
        Look.PLAIN: "color(252) on color(233)",
        Look.STRONG: "bold color(231) on color(233)",
        Look.QUIET: "color(110) on color(233)",
        Look.HEAD: "color(231) on color(24)",
        Look.ANSWER: "bold color(222) on color(233)",
        Look.PRICE: "color(16) on color(116)",
        Look.LIVE: "color(16) on color(114)",
        Look.ANSWERS: "bold color(16) on color(220)",
        Look.RIGHT: "color(120) on color(233)",
        Look.WRONG: "color(210) on color(233)",
        Look.NOTE: "color(231) on color(91)",
        Look.ALARM: "bold color(231) on color(160)",
        Look.KEY: "color(16) on color(250)",
        Look.CHOSEN: "color(16) on color(117)",
    },
    Colours.LIGHT: {
        Look.PLAIN: "color(235) on color(231)",
        Look.STRONG: "bold color(16) on color(231)",
        Look.QUIET: "color(24) on color(231)",
        Look.HEAD: "color(231) on color(24)",
        Look.ANSWER: "bold color(90) on color(231)",
        Look.PRICE: "color(231) on color(23)",
        Look.LIVE: "color(231) on color(28)",
        Look.ANSWERS: "bold color(16) on color(220)",
        Look.RIGHT: "color(22) on color(231)",
        Look.WRONG: "color(124) on color(231)",
        Look.NOTE: "color(231) on color(91)",
        Look.ALARM: "bold color(231) on color(160)",
        Look.KEY: "color(231) on color(238)",
        Look.CHOSEN: "color(231) on color(25)",
    },
    Colours.NONE: {
        Look.PLAIN: "",
        Look.STRONG: "bold",
        Look.QUIET: "",
        Look.HEAD: "reverse",
        Look.ANSWER: "bold",
        Look.PRICE: "reverse",
        Look.LIVE: "reverse",
        Look.ANSWERS: "bold reverse",
        Look.RIGHT: "",
        Look.WRONG: "",
        Look.NOTE: "reverse",
        Look.ALARM: "bold reverse",
        Look.KEY: "reverse",
        Look.CHOSEN: "bold underline",
    },
}
"""Each look in each set of colours, as Rich writes styles."""

STYLES: dict[Look, Style] = {}
"""The looks in the colours that are used now; ``dress`` changes what is in it."""


class _Used:
    """The colours that are used now."""

    colours = Colours.CONSOLE


def used() -> Colours:
    """The colours that are used now."""
    return _Used.colours


def use(name: str = "") -> Colours:
    """Paint in these colours from now on, or in those that fit the terminal where it cannot show them.

    A canvas that is shown lines again, changed or not, is painted anew. Returns the colours that are used.
    """
    dress(fitting(name))
    return used()


def use_next() -> Colours:
    """Paint in the colours that come next, for a key that goes round through all that can be shown."""
    can = showable()
    return use(can[(can.index(used()) + 1) % len(can)] if used() in can else "")


def dress(colours: Colours) -> None:
    """Paint in just these colours, whatever the terminal is."""
    _Used.colours = colours
    STYLES.update({look: Style.parse(style) for look, style in DEFINITIONS[colours].items()})


dress(Colours.CONSOLE)
