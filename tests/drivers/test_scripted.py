"""A log played back: stamps, order, and an end that is an end. No test here waits in real time."""

import threading

from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.presses import Press
from drivers.presslog import LoggedPress
from drivers.scripted import ScriptedSource, wait
from tests.drivers.fake_time import PATIENCE, Ear, FakeTime, play_out, players

HOUR = 3_600_000_000_000
START = 1_000


def script(*times: int) -> tuple[LoggedPress, ...]:
    """One press a time, on buttons numbered from 0."""
    return tuple(LoggedPress(at, "board", str(number), 7) for number, at in enumerate(times))


def played(log: tuple[LoggedPress, ...], time: FakeTime) -> list[Press]:
    source = ScriptedSource(log, time.clock, time.wait)
    ear = Ear()
    source.start(ear)
    play_out("scripted")
    return ear.rest()


@given(st.lists(st.integers(0, HOUR), max_size=6))
@settings(max_examples=50)
def test_every_press_goes_out_in_the_logs_order_with_its_stamp(times: list[int]) -> None:
    presses = played(script(*times), FakeTime(START))

    assert [(press.button, press.at) for press in presses] == [
        (str(number), START + at) for number, at in enumerate(times)
    ]


@given(st.lists(st.integers(0, HOUR), max_size=6))
@settings(max_examples=50)
def test_none_goes_out_before_its_time_nor_later_than_the_lag(times: list[int]) -> None:
    log = script(*times)
    lag = ScriptedSource(log).traits.lag

    for press in played(log, FakeTime(START)):
        assert press.at <= press.arrived <= press.at + lag


def test_a_press_keeps_the_names_and_the_resolution_of_its_line() -> None:
    log = (LoggedPress(5, "доска", "left", 3), LoggedPress(5, "other", "1", 40))

    assert played(log, FakeTime(START)) == [
        Press("доска", "left", START + 5, START + 5, 3),
        Press("other", "1", START + 5, START + 5, 40),
    ]


def test_the_traits_cover_the_worst_line() -> None:
    log = (
        LoggedPress(HOUR, "a", "1", 3),
        LoggedPress(HOUR - 90, "b", "1", 40),
        LoggedPress(HOUR, "c", "1", 5),
    )
    punctual = ScriptedSource(script(0, HOUR)).traits

    traits = ScriptedSource(log, name="evening").traits

    assert (traits.name, traits.resolution, traits.lag) == ("evening", 40, punctual.lag + 90)


def test_a_wait_that_comes_back_early_is_waited_again() -> None:
    class Impatient(FakeTime):
        def wait(self, stopped: threading.Event, nanoseconds: int) -> None:
            super().wait(stopped, (nanoseconds + 1) // 2)

    assert [press.arrived for press in played(script(100), Impatient(START))] == [START + 100]


def test_stopping_ends_a_wait_at_once_and_nothing_is_reported_after_it() -> None:
    time = FakeTime(held=True)
    source = ScriptedSource(script(0, HOUR), time.clock, time.wait)
    ear = Ear()
    source.start(ear)
    assert ear.next().button == "0"

    source.stop()

    assert players("scripted") == []
    time.now = 2 * HOUR
    assert ear.rest() == []


def test_stopping_amid_a_flood_leaves_nobody_who_could_report() -> None:
    source = ScriptedSource(script(*([0] * 5_000)), FakeTime().clock)
    ear = Ear()
    source.start(ear)
    ear.next()

    source.stop()

    assert players("scripted") == []


@given(st.integers(1, 5))
@settings(max_examples=5)
def test_the_listener_itself_may_stop_the_source(last: int) -> None:
    heard: list[Press] = []

    def listen(press: Press) -> None:
        heard.append(press)
        if len(heard) == last:
            source.stop()

    time = FakeTime()
    source = ScriptedSource(script(*range(5)), time.clock, time.wait)
    source.start(listen)
    play_out("scripted")

    assert len(heard) == last


def test_started_anew_it_plays_from_the_beginning() -> None:
    time = FakeTime(START)
    source = ScriptedSource(script(0, 10), time.clock, time.wait)
    first, second = Ear(), Ear()

    source.start(first)
    play_out("scripted")
    source.stop()
    source.start(second)
    play_out("scripted")

    assert [press.at for press in first.rest()] == [START, START + 10]
    assert [press.at for press in second.rest()] == [START + 10, START + 20]


def test_starting_anew_ends_the_play_that_is_on() -> None:
    time = FakeTime(held=True)
    source = ScriptedSource(script(0, HOUR), time.clock, time.wait)
    ear = Ear()
    source.start(ear)
    source.start(ear)

    assert len(players("scripted")) == 1
    source.stop()
    assert players("scripted") == []


def test_a_source_may_be_stopped_before_it_starts_and_twice() -> None:
    source = ScriptedSource(script(0))

    source.stop()
    source.stop()

    assert players("scripted") == []


def test_real_time_is_waited_in_nanoseconds_and_cut_short_by_the_stop() -> None:
    stopped = threading.Event()
    waiting = threading.Thread(target=wait, args=(stopped, 10 * HOUR))
    waiting.start()
    wait(threading.Event(), 1)

    stopped.set()
    waiting.join(PATIENCE)

    assert not waiting.is_alive()
