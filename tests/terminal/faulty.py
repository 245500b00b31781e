"""A program that has faults: each of these keys of the match screen leads into one of its own kind."""

PLACES = {
    "F5": "in a handler",
    "F6": "in a worker",
    "F7": "while painting",
    "F8": "on the match's thread",
    "F9": "on another thread",
    "F10": "in a callback",
}
"""By tmux's names of the keys."""

SAID = "Snow White has the answer"
"""What the faults say, as a fault may say what it has found in a question."""

FAULTY = f"""
import asyncio, os, threading
from station.cli.play import SETTINGS
os.environ.update(SETTINGS)
from screens.host.match_screen import MatchScreen
from screens.widgets.canvas import Canvas

said = {SAID!r}

def fault():
    raise ValueError(said)

async def late():
    fault()

def painted(canvas, y):
    Canvas.render_line = render_line
    fault()

def faulty(screen, event):
    if event.key == "f5":
        fault()
    elif event.key == "f6":
        screen.run_worker(late())
    elif event.key == "f7":
        Canvas.render_line = painted
        screen.refresh(repaint=True)
        screen.query_one(Canvas).refresh()
    elif event.key == "f8":
        screen._sitting._match._inbox.put(fault)
    elif event.key == "f9":
        threading.Thread(target=fault).start()
    elif event.key == "f10":
        asyncio.get_running_loop().call_soon(fault)
    else:
        on_key(screen, event)

on_key, render_line = MatchScreen.on_key, Canvas.render_line
MatchScreen.on_key = faulty
"""
"""Lines of Python for the program to begin with."""
