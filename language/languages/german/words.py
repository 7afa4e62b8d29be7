"""What German words are, apart from what they mean."""

from language.languages.forms.listing import phrases_of, words_of

FUNCTION_WORDS = words_of("""
    der das den dem des ein eine einen einem einer ich mich mir mein meine meinen du dich dir dein er sie es wir uns
    unser ihr ihre sein seine und oder aber dass wenn weil als wie im am an auf aus bei mit von vor zu zum zur für
    ist bin bist sind seid haben habe auch noch schon sehr doch hier dort jetzt eins
    """)
NEGATIONS = words_of("nicht kein keine keinen keinem keiner keins keinerlei weder nie niemals ohne nichts niemand kaum")
RELATIONS = words_of("von nach vor statt gegen als unter über mehr weniger")
LIMITS = words_of("nur ausschließlich")
CONJUNCTIONS = words_of("und oder")
GENERAL_WORDS = words_of("""
    heißt heißen gemacht getan passiert geschah kam
    name liebling lieblings gern gerne mag habe hat nutze neu aktuell letzte viele beste
    weißt liebsten tag jahr zeit version einstellungen januar februar märz mai juni juli oktober dezember
    """)
ROOT_ENDINGS = words_of("""
    ung ungen heit keit lich liche licher lichen isch ische ischen ig ige igen er ers erin ern eln el elt ele et est
    t st te ten tet n en e em es s in innen iert ieren iere
    """)
NUMBERS = {
    "2": "zwei zweimal",
    "3": "drei dreimal",
    "4": "vier viermal",
    "5": "fünf",
    "6": "sechs",
    "7": "sieben",
    "8": "acht",
    "9": "neun",
    "10": "zehn",
    "12": "zwölf",
}
ONE = words_of("ein")
ONES_AND = "und"
"""What joins ones and tens to one word, the ones first: "vierunddreißig"."""
TEENS = {
    "13": "dreizehn",
    "14": "vierzehn",
    "15": "fünfzehn",
    "16": "sechzehn",
    "17": "siebzehn",
    "18": "achtzehn",
    "19": "neunzehn",
    "11": "elf",
    "100": "hundert",
}
TENS = {
    "20": "zwanzig",
    "30": "dreißig dreissig",
    "40": "vierzig",
    "50": "fünfzig",
    "60": "sechzig",
    "70": "siebzig",
    "80": "achtzig",
    "90": "neunzig",
}
HALF_YEAR = "(?:ein )?halbes jahr|sechs monate"
DAY_NAMES = "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften"
DAY_MONTHS = "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember"
DAY_HINTS = "ten "
COMPOUND_HEADS = (
    "allergi(?:e|en|ker|kerin|sch)|intoleran(?:t|z)|unverträglichkeit|angst|ängste|schicht(?:en)?|lehrer(?:in)?"
    "|student(?:in)?|kurs(?:e)?|klausur|prüfung|verein|spieler(?:in)?|trainer(?:in)?|milch|wohnung|haus|arbeit|studium"
    "|liebhaber(?:in)?|freund(?:e)?|urlaub|reise|krankheit|schmerz(?:en)?|fahrer(?:in)?|besitzer(?:in)?|hund(?:e)?"
    "|katze(?:n)?|kollege|kollegin"
)
"""Last parts of words put together that are words of their own."""
COMPOUND_WHOLE = "kranken|rat|gast|kauf|kino|stamm|wind|see|ge|be|ver|er|mit|frei|bahn|partner"
"""What is no part of a compound of its own: "Krankenhaus" is a hospital."""
COMPOUND_LINKS = ("", "s", "es", "n", "en", "er", "e")
"""Letters that may stand between the parts of words put together."""


FORMS_OF = {"job": ".>(?:e?s|e?n|in|innen)|[rd]>e|.e>(?:in|innen)|.in>e"}
"""By sort what its names end in, and behind the arrow what their forms go on with after the first letter."""
LAST_PARTS = {
    "job": (
        "(?:(?<!g)leiter|führer|meister|macher|bauer|wirt|helfer|pfleger|bläser|schiffer|wart|händler|arbeiter"
        "|verkäufer|berater|betreuer|wächter|wärter|züchter|lackierer|monteur|techniker)(?:n|in|innen)?"
        "|koch|köchin(?:nen)?|arzt|ärzt(?:e|in|innen)|angestellte[rn]?|beamt(?:er?|in|innen)|kauf(?:mann|frau|leute)"
        "|(?:fach|pflege|lehr|hilfs|reinigungs|betreuungs|service|büro|küchen|schreib|führungs)kr(?:aft|äfte)"
    )
}
"""What words put together end in that are of a sort by that alone."""
LAST_PART_ENDINGS = "in|innen|n"
NO_LAST_PARTS = {
    "job": (
        "(?:normal|optimal|minimal|maximal|formal|maler|tester|dichter|dreher|fräser|lektor|rektor|spion|cutter"
        "|rapper|ranger|manager|controller|operator|security|sanitär|beruf|pilot|coach|autor|aktuar|verwalter"
        "|(?:grafi|zifi)scher|wissenschafter)(?:in|innen|n)?"
        "|(?<!bus)(?<!taxi)(?<!kraft)(?<!wagen)(?<!stapler)(?<!bagger)(?<!kran)(?<!kurier)(?<!liefer)(?<!traktor)"
        "(?<!renn)(?<!tram)fahrer\\w*|lieblings\\w+|hobby\\w+|alleinerzieher\\w*|autobauer\\w*"
        "|(?:halb|supra|tritt|strick|ton|karriere|alu|fisch|hühner|teleskop|steh|bock|licht|wärme|ab|um|ein|zu|weiter"
        "|feuerwehr|dach|spross\\w*|hänge|schiebe)leitern?|(?:be|ver|an|ein|fort)führer\\w*"
        "|(?:reise|markt|tabellen|rädels|wort|sprach|museums|kino|restaurant|auf|ver|ent)führern?"
        "|(?:schritt|krach|spass|mut|angst|munter|dick|scharf|geschäfte|mit|blau|wach|schlank)macher\\w*"
        "|(?:vogel|häusle|er|an|auf|um|aus)bauern?|laubbläser|gegenwart|(?:auf|er|ab|ent|tor)wart|mitarbeiter\\w*"
        "|(?:welt|europa|rekord|vize|herbst|gross|schach|olympia)meister\\w*|(?:cross|home?|heim|vokabel)trainer"
        "|(?:schnäppchen|düsen|abfang|kopfgeld)jäger\\w*|(?:mit|vor|fahr)schüler\\w*|lebenskünstler\\w*"
        "|(?:flucht|steig|mit|start|einpark)helfern?"
    )
}
"""What only looks like such a part."""
SPLIT_INFINITIVE = (
    "zu",
    r"\b(an|auf|aus|ein|um|ab|mit|vor|nach|los|weg|zurück|weiter|kennen|teil)zu(\w{3,}e?n)\b",
)
"""What stands inside an infinitive, and the infinitive with brackets for what stands before and after it."""
PLACEHOLDERS = phrases_of("keine, kein, keine angabe, k.a, unbekannt, nichts, nicht angegeben, nicht bekannt, leer")
CONCEPTS = {
    "live": "wohne wohnst wohnt wohnort lebe stadt zuhause adresse",
    "job": "beruf arbeit arbeite stelle firma arbeitgeber",
    "boss": "chef vorgesetzter",
    "name": "name heiße heißt heißen",
    "birthday": "geboren geburtstag alter",
    "wife": "ehefrau frau partnerin verheiratet",
    "husband": "ehemann mann partner verheiratet",
    "partner": "partner partnerin freundin",
    "children": "kinder kind",
    "son": "sohn söhne kinder kind",
    "daughter": "tochter töchter kinder kind",
    "brother": "bruder brüder geschwister",
    "sister": "schwester geschwister",
    "mother": "mutter mama eltern",
    "father": "vater papa eltern",
    "family": "familie",
    "pet": "haustier | hund katze",
    "eat": "esse isst essen ernährung ernaehrung gericht | vegetarisch vegan",
    "meat": "fleisch vegetarisch vegan ernährung ernaehrung",
    "drink": "trinke trinkt getränk getraenk | kaffee tee",
    "allergy": "allergisch allergie",
    "health": "gesundheit krankheit",
    "language": "sprache sprachen spreche",
    "study": "student studium studiere studiert ausbildung",
    "learn": "lerne lernt kurs",
    "hobby": "hobby freizeit",
    "sport": "sport trainiere",
    "music": "musik | band lied instrument",
    "book": "buch lese liest lieblingsbuch roman",
    "movie": "film serie",
    "car": "auto wagen fahrzeug pkw",
    "bike": "fahrrad rad",
    "travel": "reise urlaub ferien",
    "phone": "handy",
    "computer": "rechner",
    "os": "betriebssystem",
    "software": "software app werkzeug programm",
    "database": "datenbank",
    "goal": "plan ziel ziele zukunft",
    "project": "projekt",
    "style": "stil antworten",
    "sleep": "schlaf schlafe aufstehen steht stehe",
    "schedule": "arbeitszeit stundenplan",
    "salary": "gehalt lohn",
    "color": "farbe",
    "timezone": "zeitzone",
}
FORM_ENDINGS = "e?n|in(?:nen)?|nen|te?[nst]?|m"
INFLECTED = {"en": "e st t te ten", "": "e en n er ern s es"}
"""By what a word ends in: what its other forms have in place of it."""
PLURALS = ("n",)
PARTICIPLE = "^ge(?=.{3,}(?:t|en)$)"
"""What a participle has before its root."""
PEOPLE_GROUPS = {
    "family": "familie familien verwandte verwandten verwandtschaft angehörige angehörigen sippe",
    "siblings": "geschwister geschwistern",
    "parents": "eltern",
    "children": "kinder kindern",
    "work": "arbeit job büro kollegen kolleginnen mitarbeiter belegschaft",
    "friends": "freunde freunden freundinnen kumpel kumpels freundeskreis",
    "neighbours": "nachbarn nachbarinnen nachbarschaft mitbewohner",
}
