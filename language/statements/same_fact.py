"""When do two memories tell one fact, be it in other words or in the form of another vocabulary?

"Diet: Vegetarian" and "The user is vegetarian" are one fact, and so are "Likes Rust" and "Loves Rust"; "Location:
Berlin" and "Was born in Berlin" are two. What a key says counts as said, unless it is made of the value's own words.
"""

import re

from language.asking.words import words_for
from language.hearing.relate import agreement, content, is_alike
from language.languages import alternatives, merged, words
from language.meaning.alike.similarity import near, same
from language.meaning.evidence import supports
from language.meaning.said import Said
from language.patterns import pattern_of
from language.words.reader import Role, read

_ONE_TOPIC = 0.6
_FEW_WORDS = 3
_SENTENCES = merged("statements", "KEY_SENTENCES")
"""What the usual keys say of a bare value."""
_TALKS = pattern_of(alternatives("statements", "TALKS"), re.IGNORECASE)
"""Ways of saying that somebody gives a talk."""
_ONE_WORD = "presents"
"""The word that stands for all of them where two statements are compared."""
_HOW = words("statements", "KEY_VERBS")
"""Words of keys that a value in another language says in its own."""
_AT_ANOTHER_TIME = words("statements", "KEY_TIMES")


def repeats(key: str, value: str) -> bool:
    """Does a key say nothing that the value does not say itself, and nothing against it?"""
    words, said = content(key.replace("_", " ")), content(value)
    said = [*said, *(word.replace("'", "") for word in said if "'" in word)]  # a key has no such signs
    if not all(any(is_alike(word, other) for other in said) for word in words):
        return False
    return _denials(value) <= _denials(key.replace("_", " "))


def is_redundant(key: str, value: str) -> bool:
    """Does a key only repeat its value ("Interested in PostgreSQL: Interested in PostgreSQL"), apart from English
    words before a value in another language ("likes" before "Любить чай")? A key of one word is a name."""
    words = content(key.replace("_", " "))
    if len(words) < 2:
        return False
    own = [word for word in words if word not in _HOW]
    if own == words or not own or repeats(key, value):
        return repeats(key, value)
    says_how = any(map(_is_cyrillic, value)) or len(content(value)) > len(own)
    return says_how and words_for(value).language != "en" and repeats("_".join(own), value)


def _is_cyrillic(letter: str) -> bool:
    return "\u0400" <= letter <= "\u04ff"


def _denials(text: str) -> int:
    return sum(word.role is Role.NEGATION for word in read(text))


def told(key: str, value: str) -> str:
    """A memory as one statement: with its key, where the value does not say that itself."""
    if repeats(key, value):
        return value
    return f"{_SENTENCES.get(key, key.replace('_', ' ') + ':')} {value}"


def stated(key: str, value: str) -> str:
    """A memory as a person reads it: `Location: Kyiv`, and a whole statement by itself."""
    if value == told(key, value):
        return value
    name = key.replace("_", " ")
    return f"{name[:1].upper()}{name[1:]}: {value}"


def restates(key: str, value: str, other_key: str, other_value: str) -> bool:
    """Do they say the same of the user, though one of them may be a bare value under a key?"""
    one, two = told(key, value), told(other_key, other_value)
    if same(value, other_value) and len(value.split()) <= _FEW_WORDS:
        return same(one, two) or value in (one, two) or _one_name(key, other_key, agreement(one, two))
    if near(one, two) or rewords(one, two):
        return True
    forth = supports(value, key, [Said(two, known=True)])
    back = supports(other_value, other_key, [Said(one, known=True)])
    bare = value != one or other_value != two
    return (forth and back) or (bare and (forth or back) and agreement(one, two) >= _ONE_TOPIC)


def rewords(value: str, other: str) -> bool:
    """Does each of two statements that are not near follow from the other, word by word?"""
    one, two = _TALKS.sub(_ONE_WORD, value), _TALKS.sub(_ONE_WORD, other)
    if (one, two) != (value, other) and near(one, two):
        return True
    return supports(value, "", [Said(other, known=True)]) and supports(other, "", [Said(value, known=True)])


def _one_name(key: str, other: str, topic: float) -> bool:
    """Do two keys name one thing: the one more closely than the other, or each in a word of its own?"""
    few, many = sorted((content(key.replace("_", " ")), content(other.replace("_", " "))), key=len)
    if _AT_ANOTHER_TIME & set(few) != _AT_ANOTHER_TIME & set(many):
        return False
    if all(any(is_alike(word, one) for one in many) for word in few):
        return True
    return len(many) == 1 and topic >= _ONE_TOPIC
