"""The disk operations that match files rest on."""

import errno
import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from station.journal.files import FileBytes, Files, reading


def test_new_files_and_folders_are_their_owners_alone(tmp_path: Path) -> None:
    files = Files()
    files.make_folder(tmp_path / "data" / "matches")
    files.close(files.create(tmp_path / "data" / "matches" / "one"))

    modes = [
        path.stat().st_mode & 0o777 for path in [tmp_path / "data", *sorted((tmp_path / "data").rglob("*"))]
    ]
    assert modes == [0o700, 0o700, 0o600]


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    Files().make_folder(tmp_path)

    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_folder_cannot_be_made_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(OSError, match="file"):
        Files().make_folder(tmp_path / "file" / "folder")


def test_a_file_that_exists_is_not_created(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"kept")

    with pytest.raises(FileExistsError):
        Files().create(tmp_path / "one")

    assert (tmp_path / "one").read_bytes() == b"kept"


def test_numbered_files_take_the_first_free_number(tmp_path: Path) -> None:
    (tmp_path / "m.torn-1").write_bytes(b"kept")
    files = Files()

    fd, path = files.create_numbered(tmp_path / "m.torn")
    files.close(fd)

    assert path == tmp_path / "m.torn-2"
    assert (tmp_path / "m.torn-1").read_bytes() == b"kept"


def test_a_system_that_writes_in_small_parts_gets_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_write = os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda fd, data, offset: whole_write(fd, bytes(data[:7]), offset))
    files = Files()
    fd = files.create(tmp_path / "one")

    files.write(fd, bytes(range(100)), 3)
    files.close(fd)

    assert (tmp_path / "one").read_bytes() == bytes(3) + bytes(range(100))


def test_a_system_that_writes_nothing_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "pwrite", lambda *_: 0)
    files = Files()
    fd = files.create(tmp_path / "one")

    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        files.write(fd, b"x", 0)
    files.close(fd)


@pytest.mark.parametrize(
    ("code", "outcome"),
    [
        (errno.EINVAL, nullcontext()),
        (errno.ENOTSUP, nullcontext()),
        (errno.EIO, pytest.raises(OSError, match=os.strerror(errno.EIO))),
    ],
)
def test_only_a_folder_that_cannot_be_synced_at_all_is_let_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, outcome: AbstractContextManager[object]
) -> None:
    def fail(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)

    with outcome:
        Files().sync_folder(tmp_path)


def test_one_at_a_time_has_the_lock(tmp_path: Path) -> None:
    files = Files()
    first = files.create(tmp_path / "one")
    second = files.open(tmp_path / "one")

    assert files.lock(first)
    assert not files.lock(second)
    files.close(first)
    assert files.lock(second)
    files.close(second)


def test_a_file_reads_like_its_bytes(tmp_path: Path) -> None:
    content = bytes(range(200))
    (tmp_path / "one").write_bytes(content)

    with reading(tmp_path / "one") as data:
        assert len(data) == 200
        for part in (slice(0, 48), slice(190, 300), slice(250, 260), slice(5, 5), slice(None)):
            assert data[part] == content[part]


def test_a_system_that_reads_in_small_parts_gives_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_read = os.pread
    monkeypatch.setattr(os, "pread", lambda fd, size, offset: whole_read(fd, min(size, 7), offset))
    (tmp_path / "one").write_bytes(bytes(range(100)))

    with reading(tmp_path / "one") as data:
        assert data[5:95] == bytes(range(5, 95))


def test_a_file_that_shrinks_while_it_is_read_gives_less(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(bytes(100))

    with reading(tmp_path / "one") as data:
        os.truncate(tmp_path / "one", 30)

        assert len(data) == 100
        assert data[20:60] == bytes(10)


def test_a_copy_has_all_the_bytes(tmp_path: Path) -> None:
    content = os.urandom(2 * 1024 * 1024 + 5)
    (tmp_path / "one").write_bytes(content)
    files = Files()
    source, target = files.open(tmp_path / "one"), files.create(tmp_path / "two")

    files.copy(source, target)

    assert FileBytes(target)[:] == content
    files.close(source)
    files.close(target)
