"""The door in front of every route: whom an open server answers, and what nobody reaches."""

from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from graphs.server import access
from graphs.server.jwt_tokens import Tokens
from graphs.server.resources import Process
from stores.settings import Settings

STUDIO = "https://smith.langchain.com"


class OpenProcess(Process):
    """A process with nothing behind the door but its settings."""

    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        super().__init__()
        self.settings, self.tokens = settings, tokens

    async def open(self) -> None:
        pass


async def inside(request: Request) -> Response:
    return PlainTextResponse("inside")


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("inside")
    await socket.close()


@pytest.fixture
def settings() -> Settings:
    return Settings(allowed_origins=(STUDIO,))


def client(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, keys: dict[str, str] | None = None, **more: Any
) -> TestClient:
    monkeypatch.setattr(access, "process", OpenProcess(settings, Tokens(keys or {})))
    every = ["GET", "POST", "DELETE"]
    app = Starlette(
        routes=[WebSocketRoute("/talk", talk), Route("/{path:path}", inside, methods=every)],
        middleware=[Middleware(access.Door)],
    )
    return TestClient(app, **{"base_url": "http://localhost", "client": ("127.0.0.1", 5000), **more})


def test_an_open_server_answers_its_own_machine(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    for address in ("http://localhost:2024", "http://127.0.0.1:2024", "http://[::1]:2024"):
        assert client(monkeypatch, settings, base_url=address).get("/threads").text == "inside"


@pytest.mark.parametrize("host", ["10.0.0.7", "192.168.1.4", "::ffff:8.8.8.8", "2001:db8::1"])
def test_an_open_server_answers_no_other_machine(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, host: str
) -> None:
    answer = client(monkeypatch, settings, client=(host, 5000)).get("/threads")
    assert answer.status_code == 403
    assert "MEMORY_AUTH_SECRET" in answer.text


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "0x7f000001"])
def test_a_name_that_was_pointed_at_this_machine_does_not_open_it(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, name: str
) -> None:
    assert client(monkeypatch, settings, base_url=f"http://{name}").get("/threads").status_code == 403


def test_a_page_of_another_origin_can_neither_read_nor_send(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    at = client(monkeypatch, settings)
    for origin in ("https://evil.example", "null", "https://smith.langchain.com.evil.example"):
        assert at.post("/runs", headers={"Origin": origin}).status_code == 403
    allowed = at.post("/runs", headers={"Origin": STUDIO})
    assert allowed.status_code == 200
    assert allowed.headers["access-control-allow-origin"] == STUDIO
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Private-Network": "true"}
    assert at.options("/runs", headers={"Origin": STUDIO, **asked}).status_code == 200
    assert at.options("/runs", headers={"Origin": "https://evil.example", **asked}).status_code == 400


def test_no_origin_is_allowed_unless_named(monkeypatch: pytest.MonkeyPatch) -> None:
    at = client(monkeypatch, Settings())
    assert at.post("/runs", headers={"Origin": STUDIO}).status_code == 403
    for wrong in ("*", "https://*.example.org", "example.org"):
        with pytest.raises(ValueError, match="wildcards"):
            Settings(allowed_origins=(wrong,))


@pytest.mark.parametrize("keys", [{}, {"HS256": "s" * 40}])
@pytest.mark.parametrize("path", ["/internal/truncate", "/internal/debug/thread/x", "/deploy", "/deploy/x/stream"])
def test_the_servers_own_routes_are_shut(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, path: str, keys: dict[str, str]
) -> None:
    assert client(monkeypatch, settings, keys).post(path).status_code == 404


def test_with_keys_the_servers_own_client_may_delete_threads_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    at = client(monkeypatch, settings, {"HS256": "s" * 40}, root_path="/noauth")
    thread = "01a1ddb0-8249-7394-bc34-d3b24cd9378b"
    assert at.delete(f"/threads/{thread}").status_code == 200
    assert at.get(f"/threads/{thread}").status_code == 403
    assert at.post("/runs/wait").status_code == 403
    assert at.delete(f"/threads/{thread}/runs/{thread}").status_code == 403


def test_a_web_socket_needs_the_token_too(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    with client(monkeypatch, settings).websocket_connect("/talk") as socket:
        assert socket.receive_text() == "inside"
    shut = client(monkeypatch, settings, {"HS256": "s" * 40})
    with pytest.raises(WebSocketDisconnect), shut.websocket_connect("/talk"):
        pass
