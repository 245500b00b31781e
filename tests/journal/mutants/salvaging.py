"""Readers of damaged match files that lose what can be had, or say what is not so."""

from tests.journal.mutants.mutant import Mutant

FRAGMENTS = "station/journal/fragments.py"
REPAIR = "station/journal/repair.py"
SALVAGE = "station/live/salvage.py"

SALVAGING = (
    Mutant(
        "frames lost that are proven to go on",
        SALVAGE,
        "(*found.frames, *linked(found.tip, behind))",
        "found.frames",
        ("tests/live/test_salvage.py",),
    ),
    Mutant(
        "one taken of two frames that go on",
        FRAGMENTS,
        "by_link.setdefault((part.seq, part.previous), {})[part.crc] = part",
        "by_link[part.seq, part.previous] = {part.crc: part}",
        ("tests/journal/test_fragments.py",),
    ),
    Mutant(
        "a snapshot called a loss",
        SALVAGE,
        " and part.kind != FrameKind.SNAPSHOT]",
        "]",
        ("tests/live/test_salvage.py",),
    ),
    Mutant(
        "a match without its beginning called empty",
        REPAIR,
        "        raise MatchHeadless(path)\n",
        "        raise MatchEmpty(path)\n",
        ("tests/journal/test_repair.py", "tests/cli/test_verify.py"),
    ),
    Mutant(
        "a scar that ends the salvage",
        "station/journal/files.py",
        "            return bytes(size)\n",
        "            raise\n",
        ("tests/live/test_scarred.py",),
    ),
)
