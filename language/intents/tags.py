"""What people put behind a wish to make it polite: ", ¿sí?", ", would you?", ", gell", ", лади?".

A tag asks for nothing by itself, and turns no wish into a question.
"""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_TAG = pattern_of(
    rf"(?:[,;…–—-]+\s*|\s+(?=¿)|\s+(?=(?:{alternatives('intents', 'TAGS_WITHOUT_COMMA')})\b))[¿¡]?\s*"
    rf"(?:{alternatives('intents', 'TAGS')})\s*[?!.…]*\s*$",
    re.IGNORECASE,
)


def without_tag(text: str) -> str:
    """A text without the tags at its end."""
    while (plain := _TAG.sub("", text)) != text and plain.strip():
        text = plain
    return text
