"""The one word by which a summary names what people feel, do and have; after `<` stand words that tell it."""

TURNS = """
afraid scared fear fears phobia phobic frightened terrified боїться побоюється страх* фобі* арахнофобі* angst*
    fürchtet phobie* höhenangst miedo teme fobia* pánico aterra* < scare scares scared terrif* frighten*
    petrified panic боюсь боюся лячно паніч* паніки trau traue angst fürchte panik miedo pánico aterra temo
nervous anxious worried worries concerned хвилюється нервує тривож* турбу* непоко* nervös besorgt sorgt sorgen
    nervios* preocupad* preocupa < worry worried worries bricking dread panicking боюся переживаю sorgen angst
    miedo
dislikes hates averse aversion detests loathes unfond ненавидить мага* verabscheut hasst abneigung odia detesta
    desagrada aborrece < stand bear hate yuck gross disgusting horrible awful не терпіти терплю гидот* бридк*
    ekel* eklig grässlich ausstehen leiden soporto aguanto asco horrible odio manía
annoyed irritated annoys irritates bothers дратує дратують дратується бісить бісять nervt ärgert genervt molesta
    fastidia irrita < annoying sick fed hate ugh бісить дістал* nervt sauer harto hartos gorro
likes loves enjoys fond fan keen enthusiast adores любить обожнює захоплюється подобається поціновува*
    шанувальни* прихильни* mag liebt begeistert schwärmt fan liebhaber* gusta encanta apasiona apasionan
    disfruta adora fan aficionad* amante < love adore obsessed crazy mad favourite favorite обожнюю люблю кайф*
    улюблен* захоплю* lieblings* reinlegen verrückt verschling* liebe schwärme flipa flipan chifla chiflan vida
    obsesionad* favorit* adoro pirra fliparme encanta
supporter* supports fan follower уболіва* вболіва* фанат* anhänger* fan hincha* seguidor* aficionad* forofo* <
    team club match season вболіваю уболіваю fan stadion betis racing
interested interest* follows curious цікавить* зацікавл* interessier* interesa interesad* < follow podcast* sigo
    слідкую стежу verfolge
values appreciates trusts respects likes цінує поважає довіряє schätzt vertraut valora aprecia confía < trust
    like sun sol appreciate вдячн* dankbar agradec*
prefers preferring rather favours prefiere надає перевагу краще воліє bevorzugt lieber vorzug prefier* < rather
    better favourite instead краще волію lieber besser liebsten statt mejor antes
enjoys pleasure насолоджується genießt disfruta < love fun life
wants asks wishes requests requires хоче просить бажає воліє möchte will wünscht bittet quiere pide desea
    solicita < @order please need want give make keep треба потрібно давай звертайся bitte brauche ponme dime
    hazme
seeks seeking looking search searching шукає пошук* sucht suche busca búsqueda < looking find need where
    applying шукаю треба suche brauche busco
considers considering contemplates thinking contemplating mulling розмірков* розгляда* дума* обмірков* überlegt
    erwägt nachdenk* plantea considera piensa baraja < thinking might maybe wondering perhaps може думаю подамся
    eventuell vielleicht überlege vueltas pienso quizá
intends plans planning aims hopes планує збирається має намір сподівається plant beabsichtigt vorhat piensa
    planea pretende aspira espera < going will want gonna hope want буду хочу збираюся will möchte vor voy
    quiero
suspects suspect підозрює vermutet sospecha < think maybe seems здається мабуть glaube wohl creo parece
thinks believes opinion view вважає думк* гадає meint findet meinung opina cree opinión considera < think reckon
    imo вважаю думаю finde glaube creo parece
refuses rejects rejected refused declines declined turned відмовля* відмовив* відхилив lehnt ablehnt abgelehnt
    weigert verweigert rechaza rechazó niega negó < won't turned down no refuse abgelehnt negué
avoids avoid abstains skips without уникає утримується обходиться meidet vermeidet verzichtet ohne evita
    prescinde < don't can't no never without cut parted gave не без weg lasse keine kein nie nada nunca sin dejé
gave quit stopped stops ended abandons given відмов* кинув кинула покинув покинула припини* aufgegeben aufgeben
    aufgehört hört dejó abandonó renuncia < quit stopped sober ditched dropped cold кинув кинула aufgehört nagel
    hänge aufgegeben dejé dejado abandoné
finished completed ended закінчив закінчила завершив завершила beendet abgeschlossen fertig terminó acabó
    completó < done finished ready graduated
continues still keeps remains carries продовжує залишається досі setzt weiterhin bleibt sigue continúa mantiene
    < still досі далі noch weiter immer sigo todavía aún
started starts begins began taken почав почала починає розпочав begann beginnt angefangen fängt empezó comienza
    comenzó empieza < new first started joined beginning took put записав* записала* перше neu erstmals
    angemeldet apuntado primer primera
moved relocates relocated moving переїхав переїхала перебрав* перебралася umgezogen zieht zog mudó mudado
    trasladó mudando mudanza < move moved relocating переїзд* переїха* umzug gezogen ziehe mudanza mudé
emigrates emigrated emigrat* immigrat* еміг* виїхав виїхала ausgewandert auswander* emigr* < moved abroad вива*
    going irse va
lives resides living based home living живе мешкає проживає lebt wohnt ansässig vive reside habita < live moved
    stay staying settled neighbours neighbour neighborhood лишаюсь залишаюсь живу мешкаю bleibe wohne lebe quedo
    vivo casa flat landlord lease квартир* оренд* wg wohnung vermieter piso casero
housing home accommodation dwelling place житло житла помешкан* оселя wohnung unterkunft wohnraum vivienda
    alojamiento casa < flat house apartment room cottage cabin lease bedroom квартир* двокімнатн* однокімнатн*
    трикімнатн* хат* кімнат* будинок будинк* haus zimmer wg piso casa habitación estudio
owner* owns proprietor* власни* має eigentümer* besitzer* besitzt dueñ* propietari* posee titular* < mine own
    bought have mortgage маю купив купила gehört gekauft mío mía tengo compré hipoteca
rents rented renting tenant lease орендує винаймає знімає mietet mieter* alquila inquilin* < rent landlord lease
    tenant орендую винаймаю знімаю miete vermieter* alquilo casero casera alquiler
lodging cohabits shares convive conviven співмешка* zusammenwohn* zusammenlebt < live flatmate* roommate*
    housemate* living casa vivimos somos wohne zusammen
drives driving їздить кермує водить fährt conduce maneja < car cars kia toyota honda ford volvo skoda škoda seat
    renault peugeot dacia bmw audi mercedes volkswagen golf passat fiat opel mazda nissan hyundai tesla subaru
    lexus автівк* машин* авто ніссан* тойот* ауді auto coche carro moto
car cars automobile авто автівк* автомоб* машин* auto wagen coche carro vehículo < kia toyota honda ford volvo
    skoda škoda seat renault peugeot dacia bmw audi mercedes volkswagen golf passat fiat opel mazda nissan
    hyundai tesla
vehicle* транспортн* fahrzeug* vehículo* < van camper furgo furgoneta truck lorry motorbike motorrad roller
    scooter caravan wohnmobil autocaravana
motorcyclist* biker* мотоцикліст* байкер* motorradfahrer* biker* motorist* moter* < motorbike* motorcycle*
    мотоцикл* motorrad moto
cyclist* велосипедист* radfahrer* radler* ciclista* < bike bikes cycle cycling велосипед* rad fahrrad bici
    bicicleta
cycles cycling bike bicycle їздить велосипед* radelt radfährt bicicleta pedalea < bike bici rad fahrrad велик*
transport transit öpnv громадськ* verkehrsmittel* transporte público < metro bus tram train subway tube метро
    автобус* трамва* маршрутк* bahn straßenbahn tren autobús tranvía
travels travelling travel journey trip подорож* мандр* їздить reist reise* viaja viaje* < train flight trip
    trains flying going їду лечу поїду fahre fliege voy vuelo tren
flies flight flights flying летить переліт авіапереліт* fliegt flug vuela vuelo < flying fly plane лечу літак*
    fliege flugzeug vuelo avión
visits visited visiting trip відвіда* побува* гостює besuch* visita visitó recorrió estuvo < went been going see
    hice був була їздила поїду gewesen fui fuimos hice estuve voy
outing excursion trip похід поход* мандрівк* ausflug excursión salida < taking going hike climb подамся піду
    підемо вершин* mountain
hikes hiking hiker* trekking походи похід* wander* senderis* excursionista* < trail mountains ruta montaña гори
    карпат* стежк* tour berge
holidays vacation* summers відпочива* відпустк* urlaub* ferien veranea* veranear vacacion* < summer caravan
    beach trip verano vacaciones playa sommer
seaside coast beach sea узбережж* море пляж* küste* strand meer costa playa mar < beach sea море strand playa
abroad overseas закордон* за кордон* ausland* extranjero < norway poland germany
commutes commuting commuter* добирається pendelt pendler* desplaza < commute electric електричк* train метро
    s-bahn pendle bahn arbeitsweg tren
cares caregiver* carer* caring looks доглядає піклується опікується pflegt betreut kümmert cuida cuidador*
    atiende < look after care caring доглядаю догляд pflege betreue kümmere cuido aufpass* babysit*
helps helping assists assist допомагає hilft unterstützt ayuda colabora asiste < help hand support допомагаю
    helfe mano ayudo
feeds feed годує підгодовує füttert alimenta < годую feed füttere kitchen корм*
grows growing cultivates вирощує розводить anbaut züchtet baut cultiva cría < plant* planted garden посадив
    посадила саджу beete garten plantado huerto breed* розведенн*
keeps keeping raises тримає розводить hält züchtet cría tiene < keep have my got маю tengo mein meine
makes builds crafts produces creates робить майструє виготовля* будує baut bastelt herstellt fertigt hace
    fabrica construye elabora < build building make made making роблю baue mache hago monto hacemos
repairs fixes restores лагодить ремонтує відновлює repariert restauriert arregla repara restaura < repair fix
    restore ремонтую лагоджу repariere restauriere arreglo
conservator* restorer* реставратор* restaurator* restaurador* < restore restoring реставрую restauriere restauro
writes writing written drafts пише написав schreibt verfasst verfasste escribe redacta < type typing novel book
    blog typing пишу друкую tippe schreibe escribo
speaks talks discuss discusses говорить розмовляє обговорюв* spricht redet sprechen habla conversa hablar < talk
    speak topic touch чіпаймо чіпай говорити rede themen hablo hables
telephone phone calls телефонувати дзвон* telefonier* anruf* teléfono llamadas < phone call calls
complains complain скаржиться beschwert klagt queja quejarse < says moans complain
tells told says shares розповів erzählt cuenta
learns learning studies studying вивчає навчається опановує вчиться lernt erlernt eignet aprende estudia <
    course duolingo lessons app beginner practising practice вчу учу вчуся курс* lerne übe kurs clases curso
    aprendiendo apuntado
studied learned навчався навчалася вчився вчилася studierte gelernt estudió aprendió < uni degree вчив* вчил*
    studiert estudié saqué b1 b2 c1
level рівень рівня niveau nivel < a1 a2 b1 b2 c1 c2
knows familiar understands skilled knowledge розбирається знається розуміє вміє kennt versteht beherrscht sabe
    conoce domina nociones < know read speak understand schlaf вмію знаю kann sé fuerte defiendo nivel
trilingual тримовн* dreisprachig trilingüe
plays player* gamer* грає гравець spielt spieler* juega jugador* toca < play playing граю spiele juego toco
former ex formerly previously колишн* ehemalig* exfutbolista antigu* ex < used until sold retired left раніше
    колись früher damals antes hasta jugué fui
holds holder has має тримає hat tiene posee
volunteers volunteer unpaid волонтер* добровол* ehrenamtlich* freiwillig* voluntari* < voluntary free
    безкоштовно волонтерськ* freiwillige*
donor* donates donated донор* spender* donante* donó < donate donated blood kidney здаю здав кров* spende
    blutspende gespendet doné dono
collects collector* collecting колекціон* збирає sammelt sammler* coleccion* < collect collection have збираю
    колекці* sammle sammlung tengo vinyl
invests invested investor* інвесту* вклав вклада* investiert anlegt anleger* invierte invirtió inversor* < put
    savings shares stocks gesteckt angelegt aktien metí acciones ahorros
owes debt* borrowed заборгував винен позичив schuldet schulden debe deuda < lent borrowed loan позичив позичила
    geliehen prestó
lent loaned lends позичає позичив verliehen leiht geliehen prestó < owes debe винен schuldet
money finances budget гроші фінанс* geld dinero presupuesto < euros pounds dollars quid bucks гривень € $ salary
    pay
sells selling продає продаж* verkauft vende < stall market selling kleinanzeigen ebay olx продаю verkaufe vendo
    puesto
buys bought purchased купує купив придба* kauft gekauft erworben kaufte compra compró adquir* < got bought
    picked ordered purchase взяв взяла притягнув притягла купуватиму купую geholt hole zugelegt compré comprado
business enterprise company бізнес* підприємств* справ* unternehmen geschäft betrieb negocio empresa < shop
    bakery stall clients customers продаж* крамниц* майстерн* laden werkstatt firma tienda taller quiosco
works job employed working працює зайнят* трудовл* arbeitet tätig beschäftigt trabaja labora curra < shift
    shifts boss office lab homeoffice clients patients colleagues ward duty station servicio turno turnos
    oficina jefe стою зміна зміну зміни цех* ambulance ambulancia
died dead passed deceased death loss lost помер* померла загину* втратив втратила смерт* gestorben verstorben
    tot tod murió muert* falleció fallecid* < buried funeral grave lost cemetery поховав поховала похорон*
    смерт* втратил* beerdigt begraben beerdigung enterr* falta fallec* entierro perdí
pregnancy pregnant expecting expects вагітн* чекає schwanger* erwartet embaraz* espera < baby due trimester
    trimester* weeks bump положенні bebé entbindung esperando
child children kid дитин* дитя діти kind kinder hijo hija niñ* < girl boy дівчинк* хлопчик* mädchen junge jungs
    chaval chavala
son sons син сина сини sohn söhne hijo hijos < boys boy jungs хлопц* chaval chavales chico
baby infant newborn child немовля* малюк* baby säugling bebé* < newborn baby twins gemelos zwillinge близнюк*
medication* medicine medicated drug treatment ліки лікуванн* препарат* medikament* arznei medic* fármaco*
    tratamiento < pills tablets sertraline metformin ibuprofen insulin enalapril prozac omeprazol* losartan
    statin* antibiotic* пігулк* таблетк* tablette* pastillas inyecto inhaler
antidepressant* ssri антидепресант* antidepressiv* antidepresiv* < sertralin* prozac fluoxetin* citalopram
    escitalopram сертралін*
hypertension pressure гіпертоні* тиск* bluthochdruck hipertens* tensión < tension lisinopril enalapril ramipril
respiratory breathing lung дихальн* легенев* atemweg* lungen* respiratori* pulmonar* < asthma copd inhaler астм*
    asma
cardiac heart серцев* серц* herz* cardíac* cardiac* corazón < heart herz серце corazón pacemaker
kidney* renal нирк* niere* nierenkrank* riñón riñones renal* < dialysis dialyse діаліз* diálisis renal
skin dermat* шкір* haut* dermatolog* piel < rash mole dermato eczema ekzem lunar
overweight obese sobrepeso übergewicht* gord* ожирінн* надмірн* вага < gordo gorda fat dick
slim lose weight abnehmen схуд* adelgazar < kilo kilos kg diät dieta
deaf hard-of-hearing глух* слабочу* schwerhörig* gehörlos* taub sord* < hörgerät* hörgeräte deaf audífono*
    слухов*
blind незряч* сліп* blind* cieg* < screenreader незряч* vorlese*
vision eyesight sight зір зору sehkraft sehschwäche vista
colourblind color-blind colour-blind дальтонік* farbenblind* farbschwäche rot-grün-schwäche daltón* <
    farbschwäche farbenblind
autis* asd аутис* autist* tea spektrum
diagnosis diagnosed діагноз* діагносту* diagnos* diagnostic* < diagnosed
injured injury hurt травм* verletz* lesion* lesión* herid* < broke broken sprained tore torn зламав зламала
    gebrochen rompí roto esguince rotura
broken fracture* fractured перелом* зламан* gebrochen bruch rot* fractura* < break broke rotura зламав зламала
suffers condition disorder страждає потерпає leidet padece sufre afección < have got tengo habe маю
sleep sleeping сон сну спить schlaf* schläft sueño duerme < wake awake сплю заснути schlafen dormir duermo
intoleran* непереносим* unverträglich*
tolerates tolerate переносить verträgt vertragen tolera tolerar < vertrage переношу tolero sienta
allergic allergy алергі* allergi* alérgic* alergi* < hives swell rash epipen hincho висипк* ausschlag
products продукт* produkte productos
dairy молочн* milchprodukt* lácteos < milk cheese yoghurt yogurt лактоз* лактозу milch leche
meat м'яс* fleisch* fleischwaren carne < steak sausage* bacon ham burger* wurst schinken schnitzel шинк* ковбас*
    chuletón jamón salchicha*
beef яловичин* rindfleisch ternera < steak chuletón
food dishes meals cuisine їжа їжі їжу страв* essen gericht* speisen comida plato* cocina < curry ramen pizza
    pasta soup noodles sachen борщ* карі рамен* nudeln
seafood shellfish морепродукт* meeresfrüchte marisco* < shellfish prawn* shrimp* oyster* mussel* креветк*
    garnelen gambas mejillones
drinks drinking п'є пити trinkt trinken bebe toma < coffee tea cup cups glass beer wine decaf кав* чай kaffee
    tee tasse* copa* café
eats eating diet їсть харчуєть* харчуванн* isst ernähr* come dieta < breakfast dinner plate eat eating їм teller
    esse como desayuno
abstinent teetotal sober непитущ* тверез* abstinent* abstemi* sobri*
smokes smoking smoker* палить курить raucht raucher* fuma fumador* < cigarettes pack палю курю zigaretten айкос*
string strings струнн* streichinstrument* saiteninstrument* cuerda < violin* cello viola guitar* geige скрипк*
    violín
instrument* інструмент* < violin* cello viola guitar* piano drums flute sax* trumpet* ukulele accordion geige
    gitarre klavier скрипк* гітар* бандур* violín guitarra cajón
rodent* гризун* nagetier* nager roedor* < hamster* guinea mouse mice rat rats meerschweinchen хом'як* cobaya*
pet pets animal* улюблен* тварин* haustier* mascota* < tortoise turtle parrot hamster* iguana snake gecko ferret
    galga galgo loro tortug* schildkröte папуг* черепах*
aquarium акваріум* acuario < tank fish рибк* becken fische pecera
religion* faith religious віра віри релігі* glauben* religiös* fe religión < church muslim* catholic mosque
    temple muslima kirche iglesia церкв* мусульман* seminarista
citizenship citizen nationality national громадянств* громадян* staatsbürger* staatsangehör* ciudadan*
    nacionalidad < passport паспорт* pass reisepass pasaporte
address form-of-address anrede geduzt gesiezt duzen siezen звертан* trato < gesiezt geduzt siez* duz* tutea*
    usted ви ти
tuteen tutear tutee tú < usted trates
amounts figures sums numbers сум* цифр* beträge zahlen cantidad* cifra* importe* < figures prices cifras euros
    numbers
written text textual письмов* текст* schriftlich* text* escrit* texto < write read text читаю escrib* schreib*
    lesen transcript papel papier
printed print paper друкован* паперов* gedruckt* papier impres* papel < paper папер* papier papel
fluent fluently вільно fließend fluid* soltura
answers replies responses відповід* antworten antwort* respuestas < lines text reply @order summaries
short brief concise коротк* стисл* kurz* knapp* breve* cort* < under lines few tl;dr sentence sentences рядк*
    zeilen líneas
detailed thorough докладн* детальн* ausführlich* detailliert* detallad* < детально докладно ausführlich detalle
    thorough
original source* оригінал* original* quelle* fuente* < itself link primary
spring весн* навесні frühling* frühjahr primavera < march april may березн* квітн* травн* märz mai marzo abril
    mayo
summer літо влітку літн* sommer* verano < june july august червн* липн* серпн* juni juli junio julio agosto
autumn fall осін* восени herbst otoño < september october november вересн* жовтн* листопад* oktober septiembre
    octubre
winter зим* взимку invierno < december january february грудн* січн* лют* dezember januar februar diciembre
    enero
weekly week щотижн* wöchentlich woche semanal* semana < monday tuesday wednesday thursday friday saturday sunday
    mondays tuesdays wednesdays thursdays fridays saturdays sundays понеділ* вівтор* серед* четвер* п'ятниц*
    субот* неділ* montags dienstags mittwochs donnerstags freitags samstags sonntags lunes martes miércoles
    jueves viernes
fortnight fortnightly biweekly weeks zweiwöchentlich quincenal* semanas < fortnight quince
turns turn turning виповн* стукне erreicht wird cumple cumplirá cumplir < turn turning birthday стукне
    виповниться werde geburtstag cumplo cumplimos
"""
