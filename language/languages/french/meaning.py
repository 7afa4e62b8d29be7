"""What is meant, and what rests on what, in French words."""

from language.languages.forms.listing import words_of

GENERIC_WORDS = "aime aimes adore préfère intéresse habite travaille appelle utilisateur"
NEGATIVE_WORDS = "déteste détestes évite"
PEOPLE = "femme mari mère père frère soeur fils fille ami amie"
COMPARING = words_of("plutôt que")
LACKING = words_of("sans")
CALLED_ELSEWHERE = (
    r"\b(?:l'|le |la |un |une )?(?:utilisat(?:eur|rice)|lect(?:eur|rice)|internaute|interlocut(?:eur"
    r"|rice))\b(?! \w*(?:table|data))"
)
SOMEBODY = (
    "(?:la|cette|notre|ma) (?:personne|cliente|patiente)|(?:le|ce|notre|mon) (?:client|patient|titulaire|propriétaire)"
)
SOMEBODY_SHORT = "il|elle|ils|nous|je"
PERSONAL = (
    r"(?:habite|vit|vivait) (?:à|en|au)|travaille (?:comme|chez|pour)|préfère\b|aime\b|déteste\b|(?:est|suis"
    r"|était) (?:allergique|mariée?|divorcée?|végane?|végétarien|diabétique|enceinte)|a (?:un cancer|le diabète"
    r"|des enfants|un fils|une fille|un chien)"
)
PERSONAL_LABELS = (
    "ville|domicile|âge|nom|profession|allergies?|diagnostic|religion|épouse|mari|enfants|salaire|banque"
    "|préférences?|utilisat(?:eur|rice)|lect(?:eur|rice)"
)
