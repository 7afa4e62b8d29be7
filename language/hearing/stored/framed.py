"""How far a message is built like a note: the words that both have, small ones too, and the values that differ in them.

"I get up at half seven" names nothing that "Usually gets up at six" has, and is the same sentence with another time.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.relate import is_alike
from language.hearing.stored.named import named_in
from language.languages import by_language
from language.meaning.judging.clock import in_clock
from language.patterns import pattern_of
from language.words.classes import PLACES, classes_of
from language.words.dictionary import Concepts, broader
from language.words.lexicon import NUMBERS

_MOST = 40
"""Words of a text that are looked at."""
_STEPS = 5
_RUN, _COMMON = 4, 3
_PART = 4
"""Letters that a part of a compound has at least, and that the compound has besides."""
_CLOCK = pattern_of(r"\d{1,2}:\d\d")
_NAMED = pattern_of(r"(?<=[^.!?:] )[^\W\d_a-zа-яіїєґßäöüñáéíóú]\w+")
_HOURS = by_language("vocabulary.judging", "HOURS", dict)
_CAPITAL_NOUNS = "de"
_SORTS = {"calendar": "calendar", "time_of_day": "daytime", "colour": "colour", "language": "language"}


def frame_signs(said: str, note: str, topic: str) -> Iterator[str]:
    """Which words of a note a message has too, in which order, and of which kinds both name values, the same or not."""
    told, known = _words(said), _words(note)
    shared = [any(is_alike(word, other) for other in told) for word in known]
    run, share = _longest_run(told, known), int(_STEPS * sum(shared) / max(1, len(known)))
    frame = [f"frame={share}", f"frame run={run}", f"frame first={bool(shared) and shared[0]}"]
    frame.append(f"frame whole={share}/{int(_STEPS * sum(shared) / max(1, len(told)))}")
    values = list(_values_met(_values(said), _values(note)))
    common = list(_common(named_in(said), named_in(note)))
    compound = f"part of={_is_part(told, known)}"
    yield from (*frame, *values, *common, compound)
    yield from (f"{one}&{other}" for one in values for other in (*frame, topic, *common))
    yield from (f"{one}&{other}" for one in common for other in (*frame, topic))
    yield f"{compound}&{topic}"


def _common(told: Concepts, known: Concepts) -> Iterator[str]:
    """How much of what a note names a message names too, and whether the rest is of one broader sort."""
    both = told & known
    yield f"common={min(_COMMON, len(both))}/{min(_COMMON, len(known - both))}"
    ours, theirs = (frozenset().union(*map(broader, each - both)) for each in (told, known))
    yield f"akin={min(_COMMON, len((ours & theirs) - both))}"


def _values_met(told: Mapping[str, frozenset[str]], known: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for kind in sorted(told.keys() | known.keys()):
        ours, theirs = told.get(kind), known.get(kind)
        met = "said" if not theirs else "noted" if not ours else "same" if ours & theirs else "other"
        yield f"value={kind}:{met}"


@lru_cache(maxsize=256)
def _values(text: str) -> Mapping[str, frozenset[str]]:
    """The values that a text names, by their kind."""
    clocked, language = in_clock(text), words_for(text).language
    hours = _HOURS.get(language, {})
    found: dict[str, set[str]] = {}
    if times := _CLOCK.findall(clocked):
        found["clock"], found["number"] = set(times), set(times)
    for word in tokens(_CLOCK.sub(" ", clocked))[:_MOST]:
        if word.isdigit() or word in NUMBERS or word in hours:
            number = word if word.isdigit() else NUMBERS.get(word) or str(hours[word])
            found.setdefault("number", set()).add(number)
        for sort in classes_of(word):
            if kind := "place" if sort in PLACES else _SORTS.get(sort):
                found.setdefault(kind, set()).add(word)
    for name in _NAMED.findall(text) if language != _CAPITAL_NOUNS else ():
        found.setdefault("name", set()).add(name.casefold())
    return {kind: frozenset(values) for kind, values in found.items()}


def _words(text: str) -> list[str]:
    """The words of a text but for those that mean its writer."""
    writer = words_for(text).me
    return [word for word in tokens(text)[:_MOST] if word[0].isalnum() and word not in writer]


def _longest_run(told: Sequence[str], known: Sequence[str]) -> int:
    """How many words stand side by side in both."""
    most, before = 0, [0] * (len(known) + 1)
    for word in told:
        now = [0, *(before[at] + 1 if is_alike(word, other) else 0 for at, other in enumerate(known))]
        most, before = max(most, *now), now
    return min(_RUN, most)


def _is_part(told: Sequence[str], known: Sequence[str]) -> bool:
    """Does a word of one stand in a compound of the other ("Erdnuss" in "Erdnussallergie")?"""
    return any(_stands_in(one, other) or _stands_in(other, one) for one in told for other in known)


def _stands_in(part: str, whole: str) -> bool:
    return len(part) >= _PART and len(whole) >= len(part) + _PART and (whole.startswith(part) or whole.endswith(part))
