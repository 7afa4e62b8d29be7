"""What stands behind a quotation that the user announced and closed is the user's."""

from language.authorship import own_words


def test_what_speaks_of_the_user_behind_a_closed_quotation_is_theirs() -> None:
    own = own_words("Начальник щойно скинув: «Завтра всі на об'єкт о 7:00». Я виконроб, мені ще людей збирати.")
    assert "виконроб" in own
    assert "7:00" not in own


def test_a_word_in_between_changes_nothing() -> None:
    told = "Переслали таке оголошення: «Шукаємо: няню, яка обожнює яхти й живе в Ніцці»."
    own = own_words(f"{told} Ги. Я взагалі-то зварювальник із Бучі, поясни, що це")
    assert "зварювальник" in own
    assert "яхти" not in own
