"""Imported by a process that others are forked from, after all else: every pattern is compiled there once, which takes
a second, and no fork looks for garbage in what is loaded."""

import gc

from language.read_ahead import read_ahead

read_ahead()
gc.freeze()
