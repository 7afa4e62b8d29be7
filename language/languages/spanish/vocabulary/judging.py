"""By what Spanish words a memory is told apart from what only sounds like it."""

from language.languages.forms.listing import words_of

UNITS = {
    "second": "segundo segundos",
    "minute": "minuto minutos min",
    "hour": "hora horas",
    "day": "día días diario diarios",
    "week": "semana semanas",
    "month": "mes meses",
    "year": "año años añitos",
    "decade": "década décadas",
    "kilometre": "km kilómetro kilómetros kms",
    "metre": "metro metros",
    "mile": "milla millas",
    "lap": "largo largos vuelta vueltas",
    "kilo": "kilo kilos kg",
    "pound": "libra libras",
    "gram": "gramo gramos",
    "litre": "litro litros",
    "euro": "euro euros €",
    "dollar": "dólar dólares $",
    "peso": "peso pesos",
    "percent": "ciento %",
    "page": "página páginas",
    "hectare": "hectárea hectáreas",
    "degree": "grado grados",
    "step": "pasos",
}
NOT_YET = (
    r"casi|aún no|todavía no|no(?: \w+)?|pronto|(?:voy a|vamos a|va a) cumplir|cumplo|cumpliré|cumple|cumplirá"
    r"|rozo|rozando|a punto de cumplir|camino de(?: los)?|para los|antes de los|cerca de los"
)
NOT_YET_BEHIND = (
    r"(?:el|en) (?:próximo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
    r"|diciembre|mes|año) ?(?:que viene)?"
)
LOST = (
    r"murió|murieron|muri\w+|falleci\w+|enterr(?:é|amos|aron|ado|ada)|sacrific(?:é|amos|aron|ado|ada)|se nos fue"
    r"|ya no (?:está|están|vive|la tengo|lo tengo)|vend(?:í|imos|ió|ido|ida)|regal(?:é|amos|ado|ada)"
    r"|se (?:me |nos )?(?:escapó|perdió|murió)|robaron|no (?:pasó|llegó|sobrevivió|aguantó)|quem(?:ó|aron)"
    r"|devolv(?:í|imos)|di en adopción|tir(?:é|amos)|en paz descanse"
)
SOUGHT = (
    r"una entrevista|entrevista (?:en|con|de)|me entrevist\w+|candidat\w+|postul\w+|solicit(?:é|ud|amos|ado)"
    r"|me present(?:é|o) (?:a|al)\b|me examino|oposici(?:ón|ones)"
    r"|currículum\w*|periodo de prueba|día de prueba|fuimos a ver|fui a ver|hablamos de|hablado de"
    r"|estamos mirando|estoy mirando|dando vueltas|lista de espera|a la espera|casting|visitamos un"
)
EITHER = {
    "hand": "izquierd* zurd* / derech* diestr*",
    "marriage": "solter* / casad* / divorciad* / viud*",
    "day": "mañanas matutin* madrugada / mediodía / tarde tardes / noche noches nocturn*",
    "season": "primavera / verano veranos / otoño / invierno inviernos",
    "order": (
        "primer primera primero / segundo segunda / tercer tercera tercero / cuarto cuarta / quinto quinta /"
        " sexto sexta / séptim*"
    ),
    "birth": "mayor mayores / menor menores",
    "wind": "norte / sur / oriente oriental / occidente occidental",
}
FALSE_THAT = (
    r"(?:eso de que|lo de que|que yo|que (?:no )?\w+,? como|la historia de que|el rumor de que|el cuento de que"
    r"|ese rumor)"
)
FALSE_END = (
    r"(?:es|son|era)(?: \w+){0,2} (?:mentira|mentiras|falso|falsa|inventad\w|invento|cuento|bulo|trola|invención"
    r"|patraña)|no es (?:verdad|cierto|así)|de cierto no tiene nada"
)
FOR_ANOTHER = (
    r"(?:es para|(?:pregunto|escribo|lo necesito|la necesito|consulto) (?:para|por|de parte de)) (?:una? |mi |mis |el "
    r"|la )(?=\w)|de parte de|me (?:pidió|ha pedido|pide) que (?:pregunte|averigüe|consulte)|en nombre de"
)
NOT_ME = (
    r"(?:pero |y |menos |solo |sólo )?(?:yo|a mí|nosotr[oa]s|a nosotr[oa]s)(?: (?:por suerte|gracias a dios"
    r"|afortunadamente|personalmente|todavía|aún|aun))* (?:no|tampoco)(?: (?:por suerte|gracias a dios))?|menos yo"
    r"|excepto yo"
)
SOME_PERSON = (
    r"(?:un|una|unos|unas|el|la|ese|esa) (?:\w+ )?(?:señor|señora|tipo|tío|tía|hombre|mujer|chico|chica|pareja"
    r"|familia|chaval|chavala|estudiante|vecin[oa]|persona|gente|muchach[oa]|matrimonio|compañer[oa]|client[ea])s?"
)
HOURS = {
    "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
    "once": 11, "doce": 12,
}  # fmt: skip
CLOCK = (
    (r"(?<=las ){hour} y media|(?<=la ){hour} y media", 30),
    (r"(?<=las ){hour} y cuarto|(?<=la ){hour} y cuarto", 15),
    (r"(?<=las ){hour} menos cuarto|(?<=la ){hour} menos cuarto", -15),
)
CLOCK_SIGNS = "media|cuarto"
HOUR_SIGNS = r"h|horas"
ABOUT = words_of("sobre acerca de del")
BESIDE_SPEAKER = words_of("que como y o excepto menos salvo")
TAGS = r"sabes|sabés|viste|te imaginas|te lo puedes creer|pod[ée]s creer|lo puedes creer|me entiendes|entiendes"
JOINED_BY = (
    (r", que (?=(?:yo|soy|estoy|tengo|vivo|trabajo|llevo|voy|ando|somos|tenemos|estamos)\b)", ", porque "),
    (r", en cambio,? ", ", pero "),
)
"""«Dímelo corto, que soy maestra»: a cause, where what one does oneself follows."""
AT_OURS = r"(?:cerca|al lado|encima|debajo|delante|detrás) (?:de nosotros|de mí|nuestro|mío)|entre nosotros"
