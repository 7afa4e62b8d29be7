"""What the program itself says in a discussion, in the reader's language: English, Ukrainian, German or Spanish."""

from string import Template

from language.asking.words import tongue

_ENGLISH = {
    "remembered": "Got it, I'll remember that: $words",
    "remembered_today": "Got it, I'll remember that for now, in today's note: $words",
    "note_only": "I put that in today's note only ($reason): $words",
    "ended": "I took out what is no longer true: $words",
    "outdated": "Is this no longer true? I would take it out:\n$lines",
    "corrected": "Shall I correct this?\n$lines",
    "forget": "Shall I forget this?\n$lines",
    "nearest": "I found nothing about that. Did you mean this, and shall I forget it?\n$lines",
    "forgotten": "Done, I have forgotten: $words",
    "restored": "Done, it is as it was before: $words",
    "undo_which": "There is no change from just now to take back. `/memory undo` takes back the latest one there is.",
    "already": "I already have that: $words",
    "very_close": "I did not add that; I already have something very close: $words",
    "conflict": "I did not change anything; there is already this, which says something else: $words",
    "refused": "I did not keep that: $reason",
    "was_refused": "it was refused",
    "paused": "Memory is paused, so I did not keep that. `/memory resume` switches it on again.",
    "nothing_found": "I found nothing in that message that I could keep, so nothing was remembered.",
    "nothing_stored": "(Nothing was written to memory.)",
    "nothing_forgotten": "(Nothing was removed from memory.)",
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
    "said": "you said: “$words”",
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
    "nearest": "Про це нічого не знайдено. Може, йдеться про це, і його забути?\n$lines",
    "forgotten": "Готово, забуто: $words",
    "restored": "Готово, усе як було: $words",
    "undo_which": "Щойно нічого не змінювалося. `/memory undo` скасовує останню зміну, коли б вона не сталася.",
    "already": "Це я вже знаю: $words",
    "very_close": "Нового не додаю: я вже знаю щось дуже схоже: $words",
    "conflict": "Нічого не змінено: тут уже записано дещо інше: $words",
    "refused": "Цього не збережено: $reason",
    "was_refused": "запис відхилено",
    "paused": "Пам'ять призупинено, тож цього не збережено. `/memory resume` вмикає її знову.",
    "nothing_found": "У цьому повідомленні немає нічого, що можна зберегти, тож нічого не записано.",
    "nothing_stored": "(До пам'яті нічого не записано.)",
    "nothing_forgotten": "(З пам'яті нічого не вилучено.)",
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
    "said": "ваші слова: «$words»",
    "rests_on_nothing": "Моя остання відповідь не спиралася на те, що я про вас пам'ятаю.",
}
_GERMAN = {
    "remembered": "Gut, gemerkt: $words",
    "remembered_today": "Gut, fürs Erste in der heutigen Notiz gemerkt: $words",
    "note_only": "Das steht nur in der heutigen Notiz ($reason): $words",
    "ended": "Herausgenommen, was nicht mehr stimmt: $words",
    "outdated": "Stimmt das nicht mehr? Dann nehme ich es heraus:\n$lines",
    "corrected": "Soll ich das berichtigen?\n$lines",
    "forget": "Soll ich das vergessen?\n$lines",
    "nearest": "Dazu ist nichts gespeichert. Ist das hier gemeint, und soll ich es vergessen?\n$lines",
    "forgotten": "Erledigt, vergessen: $words",
    "restored": "Erledigt, es ist wieder wie vorher: $words",
    "undo_which": "Gerade wurde nichts geändert. `/memory undo` nimmt die letzte Änderung zurück, die es gibt.",
    "already": "Das ist schon gespeichert: $words",
    "very_close": "Nicht hinzugefügt, denn es gibt schon etwas sehr Ähnliches: $words",
    "conflict": "Nichts geändert, denn es steht schon etwas anderes da: $words",
    "refused": "Das wurde nicht gespeichert: $reason",
    "was_refused": "es wurde abgelehnt",
    "paused": "Das Gedächtnis ist angehalten, daher wurde das nicht gespeichert. `/memory resume` schaltet es ein.",
    "nothing_found": "In dieser Nachricht war nichts, was sich merken ließe; es wurde nichts gespeichert.",
    "nothing_stored": "(Es wurde nichts ins Gedächtnis geschrieben.)",
    "nothing_forgotten": "(Es wurde nichts aus dem Gedächtnis entfernt.)",
    "empty": "Es kam kein Text an. Schreiben Sie etwas, oder `/memory help` für die Befehle.",
    "nothing_open": "Es gibt kein offenes Gespräch, das man beenden könnte.",
    "cut": "(Die Nachricht war sehr lang; gelesen wurden die ersten $most Zeichen.)",
    "invitation": "Worüber möchten Sie sprechen?",
    "no_answer": "Darauf habe ich keine Antwort.",
    "offline": "(Es antwortet das Offline-Modell: Regeln, ohne Schlüssel.)",
    "fallback": "(Das Modell war nicht erreichbar: $why. Es antwortet das Offline-Modell.)",
    "closed": "Das Gespräch ist beendet. In der heutigen Notiz:\n$note",
    "learned": "Gelernt: $values",
    "because": "Das beruht auf dem, was gespeichert ist:",
    "said": "Ihre Worte: „$words“",
    "rests_on_nothing": "Die letzte Antwort beruhte auf nichts, was über Sie gespeichert ist.",
}
_SPANISH = {
    "remembered": "De acuerdo, lo recordaré: $words",
    "remembered_today": "De acuerdo, por ahora queda en la nota de hoy: $words",
    "note_only": "Queda solo en la nota de hoy ($reason): $words",
    "ended": "He quitado lo que ya no es cierto: $words",
    "outdated": "¿Esto ya no es cierto? Entonces lo quito:\n$lines",
    "corrected": "¿Corrijo esto?\n$lines",
    "forget": "¿Olvido esto?\n$lines",
    "nearest": "No he encontrado nada sobre eso. ¿Se refiere a esto, y lo olvido?\n$lines",
    "forgotten": "Hecho, olvidado: $words",
    "restored": "Hecho, vuelve a estar como antes: $words",
    "undo_which": "No hay ningún cambio reciente que deshacer. `/memory undo` deshace el último que haya.",
    "already": "Eso ya lo tengo: $words",
    "very_close": "No lo he añadido; ya tengo algo muy parecido: $words",
    "conflict": "No he cambiado nada; ya hay esto, que dice otra cosa: $words",
    "refused": "No lo he guardado: $reason",
    "was_refused": "se rechazó",
    "paused": "La memoria está en pausa, así que no lo he guardado. `/memory resume` la activa de nuevo.",
    "nothing_found": "En ese mensaje no había nada que guardar, así que no se ha guardado nada.",
    "nothing_stored": "(No se ha escrito nada en la memoria.)",
    "nothing_forgotten": "(No se ha quitado nada de la memoria.)",
    "empty": "No ha llegado ningún texto. Escriba algo, o `/memory help` para ver los comandos.",
    "nothing_open": "No hay ninguna conversación abierta que terminar.",
    "cut": "(El mensaje era muy largo; he leído los primeros $most caracteres.)",
    "invitation": "¿De qué quiere hablar?",
    "no_answer": "No tengo respuesta a eso.",
    "offline": "(Responde el modelo sin conexión: reglas, sin clave.)",
    "fallback": "(No se pudo usar el modelo: $why. Responde el modelo sin conexión.)",
    "closed": "La conversación ha terminado. En la nota de hoy:\n$note",
    "learned": "Aprendido: $values",
    "because": "Por lo que recuerdo de usted:",
    "said": "sus palabras: «$words»",
    "rests_on_nothing": "Mi última respuesta no se apoyaba en nada que recuerde de usted.",
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

_GERMAN_WHY = {
    "unsupported": "aus Ihren Worten geht es nicht klar hervor",
    "low_confidence": "es ist nicht sicher genug",
    "reading_history": "Gelesenes gehört dorthin",
    "forgotten": "es sollte vergessen werden; sagen Sie es noch einmal, wenn es wieder gelten soll",
    "paused": "das Gedächtnis ist angehalten",
    "secret": "es sieht nach einem Geheimnis aus, und Geheimnisse werden nie gespeichert",
    "code": "es sieht nach Code aus; sagen Sie in Worten, worum es geht",
    "personal": "es enthält persönliche Daten, die hier nicht gespeichert werden",
    "too_long": "es ist zu lang",
}
_SPANISH_WHY = {
    "unsupported": "sus palabras no lo dicen con claridad",
    "low_confidence": "no es bastante seguro",
    "reading_history": "lo leído va allí",
    "forgotten": "usted pidió olvidarlo; dígalo otra vez si debe volver",
    "paused": "la memoria está en pausa",
    "secret": "parece un secreto, y los secretos no se guardan nunca",
    "code": "parece código; diga con palabras de qué trata",
    "personal": "contiene datos personales, que aquí no se guardan",
    "too_long": "es demasiado largo",
}
_TABLES = {"en": _ENGLISH, "uk": _UKRAINIAN, "de": _GERMAN, "es": _SPANISH}
_REASONS = {"en": _ENGLISH_WHY, "uk": _UKRAINIAN_WHY, "de": _GERMAN_WHY, "es": _SPANISH_WHY}


_ABOUT_MEMORY = (
    *(
        "remembered",
        "remembered_today",
        "note_only",
        "ended",
        "forgotten",
        "restored",
        "undo_which",
        "already",
        "very_close",
        "conflict",
    ),
    *(
        "refused",
        "paused",
        "nothing_found",
        "nothing_stored",
        "nothing_forgotten",
        "cut",
        "offline",
        "fallback",
        "closed",
    ),
)


def own_lines() -> list[str]:
    """What the program says about the memory and the model, in all its languages; what it fills in begins at a `$`."""
    return sorted({table[name] for table in _TABLES.values() for name in _ABOUT_MEMORY}, key=len, reverse=True)


def say(name: str, heard: str, /, **values: str) -> str:
    """The sentence of that name in the language of what was heard."""
    return Template(_TABLES[tongue(heard)][name]).safe_substitute(values)


def why_in(language: str, code: str) -> str:
    """Why a wish came out as it did; empty where there are no words for it."""
    return _REASONS[language].get(code, "")


def say_why(code: str, heard: str) -> str:
    """Why a wish came out as it did, in the language of what was heard; empty where there are no words for it."""
    return _REASONS[tongue(heard)].get(code, "")
