"""How Hindi people tell secrets."""

PASSWORDS = "पासवर्ड, पासकोड, पास वर्ड, पासवर्ड्स, पासफ़्रेज़"
CODES = """
    पिन, एटीएम पिन, ओटीपी, सीवीवी, गुप्त कोड, यूपीआई पिन, एमपिन, एम पिन, वेरिफिकेशन कोड, सुरक्षा कोड, सत्यापन कोड, upi
    pin, mpin, atm pin, सीवीसी
"""
LOCKS = "कोड, नंबर"
KEYS = "टोकन, कुंजी"
THINGS = """
    दरवाज़े, दरवाजे, गेट, तिजोरी, अलार्म, कार्ड, बैंक, फ़ोन, फोन, एटीएम, ताले, लॉकर, टैबलेट, मोबाइल, लैपटॉप, सिम, ताला,
    लॉक, दरवाज़ा, दरवाजा, अलमारी, सूटकेस, tijori, darwaze, darwaza, taala, taale, almari, khata
"""
NETS = "वाईफाई, वाई-फाई, वाईफ़ाई, राउटर"
PUBLIC = "पिन कोड, डाक, सफलता, एरर, त्रुटि, मोबाइल नंबर, फोन नंबर"
LOGINS = "लॉगिन, यूज़र, खाते"
PHRASES = "रिकवरी के शब्द, रिकवरी शब्द, सीड फ्रेज़"
DOCUMENTS = """
    आधार, पासपोर्ट, पैन कार्ड, पैन नंबर, मतदाता पहचान, आधार नंबर, आधार कार्ड, ड्राइविंग लाइसेंस, डीएल नंबर, वोटर आईडी,
    राशन कार्ड, पहचान पत्र, aadhaar number, aadhar card, aadhar number, pan number, voter id, rashan card
"""
QUESTIONS = """
    सुरक्षा प्रश्न, सुरक्षा सवाल, सीक्रेट सवाल, सिक्योरिटी सवाल, गुप्त सवाल, गुप्त प्रश्न, security sawal, secret sawal
"""
REPLIES = "जवाब, उत्तर, jawab, jawaab, uttar"
SAYS = "है, ये, यह, हैं, hai, hain, tha, thi, था, थी"
ABOUT = """
    का, की, के, मेरा, मेरी, मेरे, हमारा, अब, यह, ये, इस, ka, ki, ke, mera, meri, mere, hamara, humara, hamare, apna,
    apni, apne, naya, abhi, wala, wali, नया, नई, अपना, अपनी, अपने, वाला, वाली, में, पर
"""
COUNTS = "अक्षर, अंक, दिन, बार, साल, akshar, ank, din, baar, saal, mahine, रन, रुपये, महीने"
ENDS = "है, हैं, hai, hain, tha, था, थी"
DIGITS = "शून्य एक दो तीन चार पांच पाँच छह सात आठ नौ"
OPENS = """
    से खुलता, से खुलती, अनलॉक, खोलने के लिए, se khulta, se khulti, pe khulta, pe khulti, par khulta, kholne ke liye
"""
PLAIN = """
    yaad, bhool*, bhul*, badal*, kamzor, mazboot, nahi, nahin, chahiye, याद, भूल*, बदल*, कमज़ोर, कमजोर, मज़बूत, नहीं,
    चाहिए, गलत, सही, पुराना, नया, लंबा, छोटा
"""
RECALLS = """
    शादी से पहले का नाम, शादी से पहले का सरनेम, मायके का नाम, पहले कुत्ते का नाम, पहली बिल्ली, पहला स्कूल, पहले स्कूल का
    नाम, पहली गाड़ी, पहले टीचर, बचपन के दोस्त, बचपन का नाम, pehle school ka naam, pehle kutte ka naam, pehli gaadi,
    shaadi se pehle ka naam, bachpan ke dost, bachpan ka naam, maa ka surname, pehle teacher, pet ka naam
"""
QUESTION_ANSWERS = """
    सुरक्षा सवाल का जवाब, सुरक्षा सवाल का यही जवाब, सुरक्षा प्रश्न का उत्तर, सुरक्षा प्रश्न का जवाब, गुप्त सवाल का जवाब,
    सिक्योरिटी सवाल का जवाब, security question ka jawab, security question ka answer, secret question ka jawab, security
    answer, security sawal ka jawab
"""
UNLOCK_PATTERNS = """
    पैटर्न लॉक, लॉक पैटर्न, अनलॉक पैटर्न, फोन का पैटर्न, फ़ोन का पैटर्न, स्क्रीन पैटर्न, pattern lock, phone ka pattern,
    lock ka pattern
"""
DIRECTIONS = """
    ऊपर, नीचे, बाएं, दाएं, बाएँ, दाएँ, बीच, कोने, तिरछा, upar, neeche, niche, baaye, daaye, beech, kone, left, right
"""
POINTS = "यही, वही, यह, yahi, wahi, ye"
