"""What is asked in other words than a memory has is found where that is sure, else nothing is."""

from collections.abc import Sequence

import pytest

from stores import MemoryStore
from stores.search import other_words

KNOWN = [
    ("commute", "Takes the tram to work"),
    ("diet", "Vegan since 2019"),
    ("instrument", "Cello"),
    ("spouse", "Marta"),
    ("освіта", "Закінчила політех"),
    ("кава", "Капучино без цукру"),
    ("mascota", "Tortuga llamada Platón"),
    ("location", "Halifax"),
]


@pytest.fixture
async def known(store: MemoryStore) -> MemoryStore:
    async with store.batch("ann") as draft:
        for key, value in KNOWN:
            await draft.write("ann", key=key, value=value, category="personal_context")
    return store


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("can I cook a steak for him", "diet"),
        ("де вчилася", "освіта"),
        ("qué animal tiene en casa", "mascota"),
    ],
)
async def test_a_memory_answers_in_other_words(known: MemoryStore, asked: str, key: str) -> None:
    (hit, *_) = await known.search("ann", asked, explain=True)
    assert hit.key == key
    assert [term.term for term in hit.terms] == ["(sense)"]


@pytest.mark.parametrize(
    "asked", ["phone model", "blood type", "swimming lessons", "номер паспорта", "Blutgruppe", "película favorita"]
)
async def test_what_is_not_known_stays_unknown(known: MemoryStore, asked: str) -> None:
    assert await known.search("ann", asked) == []


async def test_filters_and_a_least_score_hold(known: MemoryStore) -> None:
    asked = "can I cook a steak for him"
    assert await known.search("ann", asked, category="work_context") == []
    assert await known.search("ann", asked, kinds=["note"]) == []
    assert await known.search("ann", asked, min_score=0.5) == []
    assert await known.search("bob", asked) == []


async def test_what_was_forgotten_is_not_found_by_its_sense(known: MemoryStore) -> None:
    await known.forget("ann", key="diet")
    assert await known.search("ann", "can I cook a steak for him") == []


async def test_it_is_found_among_many_others(known: MemoryStore) -> None:
    async with known.batch("ann") as draft:
        for number in range(40):
            value = f"Invoice {number} of the printer was paid"
            await draft.write("ann", key=f"invoice_{number}", value=value, category="work_context")
    assert "diet" in [hit.key for hit in await known.search("ann", "can I cook a steak for him")]


async def test_a_context_seeks_in_other_words_only_what_it_does_not_show_anyway(
    known: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def likely(question: str, notes: Sequence[object], judge: str) -> list[float]:
        asked.append(len(notes))
        return [0.0] * len(notes)

    monkeypatch.setattr(other_words, "likelihoods", likely)
    assert "Vegan" in await known.context("ann", "Can I cook a steak for him?")
    assert asked == []
    await known.context("ann", "Steaks were grilled yesterday", max_tokens=30)
    assert asked == []
    await known.context("ann", "Can I cook a steak for him?", max_tokens=30)
    await known.context("ann", "Can I cook a steak for him?", max_tokens=60)
    assert len(KNOWN) > asked[0] > asked[1] > 0


async def test_a_context_with_room_for_little_brings_what_answers_in_other_words(known: MemoryStore) -> None:
    assert "Vegan" in await known.context("ann", "Can I cook a steak for him?", max_tokens=35)
