"""What someone asks of a match. A command is a wish: ``decide`` accepts or refuses it."""

from dataclasses import dataclass

from station.rules.model import Cell, Lineup, Lot, Nanoseconds, Seat, Theme
from station.rules.regulation import Regulation, Stage


@dataclass(frozen=True, slots=True)
class Seen:
    """What the sender of a host's key saw: a command aimed at another moment is refused.

    ``entered`` is the number of the phase's entry (``MatchState.entered``), which is never used twice.
    """

    cell: Cell | None
    phase: str
    entered: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Start a match: everything that it needs to be played and understood later."""

    match_id: str
    regulation: Regulation
    stage: Stage
    lineup: Lineup
    themes: tuple[Theme, ...]
    reserves: tuple[Theme, ...] = ()
    pack_title: str = ""
    pack_digest: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class StartTheme:
    """The host reminds everybody of the next theme's name (S4.8)."""


@dataclass(frozen=True, slots=True)
class Announce:
    """The host tells the next question's price (S4.9)."""


@dataclass(frozen=True, slots=True)
class StartReading:
    """The first word: buttons are live from now (S4.10). Opens the next question where none is open."""


@dataclass(frozen=True, slots=True)
class FinishReading:
    """The last word: the window begins (N4.5.5, S4.10)."""


@dataclass(frozen=True, slots=True)
class Nobody:
    """Nobody answers: from the reading, or when the window is over (N4.5.5)."""


@dataclass(frozen=True, slots=True)
class Buzzed:
    """A button of a seat went down: ``stamp`` by the source's clock, ``arrived`` here, both match time.

    ``resolution``: how far the stamp may be from the truth, in nanoseconds.
    """

    seat: Seat
    stamp: Nanoseconds
    arrived: Nanoseconds
    resolution: Nanoseconds


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock with this number has run out; a dead heat at a contest's end needs a lot."""

    deadline: int
    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class Speaking:
    """The player who answers has begun to speak: the clock stops (S4.11)."""


@dataclass(frozen=True, slots=True)
class Clarify:
    """The host wants the answer more exact (N4.5.2, S4.17)."""


@dataclass(frozen=True, slots=True)
class Rule:
    """The host's ruling on the answer; ``last_word``: the reading had reached its end (S4.11)."""

    right: bool
    last_word: bool = False


@dataclass(frozen=True, slots=True)
class AcceptEarly:
    """A press before the buttons were live counts: the reading had begun (S4.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AcceptLate:
    """A press after the window counts: the host's finger was early (S4.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The question is withdrawn, its points are written off (N4.5.7, N4.5.8)."""


@dataclass(frozen=True, slots=True)
class TakeSpare:
    """The theme's spare is played at the same price (N4.5.8)."""


@dataclass(frozen=True, slots=True)
class DeclineSpare:
    """The cell stays empty (N4.5.8)."""


@dataclass(frozen=True, slots=True)
class EndTheme:
    """The theme is over: the scores are announced (S4.15)."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """All themes are played: places are given (N4.12, S4.16)."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The match clock stands still, buttons are dead."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The match goes on."""


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name is put right."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class BindButtons:
    """What the bound sources can tell: the slowest one's lag, in nanoseconds. No act: not undone."""

    lag: Nanoseconds


@dataclass(frozen=True, slots=True)
class Undo:
    """That did not happen: the last act that stands, named by its number so that no other one falls."""

    act: int


@dataclass(frozen=True, slots=True)
class Redo:
    """The act that was undone last happened after all."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """The match was opened from its file: it stands paused where it was. No act: not undone."""


HostCommand = (
    StartTheme
    | Announce
    | StartReading
    | FinishReading
    | Nobody
    | Speaking
    | Clarify
    | Rule
    | AcceptEarly
    | AcceptLate
    | Withdraw
    | TakeSpare
    | DeclineSpare
    | EndTheme
    | EndMatch
    | Pause
    | Resume
    | Rename
)
"""Commands of the host's keys, decided by the rules of play."""

PlayCommand = HostCommand | Buzzed | Expire | BindButtons
"""Every command that ``decide`` takes."""

HistoryCommand = Undo | Redo | Reopen
"""Commands about commands, taken by ``history``."""

Command = Begin | PlayCommand | HistoryCommand
