"""Dutch."""

CODE = "nl"
