"""What people ask about themselves, and under which keys the answer is kept."""

EVERYTHING = (
    r"what (?:do|did|all do) you (?:know|remember|recall|have)(?: (?:on|of))?(?: about| of)? (?:me|"
    r"myself)|what (?:have|did) you (?:learn|learned|remember|remembered|save|saved|store|stored)(?: "
    r"so far)?(?: about me)?|"
    r"what is (?:in|inside) (?:my|your|the) memory|who am i|tell me (?:what you know )?about (?:me|"
    r"myself)|do you know (?:anything|something) about me|"
    r"what do you know(?: so far)?$|show me what you (?:know|remember)|"
    r"що (?:ти |ви )?(?:знаєш|знаєте|пам'ятаєш|пам'ятаєте)(?: про мене|(?=\W*$))|хто я(?: такий| така)?|"
    r"розкажи (?:мені )?про мене|що у (?:твоїй |моїй )?пам'яті"
)

ATTRIBUTES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        (
            r"where (?:(?:do|am|did) )?i (?:work|working|employed)|(?:my|name of my) (?:company|employer|"
            r"workplace)|who do i work for|де (?:я )?працюю|моя компанія"
        ),
        "company employer work",
        ("company", "employer", "role"),
    ),
    (
        (
            r"what (?:do )?i do(?: for (?:a living|work))?\b|my (?:job|role|position|title|profession|"
            r"occupation)|what is my job|ким (?:я )?працюю|моя (?:роль|посада|професія|робота)"
        ),
        "role job company",
        ("role", "company", "job"),
    ),
    (
        (
            r"where (?:(?:do|did|am) )?i (?:live|living|based|located)|my (?:home|city|location|address|"
            r"country|town)|which city|де (?:я )?(?:живу|мешкаю)|моє місто|мій дім"
        ),
        "location city live",
        ("location", "city", "home"),
    ),
    (
        r"where (?:am|was) i (?:from|born)|my (?:hometown|origin)|звідки я|де я народи\w+",
        "origin born from",
        ("origin", "location"),
    ),
    (
        r"(?:what is|do you (?:know|remember)) my name|what am i called|my name|як мене звати|моє ім'я",
        "name",
        ("name",),
    ),
    (r"how old am i|my age|скільки мені років|мій вік", "age birthday", ("age", "birthday")),
    (r"my birthday|when was i born|мій день народження|коли я народи\w+", "birthday", ("birthday", "age")),
    (r"my time ?zone|what time zone|часовий пояс", "timezone", ("timezone",)),
    (
        r"what (?:am )?i (?:am )?(?:working on|building)|my (?:current )?project|над чим я працюю|мій проєкт",
        "current project building",
        ("current_project", "side_project", "project"),
    ),
    (
        (
            r"my (?:tech )?stack|what (?:tech|technolog\w+|tools?|languages?|database|editor) (?:do|am) "
            r"(?:i|we) us(?:e|ing)|what do (?:i|we) use|стек|що я використовую|на чому я пишу"
        ),
        "tech stack uses",
        ("tech_stack", "uses_"),
    ),
    (
        r"what am i learning|what (?:do|did) i (?:study|learn)|що я (?:вчу|вивчаю)",
        "learning studies",
        ("learning_", "studies", "education"),
    ),
    (
        (
            r"my goals?|what do i want|what am i planning|my plans?|мої (?:цілі|плани)|моя (?:мета|мрія)|"
            r"що я (?:хочу|планую)"
        ),
        "goal plan want upcoming",
        ("goal_", "upcoming_", "decision_"),
    ),
    (
        r"what (?:languages?) do i speak|my (?:native )?language|якими мовами",
        "languages speak",
        ("languages",),
    ),
    (
        (
            r"my (?:pets?|dog|cat|dogs|cats)(?:'s name)?|do i have (?:a |any )?(?:pets?|dogs?|cats?)|мій "
            r"(?:кіт|пес|собака)|моя (?:собака|кішка)"
        ),
        "pet dog cat",
        ("pet_",),
    ),
    (
        (
            r"my (?:wife|husband|partner|kids?|children|son|daughter|family|sister|brother)|do i have "
            r"(?:kids|children|a family)|моя (?:дружина|сім'я|донька)|мій (?:чоловік|син)|мої діти"
        ),
        "family wife husband kids children",
        ("family_", "relationship_status"),
    ),
    (
        (
            r"my (?:hobby|hobbies|interests?)|what (?:am i interested in|do i (?:like|love|enjoy))|мої "
            r"(?:хобі|інтереси)|що (?:я люблю|мені подобається|мене цікавить)"
        ),
        "interested likes hobby",
        ("interested_in", "likes_", "hobby_", "favorite_"),
    ),
    (
        r"what do i (?:hate|dislike|not like)|що я (?:не люблю|ненавиджу)|що мені не подобається",
        "dislikes",
        ("dislikes", "avoids_"),
    ),
    (r"what is my favou?rite", "favorite", ("favorite_",)),
    (
        r"(?:what do i eat|my diet|am i (?:a )?(?:vegan|vegetarian)|allerg)",
        "diet allergy",
        ("diet", "allergy_"),
    ),
    (
        (
            r"when (?:is|am|do) (?:my|i)\b|what (?:is|do i have) (?:coming up|scheduled|planned)|коли "
            r"(?:у мене|мій|моя|я)\b"
        ),
        "upcoming",
        ("upcoming_", "birthday"),
    ),
)
"""Pattern, search query, keys (a trailing underscore names a family)."""

FIRST_PERSON = r"\b(?:i|me|my|mine|we|our|я|мене|мені|мій|моя|моє|мої|мною|наш\w*)\b"
