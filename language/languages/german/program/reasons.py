"""Why a wish came out as it did, in German."""

WHY = {
    "unsupported": "aus Ihren Worten geht es nicht klar hervor",
    "low_confidence": "es ist nicht sicher genug",
    "reading_history": "Gelesenes gehört dorthin",
    "forgotten": "es sollte vergessen werden; sagen Sie es noch einmal, wenn es wieder gelten soll",
    "paused": "das Gedächtnis ist angehalten",
    "secret": "es sieht nach einem Geheimnis aus, und Geheimnisse werden nie gespeichert",
    "code": "es sieht nach Code aus; sagen Sie in Worten, worum es geht",
    "personal": "es enthält persönliche Daten, die hier nicht gespeichert werden",
    "too_long": "es ist zu lang",
    "nothing_to_undo": "es gibt nichts zurückzunehmen",
    "unknown": "einen solchen Eintrag gibt es nicht",
    "changed_since": "er hat sich seitdem geändert",
    "undone": "es ist schon zurückgenommen",
    "taken": "ein anderer Eintrag heißt so",
    "similar": "etwas sehr Ähnliches ist schon bekannt",
    "not_removable": "es lässt sich hier nicht entfernen",
    "empty": "es sind keine Worte darin",
    "many_lines": "es hat mehrere Zeilen",
    "disabled": "das Gedächtnis ist hier ausgeschaltet",
    "duplicate": "das ist schon bekannt",
    "conflict": "unter diesem Namen ist etwas anderes bekannt",
    "archived": "das ist archiviert",
    "not_text": "das ist kein Text",
    "nul": "darin sind Zeichen, die kein Text hat",
    "surrogate": "darin sind Zeichen, die kein Text hat",
    "control_character": "darin sind Zeichen, die kein Text hat",
    "key": "der Name ist so nicht brauchbar",
    "category": "eine solche Rubrik gibt es nicht",
}
"""Why a wish came out as it did, by the code of its receipt."""
FAILURES = {
    "its answer was malformed": "seine Antwort war unbrauchbar",
    "it repeated itself": "es wiederholte sich",
    "it took too long": "es hat zu lange gebraucht",
    "it cannot be reached": "es ist nicht erreichbar",
    "its key was refused": "sein Schlüssel wurde abgelehnt",
    "there is no such model": "es gibt kein solches Modell",
    "it is busy": "es ist überlastet",
}
"""Why a model could not be used, by the English words for it."""
