"""Secrets told by their format alone: keys and tokens, private keys, connection strings, bank accounts, cards."""

import re
from collections.abc import Iterator
from functools import lru_cache

from language.patterns import pattern_of
from language.sensitive.glance.looks import looks_of
from language.sensitive.numbers.accounts import find_accounts
from language.sensitive.values import Found, is_placeholder

_TOKENS = {
    "AWS access key": r"(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}(?![A-Za-z0-9])",
    "GitHub token": r"gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}",
    "GitLab token": r"gl(?:pat|rt|dt|cbt|ptt|oas|soat|ft|imt)-[A-Za-z0-9_-]{16,}",
    "Slack token": r"xox[abceoprs]-[A-Za-z0-9-]{10,}|xapp-[0-9]-[A-Za-z0-9-]{10,}",
    "Anthropic key": r"sk-ant-[A-Za-z0-9_-]{16,}",
    "OpenAI key": r"sk-(?:proj-|svcacct-|admin-|or-v1-)?(?=[A-Za-z_-]{0,40}[0-9])[A-Za-z0-9_-]{20,}"
    r"|sk-(?:test|live|prod|dev)-(?=[A-Za-z_-]{0,40}[0-9])[A-Za-z0-9_-]{12,}",
    "Stripe key": r"(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{16,}",
    "Google key": r"AIza[0-9A-Za-z_-]{30,}|ya29\.[0-9A-Za-z_-]{20,}|GOCSPX-[0-9A-Za-z_-]{20,}|1//0[0-9A-Za-z_-]{30,}",
    "JSON web token": r"eyJ[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_-]{6,}",
    "npm token": r"npm_[A-Za-z0-9]{30,}",
    "PyPI token": r"pypi-[A-Za-z0-9_-]{50,}|pypi-AgE[A-Za-z0-9_-]{12,}",
    "SendGrid key": r"SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}",
    "Twilio key": r"(?:SK|AC)[0-9a-f]{32}(?![0-9A-Za-z])",
    "Mailgun key": r"key-[0-9a-z]{32}(?![0-9A-Za-z])",
    "Mailchimp key": r"[0-9a-f]{32}-us[0-9]{1,2}(?![0-9A-Za-z])",
    "Telegram bot token": r"[0-9]{8,10}:[A-Za-z0-9_-]{34,36}(?![A-Za-z0-9])",
    "Discord token": r"[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}",
    "Hugging Face token": r"hf_[A-Za-z0-9]{30,}",
    "DigitalOcean token": r"do[opr]_v1_[0-9a-f]{32,}",
    "Shopify token": r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}",
    "Square token": r"sq0[a-z]{3}-[A-Za-z0-9_-]{20,}",
    "Databricks token": r"dapi[0-9a-f]{32}",
    "Docker token": r"dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}",
    "Vault token": r"hv[sbr]\.[A-Za-z0-9_-]{20,}",
    "Atlassian token": r"ATATT3[A-Za-z0-9_=-]{20,}|ATBB[A-Za-z0-9]{24,}",
    "Linear key": r"lin_(?:api|oauth)_[A-Za-z0-9]{20,}",
    "Notion token": r"(?:secret|ntn)_[A-Za-z0-9]{36,}",
    "New Relic key": r"NRAK-[A-Z0-9]{20,}",
    "Postman key": r"PMAK-[A-Za-z0-9-]{20,}",
    "Grafana token": r"gl(?:sa|c)_[A-Za-z0-9_=]{20,}",
    "Sentry token": r"sntry[su]_[A-Za-z0-9_=+/]{20,}",
    "Figma token": r"fig[dor]_[A-Za-z0-9_-]{20,}",
    "Airtable token": r"pat[A-Za-z0-9]{14}\.[0-9a-f]{32,}",
    "Mapbox token": r"sk\.eyJ[A-Za-z0-9_-]{10,}",
    "Facebook token": r"EAA[A-Za-z0-9]{40,}",
    "age secret key": r"AGE-SECRET-KEY-1[A-Z0-9]{20,}",
    "model provider key": r"(?:gsk|r8|csk|fw)_[A-Za-z0-9]{30,}|(?:pplx|xai|nvapi)-[A-Za-z0-9_-]{30,}",
    "disk recovery key": r"(?:[0-9]{6}-){4,7}[0-9]{6}(?![0-9-])",
    "access token": r"(?:sbp|pscale_(?:tkn|pw)|rubygems|tfp|pul|ph[cx]|rnd|nfp|dp\.[psc]t)[_.][A-Za-z0-9_-]{24,}",
}
_NAMES = tuple(_TOKENS)
# The look-behind starts a match at the first character of a word only, which keeps the search linear.
_TOKEN = pattern_of(r"(?<![A-Za-z0-9_-])(?:" + "|".join(f"({pattern})" for pattern in _TOKENS.values()) + ")")
_GLUED_TOKEN = pattern_of(r"(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])|gh[pousr]_[A-Za-z0-9]{36}|AIza[0-9A-Za-z_-]{35}")

# Issued tokens are longer than almost any word, so a look for long runs spares most texts the search.
_LONG = 12
_LONG_RUN = pattern_of(rf"[^\s,;!?\"'()]{{{_LONG}}}")
_FIGURE = pattern_of(r"\d")
_PRIVATE_KEY = pattern_of(
    r"(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|PuTTY-User-Key-File-[0-9])(?:[^-]|-(?!----END)){0,20000}"
    r"(?:-----END [A-Z0-9 ]{0,40}-----)?"
)
_WHOLE = {
    "webhook address": pattern_of(
        r"hooks\.slack\.com/(?:services|workflows)/T[A-Z0-9]{5}\S{0,200}"
        r"|discord(?:app)?\.com/api/webhooks/[0-9]{8,20}/[\w-]{20,200}"
        r"|webhook\.office\.com/webhookb2/[\w-]{16}\S{0,300}|api\.telegram\.org/bot[0-9]{6}[\w:-]{0,80}"
    ),
    "password hash": pattern_of(
        r"\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2(?:id?|d)|scrypt|pbkdf2[\w-]{0,12})\$[\w./$,=+-]{16,300}"
    ),
    "wallet key": pattern_of(
        r"(?<![A-Za-z0-9])(?:[xyz]prv[1-9A-HJ-NP-Za-km-z]{90,120}|nsec1[0-9a-z]{50,70}"
        r"|[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?![A-Za-z0-9]))"
    ),
    "account key": pattern_of(
        r"(?<=AccountKey=)[A-Za-z0-9+/%=]{16,200}|(?<=SharedAccessKey=)[A-Za-z0-9+/%=]{16,200}"
        r"|(?<=SharedAccessSignature=)[^\s;]{16,400}",
        re.IGNORECASE,
    ),
    "access key": _GLUED_TOKEN,
    "recovery key": pattern_of(r"(?<![\d-])\d{6}(?:-\d{6}){7}(?![\d-])"),
    "password": pattern_of(
        r"(?:(?<=\bwpa[ :=])|(?<=\bwpa[23][ :=])|(?<=\bwpa: )|(?<=\bwpa[23]: ))[0-9a-f]{8,63}(?!\w)", re.IGNORECASE
    ),
}
_LOGIN = pattern_of(r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,24}://[^\s:/@]{0,128}:([^\s/]{1,256})@[\w.\[-]")
_ORACLE = pattern_of(r"jdbc:oracle:\w{1,8}:[^\s:/@]{1,128}/([^\s@]{1,256})@")
_PARAMETER = pattern_of(
    r"[?&;#](?:access_?token|auth_?token|api_?key|key|token|sig|signature|secret|client_?secret|password|passwd|pwd"
    r"|x-amz-signature|x-amz-security-token|x-goog-signature)=([^\s&#;]{6,512})",
    re.IGNORECASE,
)
_ELEMENT = pattern_of(
    r"<([\w.-]{0,24}(?:password|passwd|pwd|secret|token|api-?key)[\w.-]{0,24})>([^<>\s]{4,256})</\1>", re.IGNORECASE
)
_HEADER = pattern_of(
    r"\b(?:bearer|basic|x-api-key:|x-auth-token:|private-token:|apikey:)\s{1,4}[\"']?([A-Za-z0-9+/_.~=-]{12,512})",
    re.IGNORECASE,
)
_DIGITS = pattern_of(r"(?<![\w+,$€£₴-])(?<!\w\.)\d(?:[ .–-]?\d){12,18}(?![\w-]|\.\d)")


def find_formats(text: str) -> Iterator[Found]:
    """The secrets whose format gives them away."""
    looks = looks_of(text)
    if looks.longest >= _LONG and _may_be_issued(text):
        yield from _find_long(text)
    if "-----BEGIN" in text or "PuTTY" in text:
        for key in _PRIVATE_KEY.finditer(text):
            yield Found("private key", *key.span())
    if "://" in text:
        for login in _LOGIN.finditer(text):
            if not is_placeholder(login[1]):
                yield Found("connection string with a password", *login.span(1))
    if "jdbc:oracle:" in text:
        for login in _ORACLE.finditer(text):
            yield Found("connection string with a password", *login.span(1))
    if "</" in text:
        for found in _ELEMENT.finditer(text):
            if not is_placeholder(found[2]):
                yield Found("password", *found.span(2))
    if "=" in text:
        for found in _PARAMETER.finditer(text):
            if _random_enough(found[1]):
                yield Found("address with an access token", *found.span(1))
    if not looks.is_words and _FIGURE.search(text):
        yield from find_accounts(text)
        for digits in _DIGITS.finditer(text):
            if _is_card("".join(filter(str.isdigit, digits[0]))):
                yield Found("card number", *digits.span())


def _may_be_issued(text: str) -> bool:
    """May a word of the text be an issued token, or digits and letters that something announces?"""
    words = (word for word in text.split() if len(word) >= _LONG)
    return (any(map(_looks_issued, words)) or "wpa" in text.lower()) and _LONG_RUN.search(text) is not None


@lru_cache(maxsize=4_096)
def _looks_issued(word: str) -> bool:
    if any(map(str.isdigit, word)) and any(map(str.isalpha, word)):
        return True
    return any(pattern.search(word) for pattern in (_TOKEN, *_WHOLE.values()))


def _find_long(text: str) -> Iterator[Found]:
    """Those that are a row of signs without a blank, longer than most words."""
    for token in _TOKEN.finditer(text):
        yield Found(_NAMES[(token.lastindex or 1) - 1], *token.span())
    for kind, pattern in _WHOLE.items():
        for found in pattern.finditer(text):
            yield Found(kind, *found.span())
    for found in _HEADER.finditer(text):
        if _random_enough(found[1]):
            yield Found("authorization header", *found.span(1))


def _random_enough(value: str) -> bool:
    letters = any(char.isalpha() for char in value)
    digits = any(char.isdigit() for char in value)
    return letters and digits and not is_placeholder(value)


def _is_card(number: str) -> bool:
    return len(number) in _card_lengths(number) and _luhn(number)


def _card_lengths(number: str) -> tuple[int, ...]:
    """The lengths a number with these first digits may have (Visa, Mastercard, Amex …), none for no card at all."""
    four = int(number[:4])
    if number[0] == "4":
        return (13, 16, 19)
    if 5100 <= four <= 5599 or 2221 <= four <= 2720 or 2200 <= four <= 2204 or 3528 <= four <= 3589:
        return (16,)
    if number[:2] in ("34", "37"):
        return (15,)
    if number[:2] in ("36", "38") or 3000 <= four <= 3059:
        return (14,)
    if number[:2] == "62":
        return (16, 17, 18, 19)
    return (16,) if four == 6011 or 6440 <= four <= 6599 else ()


def _luhn(number: str) -> bool:
    total = 0
    for place, digit in enumerate(reversed(number)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 if value > 9 else value
    return total % 10 == 0
