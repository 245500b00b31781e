"""Where a match stands, in a few words.

Phases are named by their codes: a list of matches must not wait for the rules to load.
"""

from station.wording.language import N_, tr

_NAMES: dict[str, str] = {
    "opening": N_("before the start"),
    "theme-start": N_("theme told"),
    "announced": N_("price told"),
    "reading": N_("the question is read"),
    "window": N_("time to press"),
    "contest": N_("presses compared"),
    "photo-finish": N_("too close to tell"),
    "answering": N_("a player answers"),
    "clarifying": N_("a closer answer"),
    "spare-offer": N_("a spare on offer"),
    "revealed": N_("the question is over"),
    "theme-end": N_("end of the theme"),
    "choosing": N_("a question is chosen"),
    "bidding": N_("auction: bids"),
    "auction-reading": N_("auction: read to one"),
    "thinking": N_("auction: time to think"),
    "round-end": N_("end of the round"),
    "stakes": N_("secret stakes"),
    "final-reading": N_("final question is read"),
    "writing": N_("answers are written"),
    "read-out": N_("answers are read out"),
    "final-ruling": N_("final rulings"),
    "tied": N_("a tie to be played off"),
    "left-open": N_("finished, places open"),
    "finished": N_("finished"),
}


def phase_name(phase: str) -> str:
    """A phase by its code in at most 24 cells; a code from a later version stands for itself."""
    known = _NAMES.get(phase)
    return tr(known) if known else phase


def summary_line(phase: str, themes_played: int, themes: int, *, finished: bool, by_choice: bool) -> str:
    """How far a match has come, for a list of matches: ``themes_played`` of ``themes`` are over.

    In a round ``by_choice`` no theme is the one that is played: those that are over are counted. Behind the
    last of them come the final round, and ties to be played off.
    """
    if phase == "theme-end":
        return tr("theme {theme} of {themes} is over", theme=themes_played, themes=themes)
    if finished or phase == "opening" or themes_played == themes:
        return phase_name(phase)
    where = phase_name(phase)
    if by_choice:
        return tr(
            "themes played: {played} of {themes}, {where}", played=themes_played, themes=themes, where=where
        )
    return tr("theme {theme} of {themes}, {where}", theme=themes_played + 1, themes=themes, where=where)
