"""How Finnish people tell secrets."""

ACCOUNT_NUMBERS = "tilinumero"
