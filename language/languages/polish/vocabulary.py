"""What one word says of another, and what excludes what, in Polish."""

from language.languages.forms.listing import words_of

CONTRASTS = (
    "lubię kocham wolę / nienawidzę unikam",
    "zawsze / nigdy",
)
NEGATING = words_of("bez")
