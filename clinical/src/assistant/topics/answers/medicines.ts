import { answersOn } from '../topic-answer.js';

/** Side effects of common medicines, and when and with what they are taken. */
export const medicinesAnswers = [
  ...answersOn(
    'diabetes',
    [
      'metformin',
      'Metformin often brings nausea, loose stools, gas, a metal taste or less appetite in the first weeks; taken with or just after food, and begun slowly, it is borne better, and slow-release tablets help. Taken for years it can lower vitamin B12, so have that tested, above all with tingling feet. Alone it hardly ever makes sugar low, does not bring weight gain and does not harm healthy kidneys; with weak kidneys, a scan with contrast, an operation or much vomiting the doctor may pause it. Very seldom acid builds up in the blood.',
      'मेटफॉर्मिन से शुरू के हफ़्तों में अक्सर मितली, पतला मल, गैस, मुँह में धातु जैसा स्वाद या कम भूख होती है; खाने के साथ या तुरंत बाद लेने और धीरे शुरू करने से कम होती है, और धीमे घुलने वाली गोली मदद करती है। सालों लेने से विटामिन बी12 घट सकता है, इसलिए जाँच कराएँ, ख़ासकर पैरों में झुनझुनी हो तो। अकेली इससे शुगर बहुत कम ही गिरती है, वज़न नहीं बढ़ता और स्वस्थ गुर्दे ख़राब नहीं होते; गुर्दे कमज़ोर हों, कंट्रास्ट वाला स्कैन, ऑपरेशन या बहुत उल्टी हो तो डॉक्टर कुछ समय रोक सकते हैं। बहुत कम ही ख़ून में अम्ल बढ़ता है।',
    ],
    [
      'how-much-sugar',
      'For all adults added sugar, honey, jaggery and juice together should give less than a tenth of the energy, about 50 g or 10 to 12 teaspoons a day, and better half of that: 25 g, about 5 to 6 teaspoons. A can of cold drink alone has about 8. Fruit eaten whole and milk do not count. With diabetes leave added sugar out as far as you can, and keep sweets for rare days in place of other starch.',
      'सब वयस्कों में ऊपर से डाली चीनी, शहद, गुड़ और जूस मिलाकर ऊर्जा का दसवें हिस्से से कम हो, दिन में लगभग 50 ग्राम यानी 10-12 छोटे चम्मच, और बेहतर है उसका आधा: 25 ग्राम, लगभग 5-6 छोटे चम्मच। कोल्ड ड्रिंक के एक कैन में ही लगभग 8 चम्मच होते हैं। साबुत फल और दूध इसमें नहीं गिने जाते। मधुमेह में ऊपर से चीनी जितना हो सके न लें, और मिठाई कभी-कभी, दूसरे स्टार्च की जगह।',
    ],
  ),
  ...answersOn(
    'blood-pressure',
    [
      'bp-medicine-time',
      'For most people it makes no difference whether tablets for blood pressure are taken in the morning or in the evening: what counts is the same time each day, every day, also on days with good values. Tablets that drive out water are mostly taken in the morning, so that you do not have to get up at night. Keep to the time that your doctor wrote, and ask before you change it, above all if you get dizzy on standing.',
      'ज़्यादातर लोगों में फ़र्क़ नहीं पड़ता कि बीपी की गोली सुबह लें या शाम: ज़रूरी है रोज़ एक ही समय, हर दिन, मान ठीक हो तब भी। पेशाब बढ़ाने वाली गोली ज़्यादातर सुबह ली जाती है, ताकि रात में उठना न पड़े। डॉक्टर ने जो समय लिखा है वही रखें, और बदलने से पहले पूछें, ख़ासकर खड़े होने पर चक्कर आए तो।',
    ],
    [
      'amlodipine',
      'Amlodipine can bring swollen ankles, flushing, headache and a pounding heart, mostly in the first weeks. Tablets ending in -pril can bring a dry cough; those and the ones ending in -sartan can raise potassium, so kidneys and potassium are checked, and they are not for pregnancy. Those ending in -olol can make tired and the pulse slow. All can make you dizzy when you stand up fast. They do not harm the kidneys if they are checked: high pressure does. There are others that suit better, so tell your doctor and do not stop by yourself.',
      'एम्लोडिपीन से टख़ने सूजना, चेहरा लाल होना, सिरदर्द और तेज़ धड़कन हो सकती है, ज़्यादातर शुरू के हफ़्तों में। -pril वाली गोलियों से सूखी खाँसी हो सकती है; उनसे और -sartan वाली से पोटैशियम बढ़ सकता है, इसलिए गुर्दे और पोटैशियम की जाँच होती है, और वे गर्भावस्था में नहीं दी जातीं। -olol वाली से थकान और नाड़ी धीमी हो सकती है। सबसे जल्दी खड़े होने पर चक्कर आ सकता है। जाँच होती रहे तो वे गुर्दे ख़राब नहीं करतीं: ज़्यादा रक्तचाप करता है। दूसरी दवा भी मिल सकती है, इसलिए डॉक्टर को बताएँ और ख़ुद बंद न करें।',
    ],
  ),
  ...answersOn('thyroid', [
    'levothyroxine',
    'Levothyroxine gives back the hormone that is missing. It is taken with water on an empty stomach, mostly in the morning, half an hour to an hour before tea and food, and some hours apart from iron, calcium, antacids and soya. In the right strength it has hardly any side effect and does not bring weight gain; untreated low thyroid does a little. Too much of it brings fast heartbeat, tremor, sweating, loss of weight and poor sleep, and over years thin bones. TSH is measured again six to eight weeks after each change. Many need it for life; it is also needed in pregnancy.',
    'लेवोथायरोक्सिन वह हॉर्मोन लौटाती है जिसकी कमी है। ख़ाली पेट पानी के साथ, ज़्यादातर सुबह, चाय और नाश्ते से आधा से एक घंटा पहले, और आयरन, कैल्शियम, एंटासिड और सोया से कुछ घंटे अलग ली जाती है। सही मात्रा में दुष्प्रभाव लगभग नहीं होते और वज़न नहीं बढ़ता; बिना इलाज कम थायरॉइड से थोड़ा बढ़ता है। ज़्यादा होने पर तेज़ धड़कन, कँपकँपी, पसीना, वज़न घटना और नींद ख़राब होती है, और सालों में हड्डियाँ पतली। हर बदलाव के छह-आठ हफ़्ते बाद TSH फिर नापते हैं। कई लोगों को जीवन भर चाहिए; गर्भावस्था में भी ज़रूरी है।',
  ]),
  ...answersOn('cholesterol', [
    'statin-side-effects',
    'Most people bear statins well. Some get aching muscles, upset stomach, headache or poor sleep; sugar rises a little in some, mostly those near diabetes already, and the gain for the heart is larger. Liver values may rise a little and seldom matter. They work only as long as they are taken, so mostly for life, and are not for pregnancy. Much grapefruit and some antibiotics do not go with them. Tell your doctor soon about strong muscle pain or weakness, at once with dark urine; do not stop by yourself.',
    'ज़्यादातर लोग स्टैटिन आराम से लेते हैं। कुछ को मांसपेशियों में दर्द, पेट ख़राब, सिरदर्द या नींद की दिक़्क़त होती है; कुछ में शुगर थोड़ी बढ़ती है, ज़्यादातर उनमें जो मधुमेह के पास थे, पर दिल का फ़ायदा बड़ा है। लिवर के मान थोड़े बढ़ सकते हैं, जो कम ही अहम होता है। जब तक लें तभी तक काम करती है, इसलिए ज़्यादातर जीवन भर; गर्भावस्था में नहीं। ज़्यादा चकोतरा (ग्रेपफ़्रूट) और कुछ एंटीबायोटिक साथ नहीं चलतीं। मांसपेशियों में तेज़ दर्द या कमज़ोरी जल्दी बताएँ, गहरा पेशाब हो तो तुरंत; ख़ुद बंद न करें।',
  ]),
  ...answersOn('anaemia', [
    'iron-tablet',
    'Iron is taken in best on an empty stomach with water or lemon water; if that upsets the stomach, after a light meal. Tea, coffee, milk, calcium and antacids keep it out: leave one to two hours between. Black stools are usual and harmless; constipation, nausea and cramps are common, and another kind of iron or every second day is often borne better, which the doctor decides. It is taken for about three months after haemoglobin is normal. Keep it locked away from children: an overdose is dangerous for them.',
    'आयरन ख़ाली पेट पानी या नींबू पानी के साथ सबसे अच्छा लगता है; पेट ख़राब हो तो हल्के खाने के बाद। चाय, कॉफ़ी, दूध, कैल्शियम और एंटासिड उसे रोकते हैं: एक-दो घंटे का अंतर रखें। काला मल सामान्य और हानिरहित है; कब्ज़, मितली और मरोड़ आम हैं, और दूसरे प्रकार का आयरन या एक दिन छोड़कर अक्सर बेहतर सहा जाता है, यह डॉक्टर तय करते हैं। हीमोग्लोबिन ठीक होने के बाद भी लगभग तीन महीने लेते हैं। बच्चों से ताले में दूर रखें: ज़्यादा मात्रा उनके लिए ख़तरनाक है।',
  ]),
  ...answersOn('vitamin-d', [
    'calcium-tablet',
    'Most calcium tablets (carbonate) are taken with or just after food; citrate also works without. Take them some hours apart from iron, thyroid tablets and some antibiotics, since they keep each other out. Constipation and gas are common. Milk, curd, ragi, sesame and small fish with bones give the same calcium, and those who get enough from food need no tablet. With kidney stones, kidney disease or a high calcium ask first.',
    'ज़्यादातर कैल्शियम की गोली (कार्बोनेट) खाने के साथ या तुरंत बाद ली जाती है; साइट्रेट बिना खाने के भी चलती है। आयरन, थायरॉइड की गोली और कुछ एंटीबायोटिक से कुछ घंटे अलग लें, क्योंकि वे एक-दूसरे को रोकती हैं। कब्ज़ और गैस आम है। दूध, दही, रागी, तिल और काँटे वाली छोटी मछली से वही कैल्शियम मिलता है, और खाने से पर्याप्त मिले तो गोली ज़रूरी नहीं। गुर्दे की पथरी, गुर्दे की बीमारी या कैल्शियम ज़्यादा हो तो पहले पूछें।',
  ]),
  ...answersOn(
    'antibiotics',
    [
      'alcohol',
      'With metronidazole and tinidazole leave alcohol out altogether, also for two to three days after the last one: together they bring vomiting, flushing, a racing heart and headache. With linezolid and co-trimoxazole it may also do harm. With most others a little does not stop them from working, but alcohol dries out, disturbs sleep and upsets the stomach while you are ill, so it is better left out until you are well. Ask the pharmacist about yours.',
      'मेट्रोनिडाज़ोल और टिनिडाज़ोल के साथ शराब बिल्कुल न लें, आख़िरी गोली के दो-तीन दिन बाद तक भी: साथ लेने से उल्टी, चेहरा लाल, बहुत तेज़ धड़कन और सिरदर्द होता है। लाइनज़ोलिड और को-ट्राइमोक्साज़ोल के साथ भी नुक़सान हो सकता है। ज़्यादातर दूसरी के साथ थोड़ी शराब उनका असर नहीं रोकती, पर बीमारी में वह पानी की कमी, नींद और पेट ख़राब करती है, इसलिए ठीक होने तक न लेना बेहतर है। अपनी दवा के बारे में फ़ार्मासिस्ट से पूछें।',
    ],
    [
      'loose-motion',
      'Loose stools, nausea and thrush are common with antibiotics and mostly pass when they end. Drink enough, ORS if stools are watery, eat curd and light food, and swallow it with food if the leaflet allows it; ask before you stop it. Do not use tablets that stop diarrhoea by yourself. Call your doctor with more than three or four watery stools a day, fever, blood in the stool or strong pain, also weeks after the end.',
      'एंटीबायोटिक से पतले दस्त, मितली और फंगस (मुँह या योनि में) आम हैं और ज़्यादातर दवा ख़त्म होने पर जाते हैं। पर्याप्त पिएँ, पानी जैसे दस्त में ओआरएस, दही और हल्का खाना लें, और पर्ची में लिखा हो तो दवा खाने के साथ लें; बंद करने से पहले पूछें। दस्त रोकने वाली गोली ख़ुद न लें। दिन में तीन-चार से ज़्यादा पानी जैसे दस्त, बुख़ार, मल में ख़ून या तेज़ दर्द हो तो डॉक्टर को फ़ोन करें, दवा ख़त्म होने के हफ़्तों बाद भी।',
    ],
  ),
];
