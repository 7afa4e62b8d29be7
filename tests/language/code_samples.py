"""Snippets that no memory may hold, and sentences about code that are natural language."""

import json
from pathlib import Path

_TOLD: dict[str, list[str]] = json.loads((Path(__file__).parent / "samples" / "code.json").read_text(encoding="utf-8"))
SNIPPETS, PROSE = _TOLD["snippets"], _TOLD["prose"]
