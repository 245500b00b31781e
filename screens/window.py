"""A list that may have more lines than there is room for: those around what is chosen."""

from screens.looks import Line, Look

_LEAST = 3
"""A smaller room has no line to spare."""


def window(lines: list[Line], chosen: int, room: int) -> list[Line]:
    """As many lines as fit, the chosen one among them; where more lie beyond, an edge says so."""
    start = max(0, min(chosen - room // 2, len(lines) - room))
    shown = lines[start : start + room]
    if start + room < len(lines) and room >= _LEAST:
        shown[-1] = (("   ↓ …", Look.QUIET),)
    if start > 0 and room >= _LEAST:
        shown[0] = (("   ↑ …", Look.QUIET),)
    return shown
