"""How much of a line is written in signs of a programming language, how much in words?

A sentence may mention `save()` or "n = 50" as long as words carry it; what a compiler reads is carried by its signs.
"""

from language.languages import alternatives, words
from language.patterns import pattern_of
from language.words.lexicon import words_of

_KEYWORDS = words_of("""
    def return class import const let var function fn func lambda struct enum impl async await yield except raise
    throw elif assert pass null nil none true false int float double char bool string str void public private static
    final new self this export module require interface type extends implements defer go package namespace using use
    pub mut match mod println printf boolean number unsigned long val fun typeof instanceof undefined try
    """)
"""Words of programs that are not counted as words of a sentence."""
_OPENERS = words_of("""
    def return class import const let var function fn func lambda struct enum impl async await assert raise throw
    export interface type defer package namespace using use pub val fun int float double char bool void public private
    static try
    """)
_STRONG = frozenset(
    {
        "==",
        "===",
        "!=",
        "!==",
        "=>",
        ":=",
        "&&",
        "||",
        "**",
        "<-",
        "{",
        "}",
        "+=",
        "-=",
        "{}",
        "[]",
        "});",
        "})",
        "};",
        "??",
        "::",
        "<<",
        ">>",
    }
)
_WEAK = frozenset({"=", "+", "-", "*", "/", "<", ">", "<=", ">=", "|", "&", "->", "%", "?"})
_NEUTRAL = pattern_of(
    r"[:;=8]['-]?[)(DPpO/\\|*]{1,3}|<3+|\w+://\S*|[\w.+-]+@[\w.-]+[.,;:]?"
    rf"|[^\W\d_]+\((?:{alternatives('secrets', 'BRACKETED')})\)[.,;:]?|\[[ xX\d]{{0,3}}\]|#\w+|[$€£]\d\S*"
)
_CALL = pattern_of(
    r"[^\W\d][\w.]{0,80}(?:<[\w, ]{0,80}>)?[!?]?\((?!\)|s\)|es\))"
    r"|[\w\])]\[['\"\w:-]|\)\(|\w::\w|\w<[\w, ]*>[\w(;]?|\w->\w|"
    r"\)\.\w|\$\{\w|^\w+(?:\+\+|--);"
)
_EMPTY_CALL = pattern_of(r"[^\W\d][\w.]{0,80}\(\)")
_PAIR = pattern_of(r"[\w.\[\]'\"]{1,60}=[^=\s]\S{0,200}")
_DENSE = pattern_of(r"[\[\](){}\\^$*+?|=<>;&]")
_MANY = 4
_PLAIN = pattern_of(r"\W*[^\W\d_](?:[^\W\d_]|['’ʼ.-])*\W*")
_CAMEL = pattern_of(r"[a-z]+[A-Z]|[A-Z][a-z]+[A-Z]|_")
_SHORT_WORDS = words("secrets", "SHORT_WORDS")
_SIGNS = frozenset("=<>&|*{}+[]()%$^\\/;-")
"""Without one of them, and without what is looked for beside them, nothing in a line weighs for code."""
_LONGEST = 2_000


def is_program(line: str) -> bool:
    """Do signs outweigh words?"""
    chunks = line.strip()[:_LONGEST].split()
    if _SIGNS.isdisjoint(line) and "::" not in line and {"?", "??"}.isdisjoint(chunks):
        return False
    weights = [_weight(chunk) for chunk in chunks]
    weight = sum(weights) + (chunks[-1:] == ["{"])
    if not weight:
        return False
    opened = chunks[0].strip("(:{").casefold() in _OPENERS
    words = sum(_is_word(chunk) for chunk, heavy in zip(chunks, weights, strict=True) if not heavy)
    return weight + opened > words and (weight > 1 or opened or any("=" in chunk or "(" in chunk for chunk in chunks))


def _weight(chunk: str) -> int:
    """What a piece between spaces says for code."""
    if chunk.rstrip(".,").isalnum():
        return 0
    if chunk in _STRONG:
        return 2
    if chunk in _WEAK:
        return 1
    if _NEUTRAL.fullmatch(chunk):
        return 0
    if _CALL.search(chunk) or len(_DENSE.findall(chunk)) >= _MANY:
        return 2
    return int(bool(_EMPTY_CALL.search(chunk) or _PAIR.fullmatch(chunk)))


def _is_word(chunk: str) -> bool:
    if chunk.endswith(":") or not _PLAIN.fullmatch(chunk) or _CAMEL.search(chunk):
        return False
    word = chunk.strip(".,;:!?()[]{}\"'«»“”").casefold()
    return word not in _KEYWORDS and (len(word) > 1 or (chunk == word and word in _SHORT_WORDS))
