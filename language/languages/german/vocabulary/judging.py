"""By what German words a memory is told apart from what only sounds like it."""

from language.languages.forms.listing import words_of

UNITS = {
    "second": "sekunde sekunden",
    "minute": "minute minuten",
    "hour": "stunde stunden",
    "day": "tag tage tagen tags",
    "week": "woche wochen",
    "month": "monat monate monaten monats",
    "year": "jahr jahre jahren jahrs",
    "decade": "jahrzehnt*",
    "kilometre": "km kilometer kilometern",
    "metre": "meter metern",
    "mile": "meile meilen",
    "lap": "bahn bahnen runde runden",
    "kilo": "kilo kilos kg kilogramm",
    "pound": "pfund",
    "gram": "gramm",
    "litre": "liter litern",
    "euro": "euro euros €",
    "dollar": "dollar dollars $",
    "franc": "franken",
    "percent": "prozent %",
    "page": "seite seiten",
    "hectare": "hektar ha",
    "degree": "grad",
    "step": "schritte schritten",
}
NOT_YET = (
    r"fast|beinahe|knapp|bald|noch (?:nicht|keine)(?: ganz)?|werd(?:e)?(?: ich)?(?: \w+)?|wird(?: er| sie)?"
    r"|demnächst|kurz vor(?: der| den)?|geh(?:e)?(?: \w+)? auf die|vor meinem|bis zum"
)
NOT_YET_BEHIND = (
    r"werd(?:e|en)?(?: ich)?|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$"
)
LOST = (
    r"gestorben|verstorben|eingegangen|eingeschläfert|begraben|beerdigt|tot|verkauft|verschenkt|weggegeben"
    r"|abgegeben|abgemeldet|verschrottet"
    r"|entlaufen|weggelaufen|gestohlen|geklaut|verloren|hinüber|verendet|abgebrannt|über die regenbogenbrücke"
    r"|lebt nicht mehr|leben nicht mehr"
    r"|hat (?:\w+ ){0,3}nicht überlebt|nicht mehr unter uns|weggeschmissen|runtergeschmissen|deinstalliert"
    r"|zurückgegeben|gekündigt"
)
SOUGHT = (
    r"vorstellungsgespräch\w*|bewerb\w+|beworben|probearbeit\w*|probetag|probefahrt"
    r"|besichtig\w+|überleg\w*|darüber (?:geredet"
    r"|gesprochen)|(?:reden|redeten|sprachen|sprechen) (?:über|von)|ausprobiert|warteliste|in der engeren auswahl"
    r"|liebäugel\w*|casting"
)
EITHER = {
    "hand": "links linke linken linker linkes linkem / rechts rechte rechten rechter rechtes rechtem",
    "marriage": "ledig single unverheiratet / verheiratet / geschieden / verwitwet witwe witwer",
    "day": (
        "morgens vormittags vormittag / mittags mittag nachmittags nachmittag / abends abend abende / nachts"
        " nacht nächte"
    ),
    "season": "frühling frühjahr / sommer sommers / herbst / winter winters",
    "order": (
        "erste ersten erster erstes / zweite zweiten zweiter zweites / dritte dritten dritter drittes / vierte"
        " vierten vierter viertes / fünfte fünften fünfter / sechste sechsten sechster / siebte siebten siebter"
    ),
    "birth": "ältere älteste ältester älterer ältesten / jüngere jüngste jüngster jüngerer jüngsten",
    "wind": "norden nördlich / süden südlich / osten östlich / westen westlich",
}
FALSE_THAT = r"(?:dass|das mit|die (?:behauptung|geschichte|idee|mär)|das gerücht|von wegen)"
FALSE_END = (
    r"(?:stimmt|stimmen) (?:\w+ )?nicht|(?:ist|sind|war) (?:\w+ ){0,2}(?:gelogen|erfunden|quatsch|unsinn|blödsinn"
    r"|falsch|unwahr|gerücht|lüge"
    r"|märchen|schwachsinn|nicht wahr|käse)|entspricht nicht der wahrheit"
)
FOR_ANOTHER = (
    r"(?:frag(?:e|en)?|schreib(?:e)?|(?:das|es|dies|er|sie) ist|brauch(?:e)? (?:das|es|ihn"
    r"|sie)) (?:\w+ )?für (?:eine?n? |mein\w* "
    r"|unser\w* |die |den )(?=\w)|soll (?:ich )?für|im auftrag|hat mich gebeten|bat mich"
)
NOT_ME = (
    r"(?:aber |nur |doch )?(?:ich|mich|mir|wir|uns|bei mir|bei uns|ich selbst|ich selber)(?: (?:aber|zum glück"
    r"|gott sei dank|glücklicherweise|leider|persönlich|selbst|selber"
    r"|bisher|noch|hab|habe|bin|halt|eben))* nicht(?: (?:zum glück|gott sei dank|glücklicherweise))?|nur ich nicht"
)
SOME_PERSON = (
    r"(?:ein|eine|einen|einem|einer|so ein|so eine|das|der|die) (?:\w+ )?(?:typ|mann|frau|kerl|herr|dame|paar"
    r"|ehepaar|familie|junge|mädchen|student|studentin|mensch|nachbar|nachbarin|kollege|kollegin|kunde|kundin"
    r"|leute)"
)
HOURS = {
    "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
    "elf": 11, "zwölf": 12,
}  # fmt: skip
CLOCK = (
    (r"halb {hour}", -30),
    (r"viertel nach {hour}", 15),
    (r"viertel vor {hour}", -15),
    (r"dreiviertel {hour}", -15),
)
CLOCK_SIGNS = "halb|viertel"
HOUR_SIGNS = r"uhr"
ABOUT = words_of("über von zu zum zur")
BESIDE_SPEAKER = words_of("als wie und oder ausser außer")
TAGS = r"weißt du|weisst du|ne|gell|gelle|stell dir vor|kannst du dir (?:das )?vorstellen|glaubst du das|verstehst du"
JOINED_BY = ((r", dafür (?=(?:aber )?(?:ein|zwei|drei|vier|viele|jede|umso|haben|hab|bin|sind)\w*\b)", ", aber "),)
"""„Kein Auto, dafür zwei Räder“: what there is instead."""
AT_OURS = r"bei (?:uns|mir)|(?:neben|über|unter|vor|hinter) (?:uns|mir)"
