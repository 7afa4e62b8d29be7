"""German cues."""

from language.sentences.cues.form import Cues
from language.words.lexicon import words_of

GERMAN = Cues(
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
    r"autor\w*|arzt|ärztin|hund|katze|familie|zwillinge|schwager|schwägerin)\b",
    says=r"\b(?:sagt|sagte|sagen|meint|meinte|meinen|glaubt|glaubte|glauben|denkt|dachte|findet|fand|behauptet\w*"
    r"|schreibt|schrieb|rät|"
    r"vermutet|hält|hielt|hofft|erzählt)\b|\b(?:will|möchte|verlangt|erwartet)$|\blaut\b|\bangeblich\b"
    r"|\bnach ansicht\b",
    holds=r"\b(?:glaube|denke|meine|finde|sage|behaupte|sagen|behaupten|glauben|glaubt|denkt|meint|findet)\b",
    supposes=r"\b(?:befürchte|fürchte),? dass\b|\b(?:angenommen|stell dir vor|stellen wir uns vor|nehmen wir an"
    r"|gesetzt den fall|falls)\b"
    r"|(?<!auch )(?<!selbst )(?<!immer )\bwenn\b"
    r"|\b(?:nicht|kaum) (?:\w+ )?(?:sicher|überzeugt|gewiss),? (?:dass|ob)\b|\bbezweifle,? (?:dass|ob)\b",
    would=r"\b(?:um ein haar|beinahe)\b|\b(?:wäre\w*|hätte\w*|würde\w*|könnte\w*|sollte\w*|müsste\w*"
    r"|dürfte\w*)\b(?! gern)",
    plans=r"\b(?:möchte\w*|wollte\w*|will|wollen|werde|werden|plane|plant|planen|vorhabe|vorhat|habe vor|hat vor"
    r"|hoffe|hofft|vielleicht|eventuell|"
    r"würde gern\w*|irgendwann|überlege|überlegt|überlegen|demnächst|suche|sucht|suchen|auf der suche|träume|träumt)\b",
    ended=r"\b(?:früher|ehemal\w+|damals|nicht mehr|kein\w* mehr|aufgehört|(?:job|arbeit|stelle) verloren|gekündigt"
    r"|verkauft|verlassen|einst"
    r"|abgeschafft|gelöscht|aufgegeben|"
    r"war mal|als kind)\b",
    past=r"\b(?:war|waren|hatte|hatten|wurde)\b",
    asks=r"(?:warum|wieso|weshalb|wer|soll ich|kann ich|sollte ich|darf ich)\b",
    jests=r"^(?:ja|na|ach|oh)?,? ?(?:klar|sicher|logisch|natürlich)[,!] (?:ich )?(?:liebe|mag|genieße|freue"
    r"|träume)\b|^(?:na|ach|oh|ja)?,? ?(?:toll|super|klasse|wunderbar|großartig|herrlich|prima|wie schön"
    r"|natürlich)[,!:.] .{0,60}\b(?:ich liebe|liebe|wieder|"
    r"schon wieder|genau|gern\w*|freue|brauche)\b|\bgenau das, was\b|\bdas hat mir gerade noch gefehlt\b",
    denies=r"\bdagegen\b|\bkeineswegs\b|\bauf keinen fall\b|\bkeinesfalls\b|\bunter keinen\b"
    r"|\blehne\b.{0,80}\bab\b|\bals ob\b",
    inverted=r"\b(?:habe|hatte|bin|würde|werde|kann|war|will) (?:ich|wir)\b",
    orders=r"(?:bitte,? ?)?(?:schreib\w*|antworte|gib|zeig|sag|erkläre?|übersetze?|nenne?|merk|erinnere|benutze?"
    r"|verwende|fasse?|hilf)\b",
    joins=r"(?:und|oder|aber|jedoch|sondern|weil|denn|dass|als|wenn|während|obwohl|damit|der|die|das|doch|seit"
    r"|bis|bevor|nachdem)\b",
    that=r"dass\b",
    user=r"\b(?:der|die|des|dem|den|das)? ?nutzer(?:s|in)?\b|\b(?:der|des|dem|den|die)? ?benutzer(?:s|in)?\b",
    verbs="",
    others=r"^[\w-]+(?: [\w-]+)? (?:ist|hat|wird|kann|muss|war|(?!jetzt|nicht|meist|erst|fast|selbst|statt"
    r"|weit)[^\W\d_]{3,}t)\b",
)
