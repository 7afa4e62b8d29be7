"""What a message and a note name has one name in all languages."""

from language.hearing.stored.named import named_in, named_signs


def test_what_both_name_has_one_name_in_all_languages() -> None:
    english = set(named_signs("I sold the trumpet", "Plays in an orchestra", "music"))
    german = set(named_signs("Ich habe die Trompete verkauft", "Ich spiele im Orchester", "music"))
    assert {"names=trumpet", "names=trumpet|music", "noted=orchestra", "names=trumpet~orchestra"} <= english & german


def test_verbs_are_named_by_what_they_mean() -> None:
    assert "=live" in named_in("Vive en Lugo") & named_in("Ich wohne in Jena")


def test_a_word_is_known_in_a_text_of_another_language_and_a_town_by_its_sort() -> None:
    assert "trumpet" in named_in("Ich übe jeden Tag auf der trumpet")
    assert "~city" in named_in("Swindon it is")


def test_a_word_nobody_knows_names_nothing() -> None:
    assert not named_in("xqzv")


def test_of_a_long_text_only_the_beginning_is_looked_at() -> None:
    assert "trumpet" not in named_in("violin " * 500 + "trumpet")
