"""Each format and era is recognised by what it holds, and read as it is meant."""

import json
from datetime import date
from pathlib import Path

import pytest

from stores.moving.archive import open_source
from stores.moving.recognise import recognise
from stores.moving.records import LESS_SURE, CannotImport, Conversation, Found, LeftOut, Remembered
from tests.stores.moving import samples


def read(path: Path, wanted: str = "auto", *, saved: bool = False) -> tuple[str, list[Found]]:
    with open_source(path) as source:
        known = recognise(source, wanted)
        return known.format, list(known.read(source, saved=saved))


def texts(found: list[Found]) -> list[str]:
    return [one.text for one in found if isinstance(one, Remembered)]


def talks(found: list[Found]) -> dict[str, list[tuple[str, str]]]:
    return {one.id: [(turn.role, turn.content) for turn in one.turns] for one in found if isinstance(one, Conversation)}


@pytest.fixture(params=["file", "zip", "folder", "parts", "another name"])
def chatgpt(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    data = samples.chatgpt()
    if request.param in ("file", "another name"):
        path = tmp_path / ("conversations.json" if request.param == "file" else "backup.txt")
        path.write_text(json.dumps(data))
        return path
    if request.param == "zip":
        path = tmp_path / "export.zip"
        path.write_bytes(
            samples.zipped(
                {"conversations.json": json.dumps(data), "user.json": "{}", "chat.html": "<html>", "a.png": b"\x89PNG"}
            )
        )
        return path
    parts = (
        {"x/conversations.json": data}
        if request.param == "folder"
        else {"x/conversations-000.json": data[:2], "x/conversations-001.json": data[2:]}
    )
    return samples.put(tmp_path, {name: json.dumps(part) for name, part in parts.items()}) / "x"


def test_chatgpt_is_followed_from_the_last_message_seen_upwards(chatgpt: Path) -> None:
    name, found = read(chatgpt)
    assert name == "chatgpt"
    assert talks(found) == {
        "branched": [("user", "I live in Lviv"), ("assistant", "A fine city.")],
        "ring": [("user", "Round and round"), ("assistant", "it goes")],
        "hidden": [("user", "What bird is this?\nand its song?"), ("assistant", "A heron.")],
    }
    left = {one.why: one.count for one in found if isinstance(one, LeftOut)}
    assert left == {"conversations marked not to be remembered": 1, "conversations without a word": 1}


def test_of_what_chatgpt_saved_the_latest_state_counts_and_only_where_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps(samples.saved()))
    _, found = read(path)
    assert texts(found) == []
    assert [one.count for one in found if isinstance(one, LeftOut)] == [5]
    _, found = read(path, saved=True)
    kept = [one for one in found if isinstance(one, Remembered)]
    assert [one.text for one in kept] == [
        "Sings in a choir",
        "Owns a canoe",
        "Bakes rye bread",
        "Keeps bees",
        "Answer briefly",
    ]
    assert {one.confidence for one in kept} == {LESS_SURE}


@pytest.mark.parametrize("made", [samples.claude_old, samples.claude_new])
def test_claude_of_either_era(tmp_path: Path, made: object) -> None:
    path = tmp_path / "data.zip"
    path.write_bytes(made())  # type: ignore[operator]
    name, found = read(path)
    assert name == "claude"
    assert talks(found) == {"c1": [("user", "I moved to Odesa"), ("assistant", "How is it?")]}
    assert texts(found) == [
        "Teaches biology at a school in Odesa.",
        "Keeps two cats",
        "Builds a bird atlas for schools",
        "Prefers short answers",
    ]


@pytest.mark.parametrize(
    "data",
    [samples.MEM0, samples.MEM0["results"], {"memories": samples.MEM0["results"]}],
    ids=["get_all", "list", "memories"],
)
def test_mem0_as_json(tmp_path: Path, data: object) -> None:
    path = tmp_path / "all.json"
    path.write_text(json.dumps(data))
    name, found = read(path)
    assert name == "mem0"
    assert texts(found) == ["Loves hiking in the mountains", "Works night shifts at a hospital"]
    assert isinstance(found[1], Remembered)
    assert (found[1].key, found[1].category) == ("shifts", "work_context")


def test_mem0s_server_and_its_history(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps(samples.OPENMEMORY))
    assert texts(read(path)[1]) == ["Loves hiking in the mountains"]
    samples.history_db(tmp_path / "history.db")
    name, found = read(tmp_path / "history.db")
    assert (name, texts(found)) == ("mem0", ["Likes green tea from Japan"])


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(samples.LETTA_NEW),
        json.dumps(samples.LETTA_OLD),
        json.dumps(json.dumps(samples.LETTA_NEW)),
        json.dumps({"agents": [{"memory_blocks": samples.LETTA_NEW["blocks"], "tool_ids": []}]}),
    ],
    ids=["new", "old", "json in a text", "blocks of the agent"],
)
def test_letta_only_what_is_about_the_user(tmp_path: Path, text: str) -> None:
    path = tmp_path / "agent.af"
    path.write_text(text)
    name, found = read(path)
    assert (name, texts(found)) == ("letta", ["Name: Ann", "Plays the cello in a quartet"])


def test_lettas_markdown_folder(tmp_path: Path) -> None:
    files = {"system/human.md": "---\ndescription: x\n---\n- Plays the cello", "system/persona.md": "- A pirate"}
    name, found = read(samples.put(tmp_path, files))
    assert (name, texts(found)) == ("letta", ["Plays the cello"])


def test_openclaw_without_what_it_is_told_to_be(tmp_path: Path) -> None:
    name, found = read(samples.put(tmp_path, samples.OPENCLAW))
    assert name == "openclaw"
    assert texts(found) == [
        "Ann drives a red van",
        "Prefers metric units",
        "Name: Ann",
        "Timezone: Europe/Kyiv",
        "Booked a ferry to Odesa",
    ]
    assert isinstance(found[-1], Remembered)
    assert found[-1].day == date(2025, 6, 1)


def test_basic_memory_and_the_graph_of_the_reference_server(tmp_path: Path) -> None:
    name, found = read(samples.put(tmp_path / "notes", {"coffee.md": samples.BASIC_NOTE}))
    assert name == "basic-memory"
    assert texts(found) == ["Drinks espresso after lunch #coffee (at work)", "Grinds beans by hand"]
    (tmp_path / "memory.json").write_text(samples.MCP_GRAPH)
    name, found = read(tmp_path / "memory.json")
    assert (name, texts(found)) == (
        "basic-memory",
        ["Speaks Polish", "Oksana: Studies law", "User is sister of Oksana"],
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (samples.TEXT, ["Prefers tea to coffee", "Rides a bike to work", "Learns Georgian in the evenings"]),
        (
            "Sure! Here:\n\n1. Likes plums\n2) Has a van\n   that is red\n\nAnything else?",
            ["Likes plums", "Has a van that is red"],
        ),
        ("Likes plums\nHas a van", ["Likes plums", "Has a van"]),
        (
            "## Work\n* **Role:** welder\n- [2023-01-02] Moved to Kyiv\n---\n- Family:\n  - Two sons",
            ["Role: welder", "Moved to Kyiv", "Two sons"],
        ),
        ("\ufeff- Любить сливи\r\n- Має собаку\r\n", ["Любить сливи", "Має собаку"]),
    ],
)
def test_a_list_of_text(tmp_path: Path, text: str, wanted: list[str]) -> None:
    (tmp_path / "list.txt").write_text(text, encoding="utf-8", newline="")
    name, found = read(tmp_path / "list.txt")
    assert (name, texts(found)) == ("text", wanted)


def test_text_in_utf_16(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("- Likes plums\n", encoding="utf-16")
    assert texts(read(tmp_path / "list.txt")[1]) == ["Likes plums"]
    (tmp_path / "c.json").write_text(json.dumps([samples.talk("a")], ensure_ascii=False), encoding="utf-16")
    assert read(tmp_path / "c.json")[0] == "chatgpt"


def test_what_is_asked_for_must_be_there(tmp_path: Path) -> None:
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps([samples.talk("a")]))
    with pytest.raises(
        CannotImport, match=r"export of ChatGPT, not of Claude\. Nothing was imported: pass --from chatgpt"
    ):
        read(path, "claude")
    assert read(path, "chatgpt")[0] == "chatgpt"
    with pytest.raises(CannotImport, match="choose one of"):
        read(path, "grok")
