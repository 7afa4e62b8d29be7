"""How German people say when something is."""

TELLS_TIME = r"morgen|nächste\w*"
