"""How Spanish people ask: the words of questions, who is spoken of, times and sums."""

from language.languages.forms.listing import words_of

LETTERS = "[ñ¿¡áéíóú]"
"""Letters that speak for the language."""
ASKS = words_of(
    "qué que dónde donde adónde adonde cuándo cuando quién quien quiénes cuál cual cuáles cuántos cuántas "
    "cuánto cuánta cuantos cuantas cómo como por de en a sabes sabe sabés tengo soy estoy hay puedes"
)
ASKS_FIRST = words_of("qué dónde adónde quién cuál cuáles cuántos cuántas")
ME = words_of(
    "yo me mi mis mí mío mía míos mías conmigo nosotros nos nuestro nuestra nuestros nuestras soy tengo vivo "
    "estoy trabajo"
)
YOU = words_of("tú tu tus ti te usted vos contigo su tuyo")
KNOWS = words_of(
    "sabes sabe sabés sabías recuerdas recuerda recordás acuerdas acuerda acordás anotado anotaste anotada "
    "apuntado apuntaste guardas guardado guardaste guardada memoria notas datos tienes tiene tenés conservas "
    "ficha perfil información quedaste conoces"
)
TOLD = words_of("dije dicho conté contado comenté mencioné mencionado decía")
REMIND = words_of(
    "dime dígame decime cuéntame contame recuérdame recordame muéstrame enséñame haz lista resume léeme "
    "descríbeme repíteme recuérdeme muéstreme cuénteme enséñeme léame repítame descríbame resuma resúmeme liste "
    "lístame enumera enumere recordá mostrame"
)
WHY = words_of("cómo dónde sacas sacaste saca basas basa fuente enteraste viene deduces")
ADVICE = words_of("debería debo recomiendas recomienda conviene sirve puedo podría vale bien aconsejas")
ARTICLE = words_of("artículo autor autora texto nota historia libro estudio periodista eso esto")
FOOD = words_of(
    "com plato receta cocin horne pastel tarta cena almuerzo desayuno restaurante salsa sopa beb menú "
    "postre ensalada ingrediente ceviche"
)
THANKS = words_of("gracias agradezco agradece grax agradecido agradecida")
GREETS = words_of("hola buenas buenos buen días tardes noches saludos holi onda tal")
EVERYTHING = words_of("todo algo sobre de")
SHARED = words_of("no a me he son once sin come un la de si y")
COMMON = words_of(
    "el la los las un una y de que en con por para del al se lo es está son muy no pero si ya favorita favorito "
    "llamo llama gusta gustan hablo toco como bebo tomo uso quiero vive hermana hermano"
)
CALLS = words_of("oye oiga mira eh che")
COUNTING = words_of("cantidad montón")
TO_ME = words_of("me nos")
AND = r"y"

GLOSSES = {
    "name": "se llama",
    "location": "vive en",
    "city": "vive en",
    "home": "vive en",
    "origin": "es de origen",
    "role": "trabaja de profesión",
    "job": "trabaja de profesión",
    "company": "trabaja en la empresa",
    "employer": "trabaja en la empresa",
    "age": "edad, tiene años",
    "birthday": "cumpleaños, nació",
    "languages": "habla idiomas",
    "diet": "dieta, come",
    "studies": "estudia",
    "education": "estudios",
    "timezone": "zona horaria",
    "tech_stack": "usa herramientas",
}
IS_SOMETHING = r"^(?:yo )?soy \w"
BEFORE_PLACE = r"en|de|a"
BEFORE_ANSWERED_PLACE = r"en|de|a|cerca"
CALLED = r"llam[aoe]\w?|nombre"
NAME_FIRST = r"vive|trabaja"
CLOCK = r"\ba las \w+"
WHERE = r"dónde|donde|adónde"
WHEN = r"cuándo|qué día"
WHAT_TIME = r"a qué hora"
HOW_OLD = r"cuántos años (?:tiene|tengo|cumpl)"
WHICH_ONES = r"qué|^que|cuál(?:es)?|quién(?:es)?|algo|cosas"
WHETHER = r"si|cierto|verdad"
ASKED_SORTS = {
    "living": r"qué\s+(?:ciudad|pueblo|sitio)|(?:de\s+)?dónde\s+soy|dónde\s+vivo",
    "employer": r"qué\s+empresa",
    "job": r"(?:a|en)\s+qué\s+(?:me\s+dedico|trabajo)|de\s+qué\s+(?:trabajo|vivo|curro)|(?:con\s+qué|cómo)\s+me\s+gano",
    "hobby": r"tiempo\s+libre|ratos\s+libres",
    "fear": r"qué\s+me\s+(?:da\s+miedo|asusta)",
    "salary": r"cuánto\s+(?:gano|cobro)",
}

NOTHING_SAID = (
    r"sí|si|no|vale|bueno|bien|ok|okay|pues|y|pero|entonces|así|o|eh+|e+m+|bueno pues|porque|h+m+"
    r"|quizás?|tal vez|a lo mejor|puede ser|ya veremos|no sé|da igual"
)
KNOWN_OF = r"qu[ée]\s+(?:sab[eé]s?|recuerdas?|record[áa]s)\s+(?:de|sobre)"
"""So begins a question for all that is known of somebody or something."""
TELL_ME = r"(?:puedes|podrías|puede) (?:decirme|explicarme|contarme)|expl[íi]came"
WHAT_IT_IS = r"qué (?:es|son|significa|quiere decir) (?!lo que)[^?.!]+"
MEMORY_LEADS = r"oye|y"
MEMORY_ASKED = (
    r"(?:te|se|os)\s+acuerdas?|(?:te\s+)?acord[áa]s|recuerdas?\b|"
    r"(?:quién|quiénes|cuál|cuáles)\s+(?:de|entre|en)\s+(?:mis?|nuestr\w+|los\s+míos)\b|"
    r"cu[áa]ntos\s+años\s+(?:tengo|(?:tiene|tienen|cumplen?)\s+(?:mis?|nuestr\w+))\b"
)
TELL_ORDERS = (
    r"(?:di|deci|díga|diga|nómbra|nombra|enuméra|enumera|cuénta|conta|recuérda|recorda|muéstra|mostra|repíte|repeti|"
    r"resúme|resumi|descríbe|describi|haz|hace|da|lée|lee|lísta|lista|refrésca|enséña)(?:me|nos)|"
    r"adivin(?:a|e|á)(?=\s+(?:a\s+|de\s+|en\s+|con\s+)?(?:qu[ée]|d[óo]nde|qui[ée]n|cu[áa]l|cu[áa]ndo|c[óo]mo|cu[áa]nt\w+)\s)|(?:nombra|enumera|resume|repite|lista)(?=\s+(?:a\s+)?(?:mis?|los|las|lo|todo|qu))"
)
AS_TOLD = (
    r"según\s+(?:mis\s+(?:propias\s+)?palabras|yo|te\s+(?:dije|conté|he\s+(?:dicho|contado))|(?:tus|sus)\s+(?:notas|apuntes)|"
    r"lo\s+que\s+(?:te\s+)?(?:dije|conté|he\s+(?:dicho|contado)))|si\s+(?:me\s+)?(?:haces|hacemos)\s+caso(?:\s+a\s+mis\s+palabras)?|"
    r"si\s+me\s+crees|por\s+lo\s+que\s+te\s+(?:dije|conté|he\s+(?:dicho|contado))|a\s+juzgar\s+por\s+mis\s+palabras"
)
TOLD_ASIDE = (
    r"(?:que\s+)?(?:ya\s+|yo\s+|si\s+|pero\s+)*(?:te|se|os)\s+lo\s+(?:dije|conté|comenté|he\s+(?:dicho|contado))(?:\s+(?:ya|antes|"
    r"una\s+vez|el\s+otro\s+día|hace\s+\w+|alguna\s+vez))*|como\s+(?:ya\s+)?te\s+(?:dije|conté)|(?:lo\s+)?(?:deberías|debes)\s+saber(?:lo)?"
)
SUM_ORDERS = r"(?:multiplica|suma|resta|divide|calcula|computa|calcúla|súma)(?:me)?"
ORDER_LEADS = r"anda|venga|a\s+ver|oye"
STANDING_WISH = (
    r"(?:^|[.!\n]\s*)(?:por favor,? )?(?:siempre|nunca)\b|\bde ahora en adelante\b|"
    r"\b(?:yo )?(?:prefiero|preferiría)\b"
)
WISH_WHEN_ASKED = r"\b(?:cuando|cada vez que) (?:te )?(?:pida|pregunte)\b"
ADVICE_ASKED = (
    r"\b(?:recomiend\w*|recomend\w*|suger\w*|sugier\w*|aconsej\w*|consejos?|ideas)\b|"
    r"\b(?:puedes|podrías|debería|ayúdame|cómo puedo|cómo hago)\b|\bmejor manera\b"
)
ADVICE_GIVEN = (
    r"\b(?:recomendaste|sugeriste|aconsejaste|ayudaste)\b|"
    r"\b(?:has|habías) (?:ya )?(?:recomendado|sugerido|aconsejado|ayudado)\b"
)

PERSONS = {
    "mother": "madre mamá mama",
    "father": "padre papá papa",
    "brother": "hermano hermanos",
    "sister": "hermana hermanas",
    "wife": "esposa mujer señora",
    "husband": "esposo marido",
    "partner": "novio novia pareja prometida",
    "son": "hijo hijos",
    "daughter": "hija hijas",
    "child": "bebé niño niña mellizo",
    "grandmother": "abuela abuelita",
    "grandfather": "abuelo",
    "grandchild": "nieto nieta",
    "uncle": "tío",
    "aunt": "tía",
    "cousin": "primo prima",
    "nephew": "sobrino",
    "niece": "sobrina",
    "inlaw": "suegra suegro cuñado cuñada yerno nuera",
    "friend": "amigo amiga",
    "boss": "jefe jefa",
    "colleague": "colega compañero compañera",
    "neighbour": "vecino vecina",
    "flatmate": "roomie",
    "doctor": "médico médica doctor doctora dentista",
    "dog": "perro perra cachorro perrita perrito",
    "cat": "gato gata gatito",
    "bird": "loro pájaro periquito canario",
    "fish": "pez peces",
    "horse": "caballo yegua",
    "hen": "gallina cabra oveja vaca",
    "rabbit": "conejo hámster tortuga",
}
GROUPS = {
    "pet": "mascota mascotas animal animales",
    "parents": "padres papás",
    "children": "hijos niños",
    "siblings": "hermanos",
    "spouse": "pareja cónyuge",
    "family": "familia parientes",
}
ENDINGS = ("", "s", "es")

TIMES = r"por|multiplicado\s+por"
DIVIDED_BY = r"dividido\s+(?:por|entre)|entre"
PERCENT = r"por\s+ciento"
PERCENT_OF = r"del|de"
MULTIPLY = r"multiplica\w*"
MULTIPLY_BY = r"por"
DIVIDE = r"divide"
DIVIDE_BY = r"entre|por"
PLUS = r"más"
MINUS = r"menos"
SUM_ASKED = r"cu[áa]nto\s+(?:es|son|da)"

MONTHS = (
    *("enero", "febrero", "marzo", "abril", "mayo", "junio"),
    *("julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"),
)
WEEKDAYS = ("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo")
SEASONS = {"spring": r"primavera", "summer": r"verano", "autumn": r"otoño", "winter": r"invierno"}
UNITS = {"day": r"días?", "week": r"semanas?", "month": r"mes(?:es)?", "year": r"años?"}
NUMBER_WORDS = {"un": 1, "una": 1, "dos": 2, "tres": 3}
IN_TIME = r"en|de|desde"
DAY_OF = r"de"
YEAR_OF = r"de"
PRESENT = r"est[ae]"
AGO_BEFORE = r"hace"
LAST_UNIT = r"(?:la|el) (?P<unit_es>semana|mes|año) pasad[oa]"
"""The last unit of time, where the word for it stands behind; its group is `unit_` with the language's code."""
YESTERDAY = r"ayer"
TODAY = r"hoy"
BEFORE_SEASON = r"en|el"
BEFORE_EVENT = r"antes de(?: que)?"
AFTER_EVENT = r"después de(?: que)?|desde que"
TIME_WORDS = words_of("hace ayer hoy pasado pasada este esta")
EVENT_WORDS = words_of("antes después desde")
AHEAD = r"voy a \w+r\b|viviré|trabajaré|me mudo|mudaré|(?:mi|el) (?:futur[oa]|próxim[oa])"
FIRST_ASKED = r"\bprimero\b(?=\s*(?:[?,.:]|$))|\blo\s+primero(?:\s+que)?\b|\ben\s+primer\s+lugar\b"
LAST_ASKED = r"\blo\s+(?:último|más\s+reciente)(?:\s+que)?\b|\b(?:recientemente|últimamente|por\s+último)\b"
ENDS_ASKED = words_of("primero primer último reciente recientemente últimamente")

_TELL = (
    r"(?:enumerar?|listar?|dime|decirme|dame|darme|muéstra|mostrar|cuénta|contar|describ(?:e|ir)|explíca|explicar|recuérda|"
    r"recordar|resum\w+|haz|hacer)(?:me|nos)?\b"
)
_ASPECTS = r"(?:aspectos?|temas?|ideas?|detalles?|cosas?|puntos?|asuntos?|áreas?)\b"
_MANY = r"(?:(?:los|las|todos|todas|de)\s+)*(?:(?:diferentes|distint[oa]s|divers[oa]s|vari[oa]s|principales)\s+)+"
_ABOUT = r"(?:\s+(?:de|del|sobre|relacionad[oa]s\s+con|acerca\s+de)\b)"

ORDER_ASKED = (
    r"\b(?:(?:en|por)\s+)?(?:el|qué|cuál\s+(?:es|fue)\s+el)\s+(?:mismo\s+)?orden\b(?:\s+(?:cronológico|exacto))?"
    r"(?:\s+en\s+(?:el\s+)?que\b)?|\b(?:en|por)\s+orden\b(?:\s+cronológico)?|\bcronológicamente\b"
)
READ_OR_TALKED = r"habl(?:amos|ábamos|ado)|convers\w+|charl\w+|discut\w+|comentamos|leí|leído|leo|artículos?|noticias?"
LOOKING_BACK = (
    r"\b(?:un\s+)?(?:(?:breve|buen)\s+)?resumen\b(?:\s+(?:breve|completo|detallado|claro|corto))?"
    r"(?:\s+(?:de|del|sobre)\b)?|"
    r"\b(?:en|durante|a\s+lo\s+largo\s+de|de)\s+(?:todas\s+)?(?:nuestras?|estas|esas)\s+(?:\w+\s+)?"
    r"(?:conversaci(?:ón|ones)|charlas?|chats?|pláticas?)\b|"
    r"\b(?:resum(?:ir|irme|as)|resúmeme|resume(?=\s+(?:lo|cómo|qué|todo|mis?|nuestr[oa]s?|el|la|los|las)\b))\b|\b(?:con\s+el|a\s+lo\s+largo\s+del)\s+tiempo\b|\bhasta\s+ahora\b"
)
FRAMING = (
    rf"\b(?:puedes|podrías|puede|quieres)\s+(?:por\s+favor\s+)?{_TELL}|^¿?(?:por\s+favor,?\s+)?{_TELL}|"
    r"\b(?:mencion(?:é|amos|aste|ado)|habl(?:é|amos|ado)\s+de|coment(?:é|amos|ado)|saqué\s+a\s+relucir)\b|"
    rf"\b{_MANY}{_ASPECTS}{_ABOUT}?|\baspectos{_ABOUT}|\bpaso\s+a\s+paso\b|"
    r"\b(?:menciona|di|dame)(?:\s+(?:solo|sólo|exactamente))+\s+\w+\s+(?:cosas|puntos|temas)\b"
)
FRAMING_SIGNS = words_of("""
    orden cronológicamente resumen conversación conversaciones charla charlas chat chats pláticas plática resume resumir
    resumirme resúmeme resumas tiempo ahora
""")
