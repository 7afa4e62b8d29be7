"""What a note says beside that which a message changes: its other phrases. They stay true, and stay in what takes its
place."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from language.hearing.line import Line
from language.hearing.relate import content, is_alike
from language.hearing.splicing.phrases import Phrase, phrases
from language.hearing.splicing.staying import staying
from language.hearing.stored.moved import moved_to
from language.words.lexicon import FUNCTION_WORDS

_STAYS = 0.5
"""How likely a phrase must stay true to be kept."""
_SPLICED = 0.5
"""The share of the words of a text that a note has too, in their order, where it is the note with other words."""
_EDGES = " .,;:!…"


def with_rest(said: str, note: str, text: str) -> str:
    """A new text for a note, with what of the note holds on."""
    parts, changed = phrases(note), _changed(note, text)
    lost = [at for at, part in enumerate(parts) if not (part.first in changed or _shares(part.words, text))]
    kept = _kept(said, note, lost, sure=bool(changed))
    if not kept:
        return text
    told = text.rstrip(_EDGES)
    return _inserted(parts, kept, told) if changed else f"{told} ({', '.join(_joined(note, kept))})"


def rest_of(said: str, note: str) -> str:
    """What holds on of a note by itself, where it still begins as it did; else nothing."""
    kept = _kept(said, note, range(len(phrases(note))))
    return ", ".join(_joined(note, kept)) if kept and kept[0] == 0 else ""


def _kept(said: str, note: str, lost: Sequence[int], *, sure: bool = False) -> list[int]:
    """The phrases of a note that stay true, of those that are lost. Something has gone: where it is not sure that
    something else has, the likeliest of them; a place only for another one."""
    parts, likely = phrases(note), staying(said, note)
    going = sure or any(likely[at] < _STAYS and not part.is_verb for at, part in enumerate(parts))
    open_ = [] if going else [at for at in lost if not parts[at].is_place]
    least = min(open_, key=likely.__getitem__, default=-1)
    return [
        at
        for at in lost
        if likely[at] >= _STAYS and at != least and not parts[at].is_verb and not _has_moved(said, parts[at], note)
    ]


def _has_moved(said: str, part: Phrase, note: str) -> bool:
    """Is a phrase the only place of a note, and does the message name another one?"""
    only = part.is_place and sum(one.is_place for one in phrases(note)) == 1
    return only and (any(one.is_place for one in phrases(said)) or bool(moved_to(said)))


def _changed(note: str, text: str) -> set[int]:
    """Where the phrases begin in which a text has other words than a note; none where it is not the note with other
    words."""
    known, new = Line(note), Line(text)
    blocks = _steps(known, new)
    same = [at for kind, first, last, _, _ in blocks if kind == "equal" for at in range(first, last)]
    telling = any(known.lower[at] not in FUNCTION_WORDS for at in same)
    if not telling or len(same) < _SPLICED * len(new.words):
        return set()
    replaced = [first for kind, first, last, _, _ in blocks if kind == "replace"]
    return {part.first for part in phrases(note) if any(part.first <= at <= part.last for at in replaced)} or {-1}


def _joined(note: str, kept: Sequence[int]) -> list[str]:
    """Phrases of a note; those that stood next to each other in one piece."""
    parts = phrases(note)
    runs: list[list[int]] = []
    for at in kept:
        if runs and runs[-1][-1] == at - 1:
            runs[-1].append(at)
        else:
            runs.append([at])
    return [parts[0].line.of(parts[run[0]].opens, parts[run[-1]].last) for run in runs]


def _inserted(parts: Sequence[Phrase], kept: Sequence[int], text: str) -> str:
    """A text with the phrases it lacks, each before what followed it, else at the end."""
    known = parts[0].line
    for at in kept:
        part, line = parts[at], Line(text)
        following = next((one for one in range(part.last + 1, len(known.words)) if one in _places(known, line)), None)
        if following is None:
            text = f"{text}{', ' if known.between(part.first) else ' '}{part.text}"
            continue
        word = line.words[_places(known, line)[following]]
        same = word.of(text).casefold() == known.lower[following]
        after = (known.of(following, following) if same else word.of(text)) + text[word.end :]
        text = f"{text[: word.start]}{part.text}{', ' if known.between(part.last + 1) == 'comma' else ' '}{after}"
    return text[:1].upper() + text[1:]


def _places(known: Line, new: Line) -> dict[int, int]:
    """By word of a note the place of it, or of what begins to stand for it, in a text."""
    found: dict[int, int] = {}
    for kind, first, last, then, _ in _steps(known, new):
        if kind in ("equal", "replace"):
            found |= {first + more: then + more for more in range(last - first if kind == "equal" else 1)}
    return found


def _steps(known: Line, new: Line) -> Sequence[tuple[str, int, int, int, int]]:
    """How the words of a note become those of a text."""
    return SequenceMatcher(None, known.lower, new.lower, autojunk=False).get_opcodes()


def _shares(words: Sequence[str], text: str) -> bool:
    return any(is_alike(a, b) for a in words for b in content(text))
