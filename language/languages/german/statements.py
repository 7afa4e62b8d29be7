"""German words by which statements of the writer are found and told from others."""

from language.languages.forms.listing import words_of

AND_SO = r"und"
FOLLOWS = (
    r"deswegen|deshalb|darum|daher|sonst(?! (?:bin|arbeite|wohne|lebe|habe?|mache?) ich)|drum|insofern|somit|folglich|"
    r"andernfalls|weshalb|weswegen"
)
THE_TALK = r"(?:der|die|das|den|dieser|dieses|diesen) (?:text|artikel|beitrag|bericht|teil)|solche texte"
POINTS_AWAY = r"das|es|dies|davon|darüber|dagegen|dafür|damit|sowas"
SAYS_WHEN = r"(?:bis|als|seit|seitdem|bevor|nachdem|solange|während) (?:ich|wir|mein|unser)"
POINTS_BACK = (
    r"^(?:seitdem|seither|da (?!ich\b|wir\b|mein|unser|die\b|der\b|das\b)\w+|"
    r"meine?[rs]? (?:ist|is|hat|war|läuft|steht)\b|"
    r"damit|dabei|dafür|davon)\b|\b(?:hin|dorthin|so eine[ns]?)\W*\Z"
)
IRONY = r"na (?:klar|toll|sicher|super)|ja,? (?:klar|sicher|genau)|klar,? und|ach ja,? und"
IRONY_OPENS = (
    r"(?:ach |na )?(?:toll|super|klasse|großartig|wunderbar|herrlich|prima|genial)[,.!…]+ "
    r"(?:(?:schon )?wieder|noch ein\w*|mal wieder|genau was|ich \w+ wohl)"
)
PLAYED = (
    r"(?:kleines )?rollenspiel\s*[:,.!—–-]|(?:wir machen|lass uns|machen wir) (?:mal )?(?:ein )?rollenspiel|"
    r"textadventure\s*[:,]|in (?:dieser|der) (?:geschichte|szene) bin ich\b|für den sketch bin ich\b|"
    r"tu (?:mal )?so,? als w[äa]r\w* ich\b"
)
SUPPOSED = (
    r"stell(?:en sie sich| dir)? vor|angenommen|nehmen wir(?: mal)? an|sagen wir(?: mal)?|gesetzt den fall|tun wir|"
    r"(?:(?:letzte|heute) nacht |ich |mir )?(?:habe? |hatte )?(?:ich |mir )?(?:\w+ )?(?:geträumt|träumte(?: mir)?),? "
    r"(?:dass|ich|wir|\w+ (?:ist|war|sei|wäre))|"
    r"(?:im|in (?:einem|meinem|dem)) traum"
)
COURTESY = (
    r"(?:ich )?(?:darf|möchte|würde|muss) (?:sie|dich|euch)(?: \w+)? bitten|"
    r"ich weiß (?:gar |echt )?nicht,? was ich (?:sagen|denken|antworten) soll|"
    r"ich habe? (?:es mir anders überlegt|meine meinung geändert)|gut zu wissen|"
    r"(?:entschuldig(?:e|t|en sie|ung)|sorry|verzeih(?:t|ung|en sie)?|pardon) (?:für |wegen )?"
    r"(?:die|den|das|mein\w*|all) [^,.;:!?]+|"
    r"niemals|nie im leben|nur über meine leiche|(?:und )?(?:nie|nicht) bereut|kann nicht klagen"
)
IN_MY_OPINION = (
    r"meiner meinung nach|(?:fürchte|glaube?|denke?|schätze?|hoffe?|vermute) ich(?: mal)?|"
    r"ich (?:fürchte|glaube?|denke?|schätze?|hoffe?|vermute)(?: mal)?|ehrlich gesagt|"
    r"muss ich (?:sagen|zugeben|gestehen)"
)
I_ASK = r"ich frage|frage (?:nicht|ja)|(?:suche?|überlege?|weiß nicht),? (?:was|wie|welche[nrs]?|wo) (?:ich|man|wir)"

HELLO = (
    r"hallo|halli ?hallo|hi|hey|servus|moin(?: moin)?|grüezi|grü(?:ß|ss) (?:gott|dich|euch)|tach|"
    r"(?:(?:einen )?(?:schönen )?guten )?(?:morgen|tag|abend)|mahlzeit|freut mich|na du|"
    r"gria(?:ß|ss) (?:di|eich|gott)|gude|hallöchen|moinsen|servas"
)
HELLO_TO = r"zusammen|allerseits|alle|leute|in die runde"
I_AM = r"ich bin"
NAME_ARTICLE = r"die|der"
"""Words between "I am" and a name."""
NAMED_ANIMAL = (r"ist", r"mein|meine|unser|unsere", "{whose} {animal} heißt {name}")
PRESENT = (r"hier (?:ist|spricht|schreibt)(?: (?:die|der))?", r"hier", "Ich bin")
SAYS_TO_BE = r"(?:ich )?(?:bin|(?:arbeite|jobbe) als) (?:(?:ja |selbst |selber |übrigens )*)(?:eine? )?"
"""So begins a value in the user's own words that says who somebody is."""
BEHIND_A_ROLE = r"in|bei|beim|im|am|an|auf|aus|für|nahe"
"""Words behind who somebody is."""
KNOWN_PLACED = r"nahe|bei"
"""Words before the place of what somebody does, if it is known to be one."""
HAVING = r"(?:ich |wir )?(?:hab|habe|haben)|(?:ich|wir) (?:halten?|besitzen?)"
COUNTING = r"ein|eine|einen|ne|nen|mein|meine|meinen|mehrere|paar"
SAID_SUBJECT = "Ich"

TALKS = r"\b(?:hält|halte) (?:einen|den) (?:vortrag|talk)"
LEADING = r"und|aber|weil|denn|also|dass|übrigens|ja|hallo"

LIGHT = words_of(
    """wohne wohn lebe leb arbeite arbeit heiße heisse benutze nutze mag liebe lerne habe jetzt auch gerade jahre alt
    kannst nennen nenn nach gezogen umgezogen"""
)
WORKING = r"arbeit\w*|firma"
"""Words of working life that no rule for statements knows, where only what is asked for is kept."""
WHERE = r"in|nach|bei|aus"
ENDED = r"\bnicht mehr\b|\bkein\w* mehr\b"
_COMMENTS = (
    r"nervt|nervig|stört|blöd|doof|schade|lästig|anstrengend|mühsam|schwierig|schwer|hart|ärgerlich|unpraktisch|"
    r"praktisch|toll|super|schön|klasse|lustig|komisch|seltsam|traurig|peinlich|stressig|mist|pech|blödsinn|fluch|segen|"
    r"hilft|schlaucht|spaß|ironie"
)
COMMENT = (
    rf"was\s+(?!mein)[^,.;:!?]{{0,40}}\b(?:{_COMMENTS})\b[^,.;:!?]{{0,30}}|"
    rf"und das\s+(?:ist|war)\b(?!\s+mein)[^,.;:!?]{{0,25}}\b(?:{_COMMENTS})\b|und das (?:nervt|stört|schlaucht)|"
    r"(?:und )?(?:ich (?:hab(?:e)?['’]?s|habe? es) )?(?:nie|nicht|noch keinen tag) bereut|typisch|kann nicht klagen|"
    r"wie (?:du|ihr|sie) (?:ja )?(?:weißt|wisst|wissen)|"
    r"(?:stell dir (?:das )?(?:mal )?vor|kannst du dir (?:das )?vorstellen)\b[^.!?]{0,60}"
)
MOOD = (
    r"(?:(?:ich )?bin|(?:ich )?fühle? mich|mir ist|mir geht['’]?s)(?: (?:so|sehr|echt|gerade|grad|heute|ein bisschen|"
    r"bisschen|total|voll|richtig|ziemlich|zu|noch))* (?:müde|erschöpft|kaputt|fertig|hungrig|durstig|gelangweilt|"
    r"traurig|glücklich|froh|gut|schlecht|sauer|wütend|genervt|gestresst|nervös|verwirrt|kalt|warm|heiß|bereit|da|"
    r"zurück|neugierig|überrascht|wach|aufgeregt|hibbelig|gespannt|erleichtert|stolz)"
    r"(?: (?:heute|jetzt|gerade|grad|wieder|im moment|momentan))*"
)
PREAMBLE = r"(?:nur )?damit (?:du|ihr|sie) (?:weißt|wisst|wissen|verst\w+)|(?:kurz )?zum (?:hintergrund|kontext)\b"
SLIP = r"aber .{0,30}?gemeint|meinte aber"
LAUGHS = r"(?:ha){2,}|he(?:he)+|lo+l|xd"
UNDONE = (
    r"(?:ich )?habe? (?:noch|bisher|bislang)(?: immer)? (?:nix|nichts|nicht\w*|kein\w*)"
    r"(?: \w+){0,4} \w*ge\w+(?:t|en)\W*\Z|"
    r"(?:ich )?habe? (?:noch )?nicht mal\b"
)
_GONE = r"gezogen|umgezogen|übersiedelt|übergesiedelt"
LIVING = r"(?:ich|wir) (?:\w+ ){0,2}?(?:wohne?n?|lebe?n?|hause)|(?:wohne?|lebe) ich|(?:wohnen|leben) wir"
LIVING_FIRST = r"wohne?|lebe"
LIVING_IN = r"in"
INTRODUCING = r"ich hei(?:ß|ss)e|mein name ist|ich bin(?: der| die)?|i bin(?: der| die)?"
MOVED = (
    rf"(?:(?:ich|wir) (?:bin|sind)|(?:bin|sind) (?:ich|wir))\b.* (?:{_GONE})|"
    r"(?:ich|wir) (?:zog|zogen)|(?:zog|zogen) (?:ich|wir)"
)
MOVED_FIRST = rf"(?:bin|sind)\b.* (?:{_GONE})|umgezogen"
MOVED_TO = r"nach"
FROM = r"aus"
THEIR_TRADE = {r"\b(ich bin) (?:ihre?|seine?|deren) (?=(?P<what>\w+))": r"\1 "}
THEIR_TIE = {r"\b(ich bin) (?:ihre?|seine?|deren) (?=(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?:[.,;!?]|$))": r"\1 "}
OPINES = (
    r"(?:ich finde|finde ich)(?! heraus\b| mich\b)|ich halte .+ für|meiner (?:meinung|ansicht) nach|meines erachtens|"
    r"(?:ich )?(?:glaube|denke|meine)(?: ich)?,? (?:dass|das|die|der)|aus meiner sicht|wirkt auf mich|kommt mir .+ vor"
)
STRANGERS = (
    r"(?:bei\s+|zu\s+|von\s+)?(?:die|den|der|das|ein\w*)\s+(?:leute?n?|familie|paar|mann|frau|nachbarn?|typ(?:en)?|junge|alte)\s+"
    r"(?:(?:von|aus|in)\s+)?(?:(?:über|unter|neben|gegenüber)\s+(?:von\s+)?(?:uns|mir)|gegenüber|nebenan|oben|unten|dem\s+\w+stock)|"
    r"(?:bei|zu|von)?\s*(?:den|die|der|meine[rn]?|unsere[rn]?)\s+(?:\w+\s+)?nachbar(?:n|in|innen|s)?|"
    r"(?:der|die|das)\s+(?:sohn|tochter|frau|mann|kinder|bruder|schwester|mutter|vater|hund|katze|neffe|nichte)\s+"
    r"(?:von\s+(?:mein|unser|ein)\w*|mein(?:es|er)|unser(?:es|er)|ein(?:es|er))\s+(?:kolleg\w+|chef\w*|vermieter\w*|friseur\w*|"
    r"zahnarzt\w*|nachbar\w*|lehrer\w*)"
)
ORDER_ON_PART = (
    r"(?:bitte\s+|kannst\s+du\s+|mal\s+)*(?:fass|kürz|übersetz|erklär|beschreib|formulier|zitier|schilder|umschreib)\w*\s+(?:mir\s+|"
    r"bitte\s+|mal\s+)*(?:(?:den|die|das|dies\w*)\s+(?:\w+\s+){0,2}?(?:teil|absatz|abschnitt|kapitel|satz|seite|stelle|hälfte|schluss|"
    r"anfang|einleitung|passage)|kapitel|das|dies|es)\b"
)
ON_THE_TALK = (
    r"(?:also\s+)?(?:ja,?\s+)?(?:ich\s+)?weiß\s+(?:ja\s+|auch\s+)?(?:nicht(?=\W*$|,\s+klingt\b)|doch\s+)|"
    r"(?:also\s+)?(?:ja,?\s+)?ich\s+weiß(?:\s+schon)?,\s+was\s+(?:ein\w*|der|die|das)\s+(?:\w+\s+){1,3}?(?:ist|"
    r"sind)(?=\W*$)"
)
