"""Tools for facts."""

from tools.facts.tools import fact_tools

__all__ = ["fact_tools"]
