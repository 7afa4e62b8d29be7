"""Which way a memory leans, in English words."""

from language.languages.forms.listing import words_of

AVERSE = r"""
    dislik\w* | hat(?:e|es|ed|ing) | despis\w* | detest\w* | loath\w* | avoid\w* | annoy\w* | bor(?:ed|es|ing)\b
    | (?:sick|tired|weary|bored)\ of | fed\ up | enough\ of | (?:lost|no|zero|little)\ interest\w*
    | skip(?:s|ped|ping)?\b
    | (?:not|never|no\ longer|cannot|\w+n['’]t|hardly|doesnt|dont|cant)\s(?:\w+\s){0,2}?
        (?:like\w*|enjoy\w*|interest\w*|care\w*|want\w*|read\w*|fan|into|keen|fond|need\w*
        |follow\w*|love\w*|stand|bear|for\ me|any|more)
    | (?:no|fewer|less)\ (?:more\ )?(?:posts?|articles?|stories|news|of\b|about\b|\w+\ please)
    | no\ (?:patience|time|appetite)\ for | allergic\ to | neither | rather\ not
    | uninterested
    | (?:afraid|scared|terrified|frightened)\ of | abhor\w* | hatred\ of
    | mut(?:e|es|ed)\b | block(?:s|ed)\b | hide(?:s)?\b | unfollow\w*
    """
"""Less of it. The table is laid out: a space is `\\ `."""
FOND = r"""
    interest\w* | lik(?:e|es|ed|ing)\b | lov(?:e|es|ed|ing)\b | enjoy\w* | follow\w* | fan\b | keen | fond | prefer\w*
    | (?:crazy|mad|enthusiastic)\ about | ador(?:e|es|ed|ing)\b | obsessed | devoted\ to | lover\ of
    | subscrib\w* | getting\ into | reads?\ up\ on | fascinat\w* | passion\w* | curious | excited
    | favou?rit\w* | hobb(?:y|ies) | into\b | care(?:s)?\ about | want(?:s)?\ (?:more|to\ (?:learn|read|know))
    | more\ (?:posts|articles|news|of|about) | learn(?:s|ing)\b | stud(?:y|ies|ying)\b
    """
"""More of it, laid out like the words above."""
DENIED = "not"
"""At the beginning of a part, it says less: "films but not musicals"."""
NOT_ONLY = "only|just"
"""What follows it where it denies nothing: "not only"."""
BUT = "but|however|although|while|yet"
"""Words that begin another part of a memory."""
INSTEAD = r"over|than|instead\sof|rather\sthan"
"""What follows is only compared with."""
EXCEPT = r"except|besides|apart\sfrom"
"""What follows leans the other way."""
OVER = "used to|no longer a|formerly|once (?:loved|liked)"
"""What was so once."""
STILL = "work|live"
"""What follows it where it says nothing of what was so once: "used to work with Ruby"."""
ABOUT_READING = words_of("""
    posts post articles article stories story news content topics topic things stuff anything everything
    something reads read reading reader about really much very especially mostly particularly lot lots kind
    kinds person user hn hacker always often regularly long deep short technical details favorite favourite
    hobby hobbies likes liked enjoys loves prefers interests interest opinion thinks works working uses using
    used wants learning learns studies misses never miss fan big language lover geek nerd
    """)
"""Words of a memory that name nothing to read about."""
TOPICS = words_of("go")
"""Words that name something though they look like small ones."""
