"""What a list of matches shows of one match; it stands in every frame of entries."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """A match at a glance.

    ``stage``, ``regulation`` and ``phase`` are codes. ``players`` are names and ``scores`` their points, both
    in the order of the seats. ``themes_played`` of ``themes`` are over. ``stage_titles`` has the
    stage's name by language. ``by_choice``: many themes are played at once. ``void``: the places in
    ``players``, from 0, of those who have no points: who did not come, and who was removed.
    """

    title: str
    regulation: str
    stage: str
    pack_title: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    themes_played: int
    themes: int
    phase: str
    finished: bool
    stage_titles: tuple[tuple[str, str], ...] = ()
    by_choice: bool = False
    void: tuple[int, ...] = ()

    @property
    def results(self) -> tuple[tuple[str, int | None], ...]:
        """Each player with the points, None for who has none."""
        scored = zip(self.players, self.scores, strict=False)  # a file may say anything
        return tuple((name, None if at in self.void else points) for at, (name, points) in enumerate(scored))
