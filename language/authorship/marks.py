"""Speech between quotation marks, with the sentence that says whose it is; speech retold after "that"."""

import re
from collections.abc import Iterator
from functools import partial

from language.authorship.lines import Span, lines_of
from language.authorship.voice import FIRST_PERSON, FIRST_VERB, SECOND_PERSON
from language.languages import alternatives
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
PAIRS = {
    "«": "»", "»": "«", "“": "”", "„": "“", '"': '"', "「": "」", "『": "』", "‹": "›", "›": "‹",
    "‘": "’", "‚": "‘", "'": "'",
    "”": "”", "❝": "❞", "❛": "❜", "〝": "〞", "＂": "＂",
}  # fmt: skip
OPENING = '«“„"「『‹‘‚❝❛〝＂'
_OTHER_CLOSE = {"„": "”", "‘": "'", "»": "»", "〝": "〟"}
SAYING = _any("SAYING")
_SAYING_UNSPACED = rf"(?:{_any('SAYING_UNSPACED')})(?:{_any('SAYING_ENDINGS')}){{0,2}}"
_REPORTED = pattern_of(
    rf"(?:\b(?:{SAYING})\b|{_SAYING_UNSPACED})[^\n:：]{{0,40}}[:：]\s{{0,3}}(?=[{OPENING}])", re.IGNORECASE
)
_QUOTED_BEHIND = pattern_of(rf"[:：]\s{{0,3}}[{OPENING}]")
"""Without one nothing is reported so; it is found faster than all verbs of saying."""
_SAID = pattern_of(rf"\b(?:{SAYING})\b|[—–-] ?@?\w", re.IGNORECASE)
_THAT = pattern_of(
    rf"\b(?:{SAYING})\b[^.!?\n:,]{{0,40}}?(?:{_any('THAT')})\b"
    rf"|\b(?:{_any('ACCORDING')})\b",
    re.IGNORECASE,
)
_LINK = pattern_of(rf"\b(?:{_any('RETOLD')})\b|\b(?:{_any('RETOLD_ELIDED')})", re.IGNORECASE)
"""Without one of these words nothing is retold; they are found faster than all verbs of saying."""
_SUBJECT = pattern_of(rf"\b(?:{_any('SUBJECTS')})\b|\b(?:{_any('FIRST_ELIDED')})", re.IGNORECASE)
_SENTENCE = pattern_of(r"[^.!?\n]+(?:[.!?…]+|\n|$)")
_UNSPACED = pattern_of(r"[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Scripts that part no words; two of their letters count as one."""
_REACH = 4_000
_SINGLE_REACH = 600
_SINGLE_CLOSE = pattern_of(r"['’](?!\w)")
_TITLE_WORDS = 8
_EXPRESSION = 3
"""A quotation of so many words is more than a name."""
_OF_A_LETTER = pattern_of(
    rf"\W*(?:{_any('FORMAL')}|{_any('SALUTATIONS')}|{_any('CLOSES')})\b[^\n]{{0,60}},", re.IGNORECASE
)
"""How a letter begins or ends: to whom it goes, from whom it comes."""
_SENTENCE_REACH = 200
_AFTER_SENTENCE = pattern_of(r"(?<=[.!?…])\s|\n")
_STOP = pattern_of(r"[.!?…](?=\s|$)")


def reported(text: str) -> Iterator[Span]:
    """What somebody is said to have said, up to the last closing mark of the paragraph: it may hold quotations too."""
    done = 0
    for lead in _REPORTED.finditer(text) if _QUOTED_BEHIND.search(text) else ():
        if lead.start() < done:
            continue
        paragraph = text.find("\n\n", lead.end())
        limit = len(text) if paragraph < 0 else paragraph
        end = max(text.rfind(mark, lead.end() + 1, limit) for mark in _CLOSING)
        done = limit if end < 0 else end + 1
        yield _speaker(text, lead), done


_OPENING = pattern_of(f"[{re.escape(''.join(PAIRS))}]")
_CLOSING = "".join(sorted({*PAIRS.values(), *_OTHER_CLOSE.values()} - {"'", "«", "‹"}))


def _speaker(text: str, lead: re.Match[str]) -> int:
    """Where the sentence begins that says who speaks; where the quotation does, if the user occurs in it."""
    near = text[max(0, lead.start() - _SENTENCE_REACH) : lead.start()]
    start = lead.start() - len(_AFTER_SENTENCE.split(near)[-1])
    return lead.end() if _of_us(text[start : lead.end()]) else start


def _of_us(words: str) -> bool:
    return bool(FIRST_PERSON.search(words) or SECOND_PERSON.search(words))


def attributed(text: str) -> Iterator[Span]:
    """A line of news around somebody's quoted words, to the end of the sentence that says whose they are."""
    for line in lines_of(text):
        quoted = list(_quoted(line.text, _EXPRESSION))
        around = _blanked(line.text, quoted)
        said = [found.end() for found in _SAID.finditer(around)] if quoted else []
        if said:
            stop = _STOP.search(around, max(said[-1], quoted[-1][1]))
            end = stop.end() if stop else len(around)
            if not _of_us(around[:end]):
                yield line.start, line.start + end


def _blanked(line: str, spans: list[Span]) -> str:
    kept, end = [], 0
    for start, stop in spans:
        kept += [line[end:start], " " * (stop - start)]
        end = stop
    return "".join([*kept, line[end:]])


def quotations(text: str) -> Iterator[Span]:
    """Sentences between quotation marks of any kind; titles and single expressions stay."""
    return (span for span in _quoted(text, 1) if _is_quotation(text[span[0] + 1 : span[1] - 1]))


def _quoted(text: str, words: int) -> Iterator[Span]:
    """Passages of at least so many words between quotation marks."""
    after = 0
    while opening := _OPENING.search(text, after):
        place = opening.start()
        end = _closing(text, place)
        after = (place if end is None else end) + 1
        if end is not None and (words == 1 or len(text[place + 1 : end].split()) >= words):
            yield place, end + 1


def _closing(text: str, place: int) -> int | None:
    """Where the quotation whose mark stands here ends; None where the mark opens none."""
    mark = text[place]
    if not _opens(text, place):
        return None
    limit = place + _REACH
    ends = [text.find(close, place + 1, limit) for close in {PAIRS[mark], _OTHER_CLOSE.get(mark, PAIRS[mark])}]
    if mark in "'‘":
        ends = [_single(text, place, place + _SINGLE_REACH)]
    found = [end for end in ends if end > 0]
    return min(found) if found else None


def _opens(text: str, place: int) -> bool:
    """A mark that also closes, or is an apostrophe, opens only between a space and a letter."""
    if text[place] not in "'‘»›”":
        return True
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    return (not before or not (before.isalnum() or before in ".!?,")) and (
        after.isalnum() or (after == " " and text[place] in "‹›")
    )


def _single(text: str, place: int, limit: int) -> int:
    """The next single mark that no letter follows: the others are apostrophes."""
    found = _SINGLE_CLOSE.search(text, place + 1, limit)
    return found.start() if found else -1


def _is_quotation(inside: str) -> bool:
    """Is it somebody's sentence rather than a title or a single expression?"""
    words = len(_UNSPACED.sub(" ", inside).split()) + len(_UNSPACED.findall(inside)) // 2
    ended = inside.rstrip().endswith((".", "!", "?", "…", "。", "！", "？", ","))
    sentence = ended or any(voice.search(inside) for voice in (FIRST_PERSON, FIRST_VERB))
    return words > _TITLE_WORDS or (words >= _EXPRESSION and (sentence or _OF_A_LETTER.match(inside) is not None))


def paragraphs(text: str) -> Iterator[Span]:
    """Several paragraphs of one quotation: each opens with a mark, the last one closes it."""
    lines = [line for line in lines_of(text) if not line.blank]
    first = None
    for line in lines:
        bare = line.text.strip()
        close = PAIRS.get(bare[:1]) if bare[:1] in OPENING else None
        if close is None:
            first = None
        elif close not in bare[1:]:
            first = line if first is None else first
        elif first is not None:
            yield first.start, line.start + line.text.rindex(close) + 1
            first = None


def retold(text: str) -> Iterator[Span]:
    """A sentence that tells what others say of others: "Carla said that she is pregnant"."""
    for sentence in _SENTENCE.finditer(text):
        if sentence[0].rstrip().endswith("?") or not _LINK.search(sentence[0]):
            continue
        said = _THAT.search(sentence[0])
        if said and not _SUBJECT.search(sentence[0], 0, said.start()) and not _tells_of_us(sentence[0][said.end() :]):
            yield sentence.span()


def _tells_of_us(words: str) -> bool:
    return _of_us(words) or FIRST_VERB.search(words) is not None
