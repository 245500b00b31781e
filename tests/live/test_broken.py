"""A fault of the program on the match's own thread is told and costs nothing that was seen."""

from pathlib import Path
from queue import SimpleQueue

from station.live.door import LiveMatch
from station.live.opening import resume_match, verify_match
from station.live.published import Listeners, Published
from station.rules.commands import StartTheme
from station.rules.events import Event
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import BEGINNING, new_match


class Fault(Exception):  # noqa: N818 - the program's own fault, of no kind that it knows
    pass


def test_a_fault_on_the_matchs_thread_is_told_and_the_file_is_let_go(tmp_path: Path) -> None:
    told: SimpleQueue[Exception] = SimpleQueue()
    shown: SimpleQueue[Published] = SimpleQueue()

    def stumble(_event: Event) -> None:
        raise Fault

    opened = new_match(tmp_path)
    match = LiveMatch(opened, Listeners(shown.put, stumble, told.put), now=lambda: BEGINNING)
    match.start()
    shown.get(timeout=10)
    match.submit(StartTheme())

    assert isinstance(told.get(timeout=10), Fault)
    assert not match.close()
    state = verify_match(opened.path).state
    assert state is not None
    assert state.phase is Phase.OPENING


def test_a_fault_while_saving_is_told_and_the_file_is_let_go(tmp_path: Path, files: HeldFiles) -> None:
    told: SimpleQueue[Exception] = SimpleQueue()
    shown: SimpleQueue[Published] = SimpleQueue()
    opened = new_match(tmp_path, files)
    match = LiveMatch(opened, Listeners(shown.put, broke=told.put), now=lambda: BEGINNING)
    match.start()
    files.failing_write = Fault()
    match.submit(StartTheme())

    assert isinstance(told.get(timeout=10), Fault)
    assert not match.close()
    assert [shown.get().history.state.phase for _ in range(shown.qsize())] == [Phase.OPENING]
    resume_match(opened.path).appender.close()
