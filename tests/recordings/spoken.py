"""Recorded answers for a server that streams, over OpenAI's or Ollama's protocol."""

import json
from typing import Any

from tests.openai_server import Fault
from tests.recordings.replay import Replay


def spoken(replay: Replay, request: dict[str, Any]) -> Fault | dict[str, Any]:
    """The recorded message, for the server to put into its protocol, whole or in pieces."""
    answer = replay({**request, "tool_choice": request.get("tool_choice") or _forced(request)})
    if isinstance(answer, Fault):
        return answer
    message: dict[str, Any] = json.loads(answer.body)["choices"][0]["message"]
    return message


def _forced(request: dict[str, Any]) -> dict[str, Any] | None:
    """Ollama knows no forced call of a tool: who asks for a structure offers one tool, which is named like a class."""
    names = [tool["function"]["name"] for tool in request.get("tools") or []]
    return {"function": {"name": names[0]}} if len(names) == 1 and names[0][0].isupper() else None
