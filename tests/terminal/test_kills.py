"""A station that is killed has lost nothing that its terminal showed, and goes on in the same question.

Chains of kills: keys at random, SIGKILL in the midst of them, ``svoyak resume``, and on until the match is
over and another one begins. Every other chain writes on a slow disk, which leaves torn ends. A thousand
kills: ``pytest tests/terminal/test_kills.py --kills=1000``.
"""

from collections.abc import Iterator
from random import Random

import pytest

from tests.terminal.late_pack import short_final
from tests.terminal.victim import Victim
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

CHAINS, KILLS = 4, 24
PLAYERS = [word for name in ("Anna", "Boris", "Vera") for word in ("--player", name)]


def beginnings(window: Window, chain: int) -> Iterator[tuple[str, ...]]:
    """Matches in sequence, by choice with a final round, with bots; each chain begins with another kind."""
    final = short_final(window.program.home)
    kinds = [("new", *PLAYERS), ("new", *PLAYERS, *final), ("demo",)]
    while True:
        yield kinds[chain % len(kinds)]
        chain += 1


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """Of one chain."""
    return -(-(request.config.getoption("--kills") or KILLS) // CHAINS)


@pytest.mark.parametrize("chain", range(CHAINS))
def test_no_kill_loses_what_the_screen_showed(window: Window, chain: int, kills: int) -> None:
    if chain % 2:
        window.program.slow_down_disk()
    begin = beginnings(window, chain)
    victim = Victim(window, *next(begin))
    for kill in range(kills):
        seed = f"{chain}, {kill}"
        random = Random(seed)  # noqa: S311 - any moment will do
        try:
            victim.live(random)
            victim.die(random)
            victim.check()
            victim = Victim(window, *next(begin)) if victim.is_over else victim.rise()
        except Exception as error:
            error.add_note(f"seed {seed}, keys {' '.join(victim.struck)}")
            raise
    assert "sound" in window.program.run("verify", victim.path.name)
    assert window.program.crashes == []
