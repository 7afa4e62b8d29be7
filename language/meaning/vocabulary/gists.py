"""The one word by which a summary names what people tell piece by piece: who they are, and how long they have been
it. After `<` stand words that tell it."""

GISTS = """
pharmacist* фармацевт* аптекар* провізор* apotheker* farmacéutic* < chemist pharmacy аптек* apotheke farmacia
driver* водій водія водієм водійк* fahrer* busfahrer* lkw-fahrer* conductor* chofer chófer camioner* taxist* <
    drive drives driving drove воджу вожу керую кермую fahre steuere conduzco manejo truck taxi lorry
translator* interpreter* перекладач* übersetzer* dolmetsch* traductor* intérprete* < translat* subtitl*
    interpret* переклада* übersetz* traduzco
shepherd* чабан* пастух* schäfer* pastor pastora < sheep вівц* овець schaf* oveja* flock herd rebaño herde
farmer* фермер* landwirt* bauer bäuerin agricultor* granjer* ganader* < crops harvest cattle ernte* kühe
    cosecha* ganado farm
beekeeper* пасічни* бджоляр* imker* apicultor* < bees hive hives бджол* вулик* bienen* abejas colmena*
fisherman fisher* рибалк* fischer* pescador*
barber* hairdresser* перукар* friseur* frisör* peluquer* < haircut* стрижу salon salón peluquería
soldier* servicem* military troops військов* солдат* захисни* soldat* militär* militar* soldado* < army navy
    regiment barracks deployed deployment зсу тероборон* бригад* служу bundeswehr kaserne stationiert ejército
    cuartel mili
veteran* ветеран*
lecturer* professor* academic викладач* доцент* професор* dozent* hochschullehrer* profesor* < lecture lecturing
    seminar* лекці* кафедр* vorlesung* universidad
scientist* researcher* науков* дослідни* wissenschaftler* forscher* forscht científic* investigador* < research
    postdoc postdoktorand* lab laboratory досліджу* forsche investigo laboratorio
musician* музикант* musiker* músic* < gig gigs band orchestra guitarist drummer violinist pianist гурт* оркестр*
    gitarrist* schlagzeuger* pianist* orquesta guitarrista batería
percussion* drummer* барабанщ* schlagzeug* trommler* percusionista* baterista* < drums cajón bongo* pauke
singer* vocalist* співач* вокаліст* sänger* cantante* < sing sings singing chorister choir співаю singe canto
    coro
actor* actress* актор* актрис* schauspieler* actriz < stage play theatre театр* bühne theater teatro
dj діджей* < pincho turntables decks
writer* author* novelist* письменни* автор* schriftsteller* autor* escritor* < novel novels poems роман* вірші
    gedichte romane novela novelas poemas
journalist* reporter* журналіст* репортер* journalist* periodista* < newsroom редакці* redaktion redacción
cleaner* прибиральни* reinigungskraft putz* limpiador* < cleaning прибираю putze limpio limpiando
cook* chef chefs кухар* köchin koch koche cociner* < kitchen кухн* küche cocina
guard* watchman охорон* wachmann sicherheitsdienst vigilante* guardia*
tailor* seamstress* dressmaker* шва* кравчин* кравець schneider* näherin modist* costurer* < sew sewing шию nähe
    coso
potter* гончар* töpfer* alfarer* ceramista* < ceramics clay kiln керамік* глин* töpfere keramik cerámica
gardener* садівн* gärtner* jardiner*
plumber* сантехні* klempner* installateur* fontaner* plomer*
electrician* електрик* elektriker* electricista*
carpenter* joiner* столяр* тесля* tischler* schreiner* zimmermann carpinter* ebanista*
civil funcionari* держслужбовц* держслужбовец* beamt* < hacienda ministry ministerio ministerium finanzamt
    міністерств*
restaurateur* ресторатор* gastronom* hosteler* < restaurant* ресторан* restaurante
shopkeeper* retailer* крамар* händler* tender* quiosquer* comerciante* < kiosk shop stall крамниц* кіоск* laden
    tienda quiosco
trader* seller* vendor* продав* verkäufer* vendedor* < sell sells stall продаю verkaufe vendo puesto
employee* worker* staff employed працівни* співробітни* mitarbeiter* angestellt* emplead* trabajador* < work
    працюю arbeite trabajo job
manager* head director* boss керівни* менеджер* завідува* leiter* leitet chef director* jefe jefa gerente*
    encargad* < manage managing lead leading run running керую очолюю завідую leite führe dirijo gestiono llevo
leads manages runs heads managing leading очолює керує завідує leitet führt dirige gestiona regenta < lead run
    manage head керую очолюю leite schmeiße betreibe dirijo llevo regento
responsible charge відповідає відповідальн* zuständig verantwortlich encarga encargad* responsable* < handle
    займаюся відповідаю kümmere llevo dirijo
founder* founded startup засновни* заснував заснувала gründer* gegründet fundador* fundó < launched started
    monté відкрив відкрила eröffnet
self-employed freelanc* independent самозайнят* фриланс* selbständig selbstständig freiberuf* autónom* <
    freelance contractor own власний власну eigene propia propio
colleague* coworker* workmate* колег* kolleg* compañer* < work office team
hiring job-seeking jobseeker* job-hunting jobsuche arbeitssuche arbeitssuchend* stellensuche < applying applied
    interview* resume cv suche bewerb* kündigung шукаю резюме
unemployed jobless laid-off redundant безробітн* arbeitslos* desemplead* parad* < redundancy laid fired sacked
    скоротили звільнили kündigung gekündigt entlassen ere despidieron echaron paro
widow* bereaved вдов* вдівець удів* овдов* witwe* verwitwet* viud* < enviud*
divorced separated розлучен* розлучив* geschieden getrennt divorciad* separad* < divorce split scheidung
    trennung divorcio розлученн*
parted separated split breakup broke розійш* розстал* getrennt trennung separad* separó rompió ruptura <
    separated divorce ex
married wedded spouse одружен* заміж* verheiratet* ehe* casad* < wife husband marriage anniversary чоловік*
    дружин* mann frau ehemann ehefrau hochzeitstag marido esposo esposa mujer
wedding* marries marry marrying весілл* одружу* одруж* hochzeit* heirat* boda* casa casará casarse < married
    propose casamos caso heiraten
mother мама мати матір mutter madre mamá < @parent breastfeed* toddler newborn
father dad тато батько vater padre papá < @parent
raises raising raised rears виховує виховую erzieht zieht großzieht cría criando < kids children twins son
    daughter близнюк* діти дітей kinder zwillinge hijos gemelos
twins близнюк* близнят* двійн* zwilling* gemel* melliz*
family families relatives родин* сім'я сім'ї сім'ю familie* famili* < mother mum mom father dad parents siblings
    sister brother grandmother gran granny grandfather grandad wife husband kids мама мамин* тато батьк* дід
    дідо бабус* брат* сестр* mutter vater oma opa eltern geschwister madre padre abuel* herman* hij*
household* домогосподарств* haushalt* hogar* < home casa zusammen wohne together
sibling* geschwister* герман* herman* < brother sister twin брат* сестр* bruder schwester zwillings*
partner* boyfriend girlfriend spouse партнер* partnerin lebensgefährt* pareja* < wife husband fiancé* girlfriend
    boyfriend чоловік* дружин* хлопець дівчин* mann frau freund freundin marido mujer novi* espos* propose
in-laws parents-in-law schwiegereltern suegros свекри
teenager* teen adolescent* підліток підлітк* jugendlich* teenager* adolescente* < thirteen fourteen fifteen
    sixteen seventeen
childhood child дитинств* kindheit* kind infancia niñez pequeño < kid little boy girl born grew народженн*
    дитиною малою малим klein geboren nací crié niña niño
grew raised childhood виріс виросла зростав зростала aufgewachsen aufwuchs wuchs creció crió criado criada <
    raised childhood kid child дитинств* дитиною kindheit kind crié crecí infancia
originally native hails comes origin* родом походить походженн* stammt herkunft gebürtig* originari* origen
    procede < born народив* народил* geboren nací soy
youth juvenile under-* дитяч* юнацьк* jugend* kinder* juvenil* infantil* < kids children girls boys under-*
    школяр* школярок jugend kinder niños niñas
team side squad команд* mannschaft* equipo* < under-twelves under-tens under-elevens under-* league coach
    trainer тренер* тренує* trainiere liga entreno
student* studying pupil студент* учен* учениц* schüler* student* estudiante* alumn* < homework semester курсі
    сесі* uni semester facultad carrera
schoolchild* першокласн* школяр* schulkind* erstklässler* escolar* < школ* школу клас* класу grade school schule
    klasse colegio
degree diploma graduated graduate graduates диплом* випускни* abschluss absolvent* studiert titulad* graduad*
    licenciad* título < graduated finished degree закінчив закінчила дипломован* studiert licencié gradué
doctorate phd doctoral thesis dissertation докторськ* дисертаці* аспірант* doktorarbeit promotion promoviert
    doktorand* doctorado tesis doctorand* < promoviere
postgraduate master's магістр* masterstudi* máster posgrado postgrado < masters master
apprenticeship training ausbildung* lehre lehrling* aprendiz* formación < lehrjahr azubi apprentice
trainer* instructor* інструктор* ausbilder* monitor*
earned received obtained got gained won отримав отримала здобув здобула одержа* erhielt erhalten bekam erworben
    obtuvo recibió consiguió sacó < got passed graduated given awarded дістав склав склала здав здала
    дипломован* bestanden gekriegt bekommen saqué aprobé conseguí
obtain obtaining get getting gain отримати здобути erhalten bekommen erwerben machen obtener sacar sacarse
    conseguir < sacarme
prepares preparing studying training готується готуєть* підготовк* vorbereit* bereitet lernt prepara preparando
    < exam test studying practise practice revising іспит* prüfung lerne examen oposi* opositor*
exam* test* certificate іспит* екзамен* prüfung* examen* prueba* < ielts toefl gcse abitur zno зно нмт dele
    klausur selectividad oposición
attends goes visits joins відвідує ходить besucht geht asiste acude va < classes course club lessons заняття
    гурток курс* kurs clases curso
beginner* novice new newcomer початків* новач* anfänger* einsteiger* novat* principiante* < beginning start
    started weeks anfang почав почала empez*
experienced seasoned veteran long-time longtime long-standing досвідчен* багаторічн* давній erfahren*
    langjährig* experimentad* veteran* < years yrs decade decades since роки років рік jahre jahren seit años
experience досвід* стаж* erfahrung* experiencia < years yrs worked роки років рік jahre gearbeitet años
long length lengthy довгий давно тривал* lang lange langem larg* < years decade decades hours роки років jahre
    jahren jahrelang años
several multiple various some кілька декілька багато mehrere einige vari* algun* < two three four five six seven
    eight nine ten дві два три чотири п'ять zwei drei vier fünf dos tres cuatro cinco
repeatedly multiple times неодноразово багаторазово mehrfach mehrmals wiederholt repetid* < twice third fourth
    again двічі тричі знову zweimal dreimal dritten veces
recently newly lately new нещодавно щойно недавно kürzlich neulich vor kurzem reciente* recién nuev* < just
    yesterday week month today new щойно учора вчора тиждень торік gestern gerade neu woche ayer acabo semana
temporarily temporary meanwhile тимчасов* vorübergehend temporal*
soon shortly upcoming незабаром скоро ось-ось bald demnächst pronto próxim* < tomorrow next week завтра наступн*
    morgen nächste mañana
early fifties forties thirties sixties
"""
