"""The list of a pack's themes as lines, with a preview of one. Pure: the same scene gives the same lines."""

from dataclasses import dataclass

from rich.cells import cell_len

from packs.model import PackTheme
from screens.hints import hint_line
from screens.looks import Line, Look
from screens.setup.draft import Draft
from screens.setup.keys import HELP, PICKED_KEY, TOGGLE_KEY, told
from screens.setup.selection import Book, Remark, ThemeChoice
from screens.text import across, cut, filled, padded, wrap
from screens.trouble import note_lines
from station.setup import ChosenThemes, author_of, final_themes, first_question, usable_themes
from station.wording import setup as wording
from station.wording.language import tr, trn
from station.wording.sheets import theme_name

_PREVIEW = 6
"""Lines of the preview where there is room; it takes a third of a low screen."""
_MARK, _NUMBER = 7, 5


@dataclass(frozen=True, slots=True)
class PickerScene:
    """Everything on the page; ``theme``: the number of the one under the cursor."""

    book: Book
    draft: Draft
    selection: ThemeChoice
    theme: int
    width: int
    height: int
    note: str = ""


def preview_room(height: int) -> int:
    """Lines of the preview on a screen so high."""
    return min(_PREVIEW, max(1, height // 3 - 1))


def list_room(height: int) -> int:
    """Lines of the list on a screen so high, above the preview, a note and the keys."""
    return max(1, height - 3 - preview_room(height))


def picker_lines(scene: PickerScene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    width, room = scene.width, list_room(scene.height)
    themes = len(scene.book.pack.themes)
    start = max(0, min(scene.theme - 1 - room // 2, themes - room))
    rows = [_row(scene, number) for number in range(start + 1, min(themes, start + room) + 1)]
    rows += [()] * (room - len(rows))
    size = preview_room(scene.height)
    preview = _preview(scene.book.pack.themes[scene.theme - 1], width, size) if themes else []
    preview += [()] * (size - len(preview))
    keys = hint_line((*told(TOGGLE_KEY), ("↑↓", tr("choose")), *told(PICKED_KEY, HELP)), width)
    return [_head(scene), *rows, *preview, *note_lines(scene.note, width)[:1], keys][: scene.height]


def _head(scene: PickerScene) -> Line:
    pack, picked = scene.book.pack, len(scene.draft.picked)
    told = tr("to play: {needed}, picked: {picked}", needed=scene.draft.stage.themes, picked=picked)
    room = scene.width - cell_len(told) - 3
    return ((f" {padded(pack.title, room)} {told} ", Look.HEAD),)


def _row(scene: PickerScene, number: int) -> Line:
    """What becomes of a theme, its number and name, why it does not suit."""
    theme = scene.book.pack.themes[number - 1]
    focused = number == scene.theme
    remark = _remark(scene, number)
    lead = f"{' → ' if focused else '   '}{_mark(scene, number):{_MARK}}{f'{number}.':{_NUMBER}}"
    room = across(scene.width) - cell_len(lead) - 1
    remark = cut(remark, room // 2)
    name = padded(theme_name(theme.name), max(0, room - cell_len(remark)))
    look = Look.CHOSEN if focused else Look.STRONG if number in scene.draft.picked else Look.PLAIN
    rest = " " * (scene.width - across(scene.width) + 1)
    return (lead + name, look), (remark + rest, look if focused else Look.WRONG)


def _mark(scene: PickerScene, number: int) -> str:
    """The place in the match, in reserve or for the final round; in brackets when it was picked."""
    chosen = scene.selection.chosen
    place = ""
    if isinstance(chosen, ChosenThemes):
        if number in chosen.played:
            place = str(chosen.played.index(number) + 1)
        elif number in chosen.reserves:
            place = tr("res.")
        elif number in chosen.finals:
            place = tr("fin.")
    is_picked = number in scene.draft.picked
    return f"[{place or '×'}]" if is_picked else f" {place}"


def _remark(scene: PickerScene, number: int) -> str:
    pack, stage = scene.book.pack, scene.draft.stage
    found = scene.selection.remarks.get(number, Remark())
    if number not in usable_themes(pack, stage) and number not in final_themes(pack, stage):
        return trn("{n} question", "{n} questions", len(pack.themes[number - 1].regular))
    return wording.theme_remark(found.heard, found.own)


def _preview(theme: PackTheme, width: int, room: int) -> list[Line]:
    """A rule, what the theme is, its first question; of a low screen's room the question alone."""
    spares = len(theme.questions) - len(theme.regular)
    about = [
        theme_name(theme.name),
        *([author_of(theme)] if author_of(theme) else []),
        trn("{n} question", "{n} questions", len(theme.regular))
        + (" " + tr("and a spare") if spares else ""),
    ]
    question = [f" {line}" for line in wrap(first_question(theme), width - 2)]
    lines: list[Line] = [((filled(" · ".join(about), width), Look.QUIET),)] if room > 1 else []
    lines += [((cut_line, Look.PLAIN),) for cut_line in question[: room - len(lines)]]
    return lines
