"""How Chinese people ask a memory to remember, say yes or no, and speak of themselves."""

YES = r"是的|是"
NO = r"不要|不"
SELF_ANYWHERE = r"我|俺"
"""Words by which people speak of themselves, in a script without spaces."""
REMEMBER_LEADING = (r"(?:请)?(?:记住|记下|别忘了|请记得)[，,：:]?",)
REMEMBER_PARTS = ("记",)
