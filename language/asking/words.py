"""The words by which each language asks, names who is spoken of, and speaks of remembering: one table for each."""

import re
from dataclasses import dataclass
from functools import lru_cache

from language.sentences.split import language
from language.words.lexicon import words_of


@dataclass(frozen=True, slots=True)
class Words:
    """Closed lists of one language, in lower case with straight apostrophes."""

    language: str
    asks: frozenset[str]
    """Words a question begins with."""
    asks_first: frozenset[str]
    """Those that begin nothing else."""
    me: frozenset[str]
    you: frozenset[str]
    knows: frozenset[str]
    """What somebody does who remembers: know, recall, note, keep."""
    told: frozenset[str]
    """What somebody did who told: say, tell, mention."""
    remind: frozenset[str]
    """Orders to tell again."""
    why: frozenset[str]
    """Words that ask for the grounds."""
    advice: frozenset[str]
    """Words that ask what to do, or whether something suits."""
    article: frozenset[str]
    food: frozenset[str]
    """The beginnings of words of cooking and eating."""
    thanks: frozenset[str]
    greets: frozenset[str]
    everything: frozenset[str]
    common: frozenset[str]
    """Small words that tell the language, besides those above."""


ENGLISH = Words(
    "en",
    words_of(
        "what what's whats where where's when when's who who's whos which whose how how's why do does did am is are "
        "was were have has can could would should will any anything"
    ),
    words_of("which who who's whose what's whats where's"),
    words_of("i i'm i've i'd i'll me my mine myself we our us"),
    words_of("you you're you've your yours yourself u"),
    words_of(
        "know knew remember recall recollect noted note notes stored store stored saved save kept keep have got "
        "memory memories file profile records record learned learnt down written info information data facts"
    ),
    words_of("said say told tell mentioned mention"),
    words_of("remind tell show list give read describe summarise summarize repeat"),
    words_of("why how come makes source based base from"),
    words_of("should recommend suggest could would can good okay safe suitable advise worth"),
    words_of("article author piece post text story writer paper blog book report it this they"),
    words_of(
        "eat ate food dish recip cook bak cake meal dinner lunch breakfast restaurant sauce soup snack drink "
        "menu dessert salad cookie pie ingredient"
    ),
    words_of("thanks thank thx ty cheers appreciated appreciate grateful tnx"),
    words_of("hi hello hey hiya howdy morning afternoon evening greetings yo welcome sup"),
    words_of("everything all anything something about whole"),
    words_of("the a an and of to in for with that this not so at on it's then again just about like"),
)
UKRAINIAN = Words(
    "uk",
    words_of(
        "що шо чого чому чим де куди звідки коли хто кого кому ким з який яка яке які якого якої якому якій яких "
        "якими якою яку яким як чи скільки скіки котра котрій навіщо"
    ),
    words_of("де куди звідки хто ким скільки який яка яке якого якої якими котра"),
    words_of(
        "я мене мені мною мій моя моє мої мого моєї моєму моїй моїх моїм моїми мою моїм ми нас нам наш наша наше "
        "наші нашого нашої себе собі"
    ),
    words_of("ти тебе тобі тобою ви вас вам твій твоя твоє твої твоїй твоїх ваш ваша"),
    words_of(
        "знаєш знаєте знав пам'ятаєш пам'ятаєте запам'ятав запам'ятала записав записала записано зберіг зберігаєш "
        "занотував нотатках нотатки пам'яті пам'ять дізнався дізнались тримаєш маєш профіль записи інформація факти"
    ),
    words_of("казав казала сказав сказала розповідав розповідала говорив говорила згадував згадувала"),
    words_of("нагадай нагадайте скажи скажіть розкажи розкажіть покажи перелічи опиши прочитай назви підкажи"),
    words_of("звідки чому чого підставі взяв взяла взяли джерело спираєшся випливає дізнався"),
    words_of("варто треба порадиш порадь краще можна піде підійде годиться добре"),
    words_of("стаття статті статтю автор автора авторка текст тексті книга книзі допис вони це"),
    words_of(
        "їсти їж їст страв рецепт готув готов пекти печ торт обід вечер снідан ресторан соус суп пити напі "
        "меню десерт салат ложк смак"
    ),
    words_of("дякую спасибі вдячний вдячна дяки дякс дякуємо"),
    words_of("привіт вітаю добрий доброго добридень здоров здрастуйте хай вечір ранку ранок"),
    words_of("все усе всі про щось"),
    frozenset(),
)
GERMAN = Words(
    "de",
    words_of(
        "was wo wohin woher wann wer wen wem wessen welche welcher welches welchen welchem wie wieso warum weshalb "
        "wofür wogegen womit wozu worauf worüber wobei wieviele bin hab habe hat ist sind war kann kannst weißt "
        "weisst wissen kennst gibt soll darf muss mag"
    ),
    words_of("wo wohin woher wer welche welcher welches welchen welchem wofür wogegen womit worauf"),
    words_of("ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren"),
    words_of("du dich dir dein deine deinen deinem deiner sie ihnen ihr ihre ihrem ihren"),
    words_of(
        "weißt weisst wissen weiß gemerkt merkst notiert notizen gespeichert abgespeichert aufgeschrieben erinnerst "
        "erinnern kennst kennen gedächtnis profil akte infos informationen fakten gelernt behalten abgelegt steht"
    ),
    words_of("gesagt erzählt erwähnt genannt sagte erzählte"),
    words_of("sag sagen nenn nenne zeig zeige erzähl erzähle liste fass fasse beschreib lies erinnere verrat"),
    words_of("woher warum wieso worauf quelle stützt kommst kommen schließt"),
    words_of("soll sollte empfiehlst empfehlen rätst lohnt wär wäre passt darf kann geht"),
    words_of("artikel autor autorin text beitrag geschichte buch studie das es"),
    words_of(
        "ess gericht rezept koch back kuchen mahlzeit mittag frühstück restaurant soße sauce suppe trink menü "
        "nachtisch salat speise zutat"
    ),
    words_of("danke dank dankeschön merci danken vielen"),
    words_of("hallo hi hey servus moin grüß guten morgen abend tag grüezi na"),
    words_of("alles über von person irgendwas etwas alle"),
    words_of(
        "der die das den dem und nicht ist ein eine einen zu noch nochmal mal eigentlich denn auch für mit auf in "
        "im am als heißt heiße wohne wohn arbeite nehme esse trinke fahre spiele lerne bitte wenn oder aber dass "
        "gern immer seit jetzt doch schon vielen"
    ),
)
SPANISH = Words(
    "es",
    words_of(
        "qué que dónde donde adónde adonde cuándo cuando quién quien quiénes cuál cual cuáles cuántos cuántas "
        "cuánto cuánta cuantos cuantas cómo como por de en a sabes sabe sabés tengo soy estoy hay puedes"
    ),
    words_of("qué dónde adónde quién cuál cuáles cuántos cuántas"),
    words_of(
        "yo me mi mis mí mío mía míos mías conmigo nosotros nos nuestro nuestra nuestros nuestras soy tengo vivo "
        "estoy trabajo"
    ),
    words_of("tú tu tus ti te usted vos contigo su tuyo"),
    words_of(
        "sabes sabe sabés sabías recuerdas recuerda recordás acuerdas acuerda acordás anotado anotaste anotada "
        "apuntado apuntaste guardas guardado guardaste guardada memoria notas datos tienes tiene tenés conservas "
        "ficha perfil información quedaste conoces"
    ),
    words_of("dije dicho conté contado comenté mencioné mencionado decía"),
    words_of(
        "dime dígame decime cuéntame contame recuérdame recordame muéstrame enséñame haz lista resume léeme "
        "descríbeme repíteme"
    ),
    words_of("cómo dónde sacas sacaste saca basas basa fuente enteraste viene deduces"),
    words_of("debería debo recomiendas recomienda conviene sirve puedo podría vale bien aconsejas"),
    words_of("artículo autor autora texto nota historia libro estudio periodista eso esto"),
    words_of(
        "com plato receta cocin horne pastel tarta cena almuerzo desayuno restaurante salsa sopa beb menú "
        "postre ensalada ingrediente ceviche"
    ),
    words_of("gracias agradezco agradece grax agradecido agradecida"),
    words_of("hola buenas buenos buen días tardes noches saludos holi onda tal"),
    words_of("todo algo sobre de"),
    words_of(
        "el la los las un una y de que en con por para del al se lo es está son muy no pero si ya favorita favorito "
        "llamo llama gusta gustan hablo toco como bebo tomo uso quiero vive hermana hermano"
    ),
)
LANGUAGES = (ENGLISH, UKRAINIAN, GERMAN, SPANISH)

_CYRILLIC = re.compile("[\u0400-\u04ff]")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_LATIN = (ENGLISH, GERMAN, SPANISH)
_LETTERS = {"de": re.compile("[äöüß]"), "es": re.compile("[ñ¿¡áéíóú]")}
_COMMON = {
    words.language: words.common | words.asks | words.me | words.you | words.thanks | words.greets
    for words in LANGUAGES
}


@lru_cache(maxsize=512)
def words_for(text: str, fallback: Words = ENGLISH) -> Words:
    """The table of the language a text is written in, to judge by its script, letters and small words."""
    if _CYRILLIC.search(text):
        return UKRAINIAN
    lower = text.lower().replace("’", "'")
    found = _WORD.findall(lower)
    counts = [sum(word in _COMMON[one.language] for word in found) + 2 * _has_letters(one, lower) for one in _LATIN]
    best = [one for one, count in zip(_LATIN, counts, strict=True) if count == max(counts)]
    return fallback if fallback in best or not max(counts) else best[0]


def _has_letters(words: Words, text: str) -> bool:
    letters = _LETTERS.get(words.language)
    return bool(letters and letters.search(text))


def tongue(text: str, fallback: str = "en") -> str:
    """The language to reply in: one of those there are texts for."""
    before = next(one for one in LANGUAGES if one.language == fallback)
    found = words_for(text, before).language
    return "en" if found == "uk" and language(text) == "ru" else found
