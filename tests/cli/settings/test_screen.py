"""The section of the screens, by FORMAT.md."""

import pytest

from screens.console import Colours
from station.cli.settings.reader import settings_in
from station.regulations.faults import RegulationFaults


def test_without_it_the_colours_follow_the_terminal() -> None:
    assert settings_in("", "station.toml").colours == ""
    assert settings_in("[screen]\n", "station.toml").colours == ""


@pytest.mark.parametrize("colours", Colours)
def test_each_set_of_colours_can_be_set(colours: Colours) -> None:
    assert settings_in(f'[screen]\ncolours = "{colours}"\n', "station.toml").colours == colours


@pytest.mark.parametrize(
    ("line", "value", "code"),
    [
        ('colours = "pink"', "screen.colours", "unknown-choice"),
        ("colours = 8", "screen.colours", "wrong-type"),
        ('colors = "dark"', "screen.colors", "unknown-key"),
    ],
)
def test_anything_else_is_a_fault_with_its_line(line: str, value: str, code: str) -> None:
    with pytest.raises(RegulationFaults) as wrong:
        settings_in(f"[screen]\n{line}\n", "station.toml")

    assert [(fault.line, fault.value, fault.code) for fault in wrong.value.faults] == [(2, value, code)]
