"""The match at a glance, as lists of matches show it."""

from station.journal.summary import Summary
from station.rules.state import MatchState, Phase, scores

_OVER = frozenset({Phase.FINISHED, Phase.LEFT_OPEN})


def summarise(state: MatchState) -> Summary:
    """What a list of matches shows of this state."""
    totals = scores(state)
    in_theme = state.theme >= 0 and state.phase not in {Phase.THEME_END, *_OVER}
    return Summary(
        title=state.setup.title,
        regulation=state.setup.regulation.code,
        stage=state.setup.stage.code,
        pack_title=state.setup.pack_title,
        players=tuple(player.name for player in state.lineup.players),
        scores=tuple(totals[seat] for seat in state.seats),
        themes_played=state.theme + (not in_theme),
        themes=len(state.setup.themes),
        phase=state.phase,
        finished=state.phase in _OVER,
        stage_titles=state.setup.stage.titles,
    )
