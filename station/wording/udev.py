"""The comments of the rule for buttons. None has more than a line."""

from station.wording.language import tr

_INSTALL = "svoyak doctor --udev | sudo tee /etc/udev/rules.d/{name}"
_RELOAD = "sudo udevadm control --reload"


def head(name: str) -> tuple[str, ...]:
    """What this is, and how it is installed."""
    return (
        tr("Lets who sits at this machine open the buttons for the station, and nobody type with them."),
        tr("Install it: {command}", command=_INSTALL.format(name=name)),
        tr("Then: {command}, and plug the buttons in anew.", command=_RELOAD),
        tr(
            "Over a network nobody sits at the machine: {command}, log in anew.",
            command="sudo usermod -aG input $USER",
        ),
    )


def in_use() -> str:
    """Behind this stand the rules of a keyboard, or of what else has keys of use, switched off."""
    return tr("Take both # away below only if these keys are buttons: nothing else will hear them.")


def lamps() -> str:
    """Of the lamps."""
    return tr("The lamps of a set may be lit by everybody.")
