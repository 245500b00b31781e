"""Questions are told apart by what they were: a spare, an auction, of an extra theme, the final one."""

from station.rules.commands import StartReading, TakeSpare, Withdraw
from tests.rules.boards import Board, begin_at
from tests.rules.endings import at_stakes, ended
from tests.rules.games import Game
from tests.screens.desk.games import beginning
from tests.screens.desk.hands import Hands


def first_row(game: Game) -> str:
    hands = Hands(game)
    hands.keys("c")
    return hands.row()


def test_a_spare_is_marked() -> None:
    game = Game(beginning())
    game.read()
    game.do(Withdraw(), TakeSpare(), StartReading())
    game.rule(1, right=True)

    assert first_row(game).startswith("10 sp.")


def test_an_auction_is_marked_with_its_stake() -> None:
    game = Board(begin_at("final", (0, 3)))
    game.start()
    game.name(1)
    game.set_points(100, 200, 300)
    game.choose(0, 3)
    game.sell_to(2, 150)
    game.after_sale(right=True)

    row = first_row(game)
    assert row.startswith("40 auc.")
    assert "+150" in row


def test_an_extra_theme_is_marked() -> None:
    game = ended(30, 30, 0)
    game.play_extra(1)

    assert "extra" in first_row(game)


def test_the_final_question_is_marked() -> None:
    game = at_stakes(30, 20, 10)
    game.write({1: 10, 2: 10, 3: 10})
    game.rule_finalists(1)

    assert first_row(game).startswith("final")
