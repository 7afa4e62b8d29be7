"""Who besides the user is spoken of: kin, friends and animals by one name each, in any form of four languages.

A word for several ("kids", "pets", "parents") stands for each of them, so that a question by it finds them all.
"""

import re
from functools import lru_cache

from language.asking.words import words_for

_TABLE = """
mother | mother mom mum mommy mama | мам мати матері матір неньк | mutter mama mutti | madre mamá mama
father | father dad daddy papa | тат батьк | vater papa vati | padre papá papa
brother | brother bro brothers | брат брати | bruder brüder | hermano hermanos
sister | sister sis sisters | сестр сестер | schwester schwestern | hermana hermanas
wife | wife | дружин жінк жон | frau ehefrau | esposa mujer señora
husband | husband hubby | чоловік | mann ehemann | esposo marido
partner | partner girlfriend boyfriend fiancé fiancée fiance ex | хлопець хлопцем наречен дівчин партнер | \
freund freundin verlobte verlobter partner partnerin | novio novia pareja prometida
son | son sons boy boys | син хлопчик хлопців хлопці | sohn söhne junge jungs | hijo hijos
daughter | daughter daughters girl girls | доньк дочк донечк доньц дочц дівчат | tochter töchter | hija hijas
child | child baby kid twins | дитин дит малюк близнят | kind baby zwilling | bebé niño niña mellizo
grandmother | grandmother grandma granny gran nana nan | бабус бабц баб | oma großmutter | abuela abuelita
grandfather | grandfather grandpa granddad grandad | дідус дід | opa großvater | abuelo
grandchild | grandchild grandson granddaughter grandkid grandchildren | онук онуч внук | enkel enkelin \
enkelkind | nieto nieta
uncle | uncle | дядьк | onkel | tío
aunt | aunt auntie | тітк тьот | tante | tía
cousin | cousin | кузен двоюрідн | cousin cousine | primo prima
nephew | nephew | племінник | neffe | sobrino
niece | niece | племінниц | nichte | sobrina
inlaw | in-law | тещ свекр тест зят невістк кум | schwiegermutter schwiegervater schwager schwägerin | suegra \
suegro cuñado cuñada yerno nuera
friend | friend mate buddy bestie | друг друз подруг товариш | kumpel | amigo amiga
boss | boss manager supervisor | начальни шеф керівни | chef chefin vorgesetzte | jefe jefa
colleague | colleague coworker workmate | колег | kollege kollegin | colega compañero compañera
neighbour | neighbour neighbor | сусід | nachbar nachbarin | vecino vecina
flatmate | flatmate roommate housemate | сусідк співмешкан | mitbewohner mitbewohnerin | roomie
doctor | doctor gp dentist | лікар стоматолог | arzt ärztin hausarzt zahnarzt | médico médica doctor doctora \
dentista
dog | dog puppy pup terrier beagle labrador dachshund retriever spaniel poodle collie husky hound | собак пес \
пса псом псу песик цуцен такс вівчарк | hund hündin welpe dackel | perro perra cachorro perrita perrito
cat | cat kitten tabby kitty | кіт кота коту котом котик кішк кицьк кошен коти котів | katze kater kätzchen | \
gato gata gatito
bird | bird parrot budgie parakeet canary | папуг птах | vogel papagei wellensittich | loro pájaro periquito canario
fish | fish goldfish | рибк | fische goldfisch | pez peces
horse | horse pony mare | кінь коня кобил | pferd pony | caballo yegua
hen | hen chicken goat sheep cow pig | кур кіз коз коров порос | huhn hühner ziege schaf kuh | gallina cabra \
oveja vaca
rabbit | rabbit bunny hamster guinea tortoise turtle lizard snake | кролик хом'як черепах | hase kaninchen \
hamster schildkröte | conejo hámster tortuga
"""
_GROUPS = {
    "pet": (
        "dog cat bird fish horse hen rabbit",
        "pet pets animal animals|тварин улюбленц|haustier haustiere tier tiere|mascota mascotas animal animales",
    ),
    "parents": ("mother father", "parent parents folks|батьки батьків|eltern|padres papás"),
    "children": (
        "son daughter child",
        "kids children child kid|діти дітей дітям дитин|kinder kindern kind|hijos niños",
    ),
    "siblings": ("brother sister", "sibling siblings|брати сестри|geschwister|hermanos"),
    "spouse": ("wife husband partner", "spouse other half|подружжя|partner|pareja cónyuge"),
    "family": (
        "mother father brother sister wife husband partner son daughter child grandmother grandfather uncle aunt",
        "family relatives|родин сім'|familie verwandte|familia parientes",
    ),
}
_ENDINGS = {
    "en": ("", "s", "es", "'s", "s'"),
    "de": ("", "e", "en", "n", "es", "s", "er", "ern", "nen"),
    "es": ("", "s", "es"),
}
_LONGEST_ENDING = 3
_WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
_COLUMNS = ("en", "uk", "de", "es")


def _forms() -> dict[str, dict[str, set[str]]]:
    """For each language, who each word stands for."""
    forms: dict[str, dict[str, set[str]]] = {language: {} for language in _COLUMNS}
    rows = [
        (name.split("|")[0].strip(), {name.split("|")[0].strip()}, name.split("|")[1:])
        for name in _TABLE.strip().splitlines()
    ]
    rows += [(name, set(members.split()), words.split("|")) for name, (members, words) in _GROUPS.items()]
    for _, members, columns in rows:
        for language, words in zip(_COLUMNS, columns, strict=True):
            for word in words.split():
                forms[language].setdefault(word, set()).update(members)
    return forms


_FORMS = _forms()


@lru_cache(maxsize=2048)
def persons(text: str, language: str = "") -> frozenset[str]:
    """Everybody a text names by what they are to the user."""
    forms = _FORMS[language or words_for(text).language]
    endings = _ENDINGS.get(language or words_for(text).language)
    found: set[str] = set()
    for word in _WORD.findall(text.lower().replace("’", "'")):
        beginnings = (word[:size] for size in range(1, len(word) + 1))
        for form in forms.keys() & beginnings:
            if _fits(word[len(form) :], form, endings):
                found |= forms[form]
    return frozenset(found)


def _fits(ending: str, form: str, endings: tuple[str, ...] | None) -> bool:
    """Is it the form with an ending that the language has?"""
    if endings is not None:
        return ending in endings
    return len(ending) <= (_LONGEST_ENDING if len(form) > _LONGEST_ENDING else 2)
