"""JSON in what a model wrote."""

import json
import re
from typing import Any

_FENCED = re.compile(r"```(?:json)?\s*(.*?)```", re.DOTALL)


def json_in(text: str) -> Any:
    """The JSON object in a text: bare, in a code fence, or with words around it."""
    fenced = _FENCED.search(text)
    candidate = fenced.group(1) if fenced else text[text.find("{") : text.rfind("}") + 1]
    return json.loads(candidate)
