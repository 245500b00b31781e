"""Lots that a command needs: drawn outside, passed in, checked here (N4.3, N4.7, N4.8)."""

from collections.abc import Sequence

from station.rules.board import purpose
from station.rules.model import Lot
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState


def checked_lot(state: MatchState, lot: Lot | None, base: str, among: Sequence[int]) -> Lot | Refused:
    """The lot for the purpose ``base`` among these numbers: the one that came in, or what is wanted."""
    wanted = purpose(state, base)
    if lot is None:
        return refuse("lot-needed", purpose=wanted, among=",".join(map(str, among)))
    if lot.purpose != wanted or sorted(lot.order) != sorted(among):
        return refuse("bad-lot", purpose=wanted)
    return lot
