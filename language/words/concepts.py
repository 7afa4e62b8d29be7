"""Words that ask for, or stand for, the same sort of thing: who asks where somebody lives is told a location.

Wider than synonyms: a database and PostgreSQL, a spouse and a husband. Keys are mostly English whatever language is
spoken, so each group holds the words of all four. A search looks for them beside the words of the question and counts
them less.
"""

from collections import defaultdict
from functools import cache

from language.words.index_terms import default_analyzer

_GROUPS = """
live lives living reside location city hometown home address town wohne wohnst wohnt wohnort lebe stadt zuhause
    adresse живу живе живеш мешкаю мешкає місто адреса проживання vivo vives vive ciudad domicilio
job work profession occupation role position career employed employer company client beruf arbeit arbeite stelle firma
    arbeitgeber робота працюю працює професія посада компанія підробляю trabajo trabajas trabaja profesión empleo
    puesto empresa oficio
boss manager supervisor lead reports chef vorgesetzter начальник керівник jefe jefa
name called llamo llama nombre heiße heißt heißen звати звуть ім'я
birthday born birthdate age old geboren geburtstag alter день народження народився народилась вік років cumpleaños
    nací edad años
wife husband spouse partner girlfriend boyfriend married fiancée frau mann ehemann ehefrau freundin verheiratet дружина
    чоловік дівчина хлопець одружений заміжня esposa esposo marido mujer pareja novia novio casado casada
children child kid son daughter baby kinder kind sohn söhne tochter діти дитина син донька hijos hijo hija niños
sibling brother sister bruder schwester geschwister брат сестра hermano hermana hermanos
parents mother father mom dad mum eltern mutter vater батьки мама тато мати батько padres madre padre
family relatives familie родина сім'я familia
pet haustier тварина улюбленець mascota dog puppy hund собака пес perro perra
pet haustier тварина улюбленець mascota cat kitten katze кіт кішка gato gata
pet haustier тварина улюбленець mascota | hamster хом'як rabbit parrot
eat food diet meal dish cuisine esse isst essen ernährung ernaehrung gericht їсти їжа страва їм дієта comer come comida
    dieta plato cocina | vegetarian vegetarisch vegan breakfast lunch dinner сніданок обід вечеря
meat fleisch carne м'ясо vegetarian vegetarisch vegan вегетаріанець diet ernährung ernaehrung дієта dieta
drink beverage trinke trinkt getränk getraenk пити напій bebida bebo bebe tomar toma | coffee kaffee кава café tea tee
    чай té chai beer wine juice
allergy allergic intolerance allergisch allergie алергія алергічний alergia alérgico alérgica
health illness medical condition medication gesundheit krankheit здоров'я хвороба salud enfermedad
language speak speaks languages sprache sprachen spreche мова мови розмовляю розмовляє idioma idiomas hablo habla
study studies university degree education major student studium studiere studiert ausbildung навчаюся вивчаю вивчає
    навчання університет освіта студент estudio estudia estudios universidad carrera
learn learning course lerne lernt kurs вчу вчуся курс aprendo aprendiendo curso
hobby pastime leisure freizeit хобі дозвілля захоплення afición pasatiempo
sport fitness gym exercise workout training trainiere спорт тренування deporte gimnasio entreno practico | jogging
    running біг бігаю пробіжка swim weights
music musik музика музику música | band song concert lied гурт пісня grupo canción instrument instrumento
book read reads reading novel author buch lese liest lieblingsbuch roman книга книжка читаю роман автор libro leo
    leyendo novela lectura autor
movie film series show serie фільм серіал кіно película serie cine
car vehicle drive drives auto wagen fahre fährt авто машина автомобіль кермую coche furgoneta carro conduzco conduce
bike bicycle cycle commute fahrrad rad велосипед bicicleta bici
travel trip journey vacation holiday reise urlaub ferien подорож поїздка відпустка мандрівка viaje vacaciones | visit
    visited conference abroad
phone smartphone mobile cellphone handy телефон смартфон móvil movil teléfono
computer laptop machine notebook macbook rechner комп'ютер ноутбук ordenador portátil
os system betriebssystem операційна | linux windows macos ubuntu
editor ide | vim neovim emacs vscode
software tool tools app program werkzeug programm інструмент програма herramienta programa | stack figma
database db datenbank datos | postgres postgresql mysql sqlite mongodb redis bigquery warehouse
goal goals plan plans ambition future dream ziel ziele zukunft plant мета ціль план плани майбутнє мрія
    meta objetivo planes futuro
project projects projekt проект проєкт proyecto
style tone answers answer communication feedback prefers stil antworten стиль відповідати відповіді estilo respuestas
sleep bed wake wakes schlaf schlafe aufstehen steht stehe сон сплю прокидаюся sueño duermo
schedule hours working days off arbeitszeit stundenplan графік розклад horario
salary rate wage income charges gehalt lohn зарплата дохід salario sueldo
color colour farbe колір color
timezone zone zeitzone пояс zona
"""


@cache
def _akin() -> dict[str, tuple[str, ...]]:
    """By each word, as the index knows it, the others of its groups; behind a bar stand those that the others ask for:
    who asks for a drink may be told of coffee, but who asks for coffee not of any drink."""
    stems = default_analyzer().query
    found: defaultdict[str, set[str]] = defaultdict(set)
    for line in _GROUPS.replace("\n    ", " ").strip().splitlines():
        heads, special = (frozenset(stems(part).words) for part in (*line.split("|"), "")[:2])
        for word in heads:
            found[word] |= (heads | special) - {word}
    return {word: tuple(sorted(others)) for word, others in found.items()}


def akin(word: str) -> tuple[str, ...]:
    """The words that stand for the same sort of thing as this one, all as terms of the index."""
    return _akin().get(word, ())
