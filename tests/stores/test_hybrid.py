"""Search by words and meaning: vectors beside the rows, fused with BM25, gone with what they stand for."""

import asyncio
import math
import re
from typing import Any

import numpy as np
import pytest
from langchain_core.embeddings import Embeddings
from sqlalchemy import func, select

from stores import MemoryStore, Settings, open_store
from stores.database.schema import vectors
from stores.database.schemas.vectors import turn_vectors
from stores.hybrid.fusion import fused
from stores.hybrid.vector_candidates import name_of
from stores.records import MESSAGE, Hit
from tests.conftest import Clock
from tests.stores.meanings import KNOWN, Meanings, keys, remember

QUESTIONS = {
    "same words": [
        ("espresso", "morning"),
        ("terrier Bublik", "companion"),
        ("robotics company", "position"),
        ("Helix theme", "editor"),
        ("short summaries", "reading"),
    ],
    "other words": [
        ("favourite beverage", "morning"),
        ("puppy", "companion"),
        ("steak", "table"),
        ("which instrument", "evening"),
        ("jogs", "training"),
    ],
    "both": [("home town Lviv", "place"), ("career in robotics", "position"), ("Rust on weekends", "language")],
}


def kept(store: MemoryStore, user: str) -> int:
    with store._runtime.database.reading() as connection:
        count = select(func.count()).select_from(vectors).where(vectors.c.user_id == user)
        return int(connection.execute(count).scalar() or 0)


async def reciprocal_ranks(store: MemoryStore, user: str) -> dict[str, float]:
    """The mean of 1/rank of the right memory, for each category of questions."""
    means = {}
    for category, questions in QUESTIONS.items():
        found = [(await keys(store, user, query, limit=10), right) for query, right in questions]
        ranks = [1 / (hits.index(right) + 1) if right in hits else 0.0 for hits, right in found]
        means[category] = sum(ranks) / len(ranks)
    return means


async def test_no_category_of_questions_is_answered_worse_and_other_words_better(
    hybrid: MemoryStore, any_settings: Settings, user: str
) -> None:
    await remember(hybrid, user)
    fused = await reciprocal_ranks(hybrid, user)
    async with open_store(any_settings) as lexical:
        words = await reciprocal_ranks(lexical, user)
    assert all(fused[category] >= words[category] for category in QUESTIONS), (words, fused)
    assert words["other words"] < 0.5
    assert fused["other words"] > 0.8


async def test_what_means_the_same_is_found_without_a_common_word(hybrid: MemoryStore, user: str) -> None:
    await remember(hybrid, user)
    assert (await keys(hybrid, user, "beverage"))[0] == "morning"
    assert await keys(hybrid, user, "quantum chromodynamics") == []
    assert await keys(hybrid, user, "") == []


async def test_a_faint_likeness_is_shown_where_no_word_agrees(hybrid: MemoryStore, user: str) -> None:
    value = "Espresso, guitar melody, piano music, steak dish, terrier puppy, marathon sport, career, town"
    await hybrid.write(user, key="many", value=value, category="preference")
    document, asked = (np.array(Meanings()._vector(text)) for text in (f"many: {value}", "beverage"))
    assert 0.15 < document @ asked / np.linalg.norm(document) / np.linalg.norm(asked) < 0.3
    assert await keys(hybrid, user, "beverage") == ["many"]


async def test_scores_are_between_0_and_1_ranked_and_explained(hybrid: MemoryStore, user: str) -> None:
    await remember(hybrid, user)
    hits = await hybrid.search(user, "espresso beverage", explain=True, limit=10)
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 + 1e-9 for score in scores)
    best = hits[0]
    assert best.key == "morning"
    assert math.isclose(sum(term.weight for term in best.terms), best.score)
    assert "(meaning)" in {term.term for term in best.terms}
    floor = scores[0]
    assert await keys(hybrid, user, "espresso beverage", min_score=floor) == ["morning"]


async def test_weights_choose_between_words_and_meaning(
    settings: Settings, clock: Clock, user: str, meanings: Meanings
) -> None:
    known = {"beans": "The beverage industry bores them", "cup": "Espresso, coffee and tea all day"}
    firsts = []
    for text, vector in ((1.0, 0.0), (0.0, 1.0)):
        chosen = settings.model_copy(update={"hybrid_text_weight": text, "hybrid_vector_weight": vector})
        async with open_store(chosen, clock=clock, embeddings=meanings) as store:
            await remember(store, user, known)
            firsts.append((await keys(store, user, "beverage"))[0])
    assert firsts == ["beans", "cup"]


async def test_a_vector_is_made_once_and_anew_when_the_words_change(
    hybrid: MemoryStore, any_settings: Settings, user: str, meanings: Meanings
) -> None:
    await remember(hybrid, user)
    await keys(hybrid, user, "beverage")
    assert (len(meanings.texts), kept(hybrid, user)) == (len(KNOWN), len(KNOWN))
    await keys(hybrid, user, "puppy")
    assert len(meanings.texts) == len(KNOWN)
    await hybrid.update(user, "morning", "Starts the day with a marathon", kind="note")
    assert "morning" not in (await keys(hybrid, user, "beverage"))[:1]
    assert set((await keys(hybrid, user, "exercise"))[:2]) == {"morning", "training"}
    assert (len(meanings.texts), kept(hybrid, user)) == (len(KNOWN) + 1, len(KNOWN))
    again = Meanings()
    async with open_store(any_settings, embeddings=again) as reopened:
        assert (await keys(reopened, user, "puppy"))[0] == "companion"
    assert again.texts == []
    other = Meanings()
    other.model = "another model"
    async with open_store(any_settings, embeddings=other) as reopened:
        await keys(reopened, user, "puppy")
    assert len(other.texts) == len(KNOWN)


async def test_filters_hold_for_what_is_found_by_meaning(hybrid: MemoryStore, user: str, clock: Clock) -> None:
    await hybrid.write(user, key="a", value="Loves espresso", kind="note", source="one", conversation_id="c1")
    clock.advance(days=2)
    await hybrid.write(user, key="b", value="Loves tea", category="preference", source="two")
    await hybrid.write(user, key="c", value="Loves a coffee", durability="daily", category="preference")
    middle = clock.now.replace(hour=0)
    asked: list[tuple[dict[str, Any], set[str]]] = [
        ({}, {"a", "b", "c"}),
        ({"kinds": ["note"]}, {"a"}),
        ({"category": "preference"}, {"b", "c"}),
        ({"source": "two"}, {"b"}),
        ({"conversation_id": "c1"}, {"a"}),
        ({"since": middle}, {"b", "c"}),
        ({"until": middle}, {"a"}),
        ({"limit": 0}, set()),
    ]
    for more, expected in asked:
        assert set(await keys(hybrid, user, "beverage", **more)) == expected, more
    clock.advance(days=100)
    assert set(await keys(hybrid, user, "beverage")) == {"a", "b"}


async def test_what_is_forgotten_paused_or_anothers_is_not_found_by_meaning(
    hybrid: MemoryStore, user: str, meanings: Meanings
) -> None:
    await remember(hybrid, user)
    assert await keys(hybrid, f"{user}-2", "beverage") == []
    await keys(hybrid, user, "beverage")
    await hybrid.forget(user, "morning", kind="note")
    assert "morning" not in await keys(hybrid, user, "beverage")
    await hybrid.write(user, key="later", value="Likes green tea", kind="note")
    await hybrid.pause(user)
    asked = len(meanings.queries), len(meanings.texts)
    assert await hybrid.search(user, "beverage", viewer="agent") == []
    assert await keys(hybrid, user, "green tea") == ["later"]
    assert (len(meanings.queries), len(meanings.texts)) == asked
    await hybrid.resume(user)
    await hybrid.undo(user)


async def test_erasure_takes_the_vectors_along(hybrid: MemoryStore, user: str) -> None:
    await remember(hybrid, user)
    await keys(hybrid, user, "beverage")
    await hybrid.forget(user, "morning", kind="note", erase=True)
    assert kept(hybrid, user) == len(KNOWN) - 1
    assert await keys(hybrid, user, "beverage") == []
    receipt = await hybrid.clear(user)
    assert receipt.counts["vectors"] == len(KNOWN) - 1
    assert kept(hybrid, user) == 0


async def test_when_the_embeddings_fail_words_decide_and_the_log_names_only_the_error(
    hybrid: MemoryStore, user: str, meanings: Meanings, caplog: pytest.LogCaptureFixture
) -> None:
    await remember(hybrid, user)
    meanings.fails = True
    assert (await keys(hybrid, user, "espresso"))[0] == "morning"
    assert await keys(hybrid, user, "beverage") == []
    assert "ConnectionError" in caplog.text
    assert "the words of a user" not in caplog.text
    meanings.fails = False
    assert (await keys(hybrid, user, "beverage"))[0] == "morning"


async def test_conversations_are_searched_by_meaning_too(hybrid: MemoryStore, user: str, meanings: Meanings) -> None:
    for number, said in enumerate(("An espresso, please", "The terrier barks", "Nothing of note")):
        for who in (user, f"{user}-2"):
            await hybrid.activity.message(who, f"talk {number} of {who}", role="user", content=said, id=f"m{number}")
    assert [hit.value for hit in await hybrid.search(user, "espresso", kinds=["message"])] == ["An espresso, please"]
    (found,) = await hybrid.search(user, "beverage", kinds=["message"])
    assert (found.id, found.conversation_id, found.kind) == ("m0", f"talk 0 of {user}", "message")
    made = len(meanings.texts)
    assert [hit.id for hit in await hybrid.search(user, "pet", kinds=["message"], category="user")] == ["m1"]
    assert await hybrid.search(user, "pet", kinds=["message"], category="assistant") == []
    assert await hybrid.search(user, "pet", kinds=["message"], conversation_id="another") == []
    assert len(meanings.texts) == made, "what is said gets its vector once"
    await hybrid.write(user, key="dog", value="Has a puppy", category="personal_context")
    both = await hybrid.search(user, "pet", kinds=["memory", "message"])
    assert {hit.kind for hit in both} == {"memory", "message"}


async def test_the_context_of_a_topic_knows_what_is_near_in_meaning(hybrid: MemoryStore, user: str) -> None:
    for key, value in (("morning", "Saw an espresso bar"), ("noon", "Heard a piano")):
        await hybrid.write(user, key=key, value=value, category="personal_context", durability="daily")
    said = await hybrid.context(user, "beverage")
    assert "Relevant Past Context" in said
    assert "espresso" in said.split("Relevant Past Context")[1].split("###")[0]


async def test_a_turn_means_more_where_its_neighbours_speak_of_the_same(hybrid: MemoryStore, user: str) -> None:
    said = (
        "The terrier barks",
        "A puppy naps",
        "My dog eats",
        "It rained",
        "Nothing",
        "A terrier, they say",
        "No idea",
    )
    for number, words in enumerate(said):
        await hybrid.activity.message(user, f"talk of {user}", role="user", content=words, id=f"m{number}")
    hits = {hit.id: hit.score for hit in await hybrid.search(user, "animal", kinds=["message"], limit=10)}
    assert hits["m1"] > hits["m5"], "one stands among its like, the other alone"


async def test_vectors_of_turns_go_with_the_turns(hybrid: MemoryStore, user: str) -> None:
    for talk in ("one", "two"):
        await hybrid.activity.message(user, f"{talk} of {user}", role="user", content=f"An espresso, {talk}")
    await hybrid.search(user, "beverage", kinds=["message"])
    await hybrid.conversations.delete(user, f"one of {user}")
    assert len(await hybrid.search(user, "beverage", kinds=["message"])) == 1
    with hybrid._runtime.database.reading(user) as connection:
        mine = select(func.count()).select_from(turn_vectors).where(turn_vectors.c.user_id == user)
        assert connection.execute(mine).scalar() == 1
    assert (await hybrid.clear(user)).counts["turn_vectors"] == 1


async def test_many_searches_and_writes_at_once(hybrid: MemoryStore, user: str) -> None:
    async def one(number: int) -> Any:
        if number % 2:
            return await hybrid.write(user, key=f"cup {number}", value=f"Cup {number} holds tea {number}", kind="note")
        return await hybrid.search(user, "beverage", limit=50)

    await asyncio.gather(*(one(number) for number in range(60)))
    assert len(await hybrid.search(user, "beverage", limit=50)) == 30
    assert kept(hybrid, user) == 30


async def test_beside_what_holds_the_word_only_what_is_nearly_as_similar_is_shown(
    hybrid: MemoryStore, user: str
) -> None:
    known = {"cup": "Coffee", "glass": "Tea", "week": "Tea, meal, guitar, marathon"}
    await remember(hybrid, user, known)
    assert await keys(hybrid, user, "coffee") == ["cup", "glass"]


def test_a_turn_that_holds_more_of_the_words_stays_before_one_of_a_nearer_meaning(settings: Settings) -> None:
    said = [Hit(name, "user", "", "user", MESSAGE, score, "") for name, score in (("told", 1.0), ("near", 0.92))]
    meant = {name_of(said[1]): 1.0}
    assert [hit.id for hit in fused(said, meant, {}, settings)] == ["told", "near"]


class Angles(Embeddings):
    """Each text of a memory is as similar to any query as the number in it says."""

    model = "angles"

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        self.texts = texts
        shares = [int(re.findall(r"#(\d+)", text)[0]) / 100 for text in texts]
        return [[share, math.sqrt(1 - share * share)] for share in shares]

    def embed_query(self, text: str) -> list[float]:
        return [1.0, 0.0]


@pytest.mark.parametrize("usual", [10, 35, 50])
async def test_a_topic_that_nothing_stands_out_for_is_answered_with_nothing(
    settings: Settings, user: str, usual: int
) -> None:
    """Whatever an embedder takes for usual: a likeness that all memories have says nothing."""
    async with open_store(settings, embeddings=Angles()) as store:
        for number in range(12):
            name = f"thing_{number}"
            await store.write(user, key=name, value=f"Grommet {number} beside #{usual + number}", kind="note")
        assert await keys(store, user, "mortgage interest") == []
        assert len(await keys(store, user, "mortgage interest", min_score=0)) == 5
        await store.write(user, key="apart", value=f"Sprocket #{usual + 45}", kind="note")
        (found,) = await store.search(user, "mortgage interest", explain=True)
        assert (found.key, [term.term for term in found.terms]) == ("apart", ["(meaning)"])


async def test_beside_a_memory_that_holds_the_words_nothing_is_shown_that_is_only_as_similar_as_most(
    settings: Settings, user: str
) -> None:
    embeddings = Angles()
    async with open_store(settings, embeddings=embeddings) as store:
        for number in range(12):
            await store.write(user, key=f"thing_{number}", value=f"Grommet {number} beside #{45 + number}", kind="note")
        await store.write(user, key="loan", value="A mortgage until autumn #40", kind="note")
        assert await keys(store, user, "mortgage") == ["loan"]
    assert not any("20" in text for text in embeddings.texts), "the day of a memory is no part of what it means"


async def test_what_is_very_similar_is_shown_beside_much_that_is_more_so_and_takes_nothing_from_its_score(
    settings: Settings, user: str
) -> None:
    async with open_store(settings, embeddings=Angles()) as store:
        for number in range(30):
            await store.write(user, key=f"thing_{number}", value=f"Grommet {number} beside #98", kind="note")
        await store.write(user, key="last", value="Sprocket #81", kind="note")
        found = await store.search(user, "mortgage interest", limit=40)
    assert len(found) == 31
    assert (found[-1].key, found[-1].score) == ("last", 0.0)
