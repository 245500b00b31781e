"""Faults of clocks, presses and answers."""

from dataclasses import replace

from station.rules.model import NO_TIME, Nanoseconds, Seat
from station.rules.moments import Arming, ClockKind, Deadline, Press
from station.rules.state import Answer
from tests.rules.faults.broken import Case, answering, contest, reading, window
from tests.rules.final_situations import extra_reading, writing
from tests.rules.games import seats
from tests.rules.situations import photo_finish

CLOCK = Deadline(1, ClockKind.WINDOW, Nanoseconds(5), Nanoseconds(5), NO_TIME)
PRESS = Press(Seat(1), Nanoseconds(5), Nanoseconds(5), Nanoseconds(1))

CLOCKS: list[Case] = [
    ("clock-of-another-phase", reading, lambda state: replace(state, deadline=CLOCK)),
    ("clock-of-another-phase", answering, lambda state: replace(state, deadline=CLOCK)),
    ("clock-of-another-phase", writing, lambda state: replace(state, deadline=CLOCK)),
    ("overdue-with-a-clock", window, lambda state: replace(state, overdue=True)),
    ("overdue-without-clock-phase", reading, lambda state: replace(state, overdue=True)),
    ("number-from-the-future", reading, lambda state: replace(state, last_id=state.entered - 1)),
    ("arming-number-from-the-future", reading, lambda state: replace(state, last_id=1)),
    ("clock-number-from-the-future", window, lambda state: replace(state, last_id=1)),
    ("window-without-end", window, lambda state: replace(state, deadline=None)),
    ("contest-without-end", contest, lambda state: replace(state, deadline=None)),
    ("writing-without-end", writing, lambda state: replace(state, deadline=None)),
]

ANSWERS: list[Case] = [
    ("dead-buttons", reading, lambda state: replace(state, arming=None)),
    ("dead-buttons", window, lambda state: replace(state, arming=None)),
    ("nobody-may-press", reading, lambda state: replace(state, locked=seats(1, 2, 3))),
    ("nobody-may-press", extra_reading, lambda state: replace(state, locked=seats(1, 2))),
    ("contest-without-press", contest, lambda state: replace(state, contest=())),
    ("contest-without-press", reading, lambda state: replace(state, contest=(PRESS,))),
    (
        "contest-of-another-moment",
        contest,
        lambda state: replace(state, arming=Arming(1, state.contest[0].stamp)),
    ),
    (
        "contest-of-another-moment",
        contest,
        lambda state: replace(state, window=replace(CLOCK, due=state.contest[0].stamp)),
    ),
    ("contest-of-locked", contest, lambda state: replace(state, locked=seats(1))),
    (
        "contest-of-others",
        contest,
        lambda state: replace(state, contest=(replace(state.contest[0], seat=Seat(4)),)),
    ),
    ("contest-unsorted", contest, lambda state: replace(state, contest=state.contest[::-1])),
    ("photo-finish-of-another-phase", contest, lambda state: replace(state, photo_finish=seats(1, 2))),
    ("photo-finish-of-another-phase", photo_finish, lambda state: replace(state, photo_finish=())),
    ("photo-finish-of-others", photo_finish, lambda state: replace(state, photo_finish=seats(1, 3))),
    ("photo-finish-of-one", photo_finish, lambda state: replace(state, photo_finish=seats(1))),
    ("nobody-answers", answering, lambda state: replace(state, answer=None)),
    ("second-answer", answering, lambda state: replace(state, locked=seats(1))),
    (
        "stranger-answers",
        answering,
        lambda state: replace(state, answer=Answer(replace(PRESS, seat=Seat(4)))),
    ),
]
