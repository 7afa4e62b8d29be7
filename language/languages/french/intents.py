"""How French people ask a memory to remember, say yes or no, and speak of themselves."""

YES = r"oui"
NO = r"non"
BESIDE_ANSWER = r"s['’]il (?:te|vous) pla[iî]t"
SELF = r"je|j'\w+|mon|mes|moi|nous"
REMEMBER_LEADING = (
    (
        r"(?:s'il te plaît,? )?(?:souviens-toi|rappelle-toi|retiens|n'oublie pas|note bien)(?: bien)?[,:]* (?:que |"
        r"qu')?"
    ),
)
REMEMBER_PARTS = ("souviens", "rappelle", "retiens", "oublie")
