"""What stands beside the texts: a clock that can be seen from afar, the theme so far, the themes."""

from dataclasses import replace

import pytest

from screens.digits import HUGE, huge
from screens.host.bid_entry import BidEntry
from screens.host.paint import banner_row, clock_row, middle_of, paint
from screens.host.paint_side import clock_spans, side_width
from screens.host.scene import Scene
from screens.looks import Line
from station.rules.commands import MakeBid, Nobody, StartReading, StartTheme
from station.rules.model import SECOND, Nanoseconds, Points, Question, Seat, Theme
from station.rules.state import Phase
from station.views.host_view import host_view
from tests.rules import final_situations
from tests.rules.boards import at_board
from tests.rules.choice_situations import bidding
from tests.rules.games import Game, begin, seats
from tests.rules.situations import GROUPS
from tests.screens.glyphs import text_of, widest

USUAL, LARGE = (128, 37), (200, 50)


def scene_of(game: Game, size: tuple[int, int] = USUAL) -> Scene:
    """The screen as the host has it."""
    left = Nanoseconds(game.left) if game.state.deadline else None
    return Scene(host_view(game.history), *size, left=left)


def beside(scene: Scene) -> list[str]:
    """The texts that stand behind the border, from the first line of the middle on."""
    middle = paint(scene)[clock_row(scene) : -11]
    return [text_of(line)[scene.width - side_width(scene) :] for line in middle]


def asking(questions: int = 3) -> Game:
    """Anna is wrong and Boris right on the first question; the second is nobody's."""
    game = Game(begin(themes=4))
    game.do(StartTheme(), StartReading())
    game.rule(1, right=False)
    game.rule(2, right=True)
    if questions > 1:
        game.do(StartReading(), Nobody())
    return game


def test_the_theme_so_far_is_told_for_each_player_from_the_highest_score() -> None:
    rows = [row.split() for row in beside(scene_of(asking()))]
    at = rows.index(["│", "Scores", "10", "20", "30", "40", "50"])

    assert rows[at + 1 : at + 4] == [["│", "Борис", "10", "+"], ["│", "Вера", "0"], ["│", "Анна", "−10", "−"]]


def test_the_signs_stand_below_their_prices() -> None:
    rows = beside(scene_of(asking()))
    head = next(row for row in rows if "Scores" in row)
    anna, boris = (next(row for row in rows if name in row) for name in ("Анна", "Борис"))

    assert head.index("10") + 1 == boris.rindex("+") == anna.rindex("−")


def test_the_themes_of_the_round_are_listed_and_the_one_that_is_played_is_marked() -> None:
    rows = [row.strip("│ ") for row in beside(scene_of(asking()))]
    at = rows.index("Themes of the round")

    assert rows[at + 1 : at + 5] == ["→ 1 Тема 0", "2 Тема 1", "3 Тема 2", "4 Тема 3"]


def test_of_many_themes_those_around_the_played_one_are_listed() -> None:
    command = begin(themes=4)
    names = [f"Долгая тема {number}" for number in range(30)]
    view = host_view(asking().history)
    scene = scene_of(Game(command))
    scene = replace(scene, view=replace(view, theme=replace(view.theme, number=20, names=tuple(names))))

    shown = "\n".join(beside(scene))

    assert "→20 Долгая тема 19" in shown
    assert "Долгая тема 20" in shown
    assert "Долгая тема 0\n" not in shown


def test_the_clock_shows_the_whole_seconds_that_the_banner_shows() -> None:
    game = asking(1)
    game.open_window()
    scene = replace(scene_of(game), left=Nanoseconds(3 * SECOND + 700_000_000))

    lines = paint(scene)
    clock = [text_of(line).rstrip() for line in lines[clock_row(scene) : clock_row(scene) + HUGE]]

    assert "3.7" in text_of(lines[banner_row(scene)])
    assert [row[-6:] for row in clock] == huge(3)


def test_a_race_has_no_huge_clock() -> None:
    game = asking(1)
    game.open_window()
    game.wait(10**9)
    game.press(3)
    scene = scene_of(game)

    assert game.phase is Phase.CONTEST
    assert "".join(text for text, _ in clock_spans(scene)).strip() == ""


def test_a_figure_is_as_wide_in_all_its_lines() -> None:
    for number in (*range(10), 45, 120):
        assert {len(row) for row in huge(number)} == {8 * len(str(number)) - 2}


@pytest.mark.parametrize("size", [USUAL, LARGE])
def test_a_tick_changes_the_last_pieces_of_the_clocks_lines_alone(size: tuple[int, int]) -> None:
    game = asking(1)
    game.open_window()
    before = replace(scene_of(game, size), left=Nanoseconds(4 * SECOND))
    after = replace(before, left=Nanoseconds(SECOND))
    top = clock_row(before)

    ticked: list[Line] = paint(before)
    for y, span in enumerate(clock_spans(after), top):
        ticked[y] = (*ticked[y][:-1], span)

    assert [line for y, line in enumerate(ticked) if y != banner_row(before)] == [
        line for y, line in enumerate(paint(after)) if y != banner_row(before)
    ]
    assert ticked != paint(before)


@pytest.mark.parametrize("size", [(80, 24), (109, 37), (128, 29)])
def test_small_terminals_keep_their_room_for_the_texts(size: tuple[int, int]) -> None:
    scene = scene_of(asking(), size)

    assert side_width(scene) == 0
    assert clock_spans(scene) == []
    assert "Scores" not in "".join(map(text_of, paint(scene)))


def test_an_auction_shows_its_highest_bid() -> None:
    game = bidding()
    scene = scene_of(game)
    assert "".join(text for text, _ in clock_spans(scene)).strip() == ""

    game.do(MakeBid(Seat(3), Points(20)))
    entry, scene = BidEntry(), scene_of(game)
    lines = [text_of(line) for line in paint(scene, entry.lines(middle_of(scene), game.state))]

    assert [line.rstrip()[-14:] for line in lines[clock_row(scene) : clock_row(scene) + HUGE]] == huge(20)
    assert {line[scene.width - side_width(scene)] for line in lines[4:-11]} == {"│"}
    assert max(map(len, lines)) == scene.width


def test_the_final_round_shows_the_stake_that_is_ruled_on_and_no_other() -> None:
    ruling, stakes = scene_of(final_situations.final_ruling()), scene_of(final_situations.stakes_in())

    assert [text.strip() for text, _ in clock_spans(ruling)] == [row.strip() for row in huge(15)]
    assert "".join(text for text, _ in clock_spans(stakes)).strip() == ""
    assert side_width(stakes) > 0


def test_nothing_stands_beside_the_board_and_the_desk() -> None:
    assert at_board().phase is Phase.CHOOSING
    assert side_width(scene_of(at_board())) == 0
    assert side_width(replace(scene_of(asking()), desk=True)) == 0


@pytest.mark.parametrize("size", [USUAL, LARGE])
@pytest.mark.parametrize(
    "game", [make() for some in GROUPS.values() for make in some.values()], ids=lambda game: game.phase
)
def test_the_border_is_straight_in_every_moment(game: Game, size: tuple[int, int]) -> None:
    scene = scene_of(game, size)
    width = side_width(scene)
    if not width:
        return
    lines = paint(scene)

    assert widest(lines) <= scene.width
    assert {text_of(line)[scene.width - width] for line in lines[4:-11]} == {"│"}


def test_a_long_text_leaves_room_for_what_stands_beside_it() -> None:
    long = Theme("Тема", tuple(Question("очень длинный вопрос " * 40, "Ответ") for _ in range(5)))
    command = begin()
    game = Game(replace(command, themes=(long, *command.themes[1:])))
    game.do(StartTheme(), StartReading())
    scene = scene_of(game)

    assert {row[0] for row in beside(scene)} == {"│"}
    assert widest(paint(scene)) == scene.width


@pytest.mark.clause("S4.3")
def test_who_did_not_come_has_no_score_beside_the_middle() -> None:
    game = Game(replace(begin(), absent=seats(3)))
    game.do(StartTheme(), StartReading())
    row = next(text for text in map(text_of, paint(scene_of(game))) if "│ Вера" in text)

    assert "—" in row.rpartition("│")[2]


@pytest.mark.parametrize("size", [USUAL, LARGE])
def test_points_stand_near_their_names_and_off_the_edge(size: tuple[int, int]) -> None:
    rows = [row.rstrip() for row in beside(scene_of(asking(), size))]
    head = next(row for row in rows if "Scores" in row)
    boris = next(row for row in rows if "Борис" in row)

    assert len(head) < side_width(scene_of(asking(), size))
    assert boris.index("10") - boris.index("Борис") < 30
