"""The form of a new match as lines. Pure: the same scene gives the same lines.

A low terminal loses the empty lines first, then the names of the themes; then the fields scroll.
"""

from dataclasses import dataclass

from rich.cells import cell_len

from screens.hints import hint_line
from screens.looks import Line, Look, Span
from screens.setup.draft import PLAYERS, Draft, Field
from screens.text import cut, padded, wrap
from screens.trouble import note_lines, trouble_lines
from station.wording.language import N_, pick, tr
from station.wording.trouble import Trouble

_NAME_WIDTH = 41
"""A name of 40 characters and the caret behind it."""

_LABELS = {
    Field.REGULATION: N_("Regulation"),
    Field.STAGE: N_("Stage"),
    Field.THEMES: N_("Themes"),
    Field.PACK: N_("Questions"),
    Field.FIRST: N_("From theme"),
    Field.HOST: N_("Host"),
    Field.ASSISTANT: N_("Assistant"),
}


@dataclass(frozen=True, slots=True)
class FormScene:
    """Everything that is on the form.

    ``themes``: the names of the themes to be played; ``lack``: instead of them, why there are none.
    """

    draft: Draft
    focus: Field
    width: int
    height: int
    themes: tuple[str, ...] = ()
    lack: str = ""
    note: str = ""
    trouble: Trouble | None = None


def form_lines(scene: FormScene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    width = scene.width
    head: Line = ((" " + padded(tr("New match"), width - 1), Look.HEAD),)
    foot = [*_told(scene), hint_line(_hints(scene.focus), width)]
    room = max(1, scene.height - 1 - len(foot))
    body = _body(scene, room)
    return [head, *body, *[()] * (room - len(body)), *foot][: scene.height]


def _told(scene: FormScene) -> list[Line]:
    """What the host must know, leaving room for the field in focus."""
    told = trouble_lines(scene.trouble, scene.width) if scene.trouble else note_lines(scene.note, scene.width)
    return told[: max(1, scene.height - 4)]


def _hints(focus: Field) -> tuple[tuple[str, str], ...]:
    absent = (("F3", tr("absent")),) if focus in PLAYERS else ()
    return ("F2", tr("begin")), *absent, ("Esc", tr("back")), ("↑↓", tr("field")), ("←→", tr("choice"))


def _body(scene: FormScene, room: int) -> list[Line]:
    rows = {field: _row(scene, field) for field in scene.draft.fields}
    gaps: tuple[Field, ...] = (Field.FIRST, scene.draft.players[-1], Field.ASSISTANT)
    left = room - len(rows) - len(gaps) - 1
    above: list[Line] = [()]
    if left < 1:
        above, gaps, left = [], (), room - len(rows)
    names = _themes(scene, max(0, left))
    lines = list(above)
    for field, row in rows.items():
        lines += [row, *(names if field is Field.FIRST else ()), *([()] if field in gaps else ())]
    # Only where not even the fields fit is there something to scroll.
    start = max(0, min(lines.index(rows[scene.focus]) - room // 2, len(lines) - room))
    return lines[start : start + room]


def _row(scene: FormScene, field: Field) -> Line:
    """A label, the value and a remark, the field in focus marked by an arrow and its colour."""
    focused = field is scene.focus
    mark = " → " if focused else "   "
    label = mark + padded(_label(field), _label_width(scene.width))
    room = scene.width - cell_len(label)
    look = Look.STRONG if focused else Look.QUIET
    return (label, look), *_value(scene, field, room, focused=focused)


def _label_width(width: int) -> int:
    return 14 if width >= 60 else 11  # noqa: PLR2004 - a narrow terminal needs the cells for the names


def _label(field: Field) -> str:
    if field in PLAYERS:
        return tr("Player {seat}", seat=PLAYERS.index(field) + 1)
    return tr(_LABELS[field]) if field in _LABELS else ""


def _value(scene: FormScene, field: Field, room: int, *, focused: bool) -> list[Span]:
    draft = scene.draft
    if field is Field.START:
        words = cut(tr("Begin the match"), room - 4)
        return [(f"[ {words} ]", Look.CHOSEN if focused else Look.STRONG)]
    if field in draft.names:
        return _name(draft, field, room, focused=focused)
    text = draft.numbers[field].digits if field in draft.numbers else _choice(draft, field)
    remark = _remark(draft, field)
    text = cut(text, room - 4 - cell_len(remark))
    if focused:
        return [(f"← {text} →", Look.CHOSEN), (remark, Look.QUIET)]
    return [(f"  {text}  ", Look.STRONG), (remark, Look.QUIET)]


def _choice(draft: Draft, field: Field) -> str:
    match field:
        case Field.REGULATION:
            return pick(draft.regulation.titles)
        case Field.STAGE:
            return pick(draft.stage.titles)
    return draft.pack_title


def _remark(draft: Draft, field: Field) -> str:
    """What goes in, behind the value."""
    if field is Field.THEMES and draft.theme_bounds:
        least, most = draft.theme_bounds
        return f"  {least}–{most}"
    if field is Field.FIRST and draft.pack_themes:
        return "  " + tr("of {all}", all=draft.pack_themes)
    return ""


def _name(draft: Draft, field: Field, room: int, *, focused: bool) -> list[Span]:
    edit = draft.names[field]
    remark = "  " + tr("absent") if field in draft.absent else ""
    width = min(room - 3 - cell_len(remark), _NAME_WIDTH)
    if focused:
        before, under, after = edit.window(width)
        name = [("  ", Look.PLAIN), (before, Look.CHOSEN), (under, Look.KEY), (after, Look.CHOSEN)]
    elif edit.text.strip():
        name = [(f"  {cut(edit.text, width)}", Look.STRONG)]
    else:
        name = [("  —", Look.QUIET)]
    return [*name, (remark, Look.WRONG)] if remark else name


def _themes(scene: FormScene, room: int) -> list[Line]:
    """The names of the themes, one below the other where there is room; or why there are none."""
    indent = " " * (3 + _label_width(scene.width) + 2)
    width = scene.width - len(indent) - 1
    if scene.lack:
        return [((indent + line, Look.WRONG),) for line in wrap(scene.lack, width)[:room]]
    lines = [line for told in scene.themes for line in wrap(told, width)]
    if len(lines) > room:
        lines = wrap(" · ".join(scene.themes), width)[:room]
    return [((indent + line, Look.PLAIN),) for line in lines]
