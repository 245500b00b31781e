"""Writers that break a promise about a disk which does not answer."""

from tests.journal.mutants.mutant import Mutant

OUTBOX = "station/live/outbox.py"
SAVER = "station/live/saver.py"
ASKING = "station/cli/asking.py"

HANGING = (
    Mutant(
        "a disk that hangs not told",
        OUTBOX,
        "                self._suspend()\n",
        "                pass\n",
        ("tests/live/test_hanging.py", "tests/live/test_outbox.py"),
    ),
    Mutant(
        "a place that hangs not told",
        OUTBOX,
        "            case _Due.STALLED:\n                self._show(replace(self._shown, stalled=True))\n",
        "            case _Due.STALLED:\n                pass\n",
        ("tests/live/test_hanging_place.py",),
    ),
    Mutant(
        "called saved while more is to follow",
        OUTBOX,
        "        if error is None and self._handed < len(self._frames):\n",
        "        if error is None and self._handed > len(self._frames):\n",
        ("tests/live/test_hanging.py", "tests/live/test_outbox.py"),
    ),
    Mutant(
        "a move that leaves behind what is in flight",
        OUTBOX,
        "        return tuple(self._frames)\n\n    def arrive",
        "        return tuple(self._frames[:-1])\n\n    def arrive",
        ("tests/live/test_hanging_move.py", "tests/live/test_outbox.py"),
    ),
    Mutant(
        "a late outcome of a file that was left",
        OUTBOX,
        "        if saver is not self._saver:\n            return\n",
        "",
        ("tests/live/test_outbox.py",),
    ),
    Mutant(
        "a hanging disk whose late writing goes on",
        SAVER,
        "                if self._is_left:\n                    break\n",
        "",
        ("tests/live/test_hanging_move.py",),
    ),
    Mutant(
        "a move that doubles what was decided before it",
        OUTBOX,
        "        self._handed = self._end_move()\n",
        "        self._end_move()\n",
        ("tests/live/test_outbox.py",),
    ),
    Mutant(
        "a stick waited for",
        ASKING,
        "    thread.join(PATIENCE if patience is None else patience)\n",
        "    thread.join()\n",
        ("tests/cli/test_asking.py",),
    ),
)
