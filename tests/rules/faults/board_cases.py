"""Faults of themes, questions and choosers."""

from dataclasses import replace

from station.rules.model import Cell, Points, Seat
from station.rules.state import Phase
from tests.rules.choice_situations import announced, bidding, blue_in_sequence, choosing
from tests.rules.choice_situations import revealed as chosen_revealed
from tests.rules.faults.broken import Case, opening, reading, revealed, theme_start, two_played, with_theme
from tests.rules.final_situations import extra_end, stakes

QUESTIONS: list[Case] = [
    ("no-question", reading, lambda state: replace(state, cell=None)),
    ("no-question", stakes, lambda state: replace(state, cell=None)),
    ("no-question", bidding, lambda state: replace(state, cell=None)),
    ("question-too-early", theme_start, lambda state: replace(state, cell=Cell(0, 0))),
    ("question-too-early", choosing, lambda state: replace(state, cell=Cell(0, 0))),
    ("question-of-another-theme", reading, lambda state: replace(state, cell=Cell(1, 0))),
    ("question-off-the-board", reading, lambda state: replace(state, cell=Cell(0, 5))),
    ("question-off-the-board", stakes, lambda state: replace(state, cell=Cell(state.theme, 1))),
    (
        "question-off-the-board",
        revealed,
        lambda state: replace(state, played=(replace(state.played[0], cell=Cell(0, 5)),)),
    ),
    (
        "question-of-a-void-theme",
        reading,
        lambda state: with_theme(state, 0, replace(state.themes[0], void=True)),
    ),
    ("theme-of-another-round", announced, lambda state: replace(state, round=1)),
    ("played-twice", revealed, lambda state: replace(state, played=state.played * 2)),
    ("played-while-open", revealed, lambda state: replace(state, phase=Phase.READING)),
    ("revealed-unplayed", revealed, lambda state: replace(state, played=())),
    ("revealed-unplayed", revealed, lambda state: replace(state, cell=Cell(0, 1))),
    ("played-out-of-sequence", two_played, lambda state: replace(state, played=state.played[::-1])),
    ("played-out-of-sequence", two_played, lambda state: replace(state, played=state.played[1:])),
    (
        "played-out-of-sequence",
        extra_end,
        lambda state: replace(state, played=(*state.played[:-2], state.played[-1])),
    ),
]

THEMES: list[Case] = [
    (
        "prices-of-another-round",
        opening,
        lambda state: with_theme(state, 0, replace(state.themes[0], prices=(Points(20),))),
    ),
    (
        "prices-of-another-round",
        stakes,
        lambda state: with_theme(state, state.theme, replace(state.themes[-1], prices=(Points(20),))),
    ),
    (
        "prices-of-another-round",
        extra_end,
        lambda state: with_theme(state, state.theme, replace(state.themes[-1], prices=())),
    ),
    ("slot-taken-twice", opening, lambda state: with_theme(state, 0, replace(state.themes[0], slot=1))),
    ("board-short-of-a-theme", opening, lambda state: replace(state, themes=state.themes[:-1])),
    (
        "replaces-no-void-theme",
        opening,
        lambda state: with_theme(state, 1, replace(state.themes[1], replaces=0)),
    ),
]

CHOOSERS: list[Case] = [
    ("choice-in-sequence", opening, lambda state: replace(state, phase=Phase.CHOOSING)),
    ("nothing-to-choose", blue_in_sequence, lambda state: replace(state, phase=Phase.CHOOSING)),
    ("named-too-late", announced, lambda state: replace(state, named=Seat(1))),
    ("question-of-no-chooser", announced, lambda state: replace(state, chooser=None)),
    ("question-of-no-chooser", reading, lambda state: replace(state, chooser=Seat(1))),
    (
        "played-without-choice",
        chosen_revealed,
        lambda state: replace(state, played=(replace(state.played[0], chooser=None),)),
    ),
    (
        "played-without-choice",
        revealed,
        lambda state: replace(state, played=(replace(state.played[0], chooser=Seat(1)),)),
    ),
]
