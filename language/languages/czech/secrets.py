"""How Czech people tell secrets."""

PASSWORDS = "heslo, hesla, heslem, heslu"
CODES = "pin kód, pinkód"
PLAIN = "zapomněl*, stejné, slabé, silné, dlouhé, krátké, bezpečné, změn*"
ACCOUNT_NUMBERS = r"číslo\súčtu"
