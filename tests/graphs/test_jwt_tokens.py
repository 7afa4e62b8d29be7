"""Bearer tokens: who may name whom, with which key."""

import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from pydantic import SecretStr, ValidationError

from graphs.server.jwt_tokens import Caller, Refused, Tokens
from stores.errors import InvalidInput
from stores.settings import Settings

SECRET = "a secret of the test, long enough to sign with"


@cache
def private() -> RSAPrivateKey:
    return generate_private_key(65537, 2048)


def public() -> str:
    return private().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()


def bearer(key: Any, algorithm: str, **claims: Any) -> str:
    return f"Bearer {jwt.encode({'sub': 'ann', 'exp': time.time() + 60, **claims}, key, algorithm)}"


def shared(**more: Any) -> Tokens:
    return Tokens.of(Settings(auth_secret=SecretStr(SECRET), **more))


def test_without_a_key_no_tokens_are_asked_for() -> None:
    assert not Tokens.of(Settings()).required


def test_a_shared_secret_names_the_user_and_their_permissions() -> None:
    assert shared().caller(bearer(SECRET, "HS256")) == Caller("ann")
    assert shared().caller(bearer(SECRET, "HS256", permissions=["nightly"])).permissions == ("nightly",)


@pytest.mark.parametrize("in_file", [False, True])
def test_a_public_key_checks_what_its_private_half_signed(tmp_path: Path, in_file: bool) -> None:
    (tmp_path / "key.pem").write_text(public())
    tokens = Tokens.of(Settings(auth_public_key=str(tmp_path / "key.pem") if in_file else public()))
    assert tokens.caller(bearer(private(), "RS256")) == Caller("ann")
    with pytest.raises(Refused):
        tokens.caller(bearer(generate_private_key(65537, 2048), "RS256"))


def test_a_public_key_is_never_taken_for_a_shared_secret() -> None:
    tokens = Tokens.of(Settings(auth_public_key=public(), auth_secret=SecretStr(SECRET)))
    forged = jwt.api_jws.PyJWS()._algorithms["HS256"]  # the library itself refuses to sign with a public key
    head = jwt.utils.base64url_encode(b'{"alg":"HS256","typ":"JWT"}')
    claims = jwt.utils.base64url_encode(f'{{"sub":"ann","exp":{time.time() + 60}}}'.encode())
    signature = jwt.utils.base64url_encode(forged.sign(head + b"." + claims, public().encode()))
    with pytest.raises(Refused):
        tokens.caller(f"Bearer {b'.'.join((head, claims, signature)).decode()}")


def test_the_audience_and_issuer_are_checked_where_they_are_set() -> None:
    tokens = shared(auth_audience="memory", auth_issuer="https://login.example.org")
    good = {"aud": "memory", "iss": "https://login.example.org"}
    assert tokens.caller(bearer(SECRET, "HS256", **good)).user_id == "ann"
    for wrong in ({}, {**good, "aud": "mail"}, {**good, "iss": "https://evil.example"}):
        with pytest.raises(Refused):
            tokens.caller(bearer(SECRET, "HS256", **wrong))


@pytest.mark.parametrize("user", ["", 7, None, "a\0b", "x" * 5000, ["ann"], {"id": "ann"}])
def test_an_identity_that_can_name_nobody_is_refused(user: Any) -> None:
    head, claims, key = {"alg": "HS256"}, {"sub": user, "exp": time.time() + 60}, SECRET
    token = jwt.api_jws.encode(json.dumps(claims).encode(), key, "HS256", head)
    with pytest.raises(Refused):
        shared().caller(f"Bearer {token}")


def test_a_refusal_repeats_nothing_of_the_token() -> None:
    with pytest.raises(Refused) as refused:
        shared().caller("Bearer canary.canary.canary")
    assert "canary" not in str(refused.value)


def test_keys_that_cannot_be_used_are_refused_and_not_shown() -> None:
    for short in ("", "canary too short"):
        with pytest.raises(ValidationError) as problem:
            Settings(auth_secret=SecretStr(short))
        assert "canary" not in str(problem.value)
    secret_half = private().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    for key in ("no key", "-----BEGIN PUBLIC KEY-----\ncanary\n-----END PUBLIC KEY-----", secret_half):
        with pytest.raises(InvalidInput) as unusable:
            Tokens.of(Settings(auth_public_key=key))
        assert "canary" not in str(unusable.value)
