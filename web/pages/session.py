"""Who looks at a page, and whether a form is one of ours.

A token pasted on the sign-in page becomes a cookie, which the door turns into the header that every other route is
asked for. An open server has no tokens: there a name is chosen, and this machine is the operator. The token of a form
is made of a random cookie and of who is signed in, so that it needs no memory of the server and fits no other session.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from graphs.server.access import TOKEN_COOKIE
from graphs.server.jwt_tokens import Refused
from graphs.server.resources import process
from stores.documents.files.paths import check_user
from stores.errors import InvalidUser

OPERATOR = "operator"
USER_COOKIE = "memory_user"
FORM_COOKIE = "memory_form"
LANGUAGE_COOKIE = "memory_language"
_PATH = "/memory"
_LONGEST_COOKIE = 3_800
"""Browsers drop longer ones without a word."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person at a page; without a name they have still to sign in."""

    user_id: str
    operator: bool
    fixed: bool = False
    """The page was opened for this user and has nobody else to choose."""


def who(request: Request) -> Who:
    """Whom the request comes from: the user of the token; on an open server the one of the page, or chosen by name."""
    if process.tokens.required:
        try:
            caller = process.tokens.caller(request.headers.get("authorization"))
        except Refused:
            return Who("", False)
        return Who(caller.user_id, OPERATOR in caller.permissions)
    own = getattr(request.app.state, "user_id", None)
    return Who(own, True, fixed=True) if own else Who(_chosen(request), True)


def form_secret(request: Request) -> str:
    """The random half of the token of this browser's forms."""
    return request.cookies.get(FORM_COOKIE) or token_urlsafe(24)


def form_token(secret: str, request: Request) -> str:
    """What a form must bring: no other page knows the cookies it is made of."""
    signed_in = request.cookies.get(TOKEN_COOKIE) or request.cookies.get(USER_COOKIE) or ""
    return hmac.new(secret.encode(), signed_in.encode(), sha256).hexdigest()


def is_ours(request: Request, given: str) -> bool:
    """Whether a form was sent from a page of this server to this browser."""
    secret = request.cookies.get(FORM_COOKIE)
    origin = request.headers.get("origin")
    if not secret or (origin is not None and urlsplit(origin).netloc != request.headers.get("host")):
        return False
    return hmac.compare_digest(given.encode(), form_token(secret, request).encode())


def sign_in(request: Request, response: Response, token: str) -> None:
    """Keep the token; `Refused` says why it is none of a user here."""
    token = token.strip().removeprefix("Bearer ").strip()
    process.tokens.caller(f"Bearer {token}")
    if len(token) > _LONGEST_COOKIE:
        raise Refused("the token is too long for a browser to keep")
    set_cookie(request, response, TOKEN_COOKIE, token)


def choose(request: Request, response: Response, user_id: str) -> None:
    """Keep the name of the user on an open server; `InvalidUser` where it is none."""
    check_user(user_id)
    set_cookie(request, response, USER_COOKIE, urlsafe_b64encode(user_id.encode()).decode())


def sign_out(response: Response) -> None:
    for name in (TOKEN_COOKIE, USER_COOKIE, FORM_COOKIE):
        response.delete_cookie(name, path=_PATH, httponly=True, samesite="strict")


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """A cookie of the pages: no script reads it, no other site sends it; it ends with the browser's session."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, path=_PATH, httponly=True, samesite="strict", secure=secure)


def _chosen(request: Request) -> str:
    try:
        name = urlsafe_b64decode(request.cookies.get(USER_COOKIE, "").encode()).decode()
        check_user(name)
    except (InvalidUser, ValueError):
        return ""
    return name
