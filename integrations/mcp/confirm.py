"""Ask the user through their client, in both ways that the protocol knows.

Until 2025 a server sends the question while it works on the call; since 2026 it answers the call with the question, and
the client calls again with what the user said.
"""

from hashlib import sha256
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

_NAME = "confirmation"
_FORM: dict[str, Any] = {
    "type": "object",
    "properties": {"yes": {"type": "boolean", "title": "Yes", "description": "Do it", "default": False}},
    "required": ["yes"],
}

Answer = bool | types.InputRequiredResult | None
"""What the user said; the question, where the client must come again; nothing, where it cannot ask."""


async def confirm(
    question: str, wanted: types.CallToolRequestParams, request: ServerRequestContext[Any, Any]
) -> Answer:
    """The user's answer to a question about this call."""
    asked = sha256(question.encode()).hexdigest()
    given = (wanted.input_responses or {}).get(_NAME)
    if isinstance(given, types.ElicitResult) and wanted.request_state == asked:
        return _is_yes(given)
    able = request.session.client_capabilities
    if able is None or able.elicitation is None:
        return None
    if request.protocol_version in MODERN_PROTOCOL_VERSIONS:
        form = types.ElicitRequestFormParams(message=question, requested_schema=_FORM)
        return types.InputRequiredResult(input_requests={_NAME: types.ElicitRequest(params=form)}, request_state=asked)
    if not request.session.can_send_request:
        return None
    return _is_yes(await request.session.elicit_form(question, _FORM, request.request_id))


def _is_yes(given: types.ElicitResult) -> bool:
    return given.action == "accept" and bool((given.content or {}).get("yes"))
