"""What is meant, and what rests on what, in French words."""

from language.languages.forms.listing import words_of

GENERIC_WORDS = "aime aimes adore préfère intéresse habite travaille appelle utilisateur"
NEGATIVE_WORDS = "déteste détestes évite"
PEOPLE = "femme mari mère père frère soeur fils fille ami amie"
COMPARING = words_of("plutôt que")
LACKING = words_of("sans")
