"""Where the server may send what a run came to: nowhere, unless the deployment lists the host.

A run's webhook is given all its messages, and sent by a machine that may reach what its caller cannot. So addresses
of networks are refused in every spelling, and names unless `MEMORY_ALLOWED_WEBHOOKS` has them. What a listed name
stands for is looked up by the server itself, which refuses private addresses (`webhooks` in langgraph.json).
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

_FORM = re.compile(r"https://(?P<host>[a-z0-9.-]{1,253}(?::\d{1,5})?)(?:[/?#][!-~]*)?", re.IGNORECASE)
"""One spelling only: what two parsers could read differently (a user, brackets, a backslash) is none."""
_HOW = "Webhooks go to hosts that MEMORY_ALLOWED_WEBHOOKS lists, over https, as https://hooks.example.org/path."


def refusal(asked: Mapping[str, Any], allowed: Collection[str]) -> str:
    """Why what a caller asks for may not be; empty where it names no webhook, or one that is allowed."""
    return next((why for webhook in _webhooks(asked) if (why := _refused(webhook, allowed))), "")


def _webhooks(asked: Mapping[str, Any]) -> Iterator[Any]:
    """Of a run (`kwargs`) or of a cron (`payload`)."""
    for part in (asked, asked.get("kwargs"), asked.get("payload")):
        if isinstance(part, Mapping) and part.get("webhook"):
            yield part["webhook"]


def _refused(webhook: object, allowed: Collection[str]) -> str:
    form = _FORM.fullmatch(webhook) if isinstance(webhook, str) else None
    if form is None:
        return f"the webhook is no https address of a host by its name. {_HOW}"
    if form["host"].lower().removesuffix(":443") not in allowed:
        return f"the host of the webhook is not allowed. {_HOW}"
    return ""
