"""`/memory`: what the user sees and does without a model."""

import json
from typing import Any

import pytest

from stores import MemoryStore
from tools.commands.commands import DECLINED, Command, Reply, apply, confirms, parse, run

NAMES = [
    "view",
    "pause",
    "resume",
    "clear",
    "forget",
    "search",
    "history",
    "undo",
    "export",
    "import",
    "why",
    "trends",
    "help",
]


async def say(store: MemoryStore, text: str) -> Reply:
    command = parse(text)
    assert command is not None
    return await run(store, "ann", command)


async def confirm(store: MemoryStore, text: str, reply: Reply) -> Reply:
    command = parse(text)
    assert command is not None
    return await apply(store, "ann", command, reply.would_remove)


async def remember(store: MemoryStore, key: str, value: str, category: str = "preference", **more: Any) -> None:
    receipt = await store.write("ann", key=key, value=value, category=category, **more)
    assert receipt.ok, receipt.reason


async def fill(store: MemoryStore) -> None:
    await remember(store, "role", "Senior backend engineer", "work_context")
    await remember(store, "learning", "Learning Zig on weekends", "personal_context")
    await remember(store, "interested_in", "Distributed systems and consensus")


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("/memory", Command("view")),
        ("  /memory  ", Command("view")),
        ("/MEMORY Pause", Command("pause")),
        ("/memory@hnpal_bot search rust", Command("search", "rust")),
        ("/memory forget distributed   systems", Command("forget", "distributed systems")),
        ("/memory search a\nb", Command("search", "a b")),
        ("/memory frobnicate", Command("frobnicate")),
    ],
)
def test_a_command_is_read_as_typed(text: str, command: Command) -> None:
    assert parse(text) == command


@pytest.mark.parametrize(
    "text", ["", "memory", "please /memory clear", "// memory", "what is /memory?", "/s", "/etc/hosts is odd", "/end"]
)
def test_other_messages_are_no_commands(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize("answer", ["yes", "YES ", "true", "True", True, "так", "ok", "1", 1, "Yes, please!"])
def test_a_plain_yes_confirms(answer: object) -> None:
    assert confirms(answer)


@pytest.mark.parametrize(
    "answer", ["no", "", "ні", "yes?", "yes, but not the cat", 2, None, False, {"yes": True}, ["yes"]]
)
def test_nothing_else_confirms(answer: object) -> None:
    assert not confirms(answer)


async def test_help_lists_every_command_and_unknown_ones_get_it_too(store: MemoryStore) -> None:
    told = (await say(store, "/memory help")).text
    assert all(f"/memory {name}" in told for name in NAMES if name != "view")
    unknown = (await say(store, "/memory frobnicate now")).text
    assert unknown.startswith("There is no command `/memory frobnicate`.")
    assert told in unknown


@pytest.mark.parametrize("name", ["forget", "search", "why"])
async def test_a_command_that_needs_words_asks_for_them(store: MemoryStore, name: str) -> None:
    reply = await say(store, f"/memory {name}")
    assert f"/memory {name} <" in reply.text
    assert not reply.needs_confirmation


async def test_an_empty_memory_gets_a_friendly_line(store: MemoryStore) -> None:
    reply = await say(store, "/memory")
    assert reply.text.startswith("I don't know anything about you yet.")


async def test_the_view_shows_what_is_remembered_by_section(store: MemoryStore) -> None:
    await fill(store)
    await remember(store, "read_raft", "Read about Raft", "reading_history", durability="daily")
    shown = (await say(store, "/memory")).text
    assert "## Work Context\n- Role: Senior backend engineer" in shown
    assert "## Personal Context\n- Learning" in shown
    assert "## Recent notes\n- **Read about Raft" in shown
    assert "## Key Facts" not in shown


async def test_the_view_shows_every_kind(store: MemoryStore) -> None:
    await remember(store, "location", "Lives in Lviv", "personal", kind="fact")
    assert "Lives in Lviv" in (await say(store, "/memory")).text


async def test_no_reply_shows_an_id(store: MemoryStore) -> None:
    await fill(store)
    memory = await store.get("ann", "role")
    assert memory is not None
    for text in (
        "/memory",
        "/memory search engineer",
        "/memory history",
        "/memory why role",
        "/memory forget role",
    ):
        assert memory.id not in (await say(store, text)).text


async def test_pause_toggles_and_resume_resumes(store: MemoryStore) -> None:
    await fill(store)
    assert "paused" in (await say(store, "/memory pause")).text
    assert not (await store.profile("ann")).enabled
    assert "paused" in (await say(store, "/memory")).text
    assert "Senior backend engineer" in (await say(store, "/memory")).text
    assert "on" in (await say(store, "/memory pause")).text
    assert (await store.profile("ann")).enabled
    await say(store, "/memory pause")
    await say(store, "/memory resume")
    await say(store, "/memory resume")
    assert (await store.profile("ann")).enabled


async def test_search_shows_what_is_found_best_first(store: MemoryStore) -> None:
    await fill(store)
    lines = (await say(store, "/memory search consensus systems")).text.splitlines()
    assert lines[0] == "Found for “consensus systems”:"
    assert lines[1].startswith("- **Interested in**: Distributed systems and consensus (20")
    assert (await say(store, "/memory search kubernetes")).text == "I know nothing about “kubernetes”."


async def test_forget_shows_what_would_go_and_removes_nothing_before_the_answer(store: MemoryStore) -> None:
    await fill(store)
    await remember(store, "news", "Wants less news about operating systems")
    reply = await say(store, "/memory forget distributed systems consensus")
    assert reply.needs_confirmation
    assert [memory["key"] for memory in reply.would_remove] == ["interested_in"]
    assert "Distributed systems and consensus" in reply.text
    assert "`yes`" in reply.text
    assert len(await store.read("ann")) == 4
    json.dumps(reply.would_remove)


async def test_a_confirmed_forget_removes_what_was_shown_and_can_be_undone_as_one(store: MemoryStore) -> None:
    await remember(store, "interested_in_rust", "Interested in Rust async runtimes")
    await remember(store, "opinion_on_rust", "Thinks Rust compiles too slowly", "personal_context")
    await remember(store, "role", "Gardener", "work_context")
    reply = await say(store, "/memory forget rust")
    await remember(store, "rust_meetup", "Goes to the Rust meetup in May", "personal_context")
    done = await confirm(store, "/memory forget rust", reply)
    assert done.text.startswith("Forgotten: 2 memories about “rust”.")
    assert {memory.key for memory in await store.read("ann")} == {"role", "rust_meetup"}
    undone = await say(store, "/memory undo")
    assert undone.text.startswith("Taken back:")
    assert len(await store.read("ann")) == 4


async def test_forgetting_an_unknown_topic_asks_nothing(store: MemoryStore) -> None:
    await fill(store)
    reply = await say(store, "/memory forget knitting")
    assert not reply.needs_confirmation
    assert reply.text == "I know nothing about “knitting”."


async def test_what_is_already_gone_when_confirmed_is_told(store: MemoryStore) -> None:
    await fill(store)
    reply = await say(store, "/memory forget zig")
    await store.forget("ann", "learning")
    assert (await confirm(store, "/memory forget zig", reply)).text.startswith("Nothing was forgotten:")


async def test_clear_says_how_much_would_go_and_erases_after_the_answer(store: MemoryStore) -> None:
    await fill(store)
    reply = await say(store, "/memory clear")
    assert reply.needs_confirmation
    assert "3 memories" in reply.text
    assert "cannot be undone" in reply.text
    assert {memory["key"] for memory in reply.would_remove} == {"role", "learning", "interested_in"}
    assert len(await store.read("ann")) == 3
    done = await confirm(store, "/memory clear", reply)
    assert done.text.startswith("Everything is erased.")
    assert await store.read("ann", kind=None) == []


async def test_history_tells_what_changed_newest_first(store: MemoryStore) -> None:
    assert (await say(store, "/memory history")).text == "Nothing has happened yet."
    await remember(store, "role", "Backend engineer", "work_context")
    await store.update("ann", "role", "Staff engineer")
    await store.forget("ann", "role")
    _, forgot, updated, stored = (await say(store, "/memory history")).text.splitlines()
    assert "forgot **Role**" in forgot
    assert "updated **Role** → Staff engineer (was: Backend engineer), by you" in updated
    assert "remembered **Role** → Backend engineer" in stored


async def test_a_long_history_is_cut_and_says_so(store: MemoryStore) -> None:
    for number in range(25):
        await remember(store, "count", f"Counted to {number}")
    lines = (await say(store, "/memory history")).text.splitlines()
    assert len(lines) == 22
    assert lines[-1] == "… and 5 earlier ones."


async def test_undo_takes_back_the_latest_change_and_says_which(store: MemoryStore) -> None:
    assert (await say(store, "/memory undo")).text.startswith("Nothing was taken back:")
    await remember(store, "role", "Backend engineer", "work_context")
    await store.update("ann", "role", "Staff engineer")
    assert "**Role** is again: Backend engineer" in (await say(store, "/memory undo")).text
    assert "**Role** is gone again" in (await say(store, "/memory undo")).text
    assert await store.read("ann") == []


async def test_export_gives_everything_as_json(store: MemoryStore) -> None:
    await fill(store)
    await remember(store, "style", "Likes the ` sign in text")
    told = (await say(store, "/memory export")).text
    fence = told.splitlines()[2].removesuffix("json")
    data = json.loads(told.split(f"{fence}json\n")[1].removesuffix(f"\n{fence}"))
    assert "Senior backend engineer" in json.dumps(data)


async def test_why_tells_the_words_the_source_and_the_changes(store: MemoryStore) -> None:
    said = "By the way, I work as a senior backend engineer"
    await remember(
        store,
        "role",
        "Senior backend engineer",
        "work_context",
        author="agent",
        evidence=said,
        source="discussion:42",
        confidence=0.95,
    )
    told = (await say(store, "/memory why role")).text
    assert told.startswith("**Role**: Senior backend engineer")
    assert f"You wrote: “{said}”" in told
    assert "Source: discussion:42, since 20" in told
    assert "confidence 95%" in told
    assert "remembered **Role**" in told


async def test_why_finds_a_memory_by_its_words_and_admits_when_there_is_none(store: MemoryStore) -> None:
    await fill(store)
    assert (await say(store, "/memory why weekends")).text.startswith("**Learning**")
    assert (await say(store, "/memory why kubernetes")).text == "I know nothing about “kubernetes”."


async def test_a_command_reaches_only_its_own_user(store: MemoryStore) -> None:
    await fill(store)
    await store.write("bob", key="role", value="Spy", category="work_context")
    for name in ("view", "search spy", "why spy", "history", "export", "forget spy"):
        command = parse(f"/memory {name}" if name != "view" else "/memory")
        assert command is not None
        assert "Spy" not in (await run(store, "ann", command)).text


def test_declining_says_that_nothing_happened() -> None:
    assert DECLINED == "Nothing was removed."


LIST = "- Keeps bees in the garden\n- My pin is 4821\n- Senior backend engineer\n"


@pytest.mark.parametrize(
    "text",
    [
        f"/memory import\n{LIST}",
        f"Here are my memories from ChatGPT:\n\n{LIST}",
        f"This is what my old assistant remembers about me\n```\n{LIST}```",
        f"Ось спогади з Claude:\n{LIST}",
        f"Das hat sich mein alter Assistent über mich gemerkt:\n{LIST}",
        f"Estas son las memorias de otro asistente:\n{LIST}",
    ],
)
async def test_a_list_from_another_assistant_is_shown_and_taken_in_after_a_yes(store: MemoryStore, text: str) -> None:
    await fill(store)
    reply = await say(store, text)
    assert reply.needs_confirmation
    assert "Keeps bees in the garden: new" in reply.text
    assert "Senior backend engineer: known" in reply.text
    assert "4821" not in reply.text
    assert len(await store.read("ann")) == 3
    done = await confirm(store, text, reply)
    assert done.text == "Imported: 1 new of 3. `/memory undo` takes it back."
    assert len(await store.read("ann")) == 4
    again = await say(store, text)
    assert not again.needs_confirmation


@pytest.mark.parametrize(
    "text",
    [
        f"Buy this:\n{LIST}",
        f"What does ChatGPT remember about me?\n{LIST}",
        "Here are my memories from ChatGPT: none",
        f"I wrote about memory yesterday\n{LIST}",
        f"Claude wrote this poem:\n{LIST}",
    ],
)
def test_a_list_of_something_else_is_talk(text: str) -> None:
    assert parse(text) is None


async def test_a_list_for_a_paused_user_is_refused_in_words(store: MemoryStore) -> None:
    await store.pause("ann")
    assert "`/memory resume`" in (await say(store, f"/memory import\n{LIST}")).text


async def test_trends_are_off_until_chosen_in_so_many_words(store: MemoryStore) -> None:
    assert "no part" in (await say(store, "/memory trends")).text
    assert "You take part" in (await say(store, "/memory trends ON")).text
    assert "You take part" in (await say(store, "/memory trends status")).text
    assert "Tell me what" in (await say(store, "/memory trends yes please")).text
    assert (await store.profile("ann")).trends
    assert "no part" in (await say(store, "/memory trends off")).text
    assert not (await store.profile("ann")).trends


@pytest.mark.parametrize("text", ["/memorys", "/mem clear", "/help", "/export"])
async def test_a_command_that_is_none_is_told_so_and_does_nothing(store: MemoryStore, user: str, text: str) -> None:
    command = parse(text)
    assert command is not None
    reply = await run(store, user, command)
    assert reply.text.startswith(f"There is no command `{text.split()[0]}`.")
    assert not reply.needs_confirmation


async def test_a_label_does_not_repeat_what_the_memory_says(store: MemoryStore, user: str) -> None:
    await store.write(user, key="interested_in_origami", value="Interested in origami", category="preference")
    await store.write(user, key="role", value="Origami teacher", category="work_context")
    found = (await run(store, user, Command("search", "origami"))).text
    assert "- **Interested in origami** (" in found
    assert "**Role**: Origami teacher" in found
    assert (await run(store, user, Command("why", "interested_in_origami"))).text.startswith(
        "**Interested in origami**\n"
    )


async def test_the_history_of_what_never_was_says_so(store: MemoryStore, user: str) -> None:
    await store.write(user, key="role", value="Origami teacher", category="work_context")
    assert (await run(store, user, Command("history", "pets"))).text == "I know nothing about “pets”."
