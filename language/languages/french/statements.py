"""French words by which statements of the writer are told from others."""

WORKING = r"travaill\w*|entreprise"
