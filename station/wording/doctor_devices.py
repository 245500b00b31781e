"""What the doctor finds of devices with buttons: what it means, and what to do."""

from station.wording.language import tr
from station.wording.trouble import Trouble
from station.wording.watching import milliseconds

_RULE = "svoyak doctor --udev"


def no_input() -> Trouble:
    """The system has no input devices at all, as in a container."""
    return Trouble(
        tr("Buttons: this system tells of no input devices."),
        tr("The keys 1 to 4 of the terminal are the buttons."),
        tr("Run the station on the machine itself, not in a container."),
    )


def none_plugged() -> str:
    """Nothing is plugged in."""
    return tr("Buttons: no device is plugged in; the keys 1 to 4 serve.")


def plug_in() -> str:
    """What to do about it."""
    return tr("Plug the buttons in, and run this again.")


def open_device(name: str, interval: int | None) -> str:
    """A device that can be heard; ``interval``: how often it is asked, in nanoseconds."""
    if interval is None:
        return tr("{device}: can be heard; how often it is asked is not known.", device=name)
    return tr("{device}: can be heard, asked every {interval}.", device=name, interval=milliseconds(interval))


def closed(name: str, path: str) -> Trouble:
    """A device that this user may not open."""
    return Trouble(
        tr("{device}: no permission to open {path}.", device=name, path=path),
        tr("Its presses are not heard."),
        tr("Install the rule that “{command}” prints, and plug the device in anew.", command=_RULE),
    )


def closed_keys(name: str) -> str:
    """A keyboard, or a headset, that this user may not open, which is as it should be."""
    return tr("{device}: only the system hears its keys.", device=name)


def if_buttons() -> str:
    """What to do where its keys are wanted."""
    return tr(
        "If its keys are to be buttons: “{command}” has a rule for it, to be switched on.", command=_RULE
    )


def no_node(name: str, path: str) -> Trouble:
    """The system knows a device that has no file."""
    return Trouble(
        tr("{device}: {path} is missing.", device=name, path=path),
        tr("Its presses are not heard."),
        tr("Plug it in anew; in a container, let the folder in."),
    )


def dark(name: str) -> Trouble:
    """Lamps that this user may not light."""
    return Trouble(
        tr("{device}: no permission to light its lamps.", device=name),
        tr("The winner's lamp stays dark; presses do not need it."),
        tr("Install the rule that “{command}” prints, and plug the device in anew.", command=_RULE),
    )


def unlike(devices: list[tuple[str, str]]) -> Trouble:
    """Devices that are asked at unlike intervals; ``devices``: each with its interval."""
    told = "; ".join(tr("{device}: {interval}", device=name, interval=interval) for name, interval in devices)
    return Trouble(
        tr("Unlike buttons: {devices}.", devices=told),
        tr("Who has the one that is asked more rarely is heard later, by up to the difference."),
        tr("Give all players buttons of one kind."),
    )


def sleepy(name: str, places: list[str], command: str) -> Trouble:
    """A device that the system may put to sleep; ``places``: it and its hubs, as the system names them."""
    return Trouble(
        tr("{device}: the system may put it to sleep ({places}).", device=name, places=", ".join(places)),
        tr("The press that wakes it is lost."),
        tr(
            "Until it is plugged in anew: {command}; for good: the rule of “{rule}”.",
            command=command,
            rule=_RULE,
        ),
    )


def awake() -> str:
    """No device is put to sleep."""
    return tr("Power: no button is put to sleep.")


def takers(programs: list[str]) -> Trouble:
    """Programs that keep keyboards or pads for themselves."""
    return Trouble(
        tr("Running programs that take keyboards or pads: {programs}.", programs=", ".join(programs)),
        tr("A device that such a program keeps for itself gives the station no press."),
        tr("End them for the evening, or leave the buttons out in their settings."),
    )


def holders(name: str, programs: list[str]) -> str:
    """Programs that have a device open, which need not keep anything from the station."""
    return tr("{device}: is open in {programs}, too.", device=name, programs=", ".join(programs))


def no_takers() -> str:
    """No program is seen that could be in the way."""
    return tr("Programs: none is seen that takes the buttons.")


def probers(programs: list[str], devices: list[str]) -> Trouble:
    """Programs that talk to serial lines, and devices that have one beside their buttons."""
    return Trouble(
        tr(
            "{programs}: talks to the serial line of {devices}.",
            programs=", ".join(programs),
            devices=", ".join(devices),
        ),
        tr("A board may start anew, or its buttons be gone for some seconds after it was plugged in."),
        tr("End what talks to it for the evening."),
    )
