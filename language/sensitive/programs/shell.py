"""Is a line a command for a shell? A prompt, or a known command with a shell's signs and without a sentence's words; or
does it hold one that a shell would run where it stands: "$(…)", "…; rm -rf ~"?"""

from language.languages import words
from language.patterns import pattern_of
from language.words.lexicon import words_of

_PROMPT = pattern_of(
    r"[\w.-]{1,40}@[\w.-]{1,60}:?[^\s$#]{0,80}[$#] (?=\S)|[$%❯➜] (?=\S)|(?:PS )?[A-Z]:\\[^>\n]{0,80}> ?(?=\S)"
)
_COMMANDS = words_of("""
    sudo cd ls rm cp mv mkdir rmdir touch cat echo grep egrep rg sed awk find xargs chmod chown ln tar zip unzip
    curl wget ssh scp rsync kill pkill ps top df du head tail sort uniq wc export source alias set unset env
    which man systemctl service journalctl apt apt-get yum dnf pacman brew snap pip pip3 pipx uv poetry conda
    python python3 node npm npx yarn pnpm bun deno cargo rustc go gem bundle rails java javac mvn gradle make
    cmake gcc clang git gh docker docker-compose podman kubectl helm terraform ansible ansible-playbook aws
    gcloud az psql mysql sqlite3 redis-cli mongo openssl base64 nc nmap ping dig ifconfig ip crontab nohup tmux
    vim nano bash sh zsh powershell pwsh iwr invoke-webrequest set-executionpolicy pytest ruff mypy eslint tsc
    vite alembic flask uvicorn gunicorn celery dd mount umount mkfs iptables useradd passwd su eval exec iex
    """)
_ANSWERING = words_of(
    "whoami id hostname date sleep uname pwd printf basename dirname seq yes reboot shutdown tee tr cut"
)
"""Commands whose names alone say nothing: they count where a shell is told to run what stands there."""
_ALSO_WORDS = words("secrets", "COMMAND_WORDS")
_SENTENCE_WORDS = words("secrets", "SENTENCE_WORDS")
_SIGN = pattern_of(
    r"(?<!\S)--?[a-zA-Z][\w-]*(?:=\S*)?(?!\S)"
    r"|(?<!\S)-\d+(?!\S)"
    r"|\|\s?[a-z]+|&&|\|\||;\s?[a-z]+ "
    r"|(?<!\S)\d?>>?&?\s?[\w/.~$]"
    r"|\$\(|\$\{?[A-Za-z_]\w*\}?"
    r"|(?<!\S)(?:/|~/|\./|\.\./)[\w.-]*|https?://|\*\.\w+|(?<!\S)\d{1,3}(?:\.\d{1,3}){3}(?!\S)"
    r"|['\"][^'\"\n]{1,200}['\"]"
    r"|(?<!\S)[\w./-]{1,80}\.(?:gz|zip|sh|py|txt|log|json|ya?ml|conf|env|csv|sql|js|ts|rs|c|pem)(?!\S)|"
    r"(?<!\S)[\w.-]{1,40}(?:/[\w.-]{1,40}){2,}|\w@[\w-]{1,60}\.\w|\w=\S|(?<=chmod )[0-7]{3,4} "
)
_PACKAGES = pattern_of(
    r"(?:sudo )?"
    r"(?:pip3?|pipx|npm|pnpm|yarn|bun|brew|apt(?:-get)?|dnf|yum|snap|cargo|gem|conda|uv|go|poetry|winget|choco|pacman)"
    r" (?:global )?"
    r"(?:install|add|get|remove|uninstall|update|upgrade|i|run|publish|test|init|build|start|pip install)"
    r"(?: [\w@./:=<>\[\]~^-]+){0,8}"
)
_GIT = (
    r"push|pull|fetch|checkout|switch|clone|add|stash|status|diff|log|init|reset|branch|merge|rebase|cherry-pick|commit"
)
_DOCKER = r"ps|run|exec|pull|push|build|images|stop|rm|compose (?:up|down|build|logs)"
_KUBERNETES = r"get|apply|delete|describe|logs|exec|rollout|scale"
_SUBCOMMAND = pattern_of(
    rf"(?:git (?:{_GIT})|docker (?:{_DOCKER})|docker-compose (?:up|down|build)|kubectl (?:{_KUBERNETES})"
    r"|terraform (?:init|plan|apply|destroy)|(?:systemctl|service) (?:start|stop|restart|enable|status|reload) [\w@.-]+"
    r"|cargo (?:run|build|test|check)|go (?:run|build|test|mod tidy))"
    r"(?: (?:origin|main|master|head|upstream|pop|apply|list|tidy|\.|"
    r"(?:pods?|services?|deployments?)(?: [a-z][\w.-]*)?|nodes|"
    r"[\w-]*[/._~@^:]\S*))*"
)
_LONGEST_LINE = 2_000


_BARE = pattern_of(
    r"ls|pwd|whoami|cd (?:\.\.|[~/.]\S*|[\w.-]+/\S*)|(?:[A-Z_]{2,40}=\S+ )*\./\S+(?: \S+)*|"
    r"npx [\w@./-]+(?: [\w@./=-]+){0,4}"
)
_SCRIPT = pattern_of(r"; ?(?:do|then)\b[^\n]{0,400}; ?(?:done|fi)\b")
_SUBSTITUTED = pattern_of(
    r"[$<>]\(\s?(?:[A-Z_]{2,40}=\S{1,80} )?(?P<name>[\w.+-]{1,40}|)(?P<path>[/~<$]?)(?P<rest>[^()\n]{0,200})"
)
"""What a shell replaces by the output of a command: `$(name …)`, `<(name …)`."""
_CMDLET = pattern_of(r"[A-Z][a-z]{2,12}-[A-Z]\w{2,40}")
_WIRED = pattern_of(r"\$\{?IFS\b|(?<![^\s)\w])[012]?>>?\s?/dev/\w|(?<!\S)[012]?>&[012](?!\d)|:\(\)\s?\{")
"""Signs that nothing but a shell reads: redirected output, a blank in disguise, a function named by a colon."""
_CHAINED = pattern_of(r"\s?(?:;|&&|\|\|?)\s?")
_JOINTS = frozenset(";&|")
_MOST_CHAINED = 40


def is_command(line: str) -> bool:
    """Would a shell run this line? A sentence in words around a command is no command."""
    line = line.strip()[:_LONGEST_LINE]
    line = line if line.endswith("..") else line.removesuffix(".")
    if _PROMPT.match(line) or _SCRIPT.search(line) or _WIRED.search(line) or _is_substituted(line):
        return True
    if _JOINTS.isdisjoint(line):
        return _is_run(line)
    first, *others = _CHAINED.split(line, _MOST_CHAINED)
    if _is_run(line) or any(map(_is_chained, others)):
        return True
    return not first and len(others) == 1 and others[0] in _COMMANDS | _ANSWERING


def _is_substituted(line: str) -> bool:
    """Would a shell put the output of a command where it is named?"""
    for found in _SUBSTITUTED.finditer(line) if "(" in line else ():
        name = found["name"]
        if found["path"] in ("<", "~") or (found["path"] == "/" and not name.isdigit()):
            return True
        if name in _COMMANDS or name in _ANSWERING or _CMDLET.fullmatch(name) or (name and _SIGN.search(found["rest"])):
            return True
    return False


def _is_chained(part: str) -> bool:
    """Does a command stand behind the sign that ended another? A word may be the rest of a sentence."""
    name = part.split(None, 1)[0] if part else ""
    return _is_run(name.title() + part.removeprefix(name)) if name in _ALSO_WORDS else _is_run(part)


def _is_run(line: str) -> bool:
    name = line.split(None, 1)[0] if line else ""
    if name.istitle():
        name, line = name.lower(), line[0].lower() + line[1:]
        if name in _ALSO_WORDS:
            return len(_SIGN.findall(line)) > 1 + _sentence_words(line)
    if name == "sudo" and _is_run_as_root(line.removeprefix("sudo").strip()):
        return True
    if _SUBCOMMAND.fullmatch(line) or _BARE.fullmatch(line):
        return True
    if _PACKAGES.fullmatch(line):
        return _sentence_words(line) == 0
    return name in _COMMANDS and _sentence_words(line) < len(_SIGN.findall(line))


def _is_run_as_root(line: str) -> bool:
    """Is it a command also without signs? One that is a word besides ("make me a sandwich") is not."""
    return line in (_COMMANDS | _ANSWERING) - _ALSO_WORDS or _is_run(line)


def _sentence_words(line: str) -> int:
    return sum(word.strip(".,!?").casefold() in _SENTENCE_WORDS for word in line.split()[1:])
