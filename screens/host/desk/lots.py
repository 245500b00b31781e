"""Lots thrown by hand, and lots that were not right (N4.3, N4.8)."""

from collections.abc import Sequence

from screens.host.desk.fields import TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import name_of
from screens.host.desk.page import STAY, Move, Page, Paragraph
from screens.host.desk.players import Players
from screens.host.keys import BY_HAND_KEY
from screens.looks import Look
from station.rules.board import chooser_purpose, purpose
from station.rules.commands import OpenBidding, VoidLot
from station.rules.decide import decide
from station.rules.model import NO_TIME, Lot, Seat
from station.rules.refusals import Refused, wanted
from station.rules.state import MatchState, Phase, scores
from station.wording.language import tr


def lots_page(state: MatchState) -> Page:
    """The page for the lot that is thrown or was drawn now."""
    return OrderOfEquals() if order_purpose(state) else DrawnLot()


def order_purpose(state: MatchState) -> str:
    """What the lot for the order of equals is for, while the bidding waits for it; else empty."""
    if state.phase is not Phase.BIDDING:
        return ""
    answer = decide(state, OpenBidding(), NO_TIME)
    needed = wanted(answer) if isinstance(answer, Refused) else None
    return needed[0] if needed else ""


class DrawnLot(Listing[str]):
    """The lot that has named the chooser, by its purpose, until the choice is made."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Lots")

    def items(self, state: MatchState) -> Sequence[str]:
        """The only one that nothing has followed from."""
        if state.phase is not Phase.CHOOSING:
            return ()
        wanted = purpose(state, chooser_purpose(state))
        return tuple(lot.purpose for lot in state.lots if lot.purpose == wanted)

    def row(self, item: str, state: MatchState) -> Row:
        """Whom it has named."""
        seat = next(Seat(lot.order[0]) for lot in state.lots if lot.purpose == item)
        return Row(tr("The lot says: {name} chooses", name=name_of(state, seat)))

    def below(self, state: MatchState) -> list[Paragraph]:
        """Where lots thrown by hand are entered."""
        told = tr(
            "Who chooses by a lot thrown by hand is named on the board, by {key} and the seat's digit. The "
            "order of equals in an auction is entered here while the bidding is to begin again.",
            key=BY_HAND_KEY.label,
        )
        return [] if self.items(state) else [(told, Look.QUIET)]

    def uses(self, item: str | None, state: MatchState) -> tuple[Use, ...]:  # noqa: ARG002 - any that is listed
        """Void it."""
        return (Use("enter", tr("the lot is void"), lambda: _void(item)),) if item else ()


def _void(drawn: str) -> Move:
    reason = TextField(lambda: tr("Reason"), lambda: tr("the lot was not fair"))
    return Move(
        Form(
            lambda: tr("The lot is void"),
            [reason],
            lambda: VoidLot(drawn, reason.value),
            lambda _state: [(tr("It counts for nothing: it is drawn or thrown anew."), Look.PLAIN)],
        )
    )


class OrderOfEquals(Players):
    """The order of those with equal scores in an auction, one picked after another (N4.8)."""

    def __init__(self) -> None:
        super().__init__()
        self._picked: tuple[Seat, ...] = ()

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("A lot thrown by hand")

    def items(self, state: MatchState) -> Sequence[Seat]:
        """Those who are not yet in order."""
        totals = [scores(state)[seat] for seat in state.present]
        equal = (seat for seat in state.present if totals.count(scores(state)[seat]) > 1)
        return tuple(seat for seat in equal if seat not in self._picked) if order_purpose(state) else ()

    def above(self, state: MatchState) -> list[Paragraph]:
        """The order so far."""
        if not order_purpose(state):
            return [(tr("No lot is to be thrown now."), Look.QUIET)]
        names = " → ".join(name_of(state, seat) for seat in self._picked) or "—"
        return [
            (tr("Of players with equal scores the lot tells who is asked first."), Look.PLAIN),
            (tr("In this order: {names}", names=names), Look.STRONG),
        ]

    def uses(self, item: Seat | None, state: MatchState) -> tuple[Use, ...]:
        """Pick the next one, take the last one back."""
        pick = (Use("enter", tr("is next"), lambda: self._pick(item, state)),) if item else ()
        back = (Use("backspace", tr("not this one"), self._take_back),) if self._picked else ()
        return (*pick, *back)

    def _pick(self, seat: Seat, state: MatchState) -> Move:
        others = tuple(other for other in self.items(state) if other != seat)
        if len(others) > 1:
            self._picked = (*self._picked, seat)
            return STAY
        first = (*self._picked, seat, *others)
        order = (*first, *(other for other in state.present if other not in first))
        return Move(command=OpenBidding(Lot(order_purpose(state), order)), closes=True)

    def _take_back(self) -> Move:
        self._picked = self._picked[:-1]
        return STAY
