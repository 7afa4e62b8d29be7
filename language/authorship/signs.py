"""What speaks for a piece of a message being the user's or somebody else's: its words, its shape, what stands around.

A sign is a short text; its hash is the row of the weights it counts for.
"""

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from language.authorship.chats import is_field
from language.authorship.cues import A_TEXT
from language.authorship.lines import Span
from language.authorship.marks import SAYING, retold
from language.authorship.voice import ASIDE, FIRST_PERSON, FIRST_VERB, REQUEST, SECOND_PERSON, is_self
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.cues import Cues, cues_of
from language.words.lexicon import FUNCTION_WORDS

SURE, UNSURE, FREE, MINE = "sure", "unsure", "free", "mine"
"""What the recognisers said of a piece: somebody else's; perhaps somebody else's; nothing; surely the user's."""

_WORD = pattern_of(r"[^\W_]+(?:['’-][^\W_]+)*|[?!…\"«»“”„:(@#|>$={}]")
_NUMBER = pattern_of(r"\d")
_TIME = pattern_of(r"\b\d{1,2}:\d\d\b")
_SAYING = pattern_of(rf"\b(?:{SAYING})\b", re.IGNORECASE)
_THIS = pattern_of(rf"\b(?:{alternatives('authorship', 'POINTING')})\b", re.IGNORECASE)
_BAR = pattern_of(r"([-=*_~#])\1{2,}")
"""Drawn above and below what is pasted."""
_CLOSING = ("»", "”", "“", '"', "›")
_BULLET = pattern_of(r"[-*•–—]\s|\d{1,2}[.)]\s")
_GREETINGS = words("authorship", "GREETINGS")
_CUES = ("me", "mine", "verbs", "somebody", "people", "says", "supposes", "asks", "orders", "past", "plans")
_OTHERS = frozenset({"somebody", "people", "says", "orders"})
_NEAR = 4
_GRAM = 4
_LONGEST = 600
_MOST_WORDS = 60
_REMARK = 3
"""Words of a remark between a quotation and what speaks of the user."""
_DEEP = 4


@dataclass(frozen=True)
class Piece:
    """One piece of a message, read once; how it looks and is meant only where that is asked for."""

    text: str
    words: list[str]
    joint: str
    """How it is joined to the piece before: in the same line, on a new one, after a blank one."""
    rule: str
    whole: Cues
    """Those of the message."""
    quoted: bool
    lead: bool
    """Does it end in a colon, so that something is announced?"""
    barred: bool

    @cached_property
    def shape(self) -> tuple[str, ...]:
        return (*_shape(self.text), *(("barred",) if self.barred else ()))

    @cached_property
    def cues(self) -> tuple[str, ...]:
        return tuple(cue for cue in _CUES if self._meant.find(cue, self._lower))

    @property
    def language(self) -> str:
        return self._meant.language

    @cached_property
    def _meant(self) -> Cues:
        return cues_of(self._lower, self.whole)

    @cached_property
    def _lower(self) -> str:
        return self.text[:_LONGEST].casefold().replace("’", "'")


def pieces_of(text: str, spans: Sequence[Span], rules: Sequence[str]) -> list[Piece]:
    """The pieces of a text with what the recognisers said of each."""
    whole = cues_of(text[:_LONGEST].casefold())
    found: list[Piece] = []
    end = bars = 0
    for (start, stop), rule in zip(spans, rules, strict=True):
        rule = _surer(found, rule, text[start:stop]) if found else rule
        bars += _BAR.fullmatch(text, start, stop) is not None
        found.append(_piece(text[start:stop], text[end:start] if found else "^", rule, whole, barred=bars % 2 == 1))
        end = stop
    return found


def _surer(found: Sequence[Piece], rule: str, own: str) -> str:
    """What was announced is sure to be somebody else's; the user's is what stands under their own name in a chat, and
    what turns back to them behind what a recogniser took."""
    before = found[-1]
    if rule == UNSURE and before.lead:
        return SURE
    if rule != FREE or before.rule not in (SURE, UNSURE):
        return rule
    named = before.text.rstrip(" :*").split() or [""]
    is_mine = before.rule == UNSURE and is_self(named[-1] if before.lead else named[0])
    return MINE if is_mine or _is_own_label(found) or ASIDE.match(own) else rule


def _is_own_label(found: Sequence[Piece]) -> bool:
    """Is the last of them nothing but the user's name in a chat: "(me)", "### Me", "me 14:22", "me –"?"""
    label = found[-1].words or (found[-2].words if len(found) > 1 and found[-1].joint == "same" else [])
    letters = [word for word in label if word[0].isalpha()]
    return len(letters) == 1 and is_self(letters[0])


def _piece(own: str, between: str, rule: str, whole: Cues, *, barred: bool) -> Piece:
    words = [word.casefold().replace("’", "'") for word in _WORD.findall(own[:_LONGEST])][:_MOST_WORDS]
    return Piece(
        own,
        words,
        "first" if between == "^" else ("blank" if between.count("\n") > 1 else "line" if "\n" in between else "same"),
        rule,
        whole,
        own[:1] in '«“„"‹»',
        own.endswith((":", "：")),
        barred,
    )


def _shape(own: str) -> Iterator[str]:
    first, letters = own[:1], [letter for letter in own[:_LONGEST] if letter.isalpha()]
    yield "start=" + ("A" if first.isupper() else "a" if first.islower() else "0" if first.isdigit() else first)
    yield "end=" + ("w" if own[-1:].isalnum() else own[-1:])
    yield f"length={min(9, len(own) // 20)}"
    if letters and all(letter.isupper() for letter in letters):
        yield "capitals"
    if letters and own == own.lower():
        yield "lower"
    if own.endswith(":"):
        label = own.rstrip(" :")
        yield f"label={min(_DEEP, len(label.split()))},{is_field(label)},{label.istitle()}"
    for name, form in (
        ("number", _NUMBER),
        ("time", _TIME),
        ("says", _SAYING),
        ("this", _THIS),
        ("i", FIRST_PERSON),
        ("verb", FIRST_VERB),
        ("you", SECOND_PERSON),
    ):
        if form.search(own[:_LONGEST]):
            yield name
    for name, form in (("aside", ASIDE), ("request", REQUEST), ("bullet", _BULLET)):
        if form.match(own.lstrip(" (*-–—")):
            yield name


_ASIDE = pattern_of(rf"(?:{alternatives('authorship', 'ASIDES_AS_LABELS')})\s*[:：]", re.IGNORECASE)
"""How people begin an aside of their own."""


def is_aside(piece: Piece | None) -> bool:
    """Does a piece begin an aside of the user's own?"""
    return piece is not None and _ASIDE.match(piece.text) is not None


def announces(piece: Piece | None) -> bool:
    """Does a piece announce something, without a word of the user?"""
    return (
        piece is not None
        and piece.lead
        and not is_field(piece.text.rstrip(" :"))
        and not is_aside(piece)
        and {"me", "verbs"}.isdisjoint(piece.cues)
    )


def names_others(piece: Piece) -> bool:
    """Does a piece lead to words, and say that they are somebody's or a text's ("two things:" does not)?"""
    if not piece.lead or is_field(piece.text.rstrip(" :")):
        return False
    return not _OTHERS.isdisjoint(piece.cues) or bool(_SAYING.search(piece.text) or A_TEXT.search(piece.text))


def leads_to_own(piece: Piece | None) -> bool:
    """Does a piece that surely is the user's lead to more of theirs ("a short question:")?"""
    return piece is not None and piece.rule == MINE and piece.lead and not names_others(piece)


def answering(pieces: Sequence[Piece]) -> list[bool]:
    """Which pieces speak of the user behind a quotation that was announced, opened and closed, or a word after it."""
    found: list[bool] = []
    last = first = -1
    for index, piece in enumerate(pieces):
        behind = first > 0 and pieces[first].quoted and pieces[first - 1].lead and _is_closed(pieces[last])
        found.append(behind and not {"i", "verb"}.isdisjoint(piece.shape))
        if index < 2 or piece.rule != SURE or piece.quoted:
            opened = index
        if index < 2 or piece.rule == SURE or not _is_remark(piece):
            last, first = index, opened
    return found


def _is_closed(piece: Piece) -> bool:
    return piece.text.rstrip(".!?… ").endswith(_CLOSING)


def _is_remark(piece: Piece) -> bool:
    """Is a piece but a word or two on what was quoted ("What a woman!")?"""
    return sum(word[0].isalnum() for word in piece.words) <= _REMARK


def looks_mixed(pieces: Sequence[Piece]) -> bool:
    """Does anything in the shape of a message say that more than one may have written it?"""
    return not _is_list(pieces) and any(
        (piece.rule != FREE and not _is_retold(piece))
        or (piece.quoted and sum(word[0].isalnum() for word in piece.words) > 1)
        or piece.joint in ("line", "blank")
        or names_others(piece)
        or (index and piece.words[:1] and piece.words[0] in _GREETINGS)
        for index, piece in enumerate(pieces)
    )


def _is_retold(piece: Piece) -> bool:
    """Does a piece only tell in its writer's own words what others say ("they told me that …")?"""
    return piece.rule == SURE and piece.joint in ("first", "same") and any(True for _ in retold(piece.text))


def _is_list(pieces: Sequence[Piece]) -> bool:
    """Is the message one list, perhaps below a line that says of what? Somebody else's would be announced or marked."""
    return (
        sum(piece.joint == "line" or not index for index, piece in enumerate(pieces)) > 1
        and all(piece.rule == FREE and not piece.quoted and not names_others(piece) for piece in pieces)
        and all(_ITEM.match(piece.text) for piece in pieces[1:] if piece.joint == "line")
        and all(piece.joint != "blank" for piece in pieces)
    )


_ITEM = pattern_of(r"[-*•·–]\s|\d{1,2}[.)]")


def signs(pieces: Sequence[Piece], index: int) -> Iterator[str]:
    """What speaks for one piece by itself, and by what stands around it."""
    piece = pieces[index]
    place = _place(pieces, index)
    yield "bias"
    yield from (f"rule={piece.rule}", f"place={place}", f"rule={piece.rule}&{place}", f"joint={piece.joint}")
    yield from _own(piece)
    yield from (f"{sign}&{place}" for sign in (*piece.shape, *piece.cues))
    yield f"voice={','.join(sorted({*piece.shape, *piece.cues} & _VOICE))}&{place}"
    yield from _before(pieces, index)
    yield from _after(pieces, index)
    yield f"other={piece.language != pieces[-1].language},{piece.language != pieces[0].language}"


_VOICE = frozenset({"i", "verb", "you", "request", "aside", "says", "me", "mine", "verbs"})


def _place(pieces: Sequence[Piece], index: int) -> str:
    """Where it stands: alone, first, in the middle, last."""
    if len(pieces) == 1:
        return "only"
    return "first" if index == 0 else "last" if index + 1 == len(pieces) else "middle"


def _own(piece: Piece) -> Iterator[str]:
    yield from piece.shape
    yield from (f"cue={cue}" for cue in piece.cues)
    yield f"quoted={piece.quoted}"
    yield f"lead={piece.lead}"
    framed = ["^", *piece.words, "$"]
    yield from (f"w={word}" for word in piece.words)
    yield from (f"{a} {b}" for a, b in pairwise(framed) if _small(a) or _small(b))
    yield f"first={' '.join(piece.words[:2])}"
    yield f"first3={' '.join(piece.words[:3])}"
    for word in piece.words:
        if len(word) > _GRAM:
            yield f"<{word[:_GRAM]}"
            yield f"{word[-_GRAM:]}>"


def _small(word: str) -> bool:
    return word in FUNCTION_WORDS or not word[0].isalnum()


def _before(pieces: Sequence[Piece], index: int) -> Iterator[str]:
    """The pieces before, and the announcement that came last."""
    joint = pieces[index].joint
    if index:
        near = pieces[index - 1]
        yield from (f"before:{sign}" for sign in (*near.shape, *near.cues))
        yield from (f"before:{joint}:{sign}" for sign in near.shape)
        yield from (f"before={word}" for word in near.words[-_NEAR:])
        yield f"before^={' '.join(near.words[:2])}"
        yield f"before rule={near.rule}&{pieces[index].rule}&{joint}"
        yield f"before lead={near.lead}&{joint}"
        yield f"before quoted={near.quoted}&{pieces[index].quoted}"
        if near.lead:
            yield from (f"lead={word}" for word in near.words)
    leads = [back for back in range(1, min(index, _DEEP) + 1) if pieces[index - back].lead]
    yield f"since lead={leads[0] if leads else 0}&{joint}"


def _after(pieces: Sequence[Piece], index: int) -> Iterator[str]:
    if index + 1 < len(pieces):
        near = pieces[index + 1]
        yield from (f"after:{sign}" for sign in (*near.shape, *near.cues))
        yield from (f"after:{near.joint}:{sign}" for sign in near.shape)
        yield from (f"after={word}" for word in near.words[:_NEAR])
        yield f"after^={' '.join(near.words[:2])}"
        yield f"after rule={near.rule}&{pieces[index].rule}&{near.joint}"
        yield f"after quoted={near.quoted}"


def turns(pieces: Sequence[Piece], index: int) -> Iterator[str]:
    """What speaks for the writer changing, or not, between a piece and the one before it."""
    near, piece = pieces[index - 1], pieces[index]
    yield "bias"
    yield f"joint={piece.joint}"
    yield f"lead={near.lead}&{piece.joint}"
    yield f"quoted={near.quoted}&{piece.quoted}"
    yield f"language={near.language == piece.language}"
    yield f"lower={'lower' in near.shape}&{'lower' in piece.shape}&{piece.joint}"
    yield f"first={' '.join(piece.words[:1])}"
    yield f"first2={' '.join(piece.words[:2])}"
    yield f"rule={near.rule}&{piece.rule}"
    yield f"i={'i' in near.shape}&{'i' in piece.shape}&{piece.joint}"
    yield from (f"{sign}&{piece.joint}" for sign in (*piece.shape, *piece.cues))
    yield from (f"before:{sign}&{piece.joint}" for sign in near.shape)


def rows_of(found: Iterable[str], bits: int) -> list[int]:
    """The rows of the weights that these signs count for."""
    mask = (1 << bits) - 1
    return sorted({zlib.crc32(sign.encode()) & mask for sign in found})
