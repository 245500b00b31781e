"""A score sheet read from the screen, by where its columns stand."""

import re

_LABEL = re.compile(r"\d+0( .*)?|in the (theme|round)|so far|stakes|Total|Place")


def table(screen: str, players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Each row as its label and a cell for each player; a column ends where its player's name ends."""
    lines = screen.splitlines()
    (head,) = (line for line in lines if tuple(line.split()) == players)
    ends = [head.index(name) + len(name) for name in players]
    starts = [head.index(players[0]) - 1, *ends[:-1]]
    columns = list(zip(starts, ends, strict=True))
    rows = [
        (line[: starts[0]].strip(), *(line[start:end].strip() for start, end in columns)) for line in lines
    ]
    return [row for row in rows if _LABEL.fullmatch(row[0])]
