"""Turns of speech by which something is told, or only said, in English."""

ASIDES = (
    r"of all (?:people|persons|things|places|days)|if (?:at all|that|ever|any|anything|possible|you must know"
    r"|you ask me|i'm honest|i'm being honest|i may say so|memory serves(?: me)?|that makes sense|you like"
    r"|you will|it matters|need be)(?=[,.!;:]|$)"
)
"""Asides within a clause, which say nothing of their own and suppose nothing."""
AS_ONE = (
    (
        (
            r"(?:speaking )?as (an?) (?!rule\b|result\b|joke\b|kid\b|child\b|boy\b|girl\b|teen\w*|student\b"
            r"|favou?r\b|treat\b|matter\b|whole\b|gift\b|reminder\b|backup\b|side\b|hobby\b|last\b|first\b|young\b"
            r"|little\b|consequence\b|start\b)((?:[\w-]+ ){0,2}[\w-]+),? (?=(?:i|i'm|i've|i'd|i'll|we|my|let me"
            r"|one)\b)"
        ),
        r"I am \1 \2. ",
    ),
    (
        (
            r"(?!(?:from|over|out|up|down|right|still|been|i|it|it's|not|same|me|my|our|the|that's|what's|is|no"
            r"|nobody|everyone|people|life|welcome|start\w*|stop|new|only|live|living|born|all|us|we|he|she"
            r"|they)\b)(an? )?([\w-]+(?: [\w-]+(?:er|or|ist|ian|man|woman|nurse|mum|mom|dad"
            r"|parent))?) here(?=[,.!]| so\b| and\b)"
        ),
        r"I am \1\2. ",
    ),
)
"""How somebody says by the way what they are, and the same as a sentence."""
UNTRUE = (
    r"(?:rather|sooner) (?:die|starve|freeze|go to jail|eat \w+(?: \w+)?|quit|emigrate|lose \w+ \w+) than|"
    r"(?:it|that)(?:'s| is| was) (?:just |simply |really |also )?(?:not|never|far from|hardly|no longer"
    r"|un) ?(?:true|the case|correct|right|a fact|the truth)(?: at all)? that|(?:it|that) (?:isn't|ain't"
    r"|wasn't) (?:true|the case|correct|right|a fact) that|not true that|(?:it|that)(?:'s| is) (?:just |simply "
    r"|all )?(?:a |an )?(?:lie|rumou?r|myth|fib|untruth|false|untrue|nonsense|rubbish|misunderstanding"
    r"|mistake) that|(?:the|this|that|any|some) (?:silly |stupid |old )?(?:rumou?rs?|lies?|myth|idea|claim|gossip"
    r"|story|suggestion|accusation) that (?:i|we|my|our)|there(?:'s| is) no truth (?:in|to)"
    r"|contrary to (?:the )?(?:rumou?rs?|popular belief)|whoever (?:said|told you|claims|says) (?:that )?(?:i|we)"
    r"|don't (?:believe|listen to) (?:anyone|anybody|whoever)"
)
"""How it is told that what follows is not so."""
KNOWS_NOTHING = (
    r"horoscopes?|tarot(?: cards?)?|(?:fortune|palm)[- ](?:teller|reader|cookie)|psychic|clairvoyant|astrolog(?:er"
    r"|y)|zodiac|star sign|crystal ball|tea leaves|ouija board|chain letter|spam|junk mail|phishing|autocorrect"
    r"|chatbot|(?:personality|online|buzzfeed|facebook) (?:test|quiz)|quiz"
)
"""What says things of people without knowing them."""
FORETELLS = (
    r"say|says|said|saying|tell|tells|told|claim|claims|claimed|predict\w*|promis\w+|foretell\w*|foretold|reckons?"
    r"|thinks?|thought|insist\w*|announc\w+|swears?|swore|according|reads|decided|has it"
)
"""How it says so."""
NO_MATTER = r"no matter|whatever|until|till|regardless|even (?:if|though)|although|though"
"""Behind these it is told what does not count, or when something ended: nobody is quoted."""
AHEAD = r"will|(?:is|are) (?:going|about|due|set) to|turns? \d+ (?:in|next|this|on)"
"""What is still to come, told of somebody."""
CORRECTS = r"sorry,? no|no,? sorry|no,? wait|wait,? no|scratch that|correction|i mean|i meant|make that|or rather|oops"
"""Behind these stands what takes the place of what was said before them."""
OFFERED = (
    r"offer(?:ed|s|ing)?|invited|asked me to|wanted me|headhunted|the (?:post|position|job|role|promotion"
    r"|place|chair) (?:of|as|at)"
)
"""What is told of an offer."""
DECLINED = (
    r"(?:turned|turning) (?:it |them |that |the \w+ |him |her )?down|declined|said no|passed on (?:it|that"
    r"|the)|refused|no thanks|thanks but no"
)
"""How an offer is declined."""
TESTED = (
    r"(?:tests?|tested|testing|checked|checking|screened|screening|scans?|bloods) (?:\w+ )?(?:for|to see"
    r"|in case)|rul(?:e|ing) out|suspect(?:s|ed)?|in case it's|waiting (?:on|for) (?:the |my )?results"
    r"|whether it's"
)
"""How it is told that somebody is only tested for something."""
CONFIRMED = r"confirmed|positive|turned out|turns out|it is|diagnos\w+"
"""Words that say what came of a test."""
SCOFFED = (
    r"(?:oh )?(?:yes|yeah|sure|right|of course|aye|uh-huh|and)(?: right| sure)? +and (?:i'm|i am|my \w+ is"
    r"|we're)"
)
"""How a sentence begins that tells something absurd, as an answer to what nobody believes."""
ANYBODY = r"somebody|someone|anybody|anyone|some (?:guy|bloke|woman|man|kid|idiot)"
"""Words for somebody who is not named."""
LABELS = {
    "is a {}": "occupation|profession|job(?: title)?|trade|career|role|position",
    "is {} years old": "age",
    "lives in {}": "(?:current )?(?:location|residence|city|town|home)|lives in|based in|place of residence",
    "is called {}": "name|first name|full name|surname|last name|family name|nickname",
    "is {}": "diet|dietary preferences?|nationality|(?:marital|relationship) status|religion|faith",
    "is allergic to {}": "(?:food )?allerg(?:y|ies)",
    "is intolerant to {}": "(?:food )?intolerances?",
    "speaks {}": "languages?(?: spoken)?",
    "works at {}": "employer|workplace|company",
    "is from {}": "origin|hometown|home town|birthplace|place of birth",
    "has {}": "pets?",
}
"""What labels before a value stand for, as a sentence."""
