"""Files that have lost their names and still take room. To give that back takes some file systems as long as a sync
(ext4 without a journal asks the disk to discard it at once), and nobody has to wait for it.

Their names are gone by then, so neither a kill nor a loss of power leaves anything of them."""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from pathlib import Path

_HANDLES: deque[int] = deque()


@contextmanager
def freed_later(path: Path) -> Iterator[None]:
    """Keep the room of a file that loses its name inside, until `free` gives it back."""
    handle = None
    if os.name != "nt":  # there no open file can lose its name
        with suppress(OSError):
            handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        yield
    finally:
        if handle is not None:
            _HANDLES.append(handle)


def free(pool: Executor) -> None:
    """Give back the room of all that wait: of one at once, while nobody asks; of a crowd's on another thread."""
    if len(_HANDLES) > 1:
        pool.submit(_close_all)
    else:
        _close_all()


def _close_all() -> None:
    with suppress(IndexError):
        while True:
            os.close(_HANDLES.popleft())
