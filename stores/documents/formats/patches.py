"""The smallest cut and paste that turns a text back into what it was, byte for byte."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

Text = TypeVar("Text", str, bytes)


@dataclass(frozen=True, slots=True)
class Patch:
    """At `at`, take out `cut` characters and put in `put`; only for the text whose digest is `digest`."""

    at: int
    cut: int
    put: str
    digest: str

    def as_json(self) -> dict[str, Any]:
        """A form every JSON store takes; text that is no clean Unicode travels as base64."""
        return {"at": self.at, "cut": self.cut, "digest": self.digest} | _pack(self.put)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Patch":
        return cls(data["at"], data["cut"], _unpack(data), data["digest"])


def patch(before: str, after: str) -> Patch:
    """What turns `after` back into `before`."""
    head = common(before, after)
    tail = common(before[head:][::-1], after[head:][::-1])
    return Patch(head, len(after) - tail - head, before[head : len(before) - tail], digest(after))


def unpatch(text: str, change: Patch) -> str | None:
    """The text before the change, or None when `text` is not the text after it."""
    if digest(text) != change.digest:
        return None
    return text[: change.at] + change.put + text[change.at + change.cut :]


def digest(text: str) -> str:
    """The SHA-256 of the bytes the text was read from."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def common(one: Text, other: Text) -> int:
    """The length of the common beginning: halving, since comparing slices is much faster than a loop."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _pack(text: str) -> dict[str, str]:
    data = text.encode("utf-8", "surrogatepass")
    if b"\0" not in data and data.decode("utf-8", "replace") == text:
        return {"put": text}
    return {"put_base64": b64encode(data).decode("ascii")}


def _unpack(data: Mapping[str, Any]) -> str:
    if "put" in data:
        return str(data["put"])
    return b64decode(data["put_base64"]).decode("utf-8", "surrogatepass")
