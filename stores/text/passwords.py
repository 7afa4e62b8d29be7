"""Secrets told in a sentence: "my password is hunter2", "пароль: …", "the door code is 4821#".

A keyword, then a word that announces the value, then the value. Whether it is one is judged by its looks, so that
"my password is too short" and "interested in password managers" stay ordinary sentences.
"""

import re
from typing import NamedTuple

from stores.text.lexicon import words_of
from stores.text.secret_formats import is_placeholder

_START = r"(?<![^\W_])"
_END = r"(?![^\W_])"
_PASSWORD = re.compile(
    rf"{_START}(?:pass(?:word|code|phrase|wd|wort)|pwd|kennwort|contraseña|mot de passe|hasł[oa]|senha|"
    rf"парол(?:ь|я|ю|ем|і|е)){_END}",
    re.IGNORECASE,
)
_CODE = re.compile(
    rf"{_START}(?:pin(?:[- ]?code)?|cvv2?|cvc2?|п[іи]н(?:[- ]?код)?|"
    r"(?:door|gate|alarm|entry|lock|safe|garage|verification|security|one-time|otp|2fa|backup|recovery|sms|unlock)"
    r" codes?|"
    r"код (?:(?:від|до|от|к) \w{2,20}|дверей|домофона|доступу|доступа|безпеки|подтверждения|підтвердження)|"
    rf"pass|clave|ssn|social security number){_END}",
    re.IGNORECASE,
)
_QUALIFIER = (
    r"(?:api|access|secret|private|auth|encryption|signing|master|license|account|client|consumer|deploy|session|service|"
    r"bot|refresh|bearer|personal access|oauth|webhook|storage|admin|ssh|app|db|aws)"
)
_KEY = re.compile(
    rf"{_START}(?:(?:{_QUALIFIER}[\s_-]{{1,2}}){{1,3}}(?:key|token|secret|credentials?)(?:[\s_-]id)?|"
    r"apikey|api[- ]?(?:ключ|токен)|ключ (?:api|доступу|доступа)|токен(?: доступу| доступа| бота)?|"
    r"(?:api|zugriffs|geheim)[- ]?schlüssel|clave (?:de )?api|clé (?:d['’]api|secrète)|klucz api|"
    rf"token|secret|credentials){_END}",
    re.IGNORECASE,
)
_KEYWORD = re.compile(
    r"pass|pwd|\bpin|cv[cv]|codes?\b|ssn|social|key\b|token|secret|credential|phrase|words|kennwort|contraseña|hasł|senha"
    r"|парол|код|п[іи]н|ключ|токен|фраза|clave|clé|schlüssel|klucz",
    re.IGNORECASE,
)
_PHRASE = re.compile(
    rf"{_START}(?:(?:seed|recovery|mnemonic|backup|secret) (?:phrase|words)|passphrase|(?:сид|seed)[- ]фраза)"
    r"[^:=\n]{0,40}?(?:[:=]|\bis\b|—)\s{0,3}[\"'«“]?(?:[^\W\d_]{3,10}[ ,]{1,2}){3,23}[^\W\d_]{3,10}",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?<!\S)(\S{4,128})[\"'`»”]?,? (?:is|as|was|це|є|—|это|ist|es|est|jest) "
    r"(?:my|the|our|his|her|мій|мой|наш|mein|das|mi|la|mon|le|moje|nasze) (?:[\w-]{2,20} ){0,2}?"
    rf"(?:password|passcode|passphrase|пароль|passwort|kennwort|contraseña|mot de passe|hasło){_END}",
    re.IGNORECASE,
)

_SAYS = words_of("""
    is are was = : := => -> → — – - це є був буде это был будет ist lautet war es era est était jest to
    """)
_ABOUT = words_of("""
    for to of on at from in now currently still today again code number
    із від до для на з у в тепер зараз знову от к с теперь сейчас
    für zum zur von am im jetzt de del para ahora pour du do od w na
    """)
_NO_PASSWORD = words_of("""
    required optional none unknown forgotten expired changed incorrect correct invalid missing empty wrong weak strong
    secure insecure safe unsafe stored hashed encrypted reset protected unique different same secret private public
    here there below above bad good better best great fine okay long short old new simple complex easy hard random lost
    stolen leaked visible hidden enabled disabled needed necessary important mandatory everything nothing something
    boring dead gone ready mine yours crazy funny silly tricky lengthy insane unsafe tbd todo n/a null true false yes
    managers manager policy policies reuse rotation hygiene field fields
    обов'язково потрібен забув забула змінено немає відсутній нужен забыл забыла изменён нет отсутствует
    erforderlich vergessen falsch sicher unsicher geändert requerido olvidada segura insegura requis oublié sécurisé
    wymagane zapomniane bezpieczne słabe
    """)
_DESCRIPTION = re.compile(
    r".{2,}(?:ed|ing|ly|able|ible|ful|less|ous|ive|ic|al|ant|ent|ary|est|lich|ado|ada|ido|ida|é|ée"
    r"|ий|ій|ый|ой|им|ым|но|ать|ить|ти|ла|ли)",
    re.IGNORECASE,
)
_TECHNICAL = re.compile(
    r"argon2\w*|sha-?\d+|md5|oauth-?2(?:\.\d)?|base-?\d\d|pbkdf2|scrypt\d*|aes-?\d+|rsa-?\d+|2fa|1password|keepass\w*"
    r"|utf-?8|ed25519|x509|p256|tls1\.\d|web3|gpt-?\d\w*|v?\d+(?:\.\d+)+|\d+[a-z]{1,6}|\d+[+%]|\d+(?:-\d+)?-[a-z-]+"
    r"|[a-z]+-\d{1,2}|\d{1,2}:\d\d\w*|.*\.(?:txt|md|py|json|ya?ml|env|pdf|kdbx?|com|org|net|io)",
    re.IGNORECASE,
)
_SYMBOL = re.compile(r"[@#$%^&*!?_+=~]")
_PLACEHOLDER_ENDS = tuple(">})]%@/\\")
_EDGE = "\"'`«»“”*()[]<>,;"


class _Announced(NamedTuple):
    """What follows a keyword: announced by a sign, a word or nothing; the value; does the sentence end there?"""

    sign: bool
    word: bool
    value: str
    last: bool


def find_password(text: str) -> str | None:
    """The kind of secret a sentence gives away, if it does."""
    if _KEYWORD.search(text) is None:
        return None
    if _PHRASE.search(text):
        return "recovery phrase"
    if any(_is_password(_value(found[1], word=True), told=True) for found in _BEFORE.finditer(text)):
        return "password"
    if any(_after_password(text, found) for found in _PASSWORD.finditer(text)):
        return "password"
    if any(_after_code(text, found) for found in _CODE.finditer(text)):
        return "access code"
    return "access key" if any(_after_key(text, found) for found in _KEY.finditer(text)) else None


def _announced(text: str, start: int) -> _Announced:
    if text[start : start + 1] in _PLACEHOLDER_ENDS:
        return _value("")
    tail = text[start : start + 240].lstrip("\"'`*»” ")
    if tail[:1] in (":", "=") or tail[:2] in ("->", "=>"):
        return _value(tail.lstrip(":=->→ "), sign=True)
    words = tail.split(None, 12)
    for place, word in enumerate(words[:7]):
        if word.casefold() in _SAYS and not (place and word == "to"):
            rest = " ".join(words[place + 1 :])
            return _value(rest, word=True) if word[0].isalpha() else _value(rest, sign=True)
        if place and word[-1] in ":=":
            return _value(" ".join(words[place + 1 :]), sign=True)
        if place == 0 and word.casefold() not in _ABOUT:
            break
    return _value(tail)


def _value(rest: str, *, sign: bool = False, word: bool = False) -> _Announced:
    words = rest.split(None, 1)
    if not words:
        return _Announced(sign, word, "", last=True)
    last = len(words) == 1 or words[0][0] in "\"'`«“" or words[0][-1] in ".,;!"
    return _Announced(sign, word, words[0].strip(_EDGE).rstrip("."), last)


def _after_password(text: str, found: re.Match[str]) -> bool:
    announced = _announced(text, found.end())
    return _is_password(announced, told=announced.sign or announced.word)


def _is_password(announced: _Announced, *, told: bool) -> bool:
    value = announced.value
    if len(value) < 4 or is_placeholder(value) or _TECHNICAL.fullmatch(value):
        return False
    if not told:
        return len(value) >= 6 and (_mixed(value) or value.isdigit())
    if _mixed(value) or value.isdigit() or value.count("-") >= 3:
        return True
    word = value.casefold()
    if not announced.last or not value.isalpha() or word in _NO_PASSWORD or _DESCRIPTION.fullmatch(word):
        return False
    return announced.sign or len(value) >= 5


def _after_code(text: str, found: re.Match[str]) -> bool:
    announced = _announced(text, found.end())
    keyword, value = found[0].casefold(), announced.value
    digits = sum(char.isdigit() for char in value)
    if keyword.startswith(("ssn", "social")):
        return digits == 9
    if keyword in ("pass", "clave"):
        return announced.sign and len(value) >= 6 and _mixed(value)
    if keyword.startswith("cv"):
        return value.isdigit() and digits in (3, 4)
    told = announced.sign or announced.word or len(keyword) > len("pin")
    return told and 4 <= digits <= 10 and len(value) - digits <= 4


def _after_key(text: str, found: re.Match[str]) -> bool:
    if text[max(0, found.start() - 7) : found.start()].casefold().strip() == "public":
        return False
    announced = _announced(text, found.end())
    value, told = announced.value, announced.sign or announced.word
    if len(value) < 8 or is_placeholder(value) or _TECHNICAL.fullmatch(value) or "://" in value:
        return False
    digits = sum(char.isdigit() for char in value)
    letters = sum(char.isalpha() for char in value)
    if told and len(value) >= 20 and not value.islower() and not value.isalpha():
        return True
    if " " in found[0] or "_" in found[0] or announced.sign:
        return digits >= (1 if told else 3) and letters >= 2 and (told or len(value) >= 12)
    return len(value) >= 16 and digits >= 3 and letters >= 3


def _mixed(value: str) -> bool:
    """Letters with digits or symbols among them, as no word of a sentence has."""
    if _TECHNICAL.fullmatch(value) or is_placeholder(value):
        return False
    inner = value.rstrip("!?.,")
    letters = any(char.isalpha() for char in inner)
    return letters and (any(char.isdigit() for char in inner) or _SYMBOL.search(inner) is not None)
