"""What a request names by what it is about: the plans, all that is of the family, the languages.

The judge of what is asked for knows such words in every language; a word for one thing of the topic ("my brother")
names that thing and not the topic.
"""

from functools import lru_cache

from language.asking.answers import sought
from language.hearing.removal.names import left_words
from language.intents.sort_words import THINGS
from language.intents.stay_words import POINTERS
from language.words.classes import classes_of

_NAMED = 0.6
"""How likely the words of a request must ask for a topic to name it."""
_SHORT = 4
"""Words of a request of which none is left out to know its topic."""
_VAGUE = frozenset({"other", "format", "name", "age", "possession"})
"""Topics that a request names in other ways, or not at all."""


@lru_cache(maxsize=256)
def topic_named(asked: str) -> str:
    """The topic that the words of a request name; empty where they name a thing, or nothing."""
    words = [word for word in left_words(asked) if word not in POINTERS]
    if not words:
        return ""
    told = sought(" ".join(words))
    topic = max(told, key=told.__getitem__)
    likely = max(told[topic], sought(asked)[topic] if len(asked.split()) <= _SHORT else 0.0)
    things = THINGS.get(topic, frozenset())
    if topic in _VAGUE or likely < _NAMED or any(classes_of(word) & things for word in words):
        return ""
    return topic
