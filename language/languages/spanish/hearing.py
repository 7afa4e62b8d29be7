"""Spanish words by which it is heard what a message tells, puts right, asks for and wants forgotten."""

from language.languages.forms.listing import words_of

ORDINALS_WITHOUT_STOP = True
ABBREVIATIONS = r"dr|sr|sra|ud"
CLAUSE_JOINS = r"y|pero|porque|que|así|aunque"
REQUEST_BEGINS = r"puedes|podrías|puede usted"
ASKING_BEGINS = (
    r"qué|cómo|cuál|cuándo|dónde|quién|por qué|puedo|puede|puedes|podrías|podemos|debo|debería|crees|sabes|"
    r"tienes|hay|es"
)
GOING_ON = r"y|así que"
GREETING_WORDS = words_of("hola gracias favor buenas buenos días tardes sí vale bueno")
LINKS = r"y|pero"
LEANS = (
    r"soy su |luego|después|entonces|ahí|allí|con eso|desde entonces|por fin|hasta entonces|(?:sé que )?(?:eso|esto) |"
    r"l[aoe]s? \w+(?:mos|é|í|ó|ábamos|íamos)\b"
)
BELONGS = r"que|porque|aunque|cuando|donde|si|pues|así"
SPEAKING = r"(?:no |me |ya |ahora )?(?:soy|estoy|voy|doy|(?!mucho|todo|como|poco)[a-záéíóúñ]{2,}o)"
"""Verbs in the first person that begin a clause without a word for I."""

NEWS = r"novedad(?:es)?|noticias?|actualiz\w+|cambios?|corrección|aclaración|te (?:cuento|aviso)"
TRUTH = r"la verdad|(?:lo )?confieso|confesión|(?:lo )?admito|sincer[oa]|seamos sinceros"
NEWS_FILLING = words_of("ups uf ay ojo he pequeño pequeña antes")
FOREIGN = r"artículo|texto|comentario|leo|leí|titular|él|ella"
NOW = (
    r"ahora|desde (?:hoy|ayer|el|la (?:semana|primavera)|hace poco|esta|este|que|ahora)|"
    r"a partir de|últimamente|ya (?:soy|tengo|somos|tenemos)|"
    r"(?:el|este) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?:empiezo|entro|arranco)"
)
LEADING = r"y|e|pero"
AND = r"y|e"
PERSON_BY_FORM = True
COUNTED_ON = words_of("pico tanto tantos")
PAST_ENDINGS = r"\w{2}(?:aba|aron|ieron|amos|é|ó)"
PRESENT_ENDINGS = r"[^s](?:a|e|an|en)"
HAD = words_of("tenía teníamos")

SHORT = r"cort[oa]s?|breves?|concis[oa]s?|resumid[oa]s?|al grano|escuet[oa]s?"
LONG = r"larg[oa]s?|extens[oa]s?|detallad[oa]s?|detalles?|explay\w+|a fondo"
ANSWERS = r"respuest|resúmen|resumen|explicac|respond"
FORMAL = r"de usted|ustedéame"
FAMILIAR = r"de tú|de vos|tute\w+|tuté\w+|vosé\w+"
ALWAYS = r"siempre|en adelante"
ALL_ANSWERS = r"respuestas|resúmenes|explicaciones|contestaciones"
SMILEYS = r"emojis?|emoticon\w*|caritas"
LISTS = r"viñetas?|listas?|tablas?|enumerad\w*"
TO_YOU = r"tú|te|tu|tus|usted|ustedes|por favor"
FRAME = r"(?:puedes|podrías|puede|podría)(?: usted)?"

STAY = r"qued|d[eé]j|conserv"
LEFT = r"qued[aóo]\w*"
KEEP_THAT = r"deja"
LISTING = r"y|e"
CONTRAST = r"pero|mientras(?:\s+que)?"
SPEAKER = r"yo"

OF_MEMORY = r"olvid\w+|memoria|recuerd\w+|recordar|notas?|guard\w+|apunt\w+"
OUT_OF = r"de|en"
REASON = (
    r"porque|capaz|por\s+si|no\s+sea|ya\s+que|"
    r"que\s+(?:me|si|luego|en|mi|mis|la|el|los|a|su|es|son|hay|ya|nadie|aquí|aún|todavía)\b"
)
OF = r"sobre|acerca de|de|relativos\s+a|referentes\s+a"
ME = r"mí|mi\s+persona"
ABOUT = (
    r"sobre|acerca de|referente a|respecto a|(?:que ver|relacionad[oa]s?) con|"
    r"todo\s+lo(?=\s+(?!que\b|demás\b|de\s+mí\b))|de"
)
THEM = r"él|ell[ao]s?"
FORGET = "Olvida {}"
OWN_LETTERS = "[^\u0400-\u04ff]"
SHOW = r"mu[eé]str|enumer|dime|dígame"
I_SAID = r"\b(?:te|le)\s+(?:he\s+)?(?:dije|conté|dicho|contado)\b|\b(?:dije|conté)\b"

IS = r"soy|estoy"
PLACE_BEFORE = r"en|de"
HANGING = r"y|e|en"
PREPOSITIONS = r"en|de|como|para"
BARE = r"viv[eo]|soy|trabajo|tengo"

REPAIRS = (
    r"(?:móvil|celular|teclado) (?:siempre )?(?:me )?(?:lo )?(?:cambia|corrige|pone)|"
    r"(?<=, )era (?:una |de |todo )?(?:broma|coña|guasa)|"
    r"qué digo|qué estoy diciendo|"
    r"(?:con|se escribe con) (?:[a-zñ]|be|uve|hache|jota|ge|ce|zeta|doble \w)(?=[,.!:;]| por favor|$)|"
    r"perdón|perdon|perdona|perdone|disculp\w+|(?:fe de )?erratas?|corrección|rectificación|corrijo|"
    r"rectifico|me (?:equivoqué|confundí)|"
    r"me expresé mal|miento|mentí|cambi(?:é|o|amos|ado) de (?:idea|opinión|parecer)|lo (?:pensé|he pensado) mejor|"
    r"mejor dicho|quise decir|quería decir|digo|pensándolo (?:mejor|bien)|autocorrector|me lié|"
    r"corrige|corrija|corregi[rd]|corregí|donde (?:dije|puse|escribí)|tecla equivocada|dedazo|"
    r"me he (?:equivocado|confundido|liado)|(?:conté|calculé|escribí|puse|dije) mal|puse cualquier cosa|"
    r"(?:lo )?(?:conté|puse|escribí|dije) al revés|(?:eso|lo que dije) (?:está|estaba) mal|"
    r"(?:eso )?no es (?:así|correcto)|"
    r"(?:ay|no|uy|ah),? esper[ae]|error mío|fallo mío|(?:dije|puse|escribí) (?:[\w-]+ ){1,2}?pero (?:era|es|quería)|"
    r"no, (?:es|son|soy|somos|era|fue|se llama|está|estoy|tiene|tengo|en|el|la|los|las|a las)"
)
ADDS = r"también|además|asimismo|igualmente|encima|otr[oa]s?(?: más)?|un[oa]? segund[oa]|aparte"
SLIP = (
    r"¿?(?:por qué |cómo que )?(?:he dicho|dije|puse|escribí|he puesto|he escrito) (?P<slip>[^?,\n]{1,40})"
    r"(?:, (?:no|verdad))?\?"
)
SLIP_DENIED = "no"
SLIP_TOLD = r"sobre|que|algo"

SEVERAL = r"nos|nosotr[oa]s|juntos|él|ella|la|lo|le"
THE = words_of("el la los las")
PURPOSE = r"para |porque |por (?:trabajo|amor|mi|la|el)\b"
"""How what somebody lives in a place for begins."""
OTHERS_AGAIN = words_of("él ella ellos ellas")
"""Words for somebody already spoken of."""
STRANGERS = words_of("""
    vecino vecina autor autora hombre señor señora tipo man chico protagonista cantante paciente
    corredor corredora deportista atleta jugador jugadora actor actriz rey reina columnista bloguero bloguera personaje
    narrador narradora uno alguien tío tía chica fulano
    """)
ANY_OF_THEM = words_of("hijo hijos niño niña niños padres hermanos mascota mascotas")
PASSING = r"hoy|mañana|esta (?:semana|noche|tarde)|ahora mismo"
LONG_AGO = r"cuando (?:yo )?era (?:\w+ )?(?:niñ|chic|chiqui|pequeñ|jov|crí)\w*|de (?:niñ|chic|chiqui|pequeñ|jov)\w+"
CHANGES = r"cambi(?:é|amos|o|ado) de|nuev[oa]"
GIVEN_TO = words_of("a")
BLANK = words_of("trabajo puesto empleo cosa lo")
NEW = r"nuev[oa](?= \w)|\w+ nuev[oa]"
DEGREES = r"(?:un )?poco de|algo de"
OF_A_KIND = r"(?:yo )?soy (?:(?:mucho )?más|muy) (?:bien )?de \w+(?: que de \w+)?"
OWN_PARENT = words_of("mamá papá")
NAMESAKE = r"de (?:su|sus|al lado|la clase|el colegio)\b|del (?:cole|colegio|barrio|trabajo|vecino)"
NAMING = words_of("llama llaman llamado llamada nombre")
FAVOURITE = r"favorit\w+|preferid\w+|predilect\w+"
OVER = (
    r"dej(?:é|ó|amos|aron|ado)|abandon\w+|renunci\w+|vend(?:í|ió|imos|ido|ieron)|cancel\w+|anul\w+|"
    r"acab(?:ó|ado|amos)|termin(?:ó|é|amos|ado|aron)|cerr(?:ó|é|aron|amos|ado)|perd(?:í|ió|imos|ido)|"
    r"mur(?:ió|ieron)|muerto|falleci\w+|se fue|divorci\w+|separ(?:é|ó|amos|ado|aron)|romp(?:í|imos|ió)|jubil\w+|"
    r"cambi(?:é|ó|amos|aron|ado)|reempla[zc]\w+|sustitu\w+|mud(?:é|ó|amos|ado|aron)|traslad\w+|"
    r"pas(?:é|amos|aron|ado) a|ascend\w+|aplaz\w+|mov(?:ieron|ido|ió)|quit(?:é|ó|aron|ado|amos)|prohibi\w+|"
    r"despid\w+|despedid\w+|echaron|robaron|regal(?:é|amos)|ya no|ya nada|nunca más|en (?:vez|lugar) de|adiós|"
    r"eso era|era antes|se acabó|vendid[oa]s?|regalad[oa]s?|devolv(?:í|imos|ió)|devuelt[oa]|tir(?:é|amos|ado)|"
    r"se (?:me |nos )?(?:rompió|estropeó|perdió|escapó|quemó)|hemos (?:cortado|roto|dejado)|cortamos|"
    r"se (?:lo|la|los|las) (?:di|dimos|llevó|llevaron|regalé|regalamos|quedó)|desapareci\w+|quebr(?:ó|amos)|"
    r"caduc(?:ó|ado)|me deshice|nos deshicimos|está (?:roto|rota|muerto|muerta)|di de baja|"
    r"colgu(?:é|ó)|descart(?:aron|ado|ó)|me (?:he )?cans(?:é|ado) de|me pas(?:é|aron) al?\b|se pasó al?\b|"
    r"me (?:he )?quit(?:é|ado) de|plant(?:é|ado) (?:el|la)"
)
QUITS = r"dej(?:é|o|amos|ado|aron|ó) (?:de|el|la|los|las)|abandon(?:é|o|ado)|ya no|me quité|colgu?[uéo]\w*"

BEING = words_of("era eran fue es está están")
FROM_NOW = words_of("ahora ya")
TRAILING = words_of("este esta el la los obvio claro")
TURNING = words_of("""
    mudé mudamos mudado mudo cambié cambiamos cambiado cambio pasé pasamos pasado vivo vivimos trabajo trabajamos voy
    vamos empiezo empecé empezamos quise quería estoy estamos instalados
    """)
DID = r"\w{2}(?:aron|ieron)"
REPLACES = r"en su lugar|en vez de eso"
OF_SORT = words_of("de")
WITHIN_NAMES = words_of("de del la las los el")
ADDING = frozenset({"con"})
"""Words that join an addition to a thing, and are nouns elsewhere."""
ORDINALS = r"(?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?"
HOURS = words_of("horas hs")
LEADS = "en / a al hacia / con / para por / de del desde / como / sobre / llama llamado llamada"
BUT_RATHER = words_of("sino")
INSTEAD = words_of("vez lugar")

OF_TALK = (
    r"(?:artículo|articulo|texto|nota|comentario|autor|autora|título|titular|párrafo|sección|página|enlace|fuente|"
    r"resumen|"
    r"cita|pregunta|respuesta|punto|ejemplo|gráfico|tabla|traducción|versión|lista|idea|palabra|parte|tema|duda)s?|"
    r"lo|eso|esto|te|usted|vos|qué|cómo|por qué|otra vez"
)
"""What a talk about an article is about."""
SEXES = (("o", "a"),)
OPEN_VERBS = words_of(
    """tengo prefiero uso utilizo conduzco como bebo tomo hablo trabajo vivo llevo estudio aprendo quiero necesito
    odio tiene prefiere usa"""
)
TURNING_VERBS = words_of(
    """cambio cambié cambiado paso pasé pasado compro compré comprado tengo tenía soy era estoy uso usé prefiero
    conduzco he hemos fui"""
)
FRAMES = words_of(
    "tiene tengo llamado llamada llamados llamadas llama nombre disfruta disfruto posee hace hago encanta"
)
OVER_BY_ITSELF = (
    r"(?:bueno,? |pues )?(?:ya no|eso (?:era antes|se"
    r" acabó|ya no es así|ya pasó)|hace tiempo que no)"
)
NO_MORE = (
    r"murió|muerto|muerta|falleció|perdimos|perdí|enterramos|"
    r"enterré|sacrificar|se escapó|ya no está"
)
HEARSAY = r"dicen|se\s+dice|seg[uú]n\s+dicen|cuentan\s+que"
TALES = (
    r"art[ií]culo|informe|el texto|novela|libro|pel[ií]cula|autora?|p[oó]dcast|noticia|reportaje|entrevista|"
    r"par[aá]bola|cuento|f[aá]bula|serie|poema|documental"
)
SOMEONE = words_of("alguien")
TURNED_AGE = r"cumpl(?:ió|e|ía|ido|irá)|cumpleaños"
"""Words of a birthday."""
AGED_SINCE = r"desde|ya|ahora|hoy"
"""Words behind an age that somebody has reached ("59 since Friday")."""
