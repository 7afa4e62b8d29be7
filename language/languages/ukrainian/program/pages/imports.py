"""What an import says in English, told in Ukrainian: what was left out, and why."""

TOLD = {
    "memory is paused for this user. Nothing was imported: resume it first.": (
        "пам'ять призупинено. Спершу відновіть її."
    ),
    "the form was changed on its way. Choose the file again.": "форма змінилася дорогою. Виберіть файл ще раз.",
    "says what $key says, which stays": "каже те саме, що й $key, який лишається",
    "conversations marked not to be remembered": "розмови, позначені, щоб їх не пам'ятати",
    "conversations without a word": "розмови без жодного слова",
    "conversations that stand in the file twice": "розмови, що стоять у файлі двічі",
    "saved memories and custom instructions (pass --saved to take them in)": (
        "збережені спогади та вказівки (поставте позначку нижче, щоб узяти їх)"
    ),
    "saved memories that ChatGPT was told to forget": "збережені спогади, які ChatGPT мав забути",
    "blocks that are not about the user": "блоки не про користувача",
    "memories that mem0 had put away": "спогади, які mem0 відклав",
    "lines of a note that tell what became of a memory": "рядки нотатки про те, що сталося із записом",
}
