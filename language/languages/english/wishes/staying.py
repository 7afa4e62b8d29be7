"""How English people say that something may stay, or is as it was."""

from language.languages.forms.listing import words_of

STAYING = (
    r"\b(?:(?:don['’]?t|do\s+not)|never)\s+(?:\w+\s+)?forget\b(?!\s+to\b)|"
    r"^\W*(?:(?:and|but|just|please|do|about\s+the\s+\w+)\s+)*remember\b|"
    r"^\W*(?:the\s+|my\s+)?\w+\s+(?:ok|okay|fine)\W*$|"
    r"(?:can|may|should|might)\s+(?:\w+\s+){0,2}(?:stay|remain|be\s+kept)(?!\s+(?:\w+\s+)?(?:out|off|away))|you\s+(?:can|may)\s+(?:keep|remember|know)|"
    r"(?:fine|ok|okay|good)\s+(?:to\s+(?:keep|stay)|as\s+(?:it\s+)?is)|"
    r"(?:is|are|['’]s)\s+(?:fine|ok|okay|enough|legit)\b|no\s+secret|"
    r"(?:don['’]?t|do\s+not|wouldn['’]?t)\s+(?:really\s+)?mind\b(?!\s+(?:\w+ing|if)\b)|no\s+(?:problem|objections?)\b|"
    r"(?:do|does)(?:n['’]?t|\s+not)\s+bother\s+me\b|^\W*(?:and\s+)?so\s+(?:can|may|does|should|is)\b|"
    r"stays?\b(?!\s+(?:between|private|(?:\w+\s+)?(?:out|off|away)))|"
    r"(?:hang|hold)\s+on\s+to\s+(?:the|my|that|what)\b|\bretain\s|"
    r"(?<!don['’]t\s)(?<!not\s)\b(?:keep|leave)\s+(?:the|my|what|that|it|everything|only|"
    r"just)\b(?!(?:\W+\w+){0,8}?\W+(?:out|off)\b)|"
    r"^\W*leave\s+(?!me\b|it\b)\w+(?:\s+(?:in|be|there|alone))?\W*$|"
    r"^\W*(?:the|my)\s+\S+.*\b(?:doesn|don)['’]?t\s+matter\b|"
    r"^\W*(?:(?:and|but|just|please)\s+)*keep\s+(?=\w)(?!.*\b(?:out|off|away|private|between|quiet|secret|going|up)\b)"
)
"""Somebody who wants something forgotten lets the rest stay."""
AS_BEFORE = (
    r"stays?|staying|remains?|still|same|unchanged|(?:is|was)\s+right|(?:kept|keeping|keep)\s+(?:the|my|our)|"
    r"as\s+(?:before|ever|always)|carry(?:ing)?\s+on"
)
"""Somebody who tells what has changed says what has not."""
DENYING = (
    r"\b(?:not|never|nowhere|no(?!\s+(?:secret|problem|objection|(?:es|me|hay|cambia)\b|(?:(?:te|se|me|lo|la)\s+)*olvid)))\b|"
    r"(?:n['’]t|\b(?:do|does|did|is|are|wo|ca|need|should)nt)\b(?!\s+(?:really\s+)?mind\b(?!\s+(?:\w+ing|if)\b)|\s+(?:bother\s+me|(?:\w+\s+)?forget)\b)"
)
FILLING = words_of("fine just can may kidding joking joke jk mind problem objection objections bother")
"""Words that name nothing of what may stay."""
