"""Sorts of things that German people tell of themselves: what they are called, and how notes tell them."""

_SIGNS = r"widder|stier|zwillinge?|krebs|löwe|jungfrau|waage|skorpion|schütze|steinbock|wassermann|fische"
SURNAME = r"(?:nach|familien)name[ns]?"
NAMED = {
    "name": (
        r"(?:mein\w*|der|den)\s+(?:(?:vor|nach|familien|zu|echte\w*\s+|richtige\w*\s+|"
        r"voll\w*\s+)?name[ns]?)\b(?!\s+(?:mein|de[rs]|von))|wie\s+ich\s+hei(?:ß|ss)e|nachname\w*"
    ),
    "nickname": (
        r"(?:spitz|kose|ruf|künstler|deck|tarn|bühnen|autoren|nutzer|benutzer)name\w*|pseudonym\w*|alias|"
        r"wie\s+(?:sie|du|alle|man)\s+mich\s+nenn\w+"
    ),
    "living": (
        r"wohnort|wo\s+ich\s+(?:\w+\s+)?(?:wohn|leb|hause)\w*|wo\s+(?:man\s+mich\s+findet|mein\s+zuhause)|"
        r"mein\w*\s+ort\b"
    ),
    "age": r"\balter\b|wie\s+alt\s+ich",
    "birthday": r"geburtstag\w*|geburtsdatum|geburtsjahr|jahrgang|wann\s+ich\s+geboren",
    "street": r"stra(?:ß|ss)e\b|adresse|anschrift|hausnummer",
    "home": r"(?:die|meine?)\s+(?:heimat)?stadt|(?:das|mein)\s+dorf|(?:de[nrm]|mein\w*)\s+(?:ort|stadt)\b",
    "employer": (
        r"arbeitgeber\w*|(?:die|meine)\s+firma|wo\s+ich\s+(?:\w+\s+)?arbeite|arbeits(?:platz|stelle|ort)\w*|"
        r"(?:die|meine)\s+arbeit\b"
    ),
    "job": (
        r"\bberuf\w{0,2}\b|was\s+ich\s+(?:beruflich|arbeite)|(?:de[nr]|mein\w*)\s+job\b|(?:die|meine)\s+(?:arbeit|"
        r"tätigkeit)\b|beruflich\w*|arbeitsmäßig\w*|(?:die|meine\w?)\s+karriere|arbeitskram"
    ),
    "salary": (
        r"\b(?:betrag|summe|zahl)\b|gehalt\w*|\blohn\w{0,2}\b|einkommen|verdienst|was\s+ich\s+verdiene|"
        r"wie\s*viel\s+ich\s+verdiene"
    ),
    "debts": r"schulden|kredit\w*|darlehen|hypothek\w*",
    "money": r"\bgeld\w*|\b(?:betrag|summe)\b|finanz\w+|ersparnis\w*|erspart\w*|vermögen|\bkohle\b|kontostand",
    "health": (
        r"gesundheit\w*|(?:\w+)?krankheit\w*|(?:\w+)?erkrankung\w*|diagnose\w*|medizinisch\w*|krankengeschichte|"
        r"leiden\b|krankenkram|gesundheitlich\w*|krankheitsgeschichte|was\s+mir\s+fehlt"
    ),
    "star_sign": r"sternzeichen|tierkreis\w*|horoskop\w*",
    "politics": r"polit\w+|partei\w*|(?:wen|was)\s+ich\s+(?:wähle|gewählt)\w*|gesinnung|weltanschauung",
    "religion": r"religi\w+|glauben?s?\w*|kirch\w+|konfession|woran\s+ich\s+glaube|spirituell\w*",
    "drinking": r"trinken|alkohol\w*|saufe\w*|trinkerei",
    "gambling": r"glücksspiel\w*|wetten|zocke\w*|spielsucht",
    "love": (
        r"liebesleben|beziehung\w*|\behe\b|scheidung|(?:mein\w*|de[rnm])\s+(?:partner|lebensgefährt\w+|gatten?|"
        r"bessere\s+hälfte)|beziehungs\w*|mit\s+wem\s+ich\s+(?:zusammen|gehe|schlafe)|familienstand|privatleben|"
        r"\bliebes\w*"
    ),
    "family": r"familie\w*|verwandt\w*|familiär\w*|familien(?:kram|sachen?|dinge|geschichten?|verhältnisse)",
    "children": r"(?:den|mein\w*)\s+nachwuchs|(?:die|meine\w?)\s+(?:kinder\w?|kleinen|jungs|mädels)\b",
    "pets": r"haustier\w*|(?:die|das|mein\w*)\s+(?:tiere?|viech\w*)\b",
    "contact": r"telefon\w*|handynummer|e-?mail\w*|kontaktdaten",
    "studies": (
        r"studium\w*|ausbildung|was\s+ich\s+studiere|(?:die|meine)\s+uni|schulbildung|abschl(?:uss|üsse)\w*|"
        r"was\s+ich\s+(?:\w+\s+)?studiert|bildungsweg|\bschul(?:zeit|isch\w*)"
    ),
    "fear": r"\bangst\b|ängste\w*|phobie\w*|wovor\s+ich\s+(?:angst|mich)",
    "body": (
        r"gewicht|(?:meine|die)\s+(?:körper)?größe|körper(?:größe|länge|maße)\w*|kilos|wie\s+(?:groß|schwer|"
        r"dick)\s+ich|was\s+ich\s+wiege"
    ),
    "crime": r"knast|gefängnis\w*|vorstrafe\w*|haft\w{0,5}\b|verurteilung",
    "sexuality": r"sexual\w*|sexuelle\w*|orientierung|coming-?out|outing",
    "addiction": r"sucht\w*|abhängigkeit\w*|entzug\w*",
    "hobby": r"hobb(?:y|ys|ies)|freizeit\w*|steckenpferd",
    "origin": (
        r"herkunft|abstammung|nationalität|staats(?:angehörigkeit|bürgerschaft)|geburtsort|(?:meine|"
        r"die)\s+wurzeln|heimatland|wo(?:her)?\s+ich\s+(?:\w+\s+)?(?:her)?(?:komme?|stamme?|bin)\b|"
        r"wo\s+ich\s+(?:her|geboren|aufgewachsen)"
    ),
    "smoking": r"rauch(?:en|erei)\b|zigaretten?|kippen\b|tabak|vapen|gequalme",
    "sleep": r"schlaf\w*",
    "medication": r"medikament\w*|arznei\w*|tabletten|pillen|was\s+ich\s+(?:einnehme|nehme)",
    "allergy": r"allergi\w*|unverträglichkeit\w*|intoleranz\w*",
    "food": (
        r"ernährung\w*|\bdiät\w*|ess(?:ens)?(?:gewohnheit|vorlieb)\w*|lieblings(?:essen|speise|gericht)\w*|(?:das|"
        r"mein)\s+essen\b|was\s+ich\s+(?:gern\w*\s+)?(?:esse|koche)"
    ),
    "pregnancy": r"schwanger\w*|(?:das|mein|dem)\s+baby\b",
    "vehicle": (
        r"(?:(?:das|mein|dem)\s+auto|(?:der|den|mein\w*)\s+wagen|fahrzeug\w*|karre|motorrad)\b|"
        r"was\s+(?:für\s+(?:ein\s+)?auto\s+)?ich\s+fahre"
    ),
    "speech": r"sprach(?:en|kenntnis\w*)\b|muttersprache|was\s+ich\s+spreche",
    "music": r"musik\w*|was\s+ich\s+(?:so\s+|gern\w*\s+)?höre",
    "reading": (
        r"lektüre|(?:die|meine\w?)\s+(?:bücher\w?|lesegewohnheiten)|was\s+ich\s+(?:so\s+|gern\w*\s+|"
        r"gerade\s+)?lese"
    ),
    "sport": r"(?:der|den|mein\w*|welchen)\s+sport\b|sportlich\w*|fitness\w*|training\w*",
    "plans": r"(?:die|meine\w?|zukunfts)\s*pläne\w?|vorhaben|was\s+ich\s+(?:vorhabe|plane)|absichten",
    "law": r"juristisch\w*|rechtlich\w*|rechtsstreit|prozess\w*|gericht(?:s\w+)?\b|sorgerecht\w*|anwalts\w*",
    "parents": r"(?:die|meine\w?)\s+eltern\b|elternhaus",
    "siblings": r"geschwister\w*",
    "ex": r"(?:mein\w*|de[rnm]|die)\s+ex(?:-?(?:mann|frau|freund\w*|partner\w*))?\b|verflossene\w*",
    "past_work": (
        r"(?:alte|ehemalige|frühere|vorige|letzte|einstige)\w*\s+(?:jobs?|arbeit\w*|berufe?|firm\w+|stellen?|"
        r"chefs?)\b|wo\s+ich\s+früher\s+(?:war|gearbeitet)"
    ),
    "device": r"geräte?\w*|(?:welches\s+|mein\s+|das\s+)(?:handy|smartphone|laptop|rechner)\b|technik",
    "travel": r"reisen?\b|urlaube?\w*|(?:mein\w*|de[rn])\s+trip\b|wo\s+ich\s+(?:schon\s+)?(?:war|gewesen)",
    "friends": r"(?:die|meine\w?)\s+(?:freunde\w?|kumpels|freundinnen)\b|freundeskreis|freundschaft\w*",
    "looks": r"aussehen\b|wie\s+ich\s+aussehe|äußere[sn]\b",
    "membership": r"gewerkschaft\w*|mitgliedschaft\w*|(?:mein\w*|de[rnm]|das|dem)\s+verein\w*",
}
TOLD = {
    "street": r"haus-?nummer|wohnungsnummer|postleitzahl|\bplz\b",
    "name": r"ich\s+hei(?:ß|ss)e|^hei(?:ß|ss)t|mein\s+name",
    "age": r"^ist alt",
    "nickname": (
        r"(?:spitz|kose|künstler|deck)name\w*|pseudonym|unter\s+dem\s+namen|(?:nenn(?:en|t)|nannten?|riefen?)\s+mich|"
        r"gerufen"
    ),
    "living": r"\b(?:wohn|leb)(?:e|t|en)\b|zuhause",
    "fear": r"angst\b|\bfürcht\w+|phobie|panik|höhenangst|schwindelfrei",
    "body": (
        r"\bwiege\b|gewicht|\d\s?kilos?\b|\d[.,]\d\d\s*(?:m\b|groß)|\bbin\s+(?:nur\s+|knapp\s+|"
        r"gerade\s+)?\d[.,]\d\d\b"
    ),
    "crime": r"knast|gefängnis|gesessen|vorbestraft|verurteilt",
    "sexuality": r"schwul|lesbisch|homosexuell|bisexuell",
    "addiction": r"sucht|süchtig|abhängig|entzug",
    "birthday": r"geburtstag|geboren",
    "home": r"\b(?:wohn|leb)(?:e|t|en)\b|zuhause",
    "employer": r"arbeite\w*\s+(?:\w+\s+){0,2}(?:bei|in|im|am|für|beim|an)\b|angestellt",
    "job": r"arbeite\w*\s+(?:\w+\s+){0,2}als\b",
    "salary": r"verdien\w*|gehalt\w*|\blohn\b|einkommen",
    "debts": r"schulden|verschuld\w*|\bschulde\b|kredit\w*|darlehen|hypothek\w*|insolven\w*",
    "money": r"erspar\w+|\d\s?euros?",
    "health": r"diagnos\w+|therap\w*|\bleide\b|krank\w*|ich\s+nehme\s+(?-i:[A-Z])|tabletten",
    "star_sign": rf"\bbin\s+(?:ein\w?\s+)?(?:{_SIGNS})(?=,|$)|^(?:{_SIGNS})(?=,|$)|sternzeichen",
    "politics": r"\bwähl(?:e|t|en)\b|\bgewählt\b|partei\w*",
    "religion": r"jehov[aá]\w*|\bbete\b|kirch\w*|gottesdienst\w*|\bzur\s+messe\b",
    "drinking": r"\btrocken\b|abstinent|trinke\s+(?:zu|viel|gern\s+einen)|alkohol\w*|saufe",
    "gambling": r"casino|lott(?:o|ery)\w*|poker|roulette|glücksspiel\w*|\bwette\w*|zocke\w*|spielothek",
    "love": r"\bgeschieden|verheiratet|exfrau|exmann|\bmit\s+\w+\s+zusammen\b|verlobt|\bliiert\b",
    "children": r"\b(?:kind(?:er)?|(?:stief)?(?:sohn|söhne|tochter|töchter)|zwillinge|baby)\b",
    "studies": r"\bstudier\w*|promovier\w*",
    "origin": r"\b(?:komme?|stamme?)\s+(?:\w+\s+)?aus\b|\bursprünglich\b|aufgewachsen|gebürtig",
    "smoking": r"\b(?:rauch|qualm)\w*|zigarette\w*|\bkippen\b",
    "sleep": r"\bschlaf\w*|\bschläf\w*|\bnachts\b.*\bwach\b|einschlaf\w*",
    "medication": r"medikament\w*|tabletten|\bpillen\b|\bnehme\s+(?:\w+\s+){0,2}(?-i:[A-Z])",
    "allergy": r"allergi\w*|allergisch|intoleran\w*|unverträglich\w*|vertrage\s+k\w+",
    "food": r"\b(?:esse|vegan\w*|vegetari\w*)\b",
    "pregnancy": r"schwanger\w*|\berwarte\w*\s+(?:\w+\s+){0,3}(?:zwillinge|kind|baby|junge\w*|mädchen)",
    "vehicle": r"\bfahre\s+(?:\w+\s+)?eine?n?\b",
    "speech": r"\bspreche\b|\blerne\s+(?-i:[A-Z])\w+isch\b|muttersprach\w*",
    "music": r"\bhöre?\s+(?:\w+\s+){0,2}(?-i:[A-Z])|musik",
    "reading": r"\b(?:les|lies|liest)e?\b|\bbuch\b|romane?\b",
    "plans": r"\b(?:will|plane|möchte|vorhabe|werde)\b|nächstes\s+jahr|nächsten\s+(?:sommer|monat)",
    "law": r"\bklage\w*|prozess\w*|sorgerecht|anwalt|gericht\b",
    "ex": r"\bex\b|\bex-?(?:mann|frau|freund\w*|partner\w*)",
    "past_work": r"\bfrüher\b|ehemalig\w*|\bwar\s+(?:\w+\s+){0,3}(?:bei|als)\b|gearbeitet",
    "travel": r"\b(?:war|reise|reiste|fliege|flog|urlaub)\b.*\b(?:in|nach|auf)\b",
    "friends": r"\b(?:freund(?:e|in|innen)?|kumpels?)\b",
    "looks": r"tattoo\w*|tätowier\w*|\bhaare?\b|\bbart\b|piercing|glatze|narbe|sommersprossen",
    "membership": r"\bmitglied\w*|gewerkschaft\w*|betriebsrat\w*|\bverein\w*|\bbeigetreten\b",
}
TOLD_PART = {
    "name": r"^(?:ich\s+bin\s+)?{upper}[\w'’-]+(?=,\s)|ich\s+hei(?:ß|ss)e\s+{name}",
    "age": r"\b\d{1,2}\s+jahre\s+alt\b",
    "street": (
        r"(?:in\s+der|im|am|auf\s+der|an\s+der)\s+(?-i:[A-ZÄÖÜ])[\w.-]*?(?:\s(?-i:[A-ZÄÖÜ])\w*?)?(?:stra(?:ß|ss)e|"
        r"str\.|weg|gasse|allee|platz|ring|damm|ufer|steig|chaussee)(?:\s+\d+\s?[a-z]?)?\b"
    ),
    "employer": r"\s(?:bei|beim)\s+{name}",
    "salary": (
        r"\b(?:(?:ich\s+)?(?:verdiene?|verdient|kriege?|bekomme?|beziehe?)|mit)\s+{amount}|(?:gehalt|lohn)\s*(?:von|"
        r":|—)?\s*{amount}"
    ),
}
BEFORE_TOWN = r"in\s+der\s+nähe\s+von|in|aus|bei"
ABOUT_AMOUNT = r"etwa|rund|ca\.?"
CURRENCIES = r"eur\w*|brutto|netto|tausend"
PER = r"im|pro"
SPANS = r"monat|jahr|stunde"
EACH_SPAN = r"monatlich|jährlich"
ONWARD = "Arbeitet"
UNDER_NAME = r"als|unter\s+dem\s+namen"
