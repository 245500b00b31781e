"""Where a match stands, in a few words."""

from station.rules.state import Phase
from station.wording.language import N_, tr

_NAMES: dict[str, str] = {
    Phase.OPENING: N_("before the start"),
    Phase.THEME_START: N_("theme told"),
    Phase.ANNOUNCED: N_("price told"),
    Phase.READING: N_("the question is read"),
    Phase.WINDOW: N_("time to press"),
    Phase.CONTEST: N_("presses compared"),
    Phase.ANSWERING: N_("a player answers"),
    Phase.CLARIFYING: N_("a closer answer"),
    Phase.SPARE_OFFER: N_("a spare on offer"),
    Phase.REVEALED: N_("the question is over"),
    Phase.THEME_END: N_("end of the theme"),
    Phase.LEFT_OPEN: N_("finished, places open"),
    Phase.FINISHED: N_("finished"),
}


def phase_name(phase: str) -> str:
    """A phase by its code in at most 24 cells; a code from a later version stands for itself."""
    known = _NAMES.get(phase)
    return tr(known) if known else phase


def summary_line(phase: str, themes_played: int, themes: int, *, finished: bool) -> str:
    """How far a match has come, for a list of matches: ``themes_played`` of ``themes`` are over."""
    if finished or phase == Phase.OPENING:
        return phase_name(phase)
    if phase == Phase.THEME_END:
        return tr("theme {theme} of {themes} is over", theme=themes_played, themes=themes)
    where = phase_name(phase)
    return tr("theme {theme} of {themes}, {where}", theme=themes_played + 1, themes=themes, where=where)
