"""Spanish words by which statements of the writer are found and told from others."""

from language.languages.forms.listing import words_of

AND_SO = r"y"
FOLLOWS = r"por eso|así que|por lo tanto|de ahí|si no|o sea que|de modo que|por lo que|en consecuencia"
THE_TALK = r"(?:el|la|este|esta|ese|esa) (?:artículo|texto|nota|reportaje|reseña|parte)"
POINTS_AWAY = r"eso|esto|ello|aquello"
SAYS_WHEN = r"hasta que|cuando|desde que|antes de que|mientras"
POINTS_BACK = (
    r"^(?:desde entonces|(?:el|la|los|las) (?:mí[oa]s?|nuestr[oa]s?)|con eso|por eso|ahí|allí)\b|"
    r"\b(?:tuvo|tenía|tuve|tengo|tiene|compré|hice) un[oa](?= (?:en|de|desde|cuando|así)\b|\W*\Z)"
)
IRONY = r"ajá|uy,? sí|(?:ay|ah),? sí,? (?:como|porque|claro)|sí,? claro|claro,? y|por supuesto,? y|cómo no,"
IRONY_OPENS = (
    r"(?:ay,? |qué )?(?:genial|estupendo|fantástico|perfecto|maravilloso|bárbaro|brillante)[,.!…]+ "
    r"(?:otr[oa]|de nuevo|otra vez|justo lo que|supongo|será que)"
)
PLAYED = (
    r"juego de rol\s*[:,.!—–-]|(?:hagamos|juguemos(?: a)?|vamos a hacer) (?:un )?(?:juego de )?rol\b|"
    r"aventura de texto\s*[:,]|en (?:este|esta) (?:cuento|historia|escena|juego) (?:yo )?soy\b|"
    r"para el sketch (?:yo )?soy\b|haz (?:de cuenta|como) que (?:yo )?soy\b"
)
SUPPOSED = (
    r"imagina|imagínate|imagínese|imagine|imaginemos|supongamos|suponga|supón|pongamos|digamos que|"
    r"(?:anoche )?(?:soñé|he soñado|soñaba) (?:con )?que|en (?:un|mi|el) sueño"
)
COURTESY = (
    r"(?:le|te|les) (?:pido|ruego)|(?:te|le|os) (?:actualizo|cuento|pongo al día)|"
    r"no sé qué (?:decir|pensar|contestar)|"
    r"(?:he cambiado|cambié) de (?:opinión|idea|parecer)|(?:es )?bueno saberlo|"
    r"(?:perdona|perdone|perdonen|perdón|disculpa|disculpe|disculpen|disculpas|lo siento) (?:por )?"
    r"(?:el|la|los|las|mi|mis) [^,.;:!?]+|"
    r"ni (?:muert[oa]|loc[oa]|en sueños|de broma|hablar)|(?:y )?no me arrepiento|no me quejo"
)
IN_MY_OPINION = (
    r"en mi opinión|a mi juicio|me temo|supongo|creo|pienso|espero|imagino|(?:le|te|lo) confieso|la verdad|"
    r"(?:debo|tengo que|he de) (?:decir|admitir|reconocer)(?:lo)?"
)
I_ASK = r"pregunto|(?:busco|pienso|no sé) (?:qué|cómo|cuál|dónde) \w+r\b|vengo a (?:que|q)\b"

HELLO = (
    r"hola|holi|ey|(?:muy )?buenas(?: (?:tardes|noches))?|(?:muy )?buenos d[ií]as|buen día|saludos|qué tal|mucho gusto|"
    r"encantad[oa]|qué (?:onda|hubo)|wena?s|kiubo|quiubo|épale|aló"
)
HELLO_TO = r"a tod[oa]s|gente|de nuevo|qué tal|c[oó]mo (?:amaneci\w+|est[aá][sn]?|and[aá][sn]?|les? va)"
I_AM = r"soy"
NAME_ARTICLE = r"la|el"
"""Words between "I am" and a name."""
NAMED_ANIMAL = (r"es", r"mi|nuestro|nuestra", "{whose} {animal} se llama {name}")
PRESENT = (r"(?:aquí|acá)(?: está)?|(?:te|le|les|os) (?:habla|escribe|saluda)", r"por (?:aquí|acá)", "Soy")
HAVING = r"(?:yo )?(?:tengo|tenemos)"
COUNTING = r"un|una|unos|unas|mi|mis|varios|varias"
SAYS_TO_BE = r"(?:yo )?(?:soy|trabajo (?:de|como)) (?:una? )?"
"""So begins a value in the user's own words that says who somebody is."""
BEHIND_A_ROLE = r"en|de|del|para|cerca de"
"""Words behind who somebody is."""
KNOWN_PLACED = r"en|cerca de"
"""Words before the place of what somebody does, if it is known to be one."""
HEAD_FIRST = True
"""What somebody is comes before what kind of it: "técnico agrícola"."""

TALKS = r"\b(?:da|doy|dando) una (?:charla|ponencia)"
LEADING = r"y|pero|porque|que|así que|aunque|por cierto|hola|bueno"

LIGHT = words_of("""
    vivo trabajo llamo llámame llamame llamadme uso gusta gustan encanta aprendo tengo ahora también años cumplo hoy
    casa nombre mudé mudamos mudado
    """)
WORKING = r"trabaj\w*|empresa"
WHERE = r"en|a|de|cerca de"
ENDED = r"\bya no\b"
_COMMENTS = (
    r"fastidio|fastidia|lata|pena|rollo|lástima|molesto|molesta|incómodo|difícil|duro|complicado|cansado|agotador|pesado|"
    r"pesadilla|genial|estupendo|bueno|bonito|divertido|gracioso|raro|curioso|triste|vergüenza|bendición|práctico|cómodo|"
    r"ironía|estresante|jode|agobia|cansa|desespera"
)
COMMENT = (
    rf"(?:lo (?:cual|que)|y (?:eso|es))\s+(?!mi\b)[^,.;:!?]{{0,40}}\b(?:{_COMMENTS})\b[^,.;:!?]{{0,30}}|"
    r"(?:y )?no me arrepiento|no me quejo|(?:qué )?típico|"
    r"como (?:ya )?(?:sabes|sabe|sabéis|saben)|"
    r"¿?(?:te (?:lo )?imaginas|imagínate|figúrate)\b[^.!?]{0,60}"
)
MOOD = (
    r"(?:estoy|estamos|me siento|ando|tengo)(?: (?:muy|tan|re|medio|un poco|bastante|hoy|super|súper|mucho|mucha|"
    r"todavía))* "
    r"(?:cansad[oa]|agotad[oa]|aburrid[oa]|triste|feliz|content[oa]|bien|mal|enfadad[oa]|enojad[oa]|estresad[oa]|"
    r"nervios[oa]|ansios[oa]|emocionad[oa]|asustad[oa]|ilusionad[oa]|aliviad[oa]|"
    r"confundid[oa]|list[oa]|sorprendid[oa]|preocupad[oa]|hambre|sed|sueño|frío|calor|prisa)"
    r"(?: (?:hoy|ahora|otra vez|ahora mismo|esta (?:mañana|tarde|noche)))*"
)
PREAMBLE = (
    r"(?:solo )?para (?:que (?:sepas|tengas|entiendas)|(?:dar|poner)(?:te|le|les|los)) |(?:un poco|algo) de contexto\b"
)
SLIP = r"pero quer[ií]a decir|pero quise decir"
LAUGHS = r"(?:ja){2,}j?|je(?:je)+|xd|lo+l"
UNDONE = (
    r"(?:todavía |aún )?(?:ni siquiera|no) he \w+ (?:nada|ni)\b|ni siquiera \w+|"
    r"(?:todavía |aún )?no \w+[éí] (?:nada|ni)\b|"
    r"(?:todavía|aún) no he \w+ (?:nada|ni)\b"
)
LIVING = r"(?<!lo )vivo|vivimos|resido|residimos|(?:llevo|llevamos) (?:\w+ ){1,3}viviendo|(?:estoy|estamos) viviendo"
LIVING_IN = r"en"
INTRODUCING = r"me llamo|mi nombre es|soy"
MOVED = (
    r"(?:me|nos) (?:mudé|he mudado|hemos mudado|trasladé|he trasladado|hemos trasladado)|"
    r"(?:me|nos) (?:vine|vinimos|fui|fuimos|he venido|hemos venido|he ido|hemos ido) a vivir|"
    r"(?:hace \w+ \w+|\w+ pasad[oa]|ayer|anteayer) (?:que )?nos (?:mudamos|trasladamos)"
)
MOVED_TO = r"a"
FROM = r"de"
THEIR_TRADE = {r"\b(soy) su (?=(?P<what>\w+))": r"\1 "}
THEIR_TIE = {r"\b(soy) su (?=(?P<what>\w+)(?:[.,;!?]|$))": r"\1 "}
OPINES = (
    r"me parecen?|encuentro (?:que|muy|demasiado|[A-ZÁÉÍÓÚ]\w+ (?:muy|demasiado))|(?:creo|pienso|opino|considero) que|"
    r"en mi opinión|a mi (?:juicio|parecer|modo de ver)|desde mi punto de vista|para mí,"
)
STRANGERS = (
    r"(?:a\s+)?(?:los|las|el|la|unos|esos)\s+(?:(?:gente|familia|pareja|señor\w*|chic\w+|tí\w+)\s+)?de\s+(?:arriba|abajo|enfrente|"
    r"al\s+lado|la\s+esquina|la\s+otra\s+calle)|(?:a\s+)?(?:los|las|el|la|mis?|nuestr[oa]s?)\s+vecin[oa]s?|"
    r"(?:el|la|los|las)\s+(?:hij[oa]s?|mujer|marido|herman[oa]|madre|padre|perr[oa]|gat[oa]|sobrin[oa]|novi[oa])\s+de\s+(?:mi|nuestr[oa]|"
    r"un[oa]?)\s+(?:compañer[oa]|jef[ea]|coleg\w+|caser[oa]|peluquer[oa]|dentista|profesor\w*|vecin[oa])"
)
ORDER_ON_PART = (
    r"(?:por\s+favor\s+|puedes\s+)*(?:resum|traduc|recort|acort|explic|explíc|describ|reescrib|cita|sintetiz)\w*\s+(?:(?:el|la|los|las|"
    r"este|esta|ese|esa)\s+(?:\w+\s+){0,2}?(?:parte|párrafo|capítulo|sección|apartado|frase|página|trozo|mitad|final|principio|"
    r"introducción)|esto|eso|lo)\b"
)
ON_THE_TALK = (
    r"(?:yo\s+)?no\s+(?:lo\s+)?sé(?=\W*$|,\s+(?:me\s+)?(?:suena|parece)\b)|"
    r"(?:ya\s+)?sé\s+(?:lo\s+)?qu[ée]\s+es\s+(?:un[oa]?|el|la)\s+\w+(?=\W*$)"
)
