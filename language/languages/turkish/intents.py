"""How Turkish people ask a memory to remember, and say yes or no."""

YES = r"evet"
NO = r"hayır"
REMEMBER_LEADING = (r"(?:unutma|hatırla|not al)[,:]* (?:ki )?",)
REMEMBER_PARTS = ("unutma", "hatırla", "not al")
