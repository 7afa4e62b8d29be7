"""Things that a code opens, and how people say that one does, in Spanish and Portuguese."""

from language.sensitive.words.rows import Opening

TABLES = {
    "es": Opening(
        bolts="""
            candado*, cerradura*, cajetín, caja de llaves, cajita de llaves, teclado, telefonillo,
            portero automático, interfono, videoportero, alarma*, combinación, buzón de voz, antirrobo,
            caja fuerte, caja de seguridad, intercomunicador, bloqueo de pantalla, patrón, caja con la llave,
            cajita con la llave
        """,
        places="""
            puerta*, verja, cancela, portón, portal, reja, garaje, cochera, taquilla, maleta, trastero, entrada,
            buzón, barrera, cajero, ascensor, armario, conserjería, portería, cajón, sótano, parking,
            aparcamiento, vestuario, casillero, cajita, caja, panel, bici, bicicleta, lavandería, torno, cofre,
            locker
        """,
        rooms="""
            oficina, casa, piso, edificio, habitación, apartamento, local, urbanización, finca, piscina, gimnasio,
            gym, airbnb, estudio, colegio, coche
        """,
        devices="""
            móvil, movil, teléfono, telefono, celular, iphone, ipad, tableta, tablet, portátil, portatil,
            ordenador, computadora, compu, laptop, sim, reloj, tele, televisor, consola, impresora, servidor,
            pantalla, pc, nas
        """,
        nets="wifi, wi-fi, wi fi, la red, mi red, router, internet, inalámbrica",
        cards="tarjeta*, visa, mastercard, amex, american express, maestro, débito, crédito",
        backs="firma, banda, detrás, detras, reverso, dorso, atrás, parte trasera, por detrás",
        once="""
            temporal, provisional,
            un solo uso, otp, sms, verificación, respaldo, recuperación, confirmación, puk, autenticador,
            doble factor, dos pasos, dos factores, 2fa, emergencia, de acceso, reserva, de uso único, uso único,
            código de seguridad
        """,
        sends="""
            mandó, manda, envió, envía, llegó, llegar, llega, recibí, mandaron, enviaron, banco, mandado, enviado,
            mensaje, mandar, enviar, mandan, envían, recibido, llegado, recibo, dijeron, dictaron, dieron, dijo
        """,
        signins="""
            entro, entrar, entra, acceder, accedo, acceso, inicio sesión, iniciar sesión, inicio de sesión, login,
            logueo, loguearme, loguearse, me conecto, usuario, cuenta, credenciales, netflix, spotify, gmail,
            amazon, ebay, paypal, instagram, insta, facebook, steam, moodle, portal, intranet, vpn, correo,
            github, outlook, la uni, campus, aula virtual, hbo, disney, identifico, google, whatsapp, discord,
            hotmail
        """,
        users="invitado, administrador",
        codes="código, codigo, códigos, cifras, dígitos",
        buttons="almohadilla, asterisco, numeral, estrella, campana, tecla verde",
        enters="""
            marca, marcas, marcar, marcando, marque, teclea, tecleas, teclear, tecleando, pon, pones, poner,
            poniendo, pulsa, pulsas, pulsar, pulsando, mete, meter, metes, metiendo, introduce, introducir,
            introduces, digita, digitas, digitar, aprieta, presiona, presionar, gira, girar, escribe, escribir,
            ingresa, ingresar, dale, hay que poner, pongo, ponemos, puse, ponle, giras, girando, giro, marcáis,
            tecleo, pulso, meto, introduzco, digito, escribes, ingresas, metemos, marcamos
        """,
        admits="""
            abre, abren, abrir, abro, abres, abrirla, abrirlo, desbloque*, desactiv*, se quita, quitar, quita,
            apaga, apagar, entra, entrar, entras, entro, desarma*, pasar, acceder, desconecta*, abriendo, se abre
        """,
        wants="""
            pide, quiere, acepta, lleva, usa, uso, necesita, va con, funciona con, está en, puesta en, puesto en,
            responde a, tiene, con, va, cierra con
        """,
        says="es, son, era, será, sería, pone, sigue siendo, mía, mío, nuestra",
        small="""
            el, la, los, las, de, del, mi, mis, para, ahora, en, por, al, a, nuestra, nuestro, su, sus, tu, con,
            y, e, o, un, una, luego, después, siempre, solo, almohadilla, asterisco, número, código, que, si,
            cuando, hay, llave, números, abajo, arriba, fuera, mamá, papá, abuela, junto, te, se, dos veces,
            primero, ya, nuevo, nueva, espera, antes, pero, porque, sin, dentro, durante, como, gracias, también,
            tambien, allí, aquí, lo, nos, me, yo, mientras, sino, hasta que, cada, rápido, rapido, despacio,
            una vez
        """,
        joins="con, y, luego, contraseña, clave, después, más, e",
        units="""
            euro, euros, dólares, pesos, kilo*, kg, km, metros, cm, mm, año, años, minutos, horas, días, meses,
            por ciento, piezas, páginas, personas, megas, gb, mb, pasos, grados, mesas, kilómetros, litros, veces,
            segundos, semanas, palabras, puntos, vatios, soles, mil, millones
        """,
        pays="pagamos, pagué, pago, costó, cuesta, cuestan, precio, gasté, gastamos, vendí, alquiler",
        numbers="número, num, nº, núm",
        spans="por, x, a, de",
        labels="""
            calle, avenida, pedido, vuelo, autobús, bus, línea, tren, modelo, versión, talla, página, artículo,
            habitación, piso, planta, postal, andén, casi, unos, unas, cerca de, desde, error, factura, capítulo,
            puerto, serie, socio, biblioteca, fidelidad, seguimiento, referencia, expediente, sobre, ticket, aula,
            sala, consulta, despacho, turno, fila, asiento
        """,
        times="las, a las, hasta, sobre, desde, hacia",
        clocks="alarma*, despertador",
        towards="a, para",
        called="llama, llamada, llamado, nombre, red, como, usuario, user, apodo",
        turns="izquierda, derecha",
        tens="""
            diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte,
            veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho,
            veintinueve, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa
        """,
    ),
    "pt": Opening(
        bolts="""
            cadeado, fechadura, tranca, interfone, campainha, teclado, alarme, combinação, caixa de chaves,
            cofre de chaves, caixinha, caixa postal, correio de voz, trava
        """,
        places="""
            porta, portas, portão, porteiro, garagem, cofre, armário, mala, porão, entrada, portaria, cancela,
            elevador, gaveta, vestiário, estacionamento, depósito, bicicleta, bike, cacifo, arrecadação, catraca,
            lavandaria, lavanderia, bicicletário, galpão
        """,
        rooms="""
            escritório, casa, apartamento, prédio, estúdio, academia, escola, condomínio, edifício, loja, sítio,
            quarto, sala, airbnb, piscina, ginásio
        """,
        devices="""
            telemóvel, celular, telefone, iphone, ipad, tablet, portátil, notebook, computador, pc, chip, sim,
            relógio, tv, televisão, consola, impressora, servidor, ecrã, tela, nas, mac
        """,
        nets="wifi, wi-fi, rede, roteador, router, modem, internet, hotspot",
        cards="cartão, visa, mastercard, multibanco, amex, cartão de crédito, nubank",
        backs="verso, atrás, parte de trás, costas",
        once="""
            uso único, otp, sms, verificação, recuperação, código de confirmação, puk, autenticador, dois fatores,
            duas etapas, 2fa, emergência, código de validação
        """,
        sends="mandou, enviou, chegou, recebi, banco, mensagem, mandaram, enviaram, veio, manda, envia, ditou",
        signins="""
            entro, entra, acesso, aceder, acessar, acede, login, conta, utilizador, usuário, credenciais, netflix,
            spotify, gmail, amazon, paypal, instagram, insta, facebook, steam, moodle, intranet, vpn, email,
            e-mail, github, outlook, portal, gov, finanças, google, sessão, logar
        """,
        users="convidado, administrador",
        codes="código, códigos, dígitos, algarismos",
        buttons="cardinal, asterisco, jogo da velha, sustenido, estrela, tecla verde, sininho",
        enters="""
            digita, digite, digitar, digito, marca, marque, marcar, insere, insira, inserir, põe, pôr, ponha,
            coloca, coloque, colocar, aperta, aperte, apertar, carrega, carregar, tecla, teclar, gira, girar,
            roda, rodar, escreve, escrever, mete, meter, digitando
        """,
        admits="""
            abre, abrir, abro, abrem, desbloque*, destranc*, desativ*, desarm*, entra, entrar, entras, desliga,
            desligar, libera, liberar, passar, acessar
        """,
        wants="pede, quer, aceita, precisa, vai com, funciona com, responde a, leva, com, está em, usa",
        says="é, são, era, será, seria, fica, ficou, meu, minha, nosso",
        small="""
            o, a, os, as, de, do, da, dos, das, meu, minha, nosso, nossa, seu, sua, para, pra, pro, no, na, em,
            por, ao, à, com, e, ou, um, uma, depois, sempre, só, agora, ainda, código, número, se, quando, que,
            te, me, eu, você, tu, ele, ela, lá, aqui, antes, mas, sem, também, obrigado, obrigada, duas vezes,
            primeiro, já, tem, rápido, logo
        """,
        joins="com, e, depois, senha, palavra-passe, mais, seguido de",
        units="""
            euro, euros, reais, dólares, quilos, kg, km, metros, cm, mm, ano, anos, minutos, horas, dias, meses,
            mês, por cento, peças, páginas, pessoas, gigas, gb, mb, passos, graus, quilômetros, quilómetros,
            litros, vezes, segundos, semanas, palavras, pontos, watts, lugares, calorias
        """,
        pays="paguei, pago, custa, custou, custava, preço, gastei, aluguel, renda, vendi, conta de",
        numbers="número, nº, núm",
        spans="por, x, a",
        labels="""
            rua, avenida, pedido, voo, autocarro, ônibus, linha, comboio, trem, modelo, versão, tamanho, página,
            artigo, quarto, andar, postal, cep, plataforma, cerca de, quase, desde, erro, fatura, capítulo, série,
            sócio, biblioteca, fidelidade, rastreio, referência, processo, bilhete, cliente, assento, lugar
        """,
        times="às, até, desde, pelas, antes, após",
        clocks="despertador, alarme",
        towards="para, às",
        called="chama, chamado, chamada, nome, rede, usuário, utilizador, apelido",
        turns="esquerda, direita",
        tens="""
            dez, onze, doze, treze, catorze, quatorze, quinze, dezesseis, dezasseis, dezessete, dezassete,
            dezoito, dezenove, dezanove, vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa
        """,
    ),
}
