"""Russian."""

CODE = "ru"
NAME = "Russian"
OWN_NAME = "Русский"
