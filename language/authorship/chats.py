"""Lines of chats, dialogues, interviews and captions: somebody's name stands before the words.

A line under the user's own name ("Me:", "You") is the user's; of a last line without a name it is assumed when nothing
but the chat stands before it, because people paste first and comment last.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from itertools import pairwise

from language.authorship.cues import A_TEXT
from language.authorship.lines import Line, Span, end_of_paragraph, lines_of, speaks_before
from language.authorship.voice import FIRST_PERSON, FIRST_VERB, SECOND_PERSON, is_self, turns_back
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.words.classes import listed_in
from language.words.lexicon import FUNCTION_WORDS

_any = partial(alternatives, "authorship")
_OF = _any("DATE_OF")
_SPELLED = (
    rf"\d{{1,2}}\.? (?:(?:{_OF}) )?[^\W\d_]{{3,12}}\.?,?(?: (?:{_OF}))? \d{{4}}|[^\W\d_]{{3,12}}\.? \d{{1,2}},? \d{{4}}"
)
_DAY = rf"(?:\d{{1,4}}[./-]\d{{1,2}}[./-]\d{{2,4}}|{_SPELLED})"
_TIME = rf"\d{{1,2}}[:.]\d{{2}}(?:[:.]\d{{2}})?(?:[ \u00a0\u202f]?(?:{_any('HALF_DAYS')}))?"
_AGO = f"(?:{_any('AGO')})"
_NAME = r"(?P<who>[^\s:<>\[\]|][^:<>\[\]\n|]{0,39}?)"
_WORDS = r"(?P<words>\S[^\n]*)"
_TAGS = (
    r"(?!(?:p|b|i|u|s|a|q|em|li|ul|ol|br|hr|td|tr|th|h[1-6]|div|span|pre|code|strong|table|body|html|head|img|script|style|"
    r"small|sub|sup|center|font|section|blockquote)\b)"
)
_A_TIME = pattern_of(r"\d[:.]\d\d")
"""What every time holds: without one in a line, forms that need it are not tried."""
_SPOKEN = tuple(
    pattern_of(pattern, re.IGNORECASE)
    for pattern in (
        rf"\W{{0,3}}{_DAY},?[ \u00a0\u202f]{_TIME}\]?(?: [-–—])? {_NAME}: ?(?P<words>[^\n]*)",  # WhatsApp, Signal
        rf"\[?(?:{_TIME})?\]? ?<[@+%~&]?{_TAGS}(?P<who>[\w\[\]\\^{{}}|.-]{{1,30}})> {_WORDS}",  # IRC
        rf"\[(?:{_DAY},? )?{_TIME}\] (?:{_NAME}: )?{_WORDS}",  # a log of a chat, a transcript with times
        rf"{_TIME} (?:- )?{_NAME}: {_WORDS}",
        rf"{_TIME}\s{{1,3}}(?:{_any('CHAT_FROM')})\s{{1,3}}{_NAME} ?: ?{_WORDS}",  # Zoom
        rf"{_NAME} ?[\[(](?:(?:[^\n\])]{{0,20}} )?{_TIME}|{_AGO})[\])]: ?{_WORDS}",
        rf"[^\w\n]{{0,4}}(?:{_any('FORWARDED')}) {_NAME}: {_WORDS}",
        rf"/?u/(?P<who>[\w-]{{2,24}}): {_WORDS}",  # Reddit
        r"(?P<who>[♪♫🎵])(?P<words>[^\n]*)",  # a song in subtitles
        rf"(?P<who>@[\w.]{{2,30}})(?: ?[:·—-]+) ?{_WORDS}",  # posts of a network
    )
)
_HEADS = tuple(
    pattern_of(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_NAME}(?: +|,? ?[\[(]){_TIME}[\])]?",  # Slack
        rf"{_NAME},? [\[(]?{_DAY},? (?:(?:{_any('AT')}) )?{_TIME}[\])]?:?",  # Telegram, Teams
        rf"{_NAME} [—–] [^\n]{{0,30}}{_TIME}",  # Discord
        rf"(?P<who>[\w.@-]{{2,30}}) (?:· )?{_AGO} ?[|·\[][^\n]{{0,80}}",  # Hacker News, Reddit
        (
            rf"@?{_NAME} (?:{_any('COMMENTED')})(?: [-–—])?(?: \w{{1,3}})?"
            rf" (?:{_AGO}|{_DAY}|\d{{1,2}}/\w{{3}}/\d{{2,4}}|[A-Z]{{2,10}}-\d{{1,6}})(?:,? {_TIME})?:?"
        ),  # GitHub, Jira
        r"(?P<who>[^\n@]{1,40} @[\w.]{2,30}@[\w-]{2,30}\.[\w.]{2,30})",  # Mastodon
        rf"[\[(](?P<who>{_any('SONG_PARTS')})[^\n\])]{{0,30}}[\])]:?",  # a song
    )
)
_SURE_HEADS = tuple(
    pattern_of(pattern, re.IGNORECASE)
    for pattern in (
        rf"[^\w\n]{{0,4}}(?:{_any('FORWARDED')})[ :]{{1,2}}(?P<who>[^\n\])]{{1,80}})[\])]?:?",
        rf"[^\w\n]{{0,4}}(?P<reply>{_any('REPLIED')}) (?P<who>@?[^\n:]{{1,40}}):?",
        rf"(?:/?u/)?(?P<who>[\w.@-]{{2,30}}) [·•] (?:{_AGO}|{_TIME})",
    )
)
"""Heads that no line of the user's looks like."""
_NAMED = tuple(
    pattern_of(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_NAME},? +[\[(]?{_TIME}[\])]?(?: *[:|·•]| +[—–-]) ?{_WORDS}",
        rf"{_NAME} [|·•] (?:{_TIME}|{_AGO})(?: ?[:|·•]| [—–-]) ?{_WORDS}",
        rf"{_TIME} \| {_NAME} \| {_WORDS}",
        rf"[^\w\n]{{0,4}}(?:{_any('REPLIED')}) {_NAME}: {_WORDS}",
        r"(?P<who>[\w.-]{2,24})>{1,2} (?P<words>\S[^\n]*)",
        r"-(?P<who>[\w.-]{2,24})- (?P<words>\S[^\n]*)",
    )
)
"""Lines that a list of the user's may look like too, so the name must be one."""
_TIMED = frozenset((_SPOKEN[0], *_SPOKEN[2:5], _NAMED[0], _NAMED[2], *_HEADS[:3]))
_EDITED = pattern_of(rf"[ \u00a0]?[\[(<‹]\W?(?:{_any('EDITED')})\b[^\n\])>›]{{0,20}}[\])>›]", re.IGNORECASE)
"""What a chat puts beside a message that was changed."""
_CAPTION = pattern_of(r"\[(?P<who>[^\W\d_a-zа-яґєії][^a-zа-яґєії\]\n]{1,40})\]:?(?P<words>[^\n]*)")  # case matters
_LABELLED = pattern_of(
    r"(?:(?:[-*•✎✉💬💭🗨🗣📩📨👤👥↩↪➡▶]\ufe0f?) ?)?\*{0,2}"
    r"(?P<who>[^\W\d_a-zа-яґєії][\w'’.-]{0,30}(?: [^\W\d_a-zа-яґєії][\w'’.-]{0,30}){0,2})"
    r"\*{0,2} ?:\*{0,2} "
    r"(?P<words>\S[^\n]*)"
)
_NICK = pattern_of(r"(?P<who>[^\W\d_A-ZА-ЯҐЄІЇ][\w.-]{0,20}): (?P<words>\S[^\n]*)")
_NOTICE = pattern_of(rf"(?:\[?{_TIME}\]? )?(?:\*{{3}}|-!-) \S{{1,30}} [^\n]*", re.IGNORECASE)
_ACTION = pattern_of(
    rf"(?:\[?{_TIME}\]? )?\* (?P<who>[^\W\d_][\w\[\]\\^{{}}|`-]{{1,30}}) (?:{_any('ACTS')})(?!\w)[^\n]*", re.IGNORECASE
)
"""What somebody does in a chat: "* bob waves". A list of the user's looks the same, so the name must be no word."""
_DASHED = pattern_of(r"[—–] ?(?P<words>[^\W\d_][^\n]*)")
_FIELDS = words("authorship", "FIELDS")
"""Labels that users put before what they say of themselves."""
_PEOPLE = words("authorship", "PEOPLE")
"""Labels that name somebody who speaks."""


_LONGEST = 2_000


class _Sort(Enum):
    """How sure it is that somebody speaks: a time or a mark says so, a label before a colon or a dash only may."""

    SURE = 1
    LABEL = 2
    DASH = 3
    NICK = 4


@dataclass(frozen=True, slots=True)
class _Turn:
    """A line that opens somebody's words, in the line itself (from `words` on) or below it."""

    sort: _Sort
    who: str
    words: int | None
    certain: bool = False
    """A person's name, or the mark of a changed message, says so beyond doubt."""


def chat_lines(text: str) -> Iterator[Span]:
    """What others say in a chat, with heads and following lines."""
    lines = lines_of(text)
    seen = [_turn(line.text) for line in lines]
    if not any(seen):
        return
    turns = _believed(lines, seen)
    opened = [index for index, turn in enumerate(turns) if turn]
    for index, following in pairwise([*opened, None]):
        turn = turns[index or 0]
        if index is None or turn is None:
            continue
        end = (
            following - 1 if following is not None else _last_line(lines, index, turn, speaks_before(lines, opened[0]))
        )
        if not is_self(turn.who):
            yield lines[index].start, lines[end].end
        else:
            yield lines[index].start, lines[index].end if turn.words is None else lines[index].start + turn.words


def actions(text: str) -> Iterator[Span]:
    """What a chat's record says that somebody does ("* bob waves") and what its server says ("*** bob has left")."""
    lines = lines_of(text)
    starred = [line for line in lines if _STARRED.match(line.text)]
    if starred and all(map(_is_action, starred)):
        yield from ((line.start, line.end) for line in starred)
    yield from ((line.start, line.end) for line in lines if _NOTICE.fullmatch(line.text.strip(_SPACE)))


def _is_action(line: Line) -> bool:
    found = _ACTION.fullmatch(line.text.strip(_SPACE)[:_LONGEST])
    return found is not None and _is_nick(found["who"]) and not FIRST_PERSON.search(line.text)


def certain_lines(text: str) -> Iterator[Span]:
    """The lines of a chat that are others' beyond doubt, wherever their words end."""
    lines = lines_of(text)
    for line, below in zip(lines, (*lines[1:], None), strict=True):
        turn = _turn(line.text)
        if turn is not None and turn.certain and not is_self(turn.who):
            yield line.start, below.end if below and turn.words is None and not below.blank else line.end


def _turn(line: str) -> _Turn | None:
    plain = _EDITED.sub(lambda mark: " " * len(mark[0]), line)
    turn = _opening(plain)
    if plain == line or turn is None or turn.sort is _Sort.DASH:
        return turn
    return replace(turn, sort=_Sort.SURE, certain=True)


def _opening(line: str) -> _Turn | None:
    indent = len(line) - len(line.lstrip(_SPACE))
    line = line.strip(_SPACE)[:_LONGEST]
    timed = _A_TIME.search(line) is not None
    for form in _FIRST_FORMS[timed]:
        if found := form.fullmatch(line):
            who = found["who"] or ""
            return _Turn(_Sort.SURE, who, indent + found.start("words"), are_names(who))
    for form in _NAMED_FORMS[timed]:
        if (found := form.fullmatch(line)) and are_names(found["who"]) and is_speech(found["words"]):
            return _Turn(_Sort.SURE, found["who"], indent + found.start("words"), certain=True)
    for form in _HEAD_FORMS[timed]:
        found = form.fullmatch(line)
        if found and not (found.groupdict().get("reply") and not are_names(found["who"])):
            return _Turn(_Sort.SURE, found["who"], None, form in _SURE_HEADS)
    if found := _DASHED.fullmatch(line):
        return _Turn(_Sort.DASH, "", indent + found.start("words"))
    if (found := _LABELLED.fullmatch(line)) and not is_field(found["who"]) and not A_TEXT.fullmatch(found["who"]):
        return _Turn(_Sort.LABEL, found["who"], indent + found.start("words"))
    if (found := _NICK.fullmatch(line)) and not is_field(found["who"]):
        return _Turn(_Sort.NICK, found["who"], indent + found.start("words"))
    return None


def _tried(*forms: re.Pattern[str]) -> tuple[tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]]:
    """The forms that a line without a time is compared with, and one with a time."""
    return tuple(form for form in forms if form not in _TIMED), forms


_FIRST_FORMS, _NAMED_FORMS = _tried(*_SPOKEN, _CAPTION), _tried(*_NAMED)
_HEAD_FORMS = _tried(*_SURE_HEADS, *_HEADS)


def _is_nick(name: str) -> bool:
    """Is it a name, or no word that a list could begin with?"""
    low = name.casefold()
    known = listed_in(low)
    named = any(one.endswith("_name") for one in known)
    return named or not (known or low in _PEOPLE or low in _FIELDS or low in FUNCTION_WORDS)


def are_names(who: str) -> bool:
    """Is it made of names, but for a note in brackets?"""
    return bool(parts := _WORD.findall(_BRACKETED.sub(" ", who))) and all(map(_is_nick, parts))


def is_field(label: str) -> bool:
    """Is it a label that users put before what they say of themselves?"""
    return any(word.strip(".") in _FIELDS for word in label.casefold().split()) and label.casefold() not in _PEOPLE


def _believed(lines: list[Line], turns: list[_Turn | None]) -> list[_Turn | None]:
    """The turns without labels and dashes that look like a list of the user's."""
    sorts = Counter(turn.sort for turn in turns if turn)
    sorts_believed = {
        _Sort.SURE: True,
        _Sort.DASH: sorts[_Sort.DASH] >= _DIALOGUE,
        _Sort.LABEL: sorts[_Sort.SURE] > 0 or _is_dialogue(lines, turns, _Sort.LABEL),
        _Sort.NICK: _is_dialogue(lines, turns, _Sort.NICK),
    }
    return [
        turn if turn and (sorts_believed[turn.sort] or _stands_alone(turn, line.text)) else None
        for line, turn in zip(lines, turns, strict=True)
    ]


def _is_dialogue(lines: list[Line], turns: list[_Turn | None], sort: _Sort) -> bool:
    """Do most labels of a sort stand before speech, and are there two of them at least?"""
    said = [line.text[turn.words :] for line, turn in zip(lines, turns, strict=True) if turn and turn.sort is sort]
    return len(said) >= _DIALOGUE and 2 * sum(map(is_speech, said)) >= len(said)


_BRACKETED = pattern_of(r"[(\[][^)\]]*[)\]]")
_WORD = pattern_of(r"[^\W\d_][\w'’-]*")
_STARRED = pattern_of(rf"[ \t\u200e\u200f]*(?:\[?{_TIME}\]? )?\* ", re.IGNORECASE)
_DIALOGUE = 2
_SENTENCE = 4
_SPACE = " \t\u200e\u200f"


def is_speech(words: str) -> bool:
    sentence = words.rstrip().endswith((".", "!", "?", "…")) and len(words.split()) > 1
    return sentence or any(form.search(words) for form in (FIRST_PERSON, SECOND_PERSON, FIRST_VERB))


def _stands_alone(turn: _Turn, line: str) -> bool:
    """Is a single label a speaker's? In capitals, a person's, or before a sentence."""
    if turn.sort is not _Sort.LABEL:
        return False
    words = line[turn.words :]
    sentence = is_speech(words) and len(words.split()) >= _SENTENCE
    return turn.who.isupper() or turn.who.casefold() in _PEOPLE or sentence or bool(FIRST_PERSON.search(words))


def _last_line(lines: list[Line], index: int, turn: _Turn, lead: bool) -> int:
    """The last line of the last turn: the end of its paragraph, but for the user's last word."""
    sure = index if turn.words is not None or index + 1 == len(lines) or lines[index + 1].blank else index + 1
    end = end_of_paragraph(lines, sure)
    last = end > sure and all(line.blank for line in lines[end + 1 :])
    return end - 1 if last and (not lead or turns_back(lines[end].text)) else end
