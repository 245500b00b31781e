"""The score sheet of games with several rounds, against points that were added by hand (``late_games``)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from station.protocol.sheet import score_sheet
from station.protocol.text import sheet_text
from station.rules import commands as c
from station.rules.board import unplayed
from station.rules.model import HowNamed, Points, Standing, WhyOver
from station.rules.records import CorrectionKind
from station.wording.language import use
from tests.protocol.late_games import (
    ANNA,
    BORIS,
    VERA,
    after_blue,
    after_final,
    after_red,
    before_blue,
    choose,
    finished,
)
from tests.rules.games import Game, N, begin, lineup, regulation, theme


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    assert use("ru")
    yield
    use("en")


def blocks(game: Game) -> list[list[str]]:
    text = sheet_text(score_sheet(game.state), 60)
    return [block.splitlines() for block in text.removesuffix("\n").split("\n\n")]


def numbers(line: str) -> list[int]:
    """The points of a row, after its label."""
    return [int(part) for part in line.split() if part.lstrip("+-").isdigit()]


@pytest.mark.clause("N4.2")
def test_each_round_has_its_themes_and_sums() -> None:
    blue, red = score_sheet(finished().state).rounds

    assert (dict(blue.titles)["ru"], blue.sums) == ("Синий раунд", (-20, 70, 50))
    assert (dict(red.titles)["ru"], red.sums) == ("Красный раунд", (20, -20, 80))
    assert [asked.price for asked in red.themes[0].questions] == [20, 40, 60, 80, 100]


@pytest.mark.clause("N4.3")
def test_where_themes_are_mixed_no_theme_has_totals_after_it() -> None:
    (theme,) = score_sheet(after_blue().state).rounds[0].themes

    assert (theme.sums, theme.totals) == ((-20, 70, 50), None)


@pytest.mark.clause("N4.8")
def test_a_sold_auction_stands_in_its_question_with_its_bids() -> None:
    questions = score_sheet(after_red().state).rounds[1].themes[0].questions
    auction = questions[2].auction

    assert [asked.auction is not None for asked in questions] == [False, False, True, False, False]
    assert auction is not None
    assert (auction.winner, auction.highest and auction.highest.amount) == (BORIS, 60)


@pytest.mark.clause("N4.7")
def test_a_sheet_of_an_open_round_does_not_tell_where_auctions_lie() -> None:
    game = before_blue()
    game.do(c.StartRound(), c.NameChooser(ANNA, HowNamed.AGREED))
    sheet = score_sheet(game.state)

    assert [asked.auction for theme in sheet.themes for asked in theme.questions] == [None] * 5


@pytest.mark.clause("N4.3")
def test_a_board_that_has_stood_open_stays_on_the_sheet_while_a_question_is_played() -> None:
    stage = regulation(N).stage("final")
    game = Game(replace(begin(N), lineup=lineup(3), stage=stage, themes=tuple(map(theme, range(12)))))
    blue = [f"Тема {number}" for number in range(6)]
    assert score_sheet(game.state).themes == ()

    game.draw(c.StartRound())
    game.do(c.NameChooser(ANNA, HowNamed.AGREED))
    hidden = set(game.state.auctions)
    cell = next(cell for cell in unplayed(game.state, 0) if cell not in hidden)
    for command in (None, c.Choose(cell), c.StartReading(), c.FinishReading()):
        if command:
            game.do(command)
        assert [shown.name for shown in score_sheet(game.state).themes] == blue


@pytest.mark.clause("N4.11")
def test_a_stake_stands_on_the_sheet_when_it_is_ruled_on_and_not_before() -> None:
    game = after_red()
    game.do(c.StartFinal(), c.MakeStake(BORIS, Points(50)), c.MakeStake(VERA, Points(30)))
    (before,) = score_sheet(game.state).finals
    (after,) = score_sheet(after_final().state).finals

    assert before.rulings == ()
    assert [(entry.seat, entry.points) for entry in after.rulings] == [(BORIS, 50), (VERA, -30)]


@pytest.mark.clause("N4.11")
def test_a_withdrawn_final_question_keeps_its_stakes_struck() -> None:
    game = after_final()
    game.do(c.Withdraw())
    (final,) = score_sheet(game.state).finals

    assert final.withdrawn
    assert [(entry.points, entry.struck) for entry in final.rulings] == [(50, True), (-30, True)]
    assert score_sheet(game.state).totals == (0, 50, 130)


@pytest.mark.clause("N4.13")
def test_points_of_an_extra_theme_stand_apart() -> None:
    sheet = score_sheet(finished().state)
    (extra,) = sheet.extras

    assert (extra.seats, extra.sums) == ((BORIS, VERA), (0, 10, -20))
    assert sheet.totals == (0, 100, 100)
    assert [(place.seat, place.place, place.extra) for place in sheet.places] == [
        (BORIS, 1, (10,)),
        (VERA, 2, (-20,)),
        (ANNA, 3, ()),
    ]


def test_the_text_tells_the_whole_game_in_order() -> None:
    told = blocks(finished())
    heads = [block[0] for block in told]

    assert heads[2:10:3] == ["СИНИЙ РАУНД", "КРАСНЫЙ РАУНД", "Финальный раунд: Тема 4"]
    assert heads[3:7:3] == ["1. Тема 0", "2. Тема 1"]
    assert [line for block in told for line in block if line.startswith(("за раунд", "ставки", "Итог"))] == [
        "за раунд                         −20          70          50",
        "за раунд                          20         −20          80",
        "ставки                                       +50         −30",
        "Итог                               0         100         100",
    ]
    assert told[-2][0] == "Дополнительная тема: Тема 2"
    assert told[-2][-1] == "за тему                                       10         −20"


@pytest.mark.clause("N4.5.9")
def test_corrections_stand_below_with_their_reasons() -> None:
    game = after_blue()
    game.do(c.ReverseRuling(1, "перепутан ответ"), c.SetPoints(VERA, Points(90), "ошибка счёта"))
    sheet = score_sheet(game.state)

    assert [one.kind for one in sheet.corrections] == [CorrectionKind.REVERSED, CorrectionKind.POINTS]
    # Seat 1 had 30 right after all: -30 becomes +30, the later answer of seat 2 is off; seat 3 goes 50 to 90.
    assert sheet.totals == (40, 40, 90)
    assert blocks(game)[-1] == [
        "(…): списано, вопрос снят или решение исправлено",
        "Решение исправлено: «Тема 0» 30, Анна — перепутан ответ",
        "Очки поправлены: Вера с 50 на 90 — ошибка счёта",
    ]
    (by_hand,) = [line for block in blocks(game) for line in block if line.startswith("поправка")]
    assert numbers(by_hand) == [40]


@pytest.mark.clause("S4.18")
def test_who_was_removed_has_a_note_and_no_points_in_the_places() -> None:
    game = after_red()
    game.do(c.Warn(ANNA, "реплики"), c.Remove(ANNA, "снова"))
    sheet = score_sheet(game.state)

    assert sheet.standings == (Standing.REMOVED, Standing.PRESENT, Standing.PRESENT)
    assert "Анна: удаление, результат аннулирован" in blocks(game)[-1]


@pytest.mark.clause("N4.10")
def test_a_game_without_a_winner_says_why() -> None:
    game = before_blue()
    game.do(c.StartRound(), c.NameChooser(ANNA, HowNamed.AGREED))
    for row in range(5):
        choose(game, 0, row)
        if row == 3:
            game.do(c.FinishReading(), c.Rule(right=False))
        else:
            game.read()
            game.nobody()
    game.do(c.EndRound())
    game.do(c.StartRound())
    for row in range(5):
        choose(game, 1, row)
        if row == 2:
            game.do(c.FinishReading(), c.Rule(right=False))
        else:
            game.read()
            game.nobody()
    game.do(c.EndRound(), c.EndMatch())

    assert score_sheet(game.state).why_over is WhyOver.NO_WINNER
    assert blocks(game)[-1][0].startswith("Победителя нет, звание не разыграно: положительного")


@pytest.mark.clause("S4.19")
def test_who_prompts_is_warned_then_kept_out_and_a_stranger_is_sent_out() -> None:
    game = after_blue()
    for name, participant in (("Захар", True), ("Зритель", False), ("ЗАХАР", True)):
        game.do(c.CensureHints(name, participant))

    assert blocks(game)[-1] == [
        "Подсказки, предупреждение: Захар",
        "Подсказки, удаление из зала: Зритель",
        "Снова подсказки, отстранение от следующей игры: ЗАХАР",
    ]
