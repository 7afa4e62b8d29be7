"""How Finnish people ask to have something forgotten."""

FORGETTING = r"unohda|poista"
POINTING = r"se|sen"
