"""Which memories are asked about in the end: the judge weighs what all rules together say for and against each."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from graphs.discussion.correction.addressed import worth_asking
from graphs.discussion.correction.certainty import loosely
from graphs.discussion.correction.choosing import News, choose_texts
from graphs.discussion.correction.left_open import asked_once
from graphs.discussion.correction.overlap import holds
from graphs.discussion.correction.replace import SAID, doubt, entry_for, key_for, keys_of, shown
from graphs.discussion.correction.settled import Settled, changed_in, is_settled, only_ask
from language.hearing.compare import ASKS
from language.hearing.features import tokens
from language.hearing.line import line_of
from language.hearing.relate import acts_of, content, denies, orders
from language.hearing.repairs import repairs
from language.hearing.revise import LIKELY, revised
from language.hearing.signs import told
from language.hearing.splicing.frame import loses_verb
from language.hearing.splicing.plain_corrections import denied
from language.hearing.splicing.rest import with_rest
from language.hearing.splicing.retell import keeps_subject, retold
from language.hearing.stored.elsewhen import holds_for_a_while
from language.hearing.stored.favourites import favourite_instead
from language.hearing.stored.meant import Situation, candidates, meant
from language.hearing.stored.older import is_older
from language.statements.slots import fits_slot
from stores.keys import key_from_words
from stores.records import Memory

Entry = dict[str, Any]
ASKED, KEPT, BESIDES = 0.38, 0.22, 0.56
"""How likely a memory must be outdated to be asked about; where a rule asks about it; and where something else is put
right or asked about already."""
ENDED = 0.3
"""How likely to be asked about where the message says that something is over."""
UNASKED = 0.7
"""How likely to be changed without a question, whatever a rule says."""


def weighed(
    message: str, told_news: News, settled: Settled, memories: Sequence[Memory], notes: Sequence[str]
) -> list[Entry]:
    """The doubts that the judge shares, and those that it has of memories which are open to them. How each would read
    is chosen first: whether it makes sense to ask depends on that."""
    news, entries = told_news.said, settled.entries
    if acts_of(news)["forget"] >= ASKS:
        return asked_once(worth_asking(message, news, settled.doubts, entries, {}), news)
    likely = _likely(message, changed_in(settled), memories, notes)
    if not repairs(message):
        _only_ask_unsure(news, likely, settled, memories)
    least = 0.0 if repairs(message) else KEPT
    shared = [one for one in settled.doubts if likely.get(one["id"], 0.0) >= least or _is_sure(one["value"], news)]
    choose_texts(told_news, Settled(entries, [], shared), memories, notes)
    kept = worth_asking(message, news, shared, entries, likely)
    open_ = _open(told_news, {one["id"] for one in kept}, likely, settled, memories, notes)
    choose_texts(told_news, Settled(entries, [], open_), memories, notes)
    meant_ = [one for one in open_ if one.get("instead") or _may_go(news, entries)]
    kept += worth_asking(message, news, meant_, entries, likely)
    changed = {one.get("replaces") or one["key"] for one in entries}
    old = [one.value for one in memories if one.id in changed or one.key in changed]
    if repairs(message):  # a slip is put right where the words fit in, whatever is likely
        return _likeliest(asked_once(kept, news), likely, old, news)
    return asked_once(_likeliest(kept, likely, old, news), news)


def _only_ask_unsure(news: str, likely: Mapping[str, float], settled: Settled, memories: Sequence[Memory]) -> None:
    """What rules would change and the judge does not believe is only asked about."""
    sure = 1.0 if holds_for_a_while(news) else UNASKED
    firm = [one.value for one in memories if likely.get(one.id, 0.0) >= sure and is_settled(one, settled)]
    unsure = [one for one in memories if likely.get(one.id, 1.0) < sure and not _follows(one.value, firm)]
    only_ask(settled, [one for one in unsure if not _is_denied(one.value, news)])


def _open(
    news: News,
    asked: Collection[str],
    likely: Mapping[str, float],
    settled: Settled,
    memories: Sequence[Memory],
    notes: Sequence[str],
) -> list[Entry]:
    """The memories that no rule asks about and the judge takes for outdated; more surely so beside others, unless it is
    no less sure of those."""
    least = ENDED if any(one.over for one in told(news.said)) else ASKED
    most = max((likely.get(one, 0.0) for one in asked), default=least)
    enough = BESIDES if any(one.get("replaces") for one in settled.entries) else min(BESIDES, most)
    return [
        _doubted(news, settled.entries, memory, noted)
        for memory, noted in zip(memories, notes, strict=True)
        if (likely.get(memory.id, 0.0) >= enough or is_older(news.said, memory.value))
        and memory.id not in asked
        and not is_settled(memory, settled)
    ]


def _likeliest(doubts: list[Entry], likely: Mapping[str, float], changed: Sequence[str], news: str) -> list[Entry]:
    """The same news seldom change two memories: where none is changed unasked, the doubt of the likeliest; beside that,
    those of what says the same, or is said to be over."""
    most = max((likely.get(one["id"], 0.0) for one in doubts), default=0.0)
    first = [] if changed else [one["value"] for one in doubts if likely.get(one["id"], 0.0) >= most]
    outdated = [*changed, *first]
    return [
        one
        for one in doubts
        if _is_sure(one["value"], news) or any(holds(one["value"], old) or holds(old, one["value"]) for old in outdated)
    ]


def _is_sure(value: str, news: str) -> bool:
    """Needs a doubt no judge: is what a memory names said to be over, is another favourite named or somebody a year
    older, or is the memory an order?"""
    return (
        orders(value)
        or bool(favourite_instead(news, value))
        or is_older(news, value)
        or any(one.over and one.names(content(value)) for one in told(news))
    )


def _follows(value: str, outdated: Sequence[str]) -> bool:
    """Does a memory only repeat another that is surely outdated ("lives in Leeds with a cat", who has left Leeds)?"""
    return any(holds(value, old) for old in outdated)


def _is_denied(value: str, news: str) -> bool:
    """Does a message say no to what a memory names ("no, not Leeds, York")?"""
    return bool(denied(line_of(news), line_of(value)))


def _likely(
    message: str, changed: Collection[str], memories: Sequence[Memory], notes: Sequence[str]
) -> dict[str, float]:
    """By memory how likely the message makes it outdated, of those that it may be about or that it would change."""
    last = max(memories, key=lambda one: one.revision, default=None)
    if last is None:
        return {}
    starts = [len(noted) - len(memory.value) for memory, noted in zip(memories, notes, strict=True)]
    latest = [
        one.revision == last.revision or bool(last.evidence and one.evidence == last.evidence) for one in memories
    ]
    given = Situation(message, notes, starts, latest)
    chosen = {*candidates(given), *(at for at, memory in enumerate(memories) if memory.id in changed)}
    return {memories[at].id: share for at, share in meant(given, sorted(chosen)).items()} if chosen else {}


def _doubted(news: News, entries: Sequence[Entry], memory: Memory, noted: str) -> Entry:
    """A memory to ask about, with what rules would put in its place, if anything."""
    text, spliced = _spliced(news.said, news.unchanged, memory, noted), True
    if not text:
        text, spliced = retold(news.said, memory.value), False
    if not text:
        return shown(memory) | {"meant": True}
    value = with_rest(news.said, memory.value, keeps_subject(news.said, memory.value, text))
    value = value[:1].upper() + value[1:]
    key = key_for(memory, value) if spliced or memory.key not in SAID["en"] else key_from_words(value)
    beside = [one for one in entries if not one.get("replaces") and holds(value, one["value"])]
    return doubt(memory, entry_for(memory, key, value)) | {"beside": keys_of(beside, key), "meant": True}


def _may_go(news: str, entries: Sequence[Entry]) -> bool:
    """May a memory go with nothing in its place: does a message end something, and tell nothing else?"""
    ends = any(one.over or one.denies for one in told(news)) or any(map(denies, tokens(news)))
    return ends and not entries


def _spliced(news: str, rest: str, memory: Memory, noted: str) -> str:
    """A memory with the new words in it, where they fit; else nothing."""
    revision = revised(news, noted, len(noted) - len(memory.value), rest)
    if revision is None or not fits_slot(memory.key, revision.new):
        return ""
    if loses_verb(news, revision.new, noted, revision.old):
        return ""
    if revision.alike and revision.likely >= LIKELY:
        return revision.text[len(noted) - len(memory.value) :]
    return loosely(revision, memory, noted, news)
