"""German words by which a message puts right or changes what is known."""

from language.languages.forms.listing import words_of

REPAIRS = (
    r"pardon|sorry|entschuldig\w+|verzeih\w+|vertippt|verschrieben|versprochen|verwechselt|autokorrektur|"
    r"korrektur|tippfehler|schreibfehler|ich mein(?:t)?e|gemeint|besser gesagt|vielmehr|quatsch|doch lieber|"
    r"hab mich vertan|verrechnet|verzählt|durcheinander(?:gebracht|geworfen)|"
    r"falsch (?:geschrieben|gerechnet|gesagt|gezählt|angegeben|herum|rum)"
)
SLIP = r"habe? ich (?:etwa |wirklich |gerade |da )?(?P<slip>[^?\n]{1,40}) (?:gesagt|geschrieben|getippt)\?"
SLIP_DENIED = "nicht"
SLIP_TOLD = r"über|dass"

SEVERAL = r"wir|uns|unser\w*|beide|er|sie|ihn|ihm|ihr"
STRANGERS = words_of("nachbar nachbarin autor autorin mann typ kerl held heldin sänger patientin patient")
ANY_OF_THEM = words_of("kind kinder eltern geschwister haustier haustiere tiere baby")
PASSING = r"heute|morgen|diese woche|gerade nicht"
LONG_AGO = r"als kind|als ich (?:klein|jung) war|in meiner (?:kindheit|jugend)"
CHANGES = r"gewechselt|wechsle|neue[rns]?"
NAMING = words_of("heißt heisst heißen namens name")

BEING = words_of("war wäre ist sind")
FROM_NOW = words_of("jetzt jetz sofort inzwischen")
TRAILING = words_of("diesen diese dieses am natürlich haha lol")
TURNING = words_of("""
    umgezogen gezogen ziehe gewechselt wechsle geändert verlegt verschoben wohne wohnen lebe leben arbeite arbeiten gehe
    gehen fahre fahren fange angefangen will wollen meinte geworden
    """)
REPLACES = r"stattdessen"
WITHIN_NAMES = words_of("am an der von")
ORDINALS = r"(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte)[nrs]?"
HOURS = words_of("stunden std")
INSTEAD = words_of("statt anstatt anstelle")
