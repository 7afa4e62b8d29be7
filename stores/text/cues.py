"""The words by which each language asks, supposes, denies, reports, plans, ends and jests: one place for each.

Every cue is a pattern over text in lower case with straight apostrophes. English, Ukrainian (with Russian), German and
Spanish; a text in another language has no cues and is read as a plain statement.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from stores.text.lexicon import words_of


@dataclass(frozen=True)
class Cues:
    """How one language says what sort of statement a clause is."""

    common: frozenset[str]
    """Small words that tell the language."""
    me: str
    """The speaker as subject or as the one it happens to."""
    mine: str
    somebody: str
    """Somebody or something else as subject, at the start of a clause."""
    people: str
    says: str
    """Verbs of saying and thinking, which report what others hold."""
    holds: str
    """Verbs of thinking and saying whose denial denies what follows."""
    supposes: str
    """A whole sentence that is not about the world as it is."""
    would: str
    """A clause that is not about the world as it is."""
    plans: str
    ended: str
    past: str
    asks: str
    """A question even without a mark, at the start of a sentence."""
    jests: str
    """Delight that is not meant, at the start of a sentence or anywhere."""
    denies: str
    """Negation beyond the plain words for no and not."""
    inverted: str
    """Verb before the speaker: a question, or what a negation far ahead denies."""
    orders: str
    joins: str
    """What may open another clause in the middle of a sentence."""
    that: str
    user: str
    """How a memory calls the user, as subject or owner."""
    verbs: str
    """Forms that only the speaker can be the subject of."""
    others: str
    """Finite forms that only somebody else can be the subject of."""

    @cached_property
    def _compiled(self) -> dict[str, re.Pattern[str]]:
        names = [name for name in self.__dataclass_fields__ if name != "common"]
        return {name: re.compile(getattr(self, name)) for name in names if getattr(self, name)}

    def find(self, cue: str, text: str) -> re.Match[str] | None:
        """The first place where a cue stands in a text, if any."""
        pattern = self._compiled.get(cue)
        return pattern.search(text) if pattern else None

    def every(self, cue: str, text: str) -> list[str]:
        """Each place where a cue stands in a text."""
        pattern = self._compiled.get(cue)
        return [found[0] for found in pattern.finditer(text)] if pattern else []

    def begins(self, cue: str, text: str) -> bool:
        """Does a text begin with a cue?"""
        pattern = self._compiled.get(cue)
        return bool(pattern and pattern.match(text))


ENGLISH = Cues(
    common=words_of(
        "the a an i i'm i've my me is are was of and to in for with that this it not don't do have we our you at on user"
    ),
    me=r"\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|me|us|myself)\b",
    mine=r"\b(?:my|our|mine|ours)\b",
    somebody=r"(?:he|she|they|it|you|he's|she's|they're|it's|you're|who|the|this|that|these|those|an?|some|many|most|people|"
    r"everyone|everybody|someone|somebody|nobody|his|her|their|your|its|there|there's|what)\b",
    people=r"\b(?:wife|husband|partner|girlfriend|boyfriend|fiancée?|spouse|mother|mom|mum|father|dad|parents?|brothers?|sisters?"
    r"|sons?|daughters?|kids?|child(?:ren)?|boys|girls|twins|grand\w+|aunts?|uncles?|cousins?|nephews?|nieces?|friends?|mates?"
    r"|colleagues?|coworkers?|boss|manager|neighbou?rs?|roommates?|flatmates?|landlord|teachers?|doctor|therapist|dentist|team"
    r"|family|in-laws|guy|man|woman|author|dog|cat|ex)\b",
    says=r"\b(?:say|says|said|saying|claims?|claimed|believes?|believed|thinks?|thought|argues?|argued|reckons?|insists?|tells?"
    r"|told|writes?|wrote|suggests?|suggested|wants? me|expects? me|calls? me|accuses?|hopes?|suspects?|keeps saying)\b"
    r"|\baccording to\b|\bin .{1,30}'s (?:opinion|view)\b|\bsupposedly\b|\ballegedly\b|\brumou?r has it\b",
    holds=r"\b(?:think|believe|say|suppose|claim|mean|feel|pretend|imply|agree)\b",
    supposes=r"(?<!as )(?<!even )\bif\b(?! only\b)|^(?:please )?(?:suppose|supposing|imagine|assume|assuming|pretend|let's say|say i)\b"
    r"|\bhypothetically\b|\bwhat if\b|\bwere i\b|\bhad i\b|\bunless\b|\bi wish\b|\bif only\b|\bin another life\b|\bin a story\b",
    would=r"\b(?:would|could|should|ought|wouldn't|couldn't|shouldn't)\b(?! (?:like|love|prefer|rather|never)\b)"
    r"|\bpretend\w*|\b(?:i|we)'d\b(?! (?:like|love|prefer|rather|never|been|had)\b)|\bas (?:if|though)\b",
    plans=r"\b(?:going to|gonna|plans?|planning|planned to|wanted to|hoped to|dreamed of|wants?|wanna|hopes?|hoping|intends?|intending|would (?:like|love)"
    r"|'d (?:like|love)|someday|one day|might|(?<!in )(?<!last )(?<!since )(?<!until )(?<!by )(?<!next )may|maybe|perhaps|possibly|will|won't|[a-z]+'ll|thinking (?:of|about)|considers?"
    r"|considering|about to|dreams? of|dreaming of|wishes|looking to|on the lookout|someday|once (?:the|we|i|it)|tempted)\b",
    ended=r"\b(?:used to|no longer|any ?more|formerly|former|ex-\w+|once(?= *$)|once(?= engaged| married| lived| worked)|(?:was|were) once"
    r"|back in|left|quit|stopped|gave up|given up|sold|cancell?ed|resigned|dropped|ditched|until last|broke up|got rid|parted"
    r"|deleted|unsubscribed|uninstalled|retired from|back when|in a previous life|in my youth|as a (?:kid|student))\b",
    past=r"\b(?:was|were|had been|spent)\b(?! (?:born|promoted|accepted|hired|diagnosed|admitted|elected|appointed|given|awarded"
    r"|raised|baptised|knighted|told)\b)",
    asks=r"(?:why|who|what|what's|how|when|where|which|whose|do|does|did|should|can|could|would|will|is|are|was|were|am|have|has) "
    r"(?:i|we|you|the|a|an|people|my|it|there|this|that|does|do|did|is|are|was|were|should|can|many|much|so)\b",
    jests=r"^(?:oh,? |yeah,? |ah,? |well,? )?(?:yeah|right|sure|great|wonderful|fantastic|lovely|brilliant|perfect|wow|of course|joy)"
    r"[,!:.] .{0,40}\b(?:just|so|totally|again|another|really|love|adore|enjoy|because|exactly)\b"
    r"|\b(?:just what i (?:needed|wanted|always wanted|dreamed)|lucky me|how (?:wonderful|lovely|thrilling)|i totally (?:need|love))\b"
    r"|\boh (?:joy|great|wonderful)\b|\bwho (?:doesn't|wouldn't) love\b|\bas much as (?:a )?root canal\b|/s$",
    denies=r"\bas (?:if|though)\b|\bwrong to (?:say|think|assume)\b|\bfar from\b|\banything but\b|\bfail(?:ed|s)? to\b|\bno way\b"
    r"|\bunder no\b|\bat no\b|\bin no way\b|\bby no means\b|\bthe last (?:thing|person)\b|\bagainst\b|\bdisagree\b|\bunable to\b",
    inverted=r"\b(?:have|had|did|do|would|will|could|can|am|was|were|should) (?:i|we)\b",
    orders=r"(?:please|always|never|just)?,? ?(?:keep|use|write|answer|reply|give|send|show|tell|call|make|explain|summari[sz]e"
    r"|translate|avoid|skip|stop|don't|do not|remember|note|remind|address|format|be|help|find|stick|respond|speak|list)\b",
    joins=r"(?:and|or|while|so|because|since|when|which|who|whom|whereas|that|but|however|although|though|until|yet|once|as|after"
    r"|before|if|unless)\b",
    that=r"that\b",
    user=r"^(?:the )?(?:user|reader)(?:'s\b)?|\b(?:the )?(?:user|reader)'s\b|\b(?:the )?(?:user|reader)\b",
    verbs="",
    others="",
)

UKRAINIAN = Cues(
    common=frozenset(),
    me=r"\b(?:я|мене|мені|мною|ми|нас|нам|нами|собі|меня|мне|мной|мы)\b",
    mine=r"\b(?:мій|моя|моє|мої|мого|моєї|моєму|моїй|мою|моїм|моїх|моїми|моєю|наш|наша|наше|наші|нашого|нашої|нашу|нашим|нашій|"
    r"свій|своя|своє|свої|свого|своєї|свою|своїм|своїй|своїх|мой|мои|моего|моей|у (?:мене|нас|меня))\b",
    somebody=r"(?:він|вона|вони|воно|ти|ви|хтось|дехто|усі|всі|ніхто|люди|цей|ця|це|ці|той|та|те|ті|його|її|їхн\w+|твій|твоя|ваш\w*|"
    r"у (?:нього|неї|них|тебе|вас)|йому|їй|їм|автор\w*|стаття|он|она|они|вы|его|её)\b",
    people=r"\b(?:дружин\w+|чоловік\w*|мам\w+|мати|матер\w+|тат\w+|батьк\w+|брат\w*|сестр\w+|син\w{0,3}|доньк\w+|доньц\w+|дочк\w+|діт\w+|"
    r"дитин\w+|бабус\w+|бабц\w+|дідус\w+|дід(?:а|ом|у|ов\w+)?|тітк\w+|дядьк\w+|друг(?:ом|ові|у|и)?|друз\w+|подруг\w+|колег\w+|начальни\w+|шеф\w*|"
    r"сусід\w*|кум\w{0,2}|тещ\w+|свекрух\w+|онук\w*|племінни\w+|близню\w+|двоюрідн\w+|знайом\w+|жена|муж|отец|сын|дочь|дети|"
    r"начальник\w*|хлопець|хлопц\w+|дівчин\w+|автор\w*|лікар каже|сім'[яїю]|родин\w+)\b",
    says=r"\b(?:каж(?:е|уть)|казав|казала|казали|сказав|сказала|вважа(?:є|ють|в|ла|ли)|дума(?:є|ють|в|ла)|вірить|вірив|вірила|вірять|"
    r"твердить|стверджу\w+|гада(?:є|ють)|пише|пишуть|писав|радить|радив|радила|наполяга\w+|переконан\w+|мовляв|говорит|считает|думает"
    r"|хоче, щоб|обіця\w+|мріє)\b|\bзгідно з\b|\bна думку\b|\bза словами\b|\bнібито\b|\bбуцімто\b|\bза гороскопом\b",
    holds=r"\b(?:скажу|думаю|вважаю|гадаю|вірю|сказати|казати|стверджую|думаємо|вважаємо|думає|вважає|вірить|гадає)\b",
    supposes=r"\b(?:якби|якщо б|коли б|припустімо|припустимо|уяви|уявіть|уявімо|скажімо, я|нехай би|если бы|представь)\b|\bякщо\b(?<!навіть якщо)",
    would=r"\b(?:б|би|бы|варто було|вдава\w+|прикида\w+)\b",
    plans=r"\b(?:планую|планує|планує\w*|хочу|хоче|хочемо|збира(?:юся|ється|юсь|ємося)|сподіва\w+|мрію|мріє|буду|будемо|буде|"
    r"хотів|хотіла|хотіли|планував|планувала|мріяв|мріяла|намір\w*|розгляда\w+|можливо|мабуть|може|колись у майбутньому|думаю про|згодом|хочет|планирует)\b|\w{3,}тиму\w{0,3}\b",
    ended=r"\b(?:колись|раніше|більше не|вже не|уже не|колишн\w+|кинув|кинула|кинули|покинув|покинула|перестав|перестала|припинив|припинила|"
    r"пішов з|пішла з|пішов із|пішла із|звільнив\w*|звільнила\w*|продав|продала|продали|відмовив\w*|до минуло\w+|видалив|видалила|"
    r"розлучив\w*|закинув|закинула|скасував|скасувала|раньше|когда-то|больше не|бросил\w*|у дитинстві|замолоду|в юності)\b",
    past=r"\b(?:був|була|були|было|был)\b",
    asks=r"(?:чому|хто|що таке|чи|скільки|навіщо|почему|кто|зачем)\b",
    jests=r"^(?:ой|о|ох|ага|ну|та|ах)?,? ?(?:як )?(?:чудово|супер|прекрасно|клас|звісно|так, звичайно|яка радість|круто|ура|пощастило)\b"
    r"[,!:.]? .{0,60}|\bпросто мрія\b|\bвсе життя мрія\w+\b|\bтільки цього (?:мені )?бракувало\b|\bщастя яке\b",
    denies=r"\bпроти\b|\bнавряд\b|\bаж ніяк\b|\bні за як\w+\b|\bу жодному\b|\bтерпіти не\b|\bне згод\w+\b",
    inverted="",
    orders=r"(?:будь ласка,? ?)?(?:пиши|напиши|відповідай|кажи|скажи|дай|давай|поясни|переклади|покажи|нагадай|пам'ятай|запам'ятай|"
    r"звертайся|називай|надсилай|роби|не пиши|порадь|допоможи|розкажи|підкажи|використовуй)\b",
    joins=r"(?:і|й|та|або|але|проте|однак|зате|хоча|хоч|натомість|а|бо|тому|тож|коли|що|щоб|який|яка|які|якого|якщо|поки|доки|як|но|и|или|"
    r"зато|потому|чтобы|що)\b",
    that=r"(?:що|щоб|ніби|что|начебто)\b",
    user=r"\bкористувач\w*\b",
    verbs=r"\b\w+(?:юся|уся|юсь|усь|ємо|имо|аю|яю|ую|юю)\b",
    others=r"^(?!вчора|учора|торік|нещодавно|щойно|недавно|сьогодні|потім|тоді|сама|просто|знову|добре|завжди|часто|іноді|весь|раз)"
    r"\w{2,}[аяоьнркгштмдсл] (?:не )?\w{2,}(?:в|ла|ли|вся|лася|лись)\b|\bкаж\w+\b|\b\w+(?:ається|яється|ується|юється|ить|їть|иться|ують|юють|ають|яють|ає|яє|ує|ює)\b|\b(?:живе|живуть|веде|може|є|пише|їсть|п'є|"
    r"йде|їде|бере|дає|іде|несе|пече|каже|хоче|любит|живёт|работает)\b",
)

GERMAN = Cues(
    common=words_of(
        "in der die das den dem und ich nicht ist ein eine einen einem mit auf für bei im von zu wir mein meine habe bin sich "
        "seit am gern gerade noch nur mehr keinen war nach wie dass nutzer nutzerin auch aber hat kein keine wenn mir mich als soll warum"
    ),
    me=r"\b(?:ich|wir|mich|mir|uns)\b",
    mine=r"\b(?:mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer)\b",
    somebody=r"(?:er|sie|es|du|ihr|man|der|die|das|den|dem|ein|eine|einen|dieser|diese|dieses|jemand|niemand|alle|leute|sein|seine|"
    r"ihre|ihren|dein|deine|viele|manche)\b",
    people=r"\b(?:frau|mann|mutter|vater|eltern|bruder|brüder|schwestern?|sohn|söhne|tochter|töchter|kinder|kind|oma|opa|groß\w+|onkel|"
    r"tante|freund(?:e|in|es)?|kolleg\w+|chef(?:in)?|nachbar\w*|mitbewohner\w*|vermieter\w*|enkel\w*|neffe|nichte|cousin\w*|partner\w*|"
    r"autor\w*|arzt|ärztin|hund|katze|familie|zwillinge)\b",
    says=r"\b(?:sagt|sagte|sagen|meint|meinte|meinen|glaubt|glaubte|glauben|denkt|dachte|findet|fand|behauptet\w*|schreibt|schrieb|rät|"
    r"vermutet|hält|hielt|hofft|erzählt)\b|\blaut\b|\bangeblich\b|\bnach ansicht\b",
    holds=r"\b(?:glaube|denke|meine|finde|sage|behaupte|sagen|behaupten|glauben|glaubt|denkt|meint|findet)\b",
    supposes=r"\b(?:angenommen|stell dir vor|stellen wir uns vor|nehmen wir an|gesetzt den fall|falls)\b"
    r"|(?<!auch )(?<!selbst )(?<!immer )\bwenn\b",
    would=r"\b(?:wäre\w*|hätte\w*|würde\w*|könnte\w*|sollte\w*|müsste\w*|dürfte\w*)\b(?! gern)",
    plans=r"\b(?:möchte\w*|wollte\w*|will|wollen|werde|werden|plane|plant|planen|vorhabe|vorhat|habe vor|hat vor|hoffe|hofft|vielleicht|eventuell|"
    r"würde gern\w*|irgendwann|überlege|überlegt|demnächst|träume|träumt)\b",
    ended=r"\b(?:früher|ehemal\w+|damals|nicht mehr|kein\w* mehr|aufgehört|gekündigt|verkauft|verlassen|einst|abgeschafft|gelöscht|aufgegeben|"
    r"war mal|als kind)\b",
    past=r"\b(?:war|waren|hatte|hatten|wurde)\b",
    asks=r"(?:warum|wieso|weshalb|wer|soll ich|kann ich|sollte ich|darf ich)\b",
    jests=r"^(?:na|ach|oh|ja)?,? ?(?:toll|super|klasse|wunderbar|großartig|herrlich|prima|wie schön|natürlich)[,!:.] .{0,60}\b(?:ich liebe|liebe|wieder|"
    r"schon wieder|genau|gern\w*|freue|brauche)\b|\bgenau das, was\b|\bdas hat mir gerade noch gefehlt\b",
    denies=r"\bdagegen\b|\bkeineswegs\b|\bauf keinen fall\b|\bkeinesfalls\b|\bunter keinen\b|\blehne\b.{0,80}\bab\b|\bals ob\b",
    inverted=r"\b(?:habe|hatte|bin|würde|werde|kann|war|will) (?:ich|wir)\b",
    orders=r"(?:bitte,? ?)?(?:schreib\w*|antworte|gib|zeig|sag|erkläre?|übersetze?|nenne?|merk|erinnere|benutze?|verwende|fasse?|hilf)\b",
    joins=r"(?:und|oder|aber|jedoch|sondern|weil|denn|dass|als|wenn|während|obwohl|damit|der|die|das|doch|seit|bis|bevor|nachdem)\b",
    that=r"dass\b",
    user=r"\b(?:der|die|des|dem|den|das)? ?nutzer(?:s|in)?\b|\b(?:der|des|dem|den|die)? ?benutzer(?:s|in)?\b",
    verbs="",
    others=r"^[\w-]+(?: [\w-]+)? (?:ist|hat|wird|kann|muss|war|[^\W\d_]{3,}t)\b",
)

SPANISH = Cues(
    common=words_of(
        "el la los las un una y de que en mi mis yo es soy tengo con por para del al se lo su usuario usuaria como pero "
        "muy está estoy cuando qué tiene vive ya hace si sin a he ha gusta quiero trabajo vivo desde nos nuestro nuestra le"
    ),
    me=r"\b(?:yo|me|mí|nosotros|nosotras|nos|conmigo)\b",
    mine=r"\b(?:mi|mis|mío|mía|nuestro|nuestra|nuestros|nuestras)\b",
    somebody=r"(?:él|ella|ellos|ellas|tú|usted|ustedes|alguien|nadie|todos|la gente|el|la|los|las|este|esta|ese|esa|eso|su|sus|tu|tus|muchos)\b",
    people=r"\b(?:esposa|esposo|marido|mujer|madre|mamá|padre|papá|padres|hermanos?|hermanas?|hijos?|hijas?|niños?|niñas?|abuelos?|abuelas?|"
    r"tíos?|tías?|prim[oa]s?|sobrin[oa]s?|amig[oa]s?|colegas?|compañer[oa]s?|jef[ea]s?|vecin[oa]s?|novi[oa]s?|cuñad[oa]s?|suegr[oa]s?|autora?|"
    r"médic[oa]|profesor\w*|perr[oa]s?|gat[oa]s?|familia|casero)\b",
    says=r"\b(?:dice|dicen|dijo|dijeron|cree|creen|creía|piensa|piensan|pensaba|opina|opinan|afirma\w*|sostiene|asegura\w*|escribe|escribió|"
    r"considera|quiere que|insiste)\b|\bsegún\b|\bsupuestamente\b",
    holds=r"\b(?:creo|pienso|digo|opino|diría|considero|creemos|cree|piensa|opina)\b",
    supposes=r"(?:^|[,¿;] ?)si (?!no\b)|\bsi\b.{0,80}\b\w+(?:ra|ras|ran|ramos|se|ría|rías|ríamos|rían)\b|\b(?:imagina|imagínate|supón|supongamos|suponga|pongamos|ojalá)\b",
    would=r"\b\w{3,}(?:ría|rías|ríamos|rían)\b(?<!gustaría)(?<!encantaría)(?<!querría)",
    plans=r"\b(?:quería|quise|quiero|quiere|queremos|quisiera|quisiéramos|voy a|va a|vamos a|planeo|planea|espero|me gustaría|me encantaría|le gustaría|"
    r"pienso \w+r|piensa \w+r|quizás?|tal vez|a lo mejor|puede que|algún día|\w{3,}(?:aré|eré|iré|aremos|eremos|iremos))\b",
    ended=r"\b(?:antes(?! de)|antiguamente|ya no|dejé|dejó de|dejamos|vendí|vendió|vendimos|abandon\w+|renunci\w+|borré|borró|cancelé|"
    r"en mi juventud|de niñ[oa](?= )|solía|solíamos)\b",
    past=r"\b(?:era|eran|éramos|fui|fue|fuimos|estaba|estuve|estuvo|tenía|tuve|había|vivía|trabajaba)\b",
    asks=r"¿|(?:por qué|quién|cómo|cuándo|dónde|cuál\w*|debería)\b",
    jests=r"^(?:ah|oh|uy|ay|vaya)?,? ?(?:qué (?:maravilla|bien|alegría|ilusión)|genial|estupendo|fantástico|perfecto|claro que sí|cómo no|maravilloso)"
    r"[,!:.] |\bjusto lo que (?:soñaba|necesitaba|quería|me faltaba)\b|\blo que me faltaba\b",
    denies=r"\ben contra\b|\bni de broma\b|\bde ninguna manera\b|\bbajo ning\w+\b|\ben absoluto\b|\bcomo si\b",
    inverted="",
    orders=r"(?:por favor,? ?)?(?:escribe|responde|dame|dime|muestra|explica|traduce|recuerda|usa|llámame|resume|ayúdame|contesta)(?:me)?\b",
    joins=r"(?:y|e|o|pero|sino|aunque|porque|que|cuando|mientras|pues|donde|quien|desde|hasta)\b",
    that=r"que\b",
    user=r"\b(?:al|el|la|del|de la|a la)? ?usuari[oa]\b",
    verbs=r"\b(?:soy|estoy|tengo|voy|doy|hago|quiero|puedo|vivo|trabajo|\w+amos|\w+emos)\b",
    others=r"^(?:\w+ )?(?:es|está|tiene|vive|trabaja|fue|era|[^\W\d_]{2,}ó)\b",
)

PLAIN = Cues(
    frozenset(), r"\b(?:je|j'ai|moi|nous|ja|mnie|mną)\b", r"\b(?:mon|ma|mes|mój|moja|moje)\b", "", r"\b(?:femme|mari|żona|mąż|szef)\b",
    *[""] * 17,
)
"""Any other language: a plain statement of whoever writes."""

_CYRILLIC = re.compile("[\u0400-\u04ff]")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_LATIN = (GERMAN, SPANISH, ENGLISH)


@lru_cache(maxsize=2048)
def cues_of(text: str, fallback: Cues = ENGLISH) -> Cues:
    """The cues of the language a text (in lower case) is written in, to judge by its letters and small words."""
    letters = len(_CYRILLIC.findall(text))
    if letters and letters * 3 >= len(text.replace(" ", "")):
        return UKRAINIAN
    words = _WORD.findall(text)
    counts = [sum(word in cues.common for word in words) for cues in _LATIN]
    best = max(counts)
    return _LATIN[counts.index(best)] if best else (fallback if text.isascii() else PLAIN)
