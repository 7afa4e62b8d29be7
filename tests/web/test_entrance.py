"""Who gets in: sign-in by token or by name, forms of this server only, nothing of anybody without."""

import re
from collections.abc import Callable

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.web.site import Person, token
from web.pages.routes import ROUTES

PUBLIC = ("/memory/sign-in", "/memory/files/", "/memory/sign-in/language")
PAGES = sorted(
    re.sub(r"\{id[^}]*\}", "11111111-1111-1111-1111-111111111111", re.sub(r"\{day[^}]*\}", "2026-01-01", route.path))
    for route in ROUTES
    if isinstance(route, Route) and not route.path.startswith(PUBLIC)
)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_works_without_sign_in(guarded_site: TestClient, path: str) -> None:
    stranger = Person(guarded_site)
    for method in ("GET", "POST"):
        answer = stranger._send(method, path, follow_redirects=False)
        assert (answer.status_code, answer.headers.get("location")) == (303, "/memory/sign-in")


def test_the_bare_address_leads_a_browser_to_the_pages_and_tells_others_that_it_lives(guarded_site: TestClient) -> None:
    seen = guarded_site.get("/", headers={"accept": "text/html,*/*;q=0.8"}, follow_redirects=False)
    assert (seen.status_code, seen.headers["location"]) == (303, "/memory/")
    checked = guarded_site.get("/", headers={"accept": "*/*"})
    assert (checked.status_code, checked.json()) == (200, {"ok": True})


@pytest.mark.parametrize("given", ["nonsense", token("ann", secret="another secret that is as long as it must be"),
                                   token("ann", hours=-1), ""])  # fmt: skip
def test_a_bad_token_opens_nothing(guarded_site: TestClient, given: str) -> None:
    stranger = Person(guarded_site)
    assert stranger.sign_in(user_token=given).status_code == 401
    assert stranger.status.startswith("You are not signed in")
    assert "set-cookie" not in stranger.seen.headers or "memory_token" not in stranger.seen.headers["set-cookie"]
    assert stranger.get("/memory/", follow_redirects=False).status_code == 303
    stranger.client.cookies.set("memory_token", given, path="/memory")
    assert stranger.get("/memory/", follow_redirects=False).status_code == 303


def test_the_token_becomes_a_cookie_no_script_and_no_other_site_sees(guarded_site: TestClient) -> None:
    ann = Person(guarded_site)
    ann.get("/memory/sign-in")
    answer = ann.post("/memory/sign-in", {"user_token": f"Bearer {token('ann')}\n"}, follow_redirects=False)
    kept = answer.headers["set-cookie"]
    assert kept.startswith("memory_token=")
    assert "HttpOnly" in kept
    assert "SameSite=strict" in kept
    assert "Path=/memory" in kept
    ann.get("/memory/")
    assert "Signed in as ann" in ann.text
    ann.post("/memory/sign-out")
    assert ann.get("/memory/", follow_redirects=False).status_code == 303


def test_the_cookie_opens_pages_and_nothing_else(guarded_site: TestClient, somebody: Callable[..., Person]) -> None:
    ann = somebody("ann")
    assert ann.get("/mcp").status_code == 401
    assert guarded_site.get("/mcp", headers={"cookie": f"memory_token={token('ann')}"}).status_code == 401


def test_each_sees_their_own_and_no_parameter_changes_that(somebody: Callable[..., Person]) -> None:
    ann, ben = somebody("ann"), somebody("ben")
    ann.add("Drinks green tea")
    for path in ("/memory/?user_id=ann", "/memory/?user=ann", "/memory/export.json?user_id=ann"):
        assert "green tea" not in ben.get(path).text
    ben.get("/memory/")
    ben.post("/memory/", {"do": "find", "query": "tea", "user_id": "ann", "name": "ann"})
    assert "green tea" not in ben.text
    assert "green tea" in ann.get("/memory/export.json").text


def test_only_an_operator_sees_the_operators_links(somebody: Callable[..., Person]) -> None:
    plain = somebody("ann").get("/memory/").text
    assert not re.search(r">(Nights|Tools|Health)<", plain)
    operator = somebody("olga", "operator").get("/memory/").text
    assert len(re.findall(r">(Nights|Tools|Health)<", operator)) == 3
