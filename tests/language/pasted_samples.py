"""Messages with other people's words in them: what the user says around them, and what only the others say."""

import json
from pathlib import Path
from typing import NamedTuple


class Paste(NamedTuple):
    """A message; words of the user's own part, and words that only the pasted part holds."""

    text: str
    own: list[str]
    foreign: list[str]


_TOLD = json.loads((Path(__file__).parent / "samples" / "pasted.json").read_text(encoding="utf-8"))
PASTES = {form: [Paste(**one) for one in given] for form, given in _TOLD.items()}
"""By what was pasted: chats, mails, what a phrase announces, quotations, data, nothing, and what came up later."""
EVERY = [one for pastes in PASTES.values() for one in pastes]
