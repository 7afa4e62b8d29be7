"""The words around a secret, by language: add a table to one of the files here, and that language is known."""

from stores.text.secret_words import eastern, germanic, romance, slavic

LANGUAGES = germanic.TABLES | romance.TABLES | slavic.TABLES | eastern.TABLES
