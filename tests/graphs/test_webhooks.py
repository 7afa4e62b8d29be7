"""Where the server may send what a run came to."""

from typing import Any

import pytest
from pydantic import ValidationError

from graphs.server.webhooks import refusal
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


def test_what_names_no_webhook_is_not_refused() -> None:
    nothings: list[dict[str, Any]] = [{}, {"kwargs": {}}, {"kwargs": {"webhook": None}}, {"payload": None}]
    assert {refusal(nothing, ()) for nothing in nothings} == {""}


@pytest.mark.parametrize("host", [*(host for host in INSIDE if "example" not in host), "*.example.org"])
def test_the_setting_takes_public_names_only(host: str) -> None:
    with pytest.raises(ValidationError, match="MEMORY_ALLOWED_WEBHOOKS"):
        Settings(allowed_webhooks=(host,))
