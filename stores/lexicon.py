"""Closed lists of words: what carries no meaning of its own, what turns a meaning round, what counts.

English, Ukrainian, Russian, German, Spanish, French and Polish. Words of other languages are taken for content words.
"""


def words_of(text: str) -> frozenset[str]:
    """The words of a list written as running text."""
    return frozenset(text.split())


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
    будуть чи якщо тож так тому теж також ще вже лише тільки дуже саме там тут туди сюди тепер зараз потім
    колись користувач користувача дійсно справді насправді взагалі узагалі загалом зокрема просто таки отож
    занадто надто досить доволі майже навіть давай давайте мабуть певно звісно звичайно власне принципі мовби
    ніби наче неначе немов хай нехай адже тоді відтоді щодо дещо якийсь вся все всі всього всіх всім усі усе
    увесь усього усіх усім усього один одна одне одного однієї одну хоч мовляв отже тощо аби адже
    меня мне мной мы нам ты тебя тебе вы он его ему им нем нём она её ее ей ею они их ними мой моя моё мое мои
    моего моей моему моих твой ваш наш свой своя своё свое свои своего себя себе это этот эта эти этого этой
    этих тот те того той тех что чтобы как какой какая какие кто где когда почему и или но а же бы в на с со к
    ко от для по о об обо при через между у
    из есть быть был была действительно вообще просто довольно почти даже наверное конечно собственно будто
    пусть тогда было были будет если так потому тоже также ещё еще уже только очень именно там здесь сейчас
    пользователь один одна одно одного вот ли весь все всё всех
    der das den dem des ein eine einen einem einer ich mich mir mein meine meinen du dich dir dein er sie es
    wir uns unser ihr ihre sein seine und oder aber dass wenn weil als wie im am an auf aus bei mit
    von vor zu zum zur für ist bin bist sind seid
    haben habe auch noch schon sehr nur doch hier dort jetzt eins
    el la los las un una unos unas yo mi mis tu tus su sus nosotros ellos ellas y o pero que si porque como en
    de del al por para es soy eres somos está estoy están ser estar muy también ya aquí ahora uno lo le les se
    le la les un une des du je j'ai mon ma mes ton ta tes sa ses nous vous ils elles et ou mais que qui si parce
    comme dans en de à au aux par est suis sont être très aussi ici maintenant ce cette ces se
    ja mnie mi mój moja moje my nas ty on ona ono oni i lub ale że jeśli bo jak w we na z ze do od dla po o jest
    są być bardzo też jeden jedna już tylko tu tam teraz się ten ta to te który która
    """)

NEGATIONS = words_of("""
    not no never none nor neither nothing nobody nowhere without cannot cant dont doesnt didnt wont wouldnt
    shouldnt couldnt isnt arent wasnt werent hasnt havent hadnt aint mustnt nt hardly barely rarely seldom
    stopped quit former formerly
    не ні ані нема немає ніколи ніхто нічого ніде без жоден жодна жодного ледве навряд перестав перестала
    колишній
    нет ни нету никогда никто ничего нигде едва перестал перестала бывший
    nicht kein keine keinen keinem keiner
    nie niemals ohne nichts niemand kaum
    nunca jamás sin nada nadie ningún ninguno ninguna tampoco apenas
    pas ne jamais sans rien personne aucun aucune
    nie nigdy bez nic nikt żaden żadna
    不 没 沒 无 無 非 别 未
    """)

RELATIONS = words_of("""
    from to over than before after until since against instead versus vs under above between rather only but
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
        "2": "дві двоє двох две двое deux dwie twice двічі",
        "3": "троє трьох трое трёх trois",
        "4": "четверо чотирьох quatre",
        "5": "cinq",
    }.items()
    for word in words.split()
}

EXACT = words_of("""
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    thirty forty fifty sixty seventy eighty ninety hundred thousand million billion brother mother father
    morning evening
    понеділок вівторок середа четвер п'ятниця субота неділя червень липень серпень вересень жовтень июнь июль
    """)
"""Words that differ from another word of their kind by a letter or two: a typo is never assumed in them."""

LIGHT_WORDS = words_of("""
    get gets got go goes went going gone come comes came make makes made take takes took give gives gave put let
    keep seem become became start started begin began try tried need want happen use used used usual usually
    often sometimes currently recently lately mostly mainly especially probably definitely certainly quite bit
    lot lots kind sort thing things stuff way something someone anything everything time times day days always
    every each much many several few various whole still even ever already yet soon later ago today tomorrow
    yesterday say says said tell told know think thought feel felt see look
    мати має маю мав мала мали робити зробити стати стає став стала стали ставати почати почав почала починати
    йти піти іде йде йшов прийти приходити дати дає давати брати взяти казати сказати каже говорити спитати
    запитати відповісти знати думати вважати бачити побачити дивитися подивитися глянути хотіти хоче хочу могти
    може можу можна треба потрібно слід повинен мусити намагатися спробувати вдаватися здаватися виглядати
    являти представляти знаходитися перебувати розташовуватися існувати залишатися залишитися тривати займати
    пройти проходити минути минати відбуватися статися трапитися виникнути виникати використовувати
    користуватися вживати включати містити складати становити продовжувати закінчити закінчувати звати називати
    називатися часто рідко іноді інколи зазвичай завжди нещодавно недавно раніше пізніше потім спочатку спершу
    нарешті останнім одразу відразу зразу скоро швидко знову далі дедалі близько приблизно трохи трошки багато
    мало кілька декілька кожний кожен кожного щодня інший інша інше інші іншим такий така таке такі цілий самий
    сам сама саме самі певний даний даній даного їхній їхня їхнє їхні їхніх їхнього їхньому наступний минулий
    колишній останній справжній різний головний річ речі час часу часом раз рази разом день дня спосіб частина
    випадок сторона бік якість вигляд рід вид тип рік місце початок кінець протягом упродовж завдяки внаслідок
    зокрема наприклад тобто разі навколо довкола біля поруч поряд серед всередині усередині вгору вперед уперед
    назад швидше більш найбільш краще зовсім цілком абсолютно поки доки щойно допоки оскільки хоча незважаючи
    попри всупереч відносно стосовно
    иметь имеет имею имел имела делать сделать стать стал стала становиться начать начал начинать идти пойти шёл
    прийти дать давать брать взять говорить сказать сказал знать думать считать видеть смотреть посмотреть
    хотеть хочет хочу мочь может могу можно надо нужно следует должен казаться выглядеть являться находиться
    оставаться длиться пройти происходить случиться использовать пользоваться продолжать называть звать часто
    редко иногда обычно всегда недавно потом сначала наконец сразу скоро снова дальше примерно немного много
    мало несколько каждый другой такой целый сам самый данный следующий прошлый разный вещь время раз день
    способ часть случай сторона вид тип место начало конец вокруг возле рядом среди внутри вверх вперёд назад
    совсем абсолютно хотя пока
    haben machen gehen kommen geben nehmen oft manchmal immer viel viele etwas ganz mehr gerade gern gerne
    hacer tener ir dar siempre mucho muchos poco algo
    faire avoir aller donner souvent toujours beaucoup
    mieć robić iść dać często zawsze dużo
    """)
"""Words too general to be what a statement is about: a statement with another one of them still says the same."""
