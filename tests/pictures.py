"""The pictures of the README: the real screens, painted by the real code from games that are really played.

``python -m tests.pictures`` draws them anew; a test compares them with what the screens paint now.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from screens.console import Colours
from screens.looks import STYLES, Line, dress
from station.wording.language import spoken, use
from tests.screens.moments import moments

FOLDER = Path(__file__).parents[1] / ".pictures"

PICTURES = {
    "home": ("home, many matches", (80, 24)),
    "match": ("answering", (110, 30)),
    "board": ("choosing", (110, 30)),
    "auction": ("bidding", (110, 30)),
    "final": ("writing", (110, 30)),
}
"""Which screen each picture shows, and how large."""

_BACKGROUND = (18, 18, 18)
_UNUSED = TerminalTheme(_BACKGROUND, (208, 208, 208), [(0, 0, 0)] * 8)
"""The dark colours are none of those that a theme can change."""

_FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace;
        font-size: 20.27px;
        line-height: {line_height}px;
    }}
    .{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix" xml:space="preserve">
    {matrix}
    </g>
    </g>
</svg>
"""
"""Rich's own frame loads a font from elsewhere, which a picture on a page must not. In this size the letters
of the fonts that are named here are as wide as the frame's cells."""


def svg(lines: list[Line], width: int, name: str) -> str:
    """Painted lines as a picture, in the colours that are used now."""
    # Rich keeps how it wrote a style: it must be written here as terminals with these colours need it.
    console = Console(
        record=True,
        width=width,
        file=io.StringIO(),
        force_terminal=True,
        color_system="256",
        legacy_windows=False,
    )
    for line in lines:
        text = Text(no_wrap=True)
        for words, look in line:
            text.append(words, STYLES[look])
        console.print(text)
    return console.export_svg(title="svoyak", theme=_UNUSED, code_format=_FRAME, unique_id=name)


@contextmanager
def _in_russian_and_dark() -> Iterator[None]:
    before = spoken()
    use("ru")
    dress(Colours.DARK)
    try:
        yield
    finally:
        use(before)
        dress(Colours.CONSOLE)


def picture(name: str) -> str:
    """One of the pictures, in Russian."""
    moment, (width, height) = PICTURES[name]
    with _in_russian_and_dark():
        return svg(moments()[moment](width, height), width, name)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        (FOLDER / f"{name}.svg").write_text(picture(name), encoding="utf-8")
