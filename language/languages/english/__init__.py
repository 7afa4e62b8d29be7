"""English."""

CODE = "en"
NAME = "English"
OWN_NAME = "English"
