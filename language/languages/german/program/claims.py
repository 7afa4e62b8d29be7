"""How a model says in German that it has remembered or forgotten something, or will."""

REMEMBER = (
    r"\bich (?:habe|werde)\b(?:(?!\bnicht\b)[^.!?\n]){0,40}"
    r"\b(?:gemerkt|merken|gespeichert|speichern|notiert|notieren)\b"
    r"|\bich (?:merke mir|speichere|notiere)\b(?! nicht)"
)
FORGET = (
    r"\bich (?:habe|werde)\b(?:(?!\b(?:nicht|nie)\b)[^.!?\n]){0,40}"
    r"\b(?:vergessen|gelöscht|löschen|entfernt|entfernen)\b"
    r"|\bich (?:vergesse|lösche|entferne) (?:das|es|die|den|dein|ihre)"
)
OFFERS = r"wenn (?:du|sie)"
SAYS = r"dass|daß"
