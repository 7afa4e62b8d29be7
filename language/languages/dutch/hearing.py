"""Dutch words by which it is heard what a message changes."""

from language.languages.forms.listing import words_of

WITHIN_NAMES = words_of("van")
