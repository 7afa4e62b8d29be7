"""Closed lists of words: what carries no meaning of its own, what turns a meaning round, what counts.

English, Ukrainian, Russian, German, Spanish, French and Polish. Words of other languages are taken for content words.
"""


def words_of(text: str) -> frozenset[str]:
    """The words of a list written as running text."""
    return frozenset(text.casefold().split())


FUNCTION_WORDS = words_of("""
    a an the this that these those i me my mine myself we us our ours you your yours he him his she her hers it
    its they them their theirs who whom whose which what where when why how am is are was were be been being do
    does did done have has had having will would shall should can could may might must and or but if so as than
    of in on at by for with about into onto to from up out off over under again then once here there just very
    really quite also too some any each all both such own same as one because actually basically generally
    simply somewhat rather pretty indeed maybe perhaps while during i'm i've i'll i'd it's that's he's she's
    we're they're you're there's let's user user's users ok oh well please currently now
    я мене мені мною ми нас нам нами ти тебе тобі ви вас вам він його йому ним нього вона її їй нею неї воно
    вони їх їм ними них мій моя моє мої мого моєї моєму моїх моїм твій твоя ваш наш наша наше наші свій своя
    своє свої свого своєї своїх себе собі це цей ця ці цього цієї цих цим той та те ті того тієї тих тим тому
    тій ту ці цю цими цією такою то що щоб як який яка яке які якого якої яких яким якими якому якій яку якою
    хто кого кому ким чого чому чим де коли чому бо і й або але а ж же б би ну ось от в у на з із зі до
    від для по про за задля при перед переді над під піді через крізь між о об є бути був була було були буде
    будуть чи якщо тож так тому теж також ще вже дуже саме там тут туди сюди тепер зараз потім
    колись користувач користувача дійсно справді насправді взагалі узагалі загалом зокрема просто таки отож
    занадто надто досить доволі майже навіть давай давайте мабуть певно звісно звичайно власне принципі мовби
    ніби наче неначе немов хай нехай адже тоді відтоді щодо дещо якийсь вся все всі всього всіх всім усі усе
    увесь усього усіх усім усього один одна одне одного однієї одну хоч мовляв отже тощо аби адже
    меня мне мной мы нам ты тебя тебе вы он его ему им нем нём она её ее ей ею они их ними мой моя моё мое мои
    моего моей моему моих твой ваш наш свой своя своё свое свои своего себя себе это этот эта эти этого этой
    этих тот те того той тех что чтобы как какой какая какие кто где когда почему и или но а же бы в на с со к
    ко от для по о об обо при через между у
    из есть быть был была действительно вообще просто довольно почти даже наверное конечно собственно будто
    пусть тогда было были будет если так потому тоже также ещё еще уже очень именно там здесь сейчас
    пользователь один одна одно одного вот ли весь все всё всех
    der das den dem des ein eine einen einem einer ich mich mir mein meine meinen du dich dir dein er sie es
    wir uns unser ihr ihre sein seine und oder aber dass wenn weil als wie im am an auf aus bei mit
    von vor zu zum zur für ist bin bist sind seid
    haben habe auch noch schon sehr doch hier dort jetzt eins
    el la los las un una unos unas yo mi mis tu tus su sus nosotros ellos ellas y o pero que si porque como en
    de del al por para es soy eres somos está estoy están ser estar muy también ya aquí ahora uno lo le les se
    le la les un une des du je j'ai mon ma mes ton ta tes sa ses nous vous ils elles et ou mais que qui si parce
    comme dans en de à au aux par est suis sont être très aussi ici maintenant ce cette ces se
    ja mnie mi mój moja moje my nas ty on ona ono oni i lub ale że jeśli bo jak w we na z ze do od dla po o jest
    są być bardzo też jeden jedna już tu tam teraz się ten ta to te który która
    """)

NEGATIONS = words_of("""
    not no never none nor neither nothing nobody nowhere without cannot cant dont doesnt didnt wont wouldnt
    shouldnt couldnt isnt arent wasnt werent hasnt havent hadnt aint mustnt nt hardly barely rarely seldom
    stopped quit former formerly
    не ні ані нема немає ніколи ніхто нічого ніде без жоден жодна жодного ледве навряд перестав перестала
    колишній
    нет ни нету никогда никто ничего нигде едва перестал перестала бывший
    nicht kein keine keinen keinem keiner keins keinerlei weder
    nie niemals ohne nichts niemand kaum
    nunca jamás ni sin nada nadie ningún ninguno ninguna tampoco apenas
    pas ne jamais sans rien personne aucun aucune
    nie nigdy bez nic nikt żaden żadna
    不 没 沒 无 無 非 别 未
    """)

RELATIONS = words_of("""
    from to over than before after until since against instead versus vs under above between rather but
    else more less most least first last up down in out on off
    від до перед після замість проти ніж під над між більше менше раніше пізніше перший останній
    из до перед после вместо против чем под над между больше меньше раньше позже
    von nach vor statt gegen als unter über mehr weniger
    desde hasta antes después contra más menos
    avant après contre plus moins depuis
    przed po zamiast przeciw niż więcej mniej
    """)
"""Small words that say which of two things is meant: swapping or dropping one changes the statement."""

NUMBERS = {
    word: str(value)
    for words in (
        "zero one two three four five six seven eight nine ten eleven twelve",
        "нуль один два три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять",
        "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
        "_ eins zwei drei vier fünf sechs sieben acht neun zehn _ zwölf",
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez _ doce",
        "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
    )
    for value, word in enumerate(words.split())
    if value != 1 and word != "_"
} | {
    word: value
    for value, words in {
        "2": "дві двоє двох двом двома две двое deux dwie twice двічі zweimal",
        "3": "троє трьох трьом трьома тричі трое трёх trois dreimal",
        "4": "четверо чотирьох чотирма quatre viermal",
        "5": "п'ятеро п'ятьох п'яти cinq",
        "6": "шестеро шести",
        "7": "семеро семи",
        "8": "восьми",
        "10": "десяти",
    }.items()
    for word in words.split()
}

LIMITS = words_of("""
    only solely exclusively лише тільки лишень виключно только лишь исключительно nur ausschließlich solo solamente
    seulement uniquement tylko wyłącznie
    """)
"""Words that narrow a statement: with one of them it says something else."""

CONJUNCTIONS = words_of("and or & i y ta a und oder et ou e o oraz lub abo chy ili")
"""Words that join items of a list, in their folded spelling."""

EXACT = words_of("""
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    thirty forty fifty sixty seventy eighty ninety hundred thousand million billion brother mother father
    morning evening
    понеділок вівторок середа четвер п'ятниця субота неділя червень липень серпень вересень жовтень июнь июль
    """)
"""Words that differ from another word of their kind by a letter or two: a typo is never assumed in them."""
