"""What an import says in English, told in German: what was left out, and why."""

TOLD = {
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "das Gedächtnis ist angehalten. Setzen Sie es zuerst fort."
    ),
    "the form was changed on its way. Choose the file again.": (
        "das Formular wurde unterwegs verändert. Wählen Sie die Datei noch einmal."
    ),
    "says what $key says, which stays": "sagt dasselbe wie $key, und dieser Eintrag bleibt",
    "conversations marked not to be remembered": "Gespräche, die nicht gemerkt werden sollen",
    "conversations without a word": "Gespräche ohne ein Wort",
    "conversations that stand in the file twice": "Gespräche, die zweimal in der Datei stehen",
    "saved memories and custom instructions (pass --saved to take them in)": (
        "gespeicherte Erinnerungen und eigene Anweisungen (setzen Sie unten das Häkchen, um sie zu übernehmen)"
    ),
    "saved memories that ChatGPT was told to forget": "gespeicherte Erinnerungen, die ChatGPT vergessen sollte",
    "blocks that are not about the user": "Blöcke, die nicht vom Benutzer handeln",
    "memories that mem0 had put away": "Erinnerungen, die mem0 weggelegt hatte",
    "lines of a note that tell what became of a memory": "Zeilen einer Notiz, die sagen, was aus einem Eintrag wurde",
}
