"""What is meant, and what rests on what, in Korean words."""

DENIED_WITHIN = "않|아니|없"
"""What denies inside a run of letters without spaces."""
