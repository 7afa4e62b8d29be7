"""Plans of a move or a new job, in German words."""

SIGNS = (
    r"\b(?:ziehe?n?|zieht|umziehen|umzieht|fange?n?|fängt|anfangen|beginne?n?|beginnt|starte?n?|"
    r"wechsel[en]?|wechselt|wechsle)\b"
)
PLANS = (
    ((
        r"(?:\b(?:ich|wir|er|sie)\b.*|^)?\bzieh(?:e|en|t)?(?: ich| wir)?(?: dann|"
        r" endlich)? nach {what}(?: um)?"
    ), "location"),
    (r"\b(?:werde ich|werden wir|ich werde|wir werden|will ich|ich will|wird) nach {what} (?:um)?ziehen", "location"),
    ((r"\b(?:fange ich|ich fange|fängt|beginne ich|ich beginne|beginnt|starte ich|ich starte|startet)"
     r"(?: dann| endlich)? bei (?:der |dem )?{what}(?: an)?"), "company"),
    (r"\b(?:werde ich|ich werde|wird) bei (?:der |dem )?{what} (?:anfangen|beginnen|starten)", "company"),
    (r"\b(?:wechsle ich|ich wechsle|wechsele ich|ich wechsele|wechselt) zu(?:r|m)? {what}", "company"),
)  # fmt: skip
IN = r"im|ab|am|in|seit|anfang|ende|mitte"
OF = r"(?:des jahres)"
NEXT_YEAR = r"(?:im )?(?:nächste[snm]?|kommende[snm]?) jahr"
NEXT_MONTH = r"(?:im )?(?:nächste[rnm]?|kommende[rnm]?) monat"
