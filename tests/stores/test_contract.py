"""The store's contract, the same on SQLite and on PostgreSQL."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from stores import Durability, MemoryStore, Said, Settings, Status, open_store
from stores.errors import InvalidInput, InvalidUser, NotOwner
from tests.conftest import Clock


async def remember(store: MemoryStore, user: str, key: str = "role", value: str = "Senior Backend Engineer") -> str:
    receipt = await store.write(user, key=key, value=value, category="work_context")
    assert receipt.memory is not None
    return receipt.memory.id


async def test_a_written_memory_is_read_searched_and_shown_in_the_file(any_store: MemoryStore, user: str) -> None:
    receipt = await any_store.write(user, key="role", value="Senior Backend Engineer", category="work_context")
    assert receipt.status is Status.STORED
    assert receipt.batch
    (row,) = await any_store.read(user, category="work_context")
    assert (row.key, row.value, row.kind, row.confidence) == ("role", "Senior Backend Engineer", "memory", 1.0)
    (hit,) = await any_store.search(user, "backend engineer")
    assert hit.id == row.id
    assert hit.score > 0
    assert "- Role: Senior Backend Engineer" in (await any_store.document(user) or "")


async def test_an_unknown_user_has_nothing_and_is_not_made_by_reading(any_store: MemoryStore, user: str) -> None:
    assert await any_store.read(user) == []
    assert await any_store.search(user, "anything") == []
    assert await any_store.context(user, "anything") == ""
    assert await any_store.history(user) == []
    assert (await any_store.export(user))["memories"] == []
    assert user not in await any_store.users()


async def test_writing_an_existing_key_with_another_value_updates_it(any_store: MemoryStore, user: str) -> None:
    first = await remember(any_store, user)
    receipt = await any_store.write(user, key="Role", value="Staff Engineer", category="work_context")
    assert receipt.status is Status.UPDATED
    assert receipt.memory is not None
    assert receipt.memory.id == first
    assert [row.value for row in await any_store.read(user)] == ["Staff Engineer"]


async def test_an_exact_duplicate_changes_nothing(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    events = await any_store.history(user)
    receipt = await any_store.write(user, key="role", value="senior backend engineer", category="work_context")
    assert receipt.status is Status.UNCHANGED
    assert await any_store.history(user) == events


async def test_the_same_place_in_another_script_is_a_duplicate(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="location", value="Kyiv", category="personal", kind="fact")
    receipt = await any_store.write(user, key="location", value="Київ", category="personal", kind="fact")
    assert receipt.status is Status.UNCHANGED


async def test_a_near_duplicate_is_refused_and_answered_with_the_similar_memory(
    any_store: MemoryStore, user: str
) -> None:
    first = await remember(any_store, user, "current_project", "Building a real-time fraud detection pipeline")
    receipt = await any_store.write(
        user, key="project", value="Building a realtime fraud detection pipeline", category="work_context"
    )
    assert receipt.status is Status.REJECTED
    assert [memory.id for memory in receipt.similar] == [first]


async def test_equal_short_values_under_different_keys_are_different_memories(
    any_store: MemoryStore, user: str
) -> None:
    await remember(any_store, user, "favourite_language", "Python")
    receipt = await any_store.write(user, key="language_at_work", value="Python", category="work_context")
    assert receipt.status is Status.STORED


async def test_low_confidence_is_demoted_to_the_daily_note_and_the_receipt_says_so(
    any_store: MemoryStore, user: str
) -> None:
    receipt = await any_store.write(
        user, key="interest", value="May like Haskell", category="preference", confidence=0.6
    )
    assert receipt.status is Status.DEMOTED
    assert "0.60" in receipt.reason
    assert receipt.memory is not None
    assert receipt.memory.durability is Durability.DAILY
    assert "Haskell" not in (await any_store.document(user) or "")
    assert receipt.memory.day is not None
    assert "Haskell" in (await any_store.document(user, receipt.memory.day) or "")


async def test_reading_history_is_daily_only(any_store: MemoryStore, user: str) -> None:
    receipt = await any_store.write(
        user, key="read_crdts", value="Read three articles on CRDTs", category="reading_history"
    )
    assert receipt.status is Status.DEMOTED


async def test_a_model_may_make_durable_only_what_the_user_said(any_store: MemoryStore, user: str) -> None:
    said = [Said("I work as a data engineer at Stripe")]
    supported = await any_store.write(
        user, key="company", value="Stripe", category="work_context", author="agent", evidence=said
    )
    invented = await any_store.write(
        user, key="hobby", value="Collects rare stamps", category="personal_context", author="agent", evidence=said
    )
    assert (supported.status, invented.status) == (Status.STORED, Status.DEMOTED)


async def test_what_an_agent_learned_from_its_work_may_be_durable(any_store: MemoryStore, user: str) -> None:
    receipt = await any_store.write(
        user, value="API rate limit is 100 per minute", category="finding", kind="observation", author="agent"
    )
    assert receipt.status is Status.STORED


async def test_update_takes_a_key_or_an_id_and_keeps_the_rest(any_store: MemoryStore, user: str) -> None:
    memory_id = await remember(any_store, user)
    by_key = await any_store.update(user, "role", "Staff Engineer", reason="promotion")
    by_id = await any_store.update(user, memory_id, "Principal Engineer")
    assert (by_key.status, by_id.status) == (Status.UPDATED, Status.UPDATED)
    row = await any_store.get(user, memory_id)
    assert row is not None
    assert (row.key, row.value, row.category) == ("role", "Principal Engineer", "work_context")


async def test_changing_the_category_moves_the_line(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user, "focus", "Distributed systems")
    await any_store.update(user, "focus", "Distributed systems", category="preference")
    text = await any_store.document(user) or ""
    assert text.index("- Focus") < text.index("## Work Context")
    assert text.count("Distributed systems") == 1


@pytest.mark.parametrize("verb", ["update", "forget"])
async def test_an_unknown_key_is_refused_with_the_way_out(any_store: MemoryStore, user: str, verb: str) -> None:
    await remember(any_store, user)
    receipt = (
        await any_store.update(user, "nothing_here", "x y z")
        if verb == "update"
        else await any_store.forget(user, "nothing_here")
    )
    assert receipt.status is Status.REJECTED
    assert "search" in receipt.reason


async def test_a_forgotten_memory_is_never_found_and_can_be_undone(any_store: MemoryStore, user: str) -> None:
    memory_id = await remember(any_store, user)
    receipt = await any_store.forget(user, "role", reason="asked")
    assert receipt.status is Status.DELETED
    assert await any_store.read(user) == []
    assert await any_store.search(user, "backend engineer") == []
    assert await any_store.get(user, memory_id) is None
    await any_store.undo(user)
    assert [row.id for row in await any_store.read(user)] == [memory_id]
    assert [hit.id for hit in await any_store.search(user, "backend engineer")] == [memory_id]


async def test_what_was_forgotten_is_not_learned_again_from_old_words(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    said = Said("I like dark chocolate", clock())
    like: dict[str, Any] = {"key": "likes_chocolate", "value": "Likes dark chocolate", "category": "preference"}
    await any_store.write(user, author="agent", evidence=said, **like)
    await any_store.forget(user, "likes_chocolate")
    old = await any_store.write(user, author="agent", evidence=said, **like)
    clock.advance(hours=1)
    again = await any_store.write(user, author="agent", evidence=Said(said.text, clock()), **like)
    assert (old.status, again.status) == (Status.REJECTED, Status.STORED)


async def test_a_paused_user_is_neither_written_for_nor_read_for_by_an_agent(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    await any_store.pause(user)
    refused = await any_store.write(user, key="hobby", value="Chess", category="personal_context")
    assert refused.status is Status.REJECTED
    assert "paused" in refused.reason
    assert (await any_store.update(user, "role", "Nobody")).status is Status.REJECTED
    assert not await any_store.activity.command(user, "/memory")
    assert await any_store.context(user, "engineer") == ""
    assert await any_store.search(user, "engineer", viewer="agent") == []
    assert len(await any_store.search(user, "engineer")) == 1
    await any_store.resume(user)
    assert await any_store.context(user, "engineer") != ""


async def test_a_replayed_call_writes_once_and_gets_the_same_answer(any_store: MemoryStore, user: str) -> None:
    memory: dict[str, Any] = {"key": "role", "value": "Engineer", "category": "work_context", "call_id": "run-1:call-1"}
    first = await any_store.write(user, **memory)
    again = await any_store.write(user, **memory)
    assert again.status is Status.STORED
    assert again.batch == first.batch
    assert len(await any_store.history(user)) == 1


async def test_search_filters_by_category_kind_source_and_time(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await any_store.write(user, key="a", value="Rust at work", category="work_context", source="discussion:1")
    middle = clock()
    await any_store.write(user, key="b", value="Rust is fun", category="preference")
    await any_store.write(user, value="Rust compiles slowly", category="finding", kind="observation", author="agent")

    async def found(**filters: object) -> set[str]:
        return {hit.value for hit in await any_store.search(user, "rust", **filters)}  # type: ignore[arg-type]

    assert await found() == {"Rust at work", "Rust is fun", "Rust compiles slowly"}
    assert await found(category="preference") == {"Rust is fun"}
    assert await found(kinds=["observation"]) == {"Rust compiles slowly"}
    assert await found(source="discussion:1") == {"Rust at work"}
    assert await found(until=middle) == {"Rust at work"}
    assert await found(since=middle, kinds=["memory"]) == {"Rust is fun"}
    assert await found(limit=0) == set()
    assert await found(min_score=1000.0) == set()


async def test_conversations_are_searched_only_when_asked_for(any_store: MemoryStore, user: str) -> None:
    await any_store.activity.message(user, f"talk-{user}", role="user", content="I love vacuum improvements", id="m1")
    assert await any_store.search(user, "vacuum") == []
    (hit,) = await any_store.search(user, "vacuum", kinds=["message"])
    assert (hit.id, hit.conversation_id) == ("m1", f"talk-{user}")


async def test_a_message_is_written_once_and_a_conversation_belongs_to_its_first_user(
    any_store: MemoryStore, user: str
) -> None:
    talk = f"talk-{user}"
    assert await any_store.activity.message(user, talk, role="user", content="Hello", id="m1")
    assert not await any_store.activity.message(user, talk, role="user", content="Hello again", id="m1")
    with pytest.raises(NotOwner):
        await any_store.activity.message(f"{user}-other", talk, role="user", content="Hi", id="m2")
    assert [message.content for message in await any_store.conversations.messages(user, talk)] == ["Hello"]
    assert await any_store.conversations.owner(talk) == user


async def test_a_conversation_is_open_until_closed_and_again_after_a_later_turn(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    talk = f"talk-{user}"
    await any_store.activity.message(user, talk, role="user", content="Hello", title="PostgreSQL 18")
    assert [one.title for one in await any_store.conversations.open(user)] == ["PostgreSQL 18"]
    assert await any_store.conversations.close(user, talk, summary="Said hello")
    assert not await any_store.conversations.close(user, talk)
    assert await any_store.conversations.open(user) == []
    clock.advance(hours=1)
    await any_store.activity.message(user, talk, role="user", content="One more thing")
    (again,) = await any_store.conversations.open(user)
    assert (again.summary, again.messages) == ("Said hello", 2)


async def test_days_are_those_of_the_users_timezone(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await any_store.set_timezone(user, "Pacific/Auckland")
    clock.now = datetime(2026, 2, 12, 23, 0, tzinfo=UTC)
    receipt = await any_store.write(user, key="mood", value="Tired", category="personal_context", durability="daily")
    assert receipt.memory is not None
    assert str(receipt.memory.day) == "2026-02-13"
    with pytest.raises(InvalidInput, match="IANA"):
        await any_store.set_timezone(user, "Mars/Base")


async def test_expired_daily_memories_are_not_found(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await any_store.write(user, key="mood", value="Tired", category="personal_context", durability="daily")
    clock.now += timedelta(days=91)
    assert await any_store.search(user, "tired") == []
    assert await any_store.read(user) == []


@pytest.mark.parametrize(
    "bad",
    [
        {"value": ""},
        {"value": " \t "},
        {"value": "x" * 2001},
        {"value": "nul \0 byte"},
        {"value": "lone \ud800 surrogate"},
        {"value": "two\nlines"},
        {"value": "my password is hunter2!Xyz"},
        {"value": "def f(x):    return x + 1"},
        {"category": "nonsense"},
        {"category": ""},
        {"confidence": 1.5},
        {"confidence": float("nan")},
        {"durability": "forever"},
        {"kind": "rumour"},
        {"key": "k" * 300},
        {"author": "nobody"},
    ],
    ids=str,
)
async def test_bad_input_is_rejected_with_a_reason_and_changes_nothing(
    any_store: MemoryStore, user: str, bad: dict[str, object]
) -> None:
    good: dict[str, object] = {"key": "role", "value": "Engineer", "category": "work_context"}
    receipt = await any_store.write(user, **{**good, **bad})  # type: ignore[arg-type]
    assert receipt.status is Status.REJECTED
    assert receipt.reason
    assert await any_store.read(user, kind=None) == []
    assert await any_store.history(user) == []


@pytest.mark.parametrize("user_id", ["", "nul\0", "\ud800", "x" * 300])
async def test_a_user_id_that_can_name_nobody_is_a_typed_error(any_store: MemoryStore, user_id: str) -> None:
    with pytest.raises(InvalidUser):
        await any_store.write(user_id, key="role", value="Engineer", category="work_context")
    with pytest.raises(InvalidUser):
        await any_store.search(user_id, "engineer")


async def test_what_one_process_wrote_another_finds(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as one, open_store(any_settings) as other:
        assert await other.search(user, "engineer") == []
        await remember(one, user)
        assert len(await other.search(user, "engineer")) == 1
        await one.forget(user, "role")
        assert await other.search(user, "engineer") == []


async def test_documents_can_live_in_the_database_alone(any_settings: Settings, user: str) -> None:
    settings = any_settings.model_copy(update={"documents": "database"})
    async with open_store(settings) as store:
        await remember(store, user)
        text = await store.document(user) or ""
        await store.save_document(user, text.replace("Senior Backend Engineer", "Gardener"))
        assert [row.value for row in await store.read(user)] == ["Gardener"]
    assert not (settings.data_dir / "memory").exists()
