"""How Korean people tell secrets."""

PASSWORDS = "*비밀번호*, *패스워드*, *비번*, *암호*"
CODES = """
    *인증번호*, *핀번호*, *보안코드*, *인증코드*, *출입번호*, *pin번호*, *현관번호*, *확인번호*, *비밀 번호*,
    *출입코드*, *출입 코드*, *인증 번호*, *잠금번호*, *핀코드*
"""
LOCKS = "*코드*, *번호*"
KEYS = "*토큰*, *시크릿*, *api 키*, *비밀키*, *키는*"
THINGS = """
    *현관*, *도어락*, *금고*, *알람*, *공동현관*, *태블릿*, *폰*, *노트북*, *컴퓨터*, *대문*, *뒷문*, *출입문*,
    *자물쇠*, *사물함*, *캐리어*, *보관함*, *차고*, *카드*, *은행*
"""
OPENS = "*잠금 해제*, *잠금해제*"
NETS = "*와이파이*, *무선*, *공유기*, *wifi*"
PUBLIC = "*우편*, *오류*, *에러*, *전화*, *주문*, *소스*, *공개*"
LOGINS = "*아이디*, *로그인*, *계정*"
PHRASES = "*복구 문구*, *복구 단어*, *복구단어*, *시드 구문*, *니모닉*, *지갑*"
DOCUMENTS = """
    *주민등록번호*, *주민번호*, *여권*, *운전면허*, *면허번호*, *면허증*, *외국인등록번호*, *건강보험*, *신분증 번호*,
    *사업자번호*
"""
QUESTIONS = "*보안 질문*, *비밀번호 찾기 질문*, *비밀 질문*, *비번 찾기 질문*, *본인확인 질문*, *보안질문*, *비밀질문*"
REPLIES = "*답은*, *답이*, *답변*, *정답*, *대답*"
SAYS = "는, 은, 이, 가"
COUNTS = "자*, 글자*, 자리*, 일*, 번*, 년*"
ENDS = "이야*, 야*, 입니다*, 예요*, 이에요*, 임"
NUMERALS = "공영일이삼사오육칠팔구"
"""Its digits in words of one syllable, which are written without blanks; only where it has such."""
SHORT_CODES = "보안"
ROW_IS_GLUED = "[는은]"
"""What says in a language that writes it up to the word before that a row of a wallet's words may come."""
ACCOUNTS_UNSPACED = r"계좌\s?번호"
"""The number of an account in a script that parts no words."""
ACCOUNT_IS_UNSPACED = "[은는]"
"""What stands between an account and its number in such a script."""
RECALLS = """
    *엄마 이름*, *어머니 성함*, *어머니 이름*, *첫 강아지*, *첫 고양이*, *첫 반려*, *초등학교 이름*, *출신 초등학교*,
    *담임 선생님*, *첫 차*, *어릴 때 별명*, *고향*
"""
QUESTION_ANSWERS = """
    *보안 질문 답*, *보안질문 답*, *비밀 질문 답*, *비밀질문 답*, *비밀번호 찾기 질문 답*, *보안 질문의 답*,
    *비밀 질문의 답*
"""
UNLOCK_PATTERNS = "*잠금 패턴*, *잠금패턴*, *화면 패턴*, *패턴 잠금*, *폰 패턴*, *패턴은*"
DIRECTIONS = "*왼쪽*, *오른쪽*, *위에서*, *아래로*, *위로*, *가운데*, *대각선*, *아래*"
POINTS = "*그게*, *그거*, *이게*"
