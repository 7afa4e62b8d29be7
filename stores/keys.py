"""Keys of memories: one spelling, a readable label, and what a key and its value say together."""

import re
import unicodedata
from functools import lru_cache

from language.sensitive.secrets import find_by_rule, find_either, find_secret
from language.sensitive.values import MARK
from language.words.lexicon import FUNCTION_WORDS, words_of
from language.words.reader import runs
from language.words.spelling import plain
from stores.records import Code, Refusal

KEY_LIMIT = 80
_KEY_WORDS = 5
_KEY_LENGTH = 60
_MOST_READ = 20_000
_LONGEST_KEPT, _MOST_KEPT = 2_000, 1_024
_clean: set[tuple[str, str]] = set()
"""Values, with their keys, found without a secret lately: a draft asks before it is applied, and again then."""
_EMPTY = words_of("key entry item value memory note known fact")
_SEPARATORS = re.compile(r"[\s_\u2010-\u2015\u2212-]+")
_PLAIN = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")
"""Keys that every spelling of theirs gives back."""
_RESERVED = re.compile(r"[:\[\]]")
_UNPRINTABLE = re.compile("[\ud800-\udfff\\x00-\\x1f\\x7f-\\x9f\u2028\u2029]")


def normalise_key(key: str) -> str:
    """The one spelling of a key: "Current project", "current-project" and "CURRENT_PROJECT" are `current_project`."""
    if key.isascii() and key.isalnum():
        return key.lower()
    return _normal_of_short(key) if len(key) <= 2 * KEY_LIMIT else _normal_of(key)


def _normal_of(key: str) -> str:
    while True:
        folded = unicodedata.normalize("NFKC", plain(key).casefold())
        normal = _SEPARATORS.sub("_", folded).strip("_")
        if normal == key:
            return normal
        key = normal


_normal_of_short = lru_cache(maxsize=4_096)(_normal_of)
"""One write asks for the same few again and again: of its key, its label, and the line it stands on."""


def label(key: str) -> str:
    """The readable form of a key, from which `normalise_key` gives the key back."""
    words = key.replace("_", " ")
    capital = words[:1].upper() + words[1:]
    return capital if _PLAIN.fullmatch(key) or normalise_key(capital) == key else words


def key_from_words(value: str) -> str:
    """A key made of the first meaningful words of a text, in its own language."""
    return _key_of_short(value) if len(value) <= _LONGEST_KEPT else _key_of(value)


def _key_of(value: str) -> str:
    said = _telling(value[:_MOST_READ])
    # What is wrong with the first words is wrong with all of them: most texts are asked once.
    if _is_short_key(whole := normalise_key("_".join(said))):
        return whole
    key = "entry"
    for count in range(1, len(said)):
        longer = normalise_key("_".join(said[:count]))
        if not _is_short_key(longer):
            break
        key = longer
    return key


def _telling(text: str) -> list[str]:
    """The first words of a text that say something; the first of all where none does."""
    passed: list[str] = []
    telling: list[str] = []
    for run in runs(text):
        if word := normalise_key(run[:_KEY_LENGTH]):
            (passed if word in FUNCTION_WORDS else telling).append(word)
        if len(telling) == _KEY_WORDS:
            break
    return telling or passed[:_KEY_WORDS]


def _is_short_key(key: str) -> bool:
    return len(key) <= _KEY_LENGTH and check_key(key) is None


_key_of_short = lru_cache(maxsize=256)(_key_of)
"""One write asks for it several times: what its key is, whether it is a secret, how its line reads back."""


def check_key(key: object) -> Refusal | None:
    """May this be a key (in any spelling)?"""
    if not isinstance(key, str):
        return Refusal("the key is not text; pass a few words", Code.KEY)
    if _UNPRINTABLE.search(key):
        return Refusal("the key holds a line break or a control character; use letters, digits and spaces", Code.KEY)
    normal = normalise_key(key)
    if not normal:
        return Refusal("the key is empty; name the memory in a few words", Code.KEY)
    if _RESERVED.search(normal):
        return Refusal('the key holds ":", "[" or "]", which the file format reserves; leave them out', Code.KEY)
    if len(normal) > KEY_LIMIT:
        return Refusal(f"the key has {len(normal):,} characters, at most {KEY_LIMIT} fit; use a shorter one", Code.KEY)
    return None


def tells_secret(value: str, key: str = "") -> str | None:
    """The kind of secret in a value, read with its key where it has one of its own ("wifi password": "hunter2")."""
    if (value, key) in _clean:
        return None
    found = _secret_in(value, key)
    if found is None and len(value) <= _LONGEST_KEPT:
        if len(_clean) >= _MOST_KEPT:
            _clean.clear()
        _clean.add((value, key))
    return found


def _secret_in(value: str, key: str) -> str | None:
    if MARK in value:
        return "one that was removed"
    normal = normalise_key(key) if key else ""
    if not normal or normal == key_from_words(value):
        return find_secret(value)
    # A number that only tells keys apart ("known_487") and a key that is called one say nothing of the value.
    words = [word for word in normal.split("_") if word.isalpha() and word not in _EMPTY]
    whole, meant = f"{label(normal)}: {value}", f"{label('_'.join(words))}: {value}" if words else value
    return find_either(whole) if meant == whole else find_secret(meant) or find_by_rule(whole)
