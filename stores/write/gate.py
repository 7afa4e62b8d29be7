"""What may be remembered: every writer's text, key, category, confidence, kind and durability passes these rules.

Each rule answers None, or a Refusal that says what was wrong and what to do, and never repeats the text itself.
"""

import re
import unicodedata
from dataclasses import dataclass

from language.sensitive.code import find_code
from language.sensitive.personal import find_personal
from language.sensitive.secrets import find_secret
from language.sensitive.values import MARK
from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import runs
from language.words.spelling import plain
from stores.records import CATEGORIES, KINDS, MESSAGE, Author, Code, Durability

LINE_LIMIT = 2_000
NOTE_LIMIT = 20_000
KEY_LIMIT = 80
_KEY_WORDS = 5
_KEY_LENGTH = 60

_SEPARATORS = re.compile(r"[\s_\u2010-\u2015\u2212-]+")
_RESERVED = re.compile(r"[:\[\]]")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")
_LINE_BREAK = re.compile(r"[\n\r\x85\u2028\u2029]")
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be remembered, for people (reason) and for programs (code)."""

    reason: str
    code: Code


def check_text(value: object, *, kind: str, key: str = "") -> Refusal | None:
    """May these words be remembered as this kind? The key, if given, is read with them ("wifi password": "hunter2")."""
    if not isinstance(value, str):
        return Refusal("the value is not text; pass a string", Code.NOT_TEXT)
    return _check_characters(value, kind) or _check_content(value, key)


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


def _check_content(value: str, key: str) -> Refusal | None:
    if secret := tells_secret(value, key):
        return Refusal(
            f"the value holds what looks like a secret ({secret}); secrets are never remembered: leave it out",
            Code.SECRET,
        )
    if code := find_code(value):
        return Refusal(f"the value looks like a {code}; describe in words what it is about", Code.CODE)
    return None


def tells_secret(value: str, key: str = "") -> str | None:
    """The kind of secret in a value, read with its key where it has one of its own ("wifi password": "hunter2")."""
    if MARK in value:
        return "one that was removed"
    named = key and normalise_key(key) != key_from_words(value)
    return find_secret(f"{label(normalise_key(key))}: {value}" if named else value)


def check_personal(value: str) -> Refusal | None:
    """For deployments that keep no way to reach a person."""
    if found := find_personal(value):
        return Refusal(f"the value holds personal data ({found}), which is not kept here: leave it out", Code.PERSONAL)
    return None


def normalise_key(key: str) -> str:
    """The one spelling of a key: "Current project", "current-project" and "CURRENT_PROJECT" are `current_project`."""
    while True:
        folded = unicodedata.normalize("NFKC", plain(key).casefold())
        normal = _SEPARATORS.sub("_", folded).strip("_")
        if normal == key:
            return normal
        key = normal


def check_key(key: object) -> Refusal | None:
    """May this be a key (in any spelling)?"""
    if not isinstance(key, str):
        return Refusal("the key is not text; pass a few words", Code.KEY)
    if _SURROGATE.search(key) or _CONTROL.search(key) or _LINE_BREAK.search(key):
        return Refusal("the key holds a line break or a control character; use letters, digits and spaces", Code.KEY)
    normal = normalise_key(key)
    if not normal:
        return Refusal("the key is empty; name the memory in a few words", Code.KEY)
    if _RESERVED.search(normal):
        return Refusal('the key holds ":", "[" or "]", which the file format reserves; leave them out', Code.KEY)
    if len(normal) > KEY_LIMIT:
        return Refusal(f"the key has {len(normal):,} characters, at most {KEY_LIMIT} fit; use a shorter one", Code.KEY)
    return None


def key_from_words(value: str) -> str:
    """A key made of the first meaningful words of a text, in its own language."""
    words = [word for word in (normalise_key(run[:_KEY_LENGTH]) for run in runs(value[:NOTE_LIMIT])) if word]
    meaningful = [word for word in words if word not in FUNCTION_WORDS] or words
    key = "entry"
    for count in range(1, min(_KEY_WORDS, len(meaningful)) + 1):
        longer = normalise_key("_".join(meaningful[:count]))
        if len(longer) > _KEY_LENGTH or check_key(longer):
            break
        key = longer
    return key


def label(key: str) -> str:
    """The readable form of a key, from which `normalise_key` gives the key back."""
    words = key.replace("_", " ")
    capital = words[:1].upper() + words[1:]
    return capital if normalise_key(capital) == key else words


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
