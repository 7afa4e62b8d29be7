"""The words of requests to forget, of all languages: verbs that ask, what may stand before them, what takes it back."""

import re

from language.languages import alternatives, words

FORGETTING = alternatives("forget", "FORGETTING")
LEADS = alternatives("forget", "LEADS")
MERGING = alternatives("forget", "MERGING")
UNSPACED = alternatives("forget", "FORGETTING_ANYWHERE")
"""Verbs that may stand anywhere, mostly last."""
NOT_BEFORE = rf"(?!-\w)(?!\s+(?:{alternatives('forget', 'NOT_BEHIND')})\b)"
NOT_AFTER = "".join(f"(?<!{word})" for word in sorted(words("forget", "NOT_AFTER")))

POLITE = alternatives("forget", "POLITE")
CONDITIONS = alternatives("forget", "CONDITIONS")
PASSING = alternatives("forget", "PASSING")
SAYING = alternatives("forget", "SAYING")
POINTING = alternatives("forget", "POINTING")
IDIOMS = alternatives("forget", "IDIOMS")
WITHDRAWING = alternatives("forget", "WITHDRAWING")
LEAVING = alternatives("forget", "LEAVING")
MINE = alternatives("forget", "MINE")

REMOVING = alternatives("forget", "REMOVING")
ENDED = alternatives("forget", "ENDED")
OTHERS = alternatives("forget", "OTHERS")
FIRST_PERSON = alternatives("forget", "FIRST_PERSON")

DENIED = re.compile(alternatives("forget", "DENIED"), re.IGNORECASE)
"""Forgetting that is denied: a wish to bear in mind."""
