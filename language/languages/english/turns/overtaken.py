"""What overtakes what in a life, in English words."""

OVERTAKEN = (
    (
        r"boyfriend|girlfriend|dating|in a relationship|engaged|fianc[eé]e?|married|husband|wife|my partner",
        (
            r"(?:we|he and i|she and i|\w+ and i)(?:'ve| have)? (?:just )?(?:broke|broken|split) up|(?:he|she|"
            r"they|\w+) "
            r"(?:dumped|left) me|(?:we're|we are) (?:not together|divorced|separated|getting divorced)|"
            r"it's over between|i'm single (?:again|now)|got divorced"
        ),
    ),
    (
        r"getting married|wedding|engaged|marrying",
        r"wedding(?:'s| is| was| has been)? (?:\w+ )?(?:off|cancel\w+)|called off (?:the|our) wedding|no wedding",
    ),
    (
        r"vegetarian|vegan|plant[- ]based|pescatarian|no meat|(?:doesn't|does not|don't|not) eat (?:meat|fish)",
        (
            r"(?:eat(?:ing)?|ate|having|had|back (?:on|to|eating)|tuck\w+ into) (?:\w+ ){0,2}?(?:meat|chicken|"
            r"beef|bacon|steak|pork|fish|sausages?|burgers?|cheese|eggs|everything)|(?:a )?(?:meat[- ]eater|"
            r"omnivore) (?:again|now)"
        ),
    ),
    (
        r"owes?|owing|in debt|debts?|loan|mortgage|overdraft",
        (
            r"(?:paid|payed|pay) (?:\w+ ){0,3}?(?:back|off|up|in full)|(?:all )?settled(?: up)?|(?:debt|"
            r"loan)[- ]free|(?:we're|we are|are|all) (?:square|even|quits)|cleared (?:the|my|that) (?:debt|loan|"
            r"balance|mortgage)|(?:don't|do not) owe (?:\w+ )?(?:anything|nothing|a penny|a cent)"
        ),
    ),
    (
        r"single|unmarried|not seeing anyone|alone|widow(?:ed|er)?|divorced",
        (
            r"(?:girlfriend|boyfriend|partner|fianc[eé]e?|going out with|dating|seeing (?:someone|somebody)|"
            r"in a relationship|engaged|got married|married (?:now|on|last|again)|tied the knot|my (?:husband|"
            r"wife) now)"
        ),
    ),
    (
        r"engaged|fianc[eé]e?|getting married|wedding (?:is|in|on)|marrying",
        (
            r"got married|(?:we )?married|tied the knot|honeymoon|said (?:i|our) dos?|(?:my|his|her) (?:husband|"
            r"wife) now|newlyweds?|eloped"
        ),
    ),
    (
        r"pregnant|expecting|baby (?:is )?due|due (?:in|date)",
        (
            r"gave birth|given birth|(?:was|is|were) born|(?:baby|he|she|twins?)(?:'s| is| are| has)? (?:arrived|"
            r"here)|miscarr\w+|came into the world"
        ),
    ),
    (
        (
            r"unemployed|out of work|job[- ]?hunt\w*|between jobs|looking for (?:a |another )?(?:new )?(?:job|"
            r"work)|jobless"
        ),
        (
            r"(?:found|got|landed|start(?:ed|ing)?|accepted) (?:\w+ ){0,3}?(?:job|position|role|work|offer)|hired|"
            r"employed again|signed (?:the|a|my) contract"
        ),
    ),
    (
        r"smok(?:es?|er|ing)|vap(?:es?|ing)",
        (
            r"smoke[- ]free|without a (?:single )?cigarette|not (?:a|one) (?:single )?cigarette|"
            r"no (?:more )?cigarettes|nicotine patch\w*|kicked the habit"
        ),
    ),
    (
        (
            r"drinks? (?:\w+ ){0,5}?(?:wine|beer|whisk[e]?y|gin|vodka|alcohol|pints?)|(?:wine|beer|whisk[e]?y|"
            r"gin) (?:every|each|with)"
        ),
        (
            r"sober|teetotal|not a drop|off the (?:booze|drink|wine|beer)|on the wagon|alcohol[- ]free|"
            r"dry (?:since|for|january)"
        ),
    ),
    (
        (
            r"stud(?:ies|ying|ent)|thesis|dissertation|phd|doctorate|degree|year (?:of|at) (?:uni|university|"
            r"college|school)|undergraduate|apprentice\w*"
        ),
        (
            r"graduat(?:ed|ion)|handed (?:in )?(?:the|my) (?:thesis|dissertation)(?: in)?|defended|passed (?:the|"
            r"my) (?:viva|finals)|dropped out|got my (?:degree|diploma|doctorate|master's)|finished (?:uni|"
            r"university|college|school|my (?:degree|studies|thesis|apprenticeship))|(?:journeyman|qualified) now"
        ),
    ),
    (
        r"learning to drive|driving lessons|(?:no|hasn't got a|without a) (?:driving |driver's )?licen[cs]e",
        r"passed (?:my |the )?(?:driving )?test|got my (?:driving |driver's )?licen[cs]e",
    ),
    (
        (
            r"rents?|renting|rented|tenants?|flatmates?|roommates?|lives? with (?:their|my|his|her) (?:parents|"
            r"mum|mom|dad)"
        ),
        (
            r"(?:bought|purchased) (?:\w+ ){0,4}?(?:house|flat|home|place|apartment|cottage|terrace|bungalow|"
            r"condo)|got the keys|own place|homeowners?"
        ),
    ),
    (
        r"(?:broke|broken|fractured|sprained|tore|torn)|(?:in a|wears a) (?:cast|boot|sling)|crutches|wheelchair",
        (
            r"(?:all )?healed|(?:cast|boot|sling|crutches|stitches)(?:'s| is| are| came)? (?:finally )?(?:off|"
            r"gone|out)|walk(?:ing)? again|fully recovered"
        ),
    ),
    (
        r"braces|retainer|glasses|contacts|hearing aids?",
        r"(?:braces|brace|retainer)(?:'s| is| are| came)? (?:finally )?(?:off|out)|laser(?:ed| surgery)|lasik",
    ),
    (
        r"training for|preparing for|revising for|exam (?:is )?on",
        (
            r"(?:ran|finished|completed|crossed the finish|did) (?:the|my|it|that) (?:\w+ )?(?:marathon|race|"
            r"triathlon|half|exam)?|passed (?:the|my) exam|got through the exam"
        ),
    ),
    (
        r"kindergarten|nursery|preschool|daycare",
        r"(?:first|1st) (?:grade|grader|class)|school(?:boy|girl|kid)?|reception class",
    ),
    (
        r"works?|job|employ\w+|teach\w*|role|company|nurse|engineer|driver",
        (
            r"(?:i'm|i am|i've|we're|now|finally|just|officially) retired|took (?:early )?retirement|laid off|"
            r"made redundant|let me go|pensioner now|(?:on|in) retirement"
        ),
    ),
    (
        r"builds?|building|renovat\w+|extension",
        r"moved in(?:to it)?|(?:house|kitchen|bathroom|extension) is (?:finally )?(?:finished|done|ready)",
    ),
    (
        r"waiting (?:for|on)|waitlist\w*|surgery|operation",
        r"had (?:the|my) (?:surgery|operation|op)|operated on|went through the (?:surgery|operation)",
    ),
)
"""By what a note says: what tells that it has been overtaken by what came after it."""
RESTRICTED = (
    r"(?:can ?not|can['’]?t|cannot|not allowed|must ?n['’]?t|must not|may "
    r"not|no|not|off|avoids?|intolerant|forbid\w*|banned) (?:\w+ ){0,4}?\w+"
)
ALLOWED = (
    r"(?:fine|ok(?:ay)?|allowed|safe|back on the menu|good) (?:again|now)|"
    r"(?:i|we) (?:can|may|am allowed to|am able to) (?:\w+ ){0,4}?again|"
    r"i'm (?:allowed|cleared|able)(?: to)? (?:\w+ ){0,4}?again"
)
"""What somebody may not have or do, and how it is said that they may again."""
