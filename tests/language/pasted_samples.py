"""Messages with other people's words in them: what the user says around them, and what only the others say."""

from typing import NamedTuple


class Paste(NamedTuple):
    """A message; words of the user's own part, and words that only the pasted part holds."""

    text: str
    own: tuple[str, ...]
    foreign: tuple[str, ...]


CHATS = [
    Paste("Uwe, [3 May 2024 at 10:11:12]:\nI live in Ulm and I play the harp\n\nIs that far?", (), ("Ulm", "harp")),
    Paste("user: I live in Cork\nassistant: Noted\nuser: I work as a mason\n\nsummarise this", (), ("Cork", "mason")),
    Paste("jo: I live in Cork\nal: cool, I'm a mason\n\nI live in Ghent, by the way.", ("Ghent",), ("Cork", "mason")),
    Paste("jo (2 hours ago): I live in Cork and I work as a mason", (), ("Cork", "mason")),
    Paste("throwaway42 3 hours ago | parent | next [–]\nI live in Cork\n\nIs he right?", (), ("Cork",)),
    Paste("pro: I like the tea\nI moved here 3 years ago", ("tea", "moved here"), ()),
    Paste(
        "My sister's chat from this morning:\n[12/03/24, 10:15] Olena: I just got a job at Siemens\n"
        "[12/03/24, 10:16] Marta: wow, I'm so jealous\n\nI still live in Porto, by the way.",
        ("Porto",),
        ("Siemens", "jealous"),
    ),
    Paste(
        "12.03.24, 10:15 - Taras: Я переїхав до Варшави\n12.03.24, 10:17 - Ліда: а я купила собаку\n\n"
        "Що йому відповісти? Я працюю вчителем.",
        ("вчителем",),
        ("Варшави", "собаку"),
    ),
    Paste(
        "3/12/24, 9:05 PM - Uncle Joe: I'm allergic to shellfish\nI collect stamps.\nWhat do I cook for him?",
        ("What do I cook",),
        ("shellfish", "stamps"),
    ),
    Paste(
        "Copied from our Slack:\n\nPriya Nair  10:15 AM\nI moved to the Toronto office\n\nMe  10:16 AM\n"
        "I work from Madrid now\n\nPriya Nair  10:18 AM\nI miss poutine already",
        ("Madrid",),
        ("Toronto", "poutine"),
    ),
    Paste(
        "bob [10:15 AM]\nI'm leaving Stripe in June\nalice [10:17 AM]\n"
        "I use Emacs these days\n\nAny idea how to react?",
        ("Any idea",),
        ("Stripe", "Emacs"),
    ),
    Paste(
        "<kvothe> i switched to arch linux\n<denna> i only use a mac\nI myself run Fedora, who is right?",
        ("Fedora",),
        ("arch", "mac"),
    ),
    Paste(
        "[10:15] <anna> I live in Oslo\n[10:15] <bengt> I hate herring\n\nI'm vegetarian, so I agree with bengt.",
        ("vegetarian",),
        ("Oslo", "herring"),
    ),
    Paste(
        "Discord, an hour ago:\nnightowl — Today at 10:15\nI main a druid and I live in Utah\n"
        "Pixel — Today at 10:16\nI have three cats\n\nI prefer strategy games.",
        ("strategy",),
        ("druid", "Utah", "cats"),
    ),
    Paste(
        "Ivan Petrenko, [12.03.2024 10:15]\nЯ вчу польську\n\nOksana, [12.03.2024 10:16]\nЯ вегетаріанка\n\n"
        "А я вчу німецьку.",
        ("німецьку",),
        ("польську", "вегетаріанка"),
    ),
    Paste(
        "I have two kids.\n\nTom: I want to move to Berlin.\nSue: I don't, I love my garden.\nTom: Then I'll go alone.",
        ("two kids",),
        ("Berlin", "garden", "alone"),
    ),
    Paste(
        "Interviewer: What do you do?\nKlaus: Ich arbeite bei Bosch.\nInterviewer: Und Ihre Familie?\n"
        "Klaus: Ich habe drei Töchter.\n\nIch wohne übrigens in Köln.",
        ("Köln",),
        ("Bosch", "Töchter"),
    ),
    Paste(
        "Con mi jefe por WhatsApp:\n[3/5/24 9:01:22] Jefe: Vivo en Toledo y odio el tren\n"
        "[3/5/24 9:02:10] Yo: Trabajo desde Valencia\n",
        ("Valencia",),
        ("Toledo", "tren"),
    ),
    Paste(
        "Марко: Я люблю рибалку.\nСофія: А я терпіти її не можу.\nМарко: Я куплю човен.\n\nДо речі, я боюся води.",
        ("боюся",),
        ("рибалку", "човен"),
    ),
    Paste(
        "Pierre 14:02\nJ'habite à Lyon maintenant\nChloé 14:03\nJ'ai adopté un lapin\n\nMoi, je suis à Nantes.",
        ("Nantes",),
        ("Lyon", "lapin"),
    ),
    Paste(
        "You: I prefer tea in the morning\nBob: I can't stand tea, I drink mate",
        ("tea in the morning",),
        ("mate",),
    ),
    Paste(
        "John Smith 2:15 PM\nI will be on paternity leave\nJohn Smith 2:16 PM\nmy wife is a surgeon\n\n"
        "What does that mean for our team? I manage six engineers.",
        ("six engineers",),
        ("paternity", "surgeon"),
    ),
]

MAILS = [
    Paste("Da: Paolo\nA: me\nOggetto: ciao\n\nI live in Bari now.\n\nCordiali saluti,\nPaolo", (), ("Bari",)),
    Paste("Title: My life\nAuthor: Jo\n\nI was born in Cork.\n\nRate this essay please", ("Rate",), ("Cork",)),
    Paste(
        "I'm a freelance designer.\n\nFrom: Carol <carol@example.org>\nTo: me\nSubject: Moving\n\n"
        "Hi, I have moved to Denver and I run a bakery now.\n\nBest,\nCarol",
        ("freelance designer",),
        ("Denver", "bakery"),
    ),
    Paste(
        "Von: Jürgen Maier\nAn: Team\nBetreff: Urlaub\n\nIch bin ab Montag auf Sylt und segle.\n\n"
        "Viele Grüße\nJürgen\n\nWas soll ich antworten? Ich arbeite in Graz.",
        ("Graz",),
        ("Sylt", "segle"),
    ),
    Paste(
        "De: Lucía Pérez\nPara: todos\nAsunto: Novedades\n\nMe he mudado a Bilbao y soy vegana.\n\n"
        "Un saludo,\nLucía\n\n"
        "¿Qué le contesto? Yo vivo en Sevilla.",
        ("Sevilla",),
        ("Bilbao", "vegana"),
    ),
    Paste(
        "De : Anne Roux\nÀ : moi\nObjet : Nouvelles\n\nJe travaille chez Airbus depuis mai.\n\nCordialement,\nAnne\n\n"
        "Au fait, j'habite à Lille.",
        ("Lille",),
        ("Airbus",),
    ),
    Paste(
        "Від: Ірина\nКому: мені\nТема: Новини\n\nЯ звільнилася з банку і граю на скрипці.\n\nЗ повагою,\nІрина\n\n"
        "Як відповісти? Я живу в Одесі.",
        ("Одесі",),
        ("банку", "скрипці"),
    ),
    Paste(
        "Thanks, I'm based in Leeds.\n\nOn Tue, 12 Mar 2024 at 10:15, Dan Brown <dan@example.com> wrote:\n"
        "I keep bees in Wales.\nI also sail.",
        ("Leeds",),
        ("bees", "Wales", "sail"),
    ),
    Paste(
        "Danke, ich komme mit zwei Kindern.\n\nAm 12.03.2024 um 10:15 schrieb Petra Klein:\n"
        "Ich habe ein Ferienhaus in Rügen gekauft.",
        ("zwei Kindern",),
        ("Ferienhaus", "Rügen"),
    ),
    Paste(
        "Soy celíaca.\n\nEl mar, 12 mar 2024 a las 10:15, Jorge (<j@example.com>) escribió:\n"
        "Trabajo en Repsol y pesco.",
        ("celíaca",),
        ("Repsol", "pesco"),
    ),
    Paste(
        "Je suis infirmière.\n\nLe mar. 12 mars 2024 à 10:15, Paul <p@example.com> a écrit :\nJ'ai un bateau à Brest.",
        ("infirmière",),
        ("bateau", "Brest"),
    ),
    Paste(
        "Я веган.\n\nвт, 12 бер. 2024 о 10:15 Ганна <h@example.com> пише:\nЯ відкрила ресторан у Луцьку.",
        ("веган",),
        ("ресторан", "Луцьку"),
    ),
    Paste(
        "Ich bin Lehrer.\n\n-----Ursprüngliche Nachricht-----\nIch baue ein Haus in Ulm.",
        ("Lehrer",),
        ("Haus", "Ulm"),
    ),
    Paste(
        "I own a dog.\n\n---------- Forwarded message ---------\nFrom: Zed\nDate: Mon\n\nI own an iguana.",
        ("dog",),
        ("iguana",),
    ),
    Paste(
        "I prefer short answers.\n\n-- \nFrank Ocean\nVP Sales, Initech\nI love golf",
        ("short answers",),
        ("Initech", "golf"),
    ),
    Paste(
        "Soy zurdo.\n\n----- Mensaje original -----\nTengo un taller en Cádiz.\n\nEnviado desde mi iPhone",
        ("zurdo",),
        ("taller", "Cádiz", "iPhone"),
    ),
    Paste(
        "Я лікарка.\n\n-------- Переслане повідомлення --------\nТема: Хата\nЯ продаю хату в Косові.",
        ("лікарка",),
        ("хату", "Косові"),
    ),
    Paste(
        "Hey, can you answer this? I never work on Fridays.\n\nDear colleague,\n\nI am writing from the Lagos office. "
        "I would love to meet on Friday.\n\nKind regards,\nAmara Obi\nHead of Growth",
        ("Fridays",),
        ("Lagos", "Growth"),
    ),
]

CUED = [
    Paste("Jo DMed me this:\nI live in Cork and I work as a mason", (), ("Cork", "mason")),
    Paste(
        "Here's what my boss sent me: We are closing the Austin site and I'm moving to Japan. "
        "By the way I live in Porto.",
        ("Porto",),
        ("Austin", "Japan"),
    ),
    Paste(
        "My landlord texted me: I raised the rent because I bought a yacht. Anyway, I'm looking for a flat in Ghent.",
        ("Ghent",),
        ("rent", "yacht"),
    ),
    Paste(
        "Is this a good review?\n\nReview:\nI stayed here with my husband and our poodle. I loved the sauna.",
        ("good review",),
        ("husband", "poodle", "sauna"),
    ),
    Paste(
        "I'm a nurse. Here is the job ad I found:\n\nWe are looking for a Java developer in Prague.\n"
        "You have five years of experience.\n\nWould that suit me?",
        ("nurse",),
        ("Java", "Prague"),
    ),
    Paste(
        "Ось що написав мій сусід: Я купив трактор і завів кіз. До речі, я живу на п'ятому поверсі.",
        ("поверсі",),
        ("трактор", "кіз"),
    ),
    Paste(
        "Мій колега пише таке:\nЯ перейшов на Haskell і щасливий.\n\nА я пишу на Python.",
        ("Python",),
        ("Haskell",),
    ),
    Paste(
        "Hier ist die Stellenanzeige:\n\nWir suchen einen Koch für unser Lokal in Basel. Sie sprechen Französisch.\n\n"
        "Ich bin Kellner und wohne in Bern.",
        ("Kellner", "Bern"),
        ("Koch", "Basel", "Französisch"),
    ),
    Paste(
        "Mein Chef hat mir geschrieben: Ich gehe in Rente und ziehe nach Mallorca. Übrigens bin ich Vegetarier.",
        ("Vegetarier",),
        ("Rente", "Mallorca"),
    ),
    Paste(
        "Esto es lo que me escribió mi prima: Me caso en mayo y vivo en Lima. "
        "Por cierto, yo soy alérgico a las nueces.",
        ("nueces",),
        ("mayo", "Lima"),
    ),
    Paste(
        "Aquí va la reseña:\nFui con mi novio y mi perro. Me encantó la paella.\n\n¿Te parece falsa? Soy cocinero.",
        ("cocinero",),
        ("novio", "paella"),
    ),
    Paste(
        "Voici ce que m'a écrit mon voisin : Je vends ma moto et je pars au Québec. Au fait, je suis prof de maths.",
        ("prof de maths",),
        ("moto", "Québec"),
    ),
    Paste(
        "Voici l'offre d'emploi :\n\nNous cherchons un soudeur à Metz.\n\nMoi, je suis comptable.",
        ("comptable",),
        ("soudeur", "Metz"),
    ),
    Paste(
        "Summarise this bio for me:\n---\nI grew up in Nairobi and I run marathons.\n---\nI only read short texts.",
        ("short texts",),
        ("Nairobi", "marathons"),
    ),
    Paste(
        "Переклади англійською: Я виросла в Полтаві і вчу арабську.",
        (),
        ("Полтаві", "арабську"),
    ),
    Paste(
        "The author of the post says: I quit coffee and I meditate daily. Personally, I drink four cups.",
        ("four cups",),
        ("meditate",),
    ),
    Paste(
        "I told my doctor: I sleep badly and I work nights.",
        ("sleep badly", "nights"),
        (),
    ),
]

QUOTED = [
    Paste("«Vivo en Soria y crío cabras», así empieza el libro. ¿Te gusta?", ("libro",), ("Soria", "cabras")),
    Paste(
        "My brother said ‘I hate Mondays and I live in Perth.’ I like Mondays.",
        ("I like Mondays",),
        ("Perth",),
    ),
    Paste(
        "She wrote 'I'm a pilot and I've got twins' and I'm a teacher.",
        ("teacher",),
        ("pilot", "twins"),
    ),
    Paste(
        "Il dit ‹ je suis boulanger à Tours ›, moi je suis étudiante.",
        ("étudiante",),
        ("boulanger", "Tours"),
    ),
    Paste(
        "»Ich bin Winzer und lebe in Meran«, sagt der Mann im Artikel. Ich trinke keinen Wein.",
        ("keinen Wein",),
        ("Winzer", "Meran"),
    ),
    Paste(
        "The letter goes:\n“I was born in Tulsa.\n\n“I became a preacher.\n\n“I never married.”\n\nI am married.",
        ("I am married",),
        ("Tulsa", "preacher"),
    ),
    Paste(
        "Він сказав: „Я живу в Празі й маю кота“. Я маю пса.",
        ("пса",),
        ("Празі", "кота"),
    ),
    Paste(
        "I loved the film 'Dune' and the book ‘Solaris’.",
        ("Dune", "Solaris"),
        (),
    ),
    Paste(
        "It's the kids' choice: we're going to the Smiths' house and I'm driving.",
        ("choice", "driving"),
        (),
    ),
    Paste(
        "> I live in Reno\n> and I gamble\n\nI live in Brno",
        ("Brno",),
        ("Reno", "gamble"),
    ),
    Paste(
        "„Ich hasse Zwiebeln und esse nur Fisch.“ steht da. Ich liebe Zwiebelsuppe.",
        ("Zwiebelsuppe",),
        ("Fisch",),
    ),
]

DATA = [
    Paste("name,city\nI live in Perth,yes\nI love durian,no", (), ("Perth", "durian")),
    Paste("Review ★★★★★\nby Jo, 2 May\nI live in Cork and I love this kettle\n\nWorth buying?", ("Worth",), ("Cork",)),
    Paste(
        "I speak Dutch.\n1\n00:00:01,000 --> 00:00:04,000\nI grew up in Cairo\n\n2\n00:00:05,000 --> 00:00:07,000\n"
        "and I sold carpets\n\nCan you check the subtitles?",
        ("Dutch", "check"),
        ("Cairo", "carpets"),
    ),
    Paste(
        "WEBVTT\n\n00:01.000 --> 00:04.000\nI'm a diver from Malta\n\nI am making this film as a hobby.",
        ("hobby",),
        ("diver", "Malta"),
    ),
    Paste(
        "Our team list, I am the lead:\n\n| name | city |\n|---|---|\n| Ben | I live in Rome |\n| Eva | Riga |\n\n"
        "I sit in Vilnius.",
        ("Vilnius",),
        ("Rome", "Riga"),
    ),
    Paste(
        "name,city,job\nBen,Rome,cook\nEva,Riga,dancer\n\nI need it sorted. I use LibreOffice.",
        ("LibreOffice",),
        ("Rome", "dancer"),
    ),
    Paste(
        "name\tlikes\nBen\tI love opera\nEva\tI love chess\n\nI love jazz.",
        ("jazz",),
        ("opera", "chess"),
    ),
    Paste(
        "2024-03-12 10:15:01 ERROR I cannot connect to mongo\n2024-03-12 10:15:02 INFO user=bob likes=tea\n"
        "I run this on Debian.",
        ("Debian",),
        ("mongo", "likes=tea"),
    ),
    Paste(
        'Mar 12 10:15:01 web1 sshd[411]: I am root\n[12/Mar/2024:10:15:01] "GET /me" 200 I like cookies\n'
        "I maintain two servers.",
        ("two servers",),
        ("root", "cookies"),
    ),
    Paste(
        "I study law.\n\nReferences\n[1] Miller, A. (2019). I, robot owner. Oxford Press.\n"
        "[2] Wang, L., & Ito, K. (2021). My life with cats. Journal of Pets, 12(3), 4-9.",
        ("law",),
        ("robot", "cats"),
    ),
    Paste(
        "@article{smith2020, author = {Smith}, title = {I live in a tree}, year = {2020}}\nI cite in APA style.",
        ("APA",),
        ("tree",),
    ),
    Paste(
        "<p>I live in Sparta &amp; I fight</p><!-- I am a helot --><br/>I live in Patras.",
        ("Patras",),
        ("Sparta", "helot"),
    ),
    Paste(
        '<div class="bio"><b>I am a stuntman</b> from <i>Ohio</i></div>\n\nI write HTML for a living.',
        ("for a living",),
        ("stuntman", "Ohio"),
    ),
    Paste(
        "Я верстаю сайти. <!-- Я живу в Чопі -->",
        ("верстаю",),
        ("Чопі",),
    ),
    Paste(
        "[00:12] I was a spy in Vienna\n[00:19] and I loved it\n\nI transcribe podcasts for a living.",
        ("podcasts",),
        ("spy", "Vienna"),
    ),
]

OWN = [
    Paste("Name: Anna\nCity: Porto\nJob: nurse", ("Anna", "Porto", "nurse"), ()),
    Paste("Note: I'm vegan. PS: I hate cilantro.", ("vegan", "cilantro"), ()),
    Paste("Background: I work at a bank.\nGoal: I want to learn Rust.", ("bank", "Rust"), ()),
    Paste("My schedule: gym at 10:15, lunch at 12:30, I sleep at 22:00.", ("gym", "lunch", "22:00"), ()),
    Paste("I like three things: tea, books, and cats.", ("tea", "books", "cats"), ()),
    Paste("Я маю двох дітей: Марка і Софію. Живемо в Києві.", ("Марка", "Києві"), ()),
    Paste("Meine Hobbys: Segeln, Lesen, Kochen.\nBeruf: Ich bin Arzt.", ("Segeln", "Arzt"), ()),
    Paste("Mis datos: vivo en Quito, trabajo de noche.", ("Quito", "noche"), ()),
    Paste("I work at AT&T, 9 < 5 hours, and I use C++ > C.", ("AT&T", "C++"), ()),
    Paste("Pour info : j'habite à Lille et je cours.", ("Lille", "cours"), ()),
    Paste("Update: I moved to Lisbon.\nUpdate: I got a dog.", ("Lisbon", "dog"), ()),
    Paste(
        "On Tuesdays I teach chess, on Fridays I rest.\n\nI said it before: I am colour-blind.", ("chess", "colour"), ()
    ),
]

LATER = [
    Paste(
        "Lena: bin gerade in Rom, esse nur Pizza\nIch vertrage kein Gluten.",
        ("Gluten",),
        ("Rom", "Pizza"),
    ),
    Paste(
        "Marie 09:12\nJe démissionne demain\nLuc 09:13\nMoi je reste chez Orange\nJe suis chauffeur de bus, résume.",
        ("chauffeur",),
        ("démissionne", "Orange"),
    ),
    Paste(
        "@sailor_jim · 2h\nJust bought a boat in Croatia!\nI get seasick, is it dangerous?",
        ("seasick",),
        ("boat", "Croatia"),
    ),
    Paste(
        "Q: Where do you live?\nA: I live in a van.\nI'm writing this up for my podcast.",
        ("podcast",),
        ("van",),
    ),
    Paste(
        "Abstract. We study bats in caves (n = 40). Our results show fear.\n\nI'm a caver, is this solid?",
        ("caver",),
        ("fear",),
    ),
    Paste(
        "[Chorus]\nI'm a gambler from Tulsa\nI play the accordion, find me the chords.",
        ("accordion",),
        ("gambler",),
    ),
    Paste(
        "Tschüss, bis Montag!\n\nAm Mi., 5. Juni 2024 um 08:01 Uhr schrieb Ute <u@example.de>:\n"
        "> Ich habe gekündigt.\n",
        ("Montag",),
        ("gekündigt",),
    ),
    Paste(
        'Mi vecina me ha escrito esto: "Vendo mi piano y me mudo a Gijón". Yo toco la guitarra.',
        ("guitarra",),
        ("piano", "Gijón"),
    ),
    Paste(
        "Оля, [03.02.24 18:22]\nПродаю велосипед, їду в Канаду\nЯ їжджу тільки трамваєм.",
        ("трамваєм",),
        ("велосипед", "Канаду"),
    ),
    Paste(
        "<p>Je vends des tapis à Fès.</p>\nJe débute en HTML, pourquoi ça déborde ?",
        ("débute",),
        ("tapis", "Fès"),
    ),
    Paste(
        "★★☆☆☆ Zu laut, mein Baby schlief nie. – Familie Kraus\nIch leite das Hotel, antworte freundlich.",
        ("leite",),
        ("Baby", "Kraus"),
    ),
    Paste(
        "BOB: I'm from Texas.\nANN: I hate the heat.\nI'm directing this play next month.",
        ("directing",),
        ("Texas", "heat"),
    ),
    Paste(
        "id;name;city\n1;Otto;Jena\n2;Ida;Gera\nIch bin Statistikerin.",
        ("Statistikerin",),
        ("Jena", "Gera"),
    ),
    Paste(
        "2024-06-01T10:00:01Z WARN disk full on kraken\nI look after twelve such machines.",
        ("twelve",),
        ("kraken",),
    ),
    Paste(
        "\"I've eaten only raw meat since 2019,\" says the influencer.\nI'm a dietitian, is that safe?",
        ("dietitian",),
        ("raw meat", "influencer"),
    ),
    Paste(
        "My cousin swears she saw a ghost in York. I don't believe in ghosts.",
        ("believe",),
        ("York",),
    ),
    Paste(
        "Laut Focus wohnt der Minister in einer Villa. Ich wohne zur Miete.",
        ("Miete",),
        ("Villa",),
    ),
    Paste(
        "Дядько каже, що бачив рись. Я фотографую птахів.",
        ("птахів",),
        ("рись",),
    ),
    Paste(
        "De: RRHH\nPara: plantilla\nAsunto: Traslado\n\nNos vamos a Murcia en enero.\n\n"
        "Tengo dos hijos en el colegio, ¿qué hago?",
        ("hijos",),
        ("Murcia",),
    ),
    Paste(
        "00:01:10 --> 00:01:12\nIch bin der König von Thule.\n\nIch lerne Deutsch mit Filmen.",
        ("lerne",),
        ("Thule",),
    ),
    Paste(
        "Forwarded from Crypto Kings:\nI made 40k in a week with Doge\nI only hold index funds.",
        ("index",),
        ("Doge",),
    ),
    Paste(
        "def hello():\n    # I love bananas - Kim\n    return 1\nI'm new to Python, what does it do?",
        ("new to Python",),
        ("bananas",),
    ),
    Paste(
        "— Qui êtes-vous ?\n— Je suis le facteur de Brive.\nJ'écris une pièce, corrige.",
        ("écris",),
        ("Brive",),
    ),
    Paste(
        "Text from Dad: I sold the house in Cork\nI grew up there.",
        ("grew up",),
        ("Cork",),
    ),
    Paste(
        "Sehr geehrte Frau Lang,\n\nich kündige meine Wohnung in Trier.\n\nMit freundlichen Grüßen\nK. Otto\n"
        "\nIch bin die Vermieterin.",
        ("Vermieterin",),
        ("Trier",),
    ),
    Paste(
        "Le propriétaire m'a dit : « Je reprends l'appartement pour mon fils ». J'y habite depuis dix ans.",
        ("dix ans",),
        ("fils",),
    ),
    Paste(
        "He told me: I only date vegans. I eat steak.",
        (),
        ("vegans",),
    ),
    Paste(
        "Bio: Chef in Lima, father of four, surfer.\nI'm hiring cooks, is she good?",
        ("hiring",),
        ("Lima", "surfer"),
    ),
    Paste(
        "Tweet by @ann: moved to Bali lol\nI prefer mountains.",
        ("mountains",),
        ("Bali",),
    ),
    Paste(
        "Що відповісти на це?\n\n«Я звільняюсь і їду до Греції»\n\nЯ керую відділом.",
        ("керую",),
        ("Греції",),
    ),
]

EVERY = [*CHATS, *MAILS, *CUED, *QUOTED, *DATA, *OWN, *LATER]
