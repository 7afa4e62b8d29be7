"""A second opinion, as the store takes it: between two attempts, outside any transaction, and on the record."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from stores import MemoryStore, Status
from stores.areas.episodes import Happened
from stores.areas.facts import Statement
from stores.errors import Erased
from stores.records import Code, Durability, Question
from stores.write.checks.second_opinion import seconded_by
from stores.write.erasure.eras import begun_in

SAID = "our eldest is doing his A levels this year"
SON: dict[str, Any] = {"key": "family", "value": "Has a son", "category": "personal_context", "author": "agent"}


@dataclass
class Says:
    """Answers each question with the same name, and keeps what it was asked."""

    by: str
    seconds: float = 1.0
    asked: list[Sequence[Question]] = field(default_factory=list)

    async def __call__(self, questions: Sequence[Question]) -> dict[Question, str]:
        self.asked.append(questions)
        await asyncio.sleep(0)
        return dict.fromkeys(questions, self.by) if self.by else {}


async def test_a_yes_makes_it_last_and_the_record_says_so(any_store: MemoryStore, user: str) -> None:
    with seconded_by(opinion := Says("wise:model")):
        receipt = await any_store.write(user, **SON, evidence=SAID, call_id="c1")
    assert (receipt.status, receipt.code) == (Status.STORED, Code.SECOND_OPINION)
    assert "second opinion" in receipt.reason
    assert receipt.memory is not None
    assert receipt.memory.durability is Durability.DURABLE
    assert receipt.memory.evidence == SAID
    assert receipt.memory.details["second_opinion"] == "wise:model"
    (event,) = await any_store.history(user)
    assert "wise:model" in event.reason
    assert [[one.claim for one in asked] for asked in opinion.asked] == [["Has a son"]]
    again = await any_store.write(user, **SON, evidence=SAID, call_id="c1")
    assert (again.status, again.code) == (Status.STORED, Code.SECOND_OPINION)


async def test_a_no_leaves_it_in_the_daily_note(store: MemoryStore, user: str) -> None:
    with seconded_by(opinion := Says("")):
        receipt = await store.write(user, **SON, evidence=SAID)
    assert (receipt.status, receipt.code) == (Status.DEMOTED, Code.UNSUPPORTED)
    assert len(opinion.asked) == 1
    assert len(await store.history(user)) == 1


async def test_with_nobody_to_ask_it_is_as_rules_see_it(store: MemoryStore, user: str) -> None:
    assert (await store.write(user, **SON, evidence=SAID)).status is Status.DEMOTED


@pytest.mark.parametrize(
    "more",
    [
        {"evidence": "our eldest says hi. my password is hunter2", "value": "My password is hunter2"},
        {"evidence": SAID, "confidence": 0.4},
        {"evidence": SAID, "category": "reading_history"},
        {"evidence": SAID, "durability": "daily"},
        {"evidence": "I don't have a son, only a daughter"},
        {"evidence": SAID, "author": "tool"},
    ],
)
async def test_what_would_not_last_anyway_is_not_asked(store: MemoryStore, user: str, more: dict[str, Any]) -> None:
    with seconded_by(opinion := Says("yes:man")):
        receipt = await store.write(user, **{**SON, **more})
    assert opinion.asked == []
    assert receipt.memory is None or receipt.memory.durability is Durability.DAILY


async def test_what_is_supported_or_known_is_not_asked(store: MemoryStore, user: str) -> None:
    with seconded_by(opinion := Says("yes:man")):
        assert (await store.write(user, **SON, evidence="I have a son")).code is None
        assert (await store.write(user, **SON, evidence=SAID)).status is Status.UNCHANGED
    assert opinion.asked == []


async def test_an_update_takes_one_too_and_a_later_one_leaves_no_trace_of_it(store: MemoryStore, user: str) -> None:
    await store.write(user, key="role", value="Works as a nurse", category="work_context")
    with seconded_by(Says("wise:model")):
        said = "i've been on the lorries since january"
        changed = await store.update(user, "role", "Truck driver", author="agent", evidence=said, reason="corrected")
    assert (changed.status, changed.code) == (Status.UPDATED, Code.SECOND_OPINION)
    assert (await store.history(user))[-1].reason.startswith("corrected; a second opinion")
    plain = await store.update(user, "role", "Bus driver", author="agent", evidence="I drive a bus: a bus driver")
    assert plain.memory is not None
    assert "second_opinion" not in plain.memory.details


async def test_facts_and_episodes_take_one(store: MemoryStore, user: str) -> None:
    with seconded_by(opinion := Says("wise:model")):
        fact = Statement("relationship", "son", "Has a son", author="agent", evidence=SAID)
        assert (await store.facts.remember(user, fact)).code is Code.SECOND_OPINION
        told = Happened("notice", "The user quit their job", evidence="cleared my desk on friday")
        assert (await store.episodes.create(user, told)).code is Code.SECOND_OPINION
    assert len(opinion.asked) == 2


async def test_a_batch_asks_once_and_applies_what_was_answered(store: MemoryStore, user: str) -> None:
    with seconded_by(opinion := Says("wise:model")):
        async with store.batch(user) as draft:
            tried = await draft.write(user, **SON, evidence=SAID)
    assert len(opinion.asked) == 1
    assert tried.code is Code.SECOND_OPINION
    assert [receipt.code for receipt in draft.receipts] == [Code.SECOND_OPINION]
    assert [memory.value for memory in await store.read(user, durability="durable")] == ["Has a son"]


async def test_while_it_is_asked_others_write(store: MemoryStore, user: str) -> None:
    class Meanwhile(Says):
        async def __call__(self, questions: Sequence[Question]) -> dict[Question, str]:
            await store.write(user, key="tea", value="Likes tea", category="preference")
            return await super().__call__(questions)

    with seconded_by(Meanwhile("wise:model")):
        await store.write(user, **SON, evidence=SAID)
    assert {memory.key for memory in await store.read(user)} == {"tea", "family"}


async def test_what_is_erased_meanwhile_does_not_come_back(store: MemoryStore, user: str) -> None:
    class Erasing(Says):
        async def __call__(self, questions: Sequence[Question]) -> dict[Question, str]:
            await store.clear(user)
            return await super().__call__(questions)

    await store.write(user, key="tea", value="Likes tea", category="preference")
    era = (await store.profile(user)).era
    with seconded_by(Erasing("wise:model")), begun_in(user, era), pytest.raises(Erased):
        await store.write(user, **SON, evidence=SAID)
    assert await store.read(user) == []
