"""Ukrainian."""

CODE = "uk"
NAME = "Ukrainian"
OWN_NAME = "Українська"
