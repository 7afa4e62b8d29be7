"""A real Chromium, and a server in a process of its own for it to visit.

Playwright's plain calls need a thread without an event loop of others: every test of the browser runs in the one thread
that drives it.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.site import SECRET, token

ROOT = Path(__file__).parents[2]
EXECUTABLE = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
MISSING = "no Chromium is installed here (Debian: apt install chromium)"
FLAGS = (
    *("--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
START_SECONDS = 60
WIDTHS = (375, 1280)
SCHEMES = ("light", "dark")


class Chromium:
    """One browser, driven by one thread."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="chromium")
        self._playwright: Any = None
        self._browser: Browser | None = None

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
        """A browser nobody has used, at the server; in the thread that drives it."""
        assert self._browser
        context = self._browser.new_context(base_url=self.url, **wishes)
        context.set_default_timeout(10_000)
        try:
            yield context
        finally:
            context.close()


def sign_in(page: Page, user: str, *permissions: str) -> None:
    page.goto("/memory/sign-in")
    page.get_by_label("Token").fill(token(user, *permissions))
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", level=1, name="Memory").wait_for()


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """`hnpal-memory serve` on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MEMORY_")}
    environment |= {"MEMORY_DATA_DIR": str(folder), "PYTHONPATH": str(ROOT), **settings}
    with (folder / "server.log").open("wb") as log:
        command = [sys.executable, "-m", "scripts.serve", "--port", str(port)]
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait(url, process)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, "the server ended"
        try:
            httpx.get(f"{url}/memory/sign-in", timeout=5)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(url)


@contextmanager
def chromium_at(folder: Path) -> Iterator[Chromium]:
    """The browser and the server start side by side."""
    if EXECUTABLE is None:
        pytest.skip(MISSING)
    browser = Chromium("", folder)
    starting = browser._thread.submit(browser.start)
    try:
        with serving(folder, MEMORY_AUTH_SECRET=SECRET) as browser.url:
            starting.result()
            yield browser
    finally:
        browser.close()


def in_browser(test: Callable[[Chromium], None]) -> Callable[[Chromium], None]:
    """A test that runs in the thread of the browser."""

    def run(chromium: Chromium) -> None:
        chromium.run(test, chromium)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
