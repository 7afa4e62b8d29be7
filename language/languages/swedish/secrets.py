"""How Swedish people tell secrets."""

ACCOUNT_NUMBERS = "kontonummer"
