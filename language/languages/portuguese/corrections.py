"""Portuguese words by which a message puts right or changes what is known."""

from language.languages.forms.listing import words_of

WITHIN_NAMES = words_of("de da do")
