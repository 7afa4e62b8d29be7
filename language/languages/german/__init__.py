"""German."""

CODE = "de"
NAME = "German"
OWN_NAME = "Deutsch"
