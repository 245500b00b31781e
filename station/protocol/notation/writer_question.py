"""A question, written from what happened at it."""

from station.protocol.notation.moment import Moment
from station.protocol.notation.scribe import Scribe
from station.protocol.notation.spelling import spell_head, spell_player
from station.protocol.notation.words import Word
from station.rules.board import by_choice
from station.rules.commands import DeclineSpare, Nobody, OpenBidding, Rule
from station.rules.events import (
    AuctionOpened,
    BiddingOpened,
    BidTaken,
    ClarificationAsked,
    ContestDecided,
    PressAccepted,
    QuestionAnnounced,
    QuestionRevealed,
    QuestionWithdrawn,
    ReadingStarted,
    Ruled,
    WindowOpened,
)
from station.rules.model import Lot, Seat, ThemeKind
from station.rules.moments import WhyIdle
from station.rules.records import Bid, BidKind
from station.rules.state import MatchState, price

RIGHT, WRONG = "+", "−"


class QuestionWriter:
    """Gathers an answer from its press to its ruling.

    ``_names``: who answers, as it is written; ``_is_told``: a line that was broken off has it already.
    """

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._names = ""
        self._marks: list[Word] = []
        self._is_told = False

    def write(self, moment: Moment) -> bool:
        """Write what happened, if it happened at a question."""
        return self._opened(moment) or self._answered(moment)

    def _opened(self, moment: Moment) -> bool:
        """How a question came up, was sold and was over."""
        match moment.event:
            case QuestionAnnounced() as event:
                self._announced(event, moment)
            case AuctionOpened(cell):
                head = spell_head(moment.after, cell)
                self._scribe.question(head, self._scribe.word(Word.AUCTION))
            case BiddingOpened(lot=lot):
                self._bidding_opened(lot, moment)
            case BidTaken(bid):
                self._bid(bid, moment)
            case QuestionWithdrawn():
                self._withdrawn()
            case QuestionRevealed():
                self._revealed(moment)
            case _:
                return False
        return True

    def _answered(self, moment: Moment) -> bool:
        """Who answered, and how."""
        match moment.event:
            case ContestDecided() as event:
                self._decided(event, moment)
            case PressAccepted() as event:
                self._accepted(event, moment)
            case ClarificationAsked():
                self._clarified(moment)
            case Ruled() as event:
                self._ruled(event, moment)
            case ReadingStarted() | WindowOpened():
                self._begin("")  # nobody answers, or not any more
            case _:
                return False
        return True

    def stop(self) -> None:
        """Something comes up while somebody answers: the press is written, its ruling will follow."""
        if self._names and (self._marks or not self._is_told):
            self._scribe.item(self._answer(""))
            self._marks, self._is_told = [], True

    def _begin(self, names: str, *marks: Word) -> None:
        self._names, self._marks, self._is_told = names, list(marks), False

    def _name(self, state: MatchState, seat: Seat) -> None:
        """Name who answers, unless the race does so; a name may be another one since."""
        if self._is_told or not self._names:
            self._names = spell_player(state, seat)

    def _answer(self, sign: str) -> str:
        words = (self._scribe.word(mark) for mark in self._marks)
        return " ".join(part for part in (self._names, sign, *words) if part)

    def _announced(self, event: QuestionAnnounced, moment: Moment) -> None:
        if event.spare:
            self._scribe.item(self._scribe.word(Word.SPARE))
        elif by_choice(moment.after):
            self._scribe.question(spell_head(moment.after, event.cell))
        else:
            self._scribe.question(str(price(moment.after, event.cell)))

    def _bidding_opened(self, lot: Lot | None, moment: Moment) -> None:
        if isinstance(moment.command, OpenBidding):
            self._scribe.item(self._scribe.word(Word.ANEW))
        if lot:
            order = "/".join(spell_player(moment.after, Seat(seat)) for seat in lot.order)
            self._scribe.item(f"{self._scribe.word(Word.LOT)} {order}")

    def _bid(self, bid: Bid, moment: Moment) -> None:
        name = spell_player(moment.after, bid.seat)
        if bid.kind is BidKind.BID:
            self._scribe.item(f"{name} {bid.amount}")
        elif bid.kind is BidKind.PASS:
            self._scribe.item(f"{name} {self._scribe.word(Word.PASS)}")

    def _decided(self, event: ContestDecided, moment: Moment) -> None:
        others = (seat for seat in event.among if seat != event.winner.seat)
        seats = event.lot.order if event.lot else (event.winner.seat, *others)
        names = "/".join(spell_player(moment.after, Seat(seat)) for seat in seats)
        self._begin(names, *([Word.READING] if moment.after.interrupted else []))

    def _accepted(self, event: PressAccepted, moment: Moment) -> None:
        mark = Word.EARLY if event.why is WhyIdle.EARLY else Word.LATE
        self._scribe.is_over = False
        self._begin(spell_player(moment.after, event.press.seat), mark)

    def _clarified(self, moment: Moment) -> None:
        if moment.after.answerer is not None:
            self._name(moment.after, moment.after.answerer)
        self._marks.append(Word.CLARIFIED)

    def _ruled(self, event: Ruled, moment: Moment) -> None:
        sign = RIGHT if event.right else WRONG
        if moment.after.themes[event.cell.theme].kind is ThemeKind.FINAL:
            name = spell_player(moment.after, event.seat)
            self._scribe.listed(Word.RULINGS, event.seat, f"{name} {sign}")
            return
        was_cut = moment.before.interrupted and not event.right
        if was_cut and isinstance(moment.command, Rule) and moment.command.last_word:
            self._marks.append(Word.LAST_WORD)
        if self._is_told:
            self._name(moment.after, event.seat)
        self._scribe.item(self._answer(sign))
        self._begin("")

    def _withdrawn(self) -> None:
        self.stop()
        self._begin("")
        self._scribe.item(self._scribe.word(Word.WITHDRAWN))
        self._scribe.is_over = False

    def _revealed(self, moment: Moment) -> None:
        """What the end of a line says by itself is written where the line stands already."""
        if self._scribe.is_broken_off and isinstance(moment.command, Nobody):
            self._scribe.item(self._scribe.word(Word.NOBODY))
        if self._scribe.is_broken_off and isinstance(moment.command, DeclineSpare):
            self._scribe.item(self._scribe.word(Word.NO_SPARE))
        self._begin("")
        self._scribe.is_over = True
