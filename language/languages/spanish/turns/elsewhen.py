"""What is told of another time or another thing than now and oneself, in Spanish words."""

from language.languages.forms.listing import words_of

FORMER = (
    r"antes (?:de eso )?(?!de\b|que\b)(?=\w)|anteriormente|antiguamente|en el pasado|de (?:pequeñ|niñ|"
    r"joven)\w*|hace años"
)
"""Words of what was so before."""
WISHED = (
    r"algún día|(?:me|nos) (?:gustaría|encantaría) (?:ser|tener|vivir|trabajar|aprender|mudar\w*)|"
    r"(?:estoy |estamos |ando )?(?:pensando|pienso|pensamos) en \w+r(?:me|nos|lo|la)?\b|"
    r"(?:me|nos) (?:lo )?(?:estoy |estamos )?plante(?:o|amos|ando)|(?:le )?(?:doy|damos|dando\w*) vueltas|me tienta|"
    r"no sé si (?:\w+r(?:me)?|me \w+o)\b|"
    r"sueño con|soñamos con|(?:igual|quizá|quizás|tal vez|a lo mejor) (?:\w+ ){0,2}?(?:pruebo|aprendo|"
    r"intento|me \w+o)"
)
"""How people say what they would only like, or may do some day."""
ONE_DAY = (
    r"hoy|ayer|anoche|mañana|esta (?:semana|tarde|noche|mañana|vez)|"
    r"este (?:finde|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|sin querer|por error"
)
"""Words of what was or will be so on one day."""
THE = words_of("el la los las")
"""Words before a thing that a sentence is about."""
FOR_A_WHILE = (
    r"por una vez|solo por (?:esta|hoy)|mientras tanto|provisional\w*|temporalmente|"
    r"prestad[oa]s?|me prest(?:ó|aron)|de préstamo|por el finde|por (?:unos|dos|tres|cuatro) días|"
    r"(?:los|las) próxim[oa]s \w+ (?:días|semanas|meses)"
)
"""What is lent, or holds for some days only."""
