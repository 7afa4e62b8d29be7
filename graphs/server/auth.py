"""Whose is what on the server: `langgraph.json` names this `auth`.

The identity in the token is the user. Threads, runs and crons carry their owner and are shown to nobody else;
of the server's store each sees their own memory and their own items. In an open server the caller says who the user is.
"""

from collections.abc import MutableMapping
from typing import Any, Literal

from langgraph_sdk import Auth

from graphs.server import webhooks
from graphs.server.access import is_public, path_of
from graphs.server.jwt_tokens import Refused
from graphs.server.resources import process
from stores.areas.items.namespaces import MEMORIES, home_of

OWNER = "owner"
Mine = dict[str, Any] | Literal[False] | None

auth = Auth()


@auth.authenticate
async def authenticate(
    authorization: str | None, scope: MutableMapping[str, Any] | None = None
) -> Auth.types.MinimalUserDict:
    """The user named by the bearer token; nobody in particular on an open server, or on the sign-in page."""
    await process.open()
    if not process.tokens.required or (scope and is_public(path_of(scope))):
        return {"identity": "", "is_authenticated": False, "permissions": []}
    try:
        caller = process.tokens.caller(authorization)
    except Refused as refused:
        raise Auth.exceptions.HTTPException(status_code=401, detail=str(refused)) from None
    return {"identity": caller.user_id, "is_authenticated": True, "permissions": list(caller.permissions)}


@auth.on
async def nothing_else(ctx: Auth.types.AuthContext, value: Any) -> bool | None:
    """What no rule below allows is refused."""
    return None if _is_open(ctx) else False


@auth.on.threads
async def own_threads(ctx: Auth.types.AuthContext, value: Any) -> Mine:
    """Threads, their states and their runs."""
    return await _own(ctx, value)


@auth.on.crons
async def own_crons(ctx: Auth.types.AuthContext, value: Any) -> Mine:
    return await _own(ctx, value)


@auth.on.assistants.read
async def read_assistants(ctx: Auth.types.AuthContext, value: Any) -> Mine:
    return _served(ctx)


@auth.on.assistants.search
async def search_assistants(ctx: Auth.types.AuthContext, value: Any) -> Mine:
    return _served(ctx)


@auth.on.store
async def own_items(ctx: Auth.types.AuthContext, value: dict[str, Any]) -> None:
    """The caller's own memory below "memories", and their items; whatever else is asked for lies below their home."""
    if _is_open(ctx):
        return
    asked, home = tuple(value.get("namespace") or ()), home_of(ctx.user.identity)
    if asked[:1] == (MEMORIES,):
        mine = (MEMORIES, home[1])
        value["namespace"] = asked if asked[:2] == mine else (*mine, *asked[1:])
    else:
        value["namespace"] = asked if asked[:2] == home else (*home, *asked)


async def _own(ctx: Auth.types.AuthContext, value: Any) -> Mine:
    asked = value if isinstance(value, dict) else {}
    if why := webhooks.refusal(asked, process.settings.allowed_webhooks) or await webhooks.private_host(asked):
        raise Auth.exceptions.HTTPException(status_code=422, detail=why)
    if _is_open(ctx):
        return None
    if not ctx.user.identity:
        return False  # a cron from before the server asked for tokens
    mine = {OWNER: ctx.user.identity}
    if ctx.action in ("create", "create_run", "update") and isinstance(value, dict):
        value.setdefault("metadata", {}).update(mine)  # in place: the server goes on with the same dictionary
    return mine


def _served(ctx: Auth.types.AuthContext) -> Mine:
    """The graphs of langgraph.json; nobody adds to them through the server."""
    return None if _is_open(ctx) else {"created_by": "system"}


def _is_open(ctx: Auth.types.AuthContext) -> bool:
    """Only an open server knows callers without a name."""
    return not ctx.user.identity and not process.tokens.required
