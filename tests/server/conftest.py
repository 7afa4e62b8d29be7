"""One guarded server for all tests that come with a token: starting one takes as long as most of them together."""

from collections.abc import Iterator

import pytest

from tests.server.dev_server import SECRET, DevServer


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DevServer]:
    """A server that lets nobody in without a token; each module has users of its own there."""
    folder = tmp_path_factory.mktemp("guarded")
    running = DevServer(folder, MEMORY_AUTH_SECRET=SECRET, MEMORY_DATA_DIR=str(folder / "data"))
    running.start()
    yield running
    running.stop()
