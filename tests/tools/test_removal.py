"""What stands before every tool that removes: declared once, whoever runs the tool, and bound to what is named."""

import ast
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode

from graphs.build import assembled
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from stores.records import Memory
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.tools.agent import Agent
from tests.tools.fact_agent import remember, values
from tools.calls.evidence import Exchange
from tools.context import Context
from tools.facts.tools import fact_tools
from tools.memory.tools import memory_tools
from tools.removal import declare, named
from tools.removal.consent import agreed, agreed_to_merge, meant

TOOLS = Path(__file__).parents[2] / "tools"
REMOVING = {"forget", "forget_all", "merge", "clear", "erase", "delete", "discard", "remove", "purge"}
"""Verbs of the store, and of what hangs on it, that make something be gone."""
Function = ast.AsyncFunctionDef | ast.FunctionDef


# Declared once


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def decorators(function: Function) -> set[str]:
    made = (one.func if isinstance(one, ast.Call) else one for one in function.decorator_list)
    return {one.id for one in made if isinstance(one, ast.Name)}


def called(function: Function) -> set[str]:
    """The names of what a function calls, and the verbs it calls on something."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in calls}


def undeclared(sources: dict[str, str]) -> list[str]:
    """Tools whose body can reach a removing verb, itself or through the functions of the package, and do not say so."""
    every = [function for source in sources.values() for function in functions(ast.parse(source))]
    reach = {function.name: called(function) for function in every}
    removing = {name for name, calls in reach.items() if calls & REMOVING}
    while more := {name for name, calls in reach.items() if calls & removing} - removing:
        removing |= more
    tools = [one for one in every if decorators(one) & {"reading", "writing", "remembering", "tool"}]
    return sorted(tool.name for tool in tools if tool.name in removing)


def test_no_tool_can_remove_without_declaring_it() -> None:
    sources = {str(path): path.read_text(encoding="utf-8") for path in TOOLS.rglob("*.py")}
    assert undeclared(sources) == []
    forgotten = "@writing\nasync def tidy_up(runtime):\n    await _tidy(runtime)\n"
    helper = "async def _tidy(runtime):\n    await store.forget('ann', 'role')\n"
    assert undeclared({**sources, "sixth.py": forgotten + helper}) == ["tidy_up"]
    unmarked = {path: source.replace("@removing(", "@writing(") for path, source in sources.items()}
    assert {"clear_profile", "delete_memory", "forget_fact", "memory_delete"} <= set(undeclared(unmarked))


# Whoever runs the tool


async def by_tool_node(store: MemoryStore, *spoken: AnyMessage, key: str = "role") -> str:
    """Somebody else's agent: the bare toolkit in a ToolNode."""
    order = {"name": "delete_memory", "args": {"key": key}, "id": "call-1", "type": "tool_call"}
    graph = StateGraph(MessagesState, context_schema=Context)
    graph.add_node("tools", ToolNode(memory_tools(store))).add_edge(START, "tools")
    given = MessagesState(messages=[*spoken, AIMessage("", tool_calls=[order])])
    result = await graph.compile().ainvoke(given, context=Context("ann"))
    return str(result["messages"][-1].text)


@pytest.fixture
async def nurse(store: MemoryStore) -> MemoryStore:
    await store.write("ann", key="role", value="Works as a nurse", category="work_context")
    await store.write("ann", key="bird", value="Likes herons", category="preference")
    return store


async def test_a_bare_toolkit_asks_for_the_same_consent(nurse: MemoryStore) -> None:
    for said in ("What is this article about?", "Please forget that I like herons", "ok, forget it"):
        assert (await by_tool_node(nurse, HumanMessage(said))).startswith("Nothing was deleted: the user's current")
    question, yes = AIMessage("Shall I delete your role (nurse)?"), HumanMessage("Yes")
    assert (await by_tool_node(nurse, HumanMessage("Hi"), question, yes, key="bird")).startswith("Nothing was")
    assert (await by_tool_node(nurse, HumanMessage("Hi"), question, yes)) == "✓ Memory deleted: role"
    assert (await by_tool_node(nurse, HumanMessage("Forget the herons"), key="bird")) == "✓ Memory deleted: bird"


@pytest.mark.parametrize(("answer", "left"), [("Yes, please", 1), ("No", 2), ("Who wrote the article?", 2)])
async def test_in_a_discussion_a_plain_yes_answers_the_assistants_question(
    nurse: MemoryStore, settings: Settings, clock: Clock, answer: str, left: int
) -> None:
    order = call("delete_memory", key="role")
    model = ScriptedModel(answers=["You told me that you work as a nurse. Shall I delete your role?", order, "Well."])
    async with open_threads(settings) as threads:
        graphs = assembled(nurse, model, settings, threads, clock)
        for said in ("What about nurses?", answer):
            await graphs.turn("ann", "talk", {"messages": [HumanMessage(said)]})
    assert len(await nurse.read("ann")) == left


# What "that" means


def memory(key: str, value: str, **more: Any) -> Memory:
    return Memory(key, key, value, "preference", **more)


KNOWN = [
    memory("pet", "Has a cat called Pickle", conversation_id="talk"),
    memory("city", "Lives in Lviv"),
    memory("sister_birthday", "Sister's birthday is on 1 June"),
    memory("company", "Works at Lviv Coffee Roasters"),
]


@pytest.mark.parametrize(
    ("said", "reply", "gone"),
    [
        ("Forget that", "", {"pet"}),
        ("Forget that", "I'll remember that you have a cat called Pickle.", {"pet"}),
        ("Forget that", "You live in Lviv and have a cat called Pickle.", set()),
        ("Forget that", "Cats sleep sixteen hours a day.", set()),
        ("I told you that I live in Lviv. Delete that.", "Hello!", {"city"}),
        ("Delete that note", "You have a cat called Pickle.", {"pet"}),
        ("Forget that I live in Lviv", "", {"city"}),
        ("Forget my cat and my submarine", "", set()),
        ("Forget my birthday", "", set()),
        ("Forget my sister's birthday", "", {"sister_birthday"}),
        ("Forget my job and my cat", "", {"company", "pet"}),
        ("Forget my cat and tell me about Lviv", "", {"pet"}),
        ("Forget my cat because I gave it away", "", {"pet"}),
        ("Delete everything you know about me", "", {"pet", "city", "sister_birthday", "company"}),
        ("Delete everything you know about Pickle", "", {"pet"}),
        ("Forget everything, what is the article about?", "", set()),
        ("Forget Lviv, everybody goes to Kyiv these days", "", set()),
        ("Delete the video of my cat Pickle", "", set()),
        ("Delete our conversation about the cat", "", set()),
        ("Sure!", "Is there anything about Pickle that I should delete? Shall I summarise the article?", set()),
        ("yes", "- Pet: has a cat called Pickle\n- City: lives in Lviv\nShall I delete these?", {"pet", "city"}),
        ("yes, but tell me why", "Shall I delete the entry about Pickle?", set()),
    ],
)
def test_only_what_the_message_names_may_go(said: str, reply: str, gone: set[str]) -> None:
    assert meant(Exchange(said, reply), KNOWN, "talk") == gone


@pytest.mark.parametrize(
    ("said", "gone"),
    [
        ("forget my cat", set()),
        ("vergiss meine Katze", set()),
        ("forget that I'm vegan", set()),
        ("forget my dog", {"dog"}),
        ("vergiss meinen Hund", {"dog"}),
        ("olvida mi perro", {"dog"}),
        ("forget my pets", {"dog"}),
        ("forget my diet", {"diet"}),
    ],
)
def test_another_of_the_sort_is_not_what_was_named(said: str, gone: set[str]) -> None:
    known = [memory("dog", "Has a dog called Moss"), memory("diet", "Vegetarian")]
    assert meant(Exchange(said), known, None) == gone


def test_a_long_note_is_not_named_by_a_word_deep_inside_it() -> None:
    garden = memory("garden", "Plans for the garden: " + "roses and beds " * 60 + "herons by the pond")
    assert meant(Exchange("Forget that I like herons"), [garden, memory("bird", "Likes herons")], None) == {"bird"}
    assert meant(Exchange("Forget that I like herons"), [garden], None) == set()
    assert meant(Exchange("Delete the note about the garden"), [garden], None) == {"garden"}


# Facts


@pytest.fixture
def agent(store: MemoryStore) -> Agent:
    return Agent(store, "ann", fact_tools(store))


async def skills(agent: Agent, *stated: tuple[str, str]) -> list[str]:
    return [
        (await remember(agent, value, f"I know: {value}", fact_type="skill", fact_key=key))["fact_id"]
        for key, value in stated
    ]


async def test_a_merge_that_loses_words_waits_for_the_users_word(agent: Agent) -> None:
    ids = await skills(agent, ("language", "Python"), ("second_language", "Rust"), ("instrument", "Cello"))
    merge = {"fact_ids": ids, "merged_value": "Python and Rust", "merged_confidence": 0.9}
    kept = await agent.call("merge_facts", said="What is this article about?", **merge)
    assert (kept["status"], "Ask them first" in kept["message"]) == ("error", True)
    everything = {**merge, "merged_value": "Python, Rust and Cello"}
    assert (await agent.call("merge_facts", said="What is this?", **everything))["status"] == "error"
    assert len(await values(agent)) == 3
    done = await agent.call("merge_facts", said="Merge my languages and my instrument, please", **everything)
    assert done["status"] == "success"
    assert await values(agent) == {"language": "Python, Rust and Cello"}


async def test_a_merge_says_what_it_made_up(agent: Agent) -> None:
    ids = await skills(agent, ("language", "Python"), ("second_language", "Rust"))
    merge = {"fact_ids": ids, "merged_value": "Python, Rust and Haskell", "merged_confidence": 0.9}
    refused = await agent.call("merge_facts", said="Merge my languages", **merge)
    assert (refused["status"], "Haskell" in refused["message"]) == ("error", True)
    assert len(await values(agent)) == 2


async def test_a_denial_is_not_merged_away(agent: Agent) -> None:
    one = await remember(agent, "Eats meat", "I eat meat", fact_key="diet")
    two = await remember(agent, "Eats no meat on Fridays", "I eat no meat on Fridays", fact_key="friday_diet")
    merge = {"fact_ids": [one["fact_id"], two["fact_id"]], "merged_value": "Eats meat on Fridays"}
    assert (await agent.call("merge_facts", merged_confidence=0.9, **merge))["status"] == "error"
    assert len(await values(agent)) == 2


@pytest.mark.parametrize(
    "said",
    [
        "What is this article about?",
        "Is Kyiv still the capital?",
        "He no longer lives in Kyiv",
        "If I no longer lived in Kyiv, I would be sad",
        "So I no longer live in Kyiv?",
        "I do not like what this company did to Kyiv's trees",
        "My sister left Kyiv",
    ],
)
async def test_a_fact_is_not_ended_by_other_words_about_it(agent: Agent, said: str) -> None:
    await remember(agent)
    other = await remember(agent, "Has a parrot", "I have a parrot", fact_key="pet")
    forget = {"fact_type": "personal", "fact_key": "location", "reason": "outdated"}
    for more in ({}, {"replacement_fact_id": other["fact_id"]}):
        assert (await agent.call("forget_fact", said=said, **forget, **more))["status"] == "error"
    assert (await values(agent))["location"] == "Kyiv"


async def test_a_replacement_counts_only_when_the_user_states_it_of_the_same_thing(agent: Agent) -> None:
    await remember(agent)
    parrot = await remember(agent, "Has a parrot", "I have a parrot", fact_key="pet")
    city = await remember(agent, "Lviv", "I moved to Lviv", fact_key="city")
    forget = {"fact_type": "personal", "fact_key": "location", "reason": "superseded"}
    for said, stands_in in (("I have a parrot", parrot), ("What is this article about?", city)):
        kept = await agent.call("forget_fact", said=said, replacement_fact_id=stands_in["fact_id"], **forget)
        assert kept["status"] == "error"
    gone = await agent.call("forget_fact", said="I live in Lviv now", replacement_fact_id=city["fact_id"], **forget)
    assert gone["status"] == "success"


@pytest.mark.parametrize(
    ("forget", "again", "value"),
    [
        ("Forget that I like oolong tea", "I like oolong tea", "Likes oolong tea"),
        ("Забудь, що я люблю чай улун", "Я люблю чай улун", "Любить чай улун"),
    ],
)
async def test_what_is_said_again_is_learned_again_by_an_agent_that_keeps_no_times(
    any_store: MemoryStore, user: str, forget: str, again: str, value: str
) -> None:
    agent = Agent(any_store, user, memory_tools(any_store))
    await any_store.write(user, key="likes_tea", value=value, category="preference")
    gone = await agent.message("delete_memory", said=forget, key="likes_tea")
    assert gone.artifact["status"] == "deleted"
    wanted: dict[str, Any] = {
        "key": "likes_tea", "value": value, "category": "preference", "durability": "durable",
    }  # fmt: skip
    unsaid = await agent.message("write_memory", said=[again, forget], **wanted)
    assert unsaid.artifact["code"] == "forgotten"
    said = await agent.message("write_memory", said=[forget, again], **wanted)
    assert said.artifact["status"] == "stored"


def test_where_a_call_removes_several_all_of_them_must_be_named() -> None:
    pet, city, *_ = KNOWN
    asked = Exchange("Forget my cat Pickle")
    assert agreed(asked, [pet], KNOWN, None)
    assert not agreed(asked, [pet, city], KNOWN, None)
    both = Exchange("Merge my cat Pickle and Lviv")
    assert agreed_to_merge(both, [pet, city], KNOWN, None)
    assert not agreed_to_merge(both, [pet, city, KNOWN[2]], KNOWN, None)


# Weighed once


def test_calls_that_rest_on_one_message_weigh_what_it_names_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [
        Memory(str(number), key, f"{key} of the user", "preference")
        for number, key in enumerate(("tea", "jazz", "rugby"))
    ]
    weighed: list[str] = []
    holds = named._holds

    def counted(about: Any, slots: Any, category: str, word: Any) -> bool:
        weighed.append(about[0].text)
        return holds(about, slots, category, word)

    monkeypatch.setattr(named, "_holds", counted)
    said = Exchange("Please forget my rugby and my jazz")
    assert [agreed(said, [one], known, None) for one in known] == [False, True, True]
    first = len(weighed)
    assert first
    assert agreed(said, known[1:], known, None)
    assert len(weighed) == first


async def test_a_long_judgement_lets_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def weigh(*_: object) -> bool:
        threads.append(threading.get_ident())
        return True

    monkeypatch.setattr(declare, "agreed", weigh)
    memory = Memory("1", "tea", "Likes tea", "preference")
    removal = declare.Removal(None, None, None)  # type: ignore[arg-type]  # what is weighed is given
    for known, message in (
        ([memory], "Forget my tea"),
        ([memory] * 500, "Forget my tea"),
        ([memory], "Forget my tea " * 200),
    ):
        assert await removal._is_agreed(
            Context(user_id="ann"), Exchange(message), declare.Doomed([memory], among=known)
        )
    here = threading.get_ident()
    assert [thread == here for thread in threads] == [True, False, False]
