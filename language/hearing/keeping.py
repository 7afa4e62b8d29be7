"""What a request to forget lets stay ("…, the job can stay"), and what is left of a note of which a part goes."""

import re
from collections.abc import Callable, Sequence

from language.hearing.relate import content
from language.words.lexicon import FUNCTION_WORDS, words_of

_STAYS = {
    "en": r"(?:can|may|should|might)\s+(?:\w+\s+){0,2}(?:stay|remain|be\s+kept)|(?:fine|ok|okay|good)\s+(?:to\s+(?:keep|stay)|as\s+(?:it\s+)?is)|"
    r"stays?\b(?!\s+(?:between|private))|no\s+secret|(?<!don['’]t\s)(?<!not\s)\b(?:keep|leave)\s+(?:the|my|what|that|it|everything|only|just)\b"
    r"(?!.*\b(?:out|off)\b)|you\s+(?:can|may)\s+keep",
    "uk": r"(?:може|можуть|можна|хай|нехай)\s+(?:\w+\s+){0,2}(?:зали\w+|лиш\w+|бу(?:ти|де|дуть|ло))|(?<!не\s)\b(?:залиш|лиш)(?:и|іть|ай|ити)\b|"
    r"не\s+чіпай(?:те)?|не\s+(?:секрет|таємниця)|зали(?:шається|шаються)",
    "de": r"(?:darf|dürfen|kann|können|soll|sollen|mag)\b.*\b(?:bleiben|drinbleiben|stehenbleiben|behalten|stehen)|bleib(?:t|en)\b|"
    r"(?<!nicht\s)\bbehalt(?:e|en)?\b|\blass(?:e|en)?\b.*\b(?:stehen|drin)|kein\s+geheimnis",
    "es": r"(?:puedes?|pueden)\s+(?:\w+\s+){0,2}(?:quedar\w*|dejar\w*|seguir|conservar\w*|guardar\w*)|"
    r"(?:déja|deja|conserva|mantén|consérva|manten)(?:lo|la|los|las|me)?\b|(?:que\s+)?se\s+queda|quede[n]?\b(?<!no\squede)|no\s+es\s+(?:ningún\s+)?secreto",
}
_LETS_STAY = re.compile("|".join(_STAYS.values()), re.IGNORECASE)
_AS_BEFORE = {
    "en": r"stays?|remains?|(?:is|are|['’]s)\s+still|still\s+the\s+same|same\s+as\s+(?:before|ever)|unchanged|(?:is|was)\s+right",
    "uk": r"(?:за)?лиша(?:є|ю)ться|як\s+(?:був|була|було|були)|так\s+і\s+є|т(?:ой|а|е)\s+сам(?:ий|а|е)|без\s+змін",
    "de": r"bleib(?:t|en)|wie\s+gehabt|(?:der|die|das)selbe|war\s+richtig|immer\s+noch",
    "es": r"siguen?\s+(?:igual|siendo)|(?:el|la)\s+mism[oa]|no\s+cambia|se\s+quedan?|era\s+correct[oa]|confirmad\w+|déja(?:lo|la)s?",
}
_UNCHANGED = re.compile(r"\b(?:" + "|".join(_AS_BEFORE.values()) + r")\b", re.IGNORECASE)
_PIECE = re.compile(
    r"[.!?;,]+(?:\s+|$)|\s+[—–-]\s+|\s+(?=(?:but|але|aber|pero)\s)|\s+(?:and|und|y|і|та|а)\s+(?=(?:keep|leave|behalt|залиш|deja)\w*\s)",
    re.IGNORECASE,
)
_NOT = re.compile(
    r"\b(?:not|never|nowhere|nicht|nie|nirgends|nirgendwo|kein\w*\s+(?!geheimnis)|не(?!\s+(?:секрет|чіпай|таємниця))|ніде|no(?!\s+secret|\s+es\s)|nunca)\b|n['’]t\b",
    re.IGNORECASE,
)
_FILLING = words_of(
    "fine keep stay leave can may kannst darf ruhig gern natürlich puedes puede tranquilo можеш можна звісно"
)
_JOINT = re.compile(r"(?:[.;]\s+|,\s+)(?:(?:and|und|y|e|і|й|та)\s+)?|\s+(?:and|&|n|und|y|e|і|й|та)\s+", re.IGNORECASE)
_SPEAKS_ON = re.compile(
    r"(?:s?he|it|his|her|who|він|вона|воно|його|її|er|sie|es|sein|seine|ihre?|él|ella|que|quien|su)\s", re.IGNORECASE
)
"""A part that begins so speaks of the one that the part before names."""
_AND_I = re.compile(r"(?:i|я|ich|yo)\s", re.IGNORECASE)
_ANEW = re.compile(r"(?:they(?:\s+(?:are|have)|['’](?:re|ve))?|he|she)\s+", re.IGNORECASE)


def request_and_rest(said: str) -> tuple[str, str]:
    """A request without the pieces that let something stay, and those pieces; no request where all may stay."""
    request, rest = _parted(said, _LETS_STAY)
    if not rest or not request:
        return said, ""
    return (", ".join(request) if any(map(_named, rest)) else ""), ", ".join(rest)


def news_and_rest(said: str) -> tuple[str, str]:
    """What a message tells without the pieces that say what is as it was ("the tea stays"), and those pieces."""
    news, rest = _parted(said, _UNCHANGED)
    return (", ".join(news), ", ".join(rest)) if news and rest else (said, "")


def _parted(said: str, stays: re.Pattern[str]) -> tuple[list[str], list[str]]:
    pieces = [piece for piece in _PIECE.split(said) if piece and piece.strip()]
    rest: list[str] = []
    request: list[str] = []
    for piece in pieces:
        if not stays.search(piece) or _NOT.search(piece):
            request.append(piece)
            continue
        if not _named(piece) and request:
            rest.append(request.pop())  # "That I'm a midwife, you may keep"
        rest.append(piece)
    return request, rest


def _named(piece: str) -> list[str]:
    return [word for word in content(piece) if not _LETS_STAY.search(word) and word not in _FILLING]


def without(note: str, named: Callable[[str], bool]) -> str | None:
    """A note without the parts that were named; None when it has no other part that can stand by itself."""
    cuts = [match.span() for match in _JOINT.finditer(note)]
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(note)]
    parts = [note[start:end] for start, end in zip(starts, ends, strict=True)]
    gone = [named(part) for part in parts]
    for place in range(1, len(parts)):
        gone[place] |= gone[place - 1] and bool(_SPEAKS_ON.match(parts[place]))
    if all(gone) or not any(gone) or not all(content(part) for part in parts):
        return None
    if gone[0] and ":" in parts[0]:
        return None  # "Three kids: Otis, Marlowe and Juno": with the kids all of them are named
    if gone[0] and not gone[1] and len(parts[0].split()) == 1 and _AND_I.match(parts[1]):
        return None  # "Dario and I want …"
    left = [part for part, goes in zip(parts, gone, strict=True) if not goes]
    if gone[0]:
        left[0] = _opened(parts[0], left[0])
    return _joined(left, note[slice(*cuts[-1])])


def _opened(first: str, following: str) -> str:
    """A part that stood behind another, now at the beginning: with the verb that both had ("Allergic to … pollen")."""
    words, after = first.split(), following.split()
    if after[0].casefold() in FUNCTION_WORDS and after[0] in words[1:]:
        return " ".join([*words[: words.index(after[0], 1)], following])
    if len(after) == 1 and len(words) > 1:
        return " ".join([*words[:-1], following])
    plain = _ANEW.sub("", following)
    return plain[:1].upper() + plain[1:]


def _joined(parts: Sequence[str], joint: str) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{joint}{parts[-1]}"
