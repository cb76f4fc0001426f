import { answersOn } from '../topic-answer.js';

export const bellyKidneysAnswers = [
  ...answersOn(
    'diarrhoea',
    [
      'eat',
      'Small meals of rice, khichdi, dal water, curd, banana, potato, toast, as soon as you can eat; children go on with their usual food and breast milk. Leave out fried, very spicy and very sweet food, juice, cold drinks and, for some days, much plain milk. ORS after each stool matters more than food.',
      'खा सकें तो थोड़ा-थोड़ा: चावल, खिचड़ी, दाल का पानी, दही, केला, आलू, टोस्ट; बच्चे अपना सामान्य खाना और माँ का दूध लेते रहें। तला, बहुत मसालेदार और बहुत मीठा, जूस, कोल्ड ड्रिंक और कुछ दिन ज़्यादा सादा दूध न लें। हर दस्त के बाद ओआरएस खाने से ज़्यादा ज़रूरी है।',
    ],
    [
      'ors',
      'Mix a whole packet into the amount of clean water that is written on it (mostly one litre), nothing else, and use it within 24 hours. Without a packet: six level teaspoons of sugar and half a level teaspoon of salt in one litre of clean water, and no more salt. Sip it after each stool; after vomiting wait ten minutes and go on by the spoon.',
      'पूरा पैकेट उतने साफ़ पानी में घोलें जितना उस पर लिखा है (ज़्यादातर एक लीटर), और कुछ न मिलाएँ, 24 घंटे में इस्तेमाल करें। पैकेट न हो तो: एक लीटर साफ़ पानी में छह समतल छोटे चम्मच चीनी और आधा समतल छोटा चम्मच नमक, नमक ज़्यादा नहीं। हर दस्त के बाद घूँट-घूँट पिलाएँ; उल्टी हो तो दस मिनट रुककर चम्मच से फिर दें।',
    ],
    [
      'last',
      'Loose motions from a virus or food mostly last one to three days, seldom a week; vomiting one or two days. Longer than three days in adults, or one day in a baby, they should be seen.',
      'वायरस या खाने से हुए दस्त ज़्यादातर एक से तीन दिन, कम ही एक हफ़्ता रहते हैं; उल्टी एक-दो दिन। वयस्क में तीन दिन और शिशु में एक दिन से ज़्यादा हो तो दिखाएँ।',
    ],
  ),
  ...answersOn('constipation', [
    'eat',
    'Papaya, guava, pears, prunes or raisins soaked overnight, vegetables with every meal, whole wheat, oats, dal and chana, and eight glasses of water; ripe banana is fine, unripe binds. Warm water in the morning, a walk, and the toilet at the same time each day with the feet on a small stool help. Add fibre slowly, or gas follows.',
    'पपीता, अमरूद, नाशपाती, रात भर भीगे किशमिश या मुनक्का, हर खाने में सब्ज़ी, साबुत गेहूँ, ओट्स, दाल-चना, और आठ गिलास पानी; पका केला ठीक है, कच्चा क़ब्ज़ करता है। सुबह गुनगुना पानी, टहलना, और रोज़ एक ही समय शौच, पैर छोटे स्टूल पर, मदद करते हैं। रेशा धीरे-धीरे बढ़ाएँ, नहीं तो गैस होती है।',
  ]),
  ...answersOn(
    'acidity',
    [
      'eat',
      'Small meals at regular times, the last three hours before bed; rice, roti, dal, curd, vegetables, banana, melon and oats are mostly borne well. Tea, coffee, cold drinks, alcohol, fried and very spicy food, chocolate, mint, tomato and citrus trouble many: leave out what does so in you. Cold milk soothes only for a while.',
      'समय पर थोड़ा-थोड़ा खाएँ, आख़िरी खाना सोने से तीन घंटे पहले; चावल, रोटी, दाल, दही, सब्ज़ी, केला, ख़रबूज़ा और ओट्स अक्सर ठीक रहते हैं। चाय, कॉफ़ी, कोल्ड ड्रिंक, शराब, तला और बहुत मसालेदार, चॉकलेट, पुदीना, टमाटर और खट्टे फल कई लोगों को तकलीफ़ देते हैं: जिससे आपको हो वह छोड़ें। ठंडा दूध थोड़ी देर ही आराम देता है।',
    ],
    [
      'pantoprazole',
      'Tablets that block acid are for some weeks, or longer if a doctor has a reason such as reflux with inflammation or protection of the stomach. Taken for years without one, they can lower B12, magnesium and calcium and make bowel infections likelier. Ask whether you still need them; they may be reduced step by step, since acid rises for a while. Antacid powders with soda hold much salt.',
      'अम्ल रोकने वाली गोलियाँ कुछ हफ़्तों के लिए हैं, या ज़्यादा अगर डॉक्टर के पास कारण हो, जैसे सूजन वाला रिफ़्लक्स या पेट की रक्षा। सालों बिना कारण लेने से B12, मैग्नीशियम और कैल्शियम घट सकते हैं और आँतों का संक्रमण बढ़ सकता है। पूछें कि अब भी ज़रूरत है या नहीं; धीरे-धीरे घटाई जा सकती हैं, क्योंकि कुछ समय अम्ल बढ़ता है। सोडा वाले पाउडर में बहुत नमक होता है।',
    ],
    [
      'cause',
      'Acid on an empty stomach or in the morning often comes from a late or heavy dinner, lying down soon after it, tea, coffee or tobacco before breakfast, long gaps between meals, painkillers, stress, weight or pregnancy. Dinner three hours before bed, the head of the bed raised, a small breakfast within an hour of waking and tea after it help most. If it goes on for more than two weeks, the stomach is tested for Helicobacter.',
      'ख़ाली पेट या सुबह अम्ल अक्सर देर रात या भारी खाने, तुरंत लेटने, नाश्ते से पहले चाय, कॉफ़ी या तंबाकू, देर तक भूखे रहने, दर्द की दवा, तनाव, मोटापे या गर्भ से होता है। सोने से तीन घंटे पहले खाना, ऊँचा सिरहाना, उठने के एक घंटे में थोड़ा नाश्ता और चाय उसके बाद सबसे ज़्यादा मदद करते हैं। दो हफ़्ते से ज़्यादा रहे तो हेलिकोबैक्टर की जाँच होती है।',
    ],
  ),
  ...answersOn(
    'gas-ibs',
    [
      'eat',
      'Eat slowly and less at a time, soak and discard the water of rajma and chana, walk for ten minutes after meals, leave out cold drinks and chewing gum, and try two weeks with less milk, then with less wheat or onion, one after the other. Ajwain, hing, jeera or warm water are harmless and ease it in some people.',
      'धीरे और एक बार में कम खाएँ, राजमा-चना भिगोकर पानी फेंकें, खाने के बाद दस मिनट टहलें, कोल्ड ड्रिंक और च्युइंग गम छोड़ें, और दो हफ़्ते दूध कम करके देखें, फिर गेहूँ या प्याज़, एक-एक करके। अजवाइन, हींग, जीरा या गुनगुना पानी हानिरहित हैं और कुछ लोगों को आराम देते हैं।',
    ],
    [
      'poop',
      'Brown to green or yellow stool is mostly harmless: green comes from leafy vegetables, iron or fast bowels, in babies it is common. Mucus now and then comes with irritable bowel or an infection. Red can be beetroot or blood, black can be iron tablets or blood from the stomach, pale clay-coloured stool with dark urine a blocked bile duct: these have to be looked at, black and tarry or much red at once.',
      'भूरे से हरा या पीला मल ज़्यादातर हानिरहित है: हरा पत्तेदार सब्ज़ी, आयरन या तेज़ पेट से होता है, शिशुओं में आम है। कभी-कभी आँव आईबीएस या संक्रमण में आता है। लाल चुकंदर या ख़ून हो सकता है, काला आयरन की गोली या पेट का ख़ून, मिट्टी जैसा फीका मल गहरे पेशाब के साथ पित्त रुकना: इन्हें दिखाएँ, काला-तारकोल जैसा या ज़्यादा लाल हो तो तुरंत।',
    ],
    [
      'left-side',
      'Pain under the left ribs often comes from gas in the bend of the bowel, the stomach, a pulled muscle or a rib joint (it hurts when pressed or on moving); under the right ribs from the gall bladder or liver, above all after fatty food; into the back from a kidney. It belongs to a doctor if it comes back or lasts longer than a few days, and at once with fever, breathlessness, sweating, vomiting, black stool, after a blow, or if it spreads to arm or jaw.',
      'बाईं पसलियों के नीचे दर्द अक्सर आँत के मोड़ की गैस, पेट, खिंची मांसपेशी या पसली के जोड़ से होता है (दबाने या हिलने पर दुखता है); दाईं ओर पित्त की थैली या जिगर से, ख़ासकर चिकने खाने के बाद; पीठ तक हो तो गुर्दे से। बार-बार हो या कुछ दिन से ज़्यादा रहे तो डॉक्टर को दिखाएँ, और बुख़ार, साँस फूलना, पसीना, उल्टी, काला मल, चोट के बाद, या बाँह-जबड़े तक फैले तो तुरंत।',
    ],
  ),
  ...answersOn(
    'fatty-liver',
    [
      'signs',
      'A sick liver is long silent. Signs are tiredness, no appetite, sickness, a heavy right upper belly, itching, easy bruises, swollen legs or belly, dark urine, pale stool and yellow eyes; vomiting blood, black stool and confusion are late and an emergency. With overweight, diabetes, alcohol or hepatitis have SGPT, platelets and an ultrasound done, also without signs.',
      'बीमार जिगर लंबे समय तक चुप रहता है। संकेत: थकान, भूख न लगना, मितली, ऊपरी दाएँ पेट में भारीपन, खुजली, आसानी से नील पड़ना, पैर या पेट की सूजन, गहरा पेशाब, फीका मल और पीली आँखें; ख़ून की उल्टी, काला मल और उलझन देर के और आपात संकेत हैं। मोटापा, मधुमेह, शराब या हेपेटाइटिस हो तो बिना लक्षण भी SGPT, प्लेटलेट और अल्ट्रासाउंड कराएँ।',
    ],
    [
      'eat',
      'Less sugar, sweet drinks, juice, maida, fried food, ghee and red meat; more vegetables, dal, whole grains, curd, nuts, fish, and an egg a day is fine. Coffee without sugar is even linked with less scarring. No alcohol at all. What counts most is that the weight goes down slowly, by half a kilogram a week.',
      'चीनी, मीठे पेय, जूस, मैदा, तला, घी और लाल माँस कम; सब्ज़ी, दाल, साबुत अनाज, दही, मेवे, मछली ज़्यादा, और रोज़ एक अंडा ठीक है। बिना चीनी की कॉफ़ी से जिगर में कम निशान देखे गए हैं। शराब बिल्कुल नहीं। सबसे अहम है कि वज़न धीरे-धीरे, हफ़्ते में आधा किलो, घटे।',
    ],
    [
      'cure',
      'Fatty liver mostly goes back: with 5 % less weight the fat falls, with 7 to 10 % the inflammation as well, often within six to twelve months. Grade 1 or 2 on ultrasound says how bright the liver is, not how scarred; blood tests and an elastography (FibroScan) show that. Untreated it can lead to scarring over many years, above all with diabetes or alcohol. There is no cure by tonics.',
      'फैटी लिवर ज़्यादातर वापस ठीक होता है: 5 % वज़न घटने से चर्बी घटती है, 7 से 10 % से सूजन भी, अक्सर छह से बारह महीने में। अल्ट्रासाउंड का ग्रेड 1 या 2 चमक बताता है, निशान (फ़ाइब्रोसिस) नहीं; वह ख़ून की जाँच और फ़ाइब्रोस्कैन से पता चलता है। इलाज न हो तो कई सालों में जिगर सख़्त हो सकता है, ख़ासकर मधुमेह या शराब में। टॉनिक से इलाज नहीं होता।',
    ],
  ),
  ...answersOn('jaundice', [
    'eat',
    'Usual fresh food in small meals, as the appetite allows, with enough to drink; a little oil and turmeric do no harm, and sugarcane juice does not cure it (and is often unclean). No alcohol. Herbal “liver cures” and painkillers can harm the liver: ask before any medicine.',
    'भूख के अनुसार थोड़ा-थोड़ा ताज़ा सामान्य खाना और पर्याप्त पानी; थोड़ा तेल और हल्दी नुक़सान नहीं करते, और गन्ने का रस ठीक नहीं करता (और अक्सर गंदा होता है)। शराब नहीं। जड़ी-बूटी के “इलाज” और दर्द की दवा जिगर को नुक़सान कर सकते हैं: कोई भी दवा पूछकर लें।',
  ]),
  ...answersOn(
    'uti',
    [
      'frequent',
      'Passing urine often or at night can come from drinking late, tea, coffee or alcohol, an infection (burning), raised sugar (thirst), the prostate in men over 50, an overactive bladder, pregnancy, swollen legs or water tablets. Less to drink in the last three hours, legs up in the evening, and a diary of drinks and visits for three days help. A urine test and blood sugar are the first tests.',
      'बार-बार या रात में पेशाब देर से पानी, चाय, कॉफ़ी या शराब, संक्रमण (जलन), बढ़ी शुगर (प्यास), 50 से ऊपर पुरुषों में प्रोस्टेट, अति सक्रिय मूत्राशय, गर्भावस्था, पैरों की सूजन या पेशाब की दवा से हो सकता है। सोने से तीन घंटे पहले कम पिएँ, शाम को पैर ऊँचे रखें, और तीन दिन पीने व पेशाब का हिसाब लिखें। पहली जाँच पेशाब और शुगर की है।',
    ],
    [
      'prevent',
      'Drink enough that urine stays light, do not hold it, empty the bladder after sex, wipe from front to back, use no soap or douche inside, wear cotton, treat constipation. After menopause a hormone cream helps. With three in a year a doctor looks for stones, sugar and other causes.',
      'इतना पिएँ कि पेशाब हल्का रहे, रोकें नहीं, संबंध के बाद पेशाब करें, आगे से पीछे साफ़ करें, अंदर साबुन या डूश नहीं, सूती पहनें, कब्ज़ ठीक करें। रजोनिवृत्ति के बाद हार्मोन क्रीम मदद करती है। साल में तीन बार हो तो डॉक्टर पथरी, शुगर और दूसरे कारण देखते हैं।',
    ],
    [
      'cranberry',
      'Plenty of water, barley or coconut water ease the burning; a mild infection in a healthy young woman sometimes passes by itself in a few days. Cranberry may prevent some, and does not cure. With fever, pain in the side, pregnancy, diabetes, in men and children, water alone is not enough.',
      'ख़ूब पानी, जौ का पानी या नारियल पानी जलन में आराम देते हैं; स्वस्थ युवा महिला में हल्का संक्रमण कभी कुछ दिन में ख़ुद ठीक हो जाता है। क्रैनबेरी से कुछ बचाव हो सकता है, इलाज नहीं। बुख़ार, बग़ल में दर्द, गर्भावस्था, मधुमेह, पुरुष और बच्चों में केवल पानी काफ़ी नहीं।',
    ],
    [
      'hold-urine',
      'Holding urine now and then does no harm to healthy people. As a habit it favours bladder infections and stones and can stretch the bladder; in pregnancy and with kidney trouble or a large prostate it is worse. Go about every three to four hours by day and when you feel the need, and take time to empty the bladder.',
      'कभी-कभी पेशाब रोकने से स्वस्थ लोगों को नुक़सान नहीं। आदत हो तो मूत्राशय का संक्रमण और पथरी बढ़ती है और मूत्राशय फैल सकता है; गर्भावस्था, गुर्दे की तकलीफ़ या बढ़े प्रोस्टेट में और बुरा है। दिन में लगभग हर तीन-चार घंटे और ज़रूरत लगने पर जाएँ, और पूरा ख़ाली करने में समय दें।',
    ],
  ),
  ...answersOn(
    'kidney-stones',
    [
      'pain',
      'In an attack warmth on the side, lying as it is most bearable, and sips of water (forcing much water makes the pain worse); a doctor or pharmacist says which painkiller suits your kidneys. Between attacks drink so much that urine stays light, and pass it through a sieve so that the stone can be examined. Pain for the first time, or that is not eased, needs a doctor and an ultrasound the same day.',
      'दर्द के समय बग़ल पर सिकाई, जैसे आराम मिले वैसे लेटना, और घूँट-घूँट पानी (बहुत पानी ज़बरदस्ती पीने से दर्द बढ़ता है); कौन-सी दर्द की दवा आपके गुर्दों के लिए ठीक है, डॉक्टर या फ़ार्मासिस्ट बताते हैं। बाक़ी समय इतना पिएँ कि पेशाब हल्का रहे, और छलनी से छानें ताकि पथरी की जाँच हो सके। पहली बार का, या न घटने वाला दर्द हो तो उसी दिन डॉक्टर और अल्ट्रासाउंड।',
    ],
    [
      'eat',
      'Two to three litres to drink a day, little salt, meat and sweet drinks, enough lemon and fruit, and normal amounts of milk and curd, since calcium from food binds what makes stones. Spinach, beetroot, nuts and cocoa only moderately with oxalate stones; tomato in usual amounts is fine. Beer does not flush stones out and dries you out later.',
      'दिन में दो से तीन लीटर पिएँ, नमक, माँस और मीठे पेय कम, नींबू और फल पर्याप्त, और दूध-दही सामान्य मात्रा में, क्योंकि खाने का कैल्शियम पथरी बनाने वाली चीज़ को बाँधता है। ऑक्सलेट पथरी में पालक, चुकंदर, मेवे और कोको कम; टमाटर सामान्य मात्रा में ठीक है। बीयर पथरी नहीं निकालती और बाद में पानी की कमी करती है।',
    ],
    [
      'size',
      'Up to 5 mm most stones pass within some weeks, of 5 to 10 mm about half, larger ones seldom. An operation (by telescope, laser or shock waves) is advised if the stone does not move for weeks, pain is not controlled, the kidney is blocked, or there is infection. Syrups and herbs have not been shown to dissolve the usual stones; uric acid stones can be dissolved by a doctor’s treatment.',
      '5 mm तक की ज़्यादातर पथरी कुछ हफ़्तों में निकल जाती है, 5 से 10 mm की लगभग आधी, बड़ी कम ही। पथरी हफ़्तों न सरके, दर्द न रुके, गुर्दा बंद हो या संक्रमण हो तो ऑपरेशन (दूरबीन, लेज़र या शॉक वेव) की सलाह है। सिरप और जड़ी-बूटी से सामान्य पथरी घुलना साबित नहीं; यूरिक एसिड की पथरी डॉक्टर के इलाज से घुल सकती है।',
    ],
  ),
  ...answersOn(
    'kidney-disease',
    [
      'uric-acid',
      'For uric acid: less red meat, liver, some fish and shellfish, alcohol (above all beer) and sweet drinks; more water, milk, curd, vegetables and cherries. Dal, rajma, spinach and tomato in usual amounts do not bring on gout. Losing weight slowly helps. A high value without gout or stones mostly needs no medicine.',
      'यूरिक एसिड में: लाल माँस, कलेजी, कुछ मछली, शराब (ख़ासकर बीयर) और मीठे पेय कम; पानी, दूध, दही, सब्ज़ी और चेरी ज़्यादा। दाल, राजमा, पालक और टमाटर सामान्य मात्रा में गाउट नहीं करते। धीरे-धीरे वज़न घटाना मदद करता है। बिना गाउट या पथरी के बढ़ा मान ज़्यादातर दवा नहीं चाहता।',
    ],
    [
      'creatinine',
      'Creatinine is usually about 0.6 to 1.2 mg/dL, a little more in men with much muscle; the eGFR computed from it says more: above 90 is usual, below 60 for three months is kidney disease. It cannot be lowered by herbs or much water: treating pressure and sugar, leaving out painkillers and tobacco, little salt, and finding the cause slow the damage.',
      'क्रिएटिनिन ज़्यादातर 0.6 से 1.2 mg/dL होता है, ज़्यादा मांसपेशी वाले पुरुषों में थोड़ा ज़्यादा; उससे निकला eGFR ज़्यादा बताता है: 90 से ऊपर सामान्य, तीन महीने 60 से कम गुर्दे की बीमारी। जड़ी-बूटी या बहुत पानी से नहीं घटता: रक्तचाप और शुगर का इलाज, दर्द की दवा और तंबाकू छोड़ना, नमक कम और कारण ढूँढ़ना नुक़सान धीमा करते हैं।',
    ],
    [
      'eat',
      'It depends on the stage and the blood values, so a dietitian should make the plan. In general little salt, no excess of meat and protein powder; with high potassium less banana, coconut water, orange, potato and tomato, and no low-sodium salt; with high phosphate less cola, cheese and packaged food. Much water does not help weak kidneys; with swelling or dialysis it is limited.',
      'यह चरण और ख़ून की जाँच पर निर्भर है, इसलिए आहार विशेषज्ञ योजना बनाएँ। सामान्यतः नमक कम, माँस और प्रोटीन पाउडर ज़्यादा नहीं; पोटैशियम ज़्यादा हो तो केला, नारियल पानी, संतरा, आलू, टमाटर कम और कम-सोडियम नमक नहीं; फ़ॉस्फ़ेट ज़्यादा हो तो कोला, चीज़ और पैकेट का खाना कम। कमज़ोर गुर्दों को बहुत पानी से फ़ायदा नहीं; सूजन या डायलिसिस में पानी सीमित होता है।',
    ],
  ),
  ...answersOn(
    'hernia-appendix',
    [
      'hernia',
      'In a hernia a part of the bowel or fat comes through a weak place of the belly wall: a soft bulge in groin or navel that grows on coughing and goes when lying. It does not heal by exercise or belts; a planned operation with a mesh is safe, and most people work again after one to three weeks. Small navel hernias of babies mostly close by four years. Until then lift little, treat cough and constipation, lose weight.',
      'हर्निया में आँत या चर्बी पेट की कमज़ोर जगह से बाहर आती है: जाँघ या नाभि पर नरम उभार, खाँसने पर बढ़ता और लेटने पर जाता है। व्यायाम या बेल्ट से ठीक नहीं होता; जाली वाला नियोजित ऑपरेशन सुरक्षित है, और ज़्यादातर लोग एक से तीन हफ़्ते में काम पर लौटते हैं। शिशु की छोटी नाभि हर्निया अक्सर चार साल तक बंद हो जाती है। तब तक भारी कम उठाएँ, खाँसी और कब्ज़ का इलाज करें, वज़न घटाएँ।',
    ],
    [
      'appendix',
      'An inflamed appendix often begins with pain around the navel that moves to the lower right within a day and gets worse on walking or coughing, with loss of appetite, sickness and some fever. It is found by examination, blood tests and ultrasound, and mostly removed by keyhole surgery; without treatment it can burst. Do not eat, use laxatives or wait at home with such pain. After the operation light work is mostly possible in one to two weeks.',
      'अपेंडिक्स की सूजन में दर्द अक्सर नाभि के पास शुरू होकर एक दिन में नीचे दाईं ओर आता है, चलने-खाँसने पर बढ़ता है, भूख नहीं लगती, मितली और हल्का बुख़ार होता है। जाँच, ख़ून और अल्ट्रासाउंड से पता चलता है, और ज़्यादातर दूरबीन से निकालते हैं; इलाज न हो तो फट सकता है। ऐसे दर्द में न खाएँ, न जुलाब लें, न घर पर रुकें। ऑपरेशन के बाद हल्का काम ज़्यादातर एक-दो हफ़्ते में।',
    ],
  ),
  ...answersOn('ulcer', [
    'eat',
    'Small meals at regular times; rice, roti, dal, curd, banana, cooked vegetables and oats are mostly borne well. Leave out what hurts you, often very spicy, fried and sour food, coffee, strong tea, alcohol and tobacco, and do not use ibuprofen, diclofenac or aspirin without a doctor. Milk soothes only for a while. Food alone does not heal an ulcer: the bacterium has to be looked for.',
    'समय पर थोड़ा-थोड़ा खाएँ; चावल, रोटी, दाल, दही, केला, पकी सब्ज़ी और ओट्स अक्सर ठीक रहते हैं। जिससे तकलीफ़ हो वह छोड़ें, अक्सर बहुत मसालेदार, तला, खट्टा, कॉफ़ी, कड़क चाय, शराब और तंबाकू, और आइबुप्रोफ़ेन, डाइक्लोफ़ेनैक या ऐस्पिरिन बिना डॉक्टर के न लें। दूध थोड़ी देर ही आराम देता है। केवल खाने से अल्सर नहीं भरता: जीवाणु की जाँच ज़रूरी है।',
  ]),
  ...answersOn(
    'piles',
    [
      'eat',
      'Eat papaya, guava, soaked raisins, vegetables with every meal, whole wheat, oats, dal and curd, and drink eight to ten glasses of water; very spicy and fried food, much tea, alcohol and maida make it worse. A warm sitz bath for 10 to 15 minutes two or three times a day, washing with water instead of paper, a small stool under the feet, and no phone on the toilet. If it still hurts or bleeds after two weeks, show it.',
      'पपीता, अमरूद, भीगी किशमिश, हर खाने में सब्ज़ी, साबुत गेहूँ, ओट्स, दाल और दही खाएँ, और आठ-दस गिलास पानी पिएँ; बहुत मसालेदार, तला, ज़्यादा चाय, शराब और मैदा बढ़ाते हैं। दिन में दो-तीन बार 10-15 मिनट गुनगुने पानी में बैठें, काग़ज़ की जगह पानी, पैरों के नीचे छोटा स्टूल, और शौच में फ़ोन नहीं। दो हफ़्ते बाद भी दर्द या ख़ून हो तो दिखाएँ।',
    ],
    [
      'child',
      'In children a little bright blood on hard stool is mostly a small tear: more water, fruit and vegetables, less milk and biscuits, regular toilet times. Blood with loose motions, fever or mucus is an infection of the bowel, in babies also an allergy to milk: show it the same day. Much blood, a swollen belly, crying in waves with pale face, jelly-like red stool or a drowsy child belong in a hospital at once.',
      'बच्चों में सख़्त मल पर थोड़ा चटक ख़ून ज़्यादातर छोटी दरार है: पानी, फल और सब्ज़ी ज़्यादा, दूध-बिस्कुट कम, शौच का तय समय। दस्त, बुख़ार या आँव के साथ ख़ून आँत का संक्रमण है, शिशु में दूध की एलर्जी भी: उसी दिन दिखाएँ। बहुत ख़ून, फूला पेट, रुक-रुक कर रोना और पीला पड़ना, जेली जैसा लाल मल या सुस्त बच्चा हो तो तुरंत अस्पताल।',
    ],
  ),
];
