"""The words of requests to forget, by language: verbs that ask, what may stand before them, what takes it back."""

import re


def _any_of(table: dict[str, str]) -> str:
    return "|".join(table.values())


_IMPERATIVES = {
    "en": r"forget(?:\s+about)?|delete|remove|erase|wipe|scrub|unlearn|drop|discard|clear|get\s+rid\s+of|scratch|"
    r"take\s+out|stop\s+(?:remembering|storing|keeping)|(?:don['’]?t|do\s+not|no\s+longer)\s+(?:remember|store|"
    r"keep|save)|"
    r"(?<=mind\s)(?:forgetting|deleting|removing|erasing)",
    "uk": r"забудь(?:те)?|забути|видал(?:и|іть|ити)|(?:ви|зі)тр(?:и|іть)|стерти|"
    r"прибер(?:и|іть)|прибрати|викресл(?:и|іть|ити)|"
    r"не\s+(?:пам['’ʼ]ятай|запам['’ʼ]ятовуй|зберігай)(?:те)?|"
    r"(?:(?<=щоб\sти\s)|(?<=щоб\sви\s))(?:забу(?:в|ла|ли)|видали(?:в|ла|ли)|стер(?:ла|ли)?|прибра(?:в|ла|ли)|"
    r"не\s+пам['’ʼ]ята(?:в|ла|ли))|"
    r"не\s+(?:хочу|хотів\s+би|хотіла\s+б),?\s+щоб\s+(?:ти|ви)\s+(?:пам['’ʼ]ята\w+|зна\w+|зберіга\w+)",
    "ru": r"забудь(?:те)?|забыть|удали(?:те|ть)?|сотри(?:те)?|стереть|убери(?:те)?|"
    r"не\s+(?:запоминай|помни|сохраняй)(?:те)?",
    "pl": r"zapomnij|usuń|skasuj|wymaż",
    "cs": r"zapomeň(?:te)?|smaž(?:te)?|odstraň(?:te)?",
    "de": r"vergiss|vergesst|vergessen\s+sie|lösche?|löschen\s+sie|entferne?|streiche?|"
    r"(?:merk(?:e)?|merken\s+sie)\s+(?:dir|sich)\s+nicht|speicher(?:e|n\s+sie)?\s+nicht",
    "es": r"olvid(?:a|e|ar|es)(?:te|se)?|olvídate|olvídese|borr(?:a|e|ar|es)|elimin(?:a|e|ar|es)|quit(?:a|e|ar|es)|"
    r"suprim(?:e|a|as)|"
    r"(?:bórra|elimína|quíta)(?:lo|la|los|las)|no\s+(?:guardes?|recuerdes?|almacenes?)",
    "pt": r"esque(?:ça|ce|cer)|apag(?:ue|a|ar)|exclu(?:a|ir)|remov(?:a|er)",
    "fr": r"oublie[rz]?|supprime[rz]?|efface[rz]?|retire[rz]?",
    "it": r"dimentica(?:re|lo)?|cancella(?:re|lo)?|rimuovi|rimuovere",
    "nl": r"vergeet|verwijder(?:en)?|wis",
    "sv": r"glöm|radera",
    "fi": r"unohda|poista",
    "ar": r"انسَ?|احذف|امسح",
}
_LEADS = {
    "en": r"oh|god|gosh|omg|jeez|damn|crap|ugh|argh|haha|lol|wait|no|please|pls|plz|just|now|also|then|and|so|ok|"
    r"okay|actually|kindly|hey|hi|nah|well|yes|yeah|"
    r"by\s+the\s+way|btw|(?:can|could|would|will)\s+you(?:\s+mind)?|"
    r"you\s+(?:can|could|may|should|must|need\s+to|have\s+to)|"
    r"(?:i\s+|i['’]d\s+)?(?:want|wish|like|ask|need|would\s+like)\s+you\s+to",
    "uk": r"боже|господи|блін|чорт|ой|хаха|ні|стоп|будь\s+ласка|прошу(?:\s+(?:тебе|вас))?|можеш|можете|міг\s+би|"
    r"могли\s+б|тож|тому|отже|а|і|й|та|ну|"
    r"гаразд|добре|просто|також|ще|краще|до\s+речі|тепер|я|"
    r"(?:я\s+)?(?:(?:би?\s+)?(?:хочу|хотів|хотіла)(?:\s+би?)?|прошу),?\s+щоб\s+(?:ти|ви)|(?:хочу|хотів\s+би|"
    r"хотіла\s+б)",
    "ru": r"пожалуйста|прошу|можешь|можете|хочу|и|а|ну|так\s+что|просто|также",
    "pl": r"proszę|i|a|więc",
    "de": r"oh|gott|mein\s+gott|mist|haha|nein|ne|ach|ups|bitte|und|also|dann|nun|jetzt|ok|okay|mal|übrigens",
    "es": r"dios|dios\s+mío|ay|uy|jaja|espera|por\s+favor|puedes|puede|podrías|podría|y|pues|entonces|así\s+que|"
    r"por\s+eso|vale|oye|"
    r"(?:quiero|quisiera|necesito|te\s+pido|le\s+pido)\s+que",
    "pt": r"por\s+favor|pode|poderia|você\s+pode|e|então",
    "fr": r"s['’]il\s+(?:te|vous)\s+pla[iî]t|peux-tu|pouvez-vous|tu\s+peux|et|alors",
    "it": r"per\s+favore|puoi|e",
    "nl": r"alsjeblieft|kun\s+je|en",
}
FORGETTING = _any_of(_IMPERATIVES)
LEADS = _any_of(_LEADS)
MERGING = (
    r"merge|combine|consolidate|join|unite|put\s+together|об['’ʼ]єдна(?:й|йте|ти)|поєдна(?:й|йте|ти)|злий(?:те)?|"
    r"объедини(?:те)?|"
    r"fasse?|verbinde|vereine|führe|combina|une|fusiona|junta|fusionne|połącz"
)
VERB_LAST = (
    r"(?:take|leave|keep)\s(?P<taken>.*?)\sout\s+of\s+(?:your|the|my)\s+(?:memory|memories|notes|records|profile)|"
    r"(?:(?:kannst|könntest|würdest|magst|willst)\s+du|(?:können|könnten|würden)\s+sie)(?P<what>.*?)\b"
    r"(?:vergessen|löschen|entfernen|streichen)|"
    r"(?:ich\s+)?(?:möchte|will|bitte|wünsche\s+mir),?\s+dass\s+(?:du|sie)(?P<inside>.*?)\b"
    r"(?:vergisst|löschst|entfernst|streichst|vergessen|löschen)"
)
"""What is named may stand between two parts of the request; German puts its verb last."""
UNSPACED = (
    r"忘れて(?=ください|くれ|ほしい|[。、!！]|$)|消して|削除して|(?<!我)忘[了掉记記]|[删刪][除掉]|"
    r"잊어\s?(?:줘|주|라)|지워\s?(?:줘|주|라)|삭제\s?(?:해\s?)?(?:줘|주)|भूल\s*जा|हटा\s*द|मिटा\s*द|"
    r"(?<=\w\s)(?:unut|sil|kaldır)(?=\W|$)"
)
"""Languages whose verb may stand anywhere, mostly last."""
NOT_BEFORE = r"(?!-\w)(?!\s+(?:nicht|niet|inte|nie|niemals|never|pas)\b)"
NOT_AFTER = r"(?<!别)(?<!別)(?<!勿)(?<!不要)(?<!不)"

POLITE = (
    r"please|pls|plz|thanks|thank\s+you|будь\s+ласка|прошу\s+тебе|пожалуйста|дякую|bitte|danke|por\s+favor|gracias|"
    r"s['’]il\s+(?:te|vous)\s+pla[iî]t|proszę"
)
CONDITIONS = r"if|unless|якщо|якби|если|wenn|falls|würde\s+passieren|si|jeśli"
"""A removal that is supposed is not asked for."""
PASSING = (
    r"for\s+(?:a|one|the)\s+(?:moment|second|sec|minute|while|bit|time\s+being)|for\s+now|"
    r"на\s+(?:хвилин\w+|мить|секунд\w+|момент|час)|поки\s+що|наразі|на\s+минут\w+|пока|"
    r"mal\s+kurz|kurz\s+mal|einen\s+moment|für\s+(?:einen\s+)?(?:moment|augenblick|jetzt)|erst\s*mal|"
    r"por\s+(?:un|el)\s+(?:momento|rato|segundo|minuto)|de\s+momento|por\s+ahora|un\s+momento|un\s+instant"
)
"""To leave something aside for a while is not to have it forgotten."""
SAYING = (
    r"says?|said|told|tells|wrote|writes|argues?|claims?|advises|recommends|suggests|goes|"
    r"каж(?:е|уть)|сказа(?:в|ла|ли)|пиш(?:е|уть)|написа(?:в|ла|ли)|рад(?:ить|ять)|говор(?:ить|ять|ит)|"
    r"sagt|sagte|schreibt|schrieb|meint|meinte|rät|dice|dijo|escribe|escribió|aconseja|dit|écrit|mówi"
)
POINTING = (
    r"(?:about\s+)?(?:that|this|it|them|these|those|him|her|all\s+(?:of\s+)?(?:that|this|it))(?:\s+(?:one|thing|"
    r"again|now|then|too))?"
    r"(?:\s+(?:from|out\s+of|in)\s+(?:your|my|the)\s+(?:memory|notes|records|head))?(?:\s+(?:now|again|ok|okay))?|now|"
    r"(?:про\s+)?(?:це|цього|це\s+все|його|її|їх|те|то|нього|неї|них)|(?:об?\s+)?(?:это|этом|этого|его|её|их)|"
    r"(?:es|das|dies|ihn|sie|das\s+(?:wieder|bitte|alles))|(?:de\s+)?(?:eso|esto|ello|él|ella|lo)|isso|isto|ça|cela|"
    r"(?:o\s+)?(?:tym|to)|quello|questo|dat|det|se|sen|bunu|onu|(?:这|這)(?:个|個|件事)?|それ(?:を)?|これ(?:を)?|이거|그거|그것(?:을)?"
)
IDIOMS = (
    r"(?:(?:ok|okay|oh|nah|well|so|just|please|and|ah|no)[\s,]+)*(?:forget\s+(?:about\s+)?it|forget\s+i\s+(?:asked|"
    r"said\s+anything|mentioned\s+it)"
    r"|drop\s+it|clear|forget)|"
    r"(?:(?:та|ну|ой|гаразд)\s+)*(?:забудь(?:те)?|забыли|забудь\s+(?:про\s+)?(?:нього|питання))|"
    r"vergiss(?:\s+es)?(?:\s+einfach)?|vergessen\s+sie\s+es|olvídalo|olvídelo|olvida|déjalo|oublie|laisse\s+tomber"
)
"""Ways to say "never mind"."""
WITHDRAWING = (
    r"(?:just|only)\s+(?:kidding|joking)(?!\s+about)|jk(?!\s+there)|жартую|(?:nur|bloß)\s+(?:spaß|"
    r"ein\s+scherz)(?!\s+mit)|"
    r"scherz\s+beiseite|es\s+broma|estoy\s+de\s+broma"
)
"""What takes a request back that was made just before."""
LEAVING = (
    r"forget(?:\s+about)?|забудь(?:те)?(?:\s+про)?|забудь(?:те)?(?:\s+об?)?|vergiss|olvida|olvídate\s+de|oublie[rz]?"
)
"""With these, "forget Emacs, everybody uses Vim" only turns to something else."""
MINE = (
    r"i|i['’]\w+|my|me|mine|you\s+know|entry|note|memory|thing|fact|я|мене|мені|мо[ійєяїю]\w*|запис\w*|нотатк\w*|"
    r"ich|mein\w*|mich|"
    r"mir|eintrag|notiz|das\s+mit|yo|mi|mis|mí|me|nota|lo\s+de|lo\s+del|soy|vivo|trabajo|tengo|gano|cobro|estudio|je|"
    r"mon|ma|mes"
)

REMOVING = (
    r"(?:delet|forget|remov|eras|wip|drop|discard|clear)\w*|get\s+rid\s+of|видал\w*|забу\w*|ст[еи]р\w*|зітр\w*|"
    r"прибра\w*|"
    r"прибер\w*|викресл\w*|удал\w*|забы\w*|lösch\w*|vergess\w*|vergiss\w*|entfern\w*|streich\w*|borr\w*|olvid\w*|"
    r"elimin\w*|"
    r"quit[aeoá]\w*|bórra\w*|quíta\w*|elimín\w*|olvíd\w*|oubli\w*|supprim\w*|effac\w*|usun\w*|usuń|zapomn\w*|"
    r"apag\w*|esque\w*|cancell\w*|dimentic\w*"
)
"""Verbs of removal in any form, as a question uses them."""
ENDED = (
    r"no\s+longer|any\s?more|not|never|\w+n['’]t|gave\s+up(?:\s+on)?|given\s+up(?:\s+on)?|quit|stopped|left|moved|"
    r"sold|switched|"
    r"wrong|incorrect|outdated|untrue|used\s+to|formerly|isnt|dont|"
    r"більше\s+не|вже\s+не|не|кину(?:в|ла)|переста(?:в|ла)|покину(?:в|ла)|переїха(?:в|ла)|прода(?:в|ла)|неправда|"
    r"хибн\w+|"
    r"застарі\w+|помилк\w+|раніше|колись|больше\s+не|бросил\w?|переехал\w?|неверно|"
    r"nicht\s+mehr|nicht|keine?\s+\w+\s+mehr|aufgegeben|aufgehört|falsch|veraltet|umgezogen|gekündigt|früher|"
    r"ya\s+no|no|dejé(?:\s+de)?|dejado|falso|incorrect[oa]|mudé|equivocad\w+|antes"
)
"""How people say that something does not hold, or no longer does."""
OTHERS = r"he|she|they|who|він|вона|вони|он|она|они|er|él|ella|ellos|il|elle"
FIRST_PERSON = (
    r"i|i['’]\w+|my|me|we|our|я|мене|мені|мій|моя|моє|мої|ми|ich|mein\w*|mich|mir|wir|yo|mi|mis|je|j['’]\w+|mon|ma"
)

DENIED = re.compile(
    r"(?<!why )\b(?:do\s?n['’]?o?t|never|must\s?n['’]?o?t|cannot|can['’]?t)\s+(?:(?:you|ever|dare)\s+)*forget\b|"
    r"\b(?:не|ніколи\s+не|никогда\s+не)\s+(?:забу(?:дь|вай|ваю|дьте|вайте|ти|вати|ть|вать))\b|"
    r"\bvergi(?:ss|ß)\b(?=[^.!?,;]*\b(?:nicht|nie|niemals)\b)[^.!?,;]*?\b(?:nicht|nie|niemals)\b|"
    r"\bvergessen\s+sie\b(?=[^.!?,;]*\b(?:nicht|nie|niemals)\b)[^.!?,;]*?\b(?:nicht|nie|niemals)\b|"
    r"\b(?:nicht|nie|niemals)\s+vergessen\b|"
    r"\b(?:no|nunca|jamás)\s+(?:(?:te|se|me|lo|la|os)\s+)*olvid(?:es|e|éis|en|ar|arte|arse)\b",
    re.IGNORECASE,
)
"""Forgetting that is denied: a wish to bear in mind."""
