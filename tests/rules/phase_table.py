"""The tables of Phase × Command as the rules give them; ``python -m tests.rules.phase_table`` prints them."""

from collections import defaultdict
from collections.abc import Iterator

from station.rules.entries import Entry
from station.rules.events import PressObserved
from station.rules.refusals import Refused
from tests.rules.games import Game
from tests.rules.phase_rows import TABLES, command
from tests.rules.situations import GROUPS, twin

MANY = 16
"""So many commands with the same answer are not named one by one."""

Cells = dict[str, tuple[str, ...]]
"""The cells of each row."""


def cell(situation: Game, row: str) -> str:
    """What the table says of one command in one situation."""
    game = twin(situation)
    asked = command(row, game)
    before = game.phase
    answer = game.ask(asked)
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
        yield from ("", f"## {title}")
        games = {name: build() for name, build in situations.items()}
        for rows in TABLES:
            made = {row: tuple(cell(game, row) for game in games.values()) for row in rows}
            yield from _table(tuple(games), made)


def _table(columns: tuple[str, ...], made: Cells) -> Iterator[str]:
    """A row for each command, but those that have the same in every column are only named."""
    apart = {row: cells for row, cells in made.items() if len(set(cells)) > 1}
    if apart:
        yield from ("", f"| | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|")
        yield from (f"| {row} | {' | '.join(cells)} |" for row, cells in apart.items())
    alike: dict[str, list[str]] = defaultdict(list)
    for row, cells in made.items():
        if row not in apart:
            alike[cells[0]].append(row)
    yield from ("", "The same in every column:", "")
    for said, rows in sorted(alike.items(), key=lambda item: len(item[1])):
        yield f"- {said}: {' · '.join(rows) if len(rows) <= MANY else 'everything else'}"


if __name__ == "__main__":
    print(*tables(), sep="\n")  # noqa: T201 - the page is made from what this prints
