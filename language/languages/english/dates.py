"""How English people say when something is."""

MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
"""As they stand beside a day."""
MONTHS_SHORT = tuple(month[:3] for month in MONTHS)
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
"""As they stand in "on Monday", from Monday on."""
NUMBERS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "couple of": 2, "a couple of": 2, "a few": 3,
}  # fmt: skip
UNITS = {"weekend": "weekend", "week": "week", "day": "day", "month": "month", "year": "year"}
"""Beginnings of the words for each unit of time (alternatives)."""
FORMS = {
    "day": "on {day}",
    "bare day": "{day}",
    "week": "the week of {day}",
    "weekend": "on the weekend of {day}",
    "bare weekend": "the weekend of {day}",
    "around": "around {day}",
    "month": "in {month} {day:%Y}",
    "bare month": "{month} {day:%Y}",
    "year": "in {day:%Y}",
    "bare year": "{day:%Y}",
}
"""How a time is written once it is known: a day, a week, a weekend and so on, each alone and behind a preposition."""
BEFORE_A_DAY = r"until|till|by|before|after|from|since|of|for|during|through|in|on"
"""Prepositions after which a time needs none of its own."""
ANY_TIME = (
    r"(?:day|week|weekend|month|year)s?\b|morrow|yesterday|tonight|today|this \w|\b(?:in|on|by) (?:"
    rf"{'|'.join(MONTHS)})|last night"
)
"""A quick look: without one of these a text speaks of no time."""

_AFTER = "|".join(rf"(?<=\b{word} )" for word in ("until", "till", "by", "before", "after", "from"))
_UNIT = r"(?P<unit>days?|weeks?|months?|years?)"
COMING = {
    "month_day": (r"(?:\bon )?\b{month}\.? (?P<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (?P<year>\d{4}))?",),
    "day_month": (
        r"(?:\bon )?(?:the )?\b(?P<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?{month}\.?\b(?:,? (?P<year>\d{4}))?",
    ),
    "in_month": (r"\bin {in_month}\b(?: (?P<year>\d{4}))?",),
    "weekday": (
        (
            rf"(?:\b(?:on |this |this coming |coming )+|(?:{_AFTER})){{weekday}}\b"
            r"(?!s| (?:morning|afternoon|evening|night)s)"
        ),
    ),
}
"""Times that may be past or future; they are worked out where it is known that they lie ahead. `{month}`, `{in_month}`,
`{weekday}` and `{number}` stand for the words of the tables above, as groups of that name (`{number}`: `count`)."""
CERTAIN = {
    "day+2": (r"\b(?:the )?day after tomorrow\b",),
    "day+1": (r"\btomorrow(?: (?:morning|afternoon|evening|night))?\b",),
    "day+0": (r"\b(?:today|tonight|this (?:morning|afternoon|evening))\b",),
    "day-1": (r"\b(?:yesterday|last night)\b",),
    "next_weekday": (r"\b(?:on )?next {weekday}\b",),
    "last_weekday": (r"\b(?:on )?last {weekday}\b",),
    "next_unit": (r"\bnext (?P<unit>weekend|week|month|year)\b",),
    "this_unit": (r"\bthis (?P<unit>weekend|week|month|year)\b",),
    "last_unit": (r"\b(?:last|this past) (?P<unit>weekend|week|month|year)\b",),
    "in_units": (rf"\bin {{number}} {_UNIT}\b", rf"\b{{number}} {_UNIT} from now\b"),
    "units_ago": (rf"\b{{number}} {_UNIT} ago\b",),
}
"""Times that can mean one day only, or one week, month or year."""

_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
BEFORE_A_DATE = (
    r"(?:(?:on|in|around|by|from|until|since|during)\s+)?(?:the\s+(?:week|weekend)\s+of\s+)?"
    rf"(?:{_MONTH}\s+)?"
)
"""What stands before a date that was worked out, and goes with it."""
TELLS_TIME = (
    r"today|tonight|tomorrow|yesterday|(?:next|last|this|coming|following)\s+\w+"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|weekend|in\s+(?:a|an|\d+|\w+)\s+(?:day|week|month|year)s?|ago|soon|spring|summer|autumn|fall|winter"
    rf"|{_MONTH}"
)
"""Words that say when, for which a date can stand."""
BEGAN_SIGN = (
    r"\b(?:already|officially|finally)\b|\bas of \w+day,? (?:i'm|i am|we're|we are)\b|"
    r"\b(?:i'm|i am|we're|we are) (?:[\w'’-]+ ){1,4}as of \w+day\b"
)
"""What says that it began already."""
BEGINS = r"from|starting|starting (?:from|in|on)|as of|as from|beginning(?: in| on| with)?|effective(?: from)?"
"""What stands before the time from which something is so, where that time lies ahead."""
BEGINS_THE = r"the|early|mid|late"
"""What may stand between that and the time."""
NEXT = r"next|the coming"
TOMORROW = r"tomorrow"
LASTS_UNTIL = r"to|until|till|through|thru|and"
"""What stands behind such a time where it is one end of a span ("from May to July")."""
AHEAD_FORM = r"\bwill\b|\w'll\b|\bshall\b|\bgoing to\b|\bgonna\b"
"""Verbs that tell what is still to come."""
BEGIN_WORD = "from"
"""Before the day from which something is so."""
AHEAD_AS_NOW = (
    (r"\b(?:will|'ll) be living\b", " live"),
    (r"\b(?:will|'ll) be working\b", " work"),
    (r"(?:\bwill|'ll|\bam going to|'m going to) (live|work)\b", r" \1"),
)
"""What somebody will do, as if they did it already: patterns, and what stands for what they match."""
