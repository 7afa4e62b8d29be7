"""Which way a memory leans, in German words."""

from language.languages.forms.listing import words_of

AVERSE = r"""
    (?:mag|gef[aä]ll\w*|möchte|will|lese|liest|interessier\w*|brauch\w*)(?=\s(?:[\w-]+\s){0,4}?(?:nichts?|kein\w*|nie)\b)
    | kein\w*\s(?:interesse|lust|fan|artikel) | hass(?:e|t)\b | meide\w* | langweil\w* | nervt | nerven | weniger
    | nicht\ mehr | verabscheu\w* | (?:hat|habe)(?=\s(?:[\w-]+\s){1,4}?satt\b) | angst\ vor | fürchte\w*
    | kann(?=\s(?:[\w-]+\s){0,4}?nicht\s(?:ausstehen|leiden|ertragen|mehr\ sehen|mehr\ hören))
    """
FOND = r"""
    interessier\w* | mag\b | gef[aä]ll\w* | liebe?t?\b | gern\b | lernt?\b | verfolgt?\b | begeister\w*
    | fan\b | liebhaber\w* | fasziniert | schwärm\w* | mehr
    """
DENIED = "nicht"
NOT_ONLY = "nur"
BUT = "aber|jedoch"
INSTEAD = r"statt"
EXCEPT = r"außer"
OVER = "früher"
ABOUT_READING = words_of("""
    für artikel beiträge themen thema nachrichten ist war nicht nichts lesen kein keine keinen nie satt ausstehen
    leiden ertragen von vom hat vor der die das den dem ein eine einen einer über sehr
    gern gerne liest lese ich mich sich
    """)
