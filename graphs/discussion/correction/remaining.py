"""What stays of memories that a message makes outdated: their other phrases, in what takes their place."""

from collections.abc import Sequence
from typing import Any

from graphs.discussion.correction.overlap import holds, shares_word, speaks_of_before
from graphs.discussion.correction.replace import SAID, entry_for, key_for, keys_of
from graphs.discussion.correction.settled import Settled
from language.hearing.relate import content
from language.hearing.splicing.rest import rest_of, with_rest
from language.hearing.splicing.retell import keeps_subject, retold
from stores.keys import key_from_words
from stores.records import Memory

Entry = dict[str, Any]


def keep_rest(news: str, settled: Settled, memories: Sequence[Memory]) -> None:
    """Put into all that takes the place of a memory what of the memory holds on; where nothing would, and something
    does, what the message tells takes it."""
    known = {one.id: one for one in memories}
    keyed = {one.key: one for one in memories if one.key not in SAID["en"]}
    for entry in settled.entries:
        if old := known.get(entry.get("replaces", "")) or keyed.get(entry["key"]):
            entry["value"] = _kept_in(news, old, entry["key"], entry["value"])
    for asked in settled.doubts:
        old = known.get(asked["id"])
        if old and asked.get("instead"):
            asked["instead"] |= {"value": _kept_in(news, old, asked["instead"]["key"], asked["instead"]["value"])}
        elif old:
            asked |= _instead(news, settled, old)
    for ended in list(settled.ended):
        old = known.get(ended["id"])
        if old and (found := _instead(news, settled, old)):
            settled.ended.remove(ended)
            settled.entries[:] = [one for one in settled.entries if one["key"] not in found["beside"]]
            settled.entries.append(entry_for(old, **found["instead"]))


def leave_out_before(settled: Settled, memories: Sequence[Memory]) -> None:
    """What a message tells only of how a memory was goes with it: at once, or with the question about it."""
    known = {one.id: one for one in memories}
    for asked in settled.doubts:
        old, now = known.get(asked["id"]), asked.get("instead", {})
        if old and now:
            before = [one for one in settled.entries if _only_tells_before(one, old, now["value"])]
            asked["beside"] = list(dict.fromkeys([*asked.get("beside", ()), *keys_of(before, now["key"])]))
    for entry in list(settled.entries):
        if old := known.get(entry.get("replaces", "")):
            now = entry["value"]
            settled.entries[:] = [one for one in settled.entries if not _only_tells_before(one, old, now)]


def _only_tells_before(entry: Entry, old: Memory, now: str) -> bool:
    """Does an entry name what a memory says no longer, and hardly a word beside that and what is so now?"""
    known = [*content(old.value), *content(now)]
    others = [word for word in content(entry["value"]) if not shares_word([word], known)]
    return speaks_of_before(entry, old, now) and len(others) <= 1


def _kept_in(news: str, old: Memory, key: str, value: str) -> str:
    """A new value for a memory with what holds on; the bare value of a key of ours takes only what stood around it."""
    told = value if old.key in SAID["en"] else keeps_subject(news, old.value, value)
    whole = with_rest(news, old.value, told)
    return value if key in SAID["en"] and whole.startswith(told) else whole


def _instead(news: str, settled: Settled, old: Memory) -> Entry:
    """What takes the place of a memory of which something holds on: what the message tells, unless that stands
    elsewhere; nothing where nothing holds on."""
    told = retold(news, old.value)
    taken = [one["value"] for one in settled.entries if one.get("replaces")]
    taken += [one["instead"]["value"] for one in settled.doubts if one.get("instead")]
    if not told or any(holds(value, told) for value in taken):
        rest = rest_of(news, old.value)
        return {"instead": {"key": key_for(old, rest), "value": rest}, "beside": []} if rest else {}
    whole = with_rest(news, old.value, told)
    if whole == told:
        return {}
    key = key_from_words(whole) if old.key in SAID["en"] else key_for(old, whole)
    same = [one for one in settled.entries if not one.get("replaces") and holds(told, one["value"])]
    same = [one for one in same if shares_word(content(one["value"]), content(told))]
    return {"instead": {"key": key, "value": whole}, "beside": keys_of(same, key)}
