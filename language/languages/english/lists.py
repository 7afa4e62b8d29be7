"""Lists of memories as English assistants write them."""

UNDATED = (
    r"(?:date )?(?:unknown|unspecified|not (?:known|given|saved|available))|unknown date|undated|n/?a|none|"
    r"no date(?: (?:known|available))?"
)
"""What stands in the place of a date that is not known."""
USER = r"(?:the )?user (?=[a-z]+s )|(?:the )?user['’]s (?=\w)"
"""What an entry calls the user before it says something of them."""
HEADINGS = {
    "preference": (
        r"(?:user |response |communication )?preferences|(?:custom )?instructions|interests|hobbies|"
        r"likes(?: (?:and|&) dislikes)?"
    ),
    "work_context": r"work(?: context)?|career|job|profession|professional (?:background|life)|(?:current )?projects",
    "personal_context": (
        r"personal(?: (?:context|details|info(?:rmation)?|life|background))?|identity|family|health|relationships"
    ),
}
"""Headings by the sort of what stands below them."""
