"""Everything a model wrote says which wording of which prompt it was given; what people wrote names none."""

from collections.abc import Callable
from pathlib import Path

from graphs.build import Graphs
from graphs.models.offline import OfflineModel
from prompts import load
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.graphs.conftest import talk


async def stamps(store: MemoryStore, user: str) -> dict[str, str]:
    return {event.key: event.prompt for event in await store.history(user)}


async def test_capture_and_the_look_back_name_their_prompts(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    await say("Remember that I work as a nurse")
    await say("That's all for today")
    found = await stamps(store, user)
    assert found.pop("role") == load("capture").stamp
    assert found.pop("user_said") == load("capture").stamp
    assert set(found.values()) == {load("post_discussion").stamp}


async def test_a_tool_call_names_the_prompt_of_the_discussion(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.answers = [
        call("write_memory", key="tea", value="likes tea", category="preference", durability="durable"),
        "Done.",
    ]
    await talk(graphs, user)("Tea is what makes mornings bearable, likes of tea lovers aside")
    assert (await stamps(store, user))["tea"] == load("discussion").stamp


async def test_a_night_names_its_prompt_in_the_events_and_in_the_record_of_the_run(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    for number, title in enumerate(("Rust in the kernel", "Async Rust", "Rust for the web")):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    clock.advance(hours=2)
    await offline["nightly"].ainvoke({"users": [user]}, {"configurable": {"thread_id": f"{user}-night"}})
    assert (await stamps(store, user))["interested_rust"] == load("nightly").stamp
    assert [run["prompt_version"] for run in await store.runs.of(user)] == [load("nightly").stamp]


async def test_an_edited_prompt_shows_in_the_audit(
    make: Callable[..., Graphs], store: MemoryStore, settings: Settings, user: str, tmp_path: Path
) -> None:
    folder = tmp_path / "prompts"
    folder.mkdir()
    original = load("capture")
    text = original.file.read_text(encoding="utf-8").replace("small talk", "chatter")
    (folder / "capture.md").write_text(text, encoding="utf-8")
    graphs = make(OfflineModel(), settings.model_copy(update={"prompts_dir": folder}))
    await talk(graphs, user)("Remember that I work as a nurse")
    stamp = (await stamps(store, user))["role"]
    assert stamp == load("capture", folder).stamp
    assert stamp.split()[0] == original.stamp.split()[0]
    assert stamp != original.stamp


async def test_what_a_person_writes_names_no_prompt(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="role", value="Nurse", category="work_context")
    await any_store.pause(user)
    assert {event.prompt for event in await any_store.history(user)} == {""}
