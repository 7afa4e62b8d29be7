"""What speaks for and against a text standing for an outdated note: what it keeps, what it brings, and how it came."""

from collections.abc import Iterator, Set

from language.hearing.choosing.sides import Sides, Words, step
from language.hearing.choosing.texts import CUT, ENDED, LEFT, RULED, SPLICED
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.purpose import purposes_of
from language.hearing.relate import content, denies, is_alike
from language.hearing.removal.subjects import named_subject
from language.hearing.signs import is_change
from language.hearing.spans import sentence_spans
from language.statements.slots import fits_slot

_MANY, _LONG = 4, 8
_MOST, _LITTLE = 0.8, 0.25
"""The share of the words of a clause from which a text says it, and says something of it."""


def text_signs(sides: Sides, text: str, ways: Set[str]) -> list[str]:
    """What speaks for and against a text, each sign also with what sort of text it is."""
    words, sort = Words(content(text)), _sort(ways)
    both = [*_of_words(sides, words), *_of_revision(sides, text, words), *_of_clauses(sides, words)]
    both += [*(_of_text(sides, text, words) if text else ()), *_of_heard(sides, text, words)]
    kept = list(_of_phrases(sides, words, sort))
    came = [*_of_ways(sides, ways, sort), *_of_splice(sides, ways, sort), *_of_context(sides, ways, sort)]
    return [*both, *(f"{sort}&{one}" for one in both), *kept, *_of_fresh(sides, words, sort), *came]


def _sort(ways: Set[str]) -> str:
    """What sort of text it is: none, the note with other words, some of the note, or what the message tells."""
    bases = {way.partition("+")[0] for way in ways}
    if ENDED in bases:
        return ENDED
    if SPLICED in bases:
        return SPLICED
    return LEFT if bases & {LEFT, CUT} else RULED if bases == {RULED} else "told"


def _of_ways(sides: Sides, ways: Set[str], sort: str) -> Iterator[str]:
    """How the text came, and whether rules settled on it."""
    yield from (f"way={way}" for way in ways)
    yield f"ways={'+'.join(sorted(ways))}"
    yield f"sort={sort}"
    if _is_ruled(sides, ways):
        yield "as ruled"
        yield f"as ruled&{sort}"
    else:
        yield f"otherwise&{sort}&{bool(sides.given.ruled)}"


def _is_ruled(sides: Sides, ways: Set[str]) -> bool:
    return RULED in ways or (ENDED in ways and not sides.given.ruled)


def _of_words(sides: Sides, words: Words) -> Iterator[str]:
    """How much of the note the text keeps, and how much it brings."""
    kept = sum(words.has(word) for word in sides.noted)
    brought = sum(words.has(sides.line.lower[at]) for at in sides.fresh)
    yield f"kept={_share(kept, len(sides.noted))}"
    yield f"fresh={_share(brought, len(sides.fresh))}"
    yield f"brought={min(_MANY, brought)}"
    yield f"brought&kept={brought > 0}&{kept > 0}"


def _of_phrases(sides: Sides, words: Words, sort: str) -> Iterator[str]:
    """Which phrases of the note the text keeps, and which go: be it beside another thing of their kind."""
    here = [kinds for at, kinds in sides.fresh.items() if words.has(sides.line.lower[at])]
    brought, told = set().union(*here), set().union(*sides.fresh.values())
    for at, (part, likely, signs, kinds) in enumerate(sides.parts):
        kept = sum(words.has(word) for word in part.words)
        fate = "stays" if kept == len(part.words) else "partly" if kept else "goes"
        met = "brought" if kinds & brought else "told" if kinds & told else "alone"
        yield f"{fate}"
        yield f"{fate}&{sort}&{likely}"
        yield f"{fate}&{sort}&{met}"
        yield f"{fate}&at={min(2, at)}/{min(3, len(sides.parts))}"
        yield f"{fate}&lead={part.lead}"
        yield from (f"{fate}&{one}" for one in (likely, met, f"{met}&{likely}", *signs))
        yield from (f"{fate}&{one}&{met}&{likely // 2}" for one in signs if not one.startswith("near"))


def _of_fresh(sides: Sides, words: Words, sort: str) -> Iterator[str]:
    """Which words the text brings, and which it leaves out."""
    known = set().union(*(kinds for *_, kinds in sides.parts))
    for at, kinds in sides.fresh.items():
        fate, shape = f"new:{words.has(sides.line.lower[at])}", sides.line.shape(at, at)
        yield f"{fate}&{shape}"
        yield f"{fate}&{shape}&{sort}"
        yield from (f"{fate}&{kind}&{kind in known}" for kind in kinds)
        if clause := sides.clause_at(at):
            yield f"{fate}&now={clause.now}&changes={clause.changes}&denies={clause.denies}"
            yield f"{fate}&worth={clause.worth}"


def _of_revision(sides: Sides, text: str, words: Words) -> Iterator[str]:
    """Has the text the words that the judge of pieces takes for new, and those it takes for old?"""
    found = sides.revision
    if found is None:
        yield "unrevised"
        return
    new = content(found.new)
    came = _share(sum(words.has(word) for word in new), len(new)) if text else "no"
    went = any(words.has(word) for word in content(found.old) if not any(is_alike(word, other) for other in new))
    yield f"new={came}&old={went}"
    yield f"new={came}&{step(found.likely)}"
    yield f"old={went}&{step(found.likely)}"
    yield f"new={came}&old={went}&{found.alike}&{found.denied}"
    yield f"new={came}&old={went}&{found.alike}&{step(found.likely) // 2}"


def _of_splice(sides: Sides, ways: Set[str], sort: str) -> Iterator[str]:
    """What speaks for and against the new words where they stand in the text; and where they might, but do not."""
    if any(way.partition("+")[0] == SPLICED for way in ways):
        yield from (f"splice:{one}" for one in sides.of_revision)
    else:
        yield from (f"no splice:{sort}:{one}" for one in sides.of_revision[:_MANY])


def _of_clauses(sides: Sides, words: Words) -> Iterator[str]:
    """How much the text says of each clause of the message."""
    for one in sides.clauses:
        said = sum(words.has(word) for word in one.words) / len(one.words)
        fate = f"clause:{'all' if said > _MOST else 'some' if said > _LITTLE else 'no'}"
        yield f"{fate}&worth={one.worth}"
        yield f"{fate}&tells={one.tells}"
        yield f"{fate}&tells={one.tells}&names={one.names}"
        turns = (f"changes={one.changes}", f"now={one.now}", f"denies={one.denies}", f"names={one.names}")
        yield f"{fate}&{'&'.join(turns)}"
        yield from (f"{fate}&{turn}" for turn in turns)


def _of_text(sides: Sides, text: str, words: Words) -> Iterator[str]:
    """How the text reads."""
    note, line = sides.given.note, Line(text)
    subject = named_subject(note)
    yield f"length={min(_LONG, len(line.words) // 2)}"
    yield f"longer={min(6, int(2 * len(line.words) / max(1, len(note.split()))))}"
    yield f"ends={is_change(text)}&{sides.is_over}"
    yield f"denies={any(map(denies, words.words))}"
    yield f"now={bool(NOW.search(text))}"
    yield f"begins alike={line.lower[:1] == Line(note).lower[:1]}"
    yield f"adds={text.endswith(')')}"
    for_what = [purposes_of(one.of(text)) for one in sentence_spans(text)]
    yield f"wants={step(max((one['order'] + one['ask'] for one in for_what), default=0.0))}"
    yield f"tells={step(min((one['tell'] for one in for_what), default=0.0))}"
    yield f"aside={step(max((one['aside'] for one in for_what), default=0.0))}"
    yield f"sentences={text.count('. ')}"
    yield f"whom={bool(subject)}&{text.startswith(subject)}"
    key = sides.given.key if sides.given.start else "own"
    yield f"fits={key}&{fits_slot(sides.given.key, text)}&{min(_MANY, len(line.words))}"


def _of_heard(sides: Sides, text: str, words: Words) -> Iterator[str]:
    """Does the text say what was heard in the message?"""
    heard = [one for one in sides.given.heard if text and all(words.has(word) for word in content(one))]
    yield f"heard={min(2, len(sides.given.heard))}&{min(2, len(heard))}"


def _of_context(sides: Sides, ways: Set[str], sort: str) -> Iterator[str]:
    for one in sides.about:
        yield f"{one}&{sort}"
        yield f"{one}&{sort}&{RULED in ways}"


def _share(part: int, whole: int) -> str:
    if not whole:
        return "none"
    return "all" if part == whole else "most" if 2 * part > whole else "some" if part else "no"
