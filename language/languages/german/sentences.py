"""How German people put what a sentence says."""

from language.languages.forms.listing import words_of

TURNS = {
    "@age": r"\b(?:bin|werde|wurde|meinem alter) (?:\w+ ){0,2}{years}|\b\d{1,3} jahre alt",
    "@name": r"\b(?:ich heisse|mein name|nenn mich|ich bin der|ich bin die|hier ist)\b",
    "@son": (
        r"\b(?:mein|unser)(?:en|em)? (?:jüngst|ältest|klein|gross)(?:er|en|em)"
        r"(?= (?:ist|hat|wird|kommt|geht|macht|kann|war|lernt|spielt|will|und|jetzt)\b|$)"
    ),
    "@daughter": (
        r"\b(?:meine|unsere) (?:jüngst|ältest|klein|gross)e"
        r"(?= (?:ist|hat|wird|kommt|geht|macht|kann|war|lernt|spielt|will|und|jetzt|die)\b|$)"
    ),
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
    "@given": (
        r"\b(?:mir|uns)\b.{0,60}\b(?:geschenkt|vererbt|hinterlassen|überlassen|spendiert|vermacht)\b"
        r"|\bgeschenkt (?:bekommen|gekriegt)\b"
    ),
}
"""Turns of speech that say something without a word for it; `{years}` stands for a number that may be an age."""
COUNTED = r"stund|tage|woche|monat"
"""Beginnings of words for what a number counts that is no age."""

TITLES = words_of("st dr")
ABBREVIATIONS = r"dr|prof|st"
AFTER_ORDINAL = (
    r"monat\w*|woche\w*|semester\w*|klasse|stock|stockwerk|etage|lebensjahr|lehrjahr|jahr|schwangerschafts\w+|ssw|mal"
)
"""What is counted with a number and a full stop ("im 5. Monat")."""
REMINDER = (
    r"\b(?:merke?\s+dir|denke?\s+(?:daran|dran)|notiere?(?:\s+dir)?|beachte|behalte?|vergiss\s+(?:nicht|nie|niemals)|"
    r"(?:merken|notieren)\s+sie\s+sich|denken\s+sie\s+(?:daran|dran)|(?:beachten|behalten)\s+sie|"
    r"vergessen\s+sie\s+nicht)(?:\s+(?:bitte|auch|mal|noch|im\s+kopf|für\s+(?:immer|heute|jetzt|später)|auf\s+dauer|"
    r"dauerhaft|immer|ein\s+für\s+alle\s+mal))*\s*,?\s*(?:dass\b|:)"
)
RESPELT = {"ß": "ss"}
REWORDED = {"gekündigt": (r"\bwurde(?:n|st)?\b((?:\s\S+){0,8}?\s)gekündigt\b", r"\1entlassen")}
"""Turns that would be misread, by a word they all have, with what is read for them: whom somebody gave notice did not
give it."""
SELF = r"auch|jetzt|oft"
NOW = r"jetzt|heute|inzwischen|früher|ehemals"
RELATIVE_OR_ARTICLE = r"der|die|das"
"""A relative clause begins after a comma: elsewhere it is an article ("bei der Feuerwehr")."""
OPENING = frozenset({"die"})
NOT_NEGATIVE = frozenset({"hat"})
"""Words with the stem of another language's word for disliking: "hate"."""
VERB_ENDINGS = r"ge\w{2,}(?:t|en)$|\w{3,}ierte?$"
PAST_FORM = r"^(?:\w{0,5}ge\w+(?:t|en)|\w+(?:te|ten))$"
PRESENT_FORM = r"^(?!ge)\w+(?:t|e|st)$"
PERFECT_TENSE = r"\b(?:habe|haben|hab|bin|sind)\b(?!.*\b(?:seit|und|aber)\b).* (?:ge\w+(?:t|en)|[bv]e\w+t|\w+iert)$"
"""What was is told by two words, of which the second ends the clause."""
PRETERITE = (("te", "t"), ("ten", "t"))
PARTICIPLE_PREFIX = "ge"
TELLS_PAST = r"habe|haben|bin|hat|war|hatte"
VERB_LAST_AFTER = r"dass|daß|das"
"""Words after which the verb of a clause stands last."""
VERB_LAST_SUBJECTS = r"ich|wir|er|sie|es|man"
VERB_LAST_OWNERS = r"(?:mein|unser|sein|ihr|euer|eur|dein)e?|der|die|das"
"""Words before a noun that is the subject of a clause: "mein Sohn"."""
FINITE = (
    r"bin|ist|sind|war|waren|hab|hat|hatte|mag|kann|will|muss|muß|darf|soll|weiß|weiss|brauch|nehm|trink|wohn|fahr|geh|"
    r"[^\W\d_]{2,}(?:e|en|t|ern|eln)"
)
"""Verbs as they stand last: what comes before them may hold the rest ("umgezogen sind")."""
SEPARABLE = (
    r"ab|an|auf|aus|bei|ein|fern|fest|fort|her|herum|hin|los|mit|nach|raus|rein|statt|teil|um|vor|weg|weiter|zu|zurück|"
    r"zusammen"
)
INSEPARABLE = (
    r"antwort|an(?:gel|gle)|arbeit|atm|auto|einig|umarm|um(?:geb|fass)|ausländ|abonn|addier|achte|acker|ein(?:e|en|t)$|vor(?:e|en)$|"
    r"zuck|zünd|zücht|zieh|zeig|zeich|zahl|zähl|anal|angst|heraus$|hin(?:e|k)|mit(?:e|en)$|nachts|um(?:e|en)$|wegen"
)
"""Verbs that begin like one with such a word, and are none."""
WRITERS_FORM_BEHIND = frozenset[str]()
"""A verb tells by its form that its writer does it: at the head of a clause, and behind these words (`*`: any)."""
ARRANGED = words_of(
    "gebucht reserviert geplant verabredet eingeladen angemeldet "
    "bestellt ausgemacht vereinbart gesagt bekommen tickets karten"
)
AGED = (r"(?!)", r"jahre(?: alt| jung)?|j\.?", r"von beruf|vom fach")
SAYS_OF_SELF = ("Ich bin {}", "Ich habe {}", "Ich bin {}")
OF_WHOM = words_of("von vom der des beim im")
FOLLOWERS = words_of("fan anhänger anhängerin mitglied vereinsmitglied")
BEFORE_A_NOUN = words_of("ein eine einen der die das")
ABOUT_ME = (
    r"kurz zu mir|(?:etwas |ein bisschen )?zu mir|zu meiner person|(?:kurz )?über mich|steckbrief|"
    r"(?:zum )?hintergrund|zum kontext|kontext|kurze vorstellung|"
    r"persönlich(?:es)?|privat(?:es)?|zwischenfrage|nebenbei|zur info|info|nachtrag|übrigens|p\.?s\.?|noch (?:et)?was"
)
DEPENDS = (
    r"wenn|weil|als|seit(?:dem)? (?:ich|wir|mein\w*)|nachdem|bevor|während|bis|obwohl|sobald|falls|da (?:ich|wir)|"
    r"dass|was|ob"
)
LOCATED = r"wohnhaft in|ansässig in|zu ?hause in"
AS_ONE = r"als(?: (?:gelernte|ausgebildete|alte)r?)?"
NEEDS_DONE = (
    r"(?:ich )?(?:brauche?|bräuchte|suche?|benötige) (?:ich )?(?:\w+ )?(?:hilfe|rat|unterstützung|tipps|ideen)|"
    r"(?:hilfe|rat|tipps|ideen) (?:nötig|gesucht|gebraucht|erbeten)"
)
INSIDE = r"in (?:der|dem|diesem|dieser|einem|einer)|im"
THOUGHTS = r"schaft|ung|ion|heit|keit|tät|nis|sinn|liebe|lust|drang|neugier|zufall|spaß|not|zeit|trotz"
PER = r"pro|die|je|im|in der|am"
ORDERS_ME = (
    r"(?:bitte )?\w+en sie (?:mir|uns|mich)|(?:bitte )?(?:sag|zeig|gib|erzähl|hilf|schick|such)e? (?:mir|uns|mal)"
)
QUESTION = (
    r"(?:wann|wo|wer|warum|wieso|wie|was)\s+(?:(?:ist|is|sind|war|waren|hat|haben|wird|kann|soll)|"
    r"\w+(?:t|en|st)\s+(?:man|die|der|das|den|dem|du|sie|ihr|es|ein\w*)\b)"
)
DAY_ALONE = r"(?:am|auf den|zum|den|erst am) (?P<day>\d{1,2})\."
PUT_OFF = r"verschoben|verlegt|vorgezogen|erst im|jetzt im|auf (?:den )?(?=[a-zä]+\b)"
