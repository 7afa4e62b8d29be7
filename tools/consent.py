"""Does a message ask to have something forgotten? A model may delete only when the user's message says so.

Only imperatives count: "forget my employer", not "I forgot", not "don't forget". In some languages the form
of the verb shows it; in others a request is told from a statement by its place at the start of a clause.
"""

import re

from stores.text.quotations import own_words

_ANYWHERE = {
    "uk": r"забудь(?:те)?|видал(?:и|іть)|(?:ви|зі)тр(?:и|іть)|прибер(?:и|іть)|викресл(?:и|іть)|"
    r"(?:прошу|можеш|можете|хочу)\s+(?:це\s+)?(?:забути|видалити|стерти|прибрати)|щоб\s+(?:ти|ви)\s+забу\w+|"
    r"не\s+(?:пам['’ʼ]ятай|запам['’ʼ]ятовуй|зберігай)(?:те)?",
    "ru": r"удали(?:те)?|сотри(?:те)?|убери(?:те)?|(?:прошу|можешь|можете|хочу)\s+(?:забыть|удалить|стереть)",
    "pl": r"zapomnij|usuń|skasuj|wymaż",
    "cs": r"zapomeň(?:te)?|smaž(?:te)?|odstraň(?:te)?",
    "de": r"vergiss|vergessen\s+sie|lösche?|entferne|"
    r"(?:kannst\s+du|können\s+sie)\s+(?:\w+\s+){0,5}(?:vergessen|löschen|entfernen)",
    "pt": r"esqueça|apague|exclua",
    "sv": r"glöm|radera",
    "fi": r"unohda|poista",
    "tr": r"unut|sil|kaldır",
}
_AT_CLAUSE_START = {
    "en": r"forget|delete|remove|erase|wipe|scrub|unlearn|drop|discard|clear|get\s+rid\s+of|"
    r"stop\s+(?:remembering|storing|keeping)|(?:don['’]?t|do\s+not|no\s+longer)\s+(?:remember|store|keep)",
    "es": r"olvida(?:te|lo|r)?|olvídate|olvídalo|borra[rl]?o?|bórralo|elimina[rl]?o?",
    "pt": r"esquece[r]?|apaga[r]?|remova|remover|excluir",
    "fr": r"oublie[rz]?|supprime[rz]?|efface[rz]?|retire[rz]?",
    "it": r"dimentica(?:re|lo)?|cancella(?:re|lo)?|rimuovi|rimuovere",
    "nl": r"vergeet|verwijder(?:en)?|wis",
    "de": r"löschen|entfernen|vergessen",
}
_LEADS = {
    "en": r"please|pls|just|now|also|then|and|so|ok|okay|actually|kindly|hey|(?:can|could|would|will)\s+you|"
    r"you\s+(?:can|could|may|should|must|need\s+to|have\s+to)|"
    r"(?:i\s+|i['’]d\s+)?(?:want|wish|like|ask|need|would\s+like)\s+you\s+to",
    "es": r"por\s+favor|puedes|podrías|y",
    "pt": r"por\s+favor|pode|poderia|você\s+pode|e",
    "fr": r"s['’]il\s+(?:te|vous)\s+pla[iî]t|peux-tu|pouvez-vous|tu\s+peux|et",
    "it": r"per\s+favore|puoi|e",
    "nl": r"alsjeblieft|kun\s+je|en",
    "de": r"bitte|kannst\s+du(?:\s+bitte)?|und",
}
_WITHOUT_SPACES = (
    r"忘れて(?=ください|くれ|ほしい|[。、!！]|$)|消して|削除して|(?<!我)忘[了掉记記]|[删刪][除掉]|"
    r"잊어\s?(?:줘|주|라)|지워\s?(?:줘|주|라)|삭제\s?(?:해\s?)?(?:줘|주)|भूल\s*जा|हटा\s*द|मिटा\s*द"
)
_NOT_BEFORE = r"(?!\s+(?:nicht|niet|inte)\b)"
_NOT_AFTER = r"(?<!не\s)(?<!nie\s)(?<!ne\s)(?<!nicht\s)(?<!não\s)(?<!älä\s)(?<!别)(?<!別)(?<!勿)(?<!不要)(?<!不)"


def _any_of(*tables: dict[str, str]) -> str:
    return "|".join(words for table in tables for words in table.values())


_REQUEST = re.compile(
    rf"(?:\A|[.!?…,;:()\n—–-])\s*(?:(?:{_any_of(_LEADS)})[\s,]+){{0,5}}(?:{_any_of(_AT_CLAUSE_START)})\b{_NOT_BEFORE}"
    rf"|{_NOT_AFTER}\b(?:{_any_of(_ANYWHERE)})\b{_NOT_BEFORE}"
    rf"|{_NOT_AFTER}(?:{_WITHOUT_SPACES})|\b(?:انسَ?|احذف|امسح)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»")
_LONG, _OPENING = 1000, 300
"""In a long message most is pasted text: only its opening is taken for a request."""


def asks_to_forget(message: str) -> bool:
    """Whether the message, in the user's own words, asks to forget, delete or remove something."""
    opening = message if len(message) <= _LONG else message[:_OPENING]
    return _REQUEST.search(_QUOTED.sub(" ", own_words(opening))) is not None
