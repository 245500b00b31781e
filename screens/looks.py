"""How things look: the few looks of the station, as colours that every terminal has.

The law of this file: backgrounds are the eight colours 40 to 47, because the Linux console has no others;
bright colours stand in front only; each pair has a contrast of at least 4.5 in the console's palette.
Nothing is told by colour alone.
"""

from enum import StrEnum

from rich.style import Style


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


STYLES: dict[Look, Style] = {
    Look.PLAIN: Style(color="white", bgcolor="black"),
    Look.STRONG: Style(color="bright_white", bgcolor="black", bold=True),
    Look.QUIET: Style(color="cyan", bgcolor="black"),
    Look.HEAD: Style(color="bright_white", bgcolor="blue"),
    Look.ANSWER: Style(color="bright_yellow", bgcolor="black", bold=True),
    Look.PRICE: Style(color="black", bgcolor="cyan"),
    Look.LIVE: Style(color="black", bgcolor="green"),
    Look.ANSWERS: Style(color="bright_yellow", bgcolor="blue", bold=True),
    Look.RIGHT: Style(color="bright_green", bgcolor="black"),
    Look.WRONG: Style(color="bright_red", bgcolor="black"),
    Look.NOTE: Style(color="bright_white", bgcolor="magenta"),
    Look.ALARM: Style(color="bright_white", bgcolor="red", bold=True),
    Look.KEY: Style(color="black", bgcolor="white"),
    Look.CHOSEN: Style(color="black", bgcolor="cyan"),
}

Span = tuple[str, Look]
Line = tuple[Span, ...]
