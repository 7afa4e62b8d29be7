"""What people call the things a memory is about: "my job" for a role, "where I live" for a city, in any language."""

from language.meaning.relations import PEOPLE
from language.words.lexicon import words_of
from language.words.reader import Word
from language.words.spelling import fold
from language.words.stems import stem
from language.words.synonyms import meaning


def _stem(word: str) -> str:
    return fold(meaning(stem(word.casefold())))


def _stems(words: str) -> frozenset[str]:
    return frozenset(map(_stem, words.split()))


_SLOTS = {
    "work": """role job work works working worked employer company profession occupation career position employment
        робота роботу роботи роботі працюю працюєш працюєте працює працювати праця професія професію посада посаду
        роботодавець фах работа работу работаю работает профессия должность работодатель
        beruf arbeit arbeite arbeitest arbeitet arbeitsplatz arbeitgeber stelle
        trabajo trabajas trabaja empleo profesión oficio empresa puesto
        travail métier emploi employeur praca pracę pracuję zawód lavoro trabalho emprego werk baan 工作 仕事 직업""",
    "home": """city town home location address residence hometown live lives living lived reside resides
        місто міста місті адреса адресу живу живе жити мешкаю мешкає проживаю дім домівка
        живеш живете мешкаєте город живёт адрес
        stadt wohnort adresse wohne wohnst wohnt wohnen lebe lebst lebt heimat ciudad vivo vives vive domicilio
        dirección pueblo ville habite miasto mieszkam mieszka adres indirizzo endereço""",
    "name": """name surname called nickname ім'я прізвище звати звуть имя фамилия зовут name heiße heißt nombre apellido
        llamo llama nom prénom imię nazwisko nome""",
    "birth": """birthday birthdate born birth день-народження народження народилася народився уродини рождения родился
        geburtstag geboren geburtsdatum cumpleaños nacimiento nací anniversaire naissance urodziny compleanno""",
    "age": "age years old вік років возраст лет alter jahre edad años âge ans wiek",
    "pet": """pet pets cat dog улюбленець тварина кіт кота кішка собака пес питомец кот кошка haustier katze hund kater
        mascota gato gata perro perra chat chien zwierzę kot pies""",
    "diet": "diet vegetarian vegan eating дієта дієту вегетаріанець вегетаріанка веган диета ernährung vegetarier "
    "vegetarierin veganerin dieta vegetariana vegetariano vegano régime",
    "allergy": """allergy allergic allergies intolerance алергія алергію алергії алергік аллергия allergie allergien
        allergisch unverträglichkeit alergia alergias alérgica alérgico allergique uczulenie""",
    "hobby": """hobby hobbies pastime хобі захоплення увлечение hobbys freizeit afición aficiones pasatiempo
        pasatiempos loisir""",
    "project": """project projects проєкт проєкту проєкти проект проекту projekt projekte proyecto proyectos projet
        progetto""",
    "editor": "editor ide редактор редактора éditeur edytor",
    "health": """health illness disease condition diagnosis здоров'я хвороба хворобу діагноз здоровье болезнь gesundheit
        krankheit diagnose salud enfermedad santé zdrowie""",
    "language": """language languages мова мову мови язык языки sprache sprachen idioma idiomas lengua langue język""",
    "study": """study studies studying university school навчання навчаюся вчуся університет учёба studium studiere uni
        estudios estudio universidad études studia""",
    "phone": "phone telephone mobile телефон номер telefon handynummer teléfono móvil téléphone",
    "mail": "email e-mail mail пошта пошту імейл почта correo courriel",
    "zone": "timezone часовий пояс zeitzone zona horaria",
}
_NARROW = """
    cat dog кіт кота кішка собака пес кот кошка katze hund kater gato gata perro perra chat chien kot pies
    vegetarian vegan вегетаріанець вегетаріанка веган vegetarier vegetarierin veganerin vegetariana vegetariano vegano
    """
"""Words for one sort of what a slot holds: who speaks of a cat means no dog."""
_SLOT_OF = {stem(word.casefold()): slot for slot, words in _SLOTS.items() for word in words.split()}


def slot(word: Word) -> str | None:
    """What the word speaks of. It is taken as it is written: folded, words of two languages may fall together."""
    return _SLOT_OF.get(stem(word.text.casefold().replace("’", "'").replace("ʼ", "'")))


_ONE_SORT = frozenset(stem(word) for word in _NARROW.split())


def is_narrow(word: Word) -> bool:
    """Does it name one sort of thing, of which another is not meant?"""
    return stem(word.text.casefold()) in _ONE_SORT


KIN = PEOPLE - _stems("manager teacher boss chef шеф начальник jefe szef colleague coworker колега коллега")
"""People of the user's life: what is known of them is not what is known of the user."""

ALL = words_of("""
    everything all anything усе все всі усі всю всё все всех alles alle sämtliche todo toda todos todas tout toutes tous
    wszystko wszystkie tutto tudo
    """)
OF_ME = words_of("""
    me my myself mine know known remember remembered saved stored мене мою мої моє моїх мені мій знаєш знаєте пам'ятаєш
    меня мои мою знаешь mich mir meine meinen meiner weißt wissen mí mi mis sabes sabe recuerdas
    moi mes mon sais mnie moje
    """)
"""With one of these, "everything" is all that is known of the user."""

SESSIONS = _stems("""
    conversation conversations chat chats session sessions discussion discussions talk talks dialogue
    розмова розмову розмови розмов бесіда бесіду чат сесія сесію діалог разговор разговоры беседа
    gespräch gespräche unterhaltung sitzung diskussion conversación conversaciones charla sesión rozmowa rozmowę
    """)
"""What a past conversation is called."""

KINDS = {
    _stem(word): kind
    for kind, words in {
        "note": "note notes нотатка нотатки нотатку замітка notiz notizen nota notas",
        "fact": "fact facts факт факти fakt fakten hecho hechos",
        "episode": "episode episodes епізод епізоди episoden episodio episodios",
        "observation": "observation observations спостереження beobachtung beobachtungen observación observaciones",
    }.items()
    for word in words.split()
}
"""What the kinds of memories are called; "all my notes" are the notes only."""

CARRIERS = frozenset(KINDS) | _stems("""
    memory memories entry entries record records data info information detail details thing things stuff bit part
    line item
    mention mentions statement file files profile head knowledge fact know knows told tell said say mentioned saved
    stored remember remembered have had was about abt regarding concerning again anymore longer ever more away
    пам'ять пам'яті пам'ятаєш запис записи запису записів дані даних інформація інформацію згадка згадку згадки
    відомості
    знаєш знаєте казала казав сказала сказав розповідала розповідав говорила говорив більше стосовно річ речі
    данные информация запись записи память знаешь сказал сказала больше
    eintrag einträge information informationen daten gedächtnis speicher notiert weißt wissen gesagt erzählt sache
    über aus dass mehr gespeichert erinnerung die meinem meiner meines deinem deiner deinen was wo habe nicht ist
    entrada registro dato datos información memoria sabes dije dicho conté sobre lo acerca cosa recuerdo donde dónde soy
    más mémoire informations note tes sur pamięć wpis
    """)
"""Words for what is kept rather than for what it says."""

FILLERS = _stems("""
    soll sollte möchtest willst magst dich mal nun dann quieres desea deseas debo deba tengo tiene hago uso usa want
    should shall take takes taking got get gets way course okay yes im вашу ваше вашої вашого хочете треба
    мою моїми моєю твою твої твоєї нашу моих моим meinem meiner meines deinen deine deinem deiner ihren ihrem ihrer
    unsere unseren nuestra nuestro vuestra vuestro mí ti conmigo mich dich
    spiele spielst spielt benutze benutzt nutze nutzt trinke trinkst trinkt esse isst liebe liebst juego juegas juega
    usas tomo tomas toma comes tienes eres bist hast маєш маєте gusta gustan любиш любите граєш граєте п'єш п'єте
    користуєшся користуєтесь
    """)
"""Words that stand around what is named and say nothing of it."""
