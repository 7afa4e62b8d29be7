"""docs/own-agent.md: each example runs as it stands, on a model that does what a model would."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from langgraph.prebuilt import create_react_agent

from hnpal_memory import Context, MemoryStore, memory_tools
from tests.fakes import ScriptedModel, call
from tests.openai_server import Server, openai_server

ROOT = Path(__file__).parents[1]
PAPER = (ROOT / "docs" / "own-agent.md").read_text(encoding="utf-8")
LISBON = {"category": "personal_context", "key": "city", "value": "Lives in Lisbon", "durability": "durable"}
ASKED = {"messages": [{"role": "user", "content": "Remember that I live in Lisbon"}]}


def example(heading: str) -> str:
    """The program below a heading."""
    section = PAPER.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    (program,) = re.findall(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    return str(program)


@pytest.fixture
def openai() -> Iterator[Server]:
    with openai_server() as server:
        server.answers = [server.tool_call("write_memory", LISBON), "I'll remember that you live in Lisbon."]
        yield server


@pytest.fixture
def run(tmp_path: Path, openai: Server, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Runs the example below a heading as it stands, in an empty folder, and says what it printed. LangChain leaves a
    model's connections open, so it is a program of its own."""
    monkeypatch.setenv("OPENAI_BASE_URL", openai.address)
    monkeypatch.setenv("OPENAI_API_KEY", "none")

    def printed(heading: str) -> str:
        (tmp_path / "example.py").write_text(example(heading), encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "example.py"], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return printed


def test_an_agent_with_a_toolkit_remembers(run: Callable[[str], str], openai: Server, tmp_path: Path) -> None:
    said = run("A toolkit")
    assert said.startswith("I'll remember that you live in Lisbon.")
    assert "Lives in Lisbon" in (tmp_path / "data" / "memory" / "ann" / "MEMORY.md").read_text()
    assert "user_id" not in str(openai.requests[0]["tools"])


def test_the_retriever_finds_alone_and_as_a_tool(run: Callable[[str], str]) -> None:
    assert run("The retriever").splitlines() == ["Drinks green tea tea", "Lives in Lisbon"]


def test_a_plain_program_tells_its_model_what_is_known(run: Callable[[str], str]) -> None:
    assert run("Plain Python").splitlines() == ["stored", "Lisbon, as you told me."]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("awaited", [True, False])
async def test_a_react_agent_takes_the_same_tools(store: MemoryStore, awaited: bool) -> None:
    model = ScriptedModel(answers=[call("write_memory", **LISBON)])
    agent: Any = create_react_agent(model, memory_tools(store), context_schema=Context)
    ann = Context(user_id="ann")
    if awaited:
        result = await agent.ainvoke(ASKED, context=ann)
    else:
        result = await asyncio.to_thread(lambda: agent.invoke(ASKED, context=ann))
    assert [message.type for message in result["messages"]] == ["human", "ai", "tool", "ai"]
    assert [memory.value for memory in await store.read("ann")] == ["Lives in Lisbon"]


def test_every_way_in_of_the_first_table_is_a_section() -> None:
    anchors = re.findall(r"\]\(#([\w-]+)\)", PAPER)
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"^## (.*)$", PAPER, re.MULTILINE)}
    assert set(anchors) <= headings
