"""Is a text program code, a stack trace or a shell command rather than natural language?

Sentences that mention technology ("prefers `async` Rust", "git rebase over merge") are natural language: only text
that a compiler, a shell or a debugger would write or read counts.
"""

import re

from language.languages import words
from language.patterns import pattern_of
from language.sensitive.programs.shell import is_command
from language.sensitive.programs.syntax import is_program
from language.words.lexicon import words_of

_BLOCK = pattern_of(r"```|~~~|<pre[ >]|<code[ >]|\[code\]", re.IGNORECASE)

_TRACE = pattern_of(
    "|".join(
        (
            r"Traceback \(most recent call last\)",
            r"File \"[^\"\n]{1,300}\", line \d+",
            r"\bat [\w.$<>/-]{1,200}\((?:[\w$-]{0,100}\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)",
            r"\bat (?:[\w.$<>]{1,100} \()?(?:/|file:|node:|[A-Z]:\\)[^\s()]{1,300}:\d+:\d+",
            r"\bat [\w.`<>]{1,200}\([^()\n]{0,200}\) in \S{1,300}:line \d+",
            r"thread '[^'\n]{1,80}' (?:\(\d+\) )?panicked at",
            r"goroutine \d+ \[[a-z ]{3,30}\]:|\.go:\d+ \+0x[0-9a-f]",
            r"Exception in thread \"|Caused by: [\w.$]{1,200}(?:Exception|Error)",
            r"\.rb:\d+:in [`']|#\d+ /[^\s(]{1,300}\.php\(\d+\)|#\d+ +0x[0-9a-f]{6,16} in ",
            r"Segmentation fault \(core dumped\)",
            (
                r"^(?:[a-z][\w$]{0,60}\.){0,8}[A-Z]\w{0,80}(?:Error|Exception): \S|^Uncaught \w+: |^(?:panic|fatal|"
                r"bash|zsh|sh): \S"
            ),
            r"^diff --git |^@@ -\d+(?:,\d+)? \+\d+|^\+\+\+ b/|^--- a/",
        )
    ),
    re.MULTILINE,
)

_MODIFIER = r"(?:public|private|protected|static|final|internal|override|abstract|virtual|async)"
_TYPE = r"(?:int|float|double|char|bool|string|String|auto|void|long)"
_PRINT = r"(?:printf?|console\.(?:log|error|warn)|System\.out\.print(?:ln|f)?|println!|fmt\.Print(?:ln|f)?|puts|alert)"
_STATEMENTS = (
    # declarations
    r"(?:async )?def [a-zA-Z_]\w*\s?\([^\n]{0,300}\)(?: ?-> ?[^\n:]{1,80})?:",
    r"class [A-Za-z_]\w*(?:\([\w., =]{0,200}\))?:(?:$|\s)",
    rf"(?:export )?(?:default )?(?:{_MODIFIER} ){{0,4}}class [A-Za-z_]\w*[^\n{{.!?]{{0,120}}\{{",
    r"(?:export )?(?:default )?(?:async )?function\*? ?[a-zA-Z_$]?[\w$]{0,80}\s?\([^()\n]{0,300}\)\s?\{",
    r"(?:pub )?(?:async )?fn \w+(?:<[^\n>]{1,80}>)?\s?\([^()\n]{0,300}\)",
    r"func (?:\([^()\n]{1,80}\) )?\w+\([^()\n]{0,300}\)[^\n{]{0,80}\{",
    rf"(?:{_MODIFIER} ){{1,4}}[\w<>\[\],?]{{1,80}} \w{{1,80}}(?:\s?[(={{]|;$)",
    rf"{_TYPE} \*?\w+(?:\[\d*\])? ?(?:=[^\n]{{1,200}};|;|\([^()\n]{{0,200}}\)\s?[{{;])",
    r"@[a-zA-Z_][\w.]{0,80}\([^\n]{0,200}\)\s*$",
    # imports
    r"from [a-zA-Z_][\w.]* import (?:\*|\(?[a-zA-Z_]\w*(?: as \w+)?(?:, ?\w+(?: as \w+)?)*\)?)\s*;?$",
    r"import [a-z_]\w*(?:\.\w+)*(?: as \w+)?(?:, ?[a-z_][\w.]*)*;?$",
    r"import (?:[\w*{}, ]{1,200} from )?['\"][^'\"\n]{1,200}['\"];?",
    r"#\s?include ?[<\"][\w./+-]{1,100}[>\"]|#\s?(?:define|ifdef|ifndef|pragma) \w+",
    # assignments and calls
    r"[a-z_]\w{0,40}(?:, ?[a-z_]\w{0,40}){1,8} :?= \S",
    r"(?:const|let|var) (?:mut )?(?:[a-zA-Z_$][\w$]*|[{\[][^\n=]{1,200}[}\]])(?:: ?[\w<>\[\], |]{1,80})?\s?=[^=]",
    r"[a-zA-Z_$][\w$.]{0,80}(?:\[[^\]\n]{1,40}\])? ?(?:[+*/-]?=|:=) ?(?:new )?[\w$.]{1,80}\([^\n]{0,300}\);?\s*$",
    r"[a-zA-Z_$][\w$.]{0,80} ?= ?[^\n=]{1,200};\s*$",
    r"(?:await )?[a-z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*)*\([^\n]{0,300}\);\s*$",
    rf"{_PRINT}\s?\(\s?[\"'`f$][^\n]{{0,400}}\)",
    r"lambda(?: \*?\w{1,40}(?:, ?\*?\w{1,40}){0,8})?: \S",
    # flow
    r"(?:if|for|while|switch|catch)\s?\([^\n]{1,300}\)\s?\{",
    r"(?:for|while|if|elif) [^\n]{1,200}:\s*(?:$|pass\b|return\b|print\(|break\b|continue\b|yield\b)",
    r"for \w+(?:, ?\w+)? in (?:range|enumerate|zip|sorted|len)\(",
    (
        r"(?:else|finally|try|do):$|except(?: [\w., ()]{1,100})?:|(?:for|foreach|while|if) ?\((?:const|let|var|int|"
        r"auto|\$\w+) "
    ),
    r"return [^\n]{0,200};$|(?:throw|raise) (?:new )?\w{0,60}(?:Error|Exception)\(",
    (
        r"\((?:def\w{0,12}|let|lambda|setq) [^\n]{0,300}\)|template ?<(?:typename|class) |"
        r"[a-z_][\w.-]{0,60} = [\"'][^\"'\n]{0,200}[\"'];?$"
    ),
    # data and markup
    r"[.#]?[a-zA-Z][\w .#:>-]{0,80}\s?\{\s?(?:[a-z-]{2,30}\s?:\s?[^;{}\n]{1,80};\s?){1,20}\}",
    r"\{\s?\"[^\"\n]{1,100}\"\s?:\s?[\[{\"\d\-tfn]",
    r"<\?(?:php|xml)\b|<!DOCTYPE\b",
    r"apiVersion: \S|[a-z][\w-]{0,40}:\n {1,8}[a-z][\w-]{0,40}: ?\S|\[[\w.-]{1,60}\]\n[\w.-]{1,60} ?= ?\S",
    (
        r"(?:export )?[A-Z][A-Z0-9_]{2,60}=\S{0,200}$|FROM [\w./-]{1,80}:[\w.-]{1,40}$|FROM [\w./-]{1,80}\n+(?:RUN|"
        r"COPY|WORKDIR) \S"
    ),
    # Ruby, Elixir, OCaml, Haskell
    r"(?:def|module|class|defmodule|defp?|begin|case) [^\n]{0,200}\b(?:do|then|end)\b[^\n]{0,300}\bend\s*$",
    r"defmodule [A-Z][\w.]{0,80} do\b|let rec \w{1,40} [^\n=]{0,80}=|[a-z]\w{0,40} :: [\w\[\]() ]{1,40} -> ",
    r"return (?:(?:not )?(?:self|this)\.\w|\w{1,40} if [^\n]{1,80} else \w)",
    # namespaces
    r"(?:using|use|package|namespace) [\w.:*{}, ]{1,120};$|package [a-z]\w{0,40}$|puts [\"']",
)
_STATEMENT = pattern_of(r"^[ \t]{0,40}(?:" + "|".join(_STATEMENTS) + ")", re.MULTILINE)
_QUERY = pattern_of(
    r"^[ \t]{0,40}(?:SELECT\s[^\n;]{1,400}\sFROM\s|INSERT INTO \S+ ?(?:\(|VALUES|SELECT)|UPDATE \S+ SET \w+ ?="
    r"|DELETE FROM \S+(?: WHERE|;|$)|CREATE TABLE (?:IF NOT EXISTS )?\S+ ?\(|CREATE (?:UNIQUE )?(?:INDEX|VIEW|"
    r"DATABASE) \S+(?: ON| AS|;|$)"
    r"|DROP (?:TABLE|INDEX|VIEW|DATABASE) (?:IF EXISTS )?\S+(?: CASCADE)?\s?(?:;|$)"
    r"|ALTER TABLE \S+ (?:ADD|DROP|RENAME|ALTER|SET|OWNER)|WITH \w+ AS \(|EXPLAIN (?:ANALYZE )?SELECT |"
    r"GRANT [A-Z, ]{1,80} ON |TRUNCATE TABLE \S+;?$"
    r"|[Ss]elect (?:\*|count\(\*\)|[\w.]+(?:, ?[\w.]+){1,20}) from \w+|"
    r"[Ss]elect [\w.]+ from [\w.]+ where [\w.]+ ?[=<>!]"
    r"|[Dd]rop (?:table|database) \w+;?$|[Dd]elete from \w+ where \w+ ?[=<>])"
    r"|^\W{0,10}(?:\w{1,30}\W{1,5}){0,2}SELECT\s[^\n;]{1,200}\sFROM\s\w+|"
    r"\bDROP TABLE (?:IF EXISTS )?[\w.\"]+\s?(?:;|$|--)"
    r"|;\s?--|\bUNION SELECT\b",
    re.MULTILINE,
)

_CLAUSE_WORDS = words_of("as on in and or not with for by from to into using like")
"""Of those that follow a table in a query itself, the ones that a sentence has too."""
_TOLD_QUERY = pattern_of(
    r"\bSELECT\s[^\n;]{1,200}?\sFROM\s[\w.]+(?:\sWHERE\s[^\n;]{1,80}?)?"
    rf"(?=,? (?:{'|'.join(sorted(words('secrets', 'SENTENCE_WORDS') - _CLAUSE_WORDS))}) )"
)
"""A query of which a sentence tells something: "SELECT … FROM users returned 4 rows"."""

_ANYWHERE = pattern_of(
    "|".join(
        (
            r"(?:\{|\bdo) ?\|\w{1,20}(?:, ?\w{1,20}){0,3}\| ?\S",
            r"</(?:div|span|p|a|script|style|html|body|head|table|tr|td|ul|ol|li|h[1-6]|form|button|svg|section)>",
            r"<[A-Za-z][\w.]{0,40}(?: [^<>\n]{0,200})?/>|<%=\s?\w|<!--#[a-z]",
            r"<(?:script|style|iframe|div|img|svg|input|form)\b[^<>\n]{0,300}>",
            r"\bdef \w{1,80}\([^()\n]{0,200}\):|\bfunction \w{0,80}\([^()\n]{0,200}\) ?\{",
            r"=>\s?\{|\) ?=> ?[\w(]|\bstd::\w|\.unwrap\(\)|\b(?:self|this)\.\w{1,80} ?= ?|\bpublic static void\b",
            r"\bif __name__ ?== ?|#include <\w|\b(?:const|let|var) [a-zA-Z_$][\w$]{0,80} = ",
            r";\s?(?:\}|[a-z]\w{0,40}\([^()\n]{0,100}\);)|\b(?:raise|throw new) \w{0,60}(?:Error|Exception)\(",
        )
    )
)
_LOOP = pattern_of(r"\bfor (?:\w{1,40}, ?)?(\w{1,40}) in \S")
_BEFORE_LOOP = 80
_TRACE_SIGN = pattern_of(r"[:(\[\"'#@+-]")
_OF_TRACE = (
    "Traceback", "File", "at ", "panicked", "goroutine", ".go:", "Exception", ".rb:", "#", "Segmentation", "Error: ",
    "Caused by", "Uncaught", "panic: ", "fatal: ", "sh: ", "diff --git", "@@ -", "+++ b/", "--- a/",
)  # fmt: skip
"""No trace is without one of these."""
_CODE_SIGN = pattern_of(
    r"[\[(){}<>=;]|\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|UNION|GRANT|TRUNCATE|[Ss]elect|[Dd]rop|[Dd]elete)\b"
)
_INLINE = pattern_of(r"`[^`\n]{1,200}`")
_CAPITAL = pattern_of(r"^[A-Z](?=[a-z]+\b)(?!mport \w+[.;]?$)", re.MULTILINE)


def find_code(text: str) -> str | None:
    """What the text is ("code block", "stack trace", "shell command", "code"), or None for natural language."""
    if _BLOCK.search(text):
        return "code block"
    if _TRACE_SIGN.search(text) and any(sign in text for sign in _OF_TRACE) and _TRACE.search(text):
        return "stack trace"
    text = _without_mentions(text)
    lines = text.splitlines()
    if any(is_command(line) for line in lines):
        return "shell command"
    return "code" if _is_code(text) or any(is_program(line) for line in lines) else None


def _is_code(text: str) -> bool:
    # What begins a line is looked for at its beginning alone, where there is but one.
    begins = _STATEMENT.search if "\n" in text else _STATEMENT.match
    if begins(text) or ((low := _CAPITAL.sub(_lower, text)) != text and begins(low)):
        return True
    if not _CODE_SIGN.search(text):
        return False
    return bool(_QUERY.search(_TOLD_QUERY.sub("it", text)) or _ANYWHERE.search(text)) or _has_comprehension(text)


def _lower(first: re.Match[str]) -> str:
    """A statement stays one when the wording of a memory gives it a capital."""
    return first[0].lower()


def _has_comprehension(text: str) -> bool:
    """Does a bracket hold what a loop in it names ("[n * 2 for n in rows]")?"""
    for loop in _LOOP.finditer(text):
        before = text[max(0, loop.start() - _BEFORE_LOOP) : loop.start()]
        bracket = max(before.rfind(mark) for mark in "[({")
        if bracket >= 0 and re.search(rf"\b{loop[1]}\b", before[bracket:]):
            return True
    return False


def _without_mentions(text: str) -> str:
    """The text without code a sentence only mentions (`…`); a text that is nothing else stays."""
    if "`" not in text:
        return text
    sentence = _INLINE.sub(" it ", text)
    return sentence if len(sentence.split()) > 2 else text.replace("`", "")
