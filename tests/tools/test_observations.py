"""Observations: findings, insights and lessons of an agent's work, across sessions, apart from facts about the user."""

import asyncio
from typing import Any, cast

import pytest
from langchain_core.tools import BaseTool

from stores import MemoryStore, Settings, open_store
from stores.records import Status
from tests.conftest import Clock
from tests.tools.agent import IDENTITY, Agent, parameters, schema, text, whole
from tools.commands.commands import parse, run
from tools.observations.records import Observation, Recall, recall, remember, shown_score
from tools.observations.tools import observation_tools
from tools.remarks import AGENTS_OWN

CATEGORY = text(enum=["finding", "insight", "lesson"])
STATEMENTS = {"type": "array", "items": text(), "maxItems": 50}
EXPECTED = {
    "remember_observation": schema(["content", "category"], content=text(), category=CATEGORY, source=text()),
    "remember_fil": schema(findings=STATEMENTS, insights=STATEMENTS, lessons=STATEMENTS, source=text()),
    "retrieve_observation": schema(["id"], id=text()),
    "recall": schema(
        ["query"],
        query=text(),
        since=text(),
        until=text(),
        source=text(),
        limit=whole(default=10),
        min_score={"type": "number", "default": 0.0},
    ),
    "recall_by_category": schema(["query", "category"], query=text(), category=CATEGORY, limit=whole(default=5)),
    "recall_fil": schema(["query"], query=text(), limit_per_category=whole(default=5)),
    "consolidate_session": schema(session_id=text(default=""), transcript=text(default="")),
    "scratchpad_get": schema(["key"], key=text()),
    "scratchpad_set": schema(["key", "value"], key=text(), value=text()),
    "scratchpad_list": schema(prefix=text(default="")),
    "scratchpad_search": schema(["query"], query=text()),
}
WRITING = {"remember_observation", "remember_fil", "consolidate_session", "scratchpad_set"}
TOOLS = observation_tools(cast(MemoryStore, object()))
VERSION = "PostgreSQL version is 15.2"
FIL = {
    "findings": ["The API uses OAuth2", "The API rate limit is 100 requests a minute"],
    "insights": ["REST is the better API for this use case"],
    "lessons": ["Always check the rate limit of an API first"],
}


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, observation_tools(any_store))


async def observe(agent: Agent, content: str = VERSION, category: str = "finding", **more: Any) -> str:
    answer = await agent.call("remember_observation", content=content, category=category, **more)
    assert "error" not in answer, answer
    return str(answer["id"])


async def contents(agent: Agent, query: str, **more: Any) -> list[str]:
    return [item["content"] for item in await agent.call("recall", query=query, **more)]


# What a model is shown


def test_the_vocabulary_is_observations_and_the_scratchpad() -> None:
    assert [tool.name for tool in TOOLS] == list(EXPECTED)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_names_types_defaults_enums_and_required_arguments_are_as_specified(tool: BaseTool) -> None:
    assert parameters(tool) == EXPECTED[tool.name]
    assert not set(tool.args) & IDENTITY
    assert (tool.metadata or {})["read_only"] == (tool.name not in WRITING)


# Remembering and retrieving


async def test_an_observation_is_retrieved_by_its_id_with_category_source_and_time(agent: Agent) -> None:
    name = await observe(agent, source="GOAL:check-database")
    item = await agent.call("retrieve_observation", id=name)
    assert item.pop("created_at").startswith("2026-02-12T09:00")
    assert item == {
        "id": name,
        "content": VERSION,
        "category": "finding",
        "source": "GOAL:check-database",
        **AGENTS_OWN,
    }


async def test_it_is_durable_without_words_of_the_user_and_not_known_as_a_fact_about_them(agent: Agent) -> None:
    await observe(agent)
    (memory,) = await agent.store.read(agent.user_id, kind="observation")
    assert (memory.durability, memory.author) == ("durable", "agent")
    assert await agent.store.read(agent.user_id, kind="memory") == []
    assert await agent.store.read(agent.user_id, kind="fact") == []


@pytest.mark.parametrize("id", ["00000000-0000-4000-8000-000000000000", "abc", "", "postgresql_version", "\0"])
async def test_an_unknown_id_is_a_clear_error(agent: Agent, id: str) -> None:
    await observe(agent)
    assert "No observation has this id" in (await agent.call("retrieve_observation", id=id))["error"]


async def test_a_step_is_remembered_at_once_and_taken_back_at_once(agent: Agent) -> None:
    answer = await agent.call("remember_fil", **FIL, source="GOAL:api-analysis")
    assert len(set(answer["ids"])) == 4
    assert answer["skipped"] == []
    kept = await agent.store.read(agent.user_id, kind="observation", limit=None)
    assert {memory.source for memory in kept} == {"GOAL:api-analysis"}
    assert sorted(memory.category for memory in kept) == ["finding", "finding", "insight", "lesson"]
    assert (await agent.store.undo(agent.user_id)).status is Status.UPDATED
    assert await agent.store.read(agent.user_id, kind="observation") == []


async def test_the_same_step_again_gives_the_same_ids_and_adds_nothing(agent: Agent) -> None:
    first = await agent.call("remember_fil", **FIL)
    again = await agent.call("remember_fil", **FIL, source="GOAL:later")
    assert set(again["ids"]) <= set(first["ids"])
    assert len(await agent.store.read(agent.user_id, kind="observation", limit=None)) == 4


@pytest.mark.parametrize("bad", ["", "x" * 2_001, "the token is ghp_abcdefghijklmnopqrstuvwxyz0123456789"])
async def test_what_may_not_be_remembered_is_refused_and_the_rest_is_kept(agent: Agent, bad: str) -> None:
    answer = await agent.call("remember_observation", content=bad, category="finding")
    assert answer["error"].startswith("Not remembered: ")
    answer = await agent.call("remember_fil", findings=[bad, VERSION])
    assert len(answer["ids"]) == 1
    assert len(answer["skipped"]) == (1 if bad else 0)


async def test_the_name_and_type_of_a_step_are_its_source(agent: Agent) -> None:
    observation = Observation(findings=[VERSION], step_name="deploy-api", step_type="GOAL")
    (receipt,) = await remember(agent.store, agent.user_id, observation)
    assert receipt.memory is not None
    assert receipt.memory.source == "GOAL:deploy-api"
    assert receipt.memory.details == {"step_name": "deploy-api", "step_type": "GOAL"}
    assert await contents(agent, "PostgreSQL", source="GOAL:deploy-api") == [VERSION]


# Recalling


async def test_all_categories_are_recalled_best_first(agent: Agent) -> None:
    await agent.call("remember_fil", **FIL)
    found = await agent.call("recall", query="rate limit of the API")
    assert len(found) == 4
    assert {item["content"] for item in found[:2]} == {FIL["findings"][1], FIL["lessons"][0]}
    assert all(0 < item["score"] <= 1 for item in found)
    assert set(found[0]) == {"id", "content", "category", "source", "created_at", "score", "whose"}
    assert len(await contents(agent, "API", limit=2)) == 2


async def test_one_category_or_each_category(agent: Agent) -> None:
    await agent.call("remember_fil", **FIL)
    assert await agent.call("recall_by_category", query="API", category="insight") == FIL["insights"]
    assert len(await agent.call("recall_by_category", query="API", category="finding", limit=1)) == 1
    every = await agent.call("recall_fil", query="API")
    assert {name: sorted(found) for name, found in every.items()} == {name: sorted(said) for name, said in FIL.items()}
    few = await agent.call("recall_fil", query="API", limit_per_category=1)
    assert [len(found) for found in few.values()] == [1, 1, 1]
    assert await agent.call("recall_fil", query="zebra") == {"findings": [], "insights": [], "lessons": []}


async def test_the_categories_are_asked_at_the_same_time(agent: Agent, monkeypatch: pytest.MonkeyPatch) -> None:
    together = asyncio.Barrier(3)
    search = agent.store.search

    async def waiting(*arguments: Any, **more: Any) -> Any:
        await together.wait()
        return await search(*arguments, **more)

    monkeypatch.setattr(agent.store, "search", waiting)
    async with asyncio.timeout(60):
        await agent.call("recall_fil", query="API")


async def test_times_and_sources_choose_among_observations(agent: Agent, clock: Clock) -> None:
    await observe(agent, "The build takes nine minutes", source="RUN:build")
    clock.advance(days=2)
    await observe(agent, "The build cache is cold on Mondays", source="RUN:cache")
    late, early = "The build cache is cold on Mondays", "The build takes nine minutes"
    assert set(await contents(agent, "build")) == {early, late}
    assert await contents(agent, "build", since="2026-02-13") == [late]
    assert await contents(agent, "build", until="2026-02-12") == [early]
    assert await contents(agent, "build", until="2026-02-12T08:00:00+00:00") == []
    assert await contents(agent, "build", since="2026-02-12T09:00:00Z", until="2026-02-13T00:00:00Z") == [early]
    assert await contents(agent, "build", source="RUN:cache") == [late]
    assert await contents(agent, "build", source="RUN") == []
    refused = await agent.message("recall", query="build", since="last week")
    assert "not a date or time" in refused.text


@pytest.mark.parametrize(
    ("raw", "shown"), [(0.0, 0.0), (0.4, 0.4), (1.0, 1.0), (1.1, 1 - 1 / 2.1), (3.0, 0.75), (99.0, 0.99)]
)
def test_a_score_above_one_is_shown_between_a_half_and_one(raw: float, shown: float) -> None:
    assert shown_score(raw) == pytest.approx(shown)


async def test_the_shown_score_is_a_floor_and_never_a_rank(agent: Agent) -> None:
    """0.9 is shown as 0.9 and 1.1 as 0.52: what ranks first may show less, and the floor must look behind it."""
    for words in (
        "Deploy pipelines twice",
        "The pipeline paints every failing badge orange",
        "Nobody may deploy while the choir of the office rehearses in the hall below the kitchen on a Thursday evening",
        "Cats sleep on the pipeline of warm water that runs behind the bookshelf, next to the door of the old archive",
        "Deploy early",
    ):
        await observe(agent, words)
    hits = await agent.store.search(agent.user_id, "deploy pipeline", kinds=["observation"], limit=10)
    raw = [hit.score for hit in hits]
    assert min(raw) < 1 < max(raw)
    found = await recall(agent.store, agent.user_id, Recall("deploy pipeline"))
    assert [hit.id for hit in found] == [hit.id for hit in hits]
    assert [hit.score for hit in found] == [shown_score(score) for score in raw]
    floor = sorted(shown_score(score) for score in raw)[len(raw) // 2]
    above = await recall(agent.store, agent.user_id, Recall("deploy pipeline", limit=10, min_score=floor))
    assert [hit.id for hit in above] == [hit.id for hit in hits if shown_score(hit.score) >= floor]
    one = await recall(
        agent.store, agent.user_id, Recall("deploy pipeline", limit=1, min_score=max(map(shown_score, raw)))
    )
    assert len(one) == 1
    assert await contents(agent, "deploy", min_score=1.01) == []


# Whose, and for how long


async def test_observations_are_one_users_and_pause_hides_them(agent: Agent) -> None:
    name = await observe(agent)
    stranger = Agent(agent.store, f"{agent.user_id}-2", observation_tools(agent.store))
    assert await contents(stranger, "PostgreSQL") == []
    assert "error" in await stranger.call("retrieve_observation", id=name)
    assert await stranger.call("recall_by_category", query="PostgreSQL", category="finding") == []
    assert not any((await stranger.call("recall_fil", query="PostgreSQL")).values())
    await agent.store.pause(agent.user_id)
    for tool, arguments in (
        ("recall", {"query": "PostgreSQL"}),
        ("recall_fil", {"query": "PostgreSQL"}),
        ("recall_by_category", {"query": "PostgreSQL", "category": "finding"}),
        ("retrieve_observation", {"id": name}),
        ("consolidate_session", {}),
        ("remember_observation", {"content": "Redis is version 8", "category": "finding"}),
    ):
        assert "paused" in (await agent.call(tool, **arguments))["error"], tool
    paused = await agent.call("remember_fil", findings=["Redis is version 8"])
    assert "paused" in paused["skipped"][0]["reason"]


async def test_observations_outlive_the_process(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as store:
        name = await observe(Agent(store, user, observation_tools(store)))
    async with open_store(any_settings) as store:
        agent = Agent(store, user, observation_tools(store))
        assert (await agent.call("retrieve_observation", id=name))["content"] == VERSION
        assert await contents(agent, "PostgreSQL version") == [VERSION]


async def test_a_hundred_calls_at_once_all_succeed(agent: Agent) -> None:
    async def one(number: int) -> Any:
        match number % 4:
            case 0:
                return await agent.call("recall_fil", query="service latency")
            case 1:
                return await agent.call("scratchpad_set", key=f"task.{number}", value=str(number))
            case _:
                words = f"Service {chr(97 + number % 26) * 4}{number} has a latency of {number} milliseconds"
                return await agent.call("remember_observation", content=words, category="finding")

    answers = await asyncio.gather(*(one(number) for number in range(100)))
    assert not [answer for answer in answers if "error" in answer]
    assert len(await agent.store.read(agent.user_id, kind="observation", limit=None)) == 50
    assert len(await agent.call("scratchpad_list", prefix="task.")) == 25


async def test_observations_stand_in_the_file_and_survive_a_persons_edit(agent: Agent) -> None:
    name = await observe(agent, "Avoid library X", "lesson")
    document = await agent.store.document(agent.user_id)
    assert document is not None
    assert "## Observations (the agent's notes)\n- [lesson] Avoid library X" in document
    edited = document.replace("[lesson] Avoid library X", "[insight] Avoid library X") + "- Redis is version 8\n"
    await agent.store.save_document(agent.user_id, edited)
    assert await agent.store.document(agent.user_id) == edited
    assert (await agent.call("retrieve_observation", id=name))["category"] == "insight"
    assert await agent.call("recall_by_category", query="Redis", category="finding") == ["Redis is version 8"]


async def test_observations_appear_in_the_users_own_commands_export_undo_and_erasure(agent: Agent) -> None:
    store, user_id = agent.store, agent.user_id
    await observe(agent)
    await agent.call("scratchpad_set", key="task", value="check the database")

    async def command(text: str) -> str:
        asked = parse(text)
        assert asked is not None
        return (await run(store, user_id, asked)).text

    assert VERSION in await command("/memory")
    assert VERSION in await command("/memory search PostgreSQL")
    data = await store.export(user_id)
    assert [memory["kind"] for memory in data["memories"]] == ["observation"]
    assert [row["value"] for row in data["activity"]["scratchpad"]] == ["check the database"]
    assert "gone again" in await command("/memory undo")
    assert await contents(agent, "PostgreSQL") == []
    await store.clear(user_id)
    assert await agent.call("scratchpad_list") == []


# Looking back on a session


async def test_an_observation_is_found_by_the_words_of_its_source(agent: Agent) -> None:
    await agent.call(
        "remember_observation", content="It answers in two seconds", category="finding", source="GOAL:check-database"
    )
    assert [one["content"] for one in await agent.call("recall", query="check database")] == [
        "It answers in two seconds"
    ]
