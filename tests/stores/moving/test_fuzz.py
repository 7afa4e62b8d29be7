"""Whatever a file holds: an error that says so, or a result; never a crash."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stores.moving.archive import Member, Source, open_source
from stores.moving.recognise import OURS, READERS, recognise
from stores.moving.records import CannotImport, Conversation, Found, Remembered
from tests.soak import times
from tests.stores.moving import samples

ROUNDS = times(100, 10_000)
FEW = times(40, 10_000)
"""For what has to be written to the disk first."""
_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    1e300,
    "",
    "\x00",
    "n1",
    [],
    {},
    [None],
    {"parts": None},
    "- x\n" * 3,
    10**30,
)
_TOKENS = (
    b"{",
    b"]",
    b'"',
    b"\\ud800",
    b"\\",
    b"\xff",
    b"\x00",
    b"null",
    b",",
    b"- ",
    b"---\n",
    b"```\n",
    b"1e999",
    b"[" * 50,
)
TEXTS: dict[str, tuple[str, str]] = {
    "chatgpt": ("c.json", json.dumps(samples.chatgpt() + samples.saved())),
    "claude": ("c.json", json.dumps([samples.claude_chat("c1", ("human", "Hi"), ("assistant", "Ho"))])),
    "claude memories": ("m.json", json.dumps([samples.CLAUDE_MEMORY])),
    "mem0": ("m.json", json.dumps(samples.MEM0)),
    "openmemory": ("m.json", json.dumps(samples.OPENMEMORY)),
    "letta": ("a.af", json.dumps(samples.LETTA_NEW)),
    "letta old": ("a.af", json.dumps(json.dumps(samples.LETTA_OLD))),
    "openclaw": ("memory/2025-06-01.md", samples.OPENCLAW["MEMORY.md"]),
    "basic-memory": ("note.md", samples.BASIC_NOTE),
    "graph": ("memory.json", samples.MCP_GRAPH),
    "text": ("list.txt", samples.TEXT),
}


def changed_bytes(data: bytes, chance: Random) -> bytes:
    """A few bytes changed, cut out, doubled or put in."""
    for _ in range(chance.randint(1, 4)):
        at, size = chance.randrange(len(data) + 1), chance.randint(1, 40)
        data = chance.choice(
            (
                data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
                data[:at] + data[at + size :],
                data[:at],
                data[:at] + data[at : at + size] * 2 + data[at + size :],
                data[:at] + chance.choice(_TOKENS) + data[at:],
            )
        )
    return data


def changed_values(text: str, chance: Random) -> bytes:
    """The same JSON with some values of another sort in their places."""
    try:
        whole = json.loads(text)
    except ValueError:
        return changed_bytes(text.encode(), chance)
    for _ in range(chance.randint(1, 3)):
        node = whole
        while isinstance(node, dict | list) and node:
            place: Any = chance.choice(list(node)) if isinstance(node, dict) else chance.randrange(len(node))
            inner = node[place]  # type: ignore[index, unused-ignore]
            if chance.random() < 0.25 or not isinstance(inner, dict | list) or not inner:
                node[place] = deepcopy(chance.choice(_VALUES))  # type: ignore[index, unused-ignore]
                break
            node = inner
    return json.dumps(whole).encode()


def read_all(source: Source) -> None:
    """An error or a result, and what a result holds can be kept."""
    try:
        known = recognise(source)
        found: list[Found] = [] if known.format == OURS else list(known.read(source, saved=True))
    except CannotImport:
        return
    for one in found:
        if isinstance(one, Remembered):
            one.text.encode()
        elif isinstance(one, Conversation):
            assert one.turns
            [f"{turn.id}{turn.content}{one.title}".encode() for turn in one.turns]


@pytest.mark.parametrize("name", TEXTS)
def test_every_reader_survives_what_is_changed(name: str) -> None:
    file, text = TEXTS[name]
    chance = Random(name)
    for number in range(ROUNDS):
        data = changed_values(text, chance) if number % 2 else changed_bytes(text.encode(), chance)
        read_all(Source("x", [Member(file, len(data), partial(BytesIO, data))]))


@pytest.mark.parametrize("name", READERS)
def test_every_reader_survives_the_files_of_the_others(name: str) -> None:
    for file, text in TEXTS.values():
        data = text.encode()
        source = Source("x", [Member(file, len(data), partial(BytesIO, data))])
        try:
            list(READERS[name].read(source, source.members, saved=True))
        except CannotImport:
            continue


@pytest.mark.parametrize("made", [samples.claude_old, samples.claude_new])
def test_archives_survive_what_is_changed(tmp_path: Path, made: Callable[[], bytes]) -> None:
    chance, whole, path = Random(made.__name__), made(), tmp_path / "a.zip"
    for _ in range(FEW):
        path.write_bytes(b"PK\x03\x04" + changed_bytes(whole[4:], chance))
        try:
            with open_source(path) as source:
                read_all(source)
        except CannotImport:
            continue


def test_the_database_survives_what_is_changed(tmp_path: Path) -> None:
    samples.history_db(tmp_path / "whole.db")
    chance, whole, path = Random(5), (tmp_path / "whole.db").read_bytes(), tmp_path / "history.db"
    for _ in range(FEW):
        path.write_bytes(whole[:16] + changed_bytes(whole[16:], chance))
        try:
            with open_source(path) as source:
                read_all(source)
        except CannotImport:
            continue
