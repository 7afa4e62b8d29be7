"""How Russian people ask a memory to remember, and say yes or no."""

YES = r"да|конечно"
NO = r"нет|не надо"
BESIDE_ANSWER = r"пожалуйста|спасибо"
REMEMBER_LEADING = (
    r"(?:пожалуйста,? )?(?:запомни(?:те)?|запиши(?:те)?|имей(?:те)? в виду|не забудь(?:те)?)(?: это)?[,:]*(?: что)?",
)
REMEMBER_PARTS = ("запомн", "запиш", "имей", "забу")
