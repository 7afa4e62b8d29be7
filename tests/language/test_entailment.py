"""What a summary may make of what was said: other words and other grammar, but never more."""

import pytest

from language.hearing.quote import is_told
from language.meaning.evidence import supports
from stores.records import Said

SAID = [
    ("Bei der Wasserwacht bin ich, seit ich denken kann.", "Der Nutzer ist bei der Wasserwacht."),
    ("Seit der Reha lasse ich Zucker weg.", "Der Nutzer verzichtet auf Zucker."),
    ("Ein Boot habe ich keins.", "Der Nutzer besitzt kein Boot."),
    ("Mein Sohn geht in die vierte Klasse.", "Der Nutzer hat einen Sohn in der vierten Klasse."),
    ("Wir erwarten im Mai ein Kind.", "Der Nutzer erwartet ein Kind."),
    ("Ich habe lange in Bern gelebt, jetzt bin ich in Chur.", "Der Nutzer lebte früher in Bern."),
    (
        "Ich bin gelernte Sattlerin und habe eine Werkstatt in Lahr.",
        "Die Nutzerin ist Sattlerin mit Werkstatt in Lahr.",
    ),
    ("П'ятнадцять років шию штори в Самборі.", "Користувач шиє штори в Самборі."),
    ("Моя бабуся з Лемківщини.", "Бабуся користувача родом з Лемківщини."),
    ("Ni mi hermana ni yo tenemos coche.", "El usuario no tiene coche."),
    ("No soporto el ruido, por eso vivo en Almería.", "El usuario vive en Almería."),
    ("Llevo nueve años de cartero en Soria.", "El usuario es cartero en Soria."),
    ("Mi padre tiene gota y lo cuido yo.", "El usuario cuida a su padre, que tiene gota."),
    ("Llámame Nico, nadie me dice Nicolás.", "El usuario quiere que lo llamen Nico."),
    ("I need large print.", "The user needs large print."),
    ("We lost our cat Plum in May.", "The user's cat Plum died in May."),
    ("I'm vegan", "Diet: vegan"),
    ("bin 17 und geh in die 11a", "Alter: 17"),
    ("Soy fontanera", "Profesión: fontanera"),
    ("Живу в Луцьку", "Місто: Луцьк"),
    ("Off the fags since Easter!", "The user quit smoking."),
    ("Nüsse gehen bei mir gar nicht.", "Verträgt keine Nüsse."),
    ("Ayer me separé.", "El usuario está separado."),
    ("Учора стала бабусею!", "Користувачка має онука."),
    ("Meine Tochter Lena geht in die Schule", "Die Tochter des Nutzers heißt Lena."),
]
UNSAID = [
    ("They offered me the post of headmaster, I turned it down.", "The user is a headmaster."),
    ("Запропонували посаду декана, я відмовився.", "Посада: декан"),
    ("Me hacen pruebas por si es gota.", "El usuario tiene gota."),
    ("Yes and I'm the Pope. Next one.", "The user is the Pope."),
    ("Abends übt bei uns im Haus jemand Geige.", "Die Person übt Geige."),
    ("Був у мене кіт, та вже рік як немає.", "Користувач має кота."),
    ("My brother is off the fags since Easter!", "The user quit smoking."),
    ("If only I was off the fags.", "The user quit smoking."),
    ("I almost bought a cottage in Kerry.", "The user bought a cottage in Kerry."),
    ("Casi compramos una caravana.", "El usuario compró una caravana."),
    ("Ледь не купив гараж у Бучачі.", "Користувач купив гараж у Бучачі."),
    ("I speak a bit of Danish.", "The user is fluent in Danish."),
    ("Ich gehe manchmal schwimmen.", "Der Nutzer geht jeden Tag schwimmen."),
    ("Ja klar, ich liebe es, im Regen zu warten.", "Der Nutzer wartet gern im Regen."),
    ("Claro, me chifla madrugar.", "Al usuario le encanta madrugar."),
    ("I went to Malta in 2014.", "The user went to Malta with his wife in 2014."),
    ("Онука вчить мене грати в доміно.", "Користувач вчить онуку грати в доміно."),
    ("I mend nets and drink cocoa in a loft near Hull.", "The user cocoa nets loft drink Hull mend near."),
    ("Ich habe ein Semester in Riga studiert.", "Der Nutzer studiert in Riga."),
    ("Рік прожив у Брно, потім повернувся.", "Користувач живе в Брно."),
    ("Iba al trabajo en patinete.", "El usuario va al trabajo en patinete."),
    ("Dicen que soy un artista.", "El usuario es un artista."),
    ("Боюся, що в мене астма.", "Користувач має астму."),
    ("I collect guitars.", "The user plays the guitar."),
    ("Вчора бачила вівці в горах.", "Користувачка — пастух у горах."),
]


@pytest.mark.parametrize(("said", "claim"), SAID)
def test_a_fair_summary_is_believed(said: str, claim: str) -> None:
    assert supports(claim, "entry", [Said(said)])


@pytest.mark.parametrize(("said", "claim"), UNSAID)
def test_what_says_more_is_not(said: str, claim: str) -> None:
    assert not supports(claim, "entry", [Said(said)])
    assert not is_told(claim, [said])


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("I worked for a ferry line until they went bust.", "The user works for a ferry line."),
        ("I had asthma as a child.", "The user has asthma."),
    ],
)
def test_a_quote_keeps_its_time(said: str, claim: str) -> None:
    assert not is_told(claim, [said])


def test_a_word_that_nobody_said_may_be_another_way_to_put_it_but_never_a_new_person() -> None:
    said = [Said("I've been mending roofs in Sligo for nine years now.")]
    assert not supports("The user mends roofs in Sligo with his brother.", "entry", said)
    assert not supports("The user mends roofs in Galway.", "entry", said)
