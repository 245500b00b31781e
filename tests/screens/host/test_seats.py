"""The boxes of the players: whose turn it is, who is not in the game, warnings, points of an extra theme."""

from dataclasses import replace
from itertools import product

import pytest

from screens.digits import large
from screens.host.paint_seats import seat_lines
from screens.host.scene import Scene
from screens.looks import Line, Look
from station.rules.model import Points, Seat, Standing
from station.seats import Bound, Doubt, SeatButton, TableView
from station.views.host_view import host_view
from station.views.seat_view import SeatMark, SeatView
from station.wording.language import LANGUAGES, Language, use
from tests.rules.boards import at_auction
from tests.rules.games import Game, begin
from tests.screens.desks import ready
from tests.screens.glyphs import text_of

WIDE, NARROW = (80, 24), (40, 14)


def with_button(button: SeatButton, size: tuple[int, int] = WIDE, **changes: object) -> list[Line]:
    """The seats, each with a device; the second has this one."""
    view = host_view(Game(begin()).history)
    seats = list(view.seats)
    seats[1] = replace(seats[1], **changes)  # type: ignore[arg-type] # of whatever field
    table = TableView((ready(1), button, ready(3)))
    return seat_lines(Scene(replace(view, seats=tuple(seats)), *size, table=table))


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


TROUBLES = {
    "!": ready(2, bound=Bound.LOST),
    "?": ready(2, bound=Bound.PROPOSED),
    "×": ready(2, masked=True),
    "▼": ready(2, held=True),
}


@pytest.mark.parametrize("size", [WIDE, (128, 37)])
@pytest.mark.parametrize("sign", TROUBLES)
def test_what_is_wrong_with_a_button_stands_in_the_frame_of_its_seat(
    sign: str, size: tuple[int, int]
) -> None:
    lines = with_button(TROUBLES[sign], size)
    (first, _), (foot, look), (third, _) = lines[-1]

    assert f" {sign} " in foot
    assert look in {Look.ALARM, Look.NOTE}
    assert sign not in first + third


@pytest.mark.parametrize("sign", TROUBLES)
def test_in_one_line_it_is_the_sign_beside_the_number(sign: str) -> None:
    (line,) = with_button(TROUBLES[sign], NARROW)

    assert f"2{sign}Борис" in text_of(line)
    assert " 1 Анна" in text_of(line)


def test_a_real_button_that_is_well_has_a_small_sign_and_no_words() -> None:
    lines = with_button(ready(2))

    assert text_of(lines[0]).count("●") == 3
    assert lines[-1] == with_button(ready(2))[-1]
    assert "┘└────" in text_of(lines[-1])
    assert text_of(with_button(ready(2), NARROW)[0]) == boxes(NARROW)


def test_the_small_sign_gives_way_to_what_is_counted() -> None:
    game = Game(begin(players=4))
    view = host_view(game.history)
    seats = tuple(replace(who, warnings=2, extra=Points(-100)) for who in view.seats)
    table = TableView(tuple(ready(seat) for seat in (1, 2, 3, 4)))
    lines = seat_lines(Scene(replace(view, seats=seats), *WIDE, table=table))

    assert "●" not in text_of(lines[0])
    assert "!2 extra −100" in text_of(lines[0])


def test_without_any_device_the_seats_are_as_they_were() -> None:
    unbound = TableView(tuple(SeatButton(Seat(seat), Bound.UNBOUND) for seat in (1, 2, 3)))
    view = host_view(Game(begin()).history)

    assert seat_lines(Scene(view, *WIDE, table=unbound)) == seat_lines(Scene(view, *WIDE))


def test_who_is_not_in_the_game_has_no_button() -> None:
    lines = with_button(TROUBLES["!"], standing=Standing.LEFT)

    assert "!" not in text_of(lines[-1])


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_words_of_every_trouble_have_room_beside_four_players(
    request: pytest.FixtureRequest, spoken: Language
) -> None:
    request.addfinalizer(lambda: use("en"))
    use(spoken)
    view = host_view(Game(begin(players=4)).history)
    stuck, asleep = frozenset({Doubt.STUCK}), frozenset({Doubt.ASLEEP})
    more = [ready(1, bound=Bound.ASKED), ready(1, doubts=stuck), ready(1, doubts=asleep)]
    for button in (*TROUBLES.values(), *more):
        table = TableView(tuple(replace(button, seat=Seat(seat)) for seat in (1, 2, 3, 4)))

        assert "…" not in "".join(map(text_of, seat_lines(Scene(view, *WIDE, table=table))))
