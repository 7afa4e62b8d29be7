"""What Russian speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "работа работу работаю работает профессия должность работодатель",
    "home": "город живёт адрес",
    "name": "имя фамилия зовут",
    "birth": "рождения родился",
    "age": "возраст лет",
    "pet": "питомец кот кошка",
    "diet": "диета",
    "allergy": "аллергия",
    "hobby": "увлечение",
    "project": "проект проекту",
    "health": "здоровье болезнь",
    "language": "язык языки",
    "study": "учёба",
    "mail": "почта",
}
ONE_SORT = words_of("кот кошка")
AT_WORK = words_of("шеф начальник коллега")
ALL = words_of("всё все всех")
OF_ME = words_of("меня мои мою знаешь")
SESSIONS = words_of("разговор разговоры беседа")
CARRIERS = words_of("данные информация запись записи память знаешь сказал сказала больше")
FILLERS = words_of("моих моим")
AND = r"и"
BECAUSE = r"потому\s+что"
