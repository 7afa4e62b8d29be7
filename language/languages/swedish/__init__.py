"""Swedish."""

CODE = "sv"
