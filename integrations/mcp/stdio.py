"""The memory of one user over standard input and output, as desktop clients start it."""

from mcp.server.stdio import stdio_server

from integrations.mcp.server import OpenSession, memory_server


def _opened() -> OpenSession:
    """Nothing of the memory is imported before a client has connected."""
    from integrations.mcp.session import open_session

    return open_session


async def serve(user_id: str) -> None:
    """Answer one client until it leaves. Standard output belongs to the protocol."""
    server = memory_server(lambda _: user_id, lambda: _opened()())
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
