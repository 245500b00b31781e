"""What is taken for a sleep of the machine: two clocks are read, one after the other."""

from tests.drivers.fake_machine import EVERYTHING, SECOND, Watched


def test_a_thread_that_had_to_wait_between_the_two_clocks_has_not_slept(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)

    for difference in (-SECOND, SECOND):
        watched.slept += difference
        watched.turn()

    assert watched.opened == [event]
    assert watched.hearer.take("slept") == []
