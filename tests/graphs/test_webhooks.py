"""Where the server may send what a run came to."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest
from langgraph_sdk import Auth
from pydantic import ValidationError

from graphs.server import webhooks
from graphs.server.auth import own_crons, own_threads
from graphs.server.resources import process
from graphs.server.webhooks import private_host, refusal
from stores import Settings

INSIDE = (
    *("127.0.0.1", "localhost", "LOCALHOST", "app.localhost", "10.0.0.1", "172.16.3.4", "192.168.1.1", "127.1"),
    *("169.254.169.254", "100.64.0.1", "224.0.0.1", "0.0.0.0", "255.255.255.255", "2130706433", "0x7f000001"),
    *("[::1]", "[::ffff:127.0.0.1]", "[fc00::1]", "[fe80::1%25eth0]", "[::]", "[64:ff9b::7f00:1]", "0177.0.0.1"),
    *("metadata.google.internal", "host.docker.internal", "db", "printer.local", "127.0.0.1.", "①②⑦.⓪.⓪.①"),
    *("hooks.example.org@127.0.0.1", "127.0.0.1#@hooks.example.org", "127.0.0.1\\@hooks.example.org", "evil.example"),
    *("hooks.example.org.evil.example", "evil-hooks.example.org", "hooks.example.org.", "hooks.example.org:22", "%"),
    *("hooks.example.org\n.evil.example", "hooks.example.org\t", "hooks.example.org%00.evil.example", "017700000001"),
)


LISTED = ("hooks.example.org", "other.example.org:8443")


def test_the_list_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_ALLOWED_WEBHOOKS", " Hooks.example.org, other.example.org:8443,")
    assert Settings().allowed_webhooks == LISTED


def test_nothing_is_allowed_unless_it_is_listed() -> None:
    assert Settings().allowed_webhooks == ()
    for host in (*INSIDE, "hooks.example.org", "8.8.8.8"):
        assert "MEMORY_ALLOWED_WEBHOOKS" in refusal({"kwargs": {"webhook": f"https://{host}/x"}}, ()), host


@pytest.mark.parametrize("host", INSIDE)
def test_only_the_listed_host_is_allowed_however_another_is_spelled(host: str) -> None:
    for address in (f"https://{host}/x", f"https://{host}", f"http://{host}/x", f"//{host}/x", host):
        for part in ("kwargs", "payload"):
            assert refusal({part: {"webhook": address}}, LISTED)


def test_a_listed_host_is_allowed_over_https_alone() -> None:
    for fine in (
        "https://hooks.example.org/a?b=c#d",
        "https://Hooks.Example.Org:443",
        "https://other.example.org:8443",
    ):
        assert refusal({"kwargs": {"webhook": fine}}, LISTED) == ""
    others: tuple[Any, ...] = (
        "http://hooks.example.org",
        "ftp://hooks.example.org",
        "/x",
        "https://other.example.org",
        7,
    )
    for other in others:
        assert refusal({"kwargs": {"webhook": other}}, LISTED)


PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "172.31.0.9", "192.168.0.7", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "no address"),
    *("2002:a00:1::1", "2001:0:4136:e378:8000:63bf:f5ff:fffe", "::10.0.0.1", "64:ff9b:1::a00:1", "::ffff:0:a00:1"),
    *("64:ff9b::7f00:1", "2001:470::5efe:a00:1", "2001:470::200:5efe:a00:1", "ff02::1", "100::1"),
)


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_listed_name_that_stands_for_a_private_address_is_refused_at_the_door(address: str) -> None:
    """Also where it stands for a public one beside it."""
    looked_up: list[str] = []

    async def lookup(host: str) -> list[str]:
        looked_up.append(host)
        return ["93.184.216.34", address]

    for part in ("kwargs", "payload"):
        assert await private_host({part: {"webhook": "https://hooks.example.org:8443/x"}}, lookup)
    assert set(looked_up) == {"hooks.example.org"}


async def test_a_listed_name_of_public_addresses_is_let_through_and_an_unknown_one_is_not() -> None:
    async def public(host: str) -> list[str]:
        return ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"]

    async def unknown(host: str) -> list[str]:
        raise socket.gaierror

    asked = {"kwargs": {"webhook": "https://hooks.example.org/x"}}
    assert await private_host(asked, public) == ""
    assert await private_host(asked, unknown)
    assert await private_host({"kwargs": {}}, unknown) == ""


async def test_the_server_looks_a_listed_name_up_before_it_takes_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The door itself: a name of the list that leads to this machine is refused, for a run and for a cron."""

    async def home(host: str) -> set[str]:
        return {"127.0.0.1"}

    monkeypatch.setattr(webhooks, "addresses_of", home)
    monkeypatch.setattr(process, "settings", Settings(allowed_webhooks=LISTED), raising=False)
    context = SimpleNamespace(user=SimpleNamespace(identity="ann"), action="create_run")
    handlers: tuple[Any, ...] = (own_threads, own_crons)
    for handler in handlers:
        with pytest.raises(Auth.exceptions.HTTPException) as refused:
            await handler(context, {"kwargs": {"webhook": "https://hooks.example.org/x"}})
        assert refused.value.status_code == 422


def test_what_names_no_webhook_is_not_refused() -> None:
    nothings: list[dict[str, Any]] = [{}, {"kwargs": {}}, {"kwargs": {"webhook": None}}, {"payload": None}]
    assert {refusal(nothing, ()) for nothing in nothings} == {""}


@pytest.mark.parametrize("host", [*(host for host in INSIDE if "example" not in host), "*.example.org"])
def test_the_setting_takes_public_names_only(host: str) -> None:
    with pytest.raises(ValidationError, match="MEMORY_ALLOWED_WEBHOOKS"):
        Settings(allowed_webhooks=(host,))
