"""How Spanish people ask a memory to remember, say yes or no, ask for grounds, take back and end."""

YES = (
    r"sí|si|claro(?: que sí)?|vale|por supuesto|desde luego|hazlo|hágalo|adelante|(?:lo )?confirmo|confirmado|"
    r"de acuerdo|dale|segur[oa]|estoy segur[oa]|bórral[oa]s?(?: todo)?|elimínal[oa]s?(?: todo)?|eso(?: es)?|exacto|"
    r"correcto"
)
NO = r"no|cancela(?:r)?|déjal[oa]s?|mejor no|no l[oa]s? borres|no quiero|para|ahora no|de ninguna manera"
BESIDE_ANSWER = r"por favor|gracias|entonces|olvídal[oa]s?"
ALL_SHOWN = r"(?:de )?(?:todo|todos|todas|ambos|ambas|(?:los|las) (?:dos|tres|cuatro))"
TAGS = (
    r"sí|si|vale|ok(?:ay|ey)?|por\s+favor|porfa(?:vor|s)?|puede\s+ser|quieres|te\s+parece|no|dale|va|de\s+acuerdo|"
    r"está\s+bien|estamos|gracias|eh|listo|oíste|sabes|entendido|anda|si\s+(?:puedes|no\s+te\s+importa)"
)

WHY_ALONE = (
    r"(?:y |pero )?(?:(?:vos|t[úu]|usted|ustedes),? )?(?:c[óo]mo (?:lo |es que )?(?:sabes|sabe|sabés)|"
    r"(?:por qu[ée]|porqu[ée]) (?:crees|cree|creés|"
    r"piensas|dices)|de d[óo]nde (?:lo |te )?(?:sacas|sacaste|saca|sabes|sabe))(?: (?:eso|que|esto))*\b(.*)"
)

MEMORIES = r"\bmemorias?\b|\brecuerd|\b(?:sobre|de) mí\b"
OTHER_ASSISTANT = r"\b(?:otr[oa]|antiguo|anterior|viej[oa]) (?:asistente|bot|ia)\b|\basistente anterior\b"

END_COMMANDS = r"fin|terminar|acabar|basta"
END_LEADS = r"ok|vale|bien|bueno|gracias"
END_PLEASE = r"por favor,?"
ENDINGS = (
    r"(?:(?:quiero|podemos|vamos a) )?(?:terminar|termina|terminemos|acabar|acaba|acabemos|cerrar|cierra)"
    r" (?:la|esta|nuestra) (?:conversación|charla|discusión)(?: (?:aquí|ya|por favor))*|"
    r"eso es todo(?: por (?:hoy|ahora))?|(?:adiós|hasta luego|hasta pronto|chao)"
)
SEE_YOU = r"hasta (?:mañana|luego|pronto|la próxima)|nos vemos(?: (?:mañana|luego|pronto))?|buenas noches"
SELF = r"yo|mi|mis|soy"

REMEMBER_LEADING = (
    (
        r"(?:por favor,? )?(?:(?:tienes que|debes|deberías|hay que) (?:recordar|tener en cuenta|tener presente)|"
        r"recuerda|acuérdate de|ten en cuenta|ten presente|anota|apunta|no (?:te )?olvides(?: de)?|"
        r"(?:nunca|jamás) (?:te )?olvides(?: de)?(?= que)|"
        r"toma nota de)(?: (?:esto|para siempre|siempre|de forma permanente|permanentemente))*[,:]* "
        r"(?:por favor,? )?(?:que )?"
    ),
    r"(?:esto es |es )?(?:muy )?importante: ?",
)
FOR = r"(?:solo |sólo )?para"
THAT = r"que"
REMEMBER_PARTS = ("recuerd", "acuérd", "tener", "ten ", "anot", "apunt", "olvid", "nota")
ALWAYS_NEW = r"tienes que|hay que"

UNDO_LEADS = r"no|ay|uy|perdona|perdón|espera|por favor|puedes|podrías|puede"
UNDO_TRAILS = r"por favor|gracias"
UNDO = (
    r"(?:deshaz|deshaga|deshacer|revierte|revertir|recupera|restaura)(?:lo|"
    r"la)?(?: (?:eso|esto|ese cambio|el (?:último )?cambio|lo último))?|d[ée]ja(?:lo|la) como estaba|"
    r"vuelve a (?:ponerlo|dejarlo) como estaba"
)
OVERRULES = (
    r"(?:ignora|olvida|desobedece|sáltate|omite)\w*\b.{0,30}\b(?:instrucci|reglas|normas|indicaci|restricci)\w*|"
    r"(?:revela|muestra)\w*\b.{0,30}\bprompt|(?:borra|elimina)\w*\b.{0,20}\btod[ao]s?\b.{0,20}(?:memoria|recuerdo)\w*"
)

SPELT = {
    "q": "que",
    "k": "que",
    "ke": "que",
    "qe": "que",
    "xq": "porque",
    "pq": "porque",
    "d": "de",
    "x": "por",
    "tb": "también",
    "tmb": "también",
    "dnd": "dónde",
    "dond": "dónde",
    "cm": "cómo",
    "komo": "cómo",
    "kien": "quién",
    "kuando": "cuándo",
    "kual": "cuál",
    "sbs": "sabes",
    "sabs": "sabes",
    "acordas": "acuerdas",
    "aserca": "acerca",
    "info": "información",
}
