"""Programs that take the buttons away, or could."""

from collections.abc import Iterator
from pathlib import Path

from station.cli.doctor.devices import Plugged, called, plugged, text
from station.cli.doctor.findings import Finding, Patient, ok, warning
from station.wording import doctor_devices as wording

_TAKERS = (
    "evremap",
    "evsieve",
    "hkd",
    "input-remapper",
    "intercept",
    "kanata",
    "keyd",
    "kmonad",
    "makima",
    "steam",
    "udevmon",
    "xremap",
)
"""How the names of programs begin that keep keyboards or pads for themselves."""

_PROBERS = frozenset({"ModemManager", "brltty"})
"""They try to talk to whatever has a serial line; a board with buttons may have one beside them."""


def check_programs(patient: Patient) -> Iterator[Finding]:
    """Programs by their names, and those that hold a device's file, as far as this user may see that."""
    devices = called(plugged(patient.roots))
    running = {pid: text(pid / "comm") for pid in _processes(patient.proc)}
    takers = sorted({name for name in running.values() if name.startswith(_TAKERS)})
    if takers and devices:
        yield warning(wording.takers(takers))
    holders = dict(_holders(devices, running))
    for name, programs in holders.items():
        yield ok(wording.holders(name, sorted(programs)))
    if devices and not takers and not holders:
        yield ok(wording.no_takers())
    lines = [name for name, device in devices if device.usb and any(device.usb.glob("*/tty*"))]
    probers = sorted(_PROBERS.intersection(running.values()))
    if lines and probers:
        yield warning(wording.probers(probers, lines))


def _processes(proc: Path) -> list[Path]:
    try:
        return [folder for folder in proc.iterdir() if folder.name.isdecimal()]
    except OSError:
        return []


def _holders(devices: list[tuple[str, Plugged]], running: dict[Path, str]) -> Iterator[tuple[str, set[str]]]:
    """The devices that are open somewhere, each with the programs that have them open."""
    opened = [(set(_opened(pid)), program) for pid, program in running.items()]
    for name, device in devices:
        nodes = {str(node.path) for node in device.device.nodes}
        programs = {program for files, program in opened if nodes & files}
        if programs:
            yield name, programs


def _opened(pid: Path) -> Iterator[str]:
    """The files that a process has open; none where this user may not know."""
    try:
        links = list((pid / "fd").iterdir())
    except OSError:
        return
    for link in links:
        try:
            yield str(link.readlink())
        except OSError:
            continue
