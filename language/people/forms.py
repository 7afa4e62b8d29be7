"""Names in other forms than the one they are called by: whose somebody is, and with what they are to the writer."""

import re
from functools import cache

from language.languages import by_language
from language.patterns import pattern_of
from language.people.names import is_first_name, is_listed_name
from language.people.roles import kin_of

_GENITIVE = by_language("people.relations", "GENITIVE", str)
_LEDS = by_language("people.relations", "MINE", str)


@cache
def _led() -> re.Pattern[str]:
    """Whose somebody is, and what: "my sister", "Sister" before a name."""
    mine, kin = "|".join(_LEDS.values()), "|".join(kin_of(language) for language in _LEDS)
    return pattern_of(rf"(?:(?:{mine})(?: [^\W\d_][\w-]*){{1,3}}? |(?:{kin}) )(?=[^\W\d_])", re.I)


def alone(person: str) -> str:
    """A name without what somebody is to the writer."""
    found = _led().match(person)
    return person[found.end() :] if found else person


def owner(name: str, language: str) -> str:
    """The one whose somebody is said to be, by the name they are called by as far as that can be told."""
    for ending, others in by_language("people.relations", "OWNERS", tuple).get(language, ()):
        found = re.fullmatch(rf"(.{{2,}}?)(?:{ending})", name)
        if found and not is_first_name(name):
            return next((one for one in (f"{found[1]}{other}" for other in others) if is_listed_name(one)), found[1])
    if name.endswith("'"):
        return name[:-1]
    if name.endswith("'s"):
        return name[:-2]
    bare = name.removesuffix(_GENITIVE.get(language, "'"))
    return bare if bare != name and (is_first_name(bare) or not is_first_name(name)) else name


def called(name: str) -> str:
    """A name in the form in which somebody is called by it, where that can be told."""
    for endings in by_language("people.relations", "NOMINATIVES", tuple).values():
        for ending, others in endings:
            stem = name.removesuffix(ending)
            made = [f"{stem}{other}" for other in others] if stem != name else []
            if best := next((one for one in made if is_listed_name(one)), ""):
                return best
    return name


def whose(name: str, language: str) -> str:
    """A name as it stands where it says whose somebody is."""
    for ending, other in by_language("people.relations", "GENITIVES", tuple).get(language, ()):
        if name.endswith(ending):
            return f"{name.removesuffix(ending)}{other}" if ending else f"{name}{other}"
    return name
