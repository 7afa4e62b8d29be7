"""English words by which a sentence points at the talk or the article at hand, so that it is no fact about the user."""

POINTING = (
    r"\b(?:it|this|these|those|them|you|your|yours|him|her|his|there|here)\b|\b(?:into|about|on|with|"
    r"of|for|like|to|than) that\b|\bthat$|"
    r"\bthat (?:one|part|way|said|point|happens|much)\b"
)
DISCUSSED = (
    r"\b(?:the|second|first|last|next|other|previous|latter|former) (?:\w+ )?(?:article|post|author|"
    r"title|option|section|part|paragraph|point|"
    r"word|flow|example|diagram|graph|chart|comments?|thread|discussion|summary|answer|question|"
    r"explanation|analogy|idea|one|approach|version|"
    r"headline|conclusion|argument|quote|link|code|snippet|table|benchmark|numbers|talk|video|rest|"
    r"tests?|code|text|reply|chapter|story)\b"
)
BEFORE_EMPTY = r"to|the|about|that|very|really|so"
"""Small words that may stand before those of `EMPTY_START`."""
EMPTY_START = (
    r"what|how|when|why|so|which|one|know|see|say|"
    r"ask|add|tell|hear|talk|discuss|share|thank|"
    r"understand|not|be honest|nothing|something|anything|everything|someone|people|more|less|same|"
    r"fan|leave now|sleep"
)
VAGUE_SUBJECT = r"it|this|that|these|those|they|them|he|she|we|you|your|there|one|part|people like|so|not"
"""An opinion whose subject only the talk explains."""
POINTED_AT = (
    r"\b(?:this|that|these|those|your) (?:\w+ )?(?:articles?|posts?|part|idea|point|one|way|approach|"
    r"thread|comments?|discussion|question|summary|"
    r"summaries|answers?|argument|section|example|author|title|analogy|chart|take|quote|link)\b"
)
BEFORE_ERRANDS = r"will|to|going to"
ERRANDS = (
    r"read|try|check|look|think|get back|let|finish|reply|answer|see|"
    r"watch|test|be back|come back|ask|write back|call you"
)
"""Small things a person means to do next: no plan worth keeping."""
