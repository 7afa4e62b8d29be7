"""How Finnish people tell secrets."""

PASSWORDS = "salasana*"
CODES = "pin-koodi, pinkoodi, ovikoodi"
PLAIN = "unohtui, unohdin, sama, heikko, vahva, pitkä, lyhyt, vaihdettu"
ACCOUNT_NUMBERS = "tilinumero"
