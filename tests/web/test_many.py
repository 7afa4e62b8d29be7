"""A memory of ten thousand is as quickly there as one of a hundred."""

import re
import time
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import insert
from starlette.testclient import TestClient

from graphs.server.resources import process
from stores.database import rows, schema
from stores.records import Memory
from tests.web.site import Person

MANY, FEW = 10_000, 100
MOST_TIMES_SLOWER = 1.5
CATEGORIES = ("preference", "work_context", "personal_context")


def memories(count: int) -> list[Memory]:
    begun = datetime(2026, 1, 1, tzinfo=UTC)
    return [
        Memory(
            id=f"{count:08d}-0000-4000-8000-{number:012d}",
            key=f"subject_{number}",
            value=f"Cares about subject number {number} and what comes after it",
            category=CATEGORIES[number % 3],
            created_at=begun + timedelta(minutes=number),
            updated_at=begun + timedelta(minutes=number),
            revision=1,
        )
        for number in range(count)
    ]


async def fill(user: str, count: int) -> None:
    """Rows alone: writing ten thousand one by one is measured elsewhere."""
    await process.store.write(user, value="The first of many", category="preference")
    given = [rows.to_row(user, memory) for memory in memories(count)]

    def work(unit: Any) -> None:
        unit.connection.execute(insert(schema.memory), given)

    await process.store._runtime.write_rows_only(user, work)


def first_byte(person: Person, path: str) -> float:
    """What this process computed for a page; the work of others on the machine does not count."""
    started = time.process_time()
    assert person.get(path).status_code == 200
    return time.process_time() - started


def test_ten_thousand_memories_are_paged_and_as_quick_as_a_hundred(open_site: TestClient) -> None:
    people = {}
    for name, count in (("few", FEW), ("many", MANY)):
        assert open_site.portal
        open_site.portal.call(fill, name, count)
        people[name] = Person(open_site)
        people[name].sign_in(name=name)
    for person in people.values():
        first_byte(person, "/memory/")
    taken: dict[str, list[float]] = {"few": [], "many": []}
    for _ in range(15):
        for name, person in people.items():
            taken[name].append(first_byte(person, "/memory/"))
    assert min(taken["many"]) <= min(taken["few"]) * MOST_TIMES_SLOWER, taken
    many = people["many"]
    assert f"1–50 of {MANY + 1}" in many.text
    assert 'rel="next" href="/memory/?page=2"' in many.seen.text
    seen: set[str] = set()
    for page in (1, 2, 100, 201):
        many.get(f"/memory/?page={page}")
        found = re.findall(r'id="m-([^"]+)"', many.seen.text)
        assert len(found) == (50 if page < 201 else 1)
        assert not seen & set(found)
        seen |= set(found)
    assert "Nothing is remembered here yet" in (many.get("/memory/?page=900") and many.text)
