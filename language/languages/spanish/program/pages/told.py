"""What the store, the doctor and a night say in English, told in Spanish; what differs begins at a `$`."""

TOLD = {
    "changed in the file": "cambiado en el archivo",
    "added in the file": "añadido en el archivo",
    "removed in the file": "quitado en el archivo",
    "imported": "importado",
    "merged": "unido",
    "observed again": "observado de nuevo",
    "erased": "borrado",
    "said twice": "dicho dos veces",
    "they say the same": "dicen lo mismo",
    "already known": "ya se sabe",
    "already in the daily note": "ya está en la nota diaria",
    "kept as $parts notes": "guardado como $parts notas",
    "similar memories exist; update one of them instead": "hay recuerdos parecidos; cambie uno de ellos",
    "corrected by the user": "corregido por el usuario",
    "no longer true, the user says": "el usuario dice que ya no es cierto",
    "the corrected memory says it": "lo dice el recuerdo corregido",
    "the user says that they are one": "el usuario dice que son lo mismo",
    "the user says it is not true": "el usuario dice que no es cierto",
    "more is known of it": "ahora se sabe más de ello",
    "something else holds from then on": "desde entonces vale otra cosa",
    "it holds now": "vale ahora",
    "it held before": "valía antes",
    "its memory has another key": "su recuerdo tiene otra clave",
    "recorded for the user to confirm": "anotado para que el usuario lo confirme",
    "MEMORY.md is limited to $words words": "MEMORY.md tiene un límite de $words palabras",
    "no event told of this state": "ningún evento hablaba de este estado",
    "its row was gone": "su fila ya no estaba",
    "its line was gone": "su línea ya no estaba",
    "the file says so": "lo dice el archivo",
    "its line stood in the file": "su línea estaba en el archivo",
    "done already for this date": "ya está hecho para esta fecha",
    "in progress elsewhere": "en curso en otro lugar",
    "memory is paused": "la memoria está en pausa",
    "nothing to collect": "no hay nada que recoger",
    "another worker took over": "lo tomó otro proceso",
    "another worker still has it": "todavía lo tiene otro proceso",
    "interrupted": "interrumpido",
    "the cluster failed: $what": "falló el clúster: $what",
    "the model failed: $what": "falló el modelo: $what",
    "no event says where $name comes from": "ningún evento dice de dónde viene $name",
    "record that it was found": "anotar que se encontró",
    "the row of $name is gone, its events are there": "la fila de $name ya no está, pero sus eventos sí",
    "bring the row back": "recuperar la fila",
    "$name differs from what its newest event says": "$name no coincide con lo que dice su evento más reciente",
    "record it as it is now": "anotarlo como está ahora",
    "$file has no line for $name": "$file no tiene ninguna línea para $name",
    "add the line": "añadir la línea",
    "append the line": "añadir la línea al final",
    "line $line of $file says something else than the row of $name": (
        "la línea $line de $file dice otra cosa que la fila de $name"
    ),
    "give the row the words of the file": "poner en la fila las palabras del archivo",
    "line $line of $file $key has no row": "la línea $line de $file $key no tiene fila",
    "make a row of the line": "crear una fila con la línea",
    "rows are newer than the user's revision, so that no index would load them": (
        "hay filas más nuevas que la revisión del usuario, así que ningún índice las cargaría"
    ),
    "raise the revision": "subir la revisión",
    "$count rows carry a spelling that finds no duplicates": (
        "$count [fila tiene|filas tienen] una escritura con la que no se encuentran repetidos"
    ),
    "spell them anew": "escribirlas de nuevo",
    "the snapshot of $name is from before an erasure": "la instantánea de $name es anterior a un borrado",
    "the snapshot of $name is damaged": "la instantánea de $name está dañada",
    "drop it": "descartarla",
    "build the index from the rows": "crear el índice a partir de las filas",
    "the index holds $held memories, the rows $rows; $missing would not be found": (
        "el índice tiene $held [recuerdo|recuerdos] y las filas $rows; sin encontrar quedarían: $missing"
    ),
    "the index ranks otherwise than one built from the rows": "el índice ordena distinto que uno creado con las filas",
    "the time zone $zone is none, so UTC is used": "la zona horaria $zone no existe, así que se usa UTC",
    "set it to UTC": "ponerla en UTC",
    "there is a MEMORY.md, but the database does not know the user": (
        "hay un MEMORY.md, pero la base de datos no conoce al usuario"
    ),
    "take in the person's edit": "incorporar el cambio de la persona",
    "$file was left by an interrupted write": "$file quedó de una escritura interrumpida",
    "remove it": "quitarlo",
    "$file holds what a failing disk left: look at it, then remove it": (
        "$file contiene lo que dejó un disco averiado: mírelo y después quítelo"
    ),
    "$file holds a version that was found in the place of the document and not taken in, since most of it "
    "was missing, or it was older or came from elsewhere: copy the lines you want into the document (to go back to all "
    "of it, put it there with a line of your own added), then remove this one.": (
        "$file contiene una versión que estaba en el lugar del documento y no se incorporó, porque le faltaba la "
        "mayor parte, era más antigua o venía de otro sitio: copie en el documento las líneas que quiera (para volver "
        "a todo, póngala allí con una línea propia añadida) y después quite este archivo."
    ),
    "the folder cannot be read: $why": "no se puede leer la carpeta: $why",
    "$folder is no user's folder: look at it, then remove it": (
        "$folder no es la carpeta de ningún usuario: mírela y después quítela"
    ),
    "a committed change has not reached $file yet": "un cambio ya guardado todavía no ha llegado a $file",
    "$file is an older copy of ours": "$file es una copia nuestra más antigua",
    "$file has not been written yet": "$file todavía no se ha escrito",
    "$file is a note that has gone elsewhere": "$file es una nota que se ha llevado a otro lugar",
    "write it": "escribirlo",
    "$file was missing": "faltaba $file",
    "$file was empty": "$file estaba vacío",
    "$file was damaged": "$file estaba dañado",
    "$file was not written by this machine": "$file no lo escribió esta máquina",
    "write it again from the database; nothing is forgotten": (
        "escribirlo de nuevo desde la base de datos; no se olvida nada"
    ),
    "keep it beside, and write it again from the database": (
        "conservarlo al lado y escribirlo de nuevo desde la base de datos"
    ),
    "$file is not read: $why. Shorten it, or move it away": "$file no se lee: $why. Acórtelo o llévelo a otro lugar",
    "$file was edited and not looked at since": "$file se editó y desde entonces no se ha mirado",
    "the schema is $version, not $head": "el esquema es $version, no $head",
    "apply the migrations": "aplicar las migraciones",
    "MEMORY_DOCUMENTS=files with PostgreSQL: each machine has a copy of MEMORY.md of its own, brought up to "
    "date when that machine next writes for the user. With more than one machine set "
    "MEMORY_DOCUMENTS=database, or put MEMORY_DATA_DIR on a disk they share.": (
        "MEMORY_DOCUMENTS=files con PostgreSQL: cada máquina tiene su propia copia de MEMORY.md, que se pone al día "
        "cuando esa máquina vuelve a escribir para el usuario. Con más de una máquina, ponga "
        "MEMORY_DOCUMENTS=database o lleve MEMORY_DATA_DIR a un disco que compartan."
    ),
}

PLACES = {
    "memory": "recuerdo",
    "fact": "hecho",
    "note": "nota",
    "finding": "hallazgo",
    "insight": "idea",
    "lesson": "lección",
    "episode": "episodio",
    "observation": "observación",
    "messages": "mensajes de la conversación",
    "conversations": "conversación",
    "posts": "publicación",
    "commands": "orden",
    "scratchpad": "borrador",
    "extraction_runs": "noche del",
    "calls": "llamada a herramienta",
    "tasks": "tarea",
    "items": "elemento",
    "file": "archivo",
    "thread": "conversación guardada",
}
"""Where an erasure found something."""

MAY_SPEAK = "$place (quizá también habla de ello)"
