"""No option of a new match is passed over: with one of them there is no form that would not know it."""

from argparse import Namespace
from pathlib import Path

import pytest

from packs.model import Pack
from packs.shelf import bundled
from screens.services import Settings
from screens.setup.selection import book_of
from station.cli import new
from station.cli.exits import ExitCode, Failed
from station.cli.house import House
from station.cli.parser import Parser
from station.heard import Hearing
from station.live.opening import OpenMatch
from station.rules.model import Cell, Standing
from station.rules.state import MatchState
from station.wording.language import Language, use
from station.wording.trouble import Trouble

OPTIONS = {
    "--regulation": "spbguef-1",
    "--stage": "final",
    "--themes": "4",
    "--pack": "tour.si4s",
    "--first-theme": "3",
    "--absent": "Anna",
    "--auction": "red:3/40",
    "--host": "Anna",
    "--assistant": "Boris",
    "--title": "Cup",
}


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[OpenMatch | str]:
    """What was shown instead of screens: a match, or the name of the first screen."""
    shown: list[OpenMatch | str] = []

    def play(match: OpenMatch | None = None, *, settings: Settings, first: str = "home") -> ExitCode:  # noqa: ARG001 - for the screens
        shown.append(match or first)
        if match is not None:
            match.appender.close()
        return ExitCode.DONE

    monkeypatch.setattr(new, "play", play)
    return shown


def run(*words: str) -> ExitCode:
    parser = Parser()
    new.add_to(parser)
    return new.run(parser.parse_args(words, Namespace(settings=Settings())))


def test_without_options_there_is_a_form(shown: list[OpenMatch | str]) -> None:
    assert run() == ExitCode.DONE
    assert shown == ["setup"]


def test_the_options_are_all_there_are() -> None:
    parser = Parser()
    new.add_to(parser)

    known = {word for action in parser._actions for word in action.option_strings}
    assert known == {*OPTIONS, "--player", "-h", "--help"}


@pytest.mark.parametrize(("option", "value"), OPTIONS.items())
def test_an_option_without_players_is_not_passed_over(
    option: str, value: str, shown: list[OpenMatch | str]
) -> None:
    with pytest.raises(Failed) as failed:
        run(option, value)

    assert failed.value.code == ExitCode.UNUSABLE
    assert "--player" in failed.value.trouble.to_do
    assert shown == []


def test_what_is_told_is_played_and_the_rest_is_usual(shown: list[OpenMatch | str]) -> None:
    run("--player", "Anna", "--player", "Boris", "--first-theme", "3", "--host", "Vera", "--title", "Cup")

    (match,) = shown
    assert isinstance(match, OpenMatch)
    setup = match.history.state.setup
    assert [player.name for player in match.history.state.lineup.players] == ["Anna", "Boris"]
    assert (setup.regulation.code, match.history.state.lineup.host) == ("spbguef-1", "Vera")


FINAL = ("--regulation", "nesprosta-xv", "--stage", "final", "--player", "Anna", "--player", "Boris")


def begun(shown: list[OpenMatch | str]) -> MatchState:
    """The match that was shown, as it began."""
    (match,) = shown
    assert isinstance(match, OpenMatch)
    return match.history.state


def failed(*words: str) -> Trouble:
    with pytest.raises(Failed) as caught:
        run(*words)

    assert caught.value.code == ExitCode.UNUSABLE
    return caught.value.trouble


@pytest.mark.clause("N4.1", "N4.10")
def test_a_final_begins_on_a_bundled_pack(shown: list[OpenMatch | str]) -> None:
    run(*FINAL)

    match = begun(shown)
    assert match.setup.stage.code == "final"
    assert len(match.themes) == 12
    assert match.reserves
    assert [len(theme.questions) for theme in match.final_themes] == [1, 1]


@pytest.mark.clause("N4.1")
def test_a_semifinal_begins_on_a_bundled_pack(shown: list[OpenMatch | str]) -> None:
    run("--regulation", "nesprosta-xv", "--stage", "semifinal", "--player", "Anna", "--player", "Boris")

    match = begun(shown)
    assert (len(match.themes), match.final_themes) == (10, ())


@pytest.mark.parametrize(("language", "title"), [("en", "A First Evening"), ("ru", "Первый вечер")])
def test_a_short_game_keeps_to_the_pack_for_a_first_evening_in_the_language_in_use(
    language: Language, title: str, shown: list[OpenMatch | str]
) -> None:
    use(language)

    run("--player", "Anna", "--player", "Boris")

    assert begun(shown).setup.pack_title == title


@pytest.mark.clause("N4.1")
def test_the_number_of_themes_of_a_final_is_fixed(shown: list[OpenMatch | str]) -> None:
    assert "--themes" in failed(*FINAL, "--themes", "10").to_do
    assert shown == []

    run(*FINAL, "--themes", "12")
    assert len(begun(shown).themes) == 12


def test_a_pack_that_is_too_small_for_a_final_is_told_with_what_is_needed(
    shown: list[OpenMatch | str],
) -> None:
    trouble = failed(*FINAL, "--pack", str(bundled()[0]))

    assert "needed: 12" in trouble.happened
    assert "needs: 12," in trouble.to_do
    assert "reserve" in trouble.to_do
    assert shown == []


@pytest.mark.clause("S4.3")
def test_a_player_who_has_not_come_keeps_the_seat(shown: list[OpenMatch | str]) -> None:
    run(
        "--player", "Anna", "--player", "Boris", "--player", "Vera", "--absent", " boris", "--absent", "Boris"
    )

    assert begun(shown).standings == (Standing.PRESENT, Standing.ABSENT, Standing.PRESENT)


def test_who_is_absent_is_one_of_the_players(shown: list[OpenMatch | str]) -> None:
    assert "Gleb" in failed("--player", "Anna", "--player", "Boris", "--absent", "Gleb").happened
    assert shown == []


@pytest.mark.clause("N4.7")
def test_auctions_can_be_set_by_hand(shown: list[OpenMatch | str]) -> None:
    run(*FINAL, "--auction", "red:1/20", "--auction", "blue:6/50", "--auction", "red:6/100")

    assert begun(shown).auctions == (Cell(5, 4), Cell(6, 0), Cell(11, 4))


@pytest.mark.clause("N4.7")
def test_a_round_without_set_auctions_gets_them_by_lot(shown: list[OpenMatch | str]) -> None:
    run(*FINAL, "--auction", "blue:2/10")

    assert begun(shown).auctions == (Cell(1, 0),)


@pytest.mark.clause("N4.7")
def test_a_round_has_all_its_auctions_set_or_none(shown: list[OpenMatch | str]) -> None:
    assert (
        failed(*FINAL, "--auction", "red:2/20").happened == "Auctions of the round “Red round”: 2, set — 1."
    )
    assert shown == []


@pytest.mark.parametrize(
    "place", ["red:7/20", "red:0/20", "red:1/10", "green:1/10", "red", "red:1", "1/20", ""]
)
def test_a_place_that_is_none_is_told_with_an_example(place: str, shown: list[OpenMatch | str]) -> None:
    trouble = failed(*FINAL, "--auction", place)

    assert place.strip() in trouble.happened
    assert "blue:1/10" in trouble.to_do
    assert shown == []


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("green:1/20", "there is no round “green”, only blue, red"),
        ("red:7/20", "the round “Red round” has themes 1 to 6"),
        ("red:1/10", "the prices of the round “Red round” are 20 40 60 80 100"),
        ("blue:1/20", "it is named twice"),
    ],
)
def test_what_is_wrong_with_a_place_is_told(place: str, why: str, shown: list[OpenMatch | str]) -> None:
    assert why in failed(*FINAL, "--auction", "blue:1/20", "--auction", place).happened
    assert shown == []


@pytest.mark.clause("N4.7")
def test_rounds_and_stages_may_be_called_by_their_titles(shown: list[OpenMatch | str]) -> None:
    run(*FINAL[:2], "--stage", "фин", *FINAL[4:], "--auction", "синий:2/10")

    assert begun(shown).setup.stage.code == "final"
    assert begun(shown).auctions == (Cell(1, 0),)


def test_a_place_that_is_set_twice_is_told(shown: list[OpenMatch | str]) -> None:
    assert "red:1/20" in failed(*FINAL, "--auction", "red:1/20", "--auction", "red:1/20").happened
    assert shown == []


def test_a_stage_without_auctions_says_so(shown: list[OpenMatch | str]) -> None:
    assert "no auctions" in failed("--player", "Anna", "--player", "Boris", "--auction", "main:1/10").to_do
    assert shown == []


def heard(monkeypatch: pytest.MonkeyPatch, pack: Path, *numbers: int) -> list[str]:
    """Anna has heard these themes of the pack; the names of all of its themes."""
    found = House().read_pack(pack)
    assert isinstance(found, Pack)
    keys = book_of(found).keys
    hearing = Hearing(("Анна",), "", "", frozenset(keys[number - 1] for number in numbers))
    monkeypatch.setattr(House, "earlier", lambda _self: (hearing,))
    return [theme.name for theme in found.themes]


def themes(match: OpenMatch | str) -> list[str]:
    assert isinstance(match, OpenMatch)
    return [theme.content.name for theme in match.history.state.themes]


def test_a_theme_that_a_player_has_heard_is_left_out(
    shown: list[OpenMatch | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = bundled("en")[0]
    names = heard(monkeypatch, pack, 1, 3)
    options = ("--pack", str(pack), "--themes", "4")
    run("--player", "АННА", "--player", "Boris", *options)
    run("--player", "Vera", "--player", "Boris", *options)

    suitable = [name for number, name in enumerate(names, 1) if number not in {1, 3}]
    assert themes(shown[0]) == suitable[:4]
    assert themes(shown[1]) == names[:4]


def test_of_the_bundled_packs_one_that_the_players_do_not_know_is_taken(
    shown: list[OpenMatch | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = bundled("en")
    names = heard(monkeypatch, first, *range(1, 5))
    run("--player", "Анна", "--player", "Boris", "--themes", str(len(names) - 1))

    assert not {*themes(shown[0])} & {*names}
    assert second != first


def test_a_pack_that_the_players_know_is_refused_by_name(
    shown: list[OpenMatch | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = bundled("en")[0]
    names = heard(monkeypatch, pack, *range(1, 4))
    with pytest.raises(Failed) as failed:
        run("--player", "Анна", "--player", "Boris", "--pack", str(pack), "--themes", str(len(names) - 2))

    assert failed.value.trouble.happened.startswith("Themes not heard yet")
    assert shown == []
