"""What takes long to make of words and patterns, kept for the next process beside the compiled modules, as Python keeps
those: only where it may write there, and only until a file of this package changes.

A table is anything of strings, numbers, tuples, sets and dicts.
"""

import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, wraps
from hashlib import blake2b
from importlib.util import cache_from_source
from pathlib import Path
from threading import get_ident
from typing import Any, TypeVar, cast

import Stemmer

from language import languages

_CACHE = "__pycache__"
_UNREADABLE = (OSError, EOFError, ValueError, TypeError)
"""What comes of a file that is not there, or that was not written to its end."""
Table = TypeVar("Table")


def kept(make: Callable[..., Table]) -> Callable[..., Table]:
    """A function of names that makes a table: made once in a process, and taken from the last one where it can be."""

    @cache
    def table(*given: str) -> Table:
        if len(languages.__path__) > 1:  # words of a folder that only this process knows
            return make(*given)
        name = f"{make.__module__}.{make.__name__}.{_digest(*given)}"
        found = read(name, _STAMP)
        if found is None:
            found = make(*given)
            keep(name, _STAMP, found)
        return cast(Table, found)

    return wraps(make)(table)


def read(name: str, stamp: str) -> object:
    """What was kept under a name with just this stamp; None where nothing was."""
    with suppress(*_UNREADABLE):
        kept_with, found = marshal.loads(_path(name).read_bytes())  # noqa: S302 - who writes there writes modules too
        return found if kept_with == stamp else None
    return None


def keep(name: str, stamp: str, made: Any) -> None:
    """Keep it for the next process."""
    if sys.dont_write_bytecode:
        return
    path = _path(name)
    new = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            new.write_bytes(marshal.dumps((stamp, made)))
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)


def _path(name: str) -> Path:
    return Path(cache_from_source(__file__)).with_suffix(f".{name}")


def _digest(*given: str) -> str:
    return blake2b("\n".join(given).encode(), digest_size=12).hexdigest()


def _files(folder: str) -> Iterator[str]:
    for one in os.scandir(folder):
        if one.is_dir():
            if one.name != _CACHE:
                yield from _files(one.path)
        else:
            at = one.stat()
            yield f"{one.path} {at.st_size} {at.st_mtime_ns}"


_STAMP = _digest(sys.version, Stemmer.version(), *sorted(_files(str(Path(__file__).parent))))
"""Changes with Python, with the stemmer and with every file of this package: looked at before any of them is used."""
