"""The mutants still fit the code that they mutate; whether they are noticed is tried by command."""

from pathlib import Path

import pytest

from tests.journal.mutants.mutant import Mutant
from tests.journal.mutants.writers import CLASSICAL, MUTANTS

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_changes_one_place_and_is_still_a_program(mutant: Mutant) -> None:
    source = (ROOT / mutant.file).read_text(encoding="utf-8")

    assert source.count(mutant.old) == 1
    assert mutant.new != mutant.old
    compile(source.replace(mutant.old, mutant.new), mutant.file, "exec")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_has_tests_that_are_there(mutant: Mutant) -> None:
    assert mutant.proofs
    assert all((ROOT / proof).is_file() for proof in mutant.proofs)


def test_there_are_nine_classical_ones_and_no_name_twice() -> None:
    assert len(CLASSICAL) == 9
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
