"""How German people tell whose words are whose."""

from language.languages.forms.listing import words_of

FIRST_PERSON = "ich|mein|meine|meinem|meinen|meiner|mir|mich|wir"
SINGULAR = "ich|mein|meine|meinem|meinen|mir|mich"
FIRST_VERBS = "bin|habe"
"""Verbs that say "I" by their form."""
SECOND_PERSON = "du|dich|dir|dein|deine|sie|ihnen"
ADDRESSED = r"[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?\w?|[Ee]uch|[Ee]ure?\w?|(?<=[\w,] )(?:Sie|Ihnen|Ihre?\w?)"
SELF = words_of("ich du")
SELF_NOTES = words_of("(du)")
ASIDES = (
    "übrigens|ich selbst|was mich|persönlich|bei mir|nebenbei|jedenfalls|ich persönlich|ich dagegen"
    r"|(?:das bin )?nicht ich|das bin ich nicht|das (?:schickt|schickte|schreibt|schrieb|hat) (?:er|sie) mir"
    r"|(?:er|sie) hat mir das"
)
ASIDES_BEHIND_I = "ich, übrigens"
ASIDES_WITHIN = "übrigens|was mich betrifft"
ASIDES_AS_LABELS = "übrigens|nebenbei|ehrlich"
REQUESTS = (
    "was (?:soll|hältst|meinst|denkst|bedeutet|heißt)|wie soll|kannst du|soll ich|bitte|schreib|übersetze|fass|hilf"
    "|ist das"
)
SAYING = (
    "schreibt|schrieb|geschrieben|sagt|sagte|gesagt|lautet|meint|meinte|erzählt|erzählte|behauptet|behauptete"
    "|berichtet|berichtete|geschickt|schickte|antwortet|antwortete|steht|erklärt|erklärte|warnt|warnte|betont|betonte"
    "|schwört|verspricht|geantwortet|erwidert|erwiderte|entgegnet|entgegnete|gemeint|zurückgeschrieben|bemerkte"
)
THAT = ",? dass|,? (?:er|sie) "
ACCORDING = "laut"
RETOLD = "dass|er|sie|laut"
SUBJECTS = "ich|wir|du"
TEXTS = (
    "artikel|text|zitat|kommentar|stellenanzeige|anzeige|bewertung|rezension|nachricht|beitrag|brief|gedicht"
    "|beschreibung|protokoll|gespräch|interview|kolumne|glosse|newsletter|leserbrief"
)
THESE = "diesen?|dieser|dieses|diese|hier ist|die|der|das|den"
POINTING = r"das|dies\w{0,2}|so was|aus|vom|hier|folgende\w?"
BELOW = "unten"
TEXT_BY = "von|vom"
GAVE_ME = "hat (?:mir|uns) (?:das|dies|folgendes)"
TEXT_ORDERS = "übersetze?|fasse|korrigiere|kürze|erkläre"
I_OR_WE = "ich|wir"
BEFORE_SAYING = "habe|hab"
I_SAID = "habe ich"
"""That the user says or said something, without a word for them before the verb."""
DATE_THE = "den"
AT = "um"
AGO = r"vor \d{1,3} \w{1,10}\.?"
FORWARDED = (
    r"sprachnachricht von|beitrag von|gepostet von|"
    "weitergeleitet von|weitergeleitete nachricht von|neue nachricht von"
)
REPLIED = "(?:als |in )?antwort (?:an|auf)|(?:antwortet|antwortete|erwidert) auf|auf .{1,40} geantwortet"
EDITED = "bearbeitet|geändert|(?:diese )?nachricht (?:wurde )?bearbeitet|diese nachricht wurde geändert"
SONG_PARTS = "strophe|refrain"
FIELDS = words_of("""
    notiere merke notiz hinweis wichtig frage ziel ziele plan name alter stadt wohnort ort land adresse beruf arbeit
    firma familie kinder hobby hobbys interessen ernährung essen allergie allergien sprache sprachen kenntnisse problem
    nachtrag update fakt kontext hintergrund geburtstag zeitzone projekt ausbildung
    montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende morgens vormittag mittag nachmittag abend
    abends frühstück
""")
PEOPLE = words_of("""
    mama papa mutter vater bruder schwester chef chefin freund freundin nachbar nachbarin kollege kollegin frau mann
    sohn tochter oma opa kunde kundin arzt lehrer vermieter
""")
BYLINES = "von"
ANOTHER = "er|sie|ihn|ihm|ihr|ihre[mnrs]?|sein|seine[mnrs]?|bewerber(?:in|innen|s)?|lebenslauf|cv"
OWN_RECORD = "mein(?:en|em|s)? (?:lebenslauf|cv)"
BREAKING = "EILMELDUNG"
ABSTRACTS = "Zusammenfassung"
MAIL_HEADERS = "von|an|betreff|datum|gesendet|autor|autorin|titel"
MAIL_DIVIDERS = "ursprüngliche|weitergeleitete"
INTRODUCTIONS = r"am [^\n]{3,120}\bschrieb[^\n]{0,80}"
WROTE = "schrieb"
FORMAL = "sehr geehrte[rs]?"
SALUTATIONS = "liebe[rs]?|hallo"
GREETINGS = words_of("hallo liebe lieber")
HELLOS = "hallo"
CLOSES = "viele grüße|liebe grüße|beste grüße|mit freundlichen grüßen|herzliche grüße|schöne grüße|gruß|lg|mfg|vg"
MAIL_DEVICES = r"gesendet von|von meinem \w+ gesendet"
NO_START = words_of("sie ihnen ihr ihre ihrem ihren")
ACTS = "ist|war|hat|hatte|wird|wohnt|arbeitet|mag|will|kann|ging|kam|zog|auch|jetzt|[a-zäöüß]{2,20}(?:t|te)"
CHAT_FROM = "von"
COMMENTED = "kommentierte|hat kommentiert|schrieb|antwortete|hat geantwortet|hat geschrieben"
AGES = r"\d{1,3} ?(?:sek|min|std|stunden?|tg|tagen?|wo|mon|j)\.?|gestern|gerade eben"
AGED = r"vor \d{1,3} ?(?:sek\w*|min\w*|std|stunden?|tg|tag\w*|woche\w*|monat\w*|jahr\w*)\.?"
SPEAKERS = "sprecher(?:in)?|stimme|teilnehmer(?:in)?|anrufer(?:in)?"
QUOTATIONS = "zitat"
