"""What the terminal can show."""

import os


def is_bare_console() -> bool:
    """Whether this is the Linux console: 16 colours, few glyphs, no alternate screen."""
    return os.environ.get("TERM", "").startswith("linux")


def has_stress_marks() -> bool:
    """Whether a stress mark (U+0301) is drawn over its letter; the console prints it as a sign of its own."""
    return not is_bare_console()
