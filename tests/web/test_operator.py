"""The pages of an operator: nights, tools, health; for nobody else, and without words of users except in one diff."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete
from starlette.testclient import TestClient

from stores.database import schema
from stores.write.unit_of_work import UnitOfWork
from tests.web.operator_site import PAGES, SECRET, Site, diff_of, opened, status_of, token
from web.pages.operator.jobs import KEPT, Job, Jobs
from web.pages.operator.schedule import next_night
from web.pages.operator.words import Words
from web.pages.texts import has

CANARY = "zyzzyva"
TEMPLATES = Path(__file__).parents[2] / "web" / "pages" / "templates"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(tmp_path_factory.mktemp("operator"), MEMORY_AUTH_SECRET=SECRET) as visiting:
        yield visiting


@pytest.fixture
def site(client: TestClient) -> Site:
    return Site(client, "operator")


def tell(site: Site, user: str, *words: str) -> None:
    """The user says this in a conversation."""

    async def say() -> None:
        for number, one in enumerate(words):
            await site.store.activity.message(user, f"{user}-{number}", role="user", content=one)

    site.do(say)


def run_of(site: Site, user: str) -> str:
    """The path of the user's night of today."""
    page = site.get(f"/memory/nights/on/{datetime.now(UTC).date()}")
    row = next(row for row in page.split("<tr>") if f'<th scope="row">{user}</th>' in row)
    found = re.search(r"/memory/nights/run/[\w-]+", row)
    assert found
    return found[0]


# -- who may look -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*PAGES, "/memory/nights/on/2026-02-12", "/memory/nights/rehearsal"])
def test_who_is_no_operator_is_told_how_to_become_one(client: TestClient, path: str) -> None:
    for permissions in ((), ("nightly",)):
        visitor = Site(client, *permissions, user="ann")
        page = visitor.get(path, 403)
        assert page.count("<h1") == 1
        assert "--permission operator" in page
        assert "/memory/nights" not in page
    client.cookies.clear()
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/memory/sign-in")


def test_the_token_needs_the_permission_for_forms_too(client: TestClient) -> None:
    Site(client, user="ann")
    for path in ("/memory/nights", "/memory/health"):
        assert client.post(path, data={"action": "run"}).status_code == 403


def test_a_forged_form_starts_nothing(site: Site) -> None:
    tell(site, "forged", "I work as a carpenter")
    for path, action in (("/memory/nights", "run"), ("/memory/nights", "rehearse"), ("/memory/health", "repair")):
        site.post(path, 403, action=action, token="0" * 64)
    assert "forged" in site.get("/memory/nights")
    assert site.do(lambda: site.store.runs.of("forged")) == []


# -- nights -----------------------------------------------------------------------------------------------------------


def test_a_night_is_run_seen_undone_and_brought_back(site: Site) -> None:
    tell(site, "ann", "I work as a nurse at Globex", "Remember that I prefer short articles")
    assert "ann" in site.get("/memory/nights")
    site.post("/memory/nights", action="run", user="ann")
    page = site.settled("/memory/nights")
    assert "The night is over. Users: 1, learned: 3, updated: 0, failed: 0." in status_of(page)
    assert str(datetime.now(UTC).date()) in page
    path = run_of(site, "ann")
    night = site.get(path)
    changes = diff_of(night)
    assert "+ - Role: Nurse" in changes
    assert any("Added preference" in line for line in changes)
    assert "MEMORY.md" in night
    assert f"memory/{datetime.now(UTC).date()}.md" in night
    before = site.do(lambda: site.store.document("ann"))
    undone = site.post(path)
    assert "This night was undone" in status_of(undone)
    assert site.do(lambda: site.store.read("ann")) == []
    assert diff_of(undone) == changes
    assert "undone" in site.get(f"/memory/nights/on/{datetime.now(UTC).date()}")
    assert site.do(lambda: site.store.history("ann"))[-1].actor == "operator"
    assert "are back" in status_of(site.post(path))
    assert site.do(lambda: site.store.document("ann")) == before


def test_a_click_too_many_brings_nothing_back(site: Site) -> None:
    tell(site, "eve", "I work as a pilot")
    site.post("/memory/nights", action="run", user="eve")
    site.settled("/memory/nights")
    path = run_of(site, "eve")
    hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]+)"', site.get(path)))
    told = [status_of(site.client.post(path, data=hidden).text) for _ in range(2)]
    assert "This night was undone" in told[0]
    assert "Nothing was done" in told[1]
    assert site.do(lambda: site.store.read("eve")) == []


def test_another_batch_cannot_be_undone_here(site: Site) -> None:
    tell(site, "mia", "I work as a baker")
    site.post("/memory/nights", action="run", user="mia")
    site.settled("/memory/nights")

    async def write() -> str | None:
        receipt = await site.store.write("mia", key="city", value="Lives in Lviv", category="personal_context")
        return receipt.batch

    site.post(run_of(site, "mia"), batch=site.do(write))
    kept = [one.key for one in site.do(lambda: site.store.read("mia"))]
    assert {"city", "role"} <= set(kept)


def test_a_dry_run_shows_what_would_change_and_changes_nothing(site: Site) -> None:
    tell(site, "bob", f"I work as a {CANARY} tamer")
    site.post("/memory/nights", action="rehearse", user="bob")
    page = site.settled("/memory/nights")
    assert "nothing was changed" in status_of(page)
    listed = site.get("/memory/nights/rehearsal")
    assert "bob" in listed
    assert CANARY not in listed.lower()
    assert any(CANARY in line.lower() for line in diff_of(site.get("/memory/nights/rehearsal/1")))
    assert site.do(lambda: site.store.read("bob")) == []
    assert site.do(lambda: site.store.runs.of("bob")) == []
    site.get("/memory/nights/rehearsal/2", 404)
    site.get("/memory/nights/rehearsal/0", 404)


def test_a_failed_night_says_why(site: Site) -> None:
    async def fail() -> None:
        store = site.store
        await store.activity.message("joe", "joe-talk", role="user", content="I like chess")
        run = await store.runs.claim("joe", date(2026, 2, 12), worker="w")
        await store.runs.fail(run, "the model failed: it <did not> answer")  # type: ignore[arg-type]

    site.do(fail)
    page = site.get("/memory/nights/on/2026-02-12")
    assert "the model failed: it &lt;did not&gt; answer" in page
    assert "changed nothing" in site.get(re.findall(r"/memory/nights/run/[\w-]+", page)[0])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/memory/nights/on/yesterday", 404),
        ("/memory/nights/on/1999-01-01", 404),
        ("/memory/nights/on/2026-02-12?page=99999999999999", 200),
        ("/memory/nights/on/2026-02-12?page=x", 200),
        ("/memory/nights/run/nobody", 404),
        ("/memory/tools?days=-1", 200),
        ("/memory/tools?days=9", 200),
    ],
)
def test_strange_addresses_are_answered(site: Site, path: str, status: int) -> None:
    if "2026-02-12" in path:
        test_a_failed_night_says_why(site)
    assert site.get(path, status).count("<h1") == 1


def test_a_user_who_can_be_none_is_refused(site: Site) -> None:
    site.post("/memory/nights", 400, action="run", user="a" * 10_000)


@pytest.mark.parametrize(
    ("line", "after", "expected"),
    [
        ("0 23 * * *", "2026-02-12T09:00", "2026-02-12T23:00"),
        ("0 23 * * *", "2026-02-12T23:00", "2026-02-13T23:00"),
        ("*/15 8-9 * * *", "2026-02-12T09:46", "2026-02-13T08:00"),
        ("30 2 29 2 *", "2026-02-12T00:00", "2028-02-29T02:30"),
        ("0 5 * * 0", "2026-02-12T00:00", "2026-02-15T05:00"),
        ("0 5 * * 7", "2026-02-12T00:00", "2026-02-15T05:00"),
        ("0 5 1 * 1", "2026-02-12T00:00", "2026-02-16T05:00"),
        ("0 0 31 2 *", "2026-02-12T00:00", None),
        ("0 25 * * *", "2026-02-12T00:00", None),
        ("nightly", "2026-02-12T00:00", None),
        ("0 23 * *", "2026-02-12T00:00", None),
        ("*/0 23 * * *", "2026-02-12T00:00", None),
    ],
)
def test_the_next_night_follows_the_schedule(line: str, after: str, expected: str | None) -> None:
    found = next_night(line, datetime.fromisoformat(after).replace(tzinfo=UTC))
    assert found == (datetime.fromisoformat(expected).replace(tzinfo=UTC) if expected else None)


# -- health -----------------------------------------------------------------------------------------------------------


def test_the_doctors_findings_are_shown_and_repaired(site: Site) -> None:
    async def spoil() -> None:
        await site.store.write("sue", key=f"{CANARY}_bird", value=f"Likes {CANARY}", category="preference")
        gone = delete(schema.events).where(schema.events.c.user_id == "sue")

        def work(unit: UnitOfWork) -> None:
            unit.connection.execute(gone)

        await site.store._runtime.write_rows_only("sue", work)

    site.do(spoil)
    site.post("/memory/health", action="examine")
    page = site.settled("/memory/health")
    assert "no event says where memory … comes from" in page
    assert "record that it was found" in page
    assert CANARY not in page.lower()
    site.post("/memory/health", action="repair")
    assert "Repaired at" in status_of(site.settled("/memory/health"))
    site.post("/memory/health", action="examine")
    assert "agree" in status_of(site.settled("/memory/health"))
    for words in ("SQLite", "Python", "langgraph", "tool_usage", "Free disk"):
        assert words in page


# -- what all have in common ------------------------------------------------------------------------------------------


def test_no_page_but_the_diff_holds_words_of_a_user(site: Site) -> None:
    tell(site, "pam", f"I work as a {CANARY} keeper", f"Remember that I prefer {CANARY} songs")
    site.post("/memory/nights", action="run", user="pam")
    site.settled("/memory/nights")
    assert CANARY in site.get(run_of(site, "pam")).lower()
    today = datetime.now(UTC).date()
    for path in (*PAGES, f"/memory/nights/on/{today}", "/memory/metrics"):
        assert CANARY not in site.get(path).lower(), path


def test_every_text_of_a_page_is_there() -> None:
    used = {
        name
        for page in ("nights", "night", "night_users", "rehearsal", "tools", "health")
        for name in re.findall(r'\bt\("([a-z0-9_.]+)"[,)\s]', (TEMPLATES / f"{page}.html").read_text())
    }
    assert len(used) > 50
    assert [name for name in used if not name.endswith(".") and not has(name)] == []


def test_figures_are_said_as_people_read_them() -> None:
    class Plain:
        def t(self, name: str, **values: object) -> str:
            return f"{values['n']} {name.removeprefix('unit.')}"

    say = Words(Plain())  # type: ignore[arg-type]
    assert [say.number(one) for one in (None, 3, 1234567, 2.5)] == ["–", "3", "1\u202f234\u202f567", "2.50"]
    assert [say.share(one) for one in (None, 0.0, 0.125, 1.0)] == ["–", "0%", "12.5%", "100%"]
    assert [say.time(one) for one in (None, 2.0, 45.4, 1500, 90_000, 7_200_000)] == [
        *("–", "2.0 ms", "45 ms", "1.5 s", "1.5 min", "2 h"),
    ]
    assert [say.cost(one) for one in (None, 0.0, 0.0123, 12.0)] == ["–", "0.00", "0.0123", "12.00"]
    assert [say.size(one) for one in (0, 999, 1_500_000)] == ["0 B", "999 B", "1.5 MB"]


async def test_a_job_is_one_at_a_time_told_when_it_fails_and_ended_with_the_server() -> None:
    jobs, gate = Jobs(), asyncio.Event()

    async def wait(job: Job) -> str:
        await gate.wait()
        return "done"

    async def fail(job: Job) -> None:
        raise RuntimeError(CANARY)

    first = jobs.start("night", wait)
    assert jobs.start("night", fail) is first
    gate.set()
    assert first.task is not None
    await first.task
    assert (first.running, first.result) == (False, "done")
    failed = jobs.start("night", fail)
    assert failed.task is not None
    await failed.task
    assert failed.error == "RuntimeError"
    assert failed.ended is not None
    failed.ended -= KEPT + timedelta(seconds=1)
    assert jobs.get("night") is None
    gate.clear()
    last = jobs.start("night", wait)
    await asyncio.sleep(0)
    await jobs.stop()
    assert last.task is not None
    assert last.task.cancelled()


def test_a_token_of_the_command_opens_the_pages(client: TestClient) -> None:
    client.cookies.clear()
    answer = client.get("/memory/tools", headers={"Authorization": f"Bearer {token('root', 'operator')}"})
    assert answer.status_code == 200
