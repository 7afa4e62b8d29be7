"""How a model says in English that it has remembered or forgotten something, or will."""

REMEMBER = (
    r"\bI(?:'ll| will| shall)(?: now| also| be sure to| make sure to| try to)? "
    r"(?:remember|keep (?:that|this|it) in mind|save|store|record|(?:make a )?note)\b"
    r"|\bI(?:'ve| have)?(?: now| just| also| already)* "
    r"(?:remembered|saved|stored|noted|recorded|memori[sz]ed|made a note|updated (?:your|the|my) "
    r"(?:memory|profile|notes?))\b"
    r"|\b(?:has|have|is|was|'s)(?: now| been)* (?:saved|stored|added|committed|written) "
    r"(?:to|in) (?:(?:your|my|the) )?memory\b"
)
FORGET = (
    r"\bI(?:'ll| will| shall)(?: now| also| gladly| go ahead and| be sure to| make sure to)? "
    r"(?:forget|delete|remove|erase|wipe)\b"
    r"|\bI(?:'ve| have)?(?: now| just| also| already)* (?:forgotten|deleted|removed|erased|wiped)\b"
    r"|\b(?:has|have|is|was|'s)(?: now| been)* (?:deleted|removed|erased|wiped) from (?:(?:your|my|the) )?memory\b"
    r"|\bconsider (?:it|that|this) (?:forgotten|deleted|gone)\b"
)
OFFERS = r"(?:if|unless|once|when) you"
"""What makes an offer or a condition of a claim."""
SAYS = r"that"
"""What stands before the words that were remembered."""
