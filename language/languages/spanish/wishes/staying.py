"""How Spanish people say that something may stay, or is as it was."""

from language.languages.forms.listing import words_of

STAYING = (
    r"\bno\s+(?:(?:te|se|me|lo|la)\s+)*olvid(?:es|e)\b|"
    r"^\W*(?:(?:y|pero|s[ií])\s+)*(?:(?:de|lo|el|la|los|las|mis?)\s+(?:\S+\s+){1,3})?(?:s[ií]\s+)?(?:recuérda|acuérda|recuerda)\w*\b|"
    r"^\W*(?:el\s+|la\s+|lo\s+de\s+\w+\s+)?\w+\s+(?:ok|vale|bien)\W*$|"
    r"(?:puedes?|pueden)\s+(?:\w+\s+){0,2}(?:quedar\w*|dejar\w*|seguir|conservar\w*|guardar\w*)|"
    r"(?:déj[ae]|dej[ae]|conserv[ae]|mantén|manteng[ao]|mantenga|consérv[ae]|manten)(?:lo|la|los|las|me)?\b(?!.*\bfuera\b)|"
    r"(?:que\s+)?se\s+queda(?!\w*\s+fuera)|(?<!no\s)quede[n]?\b(?!\s+(?:fuera|entre\s+(?:tú|nosotros|nosotras)|en\s+secreto))|"
    r"qu[ée]date\s+con|no\s+es\s+(?:ningún\s+)?secreto|no\s+(?:me\s+(?:molestan?|importan?)|hay\s+problema)\b|\b(?:basta|es\s+suficiente)\b|"
    r"^\W*(?:lo\s+de\s+\S+|(?:el|la|los|las|mis?)\s+\S+).*\bdan?\s+(?:igual|lo\s+mismo)\b|"
    r"\best[áa]n?\s+(?:bien|ok)\b|\b(?:lo|la|los|las)\s+(?:dejas|conservas|mantienes)\b"
)
AS_BEFORE = (
    r"siguen?\s+(?:igual|siendo)|(?:el|la)\s+mism[oa]|no\s+cambia|se\s+quedan?|era\s+correct[oa]|confirmad\w+|"
    r"déja(?:lo|la)s?|igual(?=\W*$)|como\s+(?:siempre|antes)|(?:sigo|seguimos|sigue|siguen|continúo)\s+\w+|"
    r"(?:los|las)\s+mism[oa]s|mism[oa]\s+\w+|me\s+quedo\s+(?:con|en)|(?:mantengo|conservo)|todavía|aún"
)
DENYING = (
    r"\b(?:no(?!\s+es\s|\s+cambia|\s+me\s+(?:molest|import)|\s+hay\s+problema|"
    r"\s+(?:(?:te|se|me|lo|la)\s+)*olvid)|nunca)\b"
)
FILLING = words_of("puedes puede tranquilo broma problema molesta importa")
