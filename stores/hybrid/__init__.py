"""Search with an embedder beside the words."""
