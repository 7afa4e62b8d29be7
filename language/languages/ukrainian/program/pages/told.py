"""What the store, the doctor and a night say in English, told in Ukrainian; what differs begins at a `$`."""

TOLD = {
    "changed in the file": "змінено у файлі",
    "added in the file": "додано у файлі",
    "removed in the file": "прибрано у файлі",
    "imported": "імпортовано",
    "merged": "об'єднано",
    "observed again": "помічено знову",
    "erased": "стерто",
    "said twice": "сказано двічі",
    "they say the same": "вони кажуть те саме",
    "already known": "вже відомо",
    "already in the daily note": "вже стоїть у нотатках дня",
    "kept as $parts notes": "збережено як нотатки: $parts",
    "similar memories exist; update one of them instead": "є схожі записи; змініть один із них",
    "corrected by the user": "виправив користувач",
    "no longer true, the user says": "користувач каже, що це вже не так",
    "the corrected memory says it": "це каже виправлений запис",
    "the user says that they are one": "користувач каже, що це одне й те саме",
    "the user says it is not true": "користувач каже, що це неправда",
    "more is known of it": "про це стало відомо більше",
    "something else holds from then on": "відтоді чинне інше",
    "it holds now": "тепер це чинне",
    "it held before": "це було чинне раніше",
    "its memory has another key": "його запис має іншу назву",
    "recorded for the user to confirm": "записано, щоб користувач підтвердив",
    "MEMORY.md is limited to $words words": "MEMORY.md має щонайбільше $words слів",
    "no event told of this state": "жодна подія про цей стан не казала",
    "its row was gone": "його рядка в таблиці не було",
    "its line was gone": "його рядка у файлі не було",
    "the file says so": "так каже файл",
    "its line stood in the file": "його рядок стояв у файлі",
    "done already for this date": "за цей день уже зроблено",
    "in progress elsewhere": "іде деінде",
    "memory is paused": "пам'ять призупинено",
    "nothing to collect": "збирати нічого",
    "another worker took over": "перебрав інший процес",
    "another worker still has it": "це ще в іншого процесу",
    "interrupted": "перервано",
    "the cluster failed: $what": "кластер відмовив: $what",
    "the model failed: $what": "модель відмовила: $what",
    "no event says where $name comes from": "жодна подія не каже, звідки взявся запис $name",
    "record that it was found": "записати, що його знайдено",
    "the row of $name is gone, its events are there": "рядка запису $name немає, а його події є",
    "bring the row back": "повернути рядок",
    "$name differs from what its newest event says": "$name відрізняється від того, що каже його остання подія",
    "record it as it is now": "записати, як є тепер",
    "$file has no line for $name": "у $file немає рядка для $name",
    "add the line": "додати рядок",
    "append the line": "дописати рядок",
    "line $line of $file says something else than the row of $name": (
        "рядок $line у $file каже інше, ніж запис $name у базі"
    ),
    "give the row the words of the file": "взяти до бази слова з файлу",
    "line $line of $file $key has no row": "рядка $line у $file $key немає в базі",
    "make a row of the line": "внести рядок до бази",
    "rows are newer than the user's revision, so that no index would load them": (
        "рядки новіші за ревізію користувача, тож жоден індекс їх не завантажить"
    ),
    "raise the revision": "підняти ревізію",
    "$count rows carry a spelling that finds no duplicates": "у $count рядків написання, за яким не знайти повторів",
    "spell them anew": "записати їх наново",
    "the snapshot of $name is from before an erasure": "знімок індексу $name старший за стирання",
    "the snapshot of $name is damaged": "знімок індексу $name пошкоджено",
    "drop it": "викинути його",
    "build the index from the rows": "побудувати індекс наново з бази",
    "the index holds $held memories, the rows $rows; $missing would not be found": (
        "в індексі $held записів, у базі $rows; не знайшлося б: $missing"
    ),
    "the index ranks otherwise than one built from the rows": "індекс упорядковує інакше, ніж побудований з бази",
    "the time zone $zone is none, so UTC is used": "часового поясу $zone немає, тож береться UTC",
    "set it to UTC": "поставити UTC",
    "there is a MEMORY.md, but the database does not know the user": "MEMORY.md є, а база не знає цього користувача",
    "take in the person's edit": "взяти правку людини",
    "$file was left by an interrupted write": "$file лишився від перерваного запису",
    "remove it": "прибрати його",
    "$file holds what a failing disk left: look at it, then remove it": (
        "у $file те, що лишив несправний диск: перегляньте і приберіть його"
    ),
    "$file holds a version that was found in the place of the document and not taken in, since most of it "
    "was missing, or it was older or came from elsewhere: copy the lines you want into the document (to go back to all "
    "of it, put it there with a line of your own added), then remove this one.": (
        "у $file варіант, який стояв на місці документа і якого не взято, бо в ньому бракувало більшої "
        "частини, він був старіший або прийшов звідкись інде: скопіюйте потрібні рядки до документа (щоб повернути "
        "все, покладіть його туди, додавши власний рядок), а цей файл приберіть."
    ),
    "the folder cannot be read: $why": "теки не прочитати: $why",
    "$folder is no user's folder: look at it, then remove it": "$folder – не тека користувача: перегляньте й приберіть",
    "a committed change has not reached $file yet": "збережена зміна ще не дійшла до $file",
    "$file is an older copy of ours": "$file – наша старіша копія",
    "$file has not been written yet": "$file ще не записано",
    "$file is a note that has gone elsewhere": "$file – нотатка, яку перенесено",
    "write it": "записати його",
    "$file was missing": "$file не було на місці",
    "$file was empty": "$file був порожній",
    "$file was damaged": "$file був пошкоджений",
    "$file was not written by this machine": "$file записала інша машина",
    "write it again from the database; nothing is forgotten": "записати його знову з бази; нічого не забудеться",
    "keep it beside, and write it again from the database": "зберегти його поруч і записати знову з бази",
    "$file is not read: $why. Shorten it, or move it away": "$file не читається: $why. Скоротіть його або заберіть",
    "$file was edited and not looked at since": "$file змінено, і відтоді його не переглянуто",
    "the schema is $version, not $head": "схема бази $version, а не $head",
    "apply the migrations": "застосувати міграції",
    "MEMORY_DOCUMENTS=files with PostgreSQL: each machine has a copy of MEMORY.md of its own, brought up to "
    "date when that machine next writes for the user. With more than one machine set "
    "MEMORY_DOCUMENTS=database, or put MEMORY_DATA_DIR on a disk they share.": (
        "MEMORY_DOCUMENTS=files з PostgreSQL: кожна машина має власну копію MEMORY.md, яку оновлює, коли "
        "знову пише для користувача. Якщо машин кілька, задайте MEMORY_DOCUMENTS=database або покладіть "
        "MEMORY_DATA_DIR на спільний диск."
    ),
}

PLACES = {
    "memory": "запис",
    "fact": "факт",
    "note": "нотатка",
    "finding": "знахідка",
    "insight": "спостереження",
    "lesson": "урок",
    "episode": "епізод",
    "observation": "спостереження",
    "messages": "повідомлення в розмові",
    "conversations": "розмова",
    "posts": "допис",
    "commands": "команда",
    "scratchpad": "чернетка",
    "extraction_runs": "запис про ніч",
    "calls": "виклик інструмента",
    "tasks": "завдання",
    "items": "елемент",
    "file": "файл",
    "thread": "збережена розмова",
}
"""Where an erasure found something."""

MAY_SPEAK = "$place (можливо, теж про це)"
