"""What the store, the doctor and a night say in English, told in German; what differs begins at a `$`."""

TOLD = {
    "changed in the file": "in der Datei geändert",
    "added in the file": "in der Datei hinzugefügt",
    "removed in the file": "in der Datei entfernt",
    "imported": "importiert",
    "merged": "zusammengelegt",
    "observed again": "wieder beobachtet",
    "erased": "gelöscht",
    "said twice": "zweimal gesagt",
    "they say the same": "sie sagen dasselbe",
    "already known": "schon bekannt",
    "already in the daily note": "steht schon in der Tagesnotiz",
    "kept as $parts notes": "als $parts Notizen aufbewahrt",
    "similar memories exist; update one of them instead": "es gibt ähnliche Einträge; ändern Sie lieber einen davon",
    "corrected by the user": "vom Benutzer berichtigt",
    "no longer true, the user says": "stimmt nicht mehr, sagt der Benutzer",
    "the corrected memory says it": "der berichtigte Eintrag sagt es",
    "the user says that they are one": "der Benutzer sagt, dass es dasselbe ist",
    "the user says it is not true": "der Benutzer sagt, dass es nicht stimmt",
    "more is known of it": "darüber ist mehr bekannt",
    "something else holds from then on": "von da an gilt etwas anderes",
    "it holds now": "es gilt jetzt",
    "it held before": "es galt vorher",
    "its memory has another key": "der Eintrag dazu hat einen anderen Schlüssel",
    "recorded for the user to confirm": "festgehalten, damit der Benutzer es bestätigt",
    "MEMORY.md is limited to $words words": "MEMORY.md fasst höchstens $words Wörter",
    "no event told of this state": "kein Ereignis berichtete von diesem Stand",
    "its row was gone": "der Datensatz dazu fehlte",
    "its line was gone": "die Zeile dazu fehlte",
    "the file says so": "so steht es in der Datei",
    "its line stood in the file": "die Zeile dazu stand in der Datei",
    "done already for this date": "für dieses Datum schon erledigt",
    "in progress elsewhere": "läuft schon anderswo",
    "memory is paused": "das Gedächtnis ist angehalten",
    "nothing to collect": "nichts zu sammeln",
    "another worker took over": "ein anderer Prozess hat übernommen",
    "another worker still has it": "ein anderer Prozess hat es noch",
    "interrupted": "unterbrochen",
    "the cluster failed: $what": "der Cluster ist ausgefallen: $what",
    "the model failed: $what": "das Modell ist ausgefallen: $what",
    "no event says where $name comes from": "kein Ereignis sagt, woher $name kommt",
    "record that it was found": "festhalten, dass der Eintrag gefunden wurde",
    "the row of $name is gone, its events are there": "der Datensatz von $name fehlt, die Ereignisse dazu sind da",
    "bring the row back": "den Datensatz wiederherstellen",
    "$name differs from what its newest event says": "$name weicht von dem ab, was das neueste Ereignis dazu sagt",
    "record it as it is now": "festhalten, wie es jetzt ist",
    "$file has no line for $name": "$file hat keine Zeile für $name",
    "add the line": "die Zeile hinzufügen",
    "append the line": "die Zeile anhängen",
    "line $line of $file says something else than the row of $name": (
        "Zeile $line in $file sagt etwas anderes als der Datensatz von $name"
    ),
    "give the row the words of the file": "die Worte der Datei in den Datensatz übernehmen",
    "line $line of $file $key has no row": "Zeile $line in $file $key hat keinen Datensatz",
    "make a row of the line": "aus der Zeile einen Datensatz machen",
    "rows are newer than the user's revision, so that no index would load them": (
        "Datensätze sind neuer als die Revision des Benutzers, sodass kein Index sie laden würde"
    ),
    "raise the revision": "die Revision erhöhen",
    "$count rows carry a spelling that finds no duplicates": (
        "$count [Datensatz hat|Datensätze haben] eine Schreibweise, mit der sich nichts Doppeltes findet"
    ),
    "spell them anew": "sie neu schreiben",
    "the snapshot of $name is from before an erasure": "das Abbild von $name stammt aus der Zeit vor einer Löschung",
    "the snapshot of $name is damaged": "das Abbild von $name ist beschädigt",
    "drop it": "es verwerfen",
    "build the index from the rows": "den Index aus den Datensätzen bauen",
    "the index holds $held memories, the rows $rows; $missing would not be found": (
        "im Index: $held [Eintrag|Einträge], in den Datensätzen: $rows; nicht gefunden würden: $missing"
    ),
    "the index ranks otherwise than one built from the rows": (
        "der Index ordnet anders als einer, der aus den Datensätzen gebaut ist"
    ),
    "the time zone $zone is none, so UTC is used": "die Zeitzone $zone gibt es nicht, daher gilt UTC",
    "set it to UTC": "sie auf UTC setzen",
    "there is a MEMORY.md, but the database does not know the user": (
        "es gibt eine MEMORY.md, aber die Datenbank kennt den Benutzer nicht"
    ),
    "take in the person's edit": "die Änderung des Menschen übernehmen",
    "$file was left by an interrupted write": "$file blieb von einem unterbrochenen Schreiben übrig",
    "remove it": "die Datei entfernen",
    "$file holds what a failing disk left: look at it, then remove it": (
        "$file enthält, was ein defekter Datenträger übrig ließ: Sehen Sie nach und entfernen Sie die Datei dann"
    ),
    "$file holds a version that was found in the place of the document and not taken in, since most of it "
    "was missing, or it was older or came from elsewhere: copy the lines you want into the document (to go back to all "
    "of it, put it there with a line of your own added), then remove this one.": (
        "$file enthält eine Fassung, die an der Stelle des Dokuments lag und nicht übernommen wurde, weil das meiste "
        "darin fehlte, sie älter war oder von anderswo kam: Kopieren Sie die gewünschten Zeilen in das Dokument (um "
        "alles zurückzuholen, legen Sie sie mit einer eigenen Zeile darin dorthin) und entfernen Sie dann diese Datei."
    ),
    "the folder cannot be read: $why": "der Ordner lässt sich nicht lesen: $why",
    "$folder is no user's folder: look at it, then remove it": (
        "$folder ist kein Ordner eines Benutzers: Sehen Sie nach und entfernen Sie ihn dann"
    ),
    "a committed change has not reached $file yet": "eine gespeicherte Änderung ist noch nicht in $file angekommen",
    "$file is an older copy of ours": "$file ist eine ältere Kopie von uns",
    "$file has not been written yet": "$file ist noch nicht geschrieben",
    "$file is a note that has gone elsewhere": "$file ist eine Notiz, die jetzt anderswo liegt",
    "write it": "die Datei schreiben",
    "$file was missing": "$file fehlte",
    "$file was empty": "$file war leer",
    "$file was damaged": "$file war beschädigt",
    "$file was not written by this machine": "$file wurde nicht von diesem Rechner geschrieben",
    "write it again from the database; nothing is forgotten": (
        "die Datei aus der Datenbank neu schreiben; nichts wird vergessen"
    ),
    "keep it beside, and write it again from the database": (
        "die Datei daneben aufheben und aus der Datenbank neu schreiben"
    ),
    "$file is not read: $why. Shorten it, or move it away": (
        "$file wird nicht gelesen: $why. Kürzen Sie die Datei oder verschieben Sie sie"
    ),
    "$file was edited and not looked at since": "$file wurde geändert und seither nicht angesehen",
    "the schema is $version, not $head": "das Schema ist $version, nicht $head",
    "apply the migrations": "die Migrationen anwenden",
    "MEMORY_DOCUMENTS=files with PostgreSQL: each machine has a copy of MEMORY.md of its own, brought up to "
    "date when that machine next writes for the user. With more than one machine set "
    "MEMORY_DOCUMENTS=database, or put MEMORY_DATA_DIR on a disk they share.": (
        "MEMORY_DOCUMENTS=files mit PostgreSQL: Jeder Rechner hat eine eigene Kopie von MEMORY.md und erneuert sie, "
        "wenn er das nächste Mal für den Benutzer schreibt. Bei mehr als einem Rechner setzen Sie "
        "MEMORY_DOCUMENTS=database oder legen MEMORY_DATA_DIR auf einen gemeinsamen Datenträger."
    ),
}

PLACES = {
    "memory": "Eintrag",
    "fact": "Fakt",
    "note": "Notiz",
    "finding": "Fund",
    "insight": "Einsicht",
    "lesson": "Lehre",
    "episode": "Episode",
    "observation": "Beobachtung",
    "messages": "Nachrichten im Gespräch",
    "conversations": "Gespräch",
    "posts": "Beitrag",
    "commands": "Befehl",
    "scratchpad": "Schmierzettel",
    "extraction_runs": "Nachtlauf vom",
    "calls": "Werkzeugaufruf",
    "tasks": "Aufgabe",
    "items": "Element",
    "file": "Datei",
    "thread": "gespeichertes Gespräch",
}
"""Where an erasure found something."""

MAY_SPEAK = "$place (handelt vielleicht auch davon)"
