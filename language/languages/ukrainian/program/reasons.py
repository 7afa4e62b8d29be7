"""Why a wish came out as it did, in Ukrainian."""

WHY = {
    "unsupported": "з ваших слів це прямо не випливає",
    "low_confidence": "це ще недостатньо певно",
    "reading_history": "прочитане належить туди",
    "forgotten": "ви просили це забути; скажіть ще раз своїми словами, якщо це треба повернути",
    "paused": "пам'ять призупинено",
    "secret": "це схоже на таємницю, а таємниці не зберігаються",
    "code": "це схоже на код; опишіть словами, про що він",
    "personal": "тут особисті дані, які тут не зберігаються",
    "too_long": "це задовге",
    "nothing_to_undo": "скасовувати нічого",
    "unknown": "такого запису немає",
    "changed_since": "відтоді він змінився",
    "undone": "це вже скасовано",
    "taken": "інший запис має цю назву",
    "similar": "щось дуже схоже вже відоме",
    "not_removable": "тут це вилучити не можна",
    "empty": "у цьому немає слів",
    "many_lines": "тут кілька рядків",
    "disabled": "пам'ять тут вимкнено",
    "duplicate": "це вже відомо",
    "conflict": "під цією назвою відоме інше",
    "archived": "це в архіві",
    "not_text": "це не текст",
    "nul": "тут знаки, яких у тексті не буває",
    "surrogate": "тут знаки, яких у тексті не буває",
    "control_character": "тут знаки, яких у тексті не буває",
    "key": "така назва не годиться",
    "category": "такого розділу немає",
}
"""Why a wish came out as it did, by the code of its receipt."""
FAILURES = {
    "its answer was malformed": "її відповідь непридатна",
    "it repeated itself": "вона повторювалася",
    "it took too long": "вона відповідала надто довго",
    "it cannot be reached": "з нею немає зв'язку",
    "its key was refused": "її ключ відхилено",
    "there is no such model": "такої моделі немає",
    "it is busy": "вона перевантажена",
}
"""Why a model could not be used, by the English words for it."""
