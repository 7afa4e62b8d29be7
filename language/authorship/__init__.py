"""What of a message are the user's own words? Quotations, pasted texts, code and addresses are somebody else's.

When in doubt a passage is left out: what is not the user's own word cannot become a durable memory.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from language.authorship.chats import chat_lines
from language.authorship.cues import announced
from language.authorship.documents import (
    addresses,
    comments,
    fences,
    lone_tags,
    open_lines,
    other_speakers,
    program,
    quoted_lines,
    records,
    subtitles,
    tables,
    tagged,
)
from language.authorship.lines import GAP, Span, cut
from language.authorship.mails import letters, mails, signatures
from language.authorship.marks import attributed, paragraphs, quotations, reported, retold
from language.authorship.voice import FIRST_PERSON

RECOGNISERS: tuple[Callable[[str], Iterator[Span]], ...] = (
    fences,
    comments,
    mails,
    subtitles,
    quoted_lines,
    other_speakers,
    addresses,
    tagged,
    open_lines,
    lone_tags,
    letters,
    signatures,
    tables,
    records,
    chat_lines,
    announced,
    program,
    paragraphs,
    reported,
    attributed,
    quotations,
    retold,
)
"""One for each form of other people's words, in the order in which they read the text."""

_PARAGRAPH = 400
_AFTER_LEAD = re.compile(rf"(?<=[:：])\s{{0,3}}{GAP}")
"""Where words were announced and cut out, what follows begins anew: "she wrote: … I work as a nurse"."""


@lru_cache(maxsize=256)
def own_words(message: str) -> str:
    """The message without quotations, pasted texts, code blocks and addresses; short quoted titles stay."""
    text = message.replace("\r\n", "\n").replace("\r", "\n").replace(GAP, " ")
    for recognise in RECOGNISERS:
        text = cut(text, recognise(text))
    kept = (part for part in text.split("\n") if not _looks_pasted(part))
    return _AFTER_LEAD.sub("\n", "\n".join(kept)).replace(GAP, " ").strip()


def _looks_pasted(paragraph: str) -> bool:
    return len(paragraph) >= _PARAGRAPH and FIRST_PERSON.search(paragraph) is None
