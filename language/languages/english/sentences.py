"""How English people put what a sentence says."""

TURNS = {
    "@age": (
        r"\b(?:i'm|i am|i just turned|turned|turning|turn|aged?|at the age of) (?:\w+ ){0,2}{years}"
        r"|\b\d{1,3}[- ]years?[- ]old|\bnot bad for \d{2}\b"
    ),
    "@name": (r"\b(?:call me|my name|name's|name is|i go by|known as|friends call)\b|^(?:hi|hello|hey)?,? ?\w+ here\b"),
    "@parent": (
        r"\b(?:i'm|i am|as|became|become|being) (?:a |an |the )?(?:\w+ ){0,2}(?:mother|father|mom|mum|dad|parent)\b"
        r"|\b(?:mother|father|mom|mum|dad|parents?) (?:of|to) \w+|\bi let mine\b"
    ),
    "@home": (
        r"\b(?:i'm|i am|we're) an? (?:\w+ ){1,4}(?:in|near) (?!a\b|the\b|my\b|an\b)|\bwriting from\b"
        r"|\bhome (?:is|in)\b"
        r"|\b(?:i've|i have|we've|we have) been (?:in|here|living)\b|\b(?:here|back) in (?!the (?:past|day))"
        r"|\bis home\b"
        r"|\b(?:my|our) (?:\w+ )?(?:place|flat|apartment|house|cottage|studio|room) (?:in|near|outside)\b"
        r"|\bstaying in\b"
        r"|\b(?:i'm|i am|we're) (?:based |now |still |currently )?(?:in|based in) (?!a\b|my\b|the\b|an\b|no\b)"
    ),
    "@origin": (
        r"\b(?:i'm|i am|we're|i come|originally|hail) (?:\w+ )?from\b|\bborn (?:and raised |and bred )?in\b"
        r"|\bgrew up\b"
        r"|\bnative\b"
    ),
    "@with": r"\b(?:live|living|living here|share|moved (?:in|into|to)?) (?:\w+ ){0,5}with\b",
    "@visit": r"\bback from\b|\breturned from\b|\btrip to\b|\b(?:i was|we were) in\b",
    "@ill": (
        r"\ballerg\w+|\bdiagnos\w+|\bsuffer\w*|\bintoleran\w+|\b(?:take|taking|takes) (?:\w+ ){1,4}(?:for"
        r"|against)\b"
        r"|\btreated for\b|\bliving with\b"
    ),
    "@job": (
        r"\b(?:at|from|after|to) work\b|\bmy (?:\w+ )?(?:job|boss|colleagues?|coworkers?|shifts?|team|clients?"
        r"|patients"
        r"|students|pupils|customers|salary|office|desk|company|firm)\b|\bon (?:call|shift|duty|the ward)\b"
        r"|\bto the office\b"
    ),
}
"""Turns of speech that say something without a word for it; `{years}` stands for a number that may be an age."""
COUNTED = r"minut|hour|people|colleg|day|week|month|kilo"
"""Beginnings of words for what a number counts that is no age."""
