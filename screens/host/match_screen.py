"""The match screen: it paints what the match publishes and sends the host's keys as commands.

It owns no fact of the match, and nothing here waits for a disk: the match lives on threads of its own, and
posts what it has to show.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import replace

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize, ScreenResume
from textual.screen import Screen
from textual.timer import Timer

from screens.app_type import station_of
from screens.console import has_stress_marks
from screens.host import notes
from screens.host.entries import begins_anew, entry_for, new_desk, new_move_desk
from screens.host.entry import PASTE, KeyTaker, Taken
from screens.host.keys import actions_by_key
from screens.host.news import Broken, Fresh, News, Refusal, Sound
from screens.host.orders import Order, order
from screens.host.pages import Page, Pages
from screens.host.paint import banner_row, room_in
from screens.host.paint_top import banner_line
from screens.host.scene import Scene
from screens.host.sitting import Sitting
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch
from station.live.published import Published, Saving
from station.rules.model import Nanoseconds
from station.rules.state import MatchState, Phase
from station.views.host_view import HostView, host_view
from station.wording.refusals import refusal

_TICK = 0.1


def _moved(before: HostView, now: HostView) -> bool:
    """Whether something has happened that the host must see, whatever is being looked at."""
    return (before.seen, before.overdue) != (now.seen, now.overdue)


class MatchScreen(Screen[None]):
    """The host's screen of a match. It plays ``app.current`` whenever it comes to the front."""

    _sitting: Sitting | None = None
    _news: News
    _view: HostView
    _ticker: Timer

    def __init__(self) -> None:
        super().__init__()
        self._actions = actions_by_key()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._pages = Pages()
        self._entry: KeyTaker | None = None
        self._desk: KeyTaker | None = None
        self._note = self._speech = ""
        self._overdue_since = 0
        self._leaving = self._is_parting = False
        self.is_finished = False
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
        if self._sitting is not None or station.current is None:
            return
        self._pages.to_match()
        self._leaving = self._is_parting = False
        self._entry = self._desk = None
        self._note, self._speech, self._overdue_since = notes.opening(station.current, station.house), "", 0
        self._news = News(self)
        self._sitting = Sitting(station.current, station.make_table(), self._news)

    @property
    def _latest(self) -> Published:
        """What the match published last; there is something when there is a view."""
        if self._news.latest is None:
            raise TypeError("nothing was published yet")
        return self._news.latest

    def on_broken(self, message: Broken) -> None:
        """Let the app end, as for any fault: the terminal comes back, the way to resume is told."""
        raise message.error

    def on_fresh(self, _message: Fresh) -> None:
        """Show what the match has become; what it still had to tell when the host had left is not shown."""
        if self._sitting is None:
            return
        history = self._latest.history
        before = getattr(self, "_view", None)
        self._view = host_view(history)
        self._sitting.table.watch(history)
        self._take_note(before)
        self._speech = self._sitting.said(self._view)
        if self._view.overdue and not (before and before.overdue):
            self._overdue_since = time.monotonic_ns()
        self._repaint()
        self._let_tick()

    def _take_note(self, before: HostView | None) -> None:
        """What is looked at gives way to what has happened, and so do entries; the desk stays as it is."""
        if before is None or begins_anew(before, self._view):
            self._entry = entry_for(self._view, self._entry)
        if before is None or _moved(before, self._view):
            self._pages.to_match()
            self._note = "" if before else self._note
            if self._view.phase is Phase.THEME_END:  # garbage is collected between questions, never in one
                self.call_after_refresh(gc.collect)
        elif self._view.idle is not None and self._view.idle != before.idle:
            self._note = notes.idle(self._view)

    def on_refusal(self, message: Refusal) -> None:
        """Tell the host why nothing happened."""
        self._note = refusal(message.refused, {seat.seat: seat.name for seat in self._view.seats})
        self._repaint()

    def on_sound(self, _message: Sound) -> None:
        """Sound the bell."""
        station_of(self).bell()

    def on_resize(self, _event: Resize) -> None:
        """Paint for the new size."""
        self._repaint()

    def on_paste(self, event: Paste) -> None:
        """Pasted text is for who takes keys, and for nobody else."""
        event.stop()
        if hasattr(self, "_view"):
            self._is_taken(PASTE, event.text)

    def on_key(self, event: Key) -> None:
        """A key for who takes keys, a button of a seat, or a key of the host."""
        event.stop()
        if self._sitting is None or not hasattr(self, "_view"):
            return
        if self._is_taken(event.key, event.character):
            return
        if self._sitting.table.key(event.key, time.monotonic_ns()):
            return
        action = self._actions.get(event.key, "")
        if action == "leave" and self._pages.page is Page.MATCH:
            self._leave()
            return
        self._leaving = False
        if action or self._pages.page is not Page.MATCH:
            self._act(action)

    @property
    def _taker(self) -> KeyTaker | None:
        """Who takes keys first: the desk while it is open, else what is to be entered in this phase."""
        if self._pages.page is not Page.MATCH:
            return None
        return self._desk or self._entry

    def _is_taken(self, key: str, character: str | None) -> bool:
        if self._taker is None:
            return False
        taken = self._taker.take(key, character, self._view, self._latest.history.state)
        if taken is not None:
            self._follow(taken)
        return taken is not None

    def _follow(self, taken: Taken) -> None:
        """Do what a taken key asks for."""
        self._leaving = False
        if taken.closed or taken.opened:
            self._desk = taken.opened
        self._note = taken.note
        if taken.command is not None:
            self._submit(taken.command)
        self._repaint()

    def _act(self, action: str) -> None:
        if not self._pages.act(action, self._scene(), self._latest.history.state):
            if action == "repaint":
                self.refresh(repaint=True)
            elif action == "desk":
                self._desk = new_desk(station_of(self).house, self._do_aside)
            elif action == "move" and self._sitting and self._latest.is_movable:
                house = station_of(self).house
                self._desk = new_move_desk(house, self._do_aside, self._sitting, self._desk)
            else:
                self._say(self._order(action))
                return
        self._note = ""
        self._repaint()

    def _say(self, note: str) -> None:
        """Tell the host something; without news nothing is painted, so that the match is not kept waiting."""
        if note != self._note:
            self._note = note
            self._repaint()

    def _order(self, action: str) -> str:
        """Send what the key asks for; why there is nothing to send, else empty."""
        command = order(action, self._view)
        if command is None:
            return notes.no_order(self._view)
        wait = notes.too_soon(self._view, command, time.monotonic_ns() - self._overdue_since)
        if action == "step" and wait:
            return wait
        self._submit(command)
        return ""

    def _submit(self, command: Order) -> None:
        if self._sitting is not None:
            self._sitting.submit(command, self._view)

    def _do_aside(self, work: Callable[[], None]) -> None:
        """Do what may wait for a disk on a thread of its own, and show what came of it."""

        async def wait() -> None:
            await asyncio.to_thread(work)
            self._repaint()

        self.run_worker(wait())

    def _leave(self) -> None:
        if self._leaving and not self._is_parting:
            self._is_parting = True
            self.run_worker(self._stand_up())
        elif not self._is_parting:
            self._leaving = True
            self._say(notes.leaving(self._view))

    async def _stand_up(self) -> None:
        self._ticker.pause()
        station = station_of(self)
        station.current = await asyncio.to_thread(self.put_away) or station.current
        del self._view
        self._canvas.show(())  # the next match must not begin with a glimpse of this one
        station.match_left()

    def put_away(self) -> OpenMatch | None:
        """Let go of the buttons and of the match, saved as far as can be. May wait for the disk.

        Returns the match with the file that it has in the end.
        """
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return None
        unsaved = sitting.put_away()
        latest = self._news.latest
        self.is_finished = latest is not None and latest.history.state.phase is Phase.FINISHED
        self.unsaved += [unsaved] if unsaved else []
        return sitting.match

    def _scene(self) -> Scene:
        taker, view = self._taker, self._view
        return Scene(
            view=view,
            width=self.size.width,
            height=self.size.height,
            left=self._left(),
            note=self._note or self._speech,
            alarm=notes.unsaved(self._latest, self._news.refuge, leaving=self._leaving),
            slow=self._latest.saving is Saving.SLOW,
            place=self._sitting.place if self._sitting else "",
            movable=self._latest.is_movable,
            scroll=self._pages.scroll,
            hints=taker.hints(view, self._latest.history.state) if taker else (),
            desk=self._desk is not None,
        )

    def _left(self) -> Nanoseconds | None:
        deadline = self._view.deadline
        if deadline is None:
            return None
        return Nanoseconds(deadline.due - self._latest.clock.at(time.monotonic_ns()))

    def _repaint(self) -> None:
        if hasattr(self, "_view") and self.size.width:
            scene, state, taker = self._scene(), self._latest.history.state, self._taker
            middle = taker.lines(replace(scene, room=room_in(scene)), state) if taker else None
            self._canvas.show(self._pages.lines(scene, state, middle))

    def _let_tick(self) -> None:
        if self._view.deadline is not None and not self._view.paused:
            self._ticker.resume()
        else:
            self._ticker.pause()

    def _tick(self) -> None:
        if self._pages.page is Page.MATCH and hasattr(self, "_view"):
            self._canvas.show_line(banner_row(self.size.height), banner_line(self._scene()))
