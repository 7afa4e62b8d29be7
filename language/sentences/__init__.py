"""Sentences: splitting, clauses, whose words they are, dates."""
