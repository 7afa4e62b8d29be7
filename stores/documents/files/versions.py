"""Which texts a document has had: an older one in its place was put there by a backup, a checkout or a sync, and what
it lacks was learned since. Nobody wishes that gone, nor back what was erased since.

A person may give an older text back by hand too, by taking out what was just learned. That is a few lines, saved after
them; so an older text counts as an edit where it differs from the newest one by as little as that. Of each version its
digest is kept, and short digests of the lines that came and went with it: so a copy from before an erasure is known
also where a person has changed it (`brings_back`). No text is kept, and the digests have a key that the database does
not hold: who has that alone cannot ask whether a line once stood there.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b, sha256
from threading import Lock
from typing import Any, NamedTuple

from stores.disk.files import Signature
from stores.documents.formats.patches import common

_DIGEST, _SHORT, _MARK = 8, 4, 2
_MOST = 512
"""Versions of one document that are told apart from an edit."""
_MOST_BYTES = 24 * 2**10
"""What the digests of one document may take; the oldest go first."""
_MOST_LINES = 2**12
"""Of longer texts the digest alone is kept."""
_BY_HAND, _AT_ONCE = 2, 9
"""Entries that a person changes to give an older text back; one step back it may be more that they take out, and any
number that they bring back: an editor's own undo does that."""
_BREAK = sha256(b"\0").digest()[:_DIGEST]
"""Stands for an erasure, whoever has which key."""
_BEYOND = -1
"""Before an erasure."""
_CLOCK_STEP = 2_000_000_000
"""Nanoseconds by which some file systems round the time of a file."""
_HEAD, _WITHOUT_KEY = b"lines\0\0\2", b"lines\0\0\1"
"""Begins what has the lines of each version, with and without a key; what was kept before that has digests alone."""
_NOBODY = bytes(_SHORT)
_BULLETS = frozenset((b"- ", b"* ", b"+ "))
_LONG = 2**15
"""Bytes of a text of which only the end is digested again."""
_OFTEN = 2**16
"""Bytes of a text whose lines are kept for a moment."""
_MOST_KEPT, _MOST_KEPT_BYTES = 16, 2**21
"""Texts of which the lines are known, and how long they are together."""


class Gone(NamedTuple):
    """A line that a text lost, and the lines it stood between."""

    line: bytes
    above: bytes
    below: bytes


@dataclass(frozen=True, slots=True)
class Step:
    """A version, and what the text after it had and lacked of its lines; none where that is not known."""

    digest: bytes
    lines: int | None = None
    """How many it had."""
    added: tuple[bytes, ...] = ()
    gone: tuple[Gone, ...] = ()
    mark: bytes = bytes(_MARK)
    """Of the key its digests were made with."""

    @property
    def is_break(self) -> bool:
        return self.digest == _BREAK

    def packed(self, mark: bytes) -> bytes:
        """As it is kept, behind the mark of a key."""
        counts = (0, 0, 0) if self.lines is None else (self.lines + 1, len(self.added), len(self.gone))
        sizes = b"".join(count.to_bytes(2, "big") for count in counts)
        return b"".join([mark, self.digest, sizes, *self.added, *(part for one in self.gone for part in one)])


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of one document as they are kept, and the key to their digests; without one no line has any."""

    kept: bytes
    key: bytes

    def with_version(self, data: bytes | None, after: bytes | None = None) -> bytes:
        """Also this text is an earlier one now, with what the one after it changed; of many the oldest go."""
        return self.kept if data is None else self._with(self._between(data, after or b""))

    def with_break(self) -> bytes:
        """After an erasure: what came before is further back than any hand reaches."""
        return self._with(Step(_BREAK, 0))

    def versions_back(self, data: bytes) -> int:
        """How many versions ago this was the text, or `_BEYOND`; 0 where it never was, or too long ago."""
        told = self._keyed(_digest(data))
        digests = [step.digest for step in self._steps()][::-1]
        if told not in digests:
            return 0
        back = digests.index(told)
        return _BEYOND if _BREAK in digests[:back] else back + 1

    def brings_back(self, current: bytes, data: bytes) -> bool:
        """Whether a text that never was the document's holds lines of a version from before an erasure, and was made
        of that: it lacks what came since, holds several that were erased, or one where it once stood. A line that a
        person typed anew into the newest text is a wish."""
        theirs, steps = self._lines(data), [*self._steps()][::-1]
        if not theirs or not any(step.is_break for step in steps):
            return False
        now = frozenset(self._lines(current))
        known = now.union(*(step.added for step in steps), *((one.line for one in step.gone) for step in steps))
        held = [line for line in theirs if line in known]
        shared = frozenset(held)
        nearest, base, before = len(now ^ shared), now, _Before({}, frozenset())
        for had, lost in _walk(steps, now):
            if len(had ^ shared) < nearest:
                nearest, base, before = len(had ^ shared), had, lost
        revived = [before.gone[line] for line in (shared - now) & base if line in before.gone]
        if not revived:
            return False
        together = sum(one.line in before.erased for one in revived) > 1
        return together or bool(now - shared - base) or any(_stands_as(one, held) for one in revived)

    def held(self, data: bytes) -> frozenset[str]:
        """The lines of a text that once stood in the document."""
        known = {line for step in self._steps() for line in (*step.added, *(one.line for one in step.gone))}
        return frozenset(line.decode(errors="replace") for line in _bullets(data) if self._short(line) in known)

    def _with(self, step: Step) -> bytes:
        kept = self.kept
        if not kept.startswith(_HEAD):
            kept = b"".join([_HEAD, *(one.packed(one.mark) for one in self._steps())])
        kept += step.packed(self._mark)
        return kept if len(kept) <= _MOST_BYTES else _shortened(kept)

    def _steps(self) -> Iterator[Step]:
        """The versions, oldest first; of one whose digests have another key nothing is known. What was kept without
        a key is given this one."""
        if self.kept.startswith(_HEAD):
            known = self._mark
            yield from (step if step.mark == known else Step(step.digest) for step in _unpacked(self.kept, _MARK))
        elif self.kept.startswith(_WITHOUT_KEY):
            yield from map(self._rekeyed, _unpacked(self.kept, 0))
        else:
            digests = (self.kept[at : at + _DIGEST] for at in range(0, len(self.kept), _DIGEST))
            yield from (self._rekeyed(Step(digest)) for digest in digests)

    def _rekeyed(self, step: Step) -> Step:
        if step.is_break:
            return replace(step, mark=self._mark)
        gone = (Gone(*map(self._keyed, one)) for one in step.gone)
        return Step(self._keyed(step.digest), step.lines, tuple(map(self._keyed, step.added)), tuple(gone), self._mark)

    def _between(self, data: bytes, after: bytes) -> Step:
        """A version, and what the next one changed."""
        digest = self._keyed(_digest(data))
        if self.key and (came := _inserted(data, after)):
            return self._grown(digest, _LINES.of(data), came, after)
        had, has = _bullets(data), set(_bullets(after))
        now = set(had)
        gone = [at for at, line in enumerate(had) if line not in has]
        if not self.key or max(len(has), len(now), 3 * len(gone)) > _MOST_LINES:
            return Step(digest)
        around = [_NOBODY, *map(self._short, had), _NOBODY] if gone else []
        return Step(
            digest,
            len(now),
            tuple(self._short(line) for line in has - now),
            tuple(Gone(around[at + 1], around[at], around[at + 2]) for at in gone),
        )

    def _grown(self, digest: bytes, now: frozenset[bytes], came: bytes, after: bytes) -> Step:
        """The same where lines only came: as they nearly always do, and then the others are not read again."""
        new = [line for line in _bullets_of(came) if line not in now]
        _LINES.keep(after, now.union(new))
        if len(now) + len(new) > _MOST_LINES:
            return Step(digest)
        return Step(digest, len(now), tuple(map(self._short, new)))

    def _lines(self, data: bytes) -> list[bytes]:
        return [self._short(line) for line in _bullets(data)]

    def _short(self, line: bytes) -> bytes:
        return self._keyed(blake2b(line, digest_size=_SHORT).digest())

    def _keyed(self, digest: bytes) -> bytes:
        """A digest of a digest, so that one without a key can be given one."""
        return digest if digest == _NOBODY else blake2b(digest, key=self.key, digest_size=len(digest)).digest()

    @property
    def _mark(self) -> bytes:
        return blake2b(b"mark", key=self.key, digest_size=_MARK).digest()


def is_by_hand(back: int, lost: int, gained: int) -> bool:
    """Whether so small a step back may be a person's: by how many entries differ."""
    return back != _BEYOND and (lost <= _AT_ONCE if back == 1 else lost + gained <= _BY_HAND)


def is_older(signature: Signature | None, published_at: int | None) -> bool:
    """Whether a file was saved before the newest text was published: then nobody had seen that. A text of a time that
    is still to come was stamped by another clock, or by ours before it was set back, and tells nothing."""
    if signature is None or published_at is None or published_at > time.time_ns() + _CLOCK_STEP:
        return False
    return signature[2] < published_at - _CLOCK_STEP


class _Lines:
    """The lines of texts written lately, each a text that the next write adds to."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, frozenset[bytes]] = OrderedDict()
        self._guard = Lock()

    def of(self, data: bytes) -> frozenset[bytes]:
        known = self._known.get(data)
        return frozenset(_bullets_of(data)) if known is None else known

    def keep(self, data: bytes, lines: frozenset[bytes]) -> None:
        with self._guard:
            self._known[data] = lines
            while len(self._known) > _MOST_KEPT or sum(map(len, self._known)) > _MOST_KEPT_BYTES:
                self._known.popitem(last=False)

    def clear(self) -> None:
        with self._guard:
            self._known.clear()


_LINES = _Lines()
_READ: deque[tuple[bytes, Any]] = deque(maxlen=8)
"""Long texts digested lately, with what their digests are made of."""


def let_go(_user_id: str) -> None:
    """Keep the lines of no text in memory: somebody's were erased."""
    _LINES.clear()
    _READ.clear()
    _bullets_again.cache_clear()


class _Before(NamedTuple):
    """Lines that an erasure parts from today: all that had gone by then, and those that went with one."""

    gone: dict[bytes, Gone]
    erased: frozenset[bytes]


def _walk(steps: list[Step], now: frozenset[bytes]) -> Iterator[tuple[frozenset[bytes], _Before]]:
    """From the newest version to older ones: its lines, and what was erased since or gone before that."""
    had, before, parted, erasing = now, _Before({}, frozenset()), False, False
    for step in steps:
        if step.is_break:
            parted = erasing = True
            continue
        gone = {one.line: one for one in step.gone}
        had = (had - set(step.added)) | gone.keys()
        if step.lines != len(had):
            return
        if parted:
            before = _Before(before.gone | gone, before.erased | gone.keys() if erasing else before.erased)
        erasing = False
        yield had, before


def _stands_as(one: Gone, held: list[bytes]) -> bool:
    """Whether a line stands between the lines it once stood between, whatever a person has put there too."""
    at = held.index(one.line)
    above, below = ([_NOBODY, *held, _NOBODY][place] for place in (at, at + 2))
    if one.above == one.below == _NOBODY:
        return above == below == _NOBODY
    return (above == one.above != _NOBODY) or (below == one.below != _NOBODY)


def _unpacked(kept: bytes, marked: int) -> Iterator[Step]:
    """The versions below a head, each behind a mark of so many bytes."""
    at = len(_HEAD)
    while at < len(kept):
        start = at + marked
        digest, lines, added, gone, end = _sizes(kept, start)
        parts = [kept[part : part + _SHORT] for part in range(start + _DIGEST + 6, end, _SHORT)]
        triples = (Gone(*parts[one : one + 3]) for one in range(added, added + 3 * gone, 3))
        yield Step(digest, lines - 1 if lines else None, tuple(parts[:added]), tuple(triples), kept[at:start])
        at = end


def _sizes(kept: bytes, at: int) -> tuple[bytes, int, int, int, int]:
    """A version's digest, its counts, and where the next one begins."""
    start = at + _DIGEST
    lines, added, gone = (int.from_bytes(kept[start + of : start + of + 2], "big") for of in (0, 2, 4))
    return kept[at:start], lines, added, gone, start + 6 + _SHORT * (added + 3 * gone)


def _shortened(kept: bytes) -> bytes:
    """The newest versions, so many that there is room for some more."""
    starts, at = [], len(_HEAD)
    while at < len(kept):
        starts.append(at)
        at = _sizes(kept, at + _MARK)[-1]
    fits = (start for start in starts[-_MOST:] if len(kept) - start <= _MOST_BYTES - 2**11)
    return _HEAD + kept[next(fits, starts[-1]) :]


def _bullets(data: bytes) -> tuple[bytes, ...]:
    """The lines of a text that may be entries, each once."""
    return _bullets_again(data) if len(data) <= _OFTEN else _bullets_of(data)


def _bullets_of(data: bytes) -> tuple[bytes, ...]:
    lines = map(bytes.strip, data.replace(b"\r", b"\n").split(b"\n"))
    return tuple(dict.fromkeys([line for line in lines if line[:2] in _BULLETS]))


_bullets_again = lru_cache(maxsize=8)(_bullets_of)
"""The newest text of one write is the earlier one of the next."""


def _inserted(data: bytes, after: bytes) -> bytes:
    """The whole lines that a text has and an earlier one lacks, where they stand together and that is all."""
    grown = len(after) - len(data)
    if grown <= 0:
        return b""
    at = len(data) if data.endswith(b"\n") and after.startswith(data) else data.rfind(b"\n", 0, common(data, after)) + 1
    came = after[at : at + grown]
    return came if came.endswith(b"\n") and after.endswith(data[at:]) else b""


def _digest(data: bytes) -> bytes:
    """Of the text, however its lines end."""
    plain = data.removeprefix(b"\xef\xbb\xbf")
    plain = (plain.replace(b"\r\n", b"\n") if b"\r" in plain else plain).strip()
    return (sha256(plain) if len(plain) < _LONG else _grown_digest(plain)).digest()[:_DIGEST]


def _grown_digest(plain: bytes) -> Any:
    """Of a long text only what came to an earlier one is read: a daily note grows at its end."""
    begun = next(((len(text), known) for text, known in list(_READ) if plain.startswith(text)), (0, sha256()))
    read = begun[1].copy()
    read.update(memoryview(plain)[begun[0] :])
    _READ.appendleft((plain, read))
    return read
