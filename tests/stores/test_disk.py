"""The door to the disk: each step is whole, and an error leaves what was there."""

import errno
import fcntl
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from stores.disk import files, locks, nameless
from stores.disk.files import Disk, is_prepared, temp_for
from stores.documents.files.verdicts import MOST_BYTES
from tests.processes import forks

linux = pytest.mark.skipif(not Disk().supports_exchange, reason="needs renameat2")


@pytest.fixture(params=["exchange", "replace"])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk as it is, and as it is where two files cannot be swapped in one step."""
    if request.param == "replace":
        monkeypatch.setattr(files, "_renameat2", lambda: None)
    return Disk()


def _fail(code: int) -> Callable[..., int]:
    def call(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    return call


def test_reading_a_small_file_asks_for_little_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, rooms, read = tmp_path / "x", list[int](), os.read
    path.write_bytes(b"some words\n" * 50)

    def counted(handle: int, room: int) -> bytes:
        rooms.append(room)
        return read(handle, room)

    monkeypatch.setattr(os, "read", counted)
    assert Disk().read(path) == path.read_bytes()
    assert rooms
    assert max(rooms) < 2 * path.stat().st_size


def test_a_file_that_grows_while_it_is_read_is_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, read = tmp_path / "x", os.read
    path.write_bytes(b"a")

    def growing(handle: int, room: int) -> bytes:
        part = read(handle, room)
        if path.stat().st_size == 1:
            path.write_bytes(b"a" * 100)
        return part

    monkeypatch.setattr(os, "read", growing)
    assert Disk().read(path) == b"a" * 100


def test_a_file_that_never_ends_is_read_up_to_the_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST_FILE", 100)
    with open("/dev/zero", "rb") as endless:
        assert files._whole(endless.fileno(), 64) == bytes(100)


def test_a_file_too_large_to_read_is_told_the_limit_of_a_document(tmp_path: Path) -> None:
    path = tmp_path / "MEMORY.md"
    path.touch()
    os.truncate(path, 3 * 2**30)
    with pytest.raises(files.Unreadable, match=f"at most {MOST_BYTES:,} are read"):
        Disk().read(path)


def test_a_missing_file_reads_as_none(tmp_path: Path) -> None:
    disk = Disk()
    assert disk.read(tmp_path / "x") is None
    assert disk.signature(tmp_path / "x") is None
    assert disk.listing(tmp_path / "x") == []
    assert not disk.unlink(tmp_path / "x")


def test_a_new_file_is_whole_and_private_and_never_replaces_another(tmp_path: Path) -> None:
    disk, path = Disk(), tmp_path / "x"
    disk.write_new(path, b"one")
    assert disk.read(path) == b"one"
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        disk.write_new(path, b"two")
    assert disk.read(path) == b"one"


@pytest.mark.parametrize("step", ["write", "fsync"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_new_file_that_fails_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, code: int
) -> None:
    monkeypatch.setattr(os, step, _fail(code))
    with pytest.raises(OSError, match=os.strerror(code)):
        Disk().write_new(tmp_path / "x", b"one")
    assert list(tmp_path.iterdir()) == []


def test_an_append_adds_to_the_end_and_makes_a_missing_file(tmp_path: Path) -> None:
    disk, path = Disk(), tmp_path / "x"
    disk.append(path, b"one\n")
    disk.append(path, b"two\n")
    assert disk.read(path) == b"one\ntwo\n"


def test_an_append_that_fails_half_way_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"before")
    write = os.write

    def full(handle: int, data: memoryview) -> int:
        if len(data) > 3:
            return write(handle, data[:3])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="full"):
        Disk().append(path, b"123456")
    assert path.read_bytes() == b"before"


def test_a_short_write_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:2]))
    Disk().write_new(tmp_path / "x", b"12345")
    assert (tmp_path / "x").read_bytes() == b"12345"


@linux
def test_an_exchange_swaps_both_files(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_bytes(b"1")
    other.write_bytes(b"2")
    assert Disk().exchange(one, other)
    assert (one.read_bytes(), other.read_bytes()) == (b"2", b"1")
    with pytest.raises(FileNotFoundError):
        Disk().exchange(one, tmp_path / "missing")


def test_a_name_is_given_only_while_it_is_free(tmp_path: Path, disk: Disk) -> None:
    temp, path = tmp_path / "temp", tmp_path / "x"
    disk.write_new(temp, b"ours")
    assert disk.rename_new(temp, path)
    assert [path.read_bytes(), temp.exists()] == [b"ours", False]
    disk.write_new(temp, b"late")
    assert not disk.rename_new(temp, path)
    assert [path.read_bytes(), temp.read_bytes()] == [b"ours", b"late"]


def test_a_swap_brings_out_the_old_file_and_keeps_its_permissions(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "MEMORY.md"
    path.write_bytes(b"old")
    path.chmod(0o644)
    temp = temp_for(path, b"new")
    disk.write_new(temp, b"new")
    out = disk.swap(temp, path)
    assert [path.read_bytes(), out.read_bytes()] == [b"new", b"old"]
    assert path.stat().st_mode & 0o777 == 0o644
    assert disk.leftovers(tmp_path) == [out]
    assert not is_prepared(out, b"old")


def test_a_swap_taken_back_leaves_only_the_old_file(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "MEMORY.md"
    path.write_bytes(b"the person's")
    temp = temp_for(path, b"new")
    disk.write_new(temp, b"new")
    disk.swap_back(disk.swap(temp, path), path)
    assert path.read_bytes() == b"the person's"
    assert disk.listing(tmp_path) == ["MEMORY.md"]


@linux
def test_a_second_save_that_comes_out_of_a_swap_taken_back_is_kept(tmp_path: Path) -> None:
    disk, path = Disk(), tmp_path / "MEMORY.md"
    path.write_bytes(b"first save")
    temp = temp_for(path, b"new")
    disk.write_new(temp, b"new")
    out = disk.swap(temp, path)
    path.write_bytes(b"second save")
    disk.swap_back(out, path)
    assert {path.read_bytes(), out.read_bytes()} == {b"first save", b"second save"}


def test_only_our_own_temporary_files_are_leftovers(tmp_path: Path) -> None:
    ours = temp_for(tmp_path / "MEMORY.md", b"x")
    for name in (ours.name, ".MEMORY.md.swp", "MEMORY.md~", ".MEMORY.md.tmp", "#MEMORY.md#", ".MEMORY.md.abc.tmp"):
        (tmp_path / name).write_bytes(b"x")
    assert Disk().leftovers(tmp_path) == [ours]
    assert is_prepared(ours, b"x")
    assert not is_prepared(tmp_path / "MEMORY.md", b"x")


def test_a_signature_changes_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"1")
    before = Disk().signature(path)
    path.write_bytes(b"22")
    assert Disk().signature(path) not in (None, before)


def test_folders_are_made_with_their_parents_and_only_once(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b" / "c"
    Disk().mkdirs(folder)
    Disk().mkdirs(folder)
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match="file"):
        Disk().mkdirs(tmp_path / "file" / "x")


def test_a_tree_is_removed_without_following_links(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "file").write_bytes(b"")
    (tmp_path / "gone" / "memory").mkdir(parents=True)
    (tmp_path / "gone" / "memory" / "2026-02-12.md").write_bytes(b"")
    (tmp_path / "gone" / ".hidden").write_bytes(b"")
    (tmp_path / "gone" / "link").symlink_to(tmp_path / "kept")
    assert Disk().remove_tree(tmp_path / "gone") == 3
    assert Disk().remove_tree(tmp_path / "gone") == 0
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
    assert (tmp_path / "kept" / "file").exists()


@linux
def test_a_file_open_for_writing_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "x"
    assert not Disk().being_written(path)
    path.write_bytes(b"")
    with path.open("rb"):
        assert not Disk().being_written(path)
    with path.open("ab"):
        assert Disk().being_written(path)
    assert not Disk().being_written(path)


def _look_while_a_writer_comes(path: Path) -> None:
    """Look for writers, with one who opens the file between the lease and its return."""
    real = fcntl.fcntl

    def meddle(handle: int, command: int, argument: int) -> int:
        answer = real(handle, command, argument)
        if (command, argument) == (fcntl.F_SETLEASE, fcntl.F_RDLCK):
            with pytest.raises(BlockingIOError):
                os.open(path, os.O_WRONLY | os.O_NONBLOCK)
        return answer

    fcntl.fcntl = meddle  # type: ignore[assignment]
    Disk().being_written(path)


@linux
def test_a_writer_who_comes_while_we_look_does_not_kill_us(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"")
    looker = forks().Process(target=_look_while_a_writer_comes, args=(path,))
    looker.start()
    looker.join()
    assert looker.exitcode == 0
    path.write_bytes(b"saved")


def _count_up(folder: Path, name: str, workers: int) -> None:
    """Once all workers are there, raise a number in a file again and again, each time under the lock."""
    (folder / f"{name}.ready").touch()
    while len(list(folder.glob("*.ready"))) < workers:
        time.sleep(0.001)
    for _ in range(20):
        with Disk().lock(folder / "locks" / "x"):
            value = int((folder / "counter").read_text())
            time.sleep(0.001)
            (folder / "counter").write_text(str(value + 1))


@pytest.mark.parametrize(("threads", "processes"), [(4, 0), (0, 2), (2, 2)])
def test_a_lock_excludes_threads_and_processes(tmp_path: Path, threads: int, processes: int) -> None:
    (tmp_path / "counter").write_text("0")
    context = forks()
    total = threads + processes
    workers: list[threading.Thread | BaseProcess] = [
        *(context.Process(target=_count_up, args=(tmp_path, f"process{at}", total)) for at in range(processes)),
        *(threading.Thread(target=_count_up, args=(tmp_path, f"thread{at}", total)) for at in range(threads)),
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert (tmp_path / "counter").read_text() == str(20 * total)
    assert not locks._waiting


def test_a_lock_on_a_file_that_was_removed_meanwhile_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, is_still, looks = tmp_path / "x", locks._is_still, list[bool]()

    def removed_once(handle: int, path: Path) -> bool:
        if not looks:
            path.unlink()
        looks.append(is_still(handle, path))
        return looks[-1]

    monkeypatch.setattr(locks, "_is_still", removed_once)
    with Disk().lock(lock):
        assert looks == [False, True]
        assert lock.exists()


def test_several_locks_in_any_order_and_twice_never_wait_in_a_ring(tmp_path: Path) -> None:
    names = [tmp_path / "a", tmp_path / "b"]

    def turn(paths: list[Path]) -> None:
        for _ in range(100):
            with Disk().locks(paths):
                pass

    workers = [threading.Thread(target=turn, args=(paths,)) for paths in (names, names[::-1], [*names, *names])]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(30)
    assert not any(worker.is_alive() for worker in workers)


def test_a_lock_is_released_when_the_block_fails(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), Disk().lock(tmp_path / "x"):
        raise RuntimeError
    with Disk().lock(tmp_path / "x"):
        pass


def test_a_file_that_lost_its_name_is_gone_at_once_and_takes_room_until_that_is_given_back(tmp_path: Path) -> None:
    file = tmp_path / "old.tmp"
    file.write_text("Old words")
    with nameless.freed_later(file):
        assert Disk().unlink(file)
    assert not file.exists()
    [handle] = nameless._HANDLES
    assert os.pread(handle, 9, 0) == b"Old words"
    with ThreadPoolExecutor(1) as pool:
        nameless.free(pool)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(handle)
    with nameless.freed_later(file):
        assert not Disk().unlink(file)
    assert not nameless._HANDLES
