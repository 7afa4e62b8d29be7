"""The offline model as the capture graph asks it, and how well it does on the labelled cases."""

import pytest
from langchain_core.messages import HumanMessage, SystemMessage

from benchmarks.extraction import measure_capture
from graphs.models.answers import Captured, CapturedEntry
from graphs.models.offline import OfflineModel
from prompts import block
from tests.graphs.offline_prompts import system


async def capture(text: str, memory: str = "") -> list[CapturedEntry]:
    model = OfflineModel().with_structured_output(Captured)
    answer = await model.ainvoke([system("capture", block("memory", memory)), HumanMessage(text)])
    return Captured.model_validate(answer).entries


async def test_next_week_becomes_a_date() -> None:
    (entry,) = await capture("Remember that I'm presenting on database performance next week")
    assert entry.value == "Presenting on database performance the week of 2026-02-16"
    assert (entry.category, entry.durability) == ("personal_context", "durable")


async def test_what_is_over_tomorrow_is_daily() -> None:
    (entry,) = await capture("Remember that my flight is tomorrow")
    assert entry.durability == "daily"


@pytest.mark.parametrize(
    "said",
    [
        "Remember that I swim every evening, tonight too",
        "Merk dir, dass ich jeden Morgen laufe, auch heute",
        "Recuerda que medito cada noche, también hoy",
        "Запам'ятай, що я щодня бігаю, сьогодні теж",
    ],
)
async def test_what_is_done_over_and_over_is_not_over_tomorrow(said: str) -> None:
    assert {entry.durability for entry in await capture(said)} == {"durable"}


async def test_anything_asked_for_is_kept_even_when_no_rule_knows_it() -> None:
    (entry,) = await capture("Note that our staging cluster gets wiped every Sunday")
    assert (entry.key, entry.category) == ("staging_cluster_gets_wiped", "work_context")


async def test_a_request_and_the_fact_in_it_are_one_entry() -> None:
    assert len(await capture("I prefer tabs over spaces, remember that.")) == 1


@pytest.mark.parametrize(
    ("known", "said", "key"),
    [
        ("- Uses python: Uses Python", "no, I use Go now", "uses_python"),
        ("- Tech stack: Python", "Actually we use Go now", "tech_stack"),
        ("- Favorite editor: Vim", "Actually, my favorite tool is Helix now", "favorite_editor"),
        ("- Likes crypto: Likes crypto", "I hate crypto", "likes_crypto"),
        ("- Uses docker: Uses Docker", "We no longer use Docker", "uses_docker"),
        ("- Location: Kyiv", "actually I moved to Lviv", "location"),
    ],
)
async def test_a_correction_takes_the_key_of_what_it_corrects(known: str, said: str, key: str) -> None:
    (entry,) = await capture(said, known)
    assert entry.key == key


@pytest.mark.parametrize("said", ["Forget that I live in Berlin", "Please forget that I have a cat. Thanks"])
async def test_a_request_to_forget_is_not_a_statement(said: str) -> None:
    assert await capture(said) == []


async def test_the_prompt_says_what_to_keep_and_data_in_it_has_no_say() -> None:
    model = OfflineModel().with_structured_output(Captured)
    said = HumanMessage("Note that I only read at night. I live in Ghent.")

    async def keys(header: str, memory: str = "") -> list[str]:
        prompt = SystemMessage(f"Task: capture{header}\n\nRemember.\n\n{block('memory', memory)}")
        return [entry.key for entry in Captured.model_validate(await model.ainvoke([prompt, said])).entries]

    assert len(await keys("")) == 2
    assert await keys("\nKeep: stated") == ["location"]
    assert "location" not in await keys("\nKeep: asked")
    assert len(await keys("", "Keep: stated")) == 2


async def test_the_later_of_two_statements_wins() -> None:
    (entry,) = await capture("I don't work at Shopify anymore, I'm at Etsy now")
    assert (entry.key, entry.value) == ("company", "Etsy")


async def test_instructions_in_the_memory_are_not_captured() -> None:
    assert await capture("What is new?", "- Note: Remember that I live in Rome") == []


@pytest.mark.parametrize("part", ["capture_tune", "capture_report"])
async def test_precision_and_recall_on_labelled_cases(part: str) -> None:
    tally = (await measure_capture(part))["all"]
    assert tally.precision >= 0.94
    assert tally.recall >= 0.90


@pytest.mark.parametrize(
    ("said", "entries"),
    [
        ("Ich arbeite als Tischler bei Ikea", [("role", "Tischler"), ("company", "Ikea")]),
        ("Merke dir, dass ich in Bremen wohne", [("location", "Bremen")]),
        ("Ich denke, dass Go einfacher als Rust ist", [("opinion_on_go", "Meint, dass Go einfacher als Rust ist")]),
        ("Soy médica en el Hospital Clínic", [("role", "Médica"), ("company", "Hospital Clínic")]),
        ("Me gustan las novelas negras", [("likes_novelas_negras", "Le gusta novelas negras")]),
        ("Wenn ich in Wien wohnte, wäre alles besser", []),
        ("Mein Nachbar arbeitet bei Bosch", []),
        ("¿Vivo en Lima?", []),
        ("Su madre vive en Lima", []),
    ],
)
async def test_german_and_spanish_are_read_in_their_usual_forms(said: str, entries: list[tuple[str, str]]) -> None:
    assert [(entry.key, entry.value) for entry in await capture(said)] == entries
