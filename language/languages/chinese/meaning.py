"""What is meant, and what rests on what, in Chinese words."""

DENIED_WITHIN = "[不没沒未別别]"
"""What denies inside a run of letters without spaces."""
