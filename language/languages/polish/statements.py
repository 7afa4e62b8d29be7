"""Polish words by which statements of the writer are told from others."""

WORKING = r"pracuj\w*|firma"
