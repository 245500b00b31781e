"""What the host sees at a player's seat follows the rulings as they now stand (N4.5.9)."""

from station.rules.commands import ReverseRuling
from station.views.host_view import host_view
from station.views.seat_view import SeatMark
from tests.rules.games import Game


def test_after_a_correction_the_other_answer_is_the_right_one() -> None:
    game = Game()
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)

    game.do(ReverseRuling(0, "ответ верен"))

    marks = [seat.mark for seat in host_view(game.history).seats]
    assert marks == [SeatMark.RIGHT, SeatMark.LOCKED, SeatMark.WAITS]
