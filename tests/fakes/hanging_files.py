"""A disk that does not answer: a call to it returns when the test says so, and not before."""

from collections.abc import Callable
from threading import Event

from tests.fakes.faulty_files import Fault, FaultyFiles
from tests.fakes.held_files import GUARD


class HangingFiles(FaultyFiles):
    """Every call of the operation ``name`` hangs, or the call number ``at`` (from 1), until ``answer``.

    ``hangs`` is set while one does, and ``told`` is called when it begins to. A call that hangs has done
    nothing yet, but for a closing, which is done.
    """

    def __init__(self, name: str = "", at: int = 0) -> None:
        super().__init__(Fault(0, 0))
        self.name, self.at = name, at
        self.told: Callable[[], None] = lambda: None
        self.hangs = Event()
        self._answer = Event()
        self._error: OSError | None = None

    def answer(self, error: OSError | None = None) -> None:
        """Let what hangs return, or fail, and let nothing hang any more."""
        self._error, self.name, self.at = error, "", 0
        self._answer.set()

    def wait(self) -> None:
        """Return when a call hangs."""
        assert self.hangs.wait(GUARD), "no call hangs"

    def _called(self, name: str) -> None:
        self.calls.append(name)
        if name == self.name or len(self.calls) == self.at:
            self.hangs.set()
            self.told()
            assert self._answer.wait(GUARD), "hangs for ever"
            self.hangs.clear()
            if self._error:
                raise self._error
