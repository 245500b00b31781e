"""``python -m tests.journal.mutants``: does the suite notice a writer that breaks a promise?

Each mutant is made in a copy of the checkout, where its tests must fail; without any they must pass. (The
mutants of ``tests.mutation`` are slips in one function, put in where it is loaded; these change how calls to
the disk follow one another, also in programs that the tests start.) Takes parts of mutants' names.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tests.journal.mutants.mutant import Mutant
from tests.journal.mutants.writers import MUTANTS

ROOT = Path(__file__).parents[3]
COPIED = ("station", "drivers", "packs", "screens", "tests", "pyproject.toml", "README.md")
SECONDS = 120
"""A test that takes longer than this has noticed: it waits for what never comes."""


def main(parts: Iterable[str]) -> int:
    """Try the mutants whose names have one of these parts, all unless told; 0 when all were noticed."""
    parts = tuple(parts)
    chosen = [mutant for mutant in MUTANTS if not parts or any(part in mutant.name for part in parts)]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        _copy_to(copy)
        proofs = sorted({proof for mutant in chosen for proof in mutant.proofs})
        broken = [proof for proof in proofs if not _passes(copy, proof)]
        _say(*(f"{proof} fails without any mutant" for proof in broken))
        missed = broken or [missing for mutant in chosen for missing in _try(copy, mutant)]
    _say(f"{len(chosen)} mutants, " + (f"{len(missed)} proofs are wanting" if missed else "all noticed"))
    return int(bool(missed))


def _copy_to(copy: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy / name)


def _try(copy: Path, mutant: Mutant) -> list[str]:
    """The proofs that have not noticed a mutant."""
    file = copy / mutant.file
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        missed = [proof for proof in mutant.proofs if _passes(copy, proof)]
    finally:
        file.write_text(sound, encoding="utf-8")
    noticed = [f"noticed by {proof}" for proof in mutant.proofs if proof not in missed]
    _say(f"{mutant.name}:", *(f"    {line}" for line in (*noticed, *(f"MISSED BY {one}" for one in missed))))
    return missed


def _passes(copy: Path, proof: str) -> bool:
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", proof]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
