"""Gives the recorded answers of a real model again, over the wire: each under what its request asks for."""

import json
from pathlib import Path
from typing import Any

from benchmarks.recordings.record import as_completion
from benchmarks.recordings.requests import name_of
from benchmarks.recordings.said import SAID
from tests.openai_server import Fault, Raw

FOLDER = Path(__file__).parent
REFUSES_TOOLS = "without tools"


class Replay:
    """What a server answers. What was `said` is recorded, perhaps the `night` too, but for requests that were
    `left_out`: those get an empty answer, and `unknown` counts them."""

    def __init__(self, file: Path) -> None:
        kept = json.loads(file.read_text(encoding="utf-8"))
        self.answers: dict[str, Any] = kept["answers"]
        self.tools = REFUSES_TOOLS not in kept["about"]
        self.said = SAID[kept.get("said", "everyday")][: kept.get("conversations", 0)]
        self.night: bool = kept.get("night", False)
        self.plain: bool = kept.get("said") != "twice"
        """Whether its messages are plain ones, or chosen for the calls that they lead to."""
        self.left_out: int = kept.get("left_out", 0)
        self.replaced: set[str] = set(kept.get("replaced", ()))
        """What the night puts something else in place of: README.md of the recordings says what is wrong with it."""
        self.asked = self.unknown = 0
        self.seconds = 0.0
        """How long the model took for what it was asked so far."""

    def __call__(self, request: dict[str, Any]) -> Fault | Raw:
        if request.get("tools") and not self.tools:
            return Fault(400, "this model knows no tools")
        self.asked += 1
        answer = self.answers.get(name_of(request))
        if answer is None:
            self.unknown += 1
            answer = {"message": {"content": ""}, "finish": "stop"}
        self.seconds += answer.get("seconds", 0)
        return Raw(json.dumps(as_completion(answer)).encode())
