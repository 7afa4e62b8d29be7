"""Imported by the process that workers are forked from, as servers do that fork: tables are read and patterns compiled
there once, and a worker that takes the place of a killed one answers after a moment."""

from language.read_ahead import read_ahead

read_ahead()
