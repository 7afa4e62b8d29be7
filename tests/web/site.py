"""The pages as a program sees them: requests without a browser, each person with cookies of their own."""

import html
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import jwt
from starlette.testclient import TestClient

from web.app import app

SECRET = "a secret of tests that is long enough for HS256"


def token(user: str, *permissions: str, hours: float = 1, secret: str = SECRET) -> str:
    claims = {"sub": user, "exp": int(time.time() + hours * 3600), "permissions": list(permissions)}
    return jwt.encode(claims, secret, "HS256")


class Person:
    """Somebody with a browser of their own; what they see last is `seen`."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self._cookies = CookieJar()
        self.seen: Any = None

    def get(self, path: str, **more: Any) -> Any:
        return self._send("GET", path, **more)

    def post(self, path: str, given: dict[str, Any] | None = None, **more: Any) -> Any:
        """A form of the page that was seen last, with its token."""
        found = re.search(r'name="token" value="(\w+)"', self.seen.text)
        return self._send("POST", path, data={"token": found[1] if found else "", **(given or {})}, **more)

    def sign_in(self, **fields: str) -> Any:
        self.get("/memory/sign-in")
        return self.post("/memory/sign-in", fields)

    def add(self, value: str, category: str = "preference") -> Any:
        self.get("/memory/")
        return self.post("/memory/", {"do": "add", "value": value, "category": category})

    def _send(self, method: str, path: str, **more: Any) -> Any:
        self.client.cookies = self._cookies
        self.seen = self.client.request(method, path, **more)
        return self.seen

    @property
    def user(self) -> str:
        """Who is signed in, as the page seen last says."""
        found = re.search(r"Signed in as (\S+)", self.text)
        assert found
        return found[1]

    def in_store(self, call: Callable[[], Any]) -> Any:
        """Do something with the server's own store, in its loop."""
        assert self.client.portal
        return self.client.portal.call(call)

    @property
    def text(self) -> str:
        """What a reader sees of the page, in one line."""
        reader = Reader()
        reader.feed(self.seen.text)
        return " ".join(" ".join(reader.words).split())

    @property
    def status(self) -> str:
        """The receipt."""
        reader = Reader()
        reader.feed(self.seen.text)
        return " ".join(" ".join(reader.said).split())

    def value_of(self, name: str, near: str = "") -> str:
        """A hidden field of the page, after some text of it."""
        text = self.seen.text[self.seen.text.index(html.escape(near, quote=False)) if near else 0 :]
        found = re.search(rf'name="{name}" value="([^"]*)"', text)
        assert found, f"no field {name} after {near!r}"
        return html.unescape(found[1])


class Reader(HTMLParser):
    """The words of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.said: list[str] = []
        self._depth = 0
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        self.said += [data] if self._depth else []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("input", "br") and (self._depth or dict(attrs).get("role") in ("status", "alert")):
            self._depth += 1

    def handle_endtag(self, tag: str) -> None:
        self._depth = max(0, self._depth - 1)


@contextmanager
def surroundings(folder: Path, **settings: str) -> Iterator[Callable[[], None]]:
    """The environment that a server of this process reads when it starts; it may be forgotten then."""
    given = {"MEMORY_DATA_DIR": str(folder), **settings}
    os.environ.update(given)

    def forget() -> None:
        for name in given:
            os.environ.pop(name, None)

    try:
        yield forget
    finally:
        forget()


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[TestClient]:
    """The app in this process, over a folder of its own, as this machine sees it."""
    with (
        surroundings(folder, **settings) as forget,
        TestClient(app, base_url="http://localhost", client=("127.0.0.1", 5000)) as client,
    ):
        forget()
        yield client
