"""Games typed in by hand, for every kind of game: what was reckoned on paper is what the rules come to."""

import pytest

from station.protocol.notation.replay import replay
from station.protocol.notation.writer import notation
from station.protocol.sheet import score_sheet
from station.regulations.shelf import bundled
from tests.protocol.notation.games import GAMES, Claim, claims, expected, find, found, text_of

CLAIMS = [(game, claim) for game in GAMES for claim in claims(game)]


@pytest.mark.parametrize(("game", "claim"), CLAIMS, ids=[f"{game}:{claim.line}" for game, claim in CLAIMS])
def test_what_was_reckoned_by_hand_is_what_the_rules_come_to(game: str, claim: Claim) -> None:
    state = claim.state()

    assert found(claim, state) == expected(claim, state), game


@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_how_it_ends(game: str) -> None:
    said = {claim.what for claim in claims(game)}

    assert {"=", "places", "over"} <= said


def test_every_kind_of_game_is_there() -> None:
    stages = {
        (regulation.code, stage.code)
        for code in bundled()
        if (regulation := find(code))
        for stage in regulation.stages
    }
    played = {replay(text_of(game), find).state.setup for game in GAMES}

    assert {(setup.regulation.code, setup.stage.code) for setup in played} == stages


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_written_of_a_game_is_played_to_the_same_sheet(game: str, language: str) -> None:
    history = replay(text_of(game), find)
    text = notation(history, language="ru" if language == "ru" else "en")

    assert score_sheet(replay(text, find).state) == score_sheet(history.state)
