"""An agent of somebody else's making, with this memory in three lines."""

from typing import Any

import pytest
from langchain.agents import create_agent
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver
from pydantic import PrivateAttr

from benchmarks.scripted_model import Scripted, asking
from integrations.middleware import UserMemory
from stores import MemoryStore
from stores.errors import InvalidUser, NotOwner
from tools.context import Context

TEA = {"key": "drink", "value": "Drinks green tea", "category": "preference", "durability": "durable"}


class Scripts(Scripted):
    """Gives the answers in order, and keeps what it was shown."""

    answers: list[Any]
    _seen: list[list[BaseMessage]] = PrivateAttr(default_factory=list)

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        self._seen.append(messages)
        answer = self.answers[min(len(self._seen), len(self.answers)) - 1]
        return answer if isinstance(answer, AIMessage) else AIMessage(answer)

    @property
    def prompts(self) -> list[str]:
        return [str(messages[0].text) for messages in self._seen]


def agent(store: MemoryStore, *answers: Any, saver: Any = None, tools: Any = (), **options: Any) -> tuple[Any, Scripts]:
    model = Scripts(answers=list(answers))
    made = create_agent(
        model, list(tools), system_prompt="You sell boots.", middleware=[UserMemory(store, **options)],
        context_schema=Context, checkpointer=saver,
    )  # fmt: skip
    return made, model


def says(text: str) -> dict[str, Any]:
    return {"messages": [HumanMessage(text)]}


def thread(name: str) -> dict[str, Any]:
    return {"configurable": {"thread_id": name}}


async def test_what_is_known_stands_after_the_agents_own_prompt(store: MemoryStore, user: str) -> None:
    await store.write(user, key="shoes", value="Wears size 47", category="personal_context")
    shop, model = agent(store, "Here you go.")
    await shop.ainvoke(says("Which boots fit me?"), context=Context(user_id=user))
    assert model.prompts[0].startswith("You sell boots.")
    assert "Wears size 47" in model.prompts[0]


async def test_what_the_user_plainly_tells_is_kept_and_the_model_is_told(store: MemoryStore, user: str) -> None:
    shop, model = agent(store, "Nice.", capture=True)
    await shop.ainvoke(says("I work as a midwife in Kassel."), context=Context(user_id=user))
    assert "midwife" in str(await store.document(user)).casefold()
    assert "<captured>" in model.prompts[0]


async def test_without_capture_only_tools_write(store: MemoryStore, user: str) -> None:
    shop, _ = agent(store, "Nice.")
    await shop.ainvoke(says("I work as a midwife in Kassel."), context=Context(user_id=user))
    assert await store.read(user) == []


async def test_a_tool_call_rests_on_the_users_words(store: MemoryStore, user: str) -> None:
    shop, _ = agent(store, asking([("write_memory", TEA)]), "Done.")
    await shop.ainvoke(says("I drink green tea every day"), context=Context(user_id=user))
    await shop.ainvoke(says("What time is it?"), context=Context(user_id="other"))
    assert [memory.durability for memory in await store.read(user)] == ["durable"]
    assert [memory.durability for memory in await store.read("other")] != ["durable"]


async def test_a_summary_is_not_the_users_word(store: MemoryStore, user: str) -> None:
    shop, _ = agent(store, asking([("write_memory", TEA)]), "Done.")
    summary = HumanMessage("I drink green tea every day", additional_kwargs={"lc_source": "summarization"})
    said = {"messages": [summary, HumanMessage("What time is it?")]}
    await shop.ainvoke(said, context=Context(user_id=user))
    assert [memory.durability for memory in await store.read(user)] != ["durable"]


async def test_a_removal_needs_the_users_request(store: MemoryStore, user: str) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    shop, _ = agent(store, asking([("delete_memory", {"key": "pet"})]), "Done.")
    await shop.ainvoke(says("What is in the article?"), context=Context(user_id=user))
    assert len(await store.read(user)) == 1
    shop, _ = agent(store, asking([("delete_memory", {"key": "pet"})]), "Done.")
    await shop.ainvoke(says("Please forget my cat"), context=Context(user_id=user))
    assert await store.read(user) == []


async def test_bad_calls_are_answered_and_the_run_goes_on(store: MemoryStore, user: str) -> None:
    wrong = [("write_memory", {"key": "", "value": "", "category": "nonsense", "durability": "durable"})]
    shop, _ = agent(store, asking(wrong), "Never mind.")
    state = await shop.ainvoke(says("Hello there"), context=Context(user_id=user))
    (answer,) = [message for message in state["messages"] if isinstance(message, ToolMessage)]
    assert answer.status == "error"
    assert state["messages"][-1].text == "Never mind."


async def test_calls_beyond_the_budget_are_refused(store: MemoryStore, user: str) -> None:
    many = asking([("search_memory", {"query": f"q{number}"}) for number in range(8)])
    shop, _ = agent(store, many, "Enough.")
    state = await shop.ainvoke(says("Look it all up"), context=Context(user_id=user))
    answers = [message for message in state["messages"] if isinstance(message, ToolMessage)]
    assert [answer.status for answer in answers].count("error") == 3


async def test_other_tools_are_left_alone(store: MemoryStore, user: str) -> None:
    @tool
    def stock(size: int) -> str:
        """Boots in stock."""
        return f"3 pairs of {size}"

    shop, _ = agent(store, asking([("stock", {"size": 47})]), "Three.", tools=[stock])
    state = await shop.ainvoke(says("Any left?"), context=Context(user_id=user))
    assert "3 pairs of 47" in [message.text for message in state["messages"]]


@pytest.mark.parametrize("mode", ["recall", "tools", "both"])
async def test_modes(store: MemoryStore, user: str, mode: str) -> None:
    await store.write(user, key="shoes", value="Wears size 47", category="personal_context")
    memory = UserMemory(store, mode=mode)
    assert bool(memory.tools) == (mode != "recall")
    shop, model = agent(store, "Yes.", mode=mode)
    await shop.ainvoke(says("Which boots fit me?"), context=Context(user_id=user))
    assert ("Wears size 47" in model.prompts[0]) == (mode != "tools")


def test_a_wrong_mode_is_said(store: MemoryStore) -> None:
    with pytest.raises(ValueError, match="'recall'"):
        UserMemory(store, mode="all")  # type: ignore[arg-type]


async def test_a_run_without_a_user_says_so(store: MemoryStore) -> None:
    shop, _ = agent(store, "Yes.")
    with pytest.raises(InvalidUser, match="user_id"):
        await shop.ainvoke(says("Hello"), context=Context())


async def test_the_turn_is_recorded_and_a_thread_has_one_owner(store: MemoryStore, user: str) -> None:
    shop, _ = agent(store, "Try these.", saver=InMemorySaver())
    await shop.ainvoke(says("Which boots fit me?"), thread("t1"), context=Context(user_id=user))
    said = await store.conversations.messages(user, "t1")
    assert [(turn.role, turn.content) for turn in said] == [
        ("user", "Which boots fit me?"),
        ("assistant", "Try these."),
    ]
    with pytest.raises(NotOwner):
        await shop.ainvoke(says("And me?"), thread("t1"), context=Context(user_id="other"))


async def test_no_copy_of_the_memory_stays_in_the_thread(store: MemoryStore, user: str) -> None:
    saver = InMemorySaver()
    await store.write(user, key="shoes", value="Wears size 47", category="personal_context")
    shop, _ = agent(store, "Try these.", saver=saver)
    await shop.ainvoke(says("Which boots fit me?"), thread("t2"), context=Context(user_id=user))
    assert "size 47" not in str([saver.storage, saver.writes, saver.blobs])


async def test_why_is_answered_from_what_was_used(store: MemoryStore, user: str) -> None:
    await store.write(user, key="shoes", value="Wears size 47", category="personal_context", source="discussion:x")
    shop, model = agent(store, "You wear size 47, so these.", "Because you said so.", saver=InMemorySaver())
    await shop.ainvoke(says("Which boots fit me?"), thread("t3"), context=Context(user_id=user))
    await shop.ainvoke(says("Why do you think that?"), thread("t3"), context=Context(user_id=user))
    assert "<grounds>\n" not in model.prompts[0]
    assert "source: discussion:x" in model.prompts[1]


async def test_a_paused_user_is_neither_recalled_nor_recorded(store: MemoryStore, user: str) -> None:
    await store.write(user, key="shoes", value="Wears size 47", category="personal_context")
    await store.pause(user)
    shop, model = agent(store, "Hm.", saver=InMemorySaver(), capture=True)
    await shop.ainvoke(says("I work as a midwife. Which boots fit me?"), thread("t4"), context=Context(user_id=user))
    assert "size 47" not in model.prompts[0]
    assert await store.conversations.messages(user, "t4") == []
    assert len(await store.read(user)) == 1


async def test_erasure_reaches_the_agents_threads_or_names_them(store: MemoryStore, user: str) -> None:
    saver = InMemorySaver()
    shop, _ = agent(store, "Try these.", saver=saver)
    await shop.ainvoke(says("Which boots fit me?"), thread("t5"), context=Context(user_id=user))
    receipt = await UserMemory(store, checkpointer=saver).clear(user)
    assert receipt.remains == ()
    assert not saver.storage.get("t5")
    await shop.ainvoke(says("Which boots fit me?"), thread("t6"), context=Context(user_id=user))
    assert any("t6" in left for left in (await UserMemory(store).clear(user)).remains)


async def test_streaming_works(store: MemoryStore, user: str) -> None:
    shop, _ = agent(store, "Try these.")
    told = [part async for part in shop.astream(says("I wear size 47"), context=Context(user_id=user))]
    assert any("Try these." in str(part) for part in told)


def test_a_plain_call_works(store: MemoryStore, user: str) -> None:
    look = asking([("search_memory", {"query": "boots"})])
    shop, model = agent(store, look, "Try these.", saver=InMemorySaver(), capture=True)
    state = shop.invoke(says("I live in Tromsø."), thread("t7"), context=Context(user_id=user))
    assert state["messages"][-1].text == "Try these."
    shop.invoke(says("Where do I live?"), thread("t7"), context=Context(user_id=user))
    assert "Tromsø" in model.prompts[-1]


async def test_a_subagents_task_is_not_the_users_word(store: MemoryStore, user: str) -> None:
    """The words a model gives its helper neither count as the user's nor are recalled for again."""
    helper, seen = agent(store, asking([("write_memory", TEA)]), "Written.")

    @tool
    async def ask_helper(task: str) -> str:
        """Give a helper a task."""
        state = await helper.ainvoke(says(task), context=Context(user_id=user))
        return str(state["messages"][-1].text)

    chief, _ = agent(
        store, asking([("ask_helper", {"task": "I drink green tea every day"})]), "Done.", tools=[ask_helper]
    )
    await chief.ainvoke(says("What time is it?"), context=Context(user_id=user))
    assert [memory.durability for memory in await store.read(user)] != ["durable"]
    assert "<memory>" not in seen.prompts[0]
