"""How Spanish people say when something is."""

TELLS_TIME = r"mañana"
