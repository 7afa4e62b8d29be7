"""The words around a secret, by language: add a table to one of the files here, and that language is known."""

from language.sensitive.words import (
    eastern,
    germanic,
    opening_asian,
    opening_eastern,
    opening_gallic,
    opening_germanic,
    opening_romance,
    opening_slavic,
    romance,
    slavic,
)

LANGUAGES = germanic.TABLES | romance.TABLES | slavic.TABLES | eastern.TABLES
OPENINGS = (
    opening_germanic.TABLES
    | opening_romance.TABLES
    | opening_gallic.TABLES
    | opening_slavic.TABLES
    | opening_eastern.TABLES
    | opening_asian.TABLES
)
