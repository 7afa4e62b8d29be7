"""The words by which people speak of all, of all but one thing, of that thing alone and of the others, by language."""

EXCEPT = {
    "en": r"except(?:ing)?(?:\s+(?:for|that))?|apart\s+from|aside\s+from|other\s+than|besides(?!,)|excluding|barring|"
    r"not\s+(?:counting|including)|with\s+the\s+exception\s+of|save\s+for|(?:bar|minus|save)(?=\s+(?:the|my)\b)|"
    r"(?:just|only|but)\s+not(?=\s+(?:the|my|that|where|what|how|who)\b)|"
    r"(?:(?<=\ball\s)|(?<=everything\s)|(?<=anything\s)|(?<=all\sof\sit\s)|(?<=the\slot\s)|(?<=about\sme\s)|"
    r"(?<=on\sme\s)|(?<=you\sknow\s)|(?<=you\shave\s))but(?:\s+for)?",
    "uk": r"крім|окрім|опріч|за\s+винятком|за\s+виключенням|не\s+рахуючи|не\s+враховуючи|хіба\s+що|"
    r"(?:тільки|лише|але|от|лиш)\s+не(?=\s+(?:про|мо\w+|те|того|те,|ім\w+|\w+(?:у|ю|а|я|о|е)\b(?!\s+\w+(?:й|йте|и|"
    r"іть)\b)))",
    "de": r"au(?:ß|ss)er(?:\s+(?:dass|das\s+mit|für))?|bis\s+auf|mit\s+ausnahme\s+(?:vo[nm]|de[rs]|meine[rs])|"
    r"abgesehen\s+vo[nm]|ausgenommen|ausnahme:|(?:nur|blo(?:ß|ss)|aber)\s+nicht(?=\s+(?:de[nrms]|die|das|mein\w*|wo|"
    r"was|"
    r"wie|dass)\b)",
    "es": r"excepto|salvo|exceptuando|a\s+excepción\s+de|con\s+(?:la\s+)?excepción\s+de|aparte\s+de|quitando|"
    r"fuera\s+de|"
    r"a\s+parte\s+de|(?:menos|pero\s+no|solo\s+no)(?=\s+(?:el|la|los|las|lo|mi|mis|que|eso|a|al|d[óo]nde|c[óo]mo)\b)",
}
"""What follows may stay."""
STOPS = {
    "en": r"(?:can|may|could|should|must|might|has\s+to|have\s+to|needs?\s+to|ought\s+to|is\s+to|gets?|goes|go)\s+"
    r"(?:all\s+|now\s+)?(?:go|be\s+\w+|vanish|disappear|deleted|wiped|removed|binned)|(?:can|may|should|must)\s+all\b|"
    r"(?:please\s+)?(?:forget|delete|remove|erase|wipe|clear|drop|scrap|bin)(?=\s+(?:everything|all|it|the))|goes\b",
    "uk": r"(?:усе|все|решт[ау])\b|(?:можна|можеш|можете|хай|нехай|треба|має|мусить)\s+(?:\S+\s+){0,2}?(?:стер\w+|"
    r"видал\w+|забу\w+|прибра\w+|викин\w+|зник\w+|йти|піти)|(?:стирай|видаляй|забувай|прибирай|зітри|видали|забудь|"
    r"викидай|викинь)(?:те)?",
    "de": r"(?:kann|darf|soll|muss|können|dürfen)\s+(?:\S+\s+){0,3}?(?:weg|raus|gehen|gelöscht|verschwinden|vergessen|"
    r"fort)|(?:alles|(?:der|den)\s+rest)\b|(?:bitte\s+)?(?:löschen|vergessen|streichen|entfernen|weg|raus)\b",
    "es": r"(?:puede|pueden|debe|deben|se\s+puede|tiene\s+que)\s+(?:\S+\s+){0,2}?\w+(?:arse|erse|irse|se)\b|"
    r"se\s+(?:va|borra|puede)\b|(?:bórralo|bórrame|bórra|borra|olvida|elimina|quita)(?=\s+(?:todo|lo|el))|"
    r"todo(?=\s+(?:lo|fuera|a|puede|se|el))|(?:el\s+resto|lo\s+demás)\b",
}
"""With these the wish for the others goes on behind an exception."""
ONLY = {
    "en": r"(?:(?:please|just|you\s+(?:can|may)|i['’]?d\s+like\s+you\s+to|let['’]?s)\s+)*(?:keep|retain|hold\s+on\s+to|"
    r"hang\s+on\s+to|stick\s+to|leave|remember)\s+(?:only|just|nothing\s+but|nothing\s+except|no\s+more\s+than)"
    r"(?!\s+(?:in|until|for\s+now)\b)|"
    r"(?:only|just)\s+(?:keep|retain|hold\s+on\s+to|hang\s+on\s+to|leave|remember)|"
    r"(?:only|just|nothing\s+but)\s+(?P<kept>(?:(?:the|my|that|where|what|how|who)\s)(?:\S+\s+){1,6}?)(?:(?:can|may|"
    r"should|"
    r"must|is\s+to|gets\s+to|has\s+to)\s+(?:stay|remain|survive|be\s+kept|live)|stays?|remains?|survives?)",
    "uk": r"(?:залиш(?:и|іть|те|ити|ай|айте)?|лиш(?:и|іть|ити|ай|айте)?|збережи|тримай|пам['’ʼ]ятай)\s+(?:собі\s+)?"
    r"(?:тільки|лише|лиш|хіба)|(?:тільки|лише|лиш)\s+(?:за)?лиш(?:и|іть|ай)|"
    r"(?:хай|нехай)\s+(?:за)?лиш\w+\s+(?:тільки|лише|лиш)|"
    r"(?:тільки|лише|лиш)\s+(?P<kept>(?:\S+\s+){1,6}?)(?:(?:може|можуть|хай|нехай|має)\s+(?:за)?лиш\w+|"
    r"(?:за)?лиш(?:и|іть|"
    r"ай|айте)|(?:за)?лиша\w+ться)",
    "de": r"(?:behalt(?:e|en\s+sie)?|merk(?:e)?\s+dir|lass(?:e|en\s+sie)?)\s+(?:bitte\s+|dir\s+|mir\s+)*(?:nur|"
    r"blo(?:ß|ss)|lediglich|"
    r"einzig|ausschließlich)(?:\s+noch)?|"
    r"(?:nur|blo(?:ß|ss)|lediglich|einzig)\s+(?P<kept>(?:\S+\s+){1,6}?)(?:(?:darf|dürfen|soll|sollen|kann|können)\s+"
    r"(?:drin\s?|stehen\s?)?bleiben|bleib(?:t|en)(?:\s+(?:drin|stehen|übrig))?|behalten|behältst\s+du|"
    r"lässt\s+du\s+(?:stehen|drin))",
    "es": r"(?:deja|dejá|conserva|conservá|guarda|guardá|quédate|quedate|quédese|mantén|"
    r"recuerda)(?:me)?\s+(?:nada\s+más|"
    r"solo|sólo|solamente|únicamente|nomás)(?:\s+con)?|(?:solo|sólo|solamente|únicamente)\s+(?:deja|conserva|guarda|"
    r"quédate\s+con|mantén|recuerda)|(?:que\s+)?(?:quede|se\s+quede|queda)\s+(?:solo|sólo|solamente|únicamente)|"
    r"(?:solo|sólo|únicamente)\s+(?P<kept>(?:\S+\s+){1,6}?)(?:se\s+queda|puede\s+quedar\w*|queda)",
}
"""Who keeps only one thing wants the others gone."""
REST = {
    "en": r"(?:and\s+)?(?:the\s+(?:rest|remainder|others?|other\s+(?:stuff|things|bits))|(?:everything|anything|all|"
    r"nothing)"
    r"\s+else|what['’]?s\s+left|what\s+remains)",
    "uk": r"решт[ауиі]|(?:все|усе|нічого)\s+(?:інше|іншого|решту|остальн\w+)|інше|остальн\w+|що\s+лишиться",
    "de": r"(?:(?:den|der|das)\s+)?rest|(?:alles\s+|das\s+)?(?:andere|übrige)|sonst\s+(?:alles|nichts)|alles\s+sonst",
    "es": r"(?:el\s+)?resto|(?:todo\s+)?lo\s+demás|(?:todo\s+)?lo\s+otro|lo\s+que\s+(?:queda|sobra)|nada\s+más",
}
"""All that was not named."""
ALL = {
    "en": r"everything|all\s+of\s+(?:it|that|this)|it\s+all|the\s+(?:whole\s+)?(?:lot|thing|shebang|works)|"
    r"all(?=\s+but\b|$|\s*[,.!?]|\s+(?:about|on|of)\s+me\b|\s+(?:you|that\s+you|that['’]?s|that\s+is|i['’]?ve|i)\b|"
    r"\s+(?:can|may|must|should)\b)|"
    r"all\s+(?:my|your|the)\s+(?:data|details|memor\w+|notes|info\w*|entries|records?|stuff|facts|things)|"
    r"every\s+(?:single\s+|last\s+|little\s+)?(?:scrap|bit|thing|detail|word|note|entry|fact|memory|trace|crumb|one|"
    r"line|record)|"
    r"(?:what|whatever|anything)\s+(?:it\s+is\s+)?you(?:['’]?ve|\s+have|\s+know|\s+hold|\s+keep|\s+store|\s+got|"
    r"['’]?ve\s+got|['’]?ve\s+stored|"
    r"\s+stored|\s+remember|\s+noted)\s*(?:\w+\s+){0,2}?(?:about|on|of|from)\s+me|"
    r"(?:wipe|clear|erase|empty|reset|delete|purge|format|scrub|clean|nuke)(?:\s+out)?\s+(?:your|my|the)\s+(?:whole\s+|"
    r"entire\s+)?(?:memory|memories|slate|file|profile|notes|records?|history|dossier|data)(?:\s+(?:clean|"
    r"completely))?|"
    r"(?:forget|wipe|erase|delete|clear|purge|scrub)\s+(?:all\s+(?:of|about)\s+)?me\b(?!\s+(?:from|not))|clean\s+slate|"
    r"start(?:ing)?\s+(?:from\s+scratch|afresh|over|fresh)|as\s+if\s+we(?:['’]?d|\s+had)?\s+never\s+(?:met|spoken|"
    r"talked)|"
    r"(?:nothing|not\s+a\s+(?:thing|trace|scrap|word))\s+(?:of\s+mine\s+|about\s+me\s+|on\s+me\s+)?(?:left|behind|"
    r"(?:should|must|is\s+to|may)\s+(?:be\s+left|remain|stay))|(?:leave|keep)\s+(?:nothing|no\s+trace)|"
    r"from\s+(?:a|top)\s+to\s+(?:z|bottom)|lock\s+stock|tabula\s+rasa|blank\s+(?:page|sheet|slate)",
    "uk": r"усе|все|всю\s+(?:пам['’ʼ]ять|інформацію|базу|історію)|(?:всі|усі)\s+(?:\w+\s+)?(?:дані|нотатки|записи|"
    r"відомості|факти|"
    r"спогади)|геть\s+(?:чисто|усе|все)|(?:до|по)\s+(?:останньо\w+|єдино\w+|крихти|нитки|слова|рядка)\w*|"
    r"(?:жодно\w+|ані|ні)\s+(?:\w+\s+)?(?:слід|сліду|слова|крихти|запису|рядка|згадки)(?!\s+про\b)|(?:що|"
    r"шо)\s+(?:\w+\s+){0,2}?(?:маєш|знаєш|"
    r"зберігаєш|тримаєш|назбира\w+|накопичи\w+)\s+(?:на|про)\s+мене|обнули\w*|"
    r"з\s+(?:чистого\s+аркуша|нуля)|(?:зітри|забудь|видали|витри|стирай)(?:те)?\s+мене|нічого\s+(?:про\s+мене\s+)?не\s+"
    r"(?:залиш|лиш)\w+|повністю\s+(?:очист|почист|витр|зітр)\w+|(?:очист|почист|вичист|стер|"
    r"скин)\w+\s+(?:\w+\s+)?пам['’ʼ]ять|"
    r"наче\s+(?:ми\s+)?(?:не\s+)?(?:знайом|зустріч)\w+",
    "de": r"alles|allem|alle\s+(?:daten|einträge|notizen|infos|informationen|angaben|erinnerungen)|"
    r"(?:dein|mein|das|den|die)\w*\s+(?:ganze\w*\s+|komplette\w*\s+|gesamte\w*\s+)?(?:gedächtnis|speicher|akte|"
    r"profil)\s*(?:\w+\s+)?(?:leer|"
    r"lösch|löschen|weg|säuber|zurücksetz|wisch)\w*|(?:lösche?|leere?|säubere?|vergiss|"
    r"wisch\w*)\s+(?:bitte\s+)?(?:dein|mein|das|die|den)\w*\s+(?:ganze\w*\s+|"
    r"komplette\w*\s+|gesamte\w*\s+)?(?:gedächtnis|speicher|akte|profil|kram|datenbestand)|"
    r"was\s+(?:auch\s+immer\s+)?du\s+(?:\w+\s+){0,3}?(?:über|von|zu)\s+mir?(?:ch)?\s+"
    r"(?:\w+\s+)?(?:hast|weißt|gespeichert|speicherst|notiert|aufbewahrst|gesammelt)|restlos|ratzeputz|ratzekahl|"
    r"(?:den\s+ganzen|das\s+ganze|den\s+kompletten|die\s+ganzen)\s+(?:kram|zeug|daten|rest|sachen|akte)|"
    r"(?:vergiss|lösche?|tilge|streiche?|radiere?)\s+mich\b|(?:kein\w*|keinerlei)\s+(?:\w+\s+)?(?:spur|spuren|rest|"
    r"krümel|wort)\b(?!\s+von\b)|nichts\s+(?:über\s+mich\s+|von\s+mir\s+)?"
    r"(?:übrig|bleibt|behalten|soll\s+bleiben)|(?:bei|von)\s+null|von\s+vorn\w*|reinen\s+tisch|tabula\s+rasa|"
    r"bis\s+auf\s+den\s+letzten\s+(?:rest|krümel)|"
    r"(?:jede\w*)\s+(?:einzelne\w*\s+|letzte\w*\s+|noch\s+so\s+kleine\w*\s+)?(?:info|notiz|eintrag|detail|spur|"
    r"krümel|wort|angabe)|"
    r"als\s+(?:hätten|wären)\s+wir\s+uns\s+nie",
    "es": r"todo|toda\s+(?:tu|la|mi)\s+(?:memoria|información|ficha|historia)|todos\s+(?:mis|los)\s+(?:datos|"
    r"recuerdos|apuntes|registros)|"
    r"(?:bórr|olvíd|elimín|borr|suprím)(?:a|e)(?:me|te\s+de\s+m[íi])\b(?!\s+(?:el|la|los|las|lo|mi|mis|eso|esto|ese|"
    r"esa|de\s+\w+|que)\b)|"
    r"(?:no\s+(?:dejes|quede|guardes|conserves)|sin\s+dejar)\s+(?:nada|ni\s+rastro|ni\s+una?\s+\w+|"
    r"rastro)(?!\s+(?:de|sobre)\s+(?!nada|mí|lo\b))|"
    r"(?:vacía|limpia|resetea|reinicia|borra|formatea)\s+(?:tu|la|mi|toda\s+(?:tu|la))\s+(?:memoria|ficha|"
    r"información|base|cabeza)|"
    r"(?:lo|cuanto)\s+que\s+(?:tengas|tienes|sepas|sabes|guardas|guardes)\s+(?:\w+\s+)?(?:de|sobre)\s+mí|"
    r"cuanto\s+(?:sepas|sabes|tengas|tienes)\s+(?:de|sobre)\s+mí|"
    r"hasta\s+(?:el|la)\s+últim[oa]\s+\w+|(?:de|desde)\s+cero|borrón\s+y\s+cuenta\s+nueva|página\s+en\s+blanco|"
    r"tabla\s+rasa|"
    r"de\s+(?:arriba\s+abajo|pe\s+a\s+pa|cabo\s+a\s+rabo)|como\s+si\s+no\s+(?:me|nos)\s+(?:conocieras|conociéramos|"
    r"hubiéramos)",
}
"""All there is, as people name it who want it gone."""
