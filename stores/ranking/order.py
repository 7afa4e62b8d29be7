"""The order itself: what draws the reader, what the points say, and room for what they do not know yet.

No interest fills a page: each further post that stands there for the same reason counts less. A share of the places is
kept for posts that no interest explains, the best of them by points.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from language.topics.table import stems, topics_of
from stores.ranking.likeness import Matrix, post_topics
from stores.ranking.posts import TEXT, Post, Ranked, Ranking, Reason, Told, Why
from stores.ranking.reader import Leaning, Reader

DRAWN, AVERSE, POINTS = 1.0, 0.9, 0.35
"""What interests, dislikes and points weigh; chosen on the tune half of `benchmarks.ranking`."""
SAME_AGAIN, MOST_ALIKE = 0.02, 6
"""What each post that stands among the same ten for the same reason takes off, and how many of them there are at most,
as long as others wait."""
ALREADY_READ = 0.5
TOLD = 0.12
"""A reason below this is none: the post is new for the reader."""
EXPLORATION = 0.1
_EVERY = 10
"""Places counted together when room is kept for the new."""
_LOOKED_AT = 200
_SHOWN = 60
Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Wish:
    """What a caller may choose."""

    limit: int | None = None
    exploration: float = EXPLORATION
    diversity: bool = True


@dataclass(eq=False, slots=True)
class _Scored:
    """A post with what speaks for it and against it, and the leaning that says most."""

    post: Post
    drawn: float
    averse: float
    points: float
    for_it: Leaning | None
    against: Leaning | None
    read: bool

    @property
    def score(self) -> float:
        kept = ALREADY_READ if self.read else 1.0
        return kept * (DRAWN * self.drawn + POINTS * self.points) - AVERSE * self.averse

    @property
    def is_new(self) -> bool:
        return self.drawn < TOLD and self.averse < TOLD and not self.read


def by_points(posts: Sequence[Post], wish: Wish, told: Told) -> Ranking:
    """The order for whom nothing is known of."""
    reason = Reason(Why.POINTS, told)
    ordered = sorted(posts, key=lambda post: -post.points)[: wish.limit]
    return Ranking([Ranked(post, place, post.points, reason) for place, post in enumerate(ordered, 1)])


def order(posts: Sequence[Post], reader: Reader, alike: Matrix, wish: Wish) -> Ranking:
    """The posts as this reader should see them."""
    scored = _scored(posts, reader, alike)
    placed = _placed(scored, wish)
    popular = {post.id: place for place, post in enumerate(sorted(posts, key=lambda post: -post.points), 1)}
    ranked = [
        Ranked(one.post, place, round(one.score, 6), _reason(one), popular[one.post.id] - place)
        for place, one in enumerate(placed[: wish.limit], 1)
    ]
    return Ranking(ranked, personal=True)


def _scored(posts: Sequence[Post], reader: Reader, alike: Matrix) -> list[_Scored]:
    weights = np.array([one.weight for one in reader.leanings])
    pull = alike * weights[:, None]
    drawn, averse = _together(np.clip(pull, 0, 1)), _together(np.clip(-pull, 0, 1))
    points = _popularity(posts)
    made = []
    for place, post in enumerate(posts):
        most, least = int(pull[:, place].argmax()), int(pull[:, place].argmin())
        for_it = reader.leanings[most] if pull[most, place] > 0 else None
        against = reader.leanings[least] if pull[least, place] < 0 else None
        facts = float(drawn[place]), float(averse[place]), float(points[place])
        made.append(_Scored(post, *facts, for_it, against, post.id in reader.read))
    return made


def _together(parts: Scores) -> Scores:
    """Several reasons are more than one, and never more than certain."""
    return np.asarray(1 - np.prod(1 - parts, axis=0))


def _popularity(posts: Sequence[Post]) -> Scores:
    """Points of this page from 0 to 1; each doubling counts alike."""
    levels = np.log1p(np.clip([post.points for post in posts], 0, None))
    least, most = levels.min(), levels.max()
    return np.asarray((levels - least) / (most - least) if most > least else np.zeros(len(posts)))


def _placed(scored: list[_Scored], wish: Wish) -> list[_Scored]:
    """Best first, ten places at a time; beyond what anybody looks at, by score alone."""
    waiting = sorted(scored, key=lambda one: -one.score)
    placed: list[_Scored] = []
    while waiting and len(placed) < _LOOKED_AT:
        ten = _ten(waiting, wish)
        placed += ten
        taken = {id(one) for one in ten}
        waiting = [one for one in waiting if id(one) not in taken]
    return placed + waiting


def _ten(waiting: list[_Scored], wish: Wish) -> list[_Scored]:
    """The next ten of those that wait, best first."""
    kept = _kept(wish.exploration)
    new = sorted((one for one in waiting if one.is_new), key=lambda one: -one.post.points)
    used: Counter[object] = Counter()
    ten: list[_Scored] = []
    left = waiting[:]
    for place in range(min(_EVERY, len(waiting))):
        fresh = next((one for one in new if one in left), None) if place in kept else None
        chosen = fresh or max(left, key=lambda one: _worth(one, used, wish))
        left.remove(chosen)
        ten.append(chosen)
        used[_subject(chosen)] += 1
    return ten


def _kept(exploration: float) -> frozenset[int]:
    """Which of ten places are for the new: from the fifth on, spread as far as they can be."""
    many = round(min(max(exploration, 0.0), 1.0) * _EVERY)
    return frozenset(sorted(range(_EVERY), key=lambda place: (place < 4, -(place % 2), -place))[:many])


def _worth(one: _Scored, used: Counter[object], wish: Wish) -> tuple[bool, float]:
    """What a post is worth at the next place: one more for a reason that has its share already waits for the others,
    but never for what the reader does not want."""
    again = used[_subject(one)] if wish.diversity and one.for_it is not None else 0
    return again < MOST_ALIKE and one.score >= 0, one.score - SAME_AGAIN * again


def _subject(one: _Scored) -> object:
    return one.for_it and (one.for_it.memory_id, one.for_it.words)


def _reason(one: _Scored) -> Reason:
    if one.against is not None and one.averse >= max(TOLD, one.drawn):
        return _because(one.against)
    if one.read:
        return Reason(Why.READ, Told.READ)
    if one.for_it is not None and one.drawn >= TOLD:
        return _because(one.for_it, _by_way_of(one.for_it, one.post))
    return Reason(Why.NEW, Told.NEW)


def _because(leaning: Leaning, topic: str = "") -> Reason:
    subject = leaning.words if len(leaning.words) <= _SHOWN else f"{leaning.words[:_SHOWN].rstrip()}…"
    # Words of another language, picked out of a statement, or of what is no wish do not fit into a sentence.
    fits = leaning.says_so and leaning.memory.isascii() and subject.casefold() in leaning.memory.casefold()
    told = Told(leaning.why)
    if leaning.memory and not fits:
        told, subject = Told.TOLD, " ".join(leaning.memory.split())[:_SHOWN]
    return Reason(leaning.why, told, subject, topic, leaning.memory_id, leaning.memory)


def _by_way_of(leaning: Leaning, post: Post) -> str:
    """The topic that a post shares with what is followed, where it does not name it."""
    if leaning.why is not Why.FOLLOWED or set(stems(leaning.words)) & set(stems(f"{post.title} {post.text[:TEXT]}")):
        return ""
    shared = topics_of(leaning.words).keys() & post_topics(post).keys()
    return min(shared, default="")
