"""English: family, pets, relationships."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "pet",
        Emit("pet_{k}", "{o}", PERSONAL),
        (
            (
                r"<I> (?:have|own|got|adopted|rescued|have adopted|just got|am getting|bought|keep|raise|"
                r"foster) <adv>(?P<o>(?:an? |my |the |<count> )?(?:[\w-]+ ){0,4}?(?P<k><pet>|"
                r"<pets>)\b.*?)<now>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "pet",
        Emit("pet_{k}", "{k} {o}", PERSONAL),
        (
            (
                r"my (?:[\w-]+ ){0,2}?(?P<k><pet>|<pets>)(?:'s name|s' names)? "
                r"(?P<o>(?:(?-i:[A-Z])\w+ )?(?:is|are|was|has|have|loves?|likes?|named|called|died|passed)\b.*?)"
            ),
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "family",
        Emit("family_{k}", "{o}", PERSONAL),
        (
            (
                r"<I> (?:have|am raising|raised|got|am expecting) <adv>(?P<o>(?:an? |my |<count> "
                r")?(?:[\w-]+ ){0,4}?(?P<k><kin>|<kins>)\b.*?)<now>"
            ),
            (
                r"<I> (?:am|are) (?P<o>(?:an? |the )?(?:[\w-]+ ){0,3}?(?P<k>father|mother|mom|dad|parent|"
                r"grandmother|grandfather|grandma|grandpa|aunt|uncle|only child|twin|middle child|widow|"
                r"widower|newlywed)s?\b.*?)"
            ),
        ),
        MACROS,
    ),
    *rules(
        "family",
        Emit("family_{k}", "{k} {o}", PERSONAL),
        (
            (
                r"<my> (?:[\w-]+ ){0,2}?(?P<k><kin>|<kins>)(?:'s name)? (?P<o>(?!(?:would|could|said|"
                r"says|told|tells|thinks|asked|asks|thought|every|each|on|once|twice|daily|weekly|monthly|at|to|for|"
                r"about|when|because|in|during|last|this|next|"
                r"yesterday|today|from|over|an?|the|some|with|by|until|after|before|\d+)\b)(?:and I )?\S+.*?)"
            ),
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "relationship",
        Emit("relationship_status", "{o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|have been|got|just got|recently got|am getting) <adv>(?P<o>(?:happily |"
                r"recently |newly )?(?:married|single|divorced|engaged|widowed|separated|dating|in a "
                r"relationship)\b.*?)"
            ),
        ),
        MACROS,
    ),
)
