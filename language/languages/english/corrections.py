"""English words by which a message puts right or changes what is known."""

from language.languages.forms.listing import words_of

REPAIRS = (
    r"actually|sorry|oops|whoops|typo|autocorrect\w*|misspoke|mistyped|misspelt|misspelled|my bad|correction|"
    r"i (?:meant|mean)|meant to (?:say|write|type)|should(?:['’]?ve| have) said|on second thought|make that|"
    r"scratch that|(?:no|hang on|hold on),? wait|or rather|come to think of it|miscounted|miscalculated|"
    r"(?:had|got|put|said|wrote|typed) (?:that|it|this) wrong|mixed (?:that|it|them|those|things|\w+) up|mixed up|"
    r"muddled|wrong (?:name|number|year|month|day|date|town|city|way round)"
)
"""How people put right what they have just said."""
SLIP = r"did i (?:really |just |seriously )?(?:say|write|type|put) (?P<slip>[^?\n]{1,40})\?"
"""How people ask themselves whether they said it wrong; the group `slip` is what they said."""
SLIP_DENIED = "not"
"""The word that denies it; a language with SLIP has it too."""
SLIP_TOLD = r"about|that|anything"
"""Words behind which no slip stands, but what somebody spoke of."""

SEVERAL = r"we|us|our|both|together|he|she|her|him|they|them"
"""Words for several, or for somebody already spoken of."""
STRANGERS = words_of("""
    neighbour neighbor author writer man woman guy lad lady character hero heroine singer player minister patient
    """)
"""People whom nobody takes for the writer."""
ANY_OF_THEM = words_of("kid kids child children parents siblings pet pets animals baby")
"""Words for any of one's people and animals, which tell no single one."""
PASSING = r"today|tonight|tomorrow|this (?:week|evening|morning|weekend)|right now"
"""What is not so on a day is not over: "I'm not working tomorrow"."""
LONG_AGO = (
    r"when i was (?:a |little|small|young|\d)|as a (?:kid|child|boy|girl|student)|back in (?:the|my)|"
    r"in my (?:childhood|youth)"
)
"""What was so long ago says nothing against what is so now."""
CHANGES = r"(?:changed|switched|swapped|got myself|have|got) (?:a |an |my )?(?:new )?|new"
"""Words that speak of a change."""
NAMING = words_of("called named name names")
"""Words before a name, which tell nothing by themselves."""

BEING = words_of("was is are it's its")
"""Words that lead to what is true now, and are no part of it: "era gota"."""
FROM_NOW = words_of("now")
TRAILING = words_of("this last next obviously haha lol")
"""Words that end nothing: what they led to was left out."""
TURNING = words_of("""
    move moved moving relocated switch switched change changed shift shifted swap swapped go goes going went gone start
    starts started begin begins live living work working be make made meant mean said say based play become became
    """)
"""Words of a sentence that says of the same doing when or where it is now."""
DID = r"\w{2}ed"
"""Forms of verbs that tell what somebody did."""
REPLACES = r"instead(?! of)"
"""Something else altogether takes the place of what was said."""
WITHIN_NAMES = words_of("of upon")
"""Words inside a name: "Colonia del Sacramento"."""
ORDINALS = r"first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"
HOURS = words_of("hours hrs")
INSTEAD = words_of("instead rather")
"""With these, what follows is what no longer holds ("Freya statt Wotan")."""
