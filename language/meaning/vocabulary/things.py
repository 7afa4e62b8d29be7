"""Things, times and qualities of everyday life in four languages; a line is one meaning."""

THINGS = """
dog dogs puppy пес пса собак* цуцен* hund hunde hündin perro perra perros
cat cats kitten кіт кота коти кішк* котик* котів katze* kater gato gata gatos gatas
horse* кінь коня коні pferd* caballo*
bird* птах* пташк* vogel vögel pájaro* ave aves
bee bees бджол* бджіл biene* abeja*
fish риб* fisch* pez peces pescado
car cars automobile машин* авто автомоб* auto autos wagen coche coches carro
bicycle* bike bikes велосипед* fahrrad rad bicicleta* bici
motorbike* motorcycle* мотоцикл* motorrad moto motocicleta
train trains потяг* поїзд* zug züge tren trenes
plane planes airplane* літак* flugzeug* avión aviones
boat boats човен човн* boot boote barco* bote
house houses будинок будинк* будинку haus häuser casa casas
home вдома удома додому дім hause heim casa hogar
flat apartment* квартир* wohnung* piso apartamento*
dorm dormitory hostel гуртожит* wohnheim* residencia
studio студі* estudio
garden* сад саду садку garten gärten jardín jardines huerto
village* село села селі dorf dörfer pueblo* aldea
town city cities місто міста місті містах stadt städte ciudad*
country countries країн* land länder país países
sea ocean море моря морі meer mar océano
mountain* гори горах гір berg berge montaña*
river* річк* ріка fluss flüsse río
school* школ* школі schule* escuela* colegio*
university universities college університет* universität uni universidad*
seminar* семінар* seminario*
course courses class classes lesson* урок уроки уроків курс курси курсів курсах kurs kurse unterricht curso*
    clase* lección
exam* test іспит* екзамен* prüfung* klausur examen*
company firm фірм* компані* firma unternehmen empresa
bank banks банк* banco
factory plant завод* фабри* fabrik werk fábrica
hospital* лікарн* krankenhaus klinik
office* офіс* büro oficina
shop store крамниц* магазин* laden geschäft tienda
restaurant* ресторан* restaurante
church* церкв* kirche iglesia
job position role post посад* робот* stelle puesto trabajo empleo
shift shifts змін* schicht* turno*
salary wage wages зарплат* gehalt sueldo salario
contract* договір договор* контракт* vertrag contrato
project* проєкт* проект* projekt* proyecto*
experience стаж* досвід* erfahrung* experiencia
book books книг* книж* buch bücher libro libros
film films movie* фільм* кіно filme película* cine
music музик* musik música
song songs пісн* lied lieder canción canciones
news новин* nachrichten noticias
article* статт* artikel artículo*
letter* лист* brief carta*
newspaper* газет* zeitung* periódico*
guitar* гітар* gitarre* guitarra*
piano* піаніно фортепіано klavier* piano
violin* скрипк* geige violine violín
cello violoncello віолончел* violonchelo
choir хор хору хорі chor coro
orchestra* оркестр* orchester orquesta
computer* laptop* notebook комп* ноутбук* rechner laptop ordenador portátil
phone* smartphone телефон* смартфон* handy telefon móvil teléfono
station* станці* estación
charging charger зарядн* ladegerät cargador
language* мова мови мову мовою sprache* idioma* lengua*
english англійськ* englisch inglés
ukrainian українськ* ukrainisch ucranian*
german німецьк* deutsch alemán
spanish іспанськ* spanisch español
french французьк* französisch francés
italian італійськ* italienisch italiano
polish польськ* polnisch polaco
portuguese португальськ* portugiesisch portugués
japanese японськ* japanisch japonés
chinese китайськ* chinesisch chino
korean корейськ* koreanisch coreano
turkish турецьк* türkisch turco
czech чеськ* tschechisch checo
russian російськ* russisch ruso
biology біологі* biologie biología
chemistry хімі* chemie química
physics фізик* physik física
mathematics maths math математик* mathe* matemátic*
history істор* geschichte historia
geography географі* erdkunde geografía
coffee кав* kaffee café
tea чай чаю чаєм tee té
beer пив* bier cerveza
wine вино вина вином wein vino
milk молок* milch leche
water вода води воду водою wasser agua
alcohol* алкогол* alkohol
meat м'яс* м’яс* мяс* fleisch carne
bread хліб* brot pan
sugar цук* zucker azúcar
honey мед меду honig miel
egg eggs яйц* яєць ei eier huevo*
cheese сир* сиру käse queso
dill кріп кропу кропом eneldo
nut nuts горіх* nuss nüsse nuez nueces frutos
vegetable* овоч* gemüse verdura*
fruit* фрукт* obst fruta*
tomato* помідор* томат* tomate*
vegan веган* vegan*
vegetarian* вегетаріан* vegetarier* vegetarisch
lactose лактоз* laktose* lactosa
gluten глютен*
celiac coeliac целіак* zöliakie celíac*
allergy allergies allergic алергі* алергік* allergi* alergi* alérgic*
asthma астм* asma
diabetes diabetic діабет* diabet*
cancer рак раку рака krebs cáncer
migraine* мігрен* migräne migraña*
illness disease sickness хвороб* krankheit* enfermedad*
blood кров* blut sangre
leg legs ног* ногу bein beine pierna*
arm arms руку руки рука arme brazo
hand hands руку руки рука hände mano
back спин* rücken espalda
heart серц* herz corazón
glasses окуляр* brille gafas
morning mornings ранок ранку зранку вранці щоранку morgen morgens mañana mañanas
evening evenings вечір вечор* ввечері увечері abend abends tarde noche
afternoon* пополудні nachmittag* tarde tardes
night nights ніч ночі вночі nacht nachts noche noches
day days daily день дня дні днів щодня tag tage täglich día días diario
week weeks weekly тиждень тижн* щотижня woche wochen wöchentlich semana*
weekend* вихідн* wochenende* fin
month months monthly місяц* monat* mes meses
year years annual рік року роки років щороку jahr jahre jahren año años
spring весн* навесні frühling frühjahr primavera
summer літо літа влітку літн* sommer verano
autumn fall осін* восени herbst otoño
winter зим* взимку invierno
january січн* січень januar enero
february лютий лютого лютому februar febrero
march березн* березень märz marzo
april квітн* квітень abril
may травн* травень mai mayo
june червня червні червень juni junio
july липн* липень juli julio
august серпн* серпень agosto
september вересн* вересень septiembre
october жовтн* жовтень oktober octubre
november листопад* noviembre
december грудн* грудень dezember diciembre
monday понеділ* montag lunes
tuesday вівтор* dienstag martes
wednesday серед* mittwoch miércoles
thursday четвер* donnerstag jueves
friday п'ятниц* пятниц* freitag viernes
saturday субот* samstag sonnabend sábado
sunday неділ* sonntag domingo
football soccer футбол* fußball fútbol
swimming плаванн* schwimmen natación
chess шахи шахів шахами schach ajedrez
first перш* erste ersten erster erstes primer*
second другий друга друге другу другої zweite* segund*
third трет* dritte* tercer*
new новий нова нове нову нові neu neue neuen neues neuer nuev*
old стар* alt alte* viej* antigu*
big large велик* groß* gran grande*
small little малий мала мале маленьк* klein* pequeñ*
short concise brief коротк* стисл* kurz* knapp* corto corta breve*
red червоний червона червоне червону rot rote roten rotes roter rojo roja
black чорн* schwarz* negr*
white білий біла біле білу weiß* blanc*
green зелен* grün* verde verdes
blue синій синя синє блакитн* blau* azul*
electric електр* elektr* eléctric*
expensive дорогий дорога дороге дорогу teuer* caro cara caros
cheap дешев* billig* barat*
good decent well хорош* добр* gut gute guten guter buen*
better кращ* краще besser* mejor*
bad badly поган* schlecht* mal malo mala
afraid fear fears боюся боїться боюсь angst fürchte* miedo temo teme
dead died passed помер* tot gestorben verstorben muert* murió
divorced divorce розлуч* geschieden scheidung divorci*
pregnant вагітн* schwanger* embarazad*
vineyard виноградник* weingut weinberg viñedo*
earth земл* erde tierra
flat пласк* flach plano plana
war війн* krieg guerra
power energy електро* strom energía
heating опален* heizung gasheizung calefacción
world світ* welt mundo
garage* гараж* garage garaje
accent* акцент* akzent acento
timezone часов* zeitzone
birthday* народженн* geburtstag* cumpleaños
name names named called ім'я імені звати звуть namens heißt heiße nombre llama llamo llamad*
"""
