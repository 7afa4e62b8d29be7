"""Portuguese."""

CODE = "pt"
