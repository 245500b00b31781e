"""What comes of the form as it stands: the themes, what is missing, the command that begins the match."""

from dataclasses import dataclass, field, replace

from screens.setup.draft import Draft, Field
from screens.setup.left_out import LeftOut
from screens.setup.number import Number
from screens.setup.selection import Book, ThemeChoice, remarks, select
from station.heard import Heard
from station.rules import history
from station.rules.commands import Begin
from station.rules.refusals import Refused
from station.setup import ChosenThemes, begin_with
from station.wording import setup as wording
from station.wording.language import tr
from station.wording.refusals import refusal
from station.wording.trouble import Trouble

_ANY_ID = "0" * 32


@dataclass(slots=True)
class Known:
    """What was found out beside the form, each None until it is known: the pack, what was heard here."""

    book: Book | Trouble | None = None
    heard: Heard | None = None
    left_out: LeftOut = field(default_factory=LeftOut)


def selection_of(draft: Draft, known: Known) -> ThemeChoice | None:
    """The themes that suit the players who are named now; None before the pack was read."""
    if not isinstance(known.book, Book):
        return None
    people = [player.name for player in draft.lineup.players]
    return select(known.book, draft.wish, remarks(known.book, known.heard or Heard(), people))


def chosen_of(selection: ThemeChoice | None) -> ChosenThemes | None:
    """The themes to be played, when there are enough."""
    return selection.chosen if selection and isinstance(selection.chosen, ChosenThemes) else None


def begin_pack_again(draft: Draft, known: Known) -> None:
    """Where nothing but the proposal leaves too few themes, begin with the pack's first one again."""
    proposed = draft.numbers[Field.FIRST]
    if known.heard is None or proposed != draft.proposed_first or draft.by_lot or _is_enough(draft, known):
        return
    draft.numbers[Field.FIRST] = Number("1")
    if not _is_enough(draft, known):
        draft.numbers[Field.FIRST] = proposed


def _is_enough(draft: Draft, known: Known) -> bool:
    return chosen_of(selection_of(draft, known)) is not None


def lack(draft: Draft, known: Known, selection: ThemeChoice | None) -> str:
    """Why there are no themes to be played; empty when there are."""
    if isinstance(known.book, Trouble):
        return known.book.happened
    if draft.pack is None:
        return tr("There is no pack of questions.")
    return _lack(draft, selection) if selection else tr("The questions are being read …")


def _lack(draft: Draft, selection: ThemeChoice) -> str:
    if isinstance(selection.chosen, ChosenThemes):
        return ""
    first = draft.numbers[Field.FIRST].value
    if not draft.by_lot and not 1 <= first <= draft.pack_themes:
        return wording.setup_fault("no-such-theme", {"number": first, "themes": draft.pack_themes})
    if selection.left_out:
        return wording.too_few_unheard(selection.at_hand, draft.stage.themes, selection.left_out)
    return wording.setup_fault(selection.chosen.code, dict(selection.chosen.parameters))


def command(draft: Draft, known: Known, chosen: ChosenThemes | None) -> Begin | None:
    """The command that begins the match; None where there are not enough themes."""
    if chosen is None or not isinstance(known.book, Book):
        return None
    begin = begin_with(draft.regulation, draft.stage, draft.lineup, known.book.pack, chosen)
    return replace(begin, absent=draft.absent_seats)


def obstacle(begin: Begin) -> str:
    """What the rules have against beginning so; empty when they have nothing."""
    answer = history.begin(replace(begin, match_id=_ANY_ID))
    return refusal(answer) if isinstance(answer, Refused) else ""
