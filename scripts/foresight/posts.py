"""Posts from a file, or from standard input with `-`: a JSON list of objects with id, title, text and points."""

import json
import sys
from pathlib import Path
from typing import Any

from scripts.parts.command_line import Refused


def read(name: str) -> list[dict[str, Any]]:
    text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refused(f"{name} is no JSON: {error}") from None
    posts = data.get("posts") if isinstance(data, dict) else data
    if not isinstance(posts, list):
        raise Refused(f"{name} holds no list of posts: [{{'id': …, 'title': …, 'text': …, 'points': …}}, …].")
    return posts
