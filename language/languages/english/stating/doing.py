"""English: what a person is, has and does as a rule. Broader and less certain than the other tables: tried last."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, PREFERENCE, WORK, Emit, Rule, rules

_PASSING = (
    r"(?:a bit|a little|a lot|a few|bit|little|few|lot|ton|bunch|question|questions|idea|ideas|"
    r"thought|thoughts|feeling|problem|problems|issue|"
    r"issues|point|doubts?|look|go|chance|time|day|hunch|concern|concerns|comment|suggestion|request|"
    r"minute|moment|second|sense|hard time|"
    r"good time|great time|fun|no|nothing|something|anything|everything|one|that|this|it|them|these|"
    r"those|been|to|never|not|seen|heard|read|"
    r"had|done|tried|used|just|you|your|the (?:same|feeling|impression|idea|right|time)|same|good "
    r"point|follow-up|another|more|fair|"
    r"mess|fan|fool|idiot|moron|mood|hurry|loop|rush|beginner here|user of this|point taken|meeting|deadline)"
)

_TIME_LEFT = r"\d+ ?(?:mins?|minutes?|hours?|hrs?|secs?|seconds?)"
_NOT_AN_ATTRIBUTE = (
    r"(?:point|guess|questions?|bad|problem|issue|concern|understanding|feeling|head|thought|"
    r"thoughts|idea|mistake|fault|turn|pleasure|advice|"
    r"suggestion|answer|reply|comments?|experience|reaction|impression|bet|hope|hunch|worry|gut|take|"
    r"view|opinion|only|main|first|last|next|"
    r"other|friends?|neighbou?rs?|colleagues|co-?workers|computer|phone|internet|mind|day|morning|week|life|time|eyes|brain|conversation|"
    r"favorite|motivation|understanding)"
)
_WORK_ATTRIBUTE = (
    r"(?:editor|ide|laptop|terminal|shell|manager|boss|team|office|budget|desk|database|framework|"
    r"keyboard|os|operating system|distro|cloud|deadline|mentor|salary|client|customer|industry|"
    r"specialty|field|expertise)"
)

RULES: tuple[Rule, ...] = (
    *rules(
        "attribute",
        Emit("{k}", "{o}", WORK),
        (
            (
                rf"<my> (?P<k>(?:[\w-]+ ){{0,2}}?{_WORK_ATTRIBUTE}) (?:is|are) (?!not\b|so\b|very\b|too\b|"
                rf"really\b|just\b|that\b|to\b|how\b|\w+ing\b|about\b|broken|slow|gone|down)(?:called |named "
                rf")?<o>"
            ),
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "attribute",
        Emit("{k}", "{o}", PERSONAL),
        (
            (
                rf"my (?P<k>(?!(?:[\w-]+ )?{_NOT_AN_ATTRIBUTE}\b)(?:[\w-]+ ){{0,2}}?[\w-]+) (?:is|are) "
                rf"(?!not\b|so\b|very\b|too\b|really\b|just\b|that\b|to\b|how\b|what\b|why\b|whether\b|"
                rf"\w+ing\b|about\b|on fire|different|gone|down|broken|dead|fine|good|ok)<o>"
            ),
        ),
        MACROS,
        0.82,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Likes {o}", PREFERENCE),
        (
            (
                r"<I> (?:am|are) <adv>an? (?:total |big |huge |complete |real )?(?:sucker|fiend|nut|"
                r"junkie) for <o>"
            ),
            (
                r"<I> (?:mostly |mainly |only |usually )*(?:listen to|binge|watch|read) (?:(?:a lot|a great deal|"
                r"a good deal|much|lots|loads|plenty|everything) )?(?:about |on |of )?(?!this\b|that\b|it\b|the\b|"
                r"your\b|about it)<o>"
            ),
        ),
        MACROS,
        0.82,
    ),
    *rules(
        "has",
        Emit("has_{o}", "Has {o}", PERSONAL),
        (
            (
                rf"<I> (?:have|own|have got) (?!\w+ed\b|{_PASSING}\b|{_TIME_LEFT}\b|"
                rf"an? (?:quick |small |few |good |bad |great |simple |weird |strong |strange |follow-up )?"
                rf"{_PASSING}\b)(?P<o>(?:an? |my |"
                rf"<count> )?\S+.*?)"
            ),
            r"<I> <adv>(?:bought|just bought) (?P<o>(?:an? |my |<count> )\S+.*?)",
        ),
        MACROS,
        0.8,
    ),
    *rules(
        "identity",
        Emit("is_{o}", "{o}", PERSONAL),
        (
            (
                rf"<I> (?:am|are) <adv>(?P<o>an? (?!{_PASSING}\b)(?:[\w'/-]+ ){{0,5}}?[\w'/-]+(?: (?:of|from|"
                rf"in|with|for|on) .+?)?)"
            ),
        ),
        MACROS,
        0.82,
    ),
    *rules(
        "condition",
        Emit("is_{o}", "{o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|was born) <adv>(?P<o>(?:partly |legally |almost |completely )?(?:deaf|"
                r"blind|colou?r ?blind|dyslexic|autistic|diabetic|"
                r"pregnant|disabled|left[- ]handed|near-?sighted|short-?sighted|adopted|introverted|"
                r"extroverted|religious|an atheist|retired|overweight|sober|"
                r"christian|catholic|muslim|jewish|buddhist|hindu|gay|lesbian|bisexual|trans|nonbinary|"
                r"ukrainian|american|british|german|french|polish|"
                r"canadian|indian|chinese|japanese|italian|spanish|brazilian|dutch|swedish|turkish)\b.*?)(?:,? so .+)?"
            ),
        ),
        MACROS,
        0.88,
    ),
    *rules(
        "teaching",
        (Emit("role", "Teaches {o}", WORK),),
        (r"<I> <adv>teach (?!you|me|them|him|her|it|my\b|our\b)<o>",),
        MACROS,
        0.88,
    ),
    *rules(
        "business",
        Emit("business", "Runs {o}", WORK),
        (
            (
                r"<I> <adv>(?:run|own|founded|co-founded|started|operate|have) (?P<o>(?:an?|my own|my|our) "
                r"(?:[\w'-]+ ){0,4}?(?:business|company|startup|shop|store|bakery|restaurant|cafe|agency|"
                r"studio|consultancy|farm|podcast|newsletter|blog|channel|bar|clinic|firm|nonprofit|charity|"
                r"school)\b.*?)"
            ),
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "contribution",
        Emit("maintains_{o}", "Maintains {o}", WORK),
        (r"<I> <adv>(?:maintain|contribute to|co-maintain|moderate|look after) (?!it\b|this\b|that\b)<o>",),
        MACROS,
        0.88,
    ),
    *rules(
        "activity",
        Emit("{v}_{o}", "{v} {o}", PERSONAL),
        (r"<I> <adv>(?P<v>drive|rent|lease) (?P<o>(?:an? |my |<count> )\S+.*?)",),
        MACROS,
        0.82,
    ),
    *rules(
        "activity",
        Emit("plays_{o}", "Plays {o}", PERSONAL),
        (r"<I> (?:can )?<adv>play (?!with (?:the|this|that|it)\b|it\b|by\b|around\b|a role\b|devil)<o>",),
        MACROS,
        0.88,
    ),
    *rules(
        "activity",
        Emit("{v}_{o}", "{v} {o}", PERSONAL),
        (
            (
                r"<I> <adv>(?P<v>collect|volunteer|coach|mentor|sing|paint|draw|knit|sew|bake|brew|roast|"
                r"garden|fish|hunt|ski|snowboard|surf|sail|climb|hike|"
                r"box|wrestle|skate|row|cycle|restore|breed|grow|raise|commute|donate|host|organi[sz]e|"
                r"compete|perform|meditate|journal|blog|write|"
                r"produce|freelance|invest|trade|vote|consult|tutor|foster|homeschool|babysit|camp|"
                r"travel|dance|swim|bike|ride|run|practi[sc]e|train) "
                r"(?!(?:it|this|that|these|those|you|off|out|into|the (?:code|article|comments?|numbers|"
                r"tests?))\b)<o>"
            ),
        ),
        MACROS,
        0.82,
    ),
    *rules(
        "age",
        Emit("age", "{o}", PERSONAL),
        (r"<I> am <adv>an? (?P<o>\d{1,2}[- ]year[- ]old\b.*?)", r"<I> am (?P<o>\d{1,3} ?years? old\b.*?)"),
        MACROS,
        0.9,
    ),
)
