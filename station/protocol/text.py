"""The score sheet as a table of plain text, for a terminal or a file: a column for each player."""

from collections.abc import Iterable

from station.protocol.sheet import Sheet, SheetQuestion, SheetTheme
from station.rules.model import Seat
from station.rules.records import LedgerEntry
from station.wording.cells import cells, cut, padded
from station.wording.language import pick, tr
from station.wording.sheets import place_name, question_note

_LABEL = 24
_NARROWEST = 8
_WIDEST = 16


def sheet_text(sheet: Sheet, width: int = 80) -> str:
    """The sheet in lines of at most ``width`` cells; it needs 24, and 8 for each player."""
    column = max(_NARROWEST, min(_WIDEST, (width - _LABEL) // len(sheet.players)))
    blocks = [
        [cut(line, width) for line in _heading(sheet)],
        [_row("", (player.name for player in sheet.players), column)],
    ]
    for number, theme in enumerate(sheet.themes, start=1):
        blocks.append([cut(f"{number}. {theme.name}", width), *_theme(sheet, theme, column)])
    blocks += [_end(sheet, column), _legend(sheet)]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _row(label: str, parts: Iterable[str], column: int) -> str:
    """A label, and at the right of each player's column a part."""
    fitting = (cut(part, column - 1) for part in parts)
    return (padded(label, _LABEL) + "".join(" " * (column - cells(part)) + part for part in fitting)).rstrip()


def _heading(sheet: Sheet) -> list[str]:
    names = [tr("Host: {name}", name=sheet.host)] if sheet.host else []
    if sheet.assistant:
        names.append(tr("Assistant: {name}", name=sheet.assistant))
    lines = [". ".join(filter(None, (sheet.title, pick(sheet.stage)))), ". ".join(names)]
    if not sheet.places:
        begun = len(sheet.themes)
        lines.append(
            tr("Not finished: themes begun {begun} of {planned}", begun=begun, planned=sheet.planned)
        )
    return [line for line in lines if line]


def _theme(sheet: Sheet, theme: SheetTheme, column: int) -> list[str]:
    seats = [player.seat for player in sheet.players]
    return [
        *(_question(question, seats, column) for question in theme.questions),
        _row(tr("in the theme"), map(str, theme.sums), column),
        _row(tr("so far"), map(str, theme.totals), column),
    ]


def _question(question: SheetQuestion, seats: list[Seat], column: int) -> str:
    points = [" ".join(_given(entry) for entry in question.rulings if entry.seat == seat) for seat in seats]
    note = question_note(question.outcome, spare=question.spare, ruled=bool(question.rulings))
    return _row(f"{question.price} {note}", points, column)


def _given(entry: LedgerEntry) -> str:
    return f"({entry.points:+d})" if entry.struck else f"{entry.points:+d}"


def _end(sheet: Sheet, column: int) -> list[str]:
    rows = [_row(tr("Total"), map(str, sheet.totals), column)]
    if sheet.places:
        numbers = [place.place for place in sheet.places]
        names = {place.seat: place_name(place, numbers.count(place.place)) for place in sheet.places}
        rows.append(_row(tr("Place"), (names[player.seat] for player in sheet.players), column))
    return rows


def _legend(sheet: Sheet) -> list[str]:
    rulings = [entry for theme in sheet.themes for asked in theme.questions for entry in asked.rulings]
    notes = []
    if any(entry.struck for entry in rulings):
        notes.append(tr("(…): written off, the question was withdrawn"))
    if any(place.open for place in sheet.places):
        notes.append(tr("?: this place must yet be decided"))
    return notes
