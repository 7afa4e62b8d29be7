"""What people put behind a wish to make it polite: ", ¿sí?", ", would you?", ", gell", ", лади?".

A tag asks for nothing by itself, and turns no wish into a question.
"""

import re

_TAGS = {
    "en": r"ok(?:ay)?|k|all\s?right|right|yeah|yes|yea|please|pls|plz|will\s+(?:you|ya)|would\s+(?:you|ya)|"
    r"could\s+you|can\s+you|won['’]?t\s+you|do\s+we|don['’]?t\s+we|shall\s+we|do\s+you|if\s+you\s+(?:would|can|"
    r"don['’]?t\s+mind)|"
    r"is\s+that\s+(?:ok(?:ay)?|alright|possible)|sound\s+good|deal|thanks|thank\s+you|thx|ta|cheers|eh|huh|mate|love|"
    r"there['’]?s\s+a\s+(?:dear|love)|innit|got\s+it",
    "uk": r"добре|гаразд|лади|ладно|ок(?:ей)?|так|правда|ага|га|будь\s+ласка|прошу|плз|чи\s+не\s+так|можна|"
    r"домовились|домовилися|зможеш|зможете|якщо\s+можна|якщо\s+твоя\s+ласка|дякую|дяки|згода|чуєш|"
    r"(?:ну\s+)?(?:ти\s+)?зрозумі(?:в|ла)",
    "de": r"ja|gell|gelle|gel|ne|nä|wa|nicht\s+wahr|oder|okay|ok|bitte|bitte\s+danke|geht\s+das|machst\s+du(?:\s+das)?|"
    r"kannst\s+du(?:\s+das)?|gut|alles\s+klar|danke|merci|in\s+ordnung|wenn['’s]*\s*(?:es\s+)?geht|verstanden|hm",
    "es": r"sí|si|vale|ok(?:ay|ey)?|por\s+favor|porfa(?:vor|s)?|puede\s+ser|quieres|te\s+parece|no|dale|va|"
    r"de\s+acuerdo|"
    r"está\s+bien|estamos|gracias|eh|listo|oíste|sabes|entendido|anda|si\s+(?:puedes|no\s+te\s+importa)",
}
_TAG = re.compile(
    rf"(?:[,;…–—-]+\s*|\s+(?=¿)|\s+(?=gell\b))[¿¡]?\s*(?:{'|'.join(_TAGS.values())})\s*[?!.…]*\s*$", re.IGNORECASE
)


def without_tag(text: str) -> str:
    """A text without the tags at its end."""
    while (plain := _TAG.sub("", text)) != text and plain.strip():
        text = plain
    return text
