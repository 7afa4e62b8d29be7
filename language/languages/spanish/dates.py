"""How Spanish people say when something is."""

TELLS_TIME = (
    r"mañana|próxim[oa]s?|que viene|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
    r"|diciembre"
)
BEGINS = r"a partir del?|desde"
BEGAN = r"desde"
"""What means "since", unless the verb tells what is to come."""
BEGINS_THE = r"el|la|este|principios de|mediados de|finales de|mes de"
NEXT = r"próxim[oa]s?|que viene"
TOMORROW = r"mañana"
LASTS_UNTIL = r"hasta|a|al"
AHEAD_FORM = r"\w(?:aré|eré|iré|aremos|eremos|iremos)\b|\b(?:voy|vamos) a\b"
BEGIN_WORD = "desde"
BEGIN_DAY = "el "
AHEAD_AS_NOW = (
    (r"\bviviré\b|\bvoy a vivir\b", "vivo"),
    (r"\btrabajaré\b|\bvoy a trabajar\b", "trabajo"),
)
BEFORE_A_DATE = r"(?:desde|hasta|en|el)\s+(?:el\s+)?"
