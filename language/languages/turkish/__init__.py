"""Turkish."""

CODE = "tr"
NAME = "Turkish"
OWN_NAME = "Türkçe"
