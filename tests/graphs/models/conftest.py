"""Each provider's own client over its own protocol, talking to a local server."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass

import pytest

from graphs.models.choose import Models, open_models
from stores import Settings
from tests.openai_server import Server, openai_server
from tests.other_servers import anthropic_server, ollama_server


@dataclass(frozen=True)
class Wire:
    """How a provider is reached."""

    named: str
    serve: Callable[[], AbstractContextManager[Server]]
    address: str
    key: str = ""

    def set(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(self.address, server.address)
        if self.key:
            monkeypatch.setenv(self.key, "test-key")


WIRES = {
    "openai": Wire("openai:local", openai_server, "OPENAI_BASE_URL", "OPENAI_API_KEY"),
    "anthropic": Wire("anthropic:local", anthropic_server, "ANTHROPIC_BASE_URL", "ANTHROPIC_API_KEY"),
    "ollama": Wire("ollama:local", ollama_server, "OLLAMA_HOST"),
}


@pytest.fixture(params=list(WIRES))
def wire(request: pytest.FixtureRequest) -> Wire:
    return WIRES[request.param]


@pytest.fixture
def server(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    with wire.serve() as running:
        wire.set(running, monkeypatch)
        yield running


@pytest.fixture
async def models(wire: Wire, server: Server, settings: Settings) -> AsyncIterator[Models]:
    async with open_models(settings.model_copy(update={"model": wire.named})) as opened:
        yield opened
