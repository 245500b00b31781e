"""Which phase has something to enter, and the desk."""

from collections.abc import Callable, Mapping

from screens.host.entry import KeyTaker
from station.rules.state import Phase
from station.views.host_view import HostView

_ENTRIES: Mapping[Phase, Callable[[HostView], KeyTaker]] = {}


def entry_for(view: HostView) -> KeyTaker | None:
    """What is to be entered now; None where the host's own keys are all."""
    make = _ENTRIES.get(view.phase)
    return make(view) if make else None


def new_desk() -> KeyTaker | None:
    """The desk of table matters, freshly opened."""
    return None
