"""Embeddings that are the same everywhere, and what is known where they are tried."""

import hashlib
import re
from typing import Any

import numpy as np
from langchain_core.embeddings import Embeddings

from stores import MemoryStore

CONCEPTS = {
    "drink": "coffee espresso beverage drink tea",
    "pet": "dog puppy terrier pet animal",
    "city": "lives town city home kyiv lviv resides",
    "work": "job employer company work works profession career engineer",
    "food": "meal eat eats food dish vegetarian meat steak diet",
    "music": "guitar piano instrument music plays melody",
    "sport": "running marathon sport jogs exercise",
}
_CONCEPT = {word: concept for concept, words in CONCEPTS.items() for word in words.split()}
SIZE = 512


class Meanings(Embeddings):
    """Deterministic: words of one concept point the same way, other words each in a way of their own, faintly."""

    def __init__(self) -> None:
        self.model = "meanings"
        self.texts: list[str] = []
        self.queries: list[str] = []
        self.fails = False

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        if self.fails:
            raise ConnectionError("the words of a user")
        self.texts += texts
        return [self._vector(text) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        if self.fails:
            raise ConnectionError("the words of a user")
        self.queries.append(text)
        return self._vector(text)

    def _vector(self, text: str) -> list[float]:
        total = np.zeros(SIZE)
        for word in re.findall(r"\w+", text.lower()):
            seed = hashlib.sha256(_CONCEPT.get(word, word).encode()).digest()
            numbers = np.random.default_rng(int.from_bytes(seed[:8], "little")).standard_normal(SIZE)
            total += numbers * (1.0 if word in _CONCEPT else 0.15)
        return [float(number) for number in total]


KNOWN = {
    "morning": "Starts the day with an espresso",
    "companion": "Has a terrier called Bublik",
    "place": "Lives in Lviv since 2019",
    "position": "Engineer at a small robotics company",
    "table": "Vegetarian for ten years",
    "evening": "Plays the guitar in a cellar band",
    "training": "Prepares for a marathon in autumn",
    "language": "Writes Rust on weekends",
    "reading": "Prefers short summaries with numbers",
    "editor": "Uses Helix with a dark theme",
}


async def remember(store: MemoryStore, user: str, known: dict[str, str] = KNOWN) -> None:
    for key, value in known.items():
        receipt = await store.write(user, key=key, value=value, kind="note")
        assert receipt.ok, receipt.reason


async def keys(store: MemoryStore, user: str, query: str, **more: Any) -> list[str]:
    return [hit.key for hit in await store.search(user, query, **more)]
