import { topic } from './topic.js';

export const urgentSkills = [
  topic(
    'cpr',
    [
      'Learning CPR (heart massage)',
      'CPR is for a person who does not respond and does not breathe normally. Call an ambulance first, on loudspeaker. Put the heel of one hand on the middle of the chest, the other hand on it, arms straight, and press hard and fast: 5 to 6 cm deep, 100 to 120 times a minute, letting the chest come up each time. Whoever is trained gives two breaths after every 30; otherwise only press, without a break, until help or a defibrillator (AED) comes; it speaks and tells what to do. Learn it in a course of the Red Cross or a hospital: it takes a few hours and sticks.',
      'somebody has heart disease in your family and you want to be prepared: ask for a course; call an ambulance now if somebody does not respond and does not breathe normally',
    ],
    [
      'सीपीआर सीखना (छाती दबाना)',
      'सीपीआर उस व्यक्ति के लिए है जो जवाब न दे और ठीक से साँस न ले। पहले स्पीकर पर एम्बुलेंस को फ़ोन करें। एक हथेली का निचला हिस्सा छाती के बीच रखें, दूसरा हाथ उस पर, बाँहें सीधी, और ज़ोर से, तेज़ दबाएँ: 5 से 6 cm गहरा, एक मिनट में 100 से 120 बार, हर बार छाती को ऊपर आने दें। जिसने सीखा हो वह हर 30 के बाद दो साँस दे; नहीं तो बिना रुके केवल दबाएँ, जब तक मदद या डिफ़िब्रिलेटर (AED) न आए; वह बोलकर बताता है कि क्या करना है। रेड क्रॉस या अस्पताल के कोर्स में सीखें: कुछ घंटे लगते हैं।',
      'परिवार में किसी को दिल की बीमारी हो और आप तैयार रहना चाहें: कोर्स पूछें; कोई जवाब न दे और ठीक से साँस न ले तो अभी एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'choking',
    [
      'Choking: what to learn',
      'Whoever can cough and speak should cough on. If not: five firm blows with the flat hand between the shoulder blades, leaning forward; then five thrusts: from behind, a fist above the navel, pull sharply in and up; and in turn. Babies under one year: face down on your forearm, five blows on the back, then five presses with two fingers on the chest, never on the belly. Do not reach blindly into the mouth. Cut grapes, nuts and carrots small for children, and let them eat seated.',
      'something was stuck and a cough, wheezing or pain stays, or thrusts on the belly were given (always); call an ambulance at once if somebody cannot breathe, speak or cough, and begin CPR if they no longer respond',
    ],
    [
      'गले में कुछ अटकना: क्या सीखें',
      'जो खाँस और बोल सके वह खाँसता रहे। नहीं तो: आगे झुकाकर कंधों के बीच हथेली से पाँच ज़ोर की थपकी; फिर पीछे से नाभि के ऊपर मुट्ठी रखकर पाँच बार अंदर और ऊपर झटका; बारी-बारी से। एक साल से छोटे शिशु: बाँह पर उल्टा लिटाकर पीठ पर पाँच थपकी, फिर छाती पर दो उँगलियों से पाँच दबाव, पेट पर कभी नहीं। मुँह में अंधाधुंध उँगली न डालें। बच्चों के लिए अंगूर, मेवे, गाजर छोटे काटें और बैठाकर खिलाएँ।',
      'कुछ अटका था और खाँसी, घरघराहट या दर्द बना रहे, या पेट पर झटके दिए गए हों (हमेशा); कोई साँस न ले, बोल या खाँस न सके तो तुरंत एम्बुलेंस बुलाएँ, और जवाब न दे तो सीपीआर शुरू करें',
    ],
  ),
  topic(
    'fracture',
    [
      'Broken bones',
      'A broken bone hurts, swells and mostly cannot be used; an X-ray shows it. Until then keep it still as it lies, cool it with a wrapped pack, take off rings. Fingers heal in three to four weeks, the wrist in about six, the shin in three to four months; children heal faster, smokers slower. Keep a plaster dry and raised and move the fingers or toes often. Milk, curd, ragi and sun help; bone setters can do harm.',
      'you may have broken something (the same day); at once if under a plaster fingers or toes get numb, blue, cold or hurt more and more; call an ambulance if bone shows, the limb is pale, or thigh, hip or back may be broken',
    ],
    [
      'हड्डी टूटना',
      'टूटी हड्डी दुखती, सूजती है और अक्सर काम नहीं कर पाती; एक्स-रे से पता चलता है। तब तक जैसी है वैसी स्थिर रखें, कपड़े में लिपटी बर्फ़ से ठंडा करें, अँगूठी उतारें। उँगलियाँ तीन-चार हफ़्ते, कलाई लगभग छह, पिंडली की हड्डी तीन-चार महीने में जुड़ती है; बच्चों में जल्दी, धूम्रपान में देर से। प्लास्टर सूखा और ऊँचा रखें, उँगलियाँ बार-बार हिलाएँ। दूध, दही, रागी और धूप मदद करते हैं; हड्डी बैठाने वाले नुक़सान कर सकते हैं।',
      'हड्डी टूटने का शक हो (उसी दिन); प्लास्टर में उँगलियाँ सुन्न, नीली, ठंडी हों या दर्द बढ़ता जाए तो तुरंत; हड्डी दिखे, हाथ-पैर पीला पड़े, या जाँघ, कूल्हा या रीढ़ टूटी हो सकती हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'operation',
    [
      'Before and after an operation',
      'Bring the list of all medicines and allergies; ask which of them to go on with (blood thinners, diabetes). Mostly no food for six hours and no clear drinks for two hours before; no tobacco for weeks. Afterwards get up early, breathe deeply, walk, keep the wound dry for two days, then shower and dab it. Stitches come out after 5 to 14 days, by place. Normal food as you bear it; curd, ghee or rice do not make pus.',
      'you are unsure what to eat or to leave off before; go to a hospital at once if the wound gets red, hot, opens or runs pus, with fever, a swollen painful calf or vomiting; call an ambulance with breathlessness or pain in the chest',
    ],
    [
      'ऑपरेशन से पहले और बाद',
      'सब दवाओं और एलर्जी की सूची लाएँ; पूछें कि कौन-सी जारी रखनी है (ख़ून पतला करने की, मधुमेह की)। ज़्यादातर छह घंटे पहले से खाना और दो घंटे पहले से साफ़ पेय भी नहीं; हफ़्तों पहले से तंबाकू नहीं। बाद में जल्दी उठें, गहरी साँस लें, चलें, घाव दो दिन सूखा रखें, फिर नहाकर थपथपाएँ। टाँके जगह के अनुसार 5 से 14 दिन में निकलते हैं। जैसा पचे सामान्य खाना; दही, घी या चावल से मवाद नहीं बनता।',
      'पक्का न हो कि पहले क्या खाना या छोड़ना है; घाव लाल, गर्म हो, खुले या मवाद आए, बुख़ार, सूजी दुखती पिंडली या उल्टी हो तो तुरंत अस्पताल जाएँ; साँस फूले या छाती में दर्द हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'scans',
    [
      'X-ray, CT, MRI, ultrasound and endoscopy',
      'Ultrasound and MRI use no X-rays. MRI is loud and narrow: tell them of a pacemaker, metal in the body or fear of narrow rooms. An X-ray of the chest is as much radiation as a few days of nature, a CT as months to a few years: done for a reason the gain is larger; say if you may be pregnant. For an ultrasound of the belly come fasting, for that of the bladder with a full one. An endoscopy looks into the stomach, with a numbed throat or in a short sleep.',
      'you do not know why a scan was ordered, may be pregnant, have weak kidneys, take metformin or had an allergy to contrast',
    ],
    [
      'एक्स-रे, सीटी, एमआरआई, अल्ट्रासाउंड और एंडोस्कोपी',
      'अल्ट्रासाउंड और एमआरआई में एक्स-रे नहीं होती। एमआरआई में शोर और तंग जगह होती है: पेसमेकर, शरीर में धातु या बंद जगह का डर हो तो बताएँ। छाती के एक्स-रे में उतना विकिरण है जितना प्रकृति में कुछ दिनों का, सीटी में महीनों से कुछ सालों का: कारण हो तो फ़ायदा ज़्यादा है; गर्भ हो सकता हो तो बताएँ। पेट के अल्ट्रासाउंड में ख़ाली पेट, मूत्राशय के लिए भरे मूत्राशय के साथ आएँ। एंडोस्कोपी गला सुन्न करके या हल्की नींद में पेट के अंदर देखती है।',
      'पता न हो कि जाँच क्यों लिखी गई, गर्भ हो सकता हो, गुर्दे कमज़ोर हों, मेटफ़ॉर्मिन लेते हों या कंट्रास्ट से एलर्जी रही हो',
    ],
  ),
  topic(
    'organ-donation',
    [
      'Organ and eye donation',
      'After death one donor can help up to eight people with organs, and two with the corneas. In India you pledge at NOTTO (notto.abdm.gov.in, helpline 1800-11-4770), without charge; what matters is that the family knows, because they are asked. Eyes are given within about six hours after death, at any age, also with spectacles or diabetes. Living people may give a kidney or part of the liver to near relatives after careful tests; selling is forbidden.',
      'you want to give a kidney or part of the liver to a relative: the transplant team examines whether it is safe for you',
    ],
    [
      'अंगदान और नेत्रदान',
      'मृत्यु के बाद एक दाता के अंगों से आठ तक और आँखों से दो लोगों की मदद हो सकती है। भारत में NOTTO (notto.abdm.gov.in, हेल्पलाइन 1800-11-4770) पर मुफ़्त संकल्प लें; ज़रूरी है कि परिवार को पता हो, क्योंकि उनसे पूछा जाता है। आँखें मृत्यु के लगभग छह घंटे के अंदर दी जाती हैं, किसी भी उम्र में, चश्मा या मधुमेह हो तब भी। जीवित व्यक्ति जाँच के बाद नज़दीकी रिश्तेदार को गुर्दा या जिगर का हिस्सा दे सकते हैं; बेचना मना है।',
      'रिश्तेदार को गुर्दा या जिगर का हिस्सा देना चाहें: ट्रांसप्लांट टीम जाँचती है कि आपके लिए सुरक्षित है या नहीं',
    ],
  ),
];
