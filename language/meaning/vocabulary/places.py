"""Cities and countries that have a name of their own in each language."""

PLACES = """
prague праг* празі prag praga
warsaw варшав* warschau varsovia
kyiv kiev київ києв* kiew
lviv львів львов* lemberg leópolis
kharkiv харків харков* charkiw járkov
odesa odessa одес*
krakow cracow краків краков* krakau cracovia
vienna відень відн* wien viena
munich мюнхен* münchen
cologne кельн* köln colonia
berlin берлін* berlín
london лондон* londres
paris париж* parís
rome рим риму римі rom roma
lisbon лісабон* lissabon lisboa
brussels брюссел* brüssel bruselas
geneva женев* genf ginebra
poland польщ* polen polonia
germany німеччин* deutschland alemania
spain іспані* spanien españa
france франці* frankreich francia
italy італі* italien italia
ukraine україн* ucrania
brazil* бразил* brasil*
netherlands dutch holland нідерланд* голланд* niederl* holländ* neerland* holand*
portugal portuguese португал* portugies* portugues*
japan* япон* japón* japon*
china chinese кита* chines* chino
korea* коре* corea*
turkey turkish туреч* турець* türk* turqu* turco turca
greece greek грец* griech* greci* grieg*
czech* чех* чесь* tschech* checo checa
hungar* угор* ungar* húngar*
austria* австрі* österreich* austri*
switzerland swiss швейцар* schweiz* suiz*
sweden swedish швец* швед* schwed* suec*
norway norwegian норве* norweg* norueg*
denmark danish дані* данськ* däni* dinamar* danés
finland finnish фінлянд* фінськ* finn* finland*
ireland irish ірлан* irland*
canada canadian канад* kanad* canad*
mexic* мексик* mexik* méxico mexican*
argentin* аргентин*
chile* чилі чилій* chilen*
colombia* колумбі* kolumbi*
peru perú peruan* перу перуан*
ecuador* еквадор* ecuator*
cuba cubano cubana куба куби кубин* kuban*
india* інді* indien indisch*
morocc* марок* marokk* marrue* marroqu*
romania* румун* rumän* ruman*
bulgaria* болгар* bulgar* búlgar*
israel* ізраїл*
georgia* грузи* georgi*
"""
