"""What takes the place of a memory, and under which key; and entries that plainly do, before anything is weighed: a
wish or a favourite of the same sort, another value under the key of the memory."""

from collections.abc import Sequence
from typing import Any

from graphs.discussion.correction.overlap import holds, shares_word, speaks_of_before
from language.asking.words import words_for
from language.hearing.line import CAPITAL_NOUNS
from language.hearing.news import NOW
from language.hearing.relate import content, is_alike
from language.hearing.repairs import repairs
from language.hearing.revise import Revision
from language.hearing.signs import adds, clauses_naming
from language.hearing.stored.favourites import favourite_instead
from language.hearing.stored.two import are_two, tells_besides
from language.hearing.stored.workplaces import changes_no_home
from language.hearing.styles import restyled
from language.languages import by_language
from language.meaning.alike.similarity import fingerprint
from language.statements.same_fact import repeats
from language.statements.slots import is_place
from language.statements.told import told_besides
from language.words.classes import classes_of
from stores.keys import key_from_words, label, normalise_key
from stores.records import Memory

SAID = by_language("program.texts", "SAID", dict)
"""Keys as people would say them in the language they speak."""
_CONFIDENCE = 0.85
_KEY_WORDS = 5

_UNSURE = 0.7
"""Below this an entry stands in the daily note because it is not sure, and not because it passes."""

_NAMED = frozenset({"name", "location", "company"})
"""Keys whose value is a name."""
_OF_WORK = frozenset({"role", "company"})
_SECOND = frozenset({*_OF_WORK, "location"})
"""Keys of which somebody may have two, where they say that one comes beside the other."""

Entry = dict[str, Any]


def instead_of(said: str, memory: Memory, noted: str) -> str:
    """What a message wishes or likes best in the place of what a memory says; empty where it says nothing of it."""
    return restyled(said, memory.value) or favourite_instead(said, noted)


def bearer(entries: Sequence[Entry], words: str) -> Entry | None:
    """The entry that says the words, where it replaces nothing yet."""
    return next((one for one in entries if holds(one["value"], words) and not one.get("replaces")), None)


def take_keys(entries: list[Entry], memories: Sequence[Memory]) -> None:
    """An entry under the key of a memory whose words it no longer says gets a key of its own, in the memory's place;
    what only tells that the memory is over goes."""
    for memory in memories:
        entry = next((one for one in entries if one["key"] == memory.key and not one.get("replaces")), None)
        if entry is None or not _says_another(entry["value"], memory):
            continue
        entry |= {"replaces": memory.id, "key": key_for(memory, entry["value"])}
        entries[:] = [one for one in entries if one is entry or not speaks_of_before(one, memory, entry["value"])]


def _says_another(value: str, memory: Memory) -> bool:
    """Is the key of a memory made of words that a value does not say?"""
    named = [word for word in memory.key.split("_") if any(is_alike(word, one) for one in content(memory.value))]
    return bool(named) and not any(is_alike(word, one) for word in named for one in content(value))


def is_unsure_of(entry: Entry, memory: Memory, said: str) -> bool:
    """Does an entry that is not sure say another value from now on, which a memory for good has under its key?"""
    return (
        entry["key"] == memory.key
        and memory.durability == "durable"
        and entry["durability"] != "durable"
        and entry["confidence"] < _UNSURE
        and (bool(NOW.search(said)) or repairs(said))
        and fingerprint(entry["value"]) != fingerprint(memory.value)
    )


def set_apart_workplace(entries: Sequence[Entry], memories: Sequence[Memory], said: str) -> None:
    """Where one works is not where one lives: beside a known home, the town of a job is its workplace."""
    home = next((one for one in memories if one.key == "location"), None)
    if home is None or not any(one["key"] in _OF_WORK for one in entries):
        return
    if not changes_no_home(said):
        return
    for entry in entries:
        if entry["key"] == home.key and fingerprint(entry["value"]) != fingerprint(home.value):
            entry |= {"key": "workplace", "category": "work_context"}


def set_apart_added(entries: Sequence[Entry], memories: Sequence[Memory], said: str) -> None:
    """What comes beside what is known ("another dog, Bruno", another thing of the same sister) gets a key of its own,
    and takes the place of nothing. A second job or home, which its name alone does not tell, is kept as it was said
    ("Also works at Bosch")."""
    for entry in entries:
        old = next((one for one in memories if one.key == entry["key"]), None)
        if not old or holds(entry["value"], old.value):
            continue
        if not (adds(said, entry["value"]) or _tells_otherwise(entry["value"], old, said)):
            continue
        if old.key in _SECOND:
            entry["value"] = told_besides(clauses_naming(said, entry["value"])[0])
        if old.key in _SECOND or old.key not in SAID["en"]:
            entry["key"] = key_from_words(entry["value"])


def _tells_otherwise(value: str, old: Memory, said: str) -> bool:
    """Does a value tell another thing of somebody or something that its key names, which puts nothing right?"""
    if old.key in SAID["en"] or not tells_besides(old.key, value, old.value):
        return False
    return not repairs(said) or are_two(value, old.value)


def entry_for(memory: Memory, key: str, value: str) -> dict[str, Any]:
    """What takes the place of a memory."""
    return {
        "category": memory.category,
        "key": key,
        "value": value,
        "durability": memory.durability,
        "confidence": _CONFIDENCE,
        "replaces": memory.id,
    }


def key_for(memory: Memory, value: str) -> str:
    """The key of a corrected memory: one made of words that it no longer says is made anew of those it says now."""
    words = memory.key.split("_")
    before = f"{memory.value} {memory.evidence}" if shares_word(words, content(memory.value)) else memory.value
    gone = [part for word in content(before) if word not in content(value) for part in (word, *word.split("-"))]
    if memory.key in SAID["en"] or not shares_word(words, gone):
        return memory.key
    return key_from_words(value)


def key_of_rest(key: str, value: str, rest: str) -> str:
    """The key of what is left of a memory: one that names what has gone is made anew."""
    gone = [part for word in content(value) if word not in content(rest) for part in (word, *word.split("-"))]
    if not any(is_alike(word, other) for word in key.split("_") for other in gone):
        return key
    return normalise_key("_".join(content(rest)[:_KEY_WORDS])) or key


def note(memory: Memory, language: str = "en") -> str:
    """A memory as one line: what its key says too, where the value does not."""
    if memory.key in SAID["en"]:
        return f"{SAID.get(language, SAID['en'])[memory.key]} {memory.value}"
    return memory.value if repeats(memory.key, memory.value) else f"{label(memory.key)}: {memory.value}"


def shown(memory: Memory) -> dict[str, Any]:
    """A memory as a question shows it."""
    return {name: str(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


def doubt(memory: Memory, entry: dict[str, Any]) -> dict[str, Any]:
    """A memory to ask about, and what would take its place."""
    return shown(memory) | {"instead": {name: entry[name] for name in ("key", "value")}}


def keys_of(entries: Sequence[dict[str, Any]], taken: str) -> list[str]:
    """The keys under which entries will stand: a key that only repeats its value is made of its words."""
    keys = [key for one in entries for key in (one["key"], key_from_words(one["value"]))]
    return [key for key in dict.fromkeys(keys) if key != taken]


def takes_place(entry: dict[str, Any], memory: Memory) -> bool:
    """Would an entry be written in the place of a memory that says something else?"""
    same = entry.get("replaces") == memory.id or (entry["key"] == memory.key and memory.key in SAID["en"])
    return same and fingerprint(entry["value"]) != fingerprint(memory.value)


def is_common(key: str, new: str, news: str) -> bool:
    """Are new words in small letters where a key asks for a name, and whoever wrote them uses capitals?"""
    careful = news[:1].isupper() and not is_place(new)
    return key in _NAMED and new == new.casefold() and (careful or news[1:] != news[1:].casefold())


def is_name_for_thing(memory: Memory, revision: Revision, news: str) -> bool:
    """Would a name stand for a word that its writer wrote small ("I'm a cellist from Malmö" – "I meant Lund")?"""
    if memory.key not in SAID["en"] or memory.key in _NAMED or words_for(news).language in CAPITAL_NOUNS:
        return False
    named = revision.new.istitle() and " " not in revision.new and not news.startswith(revision.new)
    known = classes_of(revision.new.casefold()) & classes_of(revision.old.casefold())
    return named and not known and revision.old.casefold() in memory.evidence
