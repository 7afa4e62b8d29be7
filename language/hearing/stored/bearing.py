"""Does a message bear on what a note says at all, or do both only stand beside each other?

"The boiler was replaced" says nothing of a name or a dog: whether those still hold is no question for it.
"""

from functools import lru_cache

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.deeds import is_routine
from language.hearing.features import tokens
from language.hearing.judge import topics_of
from language.hearing.relate import content, is_alike
from language.hearing.signs import share_sort
from language.hearing.stored.moved import names_no_place
from language.meaning.alike.sameness import gist, means_same
from language.sentences.clauses import Subject, clauses
from language.topics.things import things

_SHARED, _SURELY = 0.3, 0.8
"""How likely at least both must be of one topic, and where a message on a home names no place."""
_TOGETHER = (("work", "education", "learning"), ("diet", "health", "taste"), ("home", "origin"))
"""Topics that run into each other."""


def bears_on(said: str, note: str) -> bool:
    """Do both share a word, a thing, a sort of things that one of them names, or their topic?"""
    words, noted = content(said), content(note)
    if any(is_alike(word, other) for word in words for other in noted):
        return True
    if is_routine(said) != is_routine(note):
        return False  # "On Tuesdays I work late": when something is done says nothing of a trade, nor a trade of that
    if named_things(said) & named_things(note) or share_sort(words, noted, or_remind=True):
        return True
    return _share_topic(said, note)


def is_of_another(said: str, note: str) -> bool:
    """Does a note tell of somebody else what a message tells of its writer alone? Where the writer lives or works says
    nothing of where their sister does."""
    if not persons(note) or persons(said) or words_for(said).me.isdisjoint(tokens(said)):
        return False
    if any(clause.subject is not Subject.ME for clause in clauses(said)):
        return False
    ours, theirs = gist(said), gist(note)
    shared = any(means_same(one, two) for one in ours.words for two in theirs.words)
    return bool(ours.stands & theirs.stands) and not shared


def named_things(text: str) -> frozenset[str]:
    """The things that a text names, in whichever language."""
    return frozenset().union(*things(text))


def _share_topic(said: str, note: str) -> bool:
    ours, theirs = _topics(said), _topics(note)
    homely = _SURELY if names_no_place(said) else _SHARED  # a kitchen is painted wherever it is
    return any(min(ours[topic], theirs[topic]) >= (homely if topic.startswith("home") else _SHARED) for topic in ours)


@lru_cache(maxsize=256)
def _topics(text: str) -> dict[str, float]:
    """How likely a text is of each topic, those that run into each other taken as one."""
    likely = {topic: share for topic, share in topics_of(text).items() if topic != "other"}
    return likely | {"+".join(group): sum(likely[one] for one in group) for group in _TOGETHER}
