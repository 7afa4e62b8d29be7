"""English: role, employer, team, and leaving them."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import WORK, Emit, Rule, rules

_ROLE = Emit("role", "{r}", WORK)
_COMPANY = Emit("company", "{c}", WORK)

RULES: tuple[Rule, ...] = (
    *rules(
        "left",
        Emit("company", "Not at {o} any more", WORK),
        (
            (
                r"<I> (?:do not work|no longer work|am not working|am no longer|am not) (?:at|for|with) "
                r"<o>(?: any ?more| any longer)?"
            ),
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "left",
        Emit("company", "{v} {o}", WORK),
        (
            (
                r"<I> (?:have )?<adv>(?P<v>quit|left|resigned from|(?:got|was) (?:laid off|fired) "
                r"(?:from|by)) (?P<o>(?-i:[A-Z])\S*(?: (?-i:[A-Z])\S*)*)<since>"
            ),
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "left",
        Emit("role", "Not {r} any more", WORK),
        (
            (
                r"<I> (?:am|are) (?:not|no longer) <adv>(?:working as )?(?P<r>(?:an?|the) .+?)(?: any ?more| "
                r"any longer)(?:,.*)?"
            ),
            r"<I> (?:am|are) no longer <adv>(?:working as )?(?P<r>(?:an?|the) .+?)",
        ),
        MACROS,
        0.85,
        -1,
    ),
    *rules(
        "role",
        (_ROLE, _COMPANY),
        (
            (
                r"<I> (?:am|have been) <adv>(?:working |employed )?(?:as )?(?:an?|the) <role>(?: and "
                r"[\w ]+?)?,? (?:at|for|with|over at|@) <company><since>"
            ),
            r"<I> <adv>work (?:(?:at|for) <company> )?as (?:an? |the )?<role><since>",
            r"<I> <adv>work as (?:an? |the )?<role>,? (?:at|for|with) <company><since>",
            r"<I> <adv>(?:joined|am joining|have joined) <company> as (?:an? |the )?<role><since>",
            (
                r"<my> (?:current |new |present |day )?(?:job|role|title|job title|position|occupation|"
                r"profession) (?:is|:) (?:an? |the )?<role>(?: (?:at|for|with) <company>)?<since>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "role",
        _ROLE,
        (
            r"<I> (?:am|have been) <adv>(?:working as |employed as )?(?:an?|the) <role><now><since>",
            r"<I> (?:am|have been) <adv>(?:an?|the) <role><doing>",
            r"<I> (?:have worked|have been working) as (?:an? |the )?<role><since>",
            r"<I> <adv>work (?:in|at|on) .+? as (?:an? |the )?<role><since>",
            (
                r"<I> (?:am|have been) <adv>(?:working as |employed as )?(?!not |no |an? |promoted |hired |made )"
                r"<role><now><since>"
            ),
            r"<I> <adv>work <adv>(?:as|like) (?:an? |the )?(?P<r>\S.*?)<now>",
            (
                r"<I> (?:have )?<adv>(?:became|become|got promoted to|was promoted to|have been promoted "
                r"to|was hired as|got hired as|got a job as|took (?:a|the) job as|started as|started "
                r"working as|am now|switched to being) (?:an? |the |being an? )?<role><since>"
            ),
            (
                r"<my> (?:current |new |present |day )?(?:job|role|title|job title|position|occupation|"
                r"profession) (?:is|:) (?:being )?(?:an? |the )?(?P<r>\S.*?)<now>"
            ),
            r"(?:<I> am )?(?:an? )?(?P<r>(?:[\w/-]+ ){0,3}\w+) by (?:trade|profession|training)(?:,.*)?",
            r"(?:speaking )?as an? <role>(?:,? (?:I|we|my) .+)?",
            r"I do (?P<r>(?:[\w&/-]+ ){0,3}[\w&/-]+) for (?:a living|work|my job)",
        ),
        MACROS,
    ),
    *rules(
        "company",
        _COMPANY,
        (
            r"<I> (?:am|are) <adv>with (?:the )?(?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*)<now>",
            (
                r"<I> <adv>(?:work|am working|am employed|have been working|have a job|got a job|have "
                r"worked|am at work) (?:remotely |full[- ]time |part[- ]time )?(?:at|for|with|over at) "
                r"(?!myself\b|ourselves\b|it\b|this\b|that\b|them\b|him\b|her\b|"
                r"what\b)<company><now><since>"
            ),
            (
                r"<I> (?:have )?<adv>(?:joined|started (?:working )?at|start(?:ed)? a (?:new )?job at|"
                r"got hired (?:by|at)|was hired (?:by|at)|am joining|moved (?:over )?to work at) "
                r"<company><now>(?: (?:last|this) (?:week|month|year|spring|summer|fall|autumn|"
                r"winter))?<since>"
            ),
            r"<my> (?:current |new |present )?(?:employer|company|workplace) is (?:called )?<company><now>",
            r"here at (?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*),? (?:we|our) .+",
            r"<my> (?:company|employer|startup),? (?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*),? .+",
            (
                r"<I> (?:am|are) <adv>(?:now )?(?:over )?at (?P<c>(?-i:[A-Z])[\w.&-]+(?: "
                r"(?-i:[A-Z])[\w.&-]+)*)(?:,.*)?<now>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "team",
        Emit("team", "{o}", WORK),
        (
            (
                r"<I> (?:am|work) (?:on|in|with) (?:the )?(?P<o>[\w &/-]+? (?:team|squad|department|"
                r"group|org))(?: at .+)?<now>"
            ),
            (
                r"<I> <adv>(?:lead|manage|run|head) (?P<o>(?:a|the|our|my) [\w ,&/-]*?(?:team|squad|"
                r"department|group|engineers|developers|people|reports).*?)"
            ),
        ),
        MACROS,
    ),
)
