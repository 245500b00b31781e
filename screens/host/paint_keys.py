"""The keys at the bottom of the match screen: the next step first, then what else is possible."""

from collections.abc import Iterable

from rich.cells import cell_len

from screens.buttons.marks import buttons_of, needs_host
from screens.host.keys import BUTTONS_KEY, HOST_KEYS, MOVE_KEY, STEP_KEY
from screens.host.scene import Scene
from screens.keys import Key
from screens.looks import Line, Look, Span
from screens.text import cut
from station.rules.commands import (
    Announce,
    CollectAnswers,
    Command,
    DrawChooser,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    Nobody,
    OpenBidding,
    Resume,
    Rule,
    ShowBoard,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    StartTheme,
    TakeSpare,
    TellAnswer,
)
from station.rules.model import Outcome, Seat, ThemeKind
from station.rules.state import Phase
from station.views.host_view import HostView
from station.wording.acts import act_name
from station.wording.language import N_, pick, tr
from station.wording.sheets import quoted, theme_name

_ROWS = 3
_ACT = 26
"""Cells of an act's name: with two of them there must be room for all keys in 80 columns."""
_IN_A_PAUSE = frozenset({"undo", "redo", ""})
"""What is possible beside going on while the buttons would be live but for the pause."""

_WAITING = {
    Phase.WINDOW: N_("wait for a press or the end of the time"),
    Phase.WRITING: N_("wait for the answers or the end of the time"),
    Phase.FINISHED: N_("to print the score sheet: leave, then svoyak sheet"),
}

_STEPS: dict[type, str] = {
    Resume: N_("go on"),
    StartTheme: N_("next theme"),
    Announce: N_("tell the first price"),
    StartReading: N_("I begin to read"),
    FinishReading: N_("the question is read out"),
    Nobody: N_("nobody: tell the answer"),
    Rule: N_("no answer: wrong"),
    TakeSpare: N_("play the spare"),
    EndTheme: N_("end of the theme: scores"),
    EndMatch: N_("end of the game: places"),
    StartRound: N_("show the board"),
    EndRound: N_("end of the round: scores"),
    DrawChooser: N_("draw the lot"),
    ShowBoard: N_("to the board"),
    OpenBidding: N_("begin the bidding again"),
    StartFinal: N_("final round: tell its theme"),
    CollectAnswers: N_("all answers are handed in"),
    TellAnswer: N_("tell the right answer"),
}
_STEPS_IN: dict[tuple[type, Phase], str] = {
    (StartTheme, Phase.OPENING): N_("first theme"),
    (StartReading, Phase.REVEALED): N_("I read the next question"),
    (StartReading, Phase.STAKES): N_("I read the final question"),
}
"""Steps that are called otherwise in a phase."""


def key_lines(scene: Scene) -> list[Line]:
    """The lines of keys: what does not fit is left out from the end, and stands in the help."""
    taken = [_taken(*hint) for hint in scene.hints]
    if scene.desk:
        return _flow(taken, scene.width)
    moves = [_key(scene, MOVE_KEY)] if scene.movable else []
    spans = [
        _next(scene),
        *moves,
        *taken,
        *(_key(scene, key) for key in offered(scene.view, HOST_KEYS)),
        _key(scene, BUTTONS_KEY) if _offers_buttons(scene) else None,
    ]
    return _flow([span for span in spans if span], scene.width)


def _offers_buttons(scene: Scene) -> bool:
    """Where a button waits for the host, and in a pause, in which buttons can be given."""
    if scene.table is None:
        return False
    return needs_host(scene.table) or (scene.view.paused and bool(buttons_of(scene.table)))


def _taken(key: str, use: str) -> tuple[Span, Span]:
    return (f" {key} " if key else "", Look.KEY), (f" {use}  ", Look.PLAIN)


def _flow(keys: list[tuple[Span, Span]], width: int) -> list[Line]:
    rows: list[Line] = []
    row: list[Span] = []
    used = 0
    for key, words in keys:
        use = _cut_to(words, width - cell_len(key[0]))
        size = cell_len(key[0]) + cell_len(use[0])
        if row and used + size > width:
            rows.append(tuple(row))
            row, used = [], 0
        if len(rows) == _ROWS:
            break
        row += [key, use]
        used += size
    else:
        rows.append(tuple(row))
    return [*rows, *[()] * (_ROWS - len(rows))][:_ROWS]


def _cut_to(span: Span, width: int) -> Span:
    """What a key does, cut where even a line of its own is too short."""
    words, look = span
    return (words if cell_len(words) <= width else cut(words, width), look)


def _next(scene: Scene) -> tuple[Span, Span] | None:
    step = scene.view.step
    if step is None:
        return _wait(scene.view)
    return (f" {STEP_KEY.label} ", Look.KEY), (f" {step_words(step, scene.view)}  ", Look.STRONG)


def _wait(view: HostView) -> tuple[Span, Span] | None:
    """Without a next step the host is told what there is to wait for, or to do when the game is over."""
    told = _WAITING.get(view.phase)
    return (("", Look.KEY), (f" {tr(told)}  ", Look.STRONG)) if told else None


def step_words(step: Command, view: HostView) -> str:
    """What the next key does."""
    match step:
        case StartExtra(reserve=reserve):
            name = theme_name("") if reserve is None else quoted(view.reserves[reserve])
            return tr("play an extra theme: {name}", name=cut(name, _ACT))
        case StartRound() if view.round.following:
            return tr("show the board: {round}", round=pick(view.round.following))
        case TakeSpare() if view.theme.kind is ThemeKind.FINAL:
            return tr("another final theme, new stakes")
    return tr(_STEPS_IN.get((type(step), view.phase)) or _STEPS[type(step)])


def offered(view: HostView, keys: Iterable[Key]) -> list[Key]:
    """Those of the keys that do something now that belongs on the line of keys."""
    known, keys = _known(view), (key for key in keys if key.action != "last_word" or view.reading_was_cut)
    if isinstance(view.step, Resume):
        keys = (key for key in keys if key.command in _IN_A_PAUSE)
    return [key for key in keys if known.get(key.command, key.command in view.possible)]


def _known(view: HostView) -> dict[str, bool]:
    """Of the names by which keys are offered those that are more, or less, than what the phase takes."""
    return {
        "step": False,
        "scroll": False,
        "rare": False,
        "aside": False,
        "tip": False,
        "": True,
        "undo": view.undo is not None,
        "redo": view.redo is not None,
        "pause": bool({"Pause", "Resume"} & view.possible),
        "Nobody": view.phase in {Phase.READING, Phase.WRITING} and not view.overdue,
        "StartExtra": view.extra is not None and view.phase is not Phase.TIED,
        "Announce": "Announce" in view.possible and isinstance(view.step, StartReading),
        "Withdraw": "Withdraw" in view.possible and _can_be_withdrawn(view),
        "Speaking": "Speaking" in view.possible and (view.overdue or view.deadline is not None),
        "AcceptEarly": view.early is not None,
        "AcceptLate": view.late is not None,
    }


def _can_be_withdrawn(view: HostView) -> bool:
    """When the round is over only its final question; what is off already not again."""
    is_final = view.theme.kind is ThemeKind.FINAL
    return view.outcome is not Outcome.WITHDRAWN and (is_final or view.phase is not Phase.ROUND_END)


def _key(scene: Scene, key: Key) -> tuple[Span, Span]:
    return (f" {key.label} ", Look.KEY), (f" {use_of(key, scene.view)}  ", Look.PLAIN)


def use_of(key: Key, view: HostView) -> str:
    """What a key does now."""
    use = tr(key.use)
    if key.action == "undo" and view.undo:
        use = tr("undo: {act}", act=cut(act_name(view.undo.command, view.undo.seat, _names(view)), _ACT))
    if key.action == "redo" and view.redo:
        use = tr("redo: {act}", act=cut(act_name(view.redo.command, view.redo.seat, _names(view)), _ACT))
    if key.action == "withdraw" and view.asked and view.phase is Phase.REVEALED:
        use = tr("withdraw {price}", price=view.asked.price)
    if key.action == "nobody" and view.phase is Phase.WRITING:
        use = tr("all answers are handed in")
    if key.action == "pause" and view.paused:
        use = tr("go on")
    if key.action in {"early", "late"}:
        seat = view.early if key.action == "early" else view.late
        use = f"{use}: {_names(view).get(seat, '')}" if seat else use
    return use


def _names(view: HostView) -> dict[Seat, str]:
    return {seat.seat: seat.name for seat in view.seats}
