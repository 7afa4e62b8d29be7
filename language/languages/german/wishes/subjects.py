"""What German speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "beruf arbeit arbeite arbeitest arbeitet arbeitsplatz arbeitgeber stelle",
    "home": "stadt wohnort adresse wohne wohnst wohnt wohnen lebe lebst lebt heimat",
    "name": "name heiße heißt",
    "birth": "geburtstag geboren geburtsdatum",
    "age": "alter jahre",
    "pet": "haustier katze hund kater",
    "diet": "ernährung vegetarier vegetarierin veganerin",
    "allergy": "allergie allergien allergisch unverträglichkeit",
    "hobby": "hobbys freizeit",
    "project": "projekt projekte",
    "health": "gesundheit krankheit diagnose",
    "language": "sprache sprachen",
    "study": "studium studiere uni",
    "phone": "telefon handynummer",
    "zone": "zeitzone",
}
ONE_SORT = words_of("katze hund kater vegetarier vegetarierin veganerin")
AT_WORK = words_of("chef")
ALL = words_of("alles alle sämtliche")
OF_ME = words_of("mich mir meine meinen meiner weißt wissen")
SESSIONS = words_of("gespräch gespräche unterhaltung sitzung diskussion")
KINDS = {
    "note": "notiz notizen",
    "fact": "fakt fakten",
    "episode": "episoden",
    "observation": "beobachtung beobachtungen",
}
CARRIERS = words_of("""
    eintrag einträge information informationen daten gedächtnis speicher notiert weißt wissen gesagt erzählt
    sache über aus dass mehr gespeichert erinnerung die meinem meiner meines deinem deiner deinen was wo habe
    nicht ist
""")
FILLERS = words_of("""
    soll sollte möchtest willst magst dich mich mal nun dann meinem meiner meines deinen deine deinem deiner
    ihren ihrem ihrer unsere unseren spiele spielst spielt benutze benutzt nutze nutzt trinke trinkst trinkt
    esse isst liebe liebst bist hast
""")
AND = r"und"
BECAUSE = r"weil|denn|da\s+ich"
LISTED = r"mein\w*|die|der|den|das|dass|wo"
