"""Is a text program code, a stack trace or a shell command rather than natural language?

Sentences that mention technology ("prefers `async` Rust", "git rebase over merge") are natural language: only text that a
compiler, a shell or a debugger would write or read counts.
"""

import re

from stores.lexicon import words_of

_BLOCK = re.compile(r"```|~~~|<pre[ >]|<code[ >]|\[code\]", re.IGNORECASE)
_TRACE = re.compile(
    r"Traceback \(most recent call last\)"
    r"|File \"[^\"\n]{1,300}\", line \d+"
    r"|\bat [\w.$<>/-]{1,200}\([\w.$-]{0,100}(?:\.(?:java|kt|scala|groovy|cs|m?js|tsx?):\d+|Native Method|Unknown Source)"
    r"|\bat (?:[\w.$<>]{1,100} \()?(?:/|file:|node:|[A-Z]:\\)[^\s()]{1,300}:\d+:\d+"
    r"|\bat [\w.`<>]{1,200}\([^()\n]{0,200}\) in [^\s]{1,300}:line \d+"
    r"|thread '[^'\n]{1,80}' (?:\(\d+\) )?panicked at|goroutine \d+ \[[a-z ]{3,30}\]:"
    r"|Exception in thread \"|Caused by: [\w.$]{1,200}(?:Exception|Error)|[\w./-]{1,200}\.rb:\d+:in [`']"
    r"|#\d+ +0x[0-9a-f]{6,16} in |#\d+ /[^\s(]{1,300}\.php\(\d+\)|[\w./-]{1,200}\.go:\d+ \+0x[0-9a-f]+"
    r"|Segmentation fault \(core dumped\)"
)
_INLINE = re.compile(r"`[^`\n]{1,200}`")

_STATEMENTS = (
    r"(?:async )?def [a-zA-Z_]\w*\s?\([^\n]{0,300}\)(?: ?-> ?[^\n:]{1,80})?:",
    r"class [A-Za-z_]\w*(?:\([\w., =]*\))?:(?:$|\s)",
    r"(?:export |public |private |abstract |final )*class [A-Za-z_]\w*[^\n{.!?]{0,120}\{",
    r"from [a-zA-Z_][\w.]* import (?:\*|\(?[a-zA-Z_]\w*(?: as \w+)?(?:, ?\w+(?: as \w+)?)*\)?)\s*;?$",
    r"import (?:[a-z_]\w*(?:\.\w+)*(?: as \w+)?)(?:, ?[a-z_][\w.]*)*;?$",
    r"import (?:[\w*{}, ]{1,200} from )?['\"][^'\"\n]{1,200}['\"];?",
    r"#\s?include ?[<\"][\w./+-]{1,100}[>\"]|#\s?(?:define|ifdef|ifndef|pragma) \w+",
    r"(?:async )?function\*? ?[a-zA-Z_$]?[\w$]*\s?\([^()\n]{0,300}\)\s?\{",
    r"(?:const|let|var) (?:mut )?(?:[a-zA-Z_$][\w$]*|[{\[][^\n=]{1,200}[}\]])(?:: ?[\w<>\[\], |]{1,80})?\s?=[^=]",
    r"(?:public|private|protected|static|final|internal|override)(?: (?:public|private|protected|static|final|async|virtual|override))* "
    r"[\w<>\[\],?]{1,80} \w{1,80}\s?[(;={]",
    r"(?:pub )?(?:async )?fn \w+(?:<[^\n>]{1,80}>)?\s?\([^()\n]{0,300}\)",
    r"func (?:\([^()\n]{1,80}\) )?\w+\([^()\n]{0,300}\)[^\n{]{0,80}\{",
    r"(?:if|for|while|switch|catch)\s?\([^\n]{1,300}\)\s?\{",
    r"(?:for|while|if|elif) [^\n]{1,200}:\s*(?:$|pass\b|return\b|print\(|break\b|continue\b|yield\b)",
    r"for \w+(?:, ?\w+)? in (?:range|enumerate|zip|sorted|len)\(",
    r"return [^\n]{0,200};$|(?:throw|raise) (?:new )?[A-Z]\w*(?:Error|Exception)\(",
    r"(?:print|console\.(?:log|error|warn)|System\.out\.print(?:ln|f)?|printf|println!|fmt\.Print(?:ln|f)?|echo|puts|alert)\s?\(\s?[\"'`f$][^\n]{0,400}\)",
    r"[a-zA-Z_$][\w$.]{0,80}(?:\[[^\]\n]{1,40}\])? ?(?:[+*/-]?=|:=) ?(?:await |new |lambda )?[a-zA-Z_$][\w$.]{0,80}\([^\n]{0,300}\);?\s*$",
    r"[a-zA-Z_$][\w$.]{0,80} ?= ?[^\n=]{1,200};\s*$",
    r"(?:await )?[a-z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*)*\([^\n]{0,300}\);\s*$",
    r"(?:int|float|double|char|bool|string|String|auto|void|long) \*?\w+(?:\[\d*\])? ?(?:=[^\n]{1,200};|;|\([^()\n]{0,200}\)\s?[{;])",
    r"@[a-zA-Z_][\w.]{0,80}\([^\n]{0,200}\)\s*$",
    r"[.#]?[a-zA-Z][\w .#:>-]{0,80}\s?\{\s?(?:[a-z-]{2,30}\s?:\s?[^;{}\n]{1,80};\s?){1,20}\}",
    r"\{\s?\"[^\"\n]{1,100}\"\s?:\s?[\[{\"\d\-tfn]",
    r"<\?(?:php|xml)\b|<!DOCTYPE\b",
    r"(?:SELECT\s[^\n;]{1,400}\sFROM\s|INSERT INTO \w+|UPDATE \w+ SET \w+ ?=|DELETE FROM \w+|CREATE (?:TABLE|INDEX|VIEW|DATABASE) |DROP (?:TABLE|DATABASE) |ALTER TABLE )",
    r"(?:[Ss]elect|SELECT) (?:\*|count\(\*\)|[\w.]+(?:, ?[\w.]+){1,20}) from \w+",
    r"FROM [\w./-]{1,80}:[\w.-]{1,40}\s*$",
)
_STATEMENT = re.compile(r"^\s{0,40}(?:" + "|".join(_STATEMENTS) + ")", re.MULTILINE)
_ANYWHERE = re.compile(
    r"</(?:div|span|p|a|script|style|html|body|head|table|tr|td|ul|ol|li|h[1-6]|form|button|svg|template|section)>"
    r"|<(?:script|style|iframe|div|img|svg|input|form)\b[^<>\n]{0,300}>"
    r"|\blambda \w+(?:, ?\w+)*: ?[\w(\[]|=>\s?\{|\) ?=> ?[\w(]|\bstd::\w+|\w+\.unwrap\(\)|\bself\.\w+ ?= ?|\bthis\.\w+ ?= ?"
    r"|\bdef \w+\([^()\n]{0,200}\):|\bfunction \w*\([^()\n]{0,200}\) ?\{|\bpublic static void\b|\bif __name__ ?== ?"
    r"|;\s?(?:[a-zA-Z_$][\w$.]{0,60} ?= ?[^=\s]|return\b|\}|[a-z]\w{0,40}\([^()\n]{0,100}\);)"
    r"|\b(?:const|let|var) [a-zA-Z_$][\w$]* = |#include <\w"
    r"|\bSELECT\s[^\n;]{1,200}\sFROM\s\w+|\bDROP TABLE\b|;\s?--|\bUNION SELECT\b"
)


def find_code(text: str) -> str | None:
    """What kind of code the text is ("code block", "stack trace", "shell command", "code"), or None for natural language."""
    if _BLOCK.search(text):
        return "code block"
    if _TRACE.search(text):
        return "stack trace"
    outside = _INLINE.sub(" it ", text)
    if _mostly_inline(text, outside):
        outside = text.replace("`", "")
    if any(_is_command(line) for line in outside.splitlines()):
        return "shell command"
    if _STATEMENT.search(outside) or _ANYWHERE.search(outside):
        return "code"
    return None


def _mostly_inline(text: str, outside: str) -> bool:
    return text.count("`") >= 2 and len(outside.split()) <= 2


_PROMPT = re.compile(
    r"^\s*(?:[\w.-]{1,40}@[\w.-]{1,60}:?[^\s$#]{0,80}[$#] |[$%❯➜] |PS [A-Z]:\\[^>\n]{0,80}> |[A-Z]:\\[^>\n]{0,80}>)(?=\S)"
)
_COMMANDS = words_of("""
    sudo cd ls rm cp mv mkdir rmdir touch cat echo grep egrep rg sed awk find xargs chmod chown ln tar zip unzip
    curl wget ssh scp rsync kill pkill ps top df du head tail sort uniq wc export source alias set unset env
    which man systemctl service journalctl apt apt-get yum dnf pacman brew snap pip pip3 pipx uv poetry conda
    python python3 node npm npx yarn pnpm bun deno cargo rustc go gem bundle rails java javac mvn gradle make
    cmake gcc clang git gh docker docker-compose podman kubectl helm terraform ansible ansible-playbook aws
    gcloud az psql mysql sqlite3 redis-cli mongo openssl base64 nc nmap ping dig ifconfig ip crontab nohup tmux
    vim nano bash sh zsh powershell pwsh iwr invoke-webrequest set-executionpolicy pytest ruff mypy eslint tsc
    vite alembic flask uvicorn gunicorn celery dd mount umount mkfs iptables useradd passwd su eval exec
    """)
_ENGLISH = words_of("""
    a an the i my me we our you your he she they it its is are was were be been am do does did has have had and
    or but not no over than then because instead rather when while if for with without of in at by as from to
    into about every daily weekly always never often usually sometimes prefers prefer uses use using used likes
    like loves love hates wants works worked learning since before after on this that these those very more most
    less too also can cannot could would should will what how why who where which
    """)
_FLAG = re.compile(r"(?<!\S)--?[a-zA-Z][\w-]*(?:=\S*)?(?!\S)|(?<!\S)-\d+(?!\S)")
_SHELL = re.compile(
    r"\|\s?[a-z]+|&&|\|\||(?<!\S)\d?>>?&?\s?[\w/.~$]|\$\(|\$\{?[A-Za-z_]\w*\}?|(?<!\S)(?:/|~/|\./|\.\./)[\w.-]*|;\s?[a-z]+ |https?://|['\"][^'\"\n]{1,200}['\"]|\*\.\w+"
)
_INSTALL = re.compile(
    r"(?:sudo )?(?:(?:pip3?|pipx|npm|pnpm|yarn|bun|brew|apt(?:-get)?|dnf|yum|snap|cargo|gem|conda|uv|go|poetry|winget|choco|pacman)"
    r" (?:global )?(?:install|add|get|remove|uninstall|update|upgrade|i|run|publish|test|init|build|start|pip install))(?: [\w@./:=<>\[\]~^-]+){0,8}"
)
_SUBCOMMAND = re.compile(
    r"(?:git (?:push|pull|fetch|checkout|switch|clone|add|stash|status|diff|log|init|reset|branch|merge|rebase|cherry-pick|commit|remote add)"
    r"|docker (?:ps|run|exec|pull|push|build|images|stop|rm|compose (?:up|down|build|logs))|docker-compose (?:up|down|build)"
    r"|kubectl (?:get|apply|delete|describe|logs|exec|rollout|scale) |terraform (?:init|plan|apply|destroy)|systemctl (?:start|stop|restart|enable|status)"
    r"|cargo (?:run|build|test|check)|go (?:run|build|test|mod tidy)|make [a-z-]+$)(?: (?:origin|main|master|head|upstream|\.|pods?|services?|deployments?|nodes|[\w-]*[/._~@^:]\S*))*"
)


def _is_command(line: str) -> bool:
    line = line.strip()
    if not line or len(line) > 2_000:
        line = line[:2_000]
    if _PROMPT.match(line):
        return True
    bare = line.rstrip(".")
    if _INSTALL.fullmatch(bare) and not _natural(bare, skip=2):
        return True
    words = bare.split()
    if len(words) >= 2 and _SUBCOMMAND.fullmatch(bare):
        return True
    return bool(words) and words[0] in _COMMANDS and _shell_syntax(bare, words)


def _shell_syntax(line: str, words: list[str]) -> bool:
    signs = len(_FLAG.findall(line)) + len(_SHELL.findall(line))
    return signs > 0 and not _natural(line, skip=1, allowed=signs - 1)


def _natural(line: str, *, skip: int, allowed: int = 0) -> bool:
    """Does the line hold words of an English sentence, as commands seldom do?"""
    return sum(word.strip(".,!?").casefold() in _ENGLISH for word in line.split()[skip:]) > allowed
