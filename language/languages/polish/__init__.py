"""Polish."""

CODE = "pl"
