"""A real Chromium, and a server for it to visit.

Playwright's plain calls need a thread without an event loop of others: every test of the browser runs in the one thread
that drives it.
"""

import asyncio
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from stores import Settings, open_store
from tests.soak import SOAKING
from tests.web.site import SECRET, surroundings, token
from web.app import app

ROOT = Path(__file__).parents[2]
EXECUTABLE = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
MISSING = "no Chromium is installed here (Debian: apt install chromium)"
FLAGS = (
    *("--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
START_SECONDS = 300
FAULTS = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"
WIDTHS = (375, 1280)
SCHEMES = ("light", "dark")
PATIENCE = 60_000
"""Milliseconds; a busy machine takes some seconds for a page."""
expect.set_options(timeout=PATIENCE)


class Chromium:
    """One browser, driven by one thread."""

    def __init__(self) -> None:
        self.url = ""
        self.folder = Path()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="chromium")
        self._playwright: Any = None
        self._browser: Browser | None = None
        self._windows: dict[str, BrowserContext] = {}

    def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return self._thread.submit(work, *arguments).result()

    def start(self) -> None:
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=EXECUTABLE, args=list(FLAGS))

    def stop(self) -> None:
        if self._browser:
            self._browser.close()
        if self._playwright:
            self._playwright.stop()

    def close(self) -> None:
        self.run(self.stop)
        self._thread.shutdown()

    @contextmanager
    def window(self, **wishes: Any) -> Iterator[BrowserContext]:
        """A browser that knows nothing of who used it before, at the server; in the thread that drives it.

        The next test with the same wishes has the same one, emptied. One page of it stays open: what the browser has
        started for the site would end with the last."""
        assert self._browser
        asked = f"{self.url} {wishes}"
        if asked not in self._windows:
            self._windows[asked] = self._browser.new_context(base_url=self.url, **wishes)
            self._windows[asked].set_default_timeout(PATIENCE)
        window = self._windows[asked]
        try:
            yield window
        finally:
            self._empty(window)

    def leave(self) -> None:
        """Close the windows at a server that ends."""
        while self._windows:
            self._windows.popitem()[1].close()

    def _empty(self, window: BrowserContext) -> None:
        stays, *others = window.pages
        for page in others:
            page.close()
        everything = {"origin": self.url, "storageTypes": "all"}
        window.new_cdp_session(stays).send("Storage.clearDataForOrigin", everything)
        assert window.cookies() == []


def sign_in(page: Page, user: str, *permissions: str) -> None:
    page.goto("/memory/sign-in")
    page.get_by_label("Token").fill(token(user, *permissions))
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", level=1, name="Memory").wait_for()


def add(page: Page, value: str, category: str = "Preference") -> None:
    page.goto("/memory/")
    page.get_by_label("Something to remember").fill(value)
    page.get_by_label("Category").first.select_option(category)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text(value)


def button(page: Page, value: str, name: str) -> None:
    page.get_by_role("listitem").filter(has_text=value).get_by_role("button", name=name, exact=True).click()


def live(chromium: Chromium, user: str) -> None:
    """A day of a user; in a thread of its own, because that of the browser has a loop."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, _day(chromium, user)).result()


async def _day(chromium: Chromium, user: str) -> None:
    """What the user said, and calls of tools, written by another store than the server's."""
    async with open_store(Settings(data_dir=chromium.folder)) as store:
        for talk, words in enumerate(("I work as a nurse at Globex", "Remember that I prefer short articles")):
            await store.activity.message(user, f"{user}-{talk}", role="user", content=words)
        for number in range(30):
            status = "error" if number < 6 else "success"
            store.usage.note("search_memory", status, operation="db_read", seconds=0.002)


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """The app on a free port of this process, over a folder of its own: starting another process takes long."""
    with socket.socket() as listening, surroundings(folder, **settings) as forget:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, access_log=False, log_level="warning", ws="none"))
        thread = Thread(target=server.run, args=([listening],), name="server")
        thread.start()
        try:
            _wait(server, thread)
            forget()
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(START_SECONDS)


def _wait(server: uvicorn.Server, thread: Thread) -> None:
    until = time.monotonic() + START_SECONDS
    while not server.started and time.monotonic() < until:
        assert thread.is_alive(), "the server ended"
        time.sleep(0.05)
    assert server.started, "the server did not start"


@contextmanager
def open_chromium() -> Iterator[Chromium]:
    """A browser that is at no server yet."""
    if EXECUTABLE is None:
        pytest.skip(MISSING)
    browser = Chromium()
    try:
        browser.run(browser.start)
        yield browser
    finally:
        browser.close()


@contextmanager
def at_server(browser: Chromium, folder: Path) -> Iterator[None]:
    """The browser is at a guarded server over that folder for as long as the block lasts."""
    browser.folder = folder
    with serving(folder, MEMORY_AUTH_SECRET=SECRET) as browser.url:
        try:
            yield
        finally:
            browser.run(browser.leave)


def accessible(page: Page, name: str) -> None:
    """Axe finds nothing in light and dark, narrow and wide; there is one heading of the first level, and nothing is
    wider than the screen. The window must bypass the content security policy, for axe alone.

    In a usual run axe sees every other page narrow and light, the rest wide and dark: they are made of the same parts.
    In the long run it sees all of them in all four."""
    page.evaluate(Axe().axe_script)
    wrong = []
    for width, scheme in product(WIDTHS, SCHEMES) if SOAKING else zip(WIDTHS, SCHEMES, strict=True):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two
        if SOAKING or scheme == SCHEMES[len(name) % 2]:
            wrong += [(scheme, width, one["id"], one["nodes"][0]["html"]) for one in page.evaluate(FAULTS)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append((scheme, width, "wider than the screen", ""))
    assert wrong == [], name
    assert page.locator("h1").count() == 1, name


def in_browser(test: Callable[[Chromium], None]) -> Callable[[Chromium], None]:
    """A test that runs in the thread of the browser."""

    def run(chromium: Chromium) -> None:
        chromium.run(test, chromium)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
