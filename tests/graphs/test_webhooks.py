"""Where the server may send what a run came to."""

import pytest
from pydantic import ValidationError

from graphs.webhooks import refusal
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


def test_nothing_is_allowed_unless_it_is_listed() -> None:
    assert Settings().allowed_webhooks == ()
    for host in (*INSIDE, "hooks.example.org", "8.8.8.8"):
        assert "MEMORY_ALLOWED_WEBHOOKS" in refusal({"kwargs": {"webhook": f"https://{host}/x"}}, ()), host


@pytest.mark.parametrize("host", INSIDE)
def test_only_the_listed_host_is_allowed_however_another_is_spelled(host: str) -> None:
    allowed = Settings(allowed_webhooks="hooks.example.org, other.example.org:8443").allowed_webhooks
    for address in (f"https://{host}/x", f"https://{host}", f"http://{host}/x", f"//{host}/x", host):
        for part in ("kwargs", "payload"):
            assert refusal({part: {"webhook": address}}, allowed)


def test_a_listed_host_is_allowed_over_https_alone() -> None:
    allowed = Settings(allowed_webhooks="hooks.example.org,other.example.org:8443").allowed_webhooks
    for address in (
        "https://hooks.example.org/a?b=c#d",
        "https://Hooks.Example.Org:443",
        "https://other.example.org:8443/",
    ):
        assert refusal({"kwargs": {"webhook": address}}, allowed) == ""
    for address in (
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "/threads",
        "https://other.example.org/",
        7,
    ):
        assert refusal({"kwargs": {"webhook": address}}, allowed)
    for nothing in (
        {},
        {"kwargs": {}},
        {"kwargs": {"webhook": None}},
        {"payload": None},
        {"metadata": {"webhook": "x"}},
    ):
        assert refusal(nothing, allowed) == ""


@pytest.mark.parametrize("host", [*(host for host in INSIDE if "example" not in host), "*.example.org"])
def test_the_setting_takes_public_names_only(host: str) -> None:
    with pytest.raises(ValidationError, match="MEMORY_ALLOWED_WEBHOOKS"):
        Settings(allowed_webhooks=(host,))
