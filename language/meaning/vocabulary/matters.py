"""More things of everyday life, with what is one of them after `<`: a dog is a pet, a ward part of a hospital."""

MATTERS = """
pet pets animal* тварин* улюблен* haustier* tier tiere mascota* < dog dogs cat cats kitten puppy hamster*
    rabbit* parrot* turtle* fish пес собак* кіт кота коти котів кішк* папуг* хом'як* кролик* черепах* hund hunde
    hunden katze* kater kaninchen wellensittich schildkröte perr* gato gata gatos gatas tortug* conej* loro
    hámster horse* beagle greyhound labrador retriever terrier
dog dogs canine пес пса собак* hund hunde hunden perr* < puppy beagle* labrador* retriever terrier poodle
    dachshund* dackel husky лабрадор* такс* вівчарк* цуцен* welpe* cachorr*
cat cats kitty кіт кота кішк* katze* kater gato gata gatos gatas < kitten* tabby siamese кошен* gatit*
child children kid kids offspring дитин* діти дітей дітьми дітям kind kinder kindern hijo hija hijos hijas niño
    niña niños niñas < @parent son sons daughter daughters baby toddler* twins newborn син сина синів сини сином
    синові доньк* дочк* близнюк* близнят* немовля* sohn söhne tochter töchter zwilling* gemel* bebé mellizos
    teenager* school-age kindergarten
parent parents батьки батьків eltern elternteil < @parent child children kid kids son daughter twins син сина
    синів сини сином синові доньк* дочк* дітей діти sohn tochter kinder hijo hija hijos hijas
sibling* brother brothers sister sisters брат* сестр* geschwister bruder brüder schwester* herman*
grandparent* grandmother grandfather бабус* дідус* großeltern oma opa abuel*
grandchild* grandson* granddaughter* grandkid* онук* онуч* enkel* niet*
relative* family родин* родич* сім'я сім'ї сім'ю familie verwandt* famili* < mother father sister brother wife
    husband cousin aunt uncle
partner spouse wife husband girlfriend boyfriend fiancé* дружин* чоловік* партнер* partner* ehefrau ehemann
    freundin freund frau mann pareja novio novia espos* marido mujer
family родин* сім'я сім'ї сім'ю familie famili* < wife husband children kids
mother-in-law mother теща тещі тещу свекрух* schwiegermutter suegra
colleague* coworker* team teammate* колег* співробітни* kolleg* compañer* equipo < teammates
hospital* clinic* лікарн* клінік* krankenhaus klinik* spital clínic* < ward icu nurse nurses surgeon* er
    maternity surgery відділенн* реанімаці* медсестр* station intensivstation pflege* uci enfermer* urgencias
ward* department unit відділенн* station abteilung planta unidad
intensive icu reanimation реанімаці* intensiv* uci intensivos
school* teach* школ* ліце* гімназі* schule* gymnasium grundschule escuela colegio instituto < pupils classroom
    lyceum
lyceum high secondary ліце* гімназі* gymnasium instituto
kindergarten preschool nursery садок садочк* дитсад* kita guardería
university college uni faculty університет* універ* академі* виш вишу universität hochschule universidad
    facultad < campus freshman sophomore
home house flat apartment place condo cottage cabin будинок будинк* дім дому квартир* житло хата хати хату хаті
    haus wohnung zuhause heim casa piso hogar vivienda apartamento < bedroom*
room bedroom* кімнат* спальн* zimmer habitación cuarto dormitorio
countryside rural country village farm село села селі сільськ* дача land dorf ländlich campo pueblo
city town urban downtown місто міста міст* stadt* großstadt ciudad urban*
garden yard allotment backyard сад саду город* garten schrebergarten jardín huerto
office* desk workplace офіс* контор* büro* oficina* despacho < open-plan
company firm business startup employer enterprise компані* фірм* підприємств* бізнес* стартап* firma unternehmen
    betrieb empresa negocio
shop store bakery boutique крамниц* магазин* лавк* laden geschäft tienda negocio
restaurant* cafe café bar bistro diner ресторан* кав'ярн* кафе бар lokal kneipe restaurante
bakery bakeries пекарн* bäckerei* panadería
farm farms farmer* ranch ферм* господарств* bauernhof hof granja finca
library libraries бібліотек* bibliothek* biblioteca*
car cars vehicle automobile suv van авто* машин* auto autos automobil* wagen coche carro vehículo < tesla toyota
    volvo bmw audi honda ford skoda seat renault volkswagen golf octavia
vehicle* транспорт* fahrzeug* vehículo* < car cars van truck motorbike scooter bike
bus buses autobus* автобус* маршрутк* busse autobús
train trains metro subway tram потяг* поїзд* електричк* метро трамва* zug bahn u-bahn straßenbahn tren tranvía
bicycle bike bikes e-bike cycling велосипед* велик* ровер* fahrrad rad räder bicicleta bici
camera* lens photograph* камер* фотоапарат* kamera* cámara* < leica ricoh nikon canon fujifilm sony
computer* laptop* pc mac macbook комп'ютер* ноутбук* rechner notebook ordenador portátil computadora
phone* mobile smartphone iphone android телефон* смартфон* handy telefon móvil teléfono celular < pixel samsung
tablet* ipad планшет*
instrument* guitar* piano* violin* cello drums flute accordion інструмент* gitarre klavier geige instrumento
music band song songs concert* музик* гурт* пісн* концерт* musik* konzert* músic* banda concierto
band bands group orchestra гурт* оркестр* kapelle banda grupo orquesta
choir choirs chorus хор хору хорі chor coro
sport sports exercise fitness athletic спорт* deporte* sportlich < football tennis basketball swim* running gym
    cycling yoga climbing volleyball
ball basketball баскетбол* baloncesto
football soccer футбол* fußball* fútbol
tennis теніс* tenis
chess шахи шахів шахами schach ajedrez
yoga йога йоги йогу йогою
marathon* марафон* maratón*
gym fitness зал спортзал* fitnessstudio gimnasio
hobby hobbies pastime interest* хобі захоплен* hobbys freizeit afición pasatiempo
vegetable* veggies овоч* gemüse verdura* hortaliza* < tomato* carrot* cucumber* помідор* огірк* tomate*
    zanahoria
food foods dish* cuisine їжа їжі їжу страв* кухн* essen gericht* küche comida plato* cocina
meat beef pork chicken м'яс* fleisch* rind schwein carne cerdo ternera pollo
fish seafood риба риби рибу рибою fisch* pescad* marisco*
seafood shellfish shrimp* crab* морепродукт* meeresfrüchte marisco*
dairy milk cheese lactose молоч* лактоз* milch* laktose lácteo* leche lactosa
nut nuts peanut* almond* hazelnut* горіх* арахіс* nuss nüsse erdnuss* frutos cacahuete* nuez nueces
wheat gluten глютен* weizen trigo
sweet sweets dessert* candy sugar солодк* цукерк* süß süßes süßigkeiten dulce* azúcar
coffee espresso cappuccino latte caffeine кава кави каву кавою каві кофеїн* kaffee koffein café cafeína
tea чай чаю чаєм tee té
alcohol* wine beer booze drink* spirits алкогол* вино вина вином пиво пива пивом alkohol wein bier alcohol vino
    cerveza
cigarette* tobacco цигар* сигарет* zigarette* cigarrillo* pitillo* tabaco < fumo fuma smoke smokes rauche
    raucht палю курю
illness* disease* condition sickness хвороб* захворюван* krankheit* erkrankung enfermedad* < diabetes asthma
    celiac coeliac migraine* cancer alzheimer* epilepsy діабет* астм* целіак* мігрен* zöliakie asma migraña*
    celiaquía
pressure hypertension тиск* гіпертоні* bluthochdruck hochdruck tensión hipertensión
diabetes diabetic* діабет* diabet*
celiac coeliac целіак* zöliakie celíac* celiaquía
asthma asthmatic* астм* asthma* asma
allergy allergies allergic allergen* алергі* алергік* allergi* alergi* alérgic*
migraine* headache* мігрен* migräne kopfschmerz* migraña* jaqueca
depression depress* anxiety депресі* тривожн* depressi* angststörung ansiedad depres*
pain pains sore hurts ache* біль болить болю schmerz* dolor* duele
back spine спин* поперек* rücken espalda
knee knees колін* knie rodilla*
pregnan* вагітн* schwanger* embaraz*
medicine medication* pills drug* ліки препарат* пігулк* medikament* tablette* arznei medicament* pastilla*
glasses contacts окуляр* brille gafas lentes
height heights висот* höhe* höhen altura* vértigo
spider* павук* spinne* araña*
noise noisy loud шум шуму галас* lärm* laut ruido* ruidos*
screen screens tablet* phone tv екран* гаджет* bildschirm* pantalla*
vaccine* vaccinat* jab jabs вакцин* щеплен* impf* geimpft vacun*
climate environment* green клімат* довкілл* екологі* klima* umwelt clima* medio ambiente
energy power nuclear енерг* energie energía
animal animals тварин* tier tiere animal*
moral ethic* ethical principle* animals етичн* моральн* ethisch* moralisch* étic* < тварин* tiere animales
morning mornings early dawn ранк* ранок зранку вранці щоранку morgen* morgens früh mañana* temprano < 5am 6am
    7am 8am
early dawn morning рано früh* temprano madrug* < 5am 6am 7am
night nights nocturnal midnight ніч ночі нічн* вночі nacht* nachts noche* nocturn*
evening evenings вечір вечор* вечер* abend* tarde noche
weekend* saturday* sunday* вихідн* субот* неділ* wochenend* samstag* sonntag* fin fines findes sábado* domingo*
weekday* workday* будн* werktag* wochentag* laborable* < monday friday
sunday* неділ* щонеділі sonntag* domingo*
daily day days everyday щодня щоденн* täglich jeden diari* cada < morning night щоранку
weekly week weeks щотижн* тижн* wöchentlich woche wochen semana* semanal*
monthly month* щомісяц* місяц* monat* mes meses mensual*
yearly annual year* щорок* річн* jährlich año años anual*
often frequent* regular* constantly часто постійн* oft häufig ständig regelmäßig menudo frecuen* constante* <
    every always daily weekly щодня
decade* десятилітт* jahrzehnt* década*
hour hours годин* stunde* hora horas
autumn fall осін* осені восени herbst otoño
winter winters зима зими зимі зиму взимку узимку winter* invierno
summer summers літо літа літн* влітку sommer* verano
spring весн* навесні frühling* frühjahr primavera
oldest eldest elder older старш* ältest* älter* mayor*
youngest younger молодш* jüngst* jünger* menor*
young youth junior* teen teens teenager* kids молод* юнацьк* юні дитяч* jugend* jugendlich* jung junge jungen
    juvenil* joven jóvenes
crew team squad group команд* загін mannschaft* team* equipo*
team squad club crew команд* клуб* mannschaft* verein* equipo*
source sources citation* reference* джерел* посилан* quelle* quellenangabe* fuente* referencia* cita citas
emoji* emoticon* емодзі смайл* emojis emotic*
answer* reply replies response responses відповід* antwort* respuest* contest* contést* responde*
summary summaries digest overview підсум* виклад* zusammenfass* resumen* resúmen*
short shorter concise brief succinct коротк* стисл* лаконічн* kurz* knapp* prägnant* corto corta breve* concis*
long longer detailed thorough in-depth довг* детальн* докладн* розлог* lang lange langen langer ausführlich*
    detailliert* largo larga largos largas detallad* extens*
simple plain easy прост* einfach* simpel* sencill* simple* fácil*
video videos youtube clip* відео ролик* ютуб* video* vídeo*
educational education* teaching освіт* навчальн* bildung* lehr* educativ*
test tests exam* quiz іспит* екзамен* тест* залік* prüfung* klausur* testing tested examen* prueba*
diploma thesis degree dissertation диплом* дисертаці* бакалавр* магістр* abschluss* masterarbeit bachelorarbeit
    diplom* tesis tfg título
history історі* geschichte* historia
art arts мистецтв* kunst* arte*
law legal право права юридичн* jura recht* derecho leyes
medicine medical медицин* медичн* medizin* medicina
computer-science informatics informatik інформатик* informática computación
engineering engineer* інженер* ingenieur* ingenier*
physics фізик* physik* física
citizenship citizen* громадянств* staatsbürger* ciudadan* nacionalidad
license licence права посвідчен* führerschein carnet licencia
loan loans debt* mortgage* кредит* борг* позик* іпотек* kredit* schulden darlehen préstamo* deuda* hipoteca*
offer offers пропозиці* angebot* oferta*
wedding* anniversary* marriage весілл* шлюб* річниц* hochzeit* jahrestag boda* aniversario*
deadline* due submission дедлайн* термін* frist* abgabe* plazo* entrega*
birthday* born день народження geburtstag* cumpleaños
meeting* call calls зустріч* нарад* besprechung* termin* reunion* reunión*
conference* конференц* konferenz* tagung* congreso* conferencia*
project* проєкт* проект* projekt* proyecto*
book books novel* книг* книж* роман* buch* bücher roman romane romanen libro* novela*
series show shows tv серіал* serie* televisión
podcast* подкаст*
language languages tongue мова мови мову мовою мовами sprache* idioma* lengua*
god religion* church бог бога віру gott dios
bread baking хліб* brot brote brötchen pan
cabin cottage дача дачу дачі будиночок hütte ferienhaus cabaña
sea beach ocean coast море морі узбереж* пляж* meer strand küste mar playa costa
mountain* hills alps гори горах карпат* berg berge bergen gebirge alpen montaña* sierra
accident crash аварі* unfall* accidente*
surgery operation операці* operiert op operación cirugía
cable-car* канатн* seilbahn* teleférico*
carb carbs carbohydrate* вуглевод* kohlenhydrat* carbohidrato*
craftsman handyman contractor builder* майстер майстр* handwerker* albañil* obrero*
renovation* repair* remodel* ремонт* renovier* sanier* reforma*
kitchen кухн* küche* cocina
"""
