"""Who people are to each other and what they do for a living, in four languages; a line is one meaning."""

PEOPLE = """
motherinlaw тещ* свекрух* schwiegermutter suegra
fatherinlaw тесть свекор schwiegervater suegro
brotherinlaw шурин* зять швагер schwager cuñado
sisterinlaw невістк* зовиц* schwägerin cuñada
mother mom mum mamma мам* матір матер* mutter mama madre mamá
father dad daddy тат* батьк* vater papa padre papá
parents батьки батьків батьками eltern padres
son sons boy boys син сина синів сини сином sohn söhne sohne jungen hijo hijos niños
daughter daughters girl girls доньк* доньц* дочк* дочок tochter töchter hija hijas
child children kid kids дитин* діти дітей дітьми kind kinder kindern hijos niño* niña* nene bebé
baby newborn немовля* малюк* bebé* säugling
brother brothers брат* bruder brüder hermano hermanos
sister sisters сестр* schwester schwestern hermana hermanas
wife spouse дружин* жінк* ehefrau frau esposa mujer
husband spouse чоловік* ehemann mann marido esposo
grandmother grandma granny бабус* бабц* бабу großmutter oma abuela
grandfather grandpa дідус* дід діда дідов* дідом großvater opa abuelo
grandchild* grandkid* онуки enkelkind* nietos < grandson granddaughter онук* онучк* enkel enkelin nieto nieta
uncle дядьк* onkel tío
aunt тітк* tante tía
cousin cousins двоюрідн* cousin* cousine primo prima primos primas vetter
nephew nephews niece nieces племінник* племінниц* neffe* nichte* sobrin*
twins близнюк* близнят* zwilling* gemel* melliz*
friend friends подруг* друг друзі другом приятел* freund freunde freundin amig*
colleague* coworker* колег* kolleg* compañer*
boss manager chief supervisor начальни* шеф* керівни* chef chefin vorgesetzt* jef* gerente
neighbor* neighbour* сусід* nachbar* vecin*
roommate flatmate housemate сусід* mitbewohner* compañer*
landlord орендодав* vermieter* caser*
teacher* instructor* tutor* вчител* учител* викладач* lehrer* profesor* maestr* < teach* taught викладаю
    викладав викладала навчаю unterricht* lehre enseño clase clases
doctor doctors doctora physician* лікар* лікарк* arzt ärztin ärzte médic*
nurse nurses медсестр* медбрат krankenschwester pfleger* krankenpfleger* enfermer*
engineer* інженер* ingenieur* ingenier*
lawyer* attorney* юрист* адвокат* anwalt anwält* abogad*
programmer* developer* coder* software програміст* розробни* entwickler* programador* desarrollador* < code
    coding програмую programmier* programo backend frontend
carpenter* joiner* столяр* тесля* tischler* schreiner* carpinter*
welder* зварник* schweißer* soldador*
cook кухар* koch köchin cociner*
baker* пекар* bäcker* panader*
driver* водій водієм водійк* fahrer* conductor*
florist* флорист* florista*
musician* музикант* musiker* músic*
painter* artist* художни* maler* künstler* pintor* artista*
writer* author* письменни* автор* schriftsteller* autor* escritor*
journalist* журналіст* periodista*
librarian* бібліотекар* bibliothekar* bibliotecari*
student* студент* studierende* studentin estudiante* < study* studies studying вчуся навчаюся studier* estudio
    estudiando semester
pupil* schoolchild* учень учениц* школяр* schüler* alumn*
widow widower вдова вдівець удова вдови witwe witwer viuda viudo
pensioner retiree пенсіонер* rentner* jubilad*
farmer* фермер* landwirt* bauer bäuerin granjer* agricultor*
soldier* військов* солдат* soldat* soldado*
accountant* бухгалтер* buchhalter* contable*
manager* менеджер* leiter* gerente*
analyst* аналіти* analista*
architect* архітектор* architekt* arquitect*
designer* дизайнер* diseñador*
translator* перекладач* übersetzer* traductor*
scientist* researcher* науков* дослідни* wissenschaftler* científic* investigador*
midwife midwives акушерк* hebamme* matrona*
dentist* стоматолог* zahnarzt zahnärztin dentista*
veterinarian* vet ветеринар* tierarzt tierärztin veterinari*
pilot* пілот* льотчи* piloto*
electrician* електрик* elektriker* electricista*
plumber* сантехні* klempner* fontaner*
hairdresser* barber* перукар* friseur* peluquer*
priest* священни* priester sacerdote
judge* судд* richter* juez jueza
police поліці* polizist* polici*
firefighter* пожежни* feuerwehr* bomber*
waiter waitress офіціант* kellner* camarer*
cashier* касир* kassierer* cajer*
photographer* фотограф* fotograf* fotógraf*
pharmacist* фармацевт* аптекар* apotheker* farmacéutic*
economist* економіст* ökonom* economista*
sailor* моряк* матрос* seemann mariner*
mechanic* механік* слюсар* mechaniker* mecánic*
surgeon* хірург* chirurg* cirujan*
psychologist* psychotherapist* психолог* psycholog* psicólog*
volunteer* волонтер* freiwillig* voluntari*
"""
