"""How Swedish people tell secrets."""

PASSWORDS = "lösenord*"
CODES = "pinkod*, portkod*, dörrkod*"
PLAIN = "glömt, glömde, bytt, samma, säkert, svagt, långt, kort"
ACCOUNT_NUMBERS = "kontonummer"
