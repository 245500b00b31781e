"""What the tests of wording share."""

from collections.abc import Iterator

import pytest

from station.wording.language import LANGUAGES, Language, use


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    """The test runs in each language in turn; English is spoken afterwards."""
    assert use(request.param)
    yield request.param
    use("en")


@pytest.fixture
def russian() -> Iterator[None]:
    """The test runs in Russian; English is spoken afterwards."""
    assert use("ru")
    yield
    use("en")
