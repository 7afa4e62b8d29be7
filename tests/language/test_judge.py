"""Secrets that no rule names are told by what stands around them, and ordinary values are not taken for one."""

import time

import pytest

from language.hearing.weights import read
from language.sensitive import secrets
from language.sensitive.context import BITS
from language.sensitive.judge import FILE, NAME, find_suspected
from language.sensitive.secrets import find_by_rule, find_secret, redact
from language.sensitive.values import MARK
from stores.write.checks.gate import check_text
from tests.growth import grows_with_length_only

TOLD = {
    "en": """
        the pool fence wants {5093}, then lift the latch
        Grandma's tablet wakes up with {7261}
        for the shared mailbox use {Puddle_Jump9}
        storage unit 12, the padlock is {4 0 8 8}
        cleaner gets in with {6604#} round the back
        my Hulu is kev@mail.example and {Noodles4Kev!}
        the bank just sent {771 930}, type it in quick
        bike shed at work: {2917}
        it's {three nine nine one} on the keypad by the lift
        tax site signs me in with {"marble-otter-lamp"}
    """,
    "uk": """
        на воротах дачі набирай {5093}, потім тягни
        бабусин планшет розблоковується на {7261}
        спільна пошта, заходь з {Kalyuzha_9}
        комірка в камері схову, замок {4 0 8 8}
        прибиральниця заходить через чорний хід, {6604#}
        нетфлікс: kev@mail.example, {Lokshyna4Kev!}
        банк щойно скинув {771 930}, вводь швидше
        велопарковка на роботі: {2917}
        на панелі біля ліфта {три дев'ять дев'ять один}
        у роутера в офісі {TovstyiKit77}
    """,
    "de": """
        am Gartentor {5093} eingeben, dann ziehen
        Omas Tablet geht mit {7261} auf
        fürs Gruppenpostfach nimm {Pfütze_Sprung9}
        Lagerraum, das Vorhängeschloss hat {4 0 8 8}
        die Putzfrau kommt hinten mit {6604#} rein
        Netflix: kev@mail.example und {Nudeln4Kev!}
        die Bank hat gerade {771 930} geschickt, tipp es schnell ein
        Fahrradkeller in der Firma: {2917}
        am Tastenfeld neben dem Aufzug {drei neun neun eins}
        der Router im Büro will {DickerKater77}
    """,
    "es": """
        en la verja de la piscina marca {5093} y empuja
        la tablet de la abuela se desbloquea con {7261}
        para el correo compartido usa {Charco_Salto9}
        trastero, el candado es {4 0 8 8}
        la limpiadora entra por detrás con {6604#}
        Netflix: kev@mail.example y {Fideos4Kev!}
        el banco acaba de mandar {771 930}, mételo rápido
        cuarto de bicis del trabajo: {2917}
        en el teclado del ascensor {tres nueve nueve uno}
        el router de la oficina pide {GatoGordo77}
    """,
}
UNNAMED = """
the heating panel is locked, {8814} gets you past it
die Heizungssteuerung ist gesperrt, mit {8814} kommst du rein
на верстаті сервісне меню, вводиш {7719} і далі
menú de servicio del horno: mete {7719} y listo
"""
HARMLESS = """
The pool fence is 5093 mm long
Grandma's tablet is a Lenovo from 2019
Our storage unit is number 412 on level 3
The cleaner charges 6604 a year
Born in 1987, moved to Leeds in 2011
The bank has 771 branches
I ran 10 km in 52 minutes
Паркан на дачі 5093 мм завдовжки
Бабусин планшет 2019 року
народилася 1987, у Львові з 2011
Die Putzfrau kostet 6604 im Jahr
Der Zaun ist 5093 mm lang
1987 geboren, seit 2011 in Köln
La valla mide 5093 mm
La tablet de la abuela es de 2019
nací en 1987 y vivo en León desde 2011
"""


ELSEWHERE = """
    fr: Le portillon du fond, tu composes {5093} et tu pousses
    fr: la tablette de papi se débloque avec {7261}
    it: il cancello della piscina vuole {5093}, poi spingi
    it: il tablet del nonno si sblocca con {7261}
    pt: no portão da piscina digita {5093} e empurra
    pt: o tablet do avô desbloqueia com {7261}
    tr: havuz kapısında {5093} tuşla, sonra it
    tr: dedemin tableti {7261} ile açılıyor
    ar: باب المسبح يفتح بـ{5093} وبعدين ادفع
    hi: दादा का टैबलेट {7261} से खुलता है
    zh: 游泳池的门按{5093}再推
    zh: 爷爷的平板用{7261}解锁
    ja: プールの門は{5093}を押してから開けて
    ja: 祖父のタブレットは{7261}で開きます
    ko: 수영장 문은 {5093} 누르고 밀어
    ko: 할아버지 태블릿은 {7261}로 열려
"""
MADE_UP = """
Works at Company7 as a welder
The word is k4p9 and it stands for nothing
I bank with N26 and pay with Wise
Upgraded the garage heater to firmware v2.4.1
Our quiz team is called Owls42
Saw blint83 at the fair with Mona
Plays as misty_fox7 on weekends
Arbeitet bei Betrieb4 in Gera
Працює у Фірма9, любить тема4
Juega con el equipo Linces27
Il travaille chez Atelier9
"""


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def split(text: str) -> tuple[str, str]:
    """The sentence as it was told, and its secret."""
    return text.replace("{", "").replace("}", ""), text.partition("{")[2].partition("}")[0]


def test_the_weights_are_there_and_small() -> None:
    model = read(FILE)[NAME]
    assert (model.bits, model.labels) == (BITS, (NAME,))
    assert FILE.stat().st_size <= 400 * 1024


@pytest.mark.parametrize("language", TOLD)
def test_nine_of_ten_new_sentences_are_told_for_what_they_are(language: str) -> None:
    told = [split(line) for line in lines(TOLD[language])]
    assert len(told) == 10
    missed = [text for text, _ in told if find_secret(text) is None]
    assert len(missed) <= 1, missed
    kept = [text for text, secret in told if text not in missed and secret.strip('"') in redact(text)]
    assert kept == []


@pytest.mark.parametrize("text", lines(UNNAMED))
def test_what_no_rule_finds_is_found_and_only_it_is_removed(text: str) -> None:
    told, secret = split(text)
    assert not find_by_rule(told)
    assert redact(told) == told.replace(secret, MARK)
    assert redact(redact(told)) == redact(told)


@pytest.mark.parametrize("text", lines(HARMLESS))
def test_ordinary_numbers_are_kept(text: str) -> None:
    assert find_secret(text) is None
    assert redact(text) == text


@pytest.mark.parametrize("text", lines(ELSEWHERE))
def test_other_languages_tell_codes_by_what_they_open(text: str) -> None:
    told, secret = split(text.partition(": ")[2])
    assert find_secret(told)
    assert secret not in redact(told)


@pytest.mark.parametrize("text", lines(MADE_UP))
def test_a_made_up_word_or_a_name_with_a_number_is_kept_where_nothing_opens(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize("text", ["5093", "Kalyuzha_9", "4 0 8 8", '"marble otter"'])
def test_a_value_without_any_word_is_not_judged(text: str) -> None:
    assert list(find_suspected(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "the passcode for a long life is laughter, my aunt says",
        "Das Passwort zum Glück ist Schlaf, sagt meine Ärztin",
        "la contraseña del éxito es dormir, dice mi jefe",
        "bought a keypad lock for 129",
        "my first teacher was Mrs Abernathy, she taught me to read",
        'The docs only say api_key="YOUR_API_KEY"',
    ],
)
def test_the_judge_overrules_a_rule_where_all_else_speaks_against_it(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("my mum's maiden name, Pettibone, is what Barclays always wants", "Pettibone"),
        ("mädchenname meiner mutter, Petersilge, will die sparkasse immer wissen", "Petersilge"),
        ("cuando llama el banco preguntan mi primer cole y digo Espinosa", "Espinosa"),
        ("мамине дівоче Петрусенко, приват завжди питає", "Петрусенко"),
        ("Mi NIE, por fin lo tengo!! Y0000731Q", "Y0000731Q"),
        ("they printed MORGA657054SM9IJ on it, is that right?", "MORGA657054SM9IJ"),
    ],
)
def test_answers_for_a_bank_and_numbers_of_persons_are_removed(text: str, secret: str) -> None:
    assert secret not in redact(text)


@pytest.mark.parametrize("piece", ["4821 ", "?", "first pet Rex ", "pin 4821 "])
def test_a_long_note_of_one_piece_takes_longer_only_in_proportion(piece: str) -> None:
    assert grows_with_length_only(lambda size: find_secret((piece * size)[:size]), 20_000)


def test_a_name_above_a_text_is_read_by_rules_only() -> None:
    assert secrets.redacted({"shed": "2917 boards"}) == {"shed": "2917 boards"}


def test_the_gate_takes_at_most_twice_as_long_as_with_rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [split(line)[0] for line in lines(TOLD["en"])] + lines(HARMLESS)
    texts += ["We walk by the river every evening and talk about the garden", "Живу у Львові, люблю каву й ліс"] * 30

    def cost() -> float:
        start = time.process_time()
        for text in texts:
            check_text(text, kind="memory")
        return time.process_time() - start

    judged, by_rules = [], []
    for _ in range(9):  # in turns: a busy minute falls on both
        judged.append(cost())
        with monkeypatch.context() as alone:
            alone.setattr(secrets, "find_suspected", lambda text, told: iter(told))
            by_rules.append(cost())
    assert min(judged) <= 2 * min(by_rules)
