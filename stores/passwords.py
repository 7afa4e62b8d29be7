"""Secrets told in a sentence: "my password is hunter2", "пароль: …", "the door code is 4821#".

A keyword, then a word that announces the value, then the value. Whether the value is one is judged by its looks,
so that "my password is too short" and "interested in password managers" stay ordinary sentences.
"""

import re

from stores.lexicon import words_of
from stores.secret_formats import is_placeholder

_NOT_A_LETTER = r"(?<![^\W_])"
_PASSWORD = re.compile(
    _NOT_A_LETTER + r"(?:pass(?:word|code|phrase|wd|wort)|pwd|kennwort|contraseña|mot de passe|hasło|hasła|senha|"
    r"парол(?:ь|я|ю|ем|і|е)|гасло|passw|password_?hash)(?![^\W_])",
    re.IGNORECASE,
)
_PIN = re.compile(
    _NOT_A_LETTER + r"(?:pin|pin[- ]?code|cvv2?|cvc2?|п[іи]н(?:[- ]?код)?|"
    r"(?:door|gate|alarm|entry|lock|safe|garage|verification|security|one-time|otp|2fa|backup|recovery|sms|unlock) codes?|"
    r"код (?:від|до|от|к|дверей|домофона|доступу|доступа|безпеки|подтверждения|підтвердження)|"
    r"pass|clave|ssn|social security number)(?![^\W_])",
    re.IGNORECASE,
)
_KEY = re.compile(
    _NOT_A_LETTER + r"(?:(?:api|access|secret|private|auth|encryption|signing|master|license|account|client|consumer|"
    r"deploy|session|service|bot|refresh|bearer|personal access|oauth|webhook|storage|admin|ssh|app|db|aws)[\s_-]{1,2}){1,3}"
    r"(?:key|token|secret|credentials?)(?:[\s_-]id)?(?![^\W_])"
    r"|"
    + _NOT_A_LETTER
    + r"(?:apikey|api[- ]?(?:ключ|токен)|ключ (?:api|доступу|доступа)|токен(?: доступу| доступа| бота)?|"
    r"(?:api|zugriffs|geheim)[- ]?schlüssel|clave (?:de )?api|clé (?:d['’]api|secrète)|klucz api|"
    r"token|secret|credentials)(?![^\W_])",
    re.IGNORECASE,
)
_PHRASE = re.compile(
    _NOT_A_LETTER
    + r"(?:(?:seed|recovery|mnemonic|backup|secret) (?:phrase|words)|passphrase|сид[- ]фраза|seed[- ]фраза)"
    r"[^:=\n]{0,40}?(?:[:=]|\bis\b|—)\s{0,3}[\"'«“]?((?:[^\W\d_]{3,10}[ ,]{1,2}){3,23}[^\W\d_]{3,10})",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(\S{4,128})[\"'`»”]?,? (?:is|as|was|це|є|—|это|ist|es|est|jest) "
    r"(?:my|the|our|his|her|мій|мой|наш|mein|das|mi|la|mon|le|moje|nasze) (?:[\w-]{2,20} ){0,2}?"
    r"(?:password|passcode|passphrase|пароль|passwort|kennwort|contraseña|mot de passe|hasło)(?![^\W_])",
    re.IGNORECASE,
)

_SAYS = words_of("""
    is are was = : := => -> → — – - це є був буде это был будет ist lautet war es era est était jest to
    """)
_ABOUT = words_of("""
    for to of on at from in із
    від до для на от к з с у в für zum zur
    von am im de del para pour du do od w na là now currently still today again key code number тепер зараз
    теперь сейчас знову jetzt ahora
    """)
_STATUS = words_of("""
    required optional none unknown forgotten expired changed incorrect invalid missing empty wrong weak strong
    secure safe unsafe stored hashed encrypted reset protected unique different same secret private public here
    there below above bad good better best great fine okay long short old new simple complex easy hard random
    public lost stolen leaked visible hidden enabled disabled needed necessary important mandatory everything
    nothing something boring dead tbd todo n/a null true false yes managers manager policy policies reuse
    rotation hygiene fields field hashing обов'язково потрібен забув забула змінено невірний надійний слабкий
    немає відсутній нужен забыл забыла изменён неверный
    нет отсутствует erforderlich vergessen falsch sicher unsicher geändert requerido olvidada incorrecta segura
    insegura requis oublié incorrect sécurisé wymagane zapomniane bezpieczne słabe
    """)
_ADJECTIVE = re.compile(
    r".{2,}(?:ed|ing|ly|able|ible|ful|less|ous|ive|ic|al|ant|ent|ary|ish|er|est|"
    r"ий|ій|ый|ой|им|ым|на|не|но|ено|ано|ать|ить|ти|ти|ла|ли|en|ig|lich|bar|ado|ada|ido|ida|é|ée|ny|ne|na|y)",
    re.IGNORECASE,
)
_TECHNICAL = re.compile(
    r"(?:argon2\w*|sha-?\d+|md5|oauth-?2(?:\.\d)?|base-?\d\d|pbkdf2|scrypt\d*|aes-?\d+|rsa-?\d+|2fa|1password|keepass\w*|"
    r"utf-?8|ed25519|x509|p256|tls1\.\d|v?\d+(?:\.\d+)+|\d+[a-z]{1,6}|\d+[+%]|\d+(?:-\d+)?-[a-z-]+|[a-z]+-\d{1,2}|"
    r"\d{1,2}:\d\d\w*|gpt-?\d\w*|step\d|web3|.*\.(?:txt|md|py|json|ya?ml|env|pdf|kdbx?|com|org|net|io))",
    re.IGNORECASE,
)
_SYMBOL = re.compile(r"[@#$%^&*!?_+=~]")
_EDGE = "\"'`«»“”*()[]<>,;"


def find_password(text: str) -> str | None:
    """The kind of secret a sentence gives away, if it does."""
    if _PHRASE.search(text):
        return "recovery phrase"
    if any(_is_password(found[1], strong=False, last=False) for found in _BEFORE.finditer(text)):
        return "password"
    for keyword, kind, judge in (
        (_PASSWORD, "password", _after_password),
        (_PIN, "code", _after_code),
        (_KEY, "key", _after_key),
    ):
        if any(judge(text, found) for found in keyword.finditer(text)):
            return kind
    return None


def _announced(text: str, start: int) -> tuple[str, str, bool]:
    """What follows a keyword: how it is announced (":", "is" or nothing), the value, and whether the sentence ends there."""
    tail = text[start : start + 240].lstrip("\"'`*»” ")
    if tail[:1] in (":", "=") or tail[:2] in ("->", "=>"):
        return _value(":", tail.lstrip(":=->→ "))
    words = tail.split(None, 12)
    for place, word in enumerate(words[:7]):
        if word.casefold() in _SAYS and not (place and word == "to"):
            says = "is" if word[0].isalpha() else ":"
            return _value(says, " ".join(words[place + 1 :]))
        if place and word[-1] in ":=":
            return _value(":", " ".join(words[place + 1 :]))
        if place == 0 and word.casefold() not in _ABOUT:
            break
    return _value("", tail)


def _value(says: str, rest: str) -> tuple[str, str, bool]:
    words = rest.split(None, 1)
    if not words:
        return says, "", True
    quoted = words[0][0] in "\"'`«“"
    value = words[0].strip(_EDGE).rstrip(".")
    last = len(words) == 1 or quoted or words[0][-1] in ".,;!"
    return says, value, last


def _after_password(text: str, found: re.Match[str]) -> bool:
    says, value, last = _announced(text, found.end())
    if not says:
        return _mixed(value) and len(value) >= 6
    return _is_password(value, strong=says == ":", last=last)


def _is_password(value: str, *, strong: bool, last: bool) -> bool:
    value = value.strip(_EDGE).rstrip(".")
    if len(value) < 4 or is_placeholder(value) or _TECHNICAL.fullmatch(value):
        return False
    if _mixed(value) or value.isdigit() or value.count("-") >= 3:
        return True
    word = value.casefold()
    if not last or not value.isalpha() or word in _STATUS or _ADJECTIVE.fullmatch(word):
        return False
    return strong or len(value) >= 5


def _after_code(text: str, found: re.Match[str]) -> bool:
    says, value, _ = _announced(text, found.end())
    keyword = found[0].casefold()
    digits = sum(char.isdigit() for char in value)
    if keyword.startswith(("ssn", "social")):
        return digits == 9
    if keyword in ("pass", "clave"):
        return says == ":" and len(value) >= 6 and _mixed(value)
    if keyword.startswith("cv"):
        return value.isdigit() and digits in (3, 4)
    enough = 4 <= digits <= 10 and len(value) - digits <= 4
    return enough and (bool(says) or len(keyword) > 4)


def _after_key(text: str, found: re.Match[str]) -> bool:
    if text[max(0, found.start() - 7) : found.start()].casefold().strip() == "public":
        return False
    says, value, _ = _announced(text, found.end())
    if len(value) < 8 or is_placeholder(value) or _TECHNICAL.fullmatch(value) or "://" in value:
        return False
    digits = sum(char.isdigit() for char in value)
    letters = sum(char.isalpha() for char in value)
    if " " in found[0] or "_" in found[0] or says == ":":
        return digits >= (1 if says else 3) and letters >= 2 and (len(value) >= 12 or bool(says))
    return len(value) >= 16 and digits >= 3 and letters >= 3


def _mixed(value: str) -> bool:
    """Letters with digits or symbols among them, as no word of a sentence has."""
    if _TECHNICAL.fullmatch(value) or is_placeholder(value):
        return False
    letters = any(char.isalpha() for char in value)
    inner = value.rstrip("!?.,")
    return letters and (any(char.isdigit() for char in inner) or _SYMBOL.search(inner) is not None)
