"""A real `langgraph dev` process, driven through langgraph-sdk as Studio and applications drive it."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from langgraph_sdk import get_client
from langgraph_sdk.client import LangGraphClient

from scripts import schedule
from stores import Settings, open_store
from tests.server.dev_server import DevServer, wide

GRAPHS = {"discussion", "capture", "post_discussion", "nightly", "summarize", "rank", "digest"}
ARTICLE = {
    "id": "pg18",
    "title": "PostgreSQL 18 Released",
    "text": "PostgreSQL 18 brings asynchronous I/O. It speeds up vacuum and scans. Upgrades keep statistics.",
}

pytestmark = pytest.mark.xdist_group("server")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevServer]:
    running = DevServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
async def client(server: DevServer) -> AsyncIterator[LangGraphClient]:
    async with get_client(url=server.url) as connected:
        yield connected


def said(text: str) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": text}]}


async def ask(client: LangGraphClient, user: str, thread: str, given: Any = None, **more: Any) -> Any:
    result = await client.runs.wait(
        thread, "discussion", input=given, context={"user_id": user}, raise_error=False, **more
    )
    assert isinstance(result, dict)
    return result


async def new_thread(client: LangGraphClient) -> str:
    return str((await client.threads.create())["thread_id"])


def reply(result: Any) -> str:
    return str(result["messages"][-1]["content"])


async def test_the_bare_address_is_a_health_check_and_for_a_browser_the_way_to_the_pages(server: DevServer) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/")).json() == {"ok": True}
        seen = await http.get("/", headers={"accept": "text/html"})
        assert (seen.status_code, seen.headers["location"]) == (303, "/memory/")


async def test_every_graph_is_served_and_can_be_drawn(client: LangGraphClient) -> None:
    assistants = await client.assistants.search()
    assert {assistant["graph_id"] for assistant in assistants} >= GRAPHS
    for assistant in assistants:
        drawn = await client.assistants.get_graph(assistant["assistant_id"])
        assert len(drawn["nodes"]) >= 3
        schemas = await client.assistants.get_schemas(assistant["assistant_id"])
        assert schemas["input_schema"]
        if assistant["graph_id"] != "nightly":
            assert "user_id" in (schemas["context_schema"] or {})["properties"]


async def test_said_in_one_thread_known_in_another(client: LangGraphClient) -> None:
    user = f"user-{uuid4()}"
    told = await ask(client, user, await new_thread(client), said("Remember that I prefer technical articles"))
    assert "Got it, I'll remember that" in reply(told)
    known = await ask(client, user, await new_thread(client), said("What do you know about me?"))
    assert "technical articles" in reply(known)
    other = await ask(client, f"user-{uuid4()}", await new_thread(client), said("What do you know about me?"))
    assert "technical articles" not in reply(other)


async def test_a_discussion_opens_with_its_article(client: LangGraphClient) -> None:
    result = await ask(client, f"user-{uuid4()}", await new_thread(client), said("What is new?") | {"article": ARTICLE})
    assert reply(result).startswith("📖 Discussing: PostgreSQL 18 Released")


async def test_a_discussion_opens_with_what_was_thought_of_the_last_one(client: LangGraphClient) -> None:
    user, thread = f"user-{uuid4()}", await new_thread(client)
    await ask(client, user, thread, said("What is new?") | {"article": ARTICLE})
    await ask(client, user, thread, said("I think the asynchronous I/O of PostgreSQL is great"))
    await ask(client, user, thread, said("End discussion"))
    again = ARTICLE | {"id": "pg19", "title": "PostgreSQL 19 Released"}
    opened = await ask(client, user, await new_thread(client), said("What is new?") | {"article": again})
    assert "PostgreSQL 18 Released" in reply(opened)


async def test_an_interrupt_shows_what_would_go_and_waits(client: LangGraphClient) -> None:
    user, thread = f"user-{uuid4()}", await new_thread(client)
    await ask(client, user, thread, said("Remember that I prefer technical articles"))
    asked = await ask(client, user, thread, said("/memory forget technical articles"))
    [question] = asked["__interrupt__"]
    assert "technical articles" in question["value"]["would_remove"][0]["value"]
    assert (await client.threads.get(thread))["status"] == "interrupted"
    declined = await ask(client, user, thread, command={"resume": "no"})
    assert "Nothing was removed" in reply(declined)
    await ask(client, user, thread, said("/memory forget technical articles"))
    done = await ask(client, user, thread, command={"resume": "yes"})
    assert "Forgotten" in reply(done)
    view = await ask(client, user, thread, said("/memory"))
    assert "technical articles" not in reply(view)


async def test_progress_is_streamed(client: LangGraphClient) -> None:
    thread, seen = await new_thread(client), []
    async for part in client.runs.stream(
        thread,
        "discussion",
        input=said("Remember that I like Rust"),
        context={"user_id": f"user-{uuid4()}"},
        stream_mode=["custom", "updates", "messages-tuple"],
    ):
        seen.append(part)
    progress = [part.data["progress"] for part in seen if part.event == "custom"]
    assert any("recalled" in line for line in progress)
    assert any("captured" in line for line in progress)
    steps = [name for part in seen if part.event == "updates" for name in part.data]
    assert steps[0] == "enter"
    assert steps[-1] == "reply"


async def test_a_run_without_a_user_is_a_clear_error(client: LangGraphClient) -> None:
    result = await client.runs.wait(await new_thread(client), "discussion", input=said("hello"), raise_error=False)
    assert result["__error__"]["error"] == "NoUser"  # type: ignore[call-overload]
    assert "user_id" in result["__error__"]["message"]  # type: ignore[call-overload]


async def test_a_thread_belongs_to_its_first_user(client: LangGraphClient) -> None:
    thread = await new_thread(client)
    await ask(client, f"user-{uuid4()}", thread, said("My plan is secret"))
    result = await ask(client, "mallory", thread, said("What is the plan?"))
    assert result["__error__"]["error"] == "NotOwner"


async def test_concurrent_turns_on_one_thread_are_refused_or_answered_in_turn(client: LangGraphClient) -> None:
    user, thread = f"user-{uuid4()}", await new_thread(client)
    runs = [ask(client, user, thread, said(f"Question {n}?"), multitask_strategy="enqueue") for n in range(4)]
    results = await asyncio.gather(*runs)
    assert all(reply(result) for result in results)
    state = await client.threads.get_state(thread)
    asked = [message for message in state["values"]["messages"] if message["type"] == "human"]  # type: ignore[call-overload]
    assert len(asked) == 4


async def test_the_other_graphs_run_alone(client: LangGraphClient) -> None:
    context = {"user_id": f"user-{uuid4()}"}
    captured = await client.runs.wait(
        None, "capture", input={"message": "Remember that I like vacuum tuning"}, context=context
    )
    assert "Got it" in captured["reply"]  # type: ignore[call-overload]
    summary = await client.runs.wait(None, "summarize", input={"article": ARTICLE}, context=context)
    assert "asynchronous" in summary["summary"]  # type: ignore[call-overload]
    posts: Any = [
        {"id": "tea", "title": "Tea", "text": "Tea came by sea.", "points": 9},
        {"id": "vac", "title": "Vacuum tuning", "text": "Vacuum is faster.", "points": 1},
    ]
    ranked: Any = await client.runs.wait(None, "rank", input={"posts": posts}, context=context)
    assert [(post["id"], post["why"]) for post in ranked["ranked"]] == [("vac", "followed"), ("tea", "new")]
    digest: Any = await client.runs.wait(None, "digest", input={"posts": posts, "size": 1}, context=context)
    assert (digest["chosen"][0]["id"], digest["delivered"]) == ("vac", 1)
    await ask(client, context["user_id"], await new_thread(client), said("I work at Stripe"))
    night = await client.runs.wait(None, "nightly", input={"users": [context["user_id"]]})  # type: ignore[dict-item]
    assert night["report"], night  # type: ignore[call-overload]


async def test_review_trends_and_a_quiet_opening_are_served(server: DevServer, client: LangGraphClient) -> None:
    user, thread = f"user-{uuid4()}", await new_thread(client)
    async with open_store(Settings(data_dir=server.folder / "data")) as store:
        await store.write(
            user, key="language", value="Speaks some Portuguese", category="personal_context", confidence=0.75
        )

    async def say(text: str) -> str:
        return reply(await ask(client, user, thread, said(text)))

    assert "not sure of this" in await say("/memory review")
    assert (await say("yes")).startswith("Confirmed: ")
    assert "nothing to review" in await say("/memory review")
    assert "You take part in trends" in await say("/memory trends on")
    assert "without a line about earlier ones" in await say("/memory quiet")


async def crons(server: DevServer, capsysbinary: pytest.CaptureFixture[bytes], *given: str) -> list[dict[str, str]]:
    """What `python -m scripts.schedule` answers."""
    capsysbinary.readouterr()
    assert await asyncio.to_thread(schedule.main, [*given, "--url", server.url, "--json"]) == 0
    answer: list[dict[str, str]] = json.loads(capsysbinary.readouterr().out)
    return answer


async def test_the_nightly_run_is_scheduled_once_listed_and_taken_away(
    server: DevServer, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await crons(server, capsysbinary, "list") == []
    [made] = await crons(server, capsysbinary, "register")
    assert (made["schedule"], made["next_run_date"][11:16]) == ("0 23 * * *", "23:00")
    assert await crons(server, capsysbinary, "register") == [made]
    monkeypatch.setenv("MEMORY_EXTRACTION_SCHEDULE", "30 2 * * *")
    [changed] = await crons(server, capsysbinary, "register")
    assert changed["schedule"] == "30 2 * * *"
    assert await crons(server, capsysbinary, "list") == [changed]
    assert await asyncio.to_thread(schedule.main, ["register", "--url", server.url, "--schedule", "at midnight"]) != 0
    assert await crons(server, capsysbinary, "remove") == []
    assert await crons(server, capsysbinary, "list") == []


@pytest.mark.soak
async def test_the_cron_runs_the_night(
    server: DevServer, client: LangGraphClient, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    user = f"user-{uuid4()}"
    await ask(client, user, await new_thread(client), said("I think vacuum tuning is an art"))
    await crons(server, capsysbinary, "register", "--schedule", "* * * * *")
    try:
        for _ in range(90):
            notes = [file.read_bytes() for file in kept_files(server) if user in str(file)]
            if any(b"Talked about" in note or b"Discussed" in note for note in notes):
                break
            await asyncio.sleep(1)
        else:
            raise AssertionError("no night came")
    finally:
        await crons(server, capsysbinary, "remove")


async def test_clear_deletes_the_users_other_threads(server: DevServer, client: LangGraphClient) -> None:
    user = f"user-{uuid4()}"
    first, second = await new_thread(client), await new_thread(client)
    await ask(client, user, first, said("My plan is canary-one"))
    await ask(client, user, second, said("My plan is canary-two"))
    await ask(client, user, second, said("/memory clear"))
    done = await ask(client, user, second, command={"resume": "yes"})
    assert "erased" in reply(done)
    with pytest.raises(httpx.HTTPStatusError):
        await client.threads.get(first)
    assert "canary" not in str(await client.threads.get_state(second))
    assert not [file for file in kept_files(server) if b"canary-one" in file.read_bytes()]
    assert not [file for file in kept_files(server) if b"canary-two" in file.read_bytes()]


def kept_files(server: DevServer) -> list[Path]:
    return [file for file in (server.folder / "data").rglob("*") if file.is_file()]


async def test_the_default_folder_is_the_one_below_where_it_runs(server: DevServer, client: LangGraphClient) -> None:
    """As `make dev` starts it: a relative path must not be asked of the system in the event loop."""
    user = f"user-{uuid4()}"
    await ask(client, user, await new_thread(client), said("Remember that I prefer technical articles"))
    assert (server.folder / "data" / "memory" / user / "MEMORY.md").is_file()
    assert not {"MEMORY_DATA_DIR", "MEMORY_DATABASE_URL"} & server.environment().keys()


async def test_metrics_are_there_and_carry_no_text(server: DevServer, client: LangGraphClient) -> None:
    await ask(client, f"user-{uuid4()}", await new_thread(client), said("What do you know about canary-three?"))
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{server.url}/memory/metrics")).text
    assert "memory_tool" in text
    assert "canary" not in text


async def test_the_pages_are_served_and_see_what_was_said(server: DevServer, client: LangGraphClient) -> None:
    user = f"user-{uuid4()}"
    await ask(client, user, await new_thread(client), said("Remember that I prefer technical articles"))
    async with httpx.AsyncClient(base_url=server.url, follow_redirects=True) as http:
        page = await http.get("/memory/")
        assert page.url.path == "/memory/sign-in"
        page = await http.post("/memory/sign-in", data={"token": form_token(page.text), "name": user})
        assert "technical articles" in page.text
        given = {"token": form_token(page.text), "do": "add", "value": "Likes canary birds", "category": "preference"}
        page = await http.post("/memory/", data=given)
        assert "Remembered" in page.text
        await http.post("/memory/", data={"token": form_token(page.text), "do": "find", "query": "canary"})
        for path in ("document", "timeline", "settings", "export.json", "files/style.css", "nothing"):
            answer = await http.get(f"/memory/{path}")
            assert answer.status_code == (404 if path == "nothing" else 200)
        page = await http.get("/memory/settings")
        export = (await http.get("/memory/export.json")).content
        given = {"token": form_token(page.text), "do": "dry_run"}
        page = await http.post("/memory/settings", data=given, files={"file": ("memory.json", export)})
        assert "already known" in page.text
        page = await http.post("/memory/settings", data={"token": form_token(page.text), "do": "clear_now"})
        assert "Everything was erased" in page.text


def form_token(page: str) -> str:
    found = re.search(r'name="token" value="(\w+)"', page)
    assert found
    return found[1]


async def test_a_run_sends_its_result_to_no_host_that_is_not_listed(client: LangGraphClient) -> None:
    thread = await new_thread(client)
    for webhook in (
        "http://127.0.0.1/",
        "https://10.0.0.1/",
        "https://[fc00::1]/",
        "https://hooks.example.org/",
        "/info",
    ):
        for asked in (
            client.runs.create(thread, "discussion", input=said("hello"), webhook=webhook),
            client.runs.wait(None, "discussion", input=said("hello"), webhook=webhook),
            client.crons.create("nightly", schedule="0 0 1 1 *", webhook=webhook),
        ):
            with pytest.raises(httpx.HTTPStatusError) as refused:
                await asked
            assert refused.value.response.status_code == 422
    assert await client.runs.list(thread) == []


async def test_other_accounts_of_the_machine_read_nothing(server: DevServer, client: LangGraphClient) -> None:
    await ask(client, f"user-{uuid4()}", await new_thread(client), said("Remember that I like birds"))
    assert wide(server.folder / "data") == {}
    assert {"memory.db", "threads.db-wal", "MEMORY.md"} <= {file.name for file in kept_files(server)}


async def test_an_open_server_says_so_and_listens_to_this_machine_only(server: DevServer) -> None:
    assert "AUTHENTICATION IS OFF" in server.log.read_text()
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/info", headers={"Host": "evil.example"})).status_code == 403
        assert (await http.post("/runs/wait", headers={"Origin": "https://evil.example"})).status_code == 403
        assert (await http.post("/internal/truncate")).status_code == 404


async def test_threads_and_memory_survive_a_killed_server(server: DevServer) -> None:
    user = f"user-{uuid4()}"
    async with get_client(url=server.url) as before:
        thread = await new_thread(before)
        await ask(before, user, thread, said("Remember that I prefer technical articles"))
    server.kill()
    server.start()
    async with get_client(url=server.url) as after:
        await after.threads.create(thread_id=thread, if_exists="do_nothing")
        result = await ask(after, user, thread, said("What do you know about me?"))
        assert "technical articles" in reply(result)
        state = await after.threads.get_state(thread)
        assert "Remember that I prefer" in str(state["values"])


async def test_no_call_blocked_the_event_loop(server: DevServer) -> None:
    log = server.log.read_text()
    assert "BlockingError" not in log
    assert "Blocking call" not in log


async def test_nothing_that_was_said_is_logged_at_any_level(server: DevServer) -> None:
    log = server.log.read_text()
    assert "debug" in log
    for words in ("technical articles", "asynchronous I/O", "canary", "vacuum tuning", "My plan", "I like"):
        assert words not in log
