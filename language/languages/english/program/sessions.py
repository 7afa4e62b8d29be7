"""How English names who speaks in a session, what was decided there and what it was about."""

DATA = r"schema\w*|payload\w*|config\w*|code|snippet\w*|struct\w*|example"
"""What a reader calls data that an answer shall show."""
INTERESTED = "Interested in"
AVERSE = "Dislikes posts about"
"""What a memory says before a topic that a reader likes or dislikes."""
DECIDED = (
    "decided",
    "conclusion",
    "important",
    "remember",
    "note that",
    "key insight",
    "learned that",
    "will use",
    "should use",
    "agreed",
)
"""Words of a turn that decides something."""
ASSISTANT = r"assistant|ai|agent|bot"
USER = r"user|human"
"""What a transcript calls those who speak in it."""
