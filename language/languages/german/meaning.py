"""What is meant, and what rests on what, in German words."""

from language.languages.forms.listing import words_of

CONSENT = (
    r"\b(?:genehmigt|zugestimmt|erlaubt|eingewilligt)\b"
    r"|\b(?:zustimmung|erlaubnis|genehmigung|einwilligung)\b[^.!?]{0,20}\b(?:erteilt|gegeben|liegt vor)\b"
)
ADDRESSED = r"du\b"
CALLED_ELSEWHERE = (
    r"\b(?:der|dem|des|die) (?:(?:be)?nutzer(?:in|s)?|leser(?:in)?|anwender(?:in|s)?|userin)\b"
    r"|^(?:(?:be)?nutzer(?:in)?|leser(?:in)?|anwender(?:in)?|userin)\b"
)
YES = words_of("ja genau richtig stimmt einverstanden klar jawohl gerne passt")
YES_TOO = words_of("machen wir das so bitte danke gut prima dann nehmen ist mir recht")
ASKS_WHICH = r"was|welche\w*|wer|wo|wann|warum|wie"
OR = "oder"
TAGS = "oder|richtig|stimmt's"
PROPOSES = "sollen wir|wollen wir|lass(?:en sie)? uns|ich schlage vor"
MINE = ((r"\b(?:du|sie|wir)\b", "ich"), (r"\b(?:dein|ihr|unser)(e|en|em|er)?\b", r"mein\1"))
SPEAKER = "ich"
SPEAKER_BEGINS = "ich|mein"
SPEAKER_SIGNS = r"\b(?:wir|uns|ich|sie|du)\b"
MEASURES = "dutzend|paar$"
ACCOMPANIED = words_of("mit ohne")
NAMED = words_of("namens heißt heisst")
HAVING = "hat|hatte|besitzt"
BEING = "ist|sind|war|waren"
OWNING = "besitzt"
WHO = "der|die|das"
"""After a comma it is said of the person before it."""
BARE = words_of("ist hat war wurde")
VERB_ENDINGS = r"\w{2,}(?:t|te|en)$"
DREAMING = r"könnte|träumt|wünscht|würden?|wäre|hätte|möchte|vielleicht|fast|beinahe|eventuell|womöglich"
PONDERING = r"überlegt|denkt (?:\w+ ){0,4}nach|erwägt"
SEEKING = "such"
NEEDING = "muss"
COMING = r"\b(?:stammt|kommt|ist) (?:ursprünglich )?aus\b"
AS = ((r"\barbeitet als ", "ist "),)
THING_VERBS = "hat|ist|war"
THING_ARTICLES = "einen?|eine[mnr]?"
OWNER = r"(?:des|der) (?:be)?nutzer\w*"
NO_PARTICIPLES = "einen|keinen|meinen|seinen|ihren"
PARTICIPLE_LATER = r"\bge\w+(?:t|en)\b|\w+(?:iert|kauft|lassen)\b"
"""A participle that may stand far from its verb."""
TOLD_BY_GRAMMAR = r"früher|nicht mehr|ehemalig\w*"
NOUNS_HAVE_CAPITALS = True
"""A capital does not make a name."""
COMPOUNDS = True
"""A word may be a part of a longer one."""
KIN = ("enkel|freund|cousin", "in|e|")
"""People, and how the word ends by their sex."""
CONJUGATED = words_of("e en er es t st te ten n et s em ung")
"""Endings by which forms of one word differ."""
PARTICIPLE_PREFIX = "ge"
COUNTED = {
    "2": "zwilling* paar beide* zweit",
    "3": "drillinge dritt",
    "4": "viert",
    "5": "fünft",
    "6": "halbes sechst",
    "10": "jahrzehnt",
    "12": "dutzend",
}
HIGH = r"fliessend|süchtig\w*|leidenschaftlich\w*|expert(?:e|in)|chronisch\w*|viel"
OFTEN = r"jeden (?:tag|morgen|abend)|täglich|ständig|oft|regelmä(?:ß|ss)ig\w*"
OVER_AND_OVER = (
    r"jede[nrs]? (?:nacht|woche|monat|mittwoch|\w+tag)|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|"
    r"\w+mal (?:am tag|täglich|die woche|pro woche|in der woche|im monat|im jahr)"
)
INFLECTIONS = {"verb": "| e n en t te ten st"}
GENERIC_WORDS = """
    mag liebt bevorzugt interessiert arbeitet arbeite wohnt wohne lebt lebe heißt heiße lieblings benutzer nutzer
    """
NEGATIVE_WORDS = "hasse hasst vermeidet vermeide"
PEOPLE = "frau mann mutter vater bruder schwester sohn tochter freund freundin chef"
COMPARING = words_of("statt als")
LACKING = words_of("ohne")
DEGREES = words_of("sehr immer nie oft noch auch")
MEETING = (
    r"(?:vom|beim|zum|zur|(?:von|bei|für|auf|über|mit|an|zu|gegen)(?: (?:dem|den|der|die|das|einem|einen|einer"
    r"|meinem|meinen|meiner|unserem|unseren))?|den|dem) (?:\w+(?:en|em|er) )?"
)
BECOMING = r"beförder\w+|ernannt|gewählt|ausbildung|umschul\w+|weiterbildung|geworden|gemacht|lehre\b"
THE = "die |der |den |das "
EXCLUDED = {
    "vegan": "meat fish dairy_egg",
    "vegetari": "meat fish",
    "abstinen": "alcohol",
}
SOMEBODY = (
    "(?:(?:der|die|diese[rs]?|unser|mein)e? )?(?:mensch|person|kunde|kundin|klient(?:in)?|patient(?:in)?"
    "|inhaber(?:in)?|sprecher(?:in)?|mitglied|(?:gesprächs|chat)partner(?:in)?|gegenüber)"
)
SOMEBODY_SHORT = "er|sie|wir|ich"
PERSONAL = (
    r"wohn(?:t|e|te|en) |leb(?:t|e|te) in|arbeite(?:t|te)? (?:als|bei) |mag\b|liebt?e?\b|hasst?e?\b"
    r"|bevorzugt?e?\b|vertraut\b|wählt\b"
    r"|(?:ist|bin|war) (?:allergisch|verheiratet|geschieden|vegan|vegetarier|vegetarierin|diabetiker"
    r"|schwanger|arbeitslos)"
    r"|(?:hat|habe) (?:krebs|diabetes|asthma|kinder|eine (?:frau|tochter|katze)|einen (?:mann|sohn|hund))"
    r"|(?:wurde|ist) (?:\w+ )?in \w+ geboren"
)
PERSONAL_LABELS = (
    "wohnort|heimatort|alter|name|beruf|arbeitgeber|allergien?|diagnose|religion|ehefrau|ehemann|kinder|gehalt"
    r"|bank|vorlieben?|lieblings[^\W\d_]+|nutzer|leser|kunde"
)
OWNERS = r"mein\w{0,2}|dein\w{0,2}|sein\w{0,2}|ihr\w{0,2}|unser\w{0,2}|euer"
OWNED_IS = "ist|sind|war|waren"
OF = frozenset({"von"})
"""What stands between somebody and whose they are."""
RAISED = (
    r"\w+meister(?:in)?|leit(?:e|en|et|er\w*)|professionell\w*|profi\w*|seit (?:vielen )?jahren|jahrelang"
    r"|expert\w*|süchtig\w*|alkoholiker\w*|millionär\w*|berühmt\w*|fliessend\w*|schulden"
)
"""What makes somebody or something more than they said: a memory says so only where the user did."""
SINCE = r"(?:seit|bis|ab) "
"""Behind these a number tells when something began or ended, not how old somebody is."""
SURE = 0.8
"""How much must speak for a memory, said in this language, that says more or other words than the user did."""
GOING_ON = r"immer noch|noch immer|nach wie vor|weiterhin"
"""What is told with one of these is not over."""

OF_PERSONS = (
    r"(?:(?:der|die|das|aktuelle[rs]?|jetzige[rs]?|frühere[rs]?|neue[rs]?|letzte[rs]?)"
    r" ){0,2}(?:arbeitgeber(?:in)?|chef(?:in)?"
    r"|nachname|hobbys?|familienstand|geburtstag|geburtsdatum|religion|konfession|glaube|ehefrau|ehemann|gatt(?:e|in)|partner(?:in)?|freundin"
    r"|verlobte[rn]?"
    r"|gehalt|einkommen|lohn|beruf|diagnose|krankheit|allergien?|wohnort|heimatort|geburtsort"
    r"|staatsangehörigkeit|partei"
    r"|mutter|vater|schwester|bruder|sohn|tochter|hund|katze|haustier|lieblings[^\W\d_]+|bevorzugte[rs]?"
    r" (?:bank|firma|marke))"
)
OF_FIELDS = (
    r"(?:eine? |der |die |das )?(?:pflicht\w*|optional\w*|leer|null|gespeichert|ungültig|gültig|indiziert"
    r"|spalte|feld|zahl"
    r"|zeichenkette|nicht |unbekannt|tabelle|typ|schlüssel|verschlüsselt|vorgeschrieben|erforderlich)\b"
)
OWNED_ALONE = (
    r"ihr(?:er|e|es)|sein(?:er|e|es)|mein(?:er|e|es)|dein(?:er|e|es)|der ihrige|der seinige|die ihrige|die seinige"
)
PERSONAL_STATES = (
    r"hei(?:ß|ss)t [^\W\d_]{2,20}(?=$|[,;.])|name ist (?!pflicht|leer|optional)[^\W\d_]{2,20}(?=$|[,;.])"
    r"|alter:? \d{1,3}(?=$|[,;.])|\d{1,3} jahre alt|(?:vater|mutter) von (?:zwei|drei|vier|\d)|"
    r"(?:veganer(?:in)?|vegetarier(?:in)?|diabetiker(?:in)?|asthmatiker(?:in)?|atheist(?:in)?|muslima?|kinderlos)"
    r"(?=$|[,;.]| und\b)|"
    r"(?:angestellt|beschäftigt|tätig) (?:bei|als|in)|angestellte[rn]? (?:bei|von)|verheiratet (?:mit|seit)|geschieden"
    r"|verlobt mit|verwitwet|allergisch gegen|diagnostiziert mit|leidet an|fan von|anhänger(?:in)? (?:von|der|des)"
    r"|unterstützer(?:in)? von|kundin? (?:von|bei)|kunde (?:von|bei)|geboren (?:in|am)|aufgewachsen in"
    r"|schwanger\b|süchtig nach"
    r"|verschuldet bei|bürger(?:in)? von|mitglied (?:bei|der|des)|gründer(?:in)? von"
)
