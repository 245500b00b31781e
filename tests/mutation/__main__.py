"""``python -m tests.mutation``: which slips of the pen in the rules' decisions would the tests notice?

Takes files or folders of ``station/rules`` to mutate, all of ``station/rules/decide`` unless told.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutation.trial import PROFILE, Trial

TESTS = "tests/rules"
SLOW = ("test_machine.py", "test_small_world.py", "test_bidding_world.py", "test_hidden_auctions.py")
"""They search long, where a mutant wants a quick answer."""


def main() -> int:
    """Try the mutants and print who was noticed; 0 when enough were."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("paths", nargs="*", type=Path, default=[Path("station/rules/decide")])
    parser.add_argument("--jobs", type=int, default=2, help="so many mutants are tried at a time")
    parser.add_argument("--seconds", type=int, default=20, help="so long may the tests of a mutant take")
    parser.add_argument("--least", type=int, default=85, help="percent that must be noticed")
    options = parser.parse_args()
    files = [
        file for path in options.paths for file in ([path] if path.is_file() else sorted(path.glob("*.py")))
    ]
    trial = Trial(files, options.jobs, options.seconds)
    skipped = [f"--ignore={TESTS}/{name}" for name in SLOW]
    ran = pytest.main([TESTS, *skipped, "-q", f"--hypothesis-profile={PROFILE}"], plugins=[trial])
    return _report(trial, options.least) if trial.verdicts else int(ran)


def _report(trial: Trial, least: int) -> int:
    noticed = Counter(verdict.file for verdict in trial.verdicts if verdict.noticed)
    made = Counter(verdict.file for verdict in trial.verdicts)
    percent = 100 * noticed.total() / made.total()
    lines = [f"{file}: {noticed[file]} of {number} noticed" for file, number in made.items()]
    lines.append(f"{noticed.total()} of {made.total()} mutants noticed, {percent:.1f} %")
    sys.stdout.write("\n".join([*lines, ""]))
    return int(percent < least)


if __name__ == "__main__":
    sys.exit(main())
