"""What is told of another time or another thing than now and oneself, in German words."""

from language.languages.forms.listing import words_of

FORMER = r"früher|davor|vorher|zuvor|damals|ehemals|einst|vor (?:vielen )?jahren"
"""Words of what was so before."""
WISHED = (
    r"irgendwann (?:mal )?(?:will|möchte|würde|wäre|hätte)|(?:ich )?(?:wäre|würde|hätte|"
    r"möchte) (?:ich )?(?:\w+ )?(?:gern|gerne|mal|irgendwann)|träume (?:ich )?(?:davon|von)|"
    r"(?:überleg|erwäg)\w* (?:ich|wir|gerade|grad|schon|noch|mir|uns|ob)\b|(?:ich|wir) (?:überleg|erwäg)\w*|"
    r"liebäug\w*|spiel\w* (?:\w+ )?mit dem gedanken|denke? (?:\w+ ){0,3}(?:darüber|drüber) nach|"
    r"(?:bin|sind) (?:\w+ )?am überlegen|"
    r"vielleicht (?:probier|werd|zieh|mach|geh|lern)\w* ich"
)
"""How people say what they would only like, or may do some day."""
ONE_DAY = (
    r"heute|gestern|heute (?:abend|morgen|früh)|diese woche|diese[nr]? \w+tag|dieses mal|diesmal|am wochenende|"
    r"morgen (?:fahr|geh|nehm)\w*|aus versehen|ausnahmsweise"
)
"""Words of what was or will be so on one day."""
THE = words_of("der die das")
"""Words before a thing that a sentence is about."""
FOR_A_WHILE = (
    r"ausnahmsweise|vorübergehend|einmalig|solange|leihweise|leih(?:wagen|auto|rad|gerät)\w*|"
    r"(?:aus)?geliehen\w*|übers wochenende|(?:die|den) nächsten? \w+ (?:tage|wochen|monate)"
)
"""What is lent, or holds for some days only."""
