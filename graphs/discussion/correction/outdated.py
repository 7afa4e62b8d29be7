"""How new entries meet what is known: an entry replaces the memory it makes outdated, or stands beside it.

Nothing is replaced on a guess: a memory that is only likely to be outdated is left alone and named, for asking.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from graphs.discussion.correction.addressed import is_of_somebody_else, may_go, may_take_over, open_to
from graphs.discussion.correction.certainty import (
    DOUBTED,
    PLAUSIBLE,
    fits,
    is_likely,
    is_of,
    is_plain,
    is_sure,
    loosely,
    tells,
)
from graphs.discussion.correction.choosing import News, choose_texts, keep_dates
from graphs.discussion.correction.known import Known, instead, retired
from graphs.discussion.correction.known import corrected as corrected_by
from graphs.discussion.correction.left_open import ask_about_left, hold_back, keep_subjects
from graphs.discussion.correction.overlap import (
    holds,
    is_remnant,
    is_so_now,
    only_denies,
    says_only,
    speaks_of_before,
    stands_beside,
    without_ended,
)
from graphs.discussion.correction.remaining import keep_rest, leave_out_before
from graphs.discussion.correction.replace import (
    SAID,
    bearer,
    doubt,
    entry_for,
    instead_of,
    is_unsure_of,
    key_for,
    key_of_rest,
    keys_of,
    note,
    set_apart_added,
    set_apart_workplace,
    shown,
    take_keys,
    takes_place,
)
from graphs.discussion.correction.settled import (
    Settled,
    follow_names,
    has_corrected,
    is_settled,
    only_ask,
    resettle,
)
from graphs.discussion.correction.weighed import weighed
from language.asking.words import words_for
from language.hearing.compare import Change, changes, nearest, own, told_by
from language.hearing.news import NOW
from language.hearing.relate import agreement, without_asides
from language.hearing.removal.cut import cut
from language.hearing.removal.stays import news_and_rest, touches_more
from language.hearing.repairs import is_over_by_itself, repairs
from language.hearing.revise import Revision, revised
from language.hearing.signs import is_change
from language.hearing.splicing.retell import retold, tells_more
from language.hearing.stored.moved import names_no_place, only_visits
from language.sentences.split import questions_apart
from language.statements.slots import fits_slot
from stores.keys import key_from_words
from stores.records import Memory, Said
from stores.write.checks.support import rests

SAME_TOPIC = 0.5


def settle_entries(message: str, entries: Sequence[dict[str, Any]], known: Sequence[Memory]) -> Settled:
    """Compare what a message brings with what is known."""
    whole, message = message, without_asides(questions_apart(message), [one.value for one in known])
    memories, language = open_to(message, entries, list(reversed(known))), words_for(message).language
    news, rest = news_and_rest(told_by(message))
    told = [dict(entry) for entry in entries]
    set_apart_workplace(told, memories, own(message))
    set_apart_added(told, memories, own(message))
    told = [one for one in told if not (is_remnant(one, known, rest) or _only_ends(one, known))]
    settled = Settled(told, [], [])
    resettle(news, memories, settled)
    spent: list[str] = []
    notes = [note(memory, language) for memory in memories]
    _replace_plainly(own(message), memories, notes, settled)
    follow_names(settled, memories)
    starts = [len(noted) - len(memory.value) for memory, noted in zip(memories, notes, strict=True)]
    for change in changes(message, notes, starts):
        memory, noted = memories[change.note], notes[change.note]
        revision = revised(news, noted, len(noted) - len(memory.value), rest)
        if change.sign == "overtaken" and revision and not (revision.denied or is_plain(revision)):
            revision = None  # another state altogether, and no other value of this one
        # New words stand for one memory; for any other that they could correct they say nothing.
        if is_settled(memory, settled) or (revision and revision.new in spent):
            continue
        if is_of_somebody_else(message, news, memory.value):
            continue
        if stands_beside(change, revision, message) or _keeps_home(memory, change, revision, news):
            continue
        fitting = revision if revision and fits(revision, change, memory, noted, news) else None
        if fitting and touches_more(news, memory.value, fitting.new, fitting.old):
            fitting = None
        left = cut(memory.value, news, rest) if change.sure and change.ends and not fitting else None
        if left:
            settled.entries.append(entry_for(memory, key_of_rest(memory.key, memory.value, left), left))
            continue
        found = revision.new if revision and not fitting else ""
        spliced = loosely(revision, memory, noted, news) if revision and not fitting else ""
        known_ = Known(memory, noted, notes, memories, news, rest, found, repairs(message), spliced)
        _apply(change, known_, fitting, settled)
        spent += [fitting.new] if fitting else []
    _end_latest(news, memories, settled)
    follow_names(settled, memories)
    settled.entries[:] = _without_gone(settled, memories)
    _doubt_unsaid(message, settled, memories)
    keep_subjects(news, settled.entries, settled.doubts, memories)
    if not (settled.ended or any(one.get("replaces") for one in settled.entries)):
        ask_about_left(message, settled.entries, settled.doubts, memories, notes)
    told_news = News(news, rest, tuple(one["value"] for one in entries))
    settled.doubts[:] = weighed(message, told_news, settled, memories, notes)
    keep_rest(news, settled, memories)
    if message != whole:  # it also asks or orders something
        only_ask(settled, memories)
    choose_texts(told_news, settled, memories, notes)
    keep_dates(news, settled, memories)
    leave_out_before(settled, memories)
    if repairs(message) or is_change(message):
        hold_back(settled.entries, settled.doubts)
    return settled


def _keeps_home(memory: Memory, change: Change, revision: Revision | None, news: str) -> bool:
    """Does a message leave alone where its writer lives: is it a visit, or of something else altogether?"""
    other = not (change.named or revision) and names_no_place(news)
    visited = revision is not None and revision.old[:1].isupper() and not (revision.denied or change.named)
    return (memory.key == "location" and (only_visits(news) or other)) or (visited and only_visits(news))


def _only_ends(entry: dict[str, Any], known: Sequence[Memory]) -> bool:
    """Does an entry say under the key of a memory just that it is over ("not a baker any more")?"""
    return any(memory.key == entry["key"] and not without_ended(entry["value"], [memory.value]) for memory in known)


def _end_latest(news: str, memories: Sequence[Memory], settled: Settled) -> None:
    """Who begins with "not any more" says it of what they told last: that is asked about, where nothing else is."""
    last = max(memories, key=lambda one: one.revision, default=None)
    if last and is_over_by_itself(news) and not (has_corrected(settled) or is_settled(last, settled)):
        settled.doubts.append(shown(last))


def _without_gone(settled: Settled, memories: Sequence[Memory]) -> list[dict[str, Any]]:
    """The entries without what only tells that a memory is over: it has gone, or is asked about."""
    replaced = [one.get("replaces") for one in settled.entries]
    going = [shown(memory) for memory in memories if memory.id in replaced] + settled.ended + settled.doubts
    told = [one for one in settled.entries if one.get("replaces") or not only_denies(one, settled.ended)]
    before = [memory["value"] for memory in going]
    left = [(one, one["value"] if one.get("reads") else without_ended(one["value"], before)) for one in told]
    left = [(one, words or (_least_of(one["value"], before) if one.get("replaces") else "")) for one, words in left]
    kept = [one | {"value": words, "key": _key_of(one, words)} for one, words in left if words]
    if kept or any(one.get("instead") for one in settled.doubts):
        return kept
    for doubted in settled.doubts:  # what tells that it is over goes with it
        doubted["beside"] = keys_of([one for one, words in left if not words], doubted["key"])
    least = [(one, _least_of(one["value"], before)) for one in told]
    return [one | {"value": words, "key": _key_of(one, words)} for one, words in least]


def _least_of(value: str, gone: Sequence[str]) -> str:
    """What a text that takes the place of a memory says beside its end, be it a word; else all of it."""
    return without_ended(value, gone, least=1) or value


def _key_of(entry: dict[str, Any], value: str) -> str:
    return entry["key"] if entry["value"] == value else key_of_rest(entry["key"], entry["value"], value)


def _replace_plainly(said: str, memories: Sequence[Memory], notes: Sequence[str], settled: Settled) -> None:
    """Another wish for how answers shall be, or another favourite, takes the place of the one before: at once where it
    is an entry. So does another value under the key of a memory; one that is not sure is asked about."""
    for memory, noted in zip(memories, notes, strict=True):
        if words := instead_of(said, memory, noted):
            if entry := bearer(settled.entries, words):
                entry |= entry_for(memory, entry["key"], entry["value"])
            else:
                settled.doubts.append(doubt(memory, entry_for(memory, key_from_words(words), words)))
        if unsure := next((one for one in settled.entries if is_unsure_of(one, memory, said)), None):
            settled.entries.remove(unsure)
            settled.doubts.append(doubt(memory, unsure))
    take_keys(settled.entries, [one for one in memories if one.key not in SAID["en"]])


def _doubt_unsaid(message: str, settled: Settled, memories: Sequence[Memory]) -> None:
    """What the words do not plainly say ("ayer cumplí 34") is asked about: written beside what is known, both would
    stand."""
    for entry in list(settled.entries):
        old = next((one for one in memories if takes_place(entry, one)), None)
        said = [Said(message), Said(old.value, known=True)] if old else []
        if old and old.durability == "durable" and not rests(entry["value"], entry["key"], said):
            settled.entries.remove(entry)
            settled.doubts.append(doubt(old, entry))


def _apply(change: Change, known: Known, revision: Revision | None, settled: Settled) -> None:
    """One memory that is outdated: corrected or replaced, ended, or asked about."""
    memory, noted = known.memory, known.noted
    new = _bearer(revision, settled.entries, noted)
    corrected = corrected_by(known, revision, settled.entries) if revision else {}
    now = corrected.get("value") or (new["value"] if new else "")
    beside = [
        one
        for one in settled.entries
        if (revision and says_only(one, revision)) or (one is not new and now and speaks_of_before(one, memory, now))
    ]
    if revision and (is_sure(change, revision, known) or (change.sure and new and not change.ends)):
        settled.entries[:] = [one for one in settled.entries if one not in beside] + [corrected]
        settled.entries.extend(_following(known, revision))
    elif revision and is_likely(change, revision, known):
        asked = [doubt(one, entry) for one, entry in _with_following(known, corrected, revision)]
        settled.doubts.extend(one | {"beside": keys_of(beside, corrected["key"])} for one in asked)
    elif change.sure and new and not change.ends:
        if may_take_over(change, known, new):
            _replace(known, new, beside, settled)
    elif change.sure and change.ends:
        _end(known, new, settled)
    elif not revision and (known.puts_right or is_of(change, known)):
        _doubt(change, known, new, settled)


def _replace(known: Known, new: dict[str, Any], beside: list[dict[str, Any]], settled: Settled) -> None:
    """An entry takes the place of a memory, unless other words of the message do."""
    memory = known.memory
    left, news = instead(known, settled.entries)
    whole = retold(known.said, memory.value)
    if NOW.search(whole) and not NOW.search(new["value"]) and not holds(new["value"], whole):
        news, known = whole, replace(known, found=whole)
    if left:
        settled.doubts.append(doubt(memory, entry_for(memory, key_from_words(left), left)))
    elif news and known.found and not holds(new["value"], known.found):
        settled.entries.append(entry_for(memory, key_from_words(news), news))
    else:
        new["replaces"] = memory.id
        settled.entries[:] = [one for one in settled.entries if one is new or one not in beside]


def _end(known: Known, new: dict[str, Any] | None, settled: Settled) -> None:
    """A memory is over: what is so now takes its place, if the message says it."""
    _, news = instead(known, settled.entries)
    if new and is_so_now(new["value"]):
        new["replaces"] = known.memory.id
    elif known.found and holds(news, known.found):
        settled.entries.append(entry_for(known.memory, key_from_words(news), news))
    else:
        settled.ended.append(shown(known.memory))


def _doubt(change: Change, known: Known, new: dict[str, Any] | None, settled: Settled) -> None:
    """A memory that is likely outdated is asked about, where the message says so plainly enough."""
    if not change.sign and tells_more(known.said, known.noted):
        return
    if change.likely >= DOUBTED and tells(change, known.said):
        meant = change.named or change.sign == "overtaken"
        about_other = not meant and any(one.get("replaces") for one in settled.entries)
        asked_about = retired(known, settled.entries)
        if not asked_about.get("instead") and not may_go(change, known):
            return
        if not about_other and (
            meant or change.likely >= PLAUSIBLE or asked_about.get("instead") or (new and change.told)
        ):
            settled.doubts.append(asked_about | {"meant": meant})
    elif new and known.puts_right and known.is_latest and change.named and change.told:
        settled.doubts.append(shown(known.memory))
    elif change.sign and _is_open(change, known, settled):
        settled.doubts.append(retired(known, settled.entries))


def _is_open(change: Change, known: Known, settled: Settled) -> bool:
    """Does a sign against a memory still stand: is it named, or has the message corrected nothing else by it?"""
    keys = {one.key for one in known.memories}
    corrected = has_corrected(settled) or any(one["key"] in keys for one in settled.entries)
    return change.sign in ("named", "overtaken") or known.memory.key in SAID["en"] or not corrected


def _following(known: Known, revision: Revision) -> list[dict[str, Any]]:
    return [entry for memory, entry in _with_following(known, {}, revision) if memory is not known.memory]


def _with_following(known: Known, corrected: dict[str, Any], revision: Revision) -> list[tuple[Memory, dict[str, Any]]]:
    """A corrected memory, and those that say the same words on the same topic ("Location: Leeds" beside "Lives in Leeds
    with two cats"): they are as outdated as it is."""
    found = [(known.memory, corrected)]
    for other, note_ in zip(known.memories, known.notes, strict=True):
        if other is known.memory or agreement(known.noted, note_) < SAME_TOPIC:
            continue
        value = re.sub(rf"(?<!\w){re.escape(revision.old)}(?!\w)", lambda _: revision.new, other.value)
        if value != other.value and fits_slot(other.key, revision.new):
            found.append((other, entry_for(other, key_for(other, value), value[:1].upper() + value[1:])))
    return found


def _bearer(revision: Revision | None, entries: list[dict[str, Any]], old: str) -> dict[str, Any] | None:
    """The entry that says what is true now: the one with the new words, else the nearest in topic."""
    free = [one for one in entries if one["durability"] == "durable" and not one.get("replaces")]
    free = [one for one in free if without_ended(one["value"], [old])] or free
    if revision:
        free = [one for one in free if holds(one["value"], revision.new)]
    values = [one["value"] for one in free]
    return next((one for one in free if nearest(one["value"], values, old)), None)
