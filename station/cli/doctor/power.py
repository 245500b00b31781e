"""Whether the system may put a device with buttons to sleep: the press that wakes it is lost."""

from collections.abc import Iterator
from pathlib import Path

from station.cli.doctor.devices import Plugged, called, plugged, text, usb_folders
from station.cli.doctor.findings import Finding, Patient, ok, warning
from station.wording import doctor_devices as wording


def check_power(patient: Patient) -> Iterator[Finding]:
    """Each device that is plugged in by USB."""
    devices = [(name, device) for name, device in called(plugged(patient.roots)) if device.usb]
    sleepy = [(name, folders) for name, device in devices if (folders := _sleepy(device))]
    for name, folders in sleepy:
        places = [folder.name for folder in folders]
        yield warning(wording.sleepy(name, places, _command(places)))
    if devices and not sleepy:
        yield ok(wording.awake())


def _sleepy(device: Plugged) -> list[Path]:
    """The device and its hubs as far as they may be put to sleep; none while the device itself may not.

    A hub sleeps only when everything behind it does.
    """
    folders = usb_folders(device.usb) if device.usb else ()
    asleep = [folder for folder in folders if text(folder / "power" / "control") == "auto"]
    return asleep if device.usb in asleep else []


def _command(names: list[str]) -> str:
    paths = " ".join(f"/sys/bus/usb/devices/{name}/power/control" for name in names)
    return f"echo on | sudo tee {paths}"
