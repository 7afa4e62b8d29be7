"""Nothing is sent anywhere: a turn, a night and an import without a model service open no connection."""

import socket
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import open_graphs
from stores import Settings
from tests.conftest import Clock

MAKEFILE = Path(__file__).parents[2] / "Makefile"


async def test_no_connection_is_opened(settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    def refused(_: socket.socket, address: Any) -> None:
        sent.append(address)
        raise OSError("no network")

    for name in ("connect", "connect_ex"):
        monkeypatch.setattr(socket.socket, name, refused)
    async with open_graphs(settings, clock=clock) as graphs:
        await graphs.turn("ann", "talk", {"messages": [HumanMessage("Remember that I keep bees")]})
        await graphs["nightly"].ainvoke({"users": ["ann"]}, {"configurable": {"thread_id": "night"}})
        await graphs.store.load("bob", await graphs.store.export("ann"))
    assert sent == []


def test_the_commands_switch_off_what_others_would_send() -> None:
    text = MAKEFILE.read_text("utf-8")
    assert "LANGGRAPH_CLI_NO_ANALYTICS" in text
    assert "LANGSMITH_TRACING" in text
