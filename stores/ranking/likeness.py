"""How much each post has to do with each leaning, from 0 to 1: by words, by topic, and by meaning where vectors are.

Words are compared by BM25 over the posts at hand, brought to 0–1 by what the words of the leaning weigh at most. A
topic of the fixed table reaches further: "PostgreSQL" and "бази даних" both belong to databases. So does what the
dictionary knows of everyday things: puppies are dogs.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from language.asking.words import words_for
from language.topics.table import topics_of
from language.topics.things import counted, things, told_of
from language.words.lexicon import FUNCTION_WORDS
from stores.ranking.posts import TEXT, TITLE, Post
from stores.ranking.reader import Leaning
from stores.search.index.user_index import Entry, UserIndex

Matrix = NDArray[np.float64]
HALF, HALF_A_WORD = 6.0, 2.0
"""The BM25 score that counts as half alike among `PAGE` posts: so much, and more for each word that is looked for."""
PAGE = 60
TOPIC = 0.6
"""How alike a post is by its topic alone, at most."""
THING = 0.6
"""How alike a post is by the things it names alone, at most."""
_THINGS_IN = 400
"""Characters of a text that are looked through for things; what it is about stands at its beginning."""
_SIGNS = ".,:;!?¿¡()«»“”"
_TITLES = 2
"""A title counts so many times as much as the text."""


def likeness(leanings: Sequence[Leaning], posts: Sequence[Post], near: Matrix | None = None) -> Matrix:
    """One row for each leaning, one column for each post."""
    ways = [_by_words(leanings, posts), _by_topic(leanings, posts), _by_thing(leanings, posts)]
    return np.asarray(np.max(np.stack(ways if near is None else [*ways, near]), axis=0), dtype=np.float64)


def _by_words(leanings: Sequence[Leaning], posts: Sequence[Post]) -> Matrix:
    index = UserIndex()
    for number, post in enumerate(posts):
        index.put(Entry(str(number), f"{(post.title[:TITLE] + ' ') * _TITLES}{post.text[:TEXT]}"))
    scores = np.zeros((len(leanings), len(posts)))
    rarest = math.log(len(posts) + 1) / math.log(PAGE + 1)
    for row, one in enumerate(leanings):
        words = _telling(one.words)
        half = (HALF + HALF_A_WORD * len(words.split())) * rarest
        for match in index.search(words, len(posts)):
            scores[row, int(match.id)] = match.score / (match.score + half)
    return scores


def _telling(words: str) -> str:
    """Words without the small ones of their language: "los" makes no two titles alike."""
    small = FUNCTION_WORDS | words_for(words).common
    return " ".join(word for word in words.split() if word.casefold().strip(_SIGNS) not in small)


def _by_topic(leanings: Sequence[Leaning], posts: Sequence[Post]) -> Matrix:
    """A topic named in the title counts whole, in the text as much of it as it fills."""
    mine = [frozenset(topics_of(one.words)) for one in leanings]
    shares = [post_topics(post) for post in posts]
    alike = np.zeros((len(leanings), len(posts)))
    for row, wanted in enumerate(mine):
        if wanted:
            alike[row] = [TOPIC * max(share.get(name, 0.0) for name in wanted) for share in shares]
    return alike


def _by_thing(leanings: Sequence[Leaning], posts: Sequence[Post]) -> Matrix:
    """By what the dictionary knows: the same thing in other words or another language, or a sort of it."""
    wanted = [things(one.words, one.memory) for one in leanings]
    told = [counted(post.title[:TITLE], post.text[:_THINGS_IN]) for post in posts]
    return THING * np.array([[told_of(one, of_post) for of_post in told] for one in wanted])


def post_topics(post: Post) -> dict[str, float]:
    """The topics of a post, from 0 to 1."""
    titled, told = topics_of(post.title[:TITLE]), topics_of(post.text[:TEXT])
    whole = sum(told.values()) or 1
    return {name: max(float(name in titled), told[name] / whole) for name in titled.keys() | told.keys()}
