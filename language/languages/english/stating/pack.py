"""The English pack."""

import re

from language.languages.english.stating import (
    doing,
    home,
    life,
    opinions,
    projects,
    taste,
    wishes,
    words,
    work,
)
from language.languages.forms.listing import words_of
from language.languages.forms.pack import Pack
from language.patterns import pattern_of

_I = re.IGNORECASE

STOP_WORDS = words_of(
    """a an the and or but of to in on at for with by from as is are was were be been am do does did have has had i
    me my mine we us our you your he she they them their it its this that these those there here so very really
    just also too not no more most much many some any all than then when while who which what where how why
    about into over under up down out off again now only can will would could should may might must get got lot
    lots kind sort bit thing things stuff one ones other such own same like if because it's i'm use using new
    every each him her his"""
)

_OPENER = (
    r"^(?:(?:well|oh|ooh|ah|yeah|yes|yep|yup|nope|no|nah|hey|hi|hello|so|and|but|or|also|actually|"
    r"honestly|btw|by the way|anyway|"
    r"ok|okay|fyi|in fact|to be honest|tbh|as for me|for me|personally|lol|haha|hahaha|thanks|thank "
    r"you|sure|true|me too|same|same here|"
    r"wow|cool|nice|great|awesome|hmm|um|uh|oops|sorry|unfortunately|fortunately|luckily|sadly|"
    r"basically|plus|then|now|"
    r"right now|currently|these days|lately|recently|correction|update|edit|please note|of course|"
    r"absolutely|definitely|exactly|"
    r"as i said|as i mentioned|like i said|just so you know|for context|for the record|for what it "
    r"is worth|some context|context|"
    r"background|a bit about me|about me|good question|that is (?:great|cool|awesome|nice|right|true|"
    r"fair)|i see|got it|"
    r"good morning|good evening|morning|first|second|third|firstly|secondly|finally|too|though|"
    r"because|since|although|"
    r"and yes|oh no|not really|not yet|i mean|you know|i guess|i suppose|i would say|i must say|i "
    r"have to say|i should mention(?: that)?|"
    r"i should say(?: that)?|did i mention(?: that)?|it turns out(?: that)?|turns out(?: that)?|the "
    r"thing is|fun fact|hey there|wait)"
    r"(?:[,!.:;…-]+\s*|\s+(?=(?:i|we|my|our)\b)|\s+(?=(?:well|actually|yeah|and|but|so|also|btw)\b)))+"
)

SPEAKS_OF_SELF = r"(?-i:\b(?:I|I'm|I've|my|we|our|the|and|is|are|im(?= (?:\w+ing|an?|from|not)\b)|ive)\b)"
"""Words people speak of themselves with: they tell the language of a sentence before its small words do. Capitals do
not matter except where a language says so."""

PACK = Pack(
    contractions=tuple((pattern_of(p), r) for p, r in words.CONTRACTIONS),
    opener=pattern_of(_OPENER, _I),
    correction=pattern_of(
        r"\b(?:actually|correction|no longer|any ?more|not any longer|i meant|i mean,|sorry,|update:|"
        r"now|instead|used to|switched|"
        r"changed|moved|left|quit|scratch that|to correct|that is wrong|that was wrong|not .+ but)\b|"
        r"^(?:no|nope|wrong)\b[,.!]",
        _I,
    ),
    hedge=pattern_of(words.HEDGES, _I),
    excluded=pattern_of(
        r"\b(?:just kidding|i am kidding|i'm kidding|kidding|just joking|i am joking|i'm joking|jk|"
        r"yeah right|as if i|was like|were like|goes:)\b|\s/s$|"
        r"^(?:title|quote|user story|headline|if|suppose|imagine|say|let us say|let's say|pretend|"
        r"what if|assume|unless|had i|were i|in theory|hypothetically)\b|"
        r"\b(?:i wish|we wish|if only|as though i)\b|\bif (?:i|we) (?:were|was|had|could)\b",
        _I,
    ),
    excluded_clause=pattern_of(
        r"^(?:if|unless|whether|suppose|imagine|as if)\b|"
        r"^(?:i|we) (?:would(?! (?:like|love|prefer|rather|say|argue))|could(?! not stand)|should|"
        r"might|may|shall|must be|used to think)\b|"
        r"\b(?:said|says?|told me|tells me|claims?|claimed|asked me|wrote|writes|according to)\b(?! "
        r"i am (?:allergic))|"
        r"^(?:i|we) (?:do not|did not|can not|could not|will not|have not|am not|are not)? ?"
        r"(?:remember|recall|know|understand|see(?:$| (?:what|that|how|why|your|you|it|this)\b)|"
        r"agree|mean|wonder|wondered|guess|bet|hear|heard|forget|forgot|appreciate (?:it|that|your|"
        r"the)|"
        r"get it|doubt it|think so|hope (?:so|you|that you|it|this)|wish you|thank|apologi[sz]e|"
        r"believe you|promise|swear|suggest|recommend)\b",
        _I,
    ),
    boundary=pattern_of(
        r"\s*(?:;|:\s(?=(?:i|my|we)\b)|\s[-–—]+\s|--|[.!]\s)\s*|"
        r",?\s+(?:but|although|though|whereas|however|yet|plus|while|because|so)\s+(?=(?:i|my|we|our|"
        r"that|it|he|she|they|now|not|the|never|" + words.BASE_VERBS + r")\b)|"
        r",?\s+and\s+(?:also\s+|then\s+|now\s+)?(?=(?:i|my|we|our|" + words.BASE_VERBS + r")\b)|"
        r",\s+(?:and\s+)?(?=(?:i|we|my|our)\s+\w+)|"
        r",\s+(?=(?:" + words.BASE_VERBS + r")\s+\w+)",
        _I,
    ),
    joint=pattern_of(r"^,?\s*(?:and\b.*)?$", _I),
    complement=pattern_of(
        r"\b(?:(?:like|love|want|enjoy|prefer|hope|plan|going|try|trying|need|get|able|have|used) to|can|"
        r"will|would|help|let me) \w+(?:(?! but ).)*$",
        _I,
    ),
    first_person=pattern_of(r"(?:I|we|my|our)\b", _I),
    subject=pattern_of(r"^(?P<s>(?:I|we)(?: (?:am|are|have been)(?= \w+ing\b))?)\b", _I),
    dropped_subject=pattern_of(
        r"^(?:(?=(?:currently|still|also|now|mostly|mainly) \w+ing\b)|(?=(?:working|learning|"
        r"building|living|studying|trying|planning|training|hoping|teaching|moving|writing) (?:at|as|"
        r"in|on|for|to|a|an|my|myself|[A-Z])))",
        _I,
    ),
    possessive=pattern_of(r"^(?:my|our)\b", _I),
    collective=pattern_of(r"^(?:we|our)\b", _I),
    working=pattern_of(
        rf"\b(?:work|job|team|project|deploy\w*|servers?|clients?|code|release|deadline|meetings?|"
        rf"sprint|boss|manager|office|company|production|"
        rf"database|customers?|standup|repo|api|staging|cluster|services?|migration|launch|backend|"
        rf"frontend|{words.TECH})\b",
        _I,
    ),
    past=pattern_of(
        r"\b(?:was|were|did|had|gave|went|got|came|took|made|met|saw|left|quit|began|became|bought|"
        r"\w{2,}ed)\b",
        _I,
    ),
    plan=pattern_of(
        r"^(?:(?:I|we) (?:am|are|will be|have(?: an?| the| my| our| another| to)?|need to|must|plan "
        r"to|intend to)\s+(?:going to )?|"
        r"(?:my|our) (?!(?:\w+ )?(?:birthday|goal|dream|aim|plan|ambition|resolution)\b)|(?:I|we) "
        r"(?=(?:will|fly|leave|start|launch|ship|present|speak|meet|move|travel|deploy|release|go "
        r"live|get|turn|return|finish)\b))"
        r"(?P<o>.+)$",
        _I,
    ),
    bare_verb=pattern_of(rf"^(?:(?:{words.ADVERBS})\s+)*(?:{words.BASE_VERBS}|\w+ing)\b", _I),
    preamble=pattern_of(
        r"^(?!.*\b(?:you|he|she|they|if|said|says|told)\b.*\b(?:I|we|my)\b)"
        rf"(?!(?:I|we)\s+(?:\w+ly\s+|still\s+|often\s+|always\s+)?(?:{words.TO_WHOM})\s+(?:my|our)\b)"
        r"(?:\S+\s+){1,9}?,?\s*(?P<rest>(?:I|we|my|our)\s.+)$"
    ),
    question=pattern_of(r"\?+[\"')\]]*\s*$"),
    question_tail=pattern_of(
        r"(?:,|\s[-–—]|\.)\s*(?:and |but |so )?(?:what|how|where|who|when|why|which|do|does|did|are|"
        r"is|have|has|can|could|would|will|should|"
        r"any|right|you|am i|isn't|don't|aren't)\b[^,]*\?+$",
        _I,
    ),
    rules=(
        *work.RULES,
        *projects.RULES,
        *life.RULES,
        *home.RULES,
        *wishes.RULES,
        *taste.RULES,
        *opinions.RULES,
        *doing.RULES,
    ),
    generic=pattern_of(
        r"^(?:(?P<s>I|we) (?P<o>\S+.*)|(?P<m>my|our) (?P<p>\S.+? (?:is|are|was|were|has|have|means|"
        r"makes|helps?|keeps?|includes?)\b.+)|"
        r"(?P<w>.{3,60}? (?:is|are|was|makes?|gives?|helps?|brings?|means?) (?:me|my|mine|us|to me|"
        r"for me)\b.*))$",
        _I,
    ),
    identity=pattern_of(r"^(?:I|we) (?:am|are|have|own|play|drive|had) ", _I),
    filler_tail=pattern_of(
        r"(?:[,\s]+(?:too|as well|a lot|very much|so much|so far|though|right now|these days|at the "
        r"moment|lol|haha|of course|btw|"
        r"by the way|(?:as )?you know|(?:as|like) I (?:said|told you)|to be honest|tbh|actually|now|"
        r"nowadays|currently|please|anyway|as always|instead|for now|"
        r"thanks|thank you|:\)|;\)))+$",
        _I,
    ),
    stop_words=STOP_WORDS,
    transient=pattern_of(
        rf"^(?:I|we) (?:am|are|was|were|feel|felt) "
        rf"(?:(?:{words.ADVERBS})\s+)*(?:{words.FEELINGS})\b",
        _I,
    ),
)
