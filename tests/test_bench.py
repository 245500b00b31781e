"""The benchmarks say by their exit code whether every limit holds."""

from collections.abc import Iterator

import pytest

from tests.bench import __main__ as bench
from tests.bench.figures import Figure
from tests.bench.folders import Folders


def measuring(*values: float) -> bench.Benchmark:
    """A benchmark that finds these values, each with a limit of 1."""

    def measure(_folders: Folders) -> Iterator[Figure]:
        return (Figure(f"value {value}", value, "×", 1) for value in values)

    return measure


@pytest.mark.parametrize(("values", "code"), [((0.5, 1.0), 0), ((1.1, 0.5), 1)])
def test_the_exit_code_tells_whether_a_limit_is_broken(
    values: tuple[float, ...], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "BENCHMARKS", {"made-up": measuring(*values)})

    assert bench.main([]) == code


def test_what_is_broken_is_marked_beside_its_limit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "BENCHMARKS", {"made-up": measuring(0.5, 2.0)})

    bench.main(["made-up"])

    _, good, broken = capsys.readouterr().out.splitlines()[:3]
    assert good.split()[-3:] == ["≤", "1.000", "ok"]
    assert broken.split()[-3:] == ["≤", "1.000", "BROKEN"]


def test_an_unknown_name_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["nonsense"]) == 2
    told = capsys.readouterr().err
    assert "nonsense" in told
    assert all(name in told for name in bench.BENCHMARKS)


def test_a_figure_without_a_limit_cannot_break_one() -> None:
    assert not Figure("any", 10**9, "ms").is_broken
