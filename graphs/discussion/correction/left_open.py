"""What is asked where a message corrected nothing, and yet says otherwise what a memory says."""

from collections.abc import Collection, Sequence
from typing import Any

from graphs.discussion.correction.overlap import holds, says_only, shares_word, without_ended
from graphs.discussion.correction.replace import SAID, doubt, entry_for, key_for, key_of_rest, keys_of, shown
from language.hearing.relate import content, denies
from language.hearing.removal.subjects import named_subject
from language.hearing.signs import is_change, only_ends
from language.hearing.splicing.rest import with_rest
from language.hearing.splicing.retell import keeps_subject, retold
from language.hearing.stored.left_open import Open, left_open
from language.people.acquainted import acquainted
from stores.keys import key_from_words
from stores.records import Memory

Entry = dict[str, Any]
_FEW = 5
"""Words of an entry that only says that something is over."""
_SHORT = 3
"""Letters of words that tell nothing by themselves."""


def ask_about_left(
    message: str, entries: Sequence[Entry], doubts: list[Entry], memories: Sequence[Memory], notes: Sequence[str]
) -> None:
    """Ask about the memory that a message most likely makes outdated, and what would take its place."""
    starts = [len(noted) - len(memory.value) for memory, noted in zip(memories, notes, strict=True)]
    found = left_open(message, notes, starts)
    if found is None or any(one["key"] == memories[found.note].key for one in entries):
        return
    if any(one["id"] == memories[found.note].id for one in doubts) or (doubts and not found.is_spliced):
        return
    memory, value = memories[found.note], found.text[:1].upper() + found.text[1:]
    key = key_for(memory, value) if found.is_spliced or memory.key not in SAID["en"] else key_from_words(value)
    asked = doubt(memory, entry_for(memory, key, value))
    doubts.append(asked | {"beside": keys_of([one for one in entries if _is_said_by(one, found)], key)})


def trades_before(soon: Sequence[Entry], settled: Sequence[Entry], memories: Sequence[Memory]) -> list[Entry]:
    """The trade to ask about where another one begins within days: it may be over already."""
    trade = next((one for one in memories if one.key == "role"), None)
    if trade is None or not soon or any(one["key"] == trade.key for one in settled):
        return []
    return [] if any(holds(one["value"], trade.value) for one in soon) else [shown(trade)]


def keep_subjects(news: str, entries: Sequence[Entry], doubts: Sequence[Entry], memories: Sequence[Memory]) -> None:
    """Whom a memory tells of stays named in what takes its place, and where news of them stand beside it."""
    known = {one.id: one for one in memories if one.key not in SAID["en"]}
    for entry in entries:
        if old := known.get(entry.get("replaces", "")):
            entry["value"] = with_rest(news, old.value, keeps_subject(news, old.value, entry["value"]))
    for one in doubts:
        if old := known.get(one["id"]):
            _keep_subject(news, entries, one, old)


def _keep_subject(news: str, entries: Sequence[Entry], asked: Entry, old: Memory) -> None:
    if asked.get("instead"):
        told = keeps_subject(news, old.value, asked["instead"]["value"])
        new = asked["instead"]["value"] = with_rest(news, old.value, told)
        beside = [one for one in entries if not one.get("replaces") and _is_of_both(one["value"], old.value, new)]
        asked["beside"] = list(dict.fromkeys([*asked.get("beside", ()), *keys_of(beside, asked["instead"]["key"])]))
        return
    text = retold(news, old.value)
    beside = [one for one in entries if not one.get("replaces") and shares_word(content(one["value"]), content(text))]
    if not (beside and text.startswith(named_subject(old.value) or "\n")):
        text, beside = _told_of(news, entries, old)
    if beside:
        key = key_for(old, text)
        asked |= {"instead": {"key": key, "value": text}, "beside": keys_of(beside, key)}


def _told_of(news: str, entries: Sequence[Entry], old: Memory) -> tuple[str, list[Entry]]:
    """What an entry tells of the one whom a memory tells of, without naming them; named now."""
    for one in entries:
        whole = keeps_subject(news, old.value, one["value"])
        if not one.get("replaces") and whole != one["value"]:
            return whole, [one]
    return "", []


def _is_of_both(value: str, old: str, new: str) -> bool:
    """Does an entry say both what a memory said and the most of what takes its place?"""
    gone = [word for word in content(old) if not shares_word([word], content(new))]
    came = [word for word in content(new) if not shares_word([word], content(old))]
    return bool(came) and shares_word(gone, content(value)) and shares_word(came, content(value))


def asked_once(doubts: Sequence[Entry], said: str) -> list[Entry]:
    """The doubts, the same news in the place of one memory only, the one that it fits into best; of what is named or
    overtaken is asked whether it goes. Beside news nothing is asked about that no telling word names."""
    kept: list[Entry] = []
    for one in sorted(map(_without_bare_no, doubts), key=lambda one: len(_news_of(one))):
        told = [_news_of(other) for other in kept if other.get("instead")]
        if not any(_news_of(one) and (_news_of(one) <= other or other <= _news_of(one)) for other in told):
            kept.append(one)
        elif shares_word(content(one["instead"]["value"]), content(one["value"])):
            kept.append(one)  # the same words come into both
        elif one.get("meant"):
            kept.append({name: value for name, value in one.items() if name != "instead"})
    if not any(one.get("instead") for one in kept):
        return kept
    words = [word for word in content(said) if len(word) > _SHORT]
    return [one for one in kept if one.get("instead") or one.get("meant") or shares_word(words, content(one["value"]))]


def _without_bare_no(asked: Entry) -> Entry:
    """A doubt without what would take a memory's place, where that only says no, or that it is over; else without the
    clauses that do."""
    news, instead = _news_of(asked), asked.get("instead", {}).get("value", "")
    left = without_ended(instead, [asked["value"]]) if news else ""
    if news and (all(map(denies, news)) or not left):
        return {name: value for name, value in asked.items() if name != "instead"}
    if not left or not is_change(instead) or is_change(left) or acquainted([asked["value"]]):
        return asked
    key = key_of_rest(asked["instead"]["key"], instead, left)
    return asked | {"instead": {"key": key, "value": left[:1].upper() + left[1:]}}


def hold_back(entries: Sequence[Entry], doubts: Sequence[Entry]) -> None:
    """What would take the place of a memory that is asked about stands for the day only, until that is answered: kept
    for good beside the memory, both would stand as true."""
    for asked in doubts:
        news = _news_of(asked) if asked.get("instead") else set()
        free = [one for one in entries if not one.get("replaces")]
        same = [one for one in free if (news and _says(one["value"], news)) or _only_ends(one["value"], asked["value"])]
        for one in same:
            one["durability"] = "daily"
        if same:
            taken = asked["instead"]["key"] if asked.get("instead") else asked["key"]
            asked["beside"] = list(dict.fromkeys([*asked.get("beside", ()), *keys_of(same, taken)]))


def _only_ends(value: str, known: str) -> bool:
    """Does an entry hardly say more than that what a memory says is over?"""
    short = is_change(value) and len(content(value)) <= _FEW and shares_word(content(value), content(known))
    return short or only_ends(value, [known])


def _says(value: str, news: Collection[str]) -> bool:
    """Does an entry say all that would come into a memory?"""
    return all(shares_word([word], content(value)) for word in news)


def _news_of(asked: Entry) -> set[str]:
    """The words that would come into a memory."""
    new = asked.get("instead", {}).get("value", "")
    return {word for word in content(new) if not shares_word([word], content(asked["value"]))}


def _is_said_by(entry: Entry, found: Open) -> bool:
    """Does the new text say what an entry says, or the entry hardly more than the new words?"""
    return holds(found.text, entry["value"]) or (found.revision is not None and says_only(entry, found.revision))
