"""The pages of an operator in a real browser: one night from the button to its undoing, and axe on every page."""

import os
import socket
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import insert

from graphs.server.resources import process
from stores.database import schema
from stores.write.unit_of_work import UnitOfWork
from tests.web.operator_site import PAGES
from web.app import app

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
WIDTHS, SCHEMES = (375, 1280), ("light", "dark")

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="no Chromium is installed: apt-get install chromium"),
    pytest.mark.slow,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An open server with a memory of its own."""
    with pytest.MonkeyPatch.context() as patched, socket.socket() as listening:
        patched.setenv("MEMORY_DATA_DIR", str(tmp_path_factory.mktemp("browser")))
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="on"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        until = time.monotonic() + 20
        while not server.started and time.monotonic() < until:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


@pytest.fixture(scope="module")
def browser() -> Iterator["playwright.Browser"]:
    with playwright.sync_playwright() as running:
        opened = running.chromium.launch(executable_path=str(CHROMIUM))
        yield opened
        opened.close()


def fill() -> None:
    """What a user said, and calls of a day; the writer takes work from any thread."""

    def say(unit: UnitOfWork) -> None:
        for number, words in enumerate(("I work as a nurse at Globex", "Remember that I prefer short articles")):
            talk, now = f"talk-{number}", datetime.now(UTC)
            begun = {"user_id": "ann", "id": talk, "started_at": now, "last_at": now}
            unit.connection.execute(insert(schema.conversations), begun)
            said = {"user_id": "ann", "conversation_id": talk, "id": "m", "role": "user", "content": words, "at": now}
            unit.connection.execute(insert(schema.messages), said)

    process.store._runtime.writer.submit("ann", say).result()
    for number in range(30):
        status = "error" if number < 6 else "success"
        process.store.usage.note("search_memory", status, operation="db_read", seconds=0.002)


def test_a_night_from_the_button_to_its_undoing(address: str, browser: "playwright.Browser") -> None:
    fill()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/memory/nights")
    assert page.locator(".tag", has_text="ann").is_visible()
    page.get_by_role("button", name="Run now").click()
    page.get_by_role("status").filter(has_text="The night is over").wait_for(timeout=15_000)
    page.get_by_role("link", name=str(datetime.now(UTC).date())).click()
    page.get_by_role("link", name="See the changes").click()
    assert page.get_by_text("+ - Role: Nurse").is_visible()
    page.get_by_role("button", name="Undo").click()
    told = page.get_by_role("status")
    assert "This night was undone" in told.inner_text()
    told.get_by_role("button", name="Undo").click()
    assert "are back" in page.get_by_role("status").inner_text()
    page.get_by_role("link", name="Tools").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Tools"
    assert page.get_by_role("img", name="Calls by day").is_visible()
    page.get_by_role("link", name="Health").click()
    page.get_by_role("status").filter(has_text="Examined at").wait_for(timeout=15_000)
    context.close()


def test_every_page_is_there_for_everybody(address: str, browser: "playwright.Browser") -> None:
    """No violation of what axe checks, and nothing wider than the screen; the CSP is bypassed for axe alone."""
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/memory/nights")
    page.get_by_role("link", name=str(datetime.now(UTC).date())).click()
    of_date = page.url
    page.get_by_role("link", name="See the changes").click()
    wrong = []
    for path in (*(f"{address}{one}" for one in PAGES), of_date, page.url):
        page.goto(path)
        page.evaluate(axe.Axe().axe_script)
        for scheme, width in product(SCHEMES, WIDTHS):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 900})
            found = page.evaluate("axe.run({resultTypes: ['violations']}).then(found => found.violations)")
            wrong += [(path, scheme, width, one["id"], one["nodes"][0]["html"][:200]) for one in found]
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wrong.append((path, scheme, width, "too wide", ""))
        assert page.locator("h1").count() == 1
    assert wrong == []
    context.close()
