"""Leaving: asked for twice, done once, and what became of the matches that were let go of."""

from screens.host.sitting import Sitting
from station.live.opening import OpenMatch
from station.live.published import Published
from station.rules.state import Phase


class Parting:
    """``is_asked``: the host has asked to leave, and no other key has followed.

    ``unsaved``: the matches that could not be saved whole, as they were shown last.
    ``is_finished``: whether the match that was let go of last was played to its end.
    """

    def __init__(self) -> None:
        self.is_asked = self._has_begun = self.is_finished = False
        self.unsaved: list[Published] = []

    def forget(self) -> None:
        """Another match begins."""
        self.is_asked = self._has_begun = False

    def ask(self) -> bool:
        """The host asks to leave; True: for the second time, so it is to be done now."""
        if self._has_begun:
            return False
        self._has_begun, self.is_asked = self.is_asked, True
        return self._has_begun

    def let_go(self, sitting: Sitting, latest: Published | None) -> OpenMatch:
        """Let go of the buttons and of the match, saved as far as can be. May wait for the disk.

        Returns the match with the file that it has in the end.
        """
        unsaved = sitting.put_away()
        self.is_finished = latest is not None and latest.history.state.phase is Phase.FINISHED
        self.unsaved += [unsaved] if unsaved else []
        return sitting.match
