"""The README shows what the screens paint."""

from tests.pictures import FOLDER, match_picture


def test_the_picture_of_the_readme_is_what_the_match_screen_paints() -> None:
    drawn = (FOLDER / "match.svg").read_text(encoding="utf-8")

    assert drawn == match_picture(), "draw it anew: python -m tests.pictures"
