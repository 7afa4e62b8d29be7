"""Which texts a document has had: an older one in its place was put there by a backup, a checkout or a sync, and what
it lacks was learned since. Nobody wishes that gone.

A person may give an older text back by hand too, by taking out what was just learned. That is a few lines, saved after
them; so an older text counts as an edit where it differs from the newest one by as little as that."""

import time
from hashlib import sha256

from stores.disk.files import Signature

_DIGEST = 8
_MOST = 512
"""Versions of one document that are told apart from an edit."""
_BY_HAND, _AT_ONCE = 2, 9
"""Entries that a person changes to give an older text back; one step back it may be more that they take out, and any
number that they bring back: an editor's own undo does that."""
_NOTHING = b"\0"
_BEYOND = -1
"""Before an erasure."""
_CLOCK_STEP = 2_000_000_000
"""Nanoseconds by which some file systems round the time of a file."""


def with_version(earlier: bytes, data: bytes | None) -> bytes:
    """Also this text is an earlier one now; of many the oldest go."""
    if not data or earlier.endswith(told := _digest(data)):
        return earlier
    return (earlier + told)[-_MOST * _DIGEST :]


def versions_back(earlier: bytes, data: bytes) -> int:
    """How many versions ago this was the text, or `_BEYOND`; 0 where it never was, or too long ago."""
    told = _digest(data)
    digests = [earlier[at : at + _DIGEST] for at in range(0, len(earlier), _DIGEST)][::-1]
    if told not in digests:
        return 0
    back = digests.index(told)
    return _BEYOND if _digest(_NOTHING) in digests[:back] else back + 1


def with_break(earlier: bytes) -> bytes:
    """After an erasure: what came before is further back than any hand reaches."""
    return with_version(earlier, _NOTHING)


def is_by_hand(back: int, lost: int, gained: int) -> bool:
    """Whether so small a step back may be a person's: by how many entries differ."""
    return back != _BEYOND and (lost <= _AT_ONCE if back == 1 else lost + gained <= _BY_HAND)


def is_older(signature: Signature | None, published_at: int | None) -> bool:
    """Whether a file was saved before the newest text was published: then nobody had seen that. A text of a time that
    is still to come was stamped by another clock, or by ours before it was set back, and tells nothing."""
    if signature is None or published_at is None or published_at > time.time_ns() + _CLOCK_STEP:
        return False
    return signature[2] < published_at - _CLOCK_STEP


def _digest(data: bytes) -> bytes:
    """Of the text, however its lines end."""
    plain = data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").strip()
    return sha256(plain).digest()[:_DIGEST]
