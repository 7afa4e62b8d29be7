"""Sorts of things that people tell of themselves, as requests name them ("my age", "where I live"), by language."""

NAMED: dict[str, dict[str, str]] = {
    "name": {
        "en": r"(?:my|the)\s+(?:first\s+|last\s+|full\s+|real\s+)?name(?!\s+of|\s*['’]s)|what\s+i['’]?m\s+called|"
        r"who\s+i\s+am|surname",
        "uk": r"(?:мо[єїг]\w*\s+)?(?:ім['’ʼ]я|імені|прізвищ\w+)(?!\s+(?:мо|сина|доньк|дружин|чолов|брат|сестр|кота|"
        r"кішк|собак|пса))|як\s+(?:мене|я)\s+(?:звати|звуть|називаюся)",
        "de": r"(?:mein\w*|der|den)\s+(?:(?:vor|nach|familien|zu|echte\w*\s+|richtige\w*\s+|"
        r"voll\w*\s+)?name[ns]?)\b(?!\s+(?:mein|de[rs]|von))|wie\s+ich\s+hei(?:ß|ss)e|"
        r"nachname\w*",
        "es": r"(?:mi|el)\s+(?:nombre|apellido)(?!\s+de)|c[óo]mo\s+me\s+llamo|qui[ée]n\s+soy",
    },
    "nickname": {
        "en": r"nick-?name|pet\s+name|what\s+(?:they|people|everyone|friends|my\s+\w+)\s+calls?\s+me|alias",
        "uk": r"прізвиськ\w*|кличк\w+|позивн\w+|псевдо\w*|поганял\w*|нік(?:нейм)?\w{0,2}\b",
        "de": r"spitzname\w*|kosename\w*|rufname\w*|wie\s+(?:sie|alle|man)\s+mich\s+nenn\w+",
        "es": r"apodos?|\bmotes?\b|sobrenombre\w*|c[óo]mo\s+me\s+(?:dicen|llaman)",
    },
    "living": {
        "en": r"where\s+i\s+(?:\w+\s+)?(?:live|stay|reside|sleep)|where\s+i['’]?m\s+(?:living|based)|(?:my|"
        r"the)\s+(?:location|"
        r"whereabouts|place\s+of\s+residence|living\s+situation)|where\s+(?:to\s+find\s+me|my\s+(?:house|home|"
        r"flat)\s+is)",
        "uk": r"де\s+я\s+(?:\w+\s+)?(?:живу|мешкаю|проживаю)|місц\w+\s+(?:проживання|мешкання)|де\s+(?:мій\s+дім|"
        r"моя\s+хата|"
        r"мене\s+шукати)",
        "de": r"wohnort|wo\s+ich\s+(?:\w+\s+)?(?:wohn|leb|hause)\w*|wo\s+(?:man\s+mich\s+findet|mein\s+zuhause)|"
        r"mein\w*\s+ort\b",
        "es": r"d[óo]nde\s+(?:es\s+que\s+)?vivo|ubicaci[óo]n|lugar\s+de\s+residencia|d[óo]nde\s+(?:resido|"
        r"queda\s+mi\s+casa)",
    },
    "age": {
        "en": r"(?:my|the|that)\s+(?:real\s+)?age|^\W*age\b|how\s+old\s+i|years?\s+i\s+have",
        "uk": r"\bвік\w{0,2}\b|скільки\s+мені(?:\s+років)?|про\s+роки",
        "de": r"\balter\b|wie\s+alt\s+ich",
        "es": r"(?:mi|la)\s+edad|cu[áa]ntos\s+años|años\s+que\s+tengo",
    },
    "birthday": {
        "en": r"birthday|birth\s*date|date\s+of\s+birth|when\s+i\s+was\s+born",
        "uk": r"д(?:ень|ня)\s+народження|дат\w+\s+народження|коли\s+я\s+народи\w+",
        "de": r"geburtstag\w*|geburtsdatum|wann\s+ich\s+geboren",
        "es": r"cumpleaños|fecha\s+de\s+nacimiento|cu[áa]ndo\s+nac[íi]",
    },
    "street": {
        "en": r"(?:my|the)\s+(?:street|road|lane|avenue)\b|street|address|house\s+number|postcode|zip",
        "uk": r"вулиц\w+|адрес\w*|номер\w*\s+будинку",
        "de": r"stra(?:ß|ss)e\b|adresse|anschrift|hausnummer",
        "es": r"(?:la|mi)\s+calle|direcci[óo]n|domicilio",
    },
    "home": {
        "en": r"(?:my|the)\s+(?:home\s*)?(?:town|city|village)",
        "uk": r"міст[оауі]\b|сел(?:о|а|і)\b",
        "de": r"(?:die|meine?)\s+(?:heimat)?stadt|(?:das|mein)\s+dorf",
        "es": r"(?:la|mi)\s+ciudad|(?:el|mi)\s+pueblo",
    },
    "employer": {
        "en": r"employer|(?:my|the)\s+(?:company|firm|workplace|work)\b|where\s+i\s+(?:\w+\s+)?work|"
        r"place\s+of\s+work|who\s+i\s+work\s+for",
        "uk": r"роботодав\w+|де\s+я\s+(?:\w+\s+)?працюю|місце\s+(?:мо\w+\s+)?роботи|місц\w+\s+праці|"
        r"(?:мо\w+\s+)?(?:фірм|компані)\w+",
        "de": r"arbeitgeber\w*|(?:die|meine)\s+firma|wo\s+ich\s+(?:\w+\s+)?arbeite|arbeits(?:platz|stelle|ort)\w*|"
        r"(?:die|meine)\s+arbeit\b",
        "es": r"(?:la|mi)\s+empresa|d[óo]nde\s+(?:es\s+que\s+)?(?:trabajo|curro|laburo)|empleador\w*|"
        r"lugar\s+de\s+trabajo|(?:mi|el|lo\s+del)\s+(?:trabajo|curro|laburo|empleo)\b",
    },
    "job": {
        "en": r"(?:my|the)\s+(?:job|profession|occupation|work|trade|career)\b|"
        r"what\s+i\s+do(?:\s+for\s+a\s+living)?\b|job\s+title|(?:my|the)\s+job",
        "uk": r"професі\w+|посад\w+|ким\s+я\s+працюю|(?:мо\w+\s+|про\s+)робот[уиі]\b|роботу\b",
        "de": r"\bberuf\w{0,2}\b|was\s+ich\s+(?:beruflich|arbeite)|(?:de[nr]|mein\w*)\s+job|(?:die|"
        r"meine)\s+(?:arbeit|tätigkeit)\b",
        "es": r"profesi[óo]n|oficio|a\s+qu[ée]\s+me\s+dedico|(?:mi|el)\s+(?:trabajo|puesto|cargo|empleo)\b",
    },
    "salary": {
        "en": r"salary|(?:my|the)\s+(?:pay|wages?|income|earnings)|how\s+much\s+i\s+(?:earn|make|get)|(?:how\s+much|"
        r"what)\s+(?:they|he|she|my\s+\w+)\s+pays?\s+me|"
        r"what\s+i\s+(?:earn|make)",
        "uk": r"зарплат\w*|\bзп\b|заробіт\w*|дох[оі]д\w*|оклад\w*|скільки\s+(?:я\s+|мені\s+)?(?:заробляю|отримую|"
        r"платять)|"
        r"цифр[уаи]\b",
        "de": r"gehalt\w*|\blohn\w{0,2}\b|einkommen|verdienst|was\s+ich\s+verdiene|wie\s*viel\s+ich\s+verdiene",
        "es": r"sueldo|salario|n[óo]mina|ingresos|(?:cu[áa]nto|lo\s+que)\s+(?:gano|cobro)",
    },
    "debts": {
        "en": r"debts?\b|loans?\b|mortgage|what\s+i\s+owe|(?:my|the)\s+credit",
        "uk": r"борг\w*|кредит\w*|позик\w*|іпотек\w*",
        "de": r"schulden|kredit\w*|darlehen|hypothek\w*",
        "es": r"deudas?|pr[ée]stamos?|hipoteca|lo\s+que\s+debo",
    },
    "money": {
        "en": r"\bmoney|financ\w+|savings",
        "uk": r"грош\w+|фінанс\w*|матеріальн\w+|заощаджен\w*",
        "de": r"\bgeld\w*|finanz\w+|ersparnis\w*",
        "es": r"dinero|finan[zc]\w+|econ[óo]mic\w+|ahorros|\bplata\b",
    },
    "health": {
        "en": r"health|illness\w*|medical|diagnos\w+|disease|sickness|(?:my|the)\s+condition|ailment\w*",
        "uk": r"здоров['’ʼ]\w+|хвороб\w*|діагноз\w*|медич\w+|захворюван\w+|болячк\w*",
        "de": r"gesundheit\w*|krankheit\w*|diagnose\w*|medizinisch\w*|krankengeschichte|leiden\b|krankenkram",
        "es": r"salud|enfermedad\w*|diagn[óo]stico|m[ée]dic[oa]s?\b|dolencias?",
    },
    "politics": {
        "en": r"politic\w*|(?:my|the)\s+party\b|(?:how|who|what)\s+i\s+(?:vote|voted)\b|(?:my|the)\s+vote",
        "uk": r"політи\w+|парті\w+|за\s+кого\s+(?:я\s+)?голосу\w+",
        "de": r"polit\w+|partei\w*|(?:wen|was)\s+ich\s+(?:wähle|gewählt)\w*",
        "es": r"pol[íi]tic\w*|(?:el|mi)\s+partido|(?:a\s+qui[ée]n|lo\s+que)\s+(?:voto|vot[ée]|he\s+votado)|(?:mi|"
        r"el)\s+voto",
    },
    "religion": {
        "en": r"religio\w*|(?:my|the)\s+(?:faith|church|beliefs?)|church",
        "uk": r"реліг\w+|\bвір[уаи]\b|віросповід\w+|церк\w+",
        "de": r"religi\w+|glauben?s?\w*|kirch\w+|konfession",
        "es": r"religi\w+|(?:mi|la)\s+fe\b|creencias|iglesia",
    },
    "drinking": {
        "en": r"drinking|alcohol\w*|booze|boozing",
        "uk": r"алкогол\w*|випивк\w*|пиятик\w*|пияцтв\w*|що\s+я\s+п['’ʼ]ю",
        "de": r"trinken|alkohol\w*|saufe\w*|trinkerei",
        "es": r"alcohol\w*|la\s+bebida|el\s+trago|lo\s+de\s+beber|las\s+copas",
    },
    "gambling": {
        "en": r"gambl\w+|betting|bets",
        "uk": r"азарт\w*|ставк\w+|казино",
        "de": r"glücksspiel\w*|wetten|zocke\w*|spielsucht",
        "es": r"apuestas?|ludopat\w+|juegos?\s+de\s+azar",
    },
    "love": {
        "en": r"love\s+life|relationships?\b|dating|marriage|divorce",
        "uk": r"стосунк\w*|особист\w+\s+житт\w+|шлюб\w*|розлуч\w+",
        "de": r"liebesleben|beziehung\w*|\behe\b|scheidung",
        "es": r"vida\s+(?:amorosa|sentimental|privada)|(?:mi|la)\s+relaci[óo]n|matrimonio|divorcio",
    },
    "family": {
        "en": r"(?:my|the)\s+family|relatives",
        "uk": r"сім['’ʼ]\w+|родин[уаиі]\b|родич\w*",
        "de": r"familie\w*|verwandt\w*",
        "es": r"familia\w*|parientes",
    },
    "children": {
        "en": r"(?:my|the)\s+(?:kids|children)",
        "uk": r"(?:мо\w+\s+)?діт(?:ей|и|ьми|ях)",
        "de": r"(?:die|meine\w?)\s+kinder\w?",
        "es": r"(?:mis|los)\s+(?:hijos|niños)",
    },
    "pets": {
        "en": r"(?:my|the)\s+(?:pets?|animals)",
        "uk": r"тварин\w*|улюбленц\w+",
        "de": r"haustier\w*|(?:die|meine)\s+tiere",
        "es": r"mascotas?|(?:mis|los)\s+animales",
    },
    "contact": {
        "en": r"(?:phone|cell|mobile)\b(?:\s+number)?|e-?mail(?:\s+address)?|contact\s+details",
        "uk": r"телефон\w*|(?:номер\w*)|пошт\w+|контакт\w*",
        "de": r"telefon\w*|handynummer|e-?mail\w*|kontaktdaten",
        "es": r"tel[ée]fono|m[óo]vil|correo|contacto",
    },
    "studies": {
        "en": r"(?:my|the)\s+(?:studies|degree|university|college|education|school)|what\s+i\s+study",
        "uk": r"навчанн\w+|освіт\w+|університет\w*",
        "de": r"studium\w*|ausbildung|was\s+ich\s+studiere|(?:die|meine)\s+uni",
        "es": r"(?:mis|los)\s+estudios|carrera|(?:la|mi)\s+universidad|lo\s+que\s+estudio",
    },
    "fear": {
        "en": r"fears?\b|phobias?|what\s+(?:i['’]?m|i\s+am|scares)\s+(?:afraid|scared|me)\b|what\s+frightens\s+me",
        "uk": r"страх\w*|фобі\w+|чого\s+я\s+боюс\w*|боязн\w+",
        "de": r"\bangst\b|ängste\w*|phobie\w*|wovor\s+ich\s+(?:angst|mich)",
        "es": r"miedos?|fobias?|temor\w*|lo\s+que\s+me\s+(?:asusta|aterra)|a\s+qu[ée]\s+le\s+temo",
    },
    "body": {
        "en": r"(?:my|the|that)\s+(?:weight|height|size|measurements?|kilos|pounds|bmi)\b|how\s+(?:tall|heavy|fat|"
        r"big)\s+i|how\s+much\s+i\s+weigh|"
        r"what\s+i\s+weigh",
        "uk": r"\bваг[ауи]\b|\bзріст\b|\bзросту\b|кілограм\w*|розмір\w*|скільки\s+(?:я\s+)?важу",
        "de": r"gewicht|(?:meine|die)\s+(?:körper)?größe|kilos|wie\s+(?:groß|schwer|dick)\s+ich|was\s+ich\s+wiege",
        "es": r"(?:mi|el|lo\s+de[l]?)\s+(?:peso|estatura|talla)|estatura|kilos|cu[áa]nto\s+(?:peso|mido)|"
        r"lo\s+que\s+peso",
    },
    "crime": {
        "en": r"prison|\bjail|(?:criminal|police)\s+record|conviction|arrest|doing\s+time|(?:my|the)\s+sentence|"
        r"time\s+inside",
        "uk": r"тюрм\w*|в['’ʼ]язниц\w+|судиміст\w*|відсидк\w*|зон[уі]\b|арешт\w*|кримінал\w*",
        "de": r"knast|gefängnis\w*|vorstrafe\w*|haft\w{0,5}\b|verurteilung",
        "es": r"c[áa]rcel|prisi[óo]n|antecedentes|condena|detenci[óo]n",
    },
    "sexuality": {
        "en": r"sexual\w*|orientation|(?:that|about)\s+(?:me\s+being|i['’]?m|i\s+am)\s+(?:gay|bi|lesbian|queer|"
        r"trans)|coming\s+out",
        "uk": r"орієнтаці\w+|сексуальн\w+|камінг-?аут\w*",
        "de": r"sexual\w*|sexuelle\w*|orientierung|coming-?out|outing",
        "es": r"orientaci[óo]n|sexual\w*|salida\s+del\s+armario",
    },
    "addiction": {
        "en": r"addict\w*|rehab|recovery|twelve\s+steps?",
        "uk": r"залежн\w+|узалежн\w+",
        "de": r"sucht\w*|abhängigkeit\w*|entzug\w*",
        "es": r"adicci[óo]n\w*|adicciones|dependencia",
    },
    "hobby": {
        "en": r"hobb(?:y|ies)|pastimes?|what\s+i\s+do\s+(?:for\s+fun|in\s+my\s+(?:free|spare)\s+time)|(?:my|the|"
        r"that)\s+interests?\b",
        "uk": r"хобі|захоплен\w+|дозвілл\w*",
        "de": r"hobb(?:y|ys|ies)|freizeit\w*|steckenpferd",
        "es": r"hobb(?:y|ies)|aficion(?:es)?|afici[óo]n|pasatiempos?",
    },
}
