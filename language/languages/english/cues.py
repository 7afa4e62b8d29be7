"""English cues."""

from language.languages.forms.cues import Cues
from language.languages.forms.listing import words_of

CUES = Cues(
    language="en",
    common=words_of("""
        the a an i i'm i've my me is are was of and to in for with that this it not don't do have we our you
        at on user
        """),
    me=r"\b(?:i|i'm|i've|im|ive|i'd|i'll|we|we're|we've|we'd|we'll|me|us|myself)\b",
    mine=r"\b(?:my|our|mine|ours)\b",
    somebody=r"(?:he|she|they|it|you|he's|she's|they're|it's|you're|who|the|this|that|these|those|an?|some|many"
    r"|most|people|"
    r"everyone|everybody|someone|somebody|nobody|his|her|their|your|its|there|there's|what)\b",
    people=r"\b(?:wife|husband|partner|girlfriend|boyfriend|fiancée?|spouse|mother|mom|mum|father|dad|parents?"
    r"|brothers?|sisters?"
    r"|sons?|daughters?|kids?|child(?:ren)?|boys|girls|twins|grand\w+|aunts?|uncles?|cousins?|nephews?|nieces?"
    r"|friends?|mates?"
    r"|colleagues?|coworkers?|boss|manager|neighbou?rs?|roommates?|flatmates?|landlord|teachers?|doctor|therapist"
    r"|dentist|team"
    r"|family|in-laws|(?:mother|father|brother|sister|son|daughter)s?inlaw|step\w+|guy|man|woman|author|dog|cat|ex"
    r"|hubby|missus|god\w+(?:mother|father|son|daughter)|godmother|godfather|godson|goddaughter|gran|nan|bloke|lad|pal|buddy|housemates?|supervisor)\b",
    says=r"\b(?:say|says|said|saying|claims?|claimed|believes?|believed|thinks?|thought|argues?|argued|reckons?"
    r"|insists?|tells?"
    r"|told|writes?|wrote|suggests?|suggested|wants? me|expects? me|calls? me|accuses?|hopes?|suspects?"
    r"|keeps saying)\b"
    r"|\baccording to\b|\bin .{1,30}'s (?:opinion|view)\b|\bsupposedly\b|\ballegedly\b|\brumou?r has it\b",
    holds=r"\b(?:think|believe|say|suppose|claim|mean|feel|pretend|imply|agree)\b",
    supposes=r"(?<!as )(?<!even )\bif\b(?! only\b)|^(?:please )?(?:suppose|supposing|imagine|assume|assuming"
    r"|pretend|let's say|say i)\b"
    r"|\bhypothetically\b|\bwhat if\b|\bwere i\b|\bhad i\b|\bunless\b|\bi wish\b|\bif only\b|\bin another life\b"
    r"|\bin a story\b|\bi (?:just |once )?dream(?:t|ed) (?!of\b|about\b|up\b|big\b)\w"
    r"|\bi (?:just )?dream(?:t|ed) (?:of |about )(?:i|we|my)\b"
    r"|\bhad (?:a|this) (?:\w+ )?dream (?:that|where|in which)\b"
    r"|\bin (?:a|my|the|last night's) (?:\w+ )?dream\b|^(?:let us|let's|lets) (?:pretend|imagine|assume|suppose)\b"
    r"|\b(?:not|n't|hardly|scarcely|never) (?:\w+ )?(?:sure|certain|convinced) (?:that |whether )?(?:i|we|my)\b"
    r"|\b(?:hardly|scarcely|barely) (?:the case|true|right|fair to say)\b"
    r"|\bdoubt(?:ful)? (?:that |whether )?(?:i|we|my)\b",
    would=r"\b(?:almost|nearly) (?!\w*every)(?:\w+ed|bought|got|went|took|sold|left|became|quit|lost|won|married"
    r"|moved)\b|\b(?:would|could|should|ought|wouldn't|couldn't|shouldn't)\b(?! (?:like|love|prefer|rather|never)\b)"
    r"|\bpretend\w*|\b(?:i|we)'d\b(?! (?:like|love|prefer|rather|never|been|had)\b)|\bas (?:if|though)\b",
    plans=r"\b(?:going to|gonna|plans?|planning|planned to|wanted to|hoped to|dreamed of|wants?|wanna|hopes?"
    r"|hoping|intends?|intending|would (?:like|love)"
    r"|'d (?:like|love)|someday|one day|might|(?<!in )(?<!last )(?<!since )(?<!until )(?<!by )(?<!next )may|maybe"
    r"|perhaps|possibly|will|won't|[a-z]+'ll|thinking (?:of|about)|considers?"
    r"|considering|about to|dreams? of|dreaming of|wishes|looking to|on the lookout|look(?:s|ing)? for|hunting"
    r"|search(?:es|ing) for|someday|once (?:the|we|i|it)"
    r"|tempted|toying with|would(?:n't| not) mind|fancy \w+ing|in two minds|on the fence|dream (?:of|about))\b",
    ended=r"\b(?:(?<!get )(?<!got )(?<!tting )(?<!gotten )(?<!grew )(?<!grown )used to"
    r"|no longer|any ?more|formerly|former|ex-\w+|once(?= *$)|once(?= engaged| married| lived"
    r"| worked)|(?:was|were) once"
    r"|back in|left(?! (?:feet|foot|hand|side|ear|eye|leg|arm|knee|wing|over))|quit|lost (?:my|our|the|his|her)"
    r"|stopped|gave up|given up|sold|cancell?ed|resigned|dropped|ditched|until last|broke up"
    r"|got rid|parted|an? retired (?!from)\w+"
    r"|deleted|unsubscribed|uninstalled|retired|back when|in a previous life|in my youth|as an? (?:kid|child|girl"
    r"|boy|lad|teen\w*"
    r"|young \w+|student)|when i was (?:young\w*|little|small|an? \w+|\d+|in (?:my|college|school))"
    r"|in my (?:teens|twenties|thirties|student days|younger days|school days)|in those days"
    r"|had (?:\w+ ){1,4}(?:till|until))\b",
    past=r"\b(?:was|were|had been|spent)\b(?! (?:born|promoted|accepted|hired|diagnosed|admitted|elected"
    r"|appointed|given|awarded"
    r"|raised|baptised|knighted|told)\b)",
    asks=r"(?:why|who|what|what's|how|when|where|which|whose|do|does|did|should|can|could|would|will|is|are|was"
    r"|were|am|have|has) "
    r"(?:i|we|you|the|a|an|people|my|it|there|this|that|does|do|did|is|are|was|were|should|can|many|much|so)\b",
    jests=r"^oh,? (?:yes|yeah|sure)\b.{0,20}\b(?:love|adore|enjoy|dream)\b|^(?:oh|yeah|ah|well|aye|ha)?,? ?(?:yeah"
    r"|sure|right|of course)[,!:]? (?:because )?(?:i|we|my|i'm|i've"
    r"|we're)\b"
    r"(?<!^of course i)(?<!^sure i)(?<!^sure i'm)(?<!^of course i'm)(?<!^right i)(?<!^right i'm)"
    r"|^(?:oh|yeah|ah),? (?:sure|yeah|yes|right|great)[,!:.] .{0,30}\b(?:just )?(?:love|adore|enjoy|dream)\b"
    r"|^(?:oh,? |yeah,? |ah,? |well,? )?(?:yeah|right|sure|great|wonderful|fantastic|lovely|brilliant"
    r"|perfect|wow|of course|joy)"
    r"[,!:.] .{0,40}\b(?:just|so|totally|again|another|really|love|adore|enjoy|because|exactly)\b"
    r"|\b(?:just what i (?:needed|wanted|always wanted|dreamed)|lucky me|how (?:wonderful|lovely|thrilling)"
    r"|i totally (?:need|love))\b"
    r"|^(?:yes|yeah|yep|aye|sure|right),? and (?:i'm|i am) (?:the|an?)\b"
    r"|\boh (?:joy|great|wonderful)\b|\bwho (?:doesn't|wouldn't) love\b|\bas much as (?:a )?root canal\b|/s$",
    denies=r"\bas (?:if|though)\b|\bwrong to (?:say|think|assume)\b|\bfar from\b|\banything but\b|\bfail(?:ed"
    r"|s)? to\b|\bno way\b"
    r"|\bunder no\b|\bat no\b|\bin no way\b|\bby no means\b|\bthe last (?:thing|person)\b|\bagainst\b"
    r"|\bdisagree\b|\bunable to\b",
    inverted=r"\b(?:have|had|did|do|would|will|could|can|am|was|were|should) (?:i|we)\b",
    orders=r"(?:please|always|never|just)?,? ?(?:keep|use|write|answer|reply|give|send|show|tell|call|make"
    r"|explain|summari[sz]e"
    r"|translate|avoid|skip|stop|don't|do not|remember|note|remind|address|format|be|help|find|stick|respond"
    r"|speak|list|look up|google|describe|recommend|work out|figure out|check (?:how|what|if|whether))\b",
    joins=r"(?:and|or|while|so|because|since|when|which|who|whom|whereas|that|but|however|although|though|until"
    r"|yet|once|as|after"
    r"|before|if|unless)\b",
    that=r"that\b",
    user=r"^(?:the )?(?:user|reader)(?:'s\b)?|\b(?:the )?(?:user|reader)'s\b|\b(?:the )?(?:user|reader)\b",
    others=r"\b(?:has|does|works|lives|likes|loves|hates|owns|uses|plays|speaks|studies|prefers|drinks|eats|drives)\b",
)

CONTRAST = r"but|however|although|though|whereas"
RATHER = r"rather|better|preferably"
"""What is wanted instead, after something that is not."""
NOT_AGAIN = r"no longer|any ?more"
COPULA = (
    r"i'm|i am|we're|we are|am|i've been|been|is|are|was|were|as an?|'s (?:an?|the|not|been|so|very|\w+ing)|became"
    r"|become"
)
LEADING = (
    r"and|but|so|or|because|yet|then|well|also|now|just|still|actually|honestly|by the way|btw|hi|hello|hey|ok"
    r"|okay|oh|in fact|luckily|finally|today|yesterday|these days|right now"
)
"""Words before the subject of a clause."""
STRONG = r"because|although|whereas"
"""What follows always is a clause of its own."""
VAGUE = r"it|it's|there|there's|this|that|what"
RELATIVE = r"which|who|whose"
PRONOUN = r"he|she|they|it|you|we"
SPEAKER = r"i|we|i'm|i've|i'd|i'll|we're|we've"
OWED = r"owe(?:s|d)? (?:me|us)"
"""What somebody owes the writer is told of that person: "Tom owes me money"."""
HAPPENS = r"\b(?:suits?|bothers?|bores?|annoys?) me\b"
"""What happens to the speaker, who is not its subject."""
ADOPTS = r"agree|disagree|against|same here|me too"
"""The sentence before is taken for or against."""
FEELS = r"like|love|enjoy|hate|dislike|prefer|interested|adore"
MOVING = r"mov(?:ed|ing)|relocat\w+|switch\w+|migrat\w+|chang\w+|went"
SWAPPED = r"swap\w*|trad(?:ed|ing)|exchang(?:ed|ing)"
ACTS = r"is|was|has|had|does|did|will|are|were|[a-z]{3,}(?:s|ed)"
"""What a name does, right behind it."""
SOME_DAY = r"once"
"""Of what is ahead it says that it will be some day, else that it is over."""
FROM = words_of("from")
THE_KIDS = r"the (?:kids|children|baby|twins|boys|girls|wife|hubby|dog|cat)"
"""A family's own, though only "the" stands before them."""
TOWARDS = words_of("to into onto")
ASIDE = words_of("with and of at in for to from has have am is no not")
"""Words after which a person does not stand at the head of a clause."""
POINTING = r"it|that|them|one|this|those|him|her|there|aboard|mine"
REQUEST = r"(?:could|can|would|will) you (?:please )?(?!imagine|believe|ever)"
"""A question that asks for something to be done."""
PLEASE = r"please"
FORBIDS = r"stop|quit|avoid|skip|no more|leave out"
"""An order to leave something be."""
GOES_ON = r"has|is|was|does|had|[a-z]{3,}s|[a-z]{3,}ed"
"""A clause without a subject of its own goes on about the one before."""
ACHES = r"hurts?"
"""Where nobody else is named it is the speaker who feels it."""
COMING = r"next (?:week|month|year|spring|summer|autumn|fall|winter|\w+day|semester|term)|tomorrow"
"""What is still to come."""
PONDERS = r"should (?:i|we)|worth"
"""A question that somebody asks who thinks of doing it."""
PROGRESSIVE = r"(?:i'm|i am|we're|we are|am|is|are|was|were) (?:\w+ly |still |now |not |just )?(?!being)\w{2,}ing"
"""Who is doing something is not said to be anything."""
GONE = r"died|passed away|put down"
"""Whoever it tells of is no more."""
THERE = r"there"
UNTIL = r"until|till"
WHEN = r"since|when"
WANTING = (
    r"order(?:ed|ing)|look(?:ing)? for|search\w*|seek\w*|wait(?:ing)? for|miss|appl(?:y|ied|ying)|sell(?:ing)?"
    r"|sold|lost|return(?:ed|ing)|cancel\w*|borrow\w*|met|saw|heard|read about|shop\w* for|sav(?:e"
    r"|ing) (?:up )?for|watch(?:ing)?"
)
"""Verbs by which something is wanted, met or lost, not done or used."""
UNDONE = (
    r"(?:i|we) (?:(?:do|would|will|could|can|should|shall|have|had|did)(?:n't| not| never)|cannot|won't"
    r"|never)(?: ever)?"
)
"""A denial whose verb comes later, behind an insertion: "I would never, under any circumstances, …"."""
MADE_TO = (
    r"\b(?:told|asked|ordered|paid|forced|instructed|made|required|supposed) (?:me |us )?to (?:say|claim|write"
    r"|state)\b"
)
TOLD_IN = (
    r"in (?:the|this|that|my|a)? ?(?:novel|film|movie|fairy tale|poem|sitcom)\b(?! (?:club|school|studio|crew"
    r"|festival|industry))"
)
"""What is told of a made-up world is told of nobody here."""
REPORTED = r"according to|supposedly|allegedly"
ARTICLE = r"the|an?|some|his|her|their|this|that"
NEVER = r"never|not once"
"""It was at no time so: nothing that could be over."""
BELIEVED = (
    r"thought(?! (?:of|about|through))|believed|assumed|figured|feared|suspected"
    r"|(?:was|were) (?:sure|certain|convinced|afraid)|could have sworn"
)
"""What the speaker held to be so, before it turned out."""
TURNED_OUT = (
    r"(?:it|that|they)(?:'s| is| was| were|'re| are) (?:only|just|actually|merely|really|nothing)|turns? out"
    r"|turned out|false alarm"
)
"""What it really is."""
WHETHER = r"what|what's|how|which|whether|if|why|where|who"
"""What follows an order to tell or find out is asked."""
UNCLAIMED = (
    r"(?:it isn't|it's not|it is not|not) that (?:i|we)|(?:never|didn't|did not|don't|not) (?:say|said|claim\w*"
    r"|mean|meant|imply)"
)
"""What the speaker says that they do not say."""
EXCEPT_ME = r"(?:except|bar|but|apart from|besides) (?:for )?(?:me|myself)"
"""The speaker alone is not, or is, what is said of the others."""
THEREFORE = r"which is why|that's why|that is why|hence|so|therefore"
"""What follows from a jest is meant."""
MEANWHILE = r"(?:till|until) then|meanwhile|for now|as it is|so far"
"""After a supposition it turns to how things are."""
TOLD_WHEN = (
    r"(?:the|this|that|every|most) (?:\w+ ){0,4}"
    r"(?:week|weekend|day|time|month|year|morning|evening|night|summer|winter)s? (?:i|we|i'm|i've|we're)"
)
"""A clause that begins with when something is done, and goes on with the speaker."""
PLACED = words_of("at in")
"""What stands before the name of a place or a firm."""
