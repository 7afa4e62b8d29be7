"""How Polish people say when something is."""

TELLS_TIME = r"jutro"
