"""What is meant, and what rests on what, in Japanese words."""

DENIED_WITHIN = "ない|なく|なかっ|ません|ぬ$|別"
"""What denies inside a run of letters without spaces."""
