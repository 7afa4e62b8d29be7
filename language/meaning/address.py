"""Does a text speak of the user? What an agent found out about its work does not, though it may say "user"."""

import re
from collections.abc import Iterable

from language.meaning.vocabulary import is_deed
from language.sentences.segments import sentences, straight

_CALLED = re.compile(
    r"\b(?:the )?(?:user|reader|customer|interlocutor|account (?:owner|holder)|person (?:i|we) (?:talk|speak)"
    r" (?:to|with))(?P<owner>'s)?\b(?: (?:also|always|never|often|really|usually|already|just)){0,2}"
    r"(?: (?P<next>[^\W\d_]+))?"
)
_HELPING = re.compile(r"(?:is|was|has|had|does|did|will|would|can|could|may|might|should|must|wants|trusts|\w+ed)$")
_COMPOUND = re.compile(
    r"(?:requests|sessions|accounts|settings|names|roles|permissions|tokens|ids|agents|groups|stories|inputs|events|tests|"
    r"records|tables|fields|pages|interfaces|profiles|preferences|types|models|messages)$"
)
_AGREED = re.compile(r"\bby (?:the )?(?:user|reader)\b")
_CONSENT = re.compile(
    r"\bauthori[sz](?:ed|es)\b|\b(?:gave|gives|given) (?:\w+ )?(?:consent|permission)\b|\bapproved by\b|"
    r"\b(?:consented|agreed) (?:to|with)\b"
    r"|\bsaid yes\b|\bwithout asking\b|\b(?:s?he|they) (?:told|asked|ordered|instructed|allowed) (?:me|us) to\b"
    r"|\bв(?:ін|она|они) (?:сказа|велі|попроси|наказа)(?:в|ла|ли) (?:мені|нам)\b"
    r"|\b(?:дозвол|погод|схвал)и(?:в|ла|ли)\b|\b(?:genehmigt|zugestimmt|erlaubt)\b|\b(?:autoriz|aprob)ó\b"
)
"""Somebody's yes, which only the user can give: it is told of them whatever they are called."""
_ADDRESSED = re.compile(
    r"you(?:'re|'ve)?\b(?! (?:must|should|can|cannot|can't|could|may|might|will|need|have to|want to|get)\b)"
    r"|(?:ти|ви|du|tú|usted)\b"
)
_ELSEWHERE = re.compile(
    r"\b(?:користувач|користувачка|користувачеві|користувача|читач|читачка)\b"
    r"|\b(?:der|dem|des|die) (?:be)?(?:nutzer|nutzerin|nutzers|leser|leserin)\b"
    r"|\b(?:el|la|al|del) (?:usuario|usuaria|lector|lectora)\b"
    r"|^(?:(?:be)?nutzer(?:in)?|leser(?:in)?|usuari[oa]|lectora?)\b"
)


def told_of_user(text: str, names: Iterable[str] = ()) -> list[str]:
    """The sentences of a text that speak of the user: by that word, as "you", or by name."""
    called = re.compile("|".join(rf"\b{re.escape(name.casefold())}\b" for name in names if name) or r"(?!)")
    every = [sentence.strip() for sentence, _ in sentences(straight(text))]
    return [sentence for sentence in every if sentence and _tells(sentence.casefold(), called)]


def _tells(sentence: str, called: re.Pattern[str]) -> bool:
    if (
        _CONSENT.search(sentence)
        or _ADDRESSED.match(sentence)
        or _AGREED.search(sentence)
        or _ELSEWHERE.search(sentence)
        or called.search(sentence)
    ):
        return True
    return any(found["owner"] or _acts(found["next"] or "") for found in _CALLED.finditer(sentence))


def _acts(word: str) -> bool:
    return bool(_HELPING.match(word)) or (is_deed(word) and not _COMPOUND.match(word))
