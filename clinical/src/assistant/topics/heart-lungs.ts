import { topic } from './topic.js';

export const heartAndLungs = [
  topic(
    'blood-pressure',
    [
      'High blood pressure',
      'A pressure below 120/80 mmHg is best; from 140/90 mmHg, measured on different days, it is called high. It rises in many people as they get older, but is then no less harmful. It is rarely felt, but strains heart, brain and kidneys. Less salt, losing weight, walking, little alcohol, no tobacco and enough sleep lower it; tablets work only if taken every day, also when you feel well. Measure seated and rested, with the arm at the height of the heart.',
      'it is 140/90 mmHg or more on several days; go to a hospital at once from 180/120 mmHg, or from 140/90 mmHg in pregnancy; call an ambulance with chest pain, breathlessness, a severe headache or trouble seeing or speaking',
    ],
    [
      'उच्च रक्तचाप',
      '120/80 mmHg से कम सबसे अच्छा है; अलग-अलग दिन 140/90 mmHg या ज़्यादा हो तो उच्च कहते हैं। उम्र के साथ कई लोगों में बढ़ता है, पर तब भी उतना ही नुक़सान करता है। यह अक्सर महसूस नहीं होता, पर दिल, दिमाग़ और गुर्दों पर बोझ डालता है। कम नमक, वज़न घटाना, टहलना, शराब कम, तंबाकू बंद और पूरी नींद इसे घटाते हैं; गोली तभी काम करती है जब रोज़ लें, ठीक लगने पर भी। बैठकर, आराम के बाद, हाथ दिल की ऊँचाई पर रखकर नापें।',
      'कई दिन 140/90 mmHg या ज़्यादा हो; 180/120 mmHg या ज़्यादा, या गर्भावस्था में 140/90 mmHg या ज़्यादा हो तो तुरंत अस्पताल जाएँ; छाती में दर्द, साँस फूलना, तेज़ सिरदर्द, देखने या बोलने में परेशानी हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'low-blood-pressure',
    [
      'Low blood pressure',
      'Many healthy people have a pressure around 100/60 mmHg and need nothing. It matters if you feel dizzy, above all when standing up. Rise slowly, drink enough, eat small meals, and ask whether a medicine is the cause. More salt only if a doctor says so.',
      'you are often dizzy, it is new, or a medicine may be the cause; call an ambulance or go to a hospital at once if you faint, or with chest pain, bleeding, black stool, vomiting that does not stop, fever with cold hands, or confusion',
    ],
    [
      'निम्न रक्तचाप',
      'कई स्वस्थ लोगों का रक्तचाप लगभग 100/60 mmHg होता है और कुछ करने की ज़रूरत नहीं। चक्कर आएँ, ख़ासकर खड़े होने पर, तो ध्यान दें। धीरे उठें, पर्याप्त पिएँ, थोड़ा-थोड़ा खाएँ, और पूछें कि क्या कोई दवा कारण है। ज़्यादा नमक केवल डॉक्टर के कहने पर।',
      'अक्सर चक्कर आएँ, यह नया हो, या कोई दवा कारण हो सकती हो; बेहोशी, छाती में दर्द, ख़ून बहना, काला मल, लगातार उल्टी, ठंडे हाथों के साथ बुख़ार या उलझन हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'heart-disease',
    [
      'Heart attack, angina and heart failure',
      'In a heart attack a clot closes an artery of the heart: pressure in the chest, often into arm, jaw or back, sweating, breathlessness; in women and with diabetes it may be weaker. Angina is the same pressure on effort. In heart failure the heart pumps weakly: breathless when lying, swollen feet. Tobacco, high pressure, diabetes, cholesterol, weight and stress are behind most, also in young people; walking, little salt and varied plant oils help.',
      'you get short of breath or have pressure in the chest on effort, or feet swell; call an ambulance if it comes at rest or lasts longer than a few minutes',
    ],
    [
      'दिल का दौरा, एंजाइना और दिल की कमज़ोरी',
      'दिल के दौरे में थक्का दिल की धमनी बंद कर देता है: छाती में दबाव, अक्सर बाँह, जबड़े या पीठ तक, पसीना, साँस फूलना; महिलाओं और मधुमेह में लक्षण हल्के हो सकते हैं। एंजाइना वही दबाव मेहनत पर है। दिल की कमज़ोरी में लेटने पर साँस फूलती है, पैर सूजते हैं। तंबाकू, रक्तचाप, मधुमेह, कोलेस्ट्रॉल, वज़न और तनाव मुख्य कारण हैं, युवाओं में भी; टहलना, कम नमक और बदल-बदल कर वनस्पति तेल मदद करते हैं।',
      'मेहनत पर साँस फूले या छाती में दबाव हो, या पैर सूजें; आराम में हो या कुछ मिनट से ज़्यादा रहे तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'stroke',
    [
      'Stroke and how to prevent it',
      'In a stroke a vessel of the brain closes or breaks: the face droops, an arm is weak, speech is unclear. Treatment works best in the first hours, so note when it began. High blood pressure is the main cause, then diabetes, tobacco, an irregular heartbeat and alcohol; it runs in some families because these do. Vegetables, fruit, pulses and little salt lower the risk. After a stroke exercise with a physiotherapist helps for months.',
      'you have risks and were not checked for a year; call an ambulance if there are such signs, or were, even for minutes',
    ],
    [
      'स्ट्रोक और उससे बचाव',
      'स्ट्रोक में दिमाग़ की नस बंद होती या फटती है: चेहरा लटकना, एक बाँह की कमज़ोरी, बोली साफ़ न होना। इलाज पहले कुछ घंटों में सबसे अच्छा काम करता है, इसलिए समय नोट करें। उच्च रक्तचाप मुख्य कारण है, फिर मधुमेह, तंबाकू, अनियमित धड़कन और शराब; कुछ परिवारों में ये ही चलते हैं। सब्ज़ी, फल, दाल और कम नमक ख़तरा घटाते हैं। स्ट्रोक के बाद महीनों तक फ़िज़ियोथेरेपी मदद करती है।',
      'जोखिम हों और साल भर से जाँच न हुई हो; ऐसे लक्षण हों, या कुछ मिनट के लिए भी हुए हों तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'heart-rate',
    [
      'Pulse and palpitations',
      'A resting pulse of 60 to 100 a minute is usual in adults; trained people have less. Fear, fever, coffee, tobacco, anaemia and the thyroid make it faster. Single extra beats are common and mostly harmless. Measure it seated, after five minutes of rest.',
      'it is above 100 or below 50 at rest without reason, or irregular; call an ambulance with fainting, chest pain or breathlessness',
    ],
    [
      'नब्ज़ और धड़कन',
      'वयस्कों में आराम की नब्ज़ 60 से 100 प्रति मिनट सामान्य है; खिलाड़ियों में कम। डर, बुख़ार, कॉफ़ी, तंबाकू, ख़ून की कमी और थायरॉइड इसे तेज़ करते हैं। कभी-कभी एक अतिरिक्त धड़कन आम और ज़्यादातर हानिरहित है। पाँच मिनट आराम के बाद बैठकर नापें।',
      'आराम में बिना कारण 100 से ऊपर या 50 से नीचे हो, या अनियमित हो; बेहोशी, छाती में दर्द या साँस फूलना हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'asthma',
    [
      'Asthma',
      'In asthma the airways are inflamed and narrow at times: wheezing, cough at night, a tight chest. Dust, smoke, pollen, colds and cold air set it off. An inhaler brings little medicine straight to the lungs and does not make dependent; the preventer is taken daily, the reliever when needed. With good treatment sport and school are possible.',
      'you need the reliever more than twice a week or wake at night; call an ambulance if it does not help or speaking is hard',
    ],
    [
      'दमा (अस्थमा)',
      'दमे में साँस की नलियाँ सूजती और कभी-कभी सिकुड़ती हैं: घरघराहट, रात में खाँसी, छाती में जकड़न। धूल, धुआँ, परागकण, ज़ुकाम और ठंडी हवा से बढ़ता है। इनहेलर से थोड़ी दवा सीधे फेफड़ों में जाती है और लत नहीं लगती; बचाव वाला रोज़, आराम वाला ज़रूरत पर लेते हैं। अच्छे इलाज से खेल और स्कूल संभव हैं।',
      'आराम वाले इनहेलर की हफ़्ते में दो बार से ज़्यादा ज़रूरत पड़े या रात में नींद खुले; उससे आराम न हो या बोलना मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'copd',
    [
      'COPD',
      'COPD narrows the airways for good: breathlessness on effort, cough and phlegm for months. Tobacco is the main cause, then smoke of cooking fires, dust and bad air. Stopping tobacco slows it more than any medicine. Inhalers, vaccines against flu and pneumonia and training of breathing help.',
      'you cough for months or get out of breath on stairs; call an ambulance if breathing suddenly gets worse or lips turn blue, or with drowsiness',
    ],
    [
      'सीओपीडी',
      'सीओपीडी में साँस की नलियाँ हमेशा के लिए सँकरी हो जाती हैं: मेहनत पर साँस फूलना, महीनों खाँसी-बलगम। तंबाकू मुख्य कारण है, फिर चूल्हे का धुआँ, धूल और ख़राब हवा। तंबाकू छोड़ना किसी भी दवा से ज़्यादा असर करता है। इनहेलर, फ़्लू और निमोनिया के टीके और साँस के व्यायाम मदद करते हैं।',
      'महीनों खाँसी हो या सीढ़ी चढ़ने पर साँस फूले; साँस अचानक बिगड़े, होंठ नीले हों या सुस्ती हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'pneumonia',
    [
      'Pneumonia',
      'Pneumonia is an infection of the lungs: fever, cough, fast breathing, pain when breathing in. It is dangerous above all for small children and old people. Bacteria are treated with antibiotics, most get well within weeks. Vaccines, breastfeeding, clean air and washing hands protect.',
      'fever comes with a cough that gets worse; call an ambulance or go to a hospital at once with hard or fast breathing, blue lips or confusion, and with a child whose chest sinks in while breathing, or who does not drink',
    ],
    [
      'निमोनिया',
      'निमोनिया फेफड़ों का संक्रमण है: बुख़ार, खाँसी, तेज़ साँस, साँस लेने पर दर्द। छोटे बच्चों और बुज़ुर्गों के लिए ख़ास ख़तरनाक है। जीवाणु का इलाज एंटीबायोटिक से होता है, ज़्यादातर लोग कुछ हफ़्तों में ठीक हो जाते हैं। टीके, स्तनपान, साफ़ हवा और हाथ धोना बचाते हैं।',
      'बुख़ार के साथ खाँसी बढ़े; साँस मुश्किल या तेज़ हो, होंठ नीले हों, उलझन हो, साँस लेते समय बच्चे की छाती धँसे या वह न पिए तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'air-pollution',
    [
      'Air pollution',
      'Fine dust harms lungs, heart and brain, above all of children, old people and pregnant women. On bad days (AQI above 200) stay indoors in the morning and evening, exercise inside, keep windows closed when the air is worst, and wear a well-fitting N95 mask outside. Do not burn waste, incense or coal indoors; cook with gas or electricity.',
      'cough, wheezing or breathlessness stay, or you have heart or lung disease and feel worse; call an ambulance if breathing is hard or the chest hurts',
    ],
    [
      'वायु प्रदूषण',
      'महीन धूल फेफड़ों, दिल और दिमाग़ को नुक़सान करती है, ख़ासकर बच्चों, बुज़ुर्गों और गर्भवती महिलाओं को। ख़राब दिनों में (AQI 200 से ऊपर) सुबह-शाम घर में रहें, व्यायाम अंदर करें, खिड़की बंद रखें, बाहर ठीक से बैठने वाला N95 मास्क पहनें। घर में कचरा, अगरबत्ती या कोयला न जलाएँ; गैस या बिजली से पकाएँ।',
      'खाँसी, घरघराहट या साँस फूलना बना रहे, या दिल या फेफड़ों की बीमारी हो और तबीयत बिगड़े; साँस मुश्किल हो या छाती दुखे तो एम्बुलेंस बुलाएँ',
    ],
  ),
];
