"""Lamps of a Buzz! set: whose they are, and files that refuse to be written."""

import errno
from pathlib import Path

import pytest

from drivers.lamps import Lamp, find_lamps, light
from tests.drivers.fake_sysfs import put


def lamps(folder: Path, *handsets: int) -> tuple[Lamp, ...]:
    for handset in handsets:
        put(folder / "leds" / f"0003:054C:0002.0003::buzz{handset}" / "brightness", "0")
    return find_lamps(folder, 0)


def lit(found: tuple[Lamp, ...]) -> list[int]:
    return [lamp.handset for lamp in found if lamp.file.read_bytes()[:1] == b"1"]


@pytest.mark.parametrize("handset", [1, 2, 3, 4])
def test_the_five_buttons_of_a_handset_have_its_lamp(tmp_path: Path, handset: int) -> None:
    found = lamps(tmp_path, 1, 2, 3, 4)
    red = 704 + 5 * (handset - 1)

    for code in range(red, red + 5):
        assert light(found, {f"0:{code}"}) == 0
        assert lit(found) == [handset]


def test_lamps_of_other_buttons_are_put_out(tmp_path: Path) -> None:
    found = lamps(tmp_path, 1, 2, 3, 4)
    light(found, {"0:704", "0:714"})
    assert lit(found) == [1, 3]

    light(found, {"0:709"})
    assert lit(found) == [2]

    light(found, ())
    assert lit(found) == []


@pytest.mark.parametrize("button", ["1:704", "0:703", "0:724", "0:abs16-", "704", ""])
def test_a_button_of_something_else_lights_nothing(tmp_path: Path, button: str) -> None:
    found = lamps(tmp_path, 1, 2, 3, 4)

    assert light(found, {button}) == 0
    assert lit(found) == []


def test_lights_that_are_no_lamps_of_buttons_are_left_alone(tmp_path: Path) -> None:
    for name in ("input4::capslock", "0003:054C:0268.0001::sony1", "::buzz0", "buzz1"):
        put(tmp_path / "leds" / name / "brightness", "0")

    assert find_lamps(tmp_path, 0) == ()
    assert find_lamps(tmp_path / "gone", 0) == ()


def test_a_lamp_that_is_gone_hinders_no_other_and_is_told(tmp_path: Path) -> None:
    found = lamps(tmp_path, 1, 2)
    found[0].file.unlink()

    assert light(found, {"0:704", "0:709"}) == errno.ENOENT
    assert lit(found[1:]) == [2]
    assert not found[0].file.exists()


def test_a_refusal_of_the_write_itself_is_told(tmp_path: Path) -> None:
    full = Lamp(0, 1, Path("/dev/full"))
    (rest,) = lamps(tmp_path, 2)

    assert light((full, rest), {"0:709"}) == errno.ENOSPC
    assert lit((rest,)) == [2]


def test_no_right_to_write_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, _flags: int) -> int:
        raise PermissionError(errno.EACCES, "denied", str(path))

    found = lamps(tmp_path, 1)
    monkeypatch.setattr("drivers.lamps.os.open", refuse)

    assert light(found, {"0:704"}) == errno.EACCES
