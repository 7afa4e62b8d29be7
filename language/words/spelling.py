"""One spelling for a text whatever its case, script, accents or apostrophes: "Київ" and "Kyiv" both fold to "kyiv".

Cyrillic is read as Ukrainian unless its letters say Russian, Bulgarian or Serbian; Greek follows ELOT 743. Scripts
whose marks carry the meaning (Devanagari, Thai, kana …) keep them.
"""

import unicodedata
from collections.abc import Mapping

from language.patterns import pattern_of

Reading = Mapping[int, str]

_RUSSIAN_LETTERS = {
    **dict(zip("абвгдезийклмнопрстуфыэёі", "abvgdeziyklmnoprstufyeei", strict=True)),
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ь": "",
    "ъ": "",
    "ю": "yu",
    "я": "ya",
    "є": "ye",
    "ї": "yi",
    "ґ": "g",
    "ў": "w",
    "ѐ": "e",
    "ѝ": "i",
}
_UKRAINIAN_LETTERS = {**_RUSSIAN_LETTERS, "г": "h", "и": "y", "й": "i", "ю": "iu", "я": "ia", "є": "ie", "ї": "i"}
_BULGARIAN_LETTERS = {**_RUSSIAN_LETTERS, "щ": "sht", "ъ": "a", "х": "h"}
_SERBIAN_LETTERS = {
    **_RUSSIAN_LETTERS,
    "ж": "z",
    "ц": "c",
    "ч": "c",
    "ш": "s",
    "х": "h",
    "ђ": "dj",
    "ј": "j",
    "љ": "lj",
    "њ": "nj",
    "ћ": "c",
    "џ": "dz",
    "ѓ": "gj",
    "ќ": "kj",
    "ѕ": "dz",
}
_RUSSIAN: Reading = str.maketrans(_RUSSIAN_LETTERS)
_UKRAINIAN: Reading = str.maketrans(_UKRAINIAN_LETTERS)
_BULGARIAN: Reading = str.maketrans(_BULGARIAN_LETTERS)
_SERBIAN: Reading = str.maketrans(_SERBIAN_LETTERS)
_UKRAINIAN_FIRST = {"й": "y", "ю": "yu", "я": "ya", "є": "ye", "ї": "yi"}

_GREEK_PAIRS = {"ου": "ou", "αυ": "av", "ευ": "ev", "ηυ": "iv", "γγ": "ng", "γξ": "nx", "γχ": "nch"}
_GREEK = str.maketrans(
    {
        **dict(zip("αβγδεζηικλμνξοπρστυφω", "avgdeziiklmnxoprstyfo", strict=True)),
        "θ": "th",
        "χ": "ch",
        "ψ": "ps",
        "ς": "s",
    }
)
_LATIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i", "ħ": "h", "ŋ": "ng"}
)
_INVISIBLE = pattern_of(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe0e\ufe0f\ufeff]"
)
_APOSTROPHE = pattern_of(r"(?<=[^\W\d_])['’‘`´ʼʻ′](?=[^\W\d_])|[ʼʻ]")
_ACCENT = pattern_of("(?<=[a-zα-ω])[\u0300-\u036f]+")
_CYRILLIC = pattern_of("[\u0400-\u04ff]")
_GREEK_LETTER = pattern_of("[α-ω]")
_GREEK_PAIR = pattern_of("|".join(_GREEK_PAIRS))
_FIRST_SOFT = pattern_of(r"(?<![^\W\d_])[йюяєї]")

_UNSPACED = pattern_of("[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Scripts that part no words."""


def is_unspaced(text: str) -> bool:
    """Whether it is written in a script that parts no words."""
    return _UNSPACED.search(text) is not None


def plain(text: str) -> str:
    """The text in compatibility form (NFKC) without invisible characters: what a reader sees."""
    return text if text.isascii() else unicodedata.normalize("NFKC", _INVISIBLE.sub("", text))


def fold(text: str, how: Reading | None = None) -> str:
    """The script-independent spelling of a text; spaces and punctuation stay where they are."""
    if text.isascii():
        return text.casefold() if text.isalnum() else _APOSTROPHE.sub("", text.casefold())
    text = _APOSTROPHE.sub("", unicodedata.normalize("NFKC", plain(text).casefold()))
    if _CYRILLIC.search(text):
        text = _romanise(text, how or reading(text))
    text = _ACCENT.sub("", unicodedata.normalize("NFD", text))
    if _GREEK_LETTER.search(text):
        text = _GREEK_PAIR.sub(lambda pair: _GREEK_PAIRS[pair[0]], text).translate(_GREEK)
    return unicodedata.normalize("NFC", text).translate(_LATIN)


def reading(text: str) -> Reading:
    """How the Cyrillic letters of a text (in lower case) sound, to judge by the letters it uses."""
    letters = set(text)
    if letters & set("ыэё"):
        return _RUSSIAN
    if letters & set("іїєґ"):
        return _UKRAINIAN
    if letters & set("ђјљњћџѓќѕ"):
        return _SERBIAN
    return _BULGARIAN if "ъ" in letters else _UKRAINIAN


def _romanise(text: str, how: Reading) -> str:
    if how is _UKRAINIAN:
        text = _FIRST_SOFT.sub(lambda letter: _UKRAINIAN_FIRST[letter[0]], text)
    return text.translate(how)


_HISS = (
    ("shch", "s"),
    ("sch", "s"),
    ("tch", "c"),
    ("zh", "z"),
    ("kh", "h"),
    ("sh", "s"),
    ("ch", "c"),
    ("ts", "c"),
    ("ph", "f"),
)
_LETTERS = str.maketrans({"g": "h", "w": "v", "k": "c", "q": "c", "x": "cs"})
_VOWELS = pattern_of("[aeiouyj]+")
_DOUBLED = pattern_of(r"(.)\1+")


def skeleton(word: str) -> str:
    """A folded word by its consonants: equal for the usual romanisations of one name (Kyiv, Kiev; Oleksii, Oleksiy)."""
    for letters, sound in _HISS:
        word = word.replace(letters, sound)
    bones = _DOUBLED.sub(r"\1", _VOWELS.sub("*", word.translate(_LETTERS)))
    return bones.rstrip("*") if len(bones) > 3 else bones
