"""Portuguese."""

CODE = "pt"
NAME = "Portuguese"
OWN_NAME = "Português"
