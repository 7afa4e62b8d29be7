"""The forms that a language fills in."""
