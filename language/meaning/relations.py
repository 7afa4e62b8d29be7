"""Words that say how the user stands to something, and who else is spoken of."""

from language.words.lexicon import words_of
from language.words.spelling import fold
from language.words.stems import stem
from language.words.synonyms import meaning


def _stems(words: str) -> frozenset[str]:
    return frozenset(fold(meaning(stem(word))) for word in words.split())


GENERIC_WORDS = _stems(
    """
    user like likes love loves prefer prefers preference interested interest interests enjoy enjoys want wants
    use uses using work works working live lives living plan plans planning name named called favorite fan keen
    passionate considers focus focused learning eat eats drink drinks speak speaks play plays believes values
    finds seems person people someone topic topics

    користувач користувачка любить люблю подобається обожнює обожнюю цікавиться цікавлюся цікавить інтерес
    інтереси перевагу надає віддає користується користуюся працює працюю живе живу хоче планує планую звати
    звуть ім'я захоплюється захоплююся вважає улюблений людина тема їсть їм їсти п'є п'ю пити грає граю говорить

    пользователь любит люблю нравится обожает интересуется интересуюсь интерес предпочитает предпочитаю
    пользуется работает работаю живёт живу хочет планирует зовут увлекается считает любимый человек тема ест ем
    пьёт пью играет играю говорит

    mag liebt bevorzugt interessiert arbeitet arbeite wohnt wohne lebt lebe heißt heiße lieblings benutzer
    nutzer gusta gustan encanta prefiere prefiero interesa vive vivo trabaja trabajo llama usuario aime aimes
    adore préfère intéresse habite travaille appelle utilisateur lubi lubię kocha woli wolę interesuje mieszka
    mieszkam pracuje pracuję użytkownik
    """
)
"""Words a summary adds to say how the user stands to the thing remembered; they need no evidence of their own."""

NEGATIVE_WORDS = _stems(
    """
    hate hates hated dislike dislikes disliked detest detests loathe loathes avoid avoids avoided despise
    despises refuse refuses reject rejects averse aversion hatred annoyed uninterested intolerable ненавиджу
    ненавидить ненавидів уникаю уникає уникати відмовляється відмовляюся нелюбов ненавижу ненавидит избегаю
    избегает отказывается нелюбовь hasse hasst vermeidet vermeide odia odio odiaba detesta detesto evita evito
    déteste détestes évite nienawidzę nienawidzi unika unikam
    """
)

PEOPLE = _stems(
    """
    wife husband partner girlfriend boyfriend fiancé spouse mother mom father dad parents parent brother sister
    son daughter kids child children grandmother grandma grandfather grandpa aunt uncle cousin nephew niece
    friend friends colleague coworker boss manager neighbor neighbour roommate teacher he she they his her their
    him

    дружина чоловік мама мати тато батько батьки брат сестра син донька дочка діти дитина бабуся дідусь тітка
    дядько друг друзі подруга колега колеги начальник шеф сусід сусідка він вона вони його її їхній кум теща
    свекруха жена муж мать отец папа родители сын дочь дети ребёнок бабушка дедушка тётя дядя подруга коллега
    начальник сосед он она они его её

    frau mann mutter vater bruder schwester sohn tochter freund freundin chef esposa marido madre padre hermano
    hermana hijo hija amigo amiga jefe femme mari mère père frère soeur fils fille ami amie żona mąż matka
    ojciec brat siostra syn córka szef
    """
)

COMPARING = words_of("""
    over than instead rather versus vs from замість ніж від вместо чем от statt als plutôt que zamiast niż
    """)

LACKING = words_of("without без ohne sin sans bez")
"""Words that deny only what follows them."""

ENDING = words_of("stopped quit former formerly перестав перестала колишній перестал перестала бывший")
"""Words that say that something was so, and is over."""
