"""Fifty users with ids that try to be each other, each with a secret word that only they may ever see."""

import json
import random
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from stores import MemoryStore
from stores.changes import Proposal
from stores.errors import MemoryStoreError

IDS = (
    *("ann", "Ann", "ANN", "ann ", " ann", "an", "anna", "ann1", "ann%", "an_", "a%", "%", "_", "*", "ann*", "?nn"),
    *(
        "../ann",
        "..",
        ".",
        "ann/../bob",
        "ann/bob",
        "ann\\bob",
        "/",
        "~",
        ".hidden",
        "memory",
        "MEMORY.md",
        "con",
        "NUL",
    ),
    *("аnn", "ａｎｎ", "a\u200bnn", "\u202enna", "ann\u0301", unicodedata.normalize("NFC", "ann\u0301")),
    *("andré", unicodedata.normalize("NFD", "andré"), "straße", "strasse", "İlke", "i̇lke", "🙂"),
    *("ann'; DROP TABLE memory; --", '"ann"', "ann\n", "ann\tbob", "null", "0", "[]", "user:ann", "ann@example.org"),
    *("x" * 255, "_" + "x" * 250, "-rf", "${HOME}"),
)
assert len(set(IDS)) == len(IDS) >= 50

Outcome = Any
Deed = Callable[[MemoryStore, "Member", "Member", random.Random], Awaitable[Outcome]]


@dataclass
class Member:
    """One of the crowd, with handles of theirs that others may try to use."""

    id: str
    secret: str
    talk: str
    memories: list[str] = field(default_factory=list)
    batches: list[str] = field(default_factory=list)


def crowd() -> list[Member]:
    """The secrets differ in every letter, so that none is a part of another."""
    letters = "bcdfghjklmnpqrstvwxz"
    secrets = [f"qy{letters[n // 20]}{letters[n % 20]}y{letters[(n * 7) % 20]}uq" for n in range(len(IDS))]
    return [
        Member(name, secret, f"talk-{number}") for number, (name, secret) in enumerate(zip(IDS, secrets, strict=True))
    ]


async def settle(store: MemoryStore, member: Member) -> None:
    """Something of every kind, with the secret in it; the keys are the same for everybody."""
    me, secret = member.id, member.secret
    async with store.batch(me) as draft:
        await draft.write(me, key="bird", value=f"Likes {secret} birds", category="preference")
        await draft.write(me, key="mood", value=f"Saw a {secret}", category="personal_context", durability="daily")
        await draft.write(me, value=f"A note on {secret}", kind="note")
        await draft.write(me, key="lesson", value=f"Learned {secret}", kind="observation", category="lesson")
        await draft.write(me, key="home", value=f"Lives in {secret}", kind="fact", category="personal")
        await draft.write(me, key="tea", value=f"Drinks {secret}", category="preference", confidence=0.75)
    member.memories = [receipt.memory.id for receipt in draft.receipts if receipt.memory]
    member.batches = [receipt.batch for receipt in draft.receipts if receipt.batch]
    await store.activity.message(me, member.talk, role="user", content=f"My plan is {secret}")
    await store.activity.react(me, "p1", title=f"About {secret}", reaction="👍")
    await store.scratchpad.set(me, "plan", secret)


def plain(outcome: Outcome) -> str:
    return json.dumps(outcome, default=repr, ensure_ascii=False) + repr(outcome)


async def attempt(deed: Deed, store: MemoryStore, me: Member, other: Member, chance: random.Random) -> str:
    """What a deed told, also when it was refused."""
    try:
        return plain(await deed(store, me, other, chance))
    except MemoryStoreError as refused:
        return plain(str(refused))


def _id(other: Member, chance: random.Random) -> str:
    return chance.choice(other.memories)


READS: tuple[Deed, ...] = (
    lambda store, me, other, chance: store.search(me.id, chance.choice(["birds", "plan", "note", "%", "*"]), limit=50),
    lambda store, me, other, chance: store.search(me.id, "plan", kinds=["message"], conversation_id=other.talk),
    lambda store, me, other, chance: store.search(me.id, "birds", kinds=["memory", "note", "observation", "fact"]),
    lambda store, me, other, chance: store.read(me.id, kind=None, limit=None),
    lambda store, me, other, chance: store.get(me.id, _id(other, chance)),
    lambda store, me, other, chance: store.history(me.id, key=_id(other, chance)),
    lambda store, me, other, chance: store.context(me.id, f"birds of {other.id}"),
    lambda store, me, other, chance: store.document(me.id),
    lambda store, me, other, chance: store.export(me.id),
    lambda store, me, other, chance: store.profile(me.id),
    lambda store, me, other, chance: store.rank(me.id, [{"id": "p1", "title": f"Birds of {other.id}", "points": 1}]),
    lambda store, me, other, chance: store.runs.of(me.id),
    lambda store, me, other, chance: store.conversations.get(me.id, other.talk),
    lambda store, me, other, chance: store.conversations.messages(me.id, other.talk),
    lambda store, me, other, chance: store.conversations.all(me.id),
    lambda store, me, other, chance: store.conversations.kept_here(me.id),
    lambda store, me, other, chance: store.conversations.last_words(me.id),
    lambda store, me, other, chance: store.review.questions(me.id, 50),
    lambda store, me, other, chance: store.scratchpad.get(me.id, "plan"),
    lambda store, me, other, chance: store.scratchpad.search(me.id, "q"),
)
WRITES: tuple[Deed, ...] = (
    lambda store, me, other, chance: store.update(me.id, _id(other, chance), "Changed by somebody else"),
    lambda store, me, other, chance: store.forget(me.id, _id(other, chance)),
    lambda store, me, other, chance: store.forget(me.id, _id(other, chance), erase=True),
    lambda store, me, other, chance: store.merge(me.id, other.memories, "Merged by somebody else"),
    lambda store, me, other, chance: store.propose_removal(me.id, _id(other, chance)),
    lambda store, me, other, chance: _review(store, me, other, chance),
    lambda store, me, other, chance: store.change(
        me.id, Proposal(me.memories[0], same_as=_id(other, chance)), actor="nightly"
    ),
    lambda store, me, other, chance: store.choices.keep_here(me.id, other.talk, chance.random() < 0.5),
    lambda store, me, other, chance: store.choices.set_quiet(me.id, chance.random() < 0.5),
    lambda store, me, other, chance: store.choices.set_language(me.id, chance.choice(["de", None])),
    lambda store, me, other, chance: store.undo(me.id, chance.choice(other.batches)),
    lambda store, me, other, chance: store.conversations.delete(me.id, other.talk),
    lambda store, me, other, chance: store.conversations.close(me.id, other.talk),
    lambda store, me, other, chance: store.activity.message(me.id, other.talk, role="user", content="Mine now"),
    lambda store, me, other, chance: store.activity.read(me.id, "p1"),
    lambda store, me, other, chance: store.scratchpad.set(me.id, "plan", me.secret),
    lambda store, me, other, chance: store.prune(me.id),
    lambda store, me, other, chance: store.rebuild_index(me.id),
    lambda store, me, other, chance: store.pause(me.id),
    lambda store, me, other, chance: store.resume(me.id),
    lambda store, me, other, chance: store.trends.take_part(me.id, chance.random() < 0.5),
    lambda store, me, other, chance: store.activity.deliver(me.id, other.talk, title="Mine now"),
    lambda store, me, other, chance: _import(store, me, other),
)


async def _review(store: MemoryStore, me: Member, other: Member, chance: random.Random) -> Outcome:
    """An answer to a question about somebody else's memory, or that would make one of mine and theirs."""
    own = await store.get(me.id, me.memories[0]) if me.memories else None
    said = chance.choice(["yes", "no", "change"])
    asked = {"sort": chance.choice(["same", "old"]), "revision": 1, "mark": "old"}
    ids = {"id": own.id, "other": _id(other, chance)} if own and chance.random() < 0.5 else {
        "id": _id(other, chance), "other": "",
    }  # fmt: skip
    revision = {"revision": own.revision} if own else {}
    return await store.review.answer(me.id, asked | revision | ids, said, "Changed by somebody else")


async def _import(store: MemoryStore, me: Member, other: Member) -> Outcome:
    """An export that says it is somebody else's."""
    data = await store.export(me.id)
    data["user"] = other.id
    return await store.load(me.id, data)
