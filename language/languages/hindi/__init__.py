"""Hindi."""

CODE = "hi"
