"""Chance is drawn once for each purpose, recorded, and binding; an undo does not draw again."""

from pathlib import Path

from station.live.chance import Lots
from station.live.opening import resume_match
from station.rules.commands import Clarify, Expire, Resume
from station.rules.entries import Entry
from station.rules.events import ContestDecided
from station.rules.model import NO_TIME, Lot, Nanoseconds, Seat
from station.rules.moments import ClockKind, Deadline, Press
from station.rules.state import Phase
from tests.live.stations import LAG, Station, new_match, saved
from tests.rules.games import seats


class Hat:
    """Chance in the test's hand: every draw turns the seats round, and is counted."""

    def __init__(self) -> None:
        self.draws = 0

    def __call__(self, order: list[int]) -> None:
        self.draws += 1
        order.reverse()


def decided(lot: Lot) -> Entry:
    """The entry of a race that this lot has decided."""
    press = Press(Seat(lot.order[0]), Nanoseconds(5), Nanoseconds(5), Nanoseconds(1))
    clock = Deadline(8, ClockKind.ANSWER, Nanoseconds(9), Nanoseconds(4), NO_TIME)
    event = ContestDecided(press, (), None, lot, clock, 9)
    return Entry(1, Nanoseconds(5), Expire(7, lot), (event,))


def dead_heat(station: Station, *pressed: int) -> None:
    """These seats press at the same moment."""
    station.read()
    station.pass_time(1000)
    for seat in pressed:
        station.press(seat)
    station.glance()
    station.pass_time(LAG)
    station.glance()
    station.wait_until(lambda: station.phase is Phase.ANSWERING)


def winner(station: Station) -> int:
    assert station.state.answer is not None
    return station.state.answer.press.seat


def lots_in(path: Path) -> list[Lot]:
    """The lots that a match file has kept."""
    events = [event for entry in saved(path) for event in entry.events]
    return [event.lot for event in events if isinstance(event, ContestDecided) and event.lot]


def test_one_purpose_is_drawn_once() -> None:
    hat = Hat()
    lots = Lots(hat)
    first = lots.draw("dead-heat:7", seats(1, 3))

    assert lots.draw("dead-heat:7", seats(1, 3)) is first
    assert (first.order, hat.draws) == (seats(3, 1), 1)


def test_another_purpose_has_a_lot_of_its_own() -> None:
    hat = Hat()
    lots = Lots(hat)
    lots.draw("dead-heat:7", seats(1, 3))
    lots.draw("dead-heat:8", seats(1, 3))

    assert hat.draws == 2


def test_a_lot_among_others_is_another_lot() -> None:
    """One more press with the same stamp may arrive before the race is decided."""
    lots = Lots(Hat())
    lots.draw("dead-heat:7", seats(1, 3))

    assert lots.draw("dead-heat:7", seats(1, 2, 3)).order == seats(3, 2, 1)


def test_a_lot_that_was_kept_binds() -> None:
    hat = Hat()
    lots = Lots(hat)
    kept = Lot("dead-heat:7", seats(1, 3))
    lots.remember([decided(kept)])

    assert lots.draw("dead-heat:7", seats(1, 3)) == kept
    assert hat.draws == 0


def test_the_real_chance_gives_each_seat_a_place() -> None:
    orders = {Lots().draw("dead-heat:7", seats(1, 2)).order for _ in range(100)}

    assert orders == {seats(1, 2), seats(2, 1)}


def test_a_dead_heat_draws_once_and_is_recorded(tmp_path: Path) -> None:
    hat = Hat()
    station = Station(new_match(tmp_path), lots=Lots(hat)).start()
    dead_heat(station, 1, 3)

    assert (winner(station), hat.draws) == (3, 1)
    (lot,) = lots_in(station.path)
    assert lot.order == seats(3, 1)
    assert station.state.answer is not None
    assert station.state.answer.dead_heat == lot.order
    station.match.close()


def test_a_clear_race_draws_nothing(tmp_path: Path) -> None:
    hat = Hat()
    station = Station(new_match(tmp_path), lots=Lots(hat)).start()
    station.read()
    station.answers(2)

    assert (hat.draws, lots_in(station.path)) == (0, [])
    station.match.close()


def test_undo_and_redo_of_a_dead_heat_draw_nothing(tmp_path: Path) -> None:
    hat = Hat()
    station = Station(new_match(tmp_path), lots=Lots(hat)).start()
    dead_heat(station, 1, 2, 3)
    before = winner(station)
    station.do(Clarify())
    station.undo()
    station.undo()
    assert station.phase is Phase.READING
    station.redo()
    station.redo()

    assert (winner(station), hat.draws, station.phase) == (before, 1, Phase.CLARIFYING)
    station.match.close()


def test_a_lot_binds_after_reopening_though_its_race_was_undone(tmp_path: Path) -> None:
    station = Station(new_match(tmp_path), lots=Lots(Hat())).start()
    dead_heat(station, 1, 3)
    station.undo()
    station.match.close()
    (lot,) = lots_in(station.path)

    hat = Hat()
    lots = Lots(hat)
    again = Station(resume_match(station.path), lots=lots).start()
    assert again.phase is Phase.READING
    assert (lots.draw(lot.purpose, seats(1, 3)), hat.draws) == (lot, 0)

    again.redo()
    again.do(Resume())
    assert winner(again) == 3
    again.match.close()
