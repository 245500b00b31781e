"""What a key switches on every screen while the station runs: its language, its colours."""

from screens import looks
from station.wording.language import spoken, tr, use


def switched(action: str) -> str | None:
    """Switch what a key's action is for; what there is to say of it, None when it switches nothing."""
    if action == "colours":
        looks.use_next()
        return ""
    if action != "language":
        return None
    is_spoken = use("en" if spoken() == "ru" else "ru")
    return "" if is_spoken else tr("The Russian catalogue is missing or damaged.")
