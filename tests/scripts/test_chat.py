"""The chat on the terminal: a person types, the agent remembers, removals are confirmed."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.chat import main
from tests.scripts.conftest import CommandLine

ROOT = Path(__file__).parents[2]
Chat = Callable[..., str]


@pytest.fixture
def chat(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> Chat:
    """What the chat shows to somebody who types these lines, in this process: another takes seconds to start."""
    monkeypatch.setenv("COLUMNS", "160")

    def typed(*lines: str, options: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        ran = command(main, "--user-id", "ann", *options)
        assert ran.code == 0, ran.err
        return ran.out

    return typed


def test_what_is_said_is_known_in_the_next_chat(chat: Chat) -> None:
    first = chat("Remember that I prefer technical articles")
    assert "Got it, I'll remember that" in first
    assert "offline model" in first
    second = chat("What do you know about me?")
    assert "technical articles" in second


def test_a_prompt_of_ones_own_that_cannot_be_used_is_a_sentence(
    command: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEMORY_PROMPTS_DIR", str(tmp_path / "nowhere"))
    ran = command(main, "--user-id", "ann")
    assert (ran.code, ran.err) == (1, f"error: MEMORY_PROMPTS_DIR names no folder: {tmp_path / 'nowhere'}.\n")


def test_a_removal_is_confirmed_by_hand(chat: Chat) -> None:
    forget = "/memory forget technical articles"
    told = chat("Remember that I prefer technical articles", forget, "no", "/memory", forget, "yes", "/memory")
    kept, _, gone = told.partition("Nothing was removed")
    assert "prefer technical articles" in gone.partition("Forgotten")[0].casefold()
    assert "prefer technical articles" not in gone.partition("Forgotten")[2].casefold()
    assert "Forgotten" not in kept


def test_who_goes_on_instead_of_answering_is_heard(chat: Chat) -> None:
    told = chat(
        "Remember that I prefer technical articles",
        "/memory forget technical articles",
        "I live in Lisbon",
        "/memori",
        "/memory",
    )
    assert "Lisbon" in told
    assert "There is no command" in told
    assert "prefer technical articles" in told.partition("There is no command")[2].casefold()


def test_an_article_is_opened_and_a_thread_goes_on(chat: Chat, tmp_path: Path) -> None:
    article = tmp_path / "article.md"
    article.write_text("# PostgreSQL 18 Released\n\nIt brings asynchronous I/O.")
    opened = chat("What does it bring?", options=("--article", str(article), "--thread", "one"))
    assert "📖 Discussing: PostgreSQL 18 Released" in opened
    assert "asynchronous I/O" in opened
    again = chat("And what else does it bring?", options=("--thread", "one"))
    assert "Discussing" not in again


def test_help_is_shown_without_loading_the_graphs() -> None:
    shown = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "scripts.chat", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    assert "--user-id" in shown.stdout
    assert "langgraph" not in shown.stderr
    assert "sqlalchemy" not in shown.stderr
