"""What is known of Russian questions."""

REPLIES_IN = "en"
"""The language to reply in, where there are no texts in this one."""
