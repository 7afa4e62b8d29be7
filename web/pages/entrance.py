"""Signing in and out, the language, and the files every page needs: what is there before anybody is known."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from graphs.server.access import FILES, PAGES, SIGN_IN
from graphs.server.jwt_tokens import Refused
from graphs.server.resources import process
from stores.errors import InvalidUser
from web.pages import session
from web.pages.display.templates import TYPES, files
from web.pages.frame import HEADERS, Visit, page
from web.pages.texts import LANGUAGES

_A_YEAR = "public, max-age=31536000, immutable"


async def sign_in(visit: Visit) -> Response:
    """The token becomes a cookie; on an open server the user is chosen by name."""
    if not visit.posted:
        return await _form(visit)
    response = RedirectResponse(PAGES, 303, HEADERS)
    try:
        if process.tokens.required:
            session.sign_in(visit.request, response, visit.field("user_token"))
        else:
            session.choose(visit.request, response, visit.field("name").strip())
    except Refused as refused:
        return await _form(visit, 401, visit.t("sign_in.refused", reason=str(refused)))
    except InvalidUser:
        return await _form(visit, 400, visit.t("sign_in.no_name"))
    return response


async def _form(visit: Visit, status: int = 200, problem: str = "") -> Response:
    opened = not process.tokens.required
    names = await visit.store.users() if opened else []
    return visit.page("sign_in.html", status=status, problem=problem, opened=opened, names=names[:200])


async def sign_out(visit: Visit) -> Response:
    response = RedirectResponse(SIGN_IN, 303, HEADERS)
    session.sign_out(response)
    return response


async def language(visit: Visit) -> Response:
    """Keep the language somebody chose, and show the pages in it."""
    response = RedirectResponse(PAGES if visit.user_id else SIGN_IN, 303, HEADERS)
    if visit.field("language") in LANGUAGES:
        session.set_cookie(visit.request, response, session.LANGUAGE_COOKIE, visit.field("language"))
    return response


async def file(request: Request) -> Response:
    """Style and script; their address changes with them."""
    name = request.path_params["name"]
    if name not in files:
        raise HTTPException(404)
    kind = TYPES["." + name.rpartition(".")[2]]
    return Response(files[name], media_type=kind, headers={**HEADERS, "cache-control": _A_YEAR})


async def to_pages(request: Request) -> Response:
    return RedirectResponse(PAGES, 308)


ROUTES = [
    Route("/memory", to_pages),
    page(SIGN_IN, sign_in, public=True),
    page("/memory/sign-out", sign_out, methods=["POST"]),
    page(f"{SIGN_IN}/language", language, methods=["POST"], public=True),
    Route(FILES + "{name}", file),
]
