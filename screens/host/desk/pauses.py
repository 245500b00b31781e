"""Why the match is paused: one of a few reasons, with words of the host's or without."""

from collections.abc import Sequence

from screens.host.desk.fields import SHORT, TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.page import Move, Paragraph
from screens.looks import Look
from station.rules.commands import NotePause
from station.rules.model import WhyPaused
from station.rules.state import MatchState
from station.wording.checks import WHYS, pause_told
from station.wording.language import tr


class Pauses(Listing[WhyPaused]):
    """The reasons that a pause may have."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Reason of the pause")

    def items(self, state: MatchState) -> Sequence[WhyPaused]:  # noqa: ARG002 - the same in every state
        """All of them."""
        return tuple(WhyPaused)

    def row(self, item: WhyPaused, state: MatchState) -> Row:
        """What it is called; without a pause there is nothing to choose."""
        return Row(tr(WHYS[item]), look=Look.PLAIN if state.paused else Look.QUIET)

    def below(self, state: MatchState) -> list[Paragraph]:
        """What was told of this pause, or that there is none."""
        if not state.paused:
            return [(tr("The match is not paused."), Look.STRONG)]
        return [(tr("Told: {reason}", reason=pause_told(state.pause)), Look.STRONG)] if state.pause else []

    def uses(self, item: WhyPaused | None, state: MatchState) -> tuple[Use, ...]:
        """Take the reason as it stands, or say more of it."""
        if item is None or not state.paused:
            return ()
        if item is WhyPaused.OTHER:
            return (Use("enter", tr("type it"), lambda: _say(item)),)
        take = Use("enter", tr("this reason"), lambda: Move(command=NotePause(item), closes=True))
        return take, Use("w", tr("and in words"), lambda: _say(item))


def _say(why: WhyPaused) -> Move:
    words = TextField(lambda: tr("In words"), longest=SHORT)
    return Move(Form(lambda: tr(WHYS[why]), [words], lambda: NotePause(why, words.value), closes=True))
