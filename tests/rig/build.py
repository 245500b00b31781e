"""The parts of the machine: QEMU, an unpacked kernel of Debian, and a first file system with its modules.

``python -m tests.rig.build`` prepares them and prints where they are; the tests call it themselves. Nothing
but the few packages of ``PROGRAMS`` is installed: the kernel is downloaded and unpacked.
"""

import fcntl
import hashlib
import lzma
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

GUEST = Path(__file__).parent / "guest"

PROGRAMS = {
    "qemu-system-x86_64": "qemu-system-x86",
    "busybox": "busybox-static",
    "cpio": "cpio",
    "depmod": "kmod",
}
"""What must be on the path, and Debian's package that has it."""

TO_BOOT = ("virtio_pci", "virtio_console", "9pnet_virtio", "9p", "overlay")
"""Modules without which the guest has no root."""

GADGETS = 2
"""How many USB devices the guest itself can play at a time."""

TO_TEST = (
    *(
        "evdev",
        "hid_generic",
        "hid_sony",
        "hid_dr",
        "usbhid",
    ),  # before the buses: what is there is bound at once
    *("xhci_pci", "uinput", "libcomposite", "usb_f_hid", "dummy_hcd"),
)
"""Modules that make up the buttons."""

SETTINGS = {"dummy_hcd": f"num={GADGETS}"}
"""Parameters of modules."""

_SUBTREES = ("drivers/virtio", "drivers/char", "net/9p", "fs", "drivers/usb", "drivers/hid", "drivers/input")


class NoMachineError(Exception):
    """The machine cannot be prepared here; the text says why."""


def cache() -> Path:
    """The folder that keeps the parts: ``SVOYAK_RIG``, else one in the user's cache."""
    chosen = os.environ.get("SVOYAK_RIG")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "svoyak-rig"


def prepare() -> Path:
    """Make what is missing; the folder with ``kernel`` and ``initrd``."""
    folder = cache()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another run may be at it
        _install_programs()
        _make(folder)
    return folder


def _make(folder: Path) -> None:
    recipe = hashlib.sha256(Path(__file__).read_bytes() + (GUEST / "init").read_bytes()).hexdigest()
    stamp = folder / "recipe"
    if not stamp.exists() or stamp.read_text(encoding="ascii") != recipe:
        stamp.unlink(missing_ok=True)
        tree = folder / "tree"
        version = _unpack_kernel(folder, tree)
        _pack_first_files(folder, tree, version)
        (folder / "kernel").write_bytes(_plain_kernel((tree / f"boot/vmlinuz-{version}").read_bytes()))
        shutil.rmtree(tree)
        stamp.write_text(recipe, encoding="ascii")


def _install_programs() -> None:
    missing = [package for program, package in PROGRAMS.items() if _path_of(program) is None]
    if missing:
        _run([*_as_root(), "apt-get", "update", "-q"])
        _run([*_as_root(), "apt-get", "install", "-y", "-q", "--no-install-recommends", *missing])


def _path_of(program: str) -> str | None:
    return shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")


def _as_root() -> list[str]:
    return [] if os.geteuid() == 0 else ["sudo", "-n"]


def _unpack_kernel(folder: Path, tree: Path) -> str:
    """Debian's kernel and the modules of these subtrees; its version."""
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    package = _kernel_package()
    version = package.removeprefix("linux-image-")
    _run(["apt-get", "download", "-q", package], folder)
    archive = max(folder.glob(f"{package}_*.deb"), key=lambda path: path.stat().st_mtime)
    modules = f"./lib/modules/{version}"
    wanted = [f"./boot/vmlinuz-{version}", f"{modules}/modules.builtin", f"{modules}/modules.order"]
    wanted += [f"{modules}/kernel/{subtree}" for subtree in _SUBTREES]
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", archive], stdout=subprocess.PIPE) as unpacked:
        subprocess.run(["tar", "-x", "-C", tree, *wanted], stdin=unpacked.stdout, check=True)
    archive.unlink()
    _run([str(_path_of("depmod")), "-b", str(tree), version])
    return version


def _kernel_package() -> str:
    """The package that Debian's usual kernel is in today."""
    asked = ["apt-cache", "depends", "linux-image-amd64"]
    depends = subprocess.run(asked, capture_output=True, text=True, check=False)
    if not depends.stdout:
        _run([*_as_root(), "apt-get", "update", "-q"])
        depends = subprocess.run(asked, capture_output=True, text=True, check=False)
    names = [
        word for word in depends.stdout.split() if word.startswith("linux-image-") and word[12].isdigit()
    ]
    if not names:
        raise NoMachineError("apt-get knows no linux-image-amd64")
    return names[-1]


def _pack_first_files(folder: Path, tree: Path, version: str) -> None:
    """An archive with busybox, the first program and the modules, in the order in which they load."""
    files = tree / "first"
    for name in ("bin", "modules", "proc", "sys", "dev", "host", "top", "written"):
        (files / name).mkdir(parents=True)
    shutil.copy(str(_path_of("busybox")), files / "bin/busybox")
    shutil.copy(GUEST / "init", files / "init")
    (files / "init").chmod(0o755)
    for order, names in (("to-boot", TO_BOOT), ("to-test", TO_TEST)):
        paths = [path for name in names for path in _with_needs(tree, version, name)]
        for path in paths:
            shutil.copy(path, files / "modules")
        listed = "".join(f"{path.name} {SETTINGS.get(path.stem, '')}\n" for path in dict.fromkeys(paths))
        (files / "modules" / order).write_text(listed, encoding="ascii")
    found = "\n".join(str(path.relative_to(files)) for path in sorted(files.rglob("*")))
    with (folder / "initrd").open(
        "wb"
    ) as packed:  # not compressed: unpacking costs the guest more than reading
        subprocess.run(
            ["cpio", "-o", "-H", "newc", "--quiet"],
            cwd=files,
            input=found.encode(),
            stdout=packed,
            check=True,
        )


def _with_needs(tree: Path, version: str, name: str) -> list[Path]:
    """A module behind those that it needs; none for what is built into the kernel."""
    asked = [str(_path_of("modprobe")), "-d", str(tree), "-S", version, "--show-depends", name]
    lines = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    return [Path(line.split()[1]) for line in lines if line.startswith("insmod ")]


def _plain_kernel(image: bytes) -> bytes:
    """The kernel out of its self-extracting image: QEMU starts it as it is, and the guest need not unpack it.

    Where it lies is told by the Linux boot protocol: ``setup_sects`` at 0x1f1, ``payload_offset`` at 0x248.
    """
    offset, length = struct.unpack_from("<II", image, 0x248)
    start = (image[0x1F1] + 1) * 512 + offset
    return lzma.LZMADecompressor().decompress(image[start : start + length])


def _run(command: list[str], folder: Path | None = None) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except OSError as error:
        raise NoMachineError(f"{command[0]}: {error}") from error
    except subprocess.CalledProcessError as error:
        raise NoMachineError(f"{' '.join(command)}: {error.stderr.strip()}") from error


if __name__ == "__main__":
    sys.stdout.write(f"{prepare()}\n")
