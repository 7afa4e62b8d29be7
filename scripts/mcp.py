"""The memory of one user for an MCP client: `python -m scripts.mcp --user-id ann`, started by the client."""

import argparse
import sys

from scripts.parts.command_line import fail, run, with_user

PROG = "python -m scripts.mcp"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    words = "Serve the memory of a user to an MCP client (Claude Desktop, Cursor, VS Code) over stdin and stdout."
    one = argparse.ArgumentParser(prog=prog, description=words)
    with_user(one)
    return one


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    try:
        from integrations.mcp.stdio import serve
    except ModuleNotFoundError as missing:
        if missing.name not in ("mcp", "mcp_types"):
            raise
        return fail("MCP is not installed: pip install 'hnpal-memory[mcp]'")

    async def work() -> int:
        from stores.documents.files.paths import check_user
        from stores.settings import Settings

        check_user(options.user_id)
        Settings()  # a wrong one is said now, not to the model later
        await serve(options.user_id)
        return 0

    return run(work)


if __name__ == "__main__":
    sys.exit(main())
