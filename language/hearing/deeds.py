"""Statements that are plain by their grammar: what the writer does in life, and what they or theirs are called."""

import re

from language.hearing.features import tokens
from language.hearing.line import CAPITAL_NOUNS
from language.languages import alternatives, by_language, words
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.people.sorts import KIN, PETS
from language.sentences.conjugation import Readings, readings_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, NUMBERS

NOW: Readings = frozenset({("i", "life")})
TALK: Readings = frozenset({("i", "talk")})
"""What somebody does with an article, or over and over."""
PAST: Readings = frozenset({("was", "life")})
_MINE = ("i", "was")
_NEAR = 40
_DASHES = ("—", "–", " -")
_FEW = 4
"""Words in which somebody says what they are."""
_BEING = "be"
_I_AM = words("hearing", "I_AM")
"""One word for "I am"."""
_NO_BEING = frozenset(by_language("hearing", "NO_BEING", bool))
"""Languages in which "I" stands right before what somebody is."""
_NONE: Readings = frozenset()
_OF_TALK = pattern_of(rf"\b(?:{alternatives('hearing', 'OF_TALK')})\b")
"""What a talk about an article is about: it tells nothing of whoever speaks of it."""
_THEIRS = frozenset({"child", "partner", "cat", "dog"})
"""Who is spoken of with nothing before it where it is one's own."""
_KIN = KIN - {"friend"} | {"partner"}
_TRADE = frozenset({"job"})
_TIES = _KIN | {"boss_colleague"}
_PARTS = frozenset({"home", "home+", "law+", "volunteering", "team_club", "team_club+"})
"""Sorts of what somebody may be in a matter ("the tenant"), where an article says that there is but one."""
_THE = words("hearing", "THE")
_OF_A_KIND = pattern_of(rf"(?:{alternatives('hearing', 'OF_A_KIND')})\W*\Z")
_OWN_PARENT = words("hearing", "OWN_PARENT")
"""What one calls one's own mother or father, with nothing before it."""
_OWN = _KIN | PETS
_NEAR_ONES = _OWN | {"friend", "home", "home+", "car", "bike", "flight_boat"}
"""Sorts of those and that which somebody speaks of as "the" one, where it is theirs."""
_DEPENDS = pattern_of(rf"(?:{alternatives('sentences', 'DEPENDS')})\b")
"""So begins a clause that depends on another."""
_WITH_ARTICLES = frozenset(by_language("hearing", "THE", frozenset))
_NAME = pattern_of(r"[^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+\Z")
_SUBJECT_AND_VERB = 2
_NAMING = words("hearing", "NAMING")
_HAS = pattern_of(rf"\W*(?:{alternatives('statements', 'HAVING')})\s", re.IGNORECASE)
_ONE_MORE = pattern_of(
    rf"\W*(?:{alternatives('hearing', 'AND')})\s+(?:{alternatives('statements', 'COUNTING')}|\d+|"
    rf"{'|'.join(map(re.escape, NUMBERS))})\s",
    re.IGNORECASE,
)
AND = pattern_of(rf",?(?:^|\s)\s*(?:{alternatives('hearing', 'AND')})\s+", re.IGNORECASE)
"""Where a sentence goes on."""
BY_FORM = frozenset(by_language("hearing", "PERSON_BY_FORM", bool))
"""Languages in which the form of a verb says who does it."""
_QUALITIES = words("hearing", "QUALITIES")
"""Words that say how something is rather than what is done, right before a thing ("long walks")."""
_COUNTED = words("hearing", "COUNTED_ON")
"""Verbs by their form that go on counting ("treinta y pico")."""
_DEGREE = pattern_of(rf"\A(?:{alternatives('hearing', 'DEGREES')})\s+", re.IGNORECASE)
_NAMES = pattern_of(
    rf"[^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+(?:(?:,?\s+(?:{alternatives('hearing', 'LISTING')}))?,?\s+"
    r"[^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+)*"
)
"""One name or several, as in a list."""
_ONGOING = tuple(by_language("statements", "ONGOING_ENDING", str).values())
"""How forms end of what is going on, which begin no clause of their own."""
JOINED = pattern_of(rf"^\W*(?:(?:{alternatives('hearing', 'LINKS')})\s+)?")
"""What joins a clause to the one before."""
_SPEAKING = {
    language: pattern_of(rf"(?:{verbs})\s") for language, verbs in by_language("hearing", "SPEAKING", str).items()
}
"""Verbs in the first person that begin a clause without a word for I."""

_CONCERNED = {
    code: pattern_of(rf"\b(?:{words})\b") for code, words in by_language("hearing", "ME_AS_OBJECT", str).items()
}
_DOING = {
    language: pattern_of(rf"\b(?:{words})\b")
    for language, words in by_language("hearing", "ME_AS_SUBJECT", str).items()
}
"""Words for the writer to whom something is done, and for the writer who does it, where a language tells them apart."""

_ROUTINE = pattern_of(rf"\b(?:{alternatives('turns.sides', 'ROUTINE')})\b", re.IGNORECASE)


def is_routine(text: str) -> bool:
    """Does a text say on which days, or at which time of the day, something is done over and over?"""
    return _ROUTINE.search(text) is not None


def tells_deed(clause: str, cues: Cues, meant: Readings, *, joined: bool = False) -> bool:
    """Does a clause begin with what its writer does in life, say with what, and is that no part of the talk?

    One that is `joined` to what its writer said of themselves ("I …, and …") speaks of them too.
    """
    said = [word for word in tokens(clause) if word[0].isalpha()]
    spoken = bool(said and cues.begins("me", said[0]))
    first = 1 if spoken else _behind_a_phrase(said, cues.language)
    readings = readings_of(said[first], cues.language) if said[first:] else _NONE
    if spoken or joined:  # behind "I" the form speaks of nobody else
        readings = frozenset(one for one in readings if one[0] in _MINE)
    if not readings or readings - meant:
        return False
    named = [word for word in said[first + 1 :] if word not in FUNCTION_WORDS]
    return bool(named) and not _OF_TALK.search(clause.casefold())


def _behind_a_phrase(said: list[str], language: str) -> int:
    """Where the verb stands that only speaks of its writer, be it behind what it is done with ("за житло плачу 900"),
    in a language whose verbs say who does it; else the first place."""
    if language not in BY_FORM or _DEPENDS.match(" ".join(said)):
        return 0
    doing = (place for place, word in enumerate(said[: _FEW + 1]) if readings_of(word, language))
    verb = next(doing, 0)
    return verb if verb and {whom for whom, _ in readings_of(said[verb], language)} == {"i"} else 0


def tells_habit(clause: str, cues: Cues) -> bool:
    """Does a clause say what its writer reads or writes over and over ("I read before bed")?"""
    return is_routine(clause) and tells_deed(clause, cues, TALK)


def tells_trade(clause: str, cues: Cues, sorts: frozenset[str] = _TRADE) -> bool:
    """Does a clause say that its writer is of a trade ("I'm a welder", "bin Köchin", "я слюсар"), or of other sorts?"""
    said = [word for word in tokens(clause) if word[0].isalpha()]
    spoken = bool(said and cues.begins("me", said[0]))
    being = [word for word in said[: 1 + spoken] if ("i", _BEING) in readings_of(word, cues.language)]
    if not being and not (spoken and (cues.language in _NO_BEING or said[0] in _I_AM)):
        return False
    for word in said[max(spoken, len(being)) :][:_FEW]:
        if word in NEGATIONS:
            return False
        if classes_of(word) & sorts:
            return True
    return False


def tells_tie(clause: str, cues: Cues) -> bool:
    """Does a clause say what its writer is, or what they are to others ("I'm Jo's boss", "soy la madre de los dos")?"""
    known = tells_trade(clause, cues, _TRADE | _TIES)
    return known or (not _THE.isdisjoint(tokens(clause)) and tells_trade(clause, cues, _PARTS))


def names_trade(before: str, clause: str, cues: Cues) -> bool:
    """Does a short clause behind somebody's name say nothing but their trade ("I'm Sol, a nurse from Leeds")?"""
    said = tokens(clause)
    few = len(tokens(before)) <= _FEW and len(said) <= _FEW + 1
    return few and not cues.find("me", clause.casefold()) and any("job" in classes_of(word) for word in said[:2])


def goes_on_of_kin(before: str, clause: str, cues: Cues) -> bool:
    """Does a short clause say more of somebody near the writer ("my husband is called Unai and works at the port")?"""
    opening, lower = tokens(before)[:_FEW], clause.casefold()
    kin = bool(cues.begins("mine", before.casefold())) and any(classes_of(word) & _KIN for word in opening)
    kin = kin or tells_of_named(before, cues) or names_somebody(before, cues)
    more = bool(AND.match(clause) or cues.begins("somebody", lower)) and len(tokens(clause)) <= 2 * _FEW
    return kin and more and not any(cues.find(cue, lower) for cue in ("me", "mine", "verbs"))


def tells_kind(clause: str) -> bool:
    """Does a clause say which kind of person its writer is ("I'm more of a tea person")?"""
    return _OF_A_KIND.match(clause.casefold().replace("’", "'").strip()) is not None


def tells_of_parent(clause: str, cues: Cues) -> bool:
    """Does a clause begin with what only one's own parent is called, and say what they do ("Mum lives in …")?"""
    said = [word for word in tokens(clause) if word[0].isalpha()]
    if len(said) <= _SUBJECT_AND_VERB or said[0] not in _OWN_PARENT or cues.find("me", clause.casefold()):
        return False
    return any(whom == "he" and kind in ("life", _BEING) for whom, kind in readings_of(said[1], cues.language))


def tells_by_form(clause: str, cues: Cues) -> bool:
    """Does a clause say by its form what its writer is, or what one of theirs is, does or is called?"""
    plain = tells_trade(clause, cues) or tells_kind(clause) or tells_of_parent(clause, cues)
    return plain or tells_of_named(clause, cues) or names_somebody(clause, cues)


def tells_of_named(clause: str, cues: Cues) -> bool:
    """Does a clause say how old one of the writer's own is whom it names, or what they are or do ("my cat Mochi is 4",
    "wife Morag has a bakery")?"""
    spelt = clause.split()
    mine = bool(cues.begins("mine", clause.casefold()))
    if not mine and cues.language in CAPITAL_NOUNS:  # "Frau Mai"
        return False
    place = next((at for at, word in enumerate(spelt[: 2 * mine + 1]) if classes_of(word.casefold()) & _OWN), None)
    if place is None or not _NAME.match(" ".join(spelt[place + 1 : place + 2])):
        return False
    said = tokens(" ".join(spelt[place + 2 :]))[:_SUBJECT_AND_VERB]
    does = any(
        whom == "he" and kind in ("life", _BEING) for word in said for whom, kind in readings_of(word, cues.language)
    )
    return does or any(word.isdigit() or word in NUMBERS for word in said)


def names_somebody(clause: str, cues: Cues) -> bool:
    """Does a clause say how somebody or something near its writer is called ("der Vermieter heißt Herr Mai")?"""
    spelt = clause.split()
    said = [word.casefold().strip(",.") for word in spelt]
    at = next((place for place, word in enumerate(said[: _FEW + 1]) if word in _NAMING), 0)
    if not at or not any(word[:1].isupper() for word in spelt[at + 1 : at + 1 + _FEW]):
        return False
    mine = bool(cues.begins("mine", clause.casefold()))
    named = mine or said[0] in _THE or cues.language not in _WITH_ARTICLES
    sorts = frozenset[str]().union(*map(classes_of, said[:at]))
    return (
        named
        and bool(sorts & (_NEAR_ONES | (_TIES | _TRADE if mine else frozenset())))
        and not _OF_TALK.search(" ".join(said[:at]))
    )


def speaks_of_me(clause: str, language: str, *, of_me: bool = False) -> bool:
    """Does a clause that goes on with what was told begin with a verb that speaks of its writer, and not of others?

    Where what was told is `of_me`, a form that others share ("mag") speaks of its writer too.
    """
    said = tokens(clause[:_NEAR])[:2]
    if not said or said[0] in _COUNTED or _describes(said):
        return False
    readings = readings_of(said[0], language)
    whom = {whom for whom, _ in readings}
    if "i" not in whom or not all(kind in ("life", "be") for _, kind in readings):
        return False
    if language in BY_FORM:
        return whom <= ({"i", "do", "he"} if of_me else {"i", "do"})
    noun = any(not sort.endswith("+") for sort in classes_of(said[0]))
    does = all(kind == "life" for _, kind in readings) and "do" in whom
    subject = len(said) > 1 and any(of == "he" for of, _ in readings_of(said[1], language))  # "work is …"
    return does and len(said) > 1 and said[1][0].isalnum() and not (noun or subject)


def lists(before: str, clause: str) -> bool:
    """Does a clause behind a comma go on with another verb of the writer's ("I live in Hull, have a dog and …")?"""
    before = before.casefold()
    return (
        before.endswith(",") and begins_with_writer(before) and is_listed(clause.casefold(), cues_of(before).language)
    )


def is_listed(clause: str, language: str) -> bool:
    """May a clause behind one of its writer's go on with what they do or have?"""
    said = tokens(clause[:_NEAR])[:2]
    whom = {whom for whom, _ in readings_of(said[0], language)} if len(said) > 1 else set()
    noun = said and any(not sort.endswith("+") for sort in classes_of(said[0]))
    going = said and said[0].endswith(_ONGOING)
    return "i" in whom and not (noun or going) and said[0] not in _COUNTED and not _describes(said)


def _describes(said: list[str]) -> bool:
    """Do two words say how a thing is ("long walks", "live music")?"""
    following = classes_of(said[1]) if said[1:] and said[1] not in FUNCTION_WORDS else frozenset()
    return said[0] in _QUALITIES and any(not sort.endswith("+") for sort in following)


def begins_anew(clause: str) -> bool:
    """Does a clause go on ("and …") with a verb in the first person of its own?"""
    joint = AND.match(clause)
    return joint is not None and speaks_of_me(clause[joint.end() :], cues_of(clause.casefold()).language)


def begins_with_writer(clause: str) -> bool:
    """Does a clause in lower case begin with its writer, by a word or by the form of its verb?"""
    cues = cues_of(clause)
    return bool(cues.begins("me", clause)) or speaks_of_me(JOINED.sub("", clause), cues.language)


def begins_by_writer(lower: str, cues: Cues) -> bool:
    """Does a clause of a message with these cues begin with its writer, by a word or by the form of its verb?"""
    named = any(cues.begins(cue, lower) for cue in ("me", "verbs"))
    return named or begins_speaking(lower, cues.language) or speaks_of_me(lower, cues.language)


def begins_speaking(clause: str, language: str) -> bool:
    """Does a clause of a message in this language begin with a verb in the first person?"""
    speaking = _SPEAKING.get(language)
    return bool(speaking and speaking.match(JOINED.sub("", clause.casefold())))


def gives_name(of_name: bool, clause: str, cues: Cues) -> bool:
    """Does a clause that is of a name (`of_name`) name its writer, or one of theirs whom it begins with?"""
    if of_name and cues.begins("me", clause.casefold()):
        return True
    said = tokens(clause)
    return bool(said) and not _THEIRS.isdisjoint(classes_of(said[0])) and not _NAMING.isdisjoint(said[1:3])


def is_done_to_me(lower: str) -> bool:
    """Does a clause speak of something else, and of its writer only as whom it concerns ("machines fail me")?"""
    language = cues_of(lower).language
    concerned = language in _CONCERNED and _CONCERNED[language].search(lower)
    return bool(concerned) and not _DOING[language].search(lower)


def goes_on(clause: str) -> bool:
    """Does a clause speak on of whom the one before spoke ("…, and became a monk")?"""
    lower = clause.casefold()
    cues = cues_of(lower)
    joined = JOINED.match(lower)
    return bool(joined and joined[0].strip()) and not any(cues.find(cue, lower) for cue in ("me", "mine", "verbs"))


def has_too(before: str, clause: str) -> bool:
    """Does a clause only name another thing, counted, beside what the one before says that its writer has?"""
    return _HAS.match(before) is not None and _ONE_MORE.match(clause) is not None


def only_names(said: str) -> bool:
    """Is it nothing but names ("Tom and Alfie"), with a word of degree at most?"""
    return _NAMES.fullmatch(_DEGREE.sub("", said)) is not None


def without_joint(clause: str) -> str:
    """A clause without what joins it to the one before."""
    joint = JOINED.match(clause.casefold())
    return clause[joint.end() :] if joint else clause


def is_value(before: str, piece: str) -> bool:
    """Does a piece behind a dash end its sentence and only say what the one before it is ("my record — 120 kilos")?"""
    lower = piece.casefold().strip()
    cues = cues_of(lower)
    speaks = any(cues.find(cue, lower) for cue in ("me", "mine", "verbs")) or JOINED.sub("", lower) != lower
    return before.endswith(_DASHES) and len(tokens(lower)) <= _FEW + 1 and not lower.endswith(",") and not speaks
