"""More of what people do, in four languages; after `<` stand words that say it too."""

DOINGS = """
focus focuses focusing concentrate* зосеред* концентр* konzentrier* fokussier* concentr*
struggle struggles struggling важко складно schwer schwierig* cuesta difícil < difficult difficulty trouble
argue argues arguing quarrel* fight fights fighting свар* сперечаю* сперечає* streit* gestritten discut* peleo
    pelea
hike hikes hiking hiked trek* wander* senderis* caminat* camina < hiker* походи поход* похід* camino
walk walks walking walked гуля* прогулян* spazier* gehe pase* camino camina caminar
jog jogs jogging run runs running бігаю бігає біжу бігти побіжу пробіжк* jogge* joggt laufe* läuft corro corre <
    runner* corredor*
row rows rowing rowed веслу* rudern rudere rudert remo rema remar < rower*
coach coaches coaching coached train trains training тренує тренує* trainier* entren* < trainer* тренер*
train trains training practise* practice* practicing exercise* workout* тренуюся тренується тренуван* займаюся
    займається trainier* übe übt entren* practic* < gym gimnasio
garden gardens gardening gärtner* < gardener* садівни* городн* garten jardiner* huerto garden* vegetable* gemüse
grow grows growing grown plant plants planted planting cultivat* вирощу* саджу садить anbau* baue baut züchte*
    cultiv* planto planta < garden* garten gemüse vegetable* tomato*
shoot shoots shooting photograph* фотограф* знімаю fotograf* saco < photo* fotos
film films filming record* знімаю знімає filme* grab* < відео video*
create creates creating make makes making made produce* develop* роблю робить робимо створю* виготовля*
    розробля* mache macht gemacht erstelle* entwickl* hago hace hacemos creo cree creer desarroll* fabric* <
    build* write* design* code* пишу schreibe
design designs designing designed проєкту* дизайн* entwerf* gestalt* diseñ* < designer*
study studies studying studied вчуся вчиться навчаюся навчається studier* estudi* < student* degree major*
    bachelor* master* phd seminar студент* диплом* магістр* бакалавр* studium studentin masterstudium
    bachelorstudium carrera máster grado diploma thesis exam* semester lecture* enrolled graduat* dissertation
    сесі* лекці* дисертаці* klausur* prüfung* vorlesung* examen* asignatura* tesis
graduate* graduated finished закінчив закінчила випускни* abgeschlossen absolv* gradu* licenci* < degree
defend defends defending defended захища* захист* verteidig* defiend*
apply applies applying applied application* подаю подав подала заявк* bewerb* beworben solicit* postul*
hire hires hired recruit* найня* наймаю einstell* eingestellt contrat*
fire fired dismissed sacked laid звільнили entlassen gefeuert despid* despedid*
resign* resigned quit leave leaves leaving звільня* kündig* gekündigt renunci* dimit* < notice
supervise* oversee* manage* lead leads leading led керу* очолю* leite* leitet führe* dirij* dirig* < run runs
    head
found founds founded set started established заснув* gegründet gründe* fund* < founder* засновни* gründer*
own owns < owner* власни* inhaber* besitzer* dueñ* propietari* my our run runs bought have
collect collects collecting збира* колекці* колекціон* sammel* sammle* colecc* < collector* collection
    colección*
save saves saving заощад* відклада* збираю spare* spart sparen ahorr* < savings
invest* інвест* inviert*
spend spends spending spent витрача* проводжу проводить verbring* gebe ausgeben gast* paso pasa
earn earns earning заробля* verdien* gano < income salary einkommen ingresos
owe owes borrow* deuda deudas debo debe < debt* loan* mortgage борг* кредит* іпотек* позик* schuld* kredit*
    darlehen préstamo* hipoteca
pay pays paying paid repay* сплачу* виплачу* плачу zahle* zahlt zahle zahlen abzahl* pago paga pagar pagando
move moves moving moved relocat* переїха* переїжджа* umziehen ziehe zieht gezogen mudé mudamos mudó < переїзд*
    umzug mudanza
settle settles settled settling осів осіла оселив* niedergelassen establec* instal*
emigrat* immigrat* moved еміграц* емігрув* auswander* ausgewandert eingewandert emigr* inmigr*
stay stays staying stayed залиша* зупиня* bleib* qued*
return returns returned поверну* повертаю* zurück* volví volvimos volver vuelvo regres* < back
travel* fly flying visit visiting подорож* мандр* їздив їздила reist reisen viaj* < trip trips journey tour
    flight vacation holiday поїздк* відпустк* reise urlaub vacaciones
visit* visits been went поїха* відвід* їздив їздила besuch* fui estuve < trip
drive drives driving drove driven воджу водить кермую кермує їжджу fahre fährt conduzco conduce manejo < driver*
    fahrer* car
ride rides riding rode cycle* cycling катаюся катає* катаємо* їжджу їздить їздимо fahre fährt radel* reite*
    monto monta < bike*
cycle cycles cycling biking radfahr* radel* cicl* < cyclist* bike* велосипед* ровер* rad fahrrad bici*
commute* commuting travel їжджу добира* pendel* pendle* desplaz* < train bus потяг* zug tren
swim swims swimming плава* schwimm* nado nada nadar natación < swimmer*
ski skis skiing skifahr* esquí* < skier* лижі лижах лижами
climb climbs climbing скелелаз* лажу kletter* bouldern bouldering escal* < climber*
dance dances dancing танц* tanz* bailo baila bailar bailando danz* < dancer*
sing sings singing співа* хору хорі singe singt singen canto canta cantar < singer* choir хор sänger* chor coro
    cantante
play plays playing граю грає грати spiele* spielt toco toca jueg* < player* instrument guitar* piano* violin*
    drums cello bass гітар* піаніно скрипк* gitarre klavier geige guitarra violín
paint paints painting draw* sketch* малю* живопис* male malt malen zeichn* pinto pinta pintar pintura dibuj* <
    painter*
knit knits knitting crochet* в'яж* плету strick* häkel* tejo teje tejer
sew sews sewing шию шиє nähe näht nähen coso cose coser costur*
bake bakes baking печу пече випічк* backe backt backen gebacken horne* pastel* < baker* bakery пекарн* bäcker*
cook cooks cooking готую готує готувати варю koch* gekocht cocin* < chef* kitchen recipe* кухар* chef
eat eats eating ate харчу* їм їсть снідаю обіда* вечеря* esse isst essen ernähr* como desayun* almuerz* ceno
    cena < diet food meal* breakfast lunch dinner mahlzeit come cut
drink drinks drinking drank п'ю п'є випива* trinke trinkt trinken trank bebo bebe tomo < cup cups glass pint
    coffee tea beer wine
smoke smokes smoking палю палить курю курить rauch* fumo fuma fumar fumaba < smoker* cigarette* tobacco цигар*
    сигарет* тютюн* zigarette* cigarr* tabaco vape*
quit quits give giving gave stop stops stopping stopped кинути кидаю перестав* відмов* aufhör* aufgehört
    aufgeben dejar dejo dejé
sleep sleeps sleeping slept сплю спить спати schlaf* duerm* dormir < сон
wake wakes waking woke прокида* вста* встаю aufsteh* aufwach* stehe despiert* levant* madrug* < up morning 5am
    6am
rest relax* unwind* відпочи* розслаб* entspann* erhol* descans* relaj*
read reads reading чита* lese liest lesen leo lee leer < reader* books читач* lector* novel* book* skim*
skim scan read glance проглядаю überfliege* hojeo
write writes writing wrote written пишу пише писати написав написала schreib* escrib* < writer* blog* novel
    journal diary
publish* published публіку* видав видала veröffentlich* public*
translate* translat* переклада* übersetz* traduc* traduzco
speak speaks speaking розмовля* говорю говорить володію спілкую* spreche spricht hablo habla < fluent native
    bilingual grew
communicate* talk* chat* спілку* unterhalt* comunic*
learn learns learning learned вчу вчить вивча* lerne lernt aprend* < lesson* course* class classes уроки курси
    kurs* clases curso* duolingo busy lessons
teach teaches teaching taught вчу навчаю викладаю викладає учу unterricht* lehre lehrt doy enseñ* < teacher*
    tutor* instructor* lecturer* professor* вчител* вчительк* викладач* репетитор* lehrer* lehrerin dozent*
    profesor* maestr* profe clase clases pupils students classroom
help helps helping assist* support* допомага* підтриму* helfe helfen hilft hilfe hilfreich unterstütz* ayud*
    apoy*
volunteer* volunteering волонтер* ehrenamt* freiwillig* voluntari*
care cares caring look looks after nurse nursing raise* догляда* піклу* опіку* kümmer* pfleg* betreu* cuid*
    ocupo ocupa
raise raises raising parent* bring виховую виховує вихову* erzieh* großzieh* crío cría criar educo educa < up
adopt* взяли взяв взяла притулк* adoptier*
live lives living reside* resid* мешка* живу живе проживає wohn* lebe lebt vivo vive habito habita < home house
    apartment flat @home moved relocated settled
born народ* geboren nací nació nacid* < birth native gebürtig* родом
grow grows grew raised виріс виросла aufgewachsen crecí criado criada < childhood upbringing
coming hail originally походжу походить родом stamme stammt komme kommt vengo viene procede < come comes native
meet meets meeting met знайом* зустріча* treff* getroffen conoc* reun*
dating зустрічаюся < date dates girlfriend boyfriend partner relationship стосунк* хлопець дівчина freundin
    freund beziehung novio novia pareja
marry married wed одруж* heirat* < wedding spouse весілл* hochzeit boda honeymoon fiancé* wife husband дружин*
    чоловік* ehefrau ehemann frau mann marido mujer esposa esposo
divorce divorced divorcing separat* split розлуч* scheid* getrennt divorci* separ*
expect expecting pregnant due вагітн* чека* schwanger* erwart* embaraz* esper* < baby
lose loses losing lost bereav* втрати* verlor* perd*
died passed помер* смерт* gestorben murió murieron falleci* muert* < die dead death late lost buried tod widow*
    вдов* поховал* witwe* verloren begraben viud* perdimos enterr*
suffer suffers suffering ill diagnos* хворі* захворі* страждає leid* erkrank* padec* sufr* enferm* < illness
    sick disease condition disorder patient хвороб* krank* @ill have allergic
diagnose* diagnosed діагно* diagnos* diagnostic*
recover* healed cured одужа* вилікува* genesen geheilt recuper* curado curada
hurt hurts injured broke broken sprain* болить травм* зламав зламала поранив verletz* gebrochen tut weh herid*
    lesion* roto rota duele < injury
treat treats counsel* лікую* терапі* behand* terapi* trato trata < therapy therapist*
take takes taking приймаю nehme nimmt tomo medic* < medication medicine pills tablet* ліки пігулк* tabletten
    pastill*
avoid avoids avoiding уникаю уникає meide meidet vermeid* evit* < eat eats drink use buy touch stay їм п'ю esse
    trinke como bebo
tolerate* stand bear handle digest* перенош* переносить терпл* vertrag* verträgt soport* aguant* toler*
fear fears боюся боїть* angst* fürcht* miedo temo teme fobia < afraid scared phobia* страх фобі*
worry worries хвилю* тривож* пережива* preocup* < worried anxious nervous нервую sorge* sorgen nervös nervios*
enjoy enjoys enjoying love loves like likes насолодж* захоплю* люблю кайф* genieß* liebe liebt lieben mag
    disfrut* gust* encant* divert* < fun passion* hobby favorite favourite spaß afición best great fan obsessed
    relaxing
hate hates loathe* dislike* can't-stand бісить hasse hasst hassen nervt odio odia odiaba detest* < killing
prefer prefers preferred favor* волію перевагу bevorzug* lieber liebsten prefier* prefer* < rather better best
    краще mejor mostly always
wish wishes hope hopes dream dreams мрію мріє бажаю хотів хотіла wünsch* träum* hoff* desea* sueñ* soñar soñaba
    ojalá < traum love
want wants wanted request* wish* хочу хоче прошу просить бажає will möchte* wünsch* quier* desea deseo pido pide
    < @order please recommend* could make порад* можеш empfiehl* recomiend* recomend* puedes podrías
ask asks asked request* prefer* прошу просить попроси* bitte bittet pido pide solicit* < @order please
answer* reply* respond responds response responses відповід* antwort* respond* respuest*
recommend* suggest* advise* порад* рекоменд* empfehl* empfiehl* recom*
try tries trying attempt* намага* пробу* стараю* versuch* probier* intent* trato trata
plans planning intend* going aim збираюся планую намір plan plant planen beabsichtig* plane planeo planea pienso
    voy < will next soon
consider considers considering think thinking mull* contemplat* possibly розгляда* думаю обмірков* überleg*
    erwäg* consider* pienso pensar pensando
decide* decided вирішив вирішила entschied* decid*
start starts starting started begin* began launch* почина* поча* розпоча* anfang* fange fängt angefangen beginn*
    start* empez* empiez* comenz* comienz* inici*
join joins joined вступ* приєдн* beitret* beigetreten incorpor* apunt*
search searches searching look looking hunt* seek* шука* пошук* suche sucht suchen busco busca buscando buscar
buy buys buying bought purchase* got closed купи* купую придба* kauf* gekauft compr* adquir*
order orders ordered ordering замов* bestell* pedid* pedí encarg*
sell sells selling sold прода* verkauf* vend* < dealer shop
rent rents renting rented орендую оренд* винайма* знімаю miet* alquil* arriend* < tenant lease
build builds building built construct* renovat* будую будує збудув* baue baut bauen gebaut constru* reform*
repair* fix fixes fixing ремонт* лагоджу reparier* arregl* repar*
restore* restoring реставр* restaurier* restauro restaura restaurar
use uses using used type typing користую* використ* nutze nutzt nutzen genutzt benutz* verwend* uso usa usar
    utiliz* manej* < on with type* switch* shoot write drive wear перейш* umgestiegen
switch* changed moved перейш* зміни* wechsel* gewechselt umgestieg* cambi* pasé pasó
install* встанов* installier* instal*
program* code codes coding develop* програму* кодую розробля* entwickl* programmier* desarroll* < software
    python java javascript rust
test tests testing тестув* тестуваль* teste* prueb* probar pruebo < tester* qa
analyse* analyze* analysis аналіз* analysier* analiz*
research* investigat* досліджу* forsch* investig*
present* perform* виступа* презент* auftret* präsentier* actú*
compete* змага* compit* compet* < race* tournament wettkampf*
win wins won вигра* переміг gewonn* gewinn* gano gana ganó gané < victory перемог*
count counts counting track* рахую рахує підрахов* zähl* cuent* watch watches watching watched дивлюся дивить*
    перегляд* schau* sehe sieht sehen veo ve miro mira < view* series show netflix films
listen listens listening слуха* höre hört hören escuch* oigo oye < podcast*
believe believes believing вірю вірить glaub* creo cree creer < faith christian muslim catholic religious
support supports вболіва* підтриму* unterstütz* apoy* hinch* < supporter* fan
vote votes voting голосу* wähl* voto vota votar
agree agrees disagree* згод* погодж* einverstanden acuerdo
think thinks find finds вважаю вважає finde findet opino opina opinión < opinion view* meinung overrated
    underrated
let lets letting allow* дозволя* lass* lässt erlaub* dejo deja dejar permit* perm*
keep keeps keeping kept тримаю тримає halte* hält behalt* manten* guardo guarda < have
meditat* медит* meditier* medit*
fast fasts fasting постую голоду* faste* ayuno ayuna ayunar
lift lifts lifting качаю* gewicht* krafttraining levant* pesas < weights gym
fishing рибал* риболов* angel* pesc*
hunt* hunting полю* jage* jagd cazo caza
camp camps camping кемпінг* намет* zelt* campen acamp*
sail sails sailing вітрил* segel* navego navega navegar < vela
surf surfs surfing серф* surf*
game games gaming граю spiele* zock* videojueg* jueg* < gamer* ігри playstation xbox switch steam
host hosts hosting приймаю gastgeb* anfitri* recib* < guest* гост*
lead leads guide* веду водить führe* guío guía < tour
serve serves serving обслугов* bedien* sirvo sirve < waiter waitress tables офіціант* kellner* camarer*
deliver* доставля* liefer* entreg* reparto repart* < courier кур'єр*
clean cleans cleaning прибира* reinig* putz* limpi* < cleaner*
wear wears wearing wore ношу носить trag* trägt llev* visto < my
attend attends go goes join* відвіду* ходжу ходить besuch* gehe geht asist* voy va acud* < member weekly учасни*
    practice rehears* class lessons meetings репетиці* probe
feel feels feeling felt почува* відчува* fühl* siento siente sienta
happen* occur* трап* сталося passier* geschah pasó ocurr*
fall falls falling fell asleep падаю впав засинаю засина* falle fällt gefallen caigo caí dormido
advise* told recommend* suggest* радить порад* rät empfahl empfohlen aconsej* recomend*
"""
