"""The bids of an auction: who is asked, what is legal, what was said (N4.8)."""

from screens.help import Group, moment
from screens.host.digits_entry import TypedNumber
from screens.host.entry import Hint, Taken
from screens.host.keys import ALL_IN_KEY, AUCTION, BID_KEYS, PASS_KEY, actions_by_key
from screens.host.paint_bids import bidder_line, legal_bids_told, lots_told
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut
from station.rules.commands import MakeBid, PassBid
from station.rules.model import Points, Seat
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.views.late_view import BiddingView
from station.wording.language import tr


class BidEntry:
    """Digits and Enter bid, A bids the whole score, X passes; always for the player who is asked."""

    is_typed = False

    def __init__(self, before: "BidEntry | None" = None) -> None:
        """``before``: the entry of the bid that was just taken; who types fast is already at the next one."""
        self.typed: TypedNumber = before.typed.follow() if before else TypedNumber()
        self._actions = actions_by_key(BID_KEYS)

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A digit, or what the player says."""
        if view.bidding is None or view.bidding.asked is None:
            return None
        if self.typed.press(key):
            return Taken()
        seat = view.bidding.asked
        match self._actions.get(key):
            case "bid":
                return self._bid(seat)
            case "all_in":
                self.typed.hand_in()
                return Taken(MakeBid(seat, _score(view.bidding, seat)))
            case "pass":
                self.typed.hand_in()
                return Taken(PassBid(seat))
        return None

    def _bid(self, seat: Seat) -> Taken:
        if self.typed.number is None:
            return Taken(note=tr("Type the bid first."))
        self.typed.hand_in()
        return Taken(MakeBid(seat, Points(self.typed.number)))

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (moment(AUCTION),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """What the player who is asked may say."""
        bidding = view.bidding
        if bidding is None or bidding.asked is None or bidding.legal is None:
            return ()
        bid = tr("bid {amount}", amount=self.typed.text) if self.typed.text else tr("the typed bid")
        hints = [("0…9", tr("type the bid")), ("Enter", bid), *self.typed.hints]
        score = _score(bidding, bidding.asked)
        if bidding.legal.holds(score):
            hints.append((ALL_IN_KEY.label, tr("all-in: {amount}", amount=score)))
        if bidding.highest is not None:
            hints.append((PASS_KEY.label, tr("pass")))
        return tuple(hints)

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """A line for each player from the lowest score, what is legal, and what is typed."""
        bidding = scene.view.bidding
        if bidding is None:
            return []
        if not bidding.bidders:
            fallen = tr("All bids are off: scores or players have changed. The bidding begins again.")
            return [((f" {cut(fallen, scene.width - 2)}", Look.NOTE),)]
        said = [bidder_line(bidding, bidder, scene) for bidder in bidding.bidders]
        lots = lots_told(bidding, scene.names)
        said += [((f" {cut(told, scene.width - 2)}", Look.QUIET),) for told in lots]
        if bidding.legal is None:
            return said
        typed = ((f" {tr('Bid:')} ", Look.QUIET), (f" {self.typed.text}_ ", Look.CHOSEN))
        return [*said, (), ((f" {cut(legal_bids_told(bidding), scene.width - 2)}", Look.PLAIN),), (), typed]


def _score(bidding: BiddingView, seat: Seat) -> Points:
    return next(bidder.points for bidder in bidding.bidders if bidder.seat == seat)
