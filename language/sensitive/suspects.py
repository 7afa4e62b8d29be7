"""What in a text could be a secret by its looks: digits, letters among digits, words in quotes, numbers in words.

Most of them are none: a judge weighs each with the words around it (`judge`).
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from language.patterns import pattern_of
from language.sensitive.read_words import Word, whole_kinds
from language.sensitive.shapes import is_inclusive, is_reference, shape_of_digits
from language.sensitive.values import digits_in, is_placeholder, is_usable
from language.sensitive.vocabulary import COUNTS, RECALLS, TALK, names_of, prepared, spelled_length
from language.sentences.moments import tells_time
from language.words.lexicon import FUNCTION_WORDS

HINT = pattern_of(
    r"\d(?:\d\d|[^\W\d_]|[*#]|\D{1,30}\d|(?<=[^\W\d_]\d)|(?<=[^\W\d_][-@#$%^&*!?+=~_]\d))"
    r"|[\"«“„‹「『][^\"«»“”„‹›「」『』\n]{2,60}[\"»”“›」』]|['‚](?<!\w.)\w"
    r"|(?<![@#$%^&*!?_+=~.,])[@#$%^&*!?_+=~.,](?:(?<=[^\W_].)[^\W\d_]|[@#$%^&*!?_+=~.,]++[^\W\d_])"
    r"|[#$%^&*_~](?<=[^\W_].)(?!\w)|\d\d(?<=[^\W\d_][._-]..)"
    r"|-(?<=\w-)\w{1,20}-\w|[ ,-](?<!\w\w.)\w[ ,-]{1,2}\w(?!\w)"
)
"""Without one of these a text has only words, perhaps numbers in words."""
_GROUP = pattern_of(r"[*#]{0,2}\d{1,19}(?:[-·#*]\d{1,6}){0,7}[#*]{0,2}|\d(?:,\d){2,7}")
_SIGN = pattern_of(r"[^\W_][@#$%^&*!?+=~]+[^\W_]|[^\W_][#$%^*~]$")
_SCORE = pattern_of(r"[^\W_]_[^\W_]")
_PLAIN = pattern_of(
    r"[^\W\d_]{1,5}['’]\d[\d.,]*[%°€$£]?"
    r"|\d{1,2}/\d{1,4}|\d*[.,]\d+|[+-]?\d{1,2}|\d[\d.,]*[%°€$£₴]?C?|[^\W_]{1,4}(?:-[^\W_]{1,3})?-[^\W\d_]{3,30}|[^\W_]{1,3}",
)
"""Numbers that measure or date something, also behind an article without its vowel; compounds that begin with one."""
_TECHNICAL = pattern_of(
    r".*[/\\].*|.*:.*:.*|.*::.*|(?=.*[a-f])(?:0x)?[0-9a-f]{6,64}|[a-z]+(?:_[a-z]+){2,}|[a-z]+(?:_[a-z]+)+\(\)"
    r"|@.*|.*@[\w-]+\.\w.*|#\w+|.*\.(?:docx?|xlsx?|pptx?|csv|png|jpe?g|mp[34]|zip|gz|html?|[jt]sx?|xml|toml|cfg|ini|sh|log|sql)"
    r"|[A-Z]{1,6}-?\d{1,4}[A-Za-z]?|[A-Z]{1,4}-[A-Z]?\d{1,6}[A-Z]{0,3}|.{1,3}|[a-z]{2,4}\d"
    r"|[^\W_]{1,3}&[^\W_]{1,3}|[A-Z]{2,4}[+-]\d{1,2}|[\w.-]+=.*|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}"
    r"|[A-Z\d]+(?:_[A-Z\d]+)+|.*[(){};].*|\d{4}-\d\d-\d\d.*|No\d+|[a-z]{2,12}-[\da-f]{8,32}"
    r"|[a-z]+(?:-[a-z]+)*-\d{4}-\d\d-\d\d"
)
"""Addresses, paths, digests, names in programs, files, rooms, models, tickets."""
_THING = pattern_of(r"(?P<what>[a-z]{3,20}):[a-z]{1,20}(?:[-_.]?\d{1,6}|(?:[-_][a-z]{1,20}){1,4}(?:[-_]\d{1,6})?)")
"""A sort of thing and the name of one, as programs write it: discussion:discussion-0."""
_DIGITS = pattern_of(r"[\W\d_]+")
_SMALL = pattern_of(r"\d{1,2}")
_NUMBERED = pattern_of(r"[^\W\d_]{4,}-\d{1,4}|\d+(?:-\d+)+-[^\W\d_]")
_JOINED = pattern_of(
    r"(?=.*[^\W\d_]{3})(?=.*[A-ZА-ЯІЇЄҐ+&])[^\W\d_]{2,20}(?:[.+&][^\W\d_]{2,20}){1,6}"
    r"|[^\W\d_]{2,20}(?:-[^\W\d_]{1,20}){3,8}"
    r"|[^\W\d_](?:[-.][^\W\d_]){2,12}"
)
"""Words or letters in one piece."""
_LINKED = pattern_of(r"[^\W\d_]{2,20}(?:-[^\W\d_]{1,20}){1,2}")
"""Two or three words with hyphens: mostly a word like others."""
_OPENED = {sign: pattern_of(rf"[\s(\[\"'«“„]?{re.escape(sign)}\w") for sign in "*~"}
"""Where a sign opens words that are set off, as in Markdown."""
_OPENING = "\"'«“„‹‚「『"
_CLOSING = "\"'»”“›’‘」』"
_NUMBERS = frozenset({"digits", "tens"})
_COMMON = frozenset({"digits", "steps"})
"""Sorts that are asked about only where a word says that something opens: texts are full of numbers."""
_CUES = frozenset(
    {
        "bolts", "places", "devices", "nets", "cards", "once", "sends", "signins", "users", "codes", "buttons",
        "enters", "admits", "backs",
    }
)  # fmt: skip
_NAMED = frozenset(
    f"name {row}" for row in ("passwords", "maybes", "codes", "locks", "keys", "opens", "things", "logins", "phrases",
    "seeds", "habits", "wireless")
)  # fmt: skip
_TELLS = frozenset({"says", "enters", "wants", "admits"})
_ANNOUNCING = pattern_of(r"[:=→>?—–-]")
_PASSWORDS = frozenset({"name passwords", "name maybes"})
_ENDED = pattern_of(r"[.!?]")
LABELLED = pattern_of(r"\s*[^\W\d_][\w'’ -]{0,40}:\s*[^\W\d_]+\d{1,4}[^\W\d_]?\s*\Z")
"""A label and a word that ends in a number: "Uses: Python3". Where the label names nothing that opens, it is a name."""
_LINK = "linked"
ANSWER = "answer"
"""The sort of a name that may be the answer to a secret question."""
_KEYED = 2
"""From this weight of its shape on a number is what a keypad takes."""
_SHORTEST = 3
_SHORTEST_QUOTE, _LONGEST_QUOTE = 4, 6
_LONGEST_STEPS = 20
_GAP = 5
_CLAUSE = 6
_LONGEST = 80
_MOST_DIGITS = 8
"""More of them are a phone's, or a number that a rule knows."""


class Suspect(NamedTuple):
    """A value that could be a secret: the sort of its looks, and its first and last word."""

    sort: str
    first: int
    last: int


def suspects(text: str, words: Sequence[Word]) -> Iterator[Suspect]:
    """Each value among the words that could be a secret; what belongs together is one."""
    recalled = _recalled(text, words)
    asked = recalled or any(_is_cue(word.text.casefold(), word.kinds) for word in words)
    named = not asked and LABELLED.match(text) is not None
    number = 0
    while number < len(words):
        found = _at(text, words, number) or (_answer(words, number, recalled) if recalled else None)
        found = found or (_told(words, number) if asked else None)
        unlikely = found and not asked and (named or found.sort in _COMMON or _ends_emphasis(text, words, found))
        if found and found.sort and not unlikely:
            yield found
        number = (found.last if found else number) + 1


@lru_cache(maxsize=16_384)
def _is_cue(word: str, kinds: frozenset[str]) -> bool:
    """Does the word name a secret, a thing or an account that opens, or what is done with a code?"""
    return not kinds.isdisjoint(_CUES) or not names_of(word).isdisjoint(_NAMED)


def _recalled(text: str, words: Sequence[Word]) -> re.Match[str] | None:
    """Where the text speaks of what only its writer would know: a maiden name, a first pet."""
    return RECALLS.search(prepared(text), words[0].start, words[-1].end) if words else None


def _answer(words: Sequence[Word], number: int, recalled: re.Match[str]) -> Suspect | None:
    """A name as a suspect, where it could be the answer to a service's question."""
    if not number or _ENDED.search(words[number - 1].sign) or not _is_name(words[number], recalled):
        return None
    last = number
    while last + 1 < len(words) and not words[last].sign and _is_name(words[last + 1], recalled):
        last += 1
    return Suspect(ANSWER, number, last)


def _is_name(word: Word, recalled: re.Match[str]) -> bool:
    """Does the word begin with a capital, and is it no part of what is asked for?"""
    low = word.text.casefold().replace("’", "'")
    if word.kinds or not word.text[0].isupper() or names_of(low) or low.partition("'")[0] in FUNCTION_WORDS:
        return False
    return word.end <= recalled.start() or word.start >= recalled.end()


def _told(words: Sequence[Word], number: int) -> Suspect | None:
    """A plain word as a suspect, if it stands where a value would be told."""
    word = words[number]
    sort = _sort_of_word(word)
    if number == 0 or not sort or names_of(word.text.casefold()):
        return None
    before = words[number - 1]
    told = _ANNOUNCING.search(before.sign) is not None or not before.kinds.isdisjoint(_TELLS)
    if not told and tells_time(word.text):
        return None  # "changed my password yesterday"
    told = told or _named(words, number) or _replied(words, number) or _is_of_other_script(words, number)
    told = told or (sort == _LINK and (_is_set_apart(words, number) or _closes(words, number)))
    return Suspect(sort, number, number) if told and _ends(words, number) else None


def _sort_of_word(word: Word) -> str:
    """Is it a plain word, or a few with hyphens between them, of which no table says what it is or describes?"""
    if len(word.text) < _SHORTEST or word.text.lower() == word.text.upper():
        return ""
    if _LINKED.fullmatch(word.text):
        return "" if whole_kinds(word.text.casefold()) else _LINK
    low = word.text.casefold()
    told = word.kinds or not word.text.isalpha() or low in FUNCTION_WORDS or TALK.fullmatch(low)
    return "" if told or not is_usable(word.text) else "word"


def _closes(words: Sequence[Word], number: int) -> bool:
    """Does a clause that names a password end with it?"""
    near = words[max(0, number - _CLAUSE) : number]
    return any(not names_of(word.text.casefold()).isdisjoint(_PASSWORDS) for word in near)


def _is_set_apart(words: Sequence[Word], number: int) -> bool:
    """Does it stand between commas, after the name of a password: "the same password everywhere, …, i know"?"""
    apart = words[number - 1].sign[:1] == "," and (words[number].sign != "" or number + 1 == len(words))
    return apart and any(not names_of(word.text.casefold()).isdisjoint(_PASSWORDS) for word in words[:number])


def _replied(words: Sequence[Word], number: int) -> bool:
    """Is it said that somebody answered or told the word: "i say …", "hab … gesagt"?"""
    before = words[max(0, number - (2 if words[number - 1].kinds else 1)) : number]
    beside = (*before, *words[number + 1 : number + 2])
    return any("name replies" in names_of(word.text.casefold()) for word in beside)


def _named(words: Sequence[Word], number: int) -> bool:
    """Does the name of a password stand right before the word, be it of two words?"""
    before = [word.text.casefold() for word in words[max(0, number - 2) : number]]
    return not (names_of(before[-1]) | names_of(" ".join(before))).isdisjoint(_PASSWORDS)


def _is_of_other_script(words: Sequence[Word], number: int) -> bool:
    """Is it a small Latin word between words of another script? So people write passwords, and names of programs."""
    if not (words[number].text.isascii() and words[number].text.islower()):
        return False
    beside = (*words[max(0, number - _GAP) : number], *words[number + 1 : number + 1 + _GAP])
    letters = [word.text[0] for word in beside if word.text[0].isalpha()]
    return 2 * sum(not unicodedata.name(letter, "").startswith("LATIN") for letter in letters) > len(letters)


def _ends(words: Sequence[Word], number: int) -> bool:
    """Does nothing follow that the word could belong to: an end, a mark, a small word?"""
    if number + 1 == len(words) or words[number].sign != "":
        return True
    return bool(words[number + 1].kinds) or "name replies" in names_of(words[number + 1].text.casefold())


def _at(text: str, words: Sequence[Word], number: int) -> Suspect | None:
    word = words[number]
    if (last := _quoted(text, words, number)) is not None:
        return Suspect("quoted", number, last)
    if word.text.isalpha():
        if len(word.text) == 1:
            return _run("letters", _is_letter, words, number)
        return _run("spelled", _is_spelled, words, number) if word.kinds & _NUMBERS else None
    if _is_group(word):
        return _digits(words, number)
    if text[word.start - 1 : word.start] in ("`", "/") and not _is_paired(words, number):
        return None
    if (found := _run("spelled", _is_spelled, words, number)) and found.sort:
        return found
    sort = _alone(word.text)
    if sort == "joined" and word.sign[:1] == ":" and number == 0:
        return None  # what a line begins with is what it is about: "plan-for-the-trip: book flights"
    return Suspect(sort, number, number) if sort else None


def _ends_emphasis(text: str, words: Sequence[Word], suspect: Suspect) -> bool:
    """Is the sign at the end of a word the one that closes what is set off before it: "*War and Peace*"?"""
    word = words[suspect.first]
    sign = word.text[-1]
    if suspect.sort != "signed" or sign not in _OPENED or not word.text[:-1].replace("-", "").isalpha():
        return False
    before = text[text.rfind("\n", 0, word.start) + 1 : word.start].rpartition(sign)
    return bool(before[1]) and bool(_OPENED[sign].fullmatch(before[0][-1:] + sign + before[2][:1]))


def _is_paired(words: Sequence[Word], number: int) -> bool:
    """Does a stroke part it from the name of a user that comes with a machine: "admin/…"?"""
    return number > 0 and words[number - 1].sign == "/" and "users" in words[number - 1].kinds


def _digits(words: Sequence[Word], number: int) -> Suspect | None:
    """A number as a suspect, with the groups after it, or with the small numbers told after it."""
    found = _run("digits", _is_group, words, number)
    if found and found.sort:
        shape = shape_of_digits([one.text for one in words[number : found.last + 1]])
        return found._replace(sort="keyed") if shape and shape.weight >= _KEYED else found
    if found and found.last - number >= _LONGEST_STEPS:
        return found  # so many numbers are a table; read from each of them on, it would be read over and over
    last = _steps(words, number) if _SMALL.fullmatch(words[number].text) else number
    return Suspect("steps", number, last) if last > number else found


def _run(sort: str, fits: Callable[[Word], bool], words: Sequence[Word], number: int) -> Suspect | None:
    """The words from this one on that fit together; without a sort if they are too few or too many."""
    if not fits(words[number]):
        return None
    last = number
    while last + 1 < len(words) and _joined(words[last]) and fits(words[last + 1]):
        last += 1
    return Suspect(sort if _enough(sort, words[number : last + 1]) else "", number, last)


@lru_cache(maxsize=8_192)
def _alone(text: str) -> str:
    """The sort of suspect a word is, if digits or signs stand among its letters, or it is several in one piece."""
    if (
        len(text) > _LONGEST
        or is_placeholder(text)
        or is_reference(text)
        or _PLAIN.fullmatch(text)
        or _TECHNICAL.fullmatch(text)
    ):
        return ""
    if _DIGITS.fullmatch(text) or not (is_usable(text) or _NUMBERED.fullmatch(text)):
        return ""
    if (named := _THING.fullmatch(text)) and not names_of(named["what"]) and not whole_kinds(named["what"]):
        return ""
    if _SIGN.search(text):
        return "" if is_inclusive(text) else "signed"
    if any(map(str.isdigit, text)) or _SCORE.search(text):
        return "mixed"
    return "joined" if _JOINED.fullmatch(text) and FUNCTION_WORDS.isdisjoint(text.split("-")) else ""


def _is_group(word: Word) -> bool:
    return _is_group_of(word.text)


@lru_cache(maxsize=8_192)
def _is_group_of(text: str) -> bool:
    return _GROUP.fullmatch(text) is not None and is_usable(text)


def _is_letter(word: Word) -> bool:
    return len(word.text) == 1 and word.text.lower() != word.text.upper()


def _is_spelled(word: Word) -> bool:
    """Is it a number in words, or several with hyphens?"""
    if not word.kinds & _NUMBERS:
        return False
    return all(spelled_length(part) for part in word.text.casefold().split("-"))


def _joined(word: Word) -> bool:
    """Does what follows the word belong to it?"""
    return word.sign in ("", ",", "-", "–")


def _enough(sort: str, words: Sequence[Word]) -> bool:
    if sort == "digits":
        return 3 <= sum(digits_in(word.text) for word in words) <= _MOST_DIGITS
    if sort == "letters":
        return len(words) >= 3
    return len(words) + sum(max(word.text.count("-"), spelled_length(word.text) - 2) for word in words) >= 2


def _quoted(text: str, words: Sequence[Word], number: int) -> int | None:
    """The last word of the quotation that begins with this word, if it is a short one."""
    start = words[number].start
    if not start or text[start - 1] not in _OPENING:
        return None
    for last in range(number, min(len(words), number + _LONGEST_QUOTE)):
        if any(sign in _CLOSING for sign in words[last].sign):
            return last if words[last].end - start >= _SHORTEST_QUOTE else None
    return None


def _steps(words: Sequence[Word], number: int) -> int:
    """The last of the small numbers told one after the other with a few words between them: "6, then 6, then 1"."""
    last = number
    for place in range(number + 1, min(len(words), number + _LONGEST_STEPS)):
        if place - last > _GAP:
            break
        if _SMALL.fullmatch(words[place].text):
            if place + 1 < len(words) and not words[place].sign and COUNTS.match(words[place + 1].text.casefold()):
                break
            last = place
    return last
