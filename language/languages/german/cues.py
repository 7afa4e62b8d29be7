"""German cues."""

from language.languages.forms.cues import Cues
from language.languages.forms.listing import words_of

CUES = Cues(
    language="de",
    common=words_of("""
        in der die das den dem des und ich nutzers an aus er sie wird wurde um über sein seine ihre zum zur oder
        nicht ist ein eine einen einem mit auf für bei im von zu wir mein
        meine habe bin sich seit am gern gerade noch nur mehr keinen war nach wie dass nutzer nutzerin auch
        aber hat kein keine wenn mir mich als soll warum
        """),
    me=r"\b(?:ich|wir|mich|mir|uns)\b",
    mine=r"\b(?:mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer)\b",
    somebody=r"(?:er|sie|es|du|ihr|man|der|die|das|den|dem|ein|eine|einen|dieser|diese|dieses|jemand|niemand|alle"
    r"|leute|sein|seine|"
    r"ihre|ihren|dein|deine|viele|manche)\b",
    people=r"\b(?:frau|mann|mutter|vater|eltern|bruder|brüder|schwestern?|sohn|söhne|tochter|töchter|kinder|kind"
    r"|oma|opa|groß\w+|onkel|"
    r"tante|freund(?:e|in|es)?|kolleg\w+|chef(?:in)?|nachbar\w*|mitbewohner\w*|vermieter\w*|enkel\w*|neffe|nichte"
    r"|cousin\w*|partner\w*|"
    r"autor\w*|arzt|ärztin|hund|katze|familie|zwillinge|schwager|schwägerin|schwieger\w+|zwillings\w+|patenkind|göttibub|vetter|kumpel\w*|bekannte[rn]?)\b",
    says=r"\b(?:sagt|sagte|sagen|meint|meinte|meinen|glaubt|glaubte|glauben|denkt|dachte|findet|fand|behauptet\w*"
    r"|schreibt|schrieb|rät|"
    r"vermutet|hält|hielt|hofft|erzählt)\b|\b(?:will|möchte|verlangt|erwartet)$|\blaut\b|\bangeblich\b"
    r"|\bnach ansicht\b",
    holds=r"\b(?:glaub|denk|find|glaube|denke|meine|finde|sage|behaupte|sagen|behaupten|glauben|glaubt|denkt|meint|findet)\b",
    supposes=r"^(?:wär|wäre|wären|hätt|hätte|hätten|könnt|könnte|dürfte|müsste) (?:ich|wir|mein\w*|es)\b"
    r"|\b(?:befürchte|fürchte),? dass\b|\b(?:angenommen|stell dir vor|stellen wir uns vor"
    r"|nehmen wir(?: mal)? an|sagen wir(?: mal)?,? (?:ich|wir)|tun wir (?:mal )?so"
    r"|gesetzt den fall|falls)\b|\b(?:geträumt|träumte(?: mir)?)(?:,? dass|,? ich|,? wir|, \w)"
    r"|\b(?:im|in (?:einem|meinem|dem)) traum\b"
    r"|(?<!auch )(?<!selbst )(?<!immer )\bwenn\b"
    r"|\b(?:nicht|kaum) (?:\w+ )?(?:sicher|überzeugt|gewiss),? (?:dass|ob)\b|\bbezweifle,? (?:dass|ob)\b",
    would=r"\b(?:um ein haar|beinahe)\b|\b(?:wär|hätt|würd|könnt|wäre\w*|hätte\w*|würde\w*|könnte\w*"
    r"|sollte\w*|müsste\w*"
    r"|dürfte\w*)\b(?! gern)",
    plans=r"\b(?:erwäg\w+|in erwägung|möchte\w*|wollte\w*|will|wollen|werde|werden|plane"
    r"|plant|planen|vorhabe|vorhat|habe vor|hat vor"
    r"|hoffe|hofft|vielleicht|eventuell|"
    r"würde gern\w*|irgendwann|überlege|überlegt|überlegen|demnächst|suche|sucht|suchen|auf der suche|träum(?:e|t"
    r"|en)|mit dem gedanken|"
    r"denk(?:e|en|t)? (?:\w+ )?(?:darüber nach|daran)|kann sein|mal sehen|liebäugel\w+)\b",
    ended=r"\b(?:früher|ehemal\w+|damals|nicht mehr|kein\w* mehr|aufgehört|(?:job|arbeit|stelle) verloren|gekündigt"
    r"|verkauft|verlassen|einst"
    r"|abgeschafft|gelöscht|aufgegeben|"
    r"war mal|als (?:kind|junge|mädchen|teenager|jugendlich\w+)|in (?:meiner|der) (?:jugend|kindheit|schulzeit"
    r"|studienzeit)"
    r"|in jungen jahren|hatten? (?:\w+ ){1,4}bis)\b",
    past=r"\b(?:war|waren|hatte|hatten|wurde)\b",
    asks=r"(?:warum|wieso|weshalb|wer|soll ich|kann ich|sollte ich|darf ich)\b",
    jests=r"^(?:ja|na|ach|oh|aber),? (?:klar|sicher|genau|logisch|natürlich|logo|freilich)[,!:]? (?:ich|wir|mir|bin"
    r"|hab\w*)\b"
    r"|^(?:ja|na|ach|oh)?,? ?(?:klar|sicher|logisch|natürlich)[,!] (?:ich )?(?:liebe|mag|genieße|freue"
    r"|träume)\b|^(?:na|ach|oh|ja)?,? ?(?:toll|super|klasse|wunderbar|großartig|herrlich|prima|wie schön"
    r"|natürlich)[,!:.] .{0,60}\b(?:ich liebe|liebe|wieder|"
    r"schon wieder|genau|gern\w*|freue|brauche)\b|\bgenau das, was\b|\bdas hat mir gerade noch gefehlt\b",
    denies=r"\bdagegen\b|\bkeineswegs\b|\bauf keinen fall\b|\bkeinesfalls\b|\bunter keinen\b"
    r"|\blehne\b.{0,80}\bab\b|\bals ob\b",
    inverted=r"\b(?:habe|hatte|bin|würde|werde|kann|war|will) (?:ich|wir)\b",
    orders=r"(?:bitte,? ?)?(?:schreib\w*|antworte|gib|zeig|sag|erzähle?|finde? (?:mal )?(?:he)?raus|such (?:mir"
    r"|mal)|schau|rechne|beschreib|empfiehl"
    r"|erkläre?|übersetze?|nenne?|merk|erinnere|benutze?"
    r"|verwende|fasse?|hilf)\b",
    joins=r"(?:und|oder|aber|jedoch|sondern|weil|denn|dass|als|wenn|während|obwohl|damit|der|die|das|doch|seit"
    r"|bis|bevor|nachdem)\b",
    that=r"dass\b",
    user=r"\b(?:der|die|des|dem|den|das)? ?nutzer(?:s|in)?\b|\b(?:der|des|dem|den|die)? ?benutzer(?:s|in)?\b",
    others=r"^[\w-]+(?: [\w-]+)? (?:ist|hat|wird|kann|muss|war|(?!jetzt|nicht|meist|erst|fast|selbst|statt"
    r"|weit)[^\W\d_]{3,}t)\b",
)

CONTRAST = r"aber|jedoch"
RATHER = r"lieber|besser"
NOT_AGAIN = r"mehr"
COPULA = r"war|waren|als|bin|sind|ist"
LEADING = r"und|aber|denn|dass|weil|ok|okay|oh|also"
STRONG = r"weil|obwohl|während"
VAGUE = r"es|das"
PRONOUN = r"er|sie|wir"
SPEAKER = r"ich|wir"
OWED = r"schulde(?:t|n|te) (?:mir|uns)|(?:mir|uns) (?:\S+ ){0,4}schulde(?:t|n|te)"
HAPPENS = r"(?:schmeckt|gefällt|gefallen|fehlt|hilft|reicht) mir"
ADOPTS = r"dagegen|einverstanden"
FEELS = r"mag|liebe|hasse|interessiert"
MOVING = r"gezogen|umgezogen|gewechselt|umgestiegen"
SWAPPED = r"tausch\w+|getauscht"
ACTS = r"ist|hat|schuldet"
FROM = words_of("von aus")
THE_KIDS = r"die (?:kinder|zwillinge)"
TOWARDS = words_of("aufs ins ans zum zur")
ASIDE = words_of("mit und von bei für hat")
POINTING = r"es|das|sie|ihn|ihm|ihr|dort|davon"
REQUEST = r"(?:kannst|könntest|könnten) (?:du|sie) "
PLEASE = r"bitte"
FORBIDS = r"hör auf|lass|vermeide"
GOES_ON = r"(?!jetzt|nicht|oft|meist|seit|dort|fast|erst|sonst|statt|zuletzt)(?:hat|ist|wird|war|kann|[a-zäöü]{3,}t)"
ACHES = r"weh|schmerzt"
WE_GO_ON = r"habe|haben|bin|sind|war|waren|kann|können|muss|müssen"
"""A clause that begins so goes on about the speaker."""
COMING = r"nächste\w* (?:woche|monat|jahr|sommer|herbst)"
PONDERS = r"soll(?:te)? (?:ich|ich mir)|lohnt"
GONE = r"gestorben|verstorben"
THERE = r"dort|dorthin"
UNTIL = r"bis"
WHEN = r"seit|als"
WANTING = r"suche|suchen|bestellt|warte|verloren|verkauf\w+|getroffen|gesehen|schaue|schauen|gucke|gucken"
UNDONE = r"(?:ich|wir) (?:würden?|werden?|könnten?|kann|können) (?:nie|niemals|nicht)"
TOLD_IN = r"im (?:roman|film|krimi|märchen)\b|in (?:dem|einem) (?:film)\b"
REPORTED = r"\blaut\b"
ARTICLE = r"der|die|das|ein|eine"
NEVER = r"nie|niemals|noch nie|keinen tag"
BELIEVED = (
    r"dachten?|glaubten?|nahm(?:en)? an|befürchteten?|fürchteten?|vermuteten?|war(?:en)? (?:mir |uns )?(?:sicher"
    r"|überzeugt)"
)
TURNED_OUT = (
    r"(?:ist|war|waren|wars|ists) (?:es |das )?(?:aber |dann |doch )?(?:nur|bloß|bloss|lediglich)|(?:ist|war) aber"
    r"|stellte sich|in wirklichkeit|falscher alarm|es (?:ist|war) nur"
)
WHETHER = r"was|wie|ob|warum|wieso|weshalb|wo|welche\w*|wieviel|wer|wann"
UNCLAIMED = r"nicht so,? dass|(?:nie|niemals|nicht) (?:gesagt|behauptet|gemeint)"
EXCEPT_ME = r"(?:ausser|bis auf) (?:mir|mich)"
"""The speaker alone is not, or is, what is said of the others."""
THEREFORE = r"deshalb|deswegen|darum|drum|daher|also"
"""What follows from a jest is meant."""
MEANWHILE = r"bis dahin|solange|so aber|einstweilen|vorerst"
"""After a supposition it turns to how things are."""
TOLD_WHEN = (
    r"(?:den|die|das) (?:\w+ ){0,4}"
    r"(?:woche|tag|zeit|jahr|monat|abend|morgen)\w* \w+ (?:ich|wir)"
)
"""A clause that begins with when something is done, and goes on with the speaker."""
PLACED = words_of("bei beim im in")
