"""The German pack: work, place, tastes and opinions in the forms people use most; the rest is kept when asked for."""

import re

from language.languages.forms.listing import words_of
from language.languages.forms.pack import Pack
from language.languages.forms.rule import PERSONAL, PREFERENCE, WORK, Emit, Rule, rules
from language.patterns import pattern_of

_I = re.IGNORECASE
_FIRST = r"(?:ich|wir|mir|mich|uns|mein\w*|unser\w*)"
_BARE = (
    "bin|war|habe?|wohne?|lebe?|arbeite?|spiele?|fahre?|gehe?|koche?|lese?|mache?|lerne?|studiere?|trinke?|züchte|sammle|"
    "singe?|male?|zocke?|jogge?|reite?|schwimme?|tanze?|schreibe?|liebe?|mag|kann"
)
"""Verbs that say by their form that the writer does it."""
STOP_WORDS = words_of(
    """ich wir mir mich uns mein meine meinen meinem meiner unser unsere der die das den dem des ein eine einen einem
    einer und oder aber in im am an auf bei mit von zu zum zur für über als dass nicht kein keine ist sind bin war sehr
    auch noch schon nur es sich habe haben hat wird werden"""
)
MACROS = {
    "ich": r"(?:ich|wir) (?:(?:jetzt|derzeit|gerade|inzwischen|momentan|aktuell|seit \w+|auch|wirklich|sehr) )*",
    "nun": r"(?:(?:jetzt|derzeit|gerade|inzwischen|momentan|aktuell|auch|selbst|selber|sehr|am liebsten|gerne?|"
    r"lieber) )*",
    "o": r"(?P<o>\S.*?)",
    "lesbar": r"(?!(?:vor|nach|in|im|am|an|auf|bei|beim|mit|zu|zum|zur|jede[nrs]?|abends|morgens|nachts|"
    r"viel|oft|immer|täglich|kaum|selten|nie|wenig|nicht|meine[mnrs]?|de[mnr])\b)",
    "ort": r"(?: in [\w.-]+(?: [\w-]+)?)?",
    "art": r"(?:(?:der|dem|die|das|den|einer|einem|eine|einen|ein) )?",
    "name": r"(?P<o>(?-i:[A-ZÄÖÜ])[\w'-]+(?: (?-i:[A-ZÄÖÜ])[\w'-]+)?)",
    "beruf": r"(?P<r>(?:(?!\d|und )[\w-]+ ){0,2}?[\w-]*"
    r"(?:entwickler|ingenieur|lehrer|arzt|ärzt|pfleger|schwester|manager|"
    r"designer|student|forscher|architekt|berater|verkäufer|techniker|leiter|admin|analyst|redakteur|jurist|"
    r"anwalt|anwält|koch|köch|fahrer|übersetzer|wissenschaftler|handwerker|tischler|bäcker)(?:in|er)?)",
}
RULES: tuple[Rule, ...] = (
    *rules(
        "role",
        (Emit("role", "{r}", WORK), Emit("company", "{c}", WORK)),
        (
            r"(?:ich|wir) arbeit(?:en?)? <nun>(?:bei|für) <art>(?P<c>\S.*?) als <art>(?P<r>[\w-]+)",
            r"(?:ich|wir) arbeit(?:en?)? <nun>als <art>(?P<r>[\w-]+<ort>)(?: (?:bei|für) <art>(?P<c>\S.*?))?",
            r"ich bin <nun><art><beruf>(?: (?:bei|für) <art>(?P<c>\S.*?))?",
            r"ich (?:wurde|bin) (?:\w+ ){0,2}?zu[rm] (?P<r>(?-i:[A-ZÄÖÜ])[\w-]+) (?:befördert|ernannt)(?: worden)?",
        ),
        MACROS,
    ),
    *rules(
        "company",
        Emit("company", "{o}", WORK),
        (r"(?:ich|wir) arbeit(?:en?)? <nun>(?:bei|für) <art><o>", r"(?:ich|wir) <nun>(?:bei|für) <art><o> arbeiten?"),
        MACROS,
    ),
    *rules(
        "location",
        Emit("location", "{o}", PERSONAL),
        (
            r"(?:ich|wir) (?:wohn(?:en?)?|leb(?:en?)?) <nun>in <o>",
            r"ich <nun>in <o> (?:wohne|lebe)",
            r"ich bin (?:\w+ )?nach <o> (?:gezogen|umgezogen)",
        ),
        MACROS,
    ),
    *rules(
        "name",
        Emit("name", "{o}", PERSONAL),
        (
            r"ich hei(?:ß|ss)e? (?:übrigens |eigentlich )?<name>",
            r"mein name ist <name>",
            r"(?:du kannst|sie können|ihr könnt) mich (?:gerne? |einfach )*<name> nennen",
            r"nenn(?:t|en sie)? mich (?:bitte |einfach )*<name>",
        ),
        MACROS,
        0.97,
    ),
    *rules(
        "age",
        Emit("age", "{o}", PERSONAL),
        (
            r"(?:ich )?bin (?:jetzt |inzwischen |schon |mittlerweile )*(?P<o>\d{1,2})(?: jahre(?: alt)?)?",
            r"(?:ich )?bin (?:heute|gestern|gerade|letzte woche|neulich) (?P<o>\d{1,2}) geworden",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{s}", "Meint, dass {o}", PERSONAL),
        (r"ich (?:finde|denke|glaube|meine),? dass (?P<o>(?P<s>\S+) .+)",),
        MACROS,
        0.85,
    ),
    *rules(
        "dislike",
        Emit("dislikes_{o}", "Mag {n} {o}", PREFERENCE),
        (r"ich mag <nun>(?P<n>keine?[nmrs]?) <o>",),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Mag {o}", PREFERENCE),
        (
            r"ich (?:mag|liebe|bevorzuge) <nun>(?!kein)<o>",
            r"ich lese <nun>(?:über )?<lesbar><o>",
            r"mir gefallen <nun><o>",
        ),
        MACROS,
        0.9,
    ),
    *rules("learning", Emit("learning_{o}", "Lernt {o}", PERSONAL), (r"ich lerne <nun><o>",), MACROS, 0.9),
    *rules(
        "stack",
        Emit("uses_{o}", "Verwendet {o}", WORK),
        (r"(?:ich|wir) (?:verwenden?|benutzen?|nutzen?) <nun><o>",),
        MACROS,
        0.9,
    ),
    *rules(
        "project",
        Emit("current_project", "{o}", WORK),
        (r"(?:ich|wir) (?:bauen?|entwickeln?|schreiben?) <nun>(?P<o>(?:eine?n?|unsere?n?|meine?n?) .+?)",),
        MACROS,
        0.9,
    ),
)

SPEAKS_OF_SELF = r"\b(?:ich|wir|mir|mich|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)\b"
YIELDS_TO = frozenset({"en"})
"""Languages whose words of that sort go before its own where a sentence has both."""

PACK = Pack(
    opener=pattern_of(
        r"^(?:(?:ja|nein|ok|also|übrigens|hallo|hi|hey|servus|moin|danke|und|aber|na ja)[,!.:…-]*\s+)+", _I
    ),
    correction=pattern_of(r"\b(?:eigentlich|nicht mehr|jetzt|inzwischen|gezogen|umgezogen|korrektur)\b|^nein\b", _I),
    hedge=pattern_of(r"\b(?:vielleicht|wahrscheinlich|vermutlich|möglicherweise|irgendwann)\b", _I),
    excluded=pattern_of(r"^(?:wenn|falls|angenommen|stell dir vor)\b|\b(?:wäre|würde|hätte)\b", _I),
    excluded_clause=pattern_of(r"\b(?:sagt|sagte|schreibt|schrieb|laut)\b|^ich (?:weiß|verstehe|sehe|frage)\b", _I),
    boundary=pattern_of(
        rf"\s*;\s*|,?\s+(?:und|aber|denn)\s+(?=(?:{_FIRST}|{_BARE})\b)|,\s+(?=(?:{_FIRST}|{_BARE})\s+\w+)",
        _I,
    ),
    first_person=pattern_of(rf"{_FIRST}\b", _I),
    subject=pattern_of(r"^(?P<s>ich|wir)\b", _I),
    possessive=pattern_of(r"^(?:mein\w*|unser\w*)\b", _I),
    collective=pattern_of(r"^(?:wir|unser\w*)\b", _I),
    working=pattern_of(r"\b(?:arbeit\w*|firma|projekt\w*|team\w*|kund\w+|server\w*|dienst\w*|kolleg\w+)\b", _I),
    past=pattern_of(r"\b(?:war|waren|hatte|hatten|wurde|wurden)\b", _I),
    plan=pattern_of(r"^(?:(?:ich|wir) )?(?P<o>.+)$", _I),
    bare_verb=pattern_of(rf"(?:{_BARE})\b", _I),
    rules=RULES,
    filler_tail=pattern_of(
        r"(?:[,\s]+(?:auch|jetzt|gerade|übrigens|bitte|danke|wie du weißt|seit \w+(?: \w+)?))+$", _I
    ),
    stop_words=STOP_WORDS,
)
