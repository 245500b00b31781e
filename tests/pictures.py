"""The pictures of the README: the real screens, painted by the real code from a game that is really played.

``python -m tests.pictures`` draws them anew; a test compares them with what the screens paint now.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from packs.reader import read_pack_file
from packs.shelf import bundled
from screens.host.paint import paint
from screens.host.scene import Scene
from screens.looks import STYLES, Line
from station.rules.commands import (
    Begin,
    Buzzed,
    Command,
    Expire,
    FinishReading,
    Rule,
    StartReading,
    StartTheme,
)
from station.rules.model import MILLISECOND, SECOND, Lineup, Nanoseconds, Player, Seat
from station.setup import ChosenThemes, begin_with, themes_from
from station.views.host_view import host_view
from station.wording.language import spoken, use
from tests.rules.games import STAGES, Game, S, regulation

FOLDER = Path(__file__).parents[1] / ".pictures"
_DARK, _HALF = 0, 170
_NORMAL = [
    (red, green, blue) for blue in (_DARK, _HALF) for green in (_DARK, _HALF) for red in (_DARK, _HALF)
]
_STRONG = [(85 + red, 85 + green, 85 + blue) for red, green, blue in _NORMAL]
CONSOLE_PALETTE = TerminalTheme((0, 0, 0), (170, 170, 170), _NORMAL, _STRONG)
"""The sixteen colours of the Linux console."""

WIDTH, HEIGHT = 80, 24


def beginning() -> Begin:
    """A game on the bundled pack."""
    pack, _ = read_pack_file(bundled()[0])
    stage = regulation(S).stage(STAGES[S])
    chosen = themes_from(pack, stage)
    assert isinstance(chosen, ChosenThemes)
    names = ("Анна", "Борис", "Вера")
    lineup = Lineup(tuple(Player(Seat(seat), name) for seat, name in enumerate(names, 1)))
    return begin_with(regulation(S), stage, lineup, pack, chosen)


def race(game: Game, first: int, second: int) -> None:
    """Two presses a moment apart, decided."""
    for seat, delay in ((first, 0), (second, 4)):
        stamp = Nanoseconds(game.now + delay * MILLISECOND)
        game.ask(Buzzed(Seat(seat), stamp, stamp, Nanoseconds(MILLISECOND)))
    game.wait(SECOND // 10)
    game.ask(Expire(game.deadline.id))


def lead(game: Game, *commands: Command) -> None:
    """The host's keys, a second apart."""
    for command in commands:
        game.wait(SECOND)
        game.ask(command)


def answering() -> Scene:
    """The second question of a game: one has answered wrongly, another answers, close before the third."""
    game = Game(beginning())
    lead(game, StartTheme(), StartReading(), FinishReading())
    game.wait(SECOND)
    race(game, 2, 3)
    lead(game, Rule(right=True), StartReading())
    game.wait(2 * SECOND)
    race(game, 1, 2)
    game.wait(SECOND)
    game.ask(Rule(right=False))
    game.wait(SECOND)
    race(game, 3, 2)
    view = host_view(game.history)
    return Scene(view=view, width=WIDTH, height=HEIGHT, left=Nanoseconds(game.left - 1300 * MILLISECOND))


def svg(lines: list[Line], name: str) -> str:
    """Painted lines as a picture with the colours of the console."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, legacy_windows=False)
    for line in lines:
        text = Text(no_wrap=True)
        for words, look in line:
            text.append(words, STYLES[look])
        console.print(text)
    return console.export_svg(title="svoyak", theme=CONSOLE_PALETTE, unique_id=name)


def match_picture() -> str:
    """The match screen in Russian."""
    before = spoken()
    use("ru")
    try:
        return svg(paint(answering()), "match")
    finally:
        use(before)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "match.svg").write_text(match_picture(), encoding="utf-8")
