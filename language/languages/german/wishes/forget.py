"""How German people ask to have something forgotten, plainly or not, and what they except."""

from language.languages.forms.listing import words_of

FORGETTING = (
    r"vergiss|vergesst|vergessen\s+sie|lösche?|löschen\s+sie|entferne?|streiche?|"
    r"(?:merk(?:e)?|merken\s+sie)\s+(?:dir|sich)\s+nicht|speicher(?:e|n\s+sie)?\s+nicht"
)
LEADS = (
    r"(?:zu)?erst(?:mal)?|als\s+erstes|oh|gott|mein\s+gott|mist|haha|nein|ne|ach|ups|bitte|und|also|dann|nun|jetzt|ok|okay|mal|übrigens|"
    r"(?:sei|tu|seien\s+sie|tun\s+sie)\s+(?:\w+\s+){1,4}und|am\s+besten|besser|lieber|vielleicht"
)
MERGING = r"fasse?|verbinde|vereine|führe"
_REMOVED = r"(?:gelöscht|entfernt|gestrichen|getilgt|vergessen|vernichtet|ausradiert)"
_TO_REMOVE = r"(?:löschen|entfernen|streichen|tilgen|vernichten|vergessen|leeren)"
VERB_LAST = (
    r"(?:(?:kannst|könntest|würdest|magst|willst)\s+du|(?:können|könnten|würden)\s+sie)(?P<what>.*?)\b(?:vergessen|"
    r"löschen|entfernen|streichen)|(?:ich\s+)?(?:möchte|will|bitte|wünsche\s+mir),?\s+dass\s+(?:du|"
    r"sie)(?P<inside>.*?)\b(?:vergisst|löschst|entfernst|streichst|vergessen|löschen)"
)
"""The verb stands last."""
NOT_BEHIND = r"nicht|nie|niemals"
DENIED = (
    r"\blass(?:en\s+sie)?\s+(?:mich|uns)\b[^.!?;]*?\b(?:nicht|nie|niemals)\b[^.!?;]*?\bvergessen\b|"
    r"\bvergi(?:ss|ß)\b(?=[^.!?,;]*\b(?:nicht|nie|niemals)\b)[^.!?,;]*?\b(?:nicht|nie|niemals)\b|"
    r"\bvergessen\s+sie\b(?=[^.!?,;]*\b(?:nicht|nie|niemals)\b)[^.!?,;]*?\b(?:nicht|nie|niemals)\b|"
    r"\b(?:nicht|nie|niemals)\s+vergessen?\b"
)
BY_OTHERS = (
    r"\b(?:leicht|schwer)\s+zu\s+vergessen\b|"
    r"\b(?:leute|menschen|jeder|niemand|keiner|viele|manche|meisten|autor|autorin|er)\s+(?:\w+\s+){0,2}?"
    r"(?:vergessen|vergisst|vergaß(?:en)?)\b|\b(?:vergisst|vergessen)\s+(?:man|viele|jeder|niemand)\b|"
    r"\b(?:sagte|gesagt|meinte|gemeint|geraten|riet|empfohlen|gebeten|bat)\b[^.!?;:]*?\b(?:er|sie|man|zu)\s+"
    r"(?:\w+\s+){0,2}?vergessen\b|"
    r"(?<!\bich\s)(?<!\bwir\s)\b(?:will|wollen|möchten?|plant|planen)\b(?!\s+(?:ich|wir)\b)[^.!?;:,]*?"
    r"\b(?:streichen|löschen|entfernen|vergessen|tilgen)\b"
)
POLITE = r"bitte|danke"
CONDITIONS = r"wenn|falls|würde\s+passieren"
PASSING = r"mal\s+kurz|kurz\s+mal|einen\s+moment|für\s+(?:einen\s+)?(?:moment|augenblick|jetzt)|erst\s*mal"
SAYING = r"sagt|sagte|schreibt|schrieb|meint|meinte|rät"
SPEAKER = r"ich"
CLAUSE_JOINTS = r"dass|daß|was|wo|wie|wann"
POINTING = r"es|das|dies|ihn|sie|das\s+(?:wieder|bitte|alles)"
IDIOMS = r"vergiss(?:\s+es)?(?:\s+einfach)?|vergessen\s+sie\s+es"
WITHDRAWING = r"(?:nur|bloß)\s+(?:spaß|ein\s+scherz)(?!\s+mit)|scherz\s+beiseite"
LEAVING = r"vergiss"
MINE = r"ich|mein\w*|mich|mir|eintrag|notiz|das\s+mit"
REMOVING = r"(?:ge)?lösch\w*|(?:ver|aus)?tilg\w*|vergess\w*|vergiss\w*|entfern\w*|streich\w*"
ENDED = r"nicht\s+mehr|nicht|keine?\s+\w+\s+mehr|aufgegeben|aufgehört|falsch|veraltet|umgezogen|gekündigt|früher"
OTHERS = r"er"
FIRST_PERSON = r"ich|mein\w*|mich|mir|wir"
MISSPELT = words_of("vergiss vergessen lösche löschen entferne entfernen streiche adresse gehalt")

DISMISSING = (
    r"tilg(?:e|en\s+sie)?|radier(?:e|en\s+sie)?|verwirf|vernichte|verbanne|"
    r"(?:wirf|werfen\s+sie|schmei(?:ß|ss)e?|nimm|nehmen\s+sie|tu|mach|hau|schaff|kick|kipp|streich|räum|hol|lösch|"
    r"lass|lassen\s+sie)\s+(?:\S+\s+){1,7}?(?:weg|raus|heraus|runter|fort|rauf\s+weg|in\s+die\s+tonne)\b|"
    r"(?:raus|weg|fort)\s+(?:damit|mit)\b|(?:speicher|merk|notier|behalt|bewahr|heb)\w*\s+(?:\S+\s+){0,6}?(?:nicht|"
    r"nichts|kein\w*)\b"
)
DISMISSING_LAST = (
    r"lösch(?:en)?|streich(?:en)?|vergiss|entfern(?:en)?|tilg(?:en)?|radier|kübel|"
    r"(?:nimm|wirf|tu|mach|hau|streich|lösch|schmei(?:ß|ss)|kick|hol)\s+(?:\S+\s+){0,3}?(?:raus|weg|runter)"
)
NOT_DISMISSING_WITH = (
    r"ich|wir|man|will|wollen|soll|sollen|muss|müssen|darf|dürfen|wird|werden|würden?|möchten?|"
    r"zu\s+(?:streichen|löschen|entfernen)"
)
"""With these a verb at the end of a clause tells and orders nothing."""
MAY_GO = (
    r"kein\w*\s+(?:\w+\s+)?spur(?:en)?\b(?:\s+mehr)?\s+(?:von|in\s+(?:deine|ihre)\w*)\b|"
    r"(?<!\bich\s)(?<!\bwir\s)(?<!\ber\s)(?:muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|kannste|"
    r"kannst)\s+(?!ich\b|wir\b|er\b|man\b)(?:\S+\s+){0,5}?(?:weg\b|raus\b|fort\b|verschwinden|gelöscht|entfernt|"
    r"gestrichen|in\s+die\s+tonne|wegwerfen|rausnehmen|rauswerfen|rausschmeißen|streichen|löschen|vergessen)|"
    r"(?:soll|sollen|sollte|darf|dürfen|will|möchte|mag|muss|braucht?|hat|haben|gehör\w+|steht|stehen|"
    r"bleib\w*)\s+(?:\S+\s+){0,6}?(?:nicht|nirgends|nirgendwo|nie|nichts|kein\w*)\b(?:\s+\S+){0,5}?\s*(?:auftauch\w+|"
    r"stehen|rein|hinein|hierher|hierhin|hin|verloren|gespeichert|notiert|drin|haben|wissen|lesen|sehen|behalten|"
    r"festgehalten|bleiben|liegen)\b|(?:brauchst|brauchen|musst|müssen)\s+(?:du|sie)\s+(?:\S+\s+){0,3}?(?:nicht|"
    r"nichts|kein\w*)|(?:du|sie)\s+(?:brauchst|brauchen|musst|müssen)\s+(?:\S+\s+){0,6}?nicht\b|"
    r"(?:vergisst|löschst|streichst|entfernst|tilgst)\s+(?:du|mir|das|bitte|wieder)\b|"
    r"(?:nimmst|wirfst|schmei(?:ß|ss)t|machst|tust|haust|streichst|löschst|holst|kippst)\s+(?:\S+\s+){0,6}?(?:raus|"
    r"weg|heraus|fort)\b|(?:lass|lassen\s+sie|mach|machen\s+sie)\s+(?:\S+\s+){1,6}?(?:verschwinden|ungeschehen)|"
    r"(?:kann|können|könnten)\s+(?:wir|man)\s+(?:\S+\s+){1,6}?(?:streichen|löschen|vergessen|rausnehmen|entfernen)|"
    r"(?:bleib|lass|sollen|soll|dürfen|müssen)\w*\s+(?:\S+\s+){0,5}?(?:au(?:ß|ss)en\s+vor|drau(?:ß|ss)en)\b|"
    r"(?:nicht|nichts|nirgends|nirgendwo|kein\w*)\s+(?:\S+\s+){0,3}?(?:zu\s+(?:finden|lesen|sehen)\s+wär\w*|auftauchte|"
    r"vorkommen\s+würde|verzeichnet\s+wäre|drin\s?st(?:ünde|eht|ehen)|dastünde|drin\s+wäre|stünde|"
    r"stehen\s+würde|gespeichert\s+wäre|auftaucht|auftauchen|vorkäme|vorkommt)\b|"
    r"geht\s+(?:\S+\s+){1,3}?(?:nichts|nix|was)\s+an|"
    r"(?:will|möchte|mag)\s+ich\s+(?:\S+\s+){0,2}?(?:nichts|nix)\s+mehr\s+(?:lesen|hören|sehen|finden)\b|"
    r"(?:hätte?|möchte|will|hab|habe)\s+(?:\S+\s+){0,6}?(?:gelöscht|gestrichen|entfernt|getilgt)\b|"
    r"nicht\s+(?:weiter\s+|mehr\s+|länger\s+)?(?:auf(?:zu)?(?:bewahren|heben)|zu\s+(?:speichern|behalten|merken)|"
    r"speichern|aufheben|aufbewahren)|^\W*(?:(?:bitte|und|also|das|der|die|den|"
    r"mein\w*)\s+)*(?P<named>\w+)\s+(?:bitte\s+)?(?:raus|weg)(?=\s*(?:[,.!]|$|bitte|da\b|hier\b))|"
    r"(?:in|auf)\s+(?:die|den|dem)\s+(?:tonne|müll|papierkorb|abfall)|"
    r"^\W*(?:raus|weg|fort)(?:\s+damit)?[\s.!]*$|kanns?te?\s+(?:du\s+)?(?:\S+\s+){0,3}?(?:knicken|kübeln|kippen|schmeißen)\b|"
    r"^\W*(?:den|meinen|das|alles|diesen)\s+(?:\w+\s+)?(?-i:[A-ZÄÖÜ])\w+\s+(?:bitte\s+)?(?:raus|weg)[\s.!]*$|"
    r"^\W*\w+(?:liches|isches|elles|öses|kram|zeugs?|sachen|vorlieben)\s+(?:bitte\s+)?(?:raus|weg)[\s.!]*$|"
    r"unter\s+den\s+tisch\s+fallen|"
    rf"(?:ist|sind|wäre|wären|bleibt|bleiben)\s+(?:\S+\s+){{0,3}}?zu\s+{_TO_REMOVE}|"
    rf"(?:(?:ver|er)?bitte|verlange|fordere|wünsche|beantrage|bestehe\s+auf)\s+(?:\S+\s+){{0,4}}?(?:löschung|entfernung|"
    rf"streichung|vernichtung)|(?:verlange|fordere|wünsche|bestehe\s+darauf),?\s+dass\s+(?:\S+\s+){{1,9}}?{_REMOVED}|"
    r"(?:das|dies|der|die|alles|\w+sache)\s+(?:flieg|gehör|wander)\w*\s+(?:\S+\s+){0,3}?(?:raus|weg|gelöscht|gestrichen)\b|"
    r"(?:aussage|satz|angabe|behauptung|bemerkung|letzte\w*|das)\s+(?:ziehe?|nehme?)\s+ich\s+(?:\S+\s+){0,2}?zurück\b|"
    r"(?:ziehe?|nehme?)\s+(?:hiermit\s+)?(?:das|(?:die|den|meine[n]?)\s+(?:\w+\s+)?(?:aussage|satz|angabe|behauptung|"
    r"bemerkung))\s+(?:\S+\s+){0,2}?zurück\b|widerruf\w*\s+(?:\S+\s+){0,4}?(?:einwilligung|zustimmung|aussage|"
    r"satz|angabe)|nichts?\s+mehr\s+von\s+mir|"
    r"(?:nirgends|nirgendwo|nicht|nie)\s+(?:\S+\s+){0,2}?(?:auf|mit|nieder)(?:zu)?(?:schreiben|notieren|führen)\b"
)
REGRETS = (
    r"hätte\s+(?:ich\s+)?(?:\S+\s+){0,6}?(?:nicht|nie)\s+(?:\S+\s+){0,2}?(?:erzähl\w*|sag\w*|erwähn\w*|schreib\w*|"
    r"verrat\w*)|(?:wieso|warum|wozu)\s+hab(?:e)?\s+ich\s+(?:\S+\s+){0,5}?(?:erzählt|gesagt|erwähnt|geschrieben)|"
    r"(?:tu|tun|tut)\s+(?:bitte\s+|einfach\s+|wir\s+|mal\s+)*so,?\s+als|so\s+tun,?\s+als|nie\s+(?:gehört|erwähnt)|"
    r"(?:ich|wär\w*|hätt\w*)\s+(?:\S+\s+){0,6}?(?:nie|niemals)\s+(?:\S+\s+){0,2}?(?:erzählt|gesagt|gefallen|geschrieben|"
    r"verraten)|war\s+(?:\S+\s+)?nie\s+(?:ein\s+)?(?:thema|die\s+rede)|"
    r"für\s+mich\s+behalten\s+(?:sollen|müssen)|(?:raus|heraus)gerutscht|(?:nicht|nie)\s+von\s+mir(?=\W*$)|"
    r"war\s+(?:\S+\s+){0,3}?(?:scherz|spaß|witz|quatsch|gelogen|erfunden|geflunkert|schmäh)|"
    r"mit\s+(?:\S+\s+){1,3}?hab(?:e)?\s+ich\s+(?:\S+\s+){0,3}?(?:(?:scherze?|spaß|witze?)\s+gemacht|gescherzt|geflunkert)"
)
_ASKED_LAST = (
    r"(?:löschen|streichen|vergessen|entfernen|tilgen|weglassen|(?:raus|weg)\s?(?:nehmen|streichen|machen|"
    r"werfen|lassen|tun))"
)
DISMISSED_POLITELY = (
    rf"^(?!.*(?<!wo\s)(?<!was\s)(?<!wie\s)(?<!dass\s)(?<!woher\s)\b(?:ich|wir)\b|.*\bnicht\b)"
    rf"(?:.*\bbitte\b.*\b{_ASKED_LAST}|.*\b{_ASKED_LAST}\W+bitte)\W*$"
)
"""Clauses that ask only by a word of politeness, with a verb in its plain form."""
WISHED = (
    r"(?:lieber|wohler|recht|froh|besser|schön|dankbar|nett|lieb|erleichtert|beruhigt|ruhiger|glücklich|verbunden|gern|"
    r"angenehmer|leichter|erleichterung|beruhigend)\s*,?\s+wenn"
)
AS_IF = r"als\s+wenn"
BEFORE_DISMISSING = r"na|ach|ja|nein|oh|hm+"
BEHIND_VERB = (
    r"wieder|raus|weg|da|mir|ruhig|einfach|schnell|mal|doch|"
    r"aus\s+(?:de[rnm]|deine[rnm])\s+(?:liste|gedächtnis|speicher|notizen|kopf)"
)

EXCEPT = (
    r"au(?:ß|ss)er(?:\s+(?:dass|das\s+mit|für))?|bis\s+auf|mit\s+ausnahme\s+(?:vo[nm]|de[rs]|meine[rs])|"
    r"abgesehen\s+vo[nm]|ausgenommen|ausnahme:|"
    r"(?:nur|blo(?:ß|ss)|aber)\s+nicht(?=\s+(?:de[nrms]|die|das|mein\w*|wo|was|wie|dass)\b)"
)
BUT_NOT = r"(?:aber|nur|blo(?:ß|ss)|doch)\s+nicht|(?<=,\s)nicht(?=\s+(?:de[nrms]|die|das|mein\w*|wo|was|wie|dass)\b)"
STOPS = (
    r"(?:kann|darf|soll|muss|können|dürfen)\s+(?:\S+\s+){0,3}?(?:weg|raus|gehen|gelöscht|verschwinden|vergessen|fort)|"
    r"(?:alles|(?:der|den)\s+rest)\b|(?:bitte\s+)?(?:löschen|vergessen|streichen|entfernen|weg|raus)\b"
)
ONLY = (
    r"(?:behalt(?:e|en\s+sie)?|merk(?:e)?\s+dir|lass(?:e|en\s+sie)?)\s+(?:bitte\s+|dir\s+|mir\s+)*(?:nur|blo(?:ß|ss)|"
    r"lediglich|einzig|ausschließlich)(?:\s+noch)?|"
    r"(?:nur|blo(?:ß|ss)|lediglich|einzig)\s+(?P<kept>(?:\S+\s+){1,6}?)(?:(?:darf|dürfen|soll|sollen|kann|"
    r"können)\s+(?:drin\s?|stehen\s?)?bleiben|bleib(?:t|en)(?:\s+(?:drin|stehen|übrig))?|behalten|behältst\s+du|"
    r"lässt\s+du\s+(?:stehen|drin))"
)
REST = r"(?:(?:den|der|das)\s+)?rest|(?:alles\s+|das\s+)?(?:andere|übrige)|sonst\s+(?:alles|nichts)|alles\s+sonst"
_DATA = (
    r"(?:daten|einträge|notizen|infos?|informationen|angaben|erinnerungen|aufzeichnungen|einzelheiten|details|fakten)"
)
ALL = (
    r"(?:den\s+ganzen\s+)?(?:alles|kram|zeug|daten)\s+(?:über|vo|von)\s+mi\b|(?:ois|ollas|alls)\b|"
    rf"alles|allet|allem|(?:alle[rn]?|sämtliche[rn]?)\s+(?:(?:meine[rn]?|deine[rn]?|die|über\s+mich|zu\s+mir|von\s+mir|"
    rf"zu\s+meiner\s+person|"
    rf"gespeicherten?|erfassten?|persönlichen?|personenbezogenen?)\s+)*{_DATA}|meine\s+(?:gesamten?|ganzen?|"
    rf"vollständigen?|kompletten?)\s+{_DATA}|(?:einwilligung|zustimmung)\s+(?:\w+\s+)?zurück|"
    r"widerruf\w*\s+(?:\S+\s+){0,3}?(?:einwilligung|zustimmung)|auf\s+(?:null|anfang|werkseinstellung\w*)|"
    r"nichts?\s+mehr\s+(?:von|über)\s+mi(?:r|ch)|"
    r"(?:dein|mein|das|den|die)\w*\s+(?:ganze\w*\s+|komplette\w*\s+|gesamte\w*\s+)?(?:gedächtnis|speicher|akte|"
    r"profil|datensatz)\s*(?:\w+\s+)?(?:leer|lösch|weg|säuber|zurücksetz|wisch|vernicht|entfern)\w*|"
    r"(?:lösche?n?|leere?n?|säubere?n?|vergiss|wisch\w*)\s+(?:bitte\s+)?(?:dein|mein|das|die|den)\w*\s+(?:ganze\w*\s+|"
    r"komplette\w*\s+|gesamte\w*\s+)?(?:gedächtnis|speicher|akte|profil|kram|datenbestand)|"
    r"was\s+(?:auch\s+immer\s+)?du\s+(?:\w+\s+){0,3}?(?:über|von|zu)\s+mir?(?:ch)?\s+(?:\w+\s+)?(?:hast|weißt|"
    r"gespeichert|speicherst|notiert|aufbewahrst|gesammelt)|restlos|ratzeputz|ratzekahl|"
    r"(?:den\s+ganzen|das\s+ganze|den\s+kompletten|die\s+ganzen)\s+(?:kram|zeug|daten|rest|sachen|akte)|"
    r"(?:vergiss|lösche?|tilge|streiche?|radiere?)\s+mich\b|"
    r"(?:kein\w*|keinerlei)\s+(?:\w+\s+)?(?:spur|spuren|rest|krümel|wort)\b(?!(?:\s+mehr)?\s+von\b)|"
    r"nichts\s+(?:über\s+mich\s+|von\s+mir\s+)?(?:übrig|bleibt|behalten|soll\s+bleiben)|(?:bei|von)\s+null|"
    r"von\s+vorn\w*|reinen\s+tisch|tabula\s+rasa|bis\s+auf\s+den\s+letzten\s+(?:rest|krümel)|"
    r"(?:jede\w*)\s+(?:einzelne\w*\s+|letzte\w*\s+|noch\s+so\s+kleine\w*\s+)?(?:info|notiz|eintrag|detail|spur|krümel|"
    r"wort|angabe)|nicht\s+(?:mehr\s+)?an\s+mich\s+erinner\w*|als\s+(?:hätten|wären)\s+wir\s+uns\s+nie"
)
ANYTHING = r"irgend(?:was|etwas)|was\s+auch\s+immer|jede\s+erwähnung"
EXCEPTED_JOINTS = r"dass|daß|wo|wie|was"

AND = r"und|oder"
BUT = r"aber"
POINTERS = words_of("""
    gleich ganz mich
    vorher vorab einfach gespeicherte gespeichertes hast
    kannst können kann darfst dürfen
    absolut komplett restlos wirklich bitteschön

    die will anfangen hiermit bitte nicht nichts kein keine keinen niemanden nirgends nirgendwo mehr hier geht wissen
    behalten merken brauchst hab habe
    eben gerade vorhin letzte letztes letzten wieder gleich sofort weg damit gesagte geschrieben streich streiche
    streichen nimm raus tu zurück ne nee ach quatsch beides hm
    eintrag einträge sache sachen ding dinge geschichte thema zeug kram info infos angabe angaben notiz erste erstes
    ersten zweite zweites vorletzte nimmst vergisst löschst streichst machst gell spur verschwinden eigentlich
    erzählt erzählte gesagt
    meine mein meinte gemeint gott mist tun hat zusammenhang beide beiden satz wort nachricht mitteilung zeile

    ihn deine deinen deinem deiner
    komplett ganz ganze vollständig völlig gänzlich restlos aussage ziehe wirklich geheim peinlich unangenehm
    privatsache
""")
SPEAKING_ON = r"er|sie|es|sein|seine|ihre?"
ADDING_ON = (
    r"vor\s+allem|hauptsächlich|meist(?:ens)?|besonders|etwa|ungefähr|fast|wegen|weil|seit|nur|mit|für|als|dank|"
    r"zumindest|in|im|bei|beim|an|am|auf"
)
PLACES = {
    "both": r"beides?|beiden|letzten\s+(?:zwei|beiden)",
    "first": r"(?:aller)?erste\w*",
    "before": r"vorletzte\w*|davor",
    "second": r"zweite\w*",
    "message": r"letzten?\s+(?:nachricht|text)\w*",
    "last": r"letzte\w*|jüngste\w*",
}
ANOTHER = r"er|ihn|ihm"
OF_TALK = (
    r"artikel\w*|absatz\w*|absätze\w*|abschnitt\w*|zusammenfassung\w*|überschrift\w*|schlagzeile\w*|"
    r"(?:deine\w*|dinere?|dini|die|der) (?:\w+ )?antwort|fragen?|"
    r"(?:was|wonach) ich (?:\w+ )?(?:gefragt|wissen wollte)|tabelle\w*|"
    r"(?<!deiner )(?<!deine )(?<!ihrer )liste\w*|entwurf\w*|übersetzung\w*|zitat\w*|studie\w*|"
    r"fu(?:ß|ss)note\w*|tippfehler\w*|emojis?|(?:das|den|dem) (?:\w+ )?(?:wort|titel)|smileys?|"
    r"kommas?|"
    r"ausrufezeichen|hashtags?|gru(?:ß|ss)(?:formel)?|anrede|"
    r"betreff\w*|fachw[oö]rt\w*|adjektive?|(?:deine[nr]?|ihre[nr]?) (?:\w+ )?antworten"
)
REMARK = r"das(?!\s+(?:mit|was|dass|von|über|zu|\w+ding)\b)|es|dies|sie|ich|hätte?|man|niemand|keiner|wir|ist|war|geht"
GONE = (
    r"nie\s+g?e?hör\w*|keine?\s+spur|kein\s+wort|"
    r"weg(?:doon|tun|doan|machen|schmei(?:ß|ss)en|lassen|haben|damit|mache|werfe)\w*|(?:raus|ruut|rut|use|"
    r"aus)(?:nehmen|haun|hauen|schmei(?:ß|ss)en|striek\w*|streich\w*)|vergess\w*|vergiss\w*|vergät|"
    r"lösch\w*|tilg\w*|schmei(?:ß|"
    r"ss)"
)
GONE_LAST = r"weg|wech|raus|rut|ruut|use|usse|aussi|furt|fort|naus|ussi"
HOW_TO = r"wie\s+(?:kann|lösche?|entferne|bekomme|krieg\w*|werde|geht)|kann\s+(?:ich|man)|was\s+passiert"
OUT_OF_TEXT = (
    r"(?:aus|in|von) meine[mr] (?:\w+ )?(?:absatz|abschnitt|artikel|aufsatz|brief|entwurf|essay|gedicht|"
    r"geschichte|kapitel|"
    r"mail|rede|satz|text)"
)
_AT_ONCE = r"(?= (?:kannst|könntest|darfst|können|vergiss|streich|lösch))"
SOMEBODY = {
    "he": rf"ihn|(?:^|(?<=[.,!?] ))den{_AT_ONCE}",
    "she": rf"(?-i:sie)|(?:^|(?<=[.,!?] ))die{_AT_ONCE}",
}
ANNOUNCED = (
    r"(?:(?:und|also|ok|hallo|hey|eine|einen|ein|meine|mein|noch|nur|kleine|kleiner|kurze|große|letzte|andere|die) )*"
    r"(?:bitte|anliegen|wunsch|gefallen|sache|eins|was)(?: (?:noch|hätte ich|habe? ich|vorab|vorweg|an (?:sie|dich)))*|"
    r"(?:\S+ ){0,4}(?:(?:bei|von) (?:null|vorne?)(?: an)?|reinen tisch|tabula rasa)(?: (?:bitte|machen|anfangen))*"
)
