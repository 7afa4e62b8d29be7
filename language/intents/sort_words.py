"""Sorts of things that people tell of themselves (`sort_names.py` has what they are called): how notes tell them.

`TOLD` are words of notes that are of the sort, `PART` the piece of a note that is of the sort while the rest of the
note is not ("…, 38, …").
"""

_UPPER = r"(?-i:[A-ZА-ЯІЇЄҐÄÖÜÁÉÍÓÚÑÇ])"
_NAME = rf"{_UPPER}[\w'’.-]*(?:[\s-]+{_UPPER}[\w'’.-]*){{0,3}}"
_AMOUNT = (
    r"(?:about\s+|around\s+|roughly\s+|unos\s+|etwa\s+|rund\s+|ca\.?\s+|близько\s+|десь\s+)?[€$£₴]?\s*\d[\d.,]*\s?k?"
    r"(?:\s*(?:€|\$|£|₴|%|eur\w*|usd|dollars?|pounds?|bucks|grand|dólares|pesos|грн|гривень|тисяч\w*|баксів|"
    r"долар\w*|брутто|brutto|netto|tausend|mil))*"
    r"(?:\s*(?:a|an|per|al|por|im|pro|на|в|за|/)\s*(?:month|year|hour|week|mes|año|hora|monat|jahr|stunde|місяць|"
    r"рік|годину)"
    r"|\s+(?:monthly|yearly|annually|mensuales|monatlich|jährlich|щомісяця))?"
)

TOLD: dict[str, str] = {
    "name": r"^is called|\bmy name\b|^name\b|\bcall me\b|(?:мене|мя)\s+(?:звати|звуть|кличуть)|^звати|ім['’ʼ]я:?\s|"
    r"ich\s+hei(?:ß|ss)e|^hei(?:ß|ss)t|mein\s+name|me\s+llamo|mi\s+nombre\s+es|^se\s+llama",
    "age": r"^is aged|^age\b|^має років|^ist alt|^tiene años",
    "nickname": r"nick-?name|pet\s+name|calls?\s+me\b|known\s+as|goes\s+by|прізвиськ\w*|кличк\w+|позивн\w+|називають|"
    r"кличуть|spitzname\w*|"
    r"kosename\w*|nenn(?:en|t)\s+mich|apodo|\bmote\b|me\s+(?:dicen|llaman)|sobrenombre",
    "living": r"\b(?:lives?|living|resides?|based|home\s+is|moved\s+to|location|hometown)\b|(?:живу|живе|мешка[юєв]|"
    r"проживаю|місто:)|\b(?:wohn|leb)(?:e|t|en)\b|zuhause|\b(?:viv[oe]|resido|vivimos|ubicación)\b|^soy de\b",
    "fear": r"\b(?:afraid|scared|terrified|fears?|frightened|panics?)\b|phobi\w*|бо(?:юс|їтьс)\w*|страх\w*|фобі\w*|"
    r"панік\w*|angst\b|\bfürcht\w+|"
    r"phobie|panik|miedo|\btem[oe]\b|fobia|pánico|aterra\w*|asusta\w*|v[eé]rtigo|höhenangst|schwindelfrei|"
    r"запаморочен\w+",
    "body": r"\bweigh\w*|\d\s?(?:kg|kilos?|lbs?|stone|cm|кг|см)\b|\btall\b|\bваг[аи]\b|\bважу\b|зріст|\bwiege\b|"
    r"gewicht|\bpeso\s+\d|\bmido\b|estatura",
    "crime": r"\b(?:prison|jail|convict\w+|arrested|behind\s+bars|served\s+(?:\w+\s+){1,2}(?:years|months)|"
    r"did\s+time|on\s+parole|probation)\b|"
    r"\bсиді(?:в|ла)\s+(?:за|в|у)\b|відсиді\w+|судим\w+|тюрм\w*|в['’ʼ]язниц\w+|knast|gefängnis|gesessen|vorbestraft|"
    r"verurteilt|cárcel|"
    r"\bpres[oa]\b|condenad\w+|prisión|libertad\s+condicional",
    "sexuality": r"\b(?:gay|lesbian|bisexual|bi|queer|trans|asexual|homosexual)\b|\bге[йя]\b|лесбі\w+|бісексуал\w*|"
    r"schwul|lesbisch|"
    r"homosexuell|bisexuell|lesbiana|homosexual",
    "addiction": r"addict\w*|rehab|\bAA\b|залежн\w+|анонімн\w+|sucht|süchtig|abhängig|entzug|adict\w+|rehabilitación",
    "hobby": r"(?!)",
    "birthday": r"birthday|born\s+(?:on|in\s+\d)|день\s+народження|народи(?:вся|лася)|geburtstag|geboren|"
    r"cumpleaños|\bnac[íi]\b",
    "street": r"(?!)",
    "home": r"\b(?:lives?|living|resides?|based|home\s+is|moved\s+to|location|hometown)\b|(?:живу|живе|мешка[юєв]|"
    r"проживаю|місто:)|"
    r"\b(?:wohn|leb)(?:e|t|en)\b|zuhause|\b(?:viv[oe]|resido|vivimos|ubicación)\b|^soy de\b",
    "employer": r"\bworks?\s+(?:\w+\s+)?(?:at|for|in)\b|employ\w+|company|працю\w+\s+(?:в|у|на|для)\b|місце\s+роботи|"
    r"arbeite\w*\s+(?:\w+\s+){0,2}(?:bei|in|im|am|für|beim|an)\b|angestellt|trabaj\w+\s+(?:\w+\s+){0,2}(?:en|para|"
    r"con)\b",
    "job": r"\bworks?\s+as\b|^role|for\s+a\s+living|працю\w+\s+\w+(?:ом|ем|єм|ею|ою|кою)\b|"
    r"arbeite\w*\s+(?:\w+\s+){0,2}als\b|"
    r"trabaj\w+\s+(?:\w+\s+)?(?:de|como)\b|me\s+dedico",
    "salary": r"\bearns?\b|\bmakes?\s+[€$£]?\d|salary|wages?\b|income|get\s+paid|заробля\w+|зарплат\w*|\bзп\b|оклад|"
    r"verdien\w+|gehalt\w*|\blohn\b|einkommen|\bgan(?:o|a)\s+\d|\bcobr[oa]\s+\d|sueldo|salario|nómina",
    "debts": r"\bdebts?\b|\bow(?:e|es|ed|ing)\b|\bloans?\b|mortgage|overdraft|bankrupt\w*|борг\w*|\bвин(?:ен|на)\b|"
    r"кредит\w*|позик\w*|"
    r"іпотек\w*|schulden|verschuld\w*|\bschulde\b|kredit\w*|darlehen|hypothek\w*|insolven\w*|deud\w*|\bdeb[oe]\b|"
    r"préstamo|hipoteca|crédito",
    "money": r"savings?\b|\bsaved\s+[€$£]?\d|заощаджен\w*|erspar\w+|ahorr\w+|[€$£]\s?\d|\d\s?(?:€|грн|гривень|"
    r"euros?|dollars?)",
    "health": r"suffer\w*|diagnos\w+|surgery|\bsick\b|\bmeds\b|medication|\bpills\b|\d\s?mg\b|therap\w*|хворі\w+|"
    r"діагноз|приймаю\b|терапі\w+|"
    r"\bleide\b|krank\w*|ich\s+nehme\s+(?-i:[A-Z])|tabletten|padezco|sufro\b|diagnostic\w+|operad[oa]|pastillas|"
    r"terapia",
    "politics": r"\bvot(?:e|es|ed|ing)\b|\b(?:green|labou?r|democratic|republican|socialist|communist|conservative|"
    r"left|liberal)\s+party\b|"
    r"голосу\w+|проголосу\w+|парті[йїяюєо]\w*|депутат\w*|\bwähl(?:e|t|en)\b|\bgewählt\b|partei\w*|\bvot(?:o|é|ado|"
    r"ar)\b|militante|\bmilito\b|afiliad[oa]",
    "religion": r"\bpray\w*|church\b|mosque|synagogue|jehov[aá]\w*|baptis\w+|молюся|церкв\w*|\bbete\b|kirch\w*|"
    r"\brezo\b|iglesia|\bmisa\b",
    "drinking": r"\bdrink(?:s|ing)?\s+(?:too|a\s+lot|heavily|every)|drinking\s+problem|alcohol\w*|\bsober\b|"
    r"\bdrunk|hangover|"
    r"\bп['’ʼ]ю\s+(?:забагато|багато|надто)|пиячу|алкогол\w*|тверез\w*|запо[їй]\w*|\btrocken\b|abstinent|"
    r"trinke\s+(?:zu|viel|"
    r"gern\s+einen)|alkohol\w*|saufe|"
    r"\bbebo\s+(?:demasiado|mucho)|alcohólic\w*|sobri[oa]\b|borracher\w+",
    "gambling": r"gambl\w*|\bbet(?:s|ting)?\b|casino|lott(?:o|ery)\w*|poker|roulette|slot\s+machine|азартн\w*|"
    r"казино|\bставк\w+|лотере\w*|"
    r"покер\w*|glücksspiel\w*|\bwette\w*|zocke\w*|spielothek|apuest\w*|apost\w+|loter[íi]a|tragaperras|quiniela",
    "love": r"\b(?:dating|married|divorc\w+|single|girlfriend|boyfriend|my\s+ex|affair)\b|розлучен\w*|одружен\w*|"
    r"заміжня|"
    r"\bgeschieden|verheiratet|exfrau|exmann|divorciad[oa]|casad[oa]|exmarido|exmujer|novi[oa]\b",
    "family": r"^family",
    "children": r"\b(?:kids|children)\b|діт(?:ей|и)\b|\bkinder\b|\bhijos\b",
    "pets": r"^pet\b",
    "contact": r"\S@\S|\+?\d[\d\s()-]{7,}\d",
    "studies": r"\bstud(?:y|ies|ying|ied)\b|\bdegree\b|навчаюс\w*|вчуся|студент\w*|\bstudier\w*|promovier\w*|"
    r"\bestudi(?:o|a|ante|ando)\b",
}

CLASSES: dict[str, frozenset[str]] = {
    "home": frozenset({"city"}),
    "living": frozenset({"city"}),
    "job": frozenset({"job"}),
    "money": frozenset({"money"}),
    "health": frozenset(
        {"illness", "allergy", "medicine", "symptom_injury", "treatment", "mental_health", "pregnancy"}
    ),
    "politics": frozenset({"politics"}),
    "religion": frozenset({"religion"}),
    "drinking": frozenset({"alcohol"}),
    "love": frozenset({"partner", "relationship_status"}),
    "family": frozenset({"partner", "child", "parent", "sibling", "relative", "baby"}),
    "children": frozenset({"child", "baby"}),
    "pets": frozenset({"dog", "cat", "other_pet"}),
}
"""A note is of a sort as well if a word of it names nothing but things of these classes."""

WITHIN: dict[str, tuple[str, ...]] = {"money": ("salary", "debts"), "employer": (), "home": ()}
"""Sorts that others belong to."""

_STREET = (
    rf"(?:(?:on|at)\s+)?(?:\d+\w?\s+)?{_NAME}\s(?:street|st\b|lane|road|rd\b|avenue|ave\b|drive|close|"
    rf"crescent|terrace|boulevard|square|court)(?:\s+\d+\w?)?|"
    rf"(?:на\s+|за\s+адресою\s+)?(?:вулиц\w+|вул\.|проспект\w*|просп\.|бульвар\w*|провул\w+|"
    rf"площ\w+)\s+{_NAME}(?:,?\s*\d+\w?)?|"
    r"(?:in\s+der|im|am|auf\s+der|an\s+der)\s+(?-i:[A-ZÄÖÜ])[\w.-]*?(?:\s(?-i:[A-ZÄÖÜ])\w*?)?(?:stra(?:ß|ss)e|"
    r"str\.|weg|gasse|allee|platz|ring|damm|ufer|steig|chaussee)(?:\s+\d+\s?[a-z]?)?\b|"
    rf"(?:en\s+)?(?:la\s+|el\s+)?(?:calle|c/|avenida|avda\.?|plaza|paseo|camino|callej[óo]n)\s+(?:de\s+(?:la\s+|"
    rf"los\s+|las\s+)?|del\s+)?{_NAME}(?:,?\s*\d+)?"
)
_TOWN = (
    rf"(?:,\s*)?\b(?:in\s+der\s+nähe\s+von|неподалік(?:\s+від)?|close\s+to|in|from|near|outside|з|із|зі|в|у|під|біля|"
    rf"aus|bei|en|de|desde|cerca\s+de)\s+(?:the\s+|"
    rf"la\s+|el\s+)?{_NAME}"
)

PART: dict[str, str] = {
    "name": rf"^(?:I['’]?m\s+|I\s+am\s+|ich\s+bin\s+|soy\s+|я\s+)?{_UPPER}[\w'’-]+(?=,\s)|мене\s+(?:звати|"
    rf"звуть)\s+{_NAME}|ich\s+hei(?:ß|ss)e\s+{_NAME}|me\s+llamo\s+{_NAME}|my\s+name\s+is\s+{_NAME}",
    "age": r"(?:(?<=^)|(?<=,\s))\d{1,2}(?=\s*(?:,|$|\.))|\b\d{1,2}[\s-]+years?[\s-]+old\b|\b\d{1,2}\s*y/?o\b|"
    r"\baged\s+\d{1,2}\b|"
    r"(?:мені\s+)?\b\d{1,2}\s+(?:років|роки|рік)\b(?!\s+(?:досвід|стаж))|\b\d{1,2}\s+jahre\s+alt\b|"
    r"\b(?:tengo\s+)?\d{1,2}\s+años\b(?!\s+de)",
    "street": _STREET,
    "home": _TOWN,
    "living": rf"(?:,\s*)?(?:{_STREET}|{_TOWN})",
    "employer": rf"\s(?:at|for|with|bei|beim)\s+{_NAME}",
    "salary": rf"\b(?:earns?|makes?|earning|making|gano|gana|cobro|cobra|verdiene|verdient|заробляю|заробляє|"
    rf"отримую|отримує|got?s?|mit|with|on|для)\s+{_AMOUNT}|"
    rf"(?:salary|wage|income|зарплата|зп|оклад|gehalt|lohn|sueldo|salario|nómina)\s*(?:is|of|:|—|von|de|"
    rf"es)?\s*{_AMOUNT}",
    "contact": r"\S+@\S+|\+?\d[\d\s()-]{7,}\d",
}
"""The piece of a note that tells the sort, where the rest can do without it."""

ONWARD = {"en": "Works", "uk": "Працює", "de": "Arbeitet", "es": "Trabaja"}
"""What a note begins with of which the pay has gone and the place is left."""
