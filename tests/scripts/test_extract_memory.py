"""`python -m scripts.extract_memory`: rehearse, run, report and undo nights from a shell."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from scripts.extract_memory import main
from scripts.memory import main as memory
from scripts.parts import cluster
from scripts.parts.command_line import Refused
from stores import MemoryStore, Settings
from tests.openai_server import openai_server
from tests.scripts.conftest import CommandLine

YESTERDAY = (datetime.now(UTC) - timedelta(days=1)).date()


async def _read_and_talk(store: MemoryStore, user: str = "ann") -> None:
    at = datetime.now(UTC) - timedelta(hours=2)
    for number, title in enumerate(("Rust 2.0", "Async Rust", "Why Rust won")):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍", at=at)
    words = "Remember that I prefer short summaries"
    await store.activity.message(user, f"{user}-talk", role="user", content=words, title="Rust 2.0", at=at)


@pytest.fixture
def reader(ann: CommandLine) -> CommandLine:
    """A command line on a store where Ann has read and talked."""
    ann.store(_read_and_talk)
    return ann


def test_a_dry_run_shows_the_diff_of_both_files_and_changes_not_a_byte(reader: CommandLine) -> None:
    before = reader.memory_md.read_bytes()
    files = sorted(reader.folder.rglob("*.md"))
    ran = reader(main, "--user-id", "ann", "--dry-run")
    assert ran.code == 0
    assert "+- Interested in Rust\n" in ran.out
    assert '+- User said: "Remember that I prefer short summaries"' in ran.out
    assert "nothing was changed" in ran.out
    assert reader.memory_md.read_bytes() == before
    assert sorted(reader.folder.rglob("*.md")) == files
    assert reader.store(lambda store: store.runs.of("ann")) == []


def test_a_dry_run_as_json_carries_diff_and_typed_update(reader: CommandLine) -> None:
    (night,) = json.loads(reader(main, "--all", "--dry-run", "--json").out)
    assert night["user_id"] == "ann"
    assert "+- Interested in Rust" in night["diff"]
    assert {entry["action"] for entry in night["update"]["memory_updates"]} == {"add"}


def test_the_night_of_one_user_is_applied_once_and_undone_byte_for_byte(reader: CommandLine) -> None:
    before = reader.memory_md.read_bytes()
    ran = reader(main, "--user-id", "ann")
    assert (ran.code, "2 written, 0 updated" in ran.out) == (0, True)
    assert b"Interested in Rust" in reader.memory_md.read_bytes()
    again = reader(main, "--user-id", "ann")
    assert (again.code, "done already for this date" in again.out) == (0, True)
    assert reader(memory, "undo", "--user-id", "ann").code == 0
    assert reader.memory_md.read_bytes() == before


def test_all_reports_every_user_and_the_figures(reader: CommandLine) -> None:
    async def more(store: MemoryStore) -> None:
        await _read_and_talk(store, "bob")
        await _read_and_talk(store, "cid")
        await store.pause("cid")

    reader.store(more)
    ran = reader(main, "--all")
    assert ran.code == 0
    assert "✓ ann" in ran.err
    assert "✓ bob" in ran.err
    assert "cid" not in ran.err + ran.out
    words = {" ".join(line.split()) for line in ran.out.splitlines()}
    assert {"users processed 2", "users failed 0", "interactions 8", "memories written 4"} <= words
    assert "cost" not in ran.out


def test_json_is_one_document_with_limit_and_date(reader: CommandLine) -> None:
    reader.store(lambda store: _read_and_talk(store, "bob"))
    report = json.loads(reader(main, "--all", "--json", "--limit", "1", "--date", YESTERDAY.isoformat()).out)
    assert (report["run_date"], report["processed"], report["due"]) == (YESTERDAY.isoformat(), 1, 1)
    report = json.loads(reader(main, "--all", "--json", "--date", YESTERDAY.isoformat()).out)
    assert (report["processed"], report["failures"]) == (1, [])


def test_nobody_due_is_a_report_of_zeros(command: CommandLine) -> None:
    report = json.loads(command(main, "--all", "--json").out)
    assert (report["due"], report["processed"]) == (0, 0)


def test_an_unknown_user_is_skipped_and_not_created(command: CommandLine) -> None:
    ran = command(main, "--user-id", "nobody")
    assert (ran.code, "nothing to collect" in ran.out) == (0, True)
    assert command.store(lambda store: store.users()) == []


@pytest.mark.parametrize(
    "given", [(), ("--all", "--user-id", "ann"), ("--all", "--date", "soon"), ("--all", "--limit", "0")]
)
def test_wrong_usage_says_so(command: CommandLine, given: tuple[str, ...]) -> None:
    ran = command(main, *given)
    assert (ran.code, "usage:" in ran.err) == (2, True)


def test_a_failing_model_is_told_by_the_exit_code_where_nobody_may_stand_in(
    reader: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("MEMORY_OFFLINE_FALLBACK", "false")
    ran = reader(main, "--all")
    assert ran.code == 1
    assert "✗ ann: the model failed: it cannot be reached" in ran.out
    assert b"Rust" not in reader.memory_md.read_bytes()


def test_a_real_client_and_prices_give_tokens_and_cost(reader: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"key": "interested_in_rust", "value": "Interested in Rust", "category": "preference"}
    with openai_server() as server:
        server.answers = [
            server.tool_call("DiscussionInsights", {}),
            server.tool_call("search_memory", {"query": "rust"}),
            server.tool_call("write_memory", {**wanted, "durability": "durable", "confidence": 0.8}),
        ]
        monkeypatch.setenv("MEMORY_PRICE_INPUT", "1000")
        monkeypatch.setenv("MEMORY_PRICE_OUTPUT", "2000")
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        ran = reader(main, "--all", "--json")
        assert len(server.requests) == 4
    report = json.loads(ran.out)
    assert (report["memories_written"], report["tool_calls_made"], report["tokens_used"]) == (1, 2, 60)
    assert report["cost"] == pytest.approx(4 * (10 * 1000 + 5 * 2000) / 1_000_000)
    assert b"Interested in Rust" in reader.memory_md.read_bytes()


@pytest.mark.parametrize(
    ("environment", "given", "said"),
    [
        ({}, ("--scheduler", "tcp://127.0.0.1:9"), cluster.ELSEWHERE),
        ({"MEMORY_DATABASE_URL": "sqlite://"}, (), cluster.IN_MEMORY),
    ],
)
def test_a_cluster_that_could_not_share_the_memory_is_refused(
    command: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    given: tuple[str, ...],
    said: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ran = command(main, "--all", "--engine", "dask", *given)
    assert (ran.code, ran.err) == (1, f"error: {said}\n")


def test_files_of_each_machine_are_refused_unless_shared(settings: Settings) -> None:
    remote: Any = settings.model_copy(update={"database_url": "postgresql+psycopg://db/memory"})
    with pytest.raises(Refused, match="MEMORY_DOCUMENTS=database"):
        cluster._check(remote, "tcp://scheduler:8786", shared_files=False)
    cluster._check(remote, "tcp://scheduler:8786", shared_files=True)
    in_database = remote.model_copy(update={"documents": "database"})
    cluster._check(in_database, "tcp://scheduler:8786", shared_files=False)
