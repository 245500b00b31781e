"""The score sheet as a table of plain text, for a terminal or a file: a column for each player."""

from collections.abc import Iterable

from station.protocol.notes import notes
from station.protocol.sheet import Sheet, SheetFinal, SheetQuestion, SheetTheme
from station.rules.records import LedgerEntry
from station.wording.cells import cells, cut, padded, wrapped
from station.wording.language import pick, tr
from station.wording.points import change, signed
from station.wording.sheets import date_told, place_name, question_note, theme_name

_LABEL = 24
_NARROWEST = 8
_WIDEST = 16

Block = list[str]


def sheet_text(sheet: Sheet, width: int = 80) -> str:
    """The sheet in lines of at most ``width`` cells; it needs 24, and 8 for each player."""
    table = _Table(sheet, width)
    blocks = [
        [cut(line, width) for line in _heading(sheet)],
        [names_row(sheet, width)],
        *table.rounds(),
        *(table.final(final) for final in sheet.finals),
        table.adjustments(),
        table.end(),
        *table.extras(),
        [line for note in notes(sheet) for line in _note(note, width)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def names_row(sheet: Sheet, width: int = 80) -> str:
    """The line of the sheet that names the columns."""
    return _Table(sheet, width).row("", (player.name for player in sheet.players))


def _heading(sheet: Sheet) -> Block:
    names = [tr("Host: {name}", name=sheet.host)] if sheet.host else []
    if sheet.assistant:
        names.append(tr("Assistant: {name}", name=sheet.assistant))
    sources = [tr("Regulation: {name}", name=pick(sheet.regulation))] if sheet.regulation else []
    if sheet.pack:
        sources.append(tr("Pack: {name}", name=sheet.pack))
    stage = ". ".join(filter(None, (sheet.title, pick(sheet.stage))))
    day = date_told(sheet.date)
    lines = [". ".join(filter(None, (stage, day))), ". ".join(sources), ". ".join(names)]
    if not sheet.places:
        begun = sum(not theme.void for theme in sheet.themes)
        lines.append(
            tr("Not finished: themes begun {begun} of {planned}", begun=begun, planned=sheet.planned)
        )
    return [line for line in lines if line]


def _note(note: str, width: int) -> Block:
    """A note in whole: whose signature it is stands at its end."""
    first, *rest = wrapped(note, width - 2)
    return [first, *(f"  {line}" for line in rest)]


class _Table:
    """The rows of a sheet, with a column for each player."""

    def __init__(self, sheet: Sheet, width: int) -> None:
        self._sheet = sheet
        self._width = width
        self._column = max(_NARROWEST, min(_WIDEST, (width - _LABEL) // len(sheet.players)))
        self._seats = [player.seat for player in sheet.players]

    def row(self, label: str, parts: Iterable[str]) -> str:
        """A label, and at the right of each player's column a part."""
        fitting = (cut(part, self._column - 1) for part in parts)
        columns = "".join(" " * (self._column - cells(part)) + part for part in fitting)
        return (padded(label, _LABEL) + columns).rstrip()

    def rounds(self) -> list[Block]:
        """A block for each theme; a game of several rounds has a heading and sums for each."""
        several = len(self._sheet.rounds) > 1 or any(part.titles for part in self._sheet.rounds)
        blocks: list[Block] = []
        number = 0
        for part in self._sheet.rounds:
            if several:
                blocks.append([cut(pick(part.titles).upper(), self._width)])
            for theme in part.themes:
                number += 1
                blocks.append([cut(self._named(f"{number}. ", theme), self._width), *self._theme(theme)])
            if several:
                blocks.append([self.row(tr("in the round"), map(signed, part.sums))])
        return blocks

    def _named(self, head: str, theme: SheetTheme) -> str:
        return f"{head}{theme.name}" + (tr(" (void)") if theme.void else "")

    def _theme(self, theme: SheetTheme) -> Block:
        rows = [*(self._question(question) for question in theme.questions)]
        rows.append(self.row(tr("in the theme"), self._played_by(theme)))
        return rows if theme.totals is None else [*rows, self.row(tr("so far"), map(signed, theme.totals))]

    def _played_by(self, theme: SheetTheme) -> list[str]:
        """Sums of those who played."""
        seats = theme.seats or tuple(self._seats)
        return [
            signed(points) if seat in seats else ""
            for seat, points in zip(self._seats, theme.sums, strict=True)
        ]

    def _question(self, question: SheetQuestion) -> str:
        note = question_note(question.outcome, spare=question.spare, ruled=bool(question.rulings))
        if question.auction:
            note = ", ".join(filter(None, (tr("auction"), note)))
        return self.row(f"{question.price} {note}", self._points(question.rulings))

    def _points(self, rulings: tuple[LedgerEntry, ...]) -> list[str]:
        return [" ".join(_given(entry) for entry in rulings if entry.seat == seat) for seat in self._seats]

    def final(self, final: SheetFinal) -> Block:
        """The stakes that were ruled on (N4.11)."""
        title = tr("Final round: {theme}", theme=theme_name(final.name))
        label = tr("withdrawn") if final.withdrawn else tr("stakes")
        return [cut(title, self._width), self.row(label, self._points(final.rulings))]

    def adjustments(self) -> Block:
        """Points by hand, each with its player."""
        return [
            self.row(
                tr("set by hand"),
                (change(made.change) if seat == made.seat else "" for seat in self._seats),
            )
            for made in self._sheet.adjustments
        ]

    def extras(self) -> list[Block]:
        """Extra themes, whose points rank equals and count for nothing else (N4.13)."""
        return [
            [cut(self._named(tr("Extra theme: "), theme), self._width), *self._theme(theme)]
            for theme in self._sheet.extras
        ]

    def end(self) -> Block:
        """Totals, and places when the game is over."""
        sheet = self._sheet
        rows = [self.row(tr("Total"), map(signed, sheet.totals))]
        if sheet.places:
            numbers = [place.place for place in sheet.places]
            names = {place.seat: place_name(place, numbers.count(place.place)) for place in sheet.places}
            rows.append(self.row(tr("Place"), (names[seat] for seat in self._seats)))
        return rows


def _given(entry: LedgerEntry) -> str:
    return f"({change(entry.points)})" if entry.struck else change(entry.points)
