"""The table at which a text is played: the rules, an invented clock, lots from the text.

The law of this file: a step is a command that the rules accept or refuse; nothing goes round them.
"""

from collections.abc import Callable
from dataclasses import replace

from station.protocol.notation.faults import Illegal, Misread
from station.rules import history as rules
from station.rules.board import chooser_purpose
from station.rules.commands import (
    Begin,
    Buzzed,
    Expire,
    LotCommand,
    NameFirst,
    PlayCommand,
)
from station.rules.events import PressObserved
from station.rules.history import History
from station.rules.model import MILLISECOND, NO_TIME, Lot, Nanoseconds, Seat
from station.rules.moments import WhyIdle
from station.rules.refusals import Refused, refuse, wanted
from station.rules.state import MatchState, Phase, player

TICK = Nanoseconds(100 * MILLISECOND)
"""What passes between two steps."""

Among = tuple[int, ...]
Draw = Callable[[Among], tuple[int, ...]]
"""From the numbers among which a lot is drawn the order that it gave."""


class Table:
    """A match that is played from a text.

    ``is_trial``: a step is tried that must be refused: no clock is waited for, nothing follows by itself.
    ``heads``: what each line has before its colon, ``place``: the line that is being played.
    ``hidden_stakes``: whose stake on which final theme the text does not know.
    """

    def __init__(self, command: Begin) -> None:
        made = rules.begin(command)
        if isinstance(made, Refused):
            raise Illegal(made, command.lineup.names)
        self.history: History = made[0]
        self.now = NO_TIME
        self.is_trial = False
        self.hidden_stakes: set[tuple[int, Seat]] = set()
        self.heads: tuple[str, ...] = ()
        self.place = 0

    @property
    def state(self) -> MatchState:
        """The match now."""
        return self.history.state

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        return self.state.phase

    def name(self, seat: Seat | None) -> str:
        """What a player is called; empty for nobody."""
        return "" if seat is None else player(self.state, seat).name

    def _illegal(self, refused: Refused) -> Illegal:
        return Illegal(refused, self.state.lineup.names)

    def ask(self, *commands: PlayCommand) -> None:
        """Do these one after another; raises ``Illegal`` at the first that the rules refuse."""
        for command in commands:
            answer = self._submit(command)
            if isinstance(answer, Refused):
                raise _unheard(answer) if wanted(answer) else self._illegal(answer)

    def draw(self, command: LotCommand, draw: Draw | None) -> None:
        """Do what may need a lot; ``draw`` is what the text tells of it, None for nothing."""
        self.ask(self.with_lot(command, draw))

    def with_lot(self, command: LotCommand, draw: Draw | None) -> LotCommand:
        """The command with the lot that it needs, as far as the text tells of it."""
        answer = rules.submit(self.history, command, self.now)
        needed = wanted(answer) if isinstance(answer, Refused) else None
        if draw is None or needed is None:
            return command
        purpose, among = needed
        return replace(command, lot=Lot(purpose, draw(among)))

    def _submit(self, command: PlayCommand) -> Refused | None:
        self.now = Nanoseconds(self.now + TICK)
        answer = rules.submit(self.history, command, self.now)
        if isinstance(answer, Refused):
            return answer
        self.history = answer[0]
        return None

    def buzz(self, *seats: Seat) -> WhyIdle | None:
        """These press in one instant; why the first one's press decides nothing, if so."""
        self.now = Nanoseconds(self.now + TICK)
        whys = [self._buzz(seat) for seat in seats]
        return whys[0]

    def _buzz(self, seat: Seat) -> WhyIdle | None:
        answer = rules.submit(self.history, Buzzed(seat, self.now, self.now, NO_TIME), self.now)
        if isinstance(answer, Refused):
            raise self._illegal(answer)
        self.history, entry = answer
        return next((event.why for event in entry.events if isinstance(event, PressObserved)), None)

    def race(self, *seats: Seat) -> None:
        """These press in one instant: of several the first named answers, by lot or by the host's word."""
        why = self.buzz(*seats)
        if why is not None:
            self._in_vain(seats[0], why)
        self.run_out(lambda among: (*seats, *(number for number in among if number not in seats)))
        if self.phase is Phase.PHOTO_FINISH:
            self.ask(NameFirst(seats[0]))

    def _in_vain(self, seat: Seat, why: WhyIdle) -> None:
        if why is WhyIdle.LOCKED:
            clause = self.state.setup.regulation.clause("one_answer")
            raise self._illegal(refuse("has-answered", clause, seat=seat))
        if why is WhyIdle.OUT:
            raise self._illegal(refuse("not-in-game", seat=seat))
        raise Misread("pressed-in-vain", name=self.name(seat))

    def run_out(self, draw: Draw | None = None) -> None:
        """The clock that is alive runs out."""
        deadline = self.state.deadline
        if deadline is not None:
            self.now = max(self.now, deadline.judged)
            self.draw(Expire(deadline.id), draw)

    def chooser_lot(self, first: Seat) -> Draw:
        """The lot that gives the choice to this player."""

        def draw(among: Among) -> tuple[int, ...]:
            if first not in among:
                raise Misread("lot-short", purpose=chooser_purpose(self.state).split(":")[0])
            return (first, *(number for number in among if number != first))

        return draw


def _unheard(refused: Refused) -> Misread:
    """The text does not tell a lot that is needed."""
    return Misread("lot-missing", purpose=str(dict(refused.parameters)["purpose"]).split(":")[0])
