"""What follows from English turns of speech whose words do not tell what they mean."""

from itertools import pairwise

_COUNT = ("ten", "nine", "eight", "seven", "six", "five", "four", "three", "two")
_TRADES = {
    "carpentry": "carpenter", "joinery": "joiner", "plumbing": "plumber", "nursing": "nurse", "teaching": "teacher",
    "accounting": "accountant", "accountancy": "accountant", "law": "lawyer", "medicine": "doctor",
    "farming": "farmer", "dentistry": "dentist", "journalism": "journalist", "architecture": "architect",
    "baking": "baker", "photography": "photographer", "engineering": "engineer", "pharmacy": "pharmacist",
    "midwifery": "midwife", "hairdressing": "hairdresser", "translation": "translator", "banking": "banker",
    "policing": "police officer", "acting": "actor", "programming": "programmer", "roofing": "roofer",
}  # fmt: skip
"""Crafts, and who has them for a trade."""
FOLLOWS = (
    (
        (
            "(?:off|off of|given up|gave up|packed in|kicked|quit|laid off|chucked|knocked) (?:the |"
            "my )?(?:cigarettes?|cigs?|ciggies|fags?|smokes|tobacco|nicotine|smoking|vaping)|smoke-?free|"
            "had my last (?:cigarettes?|cigs?|ciggies|fags?|smokes|tobacco|nicotine|smoking|vaping)|"
            "stubbed out my last"
        ),
        "I quit smoking. I don't smoke.",
    ),
    (
        (
            "haven't (?:had|touched|smoked) (?:a|one|any) ?(?:cigarettes?|cigs?|ciggies|fags?|smokes|tobacco|"
            "nicotine|smoking|vaping)?"
        ),
        "I quit smoking. I don't smoke.",
    ),
    (
        (
            "(?:off|off of|given up|gave up|packed in|kicked|quit|laid off|chucked|knocked) (?:the |"
            "my )?(?:the )?(?:booze|drink|drinking|alcohol|bottle|sauce)|(?:stone-cold )?sober (?:for|since)|"
            "teetotal|on the wagon|not a drop|haven't (?:had|touched) a (?:drink|drop)"
        ),
        "I quit drinking. I don't drink alcohol.",
    ),
    (
        (
            r"(\w+) (?:makes? me (?:ill|sick|swell up|wheeze|come out in \w+)|brings? me out in (?:hives|a rash|"
            "spots)|sends? me to (?:a&e|hospital|the er)|closes? my throat|could kill me)"
        ),
        r"I am allergic to \1. I can't eat \1. I avoid \1.",
    ),
    (r"not an? (\w+) (?:that )?i can eat", r"I am allergic to \1. I can't eat \1. I avoid \1."),
    (
        (
            r"(\w+) (?:doesn't|don't|does not|do not|never) (?:agrees?|sits?) (?:well )?with me|(?:can't|"
            r"cannot) (?:digest|tolerate|have) (?:any )?(?P<what>\w+)"
        ),
        r"I don't tolerate \1\g<what>. I avoid \1\g<what>. I am intolerant to \1\g<what>.",
    ),
    ("deaf in (?:my|the|one) (left|right) ear", r"I can't hear with my \1 ear. I am deaf in the \1 ear."),
    ("blind in (?:my|the|one) (left|right) eye", r"I can't see with my \1 eye."),
    (
        (
            "our second (?:child |baby |one |kid |little one )?(?:arrived|has arrived|was born|is here|came|"
            "has come|made (?:his|her) entrance)"
        ),
        "We have two children. I am a parent.",
    ),
    (
        (
            "our third (?:child |baby |one |kid |little one )?(?:arrived|has arrived|was born|is here|came|has come|"
            "made (?:his|her) entrance)"
        ),
        "We have three children. I am a parent.",
    ),
    (
        (
            "our fourth (?:child |baby |one |kid |little one )?(?:arrived|has arrived|was born|is here|came|"
            "has come|made (?:his|her) entrance)"
        ),
        "We have four children. I am a parent.",
    ),
    (
        (
            "our fifth (?:child |baby |one |kid |little one )?(?:arrived|has arrived|was born|is here|came|has come|"
            "made (?:his|her) entrance)"
        ),
        "We have five children. I am a parent.",
    ),
    (
        (
            "our sixth (?:child |baby |one |kid |little one )?(?:arrived|has arrived|was born|is here|came|has come|"
            "made (?:his|her) entrance)"
        ),
        "We have six children. I am a parent.",
    ),
    (
        (
            "our first (?:child |baby |one )?(?:arrived|has arrived|was born|is here|came|has come|made (?:his|"
            "her) entrance)"
        ),
        "We have one child. I have a child. I am a parent.",
    ),
    (
        r"(?:we're|we are|i'm|i am) expecting (?!guests|company|visitors|you|an?\b|the\b|it\b)(.*)",
        r"We are expecting a child \1. We are expecting a baby \1.",
    ),
    (
        (
            "(?:became|become|been|am|i'm) (?:an? |the )?(?:proud |new )*(?:grand(?:mother|ma|father|pa|ad|dad|"
            "parent)|gran|granny|nan|nana)"
        ),
        "I have a grandchild. I am a grandparent.",
    ),
    (
        "(?:became|become|am|i'm) (?:an? |the )?(?:proud |new |single )*(?:father|dad|daddy|mother|mum|mom|mummy)",
        "I have a child. I am a parent.",
    ),
    (
        "gave birth|(?:had|have|got) (?:our|my|a) (?:new )?(?:baby|newborn)|new parents?",
        "I have a child. I have a baby.",
    ),
    (
        (
            "(?:got|just|newly|been) (?:married|hitched)|tied the knot|said our vows|said i do|married (?:last|in|"
            r"on|for|since)|our (?:\w+ )?wedding anniversary"
        ),
        "I am married. I got married.",
    ),
    ("got engaged|popped the question|my fianc[eé]e?", "I am engaged."),
    (
        "(?:split up|broke up|broken up|separated|called it quits|parted ways)(?: with)?|left me|walked out on me",
        "I am separated. I broke up.",
    ),
    (r"divorce (?:came|went|is|was) (?:through|final\w*)|got divorced|my ex-?(?: ?husband| ?wife)", "I am divorced."),
    (
        "(?:lost|buried|widowed from) my (husband|wife)|my late (?P<whom>husband|wife)",
        r"I am widowed. My \1\g<whom> died.",
    ),
    (
        (
            r"(?:spent|did|served) ([\w-]+ years) (?:in|with) (the )?((?:royal )?(?:navy|army|air force|marines|"
            "police|fire service|coast ?guard|military|merchant navy))"
        ),
        r"I served in \2\3 for \1. I was in \2\3 for \1.",
    ),
    *(
        (f"(?:went into|ended up in|work(?:ing)? in|trained in|moved into|am in|i'm in) {craft}", f"I am a {trade}.")
        for craft, trade in _TRADES.items()
    ),
    (
        ("hung up (?:my|the) (?:boots|apron|stethoscope|hat|gloves|gown)|draw(?:ing)? my pension|living on my pension"),
        "I am retired.",
    ),
    (
        (
            "got (?:the sack|fired|laid off|let go|the boot)|between jobs|on the dole|out of (?:work|a job)|"
            "made redundant|lost my job|laid me off|let me go"
        ),
        "I am unemployed. I lost my job.",
    ),
    ("passed (?:my|the) viva|defended my (?:thesis|dissertation)", "I have a PhD. I have a doctorate."),
    ("passed my (?:driving )?test|got my (?:driving )?licen[cs]e", "I have a driving licence. I can drive."),
    (
        (
            r"(?:first|second|third|final|1st|2nd|3rd)[- ]year (?:student|undergrad\w*)?|freshman|sophomore|fresher|"
            "undergrad"
        ),
        "I am a student.",
    ),
    (r"my hand in at (?:the )?(\w+)", r"I play the \1."),
    (
        r"(?:can't|cannot|can not|couldn't) (?:stand|bear|abide|stomach|be doing with) (?:the )?(\w+)",
        r"I dislike \1. I hate \1. I don't like \1.",
    ),
    (
        (
            r"(?:no|not an?|never been an?) (?:big |great |huge )?fan of (?:the )?(\w+)|"
            r"sick (?:and tired )?of (?:the )?(?P<b>\w+)"
        ),
        r"I dislike \1\g<b>. I don't like \1\g<b>.",
    ),
    (
        (
            r"(\w+) (?:is not|isn't|are not|aren't|was never) (?:really )?(?:my (?:cup of tea|thing|bag|jam)|for me)|"
            r"(?P<b>\w+) (?:leaves? me cold|drives? me (?:mad|nuts|crazy|up the wall)|does my head in|"
            "gets? on my (?:nerves|wick))"
        ),
        r"I dislike \1\g<b>. I hate \1\g<b>. I don't like \1\g<b>.",
    ),
    (
        (
            r"(?:mad|crazy|nuts|wild|passionate) about (?:the )?(\w+)|(?:obsessed with|can't get enough of|"
            r"a sucker for|hooked on|big on|can't live without) (?:my |the )?(?P<b>\w+)"
        ),
        r"I like \1\g<b>. I love \1\g<b>.",
    ),
    (
        (
            r"in (?:kilos?|kilograms?|metres|meters|kilomet\w+|km|celsius|centigrade|lit(?:re|er)s|grams|centimet\w+|"
            "cm)"
        ),
        "I prefer metric units. I use metric units.",
    ),
    (
        "in (?:feet|miles|pounds|inches|fahrenheit|gallons|stone|ounces)",
        "I prefer imperial units. I use imperial units.",
    ),
    (
        (
            r"(?:found|got|have|bought|rent(?:ing)?|own) (?:an? |our |my )?(?:\w+ )?(?:flat|house|place|room|"
            r"apartment|cottage) in (\w+)"
        ),
        r"I live in \1.",
    ),
    (r"(?:settled|put down roots|based|home is(?: now)?|ended up living) (?:down )?(?:in )?(\w+)", r"I live in \1."),
    (
        r"(?:dr|mr|mrs|ms|miss|professor|prof) (\w+) (?:from now on|to you|please|now)",
        r"My name is \1. My surname is \1.",
    ),
    *(
        (
            f"(?:youngest|oldest|eldest|middle(?: one)?|second|first|one) of {all_told}(?! (?:the|us) )",
            f"I have {others} siblings. I have {others} brothers and sisters.",
        )
        for all_told, others in pairwise(
            reversed(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"])
        )
    ),
    ("my twin(?: (?:brother|sister))?", "I have a twin. I am a twin."),
    (r"(?:diagnosed with|living with|living on with|a touch of) ((?:\w+ ?){1,3})", r"I have \1. I suffer from \1."),
    (r"as (?:a person|someone|somebody) with ((?:\w+ ){0,2}\w+?)(?= i\b| \w+ me\b|$)", r"I have \1. I suffer from \1."),
    (
        (
            "(?:after|since|following|from|before) (?:the|my) (stroke|heart attack|accident|transplant|surgery|"
            "operation|bypass|miscarriage)"
        ),
        r"I had a \1.",
    ),
    ("my insulin|(?:type )?(?:1|2|one|two) diabetic", "I have diabetes. I am diabetic."),
    ("my inhaler", "I have asthma."),
    (r"(?:turned|just hit|hit) (\d\d|thirty|forty|fifty|sixty|seventy|eighty)", r"I am \1 years old."),
    ("(?:don't|do not|never) (?:eat|touch) (?:any )?(?:meat|animals)", "I am a vegetarian."),
    (
        (
            r"(?<!had )been (?:\w+ )?in (\w+) (?:\w+ ){0,3}(?:years?|months?|decades?|ages|yonks)"
            r"|(?:been|going on|coming up to) (?:\w+ ){1,3}(?:years?|months?|decades?) (?:now )?in (?P<b>\w+)"
            r"|(?:half my life|all my life|my whole life) (?:now )?in (?P<c>\w+)"
        ),
        r"I live in \1\g<b>\g<c>.",
    ),
    (
        (
            r"(?:moved|came|come|relocated|ended up|washed up|landed|settled) (?:\w+ )?(?:to|in) (\w+)\b.*"
            r"\b(?:still here|still there|never left|stayed ever since|been here (?:ever )?since|haven't left"
            r"|here i am|here we are)"
        ),
        r"I live in \1.",
    ),
    (
        r"(?:born|grew up|raised)(?: and raised| and bred)? in (\w+)\b.*\bstill (?:here|there|live there|live here)",
        r"I live in \1.",
    ),
    (
        r"(?:commute|drive|come|train|travel)(?: \w+){0,2} (?:in )?(?:every day |daily )?from (\w+)",
        r"I live in \1. I commute from \1.",
    ),
    (r"(?:i was|i'm|was) born (?:and (?:raised|bred) )?in (\w+)", r"I am from \1. I come from \1."),
    (
        (
            r"(?:get by|muddle through|hold a conversation|order a (?:beer|coffee)|manage) in (\w+)"
            r"|my (?P<b>\w+) (?:is|isn't) (?:\w+ ){0,3}(?:rusty|basic|patchy|passable|good enough|up to|enough"
            r"|not great|broken)"
            r"|(?:smattering of|a bit of|a few words of|schoolboy|schoolgirl|kitchen) (?P<c>\w+)"
        ),
        r"I speak a little \1\g<b>\g<c>. I speak some \1\g<b>\g<c>.",
    ),
    (
        (
            r"(?:handed|gave|put|given) (?:\w+ )?(?:in )?my notice(?: in)?|resigned|jacked in my job|packed in my job"
            r"|quit my job"
        ),
        "I resigned. I quit my job. I gave notice at my job. I am leaving my job.",
    ),
    (
        r"my little (?:one|boy|girl|lad|man)|our little (?:one|boy|girl|lad|man)|our youngest|our eldest|our toddler",
        "I have a child.",
    ),
    (
        (
            r"(?:lost|helpless|useless|can't (?:see|hear|walk|sleep|work|function|cope"
            r"|do)\b.{0,30}) without (?:my )?(\w+(?: aids)?)"
        ),
        r"I depend on \1. I use \1. I wear \1. I need \1.",
    ),
    (r"without my (\w+(?: aids)?),? (?:i'm|i am|i can't|i) ", r"I depend on \1. I use \1. I wear \1. I need \1."),
)
"""What is told, and what follows from it."""
