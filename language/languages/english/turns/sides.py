"""What takes the place of what at the same thing, in English words."""

from language.languages.forms.listing import words_of

REMAINING = r"left|remain(?:s|ing)?|only \w+ of (?:them|us)|survived|down to|(?:is|are) still (?:here|with us|alive)"
"""How people say how many are left."""
SIDES = (
    r"full-time fulltime / part-time parttime",
    r"junior / senior / trainee / lead",
    r"diesel / petrol gas / electric / hybrid",
    r"upstairs / downstairs",
    r"once / twice / thrice",
    r"weekly / daily / monthly / fortnightly",
    r"half / full whole",
)
"""Words of which one takes the place of another, each side after a slash."""
TIMES = (
    r"nights nightshifts? night lates late / days dayshifts? day / mornings earlies early / evenings evening",
    r"left / right",
)
"""The same of times of day, which say when somebody works only behind a word of SIDE_LEADS."""
SIDE_LEADS = words_of("on onto the to my")
"""Words before a time of day that says when somebody works."""
MOVED = (
    r"(?:(?:so|well|oh|ok|hey|btw|update|anyway|finally|just|recently|actually|i|we|i've|we've|have|been)\W+)*"
    r"(?:moved|relocated)(?: (?:over|back|house|home|down|up|out|away|on))*(?: from [\w'’-]+)? to"
)
"""How a clause begins that says where its writer moved, with or without a subject; the place follows."""
NOW_FROM = (
    r"(?:\A|\b)(?:as of \w+,? |since \w+,? )?(?:we're|we are|i'm|i am) (?:now |officially |finally |all ){0,2}"
    r"(?P<place>(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)?) (?:people|folks?|residents?|locals?)\b"
)
"""How somebody says of which place they are by now."""
ROUTINE = (
    r"(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:on )?week(?:ends|days)|"
    r"(?:every|each) (?:other )?\w+|in the (?:morning|evening)s|"
    r"before (?:bed|bedtime|sleep|going to (?:bed|sleep))|after work"
)
"""On which days or at which time of the day something is done, over and over."""
VISITS = (
    r"week-?ends?|holidays?|vacation|trip|visit\w*|day out|stopover|layover|passing through|business trip|conference|"
    r"city break|getaway|spent (?:the|a|two|three|some) (?:day|night|afternoon|evening|week|nights|days|time)"
)
"""Words of being somewhere for a while."""
AUTHORITY = (
    r"(?:my |the |our )?(?:doctor|doc|gp|consultant|dentist|vet|allergist|specialist|nurse|optician|dermatologist|"
    r"neurologist|cardiologist|surgeon|midwife|therapist|physio|lab|hospital|clinic|(?:test |blood )?results?|"
    r"(?:blood |allergy )?tests?|biopsy|scan|x-ray) (?:just |now |actually |today )?(?:says?|said|tells? me|told me|"
    r"confirmed|reckons?|thinks?|shows?|showed|found)(?: that)?|according to (?:my |the )?(?:doctor|vet|tests?|"
    r"scan|lab|"
    r"results|passport|card|certificate|contract|letter)"
)
"""Who knows better what is so with the writer, and says it."""
AUTHORITY_BEHIND = r"says? (?:my |the )?(?:doctor|doc|gp|dentist|vet|nurse|consultant)"
"""How it is said behind what they say."""
