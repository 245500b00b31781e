"""Rounds by choice, auctions and the final round in a club's file: read, and wrong with their lines."""

import pytest

from station.regulations.faults import RegulationFaults
from station.regulations.loader import load_regulation, load_sheet
from station.rules.model import SECOND
from station.rules.regulation import FirstChooser, Order

EVENING = """\
code = "ours"
titles.ru = "Наш клуб"
players = { usual = 3, least = 2, most = 4, clause = "1" }
answer_over = { value = "wrong", clause = "2" }
clarification_over = { value = "host", clause = "2" }
clarification_aloud = { value = true, clause = "2" }
spares_per_theme = { value = 0, clause = "2" }
extra_prices = { value = [5], clause = "2" }
one_answer = { clause = "3" }
all_played = { clause = "3" }
removal = { clause = "3" }
hints = { clause = "3" }
late_arrival = { clause = "3" }
bid_step = { value = 50, clause = "4" }
stakes = { clause = "4" }
[times]
window = { seconds = 7, clause = "4" }
answer = { seconds = 8, clause = "4" }
clarification = { seconds = 9, clause = "4" }
thinking = { seconds = 20, clause = "4" }
writing = { seconds = 60, clause = "4" }
[[stages]]
code = "evening"
titles.ru = "Вечер"
ties = { value = [], clause = "5" }
final_round = { value = true, clause = "5" }
[[stages.rounds]]
code = "one"
titles.ru = "Раз"
themes = { usual = 6, least = 3, most = 9, clause = "6" }
prices = { value = [100, 200], clause = "6" }
[[stages.rounds]]
code = "two"
titles.ru = "Два"
order = { value = "choice", clause = "6" }
first_chooser = { value = "lowest", clause = "6" }
auctions = { value = 6, clause = "6" }
themes = { usual = 4, least = 3, most = 9, clause = "6" }
prices = { value = [200, 400], clause = "6" }
"""

TWO = "stages.evening.rounds.two"


def faults(text: str) -> list[tuple[str, int, str]]:
    with pytest.raises(RegulationFaults) as caught:
        load_regulation(text, "ours.toml")

    return [(fault.code, fault.line, fault.value) for fault in caught.value.faults]


def without(*lines: int) -> str:
    kept = [line for number, line in enumerate(EVENING.splitlines(), 1) if number not in lines]
    return "\n".join(kept)


def line(number: int, text: str) -> str:
    lines = EVENING.splitlines()
    lines[number - 1] = text
    return "\n".join(lines)


def test_all_of_it_is_read() -> None:
    regulation = load_regulation(EVENING, "ours.toml")
    stage = regulation.stage("evening")
    one, two = stage.rounds

    assert (regulation.bid_step, regulation.extra_prices) == (50, (5,))
    assert (regulation.times.thinking, regulation.times.writing) == (20 * SECOND, 60 * SECOND)
    assert stage.final_round
    assert (one.titles, one.order, one.auctions) == ((("ru", "Раз"),), Order.SEQUENCE, 0)
    assert (two.order, two.first_chooser, two.auctions) == (Order.CHOICE, FirstChooser.LOWEST, 6)
    assert stage.themes == 10


def test_each_value_leads_to_its_clause() -> None:
    regulation = load_regulation(EVENING, "ours.toml")

    for name in ("bid_step", "stakes", "times.thinking", "times.writing"):
        assert regulation.clause(name) == "4"
    assert regulation.clause("stages.evening.final_round") == "5"
    for name in ("order", "first_chooser", "auctions"):
        assert regulation.clause(f"{TWO}.{name}") == "6"


def test_a_club_without_auctions_needs_no_step_and_no_time_to_think() -> None:
    regulation = load_regulation(without(14, 20, 37), "ours.toml")

    assert (regulation.bid_step, regulation.times.thinking) == (0, 0)
    assert regulation.stage("evening").rounds[1].auctions == 0


def test_a_club_without_a_final_round_needs_no_stakes_and_no_time_to_write() -> None:
    regulation = load_regulation(without(15, 21, 26), "ours.toml")

    assert regulation.times.writing == 0
    assert not regulation.stage("evening").final_round


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        (14, ("missing", 0, "bid_step")),
        (15, ("missing", 0, "stakes")),
        (20, ("missing", 16, "times.thinking")),
        (21, ("missing", 16, "times.writing")),
        (29, ("missing", 27, "stages.evening.rounds.one.titles")),
        (36, ("missing", 32, f"{TWO}.first_chooser")),
    ],
)
def test_what_late_games_need_is_missed_at_its_table(gone: int, expected: tuple[str, int, str]) -> None:
    assert faults(without(gone)) == [expected]


@pytest.mark.parametrize(
    ("number", "text", "expected"),
    [
        (14, 'bid_step = { value = 0, clause = "4" }', ("out-of-bounds", "bid_step")),
        (14, 'bid_step = { value = "ten", clause = "4" }', ("wrong-type", "bid_step")),
        (14, "bid_step = { value = 10 }", ("missing-clause", "bid_step")),
        (15, 'stakes = { value = 1, clause = "4" }', ("unknown-key", "stakes.value")),
        (20, 'thinking = { seconds = 0, clause = "4" }', ("out-of-bounds", "times.thinking")),
        (21, 'writing = { value = 30, clause = "4" }', ("unknown-key", "times.writing.value")),
        (26, 'final_round = { value = 1, clause = "5" }', ("wrong-type", "stages.evening.final_round")),
        (35, 'order = { value = "any", clause = "6" }', ("unknown-choice", f"{TWO}.order")),
        (
            36,
            'first_chooser = { value = "oldest", clause = "6" }',
            ("unknown-choice", f"{TWO}.first_chooser"),
        ),
        (37, 'auctions = { value = 7, clause = "6" }', ("out-of-bounds", f"{TWO}.auctions")),
        (37, 'auctions = { value = -1, clause = "6" }', ("out-of-bounds", f"{TWO}.auctions")),
        (37, "auctions = 1", ("wrong-type", f"{TWO}.auctions")),
        (34, 'titles = "Два"', ("wrong-type", f"{TWO}.titles")),
    ],
)
def test_a_wrong_value_is_told_in_its_line(number: int, text: str, expected: tuple[str, str]) -> None:
    told = faults(line(number, text))

    assert (expected[0], number, expected[1]) in told


@pytest.mark.clause("N4.8")
def test_prices_of_a_round_with_auctions_are_bids() -> None:
    odd = EVENING.replace("[200, 400]", "[200, 225, 430]")

    with pytest.raises(RegulationFaults) as caught:
        load_regulation(odd, "ours.toml")
    (fault,) = caught.value.faults
    assert (fault.code, fault.line, fault.value) == ("not-multiple", 39, f"{TWO}.prices")
    assert dict(fault.parameters) == {"found": "225, 430", "step": "50"}


def test_prices_of_a_round_without_auctions_need_no_step() -> None:
    odd = EVENING.replace("[200, 400]", "[225, 430]").replace("[100, 200]", "[10, 25]")
    lines = odd.splitlines()
    del lines[36]

    prices = [part.prices for part in load_regulation("\n".join(lines), "ours.toml").stage("evening").rounds]
    assert prices == [(10, 25), (225, 430)]


def test_prices_that_are_wrong_already_are_told_once() -> None:
    assert faults(EVENING.replace("[200, 400]", "[430, 225]")) == [("not-rising", 39, f"{TWO}.prices")]


def test_faults_of_one_round_hide_none_of_the_others() -> None:
    text = line(36, 'first_chooser = { value = "oldest", clause = "6" }').replace("[200, 400]", "[400, 200]")

    assert faults(text) == [
        ("unknown-choice", 36, f"{TWO}.first_chooser"),
        ("not-rising", 39, f"{TWO}.prices"),
    ]


@pytest.mark.parametrize("order", ["", 'order = { value = "sequence", clause = "6" }'])
def test_a_round_in_sequence_has_no_chooser_and_no_auctions(order: str) -> None:
    assert faults(line(35, order)) == [
        ("unknown-key", 36, f"{TWO}.first_chooser"),
        ("unknown-key", 37, f"{TWO}.auctions"),
    ]


def test_a_file_of_the_time_before_late_games_is_told_what_it_lacks() -> None:
    """What every regulation has to tell now; the rest concerns only those who have such games."""
    old = without(8, 11, 12, 13, 14, 15, 20, 21, 26, *range(32, 40))

    assert set(faults(old)) == {
        ("missing", 0, "extra_prices"),
        ("missing", 0, "removal"),
        ("missing", 0, "hints"),
        ("missing", 0, "late_arrival"),
    }


def test_the_ground_of_the_stakes_is_explained_with_the_others() -> None:
    names = [told.name for told in load_sheet(EVENING, "ours.toml").provisions]

    assert {"removal", "hints", "late_arrival", "stakes"} <= set(names)
