"""Polish."""

CODE = "pl"
NAME = "Polish"
OWN_NAME = "Polski"
