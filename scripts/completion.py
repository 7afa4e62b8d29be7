"""Completion of `hnpal-memory` in a shell: `eval "$(hnpal-memory completion bash)"` in its start file."""

import argparse
import sys

from scripts.commands import COMMANDS, NAME


def scripts() -> dict[str, str]:
    """The script of each shell; it knows the names of the commands, and files after them."""
    names = " ".join(COMMANDS)
    bash = (
        "_hnpal_memory() {\n"
        f'  [ "$COMP_CWORD" -eq 1 ] && COMPREPLY=($(compgen -W "{names}" -- "${{COMP_WORDS[1]}}"))\n'
        "}\n"
        f"complete -o default -F _hnpal_memory {NAME}\n"
    )
    fish = "".join(
        f"complete -c {NAME} -n __fish_use_subcommand -f -a {name} -d '{command.words}'\n"
        for name, command in COMMANDS.items()
    )
    return {"bash": bash, "zsh": f"autoload -U +X bashcompinit && bashcompinit\n{bash}", "fish": fish}


def main(given: list[str] | None = None, *, prog: str = "python -m scripts.completion") -> int:
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument("shell", choices=tuple(scripts()), help="the shell it is for")
    sys.stdout.write(scripts()[parser.parse_args(given).shell])
    return 0


if __name__ == "__main__":
    sys.exit(main())
