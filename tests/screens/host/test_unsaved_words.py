"""Whatever the disk refuses, the host reads the reason and what to do, in both languages, in 80 columns."""

import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from screens.host import notes
from station.live.clock import Stretch
from station.live.published import Published, Saving
from station.wording.language import use
from station.wording.trouble import reason
from tests.rules.games import Game

REASONS = {
    errno.ENOSPC: ("the disk is full", "диск"),
    errno.EROFS: ("the disk can only be read", "только для чтения"),
    errno.EACCES: ("no permission", "нет прав"),
    errno.EIO: ("the disk or the device failed", "сбой диска"),
    errno.ENODEV: ("the device is gone", "устройств"),
    errno.ENXIO: ("the device is gone", "устройств"),
    errno.ENOMEDIUM: ("there is no medium in the device", "носител"),
    errno.EBUSY: ("another program changed its file", "кем-то изменён"),
    errno.ENOENT: ("its file was deleted", "файл игры удалён"),
    errno.ESTALE: ("the network folder is gone", "сетев"),
    errno.ETIMEDOUT: ("the network does not answer", "сеть"),
    errno.EDQUOT: ("the disk quota is used up", "квот"),
}
CASES = pytest.mark.parametrize(("number", "words"), REASONS.items())
LONG = Path("/media/anna-maria/A VERY LONG NAME OF A MEMORY STICK")


@pytest.fixture(params=[0, 1], ids=["en", "ru"])
def spoken(request: pytest.FixtureRequest) -> Iterator[int]:
    language: int = request.param
    use("ru" if language else "en")
    yield language
    use("en")


def failed(number: int, moving: Path | None = None) -> Published:
    error = OSError(number, os.strerror(number))
    return Published(
        Game().history,
        Stretch(0, Game().history.acts[0].at, running=False),
        Path("x"),
        Saving.FAILED,
        error,
        moving,
    )


@CASES
def test_the_reason_and_the_key_are_told(number: int, words: tuple[str, str], spoken: int) -> None:
    told = notes.unsaved(failed(number), None, leaving=False)

    assert words[spoken] in told
    assert "F2" in told
    assert cell_len(told) < 80


@CASES
def test_who_leaves_is_told_what_that_means(number: int, words: tuple[str, str], spoken: int) -> None:
    told = notes.unsaved(failed(number), None, leaving=True)

    assert words[spoken] in told
    assert ("leave without saving", "выход без сохранения")[spoken] in told
    assert cell_len(told) < 80


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.ENODEV, errno.EACCES])
def test_a_place_that_failed_too_is_named(number: int, spoken: int) -> None:
    refuge = Path("/media/USB"), OSError(number, os.strerror(number))
    told = notes.unsaved(failed(errno.EIO), refuge, leaving=False)

    assert "/media/USB" in told
    assert REASONS[number][spoken] in told
    assert "F2" in told
    assert cell_len(told) < 80


def test_a_match_on_its_way_is_not_called_saved(spoken: int) -> None:
    for leaving in (False, True):
        told = notes.unsaved(failed(errno.EIO, LONG), None, leaving=leaving)

        assert ("NOT SAVED yet", "ПОКА НЕ СОХРАНЕНО")[spoken] in told
        assert cell_len(told) < 80


def hanging(moving: Path | None = None, *, stalled: bool = False) -> Published:
    shown = replace(failed(errno.EIO, moving), saving=Saving.HANGING, failure=TimeoutError())
    return replace(shown, stalled=stalled)


def test_a_disk_that_hangs_is_told_with_the_key(spoken: int) -> None:
    told = notes.unsaved(hanging(), None, leaving=False)

    assert ("NOT SAVED: the disk does not answer", "НЕ СОХРАНЕНО: диск не отвечает")[spoken] in told
    assert "F2" in told
    assert cell_len(told) < 80


def test_a_network_that_says_so_is_told_from_a_disk_that_says_nothing(spoken: int) -> None:
    error = OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))

    assert isinstance(error, TimeoutError)
    assert reason(error) == ("the network does not answer", "сеть не отвечает")[spoken]


@pytest.mark.parametrize("shown", [hanging(), failed(errno.EIO, LONG), hanging(LONG, stalled=True)])
def test_who_leaves_what_may_still_be_saved_is_told_how_long_that_takes(
    shown: Published, spoken: int
) -> None:
    told = notes.unsaved(shown, None, leaving=True)

    assert ("after 10 seconds", "через 10 с")[spoken] in told
    assert cell_len(told) < 80


@pytest.mark.parametrize("shown", [failed(errno.EIO, LONG), hanging(LONG)])
def test_a_place_that_does_not_answer_is_named_with_the_key(shown: Published, spoken: int) -> None:
    told = notes.unsaved(replace(shown, stalled=True), None, leaving=False)

    assert ("NOT SAVED", "НЕ СОХРАНЕНО")[spoken] in told
    assert "/media/anna-maria/" in told
    assert ("does not answer", "не отвечает")[spoken] in told
    assert "F2" in told
    assert cell_len(told) < 80


def test_a_match_that_is_saved_is_no_alarm() -> None:
    saved = Published(Game().history, Stretch(0, Game().history.acts[0].at, running=False), Path("x"))

    assert notes.unsaved(saved, None, leaving=False) == ""
