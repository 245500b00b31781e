"""The match screen: it paints what the match publishes and sends the host's keys as commands.

It owns no fact of the match, and nothing here waits for a disk: the match lives on threads of its own, and
posts what it has to show.
"""

import asyncio
import gc
import time

from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer

from screens.app_type import station_of
from screens.console import has_stress_marks
from screens.host import notes
from screens.host.keys import actions_by_key
from screens.host.orders import aimed_at, order
from screens.host.pages import Page, furthest, page_lines
from screens.host.paint import banner_row
from screens.host.paint_top import banner_line
from screens.host.scene import Scene
from screens.services import Table
from screens.widgets.canvas import Canvas
from station.live.door import LiveMatch
from station.live.published import Listeners, Published, Saving
from station.rules.commands import Pause
from station.rules.events import ClockRanOut, Event
from station.rules.history import History
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused
from station.rules.state import MatchState, Phase
from station.views.host_view import HostView, host_view
from station.wording.refusals import refusal

_TICK = 0.1
_ALL = 10**6


def _moved(before: HostView, now: HostView) -> bool:
    """Whether something has happened that the host must see, whatever is being looked at."""
    return (before.seen, before.overdue) != (now.seen, now.overdue)


class MatchScreen(Screen[None]):
    """The host's screen of a match. It plays ``app.current`` whenever it comes to the front."""

    class Fresh(Message):
        """There is something new to show; read by the screen, so that only the newest counts."""

        def can_replace(self, message: Message) -> bool:
            """A flood of news is painted once."""
            return isinstance(message, MatchScreen.Fresh)

    class Refusal(Message):
        """A command was refused."""

        def __init__(self, refused: Refused) -> None:
            super().__init__()
            self.refused = refused

    class Sound(Message):
        """A clock has run out: it sounds, and rules nothing."""

    class Broken(Message):
        """A fault of the program has ended the match's thread."""

        def __init__(self, error: Exception) -> None:
            super().__init__()
            self.error = error

    _match: LiveMatch | None = None
    _table: Table
    _latest: Published
    _view: HostView
    _ticker: Timer

    def __init__(self) -> None:
        super().__init__()
        self._actions = actions_by_key()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._page = Page.MATCH
        self._note = self._speech = ""
        self._scroll = self._overdue_since = 0
        self._leaving = False
        self._file = ""
        self.unsaved: list[tuple[str, MatchState]] = []

    def compose(self) -> ComposeResult:
        """One canvas is the whole screen."""
        yield self._canvas

    def on_mount(self) -> None:
        """The clock ticks only while it counts."""
        self._ticker = self.set_interval(_TICK, self._tick, pause=True)

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """Sit down at the match that is open."""
        station = station_of(self)
        if self._match is not None or station.current is None:
            return
        self._page, self._scroll, self._leaving = Page.MATCH, 0, False
        self._note, self._speech, self._overdue_since = notes.torn_end(station.current), "", 0
        listeners = Listeners(self._published, self._signalled, self._broke)
        self._file = station.current.path.name
        self._match = LiveMatch(station.current, listeners)
        self._table = station.make_table()
        self._match.start()
        self._table.sit_down(self._match)

    def _published(self, published: Published) -> None:
        self._latest = published
        self.post_message(self.Fresh())

    def _broke(self, error: Exception) -> None:
        self.post_message(self.Broken(error))

    def on_match_screen_broken(self, message: Broken) -> None:
        """Let the app end, as for any fault: the terminal comes back, the way to resume is told."""
        raise message.error

    def _signalled(self, event: Event) -> None:
        if isinstance(event, ClockRanOut):
            self.post_message(self.Sound())

    def on_match_screen_fresh(self, _message: Fresh) -> None:
        """Show what the match has become; what it still had to tell when the host had left is not shown."""
        if self._match is None:
            return
        history = self._latest.history
        before = getattr(self, "_view", None)
        self._view = host_view(history)
        self._table.watch(history)
        if before is None or _moved(before, self._view):
            self._page, self._scroll = Page.MATCH, 0
            self._note = "" if before else self._note
            self._tidy(self._view.phase)
        elif self._view.idle is not None and self._view.idle != before.idle:
            self._note = notes.idle(self._view)
        self._speech = self._said(history)
        if self._view.overdue and not (before and before.overdue):
            self._overdue_since = time.monotonic_ns()
        self._repaint()
        self._let_tick()

    def _said(self, history: History) -> str:
        answer = history.state.answer
        if answer is None or history.state.phase not in {Phase.ANSWERING, Phase.CLARIFYING}:
            return ""
        return self._table.speech(answer.press.seat)

    def _tidy(self, phase: Phase) -> None:
        """Garbage is collected between questions, never in one."""
        if phase is Phase.THEME_END:
            self.call_after_refresh(gc.collect)

    def on_match_screen_refusal(self, message: Refusal) -> None:
        """Tell the host why nothing happened."""
        self._note = refusal(message.refused)
        self._repaint()

    def on_match_screen_sound(self, _message: Sound) -> None:
        """Sound the bell."""
        station_of(self).bell()

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_key(self, event: Key) -> None:
        """A button of a seat, or a key of the host."""
        event.stop()
        if not hasattr(self, "_view"):
            return
        if self._table.key(event.key, time.monotonic_ns()):
            return
        action = self._actions.get(event.key, "")
        if action == "leave" and self._page is Page.MATCH:
            self._leave()
            return
        self._leaving = False
        if action or self._page is not Page.MATCH:
            self._act(action)

    def _act(self, action: str) -> None:
        match action:
            case "sheet" | "help":
                page = Page(action)
                self._page, self._scroll = (Page.MATCH if self._page is page else page), 0
                if self._page is Page.SHEET:  # the theme that is played and the totals stand at its end
                    self._scroll_by(_ALL)
            case "up" | "down":
                self._scroll_by(self.size.height // 2 * (1 if action == "down" else -1))
            case "right" | "wrong" if self._page is not Page.MATCH:  # ↑ and ↓ must not judge by accident
                self._scroll_by(1 if action == "wrong" else -1)
            case "repaint":
                self.refresh(repaint=True)
            case _ if self._page is not Page.MATCH:
                self._page, self._scroll = Page.MATCH, 0
            case _:
                self._say(self._order(action))
                return
        self._note = ""
        self._repaint()

    def _say(self, note: str) -> None:
        """Tell the host something; without news nothing is painted, so that the match is not kept waiting."""
        if note != self._note:
            self._note = note
            self._repaint()

    def _scroll_by(self, lines: int) -> None:
        furthest_down = furthest(self._page, self._scene(), self._latest.history.state)
        self._scroll = max(0, min(self._scroll + lines, furthest_down))

    def _order(self, action: str) -> str:
        """Send what the key asks for; why there is nothing to send, else empty."""
        command = order(action, self._view)
        if command is None:
            return notes.no_order(self._view)
        wait = notes.too_soon(self._view, command, time.monotonic_ns() - self._overdue_since)
        if action == "step" and wait:
            return wait
        if self._match is not None:
            self._match.submit(command, aimed_at(command, self._view), self._refused)
        return ""

    def _refused(self, refused: Refused) -> None:
        self.post_message(self.Refusal(refused))

    def _leave(self) -> None:
        if self._leaving:
            self.run_worker(self._stand_up(), exclusive=True)
            return
        self._leaving = True
        self._note = notes.leaving(self._view)
        self._repaint()

    async def _stand_up(self) -> None:
        self._ticker.pause()
        await asyncio.to_thread(self.put_away)
        del self._view
        self._canvas.show(())  # the next match must not begin with a glimpse of this one
        station_of(self).match_left()

    def put_away(self) -> None:
        """Let go of the buttons and of the match, saved as far as can be. May wait for the disk."""
        match, self._match = self._match, None
        if match is not None:
            self._table.stand_up()
            latest = getattr(self, "_latest", None)
            if latest is not None and latest.history.state.deadline is not None:
                # As by the host's key: a clock goes on with what is left now, not with what was saved last.
                match.submit(Pause())
            if not match.close() and latest is not None:
                self.unsaved.append((self._file, self._latest.history.state))

    def _scene(self) -> Scene:
        return Scene(
            view=self._view,
            width=self.size.width,
            height=self.size.height,
            left=self._left(),
            note=self._note or self._speech,
            alarm=notes.unsaved(self._latest, leaving=self._leaving),
            slow=self._latest.saving is Saving.SLOW,
            scroll=self._scroll,
        )

    def _left(self) -> Nanoseconds | None:
        deadline = self._view.deadline
        if deadline is None:
            return None
        return Nanoseconds(deadline.due - self._latest.clock.at(time.monotonic_ns()))

    def _repaint(self) -> None:
        if hasattr(self, "_view") and self.size.width:
            self._canvas.show(page_lines(self._page, self._scene(), self._latest.history.state))

    def _let_tick(self) -> None:
        if self._view.deadline is not None and not self._view.paused:
            self._ticker.resume()
        else:
            self._ticker.pause()

    def _tick(self) -> None:
        if self._page is Page.MATCH and hasattr(self, "_view"):
            self._canvas.show_line(banner_row(self.size.height), banner_line(self._scene()))
