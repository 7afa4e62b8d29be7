"""What the program itself says in a discussion, in the language the reader writes: English or Ukrainian."""

from string import Template

from language.sentences.split import language

_ENGLISH = {
    "remembered": "Got it, I'll remember that: $words",
    "remembered_today": "Got it, I'll remember that for now, in today's note: $words",
    "note_only": "I put that in today's note only ($reason): $words",
    "ended": "I took out what is no longer true: $words",
    "outdated": "Is this no longer true? I would take it out:\n$lines",
    "corrected": "Shall I correct this?\n$lines",
    "forget": "Shall I forget this?\n$lines",
    "forgotten": "Done, I have forgotten: $words",
    "already": "I already have that: $words",
    "very_close": "I did not add that; I already have something very close: $words",
    "conflict": "I did not change anything; there is already this, which says something else: $words",
    "refused": "I did not keep that: $reason",
    "was_refused": "it was refused",
    "paused": "Memory is paused, so I did not keep that. `/memory resume` switches it on again.",
    "nothing_found": "I found nothing in that message that I could keep, so nothing was remembered.",
    "nothing_stored": "(Nothing was written to memory.)",
    "empty": "I did not get any text. Send me a message, or `/memory help` for the commands.",
    "nothing_open": "There is no open discussion to end.",
    "cut": "(Your message was very long; I read its first $most characters.)",
    "invitation": "What would you like to talk about?",
    "no_answer": "I have no answer to that.",
    "offline": "(Answered by the offline model: rules, no key set.)",
    "fallback": "(The model could not be used: $why. This is from the offline model.)",
    "closed": "The discussion is closed. In today's note:\n$note",
    "learned": "Learned: $values",
    "because": "Because of what I remember of you:",
    "rests_on_nothing": "My last reply did not rest on anything I remember of you.",
}
_UKRAINIAN = {
    "remembered": "Гаразд, запам'ятаю: $words",
    "remembered_today": "Гаразд, поки що запам'ятаю це в сьогоднішніх нотатках: $words",
    "note_only": "Це лише в сьогоднішніх нотатках ($reason): $words",
    "ended": "Прибираю те, що вже не так: $words",
    "outdated": "Це вже не так? Тоді я це приберу:\n$lines",
    "corrected": "Виправити це?\n$lines",
    "forget": "Забути це?\n$lines",
    "forgotten": "Готово, забуто: $words",
    "already": "Це я вже знаю: $words",
    "very_close": "Нового не додаю: я вже знаю щось дуже схоже: $words",
    "conflict": "Нічого не змінено: тут уже записано дещо інше: $words",
    "refused": "Цього не збережено: $reason",
    "was_refused": "запис відхилено",
    "paused": "Пам'ять призупинено, тож цього не збережено. `/memory resume` вмикає її знову.",
    "nothing_found": "У цьому повідомленні немає нічого, що можна зберегти, тож нічого не записано.",
    "nothing_stored": "(До пам'яті нічого не записано.)",
    "empty": "Повідомлення порожнє. Напишіть щось або `/memory help`, щоб побачити команди.",
    "nothing_open": "Немає відкритого обговорення, яке можна завершити.",
    "cut": "(Повідомлення дуже довге; прочитано перші $most символів.)",
    "invitation": "Про що поговоримо?",
    "no_answer": "Відповіді на це в мене немає.",
    "offline": "(Відповідає офлайн-модель: правила, без ключа.)",
    "fallback": "(Модель недоступна: $why. Відповідає офлайн-модель.)",
    "closed": "Обговорення завершено. У сьогоднішніх нотатках:\n$note",
    "learned": "Нове: $values",
    "because": "Ось що я про вас пам'ятаю:",
    "rests_on_nothing": "Моя остання відповідь не спиралася на те, що я про вас пам'ятаю.",
}


_ENGLISH_WHY = {
    "unsupported": "nothing you wrote says it plainly",
    "low_confidence": "it is not certain enough",
    "reading_history": "what you read belongs there",
    "forgotten": "you had me forget it; tell me again in your own words if it should come back",
    "paused": "memory is paused",
    "secret": "it looks like a secret, and secrets are never remembered",
    "code": "it looks like code; say in words what it is about",
    "personal": "it holds personal data, which is not kept here",
    "too_long": "it is too long",
}
_UKRAINIAN_WHY = {
    "unsupported": "з ваших слів це прямо не випливає",
    "low_confidence": "це ще недостатньо певно",
    "reading_history": "прочитане належить туди",
    "forgotten": "ви просили це забути; скажіть ще раз своїми словами, якщо це треба повернути",
    "paused": "пам'ять призупинено",
    "secret": "це схоже на таємницю, а таємниці не зберігаються",
    "code": "це схоже на код; опишіть словами, про що він",
    "personal": "тут особисті дані, які тут не зберігаються",
    "too_long": "це задовге",
}


def say(name: str, heard: str, /, **values: str) -> str:
    """The sentence of that name in the language of what was heard."""
    table = _UKRAINIAN if language(heard) == "uk" else _ENGLISH
    return Template(table[name]).safe_substitute(values)


def say_why(code: str, heard: str) -> str:
    """Why a wish came out as it did, in the language of what was heard; empty where there are no words for it."""
    return (_UKRAINIAN_WHY if language(heard) == "uk" else _ENGLISH_WHY).get(code, "")
