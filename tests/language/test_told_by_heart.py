"""Secrets that people know by heart and describe: the line that unlocks a screen, the answer to a secret question; and
codes told in Hindi, in either script."""

import pytest

from language.sensitive.secrets import find_secret, redact

DRAWN = (
    "the unlock pattern on dad's tablet is a big Z",
    "my lock screen pattern: top corner, down, then right",
    "графічний ключ у мене як літера Z, з лівого кута",
    "mein Entsperrmuster geht von oben nach rechts und dann runter",
    "el patrón de desbloqueo es una N",
    "mon schéma de déverrouillage part du haut à gauche et va au milieu",
    "il segno di sblocco del tablet è una S",
    "o padrão de desbloqueio começa no canto e desce para a direita",
    "ekran deseni soldan sağa sonra aşağıya",
    "نمط القفل من فوق لتحت وبعدين يمين",
    "पैटर्न लॉक ऊपर से नीचे और फिर दाएँ",
    "phone ka pattern upar se neeche phir left hai",
    "我的解锁图案是左上到右下再往左",
    "ロック解除パターンは右上から左下、最後に右へ",
    "폰 패턴은 왼쪽에서 아래로 가면 돼",
)
NOT_DRAWN = (
    "the unlock pattern on my phone is too easy to guess",
    "I want a pattern lock for the bike shed",
    "mein Entsperrmuster habe ich schon wieder vergessen",
    "el patrón de desbloqueo me parece menos seguro que la huella",
    "ekran deseni yerine parmak izi kullanıyorum",
    "我不喜欢手势密码",
    "パターンロックは使っていません",
    "पैटर्न लॉक से अच्छा फिंगरप्रिंट है",
)
ANSWERS = (
    ("le nom de jeune fille de ma mère c'est Mercier, c'est ma réponse secrète à la banque", "Mercier"),
    ("réponse de sécurité : premier chat Moustache", "Moustache"),
    ("ilk kedimin adı Duman, gizli sorunun cevabı", "Duman"),
    ("أول مدرسة كانت النور وهي جواب السؤال السري", "النور"),
    ("मेरी माँ का शादी से पहले का नाम मिश्रा था, सुरक्षा सवाल का जवाब वही है", "मिश्रा"),
    ("我第一只猫叫咪咪,密保答案是它", "咪咪"),
    ("母の旧姓は小野寺、秘密の質問の答えです", "小野寺"),
    ("첫 고양이 이름이 나비고 그게 보안 질문 답이야", "나비"),
)
TALK_OF_ANSWERS = (
    "ma mère a gardé son nom de jeune fille",
    "la réponse secrète, je l'ai oubliée",
    "ilk kedim çok tatlıydı",
    "我第一只猫叫咪咪",
    "母の旧姓は小野寺です",
    "첫 고양이 이름이 나비야",
    "सुरक्षा सवाल का जवाब याद नहीं",
)
HINDI = (
    "mera upi pin 660218 hai",
    "almari 4471 se khulti hai",
    "darwaze pe 9930# dabana",
    "hotspot ka password laddoo@31 hai",
    "voter id XGH4471902 hai mera",
    "दफ्तर का दरवाज़ा ३३०९ से खुलता है",
    "मेरा एमपिन 660914 है",
)
HINDI_TALK = (
    "yeh darwaza 1988 me lagwaya tha",
    "gate number 4 pe milte hai",
    "password phir se bhool gaya",
    "ताला 350 रुपये का आया",
    "दरवाज़ा 1978 में बना था",
    "धारा 377 पर बहस हुई",
    "taala 12 saal purana hai",
)


@pytest.mark.parametrize("text", DRAWN)
def test_a_described_unlock_pattern_is_a_secret(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize("text", [*NOT_DRAWN, *TALK_OF_ANSWERS, *HINDI_TALK])
def test_talk_about_such_things_is_kept(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_the_answer_to_a_secret_question_goes_and_the_rest_stays(text: str, answer: str) -> None:
    assert answer not in redact(text)


@pytest.mark.parametrize("text", HINDI)
def test_hindi_is_understood_in_both_scripts(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "told",
    [
        "リカバリーフレーズ もり かわ そら いぬ ねこ みず ひかり かぜ つき ほし うみ やま",
        "恢复短语：风 花 雪 月 山 水 木 石 金 火 土 竹",
        "복구단어는 나무 바람 하늘 거울 사과 연못 모자 열쇠 안개 지붕 고래 방울",
    ],
)
def test_the_words_of_a_wallet_may_be_short(told: str) -> None:
    assert find_secret(told)
