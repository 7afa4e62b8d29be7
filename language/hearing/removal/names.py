"""What the words of a request name: those that are left without the plumbing, and the notes that they touch."""

import re
from collections.abc import Sequence
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.line import CAPITAL_NOUNS
from language.hearing.purpose import asks_or_orders
from language.hearing.relate import acts_of, agreement, content, denies, is_alike
from language.hearing.removal.sorts import sorts_in
from language.intents.dismissals import dismisses, named_in, pieces
from language.intents.exceptions import names_the_rest
from language.intents.forget import sentences, wishes
from language.intents.forget_words import REMOVING
from language.intents.stay_words import ALL, AND, POINTERS
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.sentences.cues import cues_of
from language.sentences.verbs import has_verb
from language.words.classes import classes_of
from language.words.roots import roots
from language.words.stems import stem

LIKELY_ABOUT = 0.5
"""How far the topics of a request and a note must agree for it to be about the note."""
_ASKS = 0.3
"""How likely a sentence must be a request by itself to be one of those that ask."""
_COMPOUND = 4
"""Letters of a word that another may end in: the choir in "Kirchenchor"."""
EVERYTHING = pattern_of(rf"(?<!\w)(?:{'|'.join(ALL.values())})(?!\w)", re.IGNORECASE)
OF_MEMORY = pattern_of(rf"\b(?:{alternatives('hearing', 'OF_MEMORY')})\b", re.IGNORECASE)
"""Words by which a request is about the memory, and not about a list or a draft."""
REMOVES = pattern_of(REMOVING, re.IGNORECASE)
_AND = pattern_of(rf"\s+(?:{AND})\s+", re.IGNORECASE)
_STOPS = pattern_of(r"[,.;:!?]+(?:\s+|$)")
_BEGINNING = 6
_LONG_BEGINNING, _MOST = 7, 0.75
"""Letters that words of one family begin with, and what share of the shorter one they are."""
_INFIXES = words("hearing", "INFIXES")
_MATTER = pattern_of(rf"(?:{alternatives('hearing', 'MATTER')})$")
"""A word ends so that only says that it names something."""
_SHORT_FORM = pattern_of(alternatives("hearing", "SHORT_FORM"))
_EACH = pattern_of(rf"^(?:{alternatives('hearing', 'EACH')})")
"""So begins a word for each of the times."""
_ROOTED = {language: pattern_of(letters) for language, letters in by_language("hearing", "OWN_LETTERS", str).items()}
_WHERE = pattern_of(
    rf"\b(?:{alternatives('hearing', 'OUT_OF')})\s+(?:(?:{alternatives('hearing', 'OUT_OF_THAT')}),?\s+)?$",
    re.IGNORECASE,
)
_DONE = pattern_of(rf"^\W*(?:{alternatives('hearing', 'DONE')})\s*[,.!—-]", re.IGNORECASE)
"""So begins somebody who has done with something."""
_SEPARABLE = words("hearing", "SEPARABLE")
"""Parts of verbs that may stand at the end, away from them."""
_NAME = pattern_of(r"(?<=[\w,] )[A-ZА-ЯІЇЄҐÁÉÍÓÚÑ]\w+")
_REASON = pattern_of(rf"\W*(?:{alternatives('hearing', 'REASON')})\b", re.IGNORECASE)
"""So begins a clause that says why, and names nothing that should go."""
_REMARK = pattern_of(rf"\W*(?:{alternatives('wishes.forget', 'REMARK')})\b", re.IGNORECASE)
"""So begins a clause that says something of what should go."""
_JOINT = pattern_of(rf"\W*(?:(?:{AND})\s+)+", re.IGNORECASE)
_FEW = 4
"""Words of a clause that only says no."""
_ME = alternatives("hearing", "ME")
ME_AND = pattern_of(rf"\b(?:{_ME})\s+(?:{AND})\s+", re.IGNORECASE)
"""Who speaks of themselves and something means that."""
OF_ME = pattern_of(rf"\b(?:{alternatives('hearing', 'OF')})\s+(?:{_ME})\b", re.IGNORECASE)
ABOUT = pattern_of(rf"\b(?:{alternatives('hearing', 'ABOUT')})\s+(?!(?:{_ME})\b)\w", re.IGNORECASE)
ABOUT_THEM = pattern_of(
    rf"\b(?:{alternatives('hearing', 'ABOUT')})\s+(?:{alternatives('hearing', 'THEM')})\b", re.IGNORECASE
)
"""All about somebody else is not all there is, though nobody is named."""
ASKED = by_language("hearing", "FORGET", str)


def touches(word: str, note: str) -> bool:
    """Is a word the note's own, or one for what it is about?"""
    return any(is_same_thing(word, other) for other in content(note)) or is_kin(word, note)


def is_kin(word: str, note: str) -> bool:
    """Does a word name the sort of a thing that a note names? Who bears a name is nobody who bears another."""
    known = classes_of(word) or classes_of(_MATTER.sub("", word))
    return bool({one.rstrip("+") for one in known} & sorts_of(note) - FIRST_NAMES)


def sorts_of(note: str) -> set[str]:
    """The sorts of all things that a note names or makes one think of."""
    return {one.rstrip("+") for word in (*content(note), *_put_together(note)) for one in classes_of(word)}


def _put_together(note: str) -> list[str]:
    """The verbs of which a part stands at the end of a note ("ziehen … um" is "umziehen")."""
    words = tokens(note)
    return [words[-1] + word for word in words[:-1]] if words and words[-1] in _SEPARABLE else []


def is_another(word: str, note: str) -> bool:
    """Does a word name another thing of the very sort that a note names one of (the Spanish where it says Dutch)?"""
    if any(is_same_thing(word, other) for other in content(note)):
        return False
    return any(_members(word) & _members(other) for other in content(note))


def _members(word: str) -> set[str]:
    return {one for one in classes_of(word) if not one.endswith("+")}


def same_word(one: str, other: str) -> bool:
    """Are they forms of one word, however short?"""
    return (
        is_alike(one, other) or stem(one) == stem(other) or bool(_declined(one) and _declined(one) == _declined(other))
    )


def _declined(word: str) -> str:
    """A short word without the vowel that its cases change ("Ява", "Яву"); empty for any other."""
    return word[:-1] if _SHORT_FORM.fullmatch(word) else ""


def is_same_thing(word: str, other: str) -> bool:
    """Are they forms of one word, or is one of them a part of the other: the choir in "Kirchenchor"?"""
    if same_word(word, other) or _by_head(word, other):
        return True
    if _begin_alike(_in_one(word), _in_one(other)):
        return True
    return _is_in_compound(word, other) or _is_in_compound(other, word) or _is_of_family(word, other)


def _begin_alike(word: str, other: str) -> bool:
    """Are they long words of one beginning: "programador" and "programando"?"""
    pairs = enumerate(zip(word, other, strict=False))
    shared = next((at for at, (one, two) in pairs if one != two), min(len(word), len(other)))
    return shared >= max(_LONG_BEGINNING, _MOST * min(len(word), len(other)))


def _in_one(word: str) -> str:
    """A verb without what stands between its parts in an infinitive ("auszuwandern")."""
    parts = (part for part in _SEPARABLE if any(word.startswith(part + joint) for joint in _INFIXES))
    part = next((one for one in parts if len(word) > len(one) + _BEGINNING), "")
    infix = next((joint for joint in _INFIXES if part and word.startswith(part + joint)), "")
    return part + word[len(part + infix) :] if part else word


def _is_of_family(word: str, other: str) -> bool:
    """Do they share a root in one language: "busco" and "buscando"?"""
    languages = [language for language, letters in _ROOTED.items() if letters.match(word)]
    return any(roots(word, one) & roots(other, one) for one in languages)


def _is_in_compound(word: str, other: str) -> bool:
    """Is a word the end or the beginning of a longer one: the choir in "Kirchenchor", the church too?"""
    ends = len(word) >= _COMPOUND and (other.endswith(word) or _EACH.sub("", other)[:-1] == word[:-1])
    return ends or (len(word) >= _BEGINNING and other.startswith(word))


def _by_head(word: str, other: str) -> bool:
    """Does a word name something as a matter ("Yogasache") that another begins with?"""
    bare = _MATTER.sub("", word)
    return bare != word and len(bare) >= _COMPOUND and other.startswith(bare)


def left_words(said: str) -> list[str]:
    """The words of a request that name something, and not the memory or its end."""
    plumbing = (OF_MEMORY, EVERYTHING, REMOVES)
    return [word for word in content(said) if not any(one.fullmatch(word) for one in plumbing)]


def is_about(said: str, note: str) -> bool:
    words = set(left_words(said)) - POINTERS
    return any(touches(word, note) for word in words) or agreement(said, note) >= LIKELY_ABOUT


def each_of(said: str) -> list[str]:
    """A request for several things as one for each of them."""
    listed = [_AND.split(piece) for piece in _STOPS.split(said)]
    things = [one for pieces in listed if len(pieces) > 1 for one in pieces if set(left_words(one)) - POINTERS]
    return [request_for(one, words_for(said).language) for one in things]


def request_for(thing: str, language: str = "") -> str:
    """A plain request to forget a thing, in a language or in the thing's own; in English where nobody knows how."""
    return ASKED.get(language or words_for(thing).language, ASKED["en"]).format(thing)


@lru_cache(maxsize=256)
def asking_part(said: str) -> str:
    """What a request names: of its sentences those that ask and name something, without the reasons and the verbs."""
    asking = [one for one in sentences(said) if _asks(one)]
    found = [name for name in map(named, asking) if names_something(name)]
    return ". ".join(found) if found else named(said)


def names_everything(said: str) -> bool:
    """Does a request name all there is as what shall go, and not as where something stands ("from all you know")?"""
    return any(not _WHERE.search(said[: found.start()]) for found in EVERYTHING.finditer(_DONE.sub(" ", said)))


def names_nothing_but_all(said: str) -> bool:
    """Does a request name all there is, and not all of something?"""
    if not names_everything(said) and not names_the_rest(said):
        return False
    return bool(OF_ME.search(said)) or not (ABOUT.search(said) or sorts_in(asking_part(said)))


def asking_parts(said: str) -> int:
    """How many sentences of a request name something by themselves."""
    return sum(_asks(one) and names_something(named(one)) for one in sentences(said))


def names_something(words: str) -> bool:
    """Do words name a thing or a sort of things, rather than point to what was said?"""
    return bool(sorts_in(words) or set(left_words(words)) - POINTERS)


def names_a_thing(words: str) -> bool:
    """Do words name a certain thing: by a name, or a word for things of one class?"""
    called = (
        [word.casefold() for word in _NAME.findall(words)] if words_for(words).language not in CAPITAL_NOUNS else []
    )
    known = [word for word in left_words(words) if any(not one.endswith("+") for one in classes_of(word))]
    return bool(set(called) | set(known) - POINTERS)


def _asks(sentence: str) -> bool:
    return _orders(sentence) or acts_of(sentence)["forget"] >= _ASKS


def named(sentence: str) -> str:
    """What a sentence names, without the reasons and the verbs."""
    language, parts = words_for(sentence).language, pieces(ME_AND.sub(" ", sentence))
    told = [part for place, part in enumerate(parts) if not _is_reason(parts, place)]
    if any(_orders(part) and names_something(named_in(part, language)) for part in told):
        told = [part for part in told if _orders(part) or not (_remarks(part) or _wants_another(part))]
    return ", ".join(named_in(part, language) for part in told)


def _remarks(part: str) -> bool:
    """Does a clause say something by itself, rather than name what is asked for ("…, it looks bad in my job")?"""
    lower = part.casefold()
    cues = cues_of(lower)
    return bool(_REMARK.match(part) or cues.begins("mine", lower.strip())) and has_verb(lower, cues)


def _wants_another(part: str) -> bool:
    """Does a clause ask for something else ("…, and also tell me the difference between …")?"""
    return len(tokens(part)) >= _FEW and asks_or_orders(_JOINT.sub("", part))


def _is_reason(parts: Sequence[str], place: int) -> bool:
    """Does a clause say why? Behind one that only says no, or asks nothing, it is what is wished ("хочу, щоб …")."""
    if not _REASON.match(parts[place]):
        return False
    opening = parts[place - 1] if place else ""
    before = tokens(opening)
    only_wishes = any(map(denies, before)) or (before and place == 1 and not _orders(opening))
    return not (len(before) <= _FEW and only_wishes and not any(map(classes_of, before)))


def _orders(piece: str) -> bool:
    return bool(wishes(piece) or dismisses(piece) or REMOVES.search(piece))
