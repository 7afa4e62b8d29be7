"""Turns of speech by which something is told, or only said, in Spanish."""

ASIDES = (
    r"(?:precisamente|justamente|de entre todos|de todas las personas|de toda la gente)(?=,)|si (?:acaso"
    r"|te soy (?:sincer[oa]|honest[oa])|soy (?:sincer[oa]|honest[oa])|me preguntas|es posible|puede ser"
    r"|mal no recuerdo|no recuerdo mal|hace falta)(?=[,.!;:]|$)"
)
AS_ONE = (
    (
        (
            r"(?:yo,? )?como (?:buen |buena )?(?!siempre|nunca|niñ|estudiante|ejemplo|todo|tod|mucho|poco|que|es\b"
            r"|no\b|mi\b|si\b|ya\b|me\b|el\b|la\b|un\b|una\b)(\w+(?: \w+)?)(?:,| que soy,?) "
        ),
        r"Soy \1. ",
    ),
    (
        r"aquí (una? \w+)(?=[,.!])",
        r"Soy \1. ",
    ),
)
UNTRUE = (
    r"(?:antes|prefiero) (?:muert[oa]|me muero|morir(?:me)?|pasar hambre) (?:que|a|antes que)|"
    r"no (?:es|era|fue) (?:nada |en absoluto )?(?:verdad|cierto|así|correcto"
    r"|el caso)(?: para nada)? (?:lo de )?que|(?:es|era) (?:todo |un |una |completamente )?(?:mentira|falso|bulo"
    r"|rumor|mito|invento|chisme|error) (?:eso de |lo de )?que|(?:el|ese|este) (?:rumor|bulo|chisme|cuento"
    r"|mito) de que|(?:la|esa|esta) (?:mentira|idea|historia) de que|quien diga que|quienquiera que diga que"
    r"|nada de eso de que"
)
KNOWS_NOTHING = (
    r"horóscopos?|tarot|adivin[oa]s?|videntes?|astrólog[oa]s?|astrología|zodiaco|galleta de la (?:suerte|fortuna)"
    r"|bola de cristal|cartas del tarot|spam|test de personalidad|quiz|autocorrector|chatbot"
)
FORETELLS = (
    r"dice|dicen|dijo|dijeron|decía|asegura\w*|promet\w+|predij\w+|predice\w*|anuncia\w*|pronostic\w+|según"
    r"|afirm\w+|cree|pone"
)
NO_MATTER = r"diga|digan|hasta|aunque|por mucho|por más|da igual|me da igual|aun cuando"
AHEAD = r"va a|van a|\w{2,}(?:ará|erá|irá|arán|erán|irán)|piensa \w+[aei]r|planea|tiene (?:previsto|pensado)"
CORRECTS = (
    r"perdón,? no|no,? perdón|no,? espera|digo,|quiero decir|mejor dicho|quise decir|me equivoqué|rectifico|miento"
)
OFFERED = r"ofreci\w+|ofrec\w+|propusieron|propuso|propon\w+|el puesto de|el cargo de|la plaza de|me querían"
DECLINED = r"rechac\w+|decliné|dije que no|no acept\w+|lo rechacé|renuncié a(?:l| la) (?:oferta|propuesta)"
TESTED = (
    r"por si (?:es|fuera|tengo|tuviera)|pruebas (?:de|por|para)|descartar|sospechan|sospecha de"
    r"|a ver si es|análisis (?:de|por|para)|si es o no"
)
CONFIRMED = r"confirm\w+|positivo|result(?:ó|a) que|diagnostic\w+"
SCOFFED = (
    r"(?:sí|claro|ya|claro que sí|sí claro|por supuesto|seguro|ajá)(?: claro)? +y (?:yo soy|yo|mi \w+ es"
    r"|nosotros somos)"
)
ANYBODY = r"alguien|algún vecino|alguna vecina"
LABELS = {
    "El usuario es {}": (
        "profesión|ocupación|oficio|trabajo|puesto|cargo|empleo|dieta|alimentación|nacionalidad|religión"
    ),
    "El usuario tiene {} años": "edad",
    "El usuario vive en {}": "(?:ciudad|residencia|domicilio|ubicación|lugar de residencia|localidad)(?: actual)?",
    "El usuario se llama {}": "nombre(?: completo)?|apellidos?|apodo",
    "El usuario está {}": "estado civil|situación sentimental",
    "El usuario es alérgico a {}": "alergias?",
    "El usuario no tolera {}": "intolerancias?",
    "El usuario habla {}": "idiomas?|lenguas?",
    "El usuario trabaja en {}": "empresa|empleador|lugar de trabajo",
    "El usuario es de {}": "origen|procedencia|lugar de nacimiento",
    "El usuario tiene {}": "mascotas?",
}
