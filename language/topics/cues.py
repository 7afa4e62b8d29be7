"""The words by which a memory leans, language by language; a space is `\\ `, because the tables are laid out."""

AVERSE = {
    "en": r"""
    dislik\w* | hat(?:e|es|ed|ing) | despis\w* | detest\w* | loath\w* | avoid\w* | annoy\w* | bor(?:ed|es|ing)\b
    | (?:sick|tired|weary|bored)\ of | fed\ up | enough\ of | (?:lost|no|zero|little)\ interest\w*
    | skip(?:s|ped|ping)?\b
    | (?:not|never|no\ longer|\w+n['’]t|hardly|doesnt|dont)\s(?:\w+\s){0,2}?
        (?:like\w*|enjoy\w*|interest\w*|care\w*|want\w*|read\w*|fan|into|keen|fond|need\w*
        |follow\w*|love\w*|stand|bear|for\ me|any|more)
    | (?:no|fewer|less)\ (?:more\ )?(?:posts?|articles?|stories|news|of\b|about\b|\w+\ please)
    | no\ (?:patience|time|appetite)\ for | allergic\ to | neither | rather\ not
    | uninterested | mut(?:e|es|ed)\b | block(?:s|ed)\b | hide(?:s)?\b | unfollow\w*
    """,
    "uk": r"""
    терпіти\ не | ненавид | набрид | остогид | уника | дратує | дратують | нецікав | байдуж | менше | без\ новин
    | не\ (?:\w+\ )?(?:стеж|захоплю|вивча|може\ терпіти|люб|ціка|подоба|хоч|хоті|чита|терп|показу|потрібн)
    """,
    "de": r"""
    (?:mag|möchte|will|lese|liest|interessier\w*|brauch\w*)\s(?:\w+\s){0,4}?(?:nicht|kein\w*|nie)
    | kein\w*\s(?:interesse|lust|fan|artikel) | hass(?:e|t)\b | meide\w* | langweil\w* | nervt | nerven | weniger
    | nicht\ mehr
    """,
    "es": r"""
    no\ (?:me\ |le\ )?(?:gusta|interesa|quier|le[eo]|soporta|aguanta|sigue) | odi[ao]\b | evita\w* | hart[oa]\ de
    | cansad[oa]\ de | aburr\w* | menos | ya\ no
    """,
}
"""Less of it."""
FOND = {
    "en": r"""
    interest\w* | lik(?:e|es|ed|ing)\b | lov(?:e|es|ed|ing)\b | enjoy\w* | follow\w* | fan\b | keen | fond | prefer\w*
    | crazy\ about | subscrib\w* | getting\ into | reads?\ up\ on | fascinat\w* | passion\w* | curious | excited
    | favou?rit\w* | hobb(?:y|ies) | into\b | care(?:s)?\ about | want(?:s)?\ (?:more|to\ (?:learn|read|know))
    | more\ (?:posts|articles|news|of|about) | learn(?:s|ing)\b | stud(?:y|ies|ying)\b
    """,
    "uk": r"""ціка | люб | подоба | захоплю | обожню | стеж | вивча | хобі | більше | фанат""",
    "de": r"""interessier\w* | mag\b | liebt?\b | gern\b | lernt?\b | verfolgt?\b | begeister\w* | schwärm\w* | mehr""",
    "es": r"""gusta\w* | interesa\w* | encanta\w* | apasion\w* | sigue\b | aficion\w* | aprend\w* | estudi\w* | más""",
}
"""More of it."""
DENIED = r"^\s*(?:not|не|nicht|no)\b(?!\ (?:only|just|лише|тільки|nur|solo))"
"""At the beginning of a part, the part says less: "films but not musicals"."""
BUT = {"en": "but however although while yet", "uk": "але проте зате а", "de": "aber jedoch", "es": "pero aunque"}
INSTEAD = {"en": "over|than|instead\\sof|rather\\sthan", "uk": "замість|ніж", "de": "statt", "es": "en\\slugar\\sde"}
EXCEPT = {"en": "except|besides|apart\\sfrom", "uk": "крім|окрім", "de": "außer", "es": "excepto|salvo"}
OVER = {"en": "used to|no longer a|formerly|once (?:loved|liked)", "uk": "колись|раніше", "de": "früher", "es": "antes"}
"""What was so once."""
