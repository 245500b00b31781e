"""What a match comes to, reckoned anew from its events by the words of the regulations, without the rules.

Points: N4.5.8, N4.6, N4.8, N4.11.4, S4.14, S4.19. Whose choice it is: N4.3, N4.5.5, N4.8, S4.18.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from station.rules.events import (
    AuctionOpened,
    AuctionWon,
    Begun,
    BiddingFell,
    BiddingOpened,
    BidTaken,
    BoardShown,
    Event,
    ExtraStarted,
    FinalAnswerTold,
    FinalistsSettled,
    FinalStarted,
    PlayedWithdrawn,
    PointsSet,
    QuestionAnnounced,
    QuestionRevealed,
    QuestionWithdrawn,
    RoundStarted,
    Ruled,
    RulingReversed,
    SeatArrived,
    SeatLeft,
    SeatRemoved,
    StakeMade,
    ThemeStarted,
    ThemeTabled,
    ThemeVoided,
)
from station.rules.model import Cell, Seat, TableTheme, ThemeKind
from station.rules.records import BidKind
from station.rules.regulation import FirstChooser, Stage


@dataclass
class Ruling:
    """An answer that was ruled on; ``off``: withdrawn, or of a void theme."""

    seat: Seat
    cell: Cell
    spare: bool
    value: int
    right: bool
    off: bool = False


@dataclass
class Asked:
    """A question with who chose it, and who plays it where it is an auction."""

    cell: Cell
    chooser: Seat | None
    player: Seat | None = None


@dataclass
class Reckoning:
    """What is known of a match after some of its events.

    ``begun``: the rounds of which a question was played. ``last``: the previous question of the boards.
    ``bid``: the highest one. ``stakes``: those of the final round.
    """

    stage: Stage
    seats: tuple[Seat, ...]
    themes: list[TableTheme]
    present: set[Seat]
    round: int = 0
    begun: set[int] = field(default_factory=set)
    rulings: list[Ruling] = field(default_factory=list)
    by_hand: list[tuple[Seat, int]] = field(default_factory=list)
    open: Asked | None = None
    last: Asked | None = None
    bid: tuple[Seat, int] | None = None
    stakes: dict[Seat, int] = field(default_factory=dict)

    def points(self) -> dict[Seat, int]:
        """Everybody begins at 0; answers after a right one were never asked for; extra themes stand apart."""
        totals = dict.fromkeys(self.seats, 0)
        for ruling in self.rulings:
            if self.counts(ruling) and self._kind(ruling.cell) is not ThemeKind.EXTRA:
                totals[ruling.seat] += ruling.value if ruling.right else -ruling.value
        for seat, change in self.by_hand:
            totals[seat] += change
        return totals

    def counts(self, ruling: Ruling) -> bool:
        """Whether the points of a ruling stand."""
        if ruling.off or self._kind(ruling.cell) is ThemeKind.FINAL:
            return not ruling.off
        before = self.rulings[: self._place(ruling)]
        question = (ruling.cell, ruling.spare)
        return not any(other.right and (other.cell, other.spare) == question for other in before)

    def _place(self, ruling: Ruling) -> int:
        return next(number for number, other in enumerate(self.rulings) if other is ruling)

    def _kind(self, cell: Cell) -> ThemeKind:
        return self.themes[cell.theme].kind

    def choosers(self) -> tuple[Seat, ...]:
        """Who may choose the next question of the board."""
        last = self.last
        if last is None or self.round not in self.begun:
            is_lowest = self.stage.rounds[self.round].first_chooser is FirstChooser.LOWEST
            return self.lowest() if is_lowest else tuple(sorted(self.present))
        seat = last.player or self._right_answerer(last.cell) or last.chooser
        return (seat,) if seat is not None and seat in self.present else self.lowest()

    def lowest(self) -> tuple[Seat, ...]:
        """Those in the game with the fewest points."""
        totals = self.points()
        least = min(totals[seat] for seat in self.present)
        return tuple(seat for seat in self.seats if seat in self.present and totals[seat] == least)

    def _right_answerer(self, cell: Cell) -> Seat | None:
        rights = (one.seat for one in self.rulings if one.cell == cell and one.right and self.counts(one))
        return next(rights, None)

    def _value(self, ruled: Ruled) -> int:
        theme = self.themes[ruled.cell.theme]
        if theme.kind is ThemeKind.FINAL:
            return self.stakes[ruled.seat]
        if self.open and self.open.player is not None:
            assert self.bid is not None
            assert ruled.seat == self.open.player, "an auction is for its winner alone"
            return self.bid[1]
        return theme.prices[ruled.cell.row]

    def see(self, event: Event) -> None:
        """One event more."""
        self._see_table(event)
        self._see_question(event)
        self._see_bidding(event)
        self._see_final(event)

    def _see_question(self, event: Event) -> None:
        match event:
            case QuestionAnnounced(cell=cell, spare=spare, chooser=chooser):
                kept = self.open.player if spare and self.open else None
                self.open = Asked(cell, chooser, kept)
            case QuestionRevealed():
                self._close()
            case Ruled():
                value = self._value(event)
                assert event.points == (value if event.right else -value)
                self.rulings.append(Ruling(event.seat, event.cell, event.spare, value, event.right))
            case RulingReversed(entry=entry):
                self.rulings[entry].right = not self.rulings[entry].right
            case QuestionWithdrawn(cell=cell, spare=spare):
                self._write_off(one for one in self.rulings if (one.cell, one.spare) == (cell, spare))
            case PlayedWithdrawn(cell=cell):
                self._write_off(one for one in self.rulings if one.cell == cell)

    def _close(self) -> None:
        """The open question is the previous one now, if it was of a board."""
        if self.open and self._kind(self.open.cell) is ThemeKind.BOARD:
            self.last = self.open
            self.begun.add(self.themes[self.open.cell.theme].round)

    def _write_off(self, rulings: Iterable[Ruling]) -> None:
        for ruling in rulings:
            ruling.off = True

    def _see_table(self, event: Event) -> None:
        match event:
            case RoundStarted(round=number) | BoardShown(round=number) | ThemeStarted(round=number):
                self.round = number
            case ThemeTabled(theme=theme) | ExtraStarted(theme=theme) | FinalStarted(theme=theme):
                self.themes.append(theme)
            case ThemeVoided(theme=number):
                self._write_off(one for one in self.rulings if one.cell.theme == number)
                if self.open and self.open.cell.theme == number:
                    self._close()
            case PointsSet(seat=seat, change=change):
                self.by_hand.append((seat, change))
            case SeatRemoved(seat=seat) | SeatLeft(seat=seat):
                self.present.discard(seat)
            case SeatArrived(seat=seat):
                self.present.add(seat)

    def _see_bidding(self, event: Event) -> None:
        match event:
            case AuctionOpened(cell=cell, chooser=chooser):
                self.open, self.bid = Asked(cell, chooser), None
            case BiddingOpened(order=order):
                totals = self.points()
                assert [totals[seat] for seat in order] == sorted(totals[seat] for seat in order)
                assert set(order) == self.present
            case BiddingFell():
                self.bid = None
            case BidTaken(bid=bid) if bid.kind in {BidKind.BID, BidKind.FORCED}:
                self.bid = (bid.seat, bid.amount)
            case AuctionWon(seat=seat, stake=stake):
                assert self.bid == (seat, stake)
                assert self.open is not None
                self.open.player = seat

    def _see_final(self, event: Event) -> None:
        match event:
            case FinalStarted(finalists=finalists):
                self.stakes, self.open = {}, None
                assert set(finalists) == self.positive()
            case FinalistsSettled(stakes=stakes):
                self.stakes = {stake.seat: stake.amount for stake in stakes}
            case StakeMade(stake=stake):
                assert 1 <= stake.amount <= self.points()[stake.seat]
                self.stakes[stake.seat] = stake.amount
            case FinalAnswerTold(order=order):
                totals = self.points()
                assert [totals[seat] for seat in order] == sorted(totals[seat] for seat in order)

    def positive(self) -> set[Seat]:
        """Who may play the final round."""
        totals = self.points()
        return {seat for seat in self.present if totals[seat] > 0}


def reckon(events: Iterable[Event]) -> Reckoning:
    """A match's reckoning after all its events, of which the first begins it."""
    first, *rest = events
    assert isinstance(first, Begun)
    seats = first.lineup.seats
    found = Reckoning(first.stage, seats, list(first.themes), set(seats) - set(first.absent))
    for event in rest:
        found.see(event)
    return found
