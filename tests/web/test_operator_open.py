"""On an open server the pages of an operator are for its own machine."""

import re
from pathlib import Path

from starlette.testclient import TestClient

from tests.web.operator_site import PAGES, Site, opened
from web.app import app


def test_on_an_open_server_the_own_machine_is_the_operator(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        site = Site(client)
        for path in PAGES:
            assert site.settled(path).count("<h1") == 1
        assert "Nobody is due" in site.get("/memory/nights")
        assert "no night yet" in site.get("/memory/nights")
        assert "No tool has been called" in site.get("/memory/tools")
        shows_what_the_tables_hold(site)
        stranger = TestClient(app, client=("10.0.0.7", 1))
        assert [stranger.get(path).status_code for path in PAGES] == [403, 403, 403]


def shows_what_the_tables_hold(site: Site) -> None:

    async def call() -> None:
        for talk in ("zoe-0", "zoe-1"):
            await site.store.activity.message("zoe", talk, role="user", content="Hello")
        for number in range(40):
            status = "error" if number < 10 else "stored"
            site.store.usage.note(
                "write_memory",
                status,
                operation="db_write",
                seconds=0.004,
                after_recall=number % 4 != 0,
                duplicate=number < 4,
                user_id="zoe",
                conversation_id="zoe-0",
            )

    site.do(call)
    page = site.get("/memory/tools?days=7")
    shown = dict(re.findall(r'<dt>([^<]+)</dt><dd class="figure">([^<]+?)\s*<', page))
    assert (shown["Calls"], shown["Success rate"], shown["Error rate"]) == ("40", "75%", "25%")
    assert (shown["Searched before writing"], shown["Duplicates"]) == ("75%", "10%")
    assert (shown["Latency p50"], shown["Queue depth"]) == ("3.5 ms", "0")
    assert (shown["Conversations with tools"], shown["Conversations still without"]) == ("50%", "1")
    assert "Errors rise: 25% of the calls of the last day" in page
    assert page.count('role="img" aria-label="') == 2
    assert "write_memory" in page
    site.client.cookies.set("memory_language", "uk", path="/memory")
    assert "Помилок більшає" in site.get("/memory/tools")
