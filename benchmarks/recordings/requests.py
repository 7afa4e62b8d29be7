"""What a request to a model is known by: not its exact words, which change with every prompt, but what it asks for."""

import re
from hashlib import sha256
from typing import Any

_TASK = re.compile(r"^Task: (\w+)", re.MULTILINE)
_ABOUT = {
    "post_discussion": re.compile(r'^\{"role": "user", "content": (".*?"), "at"', re.MULTILINE),
    "second_opinion": re.compile(r"<claims>\n(.*?)\n</claims>", re.DOTALL),
}
"""What tasks are about that ask the same every time: it stands in their data."""
_SCHEMA = "Answer with one JSON object"
"""How the message begins that asks for a structure in words: it comes last, after what the user says."""


def name_of(request: dict[str, Any]) -> str:
    """A hash of the task, of the structure asked for, of what the user says, and of the answers given to it so far."""
    messages = request["messages"]
    systems = [str(message["content"]) for message in messages if message["role"] == "system"]
    task = next((found[1] for text in systems if (found := _TASK.search(text))), "")
    choice = request.get("tool_choice")
    typed = choice["function"]["name"] if isinstance(choice, dict) else ""
    in_words = messages[-1]["role"] == "user" and str(messages[-1]["content"]).startswith(_SCHEMA)
    shown = messages[:-1] if in_words else messages
    places = [place for place, message in enumerate(shown) if message["role"] == "user"]
    said = str(shown[places[-1]]["content"]) if places else ""
    steps = sum(message["role"] == "assistant" for message in shown[places[-1] :]) if places else 0
    about = [part for text in systems for part in _ABOUT[task].findall(text)] if task in _ABOUT else []
    said = "\n".join([said, *about])
    return named(task, typed or in_words, said, steps, tools=bool(request.get("tools")))


def named(task: str, typed: str | bool, said: str, steps: int = 0, *, tools: bool = False) -> str:
    """The name under which an answer is kept."""
    return sha256(f"{task}|{typed}|{tools}|{said}|{steps}".encode()).hexdigest()[:16]
