"""How Spanish people tell whose words are whose."""

from language.languages.forms.listing import words_of

FIRST_PERSON = "yo|mi|mis|me|mí|mí[oa]s?|conmigo|nosotr[oa]s|nos|nuestr[oa]s?"
SINGULAR = "yo|mi|mis|me|soy|tengo|vivo|trabajo"
FIRST_VERBS = "soy|estoy|vivo|tengo|trabajo|voy|quiero|odio|prefiero"
"""Verbs that say "I" by their form."""
SECOND_PERSON = "tú|te|tus|usted"
ADDRESSED = r"[Tt]ú|[Tt]us?|[Tt]e|[Tt]i|[Uu]sted(?:es)?|[Oo]s|¿(?:\w{2,12} )?\w{2,15}[aei]s"
SELF = words_of("yo tú tu")
ASIDES = (
    "por cierto|yo por mi parte|yo,? en cambio|en mi caso|en cuanto a mí|personalmente|por mi parte"
    r"|no soy yo|yo no|me l[oa]s? (?:manda|mandó|envía|envió|escribe|escribió|pasó|reenvió)n?"
)
ASIDES_BEHIND_I = "yo, por cierto"
ASIDES_WITHIN = "por cierto|por mi parte"
ASIDES_AS_LABELS = "por cierto|la verdad"
REQUESTS = "qué (?:le|opinas|piensas|hago)|puedes|resume|traduce|redacta|explica|ayúdame"
SAYING = (
    "dijo|dice|decía|escribe|escribió|escrito|cuenta|contó|afirma|afirmó|respondió|publica|publicó|informa|mandó"
    "|envió|asegura|aseguró|pone|explicó|confesó|advirtió|declaró|señaló|añadió|jura|juró"
    "|contestó|contesta|contestado|responde|respondido|dicho|comentó|comentado|replicó"
)
THAT = r"\bque"
ACCORDING = "según"
RETOLD = "que|según"
SUBJECTS = "yo|nosotros"
TEXTS = (
    "artículo|texto|cita|correo|mensaje|reseña|oferta(?: de (?:trabajo|empleo))?|anuncio|comentario|carta|poema"
    "|descripción|conversación|entrevista|columna|boletín|publicación"
)
THESE = "este|esta|aquí (?:va|está|tienes)|el|la|su"
POINTING = "esto|est[ea]|eso|as[íi]|del?|aqu[íi]"
BELOW = "abajo"
TEXT_BY = "de|del"
GAVE_ME = r"(?:me|nos) (?:ha )?\w{2,20}(?:ó|ado|ido) (?:esto|lo siguiente)"
TEXT_ORDERS = "traduce|resume|corrige|explica"
I_OR_WE = "yo"
BEFORE_SAYING = "he"
I_SAID = (
    r"dije|escribí|digo|escribo|contesté|respondí|contesto|respondo"
    r"|he (?:\w{2,3} )?(?:dicho|escrito|contestado|respondido)"
)
"""That the user says or said something, without a word for them before the verb."""
DATE_OF = "de"
"""A word between the parts of a date."""
DATE_THE = "el"
AGO = r"hace \d{1,3} \w{1,10}\.?"
FORWARDED = (
    r"nota de voz de|publicado por|"
    "reenviado (?:de|por)|mensaje reenviado (?:de|por)|(?:nuevo )?mensaje de"
)
REPLIED = "(?:en )?respuesta a|respondiendo a|contestando a|respondió a"
EDITED = "editado|modificado|(?:este )?mensaje (?:fue |se )?(?:editado|editó)|se editó este mensaje"
SONG_PARTS = "estribillo"
FIELDS = words_of("""
    anota apunta recuerda nota notas ojo importante pregunta objetivo meta plan nombre edad ciudad país dirección
    trabajo profesión empresa familia hijos hobby aficiones intereses dieta comida alergia alergias idioma idiomas
    contexto dato datos problema actualización cumpleaños proyecto posdata
    lunes martes miércoles jueves viernes sábado domingo mañana tarde noche mediodía desayuno almuerzo cena
""")
PEOPLE = words_of("""
    mamá papá madre padre hermano hermana jefe jefa amigo amiga vecino vecina mujer marido hijo hija abuela abuelo
    cliente médico
""")
BYLINES = "por"
ANOTHER = "él|ella|lo|la|le|su|sus|candidat[oa]s?|currículum|curriculum|cv"
OWN_RECORD = "mi (?:currículum|curriculum|cv)"
BREAKING = "ÚLTIMA HORA"
ABSTRACTS = "Resumen"
MAIL_HEADERS = "de|para|asunto|fecha|enviado|enviado el|autor|título"
MAIL_DIVIDERS = "mensaje (?:original|reenviado)"
INTRODUCTIONS = r"el [^\n]{3,120}\bescribió"
WROTE = "escribió"
FORMAL = "estimad[oa]s?"
SALUTATIONS = "querid[oa]s?|hola"
GREETINGS = words_of("hola estimado estimada")
HELLOS = "hola"
CLOSES = "(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|un abrazo|besos"
MAIL_DEVICES = "enviado desde"
NO_START = words_of("la el los las a e o y")
ACTS = (
    "es|era|fue|tiene|tenía|vive|trabaja|quiere|puede|está|también|ahora|ha|[a-záéíóúñ]{3,20}(?:ó|aba|ía)|odia"
    "|ama|usa|va|come|duerme"
)
CHAT_FROM = "de"
COMMENTED = "comentó|ha comentado|respondió|escribió|publicó|añadió un comentario"
AGES = r"\d{1,3} ?(?:seg|min|h|hrs?|d|días?|sem|mes(?:es)?|años?)\.?|ayer|ahora mismo"
AGED = r"hace \d{1,3} ?(?:s|seg\w*|m|min\w*|h|hrs?|horas?|d|días?|sem\w*|mes(?:es)?|años?)\.?"
SPEAKERS = "hablante|voz|participante|interlocutora?"
QUOTATIONS = "cita"
