"""From the folders of the kernel to devices with buttons: identity, files, intervals, broken entries."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.evdev_scan import Device, Node, Scanner, scan
from tests.drivers.fake_sysfs import BUZZ, KEYBOARD, MOUSE, FakeSysfs, put


@pytest.fixture
def sysfs(tmp_path: Path) -> FakeSysfs:
    return FakeSysfs(tmp_path)


def only(sysfs: FakeSysfs) -> Device:
    (device,) = scan(sysfs.roots)
    return device


def names(device: Device) -> list[tuple[str, bool]]:
    return [(node.path.name, node.is_read) for node in device.nodes]


def test_a_board_on_a_hub_is_known_by_its_numbers_its_name_and_its_socket(sysfs: FakeSysfs) -> None:
    sysfs.board("1-1.2", (288, 299), interval="10ms")

    identity = only(sysfs).identity

    assert (identity.vendor, identity.product, identity.name) == (0x0079, 0x0006, "Board")
    assert (identity.serial, identity.port) == ("", "usb-0000:00:14.0-1.2")
    assert identity.source == "0079:0006@usb-0000:00:14.0-1.2"


def test_the_device_is_read_from_where_its_files_are(sysfs: FakeSysfs) -> None:
    event = sysfs.board("1-2", (288, 299), interval="10ms")

    path = sysfs.roots.dev / event
    assert only(sysfs).nodes == (Node(path, is_read=True, interval=10_000_000),)


@pytest.mark.parametrize(
    ("text", "interval"),
    [("10ms", 10_000_000), ("125us", 125_000), ("1ms", 1_000_000), ("0ms", None), ("", None), ("soon", None)],
)
def test_the_interval_is_read_as_the_kernel_writes_it(
    sysfs: FakeSysfs, text: str, interval: int | None
) -> None:
    sysfs.board("1-2", interval=text)

    assert only(sysfs).interval == interval


def test_a_serial_number_is_the_boards_own_and_not_that_of_the_hub_it_hangs_on(sysfs: FakeSysfs) -> None:
    usb = sysfs.usb("1-3", serial="A1")
    sysfs.node(sysfs.hid(sysfs.interface(usb), "hid"), (288,))
    sysfs.board("1-4")

    assert sorted(device.identity.serial for device in scan(sysfs.roots)) == ["", "A1"]


def test_the_files_of_one_board_are_one_device_in_the_order_of_its_interfaces(sysfs: FakeSysfs) -> None:
    usb = sysfs.usb("1-2")
    late = sysfs.node(sysfs.hid(sysfs.interface(usb, 1, "4ms"), "hid1"), MOUSE)
    media = sysfs.node(sysfs.hid(sysfs.interface(usb, 1), "hid1"), (113, 114, 115))
    first = sysfs.node(sysfs.hid(sysfs.interface(usb, 0, "10ms"), "hid0"), KEYBOARD, name=b"Pad")

    device = only(sysfs)

    assert names(device) == [(first, True), (late, False), (media, True)]
    assert (device.identity.name, device.is_keyboard, device.interval) == ("Pad", True, 10_000_000)


def test_two_halves_in_one_interface_are_numbered_as_they_were_made_even_when_numbers_are_free(
    sysfs: FakeSysfs,
) -> None:
    gone = sysfs.board("1-1")
    hid = sysfs.hid(sysfs.interface(sysfs.usb("1-2")), "hid")
    left = sysfs.node(hid, (288, 289))
    sysfs.pull(gone)
    right = sysfs.node(hid, (288, 289))

    assert (left, right) == ("event1", "event0")
    assert names(only(sysfs)) == [(left, True), (right, True)]


@pytest.mark.parametrize(
    "codes",
    [
        pytest.param((116,), id="power button"),
        pytest.param((), id="lid switch or HDMI jack"),
        pytest.param(MOUSE, id="mouse"),
        pytest.param((0x110, 0x145, 0x148, 0x14A, 0x14D, 0x14E, 0x14F), id="touchpad"),
        pytest.param((224, 225, 227, 241, 242, 243, 244, 245), id="video bus"),
    ],
)
def test_what_has_nothing_to_press_in_a_game_is_no_device_with_buttons(
    sysfs: FakeSysfs, codes: Iterable[int]
) -> None:
    sysfs.board("1-2", codes)

    assert scan(sysfs.roots) == ()


@pytest.mark.parametrize(
    ("codes", "is_keyboard"),
    [
        (KEYBOARD, True),
        (set(KEYBOARD) - {28}, False),
        (set(KEYBOARD) - {57}, False),
        ((2, 28, 57), False),
        (BUZZ, False),
    ],
)
def test_a_keyboard_is_what_has_letters_enter_and_space(
    sysfs: FakeSysfs, codes: Iterable[int], *, is_keyboard: bool
) -> None:
    sysfs.board("1-2", codes)

    assert only(sysfs).is_keyboard is is_keyboard


def test_the_keyboard_of_a_laptop_and_its_touchpad_are_two_devices(sysfs: FakeSysfs) -> None:
    for port, codes in enumerate((KEYBOARD, MOUSE)):
        serio = sysfs.hid(sysfs.roots.sys, f"devices/platform/i8042/serio{port}")
        sysfs.node(serio, codes, ids="0011:0001:0001", phys=f"isa0060/serio{port}/input0")

    device = only(sysfs)

    assert (device.identity.port, device.interval, device.is_keyboard) == ("isa0060/serio0", None, True)


def test_all_on_one_bluetooth_dongle_are_devices_of_their_own(sysfs: FakeSysfs) -> None:
    dongle = sysfs.interface(sysfs.usb("1-4", serial="dongle"))
    for number in (1, 2):
        hid = sysfs.hid(dongle, f"bluetooth/hci0/0005:054C:0268.000{number}")
        sysfs.node(hid, (304,), ids="0005:054c:0268", phys="00:1a:7d:da:71:13", uniq=f"aa:bb:0{number}")

    assert [
        (device.identity.port, device.identity.serial, device.interval) for device in scan(sysfs.roots)
    ] == [
        ("aa:bb:01", "aa:bb:01", None),
        ("aa:bb:02", "aa:bb:02", None),
    ]


def test_devices_that_programs_make_never_have_one_source(sysfs: FakeSysfs) -> None:
    virtual = sysfs.hid(sysfs.roots.sys, "devices/virtual")
    events = [sysfs.node(virtual, BUZZ, ids="0003:054c:0002", phys="made") for _ in range(2)]
    for number in range(2):
        (virtual / "input" / f"input{number}" / "device").unlink()

    assert [(device.identity.port, names(device)) for device in scan(sysfs.roots)] == [
        ("made", [(events[0], True)]),
        (f"made+{events[1]}", [(events[1], True)]),
    ]


def test_without_a_path_the_usb_folder_names_the_socket(sysfs: FakeSysfs) -> None:
    sysfs.node(sysfs.hid(sysfs.interface(sysfs.usb("1-2.3")), "hid"), (288,))

    assert only(sysfs).identity.port == "1-2.3"


def test_a_name_that_is_no_text_is_cleaned_of_what_cannot_be_printed(sysfs: FakeSysfs) -> None:
    hid = sysfs.hid(sysfs.interface(sysfs.usb("1-2")), "hid")
    sysfs.node(hid, (288,), name=b"  Bad\x1b[31m\xff \x00\xe2\x80\xaeBoard  ")

    assert only(sysfs).identity.name == "Bad [31m� Board"


@given(st.binary(max_size=40))
def test_any_bytes_for_a_name_leave_one_printable_line(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes
) -> None:
    sysfs = FakeSysfs(tmp_path_factory.mktemp("sysfs"))
    sysfs.node(sysfs.hid(sysfs.interface(sysfs.usb("1-2")), "hid"), (288,), name=raw)

    name = only(sysfs).identity.name

    assert name.isprintable()
    assert name == name.strip()


@pytest.mark.parametrize("part", ["capabilities/key", "id/vendor", "id/product", "id/bustype"])
@pytest.mark.parametrize("damage", ["gone", "empty", "no number"])
def test_a_broken_entry_hides_no_other(sysfs: FakeSysfs, part: str, damage: str) -> None:
    broken = sysfs.board("1-1")
    whole = sysfs.board("1-2")
    file = (sysfs.roots.sys / "class" / "input" / broken / "device").resolve() / part
    if damage == "gone":
        file.unlink()
    else:
        put(file, "" if damage == "empty" else "what?")

    assert names(only(sysfs)) == [(whole, True)]


def test_an_entry_whose_folders_have_vanished_hides_no_other(sysfs: FakeSysfs) -> None:
    folder = sysfs.roots.sys / "class" / "input"
    whole = sysfs.board("1-2")
    (folder / "event7").symlink_to("../../devices/gone/input7/event7")
    (folder / "event8").symlink_to("event8")
    (folder / "event9").mkdir()

    assert names(only(sysfs)) == [(whole, True)]


@pytest.mark.parametrize("part", ["name", "phys", "uniq"])
def test_what_may_be_missing_is_taken_for_empty(sysfs: FakeSysfs, part: str) -> None:
    event = sysfs.board("1-2")
    ((sysfs.roots.sys / "class" / "input" / event / "device").resolve() / part).unlink()

    assert names(only(sysfs)) == [(event, True)]


def test_without_any_folder_there_is_no_device(sysfs: FakeSysfs) -> None:
    (sysfs.roots.sys / "class" / "input").rmdir()

    assert scan(sysfs.roots) == ()


def test_joysticks_old_files_are_no_nodes(sysfs: FakeSysfs) -> None:
    event = sysfs.board("1-2")
    folder = sysfs.roots.sys / "class" / "input"
    (folder / "js0").symlink_to((folder / event).readlink())
    (folder / "mice").mkdir()

    assert names(only(sysfs)) == [(event, True)]


def test_a_second_look_tells_a_device_from_the_one_that_had_its_number_before(sysfs: FakeSysfs) -> None:
    scanner = Scanner(sysfs.roots)
    first = sysfs.board("1-2", (288,))
    assert [names(device) for device in scanner.look()] == [[(first, True)]]

    sysfs.pull(first)
    second = sysfs.board("1-3", MOUSE)

    assert first == second
    assert scanner.look() == ()


def test_while_nothing_is_plugged_in_or_out_no_entry_is_read_again(
    sysfs: FakeSysfs, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(sysfs.roots)
    sysfs.board("1-2")
    sysfs.board("1-3")
    before = scanner.look()
    read: list[Path] = []
    monkeypatch.setattr("drivers.evdev_scan.read_entry", read.append)

    assert scanner.look() is before
    assert read == []
    sysfs.board("1-4")
    scanner.look()
    assert [path.name for path in read] == ["event2"]


def test_an_entry_that_was_not_whole_is_read_again_with_the_next_look(sysfs: FakeSysfs) -> None:
    scanner = Scanner(sysfs.roots)
    event = sysfs.board("1-2")
    file = (sysfs.roots.sys / "class" / "input" / event / "device").resolve() / "id" / "vendor"
    put(file, "")
    assert scanner.look() == ()

    put(file, "0079")

    assert [names(device) for device in scanner.look()] == [[(event, True)]]


def test_the_lamps_of_a_set_are_those_of_its_drivers_folder(sysfs: FakeSysfs) -> None:
    usb = sysfs.usb("1-2")
    sysfs.node(sysfs.hid(sysfs.interface(usb, 0), "other"), (113,), ids="0003:054c:0002")
    hid = sysfs.hid(sysfs.interface(usb, 1), "0003:054C:0002.0001")
    sysfs.node(hid, BUZZ, ids="0003:054c:0002")
    for number in (1, 2, 3, 4):
        put(hid / "leds" / f"{hid.name}::buzz{number}" / "brightness", "0")

    assert [(lamp.node, lamp.handset) for lamp in only(sysfs).lamps] == [(1, 1), (1, 2), (1, 3), (1, 4)]
