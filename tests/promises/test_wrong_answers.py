"""Whatever a model answers: the run ends, the reader sees words, and nobody's memory holds what was not said.

Answers are made by chance, the same in every run: calls as text, in fences and cut off, wrong types, repeated calls,
endless lists, placeholders, repeated notices, other languages.
"""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.messages import AIMessage

from benchmarks.recordings.said import END
from graphs.build import assembled
from graphs.heard_entries import resting
from graphs.server.checkpoints import open_threads
from language.words.placeholders import says_nothing
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.soak import times
from tools.texts import own_lines

pytestmark = pytest.mark.slow

TURNS = times(8, 2_000)
MOST_CALLS = 25
MESSAGES = (
    "I live in Tartu and keep bees",
    "Remember that my cat is called Tom",
    "What do you know about me?",
    "Please forget my cat",
    "Nice weather today",
    "Я живу в Луцьку",
    "Запам'ятай, що я люблю чай",
    "Ich trinke gern grünen Tee",
    "Merk dir bitte, dass ich in Husum wohne",
    "Recuerda que mi perro se llama Tango",
    "¿Dónde vivo?",
    END,
)
USERS = 30
RAW = re.compile(
    r'\{\s*["\'{]|"(?:arguments|parameters|entries|tool_call|durability)"|'
    r"```json|</?tool(?:s|_call)?\b|\[data |<memory>"
)
ENTRY = {"category": "personal_context", "key": "stated", "value": "I live in Tartu"}
WRONG: tuple[Any, ...] = (None, True, 7, "", "None", "N/A", [], {}, ["x"], {"value": "x"}, "невідомо", "x" * 5_000, 0.5)


def entry(chance: random.Random) -> Any:
    """An entry with something wrong, most of the time."""
    value = chance.choice((*MESSAGES, "Likes opera and fast cars", "unknown"))
    made: dict[str, Any] = ENTRY | {"value": value, "durability": chance.choice(("durable", "daily"))}
    if chance.random() < 0.7:
        made[chance.choice(("category", "key", "value", "durability", "confidence"))] = chance.choice(WRONG)
    return chance.choice((made, made, made, *WRONG))


def arguments(chance: random.Random) -> dict[str, Any]:
    return {name: chance.choice((*WRONG, "tea", ENTRY["value"])) for name in ("key", "value", "category", "query")}


def as_text(chance: random.Random) -> str:
    """A call in one of the shapes in which models write them, perhaps cut off."""
    tool = chance.choice(("search_memory", "write_memory", "delete_memory", "format_disk"))
    written = json.dumps(
        chance.choice(
            (
                {"name": tool, "arguments": arguments(chance)},
                {"tool_call": {"name": tool, "parameters": arguments(chance)}},
                [{"function": {"name": tool, "arguments": json.dumps(arguments(chance))}}],
                {"entries": [entry(chance)]},
                {"response": "Hello."},
            )
        ),
        ensure_ascii=chance.random() < 0.5,
    )
    cut = written[: chance.randrange(len(written))] if chance.random() < 0.4 else written
    return chance.choice(("{}", "```json\n{}\n```", "<tool_call>{}</tool_call>", "Sure! {} Done.", "```\n{}")).replace(
        "{}", cut
    )


def typed(chance: random.Random) -> AIMessage:
    entries = [entry(chance) for _ in range(chance.choice((0, 1, 2, 400)))]
    given = chance.choice((entries, entries, json.dumps(entries), chance.choice(WRONG)))
    if chance.random() < 0.5:
        return call("Captured", entries=given)
    lines = chance.choice((list(MESSAGES), ["I fly planes"] * 300, *WRONG))
    return call("DiscussionInsights", topics=lines, opinions=lines, connections=lines, memory_updates=given)


def tool(chance: random.Random) -> AIMessage:
    name = chance.choice(("search_memory", "write_memory", "update_memory", "delete_memory", "format_disk"))
    return call(name, id=chance.choice(("", "1", "call-1")), **arguments(chance))


def words(chance: random.Random) -> str:
    notice = chance.choice(own_lines()).replace("$words", "Tom.").replace("$", "")
    said = (
        "Гаразд, я це видалив.",
        "I'll forget that.",
        "Ich habe es gespeichert.",
        "Lo recordaré.",
        "Hello.",
        "[",
        "{",
    )
    return chance.choice((notice, f"{notice}\n\nHello.", *said))


MAKERS: tuple[Callable[[random.Random], Any], ...] = (as_text, as_text, typed, tool, words)


async def test_whatever_a_model_answers_the_run_ends_in_words(
    store: MemoryStore, settings: Settings, clock: Clock
) -> None:
    chance = random.Random(7)
    async with open_threads(settings) as threads:
        for number in range(TURNS):
            user, text = f"user-{number % USERS}", chance.choice(MESSAGES)
            model = wrong(chance)
            graphs = assembled(store, model, settings, threads, clock)
            answer = await graphs.turn(user, f"{user}-talk", {"messages": [{"role": "user", "content": text}]})
            assert len(model.history) <= MOST_CALLS
            assert (answer.reply or answer.question or "").strip()
            assert not RAW.search(answer.reply), (number, answer.reply)
        await only_what_was_said(store)
        clock.advance(hours=9)
        for number in range(min(TURNS, USERS)):
            graphs = assembled(store, wrong(chance), settings, threads, clock)
            users = [f"user-{number}"]
            await graphs["nightly"].ainvoke({"users": users}, {"configurable": {"thread_id": f"night-{number}"}})
    await only_what_was_said(store)
    for number in range(min(TURNS, USERS)):
        assert {run["status"] for run in await store.runs.of(f"user-{number}")} <= {"completed", "partial"}


def wrong(chance: random.Random) -> ScriptedModel:
    repeated = call("search_memory", query="tea")
    return ScriptedModel(answers=[chance.choice(MAKERS)(chance) for _ in range(8)], then=repeated)


async def only_what_was_said(store: MemoryStore) -> None:
    """Nobody's memory holds a placeholder or a value for good and for the day, and nothing is durable that no message
    says."""
    for number in range(USERS):
        rows = await store.read(f"user-{number}", kind=None, limit=None)
        assert not [row.value for row in rows if says_nothing(row.value)]
        durable = [{"key": row.key, "value": row.value} for row in rows if row.durability == "durable"]
        passing = {row.value.casefold() for row in rows if row.durability == "daily"}
        assert not [one for one in durable if one["value"].casefold() in passing]
        assert [one for one in durable if not any(resting([one], text) for text in MESSAGES)] == []
