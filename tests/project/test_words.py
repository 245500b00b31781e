"""The project speaks of itself alone, and needs nothing from where it was made."""

import re

import pytest

from tests.project.sources import PACKAGES, ROOT

PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
TEXTS = (*PACKAGES, "tests", ".ci", *PAGES, "pyproject.toml")
READABLE = {".py", ".md", ".toml", ".po", ".si4s", ".txt", ".tcss", ".c", ".h", ".json", ""}


@pytest.mark.parametrize("pattern", [r"/w[o]rk/", r"/ro[o]t/", r"/ho[m]e/\w", r"\.\./sh[a]red"])
def test_no_text_names_a_place_outside_the_project(pattern: str) -> None:
    named = [ROOT / text for text in TEXTS]
    files = [path for top in named for path in (top.rglob("*") if top.is_dir() else [top])]
    guilty = [
        str(path.relative_to(ROOT))
        for path in files
        if path.is_file()
        and path.suffix in READABLE
        and re.search(pattern, path.read_text("utf-8", "replace"))
    ]

    assert guilty == []
