"""Who is who to whom, as a message tells it of others: "Anna is married to Tom", "Оля — сестра Марка".

Only what a sentence says by itself counts: not what it asks, supposes, reports or says of a story.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.people.forms import alone, called, owner
from language.people.names import NAME, is_first_name, is_name, root, same_person, with_capitals
from language.people.roles import is_mutual, kin_of, other_side, role_of
from language.sentences.split import own_words, sentences

LANGUAGES = tuple(by_language("people.relations", "KIN", dict))
_LONGEST = 240
"""Characters of a sentence that tells it."""


@dataclass(frozen=True, slots=True)
class Relation:
    """`person` is something to `to`: both as they stand in the sentence."""

    person: str
    role: str
    to: str
    sex: str = ""
    words: str = ""

    def between(self, one: str, other: str) -> bool:
        return {root(one.split()[0]), root(other.split()[0])} == {
            root(self.person.split()[0]),
            root(self.to.split()[0]),
        }

    def is_of(self, name: str) -> bool:
        return same_person(name, self.person)

    def has(self, name: str) -> bool:
        return same_person(name, self.person) or same_person(name, self.to)

    def role_to(self, name: str) -> str:
        """What the other one is to somebody of the two."""
        return self.role if same_person(name, self.to) else other_side(self.role)


@dataclass(frozen=True, slots=True)
class Told:
    """A clause that tells it, its relations, and whether it denies them or puts right what was said before."""

    text: str
    relations: tuple[Relation, ...]
    clause: str
    """With what leads to it, as it stands in the message."""
    language: str
    denied: bool = False
    sets_right: bool = False
    owned: bool = False
    """Is one of them told to be somebody of the writer's ("my sister Anna")?"""


@lru_cache(maxsize=512)
def told(text: str) -> tuple[Told, ...]:
    """What a text tells of others, clause by clause."""
    if len(text) < _LONGEST and not _has_sign(text):
        return ()
    return tuple(one for sentence in sentences(own_words(text)) for one in _told(sentence))


def read() -> None:
    """Make the patterns of every language now, those too that no text has asked for."""
    for language in LANGUAGES:
        for make in (_sign, _leads, _templates, _tails):
            make(language)
    told("Anna is a sister of Tom")


def besides(text: str) -> str:
    """A text without the clauses that tell it."""
    for one in told(text):
        if not one.owned:
            text = text.replace("’", "'").replace(one.clause, " ", 1)
    return text if any(letter.isalnum() for letter in text) else ""


def of_others(value: str) -> tuple[Relation, ...]:
    """Of two others a memory tells who they are to each other, and of the writer nothing."""
    found = told(value)
    return found[0].relations if len(found) == 1 and not found[0].owned and not found[0].denied else ()


def relations_in(value: str) -> tuple[Relation, ...]:
    """All that a memory tells of who is who to whom."""
    return tuple(relation for one in told(value) if not one.denied for relation in one.relations)


def _has_sign(text: str) -> bool:
    low = text.lower()
    return any(_sign(language).search(low) for language in LANGUAGES)


def _told(sentence: str) -> list[Told]:
    if "?" in sentence or len(sentence) > _LONGEST:
        return []
    spelt, low = with_capitals(sentence), sentence.lower()
    for language in LANGUAGES:
        if _sign(language).search(low) and (found := list(_clauses(spelt, sentence, language))):
            return found
    return [one for place, language in _behind_own(spelt) for one in _clauses(spelt, sentence, language, place)]


def _behind_own(spelt: str) -> Iterator[tuple[int, str]]:
    """Where something else is told behind what the writer tells of their own: "Marta is my boss and Tom is …"."""
    for language in LANGUAGES:
        joints = (joint.end() for joint in _JOINT[language].finditer(spelt))
        own = _MINE[language].search(spelt)
        place = next((one for one in joints if own and own.start() < one and _first(spelt, one, language)), None)
        if place is not None:
            yield place, language
            return


def _clauses(spelt: str, sentence: str, language: str, place: int = 0) -> Iterator[Told]:
    """From the beginning of a sentence on, as long as each clause tells such a thing."""
    leads = _leads(language)
    while place < len(spelt):
        lead = leads.match(spelt, place)
        start = lead.end() if lead else place
        sets_right = bool(lead and _SETS_RIGHT[language].search(lead[0]))
        found = _first(spelt, start, language)
        if found is None:
            return
        match, role, both, beside = found
        read = _read(match, role, both, language)
        if read is None:
            return
        end = len(spelt) if beside else match.end()
        clause = sentence[place:end]
        denied = any(match.groupdict().get(name) for name in ("no", "no2"))
        text = spelt[start:end].strip(" .!,;")
        one = Told(text[:1].upper() + text[1:], read, clause, language, denied, sets_right, _is_owned(match, language))
        yield one
        for more in _more(spelt, match, one):
            yield more
            end += len(more.clause)
        place = end + len(spelt[end:]) - len(spelt[end:].lstrip(" ,;.!—–"))


def _more(spelt: str, match: re.Match[str], one: Told) -> Iterator[Told]:
    """What else the same person is, and to whom."""
    found = match.groupdict()
    if not (found.get("k") and found.get("y")) or match.start("x") > match.start("y") or one.denied:
        return
    head, place = spelt[match.start() : min(match.start("y"), match.start("k"))], match.end()
    head = _ARTICLE.sub("", head)
    while more := next(filter(None, (tail.match(spelt, place) for tail in _tails(one.language))), None):
        if (read := _read(more, "", both=False, language=one.language, person=match["x"])) is None:
            return
        text = f"{head}{more['more']}".strip()
        yield Told(text[:1].upper() + text[1:], read, more[0], one.language, sets_right=one.sets_right)
        place = more.end()


_Found = tuple[re.Match[str], str, bool, bool]


def _first(spelt: str, start: int, language: str) -> _Found | None:
    for pattern, role, both, beside in _templates(language):
        if (match := pattern.match(spelt, start)) and _are_names(match, language):
            return match, role, both, beside
    return None


def _are_names(match: re.Match[str], language: str) -> bool:
    found = match.groupdict()
    if found.get("f") and not is_first_name(found["f"].split()[0]):
        return False
    people = [*_names(found.get("x") or ""), *(owner(one, language) for one in _names(found.get("y") or ""))]
    return all(is_name(alone(name)) for name in people)


def _read(match: re.Match[str], role: str, both: bool, language: str, person: str = "") -> tuple[Relation, ...] | None:
    found = match.groupdict()
    people = _names(person or found.get("x") or "")
    words = [word for word in (found.get("k"), found.get("k2")) if word]
    roles = [(role, "", "")] if role else [(*role_of(word, language), word) for word in words]
    if both:
        if len(people) != 2 or not all(is_mutual(name) for name, _, _ in roles):
            return None
        people, others = people[:1], people[1:]
    else:
        others = [called(owner(name, language)) for name in _names(found.get("y") or found.get("f") or "")]
    pairs = [(alone(one), other) for one in people for other in others if not same_person(alone(one), alone(other))]
    found_all = tuple(
        Relation(one, name, alone(other), sex, word) for one, other in pairs for name, sex, word in roles if name
    )
    return found_all or None


def _names(slot: str) -> list[str]:
    return [part for part in _BETWEEN.split(slot) if part]


def _is_owned(match: re.Match[str], language: str) -> bool:
    found = match.groupdict()
    return any(_MINE[language].match(found.get(slot) or "") or _is_kin_led(found.get(slot) or "") for slot in "xy")


def _is_kin_led(slot: str) -> bool:
    return any(alone(name) != name for name in _names(slot))


_AND = by_language("people.relations", "AND", str)
_BETWEEN = pattern_of(rf",? (?:{'|'.join(_AND.values())}) |, ")
_MINE = {
    code: pattern_of(rf"\b(?:{words})\s", re.I) for code, words in by_language("people.relations", "MINE", str).items()
}
_ARTICLE = pattern_of(rf"\b(?:{alternatives('people.relations', 'ARTICLES')}) $", re.I)
_BUT = by_language("people.relations", "BUT", str)
_JOINT = {code: pattern_of(rf",? (?:{words}|{_BUT[code]}) ", re.I) for code, words in _AND.items()}
_SETS_RIGHT = {
    code: pattern_of(rf"\b(?:{words})\b", re.I)
    for code, words in by_language("people.relations", "SETS_RIGHT", str).items()
}


@cache
def _sign(language: str) -> re.Pattern[str]:
    """Of a text in small letters: to ask for either takes several times as long, and every write asks."""
    signs = by_language("people.relations", "SIGNS", str)[language]
    return pattern_of(rf"\b(?:{kin_of(language)}|{signs})\b")


@cache
def _leads(language: str) -> re.Pattern[str]:
    words = by_language("people.relations", "LEADS", str)[language]
    return pattern_of(rf"\W*(?:(?:{words})(?:\s*[,.:!—–-]+\s*|\s+))*", re.I)


@cache
def _templates(language: str) -> list[tuple[re.Pattern[str], str, bool, bool]]:
    """The sentences of a language: pattern, role where the words have none, of both, and something told beside it."""
    listed = [(one, "", False, False) for one in _of(language, "TELLS")]
    listed += [(one, role, False, False) for one, role in _of(language, "TELLS_ROLE")]
    listed += [(one, role, True, False) for one, role in _of(language, "TELLS_BOTH_ROLE")]
    listed += [(one, "", True, False) for one in _of(language, "TELLS_BOTH")]
    listed += [(one, "", False, True) for one in _of(language, "TELLS_BESIDE")]
    return [(made(one, language, beside=beside), role, both, beside) for one, role, both, beside in listed]


@cache
def _tails(language: str) -> list[re.Pattern[str]]:
    joint = rf",? (?:{_AND[language]}|{_BUT[language]}) "
    return [made(f"{joint}(?P<more>{one})", language) for one in _of(language, "MORE")]


def _of(language: str, name: str) -> tuple:  # type: ignore[type-arg]
    return by_language("people.relations", name, tuple).get(language, ())


def made(template: str, language: str, *, beside: bool = False) -> re.Pattern[str]:
    """The pattern of a sentence, with room for names and for what people are to each other."""
    and_, kin = _AND[language], kin_of(language)
    mine = by_language("people.relations", "MINE", str)[language]
    names = rf"(?-i:{NAME})(?:, (?-i:{NAME}))*(?:,? (?:{and_}) (?-i:{NAME}))?"
    led = rf"(?:(?:{mine})(?: [^\W\d_][\w-]*){{1,3}}? )?{names}"
    qualities = by_language("people.relations", "QUALITIES", str)[language]
    adjective = by_language("people.relations", "OWNER", str).get(language, r"(?!)")
    slots = {
        "{x}": rf"(?P<x>{led})",
        "{y}": rf"(?P<y>{led})",
        "{y2}": rf"(?P<y2>{names})",
        "{f}": rf"(?P<f>(?-i:{NAME}))",
        "{g}": rf"(?P<y>(?-i:{NAME})(?:(?<=s)|'s|'))",
        "{a}": rf"(?P<y>(?-i:[А-ЯІЇЄҐ][^\W\d_']*?{adjective}))",
        "{k}": rf"(?:(?:{qualities})\s+)*(?P<k>{kin})(?: (?:{and_}) (?P<k2>{kin})(?![\w-]))?(?![\w-])",
    }
    for slot, pattern in slots.items():
        template = template.replace(slot, pattern)
    trails = by_language("people.relations", "TRAILS", str)[language]
    end = (
        ""
        if beside
        else rf"(?:,? (?:{trails}))?(?![\w'-])(?=\s*(?:[.!;,:()]|$)|\s+[—–-]\s|\s+(?:{and_}|{_BUT[language]})\s)"
    )
    return pattern_of(f"{template}{end}", re.I)
