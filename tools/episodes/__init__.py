"""Tools for episodes."""

from tools.episodes.tools import episode_tools

__all__ = ["episode_tools"]
