"""Greek."""

CODE = "el"
