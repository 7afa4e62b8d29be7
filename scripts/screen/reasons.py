"""Why a hit was found, in words."""

from collections.abc import Iterable

from stores.records import Hit, Term

_LETTERS = "~"
_OTHER = "="
_PARTS = {
    "(sense)": "answers it in other words",
    "(meaning)": "similar meaning",
    "(time)": "of the time asked about",
    "(order)": "better turns of its conversation go first",
    "(neighbours)": "turns beside it match",
    "(conversation)": "its conversation speaks of it",
    "(speaker)": "said by whom you name",
    "(kind of turn)": "a question or a reply says less",
}


def reasons(hit: Hit) -> str:
    """What each word added to a score, the most first; runs of letters in common are counted together."""
    parts = [(_said(term), term.weight) for term in hit.terms if not term.term.startswith(_LETTERS)]
    letters = [term for term in hit.terms if term.term.startswith(_LETTERS)]
    if letters:
        runs = ", ".join(dict.fromkeys(term.term[1:] for term in letters))
        parts.append((f"letters in common ({runs})", sum(term.weight for term in letters)))
    return ", ".join(f"{said} {weight:.3f}" for said, weight in _most_first(parts))


def _said(term: Term) -> str:
    if term.term == "(time)" and term.weight < 0:
        return "sets the time asked about"
    if term.term == "(kind of turn)" and term.weight > 0:
        return "a wish that stands"
    if term.stands_for:
        return f"{term.term.removeprefix(_OTHER)} (stands for {term.stands_for})"
    return _PARTS.get(term.term, term.term)


def _most_first(parts: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    return sorted(parts, key=lambda part: -part[1])
