"""How Polish people ask a memory to remember, say yes or no, and speak of themselves."""

YES = r"tak"
NO = r"nie"
BESIDE_ANSWER = r"proszę"
SELF = r"ja|mój|moja|jestem"
REMEMBER_LEADING = (r"(?:proszę,? )?(?:zapamiętaj|zapisz|pamiętaj|nie zapomnij|zanotuj)(?: sobie)?[,:]* (?:że )?",)
REMEMBER_PARTS = ("zapami", "zapisz", "pamięt", "zapomn")
