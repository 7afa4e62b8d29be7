"""Words by which a summary holds together what somebody said, in English; they say little or nothing of their own."""

from language.languages.forms.listing import words_of

LIGHT = words_of("""
    throughout alongside beside upon whereas although though however therefore thus hence otherwise whether apart
    amid despite roughly chiefly largely partly merely even somewhere whoever such user reader currently presently
    recently lately together located based reason reasons person someone made kind sort type thing things level
    situated yet ago named called name fairly age aged old household considers identifies described describes states
    mentioned says reports actually quite really around approximately about almost nearly several overall year years
    new own himself herself themselves their his her position hear feels finds through using via along across within
    among usually mostly mainly often regularly frequently typically generally sometimes occasionally normally
    particularly especially specifically primarily still also already just daily-life life hobby hobbies pastime
    activity activities routine habit profession occupation career field area way background fact information detail
    topic subject matter part member since during per while whom whose can could may might must should able ability
    possible available certain various different both each either due because order terms case kinds sorts types who
    which that when where it them they mentions noted notes stated reported self-described personally ones somebody
    something originally previously formerly once long-term longtime time times period moment past present current
    former going getting being having doing become becomes became been ever regarding concerning related toward
    towards free spare leisure upcoming planned scheduled small-scale bit little lot lots much many more some any
    few meanwhile nowadays besides instead anyway altogether
    """)
"""A summary adds them without saying more."""
SLIGHT = words_of("""
    money problems problem issues issue suffered needs need avoids avoid dreams dream dreaming wishes hopes keep
    keeping taking using doing making going uses use takes take goes go does do makes make creates create has have
    gets get attends attend practices practises practice participates participate engages spends spend handles
    experiences follows maintains keeps includes involves deals faces shows gives pursues involved busy occupied
    active enrolled tries finds considers holds comes asks requests requested asked expects would like
    """)
"""What is done, in the emptiest words: where the rest is said, the verb may be another one."""
EMPTY = words_of("""
    be am is are was were been have has had do did does doing done got get let go went start started spent spend
    stand make finish finishing finished
    """)
"""More verbs that tell nothing of what is done."""
CONSUMING = words_of("eat eats eating drink drinks drinking use uses using consume consumes smoke smoking")
"""Where something is left be, what was done with it need not be said."""
SORTS = words_of("""
    exam test course class school university college company firm brand project program programme app application
    software tool platform website site device camera laptop computer phone tablet car bike model city town village
    region area country district street language sport team club band group festival event competition tournament
    game movie film series show book novel album song magazine newspaper podcast breed dog cat pet disease illness
    condition medication medicine drug instrument degree certificate visa family office department branch restaurant
    cafe bar shop airline train bus station airport hotel job role position contract money home place person people
    rice diagnosis shift shifts surgery attempt subscription faculty meeting meetings
    """)
"""What sort of thing a name names: beside the name it says nothing more ("the Ricoh camera")."""
WHOLE = words_of("""
    all every always only exclusively solely completely entirely fully strictly totally everything everyone
    """)
"""Nothing is left out: a memory says so only where the user did."""
WHOLE_SAID = words_of("never each any daily nightly whole full everywhere anything nothing none weekly")
"""More words by which a user says that nothing is left out."""
ANSWERS = words_of("""
    answer answers response responses reply replies text texts article articles content material materials
    explanation explanations summaries summary information message messages
    """)
