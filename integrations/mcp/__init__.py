"""The memory over the Model Context Protocol: for Claude Desktop, Cursor, VS Code, ChatGPT and other clients.

A client does not show us what the user wrote. A durable write and a removal therefore need the user's words as the
client reports them (`said`), or a question that the client puts to the user; without either a write lasts a season
and a removal is refused.
"""
