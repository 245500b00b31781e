"""The tables of Phase × Command as the rules give them; ``python -m tests.rules.phase_table`` prints them."""

from collections.abc import Callable, Iterator

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    BindButtons,
    Buzzed,
    Clarify,
    Command,
    DeclineSpare,
    EndMatch,
    EndTheme,
    Expire,
    FinishReading,
    Nobody,
    Pause,
    Redo,
    Rename,
    Reopen,
    Resume,
    Rule,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Undo,
    Withdraw,
)
from station.rules.entries import Entry
from station.rules.events import PressObserved
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused
from tests.rules.games import LAG, RESOLUTION, Game, seats
from tests.rules.situations import GROUPS

(FIRST, SECOND, THIRD) = seats(1, 2, 3)
LAST_WORD = "Rule wrong, last word"

HOST: dict[str, Command] = {
    "StartTheme": StartTheme(),
    "Announce": Announce(),
    "StartReading": StartReading(),
    "FinishReading": FinishReading(),
    "Nobody": Nobody(),
    "Speaking": Speaking(),
    "Clarify": Clarify(),
    "Rule right": Rule(right=True),
    "Rule wrong": Rule(right=False),
    LAST_WORD: Rule(right=False, last_word=True),
    "AcceptEarly": AcceptEarly(SECOND),
    "AcceptLate": AcceptLate(SECOND),
    "Withdraw": Withdraw(),
    "TakeSpare": TakeSpare(),
    "DeclineSpare": DeclineSpare(),
    "EndTheme": EndTheme(),
    "EndMatch": EndMatch(),
    "Pause": Pause(),
    "Resume": Resume(),
    "Rename": Rename(FIRST, "Жанна"),
    "Reopen": Reopen(),
    "BindButtons": BindButtons(LAG),
}
"""Commands that need nothing of the game they are sent to, by the names of their rows."""


def press(game: Game) -> Command:
    """Seat 3, which has not pressed before, presses now."""
    return Buzzed(THIRD, Nanoseconds(game.now + 1), Nanoseconds(game.now + 1), RESOLUTION)


def expiry(game: Game) -> Command:
    """The clock that is alive runs out; without one, an old clock does."""
    deadline = game.state.deadline
    if deadline is None:
        return Expire(0)
    game.now = deadline.judged
    return Expire(deadline.id)


def undo(game: Game) -> Command:
    """The last act is taken back."""
    return Undo(game.history.acts[-1].number)


def redo(game: Game) -> Command:
    """The act that was undone last comes back."""
    undone = game.history.undone
    return Redo(undone[-1].act.number if undone else 0)


LIVE: dict[str, Callable[[Game], Command]] = {
    "a press": press,
    "the clock": expiry,
    "Undo": undo,
    "Redo": redo,
}
"""Commands that are made from the game they are sent to."""


def command(row: str, game: Game) -> Command:
    """The command of a row, for a game."""
    return HOST[row] if row in HOST else LIVE[row](game)


def cell(build: Callable[[], Game], row: str) -> str:
    """What the table says of one command in one situation."""
    game = build()
    before = game.phase
    answer = game.ask(command(row, game))
    if isinstance(answer, Refused):
        return f"`{answer.code}`"
    seen = _seen(answer)
    if seen:
        return f"seen: {seen}"
    return "stays" if game.phase is before else f"→ {game.phase}"


def _seen(entry: Entry) -> str:
    return ", ".join(event.why for event in entry.events if isinstance(event, PressObserved))


def tables() -> Iterator[str]:
    """The lines of all tables."""
    for title, situations in GROUPS.items():
        yield from ("", f"## {title}", "")
        yield f"| | {' | '.join(situations)} |"
        yield "|---" * (len(situations) + 1) + "|"
        for row in (*HOST, *LIVE):
            cells = (cell(build, row) for build in situations.values())
            yield f"| {row} | {' | '.join(cells)} |"


if __name__ == "__main__":
    print(*tables(), sep="\n")  # noqa: T201 - the page is made from what this prints
