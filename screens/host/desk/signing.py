"""The result is signed: by the host, the assistant, the committee (S1.3)."""

from screens.host.desk.fields import SHORT, TextField
from screens.host.desk.form import Form
from screens.host.desk.page import Paragraph
from screens.looks import Look
from station.rules.commands import SignResult
from station.rules.model import Signatures
from station.rules.state import SIGNED_IN, MatchState
from station.wording.checks import result_told
from station.wording.language import tr


def signing(state: MatchState) -> Form:
    """The form of the signatures; the names are proposed that signed before, else those of the line-up."""
    lineup = state.lineup
    proposed = state.signed or state.lifted or Signatures(lineup.host, lineup.assistant)
    host = TextField(lambda: tr("Host"), lambda: proposed.host, SHORT)
    assistant = TextField(lambda: tr("Assistant"), lambda: proposed.assistant, SHORT)
    committee = TextField(lambda: tr("Committee"), lambda: proposed.committee, SHORT)
    return Form(
        lambda: tr("Sign the result"),
        [host, assistant, committee],
        lambda: SignResult(Signatures(host.value, assistant.value, committee.value)),
        _about,
        closes=True,
    )


def _about(state: MatchState) -> list[Paragraph]:
    """What is signed, and what is still open."""
    if state.phase not in SIGNED_IN:
        return [(tr("The result is signed when the game is over."), Look.STRONG)]
    *changed, told = result_told(state.signed, state.lifted)
    doubts = list(changed)
    if state.disputes:
        doubts.append(tr("Disputed questions are still open: {n}", n=len(state.disputes)))
    if state.agreed is None or state.agreed.totals != state.totals:
        doubts.append(tr("The assistant's paper has not been compared"))
    hint = tr("Who does not sign is left empty; the committee approves the result.")
    return [(told, Look.STRONG), *((doubt, Look.NOTE) for doubt in doubts), (hint, Look.QUIET)]
