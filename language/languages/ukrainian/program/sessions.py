"""How Ukrainian names who speaks in a session, what was decided there and what it was about."""

DATA = r"приклад\w*"
INTERESTED = "Цікавиться темою:"
AVERSE = "Не любить тему:"
DECIDED = ("вирішили", "вирішив", "вирішила", "домовились", "домовилися", "висновок", "важливо")
ASSISTANT = r"асистент\w*|помічни\w*"
USER = r"користувач\w*"
