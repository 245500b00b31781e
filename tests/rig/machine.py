"""A machine of its own with real USB ports: QEMU starts it, this side plugs in, pulls out and presses.

Its clock counts instructions, not this machine's time: how busy the host is shows in no stamp and in no
interval of the guest.
"""

import json
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from tests.project.sources import ROOT
from tests.rig.lines import PATIENCE, Line, Program

KEYBOARDS = 4
LINES = 6

_CLOCK = "shift=1,sleep=on,align=off"
_HARDWARE = "q35,usb=off,vmport=off,graphics=off,i8042=off,sata=off"
_KERNEL = "console=ttyS0 quiet panic=-1 mitigations=off nokaslr tsc=reliable random.trust_cpu=on"


class Machine:
    """The guest, from its start to its end. Keyboards are numbered from 0; none is plugged in at first."""

    def __init__(self, parts: Path, folder: Path) -> None:
        self._folder = folder
        self._ports: dict[str, str] = {}
        self._open = ExitStack()
        with (folder / "qemu").open("wb") as said:
            self._qemu = subprocess.Popen(
                _command(parts, folder), stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )
        try:
            self._monitor = self._connect("monitor")
            self._answers = self._open.enter_context(self._monitor.makefile("r", encoding="utf-8"))
            self._answers.readline()
            self.order("qmp_capabilities")
            far_ends = [self._connect(f"line{number}") for number in range(LINES)]
            self._free = [
                self._open.enter_context(closing(Line(far_end, self._stir))) for far_end in far_ends
            ]
            self._taken: list[Program] = []
            for line in self._free:
                assert line.take() == "here"
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Switch it off."""
        self._qemu.kill()
        self._qemu.wait()
        self._open.close()

    def _connect(self, name: str) -> socket.socket:
        end = time.monotonic() + PATIENCE
        while True:
            made = socket.socket(socket.AF_UNIX)
            try:
                made.connect(str(self._folder / name))
            except OSError:
                made.close()
                is_off = self._qemu.poll() is not None
                assert not is_off, (self._folder / "qemu").read_text(errors="replace")
                assert time.monotonic() < end, name
                time.sleep(0.02)
            else:
                return self._open.enter_context(made)

    def _stir(self) -> None:
        self.order("query-status")

    def console(self) -> str:
        """What the guest's programs wrote where errors are written."""
        return (self._folder / "console").read_text(encoding="utf-8", errors="replace")

    # Programs

    def start(self, command: str) -> Program:
        """Start a command of the shell in the guest."""
        program = Program(self._free.pop(), command)
        self._taken.append(program)
        return program

    def python(self, script: str, *, is_kept: bool = False) -> Program:
        """Start one of the guest's own programs; ``is_kept``: ``clear`` leaves it alone."""
        program = self.start(f"exec {sys.executable} {ROOT}/tests/rig/guest/{script}.py")
        if is_kept:
            self._taken.remove(program)
        return program

    def run(self, command: str) -> str:
        """Run a command to its end, which must be good; what it told."""
        program = self.start(command)
        told = program.end()
        self._free.append(program.line)
        self._taken.remove(program)
        assert program.code == 0, (command, program.code, told, self.console()[-2000:])
        return "\n".join(told)

    def now(self) -> int:
        """The guest's CLOCK_MONOTONIC, in nanoseconds, rounded down to 10 ms."""
        return int(self.run("cut -d' ' -f1 /proc/uptime").replace(".", "")) * 10_000_000

    def kill(self, program: Program, signal: str = "KILL") -> None:
        """Send a program a signal."""
        self.run(f"kill -{signal} {program.pid}")

    def clear(self) -> None:
        """End the programs and pull everything out."""
        for program in list(self._taken):
            if program.code is None:
                self.run(f"kill -KILL -{program.pid} || true")
            program.end()
            program.line.settle()
            self._free.append(program.line)
            self._taken.remove(program)
        while self._ports:
            self.unplug(next(iter(self._ports)))

    # USB

    def plug(self, keyboard: int, port: str) -> None:
        """Plug a keyboard into a port: "3", or "5.2" behind a hub in port 5."""
        name = f"keyboard{keyboard}"
        # The display is how an order to press finds this keyboard; a cheap one has no serial number.
        self._plug(name, port, driver="usb-kbd", display=f"display{keyboard}", serial="")

    def plug_hub(self, port: str) -> None:
        """Plug in a hub."""
        self._plug(f"hub{port}", port, driver="usb-hub")

    def _plug(self, name: str, port: str, **properties: str) -> None:
        self.order("device_add", id=name, bus="usb.0", port=port, **properties)
        self._ports[name] = port

    def pull(self, keyboard: int) -> None:
        """Pull a keyboard out."""
        self.unplug(f"keyboard{keyboard}")

    def pull_hub(self, port: str) -> None:
        """Pull a hub out with all that hangs on it."""
        self.unplug(f"hub{port}")

    def unplug(self, name: str) -> None:
        """Pull out something and what hangs on it."""
        port = self._ports.pop(name)
        self.order("device_del", id=name)
        for other, behind in list(self._ports.items()):
            if behind.startswith(f"{port}."):
                del self._ports[other]

    def press(self, keyboard: int, *keys: str) -> None:
        """Press keys of a keyboard, by QEMU's names, all at once."""
        self._send(keyboard, keys, down=True)

    def release(self, keyboard: int, *keys: str) -> None:
        """Let go of keys."""
        self._send(keyboard, keys, down=False)

    def tap(self, keyboard: int, *keys: str) -> None:
        """Press keys and let go of them, one after another."""
        for key in keys:
            self.press(keyboard, key)
            self.release(keyboard, key)

    def _send(self, keyboard: int, keys: tuple[str, ...], *, down: bool) -> None:
        events = [
            {"type": "key", "data": {"down": down, "key": {"type": "qcode", "data": key}}} for key in keys
        ]
        self.order("input-send-event", device=f"display{keyboard}", head=0, events=events)

    def order(self, name: str, **arguments: object) -> Any:  # noqa: ANN401 - each order has an answer of its own
        """Give QEMU an order; its answer."""
        self._monitor.sendall(json.dumps({"execute": name, "arguments": arguments}).encode() + b"\n")
        while True:
            answer = json.loads(self._answers.readline())
            assert "error" not in answer, (name, arguments, answer)
            if "return" in answer:
                return answer["return"]


def _command(parts: Path, folder: Path) -> list[str]:
    """What starts the machine."""
    environment = f"PYTHONPATH={ROOT} PYTHONDONTWRITEBYTECODE=1"
    words = ["qemu-system-x86_64", "-nodefaults", "-no-user-config", "-no-reboot", "-display", "none"]
    words += [
        "-accel",
        "tcg,thread=single",
        "-icount",
        _CLOCK,
        "-machine",
        _HARDWARE,
        "-cpu",
        "max",
        "-m",
        "768",
    ]
    words += [
        "-kernel",
        f"{parts}/kernel",
        "-initrd",
        f"{parts}/initrd",
        "-append",
        f"{_KERNEL} {environment}",
    ]
    words += ["-chardev", f"file,id=console,path={folder}/console", "-serial", "chardev:console"]
    words += ["-qmp", f"unix:{folder}/monitor,server=on,wait=off"]
    words += ["-fsdev", "local,id=host,path=/,security_model=none,readonly=on,multidevs=remap"]
    words += ["-device", "virtio-9p-pci,fsdev=host,mount_tag=host", "-device", "virtio-serial-pci"]
    for number in range(LINES):
        words += ["-chardev", f"socket,id=line{number},path={folder}/line{number},server=on,wait=off"]
        words += ["-device", f"virtserialport,chardev=line{number}"]
    words += ["-device", "qemu-xhci,id=usb,addr=0x14,p2=15,p3=15"]
    for number in range(KEYBOARDS):
        words += ["-device", f"bochs-display,id=display{number},vgamem=4M"]
    return words
