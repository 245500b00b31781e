"""The trial of mutants, within a run of pytest that has collected all tests.

First all tests run once, which tells how long each takes and which functions it reaches; one that fails is
left out. Then each mutant is put into a forked child, in the place of the code that the tests have imported,
and the tests that reach it run there, the quick ones first, until one fails. The checkout stays as it is.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import EnumType
from importlib import import_module
from pathlib import Path
from resource import RLIMIT_CPU, setrlimit
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutants import Mutant, mutants

SLACK = 10
"""So many seconds more than its tests may take a mutant that may never come to an end; then it is noticed."""

PROFILE = "mutation"
"""The profile of hypothesis: always the same examples, no time for small ones."""

Reached = set[tuple[str, str]]
"""Functions, each with the file it is in."""


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was noticed; ``tests``: how many tests reach it."""

    file: Path
    mutant: Mutant
    noticed: bool
    tests: int


@dataclass(frozen=True)
class Running:
    """A child that tries a mutant; ``report``: where it tells the number of the test that has noticed it."""

    file: Path
    mutant: Mutant
    items: list[pytest.Item]
    report: int


@dataclass
class Trial:
    """A plugin of pytest that tries mutants instead of only running the tests.

    ``jobs``: so many at a time. ``seconds``: time of the processor for a mutant's tests; what has not been
    noticed by then is not.
    """

    files: list[Path]
    jobs: int
    seconds: int
    verdicts: list[Verdict] = field(default_factory=list)
    noticed_by: Counter[tuple[Path, str, pytest.Item]] = field(default_factory=Counter)

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self) -> None:
        """Let hypothesis know the profile before it is asked for it."""
        from hypothesis import Phase, settings  # noqa: PLC0415 - pytest has to be the first to import it

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile(PROFILE, deadline=None, database=None, derandomize=True, phases=phases)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests once, then try every mutant of the sources as they are now."""
        tried = list(_all_mutants(self.files))
        reached: dict[pytest.Item, Reached] = {}
        times: dict[pytest.Item, float] = {}
        for item in session.items:
            start = time.process_time()
            functions = _run_watched(item, {str(file) for file in self.files})
            if functions is None:
                _say(f"left out, it fails: {item.nodeid}")
            else:
                reached[item], times[item] = functions, time.process_time() - start
        quick_first = sorted(reached, key=lambda item: times[item])
        running: dict[int, Running] = {}
        for file, mutant in tried:
            fitting = [item for item in quick_first if _fits(reached[item], file, mutant)]
            if len(running) == self.jobs:
                self._wait(running)
            child, started = _start(file, mutant, self._likely_first(fitting, file, mutant), self.seconds)
            running[child] = started
        while running:
            self._wait(running)
        return True

    def _likely_first(self, items: list[pytest.Item], file: Path, mutant: Mutant) -> list[pytest.Item]:
        """Those first that have noticed other mutants of the same function, or of the same file."""
        by = self.noticed_by
        return sorted(items, key=lambda item: (-by[file, mutant.function, item], -by[file, "", item]))

    def _wait(self, running: dict[int, Running]) -> None:
        child, status = os.wait()
        done = running.pop(child)
        verdict = Verdict(done.file, done.mutant, status != 0, len(done.items))
        self.verdicts.append(verdict)
        with os.fdopen(done.report, "rb") as report:
            number = report.read()
        if number:
            item = done.items[int(number)]
            self.noticed_by.update([(done.file, done.mutant.function, item), (done.file, "", item)])
        if not verdict.noticed:
            _say(f"{done.file}:{done.mutant.line}: {done.mutant.what} ({verdict.tests} tests)")


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def _all_mutants(files: list[Path]) -> Iterator[tuple[Path, Mutant]]:
    for file in files:
        named = vars(_module(file)).items()
        enums = {name: tuple(value.__members__) for name, value in named if isinstance(value, EnumType)}
        for mutant in mutants(file.read_text(encoding="utf-8"), enums):
            yield file, mutant


def _module(file: Path) -> ModuleType:
    parts = file.with_suffix("").parts
    return import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def _fits(reached: Reached, file: Path, mutant: Mutant) -> bool:
    """Whether a test reaches the mutant; what is in no function is of the whole module."""
    if not mutant.function.endswith("()"):
        return bool(reached)
    return (str(file), mutant.function.removesuffix("()")) in reached


def _run_watched(item: pytest.Item, files: set[str]) -> Reached | None:
    """The functions that a test reaches; None when it fails."""
    reached: Reached = set()
    here = f"{Path.cwd()}{os.sep}"

    def watch(frame: FrameType, _event: str, _arg: Any) -> None:  # noqa: ANN401 - a tracer's signature
        file = frame.f_code.co_filename.removeprefix(here)
        if file in files:
            reached.add((file, frame.f_code.co_qualname.partition(".<locals>")[0]))

    sys.settrace(watch)
    try:
        reports = runtestprotocol(item, log=False, nextitem=None)
    finally:
        sys.settrace(None)
    return None if any(report.failed for report in reports) else reached


def _start(file: Path, mutant: Mutant, items: list[pytest.Item], seconds: int) -> tuple[int, Running]:
    """Try a mutant in a child process, which ends with 0 when no test has noticed it."""
    report, pen = os.pipe()
    child = os.fork()
    if child:
        os.close(pen)
        return child, Running(file, mutant, items, report)
    setrlimit(RLIMIT_CPU, (seconds + SLACK, seconds + SLACK))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.dup2(nowhere, sys.stderr.fileno())
    try:
        _put_in(_module(file), file, mutant)
        noticed = _run(items, seconds, pen)
    except BaseException:  # noqa: BLE001 - a mutant that breaks the run itself is noticed
        noticed = True
    os._exit(int(noticed))


def _run(items: list[pytest.Item], seconds: int, pen: int) -> bool:
    """Run tests until one fails, whose number is written down, or time is up."""
    for number, item in enumerate(items):
        if time.process_time() > seconds:
            break
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            os.write(pen, str(number).encode())
            return True
    return False


def _put_in(module: ModuleType, file: Path, mutant: Mutant) -> None:
    """Let the function that others have imported do what the mutant's does, or its values be the mutant's."""
    fresh = ModuleType(module.__name__)
    exec(compile(mutant.tree, str(Path.cwd() / file), "exec"), fresh.__dict__)  # noqa: S102 - our own source
    if not mutant.function.endswith("()"):
        _put_in_values(module, fresh)
        return
    ours, slipped = (_function(of, mutant.function.removesuffix("()")) for of in (module, fresh))
    ours.__code__ = slipped.__code__
    ours.__defaults__, ours.__kwdefaults__ = slipped.__defaults__, slipped.__kwdefaults__


def _function(module: ModuleType, name: str) -> FunctionType:
    found: Any = module
    for part in name.split("."):
        found = found.__dict__[part]
    function = found.fget if isinstance(found, property) else found
    assert isinstance(function, FunctionType), name
    return function


def _put_in_values(module: ModuleType, fresh: ModuleType) -> None:
    """Let all modules that have a value of this one have the mutant's; tables are changed where they lie."""
    for name, old in list(vars(module).items()):
        new = vars(fresh).get(name, old)
        if name.startswith("__") or callable(old) or new == old:
            continue
        if isinstance(old, dict):
            old.clear()
            old.update(new)
        else:
            _replace_everywhere(old, new)


def _replace_everywhere(old: object, new: object) -> None:
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()):
            if name.startswith("station.") and value is old:
                setattr(module, key, new)
