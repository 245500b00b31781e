"""What a benchmark finds: figures, some with a limit, and the table of them."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value. Without a limit it is for information; a value above its limit breaks it."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def is_broken(self) -> bool:
        """Whether the limit does not hold."""
        return self.limit is not None and self.value > self.limit


def ratio(name: str, subject: Sequence[float], baseline: Sequence[float], limit: float | None) -> Figure:
    """The median of the subject in medians of the baseline."""
    return Figure(name, statistics.median(subject) / statistics.median(baseline), "×", limit)


def milliseconds(name: str, times: Iterable[float]) -> Figure:
    """The median of some times in seconds, for information."""
    return Figure(name, statistics.median(times) * 1000, "ms")


def slow_end(times: Sequence[float]) -> float:
    """The time that 95 of 100 stay below."""
    return statistics.quantiles(times, n=20)[-1]


def table(figures: Sequence[Figure]) -> str:
    """The figures in lines."""
    width = max(len(figure.name) for figure in figures)
    return "\n".join(_line(figure, width) for figure in figures)


def _line(figure: Figure, width: int) -> str:
    value = f"{figure.name:{width}}  {figure.value:9.3f} {figure.unit:4}"
    if figure.limit is None:
        return value.rstrip()
    return f"{value} ≤ {figure.limit:7.3f}  {'BROKEN' if figure.is_broken else 'ok'}"
