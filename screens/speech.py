"""The language of the screens, switched while they run."""

from station.wording.language import spoken, tr, use


def switch_language() -> str:
    """Speak the other language until the station ends; why it cannot be done, else empty."""
    if use("en" if spoken() == "ru" else "ru"):
        return ""
    return tr("The Russian catalogue is missing.")
