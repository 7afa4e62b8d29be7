"""What is told of another time or another thing than now and oneself, in English words."""

from language.languages.forms.listing import words_of

FORMER = (
    r"used to (?!it\b|the\b|this\b|that\b)|before (?:that|this|then)|previously|formerly|back then|"
    r"in the past|years ago|at my (?:old|last|previous) \w+"
)
"""Words of what was so before."""
WISHED = (
    r"(?:one|some) ?day (?:i|we)|(?:i['’]d|i would|we['’]d|we would|i['’]?d really) (?:love|like|"
    r"want) to (?:be an?|become|live|work|move|have an?|own|learn)|dream(?:s|ing)? of|(?:maybe|"
    r"perhaps) (?:i|we)(?:['’]ll| will| could| might)|"
    r"(?:thinking|thought) (?:of|about) (?!how|what|you|him|her|them|it\b|this|that)\w+ing|"
    r"consider(?:ing)? (?!it\b|this|that|the )\w+ing|toying with|tempted to|mulling|"
    r"(?:wondering|wonder|debating|deciding|undecided) (?:if|whether)(?: or not)? (?:i|we)|half a mind to|"
    r"(?:i|we) (?:should|could)(?:['’]?ve| have| of)(?! (?:told|said|mentioned|added|written|known|been))"
)
"""How people say what they would only like, or may do some day."""
ONE_DAY = (
    r"today|tonight|yesterday|last night|this (?:week|morning|evening|weekend|afternoon|time|\w+day)|"
    r"tomorrow|just this once|by mistake|by accident"
)
"""Words of what was or will be so on one day."""
THE = words_of("the")
"""Words before a thing that a sentence is about."""
FOR_A_WHILE = (
    r"for once|just for (?:this|the|one|a)|for the (?:weekend|next)|in the meantime|meanwhile|"
    r"temporar(?:y|ily)|borrow(?:ed|ing)|on loan|a loaner|courtesy car|lent me|"
    r"(?:hire|rental) (?:car|van|bike)|a (?:hire|rental|rented)|until (?:it|he|she)(?:['’]s| is) back"
)
"""What is lent, or holds for some days only."""
