"""The bundled regulations, one after the other."""

from pathlib import Path

import pytest

from station.regulations.loader import Sheet
from station.regulations.shelf import bundled, find_sheet


@pytest.fixture(params=bundled())
def sheet(request: pytest.FixtureRequest, tmp_path: Path) -> Sheet:
    """A bundled regulation with its values explained."""
    return find_sheet(request.param, tmp_path)
