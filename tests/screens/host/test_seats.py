"""The boxes of the players: whose turn it is, who is not in the game, warnings, points of an extra theme."""

from dataclasses import replace
from itertools import product

import pytest

from screens.digits import large
from screens.host.paint_seats import seat_lines
from screens.host.scene import Scene
from station.rules.model import Points, Standing
from station.views.host_view import host_view
from station.views.seat_view import SeatMark, SeatView
from station.wording.language import Language, use
from tests.rules.boards import at_auction
from tests.rules.games import Game, begin
from tests.screens.glyphs import text_of

WIDE, NARROW = (80, 24), (40, 14)


def boxes(size: tuple[int, int] = WIDE, **changes: object) -> str:
    """The seats as they are painted, the second one changed."""
    view = host_view(Game(begin()).history)
    seats = list(view.seats)
    seats[1] = replace(seats[1], **changes)  # type: ignore[arg-type] # of whatever field
    return "\n".join(text_of(line) for line in seat_lines(Scene(replace(view, seats=tuple(seats)), *size)))


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        (SeatMark.CHOOSES, "→ CHOOSES"),
        (SeatMark.ASKED, "→ IS ASKED"),
        (SeatMark.ANSWERS, "→ ANSWERS"),
    ],
)
def test_whose_turn_it_is_stands_in_a_double_frame(mark: SeatMark, words: str) -> None:
    shown = boxes(mark=mark)

    assert words in shown
    assert shown.count("╔") == 1


@pytest.mark.parametrize("standing", [Standing.ABSENT, Standing.LEFT, Standing.REMOVED])
def test_who_is_not_in_the_game_is_told_in_words_or_by_a_sign(standing: Standing) -> None:
    words = {Standing.ABSENT: "has not come", Standing.LEFT: "has left", Standing.REMOVED: "removed"}

    assert boxes(standing=standing).count(words[standing]) == 1
    assert "×2 Борис" in boxes(NARROW, standing=standing)


@pytest.mark.clause("S4.18")
def test_warnings_are_counted_beside_the_number_of_the_seat() -> None:
    shown = boxes(mark=SeatMark.MAY, warnings=2)

    assert " 2 !2 " in shown
    assert "may answer" in shown


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("spoken", ["ru", "en"])
def test_the_words_of_every_mark_and_standing_have_room(
    request: pytest.FixtureRequest, players: int, spoken: Language
) -> None:
    request.addfinalizer(lambda: use("en"))
    use(spoken)
    view = host_view(Game(begin(players=players)).history)
    for mark, standing in product(SeatMark, Standing):
        seats = tuple(replace(who, mark=mark, standing=standing, warnings=2) for who in view.seats)
        lines = seat_lines(Scene(replace(view, seats=seats), *WIDE))

        assert "…" not in "".join(map(text_of, lines))


@pytest.mark.parametrize("size", [WIDE, (100, 32)])
def test_the_score_stands_at_the_right_in_whole_figures(size: tuple[int, int]) -> None:
    rows = boxes(size, points=Points(70)).splitlines()[1:-2]
    figures = ["  70"] if len(rows) == 1 else large(70)

    assert all(f"{figure} │" in row for figure, row in zip(figures, rows[-len(figures) :], strict=True))


@pytest.mark.clause("N4.8")
def test_the_player_of_an_auction_was_wrong_and_did_not_merely_answer() -> None:
    game = at_auction(100, 50, 60)
    game.sell_to(1, 100)
    game.after_sale(right=False)
    lines = seat_lines(Scene(host_view(game.history), *WIDE))

    assert "− wrong" in text_of(lines[2])


@pytest.mark.clause("N4.13")
def test_points_of_an_extra_theme_stand_apart_from_the_score() -> None:
    shown = boxes(points=Points(150), extra=Points(-10))

    assert "150" in shown
    assert "extra −10" in shown


def test_a_player_is_in_the_game_without_warnings_unless_told() -> None:
    view = host_view(Game(begin()).history)

    assert view.seats[0] == SeatView(view.seats[0].seat, "Анна", Points(0), SeatMark.WAITS)


@pytest.mark.clause("S4.3", "S4.18")
@pytest.mark.parametrize("standing", [Standing.ABSENT, Standing.REMOVED])
@pytest.mark.parametrize("size", [WIDE, NARROW, (128, 37)])
def test_who_did_not_come_or_was_removed_has_no_score(size: tuple[int, int], standing: Standing) -> None:
    shown = boxes(size, standing=standing, points=Points(77))
    row = next(line for line in shown.splitlines() if "Борис" in line)

    assert "77" not in shown
    assert large(77)[0] not in shown
    assert ("—" in row) == (size != (128, 37))
    assert "77" in boxes(WIDE, standing=Standing.LEFT, points=Points(77))
