"""BM25 as one would write it on paper: slow, obvious, and the judge of the index."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence

K1, B = 1.5, 0.75


def plain_scores(
    entries: Mapping[str, Sequence[str]], query: Sequence[str], b: float | None = None
) -> dict[str, float]:
    """The score of every entry, given its tokens."""
    b = B if b is None else b
    counts = {name: Counter(tokens) for name, tokens in entries.items()}
    average = sum(map(len, entries.values())) / len(entries) if entries else 0
    scores = dict.fromkeys(entries, 0.0)
    for word in query:
        holders = [name for name, held in counts.items() if held[word]]
        idf = math.log((len(entries) - len(holders) + 0.5) / (len(holders) + 0.5) + 1)
        for name in holders:
            frequency, length = counts[name][word], len(entries[name])
            scores[name] += idf * frequency * (K1 + 1) / (frequency + K1 * (1 - b + b * length / average))
    return scores


def plain_ranking(scores: Mapping[str, float], limit: int) -> list[tuple[str, float]]:
    """The highest positive scores; equal ones in the order of the mapping."""
    found = [(name, round(score, 10)) for name, score in scores.items() if score > 0]
    return sorted(found, key=lambda row: -row[1])[:limit]
