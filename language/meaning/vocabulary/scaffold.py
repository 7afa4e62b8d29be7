"""Words by which a summary holds together what somebody said; they say little or nothing of their own."""

from language.languages import by_language, words

LIGHT = by_language("vocabulary", "LIGHT", frozenset)
"""A summary adds them without saying more."""
SLIGHT = words("vocabulary", "SLIGHT")
"""What is done, in the emptiest words: where the rest is said, the verb may be another one."""
EMPTY = SLIGHT | words("vocabulary", "EMPTY")
"""Verbs that tell nothing of what is done."""
CONSUMING = words("vocabulary", "CONSUMING")
"""Where something is left be, what was done with it need not be said."""
SORTS = words("vocabulary", "SORTS")
"""What sort of thing a name names: beside the name it says nothing more ("the Ricoh camera", "місто Умань")."""
WHOLE = words("vocabulary", "WHOLE")
"""Nothing is left out: a memory says so only where the user did."""
WHOLE_SAID = WHOLE | words("vocabulary", "WHOLE_SAID")
ANSWERS = words("vocabulary", "ANSWERS")
"""What somebody has wishes for who talks to an assistant: beside the wish they say nothing more."""
