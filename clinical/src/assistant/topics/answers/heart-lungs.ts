import { answersOn } from '../topic-answer.js';

export const heartLungsAnswers = [
  ...answersOn(
    'blood-pressure',
    [
      'salt',
      'Less than 5 g of salt a day in all, about one level teaspoon; each gram less lowers the pressure. Leave out pickle, papad, namkeen, chips, sauces and salted butter, cook with half of the usual salt, and use lemon, herbs and spices for taste; rock salt counts as salt. Low-sodium salt holds potassium: ask first with kidney disease or pressure tablets.',
      'दिन में कुल 5 ग्राम से कम नमक, लगभग एक समतल छोटा चम्मच; हर ग्राम कम होने से रक्तचाप घटता है। अचार, पापड़, नमकीन, चिप्स, सॉस और नमकीन मक्खन छोड़ें, आधे नमक में पकाएँ, स्वाद के लिए नींबू, धनिया-पुदीना और मसाले लें; सेंधा नमक भी नमक है। कम-सोडियम नमक में पोटैशियम होता है: गुर्दे की बीमारी या रक्तचाप की गोली हो तो पहले पूछें।',
    ],
    [
      'move',
      'Yes: brisk walking, cycling, swimming or dancing for 30 minutes on most days lowers blood pressure by about as much as one tablet, and light weights are fine too. Breathe out while lifting, and do not strain with held breath. Wait with exercise and see a doctor first if the pressure is 180/110 mmHg or more, or with pain in the chest.',
      'हाँ: ज़्यादातर दिन 30 मिनट तेज़ चलना, साइकिल, तैरना या नाचना रक्तचाप को लगभग एक गोली जितना घटाता है, और हल्का वज़न उठाना भी ठीक है। उठाते समय साँस छोड़ें, साँस रोककर ज़ोर न लगाएँ। रक्तचाप 180/110 mmHg या ज़्यादा हो, या छाती में दर्द हो, तो व्यायाम रोकें और पहले डॉक्टर को दिखाएँ।',
    ],
    [
      'tea',
      'Two or three cups of tea or coffee a day are fine for most; coffee raises the pressure for an hour or two, so do not measure right after it. Milk, curd, an egg a day, fish, banana and coconut water suit high blood pressure (the last two not with kidney disease). Garlic lowers it hardly, and replaces no tablet. Ghee and butter only a little.',
      'ज़्यादातर लोगों के लिए दिन में दो-तीन कप चाय या कॉफ़ी ठीक है; कॉफ़ी एक-दो घंटे रक्तचाप बढ़ाती है, इसलिए तुरंत बाद न नापें। दूध, दही, रोज़ एक अंडा, मछली, केला और नारियल पानी ठीक हैं (आख़िरी दो गुर्दे की बीमारी में नहीं)। लहसुन बहुत कम घटाता है और गोली की जगह नहीं लेता। घी-मक्खन बहुत थोड़ा।',
    ],
    [
      'fruit',
      'Much vegetable and fruit (banana, orange, spinach, tomato hold potassium, which lowers the pressure; ask first with kidney disease), dal, curd, whole grains, nuts without salt. Little salt, pickle, papad, namkeen, fried and packaged food, and little alcohol. Losing 5 kg lowers it by about 5 mmHg.',
      'सब्ज़ी और फल ज़्यादा (केला, संतरा, पालक, टमाटर में पोटैशियम होता है, जो रक्तचाप घटाता है; गुर्दे की बीमारी में पहले पूछें), दाल, दही, साबुत अनाज, बिना नमक के मेवे। नमक, अचार, पापड़, नमकीन, तला और पैकेट का खाना कम, शराब कम। 5 किलो वज़न घटने से लगभग 5 mmHg घटता है।',
    ],
    [
      'cure',
      'High blood pressure is mostly lifelong and can be kept well rather than cured. With less weight and salt and more movement some people need fewer tablets or none, but only a doctor decides that by measurements; a normal value under tablets means that they work. Without them it comes back silently.',
      'उच्च रक्तचाप ज़्यादातर जीवन भर रहता है; जड़ से नहीं जाता, पर क़ाबू में रहता है। वज़न और नमक घटाने और चलने से कुछ लोगों को कम गोली या कोई नहीं चाहिए, पर यह डॉक्टर नापकर तय करते हैं; गोली लेते हुए सामान्य आना बताता है कि वह काम कर रही है। छोड़ने पर वह चुपचाप लौट आता है।',
    ],
    [
      'often',
      'With treatment: at home twice in the morning and twice in the evening for a week before a visit to the doctor, otherwise once or twice a week when it is steady. Sit for five minutes first, empty the bladder, no tea or tobacco for half an hour, arm at the height of the heart, and write the values down. Healthy adults: once a year from 30.',
      'इलाज में: डॉक्टर से मिलने से पहले एक हफ़्ता घर पर सुबह दो बार और शाम दो बार, नहीं तो स्थिर हो तो हफ़्ते में एक-दो बार। पहले पाँच मिनट बैठें, पेशाब कर लें, आधे घंटे से चाय या तंबाकू न लिया हो, हाथ दिल की ऊँचाई पर, और मान लिखें। स्वस्थ वयस्क: 30 से साल में एक बार।',
    ],
    [
      'cause',
      'In most people several things together: salt, weight, little movement, alcohol, tobacco, stress and bad sleep, age, and parents with high pressure. In one of ten there is another cause: kidneys, hormones, sleep apnoea, painkillers, steroids or the contraceptive pill. Below 40, or when tablets do not help, this is looked for.',
      'ज़्यादातर लोगों में कई बातें मिलकर: नमक, वज़न, कम चलना, शराब, तंबाकू, तनाव और ख़राब नींद, उम्र, और माता-पिता को उच्च रक्तचाप। दस में एक में दूसरा कारण होता है: गुर्दे, हार्मोन, स्लीप एपनिया, दर्द की दवा, स्टेरॉयड या गर्भनिरोधक गोली। 40 से कम उम्र में, या गोली से न घटे, तो यह ढूँढ़ा जाता है।',
    ],
    [
      'normal',
      'Below 120/80 mmHg is best at any age of adults, 120 to 139 over 80 to 89 is raised, and 140/90 or more on several days is high (at home 135/85). The aim under treatment is mostly below 140/90, or below 130/80 if it is well borne; in very old people the doctor sets it.',
      'वयस्कों में हर उम्र में 120/80 mmHg से कम सबसे अच्छा है, 120 से 139 और 80 से 89 बढ़ा हुआ है, और कई दिन 140/90 या ज़्यादा (घर पर 135/85) उच्च है। इलाज में लक्ष्य ज़्यादातर 140/90 से कम, सह सकें तो 130/80 से कम; बहुत बुज़ुर्गों में डॉक्टर तय करते हैं।',
    ],
    [
      'signs',
      'High blood pressure is mostly not felt, not even when it is very high; headache and dizziness seldom come from it, so only measuring shows it. Headache with 180/120 mmHg or more, trouble seeing, breathlessness or pain in the chest is an emergency.',
      'उच्च रक्तचाप ज़्यादातर महसूस नहीं होता, बहुत ज़्यादा हो तब भी; सिरदर्द और चक्कर अक्सर उससे नहीं होते, इसलिए नापने से ही पता चलता है। 180/120 mmHg या ज़्यादा के साथ सिरदर्द, देखने में परेशानी, साँस फूलना या छाती में दर्द आपात स्थिति है।',
    ],
    [
      'ease',
      'Over weeks: less salt, losing weight, walking, little alcohol, no tobacco, enough sleep, and tablets as prescribed every day. In the moment: sit quietly, breathe slowly, measure again after 15 minutes. Do not swallow extra tablets, and do not put any under the tongue on your own.',
      'हफ़्तों में: नमक कम, वज़न घटाना, चलना, शराब कम, तंबाकू नहीं, पूरी नींद, और लिखी गोली रोज़। उस समय: शांत बैठें, धीरे साँस लें, 15 मिनट बाद फिर नापें। अपने आप अतिरिक्त गोली न निगलें और जीभ के नीचे कुछ न रखें।',
    ],
  ),
  ...answersOn('low-blood-pressure', [
    'ease',
    'If you feel dizzy: lie down with raised legs, drink water, and stand up slowly. Day by day: enough to drink, small meals, no long standing, little alcohol, crossed or tensed legs when standing. More salt, salted lemon water or coffee only if a doctor has said so, above all with heart or kidney disease or pressure tablets.',
    'चक्कर आए तो: पैर ऊँचे करके लेटें, पानी पिएँ, धीरे उठें। रोज़: पर्याप्त पानी, थोड़ा-थोड़ा खाना, देर तक खड़े न रहना, शराब कम, खड़े हों तो पैर कसना। ज़्यादा नमक, नमक-नींबू पानी या कॉफ़ी केवल डॉक्टर के कहने पर, ख़ासकर दिल या गुर्दे की बीमारी या रक्तचाप की गोली में।',
  ]),
  ...answersOn(
    'heart-disease',
    [
      'hole-in-heart',
      'A hole in the heart is a gap in a wall of the heart that stayed open at birth. Small ones often close by themselves in the first years or never matter; larger ones make a baby tire and sweat at the breast, gain little weight, breathe fast or have many chest infections. Echo shows it. Many are closed by a small umbrella through a vein, others by an operation, and most children then live normally; in India the RBSK programme pays for it. Regular checks and good teeth matter.',
      'दिल में छेद दिल की दीवार की वह जगह है जो जन्म पर खुली रह गई। छोटे छेद अक्सर पहले सालों में ख़ुद बंद होते हैं या कभी परेशान नहीं करते; बड़े में शिशु दूध पीते थकता और पसीना करता है, वज़न कम बढ़ता है, साँस तेज़ चलती है या बार-बार छाती का संक्रमण होता है। इको से पता चलता है। कई नस के रास्ते छतरी से, बाक़ी ऑपरेशन से बंद होते हैं, और ज़्यादातर बच्चे फिर सामान्य जीते हैं; भारत में RBSK कार्यक्रम में इलाज मुफ़्त है। नियमित जाँच और दाँतों की सफ़ाई ज़रूरी है।',
    ],
    [
      'move',
      'After a heart attack, stent or bypass movement is part of the treatment: it begins with slow walking, a little more each day, best in a cardiac rehabilitation programme, after the doctor has said from when. Work, driving and sex mostly become possible after some weeks, when two floors of stairs go without trouble. Stop with pressure in the chest, breathlessness or dizziness.',
      'दिल के दौरे, स्टेंट या बाईपास के बाद चलना इलाज का हिस्सा है: डॉक्टर के बताए समय से धीमी सैर, रोज़ थोड़ी ज़्यादा, सबसे अच्छा कार्डियक रिहैब में। काम, गाड़ी और यौन संबंध ज़्यादातर कुछ हफ़्तों बाद संभव हैं, जब दो मंज़िल सीढ़ियाँ बिना तकलीफ़ चढ़ सकें। छाती में दबाव, साँस फूलना या चक्कर हो तो रुकें।',
    ],
    [
      'eat',
      'Vegetables, fruit, dal, whole grains, nuts, fish, and two or three teaspoons of plant oil a day; little salt, ghee, butter, vanaspati, fried food, red meat, sweets and alcohol. With heart failure ask how much you may drink.',
      'सब्ज़ी, फल, दाल, साबुत अनाज, मेवे, मछली, और दिन में दो-तीन छोटे चम्मच वनस्पति तेल; नमक, घी, मक्खन, वनस्पति, तला, लाल माँस, मिठाई और शराब कम। दिल की कमज़ोरी में पूछें कि कितना पानी पी सकते हैं।',
    ],
    [
      'gas',
      'Heart: pressure or tightness in the middle of the chest, often into arm, jaw or back, with sweating, breathlessness or sickness, more on effort; in women, old people and diabetics sometimes only breathlessness, great tiredness or pain in the upper belly. Gas and acid burn, come after meals and ease with belching. Nobody can be sure without an ECG: with such pain for more than a few minutes call an ambulance.',
      'दिल: छाती के बीच दबाव या जकड़न, अक्सर बाँह, जबड़े या पीठ तक, पसीना, साँस फूलना या मितली, मेहनत पर ज़्यादा; महिलाओं, बुज़ुर्गों और मधुमेह में कभी केवल साँस फूलना, बहुत थकान या ऊपरी पेट में दर्द। गैस और अम्ल में जलन होती है, खाने के बाद, और डकार से आराम होता है। बिना ECG पक्का नहीं होता: ऐसा दर्द कुछ मिनट से ज़्यादा रहे तो एम्बुलेंस बुलाएँ।',
    ],
    [
      'prevent',
      'No tobacco; blood pressure, sugar and LDL measured and treated; 30 minutes of brisk walking on most days; vegetables, fruit, dal and nuts, little salt, ghee, fried food and sweets; a healthy waist; seven hours of sleep; little alcohol. From 40, or earlier if a parent had a heart attack young, have the risk checked.',
      'तंबाकू नहीं; रक्तचाप, शुगर और LDL की जाँच और इलाज; ज़्यादातर दिन 30 मिनट तेज़ चलना; सब्ज़ी, फल, दाल और मेवे, नमक, घी, तला और मिठाई कम; कमर ठीक; सात घंटे नींद; शराब कम। 40 से, या माता-पिता को कम उम्र में दौरा पड़ा हो तो पहले, जोखिम की जाँच कराएँ।',
    ],
    [
      'ghee',
      'For the heart plant oils in turn (mustard, groundnut, sunflower, soya, rice bran), two to three teaspoons a person and day, are better than ghee, butter, coconut and palm oil; a teaspoon of ghee now and then is no harm for healthy people. A handful of unsalted nuts, fish twice a week, curd, two or three cups of tea or coffee and an egg a day are fine for most. Fried and packaged food, red meat and salt are the main things to cut.',
      'दिल के लिए बदल-बदल कर वनस्पति तेल (सरसों, मूँगफली, सूरजमुखी, सोया, राइस ब्रान), एक व्यक्ति के लिए दिन में दो-तीन छोटे चम्मच, घी, मक्खन, नारियल और पाम तेल से बेहतर हैं; स्वस्थ लोगों को कभी-कभी एक छोटा चम्मच घी नुक़सान नहीं करता। मुट्ठी भर बिना नमक के मेवे, हफ़्ते में दो बार मछली, दही, दो-तीन कप चाय या कॉफ़ी और रोज़ एक अंडा ज़्यादातर के लिए ठीक है। तला, पैकेट का खाना, लाल माँस और नमक सबसे पहले घटाएँ।',
    ],
    [
      'what-to-do',
      'Call an ambulance at once, also when you are not sure, and unlock the door. Let the person sit half upright, loosen tight clothes, keep calm and stay; no walking, no driving yourself, no food, no waiting for gas to pass. Say on the telephone which medicines and allergies there are, and do what you are told. If somebody no longer responds and does not breathe normally, begin heart massage (CPR) and send for a defibrillator.',
      'तुरंत एम्बुलेंस बुलाएँ, पक्का न हो तब भी, और दरवाज़ा खोल दें। व्यक्ति को आधा बैठाएँ, कसे कपड़े ढीले करें, शांत रखें और साथ रहें; चलना, ख़ुद गाड़ी चलाना, खाना, या गैस समझकर रुकना नहीं। फ़ोन पर दवाएँ और एलर्जी बताएँ और जैसा कहा जाए वैसा करें। जवाब न दे और ठीक से साँस न ले, तो छाती दबाना (सीपीआर) शुरू करें और डिफ़िब्रिलेटर मँगाएँ।',
    ],
  ),
  ...answersOn(
    'asthma',
    [
      'inhaler',
      'Inhalers do not make dependent and do not weaken the lungs: very little medicine reaches the airways directly, much less than in tablets. The preventer with a steroid is the most important; rinse the mouth after it. Stopping it because you feel well lets asthma come back; a doctor reduces it step by step.',
      'इनहेलर की लत नहीं लगती और फेफड़े कमज़ोर नहीं होते: बहुत थोड़ी दवा सीधे साँस की नलियों में जाती है, गोली से बहुत कम। स्टेरॉयड वाला बचाव का इनहेलर सबसे अहम है; उसके बाद कुल्ला करें। ठीक लगने पर छोड़ने से दमा लौट आता है; डॉक्टर धीरे-धीरे घटाते हैं।',
    ],
    [
      'cure',
      'Asthma cannot be cured for good, but nearly always kept well: with the right preventer most people sleep, work and play sport without trouble. In many children it gets better by school age or later, and it can return.',
      'दमा जड़ से ठीक नहीं होता, पर लगभग हमेशा क़ाबू में रहता है: सही बचाव वाले इनहेलर से ज़्यादातर लोग बिना तकलीफ़ सोते, काम करते और खेलते हैं। कई बच्चों में स्कूल की उम्र या बाद में कम हो जाता है, और लौट भी सकता है।',
    ],
    [
      'move',
      'Yes, and it makes the lungs fitter. Warm up for ten minutes, avoid cold dry or dirty air, and carry the reliever; swimming and walking are mostly borne well. If sport often brings wheezing, the treatment should be adjusted.',
      'हाँ, और इससे फेफड़े मज़बूत होते हैं। दस मिनट वार्म-अप करें, ठंडी सूखी या गंदी हवा से बचें, आराम वाला इनहेलर साथ रखें; तैरना और टहलना अक्सर ठीक रहता है। खेलने पर अक्सर घरघराहट हो तो इलाज बदलना चाहिए।',
    ],
    [
      'eat',
      'No food has to be avoided by everybody with asthma: milk, curd, banana and rice do not bring it on unless you have an allergy to them. Cold drinks can make some people cough. Notice for yourself what sets it off; much fruit and vegetables and a normal weight help.',
      'दमे में सबके लिए कोई खाना मना नहीं: दूध, दही, केला और चावल से दमा नहीं होता, जब तक उनसे एलर्जी न हो। ठंडे पेय से कुछ लोगों को खाँसी होती है। ख़ुद देखें कि किससे बढ़ता है; फल-सब्ज़ी और ठीक वज़न मदद करते हैं।',
    ],
  ),
  ...answersOn('stroke', [
    'last',
    'Most of the recovery is in the first three to six months, and it goes on more slowly for years. Exercise of arm, leg, speech and swallowing should begin within days and be done every day, with the family as well. Medicines for pressure, cholesterol and clots lower the risk of another stroke and are not stopped on one’s own. Depression afterwards is common and can be treated.',
    'सबसे ज़्यादा सुधार पहले तीन से छह महीने में होता है, और धीरे-धीरे सालों चलता है। बाँह, पैर, बोलने और निगलने का व्यायाम कुछ दिनों में शुरू हो और रोज़ हो, परिवार के साथ भी। रक्तचाप, कोलेस्ट्रॉल और थक्के की दवाएँ दूसरे स्ट्रोक का ख़तरा घटाती हैं और अपने आप बंद नहीं की जातीं। बाद में अवसाद आम है और उसका इलाज है।',
  ]),
];
