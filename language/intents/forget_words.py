"""The words of requests to forget, of all languages: verbs that ask, what may stand before them, what takes it back."""

import re

from language.languages import alternatives, words
from language.patterns import pattern_of

FORGETTING = alternatives("wishes.forget", "FORGETTING")
LEADS = alternatives("wishes.forget", "LEADS")
MERGING = alternatives("wishes.forget", "MERGING")
UNSPACED = alternatives("wishes.forget", "FORGETTING_ANYWHERE")
"""Verbs that may stand anywhere, mostly last."""
NOT_BEFORE = rf"(?!-\w)(?!\s+(?:{alternatives('wishes.forget', 'NOT_BEHIND')})\b)"
NOT_AFTER = "".join(f"(?<!{word})" for word in sorted(words("wishes.forget", "NOT_AFTER")))

POLITE = alternatives("wishes.forget", "POLITE")
CONDITIONS = alternatives("wishes.forget", "CONDITIONS")
PASSING = alternatives("wishes.forget", "PASSING")
SAYING = alternatives("wishes.forget", "SAYING")
POINTING = alternatives("wishes.forget", "POINTING")
IDIOMS = alternatives("wishes.forget", "IDIOMS")
WITHDRAWING = alternatives("wishes.forget", "WITHDRAWING")
LEAVING = alternatives("wishes.forget", "LEAVING")
MINE = alternatives("wishes.forget", "MINE")

REMOVING = alternatives("wishes.forget", "REMOVING")
ENDED = alternatives("wishes.forget", "ENDED")
OTHERS = alternatives("wishes.forget", "OTHERS")
FIRST_PERSON = alternatives("wishes.forget", "FIRST_PERSON")

DENIED = pattern_of(alternatives("wishes.forget", "DENIED"), re.IGNORECASE)
"""Forgetting that is denied: a wish to bear in mind."""
BY_OTHERS = pattern_of(alternatives("wishes.forget", "BY_OTHERS"), re.IGNORECASE)
"""Forgetting that is told of others, or that others are told to do."""
