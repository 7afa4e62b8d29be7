"""A client starts the memory as a process of its own, as desktop programs do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from tests.integrations.mcp_text import told

ROOT = Path(__file__).parents[2]
TEA = {"key": "drink", "value": "Drinks green tea", "category": "preference", "durability": "durable"}


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "MEMORY_DATA_DIR": str(folder), "LOG_LEVEL": "DEBUG"}


@pytest.mark.slow
async def test_what_one_client_tells_another_finds(tmp_path: Path) -> None:
    process = StdioServerParameters(
        command=sys.executable, args=["-m", "scripts.mcp", "--user-id", "ann"], env=environment(tmp_path)
    )
    async with Client(process, mode="legacy") as client:
        assert client.instructions
        await client.call_tool("write_memory", {**TEA, "said": "I drink green tea every morning"})
    async with Client(process) as client:
        found = await client.call_tool("search_memory", {"query": "tea"})
    assert "Drinks green tea" in told(found)
    assert "Drinks green tea" in (tmp_path / "memory/ann/MEMORY.md").read_text()


@pytest.mark.slow
def test_a_bad_setting_is_a_sentence_on_standard_error(tmp_path: Path) -> None:
    for user, more, words in (("", {}, "user id is empty"), ("ann", {"MEMORY_MAX_WORDS": "many"}, "MEMORY_MAX_WORDS")):
        ended = subprocess.run(
            [sys.executable, "-m", "scripts.mcp", "--user-id", user],
            env=environment(tmp_path) | more,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert (ended.stdout, ended.returncode) == ("", 1)
        assert "Traceback" not in ended.stderr
        assert words in ended.stderr
