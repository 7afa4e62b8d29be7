"""Ukrainian."""

CODE = "uk"
