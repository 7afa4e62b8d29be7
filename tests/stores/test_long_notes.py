"""A note that is too long for one is kept as several; anything else is refused and told what to do."""

from stores import MemoryStore
from stores.records import Code, Status

WORDS = "of plain words about the garden and the weather in it " * 100
PARAGRAPHS = [f"Paragraph {number} {WORDS}" for number in range(9)]
UNBROKEN = "字" * 20_000 + "花" * 20_000 + "木" * 5_000
LONG = "\n\n".join(part.strip() for part in PARAGRAPHS)
SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0" + "k1L2m3N4o5P6q7R8"


async def test_a_long_note_is_cut_between_paragraphs_and_nothing_is_lost(store: MemoryStore) -> None:
    receipt = await store.write("ann", value=LONG, kind="note")
    assert (receipt.status, receipt.counts["notes"]) == (Status.STORED, 3)
    notes = await store.read("ann", kind="note", limit=None)
    assert all(note.value.startswith("Paragraph") and len(note.value) <= 20_000 for note in notes)
    assert sorted("\n\n".join(sorted(note.value for note in notes)).split()) == sorted(LONG.split())


async def test_it_is_one_change_that_is_taken_back_as_one(store: MemoryStore) -> None:
    await store.write("ann", key="garden", value=LONG, kind="note")
    assert {note.key for note in await store.read("ann", kind="note")} == {"garden", "garden_2", "garden_3"}
    await store.undo("ann")
    assert await store.read("ann", kind="note") == []


async def test_words_without_a_blank_are_cut_and_a_repeated_call_writes_once(store: MemoryStore) -> None:
    for _ in range(2):
        receipt = await store.write("ann", value=UNBROKEN, kind="note", call_id="call")
        assert receipt.status is Status.STORED
    assert sum(len(note.value) for note in await store.read("ann", kind="note")) == len(UNBROKEN)


async def test_a_secret_anywhere_in_it_keeps_all_of_it_out(store: MemoryStore) -> None:
    across = "x " * 9_990 + SECRET + " y" * 9_000
    for text in (f"{LONG}\n\nMy token is {SECRET}", across):
        assert (await store.write("ann", value=text, kind="note")).status is Status.REJECTED
    assert await store.read("ann", kind="note") == []


async def test_other_kinds_and_endless_texts_are_refused_with_what_to_do(store: MemoryStore) -> None:
    line = await store.write("ann", key="bio", value="word " * 5_000, category="personal_context")
    assert (line.code, "save it as a note" in line.reason) == (Code.TOO_LONG, True)
    endless = await store.write("ann", value="word " * 200_000, kind="note")
    assert (endless.code, "split it" in endless.reason) == (Code.TOO_LONG, True)
