"""What one write does not do twice, nor in vain: keys, words, lines and likenesses that were read stay read."""

import os
import time
from pathlib import Path

import pytest

from language.words.reader import read
from stores import MemoryStore, Status
from stores.disk.erasure_list import ErasureList
from stores.disk.files import Disk
from stores.documents.files import versions
from stores.documents.files.versions import Versions
from stores.keys import key_from_words
from stores.write import copies

KEY = b"k" * 32


@pytest.fixture
def listed(tmp_path: Path) -> ErasureList:
    """A list whose key was made long ago."""
    listed = ErasureList(tmp_path / "erased.txt")
    listed.key_path.write_bytes(b"a" * 64)
    return listed


def _settle(listed: ErasureList, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if an hour had passed: when a file was really changed cannot be set."""
    later = time.time_ns() + 3_600 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: later)
    listed.key_to_lines()


def test_a_key_is_read_once(listed: ErasureList, monkeypatch: pytest.MonkeyPatch) -> None:
    _settle(listed, monkeypatch)
    monkeypatch.setattr(Path, "read_bytes", lambda path: pytest.fail(f"{path} was read again"))
    assert listed.key_to_lines() == b"a" * 64


def test_a_key_that_was_brought_back_counts_at_once(listed: ErasureList, monkeypatch: pytest.MonkeyPatch) -> None:
    _settle(listed, monkeypatch)
    other = listed.key_path.with_name("other")
    other.write_bytes(b"b" * 64)
    os.replace(other, listed.key_path)
    assert listed.key_to_lines() == b"b" * 64
    listed.key_path.unlink()
    assert listed.key_to_lines(make=False) == b""


def test_a_key_that_has_just_changed_is_read_again(listed: ErasureList, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice in a moment that its time stamp does not tell apart."""
    seen = Disk().signature(listed.key_path)
    monkeypatch.setattr(Disk, "signature", lambda disk, path: seen)
    assert listed.key_to_lines() == b"a" * 64
    listed.key_path.write_bytes(b"c" * 64)
    assert listed.key_to_lines() == b"c" * 64


@pytest.mark.parametrize(
    "text",
    [
        b"  - One\n- Two",
        b"- One \n- Two",
        b"- One\n\t- Two",
        b"- One\r- Two",
        b"- One\n- Two\x0b",
        b" - One\n- Two",
        b"- One\n- Two ",
    ],
)
def test_blanks_around_a_line_make_no_other_line_of_it(text: bytes) -> None:
    held = Versions(Versions(b"", KEY).with_version(b"- One\n- Two", b""), KEY).held(text)
    assert held == {"- One", "- Two"}


@pytest.mark.parametrize(
    ("before", "after", "added", "gone"),
    [
        (b"- One\n", b"- One\n- Two\n", 1, 0),
        (b"- One\n- Three\n", b"- One\n- Two\n- Three\n", 1, 0),
        (b"- One\n- Two\n", b"- One\n- One\n- Two\n", 0, 0),
        (b"- One", b"- One more\n", 1, 1),
        (b"- One\n- Two\n", b"- One\n- Three\n- Two, too\n", 2, 1),
        (b"- One\n- Two", b"- One\n- Three\n- Two", 1, 0),
        (b"- Two\n", b"- One\n\n## More\n- Two\n", 1, 0),
        (b"- Two", b"- One- Two", 1, 1),
        (b"- A\n", b"- One\n- B\n", 2, 1),
    ],
)
def test_what_came_and_went_is_told_whether_or_not_lines_only_came(
    before: bytes, after: bytes, added: int, gone: int
) -> None:
    [step] = Versions(Versions(b"", KEY).with_version(before, after), KEY)._steps()
    assert (len(step.added), len(step.gone)) == (added, gone)
    assert step.lines == len(versions._bullets_of(before))


async def test_a_line_more_in_a_long_note_does_not_read_the_others(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(12):
        await _note(store, number)
    read: list[bytes] = []
    bullets = versions._bullets_of

    def noted(data: bytes) -> tuple[bytes, ...]:
        read.append(data)
        return bullets(data)

    monkeypatch.setattr(versions, "_bullets_of", noted)
    await _note(store, 12)
    assert [text.count(b"\n") for text in read] == [1]


async def test_what_was_erased_is_kept_in_no_lines(store: MemoryStore) -> None:
    await _note(store, 1)
    await _note(store, 2)
    assert any(b"museum" in text for text in versions._LINES._known)
    await store.clear("ann")
    assert not any(b"museum" in text for text in versions._LINES._known)
    assert versions._bullets_again.cache_info().currsize == 0


async def _note(store: MemoryStore, number: int) -> None:
    value = f"Went to the {'abcdefghijklmnop'[number] * 4} museum"
    receipt = await store.write("ann", key=f"trip {number}x", value=value, category="preference", durability="daily")
    assert receipt.ok


def test_a_word_in_latin_letters_reads_the_same_beside_any_script() -> None:
    beside = ["{} ыэё", "{} їєґ", "{} ђјљ", "{} ъ", "{}"]
    for word in ("Stripe", "kids", "autos", "don't", "C++"):
        assert len({read(text.format(word))[0] for text in beside}) == 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("The cat and the dog of my old aunt sleep", "cat_dog_old_aunt_sleep"),
        ("is it the one that was", "is_it_the_one_that"),
        (f"tea {'x' * 58} coffee", "tea"),
        (f"{'x' * 70} coffee", f"{'x' * 60}"),
        ("", "entry"),
        ("!?", "entry"),
    ],
)
def test_a_key_is_made_of_the_first_words_that_say_something(text: str, key: str) -> None:
    assert key_from_words(text) == key


async def test_texts_that_speak_of_other_things_are_not_weighed(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[tuple[str, str]] = []

    def noted(one: str, two: str) -> bool:
        weighed.append((one, two))
        return False

    monkeypatch.setattr(copies, "rewords", noted)
    long = "Zorvik plamet quindle vastor brempil klostun drimavel"
    short = "Zorvik plamet quindle"
    for one, two in ((long, short), (short, long)):
        assert copies._speak_apart(one, two)
    await store.write("ann", key="long", value=long, category="work_context")
    receipt = await store.write("ann", key="short", value=short, category="work_context")
    assert receipt.status is Status.STORED
    assert weighed == []


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Lives in Kyiv with two cats", "Is living in Kyiv together with two cats"),
        ("Works as a doctor at the city hospital", "A physician who works at the hospital of the city"),
    ],
)
def test_texts_of_one_thing_are_weighed(one: str, two: str) -> None:
    assert not copies._speak_apart(one, two)
    assert not copies._speak_apart(two, one)
