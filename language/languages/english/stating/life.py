"""English: places, name, age, timezone, languages, health, hobbies, habits."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "timezone",
        Emit("timezone", "{o}", PERSONAL),
        (
            r"<my> (?:time ?zone|local time) is <o>",
            (
                r"<I> (?:am|are|live|work) (?:in|on) (?:the )?(?P<o>(?:UTC|GMT)\s?[+-]?\d*|"
                r"(?-i:[A-Z]{2,4}T)|(?:eastern|pacific|central|mountain) time|[A-Z]\w+/[A-Z]\w+|[\w ]+ "
                r"time ?zone)(?: time ?zone)?<now>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "location",
        Emit("location", "{o}", PERSONAL),
        (
            (
                r"<I> <adv>(?:live|reside|am living|have lived|have been living|am based|work remotely|"
                r"am staying) (?:out |up |over |down |right |just )?(?:in|at|near|outside|close to|"
                r"around) (?!this\b|that\b|it\b)<o><now><since>"
            ),
            (
                r"<I> <adv>live (?P<o>(?:on|with|alone|by|downtown|upstairs|off|among|abroad|"
                r"overseas)\b.*?)<now>"
            ),
            (
                r"<I> (?:have )?<adv>(?:moved|relocated|am moving|are moving|settled|ended up) (?:back "
                r")?(?:from .+? )?(?:to|in|into) <o><now><since>"
            ),
            r"<my> (?:home|city|current city|hometown|location|country|address) is (?:now )?(?:in )?<o><now>",
            r"<I> (?:am|are) <adv>(?:located |based |living )?(?:over |out )?in <place><now>",
            r"<I> <adv>call <place> home",
            r"home (?:for (?:me|us) )?is (?:now )?<place>",
            r"<I> am (?:now )?a <place> resident",
        ),
        MACROS,
    ),
    *rules(
        "location",
        Emit("location", "Does not live in {o} any more", PERSONAL),
        (r"<I> (?:do not|no longer) live (?:in|near|at) <o>(?: any ?more| any longer)?",),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "origin",
        Emit("origin", "{o}", PERSONAL),
        (
            (
                r"<I> (?:am|come|came|are) <adv>(?:originally )?from (?P<o>(?:(?:the )?(?-i:[A-Z])|an? "
                r")\S*.*?)(?: originally)?"
            ),
            (
                r"<I> (?:was|were) <adv>born (?:and raised |and grew up |and brought up )?(?:in|near|on) "
                r"(?P<o>(?!\d|january|february|march|april|may|june|july|august|september|october|"
                r"november|december).+?)"
            ),
            r"<I> <adv>grew up (?:in|near|on|around) <o>",
            r"<I> <adv>(?:was|were) raised (?:in|by|near|on) <o>",
        ),
        MACROS,
    ),
    *rules(
        "name",
        Emit("name", "{o}", PERSONAL),
        (
            (
                r"my (?:full |first |real |preferred )?name is (?:spelled |spelt |actually |now "
                r")?(?P<o>[^\W\d_][\w' -]{0,40}?)(?:,? (?:by the way|btw|not .+|and .+))?"
            ),
            r"(?:please |just )?(?:you can )?call me (?P<o>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?)",
            (
                r"I am (?P<o>(?-i:[A-Z])[\w'-]+),? (?:nice to meet you|pleased to meet you|a .*|an .*|"
                r"from .*|by the way|and I .*)"
            ),
            r"I (?:go by|am called|am known as) (?P<o>(?-i:[A-Z])[\w'-]+)",
        ),
        MACROS,
        0.97,
    ),
    *rules(
        "age",
        Emit("age", "{o}", PERSONAL),
        (
            r"I (?:am|have) <adv>(?P<o>\d{1,2}(?: years?(?: old| of age)?)?)<now>",
            r"I (?:just |recently )?(?:turned|am turning) (?P<o>\d{1,2})\b.*?",
            (
                r"I am (?P<o>in my (?:early |mid |late |mid-|early-|late-)?(?:twenties|thirties|forties|"
                r"fifties|sixties|seventies|\d0s))"
            ),
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "birthday",
        Emit("birthday", "{o}", PERSONAL),
        (
            r"my birthday is (?:on |in )?<o>",
            r"I was born (?:on|in) (?P<o>(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).+?)",
        ),
        MACROS,
    ),
    *rules(
        "language",
        Emit("languages", "{o}", PERSONAL),
        (
            r"<I> (?:can )?<adv>speak (?:a little |a bit of |some |basic |fluent |decent )*<o>",
            r"(?P<o>(?-i:[A-Z])\w+) is my (?:native|first|second|third|mother) (?:language|tongue)",
            r"<I> am (?:fluent|bilingual|conversational|proficient) in <o>",
            r"<my> (?:native|first|mother) (?:language|tongue) is <o>",
            r"<I> am a native (?P<o>\w+) speaker",
        ),
        MACROS,
    ),
    *rules(
        "health",
        Emit("diet", "{o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|have been|became|went|turned) <adv>(?:an? )?(?P<o>(?:strict |lifelong "
                r")?(?:vegan|vegetarian|pescatarian|pescetarian|gluten[- ]free|lactose[- ]intolerant|"
                r"keto|kosher|halal|teetotal(?:er)?|celiac|carnivore)\b.*?)"
            ),
            r"<I> (?P<o>(?:do not|never|can not|no longer) (?:eat|drink|consume)\b.*?)",
            r"<I> <adv>(?:follow|am on|keep|adhere to|stick to) (?P<o>an? [\w -]*diet\b.*?)",
        ),
        MACROS,
    ),
    *rules(
        "health",
        Emit("allergy_{o}", "Allergic to {o}", PERSONAL),
        (
            r"<I> (?:am|have been) <adv>allergic to <o>",
            r"<I> have an? (?:\w+ )?allergy to <o>",
        ),
        MACROS,
    ),
    *rules(
        "health",
        Emit("allergy_{k}", "Has {o}", PERSONAL),
        (r"<I> have (?P<o>an? (?:\w+ )?(?P<k>\w+) allergy)",),
        MACROS,
    ),
    *rules(
        "condition",
        Emit("health_{o}", "Has {o}", PERSONAL),
        (
            (
                r"<I> (?:have|suffer from|was diagnosed with|live with|got diagnosed with|deal with|"
                r"struggle with) (?P<o>(?:[\w-]+ )*?(?:adhd|asthma|diabetes|anxiety|depression|autism|"
                r"dyslexia|migraines?|arthritis|insomnia|epilepsy|cancer|disorder|syndrome|disease|"
                r"condition|allergies)\b.*?)"
            ),
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "hobby",
        Emit("hobby_{o}", "{o}", PERSONAL),
        (
            (
                r"<my> (?:main |biggest |favorite )?(?:hobby|hobbies|pastime|passion|passions)(?: (?:is|"
                r"are|includes?|:)) <adv>(?:to )?<o>"
            ),
            (
                r"<o> (?:is|are) (?:one of )?my (?:main |biggest |favorite |true |real )?(?:hobby|"
                r"hobbies|pastime|passion|passions|thing|life)"
            ),
            r"(?:in|during) my (?:spare|free) time,? <I> <adv>(?:like to |love to |enjoy |do |am )?<o>",
            r"<I> <adv>(?:like to |love to |enjoy |do )?<o> (?:in|during) my (?:spare|free) time",
            r"for fun,? <I> <adv>(?:like to |love to |enjoy )?<o>",
            (
                r"<I> am (?:an? )?(?P<o>(?:avid|amateur|keen|big|huge|hobby|passionate|serious|"
                r"recreational|casual|competitive|weekend) [\w -]+?(?:er|ist|or|fan|buff|enthusiast|"
                r"lover|nerd|geek|player)s?\b.*?)"
            ),
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "habit",
        Emit("habit_{o}", "{o}", PERSONAL),
        (
            (
                r"(?:every|each|most) (?:single )?(?:day|morning|evening|night|week|weekend|month|year|"
                r"summer|winter|spring|fall|monday|tuesday|wednesday|thursday|friday|saturday|"
                r"sunday)s?,? <I> <o>"
            ),
            (
                r"on (?:weekends|weekdays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|"
                r"sundays|my days off|sunday mornings),? <I> <o>"
            ),
            (
                r"<I> (?P<o>(?:<adv>)(?:go|run|walk|swim|bike|cycle|meditate|read|wake up|get up|work "
                r"out|exercise|train|journal|cook|commute|play|write|drink|eat|practice|practise|watch|"
                r"call|ring|phone|text|see|meet|"
                r"visit|attend|take|do)\b.*?\b(?:every|each|daily|weekly|on weekends|on weekdays|"
                r"twice a|once a|three times|(?:mon|tues|wednes|thurs|fri|satur|sun)days|in the "
                r"mornings?|before work|after work)\b.*?)"
            ),
            (
                r"<I> am (?:an? )?(?P<o>(?:early riser|night owl|morning person|evening person|night "
                r"person|early bird|late riser)\b.*?)"
            ),
            (
                r"<I> (?P<o>(?:usually|normally|typically|generally|often|regularly|rarely|always) "
                r"(?!(?:wondered|thought|wanted|liked|love|like|hate|find|think|feel|wonder|forget|"
                r"remember)\b)<verb>\b.*?)"
            ),
            (
                r"<I> (?P<o>(?:go to bed|work|eat|sleep|start work|start) (?:early|late|at night|in the "
                r"morning|at \d+|before \d+|after \d+|around \d+)\b.*?)"
            ),
            r"<I> (?P<o>(?:wake|get) up (?:at|early|late|around|before)\b.*?)",
        ),
        MACROS,
        0.88,
    ),
)
