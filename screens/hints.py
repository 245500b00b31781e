"""The last line of a screen: which keys do something now."""

from collections.abc import Iterable

from rich.cells import cell_len

from screens.looks import Line, Look, Span


def hint_line(hints: Iterable[tuple[str, str]], width: int) -> Line:
    """Keys, each with what it does; what does not fit is left out from the end."""
    spans: list[Span] = []
    left = width
    for key, use in hints:
        key_text, use_text = f" {key} ", f" {use}  "
        left -= cell_len(key_text) + cell_len(use_text)
        if left < 0:
            break
        spans += [(key_text, Look.KEY), (use_text, Look.PLAIN)]
    return tuple(spans)
