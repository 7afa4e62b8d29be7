"""Wishes to have something gone that do not say "forget": in other verbs, as a remark, misspelt, all but one thing."""

import pytest

from language.hearing.removal.cut import left_of
from language.hearing.removal.request import asks_to_forget, request_of
from language.hearing.removal.wish import forgetting
from language.intents.dismissals import dismisses
from language.intents.forget import wishes
from language.intents.misspelt import mended
from language.intents.retold import besides_wishes

GONE = """Chuck the bit about my knee
| The allotment can go
| You don't need my postcode
| My weight is nobody's business
| I shouldn't have told you about the divorce
| Take my brother out of there
| викинь звідти мій борг
| Мій діагноз не повинен тут ніде стояти
| даремно я про сестру розказала
| номер машини тобі знати не треба
| Nimm meinen Bruder da raus
| Meine Noten gehören hier nicht rein
| Der Garten muss weg
| Das mit der Kündigung hätte ich nicht erzählen sollen
| Saca lo de mi hermana
| De mi peso no apuntes nada
| Que no conste mi apellido
| Le ruego que retire mi teléfono
| Sämtliche Angaben zu meiner Person sind zu löschen
| Вимагаю стерти мою адресу
| Could you act as though I'd never mentioned the arrest?
| Die letzte Aussage ziehe ich zurück
| Die Körpergröße hätte ich für mich behalten sollen
| Прізвисько те дурне не бережи
| Mis deudas han de ser eliminadas
| El apodo volalo
| Las deudas fuera
| Finanzielles raus
| Mein Gewicht, weg.
| Моє захоплення вилучи зі списку"""
STAYS = """Mis hijos viven fuera
| Den Müll bring ich raus
| Das Buch kommt im Mai raus
| I threw away my old sofa last week
| Bin seit gestern erkältet
| We cut sugar from the recipe
| If you take the bus out of town, it is cheap
| Я викинув старий диван
| Ich muss morgen früh raus in den Wald
| Saco al perro por la mañana
| The meeting can go on without me
| Ich ziehe im Mai nach Bremen zurück
| Скинь мені рецепт
| No me acuerdo de nada
| Google fliegt raus bei mir"""


def _each(listed: str) -> list[str]:
    return [one.strip() for one in listed.split("|")]


@pytest.mark.parametrize("said", _each(GONE))
def test_what_has_no_place_here_is_dismissed(said: str) -> None:
    assert dismisses(said)
    assert asks_to_forget(said)


@pytest.mark.parametrize("said", _each(STAYS))
def test_what_people_throw_away_elsewhere_is_not(said: str) -> None:
    assert not dismisses(said)


@pytest.mark.parametrize(
    ("said", "notes", "meant"),
    [
        ("Bin everything but the goat.", ["Is called Ines", "Has a goat called Bo", "Drives a tram"], [0, 2]),
        ("Викинь усе, крім кози.", ["Живе в Ковелі", "Має козу Білку"], [0]),
        ("Behalt nur die Ziege, der Rest kann weg.", ["Ich bin Bäcker", "Ich habe eine Ziege"], [0]),
        ("Tira todo menos la cabra.", ["Soy pintor", "Tengo una cabra"], [0]),
        ("Toss everything except the yacht.", ["Is called Ines", "Drives a tram"], []),
    ],
)
def test_all_but_one_thing_goes(said: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert (wish.now, wish.ask) == ([], meant)


@pytest.mark.parametrize(
    ("said", "notes", "meant"),
    [
        ("Politics has no place in your notes.", ["Member of the Labour Party", "Studies law in Kent"], [0]),
        ("Про мою зарплату забудь.", ["Пише на Go", "Заробляю 900 доларів"], [1]),
        ("Meinen Glauben bitte löschen.", ["Ich bin Baptist", "Ich spiele Geige"], [0]),
        ("De mis deudas no guardes nada.", ["Trabaja en Correos", "Debo dos meses de alquiler"], [1]),
        ("De política no recuerdes nada mío.", ["Tengo una panadería en Lorca"], []),
        ("Forget about my drinking.", ["Works as a chef"], []),
        ("Forget I ever said I support Fulham, too painful", ["Supports Fulham", "Has three sons"], [0]),
        ("olvida que estoy enferma porfis", ["Estoy enferma", "Vive en Cali"], [0]),
        ("olvida cómo me llamo", ["Se llama Irene", "Vendo pan"], [0]),
        ("mein lohn raus aus den notizen", ["Ich male gern", "Krieg 3100 als Schlosser"], [1]),
        ("My pen name should not be written down anywhere.", ["Writes novels as Lady Breeze", "Accountant"], [0]),
        ("Медичну подробицю прошу вилучити.", ["Малюю аквареллю", "Маю стому"], [1]),
        ("my debts are nobody's business", ["Restores clocks", "Paying back nine grand"], [1]),
    ],
)
def test_a_sort_means_the_notes_that_tell_it(said: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert [*wish.now, *wish.ask] == meant
    assert wish.nearest is None


@pytest.mark.parametrize(
    ("said", "value", "left"),
    [
        ("My age is nobody's business. Keep the job.", "Tess, 44, a roofer in Hull", "Tess, a roofer in Hull"),
        ("you don't need the street", "Lives on Elm Lane in Ely", "Lives in Ely"),
        ("вулицю витри", "Мешкаю в Луцьку на вулиці Зеленій", "Мешкаю в Луцьку"),
        ("видали моє місто", "Я кравчиня з Тернополя", "Я кравчиня"),
        ("Alter raus, Rest kann bleiben", "Ich bin Jo, 27, Gärtner", "Ich bin Jo, Gärtner"),
        ("die Adresse muss raus", "Ich wohne im Tannenweg in Jena", "Ich wohne in Jena"),
        ("el sueldo no lo apuntes", "Gano 1900 al mes en una imprenta de Vic", "Trabaja en una imprenta de Vic"),
        ("vergis mein Alter", "Ich bin 48 Jahre alt und Tischlerin", "Ich bin Tischlerin"),
        ("Mi apellido Robles no quiero que lo tengas, con Inés basta.", "Me llamo Inés Robles", "Me llamo Inés"),
        ("forget my salary", "Earns 3000 a month", None),
        (
            "forget what I earn, the rest may stay",
            "Earns 61,000 francs a year as a glazier in Basel",
            "Works as a glazier in Basel",
        ),
        (
            "Olvida lo que gano, lo demás puede quedarse",
            "Gano 14500 lempiras al mes como soldador en Tela",
            "Trabaja como soldador en Tela",
        ),
        ("mein gehalt raus", "Ich verdien 2400 netto als Lagerist", "Arbeitet als Lagerist"),
        ("Die Körpergröße bitte streichen", "Ich bin Linkshänder und 1,58 groß", "Ich bin Linkshänder"),
    ],
)
def test_of_a_memory_only_what_is_of_the_sort_goes(said: str, value: str, left: str | None) -> None:
    assert left_of(request_of(said), value) == left


@pytest.mark.parametrize(
    "said",
    [
        "I hereby withdraw my consent. All data relating to my person is to be deleted.",
        "Bitte mein komplettes Profil leeren.",
        "Відкликаю свою згоду. Усі відомості про мою особу підлягають видаленню.",
        "Resetea todo, quiero empezar de cero.",
    ],
)
def test_who_takes_back_their_consent_or_wants_a_reset_means_everything(said: str) -> None:
    wish = forgetting(said, ["Falconer", "Has a bad hip"])
    assert wish is not None
    assert wish.everything


def test_everything_on_somebody_means_every_note_with_the_name() -> None:
    notes = ["Meine Cousine Ute wohnt in Graz", "Ich bin Maurer", "Ute züchtet Esel"]
    wish = forgetting("Streich alles, was du über Ute weißt.", notes)
    assert wish is not None
    assert sorted([*wish.now, *wish.ask]) == [0, 2]


@pytest.mark.parametrize(
    ("said", "right"),
    [("olbida donde bivo", "olvida donde vivo"), ("pls dleete it", "pls delete it"), ("забуьд це", "забудь це")],
)
def test_misspelt_requests_are_heard(said: str, right: str) -> None:
    assert mended(said) == right


@pytest.mark.parametrize("said", ["I forgot my keys", "he removes snow", "Ich vergesse viel", "borro la pizarra"])
def test_other_forms_are_no_slips(said: str) -> None:
    assert mended(said) == said


def test_a_wish_that_is_withdrawn_is_none() -> None:
    assert wishes("забудь про мої марки")
    assert not wishes("забудь про мої марки... та жартую, хай лишаються")


def test_what_dismisses_is_no_memory() -> None:
    assert besides_wishes("Throw out the bit on my knee. I moved to Bath.") == "I moved to Bath"


def test_what_a_wish_names_behind_a_comma_is_no_memory() -> None:
    assert "дитини" not in besides_wishes("Приберіть, будь ласка, ім'я дитини зі своїх нотаток.")
