"""What a message means for what is known: which notes it wants gone, which it makes outdated, how surely.

In doubt nothing changes: what is likely but not sure is for asking.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from language.hearing.features import tokens
from language.hearing.judge import judged
from language.hearing.relate import Act, acts_of, agreement, content, is_alike, related
from language.hearing.revise import revised
from language.intents.forget import wishes
from language.intents.forget_words import REMOVING
from language.intents.remember import requests
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN, own_words
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, words_of

ASKS = 0.5
"""How likely a message must be a request to forget for it to be looked into."""
PERHAPS = 0.1
"""How likely one with a word for removing or remembering must be, to be looked into as well."""
SURE = 0.75
"""What the notes that are meant must have together."""
LIKELY = 0.25
POSSIBLE = 0.15
FAINT = 0.02
"""How likely a note must be meant for what would correct it to be looked at."""
_FOUND = 0.4
"""How likely new words must be found to support what a model makes of a note."""
_FEW = 4
"""Notes of which that is looked at."""
HEARD = 0.02
"""How likely a message must tell something, or something of its writer, to change anything."""
CHANGED = 0.7
"""How likely a note must be the outdated one to be replaced without a question."""
_SAID_OTHERWISE = 0.6
"""What the notes must have together where no word for removing was said."""
_OPENING = 4
"""Words in which a sentence names its subject."""
_SAME_SORT = 0.5
"""How likely a note must be about the same as the meant one to be meant with it, where only the sort was named."""
_RIVAL = 0.5
"""A note is meant as well if it is at least half as likely as the likeliest."""
_MOST = 60
"""Notes that are compared; more are sifted first."""
_RESTATED = 0.5
_PEOPLE = frozenset({"partner", "child", "parent", "sibling", "relative", "friend", "boss_colleague"})
_KIN = _PEOPLE - {"boss_colleague", "partner"}
_STRANGERS = words_of("""
    neighbour neighbor author writer man woman guy lad lady character hero heroine singer player minister patient
    сусід сусідка автор авторка чоловік жінка хлопець герой героїня блогер співак пацієнтка пацієнтці пацієнт
    nachbar nachbarin autor autorin mann typ kerl held heldin sänger patientin patient
    vecino vecina autor autora hombre señor señora tipo man chico protagonista cantante paciente
    """)
"""People whom nobody takes for the writer."""
_SINGLE_ONES = frozenset({"child", "parent", "sibling", "relative", "friend", "dog", "cat", "other_pet", "farm_animal"})
"""Sorts whose words tell whom or which one is meant: a sister is not a brother."""
_ANY_OF_THEM = words_of("""
    kid kids child children parents siblings pet pets animals baby діти дітей дитина дитини дитину малі батьки тварини
    kind kinder eltern geschwister haustier haustiere tiere hijo hijos niño niña niños padres hermanos mascota mascotas
    """)
_NAMING = words_of("called named name names звати звуть кличуть heißt heisst heißen namens llama llaman llamado nombre")
_EVERYTHING = re.compile(
    r"\b(?:everything|all of (?:it|that|this)|it all|all (?:my|your|the) (?:data|memor\w+|notes|info\w*)|"
    r"(?:wipe|clear|erase|empty|reset|delete) (?:your|my|the) (?:whole |entire )?memory|"
    r"усе|все|всю пам'ять|всі (?:дані|нотатки|записи)|alles|"
    r"(?:dein|mein)\w* (?:ganze\w* )?(?:gedächtnis|speicher)|todo|toda (?:tu|la) memoria)\b",
    re.IGNORECASE,
)
_OF_MEMORY = re.compile(
    r"\b(?:forget|unlearn|remember\w*|memor\w+|notes?|note down|stored?|stor(?:ing|age)|saved?|record\w*|"
    r"забу\w+|пам'ят\w+|нотат\w+|запис\w+|збер\w+|vergiss\w*|vergessen|merk\w*|gedächtnis\w*|notiz\w*|gespeichert|speicher\w*|"
    r"olvid\w+|memoria|recuerd\w+|recordar|notas?|guard\w+|apunt\w+)\b",
    re.IGNORECASE,
)
"""Words by which a request is about the memory, and not about a list or a draft."""
_REMOVES = re.compile(REMOVING, re.IGNORECASE)
_OF_ME = re.compile(r"\b(?:about|of|on|про|über|von|sobre|acerca de|de)\s+(?:me|мене|mich|mir|mí)\b", re.IGNORECASE)
_ABOUT = re.compile(r"\b(?:about|regarding|про|über|sobre|de)\s+(?!me\b|мене\b|mich\b|mir\b|mí\b)\w", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Forgetting:
    """A request to forget: the notes that go at once, those to ask about; everything is always asked about."""

    now: list[int]
    ask: list[int]
    everything: bool = False
    nearest: int | None = None
    """Where nothing is meant: the note that comes nearest."""


@dataclass(frozen=True, slots=True)
class Change:
    """A note that a message makes outdated."""

    note: int
    likely: float
    tells: float
    """How likely the message tells something, rather than asks, orders or jests."""
    told: bool
    """The message surely tells something of its writer."""
    sure: bool
    ends: bool
    """It only stops being true: what was said repeats it with a no."""


def asks_to_forget(text: str) -> bool:
    """Does a message want something gone?"""
    asks = acts_of(own(text))["forget"]
    return not requests(text) and asks >= (PERHAPS if _speaks_of_removing(own(text)) else ASKS)


def _speaks_of_removing(said: str) -> bool:
    return bool(_REMOVES.search(said) or _OF_MEMORY.search(said) or wishes(said))


def _needed(said: str) -> float:
    """How likely notes must be meant for a request to be carried out or asked about: the vaguer it is, the likelier."""
    if not _speaks_of_removing(said):
        return _SAID_OTHERWISE
    return LIKELY if acts_of(said)["forget"] >= ASKS else ASKS


def forgetting(text: str, notes: Sequence[str]) -> Forgetting | None:
    """What a message wants gone, the newest note being the last; None when it does not ask for that."""
    if not asks_to_forget(text):
        return None
    said = own(text)
    meant = _meant("forget", said, notes)
    if _wants_all(said, [notes[index] for index in meant]):
        return Forgetting([], list(range(len(notes))), everything=True)
    likely = sum(meant.values())
    if likely < _needed(said):
        return Forgetting([], [], nearest=_nearest_note(said, notes))
    plainly = wishes(text) and _OF_MEMORY.search(said) and "?" not in said
    if plainly and likely >= SURE and all(_is_named(text, notes[index]) for index in meant):
        return Forgetting(list(meant), [])
    return Forgetting([], _with_sort(said, list(meant), notes))


def _nearest_note(said: str, notes: Sequence[str]) -> int | None:
    """The note that shares a sort of thing or the topic with what a request names."""
    words = _left(said)
    sorts = {one.rstrip("+") for word in words for one in classes_of(word)}
    near = [
        len(sorts & {one.rstrip("+") for word in content(note) for one in classes_of(word)}) + agreement(said, note)
        for note in notes
    ]
    best = max(range(len(notes)), key=near.__getitem__, default=None)
    return best if best is not None and words and near[best] >= ASKS else None


def _wants_all(said: str, meant: Sequence[str]) -> bool:
    """Is everything to go, and not everything on something that a note names by a word or its sort?"""
    if not _EVERYTHING.search(said):
        return False
    words = _left(said)
    if _OF_ME.search(said) or not words:
        return True
    return not _ABOUT.search(said) and not any(_touches(word, note) for word in words for note in meant)


def _touches(word: str, note: str) -> bool:
    """Is a word the note's own, or one for what it is about?"""
    noted = content(note)
    sorts = {one.rstrip("+") for other in noted for one in classes_of(other)}
    return any(is_alike(word, other) for other in noted) or bool({one.rstrip("+") for one in classes_of(word)} & sorts)


def _left(said: str) -> list[str]:
    """The words of a request that name something, and not the memory or its end."""
    plumbing = (_OF_MEMORY, _EVERYTHING, _REMOVES)
    return [word for word in content(said) if not any(one.fullmatch(word) for one in plumbing)]


def _is_named(text: str, note: str) -> bool:
    """Does a request name just a note: are most of its words the note's own, or those for what it is about?"""
    asked = [wish.words for wish in wishes(text)]
    words = _left(" ".join(asked))
    if not words:
        return all(wish.points for wish in wishes(text))
    known = [_touches(word, note) or agreement(word, note) >= ASKS for word in words]
    return sum(known) >= _RESTATED * len(words)


def _with_sort(said: str, meant: list[int], notes: Sequence[str]) -> list[int]:
    """The notes that are meant; where none of their words was said, with others that may be meant as well."""
    words = content(said)
    if any(is_alike(a, b) for index in meant for a in content(notes[index]) for b in words):
        return meant
    shares = _shares("forget", said, notes)
    same = {
        index
        for index, share in shares.items()
        if share >= PERHAPS and max(agreement(notes[index], notes[one]) for one in meant) >= _SAME_SORT
    }
    return sorted({*meant, *same})


def changes(text: str, notes: Sequence[str]) -> list[Change]:
    """The notes that a message makes outdated, the likeliest first."""
    said = own(text)
    acts, heard = acts_of(said), _heard(said)
    if acts["forget"] >= ASKS or acts["ask"] >= ASKS or max(acts["tell"], heard) < HEARD:
        return []
    likely = {one: share for one, share in _shares("tell", said, notes).items() if share >= FAINT}
    meant = {one: likely[one] for one in likely if not (_another(said, notes[one]) or _not_mine(said, notes[one]))}
    told = heard >= SURE and not _tells_of_others(said, notes)
    return [
        Change(index, meant[index], acts["tell"], told, told and meant[index] >= CHANGED, _ends(said, notes[index]))
        for index in sorted(meant, key=meant.__getitem__, reverse=True)[:_FEW]
    ]


def of_strangers(said: str) -> bool:
    """Does a sentence speak of somebody whom nobody takes for its writer, and not of the writer?"""
    lower = said.casefold()
    cues = cues_of(lower)
    named = any(word in _STRANGERS for word in tokens(said)[:_OPENING])
    return named and not any(cues.find(cue, lower) for cue in ("me", "mine", "verbs"))


def _not_mine(said: str, note: str) -> bool:
    """Is a message all about somebody whom a note does not name ("my sister no longer lives in Rye", "the guy …")?"""
    lower = said.casefold()
    cues = cues_of(lower)
    if cues.find("me", lower) or cues.find("verbs", lower):
        return False
    others = {word for word in tokens(said)[:_OPENING] if classes_of(word) & _KIN or word in _STRANGERS}
    return bool(others) and not any(is_alike(word, other) for word in others for other in tokens(note))


def _another(said: str, note: str) -> bool:
    """Does a message speak of another one than a note does: of the brother and not of the sister, of a second pet?"""
    ours = {word for word in tokens(said) if classes_of(word) & _SINGLE_ONES}
    noted = {word for word in tokens(note) if classes_of(word) & _SINGLE_ONES}
    if not ours or not noted or (ours | noted) & _ANY_OF_THEM:
        return False
    words = [word for word in content(said) if word not in _NAMING]
    return not any(is_alike(word, other) for word in content(note) if word not in _NAMING for other in words)


def is_correction(value: str, known: str, text: str) -> bool:
    """Is a value what a known note says once the words of a message have corrected it?"""
    words, before = content(value), content(known)
    came = [word for word in words if word not in before]
    kept = [word for word in words if word in before]
    revision = revised(own(text), known) if came and kept != before else None
    meant = max((one.likely for one in changes(text, [known])), default=0.0)
    if revision is None or revision.likely < _FOUND or meant < POSSIBLE:
        return False
    new = content(revision.new)
    return all(any(is_alike(word, other) for other in content(own(text))) for word in came) and bool(
        set(came) & set(new)
    )


def nearest(statement: str, statements: Sequence[str], note: str) -> bool:
    """Is this statement, of all that were made, the one nearest to a note in topic?"""
    return max(statements, key=lambda one: (agreement(one, note), one == statement)) == statement


def own(text: str) -> str:
    """The user's own words in a message."""
    return own_words(text).replace(HIDDEN, " ")


def _heard(said: str) -> float:
    """How surely a message tells something of its writer."""
    return max((clause.worth for clause in judged(said)), default=0.0)


def _tells_of_others(said: str, notes: Sequence[str]) -> bool:
    """Does a message speak of people that no note speaks of? Then what it tells may be theirs."""
    people = {word for word in tokens(said) if _names_people(word)}
    return bool(people) and not any(
        is_alike(word, other) for note in notes for other in tokens(note) for word in people
    )


@lru_cache(maxsize=1024)
def _names_people(word: str) -> bool:
    return bool(classes_of(word) & _PEOPLE)


def _meant(act: Act, said: str, notes: Sequence[str]) -> dict[int, float]:
    """The likeliest notes, and how likely each is."""
    likely = _shares(act, said, notes)
    best = max(likely.values(), default=0.0)
    return {index: share for index, share in likely.items() if share >= max(_RIVAL * best, POSSIBLE)}


def _shares(act: Act, said: str, notes: Sequence[str]) -> dict[int, float]:
    """How likely each note is meant."""
    sifted = _sifted(said, notes)
    return dict(zip(sifted, related(act, said, [notes[i] for i in sifted]), strict=True))


def _sifted(said: str, notes: Sequence[str]) -> list[int]:
    """The notes worth comparing: those with a word or the topic of the message, and the newest."""
    if len(notes) <= _MOST:
        return list(range(len(notes)))
    words = content(said)
    shared = [sum(any(is_alike(a, b) for b in words) for a in content(note)) for note in notes]
    order = sorted(range(len(notes)), key=lambda i: (shared[i] + agreement(said, notes[i]), i), reverse=True)
    return sorted({*order[: _MOST - 1], len(notes) - 1})


def _ends(said: str, note: str) -> bool:
    """Does a message only say no to what a note says?"""
    words = content(said)
    noted = [word for word in content(note) if word not in FUNCTION_WORDS]
    restated = sum(any(is_alike(word, other) for other in words) for word in noted)
    denied = any(word in NEGATIONS or word.endswith("n't") for word in tokens(said))
    return denied and restated >= _RESTATED * max(1, len(noted))
