"""What an import says in English, told in Spanish: why a file cannot be taken in, what to do, what was left out."""

TOLD = {
    "the text": "el texto",
    "$file is not there": "$file no está ahí",
    "$file may not be read": "no hay permiso para leer $file",
    "$file is no file": "$file no es un archivo",
    "$file is no text": "$file no es texto",
    "$file is empty": "$file está vacío",
    "$file is empty, or holds no text": "$file está vacío o no contiene texto",
    "$file holds more than $most files": "$file contiene más de $most archivos",
    "$file is larger than $most MB": "$file ocupa más de $most MB",
    "$file is larger than $most GB": "$file ocupa más de $most GB",
    "$file is larger than 1 GB": "$file ocupa más de 1 GB",
    "$file unpacks to more than $most GB": "$file ocupa más de $most GB al descomprimirse",
    "$file unpacks to more than $times times its size, as no export does": (
        "$file ocupa más de $times veces su tamaño al descomprimirse, y ninguna exportación es así"
    ),
    "$file is a zip in a zip in a zip": "$file es un zip dentro de un zip dentro de un zip",
    "$file holds a name that leads out of it": "$file contiene un nombre que lleva fuera de él",
    "$file holds a link to another file": "$file contiene un enlace a otro archivo",
    "$file is locked with a password": "$file está protegido con contraseña",
    "$file is damaged or was cut off": "$file está dañado o cortado",
    "$file is cut off or damaged": "$file está cortado o dañado",
    "the export is cut off or damaged": "la exportación está cortada o dañada",
    "$file is cut off: its end is missing": "$file está cortado: le falta el final",
    "$file is damaged": "$file está dañado",
    "$file is a damaged database": "$file es una base de datos dañada",
    "$file is a database inside an archive": "$file es una base de datos dentro de un archivo comprimido",
    "$file is not written in UTF-8": "$file no está escrito en UTF-8",
    "$file is not JSON, or is damaged": "$file no es JSON o está dañado",
    "$file is nested more than $levels levels deep": "$file tiene más de $levels niveles de profundidad",
    "$file holds one conversation of more than $most MB": "$file contiene una conversación de más de $most MB",
    "$file holds more than $most statements": "$file contiene más de $most afirmaciones",
    "$file holds nothing that is recognised": "en $file no se reconoce nada",
    "$file is a document (RTF), which cannot be read": "$file es un documento (RTF), y no se puede leer",
    "$file is an old Office document, which cannot be read": (
        "$file es un documento antiguo de Office, y no se puede leer"
    ),
    "$file is a chat of Telegram, which cannot be read": "$file es un chat de Telegram, y no se puede leer",
    "$file is a Word document, which cannot be read": "$file es un documento de Word, y no se puede leer",
    "$file is an Excel table, which cannot be read": "$file es una tabla de Excel, y no se puede leer",
    "$file is a PowerPoint presentation, which cannot be read": (
        "$file es una presentación de PowerPoint, y no se puede leer"
    ),
    "$file is an e-book, which cannot be read": "$file es un libro electrónico, y no se puede leer",
    "$file is an OpenDocument file, which cannot be read": "$file es un archivo OpenDocument, y no se puede leer",
    "save its text as a list, one entry a line": "guarde el texto como lista, una entrada por línea",
    "$file is a PDF, which cannot be read": "$file es un PDF, y no se puede leer",
    "$file is a picture, which cannot be read": "$file es una imagen, y no se puede leer",
    "$file is a gzip archive, which cannot be read": "$file es un archivo gzip, y no se puede leer",
    "$file is a 7-Zip archive, which cannot be read": "$file es un archivo 7-Zip, y no se puede leer",
    "$file is a RAR archive, which cannot be read": "$file es un archivo RAR, y no se puede leer",
    "$file is a web page, which cannot be read": "$file es una página web, y no se puede leer",
    "$file is a SQLite database without mem0's history, which cannot be read": (
        "$file es una base de datos SQLite sin el historial de mem0, y no se puede leer"
    ),
    "$file is an activity list of Google (Gemini), which cannot be read": (
        "$file es una lista de actividad de Google (Gemini), y no se puede leer"
    ),
    "$file is a session of Claude Code, which cannot be read": (
        "$file es una sesión de Claude Code, y no se puede leer"
    ),
    "$file is an export of $product, which cannot be read": "$file es una exportación de $product, y no se puede leer",
    "there is nothing to import": "no hay nada que importar",
    "the text is empty": "el texto está vacío",
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "la memoria está en pausa. Reanúdela antes."
    ),
    "the form was changed on its way. Choose the file again.": (
        "el formulario cambió por el camino. Elija el archivo otra vez."
    ),
    "check the path": "compruebe la ruta",
    "check its permissions": "compruebe sus permisos",
    "pass a path or a text": "indique un archivo o un texto",
    "paste the list": "pegue la lista",
    "pass a file, a folder or a zip": "indique un archivo, una carpeta o un zip",
    "pass an export, a list or a folder of Markdown": "indique una exportación, una lista o una carpeta de Markdown",
    "pass a part of it": "indique solo una parte",
    "pass a smaller part of it": "indique una parte más pequeña",
    "unpack it and pass a part of it": "descomprímalo e indique solo una parte",
    "unpack it and pass the file itself": "descomprímalo e indique el archivo mismo",
    "unpack it yourself and pass the folder": "descomprímalo usted e indique la carpeta",
    "export it again, or unpack it yourself and pass the folder": (
        "expórtelo de nuevo, o descomprímalo usted e indique la carpeta"
    ),
    "pass the export as you got it": "indique la exportación tal como la recibió",
    "pass mem0's history.db as it was": "indique el history.db de mem0 tal como estaba",
    "download it again": "descárguelo de nuevo",
    "export it again": "expórtelo de nuevo",
    "export the agent again": "exporte el agente de nuevo",
    "export the agent without files": "exporte el agente sin archivos",
    "save it as UTF-8, or export it again": "guárdelo en UTF-8 o expórtelo de nuevo",
    "split it into several exports": "divídalo en varias exportaciones",
    "take it out of the file": "quítela del archivo",
    "no export of a memory is; choose another file": "ninguna exportación de una memoria es así; elija otro archivo",
    "known are exports of ChatGPT, Claude, mem0, Letta, OpenClaw and basic-memory, text lists and our own JSON": (
        "se reconocen exportaciones de ChatGPT, Claude, mem0, Letta, OpenClaw y basic-memory, listas de texto y "
        "nuestro propio JSON"
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
