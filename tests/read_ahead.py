"""Imported by a process that others are forked from: every pattern is compiled there once, which takes a second."""

from language.read_ahead import read_ahead

read_ahead()
