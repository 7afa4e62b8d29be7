"""What English speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": """
        role job work works working worked employer company profession occupation career position employment
    """,
    "home": "city town home location address residence hometown live lives living lived reside resides",
    "name": "name surname called nickname",
    "birth": "birthday birthdate born birth",
    "age": "age years old",
    "pet": "pet pets cat dog",
    "diet": "diet vegetarian vegan eating",
    "allergy": "allergy allergic allergies intolerance",
    "hobby": "hobby hobbies pastime",
    "project": "project projects",
    "editor": "editor ide",
    "health": "health illness disease condition diagnosis",
    "language": "language languages",
    "study": "study studies studying university school",
    "phone": "phone telephone mobile",
    "mail": "email e-mail mail",
    "zone": "timezone",
}
ONE_SORT = words_of("cat dog vegetarian vegan")
AT_WORK = words_of("manager teacher boss colleague coworker")
ALL = words_of("everything all anything")
OF_ME = words_of("me my myself mine know known remember remembered saved stored")
SESSIONS = words_of("conversation conversations chat chats session sessions discussion discussions talk talks dialogue")
KINDS = {
    "note": "note notes",
    "fact": "fact facts",
    "episode": "episode episodes",
    "observation": "observation observations",
}
CARRIERS = words_of("""
    memory memories entry entries record records data info information detail details thing things stuff bit
    part line item mention mentions statement file files profile head knowledge fact know knows told tell said
    say mentioned saved stored remember remembered have had was about abt regarding concerning again anymore
    longer ever more away
""")
FILLERS = words_of("want should shall take takes taking got get gets way course okay yes im")
AND = r"and"
BECAUSE = r"because|since|cause|as\s+i"
LISTED = r"my|the|that|about|where|what|who|when|all"
"""How a further thing of a list begins; "and tell me…" begins something else."""
