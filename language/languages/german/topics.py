"""Which way a memory leans, in German words."""

from language.languages.forms.listing import words_of

AVERSE = r"""
    (?:mag|möchte|will|lese|liest|interessier\w*|brauch\w*)\s(?:\w+\s){0,4}?(?:nicht|kein\w*|nie)
    | kein\w*\s(?:interesse|lust|fan|artikel) | hass(?:e|t)\b | meide\w* | langweil\w* | nervt | nerven | weniger
    | nicht\ mehr
    """
FOND = r"""interessier\w* | mag\b | liebt?\b | gern\b | lernt?\b | verfolgt?\b | begeister\w* | schwärm\w* | mehr"""
DENIED = "nicht"
NOT_ONLY = "nur"
BUT = "aber|jedoch"
INSTEAD = r"statt"
EXCEPT = r"außer"
OVER = "früher"
ABOUT_READING = words_of("""
    für artikel beiträge themen thema nachrichten über sehr gern gerne liest lese ich mich sich
    """)
