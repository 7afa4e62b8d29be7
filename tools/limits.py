"""How much of something a model gets to see."""


def within(wanted: int, most: int) -> int:
    """Small models ask for 10^15 entries; they get what a prompt can hold."""
    return max(1, min(wanted, most))


def shortened(text: str, most: int) -> str:
    """The text, cut where a prompt would drown in it."""
    return text if len(text) <= most else f"{text[:most]}…"
