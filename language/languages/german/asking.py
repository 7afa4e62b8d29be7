"""How German people ask: the words of questions, who is spoken of, times and sums."""

from language.languages.forms.listing import words_of

LETTERS = "[äöüß]"
"""Letters that speak for the language."""
ASKS = words_of(
    "was wo wohin woher wann wer wen wem wessen welche welcher welches welchen welchem wie wieso warum weshalb "
    "wofür wogegen womit wozu worauf worüber wobei wieviele bin hab habe hat ist sind war kann kannst weißt "
    "weisst wissen kennst gibt soll darf muss mag"
)
ASKS_FIRST = words_of("wo wohin woher wer welche welcher welches welchen welchem wofür wogegen womit worauf")
ME = words_of("ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren")
YOU = words_of("du dich dir dein deine deinen deinem deiner sie ihnen ihr ihre ihrem ihren")
KNOWS = words_of(
    "weißt weisst wissen weiß gemerkt merkst notiert notizen gespeichert abgespeichert aufgeschrieben erinnerst "
    "erinnern kennst kennen gedächtnis profil akte infos informationen fakten gelernt behalten abgelegt steht"
)
TOLD = words_of("gesagt erzählt erwähnt genannt sagte erzählte")
REMIND = words_of(
    "sag sagen nenn nenne zeig zeige erzähl erzähle liste fass fasse beschreib lies erinnere verrat "
    "nennen zeigen erinnern verraten zähl zähle listen aufzählen"
)
WHY = words_of("woher warum wieso worauf quelle stützt kommst kommen schließt")
ADVICE = words_of("soll sollte empfiehlst empfehlen rätst lohnt wär wäre passt darf kann geht")
ARTICLE = words_of("artikel autor autorin text beitrag geschichte buch studie das es")
FOOD = words_of(
    "ess gericht rezept koch back kuchen mahlzeit mittag frühstück restaurant soße sauce suppe trink menü "
    "nachtisch salat speise zutat"
)
THANKS = words_of("danke dank dankeschön merci danken vielen")
GREETS = words_of("hallo hi hey servus moin grüß guten morgen abend tag grüezi na")
EVERYTHING = words_of("alles über von person irgendwas etwas alle")
SHARED = words_of("in am was so man die war hat gut an also no ne a")
COMMON = words_of(
    "der die das den dem und nicht ist ein eine einen zu noch nochmal mal eigentlich denn auch für mit auf in "
    "im am als heißt heiße wohne wohn arbeite nehme esse trinke fahre spiele lerne bitte wenn oder aber dass "
    "gern immer seit jetzt doch schon vielen von vom zum zur bei beim aus nach über unter hier nichts nix kein "
    "keine mehr nur sich wir sind habe hab kann muss wie dann ganz alles"
)
CALLS = words_of("sag mal hör")
COUNTING = words_of("menge paar")
TO_ME = words_of("mir mich uns")
AND = r"und"

GLOSSES = {
    "name": "heißt",
    "location": "wohnt in",
    "city": "wohnt in",
    "home": "wohnt in",
    "origin": "kommt aus",
    "role": "arbeitet beruflich als",
    "job": "arbeitet beruflich als",
    "company": "arbeitet bei der Firma",
    "employer": "arbeitet bei der Firma",
    "age": "Alter, Jahre alt",
    "birthday": "Geburtstag, geboren",
    "languages": "spricht Sprachen",
    "diet": "Ernährung, isst",
    "studies": "studiert",
    "education": "Ausbildung",
    "timezone": "Zeitzone",
    "tech_stack": "benutzt Werkzeuge",
}
IS_SOMETHING = r"^(?:ich )?bin (?:eine? )?[A-ZÄÖÜ]"
BEFORE_PLACE = r"in|nach|aus|bei"
BEFORE_ANSWERED_PLACE = r"in|nach|aus|bei|am|auf"
CALLED = r"heiß\w+|namens"
NAME_FIRST = r"lebt|wohnt|heißt"
CLOCK = r"\b\d{1,2}\s?uhr\b"
WHERE = r"wo|wohin|woher"
WHEN = r"wann|welche[nrm] tag"
WHAT_TIME = r"um wie ?viel uhr|wie spät|um welche uhrzeit"
HOW_OLD = r"wie alt"
WHICH_ONES = r"was|wen|wem|wer|wofür|wovon|welche[nrms]?|etwas|irgendwas"
WHETHER = r"ob|stimmt"
ASKED_SORTS = {
    "living": r"welche[rnms]?\s+(?:stadt|ort|dorf|wohnort)|wo\s+(?:wohne|lebe|hause)\s+ich",
    "employer": r"welche[rn]?\s+(?:firma|arbeitgeber|laden)",
    "job": (
        r"(?:womit|wie|wodurch)\s+verdien\w*\s+ich|wovon\s+leb\w*\s+ich|was\s+mach\w*\s+ich\s+beruflich|"
        r"was\s+(?:arbeite|bin)\s+ich\b"
    ),
    "hobby": r"freizeit|nach\s+feierabend",
    "fear": r"wovor\s+(?:habe|fürchte)\s+ich",
    "salary": r"(?:was|wie\s*viel)\s+verdiene\s+ich",
}

NOTHING_SAID = (
    r"ja|nein|gut|klar|ok|okay|h+m+|so|und|aber|oder|also|naja|tja|dann|denn|weil|äh+m*|ähm+|doch"
    r"|vielleicht|möglicherweise|eventuell|mal sehen|egal|weiß nicht|keine ahnung"
)
KNOWN_OF = r"was\s+(?:wei(?:ß|ss)t\s+du|wissen\s+sie)\s+(?:noch\s+|so\s+|alles\s+)?(?:über|von|zu)"
"""So begins a question for all that is known of somebody or something."""
TELL_ME = (
    r"(?:kannst|könntest) du (?:mir )?(?:bitte |kurz |mal )*(?:sagen|"
    r"erklären|erläutern)|"
    r"erklär(?:e|st du)?(?: mir)?(?: bitte| kurz| mal)*"
)
WHAT_IT_IS = r"was [^?.!]+ (?:ist|sind|bedeutet|heißt)"
MEMORY_LEADS = r"und|na|sag\s+mal|eigentlich"
MEMORY_ASKED = (
    r"(?:wei(?:ß|ss)t|wissen)\s+(?:du|sie)\s+(?:noch|eigentlich\s+noch)|erinner(?:st|n)\s+(?:du|sie)\s+(?:dich|sich)|"
    r"(?:wer|welche\w*)\s+(?:von|aus|in|unter)\s+(?:mein\w*|unser\w*)\b|wie\s+(?:alt|groß)\s+(?:ist|sind|bin)\s+(?:mein|unser|ich)"
)
TELL_ORDERS = (
    r"rate?\s+(?:doch\s+)?mal(?=,?\s+(?:was|wo|wer|wie|wann|wem|wen|warum|welche\w*|wo\w+)\s)|"
    r"(?:sag|nenn|zeig|erzähl|verrat|lies|wiederhol|beschreib|schilder|erinner|gib|zähl|list|fass|ratter)(?:e|"
    r"en\s+sie)?(?=\s+(?:mir|mich|mal|bitte|uns|alle\w*|mein\w*|doch|noch|nochmal|kurz|zusammen|auf\b|was\b|wer\b|"
    r"wo\b))"
)
AS_TOLD = (
    r"laut\s+(?:mein|dein|ihr)\w*\s+(?:eigenen\s+)?(?:worten|angaben|aussagen?|notizen|aufzeichnungen)|"
    r"(?:nach|gemäß)\s+(?:mein|dein|ihr)\w*\s+(?:eigenen\s+)?(?:worten|angaben|aussagen?|notizen)|laut\s+mir|"
    r"(?:mein|dein)\w*\s+(?:worten|angaben|notizen)\s+(?:nach|zufolge)|wenn\s+(?:du|man)\s+mir\s+glaub(?:st|t)|"
    r"nach\s+dem,?\s+was\s+ich\s+(?:\w+\s+)?(?:gesagt|erzählt)\s+hab\w*"
)
TOLD_ASIDE = (
    r"(?:das\s+|es\s+)?(?:(?:ich\s+)?hab(?:e|['’]?s)?|hatte)\s+(?:(?:ich|es|das|['’]s|dir|ihnen|doch|ja|schon|mal|neulich|"
    r"vorhin|bereits|auch|gerade|eben|irgendwann|einmal)\s+)*(?:erzählt|gesagt|verraten|geschrieben|erwähnt)|"
    r"wie\s+(?:gesagt|erzählt|erwähnt)|(?:du\s+)?(?:solltest|müsstest)\s+(?:du\s+)?(?:es|das)\s+wissen"
)
SUM_ORDERS = r"(?:multiplizier|addier|subtrahier|dividier|teil|rechn|berechn)(?:e|en\s+sie)?"
ORDER_LEADS = r"hör\s+mal|na|los"
STANDING_WISH = (
    r"(?:^|[.!\n]\s*)(?:bitte )?(?:immer|niemals|nie)\b|\bab jetzt\b|\bvon nun an\b|\bjedes mal,? wenn ich\b|"
    r"\bich (?:\w+ )?(?:bevorzuge|ziehe)\b|\bmir (?:ist|wäre) .{1,40} lieber\b"
)
WISH_WHEN_ASKED = r"\bwenn ich (?:dich )?(?:frage|bitte)\b"
ADVICE_ASKED = (
    r"\b(?:empfiehl\w*|empfehl\w*|rat|rätst|vorschl\w*|tipps?|ideen)\b|\b(?:kannst|könntest) du\b|\bhilf mir\b|"
    r"\bsoll(?:te)? ich\b|\bwie kann ich\b|\bam besten\b"
)

PERSONS = {
    "mother": "mutter mama mutti",
    "father": "vater papa vati",
    "brother": "bruder brüder",
    "sister": "schwester schwestern",
    "wife": "frau ehefrau",
    "husband": "mann ehemann",
    "partner": "freund freundin verlobte verlobter partner partnerin",
    "son": "sohn söhne junge jungs",
    "daughter": "tochter töchter",
    "child": "kind baby zwilling",
    "grandmother": "oma großmutter",
    "grandfather": "opa großvater",
    "grandchild": "enkel enkelin enkelkind",
    "uncle": "onkel",
    "aunt": "tante",
    "cousin": "cousin cousine",
    "nephew": "neffe",
    "niece": "nichte",
    "inlaw": "schwiegermutter schwiegervater schwager schwägerin",
    "friend": "kumpel",
    "boss": "chef chefin vorgesetzte",
    "colleague": "kollege kollegin",
    "neighbour": "nachbar nachbarin",
    "flatmate": "mitbewohner mitbewohnerin",
    "doctor": "arzt ärztin hausarzt zahnarzt",
    "dog": "hund hündin welpe dackel",
    "cat": "katze kater kätzchen",
    "bird": "vogel papagei wellensittich",
    "fish": "fische goldfisch",
    "horse": "pferd pony",
    "hen": "huhn hühner ziege schaf kuh",
    "rabbit": "hase kaninchen hamster schildkröte",
}
GROUPS = {
    "pet": "haustier haustiere tier tiere",
    "parents": "eltern",
    "children": "kinder kindern kind",
    "siblings": "geschwister",
    "spouse": "partner",
    "family": "familie verwandte",
}
ENDINGS = ("", "e", "en", "n", "es", "s", "er", "ern", "nen")

TIMES = r"mal|multipliziert\s+mit"
DIVIDED_BY = r"geteilt\s+durch|durch"
PERCENT = r"prozent"
PERCENT_OF = r"von"
MULTIPLY = r"multiplizier\w*"
MULTIPLY_BY = r"mit"
DIVIDE = r"dividier\w*|teile?"
DIVIDE_BY = r"durch"
PLUS = r"plus"
MINUS = r"minus"
SUM_ASKED = r"was\s+(?:ist|macht|ergibt|sind)|wie\s*viel\s+(?:ist|macht|sind)"

MONTHS = (
    *("januar", "februar", "märz", "april", "mai", "juni"),
    *("juli", "august", "september", "oktober", "november", "dezember"),
)
WEEKDAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
SEASONS = {"spring": r"frühling|frühjahr", "summer": r"sommer", "autumn": r"herbst", "winter": r"winter"}
UNITS = {"day": r"tage?n?", "week": r"wochen?", "month": r"monate?[ns]?", "year": r"jahre?[ns]?"}
NUMBER_WORDS = {"einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4}
IN_TIME = r"im|in|seit"
IN_YEAR = r"jahr"
PAST = r"letzte[rnms]?|vorige[rnms]?|vergangene[rnms]?"
PRESENT = r"diese[rsnm]?"
AGO_BEFORE = r"vor"
"""What stands before a span of time that is counted back."""
YESTERDAY = r"gestern"
TODAY = r"heute"
BEFORE_SEASON = r"im|in"
BEFORE_EVENT = r"bevor|vor (?:meine[mr]|de[mr])"
AFTER_EVENT = r"nachdem|nach (?:meine[mr]|de[mr])|seit(?:dem)?"
TIME_WORDS = words_of("""
    vor gestern heute
    letzte letzten letzter letztes vorige vorigen voriges vergangene vergangenen diese diesen dieser dieses
""")
EVENT_WORDS = words_of("bevor vor nach nachdem seit seitdem")
AHEAD = r"werde ich|ziehe ich (?:hin|um)|(?:zu)?künftig\w*|demnächst"
FIRST_ASKED = r"\b(?:zuerst|zuallererst|als\s+(?:erstes|erste[rn]?))\b|\bdas\s+erste\b(?=,)"
LAST_ASKED = r"\b(?:zuletzt|als\s+(?:letztes|letzte[rn]?)|kürzlich|neulich|in\s+letzter\s+zeit)\b|\bdas\s+letzte\b(?=,)"
ENDS_ASKED = words_of(
    "zuerst zuallererst erstes erste erster ersten zuletzt letztes letzte letzter letzten kürzlich neulich"
)

_TELL = (
    r"(?:nenn|gib|zeig|liste|zähl|fass|beschreib|erklär|erzähl|schilder|erinner)\w*"
    r"(?:\s+(?:mir|uns|mich|bitte|mal|auf|zusammen|daran))*"
)
_ASPECTS = r"(?:aspekten?|themen?|ideen?|einzelheiten|details?|dingen?|punkten?|bereichen?)\b"
_MANY = r"(?:(?:die|der|den|alle|aller|allen|all)\s+)*(?:(?:verschieden|wichtigst|einzeln|unterschiedlich)\w*\s+)+"
_ABOUT = r"(?:\s+(?:von|zu|zum|zur|über|rund\s+um|bei|meine[rs]|unsere[rs])\b)"

ORDER_ASKED = (
    r"\b(?:in\s+)?(?:der|die|welcher|welche|chronologischer|zeitlicher)\s+(?:(?:genauen?|richtigen?|chronologischen?|"
    r"zeitlichen?)\s+)*(?:reihenfolge|abfolge)\b(?:,?\s+in\s+der\b)?|\bin\s+reihenfolge\b|\bder\s+reihe\s+nach\b|"
    r"\bchronologisch\b"
)
READ_OR_TALKED = (
    r"diskut\w+|diskussion\w*|gesprochen|gespräch\w*|geredet|unterhalten|unterhaltung\w*|gelesen|lese|artikel\w*|"
    r"beitr[aä]g\w*"
)
LOOKING_BACK = (
    r"\b(?:eine[nr]?\s+)?(?:(?:kurze|ausführliche|umfassende|vollständige|knappe|klare|gute)[nr]?\s+)*"
    r"(?:zusammenfassung|überblick|übersicht)\b(?:\s+(?:von|über|darüber|davon|zu)\b)?|"
    r"\b(?:in|aus|während|über)\s+(?:all\s+)?(?:unseren?|diesen|allen)\s+(?:\w+\s+)?"
    r"(?:gesprächen?|unterhaltung(?:en)?|chats?|diskussion(?:en)?)\b(?:\s+hinweg)?|"
    r"\b(?:zusammenfassen|zusammenfasst|fass\w*\b(?:\s+(?:mir|uns|bitte|mal))*(?=.*\bzusammen\b))|\bim\s+laufe\s+der\s+zeit\b|\bmit\s+der\s+zeit\b"
)
FRAMING = (
    rf"\b(?:kannst|könntest|würdest|willst)\s+du\s+(?:(?:mir|uns|bitte|mal|noch|einmal)\s+)*|^(?:bitte\s+)?{_TELL}|"
    r"\b(?:auflisten|aufzählen|zusammen(?:fassen)?|nennen|wiedergeben|durchgehen|schildern|beschreiben)\b|"
    r"\b(?:erwähnt|angesprochen|besprochen|diskutiert|zur\s+sprache\s+gebracht)\b(?:\s+(?:habe|haben|hatte|hatten)\b)?|"
    rf"\b{_MANY}{_ASPECTS}{_ABOUT}?|\baspekte{_ABOUT}|\bschritt\s+für\s+schritt\b|\bnacheinander\b|"
    r"\b(?:nenne?|nur)(?:\s+(?:nur|genau))*\s+\w+\s+(?:punkte|dinge|themen)\b"
)
FRAMING_SIGNS = words_of("""
    reihenfolge abfolge reihe chronologisch chronologischer zusammenfassung überblick übersicht gesprächen gespräche
    gespräch unterhaltung unterhaltungen chat chats diskussion diskussionen zusammenfassen zusammenfasst zusammen zeit
""")
