"""A machine that is watched, for the tests of devices."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.drivers.fake_machine import Watched


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    watched = Watched(tmp_path)
    yield watched
    watched.finish()
