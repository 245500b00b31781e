"""The README shows what the screens paint."""

import re

import pytest

from tests.pictures import FOLDER, PICTURES, picture
from tests.project.sources import ROOT


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_screen_paints(name: str) -> None:
    drawn = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")

    assert drawn == picture(name), "draw it anew: python -m tests.pictures"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_loads_nothing_from_elsewhere(name: str) -> None:
    drawn = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")

    assert set(re.findall(r"https?://[^\"' )]+", drawn)) == {"http://www.w3.org/2000/svg"}


def test_the_readme_shows_pictures_that_are_drawn() -> None:
    shown = re.findall(r"\.pictures/(\w+)\.svg", (ROOT / "README.md").read_text(encoding="utf-8"))

    assert set(shown) <= set(PICTURES)
    assert 1 <= len(shown) <= 4
