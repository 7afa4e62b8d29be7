"""How Czech people tell secrets."""

ACCOUNT_NUMBERS = r"číslo\súčtu"
