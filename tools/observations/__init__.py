"""Tools for findings, insights and lessons."""

from tools.observations.tools import observation_tools

__all__ = ["observation_tools"]
