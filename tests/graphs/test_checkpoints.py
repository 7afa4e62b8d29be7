"""Threads stay small, survive, can be erased to the byte, and forged rows never execute."""

import asyncio
import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypedDict

import ormsgpack
import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, RemoveMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, interrupt

from graphs.server import checkpoints
from graphs.server.checkpoints import PRUNE_EVERY, SqliteThreads, open_threads, strict_serializer
from graphs.server.redaction import saved
from graphs.server.serializer_selftest import refuse_if_forged_rows_run
from graphs.server.threads import delete_threads
from stores.errors import UnsafeReader
from stores.settings import Settings


class Thread(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    erased: bool


def talk(state: Thread) -> Thread:
    text = state["messages"][-1].text
    if text == "erase":
        return {"messages": [], "erased": True}
    return {"messages": [AIMessage(f"You said {text}")]}


def ask(state: Thread) -> Thread:
    return {"messages": [AIMessage(f"Answered {interrupt('sure?')}")]}


def graph(threads: Any, node: Any = talk) -> Any:
    return StateGraph(Thread).add_node("node", node).add_edge(START, "node").add_edge("node", END).compile(threads)


def of(thread: str, **more: Any) -> Any:
    return {"configurable": {"thread_id": thread}, **more}


def said(text: str) -> Any:
    return {"messages": [HumanMessage(text)]}


def rows(settings: Settings, table: str) -> int:
    with sqlite3.connect(settings.data_dir / "threads.db") as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def test_a_thread_keeps_only_the_checkpoints_of_its_last_steps(any_settings: Settings, user: str) -> None:
    async with open_threads(any_settings) as threads:
        talking = graph(threads)
        for number in range(20):
            await talking.ainvoke(said(f"turn {number}"), of(user))
        assert len((await talking.aget_state(of(user))).values["messages"]) == 40
        assert len([kept async for kept in threads.alist(of(user))]) <= PRUNE_EVERY + 1


async def test_a_thread_goes_on_after_the_process_ended(any_settings: Settings, user: str) -> None:
    for number in range(3):
        async with open_threads(any_settings) as threads:
            await graph(threads).ainvoke(said(f"turn {number}"), of(user))
    async with open_threads(any_settings) as threads:
        state = await graph(threads).aget_state(of(user))
    assert [message.text for message in state.values["messages"]][::2] == ["turn 0", "turn 1", "turn 2"]


async def test_an_interrupted_thread_survives_pruning_and_a_restart(any_settings: Settings, user: str) -> None:
    async with open_threads(any_settings) as threads:
        await graph(threads, ask).ainvoke(said("go"), of(user))
        await threads.aprune([user])
    async with open_threads(any_settings) as threads:
        state = await graph(threads, ask).ainvoke(Command(resume="yes"), of(user))
    assert state["messages"][-1].text == "Answered yes"


async def test_processes_that_start_at_once_share_the_tables(any_settings: Settings, user: str) -> None:
    async def start(number: int) -> None:
        async with open_threads(any_settings) as threads:
            await graph(threads).ainvoke(said("hello"), of(f"{user}-{number}"))

    await asyncio.gather(*map(start, range(4)))


async def test_a_start_waits_for_another_that_prepares_the_file(
    settings: Settings, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up, busy = SqliteThreads.setup, [True]

    async def first_in_use(threads: SqliteThreads) -> None:
        if busy:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY  # as SQLite says while a new file is switched to its log
            busy.clear()
            raise error
        await set_up(threads)

    monkeypatch.setattr(SqliteThreads, "setup", first_in_use)
    async with open_threads(settings) as threads:
        assert await graph(threads).ainvoke(said("hello"), of(user))
    assert not busy


async def test_pruning_one_thread_leaves_others_alone(settings: Settings) -> None:
    async with open_threads(settings) as threads:
        for thread in ("one", "two"):
            await graph(threads).ainvoke(said("hello"), of(thread))
        before = rows(settings, "checkpoints")
        await threads.aprune(["one"], strategy="delete")
        assert rows(settings, "checkpoints") == before // 2
        assert (await graph(threads).aget_state(of("two"))).values["messages"]


async def test_what_is_erased_is_in_no_byte_of_the_file(settings: Settings) -> None:
    canary = "canary-7f3a9c"
    async with open_threads(settings) as threads:
        talking = graph(threads)
        for number in range(5):
            await talking.ainvoke(said(f"{canary} {number}"), of("one"))
        state = await talking.aget_state(of("one"))
        await talking.aupdate_state(of("one"), _without(state.values["messages"]))
        await talking.ainvoke(said("erase"), of("one"))
        found = [file for file in settings.data_dir.iterdir() if canary.encode() in file.read_bytes()]
        assert not found


async def test_a_deleted_thread_is_in_no_byte_of_the_file(settings: Settings) -> None:
    async with open_threads(settings) as threads:
        await graph(threads).ainvoke(said("canary-0b1c2d"), of("one"))
        await threads.adelete_thread("one")
        assert not [f for f in settings.data_dir.iterdir() if b"canary-0b1c2d" in f.read_bytes()]


async def test_the_threads_of_a_user_are_deleted_except_the_one_in_use(any_settings: Settings, user: str) -> None:
    async with open_threads(any_settings) as threads:
        for number, owner in enumerate([user, user, f"{user}-twin"]):
            config = of(f"{user}-{number}")
            config["configurable"]["user_id"] = owner
            await graph(threads).ainvoke(said("hello"), config)
        await delete_threads(threads, user, keep=f"{user}-1")
        left = [number for number in range(3) if await threads.aget_tuple(of(f"{user}-{number}"))]
    assert left == [1, 2]


async def test_the_checkpoints_of_a_cancelled_run_can_be_removed(any_settings: Settings, user: str) -> None:
    async with open_threads(any_settings) as threads:
        await graph(threads).ainvoke(said("kept"), of(user, metadata={"run_id": f"{user}-first"}))
        await graph(threads).ainvoke(said("gone"), of(user, metadata={"run_id": f"{user}-second"}))
        await threads.adelete_for_runs([f"{user}-second"])
        state = await graph(threads).aget_state(of(user))
        assert state.values["messages"][0].text == "kept"
        assert "gone" not in str(state.values)


def _without(messages: list[AnyMessage]) -> Any:
    return {"messages": [RemoveMessage(id=str(message.id)) for message in messages]}


@pytest.mark.parametrize("code", [0, 1, 2, 3, 4, 5])
async def test_forged_rows_never_execute(settings: Settings, tmp_path: Path, code: int) -> None:
    witness = tmp_path / "executed"
    call = ormsgpack.packb(("os", "system", f"touch {witness}", "__init__"))
    forged = ormsgpack.packb({"v": 4, "id": "f", "channel_values": {"x": ormsgpack.Ext(code, call)}})
    async with open_threads(settings) as threads:
        await graph(threads).ainvoke(said("hello"), of("one"))
        with sqlite3.connect(settings.data_dir / "threads.db") as connection:
            connection.execute("UPDATE checkpoints SET checkpoint = ?, type = 'msgpack'", (forged,))
        with suppress(Exception):
            await threads.aget_tuple(of("one"))
    assert not witness.exists()


def test_pickled_rows_are_refused() -> None:
    payload = b"cos\nsystem\n(S'true'\ntR."
    with pytest.raises(NotImplementedError):
        strict_serializer().loads_typed(("pickle", payload))


def test_the_witness_of_the_forgery_test_can_fail() -> None:
    lax = JsonPlusSerializer(pickle_fallback=True, allowed_msgpack_modules=True)
    assert lax.loads_typed(("pickle", b"cos\ngetpid\n(tR.")) == os.getpid()


async def test_a_checkpointer_that_would_run_forged_rows_does_not_open(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lax = JsonPlusSerializer(pickle_fallback=True, allowed_msgpack_modules=True)
    monkeypatch.setattr(checkpoints, "strict_serializer", lambda: lax)
    with pytest.raises(UnsafeReader):
        async with open_threads(settings):
            pass
    assert not (settings.data_dir / "threads.db").exists()


@pytest.mark.parametrize("allowed", [{"pickle_fallback": True}, {"allowed_msgpack_modules": True}])
def test_the_start_up_test_sees_each_way_to_run_something(allowed: dict[str, bool]) -> None:
    lax = JsonPlusSerializer(**{"pickle_fallback": False, "allowed_msgpack_modules": None, **allowed})  # type: ignore[arg-type]
    with pytest.raises(UnsafeReader):
        refuse_if_forged_rows_run(lax)
    refuse_if_forged_rows_run(strict_serializer())


async def test_a_relative_data_folder_is_found_without_asking_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    loop, ask = threading.get_ident(), os.getcwd

    def elsewhere() -> str:
        assert threading.get_ident() != loop, "a blocking call: `langgraph dev` would not start"
        return ask()

    monkeypatch.setattr(os, "getcwd", elsewhere)
    async with open_threads(Settings(data_dir=Path("data"))):
        assert (tmp_path / "data" / "threads.db").exists()


def test_a_digest_in_words_is_saved_without_secrets_and_one_of_bytes_as_it_is() -> None:
    assert "hunter2zq" not in str(saved({"digest": "**1. my password is hunter2zq** (by points)"}))
    assert saved({"digest": "9f86d081884c7d659a2f"}) == {"digest": "9f86d081884c7d659a2f"}


def test_a_message_as_a_caller_gives_it_is_saved_as_the_message_that_is_made_of_it() -> None:
    for words in ("my password is hunter2zq", "Ticket #882 is still open", "What changed in release 12?"):
        made = saved(HumanMessage(words, id=f"given-{words}"))
        given = saved({"role": "user", "content": words, "name": "Ann", "password": "hunter2zq"})
        assert given["content"] == made.content
        assert (given["role"], given["name"]) == ("user", "Ann")
        assert "hunter2zq" not in str(given)


def test_only_the_words_of_a_clean_message_are_not_read_again_where_they_stand_as_a_text() -> None:
    words = "river summer copper falcon window garden silver thunder pepper orange castle rocket"
    before = saved({"text": words})
    assert saved(HumanMessage("my password is hunter2zq", id="told")).content != "my password is hunter2zq"
    assert saved({"text": "my password is hunter2zq"}) != {"text": "my password is hunter2zq"}
    assert saved({"text": words}) == before
    assert saved(HumanMessage("How are you?", id="clean")).content == "How are you?"
    assert saved({"text": "How are you?"}) == {"text": "How are you?"}
