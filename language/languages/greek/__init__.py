"""Greek."""

CODE = "el"
NAME = "Greek"
OWN_NAME = "Ελληνικά"
