"""Why a wish came out as it did, in Spanish."""

WHY = {
    "unsupported": "sus palabras no lo dicen con claridad",
    "low_confidence": "no es bastante seguro",
    "reading_history": "lo leído va allí",
    "forgotten": "usted pidió olvidarlo; dígalo otra vez si debe volver",
    "paused": "la memoria está en pausa",
    "secret": "parece un secreto, y los secretos no se guardan nunca",
    "code": "parece código; diga con palabras de qué trata",
    "personal": "contiene datos personales, que aquí no se guardan",
    "too_long": "es demasiado largo",
    "nothing_to_undo": "no hay nada que deshacer",
    "unknown": "no existe ese recuerdo",
    "changed_since": "ha cambiado desde entonces",
    "undone": "ya está deshecho",
    "taken": "otro recuerdo tiene ese nombre",
    "similar": "ya se sabe algo muy parecido",
    "not_removable": "aquí no se puede quitar",
    "empty": "no tiene palabras",
    "many_lines": "tiene varias líneas",
    "disabled": "la memoria está desactivada aquí",
    "duplicate": "ya se sabe",
    "conflict": "con ese nombre se sabe otra cosa",
    "archived": "está archivado",
    "not_text": "no es texto",
    "nul": "contiene signos que ningún texto tiene",
    "surrogate": "contiene signos que ningún texto tiene",
    "control_character": "contiene signos que ningún texto tiene",
    "key": "ese nombre no sirve",
    "category": "no existe esa categoría",
}
"""Why a wish came out as it did, by the code of its receipt."""
FAILURES = {
    "its answer was malformed": "su respuesta no servía",
    "it repeated itself": "se repetía",
    "it took too long": "tardó demasiado",
    "it cannot be reached": "no hay conexión con él",
    "its key was refused": "su clave fue rechazada",
    "there is no such model": "no existe tal modelo",
    "it is busy": "está saturado",
}
"""Why a model could not be used, by the English words for it."""
