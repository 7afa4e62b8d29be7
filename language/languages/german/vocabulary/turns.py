"""Turns of speech by which something is told, or only said, in German."""

ASIDES = (
    r"(?:ausgerechnet|gerade)(?= (?:ich|mir|mich|wir|uns)\b)|von allen (?:leuten|menschen)|(?:wenn"
    r"|falls) (?:überhaupt|möglich|ich ehrlich bin|du mich fragst|man mich fragt|es sein muss|du so willst"
    r"|man so will|ich mich recht erinnere|nötig)(?=[,.!;:]|$)"
)
AS_ONE = (
    (
        (
            r"als (?!kind|junge\w*|mädchen|student\w*|schüler\w*|teenager|jugendlicher?|erst|nächst|ob|wenn|letzt"
            r"|ich|wir)((?:\w+e[rn]? )?[A-ZÄÖÜ]\w+) (?=\w+ (?:ich|man|wir|mir)\b)"
        ),
        r"Ich bin \1. ",
    ),
    (
        (
            r"(?!(?:der|einer|keiner|jeder|immer|wieder|wetter|sommer|winter|ist|bin|hier|kinder|leider"
            r"|sicher)\b)(\w{3,}(?:er|erin|ist|istin|eur|iker|loge|login|arzt|ärztin|mann|frau)) hier(?=[,.!]"
            r"| und\b)"
        ),
        r"Ich bin \1. ",
    ),
)
UNTRUE = (
    r"(?:eher|lieber) (?:sterbe|verhungere|verrecke|wandere) ich(?: aus)?,? als|"
    r"(?:es |das )?(?:stimmt|ist|war) (?:einfach |gar |doch |überhaupt |so )?(?:nicht|falsch|gelogen|unwahr|unsinn"
    r"|quatsch|erfunden|ein gerücht|eine lüge|ein märchen|blödsinn)(?: (?:wahr|richtig|so|der fall"
    r"|korrekt))?,? dass|(?:das|dieses|ein) (?:gerücht|märchen),? (?:dass )?(?:ich|wir)|die (?:behauptung|lüge"
    r"|geschichte|idee),? (?:dass )?(?:ich|wir)|von wegen,? (?:dass )?(?:ich|wir)|wer (?:auch immer )?(?:behauptet"
    r"|sagt|erzählt),? (?:dass )?(?:ich|wir)|keine rede davon,? dass"
)
KNOWS_NOTHING = (
    r"horoskop\w*|tarot\w*|wahrsager\w*|hellseher\w*|astrolog\w*|sternzeichen|glückskeks\w*|kaffeesatz"
    r"|kristallkugel|kettenbrief|spam|persönlichkeitstest|onlinetest|quiz|autokorrektur|chatbot"
)
FORETELLS = (
    r"sagt\w*|sagen|gesagt|meint\w*|meinen|behauptet\w*|verspricht|versprach|prophezeit\w*|kündigt\w*|steht|stand"
    r"|zufolge|glaubt\w*|weissagt\w*|denkt|laut"
)
NO_MATTER = r"egal|bis|gleich|obwohl|auch wenn|selbst wenn|ganz gleich|was auch immer"
AHEAD = (
    r"wird(?! (?:\w+ ){0,6}(?:ge\w+|\w+iert|be\w+t|ver\w+t)\s*[.]?$)|werden \d|hat vor|nimmt sich vor|plant"
    r"|überlegt"
)
CORRECTS = (
    r"sorry,? nein|nein,? (?:halt|warte|moment|sorry)|halt,? nein|quatsch|falsch,|korrektur|ich meine|ich meinte"
    r"|beziehungsweise|äh,? nein|ach nein|vielmehr"
)
OFFERED = r"angeboten|angebot|anbieten|gefragt ob|den posten|die stelle|das amt|der job|den job"
DECLINED = r"abgelehnt|ausgeschlagen|abgesagt|nein gesagt|lehnte ab|dankend verzichtet|abgewinkt|abgeschlagen"
TESTED = (
    r"getestet auf|test auf|tests auf|verdacht auf|abklären|abgeklärt|ausschliessen|untersucht auf"
    r"|ob es \w+ ist|ob ich \w+ habe|warte auf (?:die |den )?(?:befunde?|ergebnisse?)"
)
CONFIRMED = r"bestätigt|positiv|stellte sich|herausgestellt|diagnos\w+"
SCOFFED = (
    r"(?:ja|klar|na klar|ja klar|sicher|ja sicher|genau|ja genau|ach|schon klar"
    r"|aber sicher) +und (?:ich bin|ich heisse|meine? \w+ ist|wir sind)"
)
ANYBODY = r"jemand|irgendjemand|irgendwer|irgendein\w*"
LABELS = {
    "Der Nutzer ist {}": (
        "beruf|tätigkeit|job|position|funktion|ernährung(?:sweise)?|familienstand|religion|beziehungsstatus"
    ),
    "Der Nutzer ist {} Jahre alt": "alter",
    "Der Nutzer lebt in {}": "wohnort|wohnsitz|stadt|aufenthaltsort|standort",
    "Der Nutzer heißt {}": "name|vorname|nachname|familienname|spitzname",
    "Der Nutzer ist allergisch gegen {}": "allergien?",
    "Der Nutzer verträgt {} nicht": "unverträglichkeit(?:en)?",
    "Der Nutzer spricht {}": "(?:fremd)?sprachen?",
    "Der Nutzer arbeitet bei {}": "arbeitgeber|firma|arbeitsplatz",
    "Der Nutzer kommt aus {}": "herkunft|geburtsort|heimat(?:stadt|ort)?",
    "Der Nutzer hat {}": "haustiere?",
}
