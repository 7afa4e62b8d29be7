"""Who is calling: bearer tokens (JWT), checked against the keys of this deployment.

A token is read with the key of its algorithm and with no other, so a public key is never taken for a shared secret.
Without any key the server is open, and says so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jwt

from stores.documents.files.paths import check_user
from stores.errors import InvalidInput, InvalidUser
from stores.settings import Settings

LONGEST = 8_192
_LEEWAY_SECONDS = 10
_BEARER = "bearer "


class Refused(Exception):
    """The token does not say who is calling; the reason repeats nothing of it."""


@dataclass(frozen=True, slots=True)
class Caller:
    """A user, and what they may do beyond their own memory (`nightly`: run everybody's nights)."""

    user_id: str
    permissions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tokens:
    """The keys that tokens are checked with, by algorithm; none in an open server."""

    keys: Mapping[str, str]
    audience: str | None = None
    issuer: str | None = None

    @classmethod
    def of(cls, settings: Settings) -> "Tokens":
        """The keys of these settings; a key that cannot be used ends the start. May read a file."""
        keys = {}
        if settings.auth_secret:
            keys["HS256"] = settings.auth_secret.get_secret_value()
        if settings.auth_public_key:
            keys["RS256"] = _public_key(settings.auth_public_key)
        return cls(keys, settings.auth_audience, settings.auth_issuer)

    @property
    def required(self) -> bool:
        return bool(self.keys)

    def caller(self, authorization: str | None) -> Caller:
        """Whom the header of a request names."""
        if not authorization or not authorization.lower().startswith(_BEARER):
            raise Refused("send a bearer token in the Authorization header")
        token = authorization[len(_BEARER) :].strip()
        if not token or len(token) > LONGEST:
            raise Refused("the token is empty or too long")
        try:
            return _caller(self._claims(token))
        except jwt.ExpiredSignatureError:
            raise Refused("the token has expired") from None
        except (jwt.PyJWTError, InvalidUser, ValueError, TypeError):
            raise Refused("the token is not valid here") from None

    def _claims(self, token: str) -> dict[str, Any]:
        algorithm = str(jwt.get_unverified_header(token).get("alg"))
        if algorithm not in self.keys:
            raise jwt.InvalidAlgorithmError
        return jwt.decode(
            token,
            self.keys[algorithm],
            algorithms=[algorithm],
            audience=self.audience,
            issuer=self.issuer,
            leeway=_LEEWAY_SECONDS,
            options={"require": ["exp", "sub"]},
        )


def _caller(claims: Mapping[str, Any]) -> Caller:
    check_user(claims["sub"])
    permissions = claims.get("permissions", [])
    if not isinstance(permissions, list):
        raise jwt.InvalidTokenError
    return Caller(claims["sub"], tuple(str(permission) for permission in permissions))


def _public_key(given: str) -> str:
    """The key itself, or the file that holds it."""
    try:
        text = given.replace("\\n", "\n") if given.startswith("-----BEGIN") else Path(given).read_text("ascii")
        jwt.get_algorithm_by_name("RS256").prepare_key(text)
    except (OSError, ValueError, TypeError, jwt.PyJWTError):
        raise InvalidInput(
            "MEMORY_AUTH_PUBLIC_KEY is neither a public RSA key in PEM form nor a file that holds one."
        ) from None
    if "PRIVATE KEY" in text:
        raise InvalidInput("MEMORY_AUTH_PUBLIC_KEY holds a private key; give this server the public one only.")
    return text
