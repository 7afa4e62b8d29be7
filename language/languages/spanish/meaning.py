"""What is meant, and what rests on what, in Spanish words."""

from language.languages.forms.listing import words_of

CONSENT = (
    r"\b(?:autorizó|autorizad[oa]s?|preaprobad[oa]s?|aprobó|consintió)\b"
    r"|\b(?:permiso|consentimiento|autorización)\b[^.!?]{0,20}\b(?:dado|otorgado|concedid[oa])\b"
)
ADDRESSED = r"(?:tú|usted)\b"
CALLED_ELSEWHERE = r"\b(?:el|la|al|del) (?:usuario|usuaria|lector|lectora)\b|^(?:usuari[oa]|lectora?)\b"
YES = words_of("sí si claro exacto correcto vale acuerdo perfecto")
YES_TOO = words_of("hagámoslo eso vamos con de así está bien gracias por favor me parece lo")
ASKS_WHICH = r"qué(?! tal)|cuál\w*|quién|dónde|cuándo|por qué|cómo"
OR = "o"
TAGS = "verdad|no"
PROPOSES = "(?:te )?propongo|qué tal si|¿?quieres que|¿"
MINE = ((r"\b(?:tú|usted)\b", "yo"), (r"\b(?:tu|su)(s)?\b", r"mi\1"))
SPEAKER = "yo"
SPEAKER_BEGINS = "yo|mi"
SPEAKER_SIGNS = r"[¿ñáéíóú]|\b(?:que|te|usamos)\b"
MEASURES = "docena"
ACCOMPANIED = words_of("con sin")
NAMED = words_of("llamado llamada llama")
BESIDE_NAMED = words_of("se")
HAVING = "tuvo|tiene"
BEING = "es|fue"
OWNING = "tiene"
WHO = "que|quien"
BARE = words_of("es fue era tiene")
VERB_ENDINGS = r"\w{2,}(?:a|e|ó|an|en|aba|ía|aron|ieron)$"
DREAMING = r"podría|sueña|soñaba|gustaría|encantaría|quisiera|casi|quizás?|tal vez|a lo mejor"
PONDERING = "piensa en|pensando en|plantea|considera"
SEEKING = "busc"
NEEDING = "debe|tiene que"
COMING = r"\b(?:es|proviene|viene|procede) (?:originari[oa] |natural )?de (?=\w)"
AS = ((r"\bse casa(?:rá|n)?\b", "casar"), (r"\btrabaja (?:como|de) ", "es "))
THING_VERBS = "tiene|es"
THING_ARTICLES = "una?|unos|unas"
OWNER = "(?:del|de la) usuari[oa]"
TOLD_BY_GRAMMAR = "antes|ya no|dejó de"
KIN = ("niñ|hij|niet|herman|prim|tí|abuel|sobrin|suegr|cuñad|novi", "o|a")
CONJUGATED = words_of("o a e i as es is an en ar er ir é í ó ió aba ía ado ada ido ida ando iendo amos emos imos mos")
COUNTED = {"2": "gemel* melliz* par ambos ambas", "3": "trillizos", "10": "década decena", "12": "docena", "6": "medio"}
HIGH = r"fluidez|fluido|adict\w+|empedernid\w+|apasionad\w+|expert[oa]|crónic\w+|much[oa]"
OFTEN = "todos los días|cada (?:día|mañana|noche)|a diario|a menudo|regularmente|habitualmente"
OVER_AND_OVER = (
    r"(?:cada|tod[oa]s l[oa]s) (?:tardes?|noches|semanas?|mes(?:es)?|lunes|martes|miércoles|jueves|viernes|sábados?|"
    r"domingos?)|"
    r"\w+ (?:días|noches|tardes|mañanas|veces) (?:por|a la|al) (?:día|semana|mes|año)"
)
INFLECTIONS = {"feminine": "| a as", "masculine": "| o os"}
GENERIC_WORDS = "gusta gustan encanta prefiere prefiero interesa vive vivo trabaja trabajo llama usuario"
NEGATIVE_WORDS = "odia odio odiaba detesta detesto evita evito"
PEOPLE = "esposa marido madre padre hermano hermana hijo hija amigo amiga jefe"
LACKING = words_of("sin")
DEGREES = words_of("muy siempre nunca también")
MEETING = (
    r"(?:al|del|con|sobre|para|por|a|contra)(?: (?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?))? (?:nuev[oa] |otr[oa] )?"
)
BECOMING = r"ascend\w+|nombra\w+|eleg\w+|estudi\w+|formación"
THE = "los |las |el |la "
EXCLUDED = {
    "vegan": "meat fish dairy_egg",
    "vegetarian": "meat fish",
    "abstemi": "alcohol",
}
SOMEBODY = "(?:el|la|este|esta|nuestr[oa]|mi) (?:persona|humano|clienta|paciente|titular|dueñ[oa]|hablante|miembro)"
SOMEBODY_SHORT = (
    "él|ella|ellos|yo|nosotros|(?:(?:el|la|este|esta|mi|nuestr[oa]) )?(?:client[ea]|persona|human[oa]|visitante"
    "|invitad[oa]|interlocutora?|pacient[ea]|titular|usr):?"
)
PERSONAL = (
    r"viv(?:e|ía|o|ió) en|trabaj(?:a|o|aba) (?:como|en|para)|prefier[eo]\b|(?:le|me) gusta\b|odi[ao]\b"
    r"|am[ao] |confía\b|vot[aó]\b|nació en|se mudó"
    r"|(?:es|soy|era|está) (?:alérgic[oa]|casad[oa]|divorciad[oa]|vegan[oa]|vegetarian[oa]|diabétic[oa]"
    r"|embarazada|desemplead[oa])"
    r"|(?:tiene|tengo) (?:cáncer|diabetes|asma|hijos|(?:dos|tres) hijos|una? (?:hij[oa]|perro|gato|espos[oa]))"
)
PERSONAL_LABELS = (
    "ciudad|hogar|domicilio|edad|nombre|profesión|alergias?|diagnóstico|religión|espos[oa]|hijos|sueldo|banco"
    r"|empleador(?:a)?|[^\W\d_]+ (?:favorit|preferid)[oa]s?|preferencias?|usuari[oa]|lectora?|cliente"
)
OWNERS = r"mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?"
OWNED_IS = "es|son|era|eran|está"
OF = frozenset({"de"})
"""What stands between somebody and whose they are."""
RAISED = (
    r"profesional\w*|jef[ea]|director\w*|diri[gj]\w+|capitán|capitana|expert[oa]\w*|alcohólic[oa]"
    r"|desde hace años|famos[oa]|millonari[oa]|fluidez|deudas?"
)
"""What makes somebody or something more than they said: a memory says so only where the user did."""
SINCE = r"(?:desde|hasta|de) (?:los |el )?"
"""Behind these a number tells when something began or ended, not how old somebody is."""
SURE = 0.6
"""How much must speak for a memory, said in this language, that says more or other words than the user did."""
GOING_ON = r"todavía|aún|sigo|seguimos"
"""What is told with one of these is not over."""

OF_PERSONS = (
    r"(?:(?:el|la|los|las|su|actual|antiguo|antigua|nuevo|nueva|último|última) ){0,2}(?:empleadora?|patrón"
    r"|patrona|jef[ea]"
    r"|apellidos?|afición|estado civil"
    r"|cumpleaños|fecha de nacimiento|religión|fe|espos[oa]|mujer|marido|novi[oa]|prometid[oa]|sueldo|salario|ingresos"
    r"|profesión|oficio|diagnóstico|enfermedad|alergias?|ciudad natal|lugar de nacimiento|nacionalidad|partido político"
    r"|madre|padre|hermana|hermano|hija|hijo|perr[oa]|gat[oa]|mascota|[^\W\d_]+ (?:favorit|preferid)[oa]s?)"
)
OF_FIELDS = (
    r"(?:una? |el |la )?(?:obligatori[oa]|opcional|vací[oa]|nul[oa]|null|guardad[oa]|inválid[oa]|válid[oa]|indexad[oa]"
    r"|columna|campo|cadena|enter[oa]|número|desconocid[oa]|tabla|tipo|clave|no |cifrad[oa]|proceso|nodo|clase)\b"
)
OWNED_ALONE = r"(?:el|la|los|las|lo) (?:suy|mí|mi|tuy)[oa]s?"
PERSONAL_STATES = (
    r"se llama [^\W\d_]{2,20}(?=$|[,;.])|nombre:? (?:es )?(?!obligatori|vací|opcional)[^\W\d_]{2,20}(?=$|[,;.])"
    r"|edad:? \d{1,3}(?=$|[,;.])|\d{1,3} años(?=$|[,;.])|(?:padre|madre) de (?:dos|tres|cuatro|\d)|"
    r"(?:vegan[oa]|vegetarian[oa]|diabétic[oa]|asmátic[oa]|celíac[oa]|ate[oa]|musulm[aá]na?|católic[oa])"
    r"(?=$|[,;.]| y\b)|"
    r"emplead[oa] (?:de|en|por)|casad[oa] (?:con|desde)|divorciad[oa]|prometid[oa] con|viud[oa]\b"
    r"|diagnosticad[oa] (?:con|de)"
    r"|alérgic[oa] al?|fan de|partidari[oa] de|seguidora? de|client[ea] (?:de|en)|nacid[oa] (?:en|el)|criad[oa] en"
    r"|embarazada|adict[oa] al?|endeudad[oa] con|ciudadan[oa] de|vecin[oa] de|fundadora? de|dueñ[oa] de|sufre de|padece"
)
