"""`python -m scripts.token`: a token the server accepts."""

import json

import pytest

from graphs.server.jwt_tokens import Caller, Tokens
from scripts.token import main
from stores import Settings
from tests.scripts.conftest import CommandLine

SECRET = "a secret of the test, long enough to sign with"


def test_the_token_opens_the_server_for_that_user(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_AUTH_SECRET", SECRET)
    monkeypatch.setenv("MEMORY_AUTH_AUDIENCE", "memory")
    given = command(main, "--user-id", "ann", "--permission", "nightly")
    assert given.code == 0
    assert Tokens.of(Settings()).caller(f"Bearer {given.out.strip()}") == Caller("ann", ("nightly",))
    as_json = json.loads(command(main, "--user-id", "bob", "--json").out)
    assert Tokens.of(Settings()).caller(f"Bearer {as_json['token']}") == Caller("bob")


def test_without_a_secret_there_is_no_token(command: CommandLine) -> None:
    refused = command(main, "--user-id", "ann")
    assert refused.code == 1
    assert "MEMORY_AUTH_SECRET is not set" in refused.err
