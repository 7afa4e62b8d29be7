"""German words by which it is heard what a message tells, puts right, asks for and wants forgotten."""

from language.languages.forms.listing import words_of

CAPITAL_NOUNS = True
"""All nouns have a capital: by it no name is known."""
ABBREVIATIONS = r"dr|prof|nr|ca|bzw|max|min|usw|evtl|ggf|z\.\s?b"
CLAUSE_JOINS = r"und|aber|weil|denn|also|dass|sondern"
REQUEST_BEGINS = r"(?:kannst|könntest|würdest) du"
ASKING_BEGINS = (
    r"was|wie|warum|wieso|wer|wo|wann|ob|welche[rsn]?|kann|kannst|können|könnte[nst]*|soll|sollen|sollte[nst]*|"
    r"muss|darf|dürfen|hast|habt|haben sie|gibt|geht|lohnt|reicht|weißt du|wissen sie|würdest|würden sie"
)
GOING_ON = r"und|also"
GREETING_WORDS = words_of("hallo hi hey servus moin grüezi tach danke vielen dank guten tag morgen abend bitte")
LINKS = r"und|aber"
LEANS = (
    r"da (?!ich|wir|mein|unser)\w+ (?:ich|wir|mir|uns)|danach|dann|dabei|davon|damit|darin|dazu|dafür|darauf|"
    r"ich bin (?:ihr|sein)\w*|seitdem|seither|endlich|bis dahin|"
    r"(?:ich weiß,? )?(?:dass )?das (?:ist|is|war|wird|hab|geht|geb)\w*\b"
)
BELONGS = r"weil|denn|dass|wenn|wo|der|die|das|obwohl"
SPEAKING = r"bin|hab|mag|kann|muss|will|darf|(?!eine|keine|meine|viele|alle|diese)[a-zäöüß]{3,}e"
"""Verbs in the first person that begin a clause without a word for I."""

NEWS = r"neuigkeit(?:en)?|neues|nachtrag|ergänzung|korrektur|richtigstellung|änderung|geändert|umentschieden"
TRUTH = r"wahrheit|ehrlich(?: gesagt)?|geständnis|ich gestehe|ich gebe? zu|gesteh(?:e|en)? ich"
NEWS_FILLING = words_of("ups hab habe kleine kleiner vorhin eben mich")
FOREIGN = r"artikel|bericht|text|beitrag|kommentar|les(?:e|en)|gelesen|sie|er"
NOW = (
    r"jetzt|jetz|nun|inzwischen|mittlerweile|neuerdings|künftig|"
    r"ab (?:sofort|heute|morgen|jetzt|\w+tag|nächste\w+)|nur noch|"
    r"seit (?:gestern|kurzem|neuestem|heute|letzte\w+|diese[mr]|vorige\w+|\w+tag)"
)
LEADING = r"und|aber"
AND = r"und"
PERSON_BY_FORM = True
HAD = words_of("hatte hatten")

SHORT = r"kurz(?:e[rsnm]?)?|kürzer\w*|knapp\w*|bündig|auf den punkt"
LONG = r"lang(?:e[rsnm]?)?|länger\w*|ausführlich\w*|detailliert\w*|gründlich\w*"
ANSWERS = r"antwort|zusammenfass|erklärung"
FORMAL = r"(?:mit|per|beim|das) sie|siez\w*"
FAMILIAR = r"(?:mit|per|beim|das|zum) du|duz\w*"
ALWAYS = r"immer|in zukunft"
ALL_ANSWERS = r"antworten|zusammenfassungen|erklärungen"
SMILEYS = r"emojis?|emoticons?|smileys?|bildchen"
LISTS = r"stichpunkt\w*|aufzählung\w*|listen?|tabellen?|spiegelstrich\w*"
TO_YOU = r"du|dich|dir|dein\w*|bitte"
FRAME = r"(?:kannst|könntest|würdest) du"

STAY = r"(?:drin|stehen)?bleib|behalt"
LEFT = r"übrig|bleibt?|geblieben"
KEEP_THAT = r"behalt"
LISTING = r"und"
CONTRAST = r"aber|doch|während"
SPEAKER = r"ich"

OF_MEMORY = r"vergiss\w*|vergessen|merk\w*|gemerkt|gedächtnis\w*|notiz\w*|gespeichert|speicher\w*"
MATTER = r"s?(?:sachen?|dinge?|geschichten?|kram|zeug|themen?|thema|infos?|eintr[aä]ge?|notiz|angaben?)"
"""A word ends so that only says that it names something."""
OUT_OF = r"in|aus|von"
OUT_OF_THAT = r"dem"
"""A word between that and what stands in it."""
DONE = r"so,?\s+das\s+war['’]?s"
"""So begins somebody who has done with something."""
REASON = r"weil|denn|falls|sonst|damit|wenn|ehe"
OF = r"über|von|zu"
ME = r"mich|mir|meine[r]?\s+person"
ABOUT = (
    r"über|rund um|bezüglich|(?:zu tun|zusammenhang) mit|mit(?=\s+(?:\S+\s+){1,3}zu tun\b)|betrifft|"
    r"alles(?=\s+(?-i:[A-ZÄÖÜ]))|alles\s+zu(?:m|r|\s+de[mnr]|\s+meine\w)"
)
THEM = r"ihm|ihn|ihr|ihnen|denen"
INFIXES = words_of("zu")
MONTHS = r"januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember"
SEPARABLE = words_of("um aus ein ab an auf vor weg zusammen zurück nach los")
"""Parts of verbs that may stand at the end of a sentence."""
FORGET = "Vergiss {}"
OWN_LETTERS = "[^\u0400-\u04ff]"
SHOW = r"zeig|nenn|liste"
I_SAID = r"\bich\s+(?:\S+\s+){0,4}?(?:gesagt|erzählt|erwähnt|geschrieben)\b"

IS = r"bin"
PLACE_BEFORE = r"in|im"
HANGING = r"und|in|im"
PREPOSITIONS = r"in|bei|beim|als|im"
BARE = r"ich|bin|wohn(?:e|t)|leb(?:e|t)|arbeite"

REPAIRS = (
    r"(?:handy|tastatur) (?:macht|schreibt|ändert|verbessert) (?:\w+ ){0,3}?(?:immer|ständig|dauernd)|"
    r"was (?:rede|schreibe?|sag(?:e)?) ich(?: da)?|"
    r"mit (?:einem |zwei |doppeltem |hartem |weichem )?[a-zäöü]{1,2}(?=[,.!:;]| bitte| geschrieben|$)|"
    r"pardon|sorry|entschuldig\w+|verzeih\w+|vertippt|verschrieben|versprochen|verwechselt|autokorrektur|"
    r"korrektur|tippfehler|schreibfehler|ich mein(?:t)?e|gemeint|besser gesagt|vielmehr|quatsch|doch lieber|"
    r"vertan|umentschieden|anders überlegt|hab gelogen|ich lüge|nehm(?:e)? (?:ich )?zurück|berichtig\w+|"
    r"verrechnet|verzählt|durcheinander(?:gebracht|geworfen)|"
    r"korrigier\w*|berichtige|stimmt (?:so )?nicht|wo ich \w+ (?:schrieb|sagte|geschrieben|gesagt)|finger zu dick|"
    r"(?:ach|äh|oh|halt|nee|nein),? (?:warte|moment)|falsche taste|hab(?:e)? mich geirrt|"
    r"falsch (?:geschrieben|gerechnet|gesagt|gezählt|angegeben|herum|rum)|(?:das |es )?(?:war|ist|stimmt) (?:leider )?"
    r"falsch|mein fehler|(?:nein|nee|nö|ne),? (?:es|das|er|sie|wir|ich (?:bin|wohne|heiße)|am|um|im)"
)
ADDS = (
    r"auch|ebenfalls|ebenso|außerdem|zusätzlich|obendrein|noch (?:ein|eine|einen|einer|dazu)|zweitwagen|"
    r"(?:ein|unser|mein)\w{0,2} zweite\w*|nebenbei|nebenher"
)
SLIP = (
    r"(?:(?:warum|wieso) )?habe? ich (?:etwa |wirklich |gerade |da |denn |nur )*(?P<slip>[^?\n]{1,40}) "
    r"(?:gesagt|geschrieben|getippt)\?"
)
SLIP_DENIED = "nicht"
SLIP_TOLD = r"über|dass"

SEVERAL = r"wir|uns|unser\w*|beide|er|sie|ihn|ihm|ihr"
THE = words_of("der die")
PURPOSE = r"um |damit |weil "
"""How what somebody lives in a place for begins."""
OTHERS_AGAIN = words_of("er sie")
"""Words for somebody already spoken of."""
STRANGERS = words_of("""
    nachbar nachbarin autor autorin mann typ kerl held heldin sänger patientin patient
    läufer läuferin sportler sportlerin spieler spielerin schauspieler schauspielerin könig königin
    kolumnist kolumnistin blogger bloggerin erzähler erzählerin figur romanfigur hauptfigur filmfigur protagonist
    protagonistin jemand einer
    """)
ANY_OF_THEM = words_of("kind kinder eltern geschwister haustier haustiere tiere baby")
PASSING = r"heute|morgen|diese woche|gerade nicht"
LONG_AGO = r"als kind|als ich (?:klein|jung) war|in meiner (?:kindheit|jugend)"
CHANGES = r"gewechselt|wechsle|neue[rns]?"
GIVEN_TO = words_of("an")
BLANK = words_of("job arbeit stelle beruf posten sache hab habs habe")
NEW = r"neue[rnsm]?(?= \w)"
DEGREES = r"(?:ein|a) (?:bisschen|bissl|wenig)|etwas"
OF_A_KIND = (
    r"(?:ich )?bin (?:(?:eher|absolut|total|wirklich|einfach) )*(?:ein |kein |der |die )?\w+(?:mensch|trinker(?:in)?)"
)
OWN_PARENT = words_of("mama papa mutti vati oma opa")
NAMESAKE = r"(?:aus|in|von) (?:seine[rmns]?|ihre[rmns]?|de[rmn]|unserem|nebenan)\b|(?:vom|von) nebenan"
NAMING = words_of("heißt heisst heißen namens name")
FAVOURITE = r"liebling|liebste\w*|favorit\w*"
OVER = (
    r"aufgegeben|aufgehört|gekündigt|verkauft|verschenkt|abgegeben|abgeschafft|abgesagt|abgemeldet|storniert|"
    r"beendet|vorbei|erledigt|schluss|geschlossen|zugemacht|dichtgemacht|verloren|verstorben|gestorben|tot|"
    r"eingeschläfert|getrennt|geschieden|ersetzt|(?:aus|um|ein)?getauscht|(?:aus|um)?gewechselt|umgestiegen|"
    r"(?:um|weg|aus|ge)?gezogen|umgezogen|versetzt|befördert|verlegt|verschoben|geändert|umbenannt|umgemeldet|"
    r"umgestellt|gelöscht|abgebrochen|(?:hin)?g(?:e)?schmissen|entlassen|rausgeflogen|abgesetzt|verboten|"
    r"gestrichen|geklaut|gestohlen|kaputt|nicht mehr|nix mehr|nichts mehr|kein\w* mehr|nimmer|"
    r"(?:war|waren) (?:ein)?mal|pension|rente|ruhestand|statt|stattdessen|passé|geschichte|"
    r"weggegeben|weggeworfen|entsorgt|verschrottet|zurückgegeben|zurückgeschickt|zurückgebracht|weggelaufen|entlaufen|"
    r"losgeworden|(?:ist|sind|fällt|fallen) (?:\w+ ){0,2}?(?:weg|aus|raus|futsch|hin|hinüber)(?=\W*(?:\Z|,))|geplatzt|"
    r"ins wasser gefallen|eingegangen|pleite|insolvent|aufgelöst|schluss gemacht|abgelaufen|umgeschult|umgesattelt|"
    r"an den nagel gehängt|von \w+ (?:\w+ )?weg(?=\W*(?:\Z|,))|in der versenkung"
)
QUITS = (
    r"aufgegeben|aufgehört|hingeschmissen|geschmissen|abgewöhnt|abgebrochen|"
    r"hör(?:e|t)? (?:\w+ ){0,4}?auf|geb(?:e)? (?:\w+ ){0,4}?auf"
)
NO_DENIALS = words_of("ne")
"""Words that deny in another language, and not in this one."""

BEING = words_of("war wäre ist sind")
FROM_NOW = words_of("jetzt jetz sofort inzwischen")
TRAILING = words_of("diesen diese dieses am natürlich haha lol")
TURNING = words_of("""
    umgezogen gezogen ziehe gewechselt wechsle geändert verlegt verschoben wohne wohnen lebe leben arbeite arbeiten gehe
    gehen fahre fahren fange angefangen will wollen meinte geworden
    """)
REPLACES = r"stattdessen"
OF_SORT = words_of("aus")
WITHIN_NAMES = words_of("am an der von")
ORDINALS = r"(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte)[nrs]?"
HOURS = words_of("stunden std")
LEADS = "in im am an bei beim auf ins / nach zu zum zur / mit / für / von vom aus / als / über / gegen / namens heißt"
BUT_RATHER = words_of("sondern")
INSTEAD = words_of("statt anstatt anstelle")

OF_TALK = (
    r"(?:artikel|text|beitrag|kommentar|autor|titel|überschrift|absatz|abschnitt|link|quell|zusammenfassung|zitat|"
    r"frage|"
    r"antwort|punkt|beispiel|grafik|tabelle|übersetzung|version|liste|wort|wörter)\w*|es|das|dies\w*|dich|dir|"
    r"ihnen|was|wie|"
    r"warum|weiter|nochmal"
)
"""What a talk about an article is about."""
OPEN_VERBS = words_of(
    """habe mag liebe bevorzuge nutze benutze verwende fahre besitze esse trinke spreche arbeite wohne lebe trage
    studiere lerne nehme brauche hasse hat mag liebt bevorzugt"""
)
TURNING_VERBS = words_of(
    """wechsle gewechselt wechselte umgestiegen steige tausche getauscht ersetzt gekauft kaufe kaufte habe hab bin
    ist sind war nutze benutze verwende fahre mag geworden gegangen"""
)
FRAMES = words_of("hat habe haben besitzt besitze namens genannt heißt gern gerne geht gehe macht mache bekannt")
OVER_BY_ITSELF = (
    r"(?:tja,? |nee,? )?(?:(?:jetzt |inzwischen )?nicht mehr|das (?:war einma"
    r"l|ist vorbei|gilt nicht mehr|stimmt nicht mehr)|schon lange nicht mehr)"
)
NO_MORE = (
    r"gestorben|verstorben|tot|eingeschläfert|einschläfern|begraben|"
    r"beerdigt|verloren|entlaufen|weggegeben|gibt es nicht mehr"
)
HEARSAY = r"man\s+sagt|(?:die\s+leute|alle)\s+sagen|es\s+heißt|angeblich"
TALES = (
    r"artikel|im text|der text|roman|buch|film|autor(?:in)?|podcast|(?:da|dort) (?:\w+ ){0,3}steht|"
    r"steht (?:da|dort)|interview|beitrag|"
    r"märchen|gleichnis|fabel|erzählung|serie|gedicht|doku"
)
SOMEONE = words_of("jemand jemanden")
TURNED_AGE = r"geworden|wurde|wird|geburtstag"
"""Words of a birthday."""
AGED_SINCE = r"seit|jetzt|schon|heute"
"""Words behind an age that somebody has reached ("59 since Friday")."""
