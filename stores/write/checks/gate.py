"""What may be remembered: every writer's text, key, category, confidence, kind and durability passes these rules.

Each rule answers None, or a Refusal that says what was wrong and what to do, and never repeats the text itself.
"""

import re

from language.sensitive.personal import find_personal
from language.sensitive.programs.code import find_code
from language.words.spelling import plain
from stores.keys import KEY_LIMIT, check_key, tells_secret
from stores.records import CATEGORIES, KINDS, MESSAGE, Author, Code, Durability, Refusal

LINE_LIMIT = 2_000
NOTE_LIMIT = 20_000

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")
_LINE_BREAK = re.compile(r"[\n\r\x85\u2028\u2029]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def check_text(value: object, *, kind: str, key: str = "") -> Refusal | None:
    """May these words be remembered as this kind? The key, if given, is read with them ("wifi password": "hunter2")."""
    if not isinstance(value, str):
        return Refusal("the value is not text; pass a string", Code.NOT_TEXT)
    return _check_characters(value, kind) or check_content(value, key)


def check_unicode(text: object) -> Refusal | None:
    """Can every database and file hold this text exactly?"""
    if not isinstance(text, str):
        return Refusal("it is not text; pass a string", Code.NOT_TEXT)
    if "\0" in text:
        return Refusal("it holds a NUL character; remove it", Code.NUL)
    if _SURROGATE.search(text):
        return Refusal("it holds half of a character (a lone surrogate); send valid Unicode", Code.SURROGATE)
    return None


def check_author(author: object) -> Refusal | None:
    if author in tuple(Author):
        return None
    return Refusal(f"the author must be one of {', '.join(Author)}", Code.AUTHOR)


def _check_characters(value: str, kind: str) -> Refusal | None:
    if not plain(value).strip():
        return Refusal("the value is empty; say what to remember", Code.EMPTY)
    limit = NOTE_LIMIT if kind == "note" else LINE_LIMIT
    if len(value) > limit:
        advice = "split it into several notes" if kind == "note" else "shorten it, or save it as a note"
        return Refusal(f"the value has {len(value):,} characters, at most {limit:,} fit; {advice}", Code.TOO_LONG)
    if _SURROGATE.search(value):
        return Refusal("the value holds half of a character (a lone surrogate); send valid Unicode", Code.SURROGATE)
    if _CONTROL.search(value):
        return Refusal("the value holds a control character; send plain text", Code.CONTROL_CHARACTER)
    if kind != "note" and _LINE_BREAK.search(value):
        return Refusal("the value spans several lines; write it as one line, or save it as a note", Code.MANY_LINES)
    return None


def check_content(value: str, key: str) -> Refusal | None:
    if secret := tells_secret(value, key):
        return Refusal(
            f"the value holds what looks like a secret ({secret}); secrets are never remembered: leave it out",
            Code.SECRET,
        )
    if code := find_code(value):
        return Refusal(f"the value looks like a {code}; describe in words what it is about", Code.CODE)
    return None


def check_personal(value: str) -> Refusal | None:
    """For deployments that keep no way to reach a person."""
    if found := find_personal(value):
        return Refusal(f"the value holds personal data ({found}), which is not kept here: leave it out", Code.PERSONAL)
    return None


def check_category(kind: str, category: object) -> Refusal | None:
    """Does this kind know the category? A note may carry any short category, or none."""
    if refusal := check_kind(kind):
        return refusal
    known = CATEGORIES[kind]
    if known:
        if category in known:
            return None
        return Refusal(f"{kind} knows no such category; use one of: {', '.join(known)}", Code.CATEGORY)
    if category not in (None, "") and check_key(category):
        return Refusal(
            f"a category is a word or two, at most {KEY_LIMIT} characters; choose a shorter, plain one", Code.CATEGORY
        )
    return None


def check_confidence(confidence: object) -> Refusal | None:
    """Is it a number from 0 to 1?"""
    if isinstance(confidence, int | float) and not isinstance(confidence, bool) and 0 <= confidence <= 1:
        return None
    return Refusal("confidence must be a number from 0 to 1", Code.CONFIDENCE)


def check_kind(kind: object) -> Refusal | None:
    """Is it a kind of memory?"""
    if isinstance(kind, str) and kind in KINDS:
        return None
    if kind == MESSAGE:
        return Refusal("a message is a turn of a conversation, not a memory; record it as activity", Code.KIND)
    return Refusal(f"unknown kind; use one of: {', '.join(KINDS)}", Code.KIND)


def check_durability(durability: object) -> Refusal | None:
    """Is it durable or daily?"""
    if isinstance(durability, str) and durability in {choice.value for choice in Durability}:
        return None
    return Refusal(f"unknown durability; use {' or '.join(choice.value for choice in Durability)}", Code.DURABILITY)
