"""What simulated players choose, bid and stake: of one state always the same, so that a word once said stays.

They know what a player at the table knows, and keep to the rules (N4.3, N4.8, N4.11).
"""

from random import Random

from drivers.bots import TRIO, Character, is_right
from station.rules.board import unplayed
from station.rules.decide.auction import legal_bids
from station.rules.model import Cell, Points, Seat
from station.rules.state import MatchState, scores

_RAISES = 60
"""Percent of the raises that the quick one dares."""


def choice(state: MatchState, seat: Seat) -> Cell:
    """The question that a player asks for: the quick one a dear one, the slow one a cheap one."""
    cells = unplayed(state, state.round)
    character = _character(seat)
    if character is Character.SILENT:
        return _random(state, seat).choice(cells)
    return (max if character is Character.QUICK else min)(cells, key=lambda cell: (cell.row, -cell.theme))


def bid(state: MatchState, seat: Seat) -> Points | None:
    """What a player bids who is asked, always what is legal; None: passes, which the opener never does."""
    legal, character = legal_bids(state, seat), _character(seat)
    if legal.least is None or legal.most is None:
        return legal.all_in if character is Character.QUICK else None
    is_first = not (state.auction and state.auction.bids)
    if is_first or _raises(character, legal.least, scores(state)[seat], _random(state, seat)):
        step = legal.step if character is Character.QUICK and legal.least < legal.most else 0
        return Points(legal.least + step)
    return None


def _raises(character: Character, least: Points, score: Points, random: Random) -> bool:
    match character:
        case Character.QUICK:
            return random.randrange(100) < _RAISES
        case Character.SLOW:
            return least <= score // 2
        case _:
            return False


def stake(state: MatchState, seat: Seat) -> Points:
    """What a finalist stakes: everything, a third, or a single point."""
    score = scores(state)[seat]
    shares = {Character.QUICK: score, Character.SLOW: -(-score // 3), Character.SILENT: 1}
    return Points(shares[_character(seat)])


def knows(state: MatchState, seat: Seat, price: Points) -> bool:
    """Whether a player knows the answer to the question that is open, bought or asked of the finalists."""
    return is_right(_character(seat), price, _random(state, seat))


def _character(seat: Seat) -> Character:
    return TRIO.get(str(seat), Character.SILENT)


def _random(state: MatchState, seat: Seat) -> Random:
    """Chance that stays the same until something more is played or bid."""
    bids = len(state.auction.bids) if state.auction else 0
    return Random(f"{state.setup.match_id} {seat} {bids} {len(state.played)}")  # noqa: S311 - a game's bot
