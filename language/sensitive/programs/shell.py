"""Is a line a command for a shell? A prompt, or a known command with a shell's signs and without a sentence's words."""

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
    vite alembic flask uvicorn gunicorn celery dd mount umount mkfs iptables useradd passwd su eval exec
    """)
_ALSO_WORDS = words("secrets", "COMMAND_WORDS")
_SENTENCE_WORDS = words("secrets", "SENTENCE_WORDS")
_SIGN = pattern_of(
    r"(?<!\S)--?[a-zA-Z][\w-]*(?:=\S*)?(?!\S)"
    r"|(?<!\S)-\d+(?!\S)"
    r"|\|\s?[a-z]+|&&|\|\||;\s?[a-z]+ "
    r"|(?<!\S)\d?>>?&?\s?[\w/.~$]"
    r"|\$\(|\$\{?[A-Za-z_]\w*\}?"
    r"|(?<!\S)(?:/|~/|\./|\.\./)[\w.-]*|https?://|\*\.\w+"
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


def is_command(line: str) -> bool:
    """Would a shell run this line? A sentence in words around a command is no command."""
    line = line.strip()[:_LONGEST_LINE]
    line = line if line.endswith("..") else line.removesuffix(".")
    if _PROMPT.match(line) or _SCRIPT.search(line):
        return True
    name = line.split(None, 1)[0] if line else ""
    if name.istitle():
        name, line = name.lower(), line[0].lower() + line[1:]
        if name in _ALSO_WORDS:
            return len(_SIGN.findall(line)) > 1 + _sentence_words(line)
    if _SUBCOMMAND.fullmatch(line) or _BARE.fullmatch(line):
        return True
    if _PACKAGES.fullmatch(line):
        return _sentence_words(line) == 0
    return name in _COMMANDS and _sentence_words(line) < len(_SIGN.findall(line))


def _sentence_words(line: str) -> int:
    return sum(word.strip(".,!?").casefold() in _SENTENCE_WORDS for word in line.split()[1:])
