"""All questions and rulings, newest first: turned round, withdrawn, marked (N4.5.8, N4.5.9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from screens.host.desk.fields import TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import name_of, price_called, question_called, theme_called
from screens.host.desk.page import Move, Paragraph
from screens.looks import Look
from screens.text import cut
from station.rules.commands import MarkDisputed, ReverseRuling, SettleDispute, WithdrawLater
from station.rules.model import Cell, Outcome, Points
from station.rules.state import MatchState, played_at, question
from station.wording.language import N_, tr
from station.wording.points import signed

_PRICE, _NAME, _POINTS, _MARK = 10, 13, 7, 10
_ANSWER = 150

_UNRULED = {
    None: N_("is open"),
    Outcome.NOBODY: N_("nobody"),
    Outcome.WITHDRAWN: N_("withdrawn"),
}
"""How a question without rulings ended; any other outcome has one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with one of its rulings, by its number in the ledger; None where it has none."""

    cell: Cell
    entry: int | None


def asked(state: MatchState) -> tuple[Asked, ...]:
    """The questions in the order of play with their rulings, the newest first."""
    cells = [done.cell for done in state.played]
    if state.cell is not None and state.cell not in cells:
        cells.append(state.cell)
    rulings: dict[Cell, list[int | None]] = {}
    for number, entry in enumerate(state.ledger):
        rulings.setdefault(entry.cell, []).append(number)
    found = [Asked(cell, number) for cell in cells for number in rulings.get(cell, [None])]
    return tuple(reversed(found))


class Rulings(Listing[Asked]):
    """The list of rulings; ``here``: where the cursor stands at first, else at the newest."""

    def __init__(self, here: Asked | None = None) -> None:
        super().__init__()
        self._item = here

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Rulings and questions")

    def items(self, state: MatchState) -> Sequence[Asked]:
        """All of them."""
        return asked(state)

    def row(self, item: Asked, state: MatchState) -> Row:
        """Price, theme, player, points, marks."""
        entry = None if item.entry is None else state.ledger[item.entry]
        price = price_called(state, item.cell, spare=_spare(item, state))
        points = "" if entry is None else _given(entry.points)
        if entry and entry.struck:
            points = f"({points})"
        who = _without_ruling(item, state) if entry is None else name_of(state, entry.seat)
        columns = (who, _NAME), (points, _POINTS), (_marks(item, state), _MARK)
        theme = theme_called(state, item.cell.theme)
        return Row(theme, columns, _look(item, state), first=(price, _PRICE))

    def below(self, state: MatchState) -> list[Paragraph]:
        """That there is nothing yet."""
        return [] if self.items(state) else [(tr("No question has been asked yet."), Look.QUIET)]

    def uses(self, item: Asked | None, state: MatchState) -> tuple[Use, ...]:
        """Turn a ruling round, withdraw or mark its question."""
        if item is None:
            return ()
        marked = _mark(item, state) is not None
        return (
            Use("enter", tr("turn the ruling round"), lambda: _turn(item)),
            Use("w", tr("withdraw the question"), lambda: _withdraw(item)),
            Use("d", tr("dispute is settled") if marked else tr("disputed"), lambda: _dispute(item, state)),
        )


def _spare(item: Asked, state: MatchState) -> bool:
    if item.entry is not None:
        return state.ledger[item.entry].spare
    done = played_at(state, item.cell)
    return done.spare if done else state.spare


def _without_ruling(item: Asked, state: MatchState) -> str:
    done = played_at(state, item.cell)
    return tr(_UNRULED.get(done.outcome if done else None, _UNRULED[Outcome.NOBODY]))


def _mark(item: Asked, state: MatchState) -> int | None:
    return next((mark.number for mark in state.disputes if mark.cell == item.cell), None)


def _marks(item: Asked, state: MatchState) -> str:
    if item.entry is not None and state.ledger[item.entry].struck:
        return tr("struck")
    return tr("disputed") if _mark(item, state) is not None else ""


def _look(item: Asked, state: MatchState) -> Look:
    if item.entry is None or state.ledger[item.entry].struck:
        return Look.QUIET
    return Look.RIGHT if state.ledger[item.entry].right else Look.WRONG


def _turn(item: Asked) -> Move:
    number = item.entry
    if number is None:
        return Move(note=tr("Nobody was judged here: there is nothing to turn round."))
    reason = TextField(lambda: tr("Reason"), lambda: tr("the host's mistake"))
    return Move(
        Form(
            lambda: tr("Turn the ruling round"),
            [reason],
            lambda: ReverseRuling(number, reason.value),
            lambda now: _about_ruling(now, number),
        )
    )


def _about_ruling(state: MatchState, number: int) -> list[Paragraph]:
    entry = state.ledger[number]
    was, will = (N_("right"), N_("wrong")) if entry.right else (N_("wrong"), N_("right"))
    turned = tr(
        "{name}: {was} {points} → {will} {others}",
        name=name_of(state, entry.seat),
        was=tr(was),
        points=_given(entry.points),
        will=tr(will),
        others=_given(Points(-entry.points)),
    )
    return [*_asked(state, entry.cell, spare=entry.spare), (turned, Look.STRONG)]


def _asked(state: MatchState, cell: Cell, *, spare: bool) -> list[Paragraph]:
    """Which question it is, and its answer, by which a doubt is settled."""
    called = question_called(state, cell, spare=spare)
    answer = cut(question(state, cell, spare=spare).answer, _ANSWER)
    told = tr("Answer: {answer}", answer=answer)
    return [(called, Look.PLAIN), *([(told, Look.ANSWER)] if answer else [])]


def _given(points: Points) -> str:
    """What a ruling gave or took, with its sign."""
    return f"+{points}" if points > 0 else signed(points)


def _withdraw(item: Asked) -> Move:
    reason = TextField(lambda: tr("Reason"), lambda: tr("the question was faulty"))
    return Move(
        Form(
            lambda: tr("Withdraw the question after the fact"),
            [reason],
            lambda: WithdrawLater(item.cell, reason.value),
            lambda now: [
                *_asked(now, item.cell, spare=_spare(item, now)),
                (tr("All its points are written off, plus and minus."), Look.PLAIN),
            ],
        )
    )


def _dispute(item: Asked, state: MatchState) -> Move:
    mark = _mark(item, state)
    if mark is not None:
        return Move(command=SettleDispute(mark))
    note = TextField(lambda: tr("Note"))
    return Move(
        Form(
            lambda: tr("Disputed: look later"),
            [note],
            lambda: MarkDisputed(item.cell, note.value),
            lambda now: _asked(now, item.cell, spare=_spare(item, now)),
        )
    )
