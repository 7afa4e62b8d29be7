"""The index of one user: terms, entries, scores, and its copy as bytes."""
