"""An auction in words: who said what, what is legal, how it went (N4.8)."""

from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, padded, signed
from station.rules.bidding import BidRange
from station.rules.records import Bid, BidKind
from station.views.host_view import HostView
from station.views.late_view import Bidder, BiddingView
from station.wording.language import tr

_LONGEST_NAME = 20
_POINTS = 6


def bidder_line(bidding: BiddingView, bidder: Bidder, scene: Scene) -> Line:
    """A player with the score and the last word."""
    is_asked = bidder.seat == bidding.asked
    sign = "→" if is_asked else " "
    name = padded(scene.names[bidder.seat], min(_LONGEST_NAME, scene.width // 3))
    head = f" {sign} {bidder.seat} {name} {signed(bidder.points):>{_POINTS}}  "
    words = [_word(bidder.word)] if bidder.word else []
    if is_asked:
        words.append(tr("is asked"))
    if bidding.highest and bidding.highest.seat == bidder.seat:
        words.append(tr("the highest"))
    look = Look.STRONG if is_asked else Look.PLAIN
    return (head, look), (cut(" · ".join(words), scene.width - len(head)), look)


def bids_told(view: HostView) -> str:
    """How the auction went, in one sentence; empty where there was none."""
    if view.bidding is None:
        return ""
    names = {seat.seat: seat.name for seat in view.seats}
    words = (f"{names[who.seat]} — {_word(who.word)}" for who in view.bidding.bidders if who.word)
    return tr("Bids: {bids}", bids="; ".join(words))


def _word(bid: Bid) -> str:
    match bid.kind:
        case BidKind.FORCED:
            return tr("the price, {amount}, above the score", amount=bid.amount)
        case BidKind.PASS:
            return tr("pass")
        case BidKind.PASSED_OVER:
            return tr("can bid no more: passed over")
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
        return str(legal.least)
    return tr("{least} to {most} by {step}", least=legal.least, most=legal.most, step=legal.step)


def _all_in(legal: BidRange) -> str:
    return "" if legal.all_in is None else tr("all-in: {amount}", amount=legal.all_in)
