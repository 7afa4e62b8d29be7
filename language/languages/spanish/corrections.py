"""Spanish words by which a message puts right or changes what is known."""

from language.languages.forms.listing import words_of

REPAIRS = (
    r"perdón|perdon|perdona|perdone|disculp\w+|errata|corrección|corrijo|rectifico|me (?:equivoqué|confundí)|"
    r"me expresé mal|mejor dicho|quise decir|quería decir|digo|pensándolo (?:mejor|bien)|autocorrector|me lié|"
    r"me he (?:equivocado|confundido|liado)|(?:conté|calculé|escribí|puse|dije) mal|puse cualquier cosa|"
    r"(?:lo )?(?:conté|puse|escribí|dije) al revés"
)
SLIP = r"¿?(?:he dicho|dije|puse|escribí|he puesto|he escrito) (?P<slip>[^?\n]{1,40})\?"
SLIP_DENIED = "no"
SLIP_TOLD = r"sobre|que|algo"

SEVERAL = r"nos|nosotr[oa]s|juntos|él|ella|la|lo|le"
STRANGERS = words_of("vecino vecina autor autora hombre señor señora tipo man chico protagonista cantante paciente")
ANY_OF_THEM = words_of("hijo hijos niño niña niños padres hermanos mascota mascotas")
PASSING = r"hoy|mañana|esta (?:semana|noche|tarde)|ahora mismo"
LONG_AGO = r"cuando (?:yo )?era (?:\w+ )?(?:niñ|chic|chiqui|pequeñ|jov|crí)\w*|de (?:niñ|chic|chiqui|pequeñ|jov)\w+"
CHANGES = r"cambi(?:é|amos|o|ado) de|nuev[oa]"
NAMING = words_of("llama llaman llamado nombre")

BEING = words_of("era eran fue es está están")
FROM_NOW = words_of("ahora ya")
TRAILING = words_of("este esta el la los obvio claro")
TURNING = words_of("""
    mudé mudamos mudado mudo cambié cambiamos cambiado cambio pasé pasamos pasado vivo vivimos trabajo trabajamos voy
    vamos empiezo empecé empezamos quise quería estoy estamos instalados
    """)
DID = r"\w{2}(?:aron|ieron)"
REPLACES = r"en su lugar|en vez de eso"
WITHIN_NAMES = words_of("de del la las los el")
ADDING = frozenset({"con"})
"""Words that join an addition to a thing, and are nouns elsewhere."""
ORDINALS = r"(?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?"
HOURS = words_of("horas hs")
INSTEAD = words_of("vez lugar")
