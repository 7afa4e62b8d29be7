"""What an import says in English, told in Spanish: what was left out, and why."""

TOLD = {
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "la memoria está en pausa. Reanúdela antes."
    ),
    "the form was changed on its way. Choose the file again.": (
        "el formulario cambió por el camino. Elija el archivo otra vez."
    ),
    "says what $key says, which stays": "dice lo mismo que $key, que se queda",
    "conversations marked not to be remembered": "conversaciones marcadas para no recordarse",
    "conversations without a word": "conversaciones sin una sola palabra",
    "conversations that stand in the file twice": "conversaciones que están dos veces en el archivo",
    "saved memories and custom instructions (pass --saved to take them in)": (
        "recuerdos guardados e instrucciones propias (marque la casilla de abajo para incluirlos)"
    ),
    "saved memories that ChatGPT was told to forget": "recuerdos guardados que ChatGPT debía olvidar",
    "blocks that are not about the user": "bloques que no tratan del usuario",
    "memories that mem0 had put away": "recuerdos que mem0 había apartado",
    "lines of a note that tell what became of a memory": "líneas de una nota que cuentan qué fue de un recuerdo",
}
