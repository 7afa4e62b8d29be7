"""By what English words a memory is told apart from what only sounds like it."""

from language.languages.forms.listing import words_of

UNITS = {
    "second": "second seconds sec secs",
    "minute": "minute minutes min mins",
    "hour": "hour hours hr hrs hourly",
    "day": "day days daily",
    "week": "week weeks weekly fortnight*",
    "month": "month months monthly",
    "year": "year years yr yrs yearly",
    "decade": "decade decades",
    "kilometre": "km kms kilomet* k",
    "metre": "metre metres meter meters",
    "mile": "mile miles",
    "lap": "lap laps length lengths",
    "kilo": "kilo kilos kg kgs kilogram*",
    "pound": "pound pounds lb lbs",
    "stone": "stone stones",
    "gram": "gram grams",
    "litre": "litre litres liter liters",
    "pint": "pint pints",
    "euro": "euro euros €",
    "dollar": "dollar dollars bucks $",
    "sterling": "quid £",
    "percent": "percent %",
    "page": "page pages",
    "hectare": "hectare hectares",
    "acre": "acre acres",
    "degree": "degree degrees celsius fahrenheit",
    "step": "step steps",
}
"""What a number counts: the same number of something else is something else."""
NOT_YET = (
    r"nearly|almost|not(?: yet| quite)?|isn't(?: yet| quite)?|aren't(?: yet| quite)?|going on|coming up (?:on|to"
    r"|for)|pushing|turning|turn"
    r"|(?:will|'ll|to|soon) be|before|short of|approaching|close to|nearing|used to be"
)
"""Behind these stands an age that somebody does not have yet, or no more."""
NOT_YET_BEHIND = (
    r"(?:next|this coming|in) (?:birthday|month|week|year|spring|summer|autumn|fall|winter|january|february|march"
    r"|april|may|june|july|august|september|october|november|december|\w+ (?:weeks|months|days))"
)
LOST = (
    r"died|dead|passed (?:away|on)|put (?:\w+ )?(?:down|to sleep)|buried|no longer with us|gave up the ghost|sold"
    r"|rehomed"
    r"|gave (?:\w+ )?away|given away|crossed the rainbow bridge|is no more|are no more|ran away|was stolen"
    r"|got stolen|scrapped|written off"
    r"|wrote (?:\w+ )?off|burnt down|burned down|went (?:in|last) (?:january|february|march|april|may|june|july"
    r"|august|september|october"
    r"|november|december|spring|summer|autumn|fall|winter|week|month|year)|didn't (?:make|survive|last)"
    r"|used to have|had to give up"
)
"""What is told with one of these is no more, or no longer had."""
SOUGHT = (
    r"an interview|interview(?:ed|ing)? (?:with|at|for)|appl(?:y|ied|ying|ication) (?:for|to|at)|trial (?:day"
    r"|shift)|looked (?:at|into|round)|looking (?:at|into)"
    r"|viewing|viewed|talked about"
    r"|talking about|thought about|thinking (?:of|about)|considering|test[- ]drove|test[- ]driv\w+|tried"
    r"|trying out|this close to|close to \w+ing|waiting to hear"
    r"|on the waiting list|waitlist\w*|shortlisted|auditioned|audition"
)
"""How it is told that something is only tried, or sought."""
EITHER = {
    "hand": "left / right",
    "marriage": "single unmarried / married / divorced / widowed widow widower",
    "day": "morning mornings / noon midday afternoon afternoons / evening evenings / night nights midnight",
    "season": "spring / summer summers / autumn fall / winter winters",
    "order": "first / second / third / fourth / fifth / sixth / seventh",
    "birth": "older elder eldest oldest / younger youngest",
    "wind": "north northern / south southern / east eastern / west western",
}
"""What excludes each other: one of them is said where another is meant."""
FALSE_THAT = (
    r"(?:that|the (?:claim|idea|notion|story|rumou?r|bit|thing)(?: about| that)?|this thing about|what \w+ (?:said"
    r"|says) about)"
)
"""How a sentence begins that tells at its end that it is not so."""
FALSE_END = (
    r"(?:is|was|are)(?:n't| not| just| simply| complete| completely| total| totally| pure| all| utter| utterly"
    r"| plain| a| an| absolutely| at all)* (?:true|right|correct"
    r"|the case|lie|lies|nonsense|rubbish|made up|invented|false|untrue|wrong|fiction|invention|rumou?r|myth|tosh)"
)
FOR_ANOTHER = (
    r"(?:asking|writing|it's|it is|this is|that's|need (?:it|this)|question|filling (?:it|this) in"
    r"|enquiring) (?:for|on behalf of)"
    r"|on behalf of|asked me to (?:ask|find out|check)|wants me to (?:ask|find out|check)"
)
"""How it is told that something is asked or written for somebody else."""
NOT_ME = (
    r"(?:and |but |just )?(?:(?:luckily|thankfully|fortunately|thank god|thank goodness|sadly"
    r"|personally) )?(?:not me|not i|i (?:don't|do not"
    r"|haven't|didn't|am not|wasn't|can't|never have|never did)|i'm not|not us|we (?:don't|haven't|aren't))"
    r"(?: (?:though|luckily|thankfully|fortunately|myself|yet|thank god))*"
)
"""A clause that only says that its writer is not, or does not, what was said of others."""
SOME_PERSON = (
    r"(?:an? |some |this |the )(?:\w+ )?(?:guy|man|woman|lady|bloke|lad|girl|boy|couple|family|kid|student|person"
    r"|chap|gentleman|people"
    r"|tenant|neighbou?r|colleague|client|customer|patient)s?"
)
"""Somebody without a name, of whom a clause behind goes on."""
HOURS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12,
}  # fmt: skip
"""Hours in the words of the clock."""
CLOCK = (
    (r"half past {hour}|(?<=at )half {hour}|(?<=by )half {hour}|(?<=till )half {hour}|(?<=before )half {hour}", 30),
    (r"(?:a )?quarter past {hour}", 15),
    (r"(?:a )?quarter (?:to|before) {hour}", -15),
)
"""Times of the clock in words, and how many minutes they are from the hour they name."""
CLOCK_SIGNS = "half|quarter"
"""A quick look: without one of these a text tells no such time."""
HOUR_SIGNS = r"am|pm|a\.m|p\.m"
"""What stands behind a time of the clock in digits."""
ABOUT = words_of("about on regarding of")
"""Behind these stands what something is about: nobody says that they have it."""
BESIDE_SPEAKER = words_of("than as like and but except")
"""Words behind which the writer is compared or added, and not the one who does it."""
TAGS = r"you know|innit|imagine|can you imagine|believe it or not|can you believe it|would you believe it"
"""What is asked at the end of a statement for an answer's sake alone."""
AT_OURS = r"(?:at|near|around|next to|above|below|before|behind) (?:us|me)"
"""Words that only tell where something is."""
