"""What follows from English turns of speech whose words do not tell what they mean."""

_SMOKES = r"(?:cigarettes?|cigs?|ciggies|fags?|smokes|tobacco|nicotine|smoking|vaping)"
_DRINK = r"(?:booze|drink|drinking|alcohol|bottle|sauce)"
_OFF = r"(?:off|off of|given up|gave up|packed in|kicked|quit|laid off|chucked|knocked) (?:the |my )?"
_CAN_NOT = r"(?:can't|cannot|can not|couldn't) (?:stand|bear|abide|stomach|be doing with)"
_TRADES = {
    "carpentry": "carpenter", "joinery": "joiner", "plumbing": "plumber", "nursing": "nurse", "teaching": "teacher",
    "accounting": "accountant", "accountancy": "accountant", "law": "lawyer", "medicine": "doctor",
    "farming": "farmer", "dentistry": "dentist", "journalism": "journalist", "architecture": "architect",
    "baking": "baker", "photography": "photographer", "engineering": "engineer", "pharmacy": "pharmacist",
    "midwifery": "midwife", "hairdressing": "hairdresser", "translation": "translator", "banking": "banker",
    "policing": "police officer", "acting": "actor", "programming": "programmer", "roofing": "roofer",
}  # fmt: skip
_COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_COMES = r"(?:arrived|has arrived|was born|is here|came|has come|made (?:his|her) entrance)"

FOLLOWS = (
    (rf"{_OFF}{_SMOKES}|smoke-?free|had my last {_SMOKES}|stubbed out my last", "I quit smoking. I don't smoke."),
    (rf"haven't (?:had|touched|smoked) (?:a|one|any) ?{_SMOKES}?", "I quit smoking. I don't smoke."),
    (
        rf"{_OFF}(?:the )?{_DRINK}|(?:stone-cold )?sober (?:for|since)|teetotal|on the wagon|not a drop|"
        r"haven't (?:had|touched) a (?:drink|drop)",
        "I quit drinking. I don't drink alcohol.",
    ),
    (
        r"(\w+) (?:makes? me (?:ill|sick|swell up|wheeze|come out in \w+)|brings? me out in (?:hives|a rash|spots)|"
        r"sends? me to (?:a&e|hospital|the er)|closes? my throat|could kill me)",
        r"I am allergic to \1. I can't eat \1. I avoid \1.",
    ),
    (r"not an? (\w+) (?:that )?i can eat", r"I am allergic to \1. I can't eat \1. I avoid \1."),
    (
        r"(\w+) (?:doesn't|don't|does not|do not|never) (?:agrees?|sits?) (?:well )?with me|"
        r"(?:can't|cannot) (?:digest|tolerate|have) (?:any )?(?P<what>\w+)",
        r"I don't tolerate \1\g<what>. I avoid \1\g<what>. I am intolerant to \1\g<what>.",
    ),
    (r"deaf in (?:my|the|one) (left|right) ear", r"I can't hear with my \1 ear. I am deaf in the \1 ear."),
    (r"blind in (?:my|the|one) (left|right) eye", r"I can't see with my \1 eye."),
    *(
        (rf"our {order} (?:child |baby |one |kid |little one )?{_COMES}", rf"We have {count} children. I am a parent.")
        for order, count in zip(_ORDINALS[1:], _COUNTS[1:], strict=False)
    ),
    (rf"our first (?:child |baby |one )?{_COMES}", "We have one child. I have a child. I am a parent."),
    (
        r"(?:we're|we are|i'm|i am) expecting (?!guests|company|visitors|you|an?\b|the\b|it\b)(.*)",
        r"We are expecting a child \1. We are expecting a baby \1.",
    ),
    (
        r"(?:became|become|been|am|i'm) (?:an? |the )?(?:proud |new )*(?:grand(?:mother|ma|father|pa|ad|dad|parent)|gran|"
        r"granny|nan|nana)",
        "I have a grandchild. I am a grandparent.",
    ),
    (
        r"(?:became|become|am|i'm) (?:an? |the )?(?:proud |new |single )*(?:father|dad|daddy|mother|mum|mom|mummy)",
        "I have a child. I am a parent.",
    ),
    (r"gave birth|(?:had|have|got) (?:our|my|a) (?:new )?(?:baby|newborn)|new parents?", "I have a child. I have a baby."),
    (
        r"(?:got|just|newly|been) (?:married|hitched)|tied the knot|said our vows|said i do|married (?:last|in|on|for|since)|"
        r"our (?:\w+ )?wedding anniversary",
        "I am married. I got married.",
    ),
    (r"got engaged|popped the question|my fianc[eé]e?", "I am engaged."),
    (
        r"(?:split up|broke up|broken up|separated|called it quits|parted ways)(?: with)?|left me|walked out on me",
        "I am separated. I broke up.",
    ),
    (r"divorce (?:came|went|is|was) (?:through|final\w*)|got divorced|my ex-?(?: ?husband| ?wife)", "I am divorced."),
    (
        r"(?:lost|buried|widowed from) my (husband|wife)|my late (?P<whom>husband|wife)",
        r"I am widowed. My \1\g<whom> died.",
    ),
    (
        r"(?:spent|did|served) ([\w-]+ years) (?:in|with) (the )?((?:royal )?(?:navy|army|air force|marines|police|"
        r"fire service|coast ?guard|military|merchant navy))",
        r"I served in \2\3 for \1. I was in \2\3 for \1.",
    ),
    *(
        (rf"(?:went into|ended up in|work(?:ing)? in|trained in|moved into|am in|i'm in) {field}", f"I am a {trade}.")
        for field, trade in _TRADES.items()
    ),
    (r"hung up (?:my|the) (?:boots|apron|stethoscope|hat|gloves|gown)|draw(?:ing)? my pension|living on my pension",
     "I am retired."),
    (
        r"got (?:the sack|fired|laid off|let go|the boot)|between jobs|on the dole|out of (?:work|a job)|made redundant|"
        r"lost my job|laid me off|let me go",
        "I am unemployed. I lost my job.",
    ),
    (r"passed (?:my|the) viva|defended my (?:thesis|dissertation)", "I have a PhD. I have a doctorate."),
    (r"passed my (?:driving )?test|got my (?:driving )?licen[cs]e", "I have a driving licence. I can drive."),
    (r"(?:first|second|third|final|1st|2nd|3rd)[- ]year (?:student|undergrad\w*)?|freshman|sophomore|fresher|undergrad",
     "I am a student."),
    (r"my hand in at (?:the )?(\w+)", r"I play the \1."),
    (rf"{_CAN_NOT} (?:the )?(\w+)", r"I dislike \1. I hate \1. I don't like \1."),
    (
        r"(?:no|not an?|never been an?) (?:big |great |huge )?fan of (?:the )?(\w+)|sick (?:and tired )?of (?:the )?(?P<b>\w+)",
        r"I dislike \1\g<b>. I don't like \1\g<b>.",
    ),
    (
        r"(\w+) (?:is not|isn't|are not|aren't|was never) (?:really )?(?:my (?:cup of tea|thing|bag|jam)|for me)|"
        r"(?P<b>\w+) (?:leaves? me cold|drives? me (?:mad|nuts|crazy|up the wall)|does my head in|gets? on my (?:nerves|wick))",
        r"I dislike \1\g<b>. I hate \1\g<b>. I don't like \1\g<b>.",
    ),
    (
        r"(?:mad|crazy|nuts|wild|passionate) about (?:the )?(\w+)|(?:obsessed with|can't get enough of|a sucker for|"
        r"hooked on|big on|can't live without) (?:my |the )?(?P<b>\w+)",
        r"I like \1\g<b>. I love \1\g<b>.",
    ),
    (
        r"in (?:kilos?|kilograms?|metres|meters|kilomet\w+|km|celsius|centigrade|lit(?:re|er)s|grams|centimet\w+|cm)",
        "I prefer metric units. I use metric units.",
    ),
    (r"in (?:feet|miles|pounds|inches|fahrenheit|gallons|stone|ounces)", "I prefer imperial units. I use imperial units."),
    (r"(?:found|got|have|bought|rent(?:ing)?|own) (?:an? |our |my )?(?:\w+ )?(?:flat|house|place|room|apartment|cottage) in (\w+)",
     r"I live in \1."),
    (r"(?:settled|put down roots|based|home is(?: now)?|ended up living) (?:down )?(?:in )?(\w+)", r"I live in \1."),
    (r"(?:dr|mr|mrs|ms|miss|professor|prof) (\w+) (?:from now on|to you|please|now)", r"My name is \1. My surname is \1."),
    *(
        (rf"(?:youngest|oldest|eldest|middle(?: one)?|second|first|one) of {many}(?! (?:the|us) )",
         f"I have {less} siblings. I have {less} brothers and sisters.")
        for less, many in zip(_COUNTS[1:], _COUNTS[2:], strict=False)
    ),
    (r"my twin(?: (?:brother|sister))?", "I have a twin. I am a twin."),
    (r"(?:diagnosed with|living with|living on with|a touch of) ((?:\w+ ?){1,3})", r"I have \1. I suffer from \1."),
    (r"as (?:a person|someone|somebody) with ((?:\w+ ){0,2}\w+?)(?= i\b| \w+ me\b|$)", r"I have \1. I suffer from \1."),
    (
        r"(?:after|since|following|from|before) (?:the|my) (stroke|heart attack|accident|transplant|surgery|operation|"
        r"bypass|miscarriage)",
        r"I had a \1.",
    ),
    (r"my insulin|(?:type )?(?:1|2|one|two) diabetic", "I have diabetes. I am diabetic."),
    (r"my inhaler", "I have asthma."),
    (r"(?:turned|just hit|hit) (\d\d|thirty|forty|fifty|sixty|seventy|eighty)", r"I am \1 years old."),
    (r"(?:don't|do not|never) (?:eat|touch) (?:any )?(?:meat|animals)", "I am a vegetarian."),
)
"""What is told, and what follows from it."""
