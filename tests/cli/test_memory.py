"""What the last match was set up with is a proposal: whatever stands in its file, a form can be shown."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from screens.services import SetupMemory
from station.cli import folders, memory
from station.cli.house import House
from station.wording.language import Language, use

SETUP = SetupMemory(
    regulation="ours",
    stage="final",
    players=("Анна", "Борис"),
    host="Вера",
    assistant="",
    pack="/packs/tour.si4s",
    next_theme=7,
    themes=5,
    by_lot=True,
)


def remember(text: str) -> None:
    path = folders.made(folders.state()) / "setup.json"
    path.write_text(text, encoding="utf-8")


def test_what_is_kept_is_recalled(home: Path) -> None:
    memory.keep(SETUP)

    assert folders.state().is_relative_to(home)
    assert memory.recall() == SETUP


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        json.dumps(asdict(SETUP) | {"next_theme": float("inf")}),
        json.dumps(asdict(SETUP) | {"players": 5}),
    ],
)
def test_a_memory_that_makes_no_sense_is_none(text: str) -> None:
    remember(text)

    assert memory.recall() == SetupMemory()


def test_what_an_earlier_version_kept_is_recalled() -> None:
    kept = asdict(SETUP)
    del kept["themes"], kept["by_lot"]
    remember(json.dumps(kept))

    assert memory.recall() == replace(SETUP, themes=0, by_lot=False)


@pytest.mark.parametrize("pack", ["/none.si4s", "/" + "x" * 300, "\0", "."])
def test_a_remembered_pack_that_is_not_there_is_not_offered(pack: str) -> None:
    offered = House().packs()
    remember(json.dumps(asdict(SETUP) | {"pack": pack}))

    assert House().packs() == offered


@pytest.mark.parametrize(("language", "name"), [("en", "first-evening-en"), ("ru", "first-evening")])
def test_without_own_packs_the_form_proposes_a_first_evening_in_the_language_in_use(
    language: Language, name: str
) -> None:
    use(language)

    assert House().packs()[0].title == name


def test_what_was_explained_is_remembered() -> None:
    assert memory.recall_tips() == frozenset()

    memory.keep_tips(frozenset({"reading", "off"}))

    assert memory.recall_tips() == {"reading", "off"}


def test_a_memory_of_what_was_explained_that_cannot_be_read_is_none() -> None:
    memory.keep_tips(frozenset({"reading"}))
    (folders.state() / "tips.txt").write_bytes(b"\xff\xfe")

    assert memory.recall_tips() == frozenset()
