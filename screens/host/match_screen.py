"""The match screen: it paints what the match publishes and sends the host's keys as commands.

It owns no fact of the match, and nothing here waits for a disk: the match lives on threads of its own, and
posts what it has to show.
"""

import gc
import time
from collections.abc import Callable

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize, ScreenResume
from textual.screen import Screen
from textual.timer import Timer

from screens.app_type import station_of
from screens.aside import aside, then
from screens.console import has_stress_marks
from screens.host import notes
from screens.host.button_watch import ButtonWatch
from screens.host.entry import PASTE, KeyTaker, Taken
from screens.host.keys import actions_by_key
from screens.host.news import Broken, Fresh, News, Refusal, Sound, Stirred, Unlocked
from screens.host.notices import Notices, has_moved
from screens.host.pages import Page, Pages
from screens.host.paint import banner_row, clock_row, middle_of
from screens.host.paint_side import clock_spans
from screens.host.paint_top import banner_line
from screens.host.parting import Parting
from screens.host.scene import Scene
from screens.host.sitting import Sitting
from screens.host.takers import Takers
from screens.host.tips import Tips
from screens.switches import switched
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch
from station.live.published import Published, Saving
from station.rules.state import Phase
from station.views.host_view import HostView, host_view

_TICK = 0.1


class MatchScreen(Screen[None]):
    """The host's screen of a match. It plays ``app.current`` whenever it comes to the front."""

    _sitting: Sitting | None = None
    _news: News
    _view: HostView
    _notices: Notices
    _takers: Takers
    _buttons: ButtonWatch
    _ticker: Timer

    def __init__(self) -> None:
        super().__init__()
        self._actions = actions_by_key()
        self._canvas = Canvas(stress_marks=has_stress_marks())
        self._pages = Pages()
        self.parting = Parting()

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
        self._pages = Pages()
        self.parting.forget()
        self._takers = Takers(station.house, self._do_aside)
        greeting = station.greeting or notes.opening(station.current, station.house)
        self._notices = Notices(greeting, Tips(station.house))
        self._news = News(self)
        self._sitting = Sitting(station.current, station.make_table(), self._news)
        self._buttons = ButtonWatch(self._sitting.table.desk)

    @property
    def _latest(self) -> Published:
        return self._news.newest

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
        self._give_way(before)
        self._notices.follow(before, self._view, self._sitting.table.speech())
        self._repaint()
        self._let_tick()

    def _give_way(self, before: HostView | None) -> None:
        """What is looked at gives way to what has happened, and so do entries; the desk stays as it is."""
        self._takers.follow(before, self._view)
        if before is None or has_moved(before, self._view):
            self._pages.follow(self._view)
            if self._view.phase is Phase.THEME_END:  # garbage is collected between questions, never in one
                self._buttons.look(self._view.phase)  # a set may have fallen asleep, which is no change
                self.call_after_refresh(gc.collect)

    def on_refusal(self, message: Refusal) -> None:
        """Tell the host why nothing happened."""
        self._notices.refused(message.refused, self._view)
        self._repaint()

    def on_stirred(self, _message: Stirred) -> None:
        """Show what is new of the buttons."""
        if self._sitting is None or not hasattr(self, "_view"):
            return
        if self._buttons.look(self._view.phase) or self._takers.shows_buttons:
            self._repaint()

    def on_unlocked(self, _message: Unlocked) -> None:
        """Tell the host what the match's new folder does not do."""
        self._say(notes.unlocked())

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
        if self._sitting is not None and hasattr(self, "_view"):
            self._press(event.key, event.character)

    def _press(self, key: str, character: str | None = None) -> None:
        if self._is_taken(key, character):
            return
        if self._sitting and self._sitting.table.key(key, time.monotonic_ns()):
            return
        action = self._actions.get(key, "")
        if action == "leave" and self._pages.page is Page.MATCH:
            self._leave()
            return
        self.parting.is_asked = False
        if action or self._pages.page is not Page.MATCH:
            self._act(action)

    @property
    def _taker(self) -> KeyTaker | None:
        """Who takes keys first, while the match is looked at."""
        return self._takers.first if self._pages.page is Page.MATCH else None

    def _is_taken(self, key: str, character: str | None) -> bool:
        if self._taker is None:
            return False
        taken = self._taker.take(key, character, self._view, self._latest.history.state)
        if taken is not None:
            self._follow(taken)
        return taken is not None

    def _follow(self, taken: Taken) -> None:
        """Do what a taken key asks for."""
        self.parting.is_asked = False
        self._takers.after(taken)
        self._notices.note = taken.note
        if taken.command is not None and self._sitting is not None:
            self._sitting.submit(taken.command, self._view)
        self._repaint()
        for key in taken.pressed:
            self._press(key)

    def _act(self, action: str) -> None:
        note = ""
        if action == "palette":
            self._pages.to_match()
        if self._pages.act(action, self._scene, self._latest.history.state, self._takers.first):
            pass
        elif action == "tips":
            self._notices.tips.turn()
        elif action == "repaint":
            self.refresh(repaint=True)
        elif (told := switched(action)) is not None:
            note = told
            self._notices.hear(self._sitting.table.speech() if self._sitting else "")
        elif self._sitting is None:
            return
        elif not self._takers.open(action, self._sitting, self._latest, self._view):
            self._say(self._sitting.ask(action, self._view, self._notices))
            return
        self._notices.note = note
        self._repaint()

    def _say(self, note: str) -> None:
        """Tell the host something; without news nothing is painted, so that the match is not kept waiting."""
        if note != self._notices.note:
            self._notices.note = note
            self._repaint()

    def _do_aside(self, work: Callable[[], None]) -> None:
        """Do what may wait for a disk, and show what came of it."""
        self.run_worker(then(work, self._repaint))

    def _leave(self) -> None:
        if self.parting.ask():
            self.run_worker(self._stand_up())
        else:
            self._say(notes.leaving(self._view))

    async def _stand_up(self) -> None:
        self._ticker.pause()
        station = station_of(self)
        station.current = await aside(self.put_away) or station.current
        del self._view
        self._canvas.show(())  # the next match must not begin with a glimpse of this one
        station.match_left()

    def let_clock_stand(self) -> None:
        """The station is about to stand still: a clock that counts must not run on without it."""
        if self._sitting is not None:
            self._sitting.let_clock_stand()

    def put_away(self) -> OpenMatch | None:
        """Let go of the match, if there is one, and tell where it is saved. May wait for the disk."""
        sitting, self._sitting = self._sitting, None
        if sitting:
            self._notices.tips.keep()
        return self.parting.let_go(sitting, self._news.latest) if sitting else None

    def _scene(self) -> Scene:
        taker, view = self._taker, self._view
        return Scene(
            view=view,
            width=self.size.width,
            height=self.size.height,
            left=self._news.left(view.deadline),
            note="" if self._latest.failure and self.parting.is_asked else self._notices.shown,
            tip=self._notices.tips.shown,
            alarm=notes.unsaved(self._latest, self._news.refuge, leaving=self.parting.is_asked),
            slow=self._latest.saving is Saving.SLOW,
            now=time.time(),
            place=self._sitting.place if self._sitting else "",
            movable=self._latest.is_movable,
            scroll=self._pages.scroll,
            hints=taker.hints(view, self._latest.history.state) if taker else (),
            desk=self._takers.desk is not None,
            table=self._buttons.table,
        )

    def _repaint(self) -> None:
        if hasattr(self, "_view") and self.size.width:
            scene, state, taker = self._scene(), self._latest.history.state, self._taker
            middle = taker.lines(middle_of(scene), state) if taker else None
            self._canvas.show(self._pages.lines(scene, state, middle))

    def _let_tick(self) -> None:
        if self._view.deadline is not None and not self._view.paused:
            self._ticker.resume()
        else:
            self._ticker.pause()

    def _tick(self) -> None:
        if self._pages.page is Page.MATCH and hasattr(self, "_view"):
            scene = self._scene()
            self._canvas.show_line(banner_row(scene), banner_line(scene))
            self._canvas.show_ends(clock_row(scene), clock_spans(scene))
