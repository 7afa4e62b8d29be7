"""Hindi."""

CODE = "hi"
NAME = "Hindi"
OWN_NAME = "हिन्दी"
