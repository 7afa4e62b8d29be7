"""What Italian words are, apart from what they mean."""

from language.languages.forms.listing import words_of

CONJUNCTIONS = words_of("e o")
