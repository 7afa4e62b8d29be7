"""How Spanish people put what a sentence says."""

from language.languages.forms.listing import words_of

TURNS = {
    "@age": r"\b(?:tengo|cumpl\w+|a mi edad) (?:\w+ ){0,2}{years}",
    "@name": r"\b(?:me llamo|mi nombre|llámame|me dicen)\b",
    "@son": (
        r"\b(?:mi|nuestro|el) (?:mayor|pequeño|chiquito|menor|peque)"
        r"(?= (?:ya |recién )?(?:tiene|cumpl\w+|va|acaba|empieza|estudia|juega)\b|$)"
    ),
    "@daughter": (
        r"\b(?:mi|nuestra|la) (?:mayor|pequeña|chiquita|menor|peque)"
        r"(?= (?:ya |recién )?(?:la|tiene|cumpl\w+|va|acaba|empieza|estudia|juega)\b|$)"
    ),
    "@parent": r"\bsoy (?:\w+ )?(?:madre|padre|mamá|papá)\b|\b(?:madre|padre) de\b",
    "@home": (
        r"\bescribo desde\b|\bllev(?:o|amos) (?:\w+ ){0,4}en\b|\b(?:me fui|nos fuimos|fui) a vivir\b"
        r"|\bmi (?:piso|casa) en\b"
    ),
    "@origin": r"\b(?:soy|somos) (?:\w+ )?de\b|\bnací\b|\bme crié\b|\bcrecí\b|\bnatural de\b",
    "@with": r"\bviv(?:o|imos) (?:\w+ ){0,4}con\b",
    "@visit": r"\bvolv\w+ de\b|\bregres\w+ de\b|\bestuv\w+ en\b",
    "@ill": (
        r"\balérgic\w+|\balergi\w+|\bdiagnos\w+|\bintoleran\w+|\bpadezco\b|\bsufro\b|\btomo (?:\w+ ){1,4}(?:para"
        r"|contra)\b"
    ),
    "@job": (
        r"\b(?:a|en|de) la oficina\b|\bal trabajo\b|\bmis? (?:jef[ea]|compañer\w+|clientes|pacientes|alumn\w+"
        r"|turnos?|empresa"
        r"|equipo|trabajo)\b"
    ),
    "@given": r"\b(?:me|nos) (?:han? )?(?:regal(?:ó|aron|ado)|dej(?:ó|aron)|tocó|cay(?:ó|eron))\b",
}
"""Turns of speech that say something without a word for it; `{years}` stands for a number that may be an age."""
COUNTED = r"hora"
"""Beginnings of words for what a number counts that is no age."""

TITLES = words_of("dr")
ABBREVIATIONS = r"etc|dr|prof"
REMINDER = (
    r"\b(?:recuerd[ae]|no\s+olvid[ae]s?|no\s+te\s+olvides|ten(?:ga)?\s+en\s+cuenta|(?:an[oó]t|ap[uú]nt)[ae](?:te|se)?)"
    r"(?:,?\s+(?:por\s+favor|para\s+(?:siempre|hoy|luego)|siempre|de\s+forma\s+permanente|permanentemente))*"
    r",?(?:\s+(?:de\s+)?que\b|:)"
)
SELF = r"también|ahora"
NOW = r"ahora|hoy|antes"
SPEAKER_ENDINGS = r"o"
OPENING = frozenset({"los", "las"})
VERB_ENDINGS = r"(?!café|bebé|comité|puré)\w{3,}(?:é|aba|aron|ieron|amos|emos|imos|ando|iendo)$"
PAST_FORM = (
    r"(?:(?<!^aqu)(?<!^as)(?<!^all)(?<!^ah)(?<!^s)(?<!^m)í|aba|abas|ábamos|aban|ía|íamos|ían|é|ó|aron|ieron"
    r"|\w{3}ido|\w{3}ado)$"
)
PRESENT_FORM = r"(?:a|e|o|an|en|ar|er|ir|arme|erme|irme|amos|emos)$"
THIRD_FORM = r"(?:a|e|an|en)$"
TELLS_PAST = r"he|ha|hemos"
WRITERS_FORM_BEHIND = words_of("""
    yo no ya me te lo le les se nos también solo sólo siempre nunca ahora hoy aquí y o pero que cuando mientras como
    porque si además luego después todavía aún casi apenas
    """)
"""A verb tells by its form that its writer does it: at the head of a clause, and behind these words (`*`: any)."""
ARRANGED = words_of(
    "reservé reservamos quedé quedamos invitaron invitó apunté inscribí dijeron dijo acordamos entradas"
)
AGED = (r"tengo", r"años(?: de edad| cumplidos)?", r"de (?:profesión|oficio|formación)")
SAYS_OF_SELF = ("Soy {}", "Tengo {}", "Tengo {} años")
OF_WHOM = words_of("de del")
FOLLOWERS = words_of("fan hincha socio socia seguidor seguidora fanático fanática forofo forofa")
BEFORE_A_NOUN = words_of("un una el la")
ABOUT_ME = (
    r"(?:un poco )?sobre mí|(?:breve )?presentación|(?:para )?contexto|para que me conozcas|de mí|"
    r"(?:nota |dato )?personal|dato|aparte|por cierto|otra cosa|una cosa(?: más)?|p\.?d\.?"
)
DEPENDS = r"si|cuando|como|porque|desde que|aunque|mientras|antes|después|hasta|que|lo que"
LOCATED = r"residente en|afincad[oa] en|radicad[oa] en"
AS_ONE = r"(?:yo,? )?como"
NEEDS_DONE = (
    r"(?:necesito|quiero|busco|me vendr[íi]an? bien|hace falta) (?:\w+ )?(?:ayuda|consejos?|ideas|sugerencias|una mano)"
)
INSIDE = r"en (?:el|la|ese|esa|este|esta|un|una)"
PER = r"al|por|la|el|a la"
ORDERS_ME = r"(?:por favor,? )?(?!\w+rme\b)\w*[áéíó]\w*[ae](?:me|nos)(?:l[oa]s?)?|(?:dime|dame|ponme|hazme|dígame|deme)"
QUESTION = r"(?:cuándo|quién|cómo|cuál|dónde|por qué)\s"
DAY_ALONE = r"(?:el|al|para el|hasta el) (?P<day>\d{1,2})(?! ?(?:%|euros?|años?|h\b|de la))"
PUT_OFF = r"(?:pas\w+|cambi\w+|mov\w+|aplaz\w+|atras\w+|adelant\w+|posp\w+) (?:\w+ )?(?:a|al|para|hasta)|ahora en|es en"
