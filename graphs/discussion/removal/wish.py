"""What a message wants forgotten: found among all that is known, removed at once when it is plain, else asked about."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from graphs.discussion.correction.overlap import holds
from graphs.discussion.correction.replace import key_of_rest, note, shown
from graphs.discussion.removal.before import goes_on_with_talk, is_of_text, told_by, was_not_kept
from graphs.discussion.removal.put_right import correct, says_already
from graphs.discussion.removal.somebody import of_somebody, others_of
from graphs.discussion.removal.undo import replacing, taken_back, undone
from graphs.offload import offload
from graphs.state import AfterRecall, Update
from language.asking.days import with_days
from language.asking.kinds import turn_of
from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.relate import content
from language.hearing.removal.cut import left_of
from language.hearing.removal.excepted import named_by_word, part_kept
from language.hearing.removal.faint import faintly_meant, may_ask, may_dismiss
from language.hearing.removal.names import asking_part
from language.hearing.removal.notes import Note
from language.hearing.removal.request import (
    asks_to_forget,
    place_of,
    points_back,
    request_of,
    speaks_of_another,
    tells_besides,
)
from language.hearing.removal.spoken_of import called
from language.hearing.removal.stays import without
from language.hearing.removal.wish import forgetting
from language.hearing.repairs import repairs
from language.hearing.revise import revised
from language.intents.exceptions import names_the_rest
from language.intents.forget import wishes
from language.intents.retold import besides_wishes
from language.intents.take_back import asks_to_undo
from language.patterns import pattern_of
from language.people.asked import naming
from stores import MemoryStore
from stores.records import Memory, Receipt, Status
from tools.texts import language_of, say

OUTDATED = "no longer true, the user says"
_MOST_SHOWN = 20
_DASH = pattern_of(r"\s+[—–-]\s+")
"""Stands for "is" between two people where a language leaves that out."""
_FEW = 3
"""Words of what is said instead of something just taken back."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Memories that go at once, and memories to ask about; those that only come near are asked about as that; neither
    where what is named was told and not kept."""

    now: list[dict[str, Any]]
    ask: list[dict[str, Any]]
    near: bool = False
    pointed: bool = False
    """They are only pointed to ("forget that")."""


def wanted_gone(text: str, known: Sequence[Memory], earlier: Sequence[str] = ()) -> Wanted | None:
    """What a message wants forgotten; None when it asks for nothing, or for nothing that is known.

    "Forget that" means what was learned last; it goes at once if it came with the message just before, and
    is nothing if nothing came with that message.
    """
    oldest_first = sorted(known, key=lambda memory: str(memory.updated_at))
    notes = [Note.of(note(memory, words_for(text).language), memory.key) for memory in oldest_first]
    if wishes(_DASH.sub(" ", text)) and (others := naming(text, [memory.value for memory in oldest_first])):
        return Wanted([shown(oldest_first[place]) for place in others], [])
    wish = forgetting(text, notes)
    if wish is None or (earlier and _says_instead(text, oldest_first, earlier[-1])):
        return None
    if known and points_back(text) and not wish.everything:
        return _pointed_at(text, oldest_first, earlier)
    if not wish.everything and (was_not_kept(text, oldest_first, earlier) or is_of_text(text, notes, earlier)):
        return Wanted([], [])
    if not wish.everything and (told := told_by(text, oldest_first, notes)):
        return Wanted([], told)
    if not (wish.now or wish.ask or wish.trimmed):
        near = None if earlier and goes_on_with_talk(earlier[-1], oldest_first) else wish.nearest
        return _coming_near(text, oldest_first, near)
    if wish.everything:
        return Wanted([], [shown(memory) for memory in oldest_first])
    meant = [oldest_first[place] for place in (*wish.now, *wish.ask)]
    if besides := others_of(text, meant, oldest_first):
        return Wanted([], [shown(memory) for memory in (*meant, *besides)])
    return Wanted(
        [_cut(text, one) for one in _with_copies(wish.now, oldest_first)],
        [_cut(text, one) for one in _with_copies(wish.ask, oldest_first)]
        + [cut for index in wish.trimmed if (cut := _trimmed(text, shown(oldest_first[index])))],
    )


def _says_instead(text: str, known: Sequence[Memory], before: str) -> bool:
    """Does a message take back what was just said, and say another word for it ("scratch that, blue")?"""
    beside = besides_wishes(text)
    just = [note(memory) for memory in known if memory.evidence and memory.evidence in before]
    if not repairs(text) or not beside or len(content(beside)) > _FEW or beside == text:
        return False
    found = [revised(text, one, 0) for one in just]
    return any(one and one.alike and holds(beside, one.new) for one in found)


def _pointed_at(text: str, oldest_first: Sequence[Memory], earlier: Sequence[str]) -> Wanted | None:
    """What a request only points to: somebody, the last that was told, the first, the one before, the last two."""
    before = earlier[-1] if earlier else ""
    place, told = place_of(text), _by_message(oldest_first)
    others = None if place else of_somebody(text, oldest_first, earlier)
    if others is not None:
        sure = bool(others) and all(memory.evidence and memory.evidence in before for memory in others)
        going = [shown(memory) for memory in others]
        return Wanted(going, [], pointed=True) if sure else Wanted([], going)
    just = [memory for memory in oldest_first if memory.evidence and memory.evidence in before]
    places = {
        "first": told[0],
        "second": told[:2][-1],
        "before": told[-2:][0],
        "both": [one for several in told[-2:] for one in several],
    }
    meant = places.get(place) or just or told[-1]
    if place == "last" and (len(meant) > 1 or names_the_rest(request_of(text).rest)):
        return Wanted([], [_last_told(meant)])
    going = [shown(memory) for memory in meant]
    if all(memory in just for memory in meant):
        return Wanted(going, [], pointed=True)
    unheard = before and (not place or (place == "last" and turn_of(before).kind == "tell"))
    return None if unheard else Wanted([], going)


def _last_told(memories: Sequence[Memory]) -> dict[str, Any]:
    """The last of several things that one message told: of a memory that tells more than one only the last part."""
    last = max(memories, key=_place_told)
    rest = without(last.value, last.value.endswith)
    return _instead(shown(last), rest) if rest else shown(last)


def _place_told(memory: Memory) -> int:
    """Where in its evidence the last word of a memory stands."""
    said = (memory.evidence or "").casefold()
    return max((said.rfind(word) for word in content(memory.value)), default=-1)


def _coming_near(text: str, known: Sequence[Memory], nearest: int | None) -> Wanted | None:
    """Where nothing surely is: what has a word of the request; what tells of others, if it speaks of one; else what
    comes nearest."""
    named = named_by_word(asking_part(request_of(text).said), [note(memory) for memory in known])
    if named:
        return Wanted([], [shown(known[place]) for place in sorted(named)])
    others = [shown(memory) for memory in known if persons(memory.value)] if speaks_of_another(text) else []
    if others:
        return Wanted([], others)
    return Wanted([], [shown(known[nearest])], near=True) if nearest is not None else None


def _trimmed(text: str, memory: dict[str, Any]) -> dict[str, Any] | None:
    """A memory of which a part is excepted, cut to that part; nothing where it cannot be told which."""
    rest = part_kept(request_of(text).rest, memory["value"])
    return _instead(memory, rest) if rest != memory["value"] else None


def _cut(text: str, memory: dict[str, Any]) -> dict[str, Any]:
    """A memory that says more than a request names is only cut: the rest of it stays."""
    rest = left_of(request_of(text), memory["value"])
    return _instead(memory, rest) if rest else memory


def _instead(memory: dict[str, Any], rest: str) -> dict[str, Any]:
    key = key_of_rest(memory["key"], memory["value"], rest)
    return memory | {"instead": {"key": key, "value": rest}, "cut": memory["kind"] == "memory"}


def _by_message(oldest_first: Sequence[Memory]) -> list[list[Memory]]:
    """What was learned, all that came with one message together."""
    revisions = sorted({memory.revision for memory in oldest_first})
    return [[memory for memory in oldest_first if memory.revision == one] for one in revisions]


def _with_copies(meant: Sequence[int], known: Sequence[Memory]) -> list[dict[str, Any]]:
    """The memories, and those of other vocabularies that say the same."""
    values = {known[index].value.casefold() for index in meant}
    found = [memory for index, memory in enumerate(known) if index in meant or memory.value.casefold() in values]
    return [shown(memory) for memory in found]


def question(name: str, memories: Sequence[Mapping[str, Any]], language: str, *, reason: str) -> dict[str, Any]:
    """A removal that waits for a yes: the question, and exactly what would go."""
    lines = [f"- {_line(one)}" for one in memories[:_MOST_SHOWN]]
    if len(memories) > _MOST_SHOWN:
        lines.append(f"… (+{len(memories) - _MOST_SHOWN})")
    told = with_days("\n".join(lines), language_of(language))
    return {"question": say(name, language, lines=told), "would_remove": list(memories), "reason": reason}


def _line(memory: Mapping[str, Any]) -> str:
    return f"{memory['value']} → {memory['instead']['value']}" if memory.get("instead") else str(memory["value"])


def together(
    waiting: Mapping[str, Any],
    doubts: Sequence[Mapping[str, Any]],
    receipts: Sequence[Mapping[str, Any]],
    language: str,
) -> dict[str, Any]:
    """One question for all that a message may have made outdated and for what it wants gone; nothing where neither is.

    What the message says instead stands beside what it wants gone; what it has replaced already is not asked about.
    """
    written = [one["memory"] for one in receipts if one["memory"]]
    taken = {value for memory in written for value in (memory["id"], memory["key"])}
    wanted = [one for one in waiting.get("would_remove", []) if not taken & {one["id"], one["key"]}]
    better = {one["id"]: one for one in doubts}
    asked = [better.pop(one["id"], one) for one in wanted] + list(better.values())
    if not asked:
        return {}
    if wanted == asked == waiting.get("would_remove"):
        return dict(waiting)
    corrects = any(memory.get("instead") for memory in asked)
    name = "corrected" if corrects else "forget" if wanted else "outdated"
    return question(name, asked, language, reason=waiting.get("reason", OUTDATED))


def asked_by(text: str) -> str:
    """Why something goes that a message asks to have forgotten."""
    return f"the user asked: {text[:200]}"


async def remove(store: MemoryStore, user_id: str, memories: Sequence[Mapping[str, Any]], reason: str) -> list[Receipt]:
    """Have memories forgotten, or corrected where it is known how, as one batch that one undo brings back.

    Of a memory that is only cut, all is forgotten and the rest said anew: what was named may not be learned again. What
    a corrected memory will say goes before it is corrected: to forget it afterwards would take the words from both.
    """
    places: list[int] = []
    async with store.batch(user_id, actor="user") as draft:
        for key in dict.fromkeys(key for one in memories for key in one.get("beside", ())):
            await draft.forget(user_id, key, reason="the corrected memory says it")
        for one in memories:
            new = one["instead"] if _has_new(one) else None
            done = await correct(draft, user_id, one["id"], new, reason) if new else None
            if done is None or (new and says_already(done, new["value"])):
                await draft.forget(user_id, one["id"], reason=reason)
            places.append(len(draft.receipts) - 1)
        for one in memories:
            if one.get("cut"):
                await draft.write(user_id, **one["instead"], category=one["category"])
    return [draft.receipts[place] for place in places]


def outcomes(receipts: Sequence[Receipt], memories: Sequence[Mapping[str, Any]], language: str) -> list[dict[str, str]]:
    """What came of it, each as a text with its status: what reads otherwise now, and what has gone."""
    told = (
        ("remembered", corrected(receipts), Status.UPDATED),
        ("put_right", _given_up(receipts, memories, for_new=True), Status.UPDATED),
        ("forgotten", _given_up(receipts, memories, for_new=False), Status.DELETED),
    )
    return [{"text": say(name, language, words=words), "status": str(status)} for name, words, status in told if words]


def corrected(receipts: Sequence[Receipt]) -> str:
    """What was put right, in words; empty when nothing was."""
    return "; ".join(one.memory.value for one in receipts if one.status is Status.UPDATED and one.memory)


def _given_up(receipts: Sequence[Receipt], memories: Sequence[Mapping[str, Any]], *, for_new: bool) -> str:
    """What has gone, in words, and what is left of it: that for which something new stands, or all else."""
    both = zip(receipts, memories, strict=True)
    gone = [one for receipt, one in both if receipt.status is Status.DELETED]
    return "; ".join(dict.fromkeys(_line(one) for one in gone if _has_new(one) is for_new))


def _has_new(memory: Mapping[str, Any]) -> bool:
    """Does something else stand for a memory now? Of one that is only cut, the rest does not."""
    return bool(memory.get("instead")) and not memory.get("cut")


@dataclass(frozen=True, slots=True)
class Wish:
    """A message that may want something gone, what the user said before it, and when the last of that came."""

    text: str
    earlier: list[str]
    since: datetime | None
    language: str
    by_rules: bool = False
    """No model will look for what is meant: where nothing is found, that is said."""


async def unsaid(store: MemoryStore, user_id: str, wish: Wish) -> Update:
    """What the user wants undone or forgotten, carried out or asked about; nothing where they want neither."""
    if asks_to_undo(wish.text):
        return await taken_back(store, user_id, wish.language, wish.since)
    if await offload(_asks, wish.text):
        done = await forgotten(store, user_id, wish.text, wish.earlier, wish.language)
        return done or (_nothing_kept(wish.language) if wish.by_rules else {})
    if wish.by_rules and (await offload(may_ask, wish.text) or await offload(may_dismiss, wish.text)):
        return await _faintly_wished(store, user_id, wish)
    return {}


def _asks(text: str) -> bool:
    """Does a message want something gone, with or without what a dash stands for?"""
    return asks_to_forget(_DASH.sub(" ", text)) or asks_to_forget(text)


async def _faintly_wished(store: MemoryStore, user_id: str, wish: Wish) -> Update:
    """Ask about the one memory that a message surely names, which may be a request to forget it."""
    known = await store.read(user_id, kind=None, limit=None, viewer="agent")
    one = await asyncio.to_thread(faintly_meant, wish.text, [note(memory) for memory in known])
    asked = [] if one is None else [shown(known[one])]
    if not asked:
        return {}
    return {"removal": question("forget", asked, wish.language, reason=asked_by(wish.text)) | {"faint": True}}


def _nothing_kept(language: str) -> Update:
    return {"captured": [{"text": say("nothing_kept", language), "status": str(Status.UNCHANGED)}]}


async def goes_on(done: Mapping[str, Any], said: str) -> AfterRecall:
    """What follows a wish: what the message tells besides is kept, whatever happens to the old, unless it names whom
    the wish wants gone; then the question."""
    if not (done.get("captured") or done.get("removal")):
        return "capture"
    if (done.get("removal") or {}).get("faint"):
        return "confirm"  # it tells nothing
    going = [one["value"] for one in (done.get("removal") or {}).get("would_remove", ())]
    if await offload(tells_besides, said) and not called(besides_wishes(said), going):
        return "capture"
    return "confirm" if done.get("removal") else "agent"


async def forgotten(store: MemoryStore, user_id: str, text: str, earlier: Sequence[str], language: str) -> Update:
    """What the user wants forgotten goes, or is asked about first, whatever the model would say."""
    known = await store.read(user_id, kind=None, limit=None, viewer="agent")
    wanted = await asyncio.to_thread(wanted_gone, text, known, earlier)
    if wanted is None:
        return {}
    if not (wanted.ask or wanted.now):
        return _nothing_kept(language)
    if wanted.ask:
        name = "nearest" if wanted.near else "forget"
        return {"removal": question(name, wanted.ask, language, reason=asked_by(text))}
    if wanted.pointed and (batch := await replacing(store, user_id, [one["id"] for one in wanted.now])):
        return await undone(store, user_id, language, [batch])
    receipts = await remove(store, user_id, wanted.now, asked_by(text))
    done = outcomes(receipts, wanted.now, language)
    return {"captured": done} if done else {}
