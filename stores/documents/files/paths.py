"""Where a user's files are. A user id becomes a folder that no other id shares, on any file system.

A plain lower-case name is its own folder. Any other id is spelled with `_` and two hex digits for each byte
that is no lower-case letter, digit or hyphen, after a `_` of its own: nothing depends on case, Unicode form
or reserved names. A long spelling becomes nested folders, and only the outer ones end in `_`, so that no
user's folder lies inside another's."""

import os
import re
from contextlib import suppress
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from stores.errors import InvalidUser, StorageFailed

LONGEST_ID = 255
_LONGEST_PLAIN = 100
_SEGMENT = 198
_PLAIN = re.compile(r"[a-z0-9][a-z0-9_-]*")
_RESERVED = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]")
_KEPT = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-")
_SURROGATE = re.compile("[\ud800-\udfff]")
_UNITS = re.compile(r"_[0-9a-f]{2}|[a-z0-9-]")


def folder_name(user_id: str) -> str:
    """The folder of a user, relative to the folder of all users; `/` parts the folders of a long id."""
    check_user(user_id)
    if len(user_id) <= _LONGEST_PLAIN and _PLAIN.fullmatch(user_id) and not _RESERVED.fullmatch(user_id):
        return user_id
    units = [chr(byte) if byte in _KEPT else f"_{byte:02x}" for byte in user_id.encode()]
    segments = [""]
    for unit in units:
        if len(segments[-1]) + len(unit) > _SEGMENT:
            segments.append("")
        segments[-1] += unit
    return "_/".join(f"_{segment}" for segment in segments)


def user_id_of(folder: str) -> str:
    """The user whose folder this is."""
    if _PLAIN.fullmatch(folder):
        user_id = folder
    else:
        spelled = "".join(segment.removeprefix("_") for segment in folder.split("_/"))
        units = _UNITS.findall(spelled)
        data = bytes(int(unit[1:], 16) if len(unit) > 1 else ord(unit) for unit in units)
        user_id = data.decode("utf-8", "replace")
    if not user_id or folder_name(user_id) != folder:
        raise InvalidUser(f"no user has a folder named {folder[:80]!r}")
    return user_id


class LeadsOut(StorageFailed):
    """A link stands in the place of a file of a user, and does not stay in their folder."""


class UserFolder:
    """The files of one user below the folder of all users. Links that lead out of it are refused."""

    def __init__(self, root: Path, user_id: str) -> None:
        self._parts = folder_name(user_id).split("/")
        self._root = root
        self.path = root.joinpath(*self._parts)
        self.lock_name = sha256(user_id.encode()).hexdigest()[:32]

    @property
    def memory_md(self) -> Path:
        return self.checked("MEMORY.md")

    @property
    def daily_dir(self) -> Path:
        return self.checked("memory")

    @property
    def places(self) -> list[Path]:
        """The folders that hold documents: the user's own, and that of the daily notes unless it leads elsewhere."""
        with suppress(LeadsOut):
            return [self.path, self.daily_dir]
        return [self.path]

    @property
    def folders(self) -> list[str]:
        """The folders on the way to the documents, and that of the daily notes, whatever stands there."""
        above = [str(self._root.joinpath(*self._parts[: depth + 1])) for depth in range(len(self._parts))]
        return [*above, os.path.join(above[-1], "memory")]

    def must_be_folders(self) -> None:
        """Refuse something else that stands where a folder of the user's should be."""
        above = [self._root.joinpath(*self._parts[:depth]) for depth in range(len(self._parts))]
        for place in (*above, *self.places):
            if os.path.lexists(place) and not os.path.isdir(place):
                raise StorageFailed(
                    f"{place} is a file where a folder should be; nothing was changed. Move it away: the folder and "
                    "its files are then written again from the database"
                )

    def daily(self, day: date) -> Path:
        return self.checked("memory", f"{day.isoformat()}.md")

    def checked(self, *names: str) -> Path:
        """A path in the folder that stays in it whatever links are on the way."""
        return _path(self.spelled(*names))

    def spelled(self, *names: str) -> str:
        """The same as text: every read of a user looks at their files, and paths as objects cost more than the look."""
        place = str(self._root)
        for part in self._parts:
            place = os.path.join(place, part)
            if os.path.islink(place):
                raise StorageFailed(f"{place} is a link; a user's folder must be a real one: remove the link")
        for name in names:
            place = os.path.join(place, name)
            if os.path.islink(place) and not self._holds(place):
                raise LeadsOut(
                    f"{place} is a link that leads out of the user's folder, or in a circle: remove the link"
                )
        return place

    def _holds(self, link: str) -> bool:
        home, end = os.path.realpath(self.path), os.path.realpath(link)
        return os.path.commonpath([home, end]) == home and not os.path.islink(end)


@lru_cache(maxsize=4_096)
def _path(spelled: str) -> Path:
    """A path as an object, made once: it knows its text from then on."""
    return Path(spelled)


def check_user(user_id: object) -> None:
    """Refuse an id that can name nobody."""
    if not isinstance(user_id, str):
        raise InvalidUser(f"a user id is a string, not {type(user_id).__name__}")
    if not user_id:
        raise InvalidUser("the user id is empty; pass the id of a user")
    if len(user_id) > LONGEST_ID:
        raise InvalidUser(f"the user id has {len(user_id)} characters; at most {LONGEST_ID} are allowed")
    if "\0" in user_id:
        raise InvalidUser("the user id holds a NUL character; remove it")
    if _SURROGATE.search(user_id):
        raise InvalidUser("the user id is not valid Unicode (it holds a lone surrogate); pass decoded text")
