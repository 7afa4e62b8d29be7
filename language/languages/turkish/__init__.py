"""Turkish."""

CODE = "tr"
