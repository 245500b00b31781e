"""What the program plays before it is killed: a way to every phase, and one without an end."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from station.rules.commands import (
    AddReserve,
    Announce,
    Begin,
    BindButtons,
    Clarify,
    DeclineSpare,
    EndMatch,
    EndTheme,
    FinishReading,
    MarkDisputed,
    Nobody,
    Pause,
    PlayCommand,
    Redo,
    Rename,
    Resume,
    ReverseRuling,
    Rule,
    SetPoints,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Undo,
    VoidTheme,
    Withdraw,
    WithdrawLater,
)
from station.rules.decide import TAKEN_IN
from station.rules.model import MILLISECOND, SECOND, Cell, Nanoseconds, Points
from station.rules.state import MatchState, Phase
from tests.live.crash.late_scripts import MOMENTS, to
from tests.live.crash.player import Player
from tests.rules.games import begin, theme
from tests.rules.leading import keys
from tests.rules.tables import begin_final

LONG = Nanoseconds(3600 * SECOND)
"""No such clock runs out while the program lives."""

SHORT = Nanoseconds(20 * MILLISECOND)
LAG = MILLISECOND


@dataclass(frozen=True)
class Script:
    """``play`` leads to a place of a match that ``begin`` starts; every clock has the length ``clock``."""

    play: Callable[[Player, Random], None]
    clock: Nanoseconds = LONG
    begin: Callable[[], Begin] = begin


def announced(player: Player, _random: Random) -> None:
    player.ask(BindButtons(LAG), StartTheme(), StartReading(), Nobody(), Announce())
    player.until(lambda state: state.phase is Phase.ANNOUNCED)


def reading(player: Player, _random: Random) -> None:
    player.ask(BindButtons(LAG), StartTheme(), StartReading())
    player.until(lambda state: state.phase is Phase.READING)


def window(player: Player, random: Random) -> None:
    reading(player, random)
    player.ask(FinishReading())
    player.until(lambda state: state.phase is Phase.WINDOW)


def window_overdue(player: Player, random: Random) -> None:
    reading(player, random)
    player.ask(FinishReading())
    player.until(lambda state: state.phase is Phase.WINDOW and state.overdue)


def contest(player: Player, _random: Random) -> None:
    """The slowest source may lag for an hour, so the race is still open."""
    player.ask(BindButtons(LONG), StartTheme(), StartReading())
    player.press(3, 1)
    player.until(lambda state: len(state.contest) == 2)


def answering(player: Player, random: Random) -> None:
    reading(player, random)
    player.press(2)
    player.until(lambda state: state.phase is Phase.ANSWERING)


def answering_second(player: Player, random: Random) -> None:
    answering(player, random)
    player.ask(Rule(right=False))
    player.until(lambda state: state.phase is Phase.READING)
    player.press(1)
    player.until(lambda state: state.phase is Phase.ANSWERING)


def clarifying(player: Player, random: Random) -> None:
    answering(player, random)
    player.ask(Clarify())
    player.until(lambda state: state.phase is Phase.CLARIFYING)


def spare_offer(player: Player, random: Random) -> None:
    answering(player, random)
    player.ask(Rule(right=False), Withdraw())
    player.until(lambda state: state.phase is Phase.SPARE_OFFER)


def theme_end(player: Player, _random: Random) -> None:
    player.ask(BindButtons(LAG), StartTheme())
    for _ in range(5):
        player.ask(StartReading(), Nobody())
    player.ask(EndTheme())
    player.until(lambda state: state.phase is Phase.THEME_END)


def paused(player: Player, random: Random) -> None:
    window(player, random)
    player.ask(Pause())
    player.until(lambda state: state.paused)


def drawn_final() -> Begin:
    """A final of few themes whose auctions lots must tell."""
    return replace(begin_final(), auctions=())


WAYS: tuple[PlayCommand, ...] = (
    StartTheme(),
    Announce(),
    StartReading(),
    FinishReading(),
    Nobody(),
    Rule(right=True),
    Rule(right=False),
    Speaking(),
    Clarify(),
    Withdraw(),
    TakeSpare(),
    DeclineSpare(),
    EndTheme(),
    EndMatch(),
    Pause(),
)


def wander(player: Player, random: Random) -> None:
    """Anything that may be done, in bursts, for ever; the disk has time to follow."""
    for number in count(1):
        for _ in range(random.randint(1, 5)):
            _step(player, random)
        lag = Nanoseconds(LAG + number)
        player.ask(BindButtons(lag))
        player.until(lambda state, lag=lag: state.lag == lag)  # type: ignore[misc] # a default binds it now


def _step(player: Player, random: Random) -> None:
    state = player.shown.state
    ways = [way for way in WAYS if state.phase in TAKEN_IN[type(way)]]
    leading = list(keys(state, random.choice))
    if state.paused:
        player.ask(Resume())
    elif random.random() < 0.1:
        player.ask(_correction(state, random))
    elif leading and random.random() < 0.6:
        player.ask(random.choice(leading))
    elif random.random() < 0.4:
        player.press(random.choice(state.seats))
    elif not ways or random.random() < 0.1:
        player.ask(random.choice((Undo(player.shown.acts[-1].number), _redo(player))))
    else:
        player.ask(random.choice(ways))


def _correction(state: MatchState, random: Random) -> PlayCommand:
    """Something beside the play; it may be refused."""
    seat, reason = random.choice(state.seats), "для пробы"
    return random.choice(
        (
            SetPoints(seat, Points(random.randint(-100, 300)), reason),
            ReverseRuling(len(state.ledger) - 1, reason),
            WithdrawLater(Cell(0, 0), reason),
            MarkDisputed(Cell(0, 0), reason),
            VoidTheme(max(state.theme, 0), 0, reason),
            AddReserve(theme(random.randint(300, 400))),
            Rename(seat, f"Игрок {random.randint(1, 9)}"),
        )
    )


def _redo(player: Player) -> Redo:
    undone = player.shown.undone
    return Redo(undone[-1].act.number if undone else 0)


SCRIPTS = {
    "announced": Script(announced),
    "reading": Script(reading),
    "window": Script(window),
    "window, overdue": Script(window_overdue, SHORT),
    "contest": Script(contest),
    "answering": Script(answering),
    "answering, second": Script(answering_second),
    "clarifying": Script(clarifying),
    "spare offer": Script(spare_offer),
    "theme end": Script(theme_end),
    "paused": Script(paused),
    **{moment: Script(to(moment), begin=drawn_final) for moment in MOMENTS},
    "wander": Script(wander, SHORT),
    "wander, final": Script(wander, SHORT, drawn_final),
}
