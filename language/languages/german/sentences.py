"""How German people put what a sentence says."""

TURNS = {
    "@age": r"\b(?:bin|werde|wurde|meinem alter) (?:\w+ ){0,2}{years}|\b\d{1,3} jahre alt",
    "@name": r"\b(?:ich heisse|mein name|nenn mich|ich bin der|ich bin die|hier ist)\b",
    "@parent": r"\bbin (?:\w+ )?(?:mutter|vater|mama|papa)\b|\b(?:mutter|vater) von\b",
    "@home": (
        r"\bschreibe aus\b|\bumzug nach\b|\b(?:mein|meinem|unsere[rm]?|meiner|unser) (?:\w+ )?(?:wohnung|haus"
        r"|zuhause) in\b"
    ),
    "@origin": r"\bgebürtig\w*|\bstamme\b|\bkomme (?:\w+ )?aus\b|\baufgewachsen\b|\bgeboren\b|\bbin (?:\w+ )?aus\b",
    "@with": r"\b(?:wohne|wohnen|lebe|leben) (?:\w+ ){0,4}mit\b",
    "@visit": r"\bzurück aus\b|\bwar(?:en)? (?:\w+ )?in\b",
    "@ill": r"\ballerg\w+|\bdiagnos\w+|\bintoleran\w+|\bleide\b|\bnehme (?:\w+ ){1,4}gegen\b",
    "@job": (
        r"\bmein(?:e|en|em|er)? (?:chef\w*|kolleg\w*|patient\w*|kund\w*|schüler\w*|job|arbeit|büro|firma|team)\b"
        r"|\b(?:ins|im) büro\b|\bzur arbeit\b"
    ),
}
"""Turns of speech that say something without a word for it; `{years}` stands for a number that may be an age."""
COUNTED = r"stund|tage|woche|monat"
"""Beginnings of words for what a number counts that is no age."""
