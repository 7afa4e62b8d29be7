"""Things that a code opens, and how Portuguese people say that one does."""

BOLTS = """
    cadeado, fechadura, tranca, interfone, campainha, teclado, alarme, combinação, caixa de chaves, cofre de chaves,
    caixinha, caixa postal, correio de voz, trava
"""
PLACES = """
    porta, portas, portão, porteiro, garagem, cofre, armário, mala, porão, entrada, portaria, cancela, elevador,
    gaveta, vestiário, estacionamento, depósito, bicicleta, bike, cacifo, arrecadação, catraca, lavandaria,
    lavanderia, bicicletário, galpão
"""
ROOMS = """
    escritório, casa, apartamento, prédio, estúdio, academia, escola, condomínio, edifício, loja, sítio, quarto,
    sala, airbnb, piscina, ginásio
"""
DEVICES = """
    telemóvel, celular, telefone, iphone, ipad, tablet, portátil, notebook, computador, pc, chip, sim, relógio, tv,
    televisão, consola, impressora, servidor, ecrã, tela, nas, mac
"""
NETS = "wifi, wi-fi, rede, roteador, router, modem, internet, hotspot"
CARDS = "cartão, visa, mastercard, multibanco, amex, cartão de crédito, nubank"
BACKS = "verso, atrás, parte de trás, costas"
ONCE = """
    uso único, otp, sms, verificação, recuperação, código de confirmação, puk, autenticador, dois fatores,
    duas etapas, 2fa, emergência, código de validação
"""
SENDS = "mandou, enviou, chegou, recebi, banco, mensagem, mandaram, enviaram, veio, manda, envia, ditou"
SIGNINS = """
    entro, entra, acesso, aceder, acessar, acede, login, conta, utilizador, usuário, credenciais, netflix, spotify,
    gmail, amazon, paypal, instagram, insta, facebook, steam, moodle, intranet, vpn, email, e-mail, github, outlook,
    portal, gov, finanças, google, sessão, logar
"""
USERS = "convidado, administrador"
CODES = "código, códigos, dígitos, algarismos"
BUTTONS = "cardinal, asterisco, jogo da velha, sustenido, estrela, tecla verde, sininho"
ENTERS = """
    digita, digite, digitar, digito, marca, marque, marcar, insere, insira, inserir, põe, pôr, ponha, coloca,
    coloque, colocar, aperta, aperte, apertar, carrega, carregar, tecla, teclar, gira, girar, roda, rodar, escreve,
    escrever, mete, meter, digitando
"""
ADMITS = """
    abre, abrir, abro, abrem, desbloque*, destranc*, desativ*, desarm*, entra, entrar, entras, desliga, desligar,
    libera, liberar, passar, acessar
"""
WANTS = "pede, quer, aceita, precisa, vai com, funciona com, responde a, leva, com, está em, usa"
SAYS = "é, são, era, será, seria, fica, ficou, meu, minha, nosso"
SMALL = """
    o, a, os, as, de, do, da, dos, das, meu, minha, nosso, nossa, seu, sua, para, pra, pro, no, na, em, por, ao, à,
    com, e, ou, um, uma, depois, sempre, só, agora, ainda, código, número, se, quando, que, te, me, eu, você, tu,
    ele, ela, lá, aqui, antes, mas, sem, também, obrigado, obrigada, duas vezes, primeiro, já, tem, rápido, logo
"""
JOINS = "com, e, depois, senha, palavra-passe, mais, seguido de"
UNITS = """
    euro, euros, reais, dólares, quilos, kg, km, metros, cm, mm, ano, anos, minutos, horas, dias, meses, mês,
    por cento, peças, páginas, pessoas, gigas, gb, mb, passos, graus, quilômetros, quilómetros, litros, vezes,
    segundos, semanas, palavras, pontos, watts, lugares, calorias
"""
PAYS = "paguei, pago, custa, custou, custava, preço, gastei, aluguel, renda, vendi, conta de"
NUMBERS = "número, nº, núm"
SPANS = "por, x, a"
LABELS = """
    rua, avenida, pedido, voo, autocarro, ônibus, linha, comboio, trem, modelo, versão, tamanho, página, artigo,
    quarto, andar, postal, cep, plataforma, cerca de, quase, desde, erro, fatura, capítulo, série, sócio,
    biblioteca, fidelidade, rastreio, referência, processo, bilhete, cliente, assento, lugar
"""
REFERENCES = """
    pedido*, fatura*, encomenda*, reserva*, processo*, reclama*, protocolo*, ticket*, chamado*, bilhete*, rastreio,
    rastreamento, referência*, cliente, sócio, apólice, sinistro, isbn, modelo*, voo*, autocarro, ônibus, comboio, trem,
    quarto, página*, postal, cep, vers*, artigo*, capítulo*
"""
TIMES = "às, até, desde, pelas, antes, após"
CLOCKS = "despertador, alarme"
TOWARDS = "para, às"
CALLED = "chama, chamado, chamada, nome, rede, usuário, utilizador, apelido"
TURNS = "esquerda, direita"
TENS = """
    dez, onze, doze, treze, catorze, quatorze, quinze, dezesseis, dezasseis, dezessete, dezassete, dezoito,
    dezenove, dezanove, vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa
"""
