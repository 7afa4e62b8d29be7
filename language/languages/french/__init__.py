"""French."""

CODE = "fr"
