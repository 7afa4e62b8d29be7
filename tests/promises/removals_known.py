"""What is known of the users who speak of removals, in each language."""

from stores.records import Memory

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


def known(language: str) -> list[Memory]:
    """The memories of a user of that language, as bare records."""
    return [
        Memory(id=key, key=key, value=values[language], category=category) for key, (category, values) in KNOWN.items()
    ]
