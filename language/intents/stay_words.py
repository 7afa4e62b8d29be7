"""How people say that something may stay, or is as it was; and words that point to what was said, by language."""

from language.words.lexicon import words_of


def _any_of(table: dict[str, str]) -> str:
    return "|".join(table.values())


_AFTER = r"(?:\W+\w+){0,8}?\W+"
"""A few words between two parts of a verb."""
_STAYING = {
    "en": r"(?:can|may|should|might)\s+(?:\w+\s+){0,2}(?:stay|remain|be\s+kept)|you\s+(?:can|may)\s+(?:keep|"
    r"remember|know)|"
    r"(?:fine|ok|okay|good)\s+(?:to\s+(?:keep|stay)|as\s+(?:it\s+)?is)|(?:is|are|['’]s)\s+(?:fine|ok|okay|enough|"
    r"legit)\b|"
    r"stays?\b(?!\s+(?:between|private))|no\s+secret|(?:hang|hold)\s+on\s+to\s+(?:the|my|that|what)\b|\bretain\s|"
    r"(?<!don['’]t\s)(?<!not\s)\b(?:keep|leave)\s+(?:the|my|what|that|it|everything|only|just)\b"
    r"(?!(?:\W+\w+){0,8}?\W+(?:out|off)\b)",
    "uk": r"(?:може|можуть|можна|хай|нехай)\s+(?:\w+\s+){0,2}(?:зали\w+|лиш\w+|бу(?:ти|де|дуть|ло))|"
    r"(?<!не\s)\b(?:залиш(?:и|іть|ай|те|ити)?|лиш(?:и|іть|ай|ити))\b|не\s+чіпай(?:те)?|не\s+(?:секрет|таємниця)|"
    r"\b(?:досить|вистачить)\b|зали(?:шається|шаються)|(?<!не\s)\b(?:збережи|збережіть|тримай|тримайте)\b",
    "de": rf"(?:darf|dürfen|kann|können|soll|sollen|mag)\b{_AFTER}(?:(?:drin|stehen)?bleiben|behalten|stehen|"
    rf"merken|wissen)|"
    rf"bleib(?:t|en)\b|(?<!nicht\s)\bbehalt(?:e|en)?\b|\blass(?:e|en)?\b{_AFTER}(?:stehen|drin)|kein\s+geheimnis|"
    rf"\b(?:reicht|genügt)\b",
    "es": r"(?:puedes?|pueden)\s+(?:\w+\s+){0,2}(?:quedar\w*|dejar\w*|seguir|conservar\w*|guardar\w*)|"
    r"(?:déja|deja|conserva|mantén|consérva|manten)(?:lo|la|los|las|me)?\b|(?:que\s+)?se\s+queda|"
    r"(?<!no\s)quede[n]?\b|qu[ée]date\s+con|no\s+es\s+(?:ningún\s+)?secreto|\b(?:basta|es\s+suficiente)\b",
}
_AS_BEFORE = {
    "en": r"stays?|remains?|(?:is|are|['’]s)\s+still|still\s+the\s+same|same\s+as\s+(?:before|ever)|unchanged|"
    r"(?:is|was)\s+right",
    "uk": r"(?:за)?лиша(?:є|ю)ться|як\s+(?:був|була|було|були)|так\s+і\s+є|т(?:ой|а|е)\s+сам(?:ий|а|е)|без\s+змін",
    "de": r"bleib(?:t|en)|wie\s+gehabt|(?:der|die|das)selbe|war\s+richtig|immer\s+noch",
    "es": r"siguen?\s+(?:igual|siendo)|(?:el|la)\s+mism[oa]|no\s+cambia|se\s+quedan?|era\s+correct[oa]|confirmad\w+|"
    r"déja(?:lo|la)s?|igual(?=\W*$)|como\s+siempre|sigo\s+(?:en|de|con)",
}
_DENYING = {
    "en": r"\b(?:not|never|nowhere|no(?!\s+secret))\b|n['’]t\b",
    "uk": r"\b(?:не(?!\s+(?:секрет|чіпай|таємниця))|ніде)\b",
    "de": r"\b(?:nicht|nie|nirgends|nirgendwo|kein\w*\s+(?!geheimnis))\b",
    "es": r"\b(?:no(?!\s+es\s|\s+cambia)|nunca)\b",
}
STAYING = _any_of(_STAYING)
"""Somebody who wants something forgotten lets the rest stay."""
AS_BEFORE = _any_of(_AS_BEFORE)
"""Somebody who tells what has changed says what has not."""
DENYING = _any_of(_DENYING)
AND = r"and|or|und|oder|y|e|o|і|й|та|або|чи"
BUT = r"but|але|aber|pero"
FILLING = words_of("""
    fine just can may kidding joking joke jk kannst darf ruhig gern natürlich scherz spaß witz
    puedes puede tranquilo broma можеш можна звісно жартую жарт
    """)
"""Words that name nothing of what may stay."""
POINTERS = words_of("""
    last latest bit part thing one just said told mentioned mention wrote stupid silly mind wait oops sorry nah hm hmm
    keep keeping hold holding know knowing store save have written write anywhere nowhere don dont not no never
    u lol pls kindly whatever please him her them record records
    shouldn shouldnt should oh uh uf ok okay hey off away unremember business nobody rather
    не ні ніде нікому нікого нічого ніколи треба знати бути має повинно повинна повинен зберігати тримати ок
    nicht nichts kein keine keinen niemanden nirgends nirgendwo mehr hier geht wissen behalten merken brauchst hab
    habe
    no ni nada nadie nunca quiero ver saber tener quede conste guarde falta hace ruego
    ah eh forget strike scratch off take back undo again right away immediately quickly both
    останнє останню щойно оце сказав сказала казав казала написав написала дарма ой гм знову одразу відразу зайве
    зараз
    обидва
    eben gerade vorhin letzte letztes letzten wieder gleich sofort weg damit gesagte geschrieben streich streiche
    streichen nimm raus tu zurück ne nee ach quatsch beides
    último última recién acabo dicho dije decir escribí ay uy tacha quita saca ahí ese esa eso esto
    perdona perdón ambas ambos
    story entry item detail details matter topic subject info information remark trace single scrap previous earlier
    first second vanish disappear happen happened make longer need really kinda sort stuff business between
    оте ота отой оту цю запис запису тему тема річ історія історію сліду слід лишилось лишилося вигляд зробим зробимо
    нічо шо перше перший першу друге друга попереднє знати діло справа між нами цифру
    eintrag einträge sache sachen ding dinge geschichte thema zeug kram info infos angabe angaben notiz erste erstes
    ersten
    zweite zweites vorletzte nimmst vergisst löschst streichst machst wieder gell spur verschwinden eigentlich
    historia cosa cosas tema asunto dato datos detalle entrada ficha rastro primero primera segundo anterior quitas
    borras
    sacas desaparezca desaparecer haga hacer haya pasado puede puedes quedar escrito escrita ningún lado lugar parte
    tal
    interés
    god gosh omg jeez damn crap ugh argh haha боже господи блін чорт хаха gott mist dios jaja
    both gone beides beide beiden обидва обидві ambas ambos dos
    sentence line message words satz wort nachricht mitteilung zeile речення рядок повідомлення слова frase mensaje
    línea
    entirely completely whole fully totally entire wholly повністю цілком геть зовсім чисто komplett ganz ganze
    vollständig
    völlig gänzlich restlos entero entera completo completa completamente totalmente enterito enterita
    """)
"""Words by which a request points to what was said, and names nothing."""
SPEAKING_ON = r"s?he|it|his|her|who|він|вона|воно|його|її|er|sie|es|sein|seine|ihre?|él|ella|que|quien|su"
"""A part of a note that begins so speaks of the one that the part before names."""
PLACES = {
    "both": r"both|обидва|обидві|і\s+те,?\s+і\s+те|beides?|beiden|ambos|ambas|(?:las|los)\s+dos(?:\s+cosas)?|"
    r"last\s+two|"
    r"letzten\s+(?:zwei|beiden)|останні\s+(?:два|дві)",
    "first": r"(?:very\s+)?first|перш\w+|найперш\w+|(?:aller)?erste\w*|primer[oa]?",
    "before": r"(?:one|thing|bit)\s+before(?:\s+(?:that|last))?|second(?:\s+to\s+|-)last|penultimate|previous|"
    r"передостанн\w+|попередн\w+|vorletzte\w*|"
    r"davor|penúltim[oa]|anterior",
    "last": r"last|latest|most\s+recent|останн\w+|letzte\w*|jüngste\w*|últim[oa]|más\s+reciente",
}
"""Where in the order of what was told that stands which a request points to."""
ANOTHER = r"he|him|his|she|her|hers|він|його|йому|вона|її|їй|er|ihn|ihm|él|ella"
"""Words for somebody else who was spoken of."""
