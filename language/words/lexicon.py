"""Closed lists of words: what carries no meaning of its own, what turns a meaning round, what counts.

Words of a language that says nothing here are taken for content words.
"""

from language.languages import by_language, words
from language.languages.forms.listing import words_of as words_of

NUMBERS: dict[str, str] = {
    word: value
    for numbers in by_language("words", "NUMBERS", dict).values()
    for value, names in numbers.items()
    for word in names.split()
}
FUNCTION_WORDS = words("words", "FUNCTION_WORDS") - NUMBERS.keys()
"""A number is none of them, whatever the same letters say in another language."""
GENERAL_WORDS = words("words", "GENERAL_WORDS")
"""Words that can be asked of anything: they say little of what a question is about."""
NEGATIONS = words("words", "NEGATIONS")
RELATIONS = words("words", "RELATIONS")
"""Small words that say which of two things is meant: swapping or dropping one changes the statement."""
LIMITS = words("words", "LIMITS")
"""Words that narrow a statement: with one of them it says something else."""
CONJUNCTIONS = words("words", "CONJUNCTIONS") | {"&"}
"""Words that join items of a list, in their folded spelling."""
EXACT = words("words", "EXACT")
"""Words that differ from another word of their kind by a letter or two: a typo is never assumed in them."""
