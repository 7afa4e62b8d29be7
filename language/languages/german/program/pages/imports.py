"""What an import says in English, told in German: why a file cannot be taken in, what to do, what was left out."""

TOLD = {
    "the text": "der Text",
    "$file is not there": "$file ist nicht da",
    "$file may not be read": "$file darf nicht gelesen werden",
    "$file is no file": "$file ist keine Datei",
    "$file is no text": "$file ist kein Text",
    "$file is empty": "$file ist leer",
    "$file is empty, or holds no text": "$file ist leer oder enthält keinen Text",
    "$file holds more than $most files": "$file enthält mehr als $most [Datei|Dateien]",
    "$file is larger than $most MB": "$file ist größer als $most MB",
    "$file is larger than $most GB": "$file ist größer als $most GB",
    "$file is larger than 1 GB": "$file ist größer als 1 GB",
    "$file unpacks to more than $most GB": "$file ist entpackt größer als $most GB",
    "$file unpacks to more than $times times its size, as no export does": (
        "$file ist entpackt mehr als $times-mal so groß, wie es bei keinem Export vorkommt"
    ),
    "$file is a zip in a zip in a zip": "$file ist ein ZIP in einem ZIP in einem ZIP",
    "$file holds a name that leads out of it": "$file enthält einen Namen, der aus der Datei hinausführt",
    "$file holds a link to another file": "$file enthält eine Verknüpfung mit einer anderen Datei",
    "$file is locked with a password": "$file ist mit einem Passwort geschützt",
    "$file is damaged or was cut off": "$file ist beschädigt oder abgeschnitten",
    "$file is cut off or damaged": "$file ist abgeschnitten oder beschädigt",
    "the export is cut off or damaged": "der Export ist abgeschnitten oder beschädigt",
    "$file is cut off: its end is missing": "$file ist abgeschnitten: Das Ende fehlt",
    "$file is damaged": "$file ist beschädigt",
    "$file is a damaged database": "$file ist eine beschädigte Datenbank",
    "$file is a database inside an archive": "$file ist eine Datenbank in einem Archiv",
    "$file is not written in UTF-8": "$file ist nicht in UTF-8 geschrieben",
    "$file is not JSON, or is damaged": "$file ist kein JSON oder ist beschädigt",
    "$file is nested more than $levels levels deep": "$file ist mehr als $levels Ebenen tief verschachtelt",
    "$file holds one conversation of more than $most MB": "$file enthält ein Gespräch von mehr als $most MB",
    "$file holds more than $most statements": "$file enthält mehr als $most Aussagen",
    "$file holds nothing that is recognised": "$file enthält nichts, was erkannt wird",
    "$file is a document (RTF), which cannot be read": "$file ist ein Dokument (RTF) und lässt sich nicht lesen",
    "$file is an old Office document, which cannot be read": (
        "$file ist ein altes Office-Dokument und lässt sich nicht lesen"
    ),
    "$file is a chat of Telegram, which cannot be read": "$file ist ein Chat von Telegram und lässt sich nicht lesen",
    "$file is a Word document, which cannot be read": "$file ist ein Word-Dokument und lässt sich nicht lesen",
    "$file is an Excel table, which cannot be read": "$file ist eine Excel-Tabelle und lässt sich nicht lesen",
    "$file is a PowerPoint presentation, which cannot be read": (
        "$file ist eine PowerPoint-Präsentation und lässt sich nicht lesen"
    ),
    "$file is an e-book, which cannot be read": "$file ist ein E-Book und lässt sich nicht lesen",
    "$file is an OpenDocument file, which cannot be read": (
        "$file ist eine OpenDocument-Datei und lässt sich nicht lesen"
    ),
    "save its text as a list, one entry a line": "speichern Sie den Text als Liste, ein Eintrag je Zeile",
    "$file is a PDF, which cannot be read": "$file ist ein PDF und lässt sich nicht lesen",
    "$file is a picture, which cannot be read": "$file ist ein Bild und lässt sich nicht lesen",
    "$file is a gzip archive, which cannot be read": "$file ist ein gzip-Archiv und lässt sich nicht lesen",
    "$file is a 7-Zip archive, which cannot be read": "$file ist ein 7-Zip-Archiv und lässt sich nicht lesen",
    "$file is a RAR archive, which cannot be read": "$file ist ein RAR-Archiv und lässt sich nicht lesen",
    "$file is a web page, which cannot be read": "$file ist eine Webseite und lässt sich nicht lesen",
    "$file is a SQLite database without mem0's history, which cannot be read": (
        "$file ist eine SQLite-Datenbank ohne den Verlauf von mem0 und lässt sich nicht lesen"
    ),
    "$file is an activity list of Google (Gemini), which cannot be read": (
        "$file ist eine Aktivitätenliste von Google (Gemini) und lässt sich nicht lesen"
    ),
    "$file is a session of Claude Code, which cannot be read": (
        "$file ist eine Sitzung von Claude Code und lässt sich nicht lesen"
    ),
    "$file is an export of $product, which cannot be read": (
        "$file ist ein Export von $product und lässt sich nicht lesen"
    ),
    "there is nothing to import": "es gibt nichts zu importieren",
    "the text is empty": "der Text ist leer",
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "das Gedächtnis ist angehalten. Setzen Sie es zuerst fort."
    ),
    "the form was changed on its way. Choose the file again.": (
        "das Formular wurde unterwegs verändert. Wählen Sie die Datei noch einmal."
    ),
    "check the path": "prüfen Sie den Pfad",
    "check its permissions": "prüfen Sie die Berechtigungen der Datei",
    "pass a path or a text": "wählen Sie eine Datei oder fügen Sie einen Text ein",
    "paste the list": "fügen Sie die Liste ein",
    "pass a file, a folder or a zip": "wählen Sie eine Datei, einen Ordner oder ein ZIP",
    "pass an export, a list or a folder of Markdown": (
        "wählen Sie einen Export, eine Liste oder einen Ordner mit Markdown"
    ),
    "pass a part of it": "wählen Sie einen Teil davon",
    "pass a smaller part of it": "wählen Sie einen kleineren Teil davon",
    "unpack it and pass a part of it": "entpacken Sie die Datei und wählen Sie einen Teil davon",
    "unpack it and pass the file itself": "entpacken Sie das Archiv und wählen Sie die Datei selbst",
    "unpack it yourself and pass the folder": "entpacken Sie die Datei selbst und wählen Sie den Ordner",
    "export it again, or unpack it yourself and pass the folder": (
        "exportieren Sie noch einmal, oder entpacken Sie die Datei selbst und wählen Sie den Ordner"
    ),
    "pass the export as you got it": "wählen Sie den Export so, wie Sie ihn bekommen haben",
    "pass mem0's history.db as it was": "wählen Sie die history.db von mem0, so wie sie war",
    "download it again": "laden Sie die Datei noch einmal herunter",
    "export it again": "exportieren Sie noch einmal",
    "export the agent again": "exportieren Sie den Agenten noch einmal",
    "export the agent without files": "exportieren Sie den Agenten ohne Dateien",
    "save it as UTF-8, or export it again": "speichern Sie die Datei als UTF-8, oder exportieren Sie noch einmal",
    "split it into several exports": "teilen Sie die Datei in mehrere Exporte auf",
    "take it out of the file": "nehmen Sie es aus der Datei heraus",
    "no export of a memory is; choose another file": (
        "bei keinem Export eines Gedächtnisses ist das so; wählen Sie eine andere Datei"
    ),
    "known are exports of ChatGPT, Claude, mem0, Letta, OpenClaw and basic-memory, text lists and our own JSON": (
        "bekannt sind Exporte von ChatGPT, Claude, mem0, Letta, OpenClaw und basic-memory, Listen als Text und unser "
        "eigenes JSON"
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
