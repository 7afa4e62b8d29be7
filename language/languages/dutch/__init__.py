"""Dutch."""

CODE = "nl"
NAME = "Dutch"
OWN_NAME = "Nederlands"
