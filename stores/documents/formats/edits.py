"""What a person did to a document, as far as it can be told without the database."""

from collections.abc import Callable
from dataclasses import dataclass

from language.meaning.alike.similarity import fingerprint
from stores.disk.encoding import decode
from stores.documents.formats import daily_md, markdown, memory_md
from stores.documents.formats.bullets import escape
from stores.documents.formats.changes import Merged
from stores.documents.formats.memory_md import MEMORY_MD
from stores.keys import tells_secret

AnyMerged = Merged[memory_md.Entry] | Merged[daily_md.DailyEntry]
Secrets = frozenset[tuple[str, str]]
"""Lines by key and value; whether a value is a secret may show only with its label."""

_STRUCK = "~~"
"""What a person, or a retraction, has struck out is meant to be gone."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What a person did to a document, and which of the new words are secrets: they stay in the file alone."""

    merged: AnyMerged
    secrets: Secrets


def readable(data: bytes) -> str:
    """A person's text; where most lines end as they did on old Macintoshes, they end as everywhere else."""
    text = decode(data)
    alone = text.count("\r") - text.count("\r\n")
    return text.replace("\r\n", "\n").replace("\r", "\n") if alone > text.count("\n") else text


def merge(name: str, base: bytes | None, current: bytes | None, theirs: str) -> AnyMerged:
    """A person's text with what we changed since `base`, and what the person changed; needs no database."""
    if name != MEMORY_MD:
        ours = decode(current or b"")
        return daily_md.merge(ours if base is None else decode(base), ours, theirs)
    standing = memory_md.parse(memory_md.template() if current is None else decode(current))
    known = standing if base is None or base == current else memory_md.parse(decode(base))
    return memory_md.merge(known, standing, theirs)


def read(merged: AnyMerged, give_way: Callable[[], None] = lambda: None) -> Edit:
    """Everything that can be known of an edit without the database; reading many words takes its time."""
    secrets = set()
    new = (*merged.changes.added, *(entry for _, entry in merged.changes.changed))
    for key, value in {(entry.key, entry.value) for entry in new}:
        if tells_secret(value, key):
            secrets.add((key, value))
        fingerprint(value)  # what was read of short texts is kept: the transaction will not have to
        give_way()
    return Edit(merged, frozenset(secrets))


def count(name: str, text: str) -> int:
    """How many memories stand in a document."""
    return len(_entries(name, text))


def standing_still(name: str, merged: AnyMerged, text: str) -> int:
    """How many of the memories that an edit takes out are still in the text, only no longer as entries."""
    read_lines = {entry.line for entry in _entries(name, text)}
    lines = enumerate(markdown.split(text.removeprefix(markdown.BOM)), 1)
    other = "".join(line for number, line in lines if number not in read_lines and _STRUCK not in line)
    return sum(_on_a_line(entry) in other for entry in merged.changes.removed) if other.strip() else 0


def _entries(name: str, text: str) -> tuple[memory_md.Entry, ...] | tuple[daily_md.DailyEntry, ...]:
    return memory_md.parse(text).entries if name == MEMORY_MD else daily_md.parse(text)


def _on_a_line(entry: memory_md.Entry | daily_md.DailyEntry) -> str:
    return escape(entry.value) if entry.kind == "note" else entry.value.split("\n")[0]
