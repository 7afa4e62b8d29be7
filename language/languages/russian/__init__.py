"""Russian."""

CODE = "ru"
