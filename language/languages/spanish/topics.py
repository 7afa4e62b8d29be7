"""Which way a memory leans, in Spanish words."""

from language.languages.forms.listing import words_of

AVERSE = r"""
    no\ (?:me\ |le\ )?(?:gusta|interesa|encanta|quier|le[eo]|soport[ao]|aguant[ao]|sigue)
    | odi[ao]\b | evita\w* | hart[oa]\ de | cansad[oa]\ de | aburr\w* | menos | ya\ no
    | detest[ao]\w* | aborrec\w* | miedo\ (?:a|de)?l? | (?:da|dan)\ (?:miedo|asco|pereza)
    """
FOND = r"""
    gusta\w* | interesa\w* | encanta\w* | apasion\w* | sigue\b | aficion\w* | aprend\w* | estudi\w* | más
    | ador[ao]\b | amo\b | fan\b | amante\ de | fascina\w*
    """
DENIED = "no"
NOT_ONLY = "solo"
BUT = "pero|aunque"
INSTEAD = r"en\slugar\sde"
EXCEPT = r"excepto|salvo"
OVER = "antes"
ABOUT_READING = words_of(
    "la el los las artículos noticias temas tema sobre muy leer lee me le gusta gustan es tiene un una soporta aguanta"
)
