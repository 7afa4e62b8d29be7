"""The Spanish pack: work, place, tastes and opinions in the forms people use most; the rest is kept when asked for."""

import re

from language.languages.forms.listing import words_of
from language.languages.forms.pack import Pack
from language.languages.forms.rule import PERSONAL, PREFERENCE, WORK, Emit, Rule, rules
from language.patterns import pattern_of

_I = re.IGNORECASE
_VERB = r"(?:trabajo|trabajamos|vivo|soy|estoy|tengo|prefiero|creo|pienso|uso|usamos|aprendo|me (?:gusta|encanta)n?)"
_DOES = (
    r"(?:toco|juego|canto|leo|cocino|corro|nado|bailo|pinto|escribo|hago|voy|salgo|como|bebo|tomo|fumo|duermo|sufro|padezco|"
    r"ronco|crío|cultivo|colecciono|odio|adoro|detesto|conduzco|manejo|llevo|doy|enseño|estudio|laburo|curro|gano|cobro|"
    r"hablo|veo|escucho|practico|entreno|ensayo|monto|limpio|cuido|vendo|reparto|dirijo|cumplo|busco|quiero|necesito)"
)
"""Other verbs that say by their form that the writer does it."""
_FIRST = rf"(?:yo|nosotros|mi|mis|nuestr\w+|me|{_VERB})"
STOP_WORDS = words_of(
    """yo me mi mis nosotros nos nuestro nuestra el la los las un una unos unas de del a al en y o pero con por para que
    no es son soy estoy fue era muy más también ya se lo le su sus este esta esto como"""
)
MACROS = {
    "yo": r"(?:(?:yo|nosotros|ahora|actualmente|hoy en día) )*",
    "nun": r"(?:(?:ahora|actualmente|también|mucho|muchísimo) )*",
    "o": r"(?P<o>\S.*?)",
    "art": r"(?:(?:el|la|los|las|un|una) )?",
    "nombre": r"(?P<o>(?-i:[A-ZÁÉÍÓÚÑ])[\w'-]+(?: (?-i:[A-ZÁÉÍÓÚÑ])[\w'-]+){0,2})",
    "oficio": r"(?P<r>(?:[\w-]+ ){0,1}?[\w-]*(?:ingenier[oa]|desarrolladora?|program\w+|profesora?|"
    r"médic[oa]|enfermer[oa]|diseñadora?|gerente|estudiante|analista|arquitect[oa]|abogad[oa]|periodista|"
    r"traductora?|investigadora?|consultora?|cociner[oa]|maestr[oa]|carpinter[oa])"
    r"(?: de [\w ]+?)?)",
}
RULES: tuple[Rule, ...] = (
    *rules(
        "role",
        (Emit("role", "{r}", WORK), Emit("company", "{c}", WORK)),
        (
            r"<yo>trabajo <nun>(?:como|de) <art>(?P<r>\S.*?)(?: en <art>(?P<c>\S.*?))?",
            r"<yo>trabajo <nun>en <art>(?P<c>(?:(?! (?:y|no) )[^,;])+?) (?:como|de) <art>(?P<r>[^,;]+?)",
            r"<yo>soy <nun><art><oficio>(?: en <art>(?P<c>[^,;]+?))?",
            r"me (?:han ascendido|ascendieron|han nombrado|nombraron) (?:a )?<art>(?P<r>\w+(?: de \w+)?)",
        ),
        MACROS,
    ),
    *rules("company", Emit("company", "{o}", WORK), (r"<yo>trabajo <nun>(?:en|para) <art><o>",), MACROS),
    *rules(
        "location",
        Emit("location", "{o}", PERSONAL),
        (
            r"<yo>viv(?:o|imos) <nun>en <o>",
            r"<yo>(?:me|nos) (?:he mudado|hemos mudado|mudé|mudamos|trasladé|fui a vivir) a <o>",
            r"(?:desde .+? )?(?:mi|nuestra) casa est[áa] <nun>en <o>",
        ),
        MACROS,
    ),
    *rules(
        "name",
        Emit("name", "{o}", PERSONAL),
        (
            r"(?:yo )?me llamo <nombre>",
            r"mi nombre (?:completo )?es <nombre>",
            r"(?:(?:me )?puedes? (?:llamarme|decirme)|llám[ae]n?me|díg?[ae]n?me) <nombre>",
        ),
        MACROS,
        0.97,
    ),
    *rules(
        "age",
        Emit("age", "{o}", PERSONAL),
        (
            r"<yo>(?:ya )?tengo (?:ya )?(?P<o>\d{1,2}) años(?: .*)?",
            r"<yo>(?:ya )?tengo (?:ya )?(?P<o>[1-9]\d)",
            r"(?:hoy |ayer |ya |acabo de )*(?:cumpl(?:o|í|ir)|he cumplido) (?:los )?(?P<o>\d{1,2})(?: años)?(?:,? .*)?",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{s}", "Opina que {o}", PERSONAL),
        (r"<yo>(?:creo|pienso|opino) que (?P<o>(?:(?:el|la|los|las) )?(?P<s>\S+) .+)",),
        MACROS,
        0.85,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Le gusta {o}", PREFERENCE),
        (r"(?:a mí )?me (?:gusta|encanta|interesa)n? <nun><art><o>",),
        MACROS,
        0.9,
    ),
    *rules("prefer", Emit("prefers_{o}", "Prefiere {o}", PREFERENCE), (r"<yo>prefiero <art><o>",), MACROS, 0.9),
    *rules(
        "learning",
        Emit("learning_{o}", "Aprende {o}", PERSONAL),
        (r"<yo>(?:estoy aprendiendo|aprendo|estudio) <art><o>",),
        MACROS,
        0.9,
    ),
    *rules("stack", Emit("uses_{o}", "Usa {o}", WORK), (r"<yo>(?:uso|usamos|utilizo) <nun><o>",), MACROS, 0.9),
    *rules(
        "project",
        Emit("current_project", "{o}", WORK),
        (r"<yo>(?:estoy|estamos) (?:construyendo|desarrollando|escribiendo) <o>",),
        MACROS,
        0.9,
    ),
)

SPEAKS_OF_SELF = (
    r"\b(?:yo|soy|estoy|trabajo|vivo|tengo|prefiero|odio|creo que|pienso que|opino que|me (?:gusta|encanta|interesa)n?|"
    r"me (?:mudé|he mudado|llamo)|llám[ae]n?me|aprendo|uso|utilizo|nosotros|mi|mis|nuestr[oa]s?)\b"
)
YIELDS_TO = frozenset({"en"})

PACK = Pack(
    opener=pattern_of(r"^(?:(?:sí|no|hola|gracias|bueno|pues|y|pero|por cierto|vale)[,!.:…-]+\s*)+", _I),
    correction=pattern_of(r"\b(?:en realidad|ya no|ahora|mudé|mudado|corrección|antes)\b|^no[,.]", _I),
    hedge=pattern_of(r"\b(?:quizás?|tal vez|probablemente|a lo mejor|puede que)\b", _I),
    excluded=pattern_of(r"^(?:si|imagina|supongamos)\b|\b(?:sería|fuera|tuviera|trabajaría|viviría)\b", _I),
    excluded_clause=pattern_of(r"\b(?:dice|dijo|escribe|escribió|según)\b|^(?:no )?(?:sé|entiendo|veo|pregunto)\b", _I),
    boundary=pattern_of(
        rf"\s*;\s*|,?\s+(?:y|pero)\s+(?=(?:{_FIRST}|no\s+(?:{_FIRST}|{_DOES}))\b)|,\s+(?=(?:no\s+)?(?:{_VERB}|{_DOES})\b)|"
        r",\s+(?=mis?\s+\w+\s+(?:es|son|está|están|tiene|tienen|se\s+llaman?|vive|viven|trabaja|trabajan)\b)",
        _I,
    ),
    first_person=pattern_of(rf"{_FIRST}\b", _I),
    subject=pattern_of(r"^(?P<s>yo|nosotros)\b", _I),
    possessive=pattern_of(r"^(?:mi|mis|nuestr\w+)\b", _I),
    collective=pattern_of(r"^(?:nosotros|nuestr\w+)\b", _I),
    working=pattern_of(r"\b(?:trabaj\w*|empresa|proyecto\w*|equipo|client\w+|servidor\w*|servicio\w*|colegas?)\b", _I),
    past=pattern_of(r"\b(?:fue|era|había|estuvo|tuve)\b", _I),
    plan=pattern_of(r"^(?:yo )?(?P<o>.+)$", _I),
    rules=RULES,
    filler_tail=pattern_of(
        r"(?:[,\s]+(?:también|ahora|por cierto|gracias|por favor|como sabes|desde \w+(?: \w+)?))+$", _I
    ),
    stop_words=STOP_WORDS,
)
