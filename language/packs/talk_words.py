"""Words by which a sentence points at the talk or the article at hand, so that it is no fact about the user."""

from language.languages import alternatives

POINTING = alternatives("stating", "POINTING")
DISCUSSED = alternatives("stating", "DISCUSSED")
EMPTY_START = rf"^(?:(?:(?:{alternatives('stating', 'BEFORE_EMPTY')}) )*(?:{alternatives('stating', 'EMPTY_START')})\b)"
VAGUE_SUBJECT = rf"^(?:{alternatives('stating', 'VAGUE_SUBJECT')})\b"
"""An opinion whose subject only the talk explains."""
POINTED_AT = alternatives("stating", "POINTED_AT")
ERRANDS = rf"^(?:(?:{alternatives('stating', 'BEFORE_ERRANDS')}) )?(?:{alternatives('stating', 'ERRANDS')})\b"
"""Small things a person means to do next: no plan worth keeping."""
