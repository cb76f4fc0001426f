import { topic } from './topic.js';

export const womenAndChildren = [
  topic(
    'periods',
    [
      'Periods',
      'A cycle of 21 to 35 days with two to seven days of bleeding is usual. With a negative pregnancy test, a late period often comes from stress, changes of weight, travel, thyroid trouble or PCOS. Warmth, movement and, where suitable, a painkiller ease cramps. Change pads every four to six hours; bathing, cooking and praying do no harm.',
      'periods stay away for three months, come before 21 days, last longer than seven days, or pain keeps you from school or work; go to a hospital at once if a pad is soaked within an hour or two, you feel faint, or with strong pain and a possible pregnancy',
    ],
    [
      'माहवारी',
      '21 से 35 दिन का चक्र और दो से सात दिन ख़ून आना सामान्य है। गर्भ जाँच नेगेटिव हो तो देर अक्सर तनाव, वज़न बदलने, यात्रा, थायरॉइड या पीसीओएस से होती है। सिकाई, चलना-फिरना और ज़रूरत पर दर्द की दवा से ऐंठन कम होती है। पैड चार से छह घंटे में बदलें; नहाने, पकाने, पूजा से कोई नुक़सान नहीं।',
      'तीन महीने माहवारी न आए, 21 दिन से पहले आए, सात दिन से ज़्यादा चले, या दर्द से स्कूल-काम छूटे; एक-दो घंटे में पैड भीगे, चक्कर आए, या तेज़ दर्द हो और गर्भ हो सकता हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'pcos',
    [
      'PCOS',
      'In polycystic ovary syndrome hormones are out of balance: irregular periods, acne, hair on the face, weight gain, trouble to conceive. It cannot be cured but treated well: losing 5 to 10 % of the weight often brings periods back, then medicines by aim. It raises the risk of diabetes, so sugar should be checked.',
      'periods come less than every 35 days, you want a child, or hair and acne trouble you',
    ],
    [
      'पीसीओएस',
      'पॉलीसिस्टिक ओवरी सिंड्रोम में हार्मोन असंतुलित होते हैं: अनियमित माहवारी, मुँहासे, चेहरे पर बाल, वज़न बढ़ना, गर्भ ठहरने में मुश्किल। जड़ से ठीक नहीं होता पर इलाज अच्छा है: 5-10 % वज़न घटाने से अक्सर माहवारी लौटती है, फिर लक्ष्य के अनुसार दवा। मधुमेह का ख़तरा बढ़ता है, इसलिए शुगर जाँचें।',
      'माहवारी 35 दिन से देर से आए, बच्चा चाहती हों, या बाल और मुँहासे परेशान करें',
    ],
  ),
  topic(
    'pregnancy',
    [
      'Care in pregnancy',
      'Go to antenatal checks from the first weeks (the World Health Organization advises eight; in India they are free), take folic acid and iron as given, and have tetanus vaccine, blood, sugar, pressure and urine checked. Sickness in the morning eases with small meals; ginger tea in usual amounts is fine. No alcohol, no tobacco, no medicine without asking: ibuprofen, diclofenac and similar painkillers can harm the kidneys and heart of the baby, above all from the 20th week. Walking is good. Most airlines carry women until about 36 weeks, from 28 weeks with a letter of the doctor.',
      'you are pregnant (first check before 12 weeks); call an ambulance or go to a hospital at once with bleeding, strong pain, severe headache, trouble seeing, a swollen face, a fit, breathlessness, fever, leaking water, or if the baby moves less',
    ],
    [
      'गर्भावस्था में देखभाल',
      'पहले हफ़्तों से जाँच कराएँ (विश्व स्वास्थ्य संगठन की सलाह आठ; भारत में मुफ़्त), दिया गया फ़ोलिक एसिड और आयरन लें, टिटनेस का टीका, ख़ून, शुगर, रक्तचाप और पेशाब की जाँच कराएँ। सुबह की मितली थोड़ा-थोड़ा खाने से घटती है; सामान्य मात्रा में अदरक की चाय ठीक है। शराब, तंबाकू नहीं, बिना पूछे दवा नहीं: आइबुप्रोफ़ेन, डाइक्लोफ़ेनैक जैसी दर्द की दवाएँ शिशु के गुर्दे और दिल को नुक़सान कर सकती हैं, ख़ासकर 20वें हफ़्ते से। टहलना अच्छा है। ज़्यादातर एयरलाइन लगभग 36 हफ़्ते तक ले जाती हैं, 28 हफ़्ते से डॉक्टर के पत्र के साथ।',
      'गर्भवती हों (पहली जाँच 12 हफ़्ते से पहले); ख़ून, तेज़ दर्द, तेज़ सिरदर्द, धुंधला दिखना, चेहरे पर सूजन, दौरा, साँस फूलना, बुख़ार, पानी निकलना या बच्चे का कम हिलना हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'fertility',
    [
      'Trying to have a child',
      'Eight of ten couples conceive within a year of sex every two to three days, most likely in the days before ovulation (about two weeks before the next period). In about half of the others a cause lies with the man as well, so both are tested: semen analysis, hormones, ultrasound, thyroid, sugar. Weight, tobacco and heat matter.',
      'there is no pregnancy after a year (six months if the woman is over 35), or periods are irregular',
    ],
    [
      'बच्चा न ठहरना',
      'हर दो-तीन दिन संबंध बनाने पर दस में आठ जोड़ों में साल भर में गर्भ ठहरता है, सबसे ज़्यादा ओव्यूलेशन से पहले के दिनों में (अगली माहवारी से लगभग दो हफ़्ते पहले)। बाक़ी में लगभग आधे मामलों में पुरुष में भी कारण होता है, इसलिए दोनों की जाँच होती है: वीर्य, हार्मोन, अल्ट्रासाउंड, थायरॉइड, शुगर। वज़न और तंबाकू का असर पड़ता है।',
      'साल भर में (35 से ऊपर महिला में छह महीने) गर्भ न ठहरे, या माहवारी अनियमित हो',
    ],
  ),
  topic(
    'breastfeeding',
    [
      'Breastfeeding and first foods',
      'Begin within the first hour; give breast milk alone for six months, also no water and no honey, then soft home food besides breast milk until two years and beyond. Feed when the baby asks, eight to twelve times a day. Six wet nappies a day show that it is enough. From six months: mashed dal, khichdi, fruit, egg, two to four times a day, without salt and sugar.',
      'the baby does not gain weight or has few wet nappies, or the breast is red and hot and you have fever; go to a hospital at once with a baby who does not drink, is limp, very sleepy, hot or cold, or breathes fast',
    ],
    [
      'स्तनपान और पहला आहार',
      'पहले घंटे में शुरू करें; छह महीने केवल माँ का दूध, पानी और शहद भी नहीं, फिर दो साल और आगे तक माँ के दूध के साथ घर का नरम खाना। शिशु माँगे तब पिलाएँ, दिन में आठ से बारह बार। दिन में छह गीली नैपी बताती हैं कि दूध पर्याप्त है। छह महीने से: मसली दाल, खिचड़ी, फल, अंडा, दिन में दो से चार बार, बिना नमक-चीनी।',
      'शिशु का वज़न न बढ़े या कम पेशाब करे, या स्तन लाल, गर्म हो और बुख़ार हो; शिशु न पिए, ढीला, बहुत सुस्त, गर्म या ठंडा हो या तेज़ साँस ले तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'child-growth',
    [
      'How children develop',
      'Children differ, but most say single words by 15 months, join two words by two years and speak short sentences by three. Talking, reading and playing together help; screens do not, and before two years are best left out. Too much phone disturbs sleep, attention and eyes: agree on times, none at meals and before bed. Growth is followed on a chart, not by comparing.',
      'a child does not say words by 16 months or sentences by three years, loses skills, does not look at people, or does not grow',
    ],
    [
      'बच्चों का विकास',
      'बच्चे अलग-अलग होते हैं, पर ज़्यादातर 15 महीने तक शब्द, दो साल तक दो शब्द जोड़ना और तीन साल तक छोटे वाक्य बोलते हैं। साथ बात करना, पढ़ना, खेलना मदद करता है; स्क्रीन नहीं, और दो साल से पहले न दें। ज़्यादा फ़ोन नींद, ध्यान और आँखें ख़राब करता है: समय तय करें, खाने और सोने से पहले नहीं। बढ़त चार्ट से देखें, तुलना से नहीं।',
      '16 महीने तक शब्द या तीन साल तक वाक्य न बोले, सीखा हुआ भूले, नज़र न मिलाए, या न बढ़े',
    ],
  ),
  topic(
    'vaccination-children',
    [
      'Vaccines for children',
      'In India vaccines are free under the national programme: at birth BCG, polio and hepatitis B; at 6, 10 and 14 weeks polio, pentavalent and rotavirus; pneumococcus at 6 and 14 weeks with a booster at 9 months; measles-rubella at 9 and 16 months; boosters against diphtheria, whooping cough and tetanus at 16 months and five years. The card of the child says what is due. Some fever and a sore arm for a day or two are usual. A missed vaccine can be caught up; a cold is no reason to wait.',
      'a vaccine was missed, or after one there is high fever or crying for hours; call an ambulance with a fit, hard breathing, a swollen face, or a child that is limp',
    ],
    [
      'बच्चों के टीके',
      'भारत में राष्ट्रीय कार्यक्रम में टीके मुफ़्त हैं: जन्म पर बीसीजी, पोलियो, हेपेटाइटिस बी; 6, 10 और 14 हफ़्ते पर पोलियो, पेंटावैलेंट और रोटावायरस; न्यूमोकोकल 6 और 14 हफ़्ते पर, बूस्टर 9 महीने पर; ख़सरा-रूबेला 9 और 16 महीने पर; डिप्थीरिया, काली खाँसी और टिटनेस के बूस्टर 16 महीने और पाँच साल पर। बच्चे के कार्ड में लिखा है कि कौन-सा टीका कब है। एक-दो दिन हल्का बुख़ार और बाँह में दर्द सामान्य है। छूटा टीका बाद में लग सकता है; ज़ुकाम में रुकना ज़रूरी नहीं।',
      'टीका छूटा हो, या टीके के बाद तेज़ बुख़ार या घंटों रोना हो; दौरा पड़े, साँस मुश्किल हो, चेहरा सूजे या बच्चा ढीला पड़े तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'vaccination-adults',
    [
      'Vaccines for adults',
      'Adults need vaccines too: tetanus-diphtheria every ten years and in pregnancy, flu each year for people over 60, pregnant women and those with long illness, pneumococcus from 60 or with diabetes, heart or lung disease, hepatitis B if never given, and HPV for girls (and boys) before sexual life begins. Before travel ask six weeks ahead.',
      'you are pregnant, over 60, have a long illness, work with patients, or plan a journey; call an ambulance if after a vaccine face or throat swell or breathing is hard',
    ],
    [
      'बड़ों के टीके',
      'बड़ों को भी टीके चाहिए: टिटनेस-डिप्थीरिया हर दस साल और गर्भावस्था में, 60 से ऊपर, गर्भवती और पुराने रोगियों को हर साल फ़्लू, 60 से या मधुमेह, दिल, फेफड़ों की बीमारी में न्यूमोकोकल, पहले न लगा हो तो हेपेटाइटिस बी, और लड़कियों (और लड़कों) को यौन जीवन से पहले एचपीवी। यात्रा से छह हफ़्ते पहले पूछें।',
      'गर्भवती हों, 60 से ऊपर हों, पुरानी बीमारी हो, मरीज़ों के साथ काम करते हों, या यात्रा की योजना हो; टीके के बाद चेहरा या गला सूजे या साँस मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'contraception',
    [
      'Contraception',
      'Condoms protect from pregnancy and infections. A copper IUD works for years, injections for three months, pills daily; sterilisation is for good. An emergency pill works best within 24 hours and up to three (some five) days after sex; it is no regular method. In India abortion is legal up to 20 weeks, in some cases 24, at registered centres; medicines for it are safe only under a doctor.',
      'you look for a method, smoke and are over 35, have migraine with aura or had clots, or a period is late; call an ambulance or go to a hospital at once with pain in the chest, breathlessness, a swollen painful calf or weakness on one side under the pill, and with strong pain or heavy bleeding after a late period or an abortion',
    ],
    [
      'गर्भनिरोध',
      'कंडोम गर्भ और संक्रमण दोनों से बचाता है। कॉपर-टी सालों, इंजेक्शन तीन महीने, गोली रोज़ काम करती है; नसबंदी स्थायी है। आपातकालीन गोली 24 घंटे में सबसे अच्छी और तीन (कुछ पाँच) दिन तक काम करती है; यह नियमित तरीक़ा नहीं। भारत में गर्भपात 20 हफ़्ते तक, कुछ मामलों में 24 तक, पंजीकृत केंद्रों पर क़ानूनी है; उसकी दवा केवल डॉक्टर की देखरेख में सुरक्षित है।',
      'तरीक़ा चुनना हो, धूम्रपान करती हों और 35 से ऊपर हों, ऑरा वाला माइग्रेन या थक्का रहा हो, या माहवारी देर से हो; गोली लेते हुए छाती में दर्द, साँस फूलना, सूजी दुखती पिंडली या एक ओर कमज़ोरी हो, या देर माहवारी या गर्भपात के बाद तेज़ दर्द या ज़्यादा ख़ून हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'menopause',
    [
      'Menopause',
      'Menopause is twelve months without a period, in India mostly between 45 and 50 years. Hot flushes, night sweats, bad sleep, dryness and moods come from less oestrogen and mostly ease over some years. Light clothes, movement, calcium and less coffee help; hormone treatment helps if flushes are strong, after weighing its risks.',
      'you bleed after a year without periods (always), it begins before 40, or it disturbs sleep and work',
    ],
    [
      'रजोनिवृत्ति',
      'बारह महीने माहवारी न आना रजोनिवृत्ति है, भारत में ज़्यादातर 45 से 50 साल के बीच। गर्मी लगना, रात में पसीना, ख़राब नींद, सूखापन और मूड बदलना एस्ट्रोजन घटने से होते हैं और कुछ सालों में कम होते हैं। हल्के कपड़े, चलना-फिरना, कैल्शियम और कम कॉफ़ी मदद करते हैं; ज़्यादा तकलीफ़ में हार्मोन इलाज, जोखिम तौलकर।',
      'साल भर बाद फिर ख़ून आए (हमेशा), 40 से पहले शुरू हो, या नींद और काम में बाधा हो',
    ],
  ),
  topic(
    'vaginal-discharge',
    [
      'Vaginal discharge',
      'Clear or white discharge without smell that changes with the cycle is usual. Itching with thick white discharge points to yeast, a fishy smell to bacteria; both are treated easily. Wash outside with water only, use no soap, douche or perfume, wear cotton.',
      'it itches, smells, is yellow, green or bloody, or you are pregnant; at once with pain in the lower belly and fever, or if water leaks in pregnancy',
    ],
    [
      'सफ़ेद पानी (योनि स्राव)',
      'बिना गंध का साफ़ या सफ़ेद स्राव, जो चक्र के साथ बदलता है, सामान्य है। खुजली और गाढ़ा सफ़ेद स्राव फंगस, मछली जैसी गंध जीवाणु बताती है; दोनों का इलाज आसान है। बाहर केवल पानी से धोएँ, साबुन, डूश, सुगंध नहीं, सूती पहनें।',
      'खुजली, गंध हो, पीला, हरा या ख़ून वाला हो, या गर्भवती हों; बुख़ार के साथ पेट के निचले हिस्से में दर्द हो, या गर्भावस्था में पानी रिसे तो तुरंत',
    ],
  ),
];
