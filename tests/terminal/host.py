"""The host's hands and eyes: a key is pressed, and what it must lead to is awaited on the screen."""

import time

from tests.terminal.window import Window

_AUTOREPEAT = 0.75
"""Seconds after which the same seat key is a press again; sooner it is a key that is held down."""


class Host:
    """Leads a match in a window. Texts are the English ones."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._pressed: dict[str, float] = {}

    def begin(self, *words: str, players: tuple[str, ...] = ("Anna", "Boris", "Vera")) -> None:
        """Begin a match by options."""
        names = " ".join(f"--player '{name}'" for name in players)
        self.window.command(f"svoyak --lang en new {names} {' '.join(words)}")
        self.window.see("BEFORE THE GAME")

    def does(self, key: str, *seen: str) -> str:
        """Press a key of the host and wait for what it leads to."""
        self.window.keys(key)
        return self.window.see(*seen)

    def step(self, *seen: str) -> str:
        """The next step."""
        return self.does("Space", *seen)

    def press(self, seat: str, *seen: str) -> str:
        """A player presses."""
        time.sleep(max(0.0, self._pressed.get(seat, 0) + _AUTOREPEAT - time.monotonic()))
        screen = self.does(seat, *seen)
        self._pressed[seat] = time.monotonic()
        return screen

    def tell_theme(self, number: int, first: int = 10) -> None:
        """Go on to a theme and to its first price."""
        self.step(f"THEME {number}: ANNOUNCE IT")
        self.step(f"{first}: ANNOUNCE THE PRICE")

    def read(self, price: int) -> None:
        """Begin to read a question."""
        self.step(f"{price} · READING · BUTTONS LIVE")

    def answers(self, seat: str, name: str) -> None:
        """A player presses while the buttons are live, and is first."""
        self.press(seat, f"{name.upper()} ANSWERS")

    def right(self, price: int) -> None:
        """The answer is right."""
        self.does("Up", f"{price} · RIGHT")

    def wrong(self, *seen: str) -> None:
        """The answer is wrong."""
        self.does("Down", *seen)
