"""Words that can be asked of anything: they say little of what a question is about."""

from language.languages import words

GENERAL_WORDS = words("words", "GENERAL_WORDS")
