"""Answers of real models, recorded once and replayed for ever: what is said to them, and how they are asked."""
