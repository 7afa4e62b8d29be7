"""What sort of thing the value of a key is: an employer is no first name, a place no trade."""

from language.hearing.relate import content
from language.words.classes import classes_of

SORTS = {
    "name": frozenset({"female_name", "male_name"}),
    "location": frozenset({"city", "country", "home", "nature_place"}),
    "role": frozenset({"job", "field_of_study", "employment", "retirement", "boss_colleague", "sport", "craft"}),
    "company": frozenset({"company", "workplace", "business", "app_service", "school", "team_club"}),
    "diet": frozenset({"diet", "meat", "fish", "dairy_egg", "vegetable_fruit"}),
}


def fits_slot(key: str, value: str) -> bool:
    """Is a value of the sort that a key asks for, as far as its words are known?"""
    wanted = SORTS.get(key)
    named = {one for word in content(value) for one in classes_of(word) if not one.endswith("+")}
    return wanted is None or not named or bool(named & wanted)
