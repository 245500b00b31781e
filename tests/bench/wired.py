"""The station with buttons that are pipes: what is written into them is what the kernel tells of a Buzz! set.

``python -m tests.bench.wired DEVICES MATCH`` goes on with a match; the red buttons of ``DEVICES`` are those
of the seats 1 to 3, the last of them on the last device.
"""

import gc
import os
import sys
from functools import partial
from pathlib import Path

from station.cli.play import SETTINGS

os.environ.update(SETTINGS)  # before Textual is imported
gc.disable()

from drivers.evdev_node import EventNode  # noqa: E402 - see above
from drivers.evdev_scan import Roots, scan  # noqa: E402 - see above
from drivers.machine import Machine  # noqa: E402 - see above
from drivers.supervisor import Supervisor  # noqa: E402 - see above
from screens import looks  # noqa: E402 - see above
from screens.app import StationApp  # noqa: E402 - see above
from station.cli import bindings  # noqa: E402 - see above
from station.cli.device_table import DeviceTable  # noqa: E402 - see above
from station.cli.house import House  # noqa: E402 - see above
from station.live.opening import resume_match  # noqa: E402 - see above
from station.rules.model import Seat  # noqa: E402 - see above
from station.seats import Binding  # noqa: E402 - see above
from station.wording.language import use  # noqa: E402 - see above
from tests.bench.wires import RED  # noqa: E402 - see above
from tests.drivers.fake_kernel import FakeKernel  # noqa: E402 - see above
from tests.drivers.fake_sysfs import BUZZ  # noqa: E402 - see above


def main(folder: Path, match: Path) -> None:
    """Play until the host leaves."""
    roots = Roots(folder / "sys", folder / "dev" / "input")
    machine = Machine(roots, partial(EventNode.open, ioctl=FakeKernel(BUZZ).ioctl))
    first, *_, last = [device.identity for device in scan(roots)] * 2
    sets = (first, first, last)
    bound = [Binding(Seat(n), sets[n - 1], f"0:{code}") for n, code in enumerate(RED, 1)]
    bindings.keep(bindings.file(), bound)
    use("ru")
    looks.use()
    station = StationApp(House(), lambda: DeviceTable(lambda: Supervisor(machine)), resume_match(match))
    station.run(mouse=False)
    station.put_away()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
