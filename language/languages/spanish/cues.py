"""Spanish cues."""

from language.languages.forms.cues import Cues
from language.languages.forms.listing import words_of

CUES = Cues(
    language="es",
    common=words_of("""
        el la los las un una y de que en mi mis yo es soy tengo con por para del al se lo su usuario usuaria
        como pero muy está estoy cuando qué tiene vive ya hace si sin a he ha gusta quiero trabajo vivo
        desde nos nuestro nuestra le me no nadie nada más sí debe deben debo
        """),
    me=r"\b(?:yo|me|mí|nosotros|nosotras|nos|conmigo)\b",
    mine=r"\b(?:mi|mis|mío|mía|nuestro|nuestra|nuestros|nuestras)\b",
    somebody=r"(?:él|ella|ellos|ellas|tú|usted|ustedes|alguien|nadie|todos|la gente"
    r"|el(?! (?:mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin|verano|invierno|otoño|otro)\b)"
    r"|la(?! semana\b)|los|las|est[ea](?! (?:año|mes"
    r"|semana|verano|noche|tarde|mañana|invierno|fin))|ese"
    r"|esa|eso|su|sus|tu|tus|muchos)\b",
    people=r"\b(?:esposa|esposo|marido|mujer|madre|mamá|padre|papá|padres|hermanos?|hermanas?|hijos?|hijas?"
    r"|niños?|niñas?|abuelos?|abuelas?|"
    r"tíos?|tías?|prim[oa]s?|sobrin[oa]s?|amig[oa]s?|colegas?|compañer[oa]s?|jef[ea]s?|vecin[oa]s?|novi[oa]s?"
    r"|cuñad[oa]s?|suegr[oa]s?|autora?|"
    r"médic[oa]|profesor\w*|perr[oa]s?|gat[oa]s?|familia|casero|nuera|yerno|padrin[oa]s?|madrina|compadre|comadre|ahijad[oa]s?|señora|cuate|cuñ[aá]s)\b",
    says=r"\b(?:dice|dicen|dijo|dijeron|cree|creen|creía|piensa|piensan|pensaba|opina|opinan|afirma\w*|sostiene"
    r"|asegura\w*|escribe|escribió|"
    r"considera|recomiend\w+|aconsej\w+|confiesa\w*|cuenta que|quiere que|insiste)\b|\bsegún\b|\bsupuestamente\b",
    holds=r"\b(?:creo|pienso|digo|decir|afirmar|opino|diría|considero|creemos|cree|piensa|opina)\b",
    supposes=r"\b(?:temo|soñé|he soñado|soñaba) (?:con )?que\b|\ben (?:un|mi|el) sueño\b|\btuve un sueño\b"
    r"|(?:^|[,¿;] ?)si (?!no\b)|\bsi\b.{0,80}\b\w+(?:ra|ras|ran|ramos|se|ría|rías|ríamos|rían)\b"
    r"|\b(?:imagina|imagínate|imaginemos|supón|supongamos|suponga|pongamos|digamos que|ojalá)\b"
    r"|\bno (?:\w+ )?(?:\w+ )?(?:segur[oa]|convencid[oa]) de (?:que|si)\b|\bdudo (?:mucho )?que\b"
    r"|\bno diría (?:yo )?que\b",
    would=r"\bcasi (?:me|nos) \w+o\b|\bcasi (?:me |nos |lo |la )?\w{2,}(?:é|í|ó|amos|imos|aron|ieron)\b"
    r"|\bpor poco\b|\b(?!bater|librer|panader|cafeter|ingenier|loter|galer|tuber|catego|mayor|carpinter|peluquer"
    r"|miner|pasteler"
    r"|ganader|alegr"
    r"|host|maestr|ques|zapat|cervec|pizz|helader|relojer|sastr|verdul|pescad|carnic|droguer|florister|jugueter|churr"
    r"|tintor|porter|conserj|lecher|granj|secretar|consultor|auditor|tutor|minor|tesorer|mensajer|fontaner"
    r"|albañiler|perfumer|bisuter|marisquer|taquer|arrocer|hamburgueser|creper|sandwicher|bomboner|cerrajer"
    r"|estanter|maquinar|caballer|infanter|artiller|poller|vaquer|peleter|editor|correduría"
    r"|frut|papeler|guarder|enfermer|paste|teor|almer|ferreter|lavander|joyer|asesor|histor|memor)\w{3,}(?:ría"
    r"|rías|ríamos"
    r"|rían)\b(?<!gustaría)(?<!encantaría)(?<!querría)",
    plans=r"\b(?:quería|quise|quiero|quiere|queremos|quisiera|quisiéramos|(?:voy|va|vamos|van) a \w+[aei]r"
    r"(?:me|se|nos|lo|la)?|planeo|planea|espero"
    r"|me gustaría|me encantaría|le gustaría|pens(?:ando|amos|ado) (?:en|si)|(?:me|nos|se) plante\w+|ganas de|vueltas a"
    r"|soñ(?:amos|ando) con|sueñ[oa]n? con|igual (?:me|nos|voy|vamos)|"
    r"pienso \w+r|piensa \w+r|quizás?|tal vez|a lo mejor|puede que|busc(?:o|a|amos|ando)|será|serán|(?!está|mamá"
    r"|papá|acá|allá|ojalá)\w{2,}(?:ará|erá|irá)|algún día|(?!(?:sep|prep|rep|comp|decl|disp|acl|amp)aré\b"
    r"|(?:op|esp|sup|ent|consid|recup|lib|alt|gen)eré\b|(?:ret|adm|est|resp|insp|asp)iré\b)\w{3,}(?:aré|eré|iré|aremos"
    r"|eremos|iremos))\b",
    ended=r"\b(?:antes(?! de)|antiguamente|ya no|dejé|dejó de|dejamos|vendí|vendió|vendimos"
    r"|(?:perdí|perdimos) (?:el|la|a|mi|nuestr[oa])|abandon\w+|renunci\w+"
    r"|borré|borró|cancelé|"
    r"en mi (?:juventud|infancia|adolescencia)|de (?:niñ[oa]|joven|chic[oa]|pequeñ[oa]|crí[oa]|chaval[ae]?"
    r"|estudiante)(?= )"
    r"|cuando (?:yo )?era|(?:tuve|tenía|tuvimos|teníamos) (?:\w+ ){1,4}hasta|solía|solíamos)\b",
    past=r"\b(?:iba|íbamos|(?!acaba|graba|alaba|traba)\w{3,}aba|\w{3,}ábamos|era|eran|éramos|fui(?! a vivir)|fue"
    r"|fuimos|estaba|estuve|estuvo|tenía|tuve|había|vivía|trabajaba)\b",
    asks=r"¿|(?:por qué|quién|cómo|cuándo|dónde|cuál\w*|debería)\b",
    jests=r"^(?:uy|ah|oh|ay),? sí\b.{0,20}\b(?:adoro|amo|encantan?|chiflan?|sueño)\b|^(?:sí|ya|ah|uy|oh"
    r"|pues)?,? ?(?:claro|seguro|ya|cómo no)[,!] (?:porque )?(?:yo|soy|tengo|somos|tenemos"
    r"|vivo|estoy|mi)\b"
    r"(?<!^claro, soy)(?<!^ya, soy)|^(?:sí,? |ya,? |ah,? )?(?:claro|seguro|desde luego"
    r"|por supuesto)[,!] (?:\w+ ){0,2}(?:chiflan?"
    r"|encantan?|fascinan?|adoro|amo|sueño|muero)\b|^(?:ah|oh|uy|ay|vaya)?,? ?(?:qué (?:maravilla|bien|alegría"
    r"|ilusión)|genial|estupendo|fantástico"
    r"|perfecto|claro que sí|cómo no|maravilloso)"
    r"[,!:.] |\bjusto lo que (?:soñaba|necesitaba|quería|me faltaba)\b|\blo que me faltaba\b",
    denies=r"\ben contra\b|\bni de broma\b|\bde ninguna manera\b|\bbajo ning\w+\b|\ben absoluto\b|\bcomo si\b",
    orders=r"(?:por favor,? ?)?(?:escr[ií]be|resp[oó]nde|dame|dime|mu[eé]stra|expl[ií]ca|trad[uú]ce|recu[eé]rda|[uú]sa"
    r"|ll[aá]ma|res[uú]me"
    r"|ay[uú]da|cont[eé]sta|h[aá]bla|m[aá]nda|env[ií]a|pon|cu[eé]nta|averigu[aá]|calc[uú]la|comp[aá]ra"
    r"|recomi[eé]nda|descr[ií]be|b[uú]sca(?=me|nos))(?:me|nos)?(?:l[oa]s?)?\b",
    joins=r"(?:y|e|o|pero|sino|aunque|porque|que|cuando|mientras|pues|donde|quien)\b",
    that=r"que\b",
    user=r"\b(?:al|el|la|del|de la|a la)? ?usuari[oa]\b",
    verbs=r"\b(?:soy|estoy|tengo|voy|doy|hago|quiero|puedo|vivo|trabajo|\w+amos|\w+emos|(?<=\bno )como)\b",
    others=r"^(?:\w+ )?(?:es|está|tiene|vive|trabaja|fue|[^\W\d_]{2,}ó)\b|^\w+ era\b",
)

CONTRAST = r"pero|sino"
RATHER = r"mejor|prefiero"
THEY_SAY = r"recomiendan|aconsejan|dicen|dijeron|creen|piensan|cuentan"
NOT_AGAIN = r"ya no"
COPULA = r"fui|estuve|como|soy|somos|estoy|estamos|es|está|llevo (?:\w+ ){1,3}(?:de|como)"
LEADING = r"y|pero|porque|que|ok|oh"
STRONG = r"porque|aunque|mientras|pues"
PRONOUN = r"él|ella|ellos"
SPEAKER = r"yo|nosotros"
OWED = r"(?:me|nos) (?:deben?|debía|quedó a deber)"
HAPPENS = (
    r"\bme (?:sienta|gusta|gustan|encanta|encantan|duele|duelen|molesta|interesa|interesan|cuesta|falta|parece"
    r"|aburre|cae)"
)
ADOPTS = r"contra|acuerdo"
FEELS = r"gusta|encanta|odio|interesa"
MOVING = r"mud[éóa]\w*|traslad\w+|cambi\w+|pas(?:é|amos|ó)"
ACTS = r"es|tiene|vive|debe"
FROM = words_of("de desde")
THE_KIDS = r"los niños|las niñas"
TOWARDS = words_of("hacia hasta a al")
ASIDE = words_of("con y de para por")
POINTING = r"lo|eso|ello|allí|l[oa]s? (?:\w+o|he|voy|quiero|tengo|cuid\w+|hac\w+)"
REQUEST = r"¿?(?:puedes|podrías|podría|me (?:recomiendas|ayudas|explicas|das|dices|puedes)) "
PLEASE = r"por favor"
FORBIDS = r"deja de|evita"
GOES_ON = r"(?:ha|es|está|tiene|[a-zñ]{3,}(?:[ae]|ó))\b(?! yo)"
ACHES = r"duelen?"
COMING = r"próxim[oa] (?:semana|mes|año|verano)|(?:semana|mes|año) que viene"
PONDERS = r"debería|vale la pena|merece la pena"
GONE = r"murió|murieron|falleció"
THERE = r"allí|allá"
UNTIL = r"hasta"
WHEN = r"desde que|cuando"
WANTING = r"veo|vemos|miro|busco|buscamos|pedí|encargué|espero|perdí|vend\w+|vi|conocí"
UNDONE = r"(?:yo )?(?:no|nunca|jamás)"
TOLD_IN = r"en (?:el|la|este|esta|un|una)? ?(?:novela|película|cuento|film)\b"
REPORTED = r"\bsegún\b"
ARTICLE = r"el|la|los|las"
NEVER = r"nunca|jamás|en la vida|en mi vida"
BELIEVED = (
    r"creí(?:a|amos)?|pensé|pensaba|pensábamos|estaba (?:segur|convencid)[oa]|temí(?:a|amos)|sospechaba|habría jurado"
)
TURNED_OUT = (
    r"(?:y|pero|al final|en realidad) (?:solo |sólo )?(?:era|eran|fue|fueron|resultó|no)|resultó|(?:era"
    r"|fue) (?:solo|sólo)"
    r"|falsa alarma|en realidad"
)
WHETHER = r"qué|cómo|cuánt[oa]s?|si|cuál(?:es)?|dónde|por qué|quién"
UNCLAIMED = r"no es que|(?:no|nunca|jamás) (?:he )?(?:digo|dije|decía|dicho|quise decir)"
EXCEPT_ME = r"(?:excepto|menos|salvo) yo|(?:aparte|fuera) de mí"
"""The speaker alone is not, or is, what is said of the others."""
THEREFORE = r"por eso|así que|por lo que|de ahí que"
"""What follows from a jest is meant."""
MEANWHILE = r"mientras(?: tanto)?|por ahora|de momento|hasta entonces"
"""After a supposition it turns to how things are."""
PLACED = words_of("al en")
