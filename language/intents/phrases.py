"""What a user can say that the program understands without a model."""

from language.languages import alternatives
from language.patterns import pattern_of


def _any(name: str) -> str:
    return f"(?:{alternatives('intents', name)})"


_END = pattern_of(
    rf"/{_any('END_COMMANDS')}|(?:{_any('END_LEADS')}[,.!]? )?(?:{_any('END_PLEASE')} )?"
    rf"(?:{_any('ENDINGS')}|{_any('SEE_YOU')})(?:[,.!]? {_any('SEE_YOU')})?"
)
_WHY = pattern_of(_any("WHY_ALONE"))
_LEAVE = pattern_of(_any("NOT_TO_KEEP"))
_OF_SELF = pattern_of(rf"\b{_any('SELF')}\b|{_any('SELF_ANYWHERE')}")
"""Words by which people speak of themselves, in the languages most readers write."""


def ends_discussion(text: str) -> bool:
    """The whole message is a request to end; a farewell inside a longer message is not."""
    return bool(_END.fullmatch(_plain(text)))


def asks_why(text: str) -> str | None:
    """What the grounds are asked of: a subject, or "" for the last reply; None when it is not asked."""
    found = _WHY.fullmatch(_plain(text))
    if found is None:
        return None
    return next((words.strip() for words in found.groups() if words and words.strip()), "")


def asks_to_leave(words: str) -> bool:
    """The user says that this is not to be remembered."""
    return bool(_LEAVE.search(words.lower()))


def speaks_of_self(words: str) -> bool:
    """The words may state something about the user: worth a closer look."""
    return bool(_OF_SELF.search(words.lower()))


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split()).strip(" .!?…¿¡")
