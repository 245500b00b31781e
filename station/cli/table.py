"""The table: sources of presses joined to seats and to the match."""

from collections.abc import Iterable
from random import Random

from drivers.bots import TRIO, BotSource
from drivers.keys import KeySource
from drivers.presses import Press, Source
from screens.host.keys import HOST_KEYS, SEAT_KEYS
from screens.services import PressTaker
from station.rules.commands import BindButtons
from station.rules.history import History
from station.rules.model import Nanoseconds, Seat
from station.rules.state import LIVE, SPEAKING, MatchState, Phase, price, question
from station.seats import Seats
from station.wording.demo import says

_BUTTONS = {key: key for key in SEAT_KEYS}


class KeyTable:
    """A table whose buttons are keys of the terminal: 1 to 4 for seats 1 to 4."""

    def __init__(self) -> None:
        host_keys = [name for key in HOST_KEYS for name in key.bound]
        self._keys = KeySource(_BUTTONS, host_keys)
        self._seats = Seats({(self._keys.traits.name, key): Seat(int(key)) for key in SEAT_KEYS})
        self._match: PressTaker | None = None

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        self._match = match
        _bind(match, [self._keys])
        self._keys.start(self._heard)

    def key(self, name: str, at: int) -> bool:
        """A key of the terminal; True: it was a button."""
        return self._keys.key(name, at)

    def watch(self, history: History) -> None:
        """People watch for themselves."""

    def speech(self, seat: Seat) -> str:  # noqa: ARG002 - people speak for themselves
        """People speak for themselves."""
        return ""

    def stand_up(self) -> None:
        """Report no more."""
        self._keys.stop()
        self._match = None

    def _heard(self, press: Press) -> None:
        seat = self._seats.seat_of(press)
        if seat is not None and self._match is not None:
            self._match.press(seat, press.at, press.arrived, press.resolution)


def _bind(match: PressTaker, sources: Iterable[Source]) -> None:
    lag = max(source.traits.lag for source in sources)
    match.submit(BindButtons(Nanoseconds(lag)))


class DemoTable:
    """Three simulated players at the seats 1 to 3, who press and answer like people."""

    def __init__(self, random: Random | None = None) -> None:
        self._bots = BotSource(TRIO, random or Random())  # noqa: S311 - bots are not to be guessed, only varied
        self._seats = Seats({(self._bots.traits.name, button): Seat(int(button)) for button in TRIO})
        self._match: PressTaker | None = None
        self._seen: MatchState | None = None

    def sit_down(self, match: PressTaker) -> None:
        """Report presses to this match from now on."""
        self._match, self._seen = match, None
        _bind(match, [self._bots])
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
        if before is not None and before.phase is Phase.READING and state.phase is Phase.WINDOW:
            return
        if state.cell is None:
            return
        text = question(state, state.cell, spare=state.spare).text
        self._bots.question_opened(len(text), price(state, state.cell))
        for seat in state.locked:
            self._bots.answering(str(seat))
        if state.locked:
            self._bots.reopened()

    def speech(self, seat: Seat) -> str:
        """What the player at this seat says now."""
        state, is_right = self._seen, self._bots.says(str(seat))
        if state is None or state.cell is None or is_right is None:
            return ""
        name = next(who.name for who in state.lineup.players if who.seat == seat)
        answer = question(state, state.cell, spare=state.spare).answer
        # The same words as long as the same answer is heard; asked to be more exact, another guess.
        chance = state.answer.press.stamp + state.entered if state.answer else 0
        return says(name, answer if is_right else "", chance)

    def stand_up(self) -> None:
        """Report no more."""
        self._bots.stop()
        self._match = None

    def _heard(self, press: Press) -> None:
        seat = self._seats.seat_of(press)
        if seat is not None and self._match is not None:
            self._match.press(seat, press.at, press.arrived, press.resolution)
