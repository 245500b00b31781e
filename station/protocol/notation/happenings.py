"""What happened at a question, from the text: presses with rulings, bids, withdrawal, what goes unsaid."""

from station.protocol.notation.faults import Misread
from station.protocol.notation.items import Answer, Body, Item, OrderLot, Turn
from station.protocol.notation.table import Among, Draw, Table
from station.protocol.notation.words import Word
from station.rules.bidding import asked
from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Clarify,
    DeclineSpare,
    FinishReading,
    MakeBid,
    Nobody,
    OpenBidding,
    PassBid,
    Rule,
    StartReading,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Outcome, Points
from station.rules.records import BidKind
from station.rules.state import ANSWERED, LIVE, SOLD, Phase, scores

_ASKED = ANSWERED | {Phase.FINAL_RULING}
_UNANSWERED = LIVE | {Phase.ANNOUNCED}
_OPEN = _ASKED | SOLD


def order_of(table: Table, body: Body) -> Draw | None:
    """The order of equals, if the line tells it: of each score at most one player may go without saying."""
    lot = next((item for item in body.items if isinstance(item, OrderLot)), None)
    if lot is None:
        return None
    named = lot.seats
    totals = scores(table.state)

    def draw(among: Among) -> tuple[int, ...]:
        rest = [seat for seat in table.state.present if seat not in named]
        order = (*named, *rest)
        if sorted(order) != sorted(among) or len({totals[seat] for seat in rest}) < len(rest):
            raise Misread("lot-short", purpose="auction-order")
        return order

    return draw


def play(table: Table, body: Body) -> None:
    """Play what a line says of the open question, in order."""
    is_sale = any(item is Word.AUCTION or isinstance(item, OrderLot) for item in body.items)
    if is_sale and table.state.auction is None:
        raise Misread("no-auction")
    if body.items.count(Word.AUCTION) + _is_known_sale(table, body) > 1:
        raise Misread("auction-twice")
    for item in body.items:
        _step(table, item, body)
    if not (body.stays_open or table.is_trial):
        _complete(table)


def _is_known_sale(table: Table, body: Body) -> bool:
    """Whether the line goes on with a question of which bids were told already."""
    auction = table.state.auction
    return body.goes_on and auction is not None and bool(auction.bids)


def _step(table: Table, item: Item, body: Body) -> None:
    match item:
        case Answer():
            _answer(table, item)
        case Turn():
            _turn(table, item)
        case Word.ANEW:
            table.draw(OpenBidding(), order_of(table, body))
        case Word.WITHDRAWN:
            table.ask(Withdraw())
        case Word.SPARE:
            table.ask(TakeSpare())
        case Word.NO_SPARE:
            _without_spare(table)
        case Word.NOBODY:
            _nobody(table)


def _without_spare(table: Table) -> None:
    """Where there was no spare to decline, nothing needs to be done."""
    played = table.state.played
    if table.phase not in {Phase.REVEALED, Phase.ROUND_END}:
        table.ask(DeclineSpare())
    elif not (played and played[-1].outcome is Outcome.WITHDRAWN):
        raise Misread("not-withdrawn")


def _answer(table: Table, item: Answer) -> None:
    if table.state.auction:
        _check_no_press(item)
        _read_to_winner(table)
    is_asked = table.phase in _ASKED and item.seats[:1] in {(), (table.state.answerer,)}
    if not item.seats and not is_asked:
        if item.right is not False:
            raise Misread("nobody-answers")
        _nobody(table)
        return
    if table.phase in SOLD and not is_asked:
        other = table.name(table.state.answerer)
        raise Misread("other-answerer", name=table.name(item.seats[0]), next=other)
    if not is_asked:
        _press(table, item)
    if Word.LAST_WORD in item.marks and not (table.state.interrupted and item.right is False):
        raise Misread("last-word-alone")
    if Word.CLARIFIED in item.marks and table.phase is not Phase.CLARIFYING:
        table.ask(Clarify())
    if item.right is not None:
        table.ask(Rule(item.right, last_word=Word.LAST_WORD in item.marks))


def _check_no_press(item: Answer) -> None:
    """Nobody presses for an auction (N4.8)."""
    if item.marks - {Word.CLARIFIED}:
        raise Misread("auction-press")


def _read_to_winner(table: Table) -> None:
    """The ruling tells that the bidding has ended, and that the question was read."""
    if table.phase is Phase.BIDDING:
        _pass_all(table)
    if table.phase is Phase.AUCTION_READING:
        table.ask(FinishReading())


def _press(table: Table, item: Answer) -> None:
    """The players press as it is said: early, in the reading, in the window, or late."""
    if Word.EARLY in item.marks:
        table.buzz(item.seats[0])
        table.ask(AcceptEarly(item.seats[0]))
        return
    if table.phase is Phase.ANNOUNCED:
        table.ask(StartReading())
    if table.phase is Phase.READING and Word.READING not in item.marks:
        table.ask(FinishReading())
    if Word.READING in item.marks and table.phase is Phase.WINDOW:
        raise Misread("reading-over", name=table.name(item.seats[0]))
    if Word.LATE in item.marks:
        _wait(table)
        if table.state.overdue or table.phase is Phase.REVEALED:
            table.buzz(item.seats[0])
        table.ask(AcceptLate(item.seats[0]))
    else:
        table.race(*item.seats)


def _wait(table: Table) -> None:
    """The window runs out; a step that must be refused does not wait for it."""
    if table.phase is Phase.WINDOW and not table.is_trial:
        table.run_out()


def _turn(table: Table, turn: Turn) -> None:
    """A bid or a pass; what the rules did by themselves may be said too."""
    if _is_done(table, turn):
        return
    _check_unsold(table)
    if turn.word is Word.PASS:
        table.ask(PassBid(turn.seat))
    else:
        amount = scores(table.state)[turn.seat] if turn.word is Word.ALL_IN else Points(turn.amount)
        table.ask(MakeBid(turn.seat, amount))


def _check_unsold(table: Table) -> None:
    """A question that is sold takes no more bids."""
    auction = table.state.auction
    highest = auction.highest if auction and table.phase in SOLD else None
    if highest and not table.is_trial:
        raise Misread("auction-sold", name=table.name(highest.seat), amount=highest.amount)


def _is_done(table: Table, turn: Turn) -> bool:
    """Whether this turn was taken by itself: the price bid for who is poorer, a player who cannot raise."""
    auction = table.state.auction
    for bid in auction.bids if auction else ():
        is_forced = bid.kind is BidKind.FORCED and bid.amount == turn.amount
        is_over = bid.kind is BidKind.PASSED_OVER and turn.word is Word.PASS
        if bid.seat == turn.seat and (is_forced or is_over):
            return True
    return False


def _pass_all(table: Table) -> None:
    """Passes go without saying: the ruling tells that nobody raises any more."""
    while table.phase is Phase.BIDDING and table.state.auction:
        seat = asked(table.state.auction) if table.state.auction.order else None
        if seat is None or table.state.auction.highest is None:
            raise _no_bid(table)
        table.ask(PassBid(seat))


def _nobody(table: Table) -> None:
    if table.phase is Phase.ANNOUNCED:
        table.ask(StartReading())
    if table.phase is Phase.READING:
        table.ask(FinishReading())
    _wait(table)
    table.ask(Nobody())


def _complete(table: Table) -> None:
    """The line ends: what it leaves unsaid happens, or it lacks something."""
    if table.phase in _UNANSWERED:
        _nobody(table)
    elif table.phase is Phase.SPARE_OFFER:
        table.ask(DeclineSpare())
    elif table.phase is Phase.BIDDING:
        raise _no_bid(table)
    elif table.phase in _OPEN:
        raise Misread("no-ruling", name=table.name(table.state.answerer))


def _no_bid(table: Table) -> Misread:
    """The bidding is not over: who is asked must speak, or it must begin anew."""
    auction = table.state.auction
    if auction is None or not auction.order:
        return Misread("no-bidding")
    return Misread("no-bid", name=table.name(asked(auction)))
