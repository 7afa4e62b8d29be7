"""How German people ask a memory to remember, say yes or no, ask for grounds, take back and end."""

YES = (
    r"ja|jawohl|jep|jap|klar|sicher|natürlich|gern(?:e)?|genau|einverstanden|bestätigt|ich bestätige|in ordnung|"
    r"(?:mach|tu)(?: das| es)?(?: bitte)?|lösch(?:e|en)?(?: es| das| sie| alles)?|nur zu|(?:ganz )?sicher|"
    r"ich bin (?:mir )?sicher|weg damit|raus damit|stimmt|passt"
)
NO = (
    r"nein|nee|nö|ne|abbrechen|abbruch|stopp?|lass (?:es|das|mal)|behalte? (?:es|sie|alles)|nicht(?: löschen)?|"
    r"lieber nicht|jetzt nicht|bloß nicht"
)
BESIDE_ANSWER = r"bitte|danke|dann|doch|vergiss (?:es|das)"
ALL_SHOWN = r"(?:das )?alles|alle(?: (?:zwei|drei|vier))?|beides?|komplett"
TAGS = (
    r"ja|gell|gelle|gel|ne|nä|wa|nicht\s+wahr|oder|okay|ok|bitte|bitte\s+danke|geht\s+das|machst\s+du(?:\s+das)?|"
    r"kannst\s+du(?:\s+das)?|gut|alles\s+klar|danke|merci|in\s+ordnung|wenn['’s]*\s*(?:es\s+)?geht|verstanden|hm"
)
TAGS_WITHOUT_COMMA = r"gell"
"""Tags that may follow a wish with nothing between."""

WHY_ALONE = (
    r"(?:und |aber )?(?:(?:du|sie),? )?(?:woher|wieso|warum) (?:weißt|weisst|wissen|glaubst|glauben|denkst|denken|"
    r"meinst|meinen|kennst) (?:du|sie)(?: (?:das|denn))*\b(.*)|"
    r"(?:und )?wie komm(?:st|en) (?:du|sie) (?:denn )?(?:auf|da)\w*(.*)"
)

MEMORIES = r"\berinnerung|\bgedächtnis|\bgemerkt\b|\büber mich\b"
OTHER_ASSISTANT = r"\b(?:ander\w+|alt\w+|vorig\w+|früher\w+) (?:assistent|bot|ki\b)"

END_COMMANDS = r"ende|beenden|stopp|schluss"
END_LEADS = r"ok|okay|gut|alles klar|danke"
END_PLEASE = r"bitte"
ENDINGS = (
    r"(?:(?:wir )?(?:beende|beenden|schließe|schließen)(?: wir)?|lass uns|können wir)(?: bitte)?"
    r" (?:das|dieses|unser|die|diese|unsere) (?:gespräch|diskussion)(?: (?:hier|jetzt|bitte|beenden|schließen))*|"
    r"(?:(?:das|die) )?(?:gespräch|diskussion) (?:bitte )?beenden|"
    r"das (?:war's|wars|war es|ist alles)(?: (?:für heute|erst ?mal|vorerst))?|"
    r"(?:auf wiedersehen|tschüss|tschüs|bis bald)"
)
SEE_YOU = r"bis (?:morgen|bald|später|dann|zum nächsten mal)|gute nacht|mach\'?s gut"
SELF = r"ich|mein\w*|mir|mich|wir"

REMEMBER_LEADING = (
    (
        r"(?:bitte )?(?:merke? dir|denke? (?:daran|dran)|notiere?(?: dir)?|vergiss nicht|"
        r"vergiss nie(?:mals)?(?=,? dass)|beachte|behalte?(?: (?:bitte|im kopf|für immer|dauerhaft))*(?=,? dass)|"
        r"(?:merken|notieren) sie sich|denken sie (?:bitte )?(?:daran|dran)|vergessen sie (?:bitte )?nicht|"
        r"(?:beachten|behalten|notieren) sie(?: bitte)?(?=,? dass)|"
        r"(?:du )?(?:musst|solltest) (?:dir merken|daran denken|im kopf behalten|beachten|wissen|"
        r"bedenken))(?: (?:bitte|für immer|auf dauer|dauerhaft|immer|ein für alle mal))*[,:]* (?:bitte,? )?(?:dass )?"
    ),
    r"(?:das ist |ist )?(?:sehr )?wichtig: ?",
)
FOR = r"(?:nur )?für"
THAT = r"dass"
REMEMBER_PARTS = (*("merk", "denk", "notier", "vergiss", "vergess", "beacht", "behalt", "kopf", "wissen", "wichtig"),)

UNDO_LEADS = r"nein|ach|ups|moment|bitte|kannst du|könntest du|können sie|ok|okay"
UNDO_TRAILS = r"bitte|wieder"
_CHANGE = r"(?:das|dies|es|die (?:letzte )?änderung|das letzte)"
UNDO = (
    rf"mach(?:e|en sie)?(?: {_CHANGE})?(?: bitte)? rückgängig|(?:{_CHANGE} )?(?:bitte )?rückgängig(?: machen)?|"
    rf"stell(?:e|en sie)?(?: {_CHANGE})? wieder her"
)
OVERRULES = (
    r"(?:ignorier|missacht|vergiss|umgeh|übergeh)\w*\b.{0,30}\b(?:anweisung|regel|vorgabe|richtlinie|prompt)\w*|"
    r"(?:zeig|verrat|gib)\w*\b.{0,30}\bsystemprompt|lösch\w*\b.{0,20}\b(?:alle|sämtliche)\w*\b.{0,20}erinnerung\w*"
)

SPELT = {
    "wia": "wie",
    "wos": "was",
    "wat": "was",
    "wea": "wer",
    "wuist": "willst",
    "i": "ich",
    "ick": "ich",
    "icke": "ich",
    "ik": "ich",
    "mei": "mein",
    "mien": "mein",
    "miin": "mein",
    "mia": "wir",
    "hoaß": "heiße",
    "hoas": "heiße",
    "hoaßt": "heißt",
    "heet": "heiße",
    "heetst": "heißt",
    "bi": "bin",
    "hob": "habe",
    "hebb": "habe",
    "han": "habe",
    "nomoi": "nochmal",
    "nochma": "nochmal",
    "nommal": "nochmal",
    "nommoi": "nochmal",
    "ned": "nicht",
    "net": "nicht",
    "nöd": "nicht",
    "nich": "nicht",
    "woast": "weißt",
    "woaßt": "weißt",
    "weest": "weißt",
    "weisch": "weißt",
    "vo": "von",
    "üba": "über",
    "ueber": "über",
    "wohn": "wohne",
    "woan": "wohne",
    "schaff": "arbeite",
    "oarbat": "arbeite",
    "jetz": "jetzt",
    "dahoim": "zuhause",
    "dahoam": "zuhause",
    "dehoam": "zuhause",
    "allet": "alles",
}
