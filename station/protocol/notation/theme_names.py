"""What the themes of a match are called: as its heading lists them, else as the lines of its steps tell."""

from collections.abc import Iterator, Sequence

from station.protocol.notation.faults import Misread, NotationFault
from station.protocol.notation.lexer import listed, literal
from station.protocol.notation.lines import Line
from station.protocol.notation.names import UNKNOWN, round_in
from station.protocol.notation.told_names import told_names
from station.protocol.notation.words import Word
from station.rules.regulation import Stage


def theme_names(stage: Stage, heading: Sequence[Line], steps: Sequence[Line]) -> list[str]:
    """The name of each theme of a stage, empty where the text tells none; raises ``NotationFault``."""
    names = [""] * stage.themes
    listed_themes: set[int] = set()
    for line in heading:
        if line.word is Word.THEMES:
            named = _listed(stage, line)
            if listed_themes & set(named):
                raise fault_in(line, "twice", word=line.word.name)
            listed_themes |= set(named)
            for number, name in named.items():
                names[number] = name
    for number, name in told_names(stage, steps):
        names[number] = names[number] or name
    return names


def _listed(stage: Stage, line: Line) -> dict[int, str]:
    """The names that a line of the heading lists: of all themes, or of those of a round."""
    slots = list(range(stage.themes))
    if line.head:
        number = round_of(stage, line)
        slots = [index for index in slots if stage.slots()[index][0] == number]
    names = list(names_in(line.text))
    if len(names) > len(slots):
        raise fault_in(line, "too-many-names", number=len(names), most=len(slots))
    return dict(zip(slots, names, strict=False))


def names_in(text: str) -> Iterator[str]:
    """The names of a list of themes, empty for one that nobody knows."""
    return ("" if part == UNKNOWN else literal(part) for part in listed(text, ";"))


def round_of(stage: Stage, line: Line) -> int:
    """The round that a line of the heading is about; raises ``NotationFault``."""
    try:
        return round_in(stage, line.head or "")
    except Misread as misread:
        raise NotationFault(line.number, misread) from misread


def fault_in(line: Line, code: str, **parameters: str | int) -> NotationFault:
    """Why a line cannot be played."""
    return NotationFault(line.number, Misread(code, **parameters))
