"""Tamil."""

CODE = "ta"
