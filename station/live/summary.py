"""The match at a glance, as lists of matches show it."""

from station.journal.summary import Summary
from station.rules.board import by_choice, cells_left
from station.rules.model import Standing, TableTheme, ThemeKind
from station.rules.state import BETWEEN, OVER, MatchState, Phase, scores

_FINISHED = frozenset({Phase.FINISHED, Phase.LEFT_OPEN})
"""A tie is still to be played off here; one that was left open waits for other games."""

_WITHOUT_POINTS = frozenset({Standing.ABSENT, Standing.REMOVED})
"""Who did not come (S4.3), whose result is void (S4.18)."""


def summarise(state: MatchState) -> Summary:
    """What a list of matches shows of this state."""
    totals = scores(state)
    left = {cell.theme for cell in cells_left(state)}
    if state.current_theme and state.phase not in BETWEEN | OVER:
        left.add(state.theme)
    boards = [index for index, theme in enumerate(state.themes) if _is_on_board(theme)]
    return Summary(
        title=state.setup.title,
        regulation=state.setup.regulation.code,
        stage=state.setup.stage.code,
        pack_title=state.setup.pack_title,
        players=tuple(player.name for player in state.lineup.players),
        scores=tuple(totals[seat] for seat in state.seats),
        themes_played=len(boards) - len(left.intersection(boards)),
        themes=len(boards),
        phase=state.phase,
        finished=state.phase in _FINISHED,
        stage_titles=state.setup.stage.titles,
        by_choice=by_choice(state),
        void=tuple(at for at, standing in enumerate(state.standings) if standing in _WITHOUT_POINTS),
    )


def _is_on_board(theme: TableTheme) -> bool:
    return theme.kind is ThemeKind.BOARD and not theme.void
