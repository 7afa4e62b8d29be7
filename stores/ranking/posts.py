"""The words of ranking as types: posts that come in, and the order that comes out, each place with its reason."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from stores.errors import InvalidInput
from stores.write.checks.gate import check_unicode

MOST_POSTS = 1000
TITLE, TEXT = 300, 2000
"""Characters that are read of a title and of a text."""


@dataclass(frozen=True, slots=True)
class Post:
    """Something to read."""

    id: str
    title: str
    text: str = ""
    points: float = 0.0
    url: str | None = None
    time: datetime | str | None = None


class Why(StrEnum):
    """What put a post in its place."""

    FOLLOWED = "followed"
    DISLIKED = "disliked"
    LIKE_SAVED = "like_saved"
    LIKE_LIKED = "like_liked"
    LIKE_DISCUSSED = "like_discussed"
    UNLIKE = "unlike"
    READ = "read"
    NEW = "new"
    POINTS = "points"


DOWN = frozenset({Why.DISLIKED, Why.UNLIKE, Why.READ})
"""What moves a post down."""


class Told(StrEnum):
    """How a reason is put into words; `tools.texts` has them in every language."""

    FOLLOWED = "followed"
    DISLIKED = "disliked"
    LIKE_SAVED = "like_saved"
    LIKE_LIKED = "like_liked"
    LIKE_DISCUSSED = "like_discussed"
    UNLIKE = "unlike"
    TOLD = "told"
    READ = "read"
    NEW = "new"
    UNKNOWN = "unknown"
    PAUSED = "paused"


_ENGLISH = {
    Told.FOLLOWED: "you follow {}",
    Told.DISLIKED: "you dislike {}",
    Told.LIKE_SAVED: "like “{}”, which you saved",
    Told.LIKE_LIKED: "like “{}”, which you liked",
    Told.LIKE_DISCUSSED: "like “{}”, which you discussed",
    Told.UNLIKE: "like “{}”, which you did not like",
    Told.TOLD: "you told: “{}”",
    Told.READ: "you have read it",
    Told.NEW: "new for you",
    Told.UNKNOWN: "by points: nothing is known of you yet",
    Told.PAUSED: "by points: memory is paused",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a post stands where it stands: for programs (why, of which memory) and for people (text, in English)."""

    why: Why
    told: Told
    subject: str = ""
    """What the words are about: a subject that is followed, the title of a post, a memory."""
    topic: str = ""
    """The topic that a post shares with the subject, where it does not name it."""
    memory_id: str | None = None
    memory: str = ""
    """The memory in its own words: whoever keeps the reason keeps them too, so that an erasure finds both."""

    text: str = field(init=False)

    def __post_init__(self) -> None:
        words = _ENGLISH[self.told].replace("{}", self.subject)
        words = f"{words} ({self.topic})" if self.topic else words
        object.__setattr__(self, "text", f"{words}: moved down" if self.why in DOWN else words)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A post in its place. `moved` is by how many places it stands higher than by points."""

    post: Post
    place: int
    score: float
    reason: Reason
    moved: int = 0


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order for one reader. `personal` is false where it is that of the points."""

    ranked: list[Ranked] = field(default_factory=list)
    personal: bool = False
    delivered: tuple[Post, ...] = ()
    """Left out, where that was asked for: the reader had them before."""

    @property
    def ids(self) -> list[str]:
        return [one.post.id for one in self.ranked]


def posts_of(given: Iterable[Post | Mapping[str, Any]]) -> list[Post]:
    """Posts as callers send them, checked; of two with one id the first counts."""
    made: dict[str, Post] = {}
    for one in given:
        post = one if isinstance(one, Post) else _post(one)
        refused = check_unicode(f"{post.id} {post.title} {post.text} {post.url or ''}")
        if refused:
            raise InvalidInput(f"post {len(made) + 1}: {refused.reason}")
        made.setdefault(post.id, post)
    if len(made) > MOST_POSTS:
        raise InvalidInput(f"at most {MOST_POSTS} posts are ranked at once, not {len(made)}")
    return list(made.values())


def _post(given: Mapping[str, Any]) -> Post:
    if not isinstance(given, Mapping):
        raise InvalidInput("a post is an object with id, title, text and points")
    name, title = given.get("id"), given.get("title")
    if name in (None, "") or not isinstance(title, str) or not title.strip():
        raise InvalidInput("a post needs an id and a title")
    try:
        points = float(given.get("points") or 0)
    except (TypeError, ValueError):
        raise InvalidInput(f"points of post {str(name)[:60]!r} must be a number") from None
    if points != points:  # not a number
        points = 0.0
    return Post(
        str(name), title, str(given.get("text") or ""), points, _or_none(given.get("url")), _or_none(given.get("time"))
    )


def _or_none(value: Any) -> str | None:
    return None if value in (None, "") else str(value)
