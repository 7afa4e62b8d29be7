"""R13: any Unicode is stored exactly or refused, the same on both databases. S13: no memory text in logs."""

import logging

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stores import MemoryStore, Settings, Status, open_store
from stores.records import Code
from stores.write.checks.gate import check_text
from tests.soak import times

TEXTS = st.text(max_size=200) | st.text(alphabet=st.characters(codec=None), max_size=60)
TOGETHER = 20
EXAMPLES = times(60, 50_000) // TOGETHER
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


@settings(max_examples=EXAMPLES)
@given(values=st.lists(TEXTS, min_size=TOGETHER, max_size=TOGETHER))
async def test_any_text_is_stored_exactly_or_refused(any_store: MemoryStore, user: str, values: list[str]) -> None:
    await _stored_exactly_or_refused(any_store, user, *values)


@pytest.mark.parametrize("value", ODDITIES, ids=lambda value: ascii(value[:20]))
async def test_odd_text_is_stored_exactly_or_refused(any_store: MemoryStore, user: str, value: str) -> None:
    await _stored_exactly_or_refused(any_store, user, value)


async def _stored_exactly_or_refused(store: MemoryStore, user: str, *values: str) -> None:
    async with store.batch(user) as draft:
        receipts = [
            await draft.write(user, key=f"text {number}", value=value, category="preference")
            for number, value in enumerate(values)
        ]
    rows = {row.key: row.value for row in await store.read(user, limit=None)}
    for number, (value, receipt) in enumerate(zip(values, receipts, strict=True)):
        if receipt.code is Code.SIMILAR:
            # Another of these texts says the same in other letters: that one stands, and the receipt names it.
            assert receipt.similar
            assert receipt.similar[0].value in rows.values()
        elif receipt.status is Status.REJECTED:
            assert check_text(value, kind="memory", key=f"text_{number}") is not None
        elif receipt.status not in {Status.UNCHANGED, Status.MERGED}:
            assert receipt.memory is not None
            assert rows[receipt.memory.key] == value.strip()
    await store.save_document(user, await store.document(user) or "")
    assert {row.key: row.value for row in await store.read(user, limit=None)} == rows


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
