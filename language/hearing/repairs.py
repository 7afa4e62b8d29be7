"""How people put right what they have just said ("typo, Derby", "me expresé mal", "*Estrella"), by language."""

import re

_WORDS = {
    "en": r"actually|sorry|oops|whoops|typo|autocorrect\w*|misspoke|mistyped|misspelt|misspelled|my bad|correction|"
    r"i (?:meant|mean)|meant to (?:say|write|type)|should(?:['’]?ve| have) said|on second thought|make that|"
    r"scratch that|(?:no|hang on|hold on),? wait|or rather|come to think of it",
    "uk": r"перепрошую|пробачте|вибачте|вибач|сорі|обмови\w+|помили\w+|одрук\w*|описк\w+|автозаміна|автокорект\w*|"
    r"точніше|вірніше|себто|тобто|мав на увазі|мала на увазі|передума\w+|хотів сказати|хотіла сказати",
    "de": r"pardon|sorry|entschuldig\w+|verzeih\w+|vertippt|verschrieben|versprochen|verwechselt|autokorrektur|"
    r"korrektur|tippfehler|schreibfehler|ich mein(?:t)?e|gemeint|besser gesagt|vielmehr|quatsch|doch lieber|"
    r"hab mich vertan|falsch geschrieben",
    "es": r"perdón|perdon|perdona|perdone|disculp\w+|errata|corrección|corrijo|rectifico|me (?:equivoqué|confundí)|"
    r"me expresé mal|mejor dicho|quise decir|quería decir|digo|pensándolo (?:mejor|bien)|autocorrector|me lié",
}
_REPAIRS = re.compile(
    rf"(?<!\w)(?:{'|'.join(_WORDS.values())})(?!\w)|^\s*\*[^\W\d_]+(?![\w*])|(?<![\w*])[^\W\d_]+\*(?![\w*])",
    re.IGNORECASE,
)


def repairs(text: str) -> bool:
    """Does a message say that something just said was not meant so?"""
    return _REPAIRS.search(text) is not None


def without_repairs(text: str) -> str:
    """The text without the words that say so."""
    return _REPAIRS.sub(" ", text)
