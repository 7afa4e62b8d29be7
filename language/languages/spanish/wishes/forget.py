"""How Spanish people ask to have something forgotten, plainly or not, and what they except."""

from language.languages.forms.listing import words_of

FORGETTING = (
    r"olvid(?:a|e|ar|es)(?:te|se)?|olvídate|olvídese|borr(?:a|e|ar|es)|elimin(?:a|e|ar|es)|quit(?:a|e|ar|es)|"
    r"suprim(?:e|a|as)|(?:bórra|elimína|quíta)(?:lo|la|los|las)|no\s+(?:guardes?|recuerdes?|almacenes?)"
)
LEADS = (
    r"primero|antes\s+de\s+nada|de\s+paso|luego|después|dios|dios\s+mío|ay|uy|jaja|espera|por\s+favor|puedes|puede|podrías|podría|y|pues|entonces|así\s+que|por\s+eso|"
    r"vale|oye|(?:quiero|quisiera|necesito|te\s+pido|le\s+pido)\s+que|"
    r"(?:haz|haga|hazme|hágame)\s+(?:el\s+|un\s+)?favor(?:\s+de|\s+y)?|mejor|quizás?|tal\s+vez"
)
MERGING = r"combina|une|fusiona|junta"
DENIED = (
    r"\bno\s+(?:me\s+)?dejes?\s+(?:que\s+)?(?:me\s+|nos\s+)?olvid\w+|"
    r"\b(?:no|nunca|jamás)\s+(?:(?:te|se|me|lo|la|os)\s+)*olvid(?:es|e|éis|en|ar|arte|arse)\b"
)
BY_OTHERS = (
    r"\b(?:fácil|difícil)\s+(?:de\s+)?olvidar\b|"
    r"\b(?:gente|todos|todo\s+el\s+mundo|nadie|muchos|muchas|autora?|él|ella|uno)\s+(?:\w+\s+){0,2}?olvid(?:a|an|aba|aban|ó|aron)\b|"
    r"\b(?:se\s+)?olvid(?:an|amos|ó|aron|aban)\b|"
    r"\b(?:dijo|pidió|aconsejó|ordenó|dice|pide|aconseja)\s+(?:\w+\s+){0,4}?que\s+(?:se\s+)?olvid(?:ara|aran|ase|e|en)\b|"
    r"\b(?:quiere|quieren|planea|planean|pretende|pretenden|decidió|decidieron|va\s+a|van\s+a)\s+"
    r"(?:olvidar|borrar|eliminar|quitar|suprimir|tachar)\b"
)
POLITE = r"por\s+favor|gracias"
POLITE_SHORT = r"porfa"
CONDITIONS = r"si"
PASSING = r"por\s+(?:un|el)\s+(?:momento|rato|segundo|minuto)|de\s+momento|por\s+ahora|un\s+momento"
SAYING = r"dice|dijo|escribe|escribió|aconseja"
SPEAKER = r"yo"
POINTING = r"(?:de\s+)?(?:eso|esto|ello|él|ella|lo)"
IDIOMS = r"olvídalo|olvídelo|olvida|déjalo"
WITHDRAWING = r"es\s+broma|estoy\s+de\s+broma"
LEAVING = r"olvida|olvídate\s+de"
MINE = r"yo|mi|mis|mí|me|nota|lo\s+de|lo\s+del|soy|vivo|trabajo|tengo|gano|cobro|estudio"
REMOVING = r"borr\w*|olvid\w*|elimin\w*|quit[aeoá]\w*|bórra\w*|quíta\w*|elimín\w*|olvíd\w*"
ENDED = r"ya\s+no|no|dejé(?:\s+de)?|dejado|falso|incorrect[oa]|mudé|equivocad\w+|antes"
OTHERS = r"él|ella|ellos"
FIRST_PERSON = r"yo|mi|mis"
MISSPELT = words_of("olvida olvídate borra borrar elimina eliminar vivo trabajo dirección sueldo")
SOUNDS = (("v", "b"), ("ll", "y"), ("h", ""), ("qu", "k"), ("ce", "se"), ("ci", "si"), ("z", "s"))
"""Letters that sound the same, so that people write one for the other."""

_VERBS = r"sa(?:c|qu)|borr|quit|elimin|tach|tir|bot|vol|descart|limpi|retir|anul|desech|suprim|olvid|fulmin|cort|barr"
_STRESSED = r"sá(?:c|qu)|bórr|quít|elimín|tách|tír|bót|vól|descárt|suprím|olvíd|retír|córt|anúl|límpi"
_CLITICS = r"(?:(?:me|te|se|nos)?l[oa]s?|me)"
DISMISSING = (
    rf"(?:{_VERBS})(?:[áéí]|ad|(?:ar|er|ir|a|e|á|é|í){_CLITICS})|(?:{_STRESSED})(?:a|e){_CLITICS}|"
    r"pas(?:a|á|e)\s+de(?=\s+(?:ello|eso|lo|la|los|las|mi|mis)\b)|"
    r"saca(?:r|rme|me|lo|la|los|las|melo)?|saque(?:me|lo|la|n)?|tira(?:lo|la|los|las|r)?|bota(?:r|lo|la)?|bote|"
    r"descarta(?:r|lo|la)?|descarte|suprim(?:e|a|ir|as|elo|alo)|suprímel[oa]|tacha(?:r|lo|la)?|táchal[oa]s?|tache|"
    r"desecha(?:r)?|deseche|limpia(?:r)?|limpie|anula(?:r)?|anule|retira(?:r)?|retire|"
    r"(?:quít|bórr|sáqu|sác|elimín|olvíd|tách|suprím|retír|descárt|tír|bót|púrg|depúr)\w+|purg(?:a|ue|ar)|borrame\w*|quitame\w*|eliminame|"
    r"deshazte\s+de|deshágase\s+de|fuera(?=\s+(?:lo|la|el|mi|los|las|todo)\b)|"
    r"no\s+(?:lo\s+|la\s+|los\s+|las\s+|me\s+|te\s+)?(?:apunt|anot|guard|record|recuerd|registr|memoric|almacen|"
    r"conserv|escrib)\w*|no\s+te\s+(?:l[oa]s?\s+)?(?:quedes|acuerdes)\b|rese(?:tea|tear|tee)\w*|reinici\w+"
)
DISMISSING_LAST = DISMISSING
MAY_GO = (
    r"(?:no|ni)\s+(?:quiero|quisiera|me\s+gustaría|deber\S*|debe\S*|tiene\S*|hace\s+falta|necesit\w+|"
    r"hay\s+que)\s+(?:\S+\s+){0,4}?(?:guard\w+|ver\b|record\w+|recuerd\w+|apunt\w+|const\w+|queda\w*|quede\w*|"
    r"figur\w+|aparec\w+|aparezc\w+|est[áa]\w*|sab\w+|sep\w+|tener\w*|teng\w+|anot\w+|conserv\w+)|"
    r"(?:lo|la|los|las|me|te|se)\s+(?:quitas|borras|sacas|olvidas|eliminas|tachas|tiras|quita\s+usted|"
    r"borra\s+usted)\b|(?:quitas|borras|sacas|olvidas|eliminas|tachas|tiras)\s+(?:lo|el|la|los|las|mi|mis|eso|ese|esa|"
    r"esto|todo)\b|(?:hacer?|haz|haga|hagas?)\s+(?:que\s+)?(?:\S+\s+){0,4}?(?:desapare\w+|desaparezc\w+|"
    r"no\s+haya\s+pasado|no\s+exista)|como\s+si\s+no\s+(?:te\s+)?(?:lo\s+)?(?:hubiera|hubiese)\s+(?:dicho|contado|"
    r"pasado|mencionado)|(?:no|ningún|ninguna)\s+(?:\S+\s+){0,2}?(?:estuvier|constar|figurar|aparecier|quedar|salier|hubier)(?:a|an|e|en)\b|"
    r"borrón\s+y\s+cuenta\s+nueva|"
    r"(?:qued|dej|est|permanec|siga)\w*\s+(?:\S+\s+){0,2}?fuera\s+de\s+(?:tu|tus|su|sus|la|las|tod[ao]s?)\b|"
    r"no\s+(?:puede|debe|pued\w+|deb\w+)\s+(?:quedar|estar|constar|figurar|aparecer)\w*|"
    r"(?:mejor|prefiero|prefería|preferiría)\s+que\s+no\s+(?:\S+\s+)?\w+|(?:a|en)\s+la\s+(?:basura|papelera)|"
    r"que\s+no\s+(?:const|qued|figur|aparezc)\w+|quiero\s+(?:\S+\s+){1,4}?(?:borrad|eliminad|fuera)\w*|"
    r"no\s+(?:te|le)\s+(?:incumbe|importa|concierne)|^\W*ni\s+(?:lo|la|el|mi|mis|los|las)\s|"
    r"no\s+es\s+asunto\s+(?:de|tuyo|suyo)|asunto\s+de\s+nadie|"
    r"(?:puede|pueden|debe|deben|tiene\s+que|tienen\s+que)\s+(?:desaparecer|irse|borrarse|eliminarse)|"
    r"que\s+(?:desaparezca|se\s+vaya)\w*|(?:ruego|pido|pediría|solicito|"
    r"agradecer\S+)\s+(?:que\s+)?(?:\S+\s+)?(?:suprim|elimin|borr|retir|olvid|quit|sac)\w+|"
    r"(?:puedes?|podrías?|podría)\s+(?:ir\s+)?(?:sacar|tirar|botar|borrar|quitar|olvidar|eliminar|tachar|"
    r"descartar)\w*|no\s+(?:me\s+|lo\s+|la\s+|los\s+|las\s+|te\s+|se\s+)?(?:apunt|anot|guard|recuerd|record|registr|"
    r"memoric|almacen)(?:es|e|en|éis|ar)\b|"
    r"(?:debe|deben|han\s+de|ha\s+de|deberán?)\s+(?:ser\s+)?(?:suprim|elimin|borr|destru|retir)\w+|"
    r"(?:exijo|pido|solicito|reclamo|quiero|demando|ejerzo)\s+(?:\S+\s+){0,4}?(?:supresión|eliminación|borrado|cancelación|olvido|retirada)\b|"
    r"(?:retir|revoc)\w+\s+(?:\S+\s+){0,2}?(?:consentimiento|permiso)|retiro\s+lo\b|"
    r"^\W*rese(?:tea|tear|t)\b|no\s+(?:ha\s+)?sali(?:ó|do)\s+de\s+(?:mi\s+boca|aquí)|no\s+lo\s+(?:sabes|has\s+leído|has\s+oído)|"
    r"de\s+lo\s+del?\s+(?:\S+\s+){1,4}?ni\s+te\s+acuerdes|no\s+pinta\w*\s+nada\b|"
    r"^\W*(?:lo|el|la|los|las|mis?|todo\s+lo)\s+(?!.*\b(?:viven?|trabajan?|com(?:o|en?)|est(?:á|án|oy)|estudian?|"
    r"cen(?:o|an?)|duermen?|and(?:o|an?)|v(?:oy|an?)|son|es|soy|pas(?:o|an?))\b)(?:\S+\s+){1,5}?(?<!mos\s)fuera"
    r"(?:\s+de\s+(?:ahí|aquí|allí))?[\s.!]*$|^\W*fuera(?:\s+(?:con\s+)?(?:ello|eso|de\s+ahí))?[\s.!]*$|"
    r"(?:lo|la|los|las)\s+(?:quitás|borrás|sacás|olvidás|eliminás|tachás|tirás|volás)\b"
)
REGRETS = (
    r"no\s+(?:te\s+|le\s+)?deb(?:í|ería|iera)\s+(?:\S+\s+)?(?:contar|decir|mencionar|haber)\w*|"
    r"no\s+tendría\s+que\s+haber|ha(?:z|ga|gamos)\s+como|"
    r"(?:por|para)\s+qu[ée]\s+(?:te|le)\s+(?:\S+\s+){0,3}?(?:conté|dije|habré\s+\w+)|"
    r"ojalá\s+no\s+(?:te\s+|le\s+)?(?:\S+\s+)?hubiera|(?<=\w\s)(?:era|fue)\s+(?:\S+\s+){0,2}?(?:broma|mentira|chiste|coña|guasa|joda)|"
    r"(?:dije|decía|iba)\s+(?:en|de)\s+(?:broma|coña|guasa|joda)|"
    r"me\s+lo\s+invent\w+|lo\s+del?\s+(?:\S+\s+){1,5}?se\s+me\s+(?:ha\s+)?escap\w+|(?:nunca|jamás)\s+(?:\S+\s+){0,3}?(?:dije|conté|he\s+dicho|he\s+contado)"
)
WISHED = (
    r"(?:mejor|agradecería|gustaría|encantaría|tranquil[oa]|content[oa]|aliviad[oa]|alivio|feliz|agradecid[oa])"
    r"\s*,?\s+si"
)
AS_IF = r"como\s+si"
BEFORE_DISMISSING = r"mira|eh|bueno|che|no"
BEHIND_VERB = (
    r"ya|de\s+ahí|de\s+(?:la|tu|su|las|tus)\s+(?:lista|memoria|ficha|notas|cabeza)|anda|che|querés|quieres|dale"
)

EXCEPT = (
    r"excepto|salvo|exceptuando|a\s+excepción\s+de|con\s+(?:la\s+)?excepción\s+de|aparte\s+de|quitando|"
    r"fuera\s+de(?!\s+(?:ahí|aquí|allí|tu|tus|su|sus|la\s+memoria|las\s+notas)\b)|"
    r"a\s+parte\s+de|(?:menos|pero\s+no|solo\s+no)(?=\s+(?:el|la|los|las|lo|mi|mis|que|eso|a|al|d[óo]nde|c[óo]mo)\b)"
)
BUT_NOT = (
    r"(?:pero|solo|menos)\s+no(?!\s+(?:\w+\s+)?(?:dejes|guardes|borres|quites|olvides))|"
    r"(?<=,\s)no(?=\s+(?:el|la|los|las|mi|mis|lo)\b)"
)
STOPS = (
    r"(?:puede|pueden|debe|deben|se\s+puede|tiene\s+que)\s+(?:\S+\s+){0,2}?\w+(?:arse|erse|irse|se)\b|"
    r"se\s+(?:va|borra|puede)\b|(?:bórralo|bórrame|bórra|borra|olvida|elimina|quita)(?=\s+(?:todo|lo|el))|"
    r"todo(?=\s+(?:lo|fuera|a|puede|se|el))|(?:el\s+resto|lo\s+demás)\b"
)
ONLY = (
    r"(?:deja|dejá|conserva|conservá|guarda|guardá|quédate|quedate|quédese|mantén|recuerda)(?:me)?\s+(?:nada\s+más|"
    r"solo|sólo|solamente|únicamente|nomás)(?:\s+con)?|"
    r"(?:solo|sólo|solamente|únicamente)\s+(?:deja|conserva|guarda|quédate\s+con|mantén|recuerda)|"
    r"(?:que\s+)?(?:quede|se\s+quede|queda)\s+(?:solo|sólo|solamente|únicamente)|"
    r"(?:solo|sólo|únicamente)\s+(?:te\s+|se\s+)?(?:tiene\s+que|debe|puede|ha\s+de)\s+(?:quedar|conservar|guardar)\w*|"
    r"(?:solo|sólo|únicamente)\s+(?P<kept>(?:\S+\s+){1,6}?)(?:se\s+queda|puede\s+quedar\w*|queda)"
)
REST = r"(?:el\s+)?resto|(?:todo\s+)?lo\s+demás|(?:todo\s+)?lo\s+otro|lo\s+que\s+(?:queda|sobra)|nada\s+más"
ALL = (
    r"to(?:do)?\s+lo\s+(?:q|que)\s+(?:\S+\s+){0,3}?(?:de|d|sobre)\s+m[ií]\b(?!\s+\w)|"
    r"no\s+(?:se|te)\s+acuerdes?\s+(?:m[aá]s\s+)?de\s+m[ií]\b|"
    r"la\s+totalidad\s+de\s+(?:los|mis)\s+datos(?:\s+que\s+sobre\s+mi\s+persona\s+\w+)?|"
    r"todo\s+lo\s+m[ií]o|todo(?!s)|toda\s+(?:tu|la|mi)\s+(?:\w+\s+)?(?:memoria|información|ficha|historia|info)|"
    r"tod[oa]s\s+(?:mis|los|las|tus)\s+(?:\w+\s+)?(?:datos|recuerdos|apuntes|registros|notas|entradas|informaciones)|"
    r"(?:retir|revoc)\w+\s+(?:\S+\s+){0,2}?consentimiento|mi\s+(?:ficha|perfil|expediente)\s+(?:enter[oa]|complet[oa])|"
    r"(?:vacía|limpia|resetea|reinicia|borra)\s+mi\s+(?:perfil|expediente)|"
    r"(?:bórr|olvíd|elimín|borr|suprím)(?:a|e)(?:me|te\s+de\s+m[íi])\b(?!\s+(?:el|la|los|las|lo|mi|mis|eso|esto|ese|"
    r"esa|de\s+\w+|que)\b)|(?:no\s+(?:dejes|quede|guardes|conserves)|sin\s+dejar)\s+(?:nada|ni\s+rastro|"
    r"ni\s+una?\s+\w+|rastro)(?!\s+(?:de|sobre)\s+(?!nada|mí|lo\b))|"
    r"(?:vacía|limpia|resetea|reinicia|borra|formatea)\s+(?:tu|la|mi|toda\s+(?:tu|la))\s+(?:memoria|ficha|información|"
    r"base|cabeza)|(?:lo|cuanto)\s+(?:que|q)\s+(?:tengas|tienes|sepas|sabes|guardas|guardes)\s+"
    r"(?:(?:\w+\s+)?(?:de|sobre)\s+m[íi]\b|m[íi][oa]s?\b)|"
    r"cuanto\s+(?:sepas|sabes|tengas|tienes)\s+(?:de|sobre)\s+mí|hasta\s+(?:el|la)\s+últim[oa]\s+\w+|"
    r"te\s+olvid\w+\s+de\s+mí|nada\s+(?:mío|mía|de\s+lo\s+mío)|(?:de|desde)\s+cero|borrón\s+y\s+cuenta\s+nueva|página\s+en\s+blanco|tabla\s+rasa|"
    r"de\s+(?:arriba\s+abajo|pe\s+a\s+pa|cabo\s+a\s+rabo)|"
    r"como\s+si\s+no\s+(?:me|nos)\s+(?:conocieras|conociéramos|hubiéramos)"
)
ANYTHING = r"cualquier\s+(?:cosa|mención|dato)|lo\s+que\s+sea|cuanto"
EXCEPTED_JOINTS = r"que"

AND = r"y|e|o"
BUT = r"pero"
POINTERS = words_of("""
    entero entera po na
    mí
    absolutamente completamente literalmente q
    tenga tengan tiene ver con ella ello referente relacionado

    empezar comenzar exijo ejerzo derecho no ni nada nadie nunca quiero ver saber tener quede conste guarde falta hace
    ruego ah eh
    último última ultimo ultima digo decía refiero
    recién acabo dicho dije decir escribí ay uy tacha quita saca ahí ese esa eso esto
    perdona perdón ambas ambos nomás nomas
    historia cosa cosas tema asunto dato datos detalle entrada ficha rastro primero primera segundo anterior quitas
    borras sacas desaparezca desaparecer haga hacer haya pasado puede puedes quedar escrito escrita ningún lado lugar
    parte tal interés dios jaja dos frase mensaje línea
    entero entera secreto vergüenza retiro verdad completo completa completamente totalmente enterito enterita
""")
SPEAKING_ON = r"él|ella|que|quien|su"
ADDING_ON = (
    r"sobre\s+todo|principalmente|especialmente|casi|desde|porque|por|para|con|solo|sólo|como|más\s+o\s+menos|"
    r"al\s+menos|gracias\s+a|en|cerca"
)
PLACES = {
    "both": r"ambos|ambas|(?:las|los)\s+dos(?:\s+cosas)?",
    "first": r"primer[oa]?",
    "before": r"pen[uú]ltim[oa]|anterior",
    "second": r"segund[oa]",
    "message": r"[uú]ltimo\s+(?:mensaje|texto)",
    "last": r"[uú]ltim[oa]|más\s+reciente",
}
ANOTHER = r"él|ella"
OF_TALK = (
    r"art[ií]culos?|p[aá]rrafos?|res[uú]men(?:es)?|titular(?:es)?|(?:la|tu|esa|su) (?:\w+ )?respuesta|preguntas?|"
    r"(?:lo )?que (?:te )?pregunt[eé]|tablas?|(?<!tu )(?<!su )listas?|borrador(?:es)?|traducci[oó]n(?:es)?|citas?|"
    r"estudios?|notas? al pie|erratas?|emojis?|(?:la|el|del) (?:\w+ )?(?:palabra|t[ií]tulo)|emoticonos?|"
    r""
    r"comas?|exclamaciones|hashtags?|saludo|"
    r"despedida|asunto del correo|"
    r"adjetivos?|adverbios?|(?:tus|sus) (?:\w+ )?respuestas"
)
REMARK = r"eso(?!\s+(?:del?|que)\b)|esto|me|nadie|es|fue|era|son|se|ya\s+no|no\s+(?:me|quiero|es|era|deb\w+)|yo|te"
GONE = (
    r"ni\s+rastro|ni\s+(?:una\s+)?palabra|"
    r"(?:des)?olvid\w+|borr\w+|quit\w+|elimin\w+|suprim\w+|tach\w+|a\s+la\s+basura|bot[ae]\w*|sac[ae](?:lo|"
    r"la|me)?|saque(?:lo|la)?|desaparezca"
)
GONE_LAST = r"fuera|afuera"
HOW_TO = r"¿?(?:c[oó]mo\s+(?:se|puedo|borro|elimino|quito|hago)|(?:se\s+)?puedo?\b|qu[eé]\s+pasa)"
OUT_OF_TEXT = (
    r"(?:de|en) mi (?:\w+ )?(?:art[ií]culo|borrador|cap[ií]tulo|carta|cuento|discurso|ensayo|frase|"
    r"oraci[oó]n|p[aá]rrafo|"
    r"poema|redacci[oó]n|texto)"
)
SOMEBODY = {"he": r"él|a ese", "she": r"ella|a esa|(?:olvída|bórra|quíta|elimína)(?:me|te)?la"}
ANNOUNCED = (
    r"(?:(?:y|pero|oye|oiga|mira|una|un|otra|mi|solo|sólo|pequeño|pequeña|último|última|el|la|te|le|les|pido|hazme) )*"
    r"(?:favor|petición|ruego|cosa|cosita|pido|deseo)(?: (?:más|por favor|antes|importante|nada más))*|"
    r"(?:\S+ ){0,4}(?:(?:de|desde) cero|borrón y cuenta nueva|tabla rasa)(?: por favor)?"
)
