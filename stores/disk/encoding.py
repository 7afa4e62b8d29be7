"""Texts as bytes: whatever a file holds comes back as it was."""


def decode(data: bytes) -> str:
    """Text that gives back the same bytes, whatever they are."""
    return data.decode("utf-8", "surrogateescape")


def encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
