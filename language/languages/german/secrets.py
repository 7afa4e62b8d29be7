"""How German people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "*passwort, *kennwort, *losungswort, *passphrase, *codewort, *kundenwort"
CODES = """
    *-pin, *pin-nummer, geheimzahl, *geheimnummer, handypin, *sperrcode, *türcode, zugangscode, *sicherheitscode,
    *bestätigungscode, *prüfziffer, *prüfnummer, einmalcode, freischaltcode, *alarmcode, *torcode, *zahlencode,
    *abholcode,
    *abhol-code, *öffnungscode, *einlasscode, tan, mtan, puk
"""
LOCKS = "*code, *kombination, *zahl, *ziffern"
KEYS = "*schlüssel, *geheimnis, zugriffstoken, api-schlüssel"
THINGS = """
    tür*, haustür*, wohnungstür*, tor, tores, *alarmanlage, alarm*, *tresor*, safe*, garage*, schloss, *schlosses,
    spind*, zahlenschloss, handy*, telefon*, *karte, kreditkarte, girocard, ec-*, bank*, sms*, bestätigung*,
    sicherheit*, zugang*, zwei-faktor*, authenticator*, büro*, keller*, fahrrad*, koffer*, konto, schließfach*,
    briefkasten, tiefgarage*, wachdienst*, leitstelle*, alarmzentrale*, sicherheitsdienst*, callcenter*, kundendienst*
"""
OPENS = "entsperr*, geht mit, öffnet mit, öffnet, aufgeht, ausschalten mit, zum reinkommen"
NETS = "*wlan*, w-lan, fritzbox, fritz!box, netzwerk*, gäste-wlan, internet*"
PUBLIC = """
    fehler*, postleit*, länder*, erfolg*, quell*, strich*, rabatt*, gutschein*, bass*, violin*, noten*, öffentlich*,
    autoschlüssel, hausschlüssel, haustürschlüssel, wohnungsschlüssel, *anzahl, jahreszahl, *einzahl, mehrzahl,
    bestell*, *hotline, rufnummer, telefonnummer
"""
LOGINS = "benutzer*, zugangsdaten, anmeldung, nutzer*, anmeldename, konto"
PHRASES = """
    passphrase, geheimsatz, codesatz, passsatz, seed-phrase, wiederherstellungsphrase, wiederherstellungswörter, wallet,
    geldbörse, seed-wörter, seedwörter, seedphrase, wallet-wörter, wörter der wallet, backup-wörter, sicherungswörter,
    zwölf wörter, vierundzwanzig wörter, 12 wörter, 24 wörter, trezor*, ledger, metamask, mnemonic, kennsatz,
    passwortsatz, sprachkennwort, telefonkennwort, sicherheitssatz, sicherheitsphrase, codephrase
"""
SEEDS = """
    totp, zwei-faktor*, zwei faktor*, 2fa, authenticator*, authentifikator*, authentikator*, einrichtungsschlüssel,
    geheimer schlüssel, geheimschlüssel, einmalcode*
"""
DOCUMENTS = """
    krankenkasse nummer, krankenkassen nummer, sv nummer, ausweis nummer, führerscheinnummer, reisepass*, passnummer,
    passnr, personalausweis*, ausweisnummer, ausweisnr, perso, steuer-id, steuerid, steuer id, steuernummer,
    steueridentifikationsnummer, steuer-identifikationsnummer, sozialversicherungsnummer, sv-nummer, svnr,
    rentenversicherungsnummer, versichertennummer, krankenversichertennummer, krankenversicherungsnummer,
    krankenkassennummer, gesundheitskarte*, führerschein*, ahv-nummer, aufenthaltstitel, e-card*, ecard*, e-card-nummer,
    versichertenkarte*, dienstausweis*, truppenausweis*
"""
QUESTIONS = "sicherheitsfrage, sicherheitsfragen, geheimfrage"
REPLIES = """
    gesagt, sag ich, ich sag, ich sage, sage, sagte, eingetragen, angegeben, antwort, antwortete, geantwortet, antworte,
    gebe ich, geb ich, schreibe ich, nehme ich, nenne ich, nenn ich, genannt, gesagt hab, eingegeben,
    beantworte ich mit,
    beantworte, hinterlegt, steht bei mir
"""
RECALLS = """
    erste lehrerin, ersten lehrerin, erster lehrer, kindheitsheld*, kennengelernt, lieblingsfilm, mädchenname*,
    geburtsname*, erstes haustier, ersten haustier*, erster hund, erste katze, erste schule, ersten schule, grundschule,
    lieblingslehrer*, erstes auto, ersten auto*, spitzname*, straße meiner kindheit, geburtsort*, merkwort,
    zweiter vorname, jugendfreund*, erster chef, lieblingsbuch, ersten chef, erste chefin, ersten chefin,
    erster arbeitgeber, ersten arbeitgeber*, elternhaus, erster klassenlehrer, erste klassenlehrerin, ersten hund*,
    ersten katze, wo sich meine eltern, merkort, unvergesslicher ort, merkname,
    name meiner oma, vorname* meiner oma, vorname* meiner großmutter, vorname* meines opas, vorname* meiner mutter,
    name meines ersten, erstes konzert, lieblingsessen,
    lieblingsfarbe, lieblingstier, lieblingsverein, erstes kuscheltier
"""
SAYS = "ist, lautet, lauten, war, heißt, heisst, wäre, sind, nämlich"
SERVES = "als"
ABOUT = """
    für, zum, zur, vom, von, am, im, fürs, beim, bei, jetzt, aktuell, der, die, das, des, dem, den, mein, meine, meiner,
    meines, unser, unsere, ins, bitte, mit, und, immer, auf
"""
COUNTS = """
    zeichen, ziffern, stellen, buchstaben, bits, tage, mal, jahre, minuten, wörter, monate, kombinationen, möglichkeiten
"""
PLAIN = """
    erforderlich, vergessen, falsch, sicher, unsicher, geändert, kurz, lang, alt, neu, schwach, stark, gut, geheim,
    weg, hier, dort, unbekannt, abgelaufen, gesperrt, einfach, *lich, *bar, *haft, *iert, ge*t, ge*en, dasselbe,
    nötig, leer, schlecht, egal, *manager, was, welches, welche, wo, wie, wann, warum, wer, besser, schlechter,
    aufgeschrieben, notiert, versteckt, verwahrt, liegen, liegt, steht, stehen, gestern, heute, vorhin, vorgestern,
    zurück*, verlegt, verloren, verraten, vertippt, verwechselt, verschlampt, ändern, wechseln, eingeben, eintippen,
    merken
"""
HABITS = """
    überall, für alles, auf allen seiten, auf jeder seite, bei allen konten, für alle konten, sogar bei der bank, immer
    dasselbe, immer das gleiche, für jeden account, für jedes konto, für jede seite, bei jedem konto, in allen apps, bei
    jeder anmeldung, auf sämtlichen seiten, für alle accounts, bei allen accounts, immer das selbe
"""
MISSPELLED = "passwort, kennwort"
ALIKE = "passport, kennwert, passwörter"
DIGITS = "null eins zwei drei vier fünf sechs sieben acht neun"
SHORT_CODES = "sicherheit|prüf"
QUALIFIERS = "geheim|zugriff"
AGREED_WORDS = "codewort|losungswort"
AGREED_WITH = "für(?: die| den| das)?"
SURE_PHRASES = "pass|phrase|wort|wörter|satz"
PHRASE_IS = "ist|war|lautet|sind|lauten"
PHRASE_BEGINS = (
    r"(?:beginn\w{1,3}|fang\w{1,2}|fäng\w{1,2}|start\w{1,3}|geh\w{1,3})(?: (?:an mit|mit|los mit|so|so los))?"
)
PHRASE_TALK = (
    r"es|sie|ihn|ich|mir|mich|mein\w{0,2}|du|dir|dein\w{0,2}|man|nie|niemals|immer|muss|müssen|soll\w{0,3}|habe?"
    r"|hat|haben|vergessen|verloren|wie|was|warum|wo|welche\w?|wer|wann|bitte|zeichen|buchstaben|lang|kurz|papier"
    r"|sicher|ändern|besser|passw\w+|kennw\w+|passphrase|wörter|wort|ist|sind|war|oder|nicht|kein\w{0,2}|merken"
    "|aufschreiben|notieren|verwenden|benutzen"
)
ROW_IS = "sind"
MOST_COMMON = "häufigst|beliebtest"
OWN = "mein|unser"
KEYWORDS = r"(?:schlüssel|stich)w[oö]rt\w{0,3}"
TEXTS = words_of("aufsatz artikel text buch rede kapitel gedicht suche")
PHONES = r"telefon\w{0,3}|handy"
ACCOUNT_NUMBERS = r"konto-?(?:nummer|nr\.?)|bankleitzahl"
ACCOUNTS = r"bankkonto|bankverbindung|konto(?:\sbei(?:\sde[rmn])?\s[\w-]{1,20})?"
ACCOUNT_IS = "nr|ist|lautet"
MADE_UP = "prüfsumme|beispiel|ungültig"
ABBREVIATIONS = ("[nN][rR]",)
COUNTED = "personen|menschen|tage|jahre"
ANSWER_SMALL = "immer|ist|war|lautet"
ANSWER_ENDS = "als|ein"
ANSWER_WAS = "war|ist|lautet"
BRACKETED = "n|en|in|innen|e"
AGREED = """
    sicherheitsantwort, geheimantwort, sicherheitsfrage, sicherheitsfragen, geheimfrage, codewort, code-wort,
    losungswort, losung, sicherheitswort, kundenkennwort, telefonkennwort, merkwort, alarmwort
"""
ASKERS = "abfragt, abfragen, fragt nach, fragen nach, fragt immer, fragen immer, will hören, wollen hören, wissen will"
ANSWERED = (
    (
        r"(?<!\w)(?:\w{0,20}(?:antwort|wort|losung))\s(?:(?!(?:ist|war|lautet)\s)[^\W\d_][\w'’-]{0,24}\s){0,6}"
        r"(?:ist|war|lautet|heißt)\s(?:immer\s|noch\s|einfach\s){0,2}[\"“„']?(…)[\"”“']?(?=[,.;!?]|\s(?:und|weil|falls|wie)\s|$)"
    ),
    r"(?<!\w)\w{0,20}(?:antwort|wort|losung)(?:\s(?:bei|für|beim|der|die|den|das)(?:\s[^\W\d_]{2,20}){1,3})?:\s{0,2}[\"“„']?(…)[\"”“']?(?=[,.;!?]|$)",
    r"(?<!\w)(?:ist|das)\s(?:das|die)\s\w{0,20}(?:antwort|wort|losung)\s[\"“„']?(…)[\"”“']?(?=[,.;!?]|$)",
    (
        r"(?<!\w)(?:(?:sage?|antworte|nehme?|schreibe?|nenne?)\sich|ich\s(?:sage?|antworte|nehme?|schreibe?|nenne?))(?:\simmer|\sdann|\sstets){0,2}\s[\"“„']?(…)[\"”“']?"
        r"(?=[,.;!?]|\s(?:und|weil|obwohl)\s|$)"
    ),
)
RECALLED = (r"(?<!\w)(?:ist|war|und zwar|nämlich|:)\s[\"“„']?((?-i:[A-ZÄÖÜ])[\w'’-]{2,24})[\"”“']?(?=[,.;!]|$)",)
ANSWER_TALK = (
    r"ein\w{0,2}|der|die|das|den|dem|mein\w{0,2}|dein\w{0,2}|sein\w{0,2}|ihr\w{0,2}|unser\w{0,2}|es|ich|nicht|kein\w{0,2}|nie|immer|zu|sehr|so|ganz|falsch"
    r"|richtig|gelogen|dasselbe|dieselbe|gleich|leicht|schwer|einfach|blöd|dumm|albern|was|wie|wo|wer|auf|in|im|bei|für"
    r"|mit|ja|nein|geheim|vergessen|weg|bekannt|geduld|liebe|hier|dort|da|oft|meist\w*|nur|noch|auch|schon|irgendwas"
    r"|quatsch|unsinn|unsicher|sicher|wichtig|veraltet|aus|von|vom|zum|zur|eher|ziemlich|wirklich|manchmal|besser"
)
QUESTION_ANSWERS = """
    sicherheitsantwort, geheimantwort, antwort auf die sicherheitsfrage, antwort auf meine sicherheitsfrage, antwort auf
    die geheimfrage, antwort der sicherheitsfrage
"""
UNLOCK_PATTERNS = "entsperrmuster, sperrmuster, wischmuster, muster zum entsperren, bildschirmmuster"
DIRECTIONS = "oben, unten, links, rechts, mitte, diagonal, hoch, runter, ecke, quer"
POINTS = "das, dies, die"
INCLUSIVE = r"[^\W\d_]{3,}[*_]in(?:nen)?|[^\W\d_]{2,}e?[*_](?:e[nmrs]?|[nrms])"
"""Words for people of any sex, with a sign in them: "Kolleg*innen", "jede*r"."""
GLUED_MARKS = "pwort|passw"
GLUED_PASSWORDS = "kennw|pin-?wort|passwd|wlanpass"
GLUED_NAMES = "passwort|kennwort|losungswort|pwort"
GLUED_ACCOUNTS = "zugang|anmeldung|geheim|konto|einwahl|kw|netz"
GLUED_KEYS = "(?:netz|wlan)?schl(?:ü|ue)ssel"
STAND_INS = "werte?\\d{0,3}"
GLUED_USERS = "nutzer|benutzer|name|konto"
SENTENCE_WORDS = words_of("""
    der die das den dem des ein eine einen einem einer ich wir er sie es mir mich uns mein meine ist sind war waren hat
    habe haben hatte wird wurde und oder aber nicht kein keine mit ohne von vom für auf im in am an bei beim zu zum zur
    nach vor seit über als wie wenn weil dass immer nie oft täglich dauert dauerte braucht brauchte lieferte liefert
    meldete meldet gab gibt schlug fiel lief läuft zeigte zeigt fand findet stürzte hängt hing ergab
""")
