"""The words by which people say that something shall not be kept, besides plain requests to forget it, by language.

Each table has the ways of one frame: orders to throw away, things that may go, things that have no place here, and
regrets of having told them.
"""

_NOT = r"(?:don['’]?t|do\s+not|does\s+not|doesn['’]?t|needn['’]?t|not)"
_HERE = (
    r"(?:(?:anywhere\s+)?(?:in|on)\s+(?:there|here|file|record|(?:your|my|the)\s+(?:notes?|memory|records?|files?|list|"
    r"profile|books?|system|database))|anywhere|up\s+(?:again|here|anywhere))"
)
_KEEP = r"(?:keep|know|remember|store|save|have|hold|retain|hang\s+on\s+to|hold\s+on\s+to|record|note|write\s+down)"
_THAT = (
    r"(?:the|my|that|this|it|them|those|these|everything|all|"
    r"anything|whatever|what|any|both|her|his|him|she|he|where|how|who)"
)
ORDERS = {
    "en": rf"(?:throw\s+(?:away|out)|toss(?:\s+out)?|chuck(?:\s+out)?|bin|trash|purge|nuke|ditch|scrap|dump|shred|"
    rf"expunge|redact|"
    rf"strike(?:\s+out)?|cross\s+out|rub\s+out|blot\s+out|cut(?:\s+out)?|omit|leave\s+out|del|rm|blank(?:\s+out)?|"
    rf"zap|lose|kill|"
    rf"withdraw|take\s+out|get\s+rid\s+of)(?=\s+{_THAT}\b)|un-?(?:remember|save|note|store|know)|"
    rf"(?:take|throw|cut|get|pull|leave|keep|strike|cross|toss|chuck|"
    rf"pluck)\s+(?={_THAT}\b)(?:\S+\s+){{1,6}}?(?:out|off|away|down)\b",
    "uk": r"викин(?:ь|ьте|ути)|викидай(?:те)?|витр(?:и|іть)|витерти|затр(?:и|іть)|затерти|стирай(?:те)?|стерти|"
    r"стир(?:и|іть)|"
    r"забер(?:и|іть)|забрати|вичист(?:и|іть|ити)|почист(?:и|іть|ити)|знищ(?:ити|те)?|скасу(?:й|йте|вати|ю)|скасовую|"
    r"відклика(?:ю|ти)|вилуч(?:и|іть|ити)|видаляй(?:те)?|деліт(?:ни|ніть|нути|ай)?|анулю(?:й|йте|вати)|"
    r"викреслюй(?:те)?|"
    r"прибирай(?:те)?|відкин(?:ь|ьте)|позбу(?:дься|дьтеся)|не\s+(?:тримай|згадуй|записуй|занотовуй|фіксуй|зберігай|"
    r"пам['’ʼ]ятай)(?:те)?|"
    r"нічого\s+не\s+(?:пам['’ʼ]ятай|зберігай|записуй|тримай)(?:те)?",
    "de": r"tilg(?:e|en\s+sie)?|radier(?:e|en\s+sie)?|verwirf|vernichte|verbanne|"
    r"(?:wirf|werfen\s+sie|schmei(?:ß|ss)e?|nimm|nehmen\s+sie|tu|mach|hau|schaff|kick|kipp|streich|räum|hol|lösch|"
    r"lass|lassen\s+sie)"
    r"\s+(?:\S+\s+){1,7}?(?:weg|raus|heraus|fort|rauf\s+weg|in\s+die\s+tonne)\b|"
    r"(?:raus|weg|fort)\s+(?:damit|mit)\b|"
    r"(?:speicher|merk|notier|behalt|bewahr|heb)\w*\s+(?:\S+\s+){0,6}?(?:nicht|nichts|kein\w*)\b",
    "es": r"saca(?:r|rme|me|lo|la|los|las|melo)?|saque(?:me|lo|la|n)?|tira(?:lo|la|los|las|r)?|bota(?:r|lo|la)?|bote|"
    r"descarta(?:r|lo|la)?|descarte|suprim(?:e|a|ir|as|elo|alo)|suprímel[oa]|tacha(?:r|lo|la)?|táchal[oa]s?|tache|"
    r"desecha(?:r)?|deseche|limpia(?:r)?|limpie|anula(?:r)?|anule|retira(?:r)?|retire|(?:quít|bórr|sáqu|sác|elimín|"
    r"olvíd|tách|suprím|retír|descárt|tír|bót)\w+|borrame\w*|"
    r"quitame\w*|eliminame|deshazte\s+de|deshágase\s+de|fuera(?=\s+(?:lo|la|el|mi|los|las|todo)\b)|"
    r"no\s+(?:lo\s+|la\s+|los\s+|las\s+|me\s+|te\s+)?(?:apunt|anot|guard|record|recuerd|registr|memoric|almacen|"
    r"conserv)\w*",
}
"""Verbs that order it, at the beginning of a clause."""
LAST = {
    "en": r"(?!)",
    "uk": rf"{ORDERS['uk']}|забудь(?:те)?|видал(?:и|іть)|(?:ви|зі)тр(?:и|іть)|прибер(?:и|іть)|викресл(?:и|іть)",
    "de": r"lösch|streich|vergiss|entfern|tilg|radier|"
    r"(?:nimm|wirf|tu|mach|hau|streich|lösch|schmei(?:ß|ss)|kick|hol)\s+(?:\S+\s+){0,3}?(?:raus|weg)",
    "es": ORDERS["es"],
}
"""Verbs that order it at the end of a clause: what goes may stand before them ("вулицю витри")."""
SAID_ELSEWHERE = {
    "en": r"(?<!\bi\s)(?<!\bwe\s)(?<!\bhe\s)(?<!\bshe\s)(?<!\bthey\s)(?<!\byou\s)(?:can|could|should|must|may|"
    r"has\s+to|have\s+to|needs?\s+to|ought\s+to|got\s+to|gotta)\s+(?:\w+\s+)?"
    r"(?:go\b(?!\s+(?:to|home|on|for|with|back|there|out|into|in|through|and|well|up|down)\b)|disappear|vanish|be\s+"
    r"(?:deleted|removed|gone|forgotten|erased|dropped|wiped|taken\s+out|struck))|"
    rf"(?:shouldn['’]?t|should\s+not|mustn['’]?t|must\s+not|oughtn['’]?t|{_NOT}|never)\s+(?:\w+\s+){{0,3}}?"
    rf"(?:be|stay|stand|appear|show|turn|sit|belong|live|come|want|see)\b(?:\s+\S+){{0,6}}?\s+{_HERE}|"
    rf"you\s+{_NOT}\s+(?:really\s+|actually\s+)?(?:need|have)(?:\s+to\s+{_KEEP}\b|(?=\s+(?:the|my|that|any)\b))|"
    rf"(?:there['’]?s\s+)?no\s+need\s+(?:for\s+you\s+)?(?:to\s+{_KEEP}\b|for(?=\s+(?:the|my)\b))|"
    rf"we\s+(?:really\s+|actually\s+)?{_NOT}\s+(?:need|want)(?=\s+(?:the|my|that|any)\b(?:\s+\S+){{1,5}}?\s+{_HERE})|"
    r"make\s+(?:\S+\s+){1,6}?(?:vanish|disappear|go\s+away|unhappen)\b|"
    r"(?:you['’]?ll|you\s+will|can\s+we|could\s+we|let['’]?s|shall\s+we|we\s+can|we\s+could|how\s+about\s+we)\s+(?:just\s+|please\s+|"
    r"maybe\s+|all\s+)?(?:forget|drop|delete|remove|erase|lose|scrap|ditch|strike|unremember|unsay)(?=\s+(?:the|my|that|about|what|i)\b)|"
    r"(?:not\s+a|no|without\s+a)\s+(?:single\s+)?trace\s+(?:of|left)\b|take\s+(?:that|it|this|the|my)\s+(?:\S+\s+){0,5}?(?:back|off|out)\b|"
    r"(?:i\s+)?take\s+(?:that|it|this)(?:\s+last\s+\w+)?\s+back|"
    r"(?:nobody|no\s+one|anyone|anybody)(?:['’]?s)?(?:\s+else['’]?s)?\s+business|none\s+of\s+(?:your|anyone|"
    r"anybody)\S*\s+business|"
    rf"(?:i['’]?d|i\s+would)\s+(?:much\s+)?(?:rather|prefer)(?:\s+(?:it\s+)?if|\s+that)?\s+you\s+(?:didn['’]?t|"
    rf"did\s+not|not|stopped|don['’]?t)\s+{_KEEP}|"
    rf"(?:{_NOT}|never)\s+want\s+you\s+(?:to\s+{_KEEP}|{_KEEP[3:-1]}ing)|stop\s+(?:knowing|keeping|storing|holding)|"
    r"(?:like|want|need|prefer)\s+(?:\S+\s+){1,6}?(?:gone|deleted|removed|erased|forgotten|wiped|struck)\b|"
    r"(?:has|have)\s+no\s+(?:business|place)\s+(?:being\s+)?(?:in|on|here|there)\b|(?:in|into)\s+the\s+(?:bin|"
    r"trash|garbage)|"
    r"(?:off|from|out\s+of)\s+(?:the|your|my)\s+(?:record|records|notes|files?|memory|list)\b|off\s+the\s+books",
    "uk": r"(?:можеш|можете|можна)\s+(?:\S+\s+){0,2}?не\s+(?:пам['’ʼ]ят|зберіг|запис|трима|зна)\w+|"
    r"не\s+(?:повин\w+|має|мають|мусить)\s+(?:\S+\s+){0,4}?(?:значит\w+|бути|зберігат\w+|лишат\w+|залишат\w+|"
    r"фігурува\w+|стояти|згадува\w+)|"
    r"(?:можна|можеш|можете|треба|слід|варто|прошу|хай|нехай|має|мусить|повин\w+)\s+(?:\S+\s+){0,3}?(?:викинут\w*|"
    r"викин[ьу]\w*|"
    r"видалит\w*|прибрат\w*|стерт\w*|забут\w*|зникнут\w*|зникне|вилучит\w*|витерт\w*|затерт\w*)|"
    r"(?:тобі|вам|нікому)\s+(?:\S+\s+){0,2}?(?:не\s+(?:треба|потрібн\w+|варто|обов'язково)|ні\s+до\s+чого)|"
    r"не\s+(?:твоя|ваша|чия\S*)\s+справа|нікого\s+не\s+(?:стосується|обходить)|"
    r"не\s+(?:хочу|хотів\s+би|хотіла\s+б|треба|потрібно)\S*\s+(?:\S+\s+){0,4}?(?:бачити|знати|зберіга\w+|"
    r"пам['’ʼ]ята\w+|значи\w+|було|лишал\w+|залишал\w+|висіл\w+)|"
    r"(?:прибереш|видалиш|забудеш|зітреш|витреш|викреслиш|викинеш|приберете|видалите|забудете|зітрете|викреслите|приберемо|"
    r"забудемо|викреслимо|забудьмо)\b|(?:щоб|аби|хай|нехай)\s+(?:\S+\s+){0,4}?(?:сліду|не\s+(?:лиши|залиши|було|стоя|висі)\w*|зник\w+|щез\w+)|"
    r"(?:зроби|зробіть|зробімо|зробим|роби)\w*\s+(?:\S+\s+){0,4}?(?:зник\w+|щез\w+)|не\s+(?:треба|потрібно|варто)\s+(?:цього|того|їх|його|її|такого)\s+"
    r"(?:там|тут|в|у|ніде)\b|"
    r"(?:на|у|в)\s+(?:смітник|смітті?|сміття|кошик)|(?:нічого|цього|такого)\s+(?:\S+\s+)?не\s+(?:каза\w+|говори\w+|"
    r"писа\w+)",
    "de": r"(?<!\bich\s)(?<!\bwir\s)(?<!\ber\s)(?:muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|"
    r"kannste|kannst)\s+(?!ich\b|wir\b|er\b|man\b)(?:\S+\s+){0,5}?"
    r"(?:weg\b|raus\b|fort\b|verschwinden|gelöscht|entfernt|gestrichen|in\s+die\s+tonne|wegwerfen|rausnehmen|"
    r"rauswerfen|rausschmeißen|streichen|löschen|vergessen)|"
    r"(?:soll|sollen|sollte|darf|dürfen|will|möchte|mag|muss|braucht?|hat|haben|gehör\w+|steht|stehen|"
    r"bleib\w*)\s+(?:\S+\s+){0,6}?"
    r"(?:nicht|nirgends|nirgendwo|nie|nichts|kein\w*)\b(?:\s+\S+){0,5}?\s*(?:auftauch\w+|stehen|rein|hinein|"
    r"hierher|hierhin|hin|verloren|gespeichert|notiert|drin|"
    r"haben|wissen|lesen|sehen|behalten|festgehalten|bleiben|liegen)\b|"
    r"(?:brauchst|brauchen|musst|müssen)\s+(?:du|sie)\s+(?:\S+\s+){0,3}?(?:nicht|nichts|kein\w*)|"
    r"(?:du|sie)\s+(?:brauchst|brauchen|musst|müssen)\s+(?:\S+\s+){0,6}?nicht\b|"
    r"(?:vergisst|löschst|streichst|entfernst|tilgst)\s+(?:du|mir|das|bitte|wieder)\b|(?:nimmst|wirfst|schmei(?:ß|ss)t|machst|tust|haust|"
    r"streichst|löschst|holst|kippst)\s+(?:\S+\s+){0,6}?(?:raus|weg|heraus|fort)\b|(?:lass|lassen\s+sie|mach|machen\s+sie)\s+(?:\S+\s+){1,6}?(?:verschwinden|"
    r"ungeschehen)|(?:kann|können|könnten)\s+(?:wir|man)\s+(?:\S+\s+){1,6}?(?:streichen|löschen|vergessen|rausnehmen|entfernen)|"
    r"geht\s+(?:\S+\s+){1,3}?(?:nichts|nix|was)\s+an|(?:hätte?|möchte|will|hab|habe)\s+(?:\S+\s+){0,6}?(?:gelöscht|"
    r"gestrichen|entfernt|getilgt)\b|"
    r"nicht\s+(?:weiter\s+|mehr\s+|länger\s+)?(?:auf(?:zu)?(?:bewahren|heben)|zu\s+(?:speichern|behalten|merken)|"
    r"speichern|aufheben|aufbewahren)|"
    r"^\W*(?:(?:bitte|und|also|das|der|die|den|mein\w*)\s+)*\w+\s+(?:bitte\s+)?(?:raus|weg)(?=\s*(?:[,.!]|$|bitte|"
    r"da\b|hier\b))|(?:in|auf)\s+(?:die|den|dem)\s+(?:tonne|müll|papierkorb|abfall)",
    "es": r"(?:no|ni)\s+(?:quiero|quisiera|me\s+gustaría|deber\S*|debe\S*|tiene\S*|hace\s+falta|necesit\w+|"
    r"hay\s+que)\s+(?:\S+\s+){0,4}?"
    r"(?:guard\w+|ver\b|record\w+|recuerd\w+|apunt\w+|const\w+|queda\w*|quede\w*|figur\w+|aparec\w+|aparezc\w+|"
    r"est[áa]\w*|sab\w+|sep\w+|tener\w*|teng\w+|anot\w+|conserv\w+)|"
    r"(?:lo|la|los|las|me|te|se)\s+(?:quitas|borras|sacas|olvidas|eliminas|tachas|tiras|quita\s+usted|borra\s+usted)\b|"
    r"(?:quitas|borras|sacas|olvidas|eliminas|tachas|tiras)\s+(?:lo|el|la|los|las|mi|mis|eso|ese|esa|esto|todo)\b|"
    r"(?:hacer?|haz|haga|hagas?)\s+(?:que\s+)?(?:\S+\s+){0,4}?(?:desapare\w+|desaparezc\w+|no\s+haya\s+pasado|no\s+exista)|"
    r"como\s+si\s+no\s+(?:te\s+)?(?:lo\s+)?(?:hubiera|hubiese)\s+(?:dicho|contado|pasado|mencionado)|"
    r"no\s+(?:puede|debe|pued\w+|deb\w+)\s+(?:quedar|estar|constar|figurar|aparecer)\w*|"
    r"(?:mejor|prefiero|prefería|preferiría)\s+que\s+no\s+(?:\S+\s+)?\w+|(?:a|en)\s+la\s+(?:basura|papelera)|"
    r"que\s+no\s+(?:const|qued|figur|aparezc)\w+|"
    r"quiero\s+(?:\S+\s+){1,4}?(?:borrad|eliminad|fuera)\w*|no\s+(?:te|le)\s+(?:incumbe|importa|concierne)|"
    r"^\W*ni\s+(?:lo|la|el|mi|mis|los|las)\s|no\s+es\s+asunto\s+(?:de|tuyo|suyo)|asunto\s+de\s+nadie|"
    r"(?:puede|pueden|debe|deben|tiene\s+que|tienen\s+que)\s+(?:desaparecer|irse|borrarse|eliminarse)|"
    r"que\s+(?:desaparezca|se\s+vaya)\w*|"
    r"(?:ruego|pido|pediría|solicito|agradecer\S+)\s+(?:que\s+)?(?:\S+\s+)?(?:suprim|elimin|borr|retir|olvid|quit|"
    r"sac)\w+|"
    r"(?:puedes?|podrías?|podría)\s+(?:ir\s+)?(?:sacar|tirar|botar|borrar|quitar|olvidar|eliminar|tachar|descartar)\w*|"
    r"no\s+(?:me\s+|lo\s+|la\s+|los\s+|las\s+|te\s+|se\s+)?(?:apunt|anot|guard|recuerd|record|registr|memoric|"
    r"almacen)(?:es|e|en|éis|ar)\b",
}
"""What may go or has no place here, anywhere in a sentence."""
REGRETS = {
    "en": r"should(?:n['’]?t|\s+not|\s+never)\s+(?:have|['’]?ve|of)\s+(?:told\s+(?:you|u|ya)|said|mentioned|"
    r"brought|shared)|"
    r"wish\s+i\s+(?:hadn['’]?t|had\s+not|had\s+never|never)\s+(?:told|said|mentioned|brought)|"
    r"(?:pretend|act\s+like)\s+(?:that\s+)?i\s+(?:never|didn['’]?t)|i\s+never\s+(?:told\s+you|mentioned)|"
    r"why\s+(?:on\s+earth\s+)?did\s+i\s+(?:\w+\s+)?(?:tell\s+you|say|mention|bring)|"
    r"you\s+(?:never|didn['’]?t)\s+(?:heard?|read|saw|see)\s+(?:that|this|it|any)|"
    r"(?:was|were)\s+(?:just\s+|only\s+|all\s+)?(?:me\s+)?(?:kidding|joking|a\s+joke|pulling\s+your\s+leg|messing|"
    r"made\s+up|a\s+lie)",
    "uk": r"(?:даремно|дарма|зря|марно)\s+(?:я\s+)?(?:\S+\s+){0,4}?(?:сказа\w+|ляпну\w+|розказа\w+|розповіда\w*|"
    r"розповів|розповіла|згада\w+|написа\w+|бовкну\w+)|"
    r"не\s+(?:треба|слід|варто)\s+було\s+(?:\S+\s+){0,3}?(?:каз\w+|розказ\w+|розповід\w+|згад\w+|писа\w+|говори\w+)|"
    r"(?:пожартува|вигада|збреха)(?:в|ла)\b|(?:був|була|було)\s+жарт\w*|(?:ти|ви)\s+цього\s+не\s+(?:чу|бачи)\w+|"
    r"(?:вдай|вважай|уяви)\w*\s*,?\s+(?:що|ніби)\s+я|"
    r"зайве\s+(?:\S+\s+)?(?:сказа|бовкну|ляпну|розповi)\w+|(?:зроб\w+|робимо|робім)\s+вигляд|"
    r"(?:нащо|навіщо|нашо)\s+(?:\S+\s+){0,5}?(?:сказа|ляпну|розказа|розпов|згада|написа|бовкну)\w+|нічо\w*\s+не\s+каза\w+",
    "de": r"hätte\s+(?:ich\s+)?(?:\S+\s+){0,6}?(?:nicht|nie)\s+(?:\S+\s+){0,2}?(?:erzähl\w*|sag\w*|erwähn\w*|"
    r"schreib\w*|verrat\w*)|"
    r"(?:wieso|warum|wozu)\s+hab(?:e)?\s+ich\s+(?:\S+\s+){0,5}?(?:erzählt|gesagt|erwähnt|geschrieben)|(?:tu|tun|tut)\s+(?:einfach\s+|wir\s+|mal\s+)*so,?\s+als|nie\s+(?:gehört|erwähnt)|war\s+(?:\S+\s+){0,3}?(?:scherz|spaß|witz|quatsch|gelogen|erfunden)",
    "es": r"no\s+(?:te\s+|le\s+)?deb(?:í|ería|iera)\s+(?:\S+\s+)?(?:contar|decir|mencionar|haber)\w*|"
    r"no\s+tendría\s+que\s+haber|"
    r"ha(?:z|ga|gamos)\s+como|(?:por|para)\s+qu[ée]\s+(?:te|le)\s+(?:\S+\s+){0,3}?(?:conté|dije|habré\s+\w+)|ojalá\s+no\s+(?:te\s+|le\s+)?(?:\S+\s+)?hubiera|"
    r"(?:era|fue)\s+(?:\S+\s+)?(?:broma|mentira|chiste)|me\s+lo\s+invent\w+",
}
"""Regrets of having told something."""
