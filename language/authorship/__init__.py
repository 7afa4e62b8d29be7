"""What of a message are the user's own words? Quotations, pasted texts, code and addresses are somebody else's.

Recognisers find the forms of other people's words; a trained judge then says of each piece whose it is: also of what
has no form, and of the user's own words that a recogniser took with a paste. When in doubt a passage is left out: what
is not the user's own word cannot become a durable memory.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from language.authorship.chats import actions, certain_lines, chat_lines
from language.authorship.cues import announced
from language.authorship.documents import (
    addresses,
    comments,
    fences,
    lone_tags,
    open_lines,
    other_speakers,
    profiles,
    program,
    quoted_lines,
    records,
    subtitles,
    tables,
    tagged,
)
from language.authorship.judge import foreign
from language.authorship.lines import GAP, Span, between, cut
from language.authorship.mails import letters, mails, signatures
from language.authorship.marks import PAIRS, attributed, paragraphs, quotations, reported, retold
from language.authorship.posts import posts, typeset
from language.authorship.segments import segments_of
from language.authorship.signs import (
    FREE,
    MINE,
    SURE,
    UNSURE,
    Piece,
    announces,
    answering,
    is_aside,
    leads_to_own,
    looks_mixed,
    names_others,
    pieces_of,
)
from language.authorship.transcripts import is_own_list, transcripts
from language.authorship.voice import FIRST_PERSON
from language.authorship.works import apart_from_lists, articles, asks_of_another, certain_articles, records_of_others
from language.patterns import pattern_of

Recogniser = Callable[[str], Iterator[Span]]

RECOGNISERS: tuple[Recogniser, ...] = (
    fences,
    comments,
    mails,
    subtitles,
    quoted_lines,
    typeset,
    other_speakers,
    addresses,
    tagged,
    open_lines,
    lone_tags,
    letters,
    signatures,
    tables,
    profiles,
    articles,
    records,
    records_of_others,
    actions,
    transcripts,
    posts,
    chat_lines,
    announced,
    program,
    paragraphs,
    reported,
    attributed,
    quotations,
    retold,
)
"""One for each form of other people's words, in the order in which they read the text."""
NEEDS: dict[Recogniser, str] = {
    fences: "`~",
    comments: "<",
    mails: ":-_=*",
    subtitles: ">V",
    quoted_lines: ">&│┃▎▏▍▌❘┊↳⤷»|",
    other_speakers: ":",
    tagged: "<[",
    open_lines: "<",
    lone_tags: "<&",
    letters: "\n",
    tables: "|\t,;",
    profiles: "|·•",
    records_of_others: "\n",
    actions: "*!",
    transcripts: "\n",
    announced: ":",
    paragraphs: "\n",
    reported: ":：",
    attributed: "".join(PAIRS),
    quotations: "".join(PAIRS),
}
"""Signs of which a text must hold one for these to find anything."""
OPEN_ENDED: dict[Recogniser, Recogniser | None] = {
    subtitles: None,
    chat_lines: certain_lines,
    announced: None,
    articles: certain_articles,
}
"""Those that see where other people's words begin but can only guess where they end; with what finds the certain ones
among them."""

THEIRS = 0.3
"""From here on a piece that no recogniser took is somebody else's."""
NEVER = 2.0
"""The same for a message in one breath, without a break, a quotation or an announcement: it is its writer's."""
ANNOUNCED = 0.15
"""The same for what stands behind a colon, where the words before it do not speak of the user."""
GOING_ON = 0.1
"""The same for what goes on in the line of a piece that the judge leaves out."""
BESIDE = 0.6
"""The same for what stands behind a quotation that has ended, and for an aside."""
ANSWERING = 0.85
"""The same for what speaks of the user behind a quotation that they announced and closed."""
OURS = 0.15
"""Up to here a piece is the user's though a recogniser took it with somebody else's words."""
_RULES = (FREE, UNSURE, SURE)
_SIGNS = frozenset("".join(NEEDS.values()))
_PARAGRAPH = 400
_TRIMMED = 8
"""Characters that may go without a word going with them."""
_AFTER_LEAD = pattern_of(rf"(?<=[:：])\s{{0,3}}{GAP}")
"""Where words were announced and cut out, what follows begins anew: "she wrote: … I work as a nurse"."""


@lru_cache(maxsize=256)
def own_words(message: str) -> str:
    """The message without quotations, pasted texts, code blocks and addresses; short quoted titles stay."""
    text = _plain(message)
    spans, pieces = read(text)
    theirs = [span for span, cut_out in zip(spans, _judged(pieces), strict=True) if cut_out]
    text = cut(text, _joined(text, theirs))
    kept = (part for part in text.split("\n") if not _looks_pasted(part))
    return _AFTER_LEAD.sub("\n", "\n".join(kept)).replace(GAP, " ").strip()


def others_speak(message: str) -> bool:
    """Does a message hold other people's words too?"""
    return len(own_words(message)) < len(_plain(message).strip()) - _TRIMMED


def _judged(pieces: list[Piece]) -> list[bool]:
    """Which pieces are to be left out; the judge is asked only where its word could change anything."""
    least, most = (left_out(pieces, [chance] * len(pieces)) for chance in (0.0, 1.0))
    return least if least == most else left_out(pieces, foreign(pieces))


def left_out(pieces: list[Piece], likely: list[float]) -> list[bool]:
    """Which pieces are to be left out, given how likely each is somebody else's."""
    free = THEIRS if looks_mixed(pieces) else NEVER
    least = {UNSURE: OURS, SURE: 0.0, MINE: NEVER}
    left: list[bool] = []
    for before, piece, chance, answers in zip((None, *pieces), pieces, likely, answering(pieces), strict=False):
        judged = before is not None and before.rule == FREE and bool(before.words) and left[-1]
        goes_on = judged and piece.joint == "same" and not piece.lead
        quoted = before is not None and before.rule == SURE and before.quoted
        known = (
            ANSWERING
            if answers
            else GOING_ON
            if goes_on
            else BESIDE
            if leads_to_own(before)
            else ANNOUNCED
            if announces(before) and before is not None and (names_others(before) or piece.joint != "same")
            else BESIDE
            if quoted or is_aside(before)
            else free
        )
        bound = known if known == ANSWERING and piece.rule == UNSURE else least.get(piece.rule, known)
        left.append(chance >= bound or (piece.rule == UNSURE and piece.lead))
    return left


def read(text: str) -> tuple[list[Span], list[Piece]]:
    """The pieces of a text, with what the recognisers say of each."""
    rules = _recognised(text)
    borders = [place for place in range(1, len(text)) if rules[place] != rules[place - 1]] if any(rules) else []
    spans = segments_of(text, borders)
    found = [_RULES[rules[start]] for start, _ in spans]
    if is_own_list(text) and not asks_of_another(apart_from_lists(text)):
        found = [MINE if rule == FREE else rule for rule in found]
    return spans, pieces_of(text, spans, found)


def _plain(message: str) -> str:
    return message.replace("\r\n", "\n").replace("\r", "\n").replace(GAP, " ")


def _recognised(text: str) -> bytearray:
    """For each letter the number of its rule."""
    rules, left, places = bytearray(len(text)), text, list(range(len(text)))
    for recognise in _asked(_SIGNS.intersection(text)):
        found = list(recognise(left))
        if not found:
            continue
        certain = OPEN_ENDED.get(recognise, recognise)
        for rule, spans in ((UNSURE, found), (SURE, certain(left) if certain else ())):
            for start, stop in spans:
                for place in places[start:stop]:
                    if place >= 0:
                        rules[place] = _RULES.index(rule)
        parts = between(len(left), found)
        left = GAP.join(left[start:stop] for start, stop in parts)
        places = [place for start, stop in parts for place in (*places[start:stop], -1)][:-1]
    return rules


@lru_cache(maxsize=512)
def _asked(signs: frozenset[str]) -> tuple[Recogniser, ...]:
    """The recognisers that may find something in a text with these signs, in their order."""
    return tuple(one for one in RECOGNISERS if one not in NEEDS or not signs.isdisjoint(NEEDS[one]))


def _joined(text: str, spans: list[Span]) -> list[Span]:
    """Neighbours with nothing but spaces between them as one."""
    joined: list[Span] = []
    for start, stop in spans:
        if joined and not text[joined[-1][1] : start].strip():
            joined[-1] = joined[-1][0], stop
        else:
            joined.append((start, stop))
    return joined


def _looks_pasted(paragraph: str) -> bool:
    return len(paragraph) >= _PARAGRAPH and FIRST_PERSON.search(paragraph) is None
