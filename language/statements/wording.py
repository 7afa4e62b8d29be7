"""How a memory is worded: the user's own words in the third person, and short stable keys."""

import re
from functools import lru_cache

from language.languages import alternatives, by_language, merged, words
from language.languages.forms.pack import Pack
from language.patterns import pattern_of
from language.sentences.conjugation import infinitives_of
from language.sentences.cues import cues_of
from language.words.classes import first_form

_WORD = pattern_of(r"[^\W_]+(?:[+#]+)?(?:['-][^\W_]+)*")
_FLIPS = by_language("statements", "FLIPS", dict)
_FLIP = {
    language: pattern_of(r"(?<![\w/])(" + "|".join(flips) + r")(?![\w/])", re.IGNORECASE)
    for language, flips in _FLIPS.items()
}
_NAMES = words("statements", "NO_FLIPS")
_THIRD = merged("statements", "THIRD_FORMS")
_COPULA = words("statements", "COPULA")
_MORE_VERBS = words("statements", "VERBS")
"""Verbs that people begin with when they speak of themselves; they part no sentence, as the others do."""
_VERBS = words("stating", "BARE_VERBS") | _MORE_VERBS | frozenset(_THIRD)
_MODALS = words("statements", "MODALS")
_PAST = words("statements", "PAST_FORMS")
_ADVERB = pattern_of(rf"^(?:{alternatives('statements', 'ADVERBS')})$", re.IGNORECASE)
_POSSESSED = pattern_of(rf"^(?:{alternatives('statements', 'POSSESSIVES')})\s+(?=\S+\s+\S)", re.IGNORECASE)
_I_OR_WE = words("statements", "I_OR_WE")
_REASON = pattern_of(rf"[,;]?\s(?:{alternatives('statements', 'REASONS')})\s.*$", re.IGNORECASE)
_IRREGULAR = merged("statements", "THIRD_PERSON")
_FIRST = (
    (pattern_of(rf"\b(?:{'|'.join(_IRREGULAR)})\b", re.IGNORECASE), ""),
    *(
        (pattern_of(first, re.IGNORECASE), third)
        for endings in by_language("statements", "THIRD_PERSON_ENDINGS", tuple).values()
        for first, third in endings
    ),
)
"""Verbs of the first person, each with the ending that the third has in its place; those of the table have none."""
_NOMINATIVES = {
    language: tuple((pattern_of(ending), new) for ending, new in endings)
    for language, endings in by_language("statements", "NOMINATIVES", tuple).items()
}
_ENDINGS = tuple(ending for endings in by_language("statements", "STEM_ENDINGS", tuple).values() for ending in endings)
KEY_WORDS = 4
_IN_KEY = str.maketrans({"'": "", "-": "_", "+": "p", "#": "sharp"})
_STOP_WORDS = words("stating", "STOP_WORDS")


def flip(text: str) -> str:
    """First person to third inside an object, by the language it is in: "my dog" becomes "their dog"."""
    language = cues_of(text.casefold()).language
    if language not in _FLIPS:
        return text
    names = frozenset() if text.isupper() else _NAMES

    def flipped(match: re.Match[str]) -> str:
        return match[0] if match[0] in names else str(_FLIPS[language][match[0].lower()])

    return _FLIP[language].sub(flipped, text)


def main_part(text: str) -> str:
    """A statement without its reasons and conditions."""
    return _REASON.sub("", text)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def trimmed(text: str, pack: Pack) -> str:
    """An object without trailing filler words and punctuation."""
    return pack.filler_tail.sub("", text.strip(" ,.;:!…-")).strip(" ,.;:!…-")


def conjugated(predicate: str) -> str:
    """ "walk my dog" becomes "Walks their dog"; past tense and modals stay."""
    words = predicate.split()
    index = 0
    while index < len(words) - 1 and _ADVERB.match(words[index]):
        index += 1
    if _is_verb(words[index].lower()):
        words[index] = _third_form(words[index])
    if words[0].lower() in _COPULA and len(words) > 1:
        words = words[1:]
    return capitalised(flip(" ".join(words)))


def third_person(text: str) -> str:
    """ "пишу код" becomes "пише код"; words whose ending does not show the verb stay as they are."""
    found = [(match, third) for first, third in _FIRST if (match := first.search(text))]
    if not found:
        return text
    match, third = min(found, key=lambda one: one[0].start())
    spoken = match.expand(third) if third else _IRREGULAR[match[0].lower()]
    return text[: match.start()] + spoken + text[match.end() :]


def nominative(text: str, language: str) -> str:
    """ "вчителькою" becomes "вчителька", "старшим лікарем" "старший лікар"; from a preposition on the rest stays."""
    words = text.split()
    for place, word in enumerate(words):
        ending = next(((found, new) for found, new in _NOMINATIVES.get(language, ()) if found.search(word)), None)
        if ending is None:
            break
        words[place] = ending[0].sub(ending[1], word)
    return " ".join(words)


def place_named(text: str, language: str) -> str:
    """A town by its name, where a sentence bends it: "Ковелі" is "Ковель"."""
    if language not in _NOMINATIVES or " " in text or not text[:1].isupper():
        return text
    return "-".join(part.capitalize() for part in first_form(text.casefold(), "city").split("-"))


def _is_verb(word: str) -> bool:
    """Is a word a verb as it stands behind "I"?"""
    return word in _VERBS or word in infinitives_of(word, "en")


def _third_form(verb: str) -> str:
    low = verb.lower()
    if low in _THIRD:
        return _THIRD[low]
    if low in _MODALS or low.endswith(("ed", "ing")) or not low.isascii() or not low.isalpha():
        return verb
    if low in _PAST:
        return verb
    if low.endswith(("s", "sh", "ch", "x", "z")):
        return verb + "es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def plain(text: str, pack: Pack) -> str:
    """The text on one line with its contractions written out."""
    text = " ".join(text.split())
    for pattern, replacement in pack.contractions:
        text = pattern.sub(replacement, text)
    return text


def as_told(content: str, pack: Pack) -> str:
    """Words somebody asked to keep, as a memory: a first-person start becomes a bare predicate."""
    text = _POSSESSED.sub("", plain(trimmed(content, pack), pack))
    if not text.isascii() and pack.subject.match(text) is None:
        return capitalised(text)
    words = text.split()
    if words[:1] and words[0].lower() in _I_OR_WE and len(words) > 1:
        return conjugated(" ".join(words[1:]))
    return capitalised(flip(text))


def slug(text: str, pack: Pack, limit: int = KEY_WORDS, keep: frozenset[str] = frozenset()) -> str:
    """The first content words, and those small ones that are to be kept, joined by underscores; empty when there is
    none."""
    words = [w.casefold().translate(_IN_KEY) for w in _WORD.findall(text)]
    content = [w for w in words if w not in pack.stop_words or w in keep]
    return "_".join((content or words)[:limit])


def content_words(text: str, pack: Pack) -> list[str]:
    return [w for w in (x.casefold() for x in _WORD.findall(text)) if w not in pack.stop_words]


@lru_cache(maxsize=2_048)
def stems(text: str) -> frozenset[str]:
    """Rough stems of the longer words, for comparing texts; the same cut in both languages."""
    words = (x.casefold() for x in _WORD.findall(text))
    return frozenset(_stem(w) for w in words if len(w) > 1 and w not in _STOP_WORDS)


@lru_cache(maxsize=8_192)
def _stem(word: str) -> str:
    if not word.isascii():
        return word[: max(4, len(word) - 2)]
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
