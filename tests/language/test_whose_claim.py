"""Whom a claim is about, what it makes of the words that were said, and by which form of a verb it says them."""

import pytest

from language.meaning.evidence import supports
from language.sentences.clauses import Clause, Mood, Subject, clauses
from language.sentences.conjugation import infinitives_of
from stores.records import Said


def holds(claim: str, said: str) -> bool:
    return supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("My neighbour's dog is called Bruno.", "The user's dog is called Bruno."),
        ("My boss's wife runs a bakery.", "The user's wife runs a bakery."),
        ("The son of a friend plays chess.", "The user's son plays chess."),
        ("Die Katze meiner Nachbarin heißt Bruno.", "Die Katze des Nutzers heißt Bruno."),
        ("Die Tochter von einem Kollegen studiert Jura.", "Die Tochter des Nutzers studiert Jura."),
        ("El perro de mi vecino se llama Bruno.", "El perro del usuario se llama Bruno."),
        ("Собаку мого сусіда звати Бруно.", "Собаку користувача звати Бруно."),
        ("My sister is called Wanda.", "The user's brother is called Wanda."),
        ("Meine Schwester heißt Wanda.", "Der Bruder des Nutzers heißt Wanda."),
        ("Моя сестра живе в Умані.", "Брат користувача живе в Умані."),
    ],
)
def test_what_is_somebody_elses_is_not_the_users(said: str, claim: str) -> None:
    assert not holds(claim, said)


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("My neighbour's dog is called Bruno.", "The user's neighbour's dog is called Bruno."),
        ("My son plays chess with my brother.", "The user's son plays chess."),
        ("Soy Nuria. Tengo cuarenta.", "Nuria tiene cuarenta años."),
        ("звати Тарас, лагоджу човни в Очакові", "Тарас лагодить човни в Очакові."),
    ],
)
def test_a_claim_about_the_user_by_name_and_about_theirs_is_said(said: str, claim: str) -> None:
    assert holds(claim, said)


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("I sometimes sketch in the park.", "The user is a professional artist who sketches."),
        ("Helping out at the archive in Leeds since May.", "The user is head of the archive in Leeds."),
        ("Купив гараж у Бучачі.", "Користувач продав гараж у Бучачі."),
        ("I live in Leeds and work in York.", "Lives in York and works in Leeds."),
        ("I still smoke ten a day.", "The user stopped smoking."),
        ("Soy vegetariana desde los quince años.", "La usuaria tiene quince años."),
        ("Antes programaba en Java, ahora uso Go.", "El usuario odia Java."),
    ],
)
def test_more_and_other_than_was_said_is_refused(said: str, claim: str) -> None:
    assert not holds(claim, said)


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("Zeitung les ich nur am Handy.", "Der Nutzer liest die Zeitung am Handy."),
        ("Удень спимо, вночі печемо хліб.", "Користувач удень спить."),
        ("Nobody at home eats liver except me.", "The user eats liver."),
        ("Bei uns isst außer mir keiner Leber.", "Der Nutzer isst Leber."),
        ("Мені подарували на день народження гітару.", "У користувача є гітара."),
        ("Me regalaron una guitarra por mi cumpleaños.", "El usuario tiene una guitarra."),
        ("Oma hat mir ihr Klavier vererbt.", "Der Nutzer hat ein Klavier."),
        ("No, moto no tengo, voy en tren al trabajo.", "El usuario va en tren al trabajo."),
    ],
)
def test_other_forms_and_turns_say_the_same(said: str, claim: str) -> None:
    assert holds(claim, said)


def test_nobody_but_the_user_is_said_of_them_and_not_of_the_others() -> None:
    assert not holds("The user does not eat liver.", "Nobody at home eats liver except me.")


@pytest.mark.parametrize(
    ("form", "language", "verb"),
    [("liest", "de", "lesen"), ("les", "de", "lesen"), ("спимо", "uk", "спати"), ("coso", "es", "coser")],
)
def test_a_form_leads_to_its_verb(form: str, language: str, verb: str) -> None:
    assert verb in infinitives_of(form, language)


def _last(text: str) -> Clause:
    return clauses(text)[-1]


@pytest.mark.parametrize(
    "text",
    [
        "Mondays I referee, the rest of the week I drive a gritter.",
        "Los lunes arbitro, el resto de la semana conduzco una quitanieves.",
        "Fahr seit zwölf Jahren Bus in Gera.",
        "Торік покинув завод, тепер ліплю горщики.",
    ],
)
def test_a_verb_in_the_first_person_tells_of_its_writer(text: str) -> None:
    assert _last(text).subject is Subject.ME


def test_a_noun_that_looks_like_a_verb_does_not() -> None:
    assert _last("El hermano de mi jefe es piloto.").subject is Subject.OTHER


@pytest.mark.parametrize(
    "text",
    [
        "Звісно, я ж великий кухар, тому й досі купую пельмені.",
        "Якби виграв у лотерею, купив би виноградник, а так п'ю магазинне.",
        "Si me tocara la lotería compraría un viñedo; mientras, bebo vino del súper.",
    ],
)
def test_what_follows_from_a_jest_or_stands_against_a_supposition_is_meant(text: str) -> None:
    assert _last(text).mood is Mood.ASSERTED


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Tom owes me money and lives in Leeds", "Lives in Leeds"),
        ("Anna called me yesterday and is allergic to nuts", "Is allergic to nuts"),
        ("Tom schuldet mir Geld und wohnt in Leeds", "Wohnt in Leeds"),
        ("Анна подзвонила мені і працює медсестрою", "Працює медсестрою"),
        ("Ana me llamó y trabaja de enfermera", "Trabaja de enfermera"),
    ],
)
def test_who_does_something_to_the_writer_goes_on_to_be_the_one_spoken_of(text: str, claim: str) -> None:
    assert not supports(claim, "fact", [Said(text)])


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("I owe Tom money and live in Leeds", "Lives in Leeds"),
        ("Tom schuldet mir Geld und ich wohne in Leeds", "Wohnt in Leeds"),
        ("Я винен Анні гроші і живу в Лідсі", "Живе в Лідсі"),
        ("Ana me llamó y yo trabajo de enfermera", "Trabaja de enfermera"),
    ],
)
def test_and_the_writer_where_they_name_themselves(text: str, claim: str) -> None:
    assert supports(claim, "fact", [Said(text)])


OWED = [
    ("Ostap owes me 300 dollars", "Ostap owes them 300 dollars", "Owes Ostap 300 dollars"),
    ("Ostap schuldet mir 300 Euro", "Ostap schuldet ihm 300 Euro", "Schuldet Ostap 300 Euro"),
    ("Остап винен мені 300 гривень", "Остап винен користувачу 300 гривень", "Винен 300 гривень"),
    ("Ostap me debe 300 euros", "Ostap le debe 300 euros", "Debe 300 euros a Ostap"),
]


@pytest.mark.parametrize(("text", "kept", "turned"), OWED)
def test_what_somebody_owes_the_user_is_that_persons_debt(text: str, kept: str, turned: str) -> None:
    assert supports(kept, "debt", [Said(text)])
    assert supports(text, "debt", [Said(text)])
    assert not supports(turned, "debt", [Said(text)])


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("I owe Ostap 300 dollars", "Owes Ostap 300 dollars"),
        ("Ich schulde Ostap 300 Euro", "Schuldet Ostap 300 Euro"),
        ("Я винен Остапу 300 гривень", "Винен Остапу 300 гривень"),
        ("Le debo 300 euros a Ostap", "Debe 300 euros a Ostap"),
    ],
)
def test_and_what_the_user_owes_is_theirs(text: str, claim: str) -> None:
    assert supports(claim, "debt", [Said(text)])
