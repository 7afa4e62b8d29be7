"""The building blocks English patterns are written with."""

from language.languages.english.stating import words

MACROS = {
    "Iam": r"(?:<I> (?:am|are)|<I> have been|I was) <adv>",
    "I": r"(?:I|we)",
    "my": r"(?:my|our)",
    "adv": rf"(?:(?:{words.ADVERBS})\s+)*",
    "o": r"(?P<o>\S.*?)",
    "now": (
        r"(?:,? (?:now|currently|these days|nowadays|at the moment|right now|lately|at present|this year|"
        r"full[- ]time|part[- ]time|myself|for a living|for now))*"
    ),
    "place": r"(?P<o>(?:the )?(?-i:[A-Z])[\w.'-]*(?:[ ,]+(?:(?-i:[A-Z])[\w.'-]*|of|the|de|la|near))*)",
    "company": r"(?P<c>(?:a |an |the )?\S+(?: \S+){0,5}?)",
    "role": (
        rf"(?P<r>(?:[\w/+#.&-]+ ){{0,4}}?(?:{words.ROLE_WORDS})s?(?: (?:of|for|in) (?:[\w&-]+ "
        rf"){{0,4}}?[\w&-]+)?)"
    ),
    "kin": rf"(?:{words.KIN})",
    "kins": rf"(?:{words.KIN_PLURAL})",
    "pet": rf"(?:{words.PETS})",
    "pets": rf"(?:{words.PETS_PLURAL})",
    "count": (
        r"(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|a few|a couple of|a lot "
        r"of|lots of|\d+)"
    ),
    "since": r"(?:,? (?:since|for|as of|from|starting|until|no longer|"
    r"instead of|rather than|these|where|which|who|because|so|and|but|with|"
    r"after|before|when|in order|by|"
    r"last|this past|a (?:year|month|week|few|couple)|(?:one|two|three|four|five|\d+) (?:years?|"
    r"months?|weeks?) ago)\b.*)?",
    "doing": (
        r"(?:,? (?:working|based|living|specializ\w+|specialis\w+|focus\w+|responsible|doing|who|with|in|"
        r"from|on|for|currently|mostly|mainly)\b.*)?"
    ),
    "tech": rf"(?:{words.TECH})",
    "verb": rf"(?:{words.BASE_VERBS})",
}
