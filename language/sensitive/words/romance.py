"""How people tell secrets in Spanish, French, Italian and Portuguese."""

from language.sensitive.words.rows import Words

TABLES = {
    "es": Words(
        passwords="contraseña, contrasena, palabra de paso, frase de paso, palabra secreta",
        maybes="clave, claves, palabra clave",
        codes="""
            número secreto, numero secreto, pin, código pin, codigo pin, código de seguridad, código de verificación,
            código de desbloqueo, código de bloqueo, código de acceso, códigos de respaldo, clave de cajero,
            clave del cajero, clave de la tarjeta, puk, código puk
        """,
        locks="código, codigo, códigos, combinación, numeración",
        keys="llave, token, secreto, semilla, clave secreta, clave privada, clave de api, clave api",
        things="""
            puerta, portal, portón, cancela, alarma, caja fuerte, garaje, candado, taquilla, teléfono, móvil,
            celular, tablet, tarjeta, banco, cajero, sim, sms, mensaje, verificación, confirmación, seguridad,
            acceso, autenticador, oficina, edificio, portero, dos pasos, trastero, maleta, cuenta, cochera, bici,
            casa, correo, buzón
        """,
        opens="desbloque*, se abre con, abre con, abrir, desactiv*, se desactiva con, para entrar",
        nets="wifi, wi-fi, red, router, wpa, internet",
        public="""
            postal, error, fuente, descuento, barras, éxito, sol, civil, penal, palabras, fiscal, pública, público,
            promocional, país, coche, morse, identificación fiscal, producto
        """,
        logins="usuario, login, cuenta, credenciales, entrar, acceso, inicio de sesión",
        phrases="""
            frase de paso, frase secreta, frase de la llave, frase de acceso, frase de la copia,
            frase semilla, frase de recuperación, palabras de recuperación, semilla, frase secreta, monedero,
            cartera, billetera
        """,
        seeds="autenticador, semilla, dos pasos, doble factor",
        says="es, son, era, será, sería, pon, ponle, marca, teclea, poner",
        about="""
            de, del, la, el, los, mi, mis, para, ahora, en, por, al, nuestra, nuestro, su, tu, con, y, un, una, aquí,
            te, dejo, sigue, siendo
        """,
        counts="""
            caracteres, cifras, dígitos, letras, bits, días, veces, años, minutos, palabras, meses, combinaciones,
            posibilidades, opciones
        """,
        plain="""
            requerid*, olvid*, segur*, insegur*, cort*, larg*, nuev*, viej*, débil, fuerte, incorrect*, secret*,
            fácil, difícil, igual, misma, aquí, *ado, *ada, *ido, *ida, *mente, paciencia, constancia, complicad*,
            otra, gestor*
        """,
        habits="en todas partes, para todo, en todos lados, en todos los sitios, hasta en el, hasta en la",
        misspelled="contraseña, contrasena",
        alike="contraseñas",
        digits="cero uno dos tres cuatro cinco seis siete ocho nueve",
        documents="""
            pasaporte, dni, nie, nif, curp, rfc, cuit, cuil, rut, cédula, clabe, cbu, seguridad social, tarjeta
            sanitaria,
            carné de conducir, carnet de conducir, licencia de conducir, carné de identidad, carnet de identidad,
            tarjeta de residencia, número de afiliación, cartilla militar, libreta militar, tarjeta militar
        """,
        questions="""
            pregunta secreta, pregunta de seguridad, pregunta de recuperación, palabra de la alarma,
            palabra para la alarma
        """,
        replies="dije, digo, respondo, contesto, respuesta, respondí, contesté, puse, pongo",
        recalls="""
            primera maestra, primer maestro, primera profesora, primer profe, conocí a mi,
            apellido de soltera, de soltera, primera mascota, primer perro, primer gato, primera escuela,
            primer colegio, primer cole, profesor favorito, profesora favorita, primer coche, primer carro, primer auto,
            calle de mi infancia, calle donde crecí, apodo, palabra memorable, ciudad donde nac*, mejor
            amigo de la infancia,
            segundo nombre, primer trabajo, primer jefe
        """,
    ),
    "fr": Words(
        passwords="mot de passe, mdp, phrase de passe, phrase secrète, code wifi, mot secret",
        codes="""
            code pin, code secret, digicode, code de déverrouillage, code de sécurité, cryptogramme,
            code de validation, code d'accès, codes de secours, code de secours, code de vérification,
            code confidentiel
        """,
        locks="code, codes, combinaison",
        keys="clé, clef, jeton, secret, clé secrète, clé api, clé d'api",
        things="""
            porte, portail, immeuble, alarme, coffre*, garage, cadenas, casier, téléphone, portable, mobile, carte,
            banque, distributeur, sms, vérification, validation, confirmation, sécurité, accès, bureau, entrée,
            valise, vélo, interphone, parking, résidence, tablette, compte
        """,
        opens="déverrouill*, s'ouvre avec, ouvre avec, désactiv*, ouvrir, pour entrer",
        nets="wifi, wi-fi, box, livebox, freebox, réseau, routeur, wpa",
        public="""
            postal, route, erreur, source, succès, promo, barres, réduction, civil, pénal, sol, voiture, publique,
            usb, travail, bonheur
        """,
        logins="identifiant, identifiants, utilisateur, compte, connexion, login",
        phrases="phrase de récupération, mots de récupération, portefeuille, phrase mnémonique",
        seeds="double authentification, authentificateur, deux facteurs",
        says="est, sont, était, c'est, reste, sera",
        about="""
            du, de, la, le, les, des, mon, ma, mes, notre, pour, maintenant, à, au, d', sur, en, ce, toujours, et,
            actuellement, chez
        """,
        counts="caractères, chiffres, lettres, bits, jours, fois, ans, minutes, mots, mois, symboles",
        plain="""
            requis, oublié*, sécurisé*, court*, long*, faible, fort, changé*, nouveau, ancien, perdu*, faux,
            incorrect*, *é, *ée, *és, *ement, même, ici, là, patience, simple, compliqué*, gestionnaire*
        """,
        habits="partout, pour tout, sur tous les sites",
        digits="zéro un deux trois quatre cinq six sept huit neuf",
        documents="""
            passeport, sécurité sociale, numéro de sécu, numéro fiscal, carte d'identité, carte vitale, permis de
            conduire,
            titre de séjour
        """,
        questions="question secrète, question de sécurité",
        replies="réponse, répondu",
    ),
    "it": Words(
        passwords="parola d'ordine, parola segreta, passwd, password",
        codes="""
            codice pin, codice segreto, codice di sicurezza, codice di sblocco, codice di verifica,
            codice di accesso, codici di backup, codici di recupero, codice di conferma, codice otp
        """,
        locks="codice, codici, combinazione",
        keys="chiave, segreto, chiave api, chiave segreta",
        things="""
            porta, portone, cancello, allarme, antifurto, cassaforte, garage, lucchetto, armadietto, telefono,
            cellulare, carta, bancomat, banca, sms, verifica, conferma, sicurezza, accesso, ufficio, palazzo,
            citofono, valigia, bici, autenticatore, due passaggi, due fattori, conto
        """,
        opens="sblocc*, si apre con, apre con, disattiv*, aprire, per entrare",
        nets="wifi, wi-fi, rete, router, wpa, modem",
        public="""
            postale, errore, fiscale, sorgente, sconto, barre, successo, stradale, civile, macchina, pubblica,
            violino, avviamento, auto
        """,
        logins="utente, account, accesso, credenziali, login, nome utente",
        phrases="frase di recupero, parole di recupero, seed, portafoglio, frase mnemonica",
        seeds="autenticatore, due fattori, due passaggi",
        says="è, sono, era, sarà, resta, e'",
        about="""
            del, della, dello, dell', di, il, la, lo, mia, mio, per, ora, adesso, al, nostra, nostro, sul, su, da,
            dal, e, con, i, le, nel, sempre
        """,
        counts="caratteri, cifre, lettere, bit, giorni, volte, anni, minuti, parole, mesi, simboli",
        plain="""
            richiest*, dimenticat*, sicur*, cort*, lung*, debole, forte, nuov*, vecchi*, errat*, cambiat*, pers*,
            *ato, *ata, *uto, *uta, *mente, stessa, stesso, qui, pazienza, semplice, segreta, difficile, facile
        """,
        habits="ovunque, dappertutto, per tutto, su tutti i siti",
        digits="zero uno due tre quattro cinque sei sette otto nove",
        documents="""
            passaporto, codice fiscale, carta d'identità, tessera sanitaria, patente di guida, permesso di soggiorno
        """,
        questions="domanda di sicurezza, domanda segreta",
        replies="risposta, risposto",
        recalls="""
            cognome da nubile, da nubile, primo animale, primo cane, prima scuola, insegnante preferit*,
            prima auto
        """,
    ),
    "pt": Words(
        passwords="senha, palavra-passe, palavra passe, palavra secreta, código do wifi",
        codes="""
            código pin, código de segurança, código de verificação, código de desbloqueio, código de acesso,
            códigos de backup, código do cartão, código de confirmação, código secreto
        """,
        locks="código, codigo, códigos, combinação, segredo do",
        keys="chave, segredo, chave secreta, chave de api, chave da api",
        things="""
            porta, portão, prédio, alarme, cofre, garagem, cadeado, armário, telefone, telemóvel, celular, cartão,
            banco, multibanco, sms, verificação, confirmação, segurança, acesso, escritório, mala, autenticador,
            duas etapas, dois fatores, conta, portaria, interfone, bicicleta
        """,
        opens="desbloque*, abre com, abrir, desativ*, desliga com, para entrar",
        nets="wifi, wi-fi, wi fi, rede, roteador, router, wpa, internet",
        public="postal, erro, fonte, desconto, barras, sucesso, fiscal, civil, carro, pública, penal, felicidade",
        logins="usuário, utilizador, login, conta, credenciais, acesso",
        phrases="frase de recuperação, palavras de recuperação, frase semente, carteira",
        seeds="autenticador, duas etapas, dois fatores",
        says="é, são, era, será, continua, fica",
        about="""
            do, da, de, dos, das, o, a, meu, minha, para, agora, no, na, nosso, nossa, pro, pra, e, lá, em, com, ao,
            os, as
        """,
        counts="caracteres, dígitos, letras, bits, dias, vezes, anos, minutos, palavras, meses, símbolos",
        plain="""
            obrigatóri*, esquec*, segur*, curt*, long*, frac*, fort*, nov*, antig*, velh*, errad*, alterad*, perdid*,
            *ado, *ada, *ido, *ida, *mente, mesma, mesmo, aqui, paciência, difícil, fácil, simples, muito
        """,
        habits="em todo lado, em todo lugar, para tudo, em todos os sites",
        digits="zero um dois três quatro cinco seis sete oito nove",
        documents="passaporte, cpf, rg, nif, cartão de cidadão, carteira de identidade, título de eleitor, cnh, niss",
        questions="pergunta secreta, pergunta de segurança",
        replies="resposta, respondi",
        recalls="""
            nome de solteira, solteira, primeiro animal, primeiro cachorro, primeira escola, professora
            favorita, primeiro carro
        """,
    ),
}
