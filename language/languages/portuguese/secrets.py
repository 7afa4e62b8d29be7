"""How Portuguese people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "senha, palavra-passe, palavra passe, palavra secreta, código do wifi"
CODES = """
    código pin, código de segurança, código de verificação, código de desbloqueio, código de acesso,
    códigos de backup, código do cartão, código de confirmação, código secreto, pin, código do telemóvel,
    código do celular, código da entrada, código do portão
"""
LOCKS = "código, codigo, códigos, combinação, segredo do"
KEYS = "chave, segredo, chave secreta, chave de api, chave da api"
THINGS = """
    porta, portão, prédio, alarme, cofre, garagem, cadeado, armário, telefone, telemóvel, celular, cartão, banco,
    multibanco, sms, verificação, confirmação, segurança, acesso, escritório, mala, autenticador, duas etapas,
    dois fatores, conta, portaria, interfone, bicicleta
"""
OPENS = "desbloque*, abre com, abrir, desativ*, desliga com, para entrar"
NETS = "wifi, wi-fi, wi fi, rede, roteador, router, wpa, internet"
PUBLIC = "postal, erro, fonte, desconto, barras, sucesso, fiscal, civil, carro, pública, penal, felicidade"
LOGINS = "usuário, utilizador, login, conta, credenciais, acesso"
PHRASES = "frase de recuperação, palavras de recuperação, frase semente, carteira"
SEEDS = "autenticador, duas etapas, dois fatores"
DOCUMENTS = """
    passaporte, cpf, rg, nif, cartão de cidadão, carteira de identidade, título de eleitor, cnh, niss,
    carta de condução, número do passaporte, bilhete de identidade, segurança social, pis, cartão do sus,
    título de residência, rne, identidade
"""
QUESTIONS = "pergunta secreta, pergunta de segurança, perguntas de segurança, pergunta de recuperação"
REPLIES = "resposta, respondi"
RECALLS = """
    nome de solteira, solteira, primeiro animal, primeiro cachorro, primeira escola, professora favorita,
    primeiro carro, primeiro gato, primeira professora, rua da minha infância, rua onde cresci,
    melhor amigo de infância, cidade natal, primeiro cão, primeiro bicho, escola primária, nome do meu primeiro
"""
SAYS = "é, são, era, será, continua, fica"
ABOUT = """
    do, da, de, dos, das, o, a, meu, minha, para, agora, no, na, nosso, nossa, pro, pra, e, lá, em, com, ao, os, as
"""
COUNTS = "caracteres, dígitos, letras, bits, dias, vezes, anos, minutos, palavras, meses, símbolos"
PLAIN = """
    obrigatóri*, esquec*, segur*, curt*, long*, frac*, fort*, nov*, antig*, velh*, errad*, alterad*, perdid*, *ado,
    *ada, *ido, *ida, *mente, mesma, mesmo, aqui, paciência, difícil, fácil, simples, muito
"""
HABITS = "em todo lado, em todo lugar, para tudo, em todos os sites"
DIGITS = "zero um dois três quatro cinco seis sete oito nove"
SHORT_CODES = "segur"
SURE_PHRASES = "frase|palavras"
PHRASE_IS = "era"
ROW_IS = "são"
MOST_COMMON = "mais (?:comum|usad)"
OWN = "meu|minha"
PHONES = "telefone"
ACCOUNT_NUMBERS = r"(?:número|numero|nº|n\.º|núm\.?)\s(?:de\s|da\s(?:minha\s)?)?conta"
ACCOUNTS = r"conta\sbancária"
ACCOUNT_IS = "é"
ANSWER_SMALL = "era|que"
ANSWER_ENDS = "como"
ANSWER_WAS = "era"
SHORT_WORDS = words_of("e o a à")
QUESTION_ANSWERS = """
    resposta secreta, resposta de segurança, resposta da pergunta secreta, resposta da pergunta de segurança,
    resposta à pergunta de segurança, resposta à pergunta secreta
"""
UNLOCK_PATTERNS = """
    padrão de desbloqueio, padrão do telemóvel, padrão do celular, desenho de desbloqueio, padrão de bloqueio,
    padrão da tela
"""
DIRECTIONS = "cima, baixo, esquerda, direita, diagonal, meio, canto, centro"
POINTS = "é, essa, isso, uso"
AGREED = """
    pergunta secreta, pergunta de segurança, perguntas de segurança, palavra combinada, palavra-passe combinada,
    palavra de segurança
"""
ASKERS = "banco, gerente, seguradora, atendente, operadora, atendimento, apoio ao cliente, suporte"
ANSWERED = (
    (
        r"(?<!\w)(?:respondi|respondo|responde|pus|coloquei|botei|meti|escrevi|digo|diz|diga|fala"
        r"|a resposta[^.!?\n]{0,20}?(?:é|foi|era|eh)|resposta:)"
        r"\s[\"“«']?(…)[\"”»']?(?=[,.;!?]|\s(?:e|porque|como|que)|$)"
    ),
)
ANSWER_TALK = "que|sim|não|nada|verdade|falso|igual|esqueci|sempre|nunca|nao|mais|isso|assim"
