"""No option of a new match is passed over: with one of them there is no form that would not know it."""

import pytest

from station.cli import new
from station.cli.exits import ExitCode, Failed
from station.cli.parser import Parser
from station.live.opening import OpenMatch

OPTIONS = {
    "--regulation": "spbguef-1",
    "--stage": "final",
    "--themes": "4",
    "--pack": "tour.si4s",
    "--first-theme": "3",
    "--host": "Anna",
    "--assistant": "Boris",
    "--title": "Cup",
}


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[OpenMatch | str]:
    """What was shown instead of screens: a match, or the name of the first screen."""
    shown: list[OpenMatch | str] = []

    def play(match: OpenMatch | None = None, *, first: str = "home") -> ExitCode:
        shown.append(match or first)
        if match is not None:
            match.appender.close()
        return ExitCode.DONE

    monkeypatch.setattr(new, "play", play)
    return shown


def run(*words: str) -> ExitCode:
    parser = Parser()
    new.add_to(parser)
    return new.run(parser.parse_args(words))


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
