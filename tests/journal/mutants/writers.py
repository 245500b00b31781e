"""Writers of match files that each break one promise: the tests must notice every one of them.

The first nine are the classical ways to lose a file; the others bring back a fault that was found and mended.
"""

from tests.journal.mutants.hanging import HANGING
from tests.journal.mutants.mutant import Mutant
from tests.journal.mutants.salvaging import SALVAGING

APPEND = "station/journal/append.py"
CREATE = "station/journal/create.py"
FILES = "station/journal/files.py"
FRAMES = "station/journal/frames.py"
GLANCE = "station/journal/glance.py"
REPAIR = "station/journal/repair.py"
CHANCE = "station/live/chance.py"
DOOR = "station/live/door.py"
OPENING = "station/live/opening.py"
OUTBOX = "station/live/outbox.py"
SAVER = "station/live/saver.py"

CUT = "tests/journal/power/test_power_cut.py"
REPAIR_CUT = "tests/journal/power/test_repair_cut.py"
NTH_CALL = "tests/journal/faults/test_nth_call.py"
HUGE = "tests/journal/test_huge.py"


CLASSICAL = (
    Mutant(
        "no sync",
        APPEND,
        "            self._files.sync(self._fd)\n",
        "",
        (CUT, REPAIR_CUT, "tests/journal/test_append.py"),
    ),
    Mutant(
        "no sync of the folder",
        CREATE,
        "        files.sync_folder(path.parent)\n",
        "",
        (CUT, "tests/journal/test_create.py"),
    ),
    Mutant(
        "rename before sync",
        CREATE,
        "        files.sync(fd)\n        files.rename(unfinished, path)\n",
        "        files.rename(unfinished, path)\n        files.sync(fd)\n",
        (CUT, "tests/journal/test_create.py"),
    ),
    Mutant(
        "shown before sync",
        OUTBOX,
        "        self._flying = history, clock\n",
        "        self._flying = history, clock\n"
        "        self._show(replace(self._shown, history=history, clock=clock))\n",
        (CUT, "tests/live/test_durable.py"),
    ),
    Mutant(
        "no padding",
        FRAMES,
        "    return -(-size // BLOCK) * BLOCK\n",
        "    return size\n",
        (CUT, "tests/journal/test_frames.py", "tests/journal/test_named_damage.py"),
    ),
    Mutant(
        "retry after a failed sync",
        APPEND,
        "            self._files.sync(self._fd)\n",
        "            try:\n"
        "                self._files.sync(self._fd)\n"
        "            except OSError:\n"
        "                self._files.sync(self._fd)\n",
        (NTH_CALL,),
    ),
    Mutant(
        "no chain of CRCs",
        FRAMES,
        "(header.match_id, header.seq, header.previous) == (self.match_id, self.frames, self.crc)",
        "(header.match_id, header.seq) == (self.match_id, self.frames)",
        ("tests/journal/test_frames.py", "tests/journal/test_named_damage.py"),
    ),
    Mutant(
        "snapshot trusted unchecked",
        OPENING,
        "        history = fold_entries(entries)\n    except",
        "        history = fold_entries(entries)\n"
        "        trusted = [snapshot for _, snapshot in _snapshots(opened.frames) if snapshot]\n"
        "        if trusted:\n"
        "            top = replace(history.acts[-1], after=trusted[-1].state)\n"
        "            history = replace(history, acts=history.acts.turn(top))\n"
        "    except",
        ("tests/live/test_snapshots.py",),
    ),
    Mutant(
        "lock ignored",
        FILES,
        "            flock(fd, LOCK_EX | LOCK_NB)\n",
        "            pass\n",
        ("tests/journal/test_files.py", "tests/journal/test_repair.py", "tests/live/test_reopen.py"),
    ),
)

FOUND = (
    Mutant(
        "an empty file left where closing it failed",
        CREATE,
        "    try:\n        files.close(name)\n",
        "    files.close(name)\n    try:\n",
        (NTH_CALL, "tests/journal/test_create.py"),
    ),
    Mutant(
        "a half-made file left where closing it failed",
        CREATE,
        "        with suppress(OSError):\n            files.close(fd)\n",
        "        files.close(fd)\n",
        ("tests/journal/test_create.py",),
    ),
    Mutant(
        "a half copy left on a full disk",
        REPAIR,
        "            files.remove(copy)\n",
        "            pass\n",
        (NTH_CALL,),
    ),
    Mutant(
        "a cut before its copy is on disk",
        REPAIR,
        "            files.sync(copy_fd)\n",
        "",
        (REPAIR_CUT, "tests/journal/test_repair.py"),
    ),
    Mutant(
        "a cut before its copy has a name",
        REPAIR,
        "        files.sync_folder(path.parent)\n",
        "",
        (REPAIR_CUT, "tests/journal/test_repair.py"),
    ),
    Mutant(
        "play goes on before a cut is on disk",
        REPAIR,
        "    files.cut(fd, tip.length)\n    files.sync(fd)\n",
        "    files.cut(fd, tip.length)\n",
        ("tests/journal/test_repair.py",),
    ),
    Mutant(
        "a copy that fills the disk with zeros",
        FILES,
        "if is_last or piece.count(0) < len(piece):",
        "if is_last or piece:",
        (HUGE,),
    ),
    Mutant(
        "a list of matches that reads a huge file whole",
        GLANCE,
        "scan(data[:_REACH])",
        "scan(data)",
        (HUGE,),
    ),
    Mutant(
        "a corrupt file cut like a torn one",
        FRAMES,
        "Verdict.CORRUPT if _has_header(data, tip.length + BLOCK, tip.match_id) else",
        "",
        ("tests/journal/test_named_damage.py", "tests/journal/test_damage.py"),
    ),
    Mutant(
        "an impossible length believed",
        FRAMES,
        "    is_possible = header.is_known and header.length <= MAX_BODY\n",
        "    is_possible = header.is_known\n",
        ("tests/journal/test_damage.py",),
    ),
    Mutant(
        "a deleted, replaced or cut file called saved",
        APPEND,
        "            self._files.demand(self._fd, self._tip.length)\n",
        "",
        ("tests/journal/test_append.py",),
    ),
    Mutant(
        "a lengthened file called saved",
        FILES,
        "        if now.st_size != length:\n",
        "        if now.st_size < length:\n",
        ("tests/journal/test_append.py",),
    ),
    Mutant(
        "a failed file written again",
        APPEND,
        "            self._error = error\n            raise",
        "            raise",
        ("tests/journal/test_append.py",),
    ),
    Mutant(
        "a failure not told",
        OUTBOX,
        "history=history, clock=clock, saving=saving, failure=error))\n",
        "history=history, clock=clock))\n",
        (NTH_CALL, "tests/live/test_failure.py"),
    ),
    Mutant(
        "a move that leaves behind what came meanwhile",
        OUTBOX,
        "        self._saver.save(tuple(self._frames[self._handed :]))\n",
        "        self._saver.save(() if self._arrived else tuple(self._frames[self._handed :]))\n",
        ("tests/live/test_move.py", "tests/live/test_outbox.py"),
    ),
    Mutant(
        "a loss at the end called saved",
        OUTBOX,
        "self.failure.errno in _FULL and all(kind is FrameKind.SNAPSHOT for kind, _ in missing)",
        "self.failure.errno in _FULL and bool(missing)",
        ("tests/live/test_close.py",),
    ),
    Mutant(
        "a name not taken",
        "station/live/mover.py",
        "            if error.errno not in _NAMELESS:\n                raise\n",
        "            raise\n",
        ("tests/live/test_move_names.py",),
    ),
    Mutant(
        "a fault while saving not told",
        SAVER,
        "            return fault\n",
        "            return None\n",
        ("tests/live/test_broken.py",),
    ),
    Mutant(
        "a fault of the match's thread not told",
        DOOR,
        "            self._listeners.broke(error)\n",
        "            del error\n",
        ("tests/live/test_broken.py",),
    ),
    Mutant(
        "a pipe waited for",
        FILES,
        "os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC",
        "os.O_RDONLY | os.O_CLOEXEC",
        ("tests/cli/test_match_files.py",),
    ),
    Mutant(
        "a taken name that is not drawn anew",
        OPENING,
        "    for _ in range(_DRAWS):\n",
        "    for _ in range(0):\n",
        ("tests/live/test_opening.py",),
    ),
    Mutant(
        "an unreadable snapshot that nobody names",
        OPENING,
        "                found.append((frame.seq, None))\n",
        "                pass\n",
        ("tests/live/test_verify.py",),
    ),
    Mutant(
        "a seat where nobody sits, in a file with right sums",
        OPENING,
        "    except (LookupError, TypeError, ValueError) as error:\n",
        "    except (IndexError, TypeError, ValueError) as error:\n",
        ("tests/live/test_any_content.py",),
    ),
    Mutant(
        "a lot drawn again for another set of numbers",
        CHANCE,
        "    return purpose, tuple(sorted(among))\n",
        "    return purpose, ()\n",
        ("tests/live/test_lots.py",),
    ),
    Mutant(
        "a clock that is over only when somebody looks",
        DOOR,
        "        if not self._closing:\n            self._run_out(moment)\n",
        "        if not self._closing:\n",
        ("tests/live/test_timers.py",),
    ),
    Mutant(
        "a press from the future",
        DOOR,
        "        arrived = min(arrived, self._now())\n",
        "",
        ("tests/live/test_stamps.py",),
    ),
)

MUTANTS = (*CLASSICAL, *FOUND, *HANGING, *SALVAGING)
