"""What takes the place of what at the same thing, in German words."""

from language.languages.forms.listing import words_of

REMAINING = r"übrig|verblieben\w*|sind(?:'s|s)? (?:nur )?noch|nur noch|bleiben|geblieben|überlebt|noch da"
SIDES = (
    r"link\w{1,2} / recht\w{1,2}",
    r"vollzeit / teilzeit / minijob",
    r"diesel\w* / benzin\w* / elektro\w* / hybrid\w*",
    r"dafür / dagegen",
    r"einmal / zweimal / dreimal / viermal / fünfmal",
    r"täglich / wöchentlich / monatlich",
    r"halb\w{0,2} / ganz\w{0,2} / voll\w{0,2}",
)
TIMES = (
    r"nachts nachtschicht\w* nachtdienst\w* spätschicht\w* / tagschicht\w* tagdienst\w* / frühschicht\w* frühdienst\w*",
)
SIDE_LEADS = words_of("auf im in zur")
MOVED = (
    r"(?:(?:so|also|ach|hey|übrigens|endlich|gerade|grad|frisch|ich|wir|bin|sind|jetzt|inzwischen|neulich)\W+)*"
    r"(?:umgezogen|weggezogen|gezogen|übersiedelt|verzogen)(?: von [\w-]+)? nach"
)
ROUTINE = (
    r"(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|"
    r"wochentags|werktags|jede[nrs]? \w+|am wochenende|morgens|abends|nachts|"
    r"vor dem (?:schlafen|schlafengehen|einschlafen|zubettgehen)|nach der arbeit"
)
VISITS = (
    r"wochenende|urlaub|ferien|ausflug|zu besuch|besuch(?:t|en|e)?|kurztrip|städtetrip|dienstreise|durchreise|messe|"
    r"konferenz|übernachtet|tagesausflug"
)
AUTHORITY = (
    r"(?:(?:mein|meine|der|die|unsere?)\s)?(?:arzt|ärztin|hausarzt|hausärztin|zahnarzt|zahnärztin|tierarzt|tierärztin|"
    r"facharzt|neurologe|neurologin|allergologe|allergologin|hautarzt|hautärztin|hebamme|physio|labor|klinik|"
    r"krankenhaus|befund|test|ergebnis) (?:sagt|sagte|meint|meinte|hat gesagt|hat gemeint|hat bestätigt|bestätigt|"
    r"ergab|"
    r"zeigt)(?:,? dass)?|laut (?:\w+ )?(?:arzt|ärztin|tierarzt|tierärztin|test|befund|labor|ausweis|pass|vertrag|"
    r"urkunde)"
    r"(?: (?:ist|sind|war))?|schreibt (?:er|sie|es) sich|schreibt sich"
)
AUTHORITY_BEHIND = r"(?:sagt|meint|sagte|meinte) (?:der|die|mein|meine) \w*(?:arzt|ärztin|hebamme|physio|doc|doktor)"
