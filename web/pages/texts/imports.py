"""What an import says in English, for Ukrainian pages: why a file cannot be taken in, what to do, what was left out."""

UKRAINIAN = {
    # why
    "$file is not there": "$file немає на місці",
    "$file may not be read": "$file не дозволено читати",
    "$file is no file": "$file – не файл",
    "$file is no text": "$file – не текст",
    "$file is empty": "$file порожній",
    "$file is empty, or holds no text": "$file порожній або не містить тексту",
    "$file holds more than $most files": "у $file більше ніж $most файлів",
    "$file is larger than $most MB": "$file більший за $most МБ",
    "$file is larger than $most GB": "$file більший за $most ГБ",
    "$file is larger than 1 GB": "$file більший за 1 ГБ",
    "$file unpacks to more than $most GB": "$file розпаковується більш ніж на $most ГБ",
    "$file unpacks to more than $times times its size, as no export does": (
        "$file розпаковується більш ніж у $times разів, чого не буває з експортом"
    ),
    "$file is a zip in a zip in a zip": "$file – zip у zip у zip",
    "$file holds a name that leads out of it": "у $file є ім'я, що веде за його межі",
    "$file holds a link to another file": "у $file є посилання на інший файл",
    "$file is locked with a password": "$file захищено паролем",
    "$file is damaged or was cut off": "$file пошкоджено або обірвано",
    "$file is cut off or damaged": "$file обірвано або пошкоджено",
    "the export is cut off or damaged": "експорт обірвано або пошкоджено",
    "$file is cut off: its end is missing": "$file обірвано: бракує кінця",
    "$file is damaged": "$file пошкоджено",
    "$file is a damaged database": "$file – пошкоджена база даних",
    "$file is a database inside an archive": "$file – база даних в архіві",
    "$file is not written in UTF-8": "$file записано не в UTF-8",
    "$file is not JSON, or is damaged": "$file – не JSON або пошкоджений",
    "$file is nested more than $levels levels deep": "$file вкладено глибше ніж на $levels рівнів",
    "$file holds one conversation of more than $most MB": "у $file одна розмова більша за $most МБ",
    "$file holds more than $most statements": "у $file більше ніж $most тверджень",
    "$file holds nothing that is recognised": "у $file нічого не розпізнано",
    "$file is a PDF, which cannot be read": "$file – PDF, його не прочитати",
    "$file is a picture, which cannot be read": "$file – зображення, його не прочитати",
    "$file is a gzip archive, which cannot be read": "$file – архів gzip, його не прочитати",
    "$file is a 7-Zip archive, which cannot be read": "$file – архів 7-Zip, його не прочитати",
    "$file is a RAR archive, which cannot be read": "$file – архів RAR, його не прочитати",
    "$file is a web page, which cannot be read": "$file – вебсторінка, її не прочитати",
    "$file is a SQLite database without mem0's history, which cannot be read": (
        "$file – база SQLite без історії mem0, її не прочитати"
    ),
    "$file is an activity list of Google (Gemini), which cannot be read": (
        "$file – список дій Google (Gemini), його не прочитати"
    ),
    "$file is a session of Claude Code, which cannot be read": "$file – сеанс Claude Code, його не прочитати",
    "$file is an export of $product, which cannot be read": "$file – експорт $product, його не прочитати",
    "there is nothing to import": "немає чого імпортувати",
    "the text is empty": "текст порожній",
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "пам'ять призупинено. Спершу відновіть її."
    ),
    "the form was changed on its way. Choose the file again.": "форма змінилася дорогою. Виберіть файл ще раз.",
    # what to do
    "check the path": "перевірте шлях",
    "check its permissions": "перевірте дозволи",
    "pass a path or a text": "дайте файл або текст",
    "paste the list": "вставте список",
    "pass a file, a folder or a zip": "дайте файл, теку або zip",
    "pass an export, a list or a folder of Markdown": "дайте експорт, список або теку з Markdown",
    "pass a part of it": "дайте його частину",
    "pass a smaller part of it": "дайте меншу його частину",
    "unpack it and pass a part of it": "розпакуйте і дайте частину",
    "unpack it and pass the file itself": "розпакуйте і дайте сам файл",
    "unpack it yourself and pass the folder": "розпакуйте самі й дайте теку",
    "export it again, or unpack it yourself and pass the folder": "експортуйте знову або розпакуйте самі й дайте теку",
    "pass the export as you got it": "дайте експорт таким, яким його отримали",
    "pass mem0's history.db as it was": "дайте history.db від mem0, як він був",
    "download it again": "завантажте його ще раз",
    "export it again": "експортуйте знову",
    "export the agent again": "експортуйте агента знову",
    "export the agent without files": "експортуйте агента без файлів",
    "save it as UTF-8, or export it again": "збережіть як UTF-8 або експортуйте знову",
    "split it into several exports": "поділіть його на кілька експортів",
    "take it out of the file": "приберіть її з файлу",
    "no export of a memory is; choose another file": "з експортом пам'яті так не буває; виберіть інший файл",
    "known are exports of ChatGPT, Claude, mem0, Letta, OpenClaw and basic-memory, text lists and our own JSON": (
        "читаються експорти ChatGPT, Claude, mem0, Letta, OpenClaw і basic-memory, текстові списки та наш JSON"
    ),
    # what came of a statement, and what was left out
    "says what $key says, which stays": "каже те саме, що й $key, який лишається",
    "conversations marked not to be remembered": "розмови, позначені, щоб їх не пам'ятати",
    "conversations without a word": "розмови без жодного слова",
    "conversations that stand in the file twice": "розмови, що стоять у файлі двічі",
    "saved memories and custom instructions (pass --saved to take them in)": (
        "збережені спогади та вказівки (поставте позначку нижче, щоб узяти їх)"
    ),
    "blocks that are not about the user": "блоки не про користувача",
    "memories that mem0 had put away": "спогади, які mem0 відклав",
    "lines of a note that tell what became of a memory": "рядки нотатки про те, що сталося із записом",
}
