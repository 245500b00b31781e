"""A round by choice at the keyboard: the test keeps its own account of points and of whose choice it is."""

from collections.abc import Mapping
from functools import partial
from operator import ne

from tests.terminal.host import Host

Answers = tuple[tuple[str, bool], ...]
"""Who answers a question, one after another, and whether rightly."""

RIGHT, WRONG = True, False


class ByChoice:
    """Leads a host through a round; ``points`` by name, added up here and compared with the screen."""

    def __init__(self, host: Host, players: tuple[str, ...], points: Mapping[str, int]) -> None:
        self.host = host
        self._players = players
        self.points = dict(points)
        self.chooser = ""

    def name_chooser(self, name: str) -> None:
        """By agreement of the players."""
        self.host.does(self._seat(name), f"{name.upper()} CHOOSES")
        self.chooser = name

    def _seat(self, name: str) -> str:
        return str(self._players.index(name) + 1)

    def open(self, theme: int, column: int, *seen: str) -> str:
        """The chooser names a question, by digits."""
        self._name(theme, column)
        return self.host.window.see(*seen)

    def _name(self, theme: int, column: int) -> None:
        self.host.window.see(f"{self.chooser.upper()} CHOOSES")
        self.host.window.keys(str(theme), str(column), "Enter")

    def play_or_sell(self, theme: int, column: int, price: int, answers: Answers, *, is_last: bool) -> bool:
        """A question that may be an auction; its chooser then gets it at the price, and loses.

        Returns whether it was one.
        """
        marks = (f"{price}: ANNOUNCE THE PRICE", f"AUCTION {price} · ", " PLAYS, STAKE ")
        self._name(theme, column)
        screen = self.host.window.wait(lambda seen: any(mark in seen for mark in marks))
        if marks[0] in screen:
            self._ask(price, answers, is_last=is_last)
            return False
        if "FIRST BID" in screen:
            self.host.window.keys(*str(price), "Enter")
            screen = self.host.window.see(without="FIRST BID")
        while " PLAYS, STAKE " not in screen:
            self.host.window.keys("x")
            screen = self.host.window.wait(partial(ne, screen))
        self.sold(self.chooser, price, is_right=False, is_last=is_last)
        return True

    def play(
        self, theme: int, column: int, price: int, answers: Answers = (), *, is_last: bool = False
    ) -> None:
        """A question that is no auction, from the choice to the board, or to the end of the round."""
        self.open(theme, column, f"{price}: ANNOUNCE THE PRICE")
        self._ask(price, answers, is_last=is_last)

    def _ask(self, price: int, answers: Answers, *, is_last: bool) -> None:
        self.host.read(price)
        for name, is_right in answers:
            self.host.answers(self._seat(name), name)
            self._rule(name, price, is_right=is_right, others=len(self._players) - len(answers))
        if not any(is_right for _, is_right in answers) and len(answers) < len(self._players):
            self.host.does("n", f"{price} · NOBODY")
        self.back(is_last=is_last)

    def _rule(self, name: str, price: int, *, is_right: bool, others: int) -> None:
        self.points[name] += price if is_right else -price
        if is_right:
            self.host.right(price)
            self.chooser = name
        else:
            self.host.wrong(*(("BUTTONS LIVE",) if others else ()))

    def back(self, *, is_last: bool) -> None:
        """To the board, or to the end of the round; the scores are those of this account."""
        if is_last:
            self.host.step("THE ROUND IS OVER")
        else:
            self.host.step(f"{self.chooser.upper()} CHOOSES")
        self.compare()

    def compare(self) -> None:
        """The scores at the bottom are those that were added up here."""
        screen = self.host.window.screen()
        for name, points in self.points.items():
            assert str(points).replace("-", "−") in _box(screen, name), (name, points, screen)

    def sold(self, winner: str, stake: int, *, is_right: bool, is_last: bool = False) -> None:
        """The auction's question is read to its player, who answers; the choice goes to that player."""
        self.host.window.see(f"{winner.upper()} PLAYS, STAKE {stake}")
        self.host.step(f"THINKS AND ANSWERS: {winner.upper()} · STAKE {stake}")
        key, word = ("Up", "RIGHT") if is_right else ("Down", "WRONG")
        self.host.does(key, f"AUCTION {stake} · {word}", *(() if is_last else (f"next choice: {winner}",)))
        self.points[winner] += stake if is_right else -stake
        self.chooser = winner
        self.back(is_last=is_last)


def _box(screen: str, name: str) -> list[str]:
    """The words in a player's box, behind the name."""
    (line,) = (line for line in screen.splitlines() if name in line and line[0] in "│║")
    return line.partition(name)[2].split("│")[0].split("║")[0].split()
