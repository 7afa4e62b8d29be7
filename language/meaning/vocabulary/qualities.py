"""How, where and how often, in four languages; after `<` stand words that say it too, though it does not say them."""

QUALITIES = """
bee bees beekeep* бджол* бджіл пасічни* biene* imker* abeja* apicultor* < hive hives beehive* apiary вулик*
    пасік* bienenst* colmena*
located situated based at in on < @be live lives living
from originally native hails родом походжу походить stamme stammt komme kommt herkunft procede < @origin born
    народи* grew aus з із
job employment position contract < work works working work* sign* join* start* hired employ* працюю
prefer* better rather favourite* favorite* перевагу волію воліє надаю надає віддаю віддає краще bevorzug* lieber
    prefier* preferi* < @order like likes love loves always keep use please
interested interest* curious цікав* інтерес* interess* neugierig interes* curios* < reading read reads learn*
    love loves like likes follow* fascinat* build* using studying слідкую читаю вивчаю lese lerne leo aprend*
against oppose* opposed проти dagegen gegen contra opon*
fit healthy shape форм* forma
near close beside by next outside біля під поруч неподалік недалеко коло nahe neben cerca junto
less fewer reduce* cut менше зменш* weniger reduzier* menos reduc*
without no без ohne sin free
strict* strictly суворо суворий streng* estrict*
flexible lenient < strict
around about roughly approximately almost nearly близько приблизно майже etwa ungefähr fast casi alrededor
half half-year піврок* halb* medio
child childhood young дитинств* kindheit klein niñ* pequeñ* < grew виріс виросла aufgewachsen crec*
bilingual двомовн* zweisprachig bilingüe < speaking
remote remotely home віддален* удома вдома homeoffice teletrabaj* casa
allergic allergy allergies intoleran* алергі* allergi* alérg* alergi* < react*
early рано früh temprano madrug*
often frequently часто oft häufig menudo frecuen*
always завжди immer siempre
never ніколи nie niemals nunca jamás
"""
