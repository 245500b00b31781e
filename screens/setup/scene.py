"""The form's content as it is painted."""

from screens.setup import outlook
from screens.setup.draft import Draft, Field
from screens.setup.left_out import LeftOut
from screens.setup.outlook import Known
from screens.setup.paint import FormScene
from screens.setup.selection import Book
from screens.setup.themes import told_themes
from station.wording import setup as wording


def form_scene(draft: Draft, known: Known, focus: Field, width: int, height: int) -> FormScene:
    """Everything on a form of this size but what it tells for a moment."""
    selection = outlook.selection_of(draft, known)
    chosen = outlook.chosen_of(selection)
    begin = outlook.command(draft, known, chosen)
    needed = draft.stage.themes
    return FormScene(
        draft,
        focus,
        width,
        height,
        themes=told_themes(known.book.pack, draft.stage, chosen, selection.remarks)
        if chosen and selection and isinstance(known.book, Book)
        else (),
        lack=outlook.lack(draft, known, selection),
        supply=wording.supply(needed, selection.at_hand, selection.left_out) if selection else "",
        obstacle=outlook.obstacle(begin) if begin and draft.lineup.players else "",
        note=_left_out(known.left_out, focus),
    )


def _left_out(left_out: LeftOut, focus: Field) -> str:
    """What is not among the choices of a field."""
    match focus:
        case Field.REGULATION:
            return "\n".join(told() for told in left_out.regulations)
        case Field.PACK:
            return "\n".join(told() for told in left_out.packs)
    return ""
