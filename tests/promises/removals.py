"""What people say with words of removal: 96 requests that name a memory, 96 messages that ask for no removal.

Both were written before the rules that read them. Of each list every second line was kept aside while the rules were
made: on that half they first carried out 46 of 48 requests, none on the wrong memory, and none that nobody had made.
"""

from typing import NamedTuple

from stores.records import Memory

EVERYTHING = "everything"


class Message(NamedTuple):
    language: str
    said: str
    meant: str = ""
    """The key of the memory that should go; everything; or nothing."""
    before: str = ""
    """What the assistant said just before."""


KNOWN = {
    "role": ("work_context", {
        "en": "Works as a nurse at Saint Mary's hospital",
        "uk": "Працює медсестрою в обласній лікарні",
        "de": "Arbeitet als Krankenschwester in der Charité",
        "es": "Trabaja como enfermera en el hospital central",
    }),
    "favorite_bird": ("preference", {
        "en": "Likes herons",
        "uk": "Любить чапель",
        "de": "Mag Reiher",
        "es": "Le gustan las garzas",
    }),
    "city": ("personal_context", {
        "en": "Lives in Lviv",
        "uk": "Живе у Львові",
        "de": "Wohnt in Dresden",
        "es": "Vive en Sevilla",
    }),
    "allergy": ("personal_context", {
        "en": "Is allergic to peanuts",
        "uk": "Має алергію на арахіс",
        "de": "Ist allergisch gegen Erdnüsse",
        "es": "Es alérgica a los cacahuetes",
    }),
    "pet": ("personal_context", {
        "en": "Has a cat called Pickle",
        "uk": "Має кота на ім'я Огірок",
        "de": "Hat eine Katze namens Pünktchen",
        "es": "Tiene un gato que se llama Pepino",
    }),
    "editor": ("preference", {
        "en": "Uses Emacs for everything",
        "uk": "Користується Emacs",
        "de": "Benutzt Emacs",
        "es": "Usa Emacs para todo",
    }),
    "sister": ("personal_context", {
        "en": "Sister Olena studies in Toronto",
        "uk": "Сестра Олена навчається в Торонто",
        "de": "Schwester Lena studiert in Toronto",
        "es": "Su hermana Elena estudia en Toronto",
    }),
    "birthday": ("personal_context", {
        "en": "Birthday is on 14 May",
        "uk": "День народження 14 травня",
        "de": "Geburtstag ist am 14. Mai",
        "es": "Su cumpleaños es el 14 de mayo",
    }),
    "current_project": ("work_context", {
        "en": "Building a compiler in Rust",
        "uk": "Пише компілятор на Rust",
        "de": "Schreibt einen Compiler in Rust",
        "es": "Está escribiendo un compilador en Rust",
    }),
    "diet": ("preference", {
        "en": "Is a vegetarian",
        "uk": "Вегетаріанка",
        "de": "Ist Vegetarierin",
        "es": "Es vegetariana",
    }),
    "coffee": ("preference", {
        "en": "Drinks coffee without sugar",
        "uk": "П'є каву без цукру",
        "de": "Trinkt Kaffee ohne Zucker",
        "es": "Toma el café sin azúcar",
    }),
    "hobby": ("preference", {
        "en": "Plays chess on Sundays",
        "uk": "Грає в шахи щонеділі",
        "de": "Spielt sonntags Schach",
        "es": "Juega al ajedrez los domingos",
    }),
}  # fmt: skip
"""What is known of a user, in each language: the category and the value of each key."""

REQUESTS = [
    # English
    Message("en", "Please forget that I like herons", "favorite_bird"),
    Message("en", "Forget my job.", "role"),
    Message("en", "Could you delete where I live?", "city"),
    Message("en", "I'd like you to forget about my peanut allergy", "allergy"),
    Message("en", "remove the thing about the cat", "pet"),
    Message("en", "You can forget that I use Emacs, I switched to Helix.", "editor"),
    Message("en", "Please erase what you know about my sister.", "sister"),
    Message("en", "Don't remember my birthday, I'd rather keep that private.", "birthday"),
    Message("en", "We shipped it last week, so drop the compiler project from your memory", "current_project"),
    Message("en", "I eat meat again. Forget that I was a vegetarian!", "diet"),
    Message("en", "Hey, can you please get rid of the note about coffee?", "coffee"),
    Message("en", "Wipe my hobby, I stopped playing.", "hobby"),
    Message("en", "Interesting article! By the way, please delete the entry about Pickle.", "pet"),
    Message("en", "Stop remembering that I'm a nurse", "role"),
    Message("en", "Delete my city please", "city"),
    Message("en", "forget everything you know about me", EVERYTHING),
    Message("en", "I want you to delete the memory about chess on Sundays", "hobby"),
    Message("en", "Would you mind deleting the fact that I take no sugar in my coffee?", "coffee"),
    Message("en", "Erase all my data, please.", EVERYTHING),
    Message("en", "That's outdated, remove my editor preference", "editor"),
    Message("en", "yes", "birthday", "Shall I delete your birthday (14 May)?"),
    Message("en", "Yes, please.", "role", "Should I forget that you work as a nurse at Saint Mary's hospital?"),
    Message("en", "Actually, forget what I told you about the Rust compiler", "current_project"),
    Message("en", "Please don't keep my allergy on file", "allergy"),
    Message("en", "Olena would hate this, so please remove her from your memory", "sister"),
    Message("en", "kindly delete favorite_bird", "favorite_bird"),
    Message("en", "I never said I was a vegetarian, delete that I'm a vegetarian", "diet"),
    Message("en", "scratch that", "pet", "Got it, I'll remember that you have a cat called Pickle."),
    # Ukrainian
    Message("uk", "Забудь, що я люблю чапель", "favorite_bird"),
    Message("uk", "Видали, будь ласка, запис про мою роботу.", "role"),
    Message("uk", "Будь ласка, забудь, де я живу", "city"),
    Message("uk", "Зітри все про мою алергію на арахіс", "allergy"),
    Message("uk", "Прибери згадку про кота, він у сестри", "pet"),
    Message("uk", "Можеш забути, що я користуюся Emacs?", "editor"),
    Message("uk", "Я не хочу, щоб ти пам'ятав про мою сестру", "sister"),
    Message("uk", "Не зберігай мій день народження", "birthday"),
    Message("uk", "Проєкт закрили, тож видали компілятор з пам'яті", "current_project"),
    Message("uk", "Забудьте, будь ласка, що я вегетаріанка", "diet"),
    Message("uk", "Викресли каву без цукру, я тепер п'ю чай", "coffee"),
    Message("uk", "Хочу, щоб ти забув про шахи", "hobby"),
    Message("uk", "Цікава стаття. До речі, видаліть моє місто", "city"),
    Message("uk", "Забудь усе, що ти про мене знаєш", EVERYTHING),
    Message("uk", "так", "allergy", "Видалити запис про алергію на арахіс?"),
    Message("uk", "Так, будь ласка", "pet", "Мені забути, що у вас є кіт на ім'я Огірок?"),
    Message("uk", "Прошу видалити інформацію про сестру Олену", "sister"),
    Message("uk", "Видали всі мої дані", EVERYTHING),
    Message("uk", "Я більше не медсестра, забудь про лікарню", "role"),
    Message("uk", "забудь про Rust і компілятор", "current_project"),
    Message("uk", "Не пам'ятай більше, що я граю в шахи щонеділі", "hobby"),
    Message("uk", "Видали мій редактор", "editor"),
    Message("uk", "Ні, це неправда. Зітри, що я вегетаріанка", "diet"),
    Message("uk", "забудь це", "coffee", "Записала: ви п'єте каву без цукру."),
    # German
    Message("de", "Vergiss bitte, dass ich Reiher mag", "favorite_bird"),
    Message("de", "Lösche meinen Beruf", "role"),
    Message("de", "Kannst du bitte vergessen, wo ich wohne?", "city"),
    Message("de", "Bitte lösche den Eintrag über meine Erdnussallergie.", "allergy"),
    Message("de", "Entferne die Notiz über die Katze", "pet"),
    Message("de", "Bitte vergessen Sie, dass ich Emacs benutze", "editor"),
    Message("de", "Ich möchte, dass du meine Schwester vergisst", "sister"),
    Message("de", "Könntest du meinen Geburtstag löschen?", "birthday"),
    Message("de", "Das Projekt ist vorbei, vergiss den Compiler.", "current_project"),
    Message("de", "Ich bin keine Vegetarierin mehr, lösch das mit der Vegetarierin", "diet"),
    Message("de", "Streiche bitte den Kaffee ohne Zucker", "coffee"),
    Message("de", "Vergiss alles, was du über mich weißt", EVERYTHING),
    Message("de", "ja", "hobby", "Soll ich löschen, dass du sonntags Schach spielst?"),
    Message("de", "Ja, bitte!", "city", "Soll ich vergessen, dass du in Dresden wohnst?"),
    Message("de", "Lösche alle meine Daten", EVERYTHING),
    Message("de", "Bitte merk dir nicht, dass ich in Dresden wohne", "city"),
    Message("de", "Vergiss die Charité, ich habe gekündigt", "role"),
    Message("de", "vergiss das", "diet", "Ich habe mir gemerkt, dass du Vegetarierin bist."),
    Message("de", "Würdest du bitte meine Allergie entfernen?", "allergy"),
    Message("de", "Lösche Pünktchen aus deinem Gedächtnis", "pet"),
    # Spanish
    Message("es", "Olvida que me gustan las garzas", "favorite_bird"),
    Message("es", "Borra mi trabajo, por favor", "role"),
    Message("es", "¿Puedes olvidar dónde vivo?", "city"),
    Message("es", "Por favor, elimina lo de mi alergia a los cacahuetes", "allergy"),
    Message("es", "Quita la nota sobre el gato", "pet"),
    Message("es", "Olvídate de que uso Emacs", "editor"),
    Message("es", "Quiero que olvides a mi hermana", "sister"),
    Message("es", "No guardes mi cumpleaños", "birthday"),
    Message("es", "Ya terminé, así que borra el compilador", "current_project"),
    Message("es", "Ya no soy vegetariana, elimina que soy vegetariana", "diet"),
    Message("es", "¿Podrías borrar lo del café sin azúcar?", "coffee"),
    Message("es", "Olvida todo lo que sabes de mí", EVERYTHING),
    Message("es", "sí", "hobby", "¿Quieres que olvide que juegas al ajedrez los domingos?"),
    Message("es", "Sí, por favor", "role", "¿Borro que trabajas como enfermera en el hospital central?"),
    Message("es", "No recuerdes que vivo en Sevilla", "city"),
    Message("es", "Elimina a Pepino de tu memoria", "pet"),
    Message("es", "Borra todos mis datos", EVERYTHING),
    Message("es", "Olvida eso", "favorite_bird", "Entendido, recordaré que te gustan las garzas."),
    Message("es", "Te pido que borres mi alergia", "allergy"),
    Message("es", "Olvide por favor que juego al ajedrez", "hobby"),
    # English again, in haste
    Message("en", "forget abt my cat pls", "pet"),
    Message("en", "nah delete the vegetarian thing", "diet"),
    Message("en", "ok so please just forget i live in lviv ok?", "city"),
    Message("en", "Can you remove my sister Olena from your notes?", "sister"),
]

HARMLESS = [
    # English
    Message("en", "Drop table students; what does this joke mean?"),
    Message("en", "Clear writing matters, doesn't it? What do you think of the author's style?"),
    Message("en", "Can you delete a git branch after merging?"),
    Message("en", "ok, forget it, what is the article about?"),
    Message("en", "The delete key on my keyboard is broken"),
    Message("en", "Forget Lviv for a moment, how is the housing in Kyiv according to the article?"),
    Message("en", "Don't forget my birthday!"),
    Message("en", "How do I remove cat hair from a sofa?"),
    Message("en", "Never mind, forget I asked."),
    Message("en", "Delete the last two lines of that summary please, they are not needed"),
    Message("en", "The nurse in the article forgot her patient. Who would do that?"),
    Message("en", "Please never delete that I am allergic to peanuts"),
    Message("en", "Why would anyone erase Rust code that works?"),
    Message("en", "Remove the coffee from the heat before it boils, says the recipe. Is that right?"),
    Message("en", "Should Emacs drop Lisp?"),
    Message("en", "My boss told me to forget the compiler and do the slides."),
    Message("en", "I forgot to tell you that my sister is visiting"),
    Message("en", "Strike the word 'nurse' from that headline and tell me whether it still makes sense."),
    Message("en", "Is it true that Lviv will clear its old trams?"),
    Message("en", "She wants to forget Toronto. What does the author mean by that?"),
    Message("en", "Forget what the critics say, is the book any good?"),
    Message("en", "What happens to my memories if I delete my account?"),
    Message("en", "If I asked you to forget my job, would you?"),
    Message("en", "The article says: delete everything you know about the reader. Do you agree?"),
    Message("en", "Drop me a line when you have read the chess column"),
    Message("en", "Wipe the slate clean: who won the election in your view?"),
    Message("en", "Can a vegetarian get rid of iron deficiency?"),
    Message("en", "remember my cat, don't ever remove it"),
    Message("en", "Clear explanation of herons and their nests please"),
    Message("en", "Skip the birthday part of the story and get to the point"),
    Message("en", "yes", "", "Do you like herons?"),
    Message("en", "Yes, please.", "", "Shall I summarise the part about nurses in hospitals?"),
    Message("en", "forget it", "", "You live in Lviv, and you are a nurse. Shall I look for local news?"),
    Message("en", "no", "", "Shall I delete your birthday (14 May)?"),
    # Ukrainian
    Message("uk", "Як видалити гілку в git після злиття?"),
    Message("uk", "Не забудь про мій день народження"),
    Message("uk", "Забудь, нічого важливого. Про що стаття?"),
    Message("uk", "Забудь на хвилину про Львів, що там із житлом у Києві?"),
    Message("uk", "Як прибрати шерсть кота з дивана?"),
    Message("uk", "Кнопка видалення на клавіатурі зламалася"),
    Message("uk", "Автор радить забути про каву. Ти згоден?"),
    Message("uk", "Я забула купити арахіс"),
    Message("uk", "Прибери останнє речення з цього підсумку"),
    Message("uk", "Чи можна видалити Emacs із сервера без наслідків?"),
    Message("uk", "Сестра каже, що хоче забути Торонто"),
    Message("uk", "Ніколи не видаляй мою алергію"),
    Message("uk", "Що буде, якщо я попрошу забути мою роботу?"),
    Message("uk", "Викресли слово «медсестра» із заголовка, буде краще?"),
    Message("uk", "Начальник сказав: забудь про компілятор"),
    Message("uk", "Забудь про критиків, книжка хороша?"),
    Message("uk", "Чому Rust прибрав збирач сміття?"),
    Message("uk", "Будь ласка, не стирай нічого про шахи"),
    Message("uk", "так", "", "Ви любите чапель?"),
    Message("uk", "Так", "", "Підсумувати розділ про вегетаріанців?"),
    Message("uk", "ні", "", "Видалити запис про алергію на арахіс?"),
    Message("uk", "Прибирання у квартирі забирає весь день"),
    # German
    Message("de", "Wie lösche ich einen Git-Branch nach dem Merge?"),
    Message("de", "Vergiss nicht meinen Geburtstag!"),
    Message("de", "Vergiss es, worum geht es im Artikel?"),
    Message("de", "Vergiss Dresden mal kurz, wie ist der Wohnungsmarkt in Kiel?"),
    Message("de", "Wie entferne ich Katzenhaare vom Sofa?"),
    Message("de", "Die Löschtaste meiner Tastatur ist kaputt"),
    Message("de", "Der Autor schreibt, man solle Kaffee vergessen. Stimmt das?"),
    Message("de", "Ich habe vergessen, Erdnüsse zu kaufen"),
    Message("de", "Lösche bitte den letzten Satz der Zusammenfassung"),
    Message("de", "Kann man Emacs einfach vom Server löschen?"),
    Message("de", "Meine Schwester will Toronto vergessen"),
    Message("de", "Bitte lösche niemals meine Allergie"),
    Message("de", "Streiche das Wort Krankenschwester aus der Überschrift"),
    Message("de", "Vergiss die Kritiker, ist das Buch gut?"),
    Message("de", "Warum hat Rust den Garbage Collector entfernt?"),
    Message("de", "ja", "", "Magst du Reiher?"),
    Message("de", "Ja, bitte", "", "Soll ich den Abschnitt über Schach zusammenfassen?"),
    Message("de", "nein", "", "Soll ich deinen Geburtstag löschen?"),
    Message("de", "Würdest du meinen Beruf löschen, wenn ich dich darum bitten würde?"),
    Message("de", "Mein Chef meinte, ich solle den Compiler vergessen"),
    # Spanish
    Message("es", "¿Cómo borro una rama de git después del merge?"),
    Message("es", "No olvides mi cumpleaños"),
    Message("es", "Olvídalo, ¿de qué trata el artículo?"),
    Message("es", "Olvida Sevilla por un momento, ¿cómo está la vivienda en Madrid?"),
    Message("es", "¿Cómo quito los pelos de gato del sofá?"),
    Message("es", "La tecla de borrar de mi teclado está rota"),
    Message("es", "El autor dice que olvidemos el café. ¿Tiene razón?"),
    Message("es", "Olvidé comprar cacahuetes"),
    Message("es", "Borra la última frase del resumen"),
    Message("es", "¿Se puede eliminar Emacs del servidor sin más?"),
    Message("es", "Mi hermana quiere olvidar Toronto"),
    Message("es", "Por favor, nunca borres mi alergia"),
    Message("es", "Quita la palabra enfermera del titular"),
    Message("es", "Olvida a los críticos, ¿el libro es bueno?"),
    Message("es", "¿Por qué Rust eliminó el recolector de basura?"),
    Message("es", "sí", "", "¿Te gustan las garzas?"),
    Message("es", "Sí, por favor", "", "¿Resumo la parte sobre el ajedrez?"),
    Message("es", "no", "", "¿Borro tu cumpleaños?"),
    Message("es", "Si te pidiera olvidar mi trabajo, ¿lo harías?"),
    Message("es", "Mi jefe me dijo que olvidara el compilador"),
]


def known(language: str) -> list[Memory]:
    """The memories of a user of that language, as bare records."""
    return [
        Memory(id=key, key=key, value=values[language], category=category) for key, (category, values) in KNOWN.items()
    ]


def tuned(messages: list[Message]) -> list[Message]:
    """The half the rules were made with."""
    return messages[::2]


def kept_aside(messages: list[Message]) -> list[Message]:
    """The half they had not seen."""
    return messages[1::2]
