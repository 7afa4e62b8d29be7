"""What one word says of another, and what excludes what, in French."""

CONTRASTS = (
    "aime adore préfère / déteste évite",
    "toujours / jamais",
    "plus / moins",
)
