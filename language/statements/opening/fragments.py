"""Who somebody is, told in words without a verb: "Nurse, Hull, two cats." and "Сомельє, живу в Лебедині."

Such words speak of whoever writes them where they open a message, or stand between statements of its writer, and
begin with a trade or a name; what asks, denies or goes on about somebody else makes them something else.
"""

import re
from dataclasses import replace

from language.hearing.deeds import begins_speaking, speaks_of_me
from language.hearing.features import tokens
from language.hearing.judge import judged
from language.hearing.line import CAPITAL_NOUNS
from language.hearing.spans import sentence_spans
from language.languages import alternatives, by_language, merged
from language.languages.forms.cues import Cues
from language.languages.forms.rule import PERSONAL, WORK
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, BEINGS
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.cues.common import COPULA
from language.sentences.split import HIDDEN
from language.sentences.verbs import acts
from language.statements.occupations import employed
from language.statements.opening.bare import (
    AGE,
    ARTICLE,
    NAME,
    age_of,
    by_number,
    calls_somebody,
    lists_near_ones,
    says_more_of_trade,
    sorts_of,
    told_of,
    unknown_name_first,
)
from language.statements.opening.introductions import is_known_name
from language.statements.opening.pieces import SAYS
from language.statements.slots import is_place
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.dictionary import concepts_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, NUMBERS

_GREETING = pattern_of(
    rf"\W*(?:{alternatives('statements', 'HELLO')})(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?[,.!;:\s]+",
    re.IGNORECASE,
)
_PIECE = pattern_of(r"[^,;\n]+")
_ENDS_OTHERWISE = pattern_of(r"[?:…▮]\W*\Z")
_POINTS = pattern_of(rf"\b(?:{alternatives('cues', 'POINTING')})\b")
"""Words for what was just named: who says "dogs, I love them" is none."""
_HAVING = pattern_of(rf"\W*(?:{alternatives('statements', 'HAVING')})\s", re.IGNORECASE)
_LEADING = pattern_of(rf"(?:{alternatives('statements', 'LEADING')})\b", re.IGNORECASE)
_NOMINATIVE = {code: pattern_of(ends) for code, ends in by_language("statements", "NAMED_NOT_CALLED", str).items()}
"""Languages in which the form of a name says that nobody is called by it, and how it ends then."""
_BEHIND = "|".join(behind for _, behind, _ in by_language("statements", "PRESENT", tuple).values())
_HERE = pattern_of(rf"\s+(?:{_BEHIND})\Z", re.IGNORECASE)
"""What says behind a trade who is there ("Retired nurse here")."""
_APOSTROPHES = merged("statements", "APOSTROPHES")
_BARE_AGE = pattern_of(rf"\A({'|'.join(_APOSTROPHES)})(?=\s+\d\d,)", re.IGNORECASE)
"""What is often written without its apostrophe, before an age."""
_GREETS_AND = pattern_of(
    rf"\A\W*(?:{alternatives('statements', 'HELLO')})\s+"
    rf"(?=(?:{alternatives('hearing', 'SPEAKER')}|{'|'.join(_APOSTROPHES)})\b)",
    re.IGNORECASE,
)
"""A greeting with no stop behind it, before what its writer says of themselves."""
_CONJUGATED = tuple(by_language("hearing", "PERSON_BY_FORM", bool))
"""Languages in which a verb says by itself who does it: few words may not tell which of them is spoken."""
_NAMES_ALONE = frozenset(by_language("statements", "CAPITALS_NAME", bool))
"""Languages in which a capital says that something is a name, told by their letters."""
_WHO = pattern_of(r"[^\W\d_]+(?:\Z|\s*[:(–—-]|\s+[^\W\d_a-zа-яіїєґßäöüñáéíóú])")
"""Those somebody has, and nothing more of them than who they are."""
_LEADS, _, _TRADES = map("|".join, zip(*by_language("sentences", "AGED", tuple).values(), strict=True))
"""What stands before an age, behind its number, and with a trade."""
_BY_TRADE = pattern_of(rf"\b(?:{_TRADES})\b", re.IGNORECASE)
_I_AM = pattern_of(rf"\W*(?:{alternatives('statements', 'I_AM')}|(?:{_LEADS})(?=\s+\d))\s+", re.IGNORECASE)
"""So begins somebody who says their age or name and then goes on without a verb."""
_FEW, _MOST, _LONGEST_LIST = 3, 6, 14
"""Words of one thing that is told so, and of those somebody has with their names."""
_OF_ONE = BEINGS - {"friend", "partner"}
"""Sorts of those of whom somebody says how many they have."""
_ANCHORS = frozenset({"role", "name"})
"""What a message opens with that tells of its writer by itself."""
_ONE = "one"
"""What somebody is besides their trade, and an animal with its name."""
_NEAR_ONES = "near ones"
"""How many children or brothers somebody has, and their names."""
_ALONE = frozenset({"role", "location", _ONE, _NEAR_ONES})
"""What one piece may tell that is a sentence of its own."""
_OTHERWISE = ("somebody", "orders", "asks", "jests", "supposes", "joins")
_CONFIDENCE, _SURELY, _HEARD, _OF_TOPIC = 0.85, 0.68, 0.8, 0.35
_LONG = 6
"""Letters of a word that is no exclamation."""
_UNLISTED = "unlisted"
_TOPICS = frozenset({"work", "origin", "belief", "name", "education"})
"""What the judges take a word for that says who somebody is."""
_WHAT_ONE_IS = frozenset({"religion", "nationality", "diet"})
_NO_NAMES = frozenset({"city", "country", "ai", "app_service", "religion", "tone"})
"""What a word may be besides a first name, so that it names no writer."""


def fragments(text: str) -> tuple[list[Statement], str]:
    """What a message tells of its writer in words without a verb, and the message without them."""
    text = _BARE_AGE.sub(lambda found: _APOSTROPHES[found[1].casefold()], _GREETS_AND.sub("", text))
    lead = _GREETING.match(text)
    start, cues = lead.end() if lead else 0, cues_of(text.casefold())
    sentences = [span.of(text[start:]) for span in sentence_spans(text[start:])]
    told: list[Statement] = []
    left: list[str] = []
    for place, sentence in enumerate(sentences):
        if told and (one := by_number(sentence, told)):
            told.append(one)
            continue
        beside = [*sentences[max(place - 1, 0) : place], *sentences[place + 1 : place + 2]]
        found, rest = _opening(sentence, cues)
        beside_told = bool(told) or any(_tells(one, cues) or _goes_with(found, one, cues) for one in beside)
        if not found or not _is_meant(found, rest, cues, beside_told=beside_told):
            left.append(sentence)
            continue
        told += [_of_known_kind(one) for one in found]
        left.append(rest)
    if told and left and left[0] == sentences[0] and (name := unknown_name_first(left[0], told, cues)):
        told, left = [name, *told], left[1:]
    return (told, f"{text[:start]}{' '.join(filter(None, left))}") if told else ([], text)


def _of_known_kind(one: Statement) -> Statement:
    if one.kind not in (_ONE, _UNLISTED, _NEAR_ONES):
        return one
    return replace(one, kind="role" if one.key == "role" else "told")


def _opening(sentence: str, cues: Cues) -> tuple[list[Statement], str]:
    """What the pieces tell that a sentence opens with, and how its writer goes on; nothing where somebody else does."""
    found: list[Statement] = []
    age: list[Statement] = []
    if _ENDS_OTHERWISE.search(sentence):
        return [], sentence
    lead = _I_AM.match(sentence)
    introduced = lead is not None and _opens_introduction(sentence[lead.end() :])
    for match in _PIECE.finditer(sentence, lead.end() if lead and introduced else 0):
        piece = match[0].strip(" .!\n")
        piece = _HERE.sub("", ARTICLE.sub("", piece) if introduced else piece)
        if _speaks(piece, cues):
            return _with_age(found, age), sentence[match.start() :].strip()
        if not (found or age) and AGE.match(piece):
            age = [age_of(piece, sentence)]
            continue
        if found and found[-1].kind == _NEAR_ONES and _calls(piece, cues):
            found[-1] = _with_names(found[-1], piece)
            continue
        one = (
            _by_trade(piece, sentence, cues)
            or _read(piece, sentence, cues, anchored=bool(found))
            or (_unlisted(piece, sentence, cues) if not found else None)
        )
        if one and found and lead and lists_near_ones(piece) and cues.language in SAYS:
            return _with_age(found, age), SAYS[cues.language][1].format(sentence[match.start() :].strip())
        if one is None and lead and introduced and len([*found, *age]) > 1:
            return [*found, *age], f"{lead[0]}{sentence[match.start() :].strip()}"
        if one is None:
            return [], sentence
        if one.kind == "told" and found and found[-1].kind == "role" and says_more_of_trade(piece):
            found[-1] = replace(found[-1], value=f"{found[-1].value}, {piece}")
            continue
        found.append(one)
    return _with_age(found, age), ""


def _with_age(found: list[Statement], age: list[Statement]) -> list[Statement]:
    """What was found, and the age before it; a number alone is none."""
    return [*found, *age] if found else []


def _opens_introduction(said: str) -> bool:
    """Does it begin with an age or a first name, and go on behind a comma ("28, barista in Leeds")?"""
    first, *others = _PIECE.findall(said)[:2] or [""]
    return bool(others) and (AGE.match(first.strip()) is not None or is_known_name(first.strip()))


def _is_meant(found: list[Statement], rest: str, cues: Cues, *, beside_told: bool) -> bool:
    """Do pieces tell of their writer: before a clause of theirs, with one another, or beside what they tell?"""
    kinds = [one.kind for one in found]
    if kinds[0] == "name" and kinds[1:2] in ([], ["told"]) and not _opens_clause(found[0].value, rest, cues):
        return False
    if kinds[0] == _UNLISTED and not (rest and len(found) == 1):
        return False
    if rest:
        return not _POINTS.search(_PIECE.findall(rest)[0].casefold())
    if len(found) > 1:
        return kinds[0] in (_ALONE | {"name"} if beside_told else _ANCHORS) and len(set(kinds)) > 1
    if kinds[0] == "role" and _BY_TRADE.search(found[0].quote):
        return True
    return beside_told and kinds[0] in _ALONE and not found[0].quote.endswith("!")


def _tells(sentence: str, cues: Cues) -> bool:
    """Does a sentence tell something of its writer?"""
    surely = any(clause.worth >= _SURELY for clause in judged(sentence))
    return not sentence.endswith("?") and (_speaks(sentence, cues) or surely)


def _goes_with(found: list[Statement], sentence: str, cues: Cues) -> bool:
    """Does the sentence beside say in as few words what somebody is by trade, or where, and these words the other?"""
    others, rest = _opening(sentence, cues) if len(found) == 1 else ([], "")
    return not rest and len(others) == 1 and {found[0].kind, others[0].kind} == {"role", "location"}


def _opens_clause(name: str, rest: str, cues: Cues) -> bool:
    """Is a name before somebody's own clause theirs: by its form nobody is called so, nor said to be one of theirs?"""
    named = _NOMINATIVE.get(cues.language)
    theirs = cues.begins("mine", rest.casefold())
    return bool(rest and named and named.search(name.casefold())) and not theirs


def _speaks(clause: str, cues: Cues) -> bool:
    """Does a clause begin with its writer, by a word or by the form of its verb?"""
    lower = clause.casefold()
    if any(cues.begins(cue, lower) for cue in ("me", "mine", "verbs")) or _HAVING.match(clause):
        return True
    first = lower.partition(" ")[0]
    noun = bool(sorts_of(first)) and not readings_of(first, cues.language)  # "técnico" ends as a verb does
    speaks = begins_speaking(lower, cues.language) and not noun
    return speaks or any(speaks_of_me(lower, code) for code in _CONJUGATED)


def _calls(piece: str, cues: Cues) -> bool:
    """Does a piece begin with a name?"""
    first = piece.split()[0]
    return is_known_name(first) or _is_unknown_name(first, cues)


def _with_names(one: Statement, piece: str) -> Statement:
    """Those somebody has, with how they are called and what else is said of them."""
    return replace(one, value=f"{one.value}, {piece}")


def _read(piece: str, sentence: str, cues: Cues, *, anchored: bool) -> Statement | None:
    """What one piece says its writer is, has or where they are; None where it is something else."""
    said = [word for word in tokens(piece) if word[0].isalnum()]
    if _counts_near_ones(piece, said) and NEGATIONS.isdisjoint(said) and HIDDEN not in piece:
        return replace(told_of(piece, sentence), category=PERSONAL, kind=_NEAR_ONES)
    if not 0 < len(said) <= _MOST or not NEGATIONS.isdisjoint(said) or HIDDEN in piece:
        return None
    plain, does = told_of(piece, sentence), _does_something(said, cues)
    if _is_town(piece, said, sentence):
        return replace(plain, key="location", kind="location")
    if _is_first_name(piece):
        return replace(plain, key="name", value=piece, kind="name")
    trade = employed(plain)
    if trade.kind == "role" and not does and not calls_somebody(trade.value):
        return trade
    if _is_what_one_is(said) or _is_animal(piece, said):
        return replace(plain, kind=_ONE)
    if not anchored or does or not _names_something(piece, said):
        return None
    if AGE.match(piece):
        return age_of(piece, sentence)
    unknown = cues.language not in CAPITAL_NOUNS and not concepts_of(piece.casefold(), cues.language)
    if _is_unknown_name(piece, cues) or (unknown and NAME.match(piece) and not sorts_of(piece.casefold())):
        return replace(plain, key="location", kind="location")
    return plain


def _unlisted(piece: str, sentence: str, cues: Cues) -> Statement | None:
    """A trade, or what else somebody is, that no list has and the judges hear."""
    first, said = judged(sentence)[0], tokens(piece)
    topic = max(first.topics, key=first.topics.__getitem__)
    if (
        first.worth < _HEARD
        or first.topics[topic] < _OF_TOPIC
        or topic not in _TOPICS
        or len(said) > 1
        or len(piece) < _LONG
    ):
        return None
    if said[0] in FUNCTION_WORDS or _LEADING.match(piece) or _does_something(said, cues):
        return None
    plain = replace(told_of(piece, sentence), kind=_UNLISTED)
    return replace(plain, key="role", category=WORK) if topic == "work" else plain


def _by_trade(piece: str, sentence: str, cues: Cues) -> Statement | None:
    """What somebody says that they are by trade ("by trade a cooper"), whatever it is."""
    named = _BY_TRADE.sub(" ", piece).strip()
    said = [word for word in tokens(named) if word[0].isalnum()]
    if named == piece or not 0 < len(said) <= _FEW or not NEGATIONS.isdisjoint(said):
        return None
    if any(cues.begins(cue, named.casefold()) for cue in ("me", "mine", "verbs")):
        return None
    return replace(told_of(named, sentence), key="role", category=WORK, kind="role")


def _is_first_name(piece: str) -> bool:
    first, *others = piece.split()
    sorts = classes_of(first.casefold())
    surname = all(not any(sorts_of(word.casefold())) for word in others)
    return NAME.match(piece) is not None and is_known_name(first) and sorts.isdisjoint(_NO_NAMES) and surname


def _is_town(piece: str, said: list[str], sentence: str) -> bool:
    """Is it a town or a country, from its first word to its last ("Frankfurt am Main")?"""
    spelt = [word[:1].isupper() for word in (piece, piece.split()[-1])]
    return is_place(piece) and (all(spelt) or (sentence.islower() and len(said) == 1))


def _is_unknown_name(piece: str, cues: Cues) -> bool:
    """Is it one word with a capital that no list has, where only names have one?"""
    return cues.language in _NAMES_ALONE and NAME.match(piece) is not None and not sorts_of(piece.casefold())


def _counts_near_ones(piece: str, said: list[str]) -> bool:
    """Does a piece say how many of theirs somebody has, and at most who ("Two boys", "Two boys: Tom and Alfie")?"""
    number = said[0] if said else ""
    if not 1 < len(said) <= _LONGEST_LIST or number not in NUMBERS or classes_of(said[1]).isdisjoint(_OF_ONE):
        return False
    return _WHO.match(" ".join(piece.split()[1:])) is not None


def _is_what_one_is(said: list[str]) -> bool:
    return len(said) == 1 and not classes_of(said[0]).isdisjoint(_WHAT_ONE_IS)


def _is_animal(piece: str, said: list[str]) -> bool:
    """Is it an animal with its name?"""
    named = piece.partition(" ")[2]
    return not classes_of(said[0]).isdisjoint(ANIMALS) and NAME.match(named) is not None


def _names_something(piece: str, said: list[str]) -> bool:
    if AGE.match(piece):
        return True
    return not _LEADING.match(piece) and any(word not in FUNCTION_WORDS and not word.isdigit() for word in said)


def _does_something(said: list[str], cues: Cues) -> bool:
    """Is there a word for what somebody does or is, that names no thing as well?"""
    lower = " ".join(said)
    if COPULA.search(lower) or any(cues.begins(cue, lower) for cue in _OTHERWISE):
        return True
    bare = [word for word in said if not sorts_of(word)]
    return any(acts(word, cues) or readings_of(word, cues.language) for word in bare) or bool(
        cues.find("others", lower)
    )
