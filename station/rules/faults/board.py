"""The board: each question once, in the order of its round, chosen where its players choose (N4.3, N4.9)."""

from collections.abc import Iterator

from station.rules.board import board_of, by_choice, unplayed
from station.rules.decide.ending import PLAYERS_LEAST
from station.rules.model import Cell, Points, TableTheme, ThemeKind
from station.rules.regulation import Order
from station.rules.state import MatchState, Phase

_WITHOUT_QUESTION = frozenset({Phase.OPENING, Phase.THEME_START, Phase.CHOOSING})
_AFTER_QUESTIONS = frozenset({Phase.THEME_END, Phase.ROUND_END, Phase.TIED, Phase.LEFT_OPEN, Phase.FINISHED})
_OF_A_QUESTION = frozenset(Phase) - _WITHOUT_QUESTION - _AFTER_QUESTIONS


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about themes and their questions, and whether it is."""
    cell = state.cell
    cells = [done.cell for done in state.played]
    yield "no-question", state.phase in _OF_A_QUESTION and cell is None
    yield "question-too-early", state.phase in _WITHOUT_QUESTION and cell is not None
    yield "question-of-another-theme", cell is not None and cell.theme != state.theme
    yield (
        "question-off-the-board",
        any(not _is_there(state, one) for one in (*cells, *([cell] if cell else []))),
    )
    yield "question-of-a-void-theme", state.phase in _OF_A_QUESTION and _is_void(state)
    yield "theme-of-another-round", _is_of_another_round(state)
    yield "played-twice", len(set(cells)) < len(cells)
    yield "played-while-open", state.phase in _OF_A_QUESTION - {Phase.REVEALED} and cell in cells
    yield "revealed-unplayed", state.phase is Phase.REVEALED and cells[-1:] != [cell]
    yield "played-out-of-sequence", any(_is_out_of_sequence(state, number) for number in _in_sequence(state))
    yield from _table_faults(state)
    yield from _chooser_faults(state)


def _is_there(state: MatchState, cell: Cell) -> bool:
    theme = state.themes[cell.theme]
    rows = 1 if theme.kind is ThemeKind.FINAL else len(theme.prices)
    return 0 <= cell.row < rows


def _is_void(state: MatchState) -> bool:
    theme = state.current_theme
    return theme is not None and theme.void


def _is_of_another_round(state: MatchState) -> bool:
    theme = state.current_theme
    return theme is not None and theme.kind is ThemeKind.BOARD and theme.round != state.round


def _in_sequence(state: MatchState) -> Iterator[int]:
    for number, theme in enumerate(state.themes):
        if theme.kind is ThemeKind.EXTRA or not _is_chosen(state, theme):
            yield number


def _is_chosen(state: MatchState, theme: TableTheme) -> bool:
    return theme.kind is ThemeKind.BOARD and state.setup.stage.rounds[theme.round].order is Order.CHOICE


def _is_out_of_sequence(state: MatchState, number: int) -> bool:
    """Whether the theme's questions were not played one after another from the cheapest."""
    rows = [done.cell.row for done in state.played if done.cell.theme == number]
    return rows != list(range(len(rows)))


def _table_faults(state: MatchState) -> Iterator[tuple[str, bool]]:
    rounds = state.setup.stage.rounds
    slots = [[state.themes[one].slot for one in board_of(state, number)] for number in range(len(rounds))]
    has_final = any(theme.kind is ThemeKind.FINAL for theme in state.themes)
    plays_no_more = has_final or len(state.present) < PLAYERS_LEAST
    short = any(len(here) < part.themes for here, part in zip(slots, rounds, strict=True))
    yield "prices-of-another-round", any(theme.prices != _prices(state, theme) for theme in state.themes)
    yield "slot-taken-twice", any(len(set(here)) < len(here) for here in slots)
    yield "board-short-of-a-theme", short and not plays_no_more
    yield "replaces-no-void-theme", any(not _replaces_void(state, theme) for theme in state.themes)


def _prices(state: MatchState, theme: TableTheme) -> tuple[Points, ...]:
    if theme.kind is ThemeKind.BOARD:
        return state.setup.stage.rounds[theme.round].prices
    return state.setup.regulation.extra_prices if theme.kind is ThemeKind.EXTRA else ()


def _replaces_void(state: MatchState, theme: TableTheme) -> bool:
    return theme.replaces is None or state.themes[theme.replaces].void


def _chooser_faults(state: MatchState) -> Iterator[tuple[str, bool]]:
    choosing = state.phase is Phase.CHOOSING
    is_chosen = state.phase in _OF_A_QUESTION and by_choice(state)
    yield "choice-in-sequence", choosing and not by_choice(state)
    yield "nothing-to-choose", choosing and not unplayed(state, state.round)
    yield "named-too-late", state.named is not None and state.phase in _OF_A_QUESTION
    yield "question-of-no-chooser", state.phase in _OF_A_QUESTION and (state.chooser is not None) != is_chosen
    yield (
        "played-without-choice",
        any(
            (done.chooser is None) == _is_chosen(state, state.themes[done.cell.theme])
            for done in state.played
        ),
    )
