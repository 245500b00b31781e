"""A pytest plugin: which tests show which clauses of the regulations.

``@pytest.mark.clause("N4.8", …)`` names clauses of ``station/regulations/clauses.toml``; any other name stops
the run. ``--clauses`` prints, at the end, each clause that the station carries with its tests of this run;
``!`` marks those that a refusal can name.
"""

from collections.abc import Iterable, Iterator, Mapping

import pytest

from station.regulations.clauses import Clause, load_clauses

_SHOWN = pytest.StashKey[dict[object, list[str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--clauses", action="store_true", help="list the regulations' clauses and their tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Check the names, and keep what the chosen tests show."""
    marked = [(item.nodeid, name) for item in items for name in _names(item)]
    known = {clause.code for clause in load_clauses()} if marked else set()
    wrong = [f"{test}: no clause {name!r}" for test, name in marked if name not in known]
    if wrong:
        raise pytest.UsageError("\n".join(wrong))
    shown: dict[object, list[str]] = {}
    for test, name in marked:
        shown.setdefault(name, []).append(test)
    config.stash[_SHOWN] = shown


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the table when it was asked for."""
    shown = config.stash.get(_SHOWN, None)
    if config.getoption("--clauses") and shown is not None:
        terminalreporter.section("clauses")
        for line in table(load_clauses(), shown):
            terminalreporter.write_line(line)


def table(clauses: Iterable[Clause], shown: Mapping[object, list[str]]) -> Iterator[str]:
    """Each clause that is carried, and under it the tests that show it, a parametrized test once."""
    for clause in clauses:
        if clause.carried:
            summary = dict(clause.summary)["en"]
            yield f"{clause.code:<7}{'!' if clause.breakable else ' '} {summary}"
            if clause.lacks:
                yield f"         not yet: {clause.lacks}"
            tests = dict.fromkeys(test.partition("[")[0] for test in shown.get(clause.code, []))
            yield from (f"           {test}" for test in tests or ["no test"])


def _names(item: pytest.Item) -> tuple[object, ...]:
    return tuple(name for mark in item.iter_markers("clause") for name in mark.args or ("",))
