"""The written answers of the final round: read out, and typed in for the protocol by who likes (N4.11.3)."""

from screens.help import Group, group, moment
from screens.host.entry import PASTE, Hint, Taken
from screens.host.finalists import AtFinalist
from screens.host.keys import ANSWER_KEYS, ANSWERS, NOTE_KEYS, actions_by_key, is_untyped
from screens.host.paint_final import final_lines
from screens.host.scene import Scene
from screens.host.second_esc import SecondEsc
from screens.looks import Line
from screens.setup.line_edit import is_text, proposal
from station.rules.commands import NoteAnswer
from station.rules.decide.final import LONGEST_ANSWER
from station.rules.model import Seat
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import tr


class AnswerEntry:
    """↑ ↓ choose a finalist, Enter begins to type what was written."""

    is_typed = False

    def __init__(self, view: HostView) -> None:
        finalists = view.final.finalists if view.final else ()
        self._at = AtFinalist(next((who.seat for who in finalists if not who.answer), None))
        self._actions = actions_by_key(ANSWER_KEYS)

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A step from player to player, or the beginning of an answer."""
        if view.final is None:
            return None
        match self._actions.get(key):
            case "cursor_up" | "cursor_down" as way:
                self._at.step(view.final, 1 if way == "cursor_down" else -1)
                return Taken()
            case "note":
                who = self._at.who(view.final)
                self._at.step(view.final, 1)
                return Taken(opened=AnswerDesk(who.seat, who.answer))
        return None

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (moment(ANSWERS),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """Whose answer can be typed."""
        if view.final is None:
            return ()
        seat = self._at.who(view.final).seat
        name = next(who.name for who in view.seats if who.seat == seat)
        return (("Enter", tr("type the answer of {name}", name=name)), ("↑↓", tr("player")))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """What was asked, and what each finalist has written."""
        final = scene.view.final
        return final_lines(scene, scene.room, self._at.who(final).seat if final else None)


class AnswerDesk:
    """What one finalist has written is being typed: Enter keeps it, Esc leaves it as it was."""

    is_typed = True

    def __init__(self, seat: Seat, answer: str) -> None:
        self._seat = seat
        self._line = proposal(answer, LONGEST_ANSWER)
        self._before, self._second_esc = self._line.text, SecondEsc()

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """Text, or a key that edits it; None: a key of the match."""
        if is_untyped(key):
            return None
        if note := self._second_esc.asks(key, typed=self._line.text != self._before):
            return Taken(note=note)
        if key in {"enter", "escape"}:
            answer = NoteAnswer(self._seat, self._line.text) if key == "enter" else None
            return Taken(answer, closed=True)
        is_typed = key == PASTE or is_text(key, character)
        self._line = self._line.insert(character or "") if is_typed else self._line.press(key)
        return Taken()

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (group(tr("An answer for the protocol"), NOTE_KEYS),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """How it ends."""
        return (("Enter", tr("keep the answer")), ("Esc", tr("leave it as it was")))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """What was asked, and the answer in the line of its player."""
        return final_lines(scene, scene.room, self._seat, self._line)
