"""One function says how strongly a memory is held; the file, the context and the explanation go by it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, open_store
from stores.records import Memory, State
from stores.strength import HALF_LIVES, fading, sort_of, strength
from tests.conftest import Clock

NOW = datetime(2026, 2, 12, 9, 0, tzinfo=UTC)
YEAR = timedelta(days=365)


def memory(key: str = "tea", category: str = "preference", ago: timedelta = timedelta(0), **more: object) -> Memory:
    said = NOW - ago
    made = Memory("1", key, "Some words", category, created_at=said, updated_at=said)
    return replace(made, **more)  # type: ignore[arg-type]  # fields of a memory


def test_a_birthday_does_not_age_and_an_interest_does() -> None:
    assert strength(memory("birthday", "personal_context", 10 * YEAR), NOW) == 1.0
    assert strength(memory("sister_birthday", "relationship", 10 * YEAR, kind="fact"), NOW) == 1.0
    assert strength(memory("interested_in_rust", ago=timedelta(days=120)), NOW) == pytest.approx(0.5)
    assert strength(memory(ago=timedelta(days=120)), NOW) > strength(
        memory("interested_in_rust", ago=timedelta(days=120)), NOW
    )


@pytest.mark.parametrize("category", ["preference", "work_context", "personal_context", "reading_history"])
def test_each_category_halves_in_its_own_time(category: str) -> None:
    half = timedelta(days=HALF_LIVES[category])
    assert strength(memory(category=category, ago=half), NOW) == pytest.approx(0.5)
    assert strength(memory(category=category, ago=half, confidence=0.8), NOW) == pytest.approx(0.4)


def test_recall_and_confirmation_strengthen() -> None:
    plain = memory(ago=YEAR)
    often = replace(plain, recalls=15)
    lately = replace(plain, recalled_at=NOW)
    confirmed = replace(plain, details={"confirmed": 1, "confirmed_at": (NOW - YEAR).isoformat()})
    now_confirmed = replace(plain, details={"confirmed": 1, "confirmed_at": NOW.isoformat()})
    weak, *stronger = (strength(one, NOW) for one in (plain, often, lately, confirmed, now_confirmed))
    assert weak == pytest.approx(0.5)
    assert all(one > weak for one in stronger)
    assert stronger[-1] == 1.0


def test_pinned_stays_forgotten_and_over_are_nothing() -> None:
    assert strength(memory(ago=10 * YEAR, details={"pinned": True}), NOW) == 1.0
    assert strength(memory(state=State.FORGOTTEN), NOW) == 0.0
    assert strength(memory(details={"valid_until": "2026-02-11"}), NOW) == 0.0
    assert strength(memory(details={"valid_from": "2026-03-01"}), NOW) == 0.0
    assert strength(memory(details={"valid_until": "2026-02-12", "valid_from": None}), NOW) == 1.0


def test_it_never_leaves_its_bounds() -> None:
    for days in (-5, 0, 1, 400, 40_000):
        for recalls in (0, 1, 10_000):
            one = memory(ago=timedelta(days=days), recalls=recalls, confidence=1.0)
            assert 0.0 <= strength(one, NOW) <= 1.0


def test_the_document_has_every_row_of_the_table() -> None:
    text = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    for sort, days in HALF_LIVES.items():
        assert f"| {sort} | {days} |" in text
    assert sort_of(memory("birthday")) == "lasting"
    assert fading(memory("birthday")).half_life == float("inf")


async def test_the_weakest_leaves_the_file_first_a_birthday_stays(settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(settings.model_copy(update={"max_words": 60}), clock=clock) as store:
        await store.write(user, key="name", value="Is called Ann", category="personal_context")
        await store.write(user, key="interested_in_rust", value="Follows Rust closely", category="preference")
        clock.now += YEAR
        for number in range(9):
            await store.write(user, key=f"topic_{number}", value=f"Cares about subject {number}", category="preference")
        text = await store.document(user) or ""
    assert "Ann" in text
    assert "Rust" not in text


async def test_an_agent_is_told_the_stronger_first(store: MemoryStore, clock: Clock, user: str) -> None:
    await store.write(user, key="interested_in_rust", value="Follows Rust closely", category="preference")
    clock.now += YEAR
    await store.write(
        user, key="role", value="Works as a nurse", category="work_context", confidence=0.75, author="user"
    )
    text = str(await store.context(user, "something else"))
    assert text.index("nurse") < text.index("Rust")
