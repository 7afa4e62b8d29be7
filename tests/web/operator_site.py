"""The app as a server has it, visited by an operator."""

import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jwt
import pytest
from starlette.testclient import TestClient

from graphs.server.resources import process
from stores import MemoryStore
from web.app import app

SECRET = "a secret of the test, long enough to sign with"
PAGES = ("/memory/nights", "/memory/tools", "/memory/health")


def token(user: str, *permissions: str) -> str:
    return jwt.encode({"sub": user, "exp": time.time() + 600, "permissions": list(permissions)}, SECRET, "HS256")


@contextmanager
def opened(folder: Path, **environment: str) -> Iterator[TestClient]:
    """The app with a memory of its own, for the length of the block."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in {"MEMORY_DATA_DIR": str(folder), **environment}.items():
            patched.setenv(name, value)
        with TestClient(app, client=("127.0.0.1", 1)) as client:
            yield client


class Site:
    """One visitor of the pages."""

    def __init__(self, client: TestClient, *permissions: str, user: str = "root") -> None:
        self.client = client
        self.client.cookies.clear()
        if permissions or process.tokens.required:
            self.client.cookies.set("memory_token", token(user, *permissions), path="/memory")

    @property
    def store(self) -> MemoryStore:
        return process.store

    def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Run this in the loop of the app."""
        assert self.client.portal is not None
        return self.client.portal.call(work)

    def get(self, path: str, status: int = 200) -> str:
        answer = self.client.get(path, follow_redirects=False)
        assert answer.status_code == status, answer.text
        return answer.text

    def post(self, path: str, status: int = 200, **fields: str) -> str:
        """A form of that page, with its token and what it hides."""
        hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]+)"', self.get(path)))
        answer = self.client.post(path, data=hidden | fields)
        assert answer.status_code == status, answer.text
        return answer.text

    def settled(self, path: str) -> str:
        """The page once nothing goes on any more."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            answer = self.client.get(path)
            if "refresh" not in answer.headers:
                return answer.text
            time.sleep(0.05)
        raise AssertionError("it goes on and on")


def status_of(page: str) -> str:
    """What the page says has happened."""
    found = re.findall(r'role="status".*?</(?:div|p)>', page, re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>|role=\S+ class=\"[^\"]*\">", " ", " ".join(found)).split())


def diff_of(page: str) -> list[str]:
    return re.findall(r'<span class="(?:plus|minus)">(.*?)</span>', page)
