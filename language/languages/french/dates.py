"""How French people say when something is."""

TELLS_TIME = r"demain"
