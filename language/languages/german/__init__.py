"""German."""

CODE = "de"
