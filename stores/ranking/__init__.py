"""Posts in the order that suits one reader, each with its reason."""

from stores.ranking.posts import Post, Ranked, Ranking, Reason

__all__ = ["Post", "Ranked", "Ranking", "Reason"]
