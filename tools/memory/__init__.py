"""Tools for what is known of the user."""

from tools.memory.tools import memory_tools

__all__ = ["memory_tools"]
