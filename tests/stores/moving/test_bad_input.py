"""A file that cannot be taken in is refused with what is wrong and what to do, and nothing of it is half done."""

import json
import os
import stat
import tracemalloc
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from stores import MemoryStore
from stores.moving import archive, json_stream
from stores.moving.archive import open_source
from stores.moving.depth import Nesting
from stores.moving.recognise import recognise
from stores.moving.records import CannotImport, Conversation
from tests.soak import times
from tests.stores.moving import samples

TALKS = json.dumps([samples.talk("a"), samples.talk("b")])


def link() -> bytes:
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as packed:
        entry = zipfile.ZipInfo("conversations.json")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed.writestr(entry, "/etc/passwd")
    return data.getvalue()


def locked() -> bytes:
    data = bytearray(samples.zipped({"conversations.json": TALKS}))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.find(mark) + place] |= 1
    return bytes(data)


def deep() -> bytes:
    inner = samples.zipped({"conversations.json": TALKS})
    return samples.zipped({"a.zip": samples.zipped({"b.zip": inner})})


BAD: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "empty": ("a.json", lambda: b"", "is empty"),
    "blank": ("a.txt", lambda: b" \n\n", "is empty|nothing that is recognised"),
    "cut off": ("a.json", lambda: TALKS.encode()[:-40], "cut off"),
    "no UTF-8": ("a.json", lambda: TALKS.replace("river", "r\xefver").encode("latin-1"), "not written in UTF-8"),
    "text no UTF-8": ("a.txt", lambda: "- Likes cafés\n".encode("latin-1"), "not written in UTF-8"),
    "not JSON": ("a.json", lambda: TALKS.replace("}", "]", 1).encode(), "not JSON|cut off|damaged"),
    "a bomb": ("a.zip", lambda: samples.zipped({"conversations.json": b" " * 30_000_000}), "200 times its size"),
    "leads out": ("a.zip", lambda: samples.zipped({"../conversations.json": TALKS}), "leads out of it"),
    "absolute": ("a.zip", lambda: samples.zipped({"/etc/conversations.json": TALKS}), "leads out of it"),
    "a drive": ("a.zip", lambda: samples.zipped({"C:\\conversations.json": TALKS}), "leads out of it"),
    "a link": ("a.zip", link, "holds a link"),
    "locked": ("a.zip", locked, "locked with a password"),
    "zips in zips": ("a.zip", deep, "a zip in a zip in a zip"),
    "half a zip": ("a.zip", lambda: samples.zipped({"conversations.json": TALKS})[:-30], "damaged or was cut off"),
    "a picture": ("a.png", lambda: b"\x89PNG\r\n\x1a\n" + bytes(100), "is a picture"),
    "a rich text": ("a.txt", lambda: rb"{\rtf1 hello}", "is a document"),
    "a Word document": ("a.zip", lambda: samples.zipped({"word/document.xml": b"<w:document/>"}), "is a Word document"),
    "a chat of Telegram": (
        "a.json",
        lambda: b'{"name": "Bob", "type": "personal_chat", "id": 1, "messages": [{"id": 1, "text": "hi"}]}',
        "is a chat of Telegram",
    ),
    "a PDF": ("a.json", lambda: b"%PDF-1.7 ...", "is a PDF"),
    "Gemini": ("a.json", lambda: b'[{"header": "Gemini Apps", "title": "x", "products": ["Gemini"]}]', "Google"),
    "other JSON": ("a.json", lambda: b'{"colour": "blue"}', "nothing that is recognised"),
    "another database": ("a.db", lambda: b"SQLite format 3\0" + bytes(200), "without mem0's history"),
    "our own, cut off": ("a.json", lambda: b'{"format": "hnpal-memory", "version": 1, "user"', "cut off or damaged"),
}


@pytest.mark.parametrize("name", BAD)
async def test_bad_input_is_named_and_changes_nothing(store: MemoryStore, tmp_path: Path, name: str) -> None:
    file, made, said = BAD[name]
    (tmp_path / file).write_bytes(made())
    with pytest.raises(CannotImport, match=said) as refused:
        await store.load_from("ann", tmp_path / file)
    assert "Nothing was imported: " in str(refused.value)
    assert await store.users() == []


async def test_an_empty_folder_and_nothing_at_all(store: MemoryStore, tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    for path, text in ((tmp_path / "x", None), (tmp_path / "not there", None), (None, None), ("", None), (None, " \n")):
        with pytest.raises(CannotImport):
            await store.load_from("ann", path, text=text)


def test_links_in_a_folder_are_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    samples.put(outside, {"secret.md": "- Hidden elsewhere"})
    folder = samples.put(tmp_path / "in", {"list.md": "- Likes plums"})
    (folder / "more").symlink_to(outside)
    (folder / "file.md").symlink_to(outside / "secret.md")
    with open_source(folder) as source:
        assert [member.name for member in source.members] == ["list.md"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
async def test_a_file_that_may_not_be_read(store: MemoryStore, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("- Likes plums")
    (tmp_path / "a.txt").chmod(0)
    with pytest.raises(CannotImport, match="may not be read"):
        await store.load_from("ann", tmp_path / "a.txt")


@pytest.mark.parametrize("half", ["\\ud800", "\\udc00", "\\uDFFF\\uD800", "\\\\\\ud83d", "\\ud83d\\ude00"])
def test_halves_of_characters_become_unknown_ones(tmp_path: Path, half: str) -> None:
    """Wherever the reading buffer happens to end."""
    for shift in range(13):
        text = json.dumps([samples.talk("a", 1, "x" * (65_530 - 700 + shift) + "HALF")]).replace("HALF", half)
        (tmp_path / "a.json").write_text(text)
        with open_source(tmp_path / "a.json") as source:
            (found,) = [one for one in recognise(source).read(source, saved=False) if isinstance(one, Conversation)]
        found.turns[0].content.encode()
        assert ("😀" in found.turns[0].content) == (half == "\\ud83d\\ude00")


def test_one_conversation_may_not_be_endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_stream, "LARGEST_ELEMENT", 300_000)
    (tmp_path / "a.json").write_text(json.dumps([samples.talk("a", 2, "x" * 300_000)]))
    with open_source(tmp_path / "a.json") as source, pytest.raises(CannotImport, match="one conversation of more than"):
        list(recognise(source).read(source, saved=False))


def test_memory_stays_flat_however_long_the_file(tmp_path: Path) -> None:
    path, many = tmp_path / "a.json", times(400, 2_500)
    one = json.dumps(samples.talk("a", 20, "words " * 100))
    with path.open("w") as file:
        file.write("[" + ",".join([one] * many) + "]")
    assert path.stat().st_size > 12_000 * many
    tracemalloc.start()
    with open_source(path) as source:
        count = sum(1 for _ in recognise(source).read(source, saved=False))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == many
    assert peak < 3_000_000


async def test_too_much_is_refused_before_it_is_read(
    store: MemoryStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LARGEST", 1_000)
    (tmp_path / "a.json").write_text(TALKS)
    with pytest.raises(CannotImport, match="larger than"):
        await store.load_from("ann", tmp_path / "a.json")
    (tmp_path / "a.zip").write_bytes(samples.zipped({"conversations.json": TALKS}))
    with pytest.raises(CannotImport, match="unpacks to more than"):
        await store.load_from("ann", tmp_path / "a.zip")


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 50_000,
        '[{"mapping": {"a": ' + "[" * 100_000,
        '{"version": 2, "x": "[[[", "y": ' + "[" * 5_000,
    ],
)
async def test_what_is_nested_without_end_is_refused_at_once(store: MemoryStore, user: str, text: str) -> None:
    """A parser that names every place would need memory by the square of the depth."""
    with pytest.raises(CannotImport):
        await store.load_from(user, text=text, dry_run=True)


def test_brackets_in_strings_do_not_count() -> None:
    nesting = Nesting("a file")
    for piece in (b'{"a": "' + b"[" * 500, b'\\"[[', b'[", "b": [1, "]"]}'):
        nesting.follow(piece)
    assert (nesting.depth, nesting.in_string) == (0, False)
    nesting.follow(b'{"a": ["\\\\", "\\\\\\"]", [')
    assert (nesting.depth, nesting.in_string) == (3, False)
