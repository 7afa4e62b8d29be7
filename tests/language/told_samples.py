"""Secrets as people tell them, and talk about secrets that gives none away, in the languages of the tables."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Samples:
    """Sentences of one language; in those that tell a secret, it stands between `{` and `}`."""

    secrets: list[str]
    harmless: list[str]

    def told(self) -> list[tuple[str, str]]:
        """Each sentence that tells a secret, and the secret."""
        return [
            (line.replace("{", "").replace("}", ""), line[line.index("{") + 1 : line.index("}")])
            for line in self.secrets
        ]


_TOLD = json.loads((Path(__file__).parent / "samples" / "told.json").read_text(encoding="utf-8"))
SAMPLES = {language: Samples(**given) for language, given in _TOLD.items()}
