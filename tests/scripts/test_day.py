"""`make run` tells one day of one reader and leaves nothing behind."""

import asyncio
import io

import pytest
from rich.console import Console

from scripts import day
from scripts.screen.terminal import Screen


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("day")
    output = io.StringIO()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tempfile.tempdir", str(folder))
        asyncio.run(day.run(Screen(Console(file=output, width=200)), 0.0))
    assert list(folder.iterdir()) == []
    return output.getvalue()


def test_the_day_shows_reading_talking_the_night_and_the_next_morning(told: str) -> None:
    for words in (
        "👍 PostgreSQL 18 Released",
        "📖 Discussing: PostgreSQL 18 Released",
        "Remember that I'm presenting on database performance next week",
        "Company – Stripe",
        "Company – Fly.io",
        "Because of what I remember of you",
        "search_memory(",
        "A night passes",
        "memory/2026-02-12.md",
        "MEMORY.md",
        "offline model",
    ):
        assert words in told


def test_the_next_morning_knows_what_was_said(told: str) -> None:
    morning = told[told.index("Another thread, the next morning") :]
    assert "Fly.io" in morning
    assert "database performance" in morning
    document = told[told.index("What is known of the reader now") :]
    assert "Fly.io" in document
    assert "Stripe" not in document
    assert "PostgreSQL" in document
