"""The descriptor of a node: a real pipe with real records; what the kernel answers to ioctls is a fake's."""

import errno
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers import evdev_node
from drivers.evdev_axes import Axis
from drivers.evdev_frames import Frame, FrameDecoder, Level
from drivers.evdev_node import EventNode, NodeError, Trouble
from tests.drivers.evdev_records import HAT_X, HAT_Y, MS, RED_1, STICK_X, axis, key, loss
from tests.drivers.fake_kernel import FakeKernel, make_pipe

HAT = Axis(0, -1, 1)
STICK = Axis(127, 0, 255)


class Pipe:
    """A pipe that is a node: ``path`` is its file, ``tell`` the kernel's word."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.writing = make_pipe(path)

    def tell(self, records: bytes) -> None:
        assert os.write(self.writing, records) == len(records)

    def unplug(self) -> None:
        os.close(self.writing)
        self.writing = -1


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Pipe]:
    made = Pipe(tmp_path / "event0")
    yield made
    if made.writing >= 0:
        made.unplug()


@pytest.fixture
def kernel() -> FakeKernel:
    return FakeKernel(keys=range(288, 300), axes={STICK_X: STICK, HAT_X: HAT, HAT_Y: HAT, 40: STICK})


@pytest.fixture
def node(pipe: Pipe, kernel: FakeKernel) -> Iterator[EventNode]:
    opened = EventNode.open(pipe.path, kernel.ioctl)
    yield opened
    opened.close()


def open_files() -> set[str]:
    return {path.name for path in Path("/proc/self/fd").iterdir()}


def trouble_of(error: pytest.ExceptionInfo[NodeError]) -> tuple[Trouble, int]:
    return error.value.trouble, error.value.errno


def test_the_requests_are_those_of_the_kernels_header() -> None:
    """As linux/input.h makes them on x86 and ARM: computed by a C compiler."""
    assert evdev_node.EVIOCSCLOCKID == 0x400445A0
    assert evdev_node.EVIOCGRAB == 0x40044590
    assert evdev_node.EVIOCGKEY == 0x80604518
    assert evdev_node.EVIOCGBIT_KEYS == 0x80604521
    assert evdev_node.EVIOCGBIT_AXES == 0x80084523
    assert evdev_node.eviocgabs(0) == 0x80184540
    assert evdev_node.eviocgabs(HAT_X) == 0x80184550


def test_the_clock_is_set_before_anything_is_asked(pipe: Pipe, kernel: FakeKernel) -> None:
    requests: list[int] = []

    def listen(descriptor: int, request: int, argument: int | bytearray) -> int:
        requests.append(request)
        return kernel.ioctl(descriptor, request, argument)

    EventNode.open(pipe.path, listen).close()

    assert requests == [evdev_node.EVIOCSCLOCKID]
    assert kernel.clock == time.CLOCK_MONOTONIC


def test_an_open_node_is_for_reading_alone_never_blocks_and_is_not_inherited(node: EventNode) -> None:
    assert os.get_blocking(node.fileno()) is False
    assert os.get_inheritable(node.fileno()) is False
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.write(node.fileno(), b"x")


def test_what_the_kernel_tells_is_read_as_it_comes(pipe: Pipe, node: EventNode) -> None:
    decoder = FrameDecoder(1, Level(), at=0)

    assert node.read() == b""
    pipe.tell(key(1_100 * MS, RED_1, 1))
    assert decoder.feed(node.read()) == [Frame(1_100 * MS, ("1:704",), ())]
    assert node.read() == b""


def test_a_read_takes_64_records_at_most(pipe: Pipe, node: EventNode) -> None:
    flood = b"".join(key((1_100 + n) * MS, RED_1, n % 2) for n in range(50))
    pipe.tell(flood)

    reads = [node.read() for _ in range(4)]
    assert [len(data) // 24 for data in reads] == [64, 64, 22, 0]
    assert b"".join(reads) == flood


def test_the_keys_that_are_down_and_where_the_axes_stand(node: EventNode, kernel: FakeKernel) -> None:
    kernel.down = {0, 1, 63, 64, 704, 767}
    kernel.axes[HAT_X] = Axis(-1, -1, 1)

    assert node.level((HAT_X, STICK_X)) == Level(
        frozenset({0, 1, 63, 64, 704, 767}), {HAT_X: Axis(-1, -1, 1), STICK_X: STICK}
    )


def test_the_axes_that_count_are_known_by_what_the_node_has(node: EventNode, kernel: FakeKernel) -> None:
    assert node.wired_axes() == (STICK_X, HAT_X, HAT_Y)
    kernel.keys = {304, 305}
    assert node.wired_axes() == (HAT_X, HAT_Y)
    kernel.axes = {}
    assert node.wired_axes() == ()


def test_a_node_from_opening_over_a_loss_to_a_press(pipe: Pipe, node: EventNode, kernel: FakeKernel) -> None:
    kernel.down = {288}
    axes = node.wired_axes()
    decoder = FrameDecoder(0, node.level(axes), at=1_000 * MS)
    pipe.tell(axis(1_100 * MS, HAT_X, 1) + key(1_200 * MS, 288, 0) + loss(1_500 * MS))

    assert [each.downs for each in decoder.feed(node.read())] == [("0:abs16+",), ()]
    assert decoder.is_unsure
    kernel.down = {290}
    gap = decoder.resync(node.level(axes))
    assert (gap.downs, gap.ups) == (("0:290",), ("0:abs16+",))


def test_a_node_is_grabbed_and_let_go(node: EventNode, kernel: FakeKernel) -> None:
    node.grab()
    assert kernel.is_grabbed
    node.ungrab()
    assert not kernel.is_grabbed


class TestErrors:
    @pytest.mark.parametrize(
        ("number", "trouble"),
        [
            (errno.EACCES, Trouble.DENIED),
            (errno.EPERM, Trouble.DENIED),
            (errno.EBUSY, Trouble.BUSY),
            (errno.ENODEV, Trouble.GONE),
            (errno.ENOENT, Trouble.GONE),
            (errno.ENXIO, Trouble.GONE),
            (errno.EIO, Trouble.FAILED),
            (errno.EMFILE, Trouble.FAILED),
            (errno.ENOTTY, Trouble.FAILED),
        ],
    )
    def test_an_error_tells_who_can_act(
        self, node: EventNode, kernel: FakeKernel, number: int, trouble: Trouble
    ) -> None:
        kernel.fails[evdev_node.EVIOCGRAB] = number

        with pytest.raises(NodeError) as error:
            node.grab()
        assert trouble_of(error) == (trouble, number)

    def test_a_node_that_is_not_there_is_gone(self, tmp_path: Path, kernel: FakeKernel) -> None:
        with pytest.raises(NodeError) as error:
            EventNode.open(str(tmp_path / "event7"), kernel.ioctl)
        assert trouble_of(error) == (Trouble.GONE, errno.ENOENT)

    def test_a_node_without_a_clock_is_let_go(self, pipe: Pipe, kernel: FakeKernel) -> None:
        before = open_files()
        kernel.fails[evdev_node.EVIOCSCLOCKID] = errno.ENODEV

        with pytest.raises(NodeError) as error:
            EventNode.open(pipe.path, kernel.ioctl)
        assert trouble_of(error) == (Trouble.GONE, errno.ENODEV)
        assert open_files() == before

    def test_a_file_that_is_no_node_fails_when_the_real_kernel_is_asked(self, pipe: Pipe) -> None:
        with pytest.raises(NodeError) as error:
            EventNode.open(pipe.path)
        assert trouble_of(error) == (Trouble.FAILED, errno.ENOTTY)

    def test_the_end_of_the_stream_is_the_end_of_the_node(self, pipe: Pipe, node: EventNode) -> None:
        pipe.tell(key(1_100 * MS, RED_1, 1))
        pipe.unplug()

        assert node.read() == key(1_100 * MS, RED_1, 1)
        with pytest.raises(NodeError) as error:
            node.read()
        assert trouble_of(error) == (Trouble.GONE, errno.ENODEV)

    def test_a_level_that_the_kernel_does_not_tell(self, node: EventNode, kernel: FakeKernel) -> None:
        kernel.fails[evdev_node.EVIOCGKEY] = errno.ENODEV

        with pytest.raises(NodeError) as error:
            node.level(())
        assert trouble_of(error) == (Trouble.GONE, errno.ENODEV)

    def test_a_closed_node_is_closed_for_good(self, node: EventNode) -> None:
        node.close()
        node.close()

        assert node.fileno() == -1
        with pytest.raises(NodeError):
            node.read()
        with pytest.raises(NodeError):
            node.grab()
