"""What a request to a model is known by: not its exact words, which change with every prompt, but what it asks for."""

import re
from hashlib import sha256
from typing import Any

_TASK = re.compile(r"^Task: (\w+)", re.MULTILINE)
_TITLE = re.compile(r'"title": "(\w+)", "type": "object"\}\s*$')


def name_of(request: dict[str, Any]) -> str:
    """A hash of the task, of the structure asked for, of what the user says, and of the answers given to it so far."""
    messages = request["messages"]
    systems = [str(message["content"]) for message in messages if message["role"] == "system"]
    task = next((found[1] for text in systems if (found := _TASK.search(text))), "")
    choice = request.get("tool_choice")
    typed = choice["function"]["name"] if isinstance(choice, dict) else ""
    places = [place for place, message in enumerate(messages) if message["role"] == "user"]
    said = str(messages[places[-1]]["content"]) if places else ""
    steps = sum(message["role"] == "assistant" for message in messages[places[-1] :]) if places else 0
    in_words = any(_TITLE.search(text) for text in systems)
    return sha256(f"{task}|{typed or in_words}|{bool(request.get('tools'))}|{said}|{steps}".encode()).hexdigest()[:16]
