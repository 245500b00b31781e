"""The form of a new match as lines. Pure: the same scene gives the same lines.

A low terminal loses the empty lines first, then the names of the themes; then the fields scroll.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len

from screens.hints import hint_line
from screens.looks import Line, Look, Span
from screens.setup import keys
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
    Field.WAY: N_("Which"),
    Field.FIRST: N_("From theme"),
    Field.HOST: N_("Host"),
    Field.ASSISTANT: N_("Assistant"),
}


@dataclass(frozen=True, slots=True)
class FormScene:
    """Everything that is on the form.

    ``themes``: the names of the themes to be played; ``lack``: instead of them, why there are none.
    ``supply``: how many themes there are to take. ``obstacle``: why the match cannot begin yet.
    """

    draft: Draft
    focus: Field
    width: int
    height: int
    themes: tuple[str, ...] = ()
    lack: str = ""
    supply: str = ""
    obstacle: str = ""
    note: str = ""
    trouble: Trouble | None = None


def form_lines(scene: FormScene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    width = scene.width
    head: Line = ((" " + padded(tr("New match"), width - 1), Look.HEAD),)
    foot = [*_told(scene), hint_line(_hints(scene), width)]
    room = max(1, scene.height - 1 - len(foot))
    body = _body(scene, room)
    return [head, *body, *[()] * (room - len(body)), *foot][: scene.height]


def _told(scene: FormScene) -> list[Line]:
    """What the host must know, leaving room for the field in focus."""
    if scene.trouble:
        told = trouble_lines(scene.trouble, scene.width)
    elif scene.note or not scene.obstacle:
        told = note_lines(scene.note, scene.width)
    else:
        told = [((" " + cut(scene.obstacle, scene.width - 2), Look.QUIET),)]
    return told[: max(1, scene.height - 4)]


def _hints(scene: FormScene) -> Iterable[tuple[str, str]]:
    """The keys that do something now, the one that begins first."""
    if scene.draft.offered(scene.focus):
        yield from keys.told(keys.TAKE_KEY)
    yield from keys.told(keys.BEGIN_KEY)
    if scene.focus in PLAYERS:
        yield from keys.told(keys.ABSENT_KEY)
    yield from keys.told(keys.PICK_KEY, keys.BACK_KEY, keys.HELP)
    yield "↑↓", tr("field")
    if scene.focus not in scene.draft.names:
        yield "←→", tr("choice")


def _body(scene: FormScene, room: int) -> list[Line]:
    rows = {field: _row(scene, field) for field in scene.draft.fields}
    last = scene.draft.fields[-2]
    gaps: tuple[Field, ...] = (Field.ASSISTANT,)
    left = room - len(rows) - len(gaps) - 1
    above: list[Line] = [()]
    if left < 1:
        above, gaps, left = [], (), room - len(rows)
    names = _themes(scene, max(0, left))
    lines = list(above)
    for field, row in rows.items():
        lines += [row, *(names if field is last else ()), *([()] if field in gaps else ())]
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
    text = cut(text, room - 4)
    remark = cut(_remark(scene, field), room - 6 - cell_len(text))
    behind = [(f"  {remark}", Look.QUIET)] if remark else []
    if focused:
        return [(f"← {text} →", Look.CHOSEN), *behind]
    return [(f"  {text}  ", Look.STRONG), *behind]


def _choice(draft: Draft, field: Field) -> str:
    match field:
        case Field.REGULATION:
            return pick(draft.regulation.titles)
        case Field.STAGE:
            return pick(draft.stage.titles)
        case Field.WAY:
            return _way(draft)
    return draft.pack_title


def _way(draft: Draft) -> str:
    """How the themes are chosen."""
    rest = tr("drawn by lot") if draft.by_lot else tr("in order")
    if not draft.picked:
        return rest
    return tr("picked: {number}, then {rest}", number=len(draft.picked), rest=rest)


def _remark(scene: FormScene, field: Field) -> str:
    """What stands behind the value."""
    draft = scene.draft
    if field is Field.THEMES and draft.theme_bounds:
        least, most = draft.theme_bounds
        return f"{least}–{most}"
    if field is Field.FIRST and draft.pack_themes:
        return tr("of {all}", all=draft.pack_themes)
    return scene.supply if field is Field.WAY else ""


def _name(draft: Draft, field: Field, room: int, *, focused: bool) -> list[Span]:
    edit = draft.names[field]
    absent = "  " + tr("absent") if field in draft.absent else ""
    offered = draft.offered(field) if focused else ()
    width = min(room - 3 - cell_len(absent), _NAME_WIDTH, cell_len(edit.text) + 1 if offered else _NAME_WIDTH)
    if focused:
        before, under, after = edit.window(max(2, width))
        name = [("  ", Look.PLAIN), (before, Look.CHOSEN), (under, Look.KEY), (after, Look.CHOSEN)]
    elif edit.text.strip():
        name = [(f"  {cut(edit.text, width)}", Look.STRONG)]
    else:
        name = [("  —", Look.QUIET)]
    if absent:
        name.append((absent, Look.WRONG))
    if offered:
        left = room - 5 - max(2, width) - cell_len(absent)
        name += [("  " + cut(" · ".join(offered), left), Look.QUIET)] if left > 0 else []
    return name


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
