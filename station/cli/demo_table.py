"""The table of a demonstration: three simulated players who press, answer, choose, bid and stake."""

from collections.abc import Callable
from random import Random

from drivers.bots import TRIO, BotSource
from drivers.presses import Press
from screens.table import PressTaker
from station.cli import demo_minds as minds
from station.rules.bidding import asked
from station.rules.board import chooser
from station.rules.commands import BindButtons
from station.rules.history import History
from station.rules.model import Nanoseconds, Points, Seat
from station.rules.state import LIVE, SPEAKING, MatchState, Phase, player, price, question, scores
from station.seats import Seats
from station.wording import demo as wording


class DemoTable:
    """Simulated players at the seats 1 to 3."""

    def __init__(self, random: Random | None = None) -> None:
        self._bots = BotSource(TRIO, random or Random())  # noqa: S311 - bots are not to be guessed, only varied
        self._seats = Seats({(self._bots.traits.name, button): Seat(int(button)) for button in TRIO})
        self._match: PressTaker | None = None
        self._seen: MatchState | None = None

    @property
    def desk(self) -> None:
        """Simulated players have no devices."""

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        self._match, self._seen = match, None
        match.submit(BindButtons(Nanoseconds(self._bots.traits.lag)))
        self._bots.start(self._heard)

    def key(self, name: str, at: int) -> bool:  # noqa: ARG002 - the players have buttons of their own
        """Nobody at this table plays by keys."""
        return False

    def watch(self, history: History) -> None:
        """See what is going on, as a player would."""
        state, before = history.state, self._seen
        self._seen = state
        if before is not None and (before.entered, before.paused) == (state.entered, state.paused):
            return
        if state.phase in LIVE and not state.paused:
            self._listen(state, before)
        elif state.phase in SPEAKING and state.answer:
            self._bots.answering(str(state.answer.press.seat))
        elif state.phase is not Phase.CONTEST:
            self._bots.question_closed()

    def _listen(self, state: MatchState, before: MatchState | None) -> None:
        """The buttons are live, also anew after a ruling, a pause or a restart: who has answered is quiet."""
        if state.cell is None:
            return
        if before is not None and before.phase is Phase.READING and state.phase is Phase.WINDOW:
            self._bots.read_out()
            return
        length = len(question(state, state.cell, spare=state.spare).text)
        self._bots.question_opened(length, price(state, state.cell))
        for seat in state.locked:
            self._bots.answering(str(seat))
        if state.phase is Phase.WINDOW:
            self._bots.reopened(0)
        elif state.locked:
            self._bots.reopened(length // 2)

    def speech(self) -> str:
        """What a player says now, aloud or on paper."""
        state = self._seen
        tell = _SPEECHES.get(state.phase) if state else None
        if state is None or tell is None:
            return ""
        return tell(state, self._bots.says)

    def stand_up(self) -> None:
        """Report no more."""
        self._bots.stop()
        self._match = None

    def _heard(self, press: Press) -> None:
        seat = self._seats.seat_of(press)
        if seat is not None and self._match is not None:
            self._match.press(seat, press.at, press.arrived, press.resolution)


_DEAR = Points(100)
"""A final question is as hard as the dearest of the board."""

Says = Callable[[str], bool | None]
"""Whether what the player with this button says is right; None: it did not mean to press."""


def _answer(state: MatchState, says: Says) -> str:
    if state.answer is None or state.cell is None:
        return ""
    seat = state.answer.press.seat
    # The same words as long as the same answer is heard; asked to be more exact, another guess.
    chance = state.answer.press.stamp + state.entered
    is_right = says(str(seat))
    if is_right is None:
        return ""
    return wording.answers(player(state, seat).name, _words(state, is_right=is_right), chance)


def _choice(state: MatchState, _says: Says) -> str:
    seat = chooser(state)
    if seat is None:
        return ""
    cell = minds.choice(state, seat)
    theme = state.themes[cell.theme].content.name
    return wording.chooses(player(state, seat).name, theme, price(state, cell))


def _bid(state: MatchState, _says: Says) -> str:
    seat = asked(state.auction) if state.auction and state.auction.order else None
    if seat is None:
        return ""
    return wording.bids(player(state, seat).name, minds.bid(state, seat), scores(state)[seat])


def _bought_answer(state: MatchState, _says: Says) -> str:
    seat = state.answerer
    if seat is None or state.cell is None:
        return ""
    knows = minds.knows(state, seat, price(state, state.cell))
    return wording.answers(player(state, seat).name, _words(state, is_right=knows), state.entered)


def _stake(state: MatchState, _says: Says) -> str:
    final = state.final
    in_hand = {stake.seat for stake in final.stakes} if final else set()
    seat = next((seat for seat in (final.finalists if final else ()) if seat not in in_hand), None)
    if seat is None:
        return ""
    return wording.slips(((player(state, seat).name, str(minds.stake(state, seat))),))


def _all_slips(state: MatchState, _says: Says) -> str:
    seats = state.final.finalists if state.final else ()
    return wording.slips(tuple((player(state, seat).name, _written(state, seat)) for seat in seats))


def _slip(state: MatchState, _says: Says) -> str:
    seat = state.answerer
    return wording.slips(((player(state, seat).name, _written(state, seat)),)) if seat else ""


def _written(state: MatchState, seat: Seat) -> str:
    knows = minds.knows(state, seat, _DEAR)
    return _words(state, is_right=knows) or wording.guess(seat)


def _words(state: MatchState, *, is_right: bool) -> str:
    if state.cell is None or not is_right:
        return ""
    return question(state, state.cell, spare=state.spare).answer


_SPEECHES: dict[Phase, Callable[[MatchState, Says], str]] = {
    Phase.ANSWERING: _answer,
    Phase.CLARIFYING: _answer,
    Phase.CHOOSING: _choice,
    Phase.BIDDING: _bid,
    Phase.THINKING: _bought_answer,
    Phase.STAKES: _stake,
    Phase.READ_OUT: _all_slips,
    Phase.FINAL_RULING: _slip,
}
