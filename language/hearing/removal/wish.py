"""What a message wants forgotten: which of the notes go at once, which are asked about.

In doubt nothing goes: what is likely but not sure is for asking.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.compare import ASKS, POSSIBLE, SURE
from language.hearing.relate import acts_of, agreement, content, is_alike, shares
from language.hearing.removal.cut import left_of, stays
from language.hearing.removal.excepted import excepted, named_by_word, part_kept
from language.hearing.removal.names import (
    ABOUT,
    EVERYTHING,
    OF_MEMORY,
    asking_part,
    each_of,
    is_about,
    is_another,
    is_kin,
    left_words,
    names_a_thing,
    names_nothing_but_all,
    names_something,
    request_for,
    touches,
)
from language.hearing.removal.nearest import TOLD_PLAINLY, nearest_note
from language.hearing.removal.notes import is_of
from language.hearing.removal.request import (
    PERHAPS,
    Request,
    asks_to_forget,
    is_faint,
    request_of,
    speaks_of_removing,
    wished,
)
from language.hearing.removal.several import each_meant, only_left, with_missing
from language.hearing.removal.sorts import about, by_looks, has_part, holding, sorts_in, tells, without_sorts
from language.hearing.removal.spoken_of import called, misspelt, spoken_of, surely_meant
from language.hearing.removal.topics import topic_named
from language.hearing.removal.whole import wants_all, wants_all_besides
from language.intents.forget import wishes
from language.intents.sort_words import BESIDE
from language.intents.stay_words import POINTERS
from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.cues import LANGUAGES

LIKELY = 0.25
_SAID_OTHERWISE = 0.6
"""What the notes must have together where no word for removing was said."""
_SAME_SORT = 0.5
"""How likely a note must be about the same as the meant one to be meant with it, where only the sort was named."""
_RIVAL = 0.5
"""A note is meant as well if it is at least half as likely as the likeliest."""
_CERTAIN = 0.9
"""How likely a note must be meant that has no word, sort or topic of what is named."""
_OF_TOPIC = frozenset({"family", "pets", "studies", "age", "birthday", "origin", "food", "speech", "plans", "sport"})
"""Sorts that may be found by what a note is about, where none tells them plainly."""
_OF_ANY = frozenset({"name"})
"""Sorts that are said of whatever is named."""
_OWN = pattern_of("|".join(cues.mine for cues in LANGUAGES), re.IGNORECASE)
_OPENS = 2
"""Words in which a note names whom it tells of."""
_ANYTHING = pattern_of(rf"(?<!\w)(?:{alternatives('wishes.forget', 'ANYTHING')})(?!\w)", re.IGNORECASE)
_RESTATED = 0.5
"""What share of the words of a request must be a note's own."""


@dataclass(frozen=True, slots=True)
class Forgetting:
    """A request to forget: the notes that go at once, those to ask about; everything is always asked about."""

    now: list[int]
    ask: list[int]
    everything: bool = False
    nearest: int | None = None
    """Where nothing is meant: the note that comes nearest."""
    trimmed: tuple[int, ...] = ()
    """Notes of which a part is excepted: only the others of their parts go."""


def _needed(said: str) -> float:
    """How likely notes must be meant for a request to be carried out or asked about: the vaguer it is, the likelier."""
    if not speaks_of_removing(said):
        return _SAID_OTHERWISE
    return LIKELY if acts_of(said)["forget"] >= ASKS else ASKS


def forgetting(text: str, notes: Sequence[str]) -> Forgetting | None:
    """What a message wants gone, the newest note being the last; None when it does not ask for that."""
    if not asks_to_forget(text):
        return None
    if wants_all_besides(wished(text)):
        return Forgetting([], list(range(len(notes))), everything=True)
    request = request_of(text)
    if request.all_but:
        return _all_but(request.rest, notes)
    said, rest = request.said, request.rest
    if not said:
        return None
    staying = _staying(said, rest, notes)
    others = [index for index in range(len(notes)) if index not in staying]
    meant = {others[place]: share for place, share in _meant(said, [notes[one] for one in others]).items()}
    if not meant and not rest and (near := _near(said, notes)):
        return Forgetting([], near)
    if wants_all(said, rest, [notes[index] for index in meant]):
        return Forgetting([], list(range(len(notes))), everything=True)
    likely = sum(meant.values())
    if likely < _needed(said):
        if left := only_left(said, asking_part(said), staying, notes):
            return Forgetting([], left)
        return Forgetting([], [], nearest=nearest_note(said, notes))
    plainly = wishes(text) and OF_MEMORY.search(said) and "?" not in said and not is_faint(said)
    asked = asking_part(said)
    topic = "" if sorts_in(asked) or named_by_word(asked, notes) else topic_named(asked)
    if plainly and not topic and likely >= SURE and all(_is_named(text, notes[index]) for index in meant):
        return Forgetting(list(meant), [])
    wide = list(meant) if topic or sorts_in(asked) else _with_sort(said, list(meant), notes)
    if not topic and set(sorts_in(asked)) <= _OF_ANY and not EVERYTHING.search(said):
        spoken = spoken_of(said, [notes[index] for index in wide])
        wide = [wide[place] for place in spoken] or wide
    return Forgetting([], [index for index in _of_whom(asked, wide, notes) if index not in staying])


def _of_whom(asked: str, found: Sequence[int], notes: Sequence[str]) -> Sequence[int]:
    """Of notes that may be meant those of the one whom a request names by who they are; all where none is, or others
    are named beside them."""
    if each_of(asked):
        return found
    language = words_for(asked).language
    who = persons(asked, language)
    told = [note.rpartition(": ")[2] for note in notes]  # a label names all of a family
    return [index for index in found if persons(told[index], language) & who] or found


def _near(said: str, notes: Sequence[str]) -> list[int]:
    """The notes to ask about where none is meant plainly: those called by name, the one that the judge is sure of, or
    those with a word in another spelling."""
    if names_nothing_but_all(said):
        return []
    found = called(said, notes)
    if not found and (one := surely_meant(said, notes)) is not None:
        found = [one]
    return found or ([] if sorts_in(asking_part(said)) else misspelt(asking_part(said), notes))


def _all_but(rest: str, notes: Sequence[str]) -> Forgetting:
    """All notes but those that stay; none where what should stay is not found, unless by its sort it is not there."""
    staying = excepted(rest, notes)
    trimmed = tuple(index for index in sorted(staying) if part_kept(rest, notes[index]) != notes[index])
    going = [index for index in range(len(notes)) if index not in staying] if staying or sorts_in(rest) else []
    return Forgetting([], going, trimmed=trimmed)


def _staying(said: str, rest: str, notes: Sequence[str]) -> set[int]:
    """The notes that a request lets stay: those it names by a word always, others unless they tell what shall go."""
    if not rest:
        return set()
    asked = asking_part(said)
    by_word, going = named_by_word(rest, notes), named_by_word(asked, notes)
    told = {index for sort in sorts_in(rest) for index in holding(sort, notes)}
    meant = by_word | told or _by_sense(said, rest, notes)
    going_sorts = sorts_in(asked)
    doubtful = {i for i in meant if any(tells(sort, notes[i]) or has_part(sort, notes[i]) for sort in going_sorts)}
    whole = {index for index in by_word - going if left_of(Request(said, rest), notes[index]) is None}
    return (meant - doubtful - going) | whole


def _by_sense(said: str, rest: str, notes: Sequence[str]) -> set[int]:
    """The notes that may stay by what they are about."""
    wanted = shares("forget", said, notes)
    likely = shares("forget", request_for(rest), notes)
    sure = {index for index, share in likely.items() if share >= max(ASKS, wanted[index])}
    return sure | {index for index, note in enumerate(notes) if stays(note, said, rest)}


def _is_named(text: str, note: str) -> bool:
    """Does a request name just a note: are most of its words the note's own, or those for what it is about?"""
    asked = [wish.words for wish in wishes(text)]
    words = left_words(" ".join(asked))
    if not words:
        return all(wish.points for wish in wishes(text)) and not sorts_in(asking_part(text))
    known = [touches(word, note) or _is_about_word(word, note) for word in words]
    return not any(is_another(word, note) for word in words) and sum(known) >= _RESTATED * len(words)


def _is_about_word(word: str, note: str) -> bool:
    """Is a note about what a word names: a sort that it tells, or else of its topic?"""
    sorts = sorts_in(word)
    return any(tells(sort, note) for sort in sorts) if sorts else agreement(word, note) >= ASKS


def _with_sort(said: str, meant: list[int], notes: Sequence[str]) -> list[int]:
    """The notes that are meant; where none of their words was said, with others that may be meant as well."""
    words = content(said)
    if any(is_alike(a, b) for index in meant for a in content(notes[index]) for b in words):
        return meant
    likely = shares("forget", said, notes)
    same = {
        index
        for index, share in likely.items()
        if share >= PERHAPS and max(agreement(notes[index], notes[one]) for one in meant) >= _SAME_SORT
    }
    return sorted({*meant, *same})


def _meant(said: str, notes: Sequence[str]) -> dict[int, float]:
    """The notes that are meant by a request, and by each thing that it names."""
    return with_missing(asking_part(said), _meant_together(said, notes), notes, lambda one: _plainly(one, notes))


def _plainly(one: str, notes: Sequence[str]) -> dict[int, float]:
    """The notes that one of several things names by its sort or a word, else those that are surely meant."""
    told = _of_sorts(one, notes) or sorted(named_by_word(one, notes))
    return dict.fromkeys(told, 1.0) or _surely(one, notes)


def _meant_together(said: str, notes: Sequence[str]) -> dict[int, float]:
    """The likeliest notes for the whole of a request, and for each thing it names; how likely each is.

    Where a note has every word of a request, and so names what it names, no other is meant. What is named by its
    sort are the notes that tell it.
    """
    asked = asking_part(said)
    if whole := _with_every_word(left_words(asked), notes):
        return dict.fromkeys(whole, 1.0)
    if told := _of_sorts(asked, notes, _wider(said)) or ([] if names_something(asked) else _named_beside(said, notes)):
        return dict.fromkeys(told, 1.0)
    if told := _of_topic(asked, notes):
        return dict.fromkeys(told, 1.0)
    if sorts_in(asked) or is_faint(said):
        named = _surely(asked, notes) or (_with_a_word(asked, notes) if sorts_in(asked) else {})
        return named or dict.fromkeys(_of_the_user(asked, by_looks(asked, notes), notes), 1.0)
    if respelt := [] if named_by_word(asked, notes) else misspelt(asked, notes):
        return dict.fromkeys(respelt, 1.0)
    likely = shares("forget", said, notes)
    least = max(_RIVAL * max(likely.values(), default=0.0), POSSIBLE)
    found = {index: share for index, share in likely.items() if share >= least} | each_meant(asked, notes)
    surest = _surest(asked, _about(asked, found, notes), notes)
    return surest | (_with_a_word(asked, notes) if EVERYTHING.search(said) else {})


def _named_beside(said: str, notes: Sequence[str]) -> list[int]:
    """What the rest of a message names, where the request itself only points to it ("…; take that interest out")."""
    told = {index for sort in sorts_in(said) for index in holding(sort, notes)}
    return sorted(told | named_by_word(said, notes))


def _surest(asked: str, found: dict[int, float], notes: Sequence[str]) -> dict[int, float]:
    """Of the notes that may be meant those with a word that is named, else those with a thing of its sort, else all;
    of several things that are named the surest for each."""
    kept = {index: found[index] for index in named_by_word(asked, notes) & found.keys()}
    for one in each_of(asked) or [asked]:
        words = [word for word in left_words(one) if word not in POINTERS]
        akin = {index for index in found if any(is_kin(word, notes[index]) for word in words)}
        sure = named_by_word(one, notes) & found.keys() or akin or found.keys()
        kept |= {index: found[index] for index in sure}
    return kept


def _about(asked: str, found: dict[int, float], notes: Sequence[str]) -> dict[int, float]:
    """The notes that what is named is about, by a word, its sort or the topic; all where no certain thing is."""
    if not names_something(asked):
        return found
    certain = 1.0 if names_a_thing(asked) or ABOUT.search(asked) else _CERTAIN
    return {index: share for index, share in found.items() if share >= certain or is_about(asked, notes[index])}


def _with_a_word(asked: str, notes: Sequence[str]) -> dict[int, float]:
    """All notes with a word that is named: who wants everything on somebody gone means each of them."""
    words = set(left_words(asked)) - POINTERS
    return {i: 1.0 for i, note in enumerate(notes) if any(is_alike(a, b) for a in words for b in content(note))}


def _wider(said: str) -> tuple[str, ...]:
    """The sorts that belong to those a request wants all of gone: who wants all on the job gone means the firm too."""
    if not (EVERYTHING.search(said) or _ANYTHING.search(said)):
        return ()
    return tuple(other for sort in sorts_in(asking_part(said)) for other in BESIDE.get(sort, ()))


def _of_sorts(asked: str, notes: Sequence[str], wider: Sequence[str] = ()) -> list[int]:
    """The notes that tell what a request names by its sort, and those with the other words it says."""
    sorts = (*sorts_in(asked), *wider)
    told = {index for sort in sorts for index in holding(sort, notes)}
    told = told or {index for sort in sorts if sort in _OF_TOPIC for index in about(sort, notes)}
    named = _naming_most(left_words(without_sorts(asked)) if sorts else [], notes)
    if each_of(asked):
        return sorted(told | named | set(each_meant(asked, notes))) if sorts else []
    told = _of_the_user(asked, (told & named if len(sorts) == 1 else told) or told, notes)
    return sorted(told)


def _naming_most(words: Sequence[str], notes: Sequence[str]) -> set[int]:
    """The notes with the most of some words; none where none has one."""
    shared = [sum(any(is_alike(word, other) for other in content(note)) for word in words) for note in notes]
    return {index for index, count in enumerate(shared) if count and count == max(shared)}


def _of_topic(asked: str, notes: Sequence[str]) -> list[int]:
    """The notes of the topic that a request names, where no word of it is a note's own."""
    topic = "" if sorts_in(asked) or named_by_word(asked, notes) else topic_named(asked)
    return [index for index, note in enumerate(notes) if topic and is_of(topic, note)]


def _of_the_user(asked: str, told: set[int], notes: Sequence[str]) -> set[int]:
    """Who says "my job" means their own, and nothing that is told of others."""
    if persons(asked, words_for(asked).language) or not _OWN.search(asked):
        return told
    return {index for index in told if not persons(" ".join(notes[index].split()[:_OPENS]))}


def _surely(asked: str, notes: Sequence[str]) -> dict[int, float]:
    """The notes that are surely meant by what is named, put as a plain request: with its words or its topic."""
    if not names_something(asked):
        return {}
    likely = shares("forget", request_for(asked), notes) | each_meant(asked, notes)
    told_plainly = set(sorts_in(asked)) & TOLD_PLAINLY and not persons(asked)
    about = {index for index, note in enumerate(notes) if not told_plainly and is_about(asked, note)}
    about |= named_by_word(asked, notes)
    return {index: share for index, share in likely.items() if share >= ASKS and index in about}


def _with_every_word(words: Sequence[str], notes: Sequence[str]) -> list[int]:
    """The notes in which each of at least two words stands; none where all of them do."""
    noted = [content(note) for note in notes]
    whole = [
        index
        for index, others in enumerate(noted)
        if all(any(is_alike(word, other) for other in others) for word in words)
    ]
    return whole if len(words) > 1 and len(whole) < len(notes) else []
