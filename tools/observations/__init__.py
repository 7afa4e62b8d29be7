"""Tools for findings, insights and lessons, and what extracts them from the output of a step."""

from tools.observations.extractor import ObservationExtractor
from tools.observations.tools import observation_tools

__all__ = ["ObservationExtractor", "observation_tools"]
