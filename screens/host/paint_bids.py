"""An auction in words: who said what, what is legal, how it went (N4.8)."""

from collections import Counter
from collections.abc import Mapping

from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, padded
from station.rules.bidding import BidRange
from station.rules.model import Seat
from station.rules.records import Bid, BidKind
from station.views.host_view import HostView
from station.views.late_view import Bidder, BiddingView
from station.wording.language import tr
from station.wording.points import signed

_LONGEST_NAME = 20
_POINTS = 6


def bidder_line(bidding: BiddingView, bidder: Bidder, scene: Scene) -> Line:
    """A player with the score and the last word."""
    is_asked = bidder.seat == bidding.asked
    sign = "→" if is_asked else " "
    name = padded(scene.names[bidder.seat], min(_LONGEST_NAME, scene.width // 3))
    head = f" {sign} {bidder.seat} {name} {signed(bidder.points):>{_POINTS}}  "
    words = _words(bidder)
    if is_asked:
        words.append(tr("is asked"))
    if bidding.highest and bidding.highest.seat == bidder.seat:
        words.append(tr("the highest"))
    look = Look.STRONG if is_asked else Look.PLAIN
    return (head, look), (cut(" · ".join(words), scene.width - len(head)), look)


def bids_told(view: HostView) -> list[str]:
    """How the auction went: what each player bid at most and whether there was a pass; empty without one."""
    if view.bidding is None:
        return []
    names = {seat.seat: seat.name for seat in view.seats}
    words = (f"{names[who.seat]}: {', '.join(_words(who))}" for who in view.bidding.bidders if who.word)
    return [tr("Bids: {bids}", bids="; ".join(words)), *lots_told(view.bidding, names)]


def lots_told(bidding: BiddingView, names: Mapping[Seat, str]) -> list[str]:
    """In which order a lot put those who have equal points (N4.8)."""
    among = Counter(bidder.points for bidder in bidding.bidders)
    equals = [
        ", ".join(names[who.seat] for who in bidding.bidders if who.points == points)
        for points, number in among.items()
        if number > 1
    ]
    return [tr("Order of equals, by lot: {names}", names="; ".join(equals))] if equals else []


def _words(bidder: Bidder) -> list[str]:
    """What is to be told of a player: the highest bid, and that there is no more to come."""
    if bidder.word is None:
        return []
    if bidder.bid is None or bidder.bid == bidder.word:
        return [_word(bidder.word)]
    return [_word(bidder.bid), *([tr("pass")] if bidder.word.kind is BidKind.PASS else [])]


def _word(bid: Bid) -> str:
    match bid.kind:
        case BidKind.FORCED:
            return tr("the price, {amount}, above the score", amount=bid.amount)
        case BidKind.PASS:
            return tr("pass")
        case BidKind.PASSED_OVER:
            return tr("can bid no more")
        case BidKind.BID:
            amount = bid.amount
            return tr("all-in: {amount}", amount=amount) if bid.all_in else tr("bid {amount}", amount=amount)


def legal_bids_told(bidding: BiddingView) -> str:
    """Which bids are legal, in words."""
    legal = bidding.legal
    if legal is None:
        return ""
    words = [words for words in (_multiples(legal), _all_in(legal)) if words]
    return tr("May bid: {bids}", bids=tr(", or ").join(words))


def _multiples(legal: BidRange) -> str:
    if legal.least is None or legal.most is None:
        return ""
    if legal.least == legal.most:
        return "" if legal.least == legal.all_in else str(legal.least)
    return tr("{least} to {most} by {step}", least=legal.least, most=legal.most, step=legal.step)


def _all_in(legal: BidRange) -> str:
    return "" if legal.all_in is None else tr("all-in: {amount}", amount=legal.all_in)
