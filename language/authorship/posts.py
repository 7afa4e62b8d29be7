"""Forms in which pages and programs show somebody's words: heads of posts, decorated names, typeset quotation marks.

A name must be one, and what stands behind it must be speech, so that lists and headings of the user's stay theirs.
"""

import re
from collections.abc import Iterator
from functools import partial

from language.authorship.chats import are_names, is_field, is_speech
from language.authorship.lines import Line, Span, end_of_paragraph, lines_of
from language.authorship.marks import OPENING, SAYING
from language.authorship.voice import FIRST_PERSON, FIRST_VERB, is_self
from language.languages import alternatives
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
_NAME = r"(?P<who>[^\W\d_][\w.'’-]{1,30}(?: [^\W\d_][\w.'’-]{1,30}){0,2}?)"
_WORDS = r"(?P<words>\S[^\n]*)"
_AGE = rf"(?:{_any('AGES')})"
_HEAD = pattern_of(
    rf"(?P<icon>[^\w\s]\ufe0f? ?)?{_NAME}(?P<handle> @[\w.]{{2,30}})?(?P<tag> ?[\[(][^\W\d_]{{2,12}}[\])])?"
    rf"(?P<dot>,? ?[·•✓|]+)? (?:(?P<ago>{_any('AGED')})|{_AGE})(?: [·•] [^\n:]{{1,20}})?(?: ?[:·•—–-] {_WORDS}|:?)",
    re.IGNORECASE,
)
"""A name, and how old a post is: "Bob [OP] · 3h"; with something that says that it is a head."""
_DATED = pattern_of(rf"{_NAME} @[\w.]{{2,30}} [·•] [^\W\d_]{{3,9}}\.? \d{{1,2}}(?:, \d{{4}})?", re.IGNORECASE)
_ICON = pattern_of(rf"[👤🗣💬]\ufe0f? ?{_NAME}", re.IGNORECASE)
_DECORATED = pattern_of(
    r"(?P<before>(?:[#/>⤷↳~»-]{1,4}|→)[ \t]{0,2})?"
    r"(?:\*\*(?P<bold>[^\W\d_][\w.'’-]{1,30})(?:\*\*:|:\*\*)|__(?P<line>[^\W\d_][\w.'’-]{1,30})(?:__:|:__)"
    r"|\[(?P<square>[^\W\d_][\w.'’-]{1,30})\]:?|\{(?P<curly>[^\W\d_][\w.'’-]{1,30})\}:?"
    r"|(?P<bare>[^\W\d_][\w.'’-]{1,30}) ?(?P<sign>»|>>|::|[|$#%:]))"
    rf" {_WORDS}"
)
_SPEAKER = pattern_of(rf"\W{{0,3}}(?:{_any('SPEAKERS')}) ?\d{{1,2}} ?[:—–-] {_WORDS}", re.IGNORECASE)
_ANSWERED = pattern_of(rf"{_NAME} (?:[^\W\d_]+ ){{0,2}}(?:{SAYING})(?: [^:\n]{{0,30}})?: {_WORDS}", re.IGNORECASE)
_RATED = pattern_of(rf"{_NAME} [^:\n]{{0,30}}[★☆⭐]{{2,5}}[^:\n]{{0,20}}: {_WORDS}")
_QUOTE = pattern_of(rf"[{OPENING}]")
"""Where marks say what was said, what stands behind them may be the user's again."""
_ACTED = pattern_of(r"[ \t]*(?P<mark>[*_])(?P<who>[^\W\d_]{2,20})(?: [^*_\n]{1,20}){1,20}(?P=mark)[.!?]?[ \t]*")
_DASHED = pattern_of(rf"[ \t]*[—–-] ?(?P<words>[^\n]{{2,200}}?)[,.!?…]? ?[—–-] ?(?:{SAYING})\b[^\n]*", re.IGNORECASE)
_TYPESET = tuple(
    (sign, pattern_of(pattern, re.DOTALL))
    for sign, pattern in (
        ("``", r"``(?P<words>[^`\n]{3,600}?)''"),
        (",,", r",,(?P<words>[^`\n]{3,600}?)(?:''|``|“|\")"),
        ("`", r"(?<![\w`])`(?P<words>[^`'\n]{3,600}?)'(?![\w'])"),
        ("<<", r"<<(?P<words>[^<>\n]{3,600}?)>>"),
        ("||", r"\|\|(?P<words>[^|\n]{3,600}?)\|\|"),
        ("%%", r"%%(?P<words>[^%\n]{3,600}?)%%"),
        ("\\", r"\\begin\{(quote|quotation|verse)\}(?P<words>.{1,2000}?)(?:\\end\{\1\}|\Z)"),
        ("\\", r"\\(?:text)?quotedblleft\b(?P<words>.{1,600}?)\\(?:text)?quotedblright\b"),
        ("\\", r"\\(?:enquote|say|blockquote)\{(?P<words>[^{}]{1,600})\}"),
        ("{{", rf"\{{\{{(?i:{_any('QUOTATIONS')})\|(?P<words>[^{{}}]{{1,600}})\}}\}}"),
        ("::", rf"(?m:^):::? ?(?i:{_any('QUOTATIONS')})\b[^\n]*\n(?P<words>.{{1,2000}}?)(?:\n:::|\Z)"),
        ("", r"(?m:^)(?:bq\.|q\)|„„) (?P<words>[^\n]{3,600})"),
    )
)
"""Each with a sign that it does not find anything without."""
_SIGNS = frozenset("`,<|%\\{:b")
_FEW = 3
_LONGEST = 2_000


def posts(text: str) -> Iterator[Span]:
    """Lines and paragraphs under a head or a decorated name."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        if line.blank or len(line.text) > _LONGEST:
            continue
        told = line.text.strip()
        head = _HEAD.fullmatch(told)
        if _is_head(told, head):
            yield line.start, lines[_last(lines, index)].end
        elif _is_spoken(told, head) or _is_action(line):
            yield line.start, line.end


def _last(lines: list[Line], head: int) -> int:
    """The last line of a post: the end of its paragraph, but for the user's last word below it."""
    end = end_of_paragraph(lines, head)
    return end - 1 if end > head + 1 and all(line.blank for line in lines[end + 1 :]) else end


def typeset(text: str) -> Iterator[Span]:
    """What stands between quotation marks of typewriters and typesetting, spoilers and templates of quotations."""
    if _SIGNS.isdisjoint(text):
        return
    for form in (form for sign, form in _TYPESET if sign in text):
        for found in form.finditer(text):
            if len(found["words"].split()) >= _FEW:
                yield found.span()


def _is_head(told: str, head: re.Match[str] | None) -> bool:
    if (found := _DATED.fullmatch(told) or _ICON.fullmatch(told)) and _speaks(found["who"]):
        return True
    return bool(head and _is_marked(head) and not head["words"] and _speaks(head["who"]))


def _is_spoken(told: str, head: re.Match[str] | None) -> bool:
    """Does a line begin with somebody's name in a form of its own, and go on with what they say?"""
    if head:
        return bool(_is_marked(head) and head["words"]) and _speaks(head["who"])
    if (found := _SPEAKER.fullmatch(told)) and is_speech(found["words"]):
        return True
    if _DASHED.fullmatch(told) and not _of_user(told):
        return True
    answered = (_ANSWERED.fullmatch(told) or _RATED.fullmatch(told)) if ": " in told else None
    if (found := answered) and _speaks(found["who"]):
        return is_speech(found["words"]) and not _QUOTE.search(found["words"])
    found = _DECORATED.fullmatch(told)
    if not found or (found["sign"] == ":" and not found["before"]):
        return False
    who = next(found[name] for name in ("bold", "line", "square", "curly", "bare") if found[name])
    return _speaks(who) and is_speech(found["words"])


def _is_marked(head: re.Match[str]) -> bool:
    """Does more than a name and an age say that a line is the head of a post?"""
    return any(head[name] for name in ("handle", "tag", "dot", "ago", "icon"))


def _of_user(told: str) -> bool:
    """Does the user say of themselves that they said it?"""
    behind = told.rpartition("—")[2] or told.rpartition("–")[2]
    return FIRST_PERSON.search(behind) is not None


def _is_action(line: Line) -> bool:
    """Is the whole line what somebody does, set off as chats do: "*bob waves at all*"?"""
    found = _ACTED.fullmatch(line.text)
    if not found or any(form.search(line.text.strip(" *_")) for form in (FIRST_PERSON, FIRST_VERB)):
        return False
    return _speaks(found["who"])


def _speaks(who: str) -> bool:
    return are_names(who) and not is_self(who) and not is_field(who)
