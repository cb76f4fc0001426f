import { answersOn } from '../topic-answer.js';

/** Everyday questions on body, teeth, eyes, food and habits. */
export const dailyLifeAnswers = [
  ...answersOn(
    'teeth',
    [
      'sensitive',
      'Short pain with cold, hot, sweet or sour things mostly comes from bare necks of teeth: hard brushing, gums that draw back, acid drinks or grinding. Brush softly with a soft brush and a toothpaste for sensitive teeth, twice a day for some weeks, without rinsing much after; fewer cold drinks and sour things, and no brushing right after them. If the pain stays for minutes after the cold, or comes by itself or at night, or one tooth alone hurts, it is likely a hole or crack: see a dentist soon.',
      'ठंडा, गरम, मीठा या खट्टा लगने पर थोड़ी देर की झनझनाहट ज़्यादातर दाँत की जड़ खुलने से होती है: ज़ोर से ब्रश, मसूड़े हटना, खट्टे पेय या दाँत पीसना। नरम ब्रश और संवेदनशील दाँतों के पेस्ट से दिन में दो बार हल्के से कुछ हफ़्ते ब्रश करें, बाद में ज़्यादा कुल्ला नहीं; कोल्ड ड्रिंक और खट्टा कम, और उसके तुरंत बाद ब्रश नहीं। ठंडे के बाद दर्द मिनटों रहे, अपने आप या रात में हो, या एक ही दाँत में हो, तो शायद कीड़ा या दरार है: जल्दी दंत चिकित्सक को दिखाएँ।',
    ],
    [
      'scaling',
      'Scaling removes hard plaque that no brush takes off; it neither loosens teeth nor harms enamel: gaps that were filled with plaque are only felt afterwards, and sensitivity passes in days. Tea, coffee, tobacco and paan stain; charcoal, lemon, soda and salt scratch or dissolve enamel. Bleaching is for the dentist and makes teeth sensitive for a while. Crooked teeth can be moved by braces at any age, mostly in one to two years.',
      'स्केलिंग वह सख़्त मैल निकालती है जो ब्रश से नहीं जाता; इससे न दाँत हिलते हैं न इनेमल ख़राब होता है: मैल से भरी जगह बाद में ख़ाली लगती है, और झनझनाहट कुछ दिन में जाती है। चाय, कॉफ़ी, तंबाकू और पान से दाग़ होते हैं; कोयला, नींबू, सोडा और नमक इनेमल घिसते या गलाते हैं। ब्लीचिंग दंत चिकित्सक करें, उससे कुछ समय झनझनाहट होती है। टेढ़े दाँत किसी भी उम्र में ब्रेसेज़ से सीधे होते हैं, ज़्यादातर एक-दो साल में।',
    ],
    [
      'extraction',
      'After a tooth is taken out bite on the gauze for half an hour; for a day no rinsing, spitting, straw, smoking, alcohol or hot food, then rinse softly with salt water. Soft cool food, chew on the other side, brush the rest. Swelling and pain get less after two to three days. After a root canal some soreness for days is usual; do not bite hard on it until the filling or crown is final. Call the dentist with bleeding that does not stop, pain that gets worse from the third day, fever or more swelling.',
      'दाँत निकलने के बाद आधा घंटा रुई दबाकर रखें; एक दिन कुल्ला, थूकना, स्ट्रॉ, धूम्रपान, शराब और गरम खाना नहीं, फिर नमक के पानी से हल्का कुल्ला। नरम ठंडा खाना, दूसरी तरफ़ चबाएँ, बाक़ी दाँत ब्रश करें। सूजन और दर्द दो-तीन दिन में घटता है। रूट कैनाल के बाद कुछ दिन हल्का दर्द आम है; फ़िलिंग या कैप पक्की होने तक उस पर सख़्त न चबाएँ। ख़ून न रुके, तीसरे दिन से दर्द बढ़े, बुख़ार या ज़्यादा सूजन हो तो दंत चिकित्सक को फ़ोन करें।',
    ],
  ),
  ...answersOn(
    'eyes',
    [
      'laser',
      'Laser surgery (LASIK and the like) can make many people free of glasses for distance. It is for adults whose number has not changed for a year or two, with a thick enough cornea and healthy eyes; not in pregnancy, with keratoconus or badly controlled diabetes. It takes minutes with numbing drops. Dry eyes, glare at night and a small rest of the number are common for months; serious damage is rare. Reading glasses are still needed from about 40. An eye doctor measures first whether it suits.',
      'लेज़र (LASIK जैसा) ऑपरेशन से कई लोगों का दूर का चश्मा हट सकता है। यह वयस्कों के लिए है जिनका नंबर एक-दो साल से नहीं बदला, कॉर्निया पर्याप्त मोटा और आँखें स्वस्थ हों; गर्भावस्था, केराटोकोनस या बिगड़े मधुमेह में नहीं। सुन्न करने वाली बूँदों से कुछ मिनट लगते हैं। महीनों तक सूखापन, रात में चमक और थोड़ा नंबर बचना आम है; गंभीर नुक़सान कम ही होता है। लगभग 40 से पढ़ने का चश्मा फिर भी लगता है। पहले नेत्र चिकित्सक नापकर बताते हैं कि ठीक है या नहीं।',
    ],
    [
      'stye',
      'A stye is a small boil at the lid. A clean cloth with warm water for 5 to 10 minutes, three or four times a day, opens it within one to two weeks; do not squeeze, no make-up or lenses. Wash hands. See a doctor if it is not gone after two to three weeks or comes back often (a test for sugar is worth it); the same day if the whole lid swells, with fever, pain on moving the eye or worse sight.',
      'गुहेरी पलक की छोटी फुंसी है। साफ़ कपड़ा गुनगुने पानी में भिगोकर 5-10 मिनट, दिन में तीन-चार बार रखें, एक-दो हफ़्ते में खुल जाती है; दबाएँ नहीं, काजल और लेंस नहीं। हाथ धोएँ। दो-तीन हफ़्ते में न जाए या बार-बार हो तो डॉक्टर को दिखाएँ (शुगर की जाँच भी); पूरी पलक सूजे, बुख़ार, आँख हिलाने पर दर्द या कम दिखे तो उसी दिन।',
    ],
    [
      'glaucoma',
      'Glaucoma (kala motia) slowly damages the nerve of the eye, mostly with raised pressure and without signs; lost sight does not come back, but drops, laser or surgery mostly slow or stop it. Over 40, with relatives who have it, diabetes or steroids for long, have pressure and nerve checked every one to two years. Contact lenses: clean hands, fresh solution, never water or sleep in them; out at once with redness or pain. A sudden red painful eye with blurred sight and vomiting is an emergency.',
      'काला मोतिया (ग्लूकोमा) आँख की नस को धीरे ख़राब करता है, ज़्यादातर दबाव बढ़ने से और बिना लक्षण; गई नज़र नहीं लौटती, पर बूँदें, लेज़र या ऑपरेशन इसे ज़्यादातर धीमा करते या रोकते हैं। 40 से ऊपर, परिवार में हो, मधुमेह हो या लंबे समय स्टेरॉयड लिए हों, तो एक-दो साल में दबाव और नस जँचवाएँ। कॉन्टैक्ट लेंस: साफ़ हाथ, ताज़ा घोल, पानी में या सोते समय नहीं; लाली या दर्द हो तो तुरंत निकालें। अचानक लाल दुखती आँख, धुँधला और उल्टी आपात स्थिति है।',
    ],
  ),
  ...answersOn('exercise', [
    'height',
    'Gym and weights do not stop growth: height comes from family, food, sleep and health. Teenagers may train with light weights and a trainer who watches the technique, several repeats instead of the heaviest lift, with rest days. Hanging and stretching do not make taller. Powders and steroids are not for them: steroids close the growth zones early.',
    'जिम और वज़न उठाने से लंबाई नहीं रुकती: लंबाई परिवार, खाना, नींद और सेहत से तय होती है। किशोर हल्के वज़न से, सही ढंग देखने वाले प्रशिक्षक के साथ, कई बार दोहराकर और आराम के दिन रखकर कर सकते हैं। लटकने और खिंचाव से लंबाई नहीं बढ़ती। पाउडर और स्टेरॉयड उनके लिए नहीं: स्टेरॉयड हड्डी की बढ़त जल्दी बंद करते हैं।',
  ]),
  ...answersOn('tobacco', [
    'quit',
    'Fix a day within two weeks, tell family, and throw gutkha, khaini or cigarettes away. A craving peaks and passes in 5 to 10 minutes: delay, drink water, breathe deeply, do something else; chew saunf, elaichi or cloves instead. Bad mood, sleep and hunger are worst in the first week and better after three to four. Nicotine gum or patches and medicines from a doctor raise the chance clearly; a slip is no failure. Free help in India: Quitline 1800-11-2356.',
    'दो हफ़्ते के अंदर एक दिन तय करें, घर में बताएँ, और गुटखा, खैनी या सिगरेट फेंक दें। तलब 5-10 मिनट में चढ़कर उतर जाती है: टालें, पानी पिएँ, गहरी साँस लें, कुछ और करें; सौंफ, इलायची या लौंग चबाएँ। चिड़चिड़ापन, नींद और भूख पहले हफ़्ते सबसे ज़्यादा, तीन-चार हफ़्ते बाद बेहतर। निकोटीन गम या पैच और डॉक्टर की दवा से संभावना साफ़ बढ़ती है; एक बार फिसलना हार नहीं। भारत में मुफ़्त मदद: 1800-11-2356।',
  ]),
  ...answersOn('tiredness', [
    'after-lunch',
    'A low an hour or two after lunch is natural: the inner clock dips then, and a large meal with much rice, roti and sweets makes it deeper. Smaller meals with dal, curd, egg and vegetables, ten minutes of walking, light and water help; a nap of 15 to 20 minutes is fine. Too little sleep at night is the most common cause. If you fall asleep against your will, snore, or are very thirsty, have sleep apnoea, sugar, thyroid and haemoglobin tested.',
    'दोपहर के खाने के एक-दो घंटे बाद सुस्ती स्वाभाविक है: शरीर की घड़ी तब धीमी होती है, और ज़्यादा चावल, रोटी और मीठे वाला भारी खाना इसे बढ़ाता है। दाल, दही, अंडा, सब्ज़ी वाला थोड़ा खाना, दस मिनट टहलना, रोशनी और पानी मदद करते हैं; 15-20 मिनट की झपकी ठीक है। रात की नींद कम होना सबसे आम कारण है। न चाहते हुए सो जाएँ, खर्राटे हों या बहुत प्यास लगे, तो स्लीप एपनिया, शुगर, थायरॉइड और हीमोग्लोबिन जँचवाएँ।',
  ]),
  ...answersOn('diarrhoea', [
    'vomiting',
    'After vomiting wait some minutes, then sip ORS, water or lemon water with salt and a little sugar, a spoon every few minutes; rest with the head raised. When it stays down for some hours, eat toast, khichdi, banana, curd; nothing fried, spicy or sour. Ginger in food or tea can ease nausea. Most of it passes in one to two days. Go to a hospital with blood or green bile, strong pain in belly or head, drowsiness, no urine for eight hours, if nothing stays down for a day (a child: six hours), in pregnancy if nothing stays down, or with diabetes.',
    'उल्टी के बाद कुछ मिनट रुकें, फिर ओआरएस, पानी या नमक-थोड़ी चीनी वाला नींबू पानी कुछ-कुछ मिनट पर चम्मच भर लें; सिर ऊँचा रखकर आराम करें। कुछ घंटे टिके तो टोस्ट, खिचड़ी, केला, दही लें; तला, मसालेदार, खट्टा नहीं। खाने या चाय में अदरक मितली घटा सकती है। ज़्यादातर एक-दो दिन में ठीक होती है। ख़ून या हरा पित्त आए, पेट या सिर में तेज़ दर्द, सुस्ती हो, आठ घंटे पेशाब न हो, दिन भर (बच्चे में छह घंटे) कुछ न टिके, गर्भ में कुछ न टिके, या मधुमेह हो तो अस्पताल जाएँ।',
  ]),
  ...answersOn('heat', [
    'prevent',
    'Drink before thirst comes (water, chaas, lemon water with salt, aam panna), stay in the shade between 12 and 4, wear loose light cotton and cover the head, wet the skin and use a fan, work early or late with breaks. No alcohol, less tea and cold drinks; never leave a child in a parked car. An onion in the pocket protects nobody. Babies, old people, pregnant women, workers outdoors and people with heart or kidney disease or tablets that drive out water are most at risk.',
    'प्यास से पहले पिएँ (पानी, छाछ, नमक वाला नींबू पानी, आम पन्ना), 12 से 4 बजे छाया में रहें, ढीले हल्के सूती कपड़े पहनें और सिर ढकें, त्वचा गीली करें और पंखा चलाएँ, काम सुबह-शाम और बीच-बीच में आराम से करें। शराब नहीं, चाय और कोल्ड ड्रिंक कम; बच्चे को खड़ी गाड़ी में कभी न छोड़ें। जेब में प्याज़ रखने से बचाव नहीं होता। शिशु, बुज़ुर्ग, गर्भवती, धूप में काम करने वाले, और दिल-गुर्दे के मरीज़ या पेशाब बढ़ाने वाली गोली लेने वाले सबसे ज़्यादा ख़तरे में हैं।',
  ]),
  ...answersOn('fertility', [
    'sperm-count',
    'From 15 to 16 million sperm in a millilitre are usual; one test says little, so it is repeated after weeks, with two to five days without ejaculation before. No tobacco, little alcohol, no testosterone or steroids, a normal weight, sleep, no hot baths, laptop on the lap or tight heat help within about three months; treat infections, sugar and thyroid. No food or powder is shown to raise it reliably. A varicocele can be operated. See a doctor after a year of trying, after six months if the woman is over 35.',
    'एक मिलीलीटर में 15-16 मिलियन या ज़्यादा शुक्राणु सामान्य हैं; एक जाँच से कम पता चलता है, इसलिए हफ़्तों बाद दोहराते हैं, पहले दो-पाँच दिन वीर्य न निकले। तंबाकू बंद, शराब कम, टेस्टोस्टेरोन या स्टेरॉयड नहीं, सही वज़न, नींद, गरम स्नान, गोद में लैपटॉप और तंग गरमी से बचना लगभग तीन महीने में मदद करते हैं; संक्रमण, शुगर और थायरॉइड का इलाज कराएँ। किसी खाने या पाउडर से पक्का नहीं बढ़ता। वैरिकोसील का ऑपरेशन हो सकता है। साल भर कोशिश के बाद, महिला 35 से ऊपर हो तो छह महीने बाद दिखाएँ।',
  ]),
  ...answersOn('operation', [
    'empty-stomach',
    'Under anaesthesia the reflexes that guard the windpipe sleep: food in the stomach could come up and get into the lungs. So mostly no food and milk for six hours and no clear drinks for two hours before, unless your hospital says otherwise; chewing gum, gutka and smoking count too. Ask which of your medicines to take with a sip of water, above all for sugar, pressure and thin blood. If you ate by mistake, say so: the time is changed, and nobody is angry.',
    'बेहोशी में साँस की नली बचाने वाली प्रतिक्रिया सो जाती है: पेट का खाना ऊपर आकर फेफड़ों में जा सकता है। इसलिए ज़्यादातर छह घंटे पहले से खाना और दूध नहीं और दो घंटे पहले से साफ़ पेय भी नहीं, जब तक अस्पताल कुछ और न कहे; च्यूइंग गम, गुटखा और धूम्रपान भी नहीं। पूछें कि कौन-सी दवा घूँट भर पानी से लेनी है, ख़ासकर शुगर, रक्तचाप और ख़ून पतला करने की। ग़लती से खा लिया हो तो बताएँ: समय बदल देंगे।',
  ]),
  ...answersOn('nerves', [
    'hands-and-feet',
    'Tingling or numbness of both feet, later the hands, mostly comes slowly from diabetes, too little vitamin B12, alcohol, thyroid or kidney disease, or a medicine; from one leg, from a pressed nerve in the back. Have sugar, B12, thyroid and kidney tested, and look at your feet each day, because wounds are not felt. Sitting long on one leg does it too, for minutes, and is harmless. No massage with hot water bottles or fire on numb skin.',
    'दोनों पैरों, बाद में हाथों की झुनझुनी या सुन्नपन ज़्यादातर धीरे-धीरे मधुमेह, विटामिन बी12 की कमी, शराब, थायरॉइड या गुर्दे की बीमारी या किसी दवा से होता है; एक पैर में कमर की दबी नस से। शुगर, बी12, थायरॉइड और गुर्दे की जाँच कराएँ, और पैर रोज़ देखें, क्योंकि घाव का पता नहीं चलता। एक पैर पर देर बैठने से भी कुछ मिनट होता है, जो हानिरहित है। सुन्न त्वचा पर गर्म बोतल या आग की सिकाई न करें।',
  ]),
  ...answersOn('tobacco', [
    'after-quitting',
    'Within a day pulse and pressure fall and carbon monoxide leaves the blood; in the first weeks smell, taste and blood flow get better; in one to nine months cough and breathlessness get less; after a year the risk of a heart attack is about half, after ten years that of lung cancer. Cough, bad temper, hunger and poor sleep in the first two to four weeks belong to withdrawal and pass; a gain of a few kilograms is usual and smaller than the gain in health.',
    'एक दिन में नाड़ी और रक्तचाप घटते हैं और कार्बन मोनोऑक्साइड निकल जाती है; पहले हफ़्तों में सूँघना, स्वाद और रक्त प्रवाह सुधरते हैं; एक से नौ महीने में खाँसी और साँस फूलना घटता है; एक साल बाद दिल के दौरे का ख़तरा लगभग आधा, दस साल बाद फेफड़ों के कैंसर का। पहले दो-चार हफ़्ते खाँसी, चिड़चिड़ापन, भूख और कम नींद तंबाकू छूटने से होते हैं और चले जाते हैं; कुछ किलो वज़न बढ़ना आम है और फ़ायदे से छोटा है।',
  ]),
  ...answersOn(
    'nutrition',
    [
      'coffee',
      'For healthy adults up to three or four cups of coffee or five of tea a day are fine; in pregnancy at most one to two of coffee. They disturb sleep when drunk after early afternoon, raise acid and the pulse in some, more on an empty stomach, and with meals keep iron out of the blood: leave an hour between. Two cups with two spoons of sugar each bring four a day: use less. Cold drinks and energy drinks hold 7 to 10 spoons in a can and are not for children.',
      'स्वस्थ वयस्कों के लिए दिन में तीन-चार कप कॉफ़ी या पाँच कप चाय तक ठीक है; गर्भावस्था में कॉफ़ी ज़्यादा से ज़्यादा एक-दो। दोपहर बाद पीने से नींद बिगड़ती है, कुछ में एसिड और धड़कन बढ़ती है, ख़ाली पेट ज़्यादा, और खाने के साथ आयरन नहीं लगता: एक घंटे का अंतर रखें। दो-दो चम्मच वाले दो कप में दिन की चार चम्मच चीनी होती है: कम करें। कोल्ड ड्रिंक और एनर्जी ड्रिंक के कैन में 7-10 चम्मच चीनी होती है और वे बच्चों के लिए नहीं।',
    ],
    [
      'millet',
      'They are good, cheap foods. Millets and oats bring fibre and fill for longer than white rice and maida, ragi brings calcium, bajra iron. Soya, chana, dal and peanuts bring protein; a bowl of soya a day harms neither men’s hormones nor the thyroid in usual amounts. A handful of nuts a day is enough, since they hold much energy. Rinse and cook sprouts for children, old people and in pregnancy. Whole nuts are not for children under five: they choke.',
      'ये अच्छे, सस्ते आहार हैं। मोटे अनाज और ओट्स में रेशा होता है और सफ़ेद चावल-मैदे से देर तक पेट भरता है, रागी से कैल्शियम, बाजरे से आयरन। सोया, चना, दाल और मूँगफली से प्रोटीन; दिन में एक कटोरी सोया सामान्य मात्रा में न पुरुषों के हॉर्मोन बिगाड़ता है न थायरॉइड। मेवे मुट्ठी भर काफ़ी हैं, क्योंकि ऊर्जा बहुत है। बच्चों, बुज़ुर्गों और गर्भावस्था में अंकुरित पकाकर दें। साबुत मेवे पाँच साल से छोटे बच्चों को नहीं: गले में फँसते हैं।',
    ],
    [
      'non-veg',
      'Fish and chicken without skin, boiled or in little oil, are good protein several times a week; red meat better once or twice a week and little, processed meat (sausages, salami) rarely, since much of it raises the risk of cancer of the bowel and of heart disease. Junk food, instant noodles and packaged snacks hold much salt, fat and maida: for rare days. Cook meat and eggs through. A vegetarian diet with dal, milk, soya and nuts is complete too, but look to B12 and iron.',
      'मछली और बिना चमड़ी का चिकन, उबला या कम तेल में, हफ़्ते में कई बार अच्छा प्रोटीन है; लाल माँस हफ़्ते में एक-दो बार और कम, प्रोसेस्ड माँस (सॉसेज, सलामी) कभी-कभी, क्योंकि ज़्यादा से आँत के कैंसर और दिल का ख़तरा बढ़ता है। जंक फ़ूड, इंस्टेंट नूडल्स और पैकेट के नमकीन में बहुत नमक, चर्बी और मैदा है: कभी-कभी ही। माँस और अंडा पूरा पकाएँ। दाल, दूध, सोया और मेवे वाला शाकाहार भी पूरा है, पर बी12 और आयरन का ध्यान रखें।',
    ],
  ),
  ...answersOn('nutrition', [
    'breakfast',
    'Breakfast is good, but no must: healthy adults who are not hungry early may eat later, if they do not make up for it with tea, biscuits and fried snacks. Children, pregnant women, and people with diabetes on insulin or tablets that make sugar low should not leave it out. Good: dalia, oats, idli, poha with vegetables and peanuts, chilla, egg, curd, fruit. Dinner two to three hours before sleep helps with acid and weight.',
    'नाश्ता अच्छा है, पर ज़रूरी नहीं: जिन स्वस्थ वयस्कों को सुबह भूख नहीं, वे बाद में खा सकते हैं, अगर बदले में चाय, बिस्कुट और तला न लें। बच्चे, गर्भवती, और इंसुलिन या शुगर घटाने वाली गोली लेने वाले इसे न छोड़ें। अच्छा: दलिया, ओट्स, इडली, सब्ज़ी-मूँगफली वाला पोहा, चीला, अंडा, दही, फल। रात का खाना सोने से दो-तीन घंटे पहले एसिड और वज़न में मदद करता है।',
  ]),
  ...answersOn('first-aid', [
    'infected',
    'A little redness at the edge and clear fluid in the first two days belong to healing. Infection: redness that spreads, warmth, swelling, more pain after the second day, pus or smell. Wash with clean water and soap daily, dry cover, raise the limb; no turmeric, toothpaste, powder or antibiotic by yourself. See a doctor the same day with these signs, and early with diabetes, a bite or a deep wound; at once with fever, red streaks, black skin or pain that is much stronger than the wound looks. A wound that does not heal in three weeks: have sugar and blood flow tested.',
    'पहले दो दिन किनारे पर थोड़ी लाली और साफ़ पानी भरने का हिस्सा है। संक्रमण: फैलती लाली, गर्मी, सूजन, दूसरे दिन के बाद बढ़ता दर्द, मवाद या बदबू। रोज़ साफ़ पानी और साबुन से धोएँ, सूखी पट्टी, अंग ऊँचा; हल्दी, टूथपेस्ट, पाउडर या एंटीबायोटिक ख़ुद नहीं। ये संकेत हों तो उसी दिन डॉक्टर को दिखाएँ, मधुमेह, काटने या गहरे घाव में जल्दी; बुख़ार, लाल लकीरें, काली त्वचा या घाव से कहीं ज़्यादा दर्द हो तो तुरंत। तीन हफ़्ते में न भरे तो शुगर और रक्त प्रवाह जँचवाएँ।',
  ]),
  ...answersOn('nutrition', [
    'calorie',
    'Adults need about 1,600 to 2,200 kilocalories (women) or 2,000 to 2,700 (men) a day, by age, size and work; in pregnancy about 350 more from the fourth month, while breastfeeding about 500 to 600. To lose half a kilogram a week some 500 less than needed suffice; under 1,200 should be only with a doctor. Counting is no must: half a plate of vegetables, a quarter dal or other protein, a quarter grain, and the scale once a week tell enough.',
    'वयस्कों को दिन में लगभग 1,600-2,200 किलो कैलोरी (महिलाएँ) या 2,000-2,700 (पुरुष) चाहिए, उम्र, क़द और काम के अनुसार; गर्भ में चौथे महीने से लगभग 350 और स्तनपान में 500-600 ज़्यादा। हफ़्ते में आधा किलो घटाने को ज़रूरत से लगभग 500 कम काफ़ी है; 1,200 से कम केवल डॉक्टर के साथ। गिनना ज़रूरी नहीं: आधी थाली सब्ज़ी, चौथाई दाल या प्रोटीन, चौथाई अनाज, और हफ़्ते में एक बार तौलना काफ़ी है।',
  ]),
  ...answersOn('herbs-supplements', [
    'vitamin-c',
    'An amla, a guava, an orange or some lemon and raw vegetables a day give all the vitamin C that the body needs; a tablet adds nothing for healthy people, does not prevent colds and hardly shortens them. Large amounts bring loose stools and can lead to kidney stones. Bleeding gums mostly come from plaque, seldom from a lack.',
    'दिन में एक आँवला, अमरूद, संतरा या थोड़ा नींबू और कच्ची सब्ज़ी से सारा विटामिन सी मिल जाता है; स्वस्थ लोगों में गोली से कुछ नहीं बढ़ता, ज़ुकाम नहीं रुकता और कम ही घटता है। ज़्यादा मात्रा से पतला मल और गुर्दे की पथरी हो सकती है। मसूड़ों से ख़ून ज़्यादातर मैल से आता है, कमी से कम ही।',
  ]),
];
