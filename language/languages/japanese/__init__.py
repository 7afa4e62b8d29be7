"""Japanese."""

CODE = "ja"
