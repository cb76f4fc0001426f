/** Words of Hindi texts as they are usually written in Latin letters: English words by their English spelling, and short ones whose spelling is not by sound. */
const SPELLINGS = `
  अटैक attack, अपेंडिक्स appendix, अपेंडिसाइटिस appendicitis, अपॉइंटमेंट appointment, अलार्म alarm, अल्कोहल alcohol, अल्ज़ाइमर alzheimer, अल्ट्रासाउंड ultrasound, अल्प्राज़ोलम alprazolam, अल्सर ulcer, अस्थमा asthma,
  आइबुप्रोफ़ेन ibuprofen, आइबुप्रोफेन ibuprofen, आइसोट्रेटिनॉइन isotretinoin, आई i, आईबीएस IBS, आयनटोफ़ोरेसिस iontophoresis, आयरन iron, आयोडीन iodine, आर्सेनिक arsenic, इंजेक्शन injection, इंटरमिटेंट intermittent, इंसुलिन insulin, इनहेलर inhaler,
  इम्युनोग्लोबुलिन immunoglobulin, इम्यूनिटी immunity, इरेक्शन erection, ईयरफ़ोन earphone, एंज़ाइम enzyme, एंजाइना angina, एंटासिड antacid, एंटीपर्स्पिरेंट antiperspirant, एंटीबायोटिक antibiotic, एंटीसेप्टिक antiseptic, एंटीहिस्टामिन antihistamine,
  एंडोमेट्रियोसिस endometriosis, एंडोस्कोपी endoscopy, एक्ज़िमा eczema, एक्स X, एक्सपायरी expiry, एक्सपोज़र exposure, एचआईवी HIV, एचपीवी HPV, एड aid, एडापलीन adapalene, एडीज़ aedes, एनाबॉलिक anabolic, एनीमिया anaemia, एपनिया apnoea,
  एप्ली Epley, एमआरआई MRI, एम्बुलेंस ambulance, एम्लोडिपीन amlodipine, एयरलाइन airline, एलर्जी allergy, एलोवेरा aloe vera, एल्युमिनियम aluminium, एसिड acid, एसिडिटी acidity, एस्ट्रोजन estrogen, एस्पिरिन aspirin, ऐस्पिरिन aspirin,
  ऑक्सलेट oxalate, ऑक्सीजन oxygen, ऑनलाइन online, ऑपरेशन operation, ऑरा aura, ऑस्टियोआर्थराइटिस osteoarthritis, ऑस्टियोपोरोसिस osteoporosis, ओआरएस ORS, ओट्स oats, ओवरी ovary, ओव्यूलेशन ovulation, कंजंक्टिवाइटिस conjunctivitis,
  कंट्रास्ट contrast, कंडोम condom, कप cup, करंट current, कल्चर culture, काउंसलर counsellor, कार्ड card, कार्डियक cardiac, कार्बोहाइड्रेट carbohydrate, किट kit, कीवी kiwi, कैंसर cancer, कैफ़ीन caffeine, कैलेंडर calendar, कैल्शियम calcium,
  कॉन्टैक्ट contact, कॉपर copper, कॉफ़ी coffee, कोको cocoa, कोडीन codeine, कोमेडोजेनिक comedogenic, कोर्स course, कोला cola, कोलेस्ट्रॉल cholesterol, कोल्ड cold, कोविड covid, क्रिएटिनिन creatinine, क्रिटिकल critical, क्रीम cream,
  क्रैनबेरी cranberry, क्रैश crash, क्रॉस cross, क्लिनिक clinic, क्लींज़र cleanser, क्लीनर cleaner, क्लोराइड chloride, क्लोरीन chlorine, गम gum, गाउट gout, गैस gas, गैस्ट्राइटिस gastritis, ग्राइप gripe, ग्रीन green, ग्रेड grade,
  ग्लूकोज़ glucose, ग्लूकोमा glaucoma, ग्लूकोसामिन glucosamine, चार्ट chart, चिकन chicken, चिकनगुनिया chikungunya, चिकनपॉक्स chickenpox, चिप्स chips, चीज़ cheez, चेरी cherry, चॉकलेट chocolate, च्युइंग chewing, ज़िंक zinc, ज़ोस्टर zoster,
  जूस juice, जेल gel, टाइप type, टाइफ़ाइड typhoid, टिटनेस tetanus, टीबी TB, टीम team, टूथपेस्ट toothpaste, टेप tape, टेली tele, टेस्ट test, टैग tag, टैटू tattoo, टैन tan, टॉनिक tonic, टॉन्सिल tonsil, टॉफ़ी toffee, टॉर्च torch,
  टोस्ट toast, ट्रांसप्लांट transplant, ट्राइग्लिसराइड triglyceride, ट्राइजेमिनल trigeminal, ट्रामाडोल tramadol, ट्रेट trait, डाइक्लोफ़ेनैक diclofenac, डाइक्लोफेनाक diclofenac, डाइट diet, डायबिटीज़ diabetes, डायरी diary, डायलिसिस dialysis,
  डिप्थीरिया diphtheria, डिप्रेशन depression, डिफ़िब्रिलेटर defibrillator, डिमेंशिया dementia, डी D, डूश douche, डेंगू dengue, डेंसिटी density, डॉक्टर doctor, डॉक्टरों doctoron, ड्रिंक drink, ड्रिप drip, थायरॉइड thyroid,
  थायरॉक्सिन thyroxine, थेरेपी therapy, थैलेसीमिया thalassaemia, नंबर number, नर्स nurse, नाइट्रेट nitrate, निकोटीन nicotine, निप्पल nipple, निमोनिया pneumonia, नेगेटिव negative, नेप्रोक्सेन naproxen, नैपी nappy, नॉन non, नोट note,
  न्यूमोकोकल pneumococcal, न्यूराल्जिया neuralgia, पाइलोरी pylori, पाउडर powder, पाम palm, पार्किंसन parkinson, पाल्सी palsy, पावर power, पिनवर्म pinworm, पीसीओएस PCOS, पेंटावैलेंट pentavalent, पेग peg, पेरॉक्साइड peroxide,
  पेसमेकर pacemaker, पेस्ट paste, पैक pack, पैकेज package, पैकेट packet, पैच patch, पैड pad, पैनिक panic, पैप pap, पैरासिटामोल paracetamol, पॉज़िटिव positive, पॉलीसिस्टिक polycystic, पोज़िशन position, पोटैशियम potassium, पोलियो polio,
  प्री pre, प्रेडनिसोलोन prednisolone, प्रोटीन protein, प्रोस्टेट prostate, प्लास्टर plaster, प्लेटलेट platelet, प्लेसेंटा placenta, फंगल fungal, फंगस fungus, फ़र्स्ट first, फ़ाइब्रोसिस fibrosis, फ़ाइब्रोस्कैन fibroscan,
  फ़ार्मासिस्ट pharmacist, फ़ास्टिंग fasting, फ़िज़ियोथेरेपी physiotherapy, फ़िल्टर filter, फ़ुट foot, फ़ेरिटिन ferritin, फ़ॉस्फ़ेट phosphate, फ़ोन phone, फ़ोम foam, फ़ोर्टिफ़ाइड fortified, फ़ोलिक folic, फ़ोलेट folate, फ़्रिज fridge,
  फ़्री free, फ़्रीज़र freezer, फ़्रैक्चर fracture, फ़्लू flu, फ़्लेवर flavour, फ़्लोराइड fluoride, फाइब्रॉइड fibroid, फिशर fissure, फैटी fatty, बाइपोलर bipolar, बाईपास bypass, बाथरूम bathroom, बायोटिन biotin, बीयर beer, बीसीजी BCG,
  बुक book, बूस्टर booster, बेंज़ॉइल benzoyl, बेकरी bakery, बेकिंग baking, बेल्ट belt, बेल्स bell's, बैंक bank, बैंडिंग banding, बोन bone, बोर्ड board, ब्रश brush, ब्रांड brand, ब्रान bran, ब्रेड bread, ब्लड blood, ब्लीच bleach, ब्लेड blade,
  मटन mutton, मलेरिया malaria, माइग्रेन migraine, माइनर minor, माल्ट malt, मास्क mask, मिनट minute, मिसकैरेज miscarriage, मूड mood, मेजर major, मेटफ़ॉर्मिन metformin, मेट्रोनिडाज़ोल metronidazole, मेडिकल medical, मेनियर Meniere,
  मेलाज़्मा melasma, मैग्नीशियम magnesium, मैमोग्राफ़ी mammography, यूरिक uric, यूरिया urea, राइस rice, रिंग ring, रिकवरी recovery, रिपोर्ट report, रिफ़्लक्स reflux, रिहैब rehab, रूबेला rubella, रूमेटॉइड rheumatoid, रेज़र razor,
  रेटिनॉइड retinoid, रेड red, रेडियोआयोडीन radioiodine, रेबीज़ rabies, रोटावायरस rotavirus, लिगामेंट ligament, लिप lip, लिपोमा lipoma, लिवर liver, लीटर litre, लुब्रिकेंट lubricant, लेंस lens, लेज़र laser, लेबल label, लैक्टोज़ lactose,
  लैब lab, वाइन wine, वाटर water, वायरल viral, वायरस virus, वार्म warm, वाल्व valve, विटामिन vitamin, विटिलिगो vitiligo, विडाल widal, वीआईए VIA, वीगन vegan, वैरिकोज़ varicose, वैसलीन vaseline, व्हे whey, शार्क shark, शिंगल्स shingles,
  शुगर sugar, शैंपू shampoo, साइकिल cycle, सिंड्रोम syndrome, सिकल sickle, सिगरेट cigarette, सिज़ोफ़्रेनिया schizophrenia, सिजेरियन caesarean, सिरप syrup, सिस्ट cyst, सीओपीडी COPD, सीट seat, सीटी CT, सीपीआर CPR, सीलिएक coeliac,
  सूप soup, सेल cell, सैनिटाइज़र sanitizer, सैलिसिलिक salicylic, सॉस sauce, सोडा soda, सोडियम sodium, सोरायसिस psoriasis, स्किन skin, स्कूल school, स्केबीज़ scabies, स्क्रीन screen, स्टूल stool, स्टेंट stent, स्टेरॉयड steroid,
  स्टैटिन statin, स्टॉकिंग stocking, स्ट्रोक stroke, स्पिरिट spirit, स्पिरुलिना spirulina, स्पीकर speaker, स्प्रे spray, स्लीप sleep, हर्निया hernia, हर्पीस herpes, हाइमन hymen, हार्मोन hormone, हीमोग्लोबिन haemoglobin,
  हेपेटाइटिस hepatitis, हेलिकोबैक्टर helicobacter, हेल्पलाइन helpline, हैंडल handle, सेकंड second, सनस्क्रीन sunscreen, ग्राम gram, किलो kilo, हार्ट heart, कोलाइटिस colitis, बाम balm, कंडक्टर conductor, मानस manas,
  यह yeh, वह woh, में mein, माँ maa, मुँह muh, नहीं nahi, हूँ hoon, तो to, न na, व va, कि ki, क्या kya, क्यों kyon, यहाँ yahan, वहाँ wahan, जहाँ jahan, कहाँ kahan, हाँ haan, ज़्यादा zyada, ज़्यादातर zyadatar, छह chhah, स्वास्थ्य swasthya,
  डॉक्टरो doctoron, शहद shahad, पहले pehle, पहला pehla, पहली pehli, रहे rahe, रहता rehta, रहती rehti, रहते rehte, रहना rehna, रहने rehne, कहते kehte, कहने kehne, कहता kehta, बहन behen, महसूस mehsoos, मेहनत mehnat, वजह wajah,
  महँगी mehngi, बाहर bahar, सेहत sehat, तबीयत tabiyat, ठहरे thahre, पहनें pehnen, पहने pehne, पहनाएँ pehnaen, पहचानें pehchanen, सहने sehne, बहने behne, बहना behna, बहते behte, लहसुन lehsun, लहर leher, आज aaj, मेनिस्कस meniscus, एक्लेम्प्सिया eclampsia, वारफेरिन warfarin, एसिट्रोम acitrom, पॉटी potty, हीट heat, कीबोर्ड keyboard, लैपटॉप laptop, कॉलर collar, कार्पल carpal, टनल tunnel, स्प्लिंट splint, फ़ॉर्मूला formula, कैलामाइन calamine, डाइटिंग dieting, एल्कोहॉलिक्स alcoholics, एनॉनिमस anonymous, लुब्रिकेंट lubricant, फ़िज़ियोथेरेपिस्ट physiotherapist, माउथवॉश mouthwash, टार्टर tartar, कैनाल canal, रूट root, साइनस sinus, सेंसिटिव sensitive, कीटोन ketone, डिस्क disc, स्लिप slip, वेव wave, शॉक shock, फ़ाइब्रॉइड fibroid, चावल chawal, आवाज़ aawaz, जवाब jawab, सवाल sawal, मधुमेह madhumeh
`;

/** The usual spelling in Latin letters by the word in Devanagari (normal form C). */
export const latinSpellings: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split(',').map((pair) => {
    const [word, latin] = pair.trim().split(/\s(.*)/s);
    return [(word ?? '').normalize('NFC'), latin ?? ''];
  }),
);
