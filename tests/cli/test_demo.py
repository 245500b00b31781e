"""Only demonstrations are toys: no match of a club is ever taken for one."""

import os
from argparse import Namespace
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from packs.reader import read_pack_file
from packs.shelf import bundled
from screens.services import Settings
from station.cli import demo, folders
from station.cli.exits import ExitCode, Failed
from station.cli.house import House
from station.cli.play import DEMO
from station.journal.glance import glance
from station.live.opening import OpenMatch, begin_match, read_history
from station.regulations.shelf import find_regulation
from station.rules.refusals import Refused
from station.setup import ChosenThemes, begin_with, lineup_of, themes_from
from station.wording.language import Language, use
from station.wording.trouble import Trouble


def asked(stage: str | None = None) -> Namespace:
    """The options of the command."""
    return Namespace(stage=stage, settings=Settings())


ASKED = asked()


def played(stage_code: str) -> Path:
    """A match of the club's own stage, closed again."""
    regulation = find_regulation("spbguef-1", Path())
    stage = replace(regulation.stages[0], code=stage_code)
    regulation = replace(regulation, stages=(stage,))
    pack, _ = read_pack_file(bundled()[0])
    chosen = themes_from(pack, stage, 1)
    assert isinstance(chosen, ChosenThemes)
    begin = begin_with(regulation, stage, lineup_of(("Анна", "Борис")), pack, chosen)
    match = begin_match(folders.made(folders.matches()), begin, date(2026, 12, 5))
    assert not isinstance(match, Refused)
    match.appender.close()
    return match.path


@pytest.fixture
def demonstrate(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """``demo.run`` without a screen; the files of the demonstrations that it has begun."""
    begun: list[Path] = []

    def play(match: OpenMatch, *, settings: Settings) -> ExitCode:  # noqa: ARG001 - for the screens
        begun.append(match.path)
        match.appender.close()
        return ExitCode.DONE

    monkeypatch.setattr(demo, "play", play)
    return begun


@pytest.mark.parametrize("code", ["demo", "demo-final", "grand-demo-1"])
def test_a_match_of_a_stage_called_demo_is_kept(code: str, demonstrate: list[Path]) -> None:
    path = played(code)

    demo.run(ASKED)

    assert path.exists()
    assert demonstrate[0].exists()


def test_only_the_last_two_demonstrations_are_kept(demonstrate: list[Path]) -> None:
    demo.run(ASKED)
    torn = demonstrate[0].with_name(f"{demonstrate[0].name}.torn-1")
    torn.write_bytes(b"torn")
    for path in (torn, demonstrate[0]):
        os.utime(path, (0, 0))

    demo.run(ASKED)
    demo.run(ASKED)

    assert set(folders.matches().iterdir()) == set(demonstrate[1:])


def test_a_demonstration_begun_by_mistake_costs_nothing_of_the_one_before(demonstrate: list[Path]) -> None:
    demo.run(ASKED)
    before = demonstrate[0].read_bytes()

    demo.run(ASKED)

    assert demonstrate[0].read_bytes() == before


@pytest.mark.parametrize(
    ("language", "pack", "hasty"),
    [("en", "A First Evening", "Hasty"), ("ru", "Первый вечер", "Торопыга")],
)
def test_the_pack_and_the_players_of_a_demonstration_are_in_the_language_in_use(
    language: Language, pack: str, hasty: str, demonstrate: list[Path]
) -> None:
    use(language)

    demo.run(ASKED)

    summary = glance(demonstrate[0]).summary
    assert summary is not None
    assert (summary.pack_title, summary.players[0]) == (pack, hasty)


def test_a_final_is_shortened_and_has_all_that_a_final_has(demonstrate: list[Path]) -> None:
    demo.run(asked("final"))

    _, history = read_history(demonstrate[0])
    assert history is not None
    stage = history.state.setup.stage
    assert [(part.code, part.themes, part.auctions) for part in stage.rounds] == [
        ("blue", 2, 1),
        ("red", 2, 2),
    ]
    assert stage.final_round
    assert len(history.state.final_themes) >= 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_final_question_of_a_demonstration_is_not_on_paper(
    language: Language, demonstrate: list[Path]
) -> None:
    use(language)

    demo.run(asked("final"))

    _, history = read_history(demonstrate[0])
    assert history is not None
    assert all(theme.name for theme in history.state.final_themes)


def test_a_stage_that_the_regulation_does_not_have_is_refused_and_nothing_is_lost(
    demonstrate: list[Path],
) -> None:
    demo.run(ASKED)

    with pytest.raises(Failed) as failed:
        demo.run(asked("superfinal"))

    assert failed.value.code is ExitCode.UNUSABLE
    assert demonstrate[0].exists()


def test_the_first_screen_gets_one_too_or_hears_why_not() -> None:
    match = House().demo()
    assert isinstance(match, OpenMatch)
    match.appender.close()
    assert f"-{DEMO}-" in match.path.name

    match.path.unlink()
    match.path.parent.rmdir()
    match.path.parent.write_text("no folder", encoding="utf-8")
    assert isinstance(House().demo(), Trouble)
