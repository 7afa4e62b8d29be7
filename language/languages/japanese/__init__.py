"""Japanese."""

CODE = "ja"
NAME = "Japanese"
OWN_NAME = "日本語"
