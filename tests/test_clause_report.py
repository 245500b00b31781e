"""The report of clauses: names are checked, the table tells what is shown."""

import pytest

from station.regulations.clauses import Clause
from tests.clause_report import table

pytest_plugins = ["pytester"]

PLUGIN = ("-p", "tests.clause_report", "-p", "no:asyncio")
SUMMARY = (("ru", "сумма"), ("en", "sum"))
KEPT = Clause("N1", "n", "match", SUMMARY, carried=True, lacks="", breakable=True)
LAX = Clause("N2", "n", "match", SUMMARY, carried=True, lacks="half", breakable=False)
LATER = Clause("N3", "n", "match", SUMMARY, carried=False, lacks="all", breakable=True)


@pytest.fixture
def run(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder of tests that are run with the plugin, as strictly as these."""
    pytester.makeini("[pytest]\nmarkers =\n    clause(*names): shown\n")
    return pytester


def test_the_table_has_what_is_carried_and_each_test_once() -> None:
    shown: dict[object, list[str]] = {"N1": ["t.py::a[1]", "t.py::a[2]", "t.py::b"], "N3": ["t.py::c"]}

    assert list(table([KEPT, LAX, LATER], shown)) == [
        "N1     ! sum",
        "           t.py::a",
        "           t.py::b",
        "N2       sum",
        "         not yet: half",
        "           no test",
    ]


def test_the_option_prints_the_table(run: pytest.Pytester) -> None:
    run.makepyfile("import pytest\n@pytest.mark.clause('N4.9', 'S4.14')\ndef test_it() -> None: pass\n")

    result = run.runpytest_inprocess(*PLUGIN, "--clauses")

    result.assert_outcomes(passed=1)
    shown = "*test_the_option_prints_the_table.py::test_it"
    result.stdout.fnmatch_lines(["N4.9*", shown, "S4.14*", shown])


def test_without_the_option_nothing_is_printed(run: pytest.Pytester) -> None:
    run.makepyfile("import pytest\n@pytest.mark.clause('N4.9')\ndef test_it() -> None: pass\n")

    result = run.runpytest_inprocess(*PLUGIN)

    result.assert_outcomes(passed=1)
    result.stdout.no_fnmatch_line("N4.9*")


@pytest.mark.parametrize("names", ["'N4.99'", "", "9"])
def test_a_clause_that_is_not_listed_stops_the_run(run: pytest.Pytester, names: str) -> None:
    run.makepyfile(f"import pytest\n@pytest.mark.clause({names})\ndef test_it() -> None: pass\n")

    result = run.runpytest_inprocess(*PLUGIN)

    assert result.ret is pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*::test_it: no clause *"])
