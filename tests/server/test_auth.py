"""S1 over HTTP: every route of a running server, called without a token, with a bad one, and as somebody else."""

import itertools
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import jwt
import pytest

from graphs.server.access import PAGES, is_public
from tests.server.dev_server import SECRET, DevServer

CANARY = "zyzzyvacanary"
HEALTH = {"/", "/ok"}
SHUT = re.compile(r"/(?:internal|deploy)")
REFUSED = (403, 404, 409, 422, 501)
NOT_PERSONAL = re.compile(r"/(?:$|ok|info|metrics|docs|openapi\.json|assistants|memory/metrics|ui/)")

pytestmark = pytest.mark.xdist_group("server")


def token(user: str, *, secret: str = SECRET, algorithm: str = "HS256", lasts: float = 600, **claims: Any) -> str:
    return jwt.encode({"sub": user, "exp": time.time() + lasts, **claims}, secret, algorithm)


def bearer(user: str, **claims: Any) -> dict[str, str]:
    return {"Authorization": f"Bearer {token(user, **claims)}"}


@pytest.fixture
def http(guarded: DevServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=guarded.url, timeout=120) as client:
        yield client


class Route(NamedTuple):
    method: str
    path: str


class Belongings(NamedTuple):
    """What Ann has on the server, each with the canary in it."""

    thread_id: str
    run_id: str
    checkpoint_id: str
    cron_id: str


@pytest.fixture
def ann(http: httpx.Client) -> Belongings:
    mine = bearer("ann")
    thread = http.post("/threads", json={"metadata": {"title": CANARY}}, headers=mine).json()["thread_id"]
    asked = {"messages": [{"role": "user", "content": f"Remember that I like {CANARY} birds"}]}
    run = {"assistant_id": "discussion", "input": asked, "context": {"user_id": "bob"}}
    done = http.post(f"/threads/{thread}/runs/wait", json=run, headers=mine)
    assert CANARY in done.text
    state = http.get(f"/threads/{thread}/state", headers=mine).json()
    cron = {"assistant_id": "summarize", "schedule": "0 0 1 1 *", "input": {"article": {"title": CANARY}}}
    return Belongings(
        thread,
        http.get(f"/threads/{thread}/runs", headers=mine).json()[0]["run_id"],
        state["checkpoint"]["checkpoint_id"],
        http.post(f"/threads/{thread}/runs/crons", json=cron, headers=mine).json()["cron_id"],
    )


def routes(http: httpx.Client) -> list[Route]:
    paths = http.get("/openapi.json", headers=bearer("ann")).json()["paths"]
    listed = [Route(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert len(listed) > 60
    return listed


def filled(path: str, ann: Belongings) -> str:
    names = {**ann._asdict(), "assistant_id": "discussion", "graph_id": "discussion", "namespace": "x"}
    return re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], ann.thread_id), path)


def body(ann: Belongings) -> dict[str, Any]:
    """Whatever any route asks for, all of it about Ann."""
    return {
        "assistant_id": "discussion",
        "graph_id": "discussion",
        "thread_id": ann.thread_id,
        "thread_ids": [ann.thread_id],
        "run_ids": [ann.run_id],
        "checkpoint": {"thread_id": ann.thread_id, "checkpoint_ns": "", "checkpoint_id": ann.checkpoint_id},
        "metadata": {"owner": "ann"},
        "values": {"owner": "mallory"},
        "schedule": "0 0 1 1 *",
        "input": {"messages": [{"role": "user", "content": "What do you know about me?"}]},
        "context": {"user_id": "ann"},
        "namespace": ["secrets"],
        "namespace_prefix": [],
        "key": "plan",
        "value": {"by": "mallory"},
        "status": "interrupted",
        "if_exists": "do_nothing",
        "version": 1,
        "channels": ["values", "messages", "updates"],
        "id": 1,
        "method": "run.start",
        "params": {"assistant_id": "discussion", "config": {"configurable": {"user_id": "ann"}}},
    }


def called(
    http: httpx.Client, route: Route, ann: Belongings, headers: dict[str, str], *, patience: float
) -> tuple[int, str]:
    """The status, and the first part of the answer: some routes stream for ever, and are listened to for so long."""
    given: Any = [body(ann)] if route.path == "/runs/batch" else body(ann)
    if "{run_id}" not in route.path and route.path.startswith("/runs"):
        given = given if isinstance(given, list) else {**given, "thread_id": ann.thread_id}
    query = {"namespace": "secrets", "key": "plan"} if route.path == "/store/items" else {}
    content = None if route.method == "GET" else json.dumps(given)
    text = ""
    try:
        with http.stream(
            route.method,
            filled(route.path, ann),
            params=query,
            content=content,
            headers={"Content-Type": "application/json", **headers},
            timeout=httpx.Timeout(30, read=patience),
        ) as response:
            for part in response.iter_text():
                text += part
                if len(text) > 200_000:
                    break
            return response.status_code, text
    except httpx.ReadTimeout:
        return 0, text


def bad_tokens() -> list[str]:
    now = time.time()
    unsigned = jwt.encode({"sub": "ann", "exp": now + 600}, "", "none")
    good = token("ann")
    head, claims, signature = good.split(".")
    return [
        token("ann", secret="another secret, of somebody else entirely"),
        token("ann", lasts=-600),
        token("ann", algorithm="HS512"),
        token("ann", nbf=now + 600),
        token("ann", aud="another service"),
        token(""),
        jwt.encode({"sub": "ann"}, SECRET, "HS256"),
        jwt.encode({"exp": now + 600}, SECRET, "HS256"),
        jwt.encode({"sub": "ann", "exp": now + 600, "permissions": "nightly"}, SECRET, "HS256"),
        unsigned,
        f"{head}.{claims}.",
        f"{head}.{claims}.{signature[:-2]}",
        f"{unsigned.split('.')[0]}.{claims}.{signature}",
        "ann",
        "x" * 20_000,
    ]


def test_no_route_but_the_health_check_answers_without_a_good_token(http: httpx.Client, ann: Belongings) -> None:
    refused = 0
    studio = {"x-auth-scheme": "langsmith", "x-user-id": "ann", "x-api-key": "key"}
    for route, headers in itertools.product(
        routes(http), [{}, studio, {"Authorization": f"Basic {SECRET}"}, {"Authorization": f"Bearer {bad_tokens()[0]}"}]
    ):
        status, text = called(http, route, ann, headers, patience=60)
        if route.path in HEALTH or is_public(route.path):
            continue
        to_sign_in = status == 303 and f"{route.path}/".startswith(PAGES) and "Authorization" not in headers
        assert status in (401, 404) or to_sign_in, (route, status)
        assert (status == 404) == bool(SHUT.match(route.path)), route
        assert CANARY not in text
        refused += 1
    assert refused > 240


@pytest.mark.parametrize("number", range(len(bad_tokens())))
def test_a_token_that_is_forged_stale_or_incomplete_opens_nothing(http: httpx.Client, number: int) -> None:
    answer = http.get("/info", headers={"Authorization": f"Bearer {bad_tokens()[number]}"})
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def test_somebody_else_sees_nothing_of_ann_and_changes_nothing_of_hers(http: httpx.Client, ann: Belongings) -> None:
    mine = bearer("ann")
    http.put("/store/items", json={"namespace": ["secrets"], "key": "plan", "value": {"x": CANARY}}, headers=mine)
    before = held(http, ann)
    assert before.count(CANARY) >= 4
    let_in = []
    for route in routes(http):
        status, text = called(http, route, ann, bearer("mallory"), patience=1.5)
        assert CANARY not in text, (route, status)
        named = "{" in route.path and not NOT_PERSONAL.match(route.path)
        if named and status not in REFUSED and text and "not found" not in text:
            let_in.append(f"{route} {status} {text}")
    assert let_in == []
    assert held(http, ann) == before
    asked = {"assistant_id": "discussion", "input": body(ann)["input"], "context": {"user_id": "ann"}}
    answer = http.post("/runs/wait", json=asked, headers=bearer("mallory"))
    assert answer.status_code == 200
    assert CANARY not in answer.text
    assert CANARY in http.post("/runs/wait", json=asked, headers=mine).text


def held(http: httpx.Client, ann: Belongings) -> str:
    """Ann's things as she sees them."""
    mine = bearer("ann")
    answers = [
        http.get(f"/threads/{ann.thread_id}", headers=mine).json(),
        http.get(f"/threads/{ann.thread_id}/state", headers=mine).json(),
        http.post(f"/threads/{ann.thread_id}/history", json={}, headers=mine).json(),
        http.get(f"/threads/{ann.thread_id}/runs", headers=mine).json(),
        http.get(f"/runs/crons/{ann.cron_id}", headers=mine).json(),
        http.get("/store/items?namespace=secrets&key=plan", headers=mine).json(),
    ]
    return json.dumps(answers)


def test_lists_and_counts_show_only_ones_own(http: httpx.Client, ann: Belongings) -> None:
    for path in ("/threads/search", "/runs/crons/search"):
        assert http.post(path, json={}, headers=bearer("ann")).json()
        assert http.post(path, json={"metadata": {"owner": "ann"}}, headers=bearer("zoe")).json() == []
    for path in ("/threads/count", "/runs/crons/count"):
        assert http.post(path, json={}, headers=bearer("zoe")).json() == 0


def test_look_alike_identities_are_different_people(http: httpx.Client, ann: Belongings) -> None:
    for twin in ("Ann", "ann ", "an%", "ann%", "ann_", "a\u200bnn", "аnn", "ann/../ann", "*"):
        assert http.get(f"/threads/{ann.thread_id}", headers=bearer(twin)).status_code == 404, twin


def test_nobody_adds_changes_or_removes_a_graph(http: httpx.Client) -> None:
    mine = bearer("ann")
    served = http.post("/assistants/search", json={}, headers=mine).json()
    assert {one["graph_id"] for one in served} >= {"discussion", "nightly"}
    name = served[0]["assistant_id"]
    assert http.post("/assistants", json={"graph_id": "discussion"}, headers=mine).status_code == 403
    assert http.patch(f"/assistants/{name}", json={"name": "x"}, headers=mine).status_code == 403
    assert http.delete(f"/assistants/{name}", headers=mine).status_code == 403


def test_a_night_for_everybody_needs_the_permission(http: httpx.Client) -> None:
    for user in ("ann", "bob"):
        said = {"messages": [{"role": "user", "content": f"I work as a nurse in {CANARY}"}]}
        http.post("/runs/wait", json={"assistant_id": "discussion", "input": said}, headers=bearer(user))
    own = {"assistant_id": "nightly", "input": {"users": ["ann", "bob"]}}
    report = http.post("/runs/wait", json=own, headers=bearer("zoe")).json()["report"]
    assert report["due"] <= 1
    assert report["processed"] == 0
    everybody = http.post("/runs/wait", json=own, headers=bearer("night", permissions=["nightly"])).json()["report"]
    assert everybody["due"] == 2
    assert everybody["processed"] == 2


def test_clear_deletes_the_threads_of_the_caller_and_of_nobody_else(guarded: DevServer, http: httpx.Client) -> None:
    threads = {}
    for user, word in (("eve", "qoppacanary"), ("eve", "sampicanary"), ("fay", "digammacanary")):
        thread = http.post("/threads", json={}, headers=bearer(user)).json()["thread_id"]
        threads[word] = thread
        said = {"messages": [{"role": "user", "content": f"Remember that I like {word} birds"}]}
        http.post(
            f"/threads/{thread}/runs/wait", json={"assistant_id": "discussion", "input": said}, headers=bearer(user)
        )
    here = f"/threads/{threads['sampicanary']}"
    asked = {"assistant_id": "discussion", "input": {"messages": [{"role": "user", "content": "/memory clear"}]}}
    http.post(f"{here}/runs/wait", json=asked, headers=bearer("eve"))
    confirmed = {"assistant_id": "discussion", "command": {"resume": "yes"}}
    assert "erased" in http.post(f"{here}/runs/wait", json=confirmed, headers=bearer("eve")).text
    assert http.get(f"/threads/{threads['qoppacanary']}", headers=bearer("eve")).status_code == 404
    assert http.get(f"/threads/{threads['digammacanary']}", headers=bearer("fay")).status_code == 200
    kept = b"".join(file.read_bytes() for file in (guarded.folder / "data").rglob("*") if file.is_file())
    assert [word for word in threads if word.encode() in kept] == ["digammacanary"]


def test_web_pages_of_other_origins_are_not_let_in(http: httpx.Client) -> None:
    page = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    for path in ("/threads/search", "/memory/metrics", "/ok"):
        answer = http.options(path, headers=page)
        assert "access-control-allow-origin" not in answer.headers
        answer = http.get("/ok", headers=page)
        assert "access-control-allow-origin" not in answer.headers


def test_the_sign_in_page_is_let_through_and_its_cookie_opens_pages_only(http: httpx.Client) -> None:
    answer = http.get("/memory/")
    assert (answer.status_code, answer.headers["location"]) == (303, "/memory/sign-in")
    with httpx.Client(base_url=http.base_url, follow_redirects=True) as browser:
        page = browser.get("/memory/sign-in")
        form = re.search(r'name="token" value="(\w+)"', page.text)
        assert form
        page = browser.post("/memory/sign-in", data={"token": form[1], "user_token": token("ann")})
        assert "Signed in as ann" in page.text
        assert browser.get("/info").status_code == 401
        assert browser.get("/threads", headers={"cookie": f"memory_token={token('ann')}"}).status_code == 401
        assert browser.get("/memory/files/style.css").status_code == 200


def test_neither_token_nor_secret_is_logged(guarded: DevServer, http: httpx.Client) -> None:
    kept = token("ann")
    http.get("/info", headers={"Authorization": f"Bearer {kept}"})
    http.get("/info", headers={"Authorization": "Bearer wrong-canary-token"})
    log = guarded.log.read_text()
    assert SECRET not in log
    assert kept.split(".")[2] not in log
    assert "wrong-canary-token" not in log
    assert "debug" in log
    assert CANARY not in log


def test_a_server_whose_key_cannot_be_used_does_not_start(tmp_path: Path) -> None:
    broken = DevServer(tmp_path, MEMORY_AUTH_SECRET="too short")
    broken.launch()
    try:
        assert broken.ended()
        assert "too short" not in broken.log.read_text()
    finally:
        broken.stop()
