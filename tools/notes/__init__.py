"""Tools for notes and sessions."""

from tools.notes.tools import note_tools

__all__ = ["note_tools"]
