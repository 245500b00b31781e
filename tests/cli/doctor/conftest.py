"""What the tests of the doctor share."""

from pathlib import Path

import pytest

from tests.cli.doctor.patient import Ward


@pytest.fixture
def ward(tmp_path: Path) -> Ward:
    """A healthy machine without buttons."""
    return Ward(tmp_path / "machine")
