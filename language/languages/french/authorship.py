"""How French people tell whose words are whose."""

from language.languages.forms.listing import words_of

FIRST_PERSON = "je|j['’]|mon|ma|mes|me|moi|nous"
FIRST_ELIDED = "j['’]"
"""The first person, cut short before the word it leads to."""
SINGULAR = "je|mon|ma|mes|me|moi"
SECOND_PERSON = "vous|votre|toi|ton|tes|te"
SELF = words_of("moi toi tu vous")
ASIDES = "au fait|moi,|pour ma part|quant à moi|personnellement|en ce qui me concerne|moi aussi"
ASIDES_BEHIND_I = "je, au fait"
ASIDES_AS_LABELS = "à propos|au fait"
REQUESTS = "qu['’]en|que (?:dois|penses)|peux-tu|dois-je|comment|est-ce|résume|traduis|explique|aide-moi"
SAYING = (
    "dit|disait|écrit|écrivait|raconte|affirme|répond|répondu|envoyé|prétend|déclare|déclaré|explique|expliqué|ajoute"
    "|confie|assure|précise"
)
THAT = r"\bque|\bqu['’]"
ACCORDING = "selon"
RETOLD = "que|selon"
RETOLD_ELIDED = "qu['’]"
"""Words that lead to what is retold, cut short before the next one."""
SUBJECTS = "je|nous|tu|vous"
TEXTS = "texte|citation|courriel|avis|offre(?: d['’]emploi)?|annonce|commentaire|lettre|message|poème|entretien"
THESE = "cet|cette|ce|voici|le|la"
THESE_ELIDED = "l['’]"
"""Words before a text that is announced, cut short before it."""
BELOW = "ci-dessous"
TEXT_BY = "de|du"
TEXT_ORDERS = "traduis|résume|corrige|explique"
I_OR_WE = "j['’]ai|je|nous"
BEFORE_SAYING = "ai|même"
DATE_THE = "le"
ORDINALS = "er"
AT = "à"
AGO = r"il y a \d{1,3} \w{1,10}\.?"
FORWARDED = "transféré (?:de|par)|message transféré de|nouveau message de"
REPLIED = "en réponse à|réponse à|répond à"
EDITED = "modifié|édité|(?:ce )?message (?:a été )?modifié"
SONG_PARTS = "couplet|refrain"
FIELDS = words_of("""
    note remarque important question objectif but plan nom prénom âge ville pays adresse travail métier profession
    famille enfants loisirs intérêts régime allergie allergies langue langues contexte info infos problème anniversaire
    projet précision
""")
PEOPLE = words_of("""
    maman papa père mère frère sœur patron patronne ami amie voisin voisine fils fille mari femme client médecin
""")
BYLINES = "par"
ABSTRACTS = "Résumé"
MAIL_HEADERS = "de|à|objet|date|envoyé|auteur|titre"
MAIL_DIVIDERS = "message (?:d['’]origine|transféré|original)"
INTRODUCTIONS = r"le [^\n]{3,120} a écrit"
WROTE = "a écrit"
FORMAL = "cher|chère|madame|monsieur"
SALUTATIONS = "bonjour"
CLOSES = "cordialement|bien (?:cordialement|à vous)|amicalement|bises"
MAIL_DEVICES = "envoyé de(?:puis)?"
NO_START = words_of("la ma a y")
ACTS = "est|était|a|avait|habite|vit|travaille|aime|déteste|veut|peut|va|aussi|mange|dort"
CHAT_FROM = "de"
COMMENTED = "a commenté|a répondu|a écrit|a publié|a ajouté un commentaire"
