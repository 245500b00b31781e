"""Reasons of pauses, checks with the paper, the sign-off: each belongs to its moment (S1.3)."""

from collections.abc import Iterator

from station.rules.state import SIGNED_IN, MatchState


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about them, and whether it is."""
    agreed, pause = state.agreed, state.pause
    yield "reason-without-pause", pause is not None and not state.paused
    yield "reason-not-kept", pause is not None and state.pauses[-1:] != (pause,)
    yield (
        "agreed-ahead",
        agreed is not None
        and (agreed.played > len(state.played) or agreed.corrections > len(state.corrections)),
    )
    yield "signed-too-early", state.signed is not None and state.phase not in SIGNED_IN
    yield "signed-by-no-host", state.signed is not None and not state.signed.host
    yield "signed-and-lifted", state.signed is not None and state.lifted is not None
