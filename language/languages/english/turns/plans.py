"""Plans of a move or a new job, in English words."""

SIGNS = r"\b(?:mov(?:e|es|ing)|relocat(?:e|es|ing)|start(?:s|ing)?|begin(?:s|ning)?|join(?:s|ing)?|switch(?:es|ing)?)\b"
"""Verbs of a plan."""
_WILL = (
    r"(?:\b(?:i'm|i am|we're|we are|i'll|i will|we'll|we will|i|we|the user|user|they)(?: (?:is|"
    r"are|will|plans?|wants?))?|"
    r"\b(?:is|are|will|plans?|planning|going)|^)(?: (?:going to|gonna|about to|to|will|be|planning to|finally|now))*"
)
PLANS = (
    (rf"{_WILL} ?(?:mov(?:e|es|ing)|relocat(?:e|es|ing))(?: over| house| back| down| up)? to {{what}}", "location"),
    ((rf"{_WILL} ?(?:(?:start|begin)s?|starting|beginning)(?: (?:(?:to )?work(?:ing)?|(?:a|my)(?: new)? job|as \w+))?"
     r"(?: at| with| for) {what}"), "company"),
    (rf"{_WILL} ?(?:join|joins|joining|switch(?:es|ing)? to) {{what}}", "company"),
)  # fmt: skip
"""A plan, and what it will be."""
IN = r"in|on|from|this|by|as of|early|late|at the (?:beginning|start|end) of|starting|beginning"
"""What stands before the time."""
OF = r"of"
NEXT_YEAR = r"next year"
NEXT_MONTH = r"next month"
