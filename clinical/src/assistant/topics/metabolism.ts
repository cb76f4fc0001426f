import { topic } from './topic.js';

export const metabolism = [
  topic(
    'diabetes',
    [
      'Diabetes type 2',
      'In diabetes there is too much sugar in the blood, because insulin is missing or does not work well. Fasting values from 100 to 125 mg/dL are called prediabetes, from 126 mg/dL (on two days) diabetes. Whole grains, pulses and vegetables, smaller portions of rice and sweets, walking after meals, losing weight and not smoking help; many also need medicine. No food has to be given up altogether.',
      'you are very thirsty, pass much urine, lose weight, have wounds that do not heal, or your values are outside the range you agreed on; call an ambulance or go to a hospital at once with vomiting, belly pain, deep breathing or drowsiness',
    ],
    [
      'मधुमेह (टाइप 2)',
      'मधुमेह में ख़ून में शर्करा ज़्यादा होती है, क्योंकि इंसुलिन कम है या ठीक से काम नहीं करता। ख़ाली पेट 100 से 125 mg/dL को प्री-डायबिटीज़ और दो दिन 126 mg/dL या ज़्यादा को मधुमेह कहते हैं। साबुत अनाज, दालें, सब्ज़ियाँ, चावल और मिठाई की कम मात्रा, खाने के बाद टहलना, वज़न घटाना और धूम्रपान छोड़ना मदद करते हैं; कई लोगों को दवा भी चाहिए। कोई भोजन पूरी तरह छोड़ना ज़रूरी नहीं।',
      'बहुत प्यास लगे, बार-बार पेशाब आए, वज़न घटे, घाव न भरें, या शुगर तय सीमा से बाहर हो; उल्टी, पेट दर्द, गहरी साँस या सुस्ती हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'hba1c',
    [
      'HbA1c',
      'HbA1c shows the average blood sugar of the last two to three months. Below 5.7 % is usual, 5.7 to 6.4 % is called prediabetes, and 6.5 % or more, confirmed by a second test, diabetes. Many people with diabetes aim at about 7 %, but the right aim depends on age and other illnesses. Anaemia and some blood disorders make the value wrong.',
      'the value is 6.5 % or more for the first time, or above your agreed aim; at once if you are very thirsty and vomit or get drowsy',
    ],
    [
      'HbA1c जाँच',
      'HbA1c पिछले दो-तीन महीने की औसत शुगर बताता है। 5.7 % से कम सामान्य है, 5.7 से 6.4 % प्री-डायबिटीज़, और 6.5 % या ज़्यादा (दूसरी जाँच से पक्का होने पर) मधुमेह। मधुमेह के कई मरीज़ों का लक्ष्य लगभग 7 % होता है, पर सही लक्ष्य उम्र और दूसरी बीमारियों पर निर्भर है। ख़ून की कमी में यह मान ग़लत आ सकता है।',
      'पहली बार 6.5 % या ज़्यादा आए, या तय लक्ष्य से ऊपर हो; बहुत प्यास के साथ उल्टी या सुस्ती हो तो तुरंत',
    ],
  ),
  topic(
    'low-sugar',
    [
      'Low blood sugar',
      'Below 70 mg/dL sugar is low: trembling, sweating, hunger, a racing heart, later confusion. Whoever is awake and can swallow should take something sweet at once (glucose, sugar, juice), check again after 15 minutes, and then eat a meal. It happens mostly with insulin and some tablets, after missed meals, exercise or alcohol.',
      'it happens more than once, or at night; call an ambulance if the person is drowsy or cannot swallow, and give nothing by mouth then',
    ],
    [
      'शुगर का कम होना',
      '70 mg/dL से कम शुगर कम मानी जाती है: कँपकँपी, पसीना, भूख, धड़कन तेज़, बाद में उलझन। जो जागा हो और निगल सके वह तुरंत कुछ मीठा ले (ग्लूकोज़, चीनी, जूस), 15 मिनट बाद फिर जाँचे, और फिर खाना खाए। यह ज़्यादातर इंसुलिन और कुछ गोलियों से, खाना छूटने, व्यायाम या शराब के बाद होता है।',
      'यह एक से ज़्यादा बार या रात में हो; व्यक्ति सुस्त हो या निगल न सके तो एम्बुलेंस बुलाएँ और मुँह से कुछ न दें',
    ],
  ),
  topic(
    'cholesterol',
    [
      'Cholesterol, statins and CK',
      'LDL cholesterol clogs arteries; a lower value lowers the risk of heart attack and stroke. Less fried food, ghee, butter and sweets, more pulses, nuts, vegetables, walking and no tobacco help. Statins lower LDL well. If muscles ache under a statin, a doctor may check the muscle enzyme CK, which also rises after hard exercise.',
      'LDL is above 190 mg/dL, relatives had a heart attack early, or muscles ache under a statin (soon; do not stop it on your own); call an ambulance or go to a hospital now if urine turns dark, or with severe muscle pain, fever or weakness',
    ],
    [
      'कोलेस्ट्रॉल, स्टैटिन और CK',
      'LDL कोलेस्ट्रॉल धमनियों में जमता है; उसे घटाने से दिल के दौरे और स्ट्रोक का ख़तरा घटता है। तला खाना, घी, मक्खन और मिठाई कम, दालें, मेवे, सब्ज़ियाँ ज़्यादा, टहलना और तंबाकू छोड़ना मदद करते हैं। स्टैटिन LDL को अच्छी तरह घटाते हैं। स्टैटिन लेते हुए मांसपेशियों में दर्द हो तो डॉक्टर CK की जाँच कर सकते हैं, जो भारी व्यायाम से भी बढ़ता है।',
      'LDL 190 mg/dL से ऊपर हो, परिवार में कम उम्र में दिल का दौरा पड़ा हो, या स्टैटिन लेते हुए मांसपेशियों में दर्द हो (जल्दी; स्टैटिन ख़ुद बंद न करें); पेशाब गहरा हो, या मांसपेशियों में तेज़ दर्द, बुख़ार या कमज़ोरी हो तो एम्बुलेंस बुलाएँ या अभी अस्पताल जाएँ',
    ],
  ),
  topic(
    'anaemia',
    [
      'Anaemia and iron',
      'In anaemia the blood carries too little oxygen, mostly because iron is missing: tiredness, pale skin, breathlessness on stairs. Leafy greens, pulses, jaggery, dates, eggs, meat and fish give iron; lemon or amla with the meal helps to take it up, tea and coffee right after hinder it. Iron tablets are best taken as prescribed, not together with milk or calcium; with them stools are often dark, but black, tarry or sticky stool can be blood.',
      'haemoglobin is below 12 g/dL in women, 13 in men or 11 in pregnancy; the cause has to be found, as heavy periods or a bleeding stomach; call an ambulance or go to a hospital at once with black, tarry or sticky stool, with dark stool and dizziness or stomach pain, and with pain in the chest, fainting or breathlessness at rest',
    ],
    [
      'ख़ून की कमी (एनीमिया) और आयरन',
      'एनीमिया में ख़ून कम ऑक्सीजन ले जाता है, ज़्यादातर आयरन की कमी से: थकान, पीलापन, सीढ़ी चढ़ने पर साँस फूलना। हरी पत्तेदार सब्ज़ी, दालें, गुड़, खजूर, अंडा, माँस-मछली से आयरन मिलता है; खाने के साथ नींबू या आँवला मदद करता है, तुरंत बाद चाय-कॉफ़ी रोकती है। आयरन की गोली जैसी लिखी हो वैसे लें, दूध या कैल्शियम के साथ नहीं; इससे मल अक्सर गहरा हो जाता है, पर काला, तारकोल जैसा या चिपचिपा मल ख़ून हो सकता है।',
      'हीमोग्लोबिन महिलाओं में 12, पुरुषों में 13 या गर्भावस्था में 11 g/dL से कम हो; कारण ढूँढ़ना ज़रूरी है, जैसे ज़्यादा माहवारी या पेट में ख़ून बहना; काला, तारकोल जैसा या चिपचिपा मल हो, गहरे मल के साथ चक्कर या पेट दर्द हो, या छाती में दर्द, बेहोशी या आराम में साँस फूले तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'thyroid',
    [
      'Thyroid',
      'The thyroid sets the pace of the body. Too little hormone (mostly a high TSH): tiredness, weight gain, feeling cold, dry skin, constipation. Too much (a low TSH): weight loss, trembling, a fast heart. Thyroxine is taken on an empty stomach, apart from iron, calcium and soya. Cabbage and soya in usual amounts, cooked, are fine with enough iodised salt. Do not stop thyroxine in pregnancy.',
      'TSH is out of range, you are pregnant or plan to be, or there is a swelling in the neck; at once if the heart races, with fever, confusion or great drowsiness, or if breathing or swallowing gets hard',
    ],
    [
      'थायरॉइड',
      'थायरॉइड शरीर की रफ़्तार तय करती है। हार्मोन कम हो (ज़्यादातर TSH ज़्यादा): थकान, वज़न बढ़ना, ठंड लगना, रूखी त्वचा, कब्ज़। ज़्यादा हो (TSH कम): वज़न घटना, कँपकँपी, तेज़ धड़कन। थायरॉक्सिन ख़ाली पेट, आयरन, कैल्शियम और सोया से अलग लेते हैं। पकी हुई पत्तागोभी और सोया सामान्य मात्रा में आयोडीन नमक के साथ ठीक हैं। गर्भावस्था में थायरॉक्सिन बंद न करें।',
      'TSH सीमा से बाहर हो, आप गर्भवती हों या योजना हो, या गले में सूजन हो; धड़कन बहुत तेज़ हो, बुख़ार, उलझन या बहुत सुस्ती हो, या साँस लेना या निगलना मुश्किल हो तो तुरंत',
    ],
  ),
  topic(
    'vitamin-d',
    [
      'Vitamin D and calcium',
      'Vitamin D helps to build bones; the skin makes it in sunlight. Too little can cause aching bones and muscles and weakness. Sun on face, arms and legs for some minutes around noon, milk, curd, ragi, egg yolk, fish and fortified foods help. Large amounts of tablets can do harm, so the need should be measured.',
      'the value is low, you have bone pain or a broken bone, or you take kidney or heart medicines; soon with vomiting, much thirst or confusion while taking high amounts',
    ],
    [
      'विटामिन डी और कैल्शियम',
      'विटामिन डी हड्डियाँ मज़बूत रखता है; त्वचा इसे धूप में बनाती है। कमी से हड्डियों और मांसपेशियों में दर्द और कमज़ोरी हो सकती है। दोपहर के आसपास कुछ मिनट धूप, दूध, दही, रागी, अंडे की ज़र्दी, मछली और फ़ोर्टिफ़ाइड खाना मदद करते हैं। ज़्यादा गोलियाँ नुक़सान कर सकती हैं, इसलिए जाँच कराकर ही लें।',
      'मान कम हो, हड्डियों में दर्द या फ़्रैक्चर हो, या गुर्दे या दिल की दवा लेते हों; ज़्यादा मात्रा लेते हुए उल्टी, बहुत प्यास या उलझन हो तो जल्दी',
    ],
  ),
  topic(
    'vitamin-b12',
    [
      'Vitamin B12 and folate',
      'The body needs vitamin B12 for blood and nerves. It comes from milk, curd, eggs, fish and meat; who eats none of them needs fortified food or tablets. A lack causes tiredness, tingling hands and feet, a sore tongue and forgetfulness. Folate comes from greens and pulses, and is taken as folic acid before and in early pregnancy.',
      'you feel tingling or numbness for weeks, walk unsteadily, are vegan or over 60, or take metformin or acidity tablets for years',
    ],
    [
      'विटामिन बी12 और फ़ोलेट',
      'ख़ून और नसों के लिए विटामिन बी12 ज़रूरी है। यह दूध, दही, अंडे, मछली और माँस से मिलता है; जो ये नहीं खाते उन्हें फ़ोर्टिफ़ाइड खाना या गोली चाहिए। कमी से थकान, हाथ-पैर में झनझनाहट, जीभ में दर्द और भूलना होता है। फ़ोलेट हरी सब्ज़ी और दालों से मिलता है, और गर्भावस्था से पहले और शुरू में फ़ोलिक एसिड के रूप में लेते हैं।',
      'हफ़्तों से झनझनाहट या सुन्नपन हो, चाल लड़खड़ाए, आप वीगन हों या 60 से ऊपर, या सालों से मेटफ़ॉर्मिन या एसिडिटी की गोली लेते हों',
    ],
  ),
  topic(
    'weight',
    [
      'Weight',
      'The World Health Organization calls a body mass index from 25 overweight and from 30 obesity; for South Asians, who get diabetes and heart disease earlier, guidelines in India begin at 23 and 25. Fat around the waist counts most. Half a kilogram a week is a good pace: smaller plates, less sugar, fried food and alcohol, more vegetables, pulses and movement, enough sleep. Crash diets and slimming pills do harm. An underactive thyroid makes it slower, not impossible.',
      'you lose weight without wanting to, or have diabetes, heart or joint trouble, or eating has become a torment',
    ],
    [
      'वज़न',
      'विश्व स्वास्थ्य संगठन 25 या ज़्यादा BMI को अधिक वज़न और 30 से मोटापा कहता है; दक्षिण एशियाई लोगों के लिए, जिन्हें मधुमेह और दिल की बीमारी जल्दी होती है, भारत के दिशानिर्देश 23 और 25 से गिनते हैं। कमर की चर्बी सबसे अहम है। हफ़्ते में आधा किलो घटाना अच्छी रफ़्तार है: छोटी थाली, चीनी, तला खाना और शराब कम, सब्ज़ी, दाल और चलना-फिरना ज़्यादा, पूरी नींद। क्रैश डाइट और पतला करने की गोलियाँ नुक़सान करती हैं। थायरॉइड कम हो तो धीमे घटता है, पर घटता है।',
      'बिना चाहे वज़न घटे, मधुमेह, दिल या जोड़ों की तकलीफ़ हो, या खाना एक यातना बन गया हो',
    ],
  ),
  topic(
    'nutrition',
    [
      'Healthy eating',
      'Eat much of plants: at least five portions (400 g) of vegetables and fruit a day, with whole grains or millets, pulses and nuts; pulses with grains and milk give enough protein without meat. Plant oils such as mustard, groundnut or sunflower are better than ghee, butter, palm and coconut oil, and no oil should be used again and again. Eat sweets, salty snacks and packaged food rarely.',
      'you have diabetes or kidney, heart or bowel trouble, are pregnant, or a child does not grow: a diet should then be made for you',
    ],
    [
      'संतुलित आहार',
      'ज़्यादातर खाना पौधों से हो: दिन में कम से कम पाँच हिस्से (400 ग्राम) सब्ज़ी और फल, साथ में साबुत या मोटा अनाज, दालें और मेवे; अनाज के साथ दाल और दूध से बिना माँस के भी पर्याप्त प्रोटीन मिलता है। सरसों, मूँगफली या सूरजमुखी का तेल घी, मक्खन, पाम और नारियल तेल से बेहतर है, और तेल बार-बार गर्म न करें। मिठाई, नमकीन और पैकेट का खाना कभी-कभी लें।',
      'मधुमेह, गुर्दे, दिल या आँत की तकलीफ़ हो, गर्भवती हों, या बच्चा न बढ़ रहा हो: तब आहार आपके हिसाब से बनना चाहिए',
    ],
  ),
  topic(
    'salt-sugar',
    [
      'Salt and sugar in food',
      'Adults should eat less than 5 g of salt a day, about one teaspoon, and sugar should give less than a tenth of the energy, better half of that. Much salt hides in pickles, papad, namkeen, bread and sauces; rock salt is salt as well. Less salt lowers blood pressure, less sugar protects teeth and weight. Use iodised salt. Low-sodium salt with potassium can be dangerous with kidney disease and some tablets for pressure.',
      'you have high blood pressure, heart failure or kidney disease: ask how much is right for you',
    ],
    [
      'खाने में नमक और चीनी',
      'वयस्कों को दिन में 5 ग्राम से कम नमक, लगभग एक छोटा चम्मच, लेना चाहिए, और चीनी से ऊर्जा का दसवाँ हिस्सा से कम, बेहतर है उसका आधा। अचार, पापड़, नमकीन, ब्रेड और चटनी में बहुत नमक छिपा होता है; सेंधा नमक भी नमक है। कम नमक से रक्तचाप, कम चीनी से दाँत और वज़न ठीक रहते हैं। आयोडीन वाला नमक लें। पोटैशियम वाला कम-सोडियम नमक गुर्दे की बीमारी और रक्तचाप की कुछ गोलियों के साथ ख़तरनाक हो सकता है।',
      'उच्च रक्तचाप, दिल की कमज़ोरी या गुर्दे की बीमारी हो: पूछें कि आपके लिए कितना ठीक है',
    ],
  ),
  topic(
    'water',
    [
      'Drinking enough',
      'Most adults should drink six to eight cups or glasses of fluids a day, more in heat, with fever, work outdoors, pregnancy or breastfeeding. Light yellow urine is a good sign. Water is best; buttermilk, lemon water and soups count too. Tea and coffee count, sweet drinks add sugar.',
      'you have heart or kidney disease (too much can harm), or feel dizzy and dry; at once if hardly any urine comes, or somebody is confused or drowsy',
    ],
    [
      'पर्याप्त पानी पीना',
      'ज़्यादातर वयस्कों को दिन में छह से आठ कप या गिलास तरल पीना चाहिए; गर्मी, बुख़ार, बाहर काम, गर्भावस्था या स्तनपान में ज़्यादा। हल्का पीला पेशाब अच्छा संकेत है। पानी सबसे अच्छा है; छाछ, नींबू पानी और सूप भी गिने जाते हैं। चाय-कॉफ़ी भी गिनी जाती हैं, मीठे पेय चीनी बढ़ाते हैं।',
      'दिल या गुर्दे की बीमारी हो (ज़्यादा पानी नुक़सान कर सकता है), या चक्कर और मुँह सूखना हो; पेशाब लगभग बंद हो, या उलझन या सुस्ती हो तो तुरंत',
    ],
  ),
];
