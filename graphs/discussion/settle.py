"""How new entries meet what is known: an entry replaces the memory it makes outdated, or stands beside it.

Nothing is replaced on a guess: a memory that is only likely to be outdated is left alone and named, for asking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from language.asking.words import words_for
from language.hearing.compare import Change, changes, nearest, own
from language.hearing.cutting import cut
from language.hearing.keeping import news_and_rest
from language.hearing.relate import content, is_alike
from language.hearing.revise import Revision, revised
from language.meaning.similarity import fingerprint
from language.statements.slots import fits_slot
from stores.keys import label, normalise_key
from stores.records import Memory

FITTING = 0.55
"""How surely the new words must be found where it is clear which memory is meant, to correct it without a question."""
PLAIN = 0.75
"""How surely where it is only likely."""
CERTAIN = 0.9
"""How surely where the new words are of another sort than the old."""
PLAUSIBLE = 0.5
ASKED = 0.3
"""How likely a memory must be meant to ask whether the new words correct it."""
HINTED = 0.04
"""How likely where the new words are plainly found."""
_CONFIDENCE = 0.85
_SAID = {
    "location": {"en": "Lives in", "uk": "Живе в", "de": "Wohnt in", "es": "Vive en"},
    "role": {"en": "Works as", "uk": "Працює", "de": "Arbeitet als", "es": "Trabaja como"},
    "company": {"en": "Works at", "uk": "Працює в", "de": "Arbeitet bei", "es": "Trabaja en"},
    "name": {"en": "Is called", "uk": "Звати", "de": "Heißt", "es": "Se llama"},
    "age": {"en": "Is aged", "uk": "Має років:", "de": "Ist alt:", "es": "Tiene años:"},
    "origin": {"en": "Comes from", "uk": "Родом з", "de": "Kommt aus", "es": "Es de"},
}
"""Keys as people would say them in the language they speak."""
_KEY_WORDS = 5
_RESPELT = 0.7
_SHORT = 4
"""Words of an entry that only says that something is over."""
_REST = 12
"""Words that an entry may say beyond a correction and still say nothing else."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The entries, each with the id of the memory it replaces if any; memories that end; memories to ask about."""

    entries: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    doubts: list[dict[str, Any]]


def settle(message: str, entries: Sequence[dict[str, Any]], known: Sequence[Memory]) -> Settled:
    """Compare what a message brings with what is known."""
    memories, language = list(reversed(known)), words_for(message).language
    settled = Settled([dict(entry) for entry in entries if not _is_remnant(entry, known)], [], [])
    spent: list[str] = []
    notes = [note(memory, language) for memory in memories]
    news, rest = news_and_rest(own(message))
    for change in changes(message, notes):
        memory, noted = memories[change.note], notes[change.note]
        revision = revised(news, noted, len(noted) - len(memory.value), rest)
        # New words stand for one memory; for any other that they could correct they say nothing.
        if any(entry["key"] == memory.key for entry in settled.entries) or (revision and revision.new in spent):
            continue
        fitting = revision if revision and _fits(revision, change, memory) else None
        left = cut(memory.value, news, rest) if change.sure and change.ends and not fitting else None
        if left:
            settled.entries.append(_entry(memory, key_of_rest(memory.key, memory.value, left), left))
            continue
        _apply(change, memory, noted, fitting, settled)
        spent += [revision.new] if revision else []
    if settled.ended:
        entries = [one for one in settled.entries if one.get("replaces") or not _only_denies(one, settled.ended)]
        return Settled(entries, settled.ended, settled.doubts)
    return settled


def _fits(revision: Revision, change: Change, memory: Memory) -> bool:
    """Does a memory still say something once it is corrected so?"""
    plain = revision.alike or (change.sure and revision.likely >= CERTAIN)
    return plain and fits_slot(memory.key, revision.new)


def _is_remnant(entry: dict[str, Any], known: Sequence[Memory]) -> bool:
    """Does an entry say less of a known memory, in other words ("not walnuts" beside "Can not eat walnuts")?

    It would take the place of what is true and bring nothing: whatever the message corrects is found by comparing it.
    """
    return any(
        memory.key == entry["key"]
        and set(content(entry["value"])) <= set(content(memory.value))
        and fingerprint(entry["value"]) != fingerprint(memory.value)
        for memory in known
    )


def _apply(change: Change, memory: Memory, noted: str, revision: Revision | None, settled: Settled) -> None:
    """One memory that is outdated: corrected or replaced, ended, or asked about."""
    new = _bearer(revision, settled.entries, noted)
    corrected = _corrected(memory, noted, revision) if revision else {}
    now = corrected.get("value") or (new["value"] if new else "")
    beside = [
        one
        for one in settled.entries
        if (revision and _says_only(one, revision)) or (one is not new and now and _speaks_of_before(one, memory, now))
    ]
    if revision and _is_sure(change, revision):
        settled.entries[:] = [one for one in settled.entries if one not in beside] + [corrected]
    elif revision and _is_likely(change, revision) and (change.likely >= ASKED or change.named or not beside):
        instead = {name: corrected[name] for name in ("key", "value")}
        settled.doubts.append(shown(memory) | {"instead": instead, "beside": [one["key"] for one in beside]})
    elif change.sure and new and not change.ends:
        new["replaces"] = memory.id
        settled.entries[:] = [one for one in settled.entries if one is new or one not in beside]
    elif change.sure and change.ends:
        settled.ended.append(shown(memory))
    elif change.likely >= PLAUSIBLE and change.tells >= ASKED and not revision:
        settled.doubts.append(shown(memory))


def _is_sure(change: Change, revision: Revision) -> bool:
    """May a memory be corrected without a question: is it surely meant, or do the new words speak for it as well?"""
    return revision.likely >= (FITTING if change.sure else PLAIN) and change.told and change.likely >= PLAUSIBLE


def _is_likely(change: Change, revision: Revision) -> bool:
    """Is it worth asking: is a memory likely meant, or do the new words by themselves speak for correcting it?"""
    hinted = HINTED / 2 if _is_respelt(revision) else HINTED
    found = revision.likely >= FITTING or _is_respelt(revision)
    return change.likely >= ASKED or (found and change.likely >= hinted)


def _is_respelt(revision: Revision) -> bool:
    """Is the new word the old one in another spelling ("Elise" for "Elsie"), and not just another form of it?"""
    new, old = revision.new.casefold(), revision.old.casefold()
    return not is_alike(new, old) and SequenceMatcher(None, new, old).ratio() >= _RESPELT


def _bearer(revision: Revision | None, entries: list[dict[str, Any]], old: str) -> dict[str, Any] | None:
    """The entry that says what is true now: the one with the new words, else the nearest in topic."""
    free = [one for one in entries if one["durability"] == "durable" and not one.get("replaces")]
    if revision:
        free = [one for one in free if _holds(one["value"], revision.new)]
    values = [one["value"] for one in free]
    return next((one for one in free if nearest(one["value"], values, old)), None)


def _corrected(memory: Memory, noted: str, revision: Revision) -> dict[str, Any]:
    return _entry(memory, _key(memory, revision), _value(revision, noted, memory))


def _entry(memory: Memory, key: str, value: str) -> dict[str, Any]:
    """What takes the place of a memory."""
    return {
        "category": memory.category,
        "key": key,
        "value": value,
        "durability": "durable",
        "confidence": _CONFIDENCE,
        "replaces": memory.id,
    }


def _value(revision: Revision, noted: str, memory: Memory) -> str:
    value = revision.text[len(noted) - len(memory.value) :]
    return value[:1].upper() + value[1:]


def _key(memory: Memory, revision: Revision) -> str:
    """The memory's key, with the new words where it named the old ones."""
    words = memory.key.split("_")
    if not any(is_alike(word, old) for word in words for old in content(revision.old)):
        return memory.key
    kept = [word for word in words if not any(is_alike(word, old) for old in content(revision.old))]
    return normalise_key("_".join([*kept, *content(revision.new)])) or memory.key


def key_of_rest(key: str, value: str, rest: str) -> str:
    """The key of what is left of a memory: one that names what has gone is made anew."""
    gone = [part for word in content(value) if word not in content(rest) for part in (word, *word.split("-"))]
    if not any(is_alike(word, other) for word in key.split("_") for other in gone):
        return key
    return normalise_key("_".join(content(rest)[:_KEY_WORDS])) or key


def note(memory: Memory, language: str = "en") -> str:
    """A memory as one line: what its key says too, where the value does not."""
    if memory.key in _SAID:
        return f"{_SAID[memory.key][language]} {memory.value}"
    name = label(memory.key)
    return memory.value if name.casefold() in memory.value.casefold() else f"{name}: {memory.value}"


def shown(memory: Memory) -> dict[str, Any]:
    """A memory as a question shows it."""
    return {name: str(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


def _holds(value: str, piece: str) -> bool:
    return all(any(is_alike(word, other) for other in content(value)) for word in content(piece))


def _says_only(entry: dict[str, Any], revision: Revision) -> bool:
    """Does an entry repeat the old words, or say hardly more than the new ones?"""
    words = content(entry["value"])
    if entry.get("replaces") or not _holds(entry["value"], revision.new):
        return not entry.get("replaces") and _holds(entry["value"], revision.old)
    return _holds(entry["value"], revision.old) or len(words) - len(content(revision.new)) <= _REST


def _speaks_of_before(entry: dict[str, Any], memory: Memory, now: str) -> bool:
    """Does an entry name just what a memory says no longer ("gave up the Polish")?"""
    gone = [word for word in content(memory.value) if not any(is_alike(word, other) for other in content(now))]
    words = content(entry["value"])
    return not entry.get("replaces") and len(words) <= _SHORT and any(is_alike(a, b) for a in gone for b in words)


def _only_denies(entry: dict[str, Any], ended: Sequence[dict[str, Any]]) -> bool:
    """Does an entry say nothing but that something has ended?"""
    return any(
        sum(any(is_alike(a, b) for b in content(one["value"])) for a in content(entry["value"])) * 2
        >= len(content(entry["value"]))
        for one in ended
    )
