"""How a summary in English puts what people say of themselves; after `<` stand words that say it too."""

ENGLISH_WAYS = """
live lives living lived reside resides residing < settle settled relocate relocated moved rent renting landlord
    flatmate flatmates roommate housemates upstairs downstairs neighbourhood neighborhood
work works worked employed employment < job shift shifts office colleague colleagues coworkers clients patients
    overtime hired recruited freelance freelancing contract salary payroll ward desk deskjob career trade
    consultant shiftwork staff promoted interned internship apprentice employer
study studies studying studied < degree major majoring thesis dissertation semester exams exam lectures lecture
    campus uni enrolled freshman sophomore undergrad postgrad master's masters bachelor's phd doctorate
    coursework module seminar finals diploma revising
learn learns learning learned < lessons lesson beginner duolingo tutor practising practicing picking taught
    course flashcards teaching studying
teach teaches teaching taught teacher < pupils students classroom lecture lecturing tutor tutoring instructor
    coach lessons
own owns owned owner has < bought inherited got adopted purchased acquired
rent rents renting rented tenant < landlord landlady lease deposit flatshare lodger
buy buys buying bought purchase purchased < got ordered picked splurged treated closed
sell sells selling sold < flog flogged
move moves moving moved relocate relocated < relocation emigrated settled packed shifted
drive drives driving drove driver < car lorry truck taxi van commute
cycle cycles cycling cyclist ride rides < bike biking pedal bicycle
walk walks walking hike hikes hiking < stroll trek trail rambling wander hill
run runs running runner jog < marathon parkrun jogging
swim swims swimming swimmer < pool laps lengths
travel travels travelling traveling trip trips visit visiting < fly flying flight holiday vacation backpacking
    tour touring abroad
visit visits visited visiting < trip stayed holiday went flew been toured weekend
play plays playing played player < drums guitar piano violin bass cello sax keys flute trumpet band goalkeeper
    striker
sing sings singing singer < choir soprano alto tenor karaoke vocals
dance dances dancing dancer < salsa tango ballet zumba
read reads reading reader < book books novel novels kindle audiobook library skim devour chapters
write writes writing writer wrote written < novel poems poetry blog journal diary essay thesis draft drafting
    manuscript column author
draw draws drawing paint paints painting < sketch sketching watercolour watercolor canvas illustration
    illustrations illustrate doodle
cook cooks cooking cooked < recipe recipes kitchen dinner meals chef bake stew curry
bake bakes baking baked baker < sourdough bread cake cakes pastry loaf
eat eats eating ate eaten < diet dinner lunch breakfast meal meals snack cut swallow
drink drinks drinking drank < coffee tea cup cups beer wine pint pints glass latte espresso caffeine
smoke smokes smoking smoker < cigarettes cigarette vape fags pack
sleep sleeps sleeping slept < bed awake insomnia nap naps night asleep
wake wakes waking early < alarm dawn
listen listens listening < podcast podcasts music audiobooks audiobook radio album albums spotify headphones
watch watches watching watched < film films movie movies series show netflix tv telly binge
use uses using used < switch switched typing write run running rely relied installed tool app
like likes enjoy enjoys loves fond fan < favourite favorite obsessed addicted crazy passionate keen adore hooked
    fun relax relaxing happy brilliant weakness prefer
dislike dislikes hate hates < annoying annoys boring bored awful horrible terrible disgusting stand bear sick
    gross killing worst overrated
prefer prefers preferred preference < rather better favourite favorite please stick
want wants wanted wish wishes < hope hoping please looking dream keen
need needs needed < looking required urgently
look looks looking search searching seek seeks < hunting hunt apply applying
plan plans planning intend intends < booked ticket tickets signed hope thinking
consider considers considering thinking < might maybe tempted toying wondering perhaps
hope hopes hoping < dream fingers wish
try tries trying attempt attempts < attempting aiming struggling
avoid avoids avoiding avoided < skip skipping cut steer without quit stopped
quit stop stopped stops quitting < gave given dropped ditched cut
struggle struggles struggling difficulty trouble < battle battling
suffer suffers suffering < pain chronic diagnosed attack attacks flare hurts killing sore condition
worry worries worried worrying concerned < anxious nervous scared stressed afraid fear
afraid fear fears scared phobia < terrified panic dread
believe believes thinks think opinion view < convinced reckon imo honestly feel sure agree
support supports supporter supporting < fan rooting backing favour vote voted voting donate
oppose opposes opposed against < disagree wrong ridiculous terrible
care cares caring look looks after < nurse nursing babysit babysitting looking mind carer help raise raising
    feed
raise raises raising raised < bring mother father mum dad parent single
volunteer volunteers volunteering < shelter food charity soup help unpaid
help helps helping assist assists < support volunteer hand
manage manages managing manager lead leads leading < run head boss supervise charge team oversee responsible
found founded founder start started < set launched opened startup business
build builds building built make makes making made create creates < construct assemble developing design
    designing craft crafted sew knitting put
repair repairs repairing fix fixes restore < restoring mend garage workshop tinker
collect collects collecting collector collection < vinyl stamps coins hundreds dozens shelves
grow grows growing grew < garden allotment plant planted greenhouse vegetables tomatoes plants
garden gardens gardening gardener < allotment vegetables tomatoes roses plants planting
keeps keeping < raise hens chickens bees goats
train trains training workout exercise exercises < gym lifting practice pilates crossfit fitness weights running
coach coaches coaching < train team juniors kids
compete competes competing < race tournament championship competition
perform performs performing < gig gigs stage concert show theatre
attend attends attending attended goes participate participates < class classes weekly member club course group
    session sessions lessons join joined
belong member joined < club group band choir team
celebrate celebrates celebrating < birthday anniversary party
host hosts hosting < guests dinner party couchsurfing
miss misses missing < homesick
lost lose loses losing < died passed redundancy
die died dead deceased death passed < late widow widowed funeral lost
inherit inherits inherited < left grandfather's grandmother's uncle's
expect expects expecting pregnant due < baby trimester weeks
marry married marriage wedding spouse < husband wife honeymoon anniversary wed hubby
divorce divorced divorcing separated < ex split
date dating relationship partner < girlfriend boyfriend seeing
single unmarried < divorced alone dating
child children kid kids parent < toddler newborn baby son daughter twins nursery preschooler mum dad teenager
young small little < toddler newborn baby
pain ache aches hurting < hurts killing sore back knee shoulder migraine headache
tired exhausted fatigue < knackered sleep drained burnt burned killing
ill sick unwell < flu fever cold covid surgery
allergic allergy allergies < react reaction hives epipen
retired retirement retiree < pension pensioner
unemployed jobless < laid redundancy redundant between
remote remotely home < zoom wfh
degree diploma < master's masters bachelor's phd mba msc ba studied graduated major
graduate graduated graduates < finished
experience experienced < worked decade
speak speaks speaking spoke fluent < language bilingual grew native conversational
native mother tongue < grew
originally born native < grew raised roots
communicate communication contact < email write message call text
answer answers reply replies response responses explanation explanations < explain tell write summary summaries
short concise brief < quick summary shorter
detailed detail thorough < depth long
money finances budget < saving save savings debt loan broke
save saves saving savings < deposit putting aside
earn earns earning income < salary make paid wage
owe owes debt debts loan loans < mortgage paying student overdraft
invest invests investing < shares stocks etf crypto portfolio
commute commutes commuting < train bus tube drive ride
spend spends spending < weekends summers hours
grew childhood raised < child kid
vegetarian vegan
religious faith believer < church mosque pray synagogue god christian catholic muslim
busy < swamped juggling deadline
dog dogs < greyhound greyhounds beagle labrador labradors retriever poodle spaniel collie corgi terrier husky
    dachshund puppy pup mutt pug whippet
cat cats < kitten kittens tabby siamese moggy maine
pet pets < puppy kitten gerbil guinea iguana gecko parrot cockatiel pony hens goldfish
bike bicycle bicycles < brompton cargo
home house < flat apartment cottage bungalow mortgage
job position role < hired offer contract
business company < startup shop bakery agency studio firm stall
deadline due < submit hand submission
exam exams test < finals sat gre toefl ielts bar
instrument < guitar piano violin cello drums trumpet harp sax clarinet banjo ukulele
musician < guitar piano violin band orchestra gig gigs drums
artist < paint painting paintings gallery sculpture sculptor exhibition
engineer engineering < structural mechanical civil electrical
healthcare medical < nurse doctor paramedic
tech technology software < developer coding programmer startup engineer code
siblings sibling < brother sister brothers sisters
grandparent grandparents < grandma grandpa granny gran nan
spouse partner < wife husband
stress stressed stressful < killing brutal overwhelming pressure burnout
sport sports athletic active < football tennis climbing gym swimming rugby
outdoors nature < hiking camping mountains forest trail
abroad overseas < erasmus expat
except apart besides excluding other
hunt hunting search searching looking
degree < master master's
problem problems trouble issues difficulties < bad badly poorly hurts killing sore
dine dining dines < eat eating out restaurant
direct straightforward < point blunt
communication < talk small
used secondhand < second hand thrift vintage
professionally profession professional < living
school schools < pupils classroom class teacher grade
move moved leave left
sick ill < fever flu
reduce cut < less
piano lessons
bad poor terrible awful hopeless
good great excellent brilliant
low gloomy depressed down < sad
surgery operation < replacement operated
tone style < casual formal
runs run running < opened own bakery shop
inherited inherit < left
regular regularly weekly < each week thursdays mondays tuesdays wednesdays fridays saturdays sundays
daily everyday < morning night evening day
weekend weekends < saturday saturdays sunday sundays
evening evenings < night nights after
flatmate flatmates roommate roommates housemate < share sharing
garden yard < allotment backyard greenhouse
vacation holiday trip < travel flight beach fly
photography photographer photos < camera shoot shooting pictures lens
video videos filming < youtube channel film
poem poems poetry poet < write verse
computer laptop < macbook thinkpad desktop pc
phone smartphone < iphone pixel android samsung
camera < nikon canon leica fuji ricoh
vehicle car < volvo tesla toyota van suv
electric ev < tesla hybrid
medication medicine meds < pills tablets insulin prescription
pregnant pregnancy expecting < due trimester
newborn baby infant < born weeks
grandchild grandchildren grandkids < grandson granddaughter
friend friends friendship < mate buddy pal
mortgage loan debt < bank paying owe
deadline due date < submit hand
concise short brief < point summary
"""
