"""What people call a button of a device."""

from station.wording.language import N_, tr

COLOURS = {
    "red": N_("red {n}"),
    "yellow": N_("yellow {n}"),
    "green": N_("green {n}"),
    "orange": N_("orange {n}"),
    "blue": N_("blue {n}"),
}
"""The buttons of a set of handsets, by their colours; the number is the handset's."""

HATS = {
    "left": N_("hat {name} left"),
    "right": N_("hat {name} right"),
    "up": N_("hat {name} up"),
    "down": N_("hat {name} down"),
}
"""The directions of a hat, by the codes of their names; the first hat is told without its number."""


def button_name(what: str, number: int, colour: str, text: str, node: int) -> str:
    """The name in the language that is spoken, from the codes of ``drivers.button_names.ButtonName``."""
    name = _name(what, number, colour, text)
    return tr("{button}, part {n}", button=name, n=node + 1) if node else name


def _name(what: str, number: int, colour: str, text: str) -> str:
    match what:
        case "buzz":
            return tr(COLOURS[colour], n=number)
        case "button":
            return tr("button {name}", name=number)
        case "named":
            return tr("button {name}", name=text)
        case "hat":
            return " ".join(tr(HATS[text], name=number if number > 1 else "").split())
        case "axis":
            return tr("axis {name}", name=text)
    return text
