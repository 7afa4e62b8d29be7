"""`store.review`: what is worth a question, in which order, and what each answer does."""

from datetime import timedelta
from typing import Any

import pytest

from stores import MemoryStore
from stores.areas.review.doubts import Doubt
from stores.changes import Proposal
from stores.records import Author, Code, Durability, State, Status
from stores.strength import strength
from tests.conftest import Clock


async def remember(store: MemoryStore, key: str, value: str, category: str = "preference", **more: Any) -> None:
    receipt = await store.write("ann", key=key, value=value, category=category, **more)
    assert receipt.ok, receipt.reason


async def asked(store: MemoryStore) -> list[tuple[str, str]]:
    return [(doubt.sort, doubt.memory.key) for doubt in await store.review.questions("ann", 50)]


async def only(store: MemoryStore) -> Doubt:
    found = await store.review.questions("ann", 50)
    assert len(found) == 1
    return found[0]


async def test_what_is_sure_and_new_is_not_asked_about(store: MemoryStore) -> None:
    await remember(store, "tea", "Drinks green tea")
    await remember(store, "birthday", "Born on 5 May", "personal_context")
    assert await asked(store) == []


async def test_uncertain_old_contrary_and_double_memories_are_found(store: MemoryStore, clock: Clock) -> None:
    await remember(store, "editor", "Works with Emacs all day")
    await remember(store, "birthday", "Born on 5 May", "personal_context")
    clock.advance(days=800)
    await remember(store, "likes_meetings", "Likes long meetings")
    await remember(store, "avoids_meetings", "Avoids long meetings")
    await remember(store, "hiking", "Likes hiking in mountains")
    await remember(store, "outdoors", "Enjoys wandering the hills", "personal_context")
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75)
    await store.write(
        "ann", key="maybe", value="Owns a boat", category="personal_context", author="agent", confidence=0.4
    )
    found = await asked(store)
    assert found[:2] == [("conflict", "likes_meetings"), ("same", "hiking")]
    assert set(found[2:4]) == {("unsure", "language"), ("unsure", "maybe")}
    assert found[4:] == [("old", "editor")]


async def test_two_values_of_what_one_has_one_of_contradict(store: MemoryStore) -> None:
    await remember(store, "location", "Lives in Kyiv", "personal_context")
    await remember(store, "location", "Lives in Lviv", "personal", kind="fact")
    assert await asked(store) == [("conflict", "location")]


async def test_yes_is_the_users_word_strengthens_and_is_asked_once(store: MemoryStore, clock: Clock) -> None:
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75, author="app")
    clock.advance(days=900)
    doubt = await only(store)
    weak = strength(doubt.memory, clock())
    receipt = await store.review.answer("ann", doubt.plain(), "yes")
    assert receipt.status is Status.UPDATED
    memory = await store.get("ann", "language")
    assert memory is not None
    assert (memory.confidence, memory.author) == (1.0, Author.USER)
    assert strength(memory, clock()) > 2 * weak
    assert await asked(store) == []
    clock.advance(days=5000)
    assert await asked(store) == []


async def test_yes_makes_a_noted_guess_last(store: MemoryStore) -> None:
    await store.write(
        "ann", key="boat", value="Owns a boat", category="personal_context", author="agent", confidence=0.4
    )
    await store.review.answer("ann", (await only(store)).plain(), "yes")
    memory = await store.get("ann", "boat")
    assert memory is not None
    assert memory.durability is Durability.DURABLE
    assert "Owns a boat" in (await store.document("ann") or "")


async def test_no_forgets_and_undo_brings_it_back_with_its_question(store: MemoryStore) -> None:
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75)
    receipt = await store.review.answer("ann", (await only(store)).plain(), "no")
    assert receipt.status is Status.DELETED
    assert await store.search("ann", "Portuguese") == []
    assert await asked(store) == []
    await store.undo("ann", receipt.batch)
    assert await asked(store) == [("unsure", "language")]


async def test_change_corrects_and_a_secret_is_refused(store: MemoryStore) -> None:
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75)
    doubt = await only(store)
    refused = await store.review.answer("ann", doubt.plain(), "change", "password: hunter2-Xk29!qq")
    assert refused.status is Status.REJECTED
    changed = await store.review.answer("ann", doubt.plain(), "change", "Speaks fluent Portuguese")
    assert changed.status is Status.UPDATED
    memory = await store.get("ann", "language")
    assert memory is not None
    assert (memory.value, memory.confidence) == ("Speaks fluent Portuguese", 1.0)


@pytest.mark.parametrize(
    ("key", "value", "words", "then"),
    [
        ("likes_coffee", "Likes coffee", "Likes tea", ("likes_tea", "Likes tea")),
        ("language", "Speaks some Portuguese", "Plays the oboe", ("plays_oboe", "Plays the oboe")),
        ("language", "Speaks some Portuguese", "I live in Lisbon", ("location", "Lisbon")),
        ("language", "Speaks some Portuguese", "Speaks fluent Portuguese", ("language", "Speaks fluent Portuguese")),
        ("location", "Oslo", "Bergen", ("location", "Bergen")),
        ("location", "Oslo", "I live in Bergen now", ("location", "Bergen")),
        ("любить_каву", "Любить каву", "Любить чай", ("любить_чай", "Любить чай")),
    ],
)
async def test_what_is_put_right_has_a_key_that_fits_it(
    store: MemoryStore, key: str, value: str, words: str, then: tuple[str, str]
) -> None:
    await remember(store, key, value, "personal_context", confidence=0.75)
    receipt = await store.review.answer("ann", (await only(store)).plain(), "change", words)
    assert receipt.memory
    assert (receipt.memory.key, receipt.memory.value) == then
    assert [one.key for one in await store.read("ann")] == [then[0]]
    await store.undo("ann")
    assert [(one.key, one.value) for one in await store.read("ann")] == [(key, value)]


@pytest.mark.parametrize(("said", "words", "left"), [
    ("no", "", ["Enjoys trekking in the hills"]),
    ("change", "Hikes in mountains and hills", ["Hikes in mountains and hills"]),
    ("yes", "", ["Enjoys trekking in the hills", "Likes hiking in mountains"]),
])  # fmt: skip
async def test_of_two_that_say_the_same_one_stays_or_both(
    store: MemoryStore, said: str, words: str, left: list[str]
) -> None:
    await remember(store, "hiking", "Likes hiking in mountains", "preference", kind="fact")
    await store.write("ann", key="hills", value="Enjoys trekking in the hills", category="preference")
    found = await store.review.questions("ann")
    assert [doubt.sort for doubt in found] == ["same"]
    assert (await store.review.answer("ann", found[0].plain(), said, words)).ok
    assert sorted(one.value for one in await store.read("ann", kind=None, limit=None)) == left
    assert await asked(store) == []


async def test_what_a_night_proposed_is_asked_first_and_once(store: MemoryStore, clock: Clock) -> None:
    await remember(store, "employer", "Works at Initech", "work_context")
    await store.propose_removal("ann", "employer", reason="the user left the company")
    doubt = await only(store)
    assert (doubt.sort, doubt.reason) == ("proposed", "the user left the company")
    await store.review.answer("ann", doubt.plain(), "yes")
    assert await asked(store) == []


async def test_a_proposed_merge_is_asked_about(store: MemoryStore) -> None:
    await remember(store, "team", "Leads the data platform team", "work_context")
    await remember(store, "job", "Runs everything about data", "work_context")
    two = await store.get("ann", "job")
    assert two is not None
    await store.change("ann", Proposal("team", same_as=two.id), actor="nightly")
    doubt = await only(store)
    assert (doubt.sort, doubt.other and doubt.other.id) == ("same", two.id)


async def test_an_answer_to_what_has_changed_does_nothing(store: MemoryStore) -> None:
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75)
    doubt = await only(store)
    await store.update("ann", "language", "Speaks good Portuguese")
    receipt = await store.review.answer("ann", doubt.plain(), "no")
    assert (receipt.status, receipt.code) == (Status.REJECTED, Code.CHANGED_SINCE)
    memory = await store.get("ann", "language")
    assert memory is not None
    assert memory.state is State.ACTIVE


async def test_who_has_paused_is_asked_nothing_and_others_are_not_reached(store: MemoryStore) -> None:
    await remember(store, "language", "Speaks some Portuguese", "personal_context", confidence=0.75)
    doubt = await only(store)
    assert await store.review.questions("ben") == []
    assert (await store.review.answer("ben", doubt.plain(), "no")).code is Code.CHANGED_SINCE
    await store.pause("ann")
    assert await store.review.questions("ann") == []
    assert (await store.review.answer("ann", doubt.plain(), "no")).code is Code.PAUSED


async def test_a_line_the_person_typed_stays_theirs(store: MemoryStore, clock: Clock) -> None:
    await remember(store, "tea", "Drinks green tea")
    text = (await store.document("ann") or "").replace("green tea", "black tea")
    await store.save_document("ann", text)
    clock.advance(days=timedelta(days=3000).days)
    assert await asked(store) == []


async def test_questions_answers_and_choices_are_the_same_on_both_databases(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="tea", value="Drinks some tea", category="preference", confidence=0.75)
    await any_store.propose_removal(user, "tea", reason="it seems over")
    (doubt,) = await any_store.review.questions(user)
    assert doubt.sort == "proposed"
    assert (await any_store.review.answer(user, doubt.plain(), "yes")).ok
    assert await any_store.review.questions(user) == []
    await any_store.write(
        user, key="pet", value="Keeps a tortoise", category="preference", conversation_id=f"{user}-inside"
    )
    await any_store.choices.keep_here(user, f"{user}-inside", True)
    assert await any_store.search(user, "tortoise", viewer="agent") == []
    assert "tortoise" not in str(await any_store.context(user, "tortoise"))
    assert len(await any_store.search(user, "tortoise")) == 1
    await any_store.choices.set_quiet(user, True)
    await any_store.choices.set_language(user, "uk")
    profile = await any_store.profile(user)
    assert (profile.quiet, profile.language) == (True, "uk")


@pytest.mark.parametrize(
    ("one", "two", "sort"),
    [
        ("Hates capers", "Loves capers", "conflict"),
        ("Can't stand polka", "Is a big polka fan", "conflict"),
        ("Is single", "Is married to Tom", "conflict"),
        ("Is vegetarian", "Eats meat every day", "conflict"),
        ("Is afraid of flying", "Enjoys flying", "conflict"),
        ("Не п'є каву", "П'є каву щоранку", "conflict"),
        ("Owns a bicycle", "Has a bike", "same"),
        ("Drives a lorry", "Drives a truck", "same"),
    ],
)
async def test_what_is_said_in_other_words_is_asked_beside_it(
    store: MemoryStore, one: str, two: str, sort: str
) -> None:
    await remember(store, "one_thing", one, "personal_context")
    await remember(store, "another_thing", two, "personal", kind="fact")
    found = await only(store)
    assert (found.sort, found.memory.value, found.other and found.other.value) == (sort, one, two)


async def test_what_one_has_and_where_one_lives_contradict_nothing(store: MemoryStore) -> None:
    await remember(store, "one_thing", "Wohnt in einer Wohnung", "personal_context")
    await remember(store, "another_thing", "Hat eine Wohnung", "personal_context")
    assert "conflict" not in dict(await asked(store))
