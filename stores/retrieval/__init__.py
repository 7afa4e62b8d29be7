"""Search: text analysis, the exact BM25 index, and what is made of its answers."""
