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
"""
