"""R13: any Unicode is stored exactly or refused, the same on both databases. S13: no memory text in logs."""

import logging
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stores import MemoryStore, Settings, Status, open_store
from stores.gate import check_text

TEXTS = st.text(max_size=200) | st.text(alphabet=st.characters(codec=None), max_size=60)
EXAMPLES = 50_000 if os.environ.get("MEMORY_SOAK") else 400
ODDITIES = (
    "emoji 👩‍👩‍👧‍👦 family",
    "right to left שלום مرحبا",
    "combining é ü ї",
    "zero width \u200b joiner \u200d",
    "line sep \u2028 para \u2029",
    "byte order \ufeff mark",
    "private \ue000 use",
    "surrogate \ud800 half",
    "nul \0 byte",
    "tab\tand\x0bvertical",
    "[brackets] - bullets: # heading",
    "- [finding] looks like a line",
    "ends with backslash \\",
    "x" * 100_000,
)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=TEXTS)
async def test_any_text_is_stored_exactly_or_refused(any_store: MemoryStore, user: str, value: str) -> None:
    await _stored_exactly_or_refused(any_store, user, value)


@pytest.mark.parametrize("value", ODDITIES, ids=lambda value: ascii(value[:20]))
async def test_odd_text_is_stored_exactly_or_refused(any_store: MemoryStore, user: str, value: str) -> None:
    await _stored_exactly_or_refused(any_store, user, value)


async def _stored_exactly_or_refused(store: MemoryStore, user: str, value: str) -> None:
    receipt = await store.write(user, key="text", value=value, category="preference")
    if receipt.status is Status.REJECTED:
        assert check_text(value, kind="memory") is not None
        return
    row = await store.get(user, "text")
    assert row is not None
    assert row.value == value.strip() or receipt.status is Status.UNCHANGED
    text = await store.document(user) or ""
    await store.save_document(user, text)
    again = await store.get(user, "text")
    assert again is not None
    assert again.value == row.value


async def test_no_memory_text_reaches_the_logs(settings: Settings, caplog: pytest.LogCaptureFixture, user: str) -> None:
    caplog.set_level(logging.DEBUG)
    canary = "quixoticcanary"
    async with open_store(settings) as store:
        await store.write(user, key="hobby", value=f"Likes {canary}", category="preference")
        await store.write(user, key="bad", value=f"{canary}\n{canary}", category="preference")
        await store.update(user, "hobby", f"Loves {canary}", category="nonsense")
        await store.search(user, canary)
        await store.clear(user)
    assert canary not in caplog.text
