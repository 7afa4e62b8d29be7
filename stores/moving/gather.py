"""Reads a source once: statements are listed, conversations made ready for the tables and put aside on the disk.

What is put aside has no name there: nothing of it is left when the process ends, however it ends. So memory stays flat
however long the conversations are, and the transaction that takes them in has nothing left to work out.
"""

import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import IO
from uuid import NAMESPACE_URL, uuid5

from stores.database.imported_turns import Said, Talk
from stores.moving.archive import Member, Source, open_source
from stores.moving.recognise import AUTO, OURS, Recognised, recognise
from stores.moving.records import THE_TEXT, CannotImport, Conversation, LeftOut, Remembered
from stores.moving.redaction import redacted_all
from stores.records import IMPORTED

Progress = Callable[[int, int], None]
MOST_STATEMENTS = 5_000
TWICE = "conversations that stand in the file twice"


@dataclass(frozen=True)
class Wish:
    """What is to be imported, and how."""

    path: str | Path | None = None
    text: str | None = None
    format: str = AUTO
    saved: bool = False
    progress: Progress | None = None
    only_counted: bool = False
    """Whether it is enough to know which turns there are."""


@dataclass
class Gathered:
    """All that a source holds."""

    format: str
    statements: list[Remembered] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    ours: bytes | None = None
    """An export of our own, which is taken in as such."""
    aside: IO[str] | None = None

    def talks(self) -> Iterator[Talk]:
        """The conversations, from the first on."""
        if self.aside is None:
            return
        self.aside.seek(0)
        for line in self.aside:
            name, title, turns = json.loads(line)
            said = (Said(one, role, content, datetime.fromisoformat(at)) for one, role, content, at in turns)
            yield Talk(name, title, tuple(said))

    def close(self) -> None:
        if self.aside is not None:
            self.aside.close()


def gather(wish: Wish, user_id: str, now: datetime, folder: Path) -> Gathered:
    """Read everything that is to be imported; an error says what was wrong with it."""
    if wish.text is not None:
        return _of_text(wish, user_id, now, folder)
    if wish.path is None or not str(wish.path).strip():
        raise CannotImport("nothing_given", "pass_path_or_text")
    with open_source(wish.path) as source:
        source.watch(wish.progress)
        return _of_source(source, wish, user_id, now, folder)


def _of_text(wish: Wish, user_id: str, now: datetime, folder: Path) -> Gathered:
    """A text that somebody pasted: it may be any export that is one file."""
    data = (wish.text or "").encode("utf-8", "surrogateescape" if wish.format in (AUTO, OURS) else "replace")
    if not data.strip():
        raise CannotImport("text_empty", "paste_list")
    source = Source(THE_TEXT, [Member(THE_TEXT, len(data), partial(BytesIO, data))])
    return _of_source(source, wish, user_id, now, folder)


def _of_source(source: Source, wish: Wish, user_id: str, now: datetime, folder: Path) -> Gathered:
    known = recognise(source, wish.format)
    if known.format == OURS:
        return Gathered(OURS, ours=_whole(known.members[0]))
    gathered = Gathered(known.format)
    folder = folder if folder.is_dir() else Path(tempfile.gettempdir())
    gathered.aside = tempfile.TemporaryFile("w+", encoding="ascii", dir=folder)  # noqa: SIM115 (closed by whoever got it)
    try:
        talks = _talks(source, known, wish, gathered, user_id, now)
        for talk in map(_names, talks) if wish.only_counted else redacted_all(talks, _texts, _with_texts):
            turns = [(turn.id, turn.role, turn.content, turn.at.isoformat()) for turn in talk.turns]
            gathered.aside.write(json.dumps((talk.id, talk.title, turns)) + "\n")
    except BaseException:
        gathered.close()
        raise
    return gathered


_MOST_OURS = 100 * 2**20


def _whole(member: Member) -> bytes:
    if member.size > _MOST_OURS:
        raise CannotImport("larger_mb", "split_exports", file=member.name, most=_MOST_OURS >> 20)
    return member.start(_MOST_OURS)


def _talks(
    source: Source, known: Recognised, wish: Wish, gathered: Gathered, user_id: str, now: datetime
) -> Iterator[Talk]:
    seen: set[bytes] = set()
    for found in known.read(source, saved=wish.saved):
        if isinstance(found, Remembered):
            gathered.statements.append(found)
            if len(gathered.statements) > MOST_STATEMENTS:
                most = f"{MOST_STATEMENTS:,}"
                raise CannotImport("too_many_statements", "pass_part", file=source.name, most=most)
        elif isinstance(found, LeftOut):
            gathered.left_out[found.why] += found.count
        else:
            talk = _talk(found, known.format, user_id, now)
            name = sha256(talk.id.encode()).digest()[:12]
            if name in seen:
                gathered.left_out[TWICE] += 1
                continue
            seen.add(name)
            yield talk


def _talk(found: Conversation, origin: str, user_id: str, now: datetime) -> Talk:
    """A conversation under an id of its own for this user, its turns in order, none later than now."""
    spoken = found.id or sha256(f"{found.title}\0{found.turns[0].content}".encode()).hexdigest()
    name = f"{IMPORTED}{origin}:{uuid5(NAMESPACE_URL, f'{user_id} {origin} {spoken}')}"
    at = min(found.at or found.turns[0].at or now, now)
    turns: dict[str, Said] = {}
    for number, turn in enumerate(found.turns):
        at = max(at, min(turn.at or at, now))
        turns.setdefault(turn.id or str(number), Said(turn.id or str(number), turn.role, turn.content, at))
    return Talk(name, found.title, tuple(turns.values()))


def _names(talk: Talk) -> Talk:
    return Talk(talk.id, "", tuple(replace(turn, content="") for turn in talk.turns))


def _texts(talk: Talk) -> list[str]:
    return [talk.title, *(turn.content for turn in talk.turns)]


def _with_texts(talk: Talk, texts: list[str]) -> Talk:
    title, *contents = texts
    said = zip(talk.turns, contents, strict=True)
    turns = tuple(Said(turn.id, turn.role, content, turn.at) for turn, content in said)
    return Talk(talk.id, title, turns)
