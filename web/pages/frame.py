"""What every page has in common: who visits, a form that is ours, the words, the frame around it and its headers."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from secrets import token_urlsafe

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Message

from graphs.server.access import SIGN_IN
from graphs.server.resources import process
from stores import MemoryStore
from stores.records import CATEGORIES
from tools.texts import say_source, say_why
from tools.texts.told import told_in
from web.pages import session
from web.pages.display.moments import moment
from web.pages.display.templates import render
from web.pages.texts import LANGUAGES, choose_language, has, place_in, say

LARGEST = 32 * 1024 * 1024
"""Bytes of a form; an export of a full memory fits."""
CLOSED = frozenset(category for categories in CATEGORIES.values() for category in categories)
"""Categories that are nobody's words, and may stand in an address."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # With no-referrer, forms would name no origin, and the door refuses these.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}


class TooLarge(Exception):
    """The form is longer than any of ours."""


@dataclass(slots=True)
class Visit:
    """One request for a page: who asks, what they sent, and how they are answered."""

    request: Request
    who: session.Who
    language: str
    secret: str
    form: FormData = field(default_factory=FormData)
    zone: str = "UTC"

    @property
    def user_id(self) -> str:
        """Whose memory is shown: the user of the token, never a parameter."""
        return self.who.user_id

    @property
    def operator(self) -> bool:
        return self.who.operator

    @property
    def store(self) -> MemoryStore:
        return process.store

    @property
    def posted(self) -> bool:
        return self.request.method == "POST"

    def field(self, name: str, default: str = "") -> str:
        """One text field of the form; a browser's line ends become plain ones."""
        value = self.form.get(name, default)
        return value.replace("\r\n", "\n") if isinstance(value, str) else default

    def fields(self, name: str) -> list[str]:
        """Every value of a field that may stand several times."""
        return [value for value in self.form.getlist(name) if isinstance(value, str)]

    @property
    def call_id(self) -> str:
        """The same for a form that is sent once more: the store then answers as before, and does nothing again."""
        sent = [(name, value) for name, value in self.form.multi_items() if name != "token" and isinstance(value, str)]
        return "page-" + sha256(repr(sent).encode()).hexdigest()

    def t(self, name: str, /, **values: object) -> str:
        """A text of the pages in the language of the visitor."""
        return say(name, self.language, **values)

    def translated(self, words: str) -> str:
        """What the store says, in the language of the visitor where there are words for it."""
        return told_in(self.language, words)

    def heard(self, source: str) -> str:
        """Where something was heard, in the language of the visitor where there are words for it."""
        return say_source(source, self.language)

    def place(self, line: str) -> str:
        """Where an erasure found something, in the language of the visitor."""
        return place_in(self.language, line)

    def why_of(self, code: str, reason: str) -> str:
        """Why something was refused: in the words for its code where there are some, else as the store says it."""
        return say_why(code, self.language) or self.translated(reason)

    def moment(self, at: datetime | None, *, clock: bool = False) -> Markup:
        """A moment where the user is."""
        return moment(at, self.zone, self.language, clock=clock)

    def page(self, template: str, *, here: str = "", status: int = 200, **values: object) -> Response:
        """Answer with a page; `here` is the name of its link in the navigation."""
        token = session.form_token(self.secret, self.request)
        fields = Markup('<input type="hidden" name="token" value="{}"><input type="hidden" name="call" value="{}">')
        hidden = fields.format(token, token_urlsafe(9))
        frame = {
            "visit": self,
            "here": here,
            "t": self.t,
            "heard": self.heard,
            "token": lambda: hidden,
            "language": self.language,
            "languages": LANGUAGES,
            "guarded": process.tokens.required,
            "closed": CLOSED,
            "has_text": has,
            "moment": self.moment,
            "translated": self.translated,
            "why_of": self.why_of,
            "place": self.place,
        }
        response = HTMLResponse(render(template, **frame, **values), status)
        session.set_cookie(self.request, response, session.FORM_COOKIE, self.secret)
        response.headers.update(HEADERS)
        return response

    def problem(self, status: int, name: str) -> Response:
        """A page that says why there is nothing else to see."""
        return self.page("problem.html", status=status, problem=self.t(name))

    def go(self, path: str) -> Response:
        """To another page, by a plain request for it."""
        return RedirectResponse(path, 303, {**HEADERS})


Handler = Callable[[Visit], Awaitable[Response]]


def page(
    path: str,
    handler: Handler,
    *,
    methods: Sequence[str] = ("GET", "POST"),
    operator: bool = False,
    public: bool = False,
) -> Route:
    """The route of a page: signed in unless it is `public`, an operator's where it says so, and no form but ours."""

    async def answer(request: Request) -> Response:
        visit = _visit(request)
        if not visit.user_id and not public and not (operator and visit.operator):
            return visit.go(SIGN_IN)
        if operator and not visit.operator:
            return visit.problem(403, "problem.operator")
        if request.method == "POST":
            try:
                visit.form = await _limited(request).form(max_files=1, max_part_size=LARGEST)
            except TooLarge:
                return visit.problem(413, "problem.large")
            if not session.is_ours(request, visit.field("token")):
                return visit.problem(403, "problem.forged")
        if visit.user_id:
            visit.zone = (await process.store.profile(visit.user_id)).timezone
        try:
            return await handler(visit)
        finally:
            await visit.form.close()

    return Route(path, answer, methods=list(methods))


def _visit(request: Request) -> Visit:
    language = choose_language(
        request.cookies.get(session.LANGUAGE_COOKIE, ""), request.headers.get("accept-language", "")
    )
    return Visit(request, session.who(request), language, session.form_secret(request))


def _limited(request: Request) -> Request:
    """The request, whose body is read no further than the largest form."""
    read = 0

    async def receive() -> Message:
        nonlocal read
        message = await request.receive()
        read += len(message.get("body", b""))
        if read > LARGEST:
            raise TooLarge
        return message

    return Request(request.scope, receive)
