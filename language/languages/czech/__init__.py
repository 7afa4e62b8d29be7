"""Czech."""

CODE = "cs"
