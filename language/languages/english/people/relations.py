"""What people are to each other, how that is told of others and how it is asked, in English words."""

KIN = {
    "spouse.m": r"husband|hubby",
    "spouse.f": r"wife",
    "spouse": r"spouse",
    "ex.m": r"ex-?husband|ex-?boyfriend",
    "ex.f": r"ex-?wife|ex-?girlfriend",
    "ex": r"ex(?:-partner)?",
    "partner.m": r"boyfriend|fianc[eé]",
    "partner.f": r"girlfriend|fianc[eé]e",
    "partner": r"partner",
    "parent_in_law.m": r"father-in-law",
    "parent_in_law.f": r"mother-in-law",
    "child_in_law.m": r"sons?-in-law",
    "child_in_law.f": r"daughters?-in-law",
    "sibling_in_law.m": r"brothers?-in-law",
    "sibling_in_law.f": r"sisters?-in-law",
    "grandparent.m": r"grandfather|grandpa|granddad",
    "grandparent.f": r"grandmother|grandma|granny",
    "grandparent": r"grandparents?",
    "grandchild.m": r"grandsons?",
    "grandchild.f": r"granddaughters?",
    "grandchild": r"grandchild(?:ren)?|grandkids?",
    "parent.m": r"(?:step-?)?father|(?:step-?)?dad",
    "parent.f": r"(?:step-?)?mother|(?:step-?)?mom|(?:step-?)?mum",
    "parent": r"(?:step-?)?parents?",
    "child.m": r"(?:step-?)?sons?",
    "child.f": r"(?:step-?)?daughters?",
    "child": r"(?:step-?)?child(?:ren)?|kids?|bab(?:y|ies)",
    "sibling": r"siblings?|twins?|brother and sister|sister and brother",
    "sibling.m": r"(?:step-?|half-?|twin )?brothers?",
    "sibling.f": r"(?:step-?|half-?|twin )?sisters?",
    "uncle.m": r"uncle",
    "uncle.f": r"aunt(?:ie)?",
    "nephew.m": r"nephews?",
    "nephew.f": r"nieces?",
    "cousin": r"(?:second |first )?cousins?",
    "godparent.m": r"godfather",
    "godparent.f": r"godmother",
    "godchild": r"godchild(?:ren)?|godsons?|goddaughters?",
    "report": r"(?:direct )?reports?|subordinates?|employees?|assistants?|secretar(?:y|ies)",
    "boss": r"boss|(?:line |team )?manager|supervisor|team lead(?:er)?|employer|superior",
    "colleague": r"colleagues?|co-?workers?|workmates?|team-?mates?|business partners?",
    "friend": r"friends?|mates?|pals?|bud(?:dy|dies)|best friends?|bff",
    "roommate": r"room-?mates?|flat-?mates?|house-?mates?",
    "neighbour": r"neighbou?rs?",
    "teacher": r"teacher|tutor|professor|coach|trainer",
    "student": r"students?|pupils?",
    "mentor": r"mentor",
    "mentee": r"mentees?|apprentices?|interns?",
    "landlord": r"landlord|landlady",
    "tenant": r"tenants?|lodgers?",
    "doctor": r"doctor|gp|dentist|therapist",
    "patient": r"patients?",
}
"""By role, and the sex they tell, the words for it; of two that fit the first counts."""
QUALITIES = (
    r"older|younger|elder|eldest|youngest|oldest|big|little|twin|only|best|closest|close|good|old|new|first|second|"
    r"future|adopted|favou?rite|direct"
)
"""Words that may stand before such a word."""
MINE = r"my|our"
SPOKEN_OF = (r"(?:well|and|but|so|oh|btw|by the way|actually|now|also)[,:]? ", r"he|she", r"['’]s(?= [a-z])")
"""Words before somebody already spoken of, how they are called then, and a short "is" behind it."""
IS = "is"
ONE_OF_MINE = "my child"
"""How somebody may be called who is the writer's, whoever they are."""
NAME_ENDINGS = r"(?!)"
"""What the forms of a name end in."""
AND = r"and|&"
BUT = r"but|who|so|while"
"""Words with which another clause may begin."""
TRAILS = r"too|as well|now|actually|by the way|any ?more|in fact|right now|these days"
"""Words that may stand behind it."""
LEADS = (
    r"no|nope|nah|actually|well|so|oh|ok|okay|sorry|wait|wrong|not quite|correction|by the way|btw|fyi|also|and|but|"
    r"just so you know|for the record|for your information|i mean|i meant|to be (?:clear|precise|exact)|in fact|"
    r"remember|note|remember that|note that|now"
)
"""How somebody may begin who then tells it."""
SETS_RIGHT = (
    r"no|nope|nah|actually|sorry|wait|wrong|not quite|correction|i mean|i meant|to be (?:clear|precise|exact)|in fact"
)
"""Those of them that put right what was said before."""
_IS = r"(?:is|are|'s|'re)(?: also| still| now| actually| really| in fact)?"
_NOT = r"(?P<no> not| no longer|n't| not any ?more)?(?: actually| really| also| just)?"
_IS_NOT = rf"(?:is|are|'s|'re)(?: also| still| now| actually| really| in fact)?{_NOT}"
ALSO = r"also|now|still|both|even"
"""Words that may stand before what somebody is."""
OWN = (r"(?: is|'s){also} {m} {k}(?:'s? {k})?", r" is{also} (?:the|an?) {k} of {m} {k}")
"""Of somebody (whose name stands before it): what they are to the writer (m: mine), or to one of theirs."""
OWN_POINTED = (r"(?:also,? )?(?:he|she)(?: is|'s){also} {m} {k}(?:'s? {k})?",)
"""The same of somebody named right before."""
OWN_IS = "{} is {}"
"""How it is told where it was only pointed at."""
ONLY_WHEN = r"when|once|as soon as|until|till|by the time"
"""What says that something is so only then."""
TELLS = (
    rf"{{x}} ?{_IS_NOT} {{y}}'s? {{k}}",
    rf"{{x}} ?{_IS_NOT} (?:the |an? |one of the )?{{k}} (?:of|to) {{y}}(?!')",
    rf"{{y}}'s? {{k}} {_IS_NOT}(?: called| named)? {{x}}(?!')",
    rf"the {{k}} of {{y}} {_IS_NOT}(?: called| named)? {{x}}(?!')",
    (
        r"{y} has (?:an?|got an?|one|two|three|four|five|six|\d)(?: got)? {k}(?:[,:]| called| named|"
        r" who is called)? {x}(?!')"
    ),
)
"""Sentences of whom (x) is what (k) to whom (y); `no` denies it."""
TELLS_BESIDE = (r"{y}'s {k} {x}(?= (?:is|lives?|works?|has|likes?|loves?|moved|studies|speaks|comes)\b)",)
"""The same at the beginning of a sentence that goes on to tell something else of them."""
TELLS_BOTH = (rf"{{x}} {_IS_NOT} (?:each other's |both )?{{k}}",)
"""Sentences of two that are the same to each other."""
TELLS_ROLE = (
    (rf"{{x}} {_IS_NOT} married to {{y}}(?!')", "spouse"),
    (r"{x} (?:has )?(?:just )?(?:married|got married to|wed) {y}(?!')", "spouse"),
    (rf"{{x}} {_IS_NOT} engaged to {{y}}(?!')", "partner"),
    (rf"{{x}} {_IS_NOT} (?:dating|going out with|together with|seeing) {{y}}(?!')", "partner"),
    (rf"{{x}} {_IS_NOT} (?:divorced|separated) from {{y}}(?!')", "ex"),
    (r"{x} (?:has )?(?:just )?(?:got divorced from|divorced|left) {y}(?!')", "ex"),
    (r"{x}(?P<no> doesn't| does not| no longer)? (?:works? for|reports? to) {f}(?!')", "report"),
    (r"{x}(?P<no> doesn't| does not| no longer)? manages? {f}(?!')", "boss"),
)
"""The same by other words than those of `KIN`; `f` is a first name that people have."""
TELLS_BOTH_ROLE = (
    (rf"{{x}} {_IS_NOT} (?:married|husband and wife|wife and husband|spouses|a married couple)", "spouse"),
    (r"{x} (?:have |just |have just )?(?:got |gotten )?married", "spouse"),
    (rf"{{x}} {_IS_NOT} (?:a couple|engaged|dating|together|an item)", "partner"),
    (rf"{{x}} {_IS_NOT} (?:divorced|separated)", "ex"),
    (r"{x} (?:have |just |have just )?(?:got |gotten )?(?:divorced|split up|broke up|broken up|separated)", "ex"),
    (rf"{{x}} {_IS_NOT} (?:neighbou?rs)", "neighbour"),
)
SIGNS = (
    r"married|wed|engaged|dating|going out|together|seeing|divorced|left|split|broke|separated|works? for|reports? to|"
    r"manages?"
)
"""Words of those sentences."""
WORDING = "{x} is {y}'s {k}"
"""How it is told where it was only pointed at."""
ARTICLES = r"the|an?"
MORE = (r"(?:also )?{y}'s? {k}", r"(?:also )?(?:the |an? )?{k} (?:of|to) {y}(?!')")
"""What else the first of a sentence is: "… and Peter's boss"."""
HE = r"he|she|they|that|it"
HIS = r"his|her|their"
PUT_RIGHT = (
    rf"(?:{{x}} ?|(?:{HE}) ?|(?:not |n't )?){_IS_NOT} (?P<his>{HIS}) {{k}}",
    rf"(?P<his>{HIS}) {{k}}(?:, not (?:his|her|their|a|the)? ?[\w -]+)?",
    rf"(?:{HE}) ?{_IS_NOT} (?:the |an? )?{{k}}",
)
"""The same where one or both are only pointed at, by somebody who puts right what was said."""
RATHER = (
    r",? (?:but|he's|she's|they're|he is|she is|rather)(?: rather)? (?:(?P<his>his|her|their) |"
    r"{y}'s? |the |an? )?{k}(?: of {y2})?"
)
"""What follows a denial: "…, but her cousin"."""
WHO = r"who|whom|whose|who's|what|what's|how|which"
"""With which a question for a person, or what they are to another, may begin."""
ELSEWHERE = r"where|when|how (?:old|many|much|long|often|tall|far)|why|which (?:city|town|country|company|school)"
"""A question that asks for something else."""
ASKS_ROLE = (
    (r"married|spouse", "spouse"),
    (r"who(?:m)? does .* (?:work for|report to)|(?:for|to) whom does", "boss"),
    (r"who (?:manages|leads|supervises)", "boss"),
    (r"who (?:works for|reports to)|whom? does .* (?:manage|lead|supervise)", "report"),
    (r"divorced|separated", "ex"),
    (r"dating|engaged|going out", "partner"),
)
"""Roles by other words that ask for them."""
ASKS_WHO = (
    r"who(?:'s| is| was| are)|(?:what|anything) (?:do|did|have) (?:you|i).* about|related|"
    r"relationship|relation|what is .* to\b|tell me about"
)
"""A question for everything that somebody is to others."""
BOYS_AND_GIRLS = r"girls?|boys?|lads?|lass(?:es)?|twins"
"""Words for children that say whose they are only where names follow them."""
