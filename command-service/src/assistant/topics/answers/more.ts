import { asks } from '../aspects.js';
import { answersOn } from '../topic-answer.js';

export const moreAnswers = [
  ...answersOn('hiccups', [
    'baby, newborn, infant, child, shishu, bachche, bachcha, शिशु, बच्चे, बच्चा',
    'Hiccups are common and harmless in babies, also after feeds. Burp the baby, hold it upright for ten to fifteen minutes, feed calmly before it is very hungry; they pass by themselves. No water, sugar or ghutti is needed. If they come with much vomiting, arching or poor weight gain, show the baby to a doctor.',
    'शिशुओं में हिचकी आम और हानिरहित है, दूध के बाद भी। डकार दिलाएँ, दस-पंद्रह मिनट सीधा गोद में रखें, बहुत भूख लगने से पहले आराम से पिलाएँ; अपने आप रुक जाती है। पानी, चीनी या घुट्टी की ज़रूरत नहीं। साथ में बहुत उल्टी, पीठ मोड़ना या वज़न न बढ़ना हो तो डॉक्टर को दिखाएँ।',
  ]),
  ...answersOn('heart-disease', [
    'ghee, oil, egg, eggs, nuts, coffee, tea, milk, non veg, which oil, anda, tel, badam, घी, तेल, अंडा, बादाम, मछली',
    'For the heart plant oils in turn (mustard, groundnut, sunflower, soya, rice bran), two to three teaspoons a person and day, are better than ghee, butter, coconut and palm oil; a teaspoon of ghee now and then is no harm for healthy people. A handful of unsalted nuts, fish twice a week, curd, two or three cups of tea or coffee and an egg a day are fine for most. Fried and packaged food, red meat and salt are the main things to cut.',
    'दिल के लिए बदल-बदल कर वनस्पति तेल (सरसों, मूँगफली, सूरजमुखी, सोया, राइस ब्रान), एक व्यक्ति के लिए दिन में दो-तीन छोटे चम्मच, घी, मक्खन, नारियल और पाम तेल से बेहतर हैं; स्वस्थ लोगों को कभी-कभी एक छोटा चम्मच घी नुक़सान नहीं करता। मुट्ठी भर बिना नमक के मेवे, हफ़्ते में दो बार मछली, दही, दो-तीन कप चाय या कॉफ़ी और रोज़ एक अंडा ज़्यादातर के लिए ठीक है। तला, पैकेट का खाना, लाल माँस और नमक सबसे पहले घटाएँ।',
  ]),
  ...answersOn('ulcer', [
    `${asks.eat}, milk, tea, coffee, spicy, doodh, chai, दूध, चाय, मसाले`,
    'Small meals at regular times; rice, roti, dal, curd, banana, cooked vegetables and oats are mostly borne well. Leave out what hurts you, often very spicy, fried and sour food, coffee, strong tea, alcohol and tobacco, and do not use ibuprofen, diclofenac or aspirin without a doctor. Milk soothes only for a while. Food alone does not heal an ulcer: the bacterium has to be looked for.',
    'समय पर थोड़ा-थोड़ा खाएँ; चावल, रोटी, दाल, दही, केला, पकी सब्ज़ी और ओट्स अक्सर ठीक रहते हैं। जिससे तकलीफ़ हो वह छोड़ें, अक्सर बहुत मसालेदार, तला, खट्टा, कॉफ़ी, कड़क चाय, शराब और तंबाकू, और आइबुप्रोफ़ेन, डाइक्लोफ़ेनैक या ऐस्पिरिन बिना डॉक्टर के न लें। दूध थोड़ी देर ही आराम देता है। केवल खाने से अल्सर नहीं भरता: जीवाणु की जाँच ज़रूरी है।',
  ]),
  ...answersOn('piles', [
    `${asks.eat}, ${asks.ease}, banana, curd, spicy, isabgol, kela, dahi, केला, दही, ईसबगोल`,
    'Eat papaya, guava, soaked raisins, vegetables with every meal, whole wheat, oats, dal and curd, and drink eight to ten glasses of water; very spicy and fried food, much tea, alcohol and maida make it worse. A warm sitz bath for 10 to 15 minutes two or three times a day, washing with water instead of paper, a small stool under the feet, and no phone on the toilet. If it still hurts or bleeds after two weeks, show it.',
    'पपीता, अमरूद, भीगी किशमिश, हर खाने में सब्ज़ी, साबुत गेहूँ, ओट्स, दाल और दही खाएँ, और आठ-दस गिलास पानी पिएँ; बहुत मसालेदार, तला, ज़्यादा चाय, शराब और मैदा बढ़ाते हैं। दिन में दो-तीन बार 10-15 मिनट गुनगुने पानी में बैठें, काग़ज़ की जगह पानी, पैरों के नीचे छोटा स्टूल, और शौच में फ़ोन नहीं। दो हफ़्ते बाद भी दर्द या ख़ून हो तो दिखाएँ।',
  ]),
  ...answersOn('fertility', [
    'get pregnant, fertile days, fertile, ovulation, after period, days after period, when pregnant, best time, kab pregnant, kab garbh, kis din, kitne din baad, गर्भ कब, किस दिन, ओव्यूलेशन',
    'An egg is released about 14 days before the next period: with a cycle of 28 days around the 14th day, counted from the first day of bleeding. Pregnancy is likely from five days before until one day after it, so about the 9th to the 15th day; sex every two to three days is enough. Cycles vary, so it can happen at other times too. Clear stretchy discharge or ovulation strips show the days.',
    'अंडा अगली माहवारी से लगभग 14 दिन पहले निकलता है: 28 दिन के चक्र में, ख़ून के पहले दिन से गिनकर, लगभग 14वें दिन। उससे पाँच दिन पहले से एक दिन बाद तक गर्भ की संभावना ज़्यादा है, यानी लगभग 9वें से 15वें दिन; हर दो-तीन दिन संबंध काफ़ी है। चक्र बदलते हैं, इसलिए दूसरे दिनों में भी हो सकता है। साफ़, खिंचने वाला स्राव या ओव्यूलेशन पट्टी दिन बताती है।',
  ]),
  ...answersOn('back-pain', [
    'neck, neck pain, stiff neck, laptop, computer, mobile, desk, sitting, pillow, gardan, gardan dard, cervical, गर्दन, गर्दन दर्द, लैपटॉप, कुर्सी, सर्वाइकल',
    'Put the screen at eye height and an arm away, use a separate keyboard, rest the forearms, feet on the floor; get up every half hour and lift the phone to the eyes instead of bending. Turn and tilt the head slowly to each side, roll the shoulders, pull the chin back, ten times each, several times a day. Warmth for 15 minutes and a flat pillow help; a collar weakens. It mostly eases within two to three weeks.',
    'स्क्रीन आँख की ऊँचाई पर और एक हाथ दूर रखें, अलग कीबोर्ड, बाँहें टिकी हों, पैर ज़मीन पर; हर आधे घंटे में उठें और झुकने की जगह फ़ोन आँख तक उठाएँ। सिर धीरे-धीरे हर ओर घुमाएँ और झुकाएँ, कंधे घुमाएँ, ठोड़ी पीछे खींचें, हर एक दस बार, दिन में कई बार। 15 मिनट सिकाई और पतला तकिया मदद करते हैं; कॉलर कमज़ोर करता है। ज़्यादातर दो-तीन हफ़्ते में आराम होता है।',
  ]),
  ...answersOn('nerves', [
    'hand, hands, fingers, night, wrist, carpal tunnel, hath, haath, ungli, raat, हाथ, हाथों, उंगली, कलाई, रात',
    'Hands that fall asleep at night and in the morning, thumb to ring finger, often come from a pressed nerve in the wrist (carpal tunnel): keep the wrist straight with a splint at night, rest from gripping and bending for some weeks, shake the hands. It is common in pregnancy, with thyroid trouble and diabetes. If it stays for six weeks or the thumb gets weak, a nerve test is made; an injection or a small operation helps.',
    'रात और सुबह हाथ सो जाना, अँगूठे से अनामिका तक, अक्सर कलाई में दबी नस (कार्पल टनल) से होता है: रात में पट्टी (स्प्लिंट) से कलाई सीधी रखें, कुछ हफ़्ते पकड़ने-मोड़ने से आराम, हाथ झटकें। गर्भावस्था, थायरॉइड और मधुमेह में आम है। छह हफ़्ते रहे या अँगूठा कमज़ोर हो तो नस की जाँच होती है; इंजेक्शन या छोटा ऑपरेशन मदद करता है।',
  ]),
  ...answersOn('after-birth', [
    'belly, tummy, weight, weight loss, belly fat, exercise, stretch marks, pet kam, pet, vajan, wajan, पेट कम, पेट, वजन, वज़न',
    'The belly takes months to go back; half of the weight goes within six weeks, the rest over six to twelve months. Walk from the first days, tighten the pelvic floor and pull in the lower belly ten times, several times a day; harder training after about six weeks (after a caesarean eight to twelve). Normal full meals without sweets and fried food; no dieting while breastfeeding. A belt feels good, but takes no fat away. If the belly bulges in the middle, a physiotherapist helps.',
    'पेट को वापस आने में महीने लगते हैं; आधा वज़न छह हफ़्ते में, बाक़ी छह से बारह महीने में घटता है। पहले दिनों से टहलें, श्रोणि की मांसपेशी कसें और निचला पेट अंदर खींचें, दस बार, दिन में कई बार; ज़ोर का व्यायाम लगभग छह हफ़्ते बाद (सिजेरियन में आठ से बारह)। मिठाई और तले के बिना पूरा खाना; दूध पिलाते समय डाइटिंग नहीं। बेल्ट अच्छी लगती है, पर चर्बी नहीं घटाती। पेट बीच से उभरे तो फ़िज़ियोथेरेपी मदद करती है।',
  ]),
  ...answersOn(
    'first-aid',
    [
      'nosebleed, nose bleed, nose bleeding, blood from nose, naak se khoon, nak se khoon, naksir, नाक से खून, नकसीर',
      'Sit up and lean forward, breathe through the mouth, and pinch the soft part of the nose firmly for 10 to 15 minutes without letting go; a cold cloth on the neck is pleasant. Do not lie down or bend the head back, do not put in cotton. Afterwards no blowing or hot drinks for a day. In dry heat a little petroleum jelly inside the nose and enough to drink prevent it; often repeated, have pressure and blood checked.',
      'बैठें और आगे झुकें, मुँह से साँस लें, और नाक का नरम हिस्सा 10-15 मिनट बिना छोड़े दबाएँ; गर्दन पर ठंडा कपड़ा अच्छा लगता है। लेटें या सिर पीछे न करें, रुई न डालें। बाद में एक दिन नाक न छिनकें, गर्म पेय न लें। सूखी गर्मी में नाक के अंदर थोड़ी वैसलीन और पर्याप्त पानी बचाते हैं; बार-बार हो तो रक्तचाप और ख़ून जँचवाएँ।',
    ],
    [
      'burn, burns, burnt, scald, hot oil, hot water, toothpaste on burn, jal gaya, jal gayi, jalne par, tel se jala, जल गया, जल गई, जलने पर',
      'Hold the burn under cool running water for 20 minutes, take off rings and wet clothes that do not stick; no ice, toothpaste, oil, ghee, turmeric or ink. Cover it loosely with a clean cloth or cling film and leave blisters closed. A burn larger than the palm, on face, hands or genitals, white or black, from electricity or chemicals, or in a small child, belongs in a hospital at once.',
      'जले हिस्से को 20 मिनट ठंडे बहते पानी के नीचे रखें, अँगूठी और न चिपके गीले कपड़े उतारें; बर्फ़, टूथपेस्ट, तेल, घी, हल्दी या स्याही नहीं। साफ़ कपड़े या पन्नी से ढीला ढकें और छाले न फोड़ें। हथेली से बड़ा, चेहरे, हाथ या गुप्तांग पर, सफ़ेद या काला, बिजली या रसायन से, या छोटे बच्चे का जलना तुरंत अस्पताल का मामला है।',
    ],
    [
      'cut, cuts, wound, bleeding, deep cut, knife, chot, kat gaya, khoon nikal, ghav, घाव, चोट, कट गया',
      'Press firmly with a clean cloth for ten minutes without looking, raise the limb, then rinse with clean running water, dab dry and cover; change the dressing daily. No turmeric, ash or mud. Ask for a tetanus vaccine if the last one was more than five to ten years ago or the wound is dirty. Gaping, deep or bitten wounds are stitched within hours.',
      'साफ़ कपड़े से दस मिनट बिना हटाए दबाएँ, अंग ऊँचा रखें, फिर साफ़ बहते पानी से धोएँ, थपथपाकर सुखाएँ और ढकें; पट्टी रोज़ बदलें। हल्दी, राख या मिट्टी नहीं। टिटनेस का पिछला टीका पाँच-दस साल पहले लगा हो या घाव गंदा हो तो टीके के लिए पूछें। खुले, गहरे या काटने के घाव में कुछ घंटों के अंदर टाँके लगते हैं।',
    ],
  ),
  ...answersOn('newborn', [
    'water, honey, ghutti, gripe water, pani, paani, shahad, kajal, पानी, शहद, घुट्टी, काजल, ग्राइप वाटर',
    'No water, honey, ghutti, gripe water or animal milk in the first six months: breast milk (or formula) is food and drink, also in heat. Water can make a newborn ill and takes the place of milk; honey can carry a dangerous poison until one year. Kajal and oil drops in eyes, nose or ears do harm.',
    'पहले छह महीने पानी, शहद, घुट्टी, ग्राइप वाटर या जानवर का दूध नहीं: माँ का दूध (या फ़ॉर्मूला) ही खाना और पानी है, गर्मी में भी। पानी से नवजात बीमार हो सकता है और दूध कम पीता है; शहद में एक साल तक ख़तरनाक ज़हर हो सकता है। काजल और आँख, नाक, कान में तेल नुक़सान करते हैं।',
  ]),
  ...answersOn('epilepsy', [
    'what to do, during a fit, first aid, shoe, onion, key, spoon, kya kare, kya karna, joota, jute, pyaz, क्या करें, क्या करना, जूता, प्याज',
    'Look at the clock, move hard things away, put something soft under the head, loosen the collar, and stay. Hold nobody down, put nothing into the mouth (no spoon, key or finger), no shoe or onion to smell, no water until fully awake. When the jerking stops, lay the person on the side. Call an ambulance if it is the first fit, lasts longer than five minutes, a second follows, in water, in pregnancy, with an injury or if they do not wake up.',
    'घड़ी देखें, सख़्त चीज़ें हटाएँ, सिर के नीचे कुछ मुलायम रखें, कॉलर ढीला करें, साथ रहें। पकड़कर न रोकें, मुँह में कुछ न डालें (चम्मच, चाबी, उँगली नहीं), जूता या प्याज़ न सुँघाएँ, पूरा होश आने तक पानी नहीं। झटके रुकें तो करवट पर लिटाएँ। पहला दौरा हो, पाँच मिनट से ज़्यादा रहे, दूसरा आए, पानी में, गर्भावस्था में, चोट के साथ हो या होश न आए तो एम्बुलेंस बुलाएँ।',
  ]),
  ...answersOn('allergy', [
    `${asks.ease}, sneezing, dust, chheenk, chhink, dhool, धूल, छींक, subah chheenk`,
    'Rinse the nose with salt water (boiled and cooled) once or twice a day, wash bedding weekly in hot water, wipe instead of sweeping, no carpets, smoke, incense or damp walls, a mask for dusting, windows closed at the time of pollen. If it disturbs you for weeks, a nasal spray used daily works best, and a doctor or pharmacist says which; nose drops that open at once are for five days at most.',
    'दिन में एक-दो बार नमक के पानी (उबला-ठंडा) से नाक धोएँ, हर हफ़्ते बिस्तर गर्म पानी से धोएँ, झाड़ने की जगह पोंछें, कालीन, धुआँ, अगरबत्ती और सीलन नहीं, सफ़ाई में मास्क, पराग के समय खिड़की बंद। हफ़्तों परेशान करे तो रोज़ वाला नाक का स्प्रे सबसे अच्छा काम करता है, कौन-सा, डॉक्टर या फ़ार्मासिस्ट बताते हैं; तुरंत खोलने वाली बूँदें ज़्यादा से ज़्यादा पाँच दिन।',
  ]),
  ...answersOn('fungal-infection', [
    `${asks.last}, ${asks.ease}, again and again, comes back, baar baar, lautta, बार बार, कब तक`,
    'Ringworm takes two to four weeks with a cream, longer when it is wide, and the cream goes on for two weeks after the skin looks well: stopping early is the main reason why it comes back, next to steroid creams, damp clothes and untreated family. Dry the skin well, change underwear daily, wash clothes and towels hot and dry them in the sun, lose weight, check sugar. If it is wide, on scalp or nails, or came back, tablets from a skin doctor are needed.',
    'दाद क्रीम से दो-चार हफ़्ते लेता है, ज़्यादा फैला हो तो और, और त्वचा ठीक दिखने के दो हफ़्ते बाद तक क्रीम चलती है: जल्दी छोड़ना लौटने का मुख्य कारण है, साथ में स्टेरॉयड क्रीम, गीले कपड़े और घर वालों का इलाज न होना। त्वचा अच्छी तरह सुखाएँ, अंदर के कपड़े रोज़ बदलें, कपड़े-तौलिये गर्म पानी से धोकर धूप में सुखाएँ, वज़न घटाएँ, शुगर जँचवाएँ। फैला हो, सिर या नाख़ून पर हो, या लौट आए तो त्वचा विशेषज्ञ की गोली चाहिए।',
  ]),
  ...answersOn('vaginal-discharge', [
    `${asks.ease}, itching, smell, home, khujli, badbu, खुजली, बदबू, weakness, kamzori, कमजोरी`,
    'White discharge does not make weak and loses no strength. With itching and thick white discharge a pharmacist or doctor has a treatment for yeast that works in days; with a fishy smell, yellow or green discharge a test is needed, and the partner may need treatment too. Wash outside with water only, no soap, douche, powder or curd inside, cotton underwear, dry well, check sugar if it comes back.',
    'सफ़ेद पानी से कमज़ोरी नहीं आती और ताक़त नहीं जाती। खुजली और गाढ़े सफ़ेद स्राव में फ़ार्मासिस्ट या डॉक्टर के पास फंगस का इलाज है जो कुछ दिनों में काम करता है; मछली जैसी गंध, पीला या हरा हो तो जाँच चाहिए, और साथी का भी इलाज लग सकता है। बाहर केवल पानी से धोएँ, अंदर साबुन, डूश, पाउडर या दही नहीं, सूती कपड़े, अच्छी तरह सुखाएँ, बार-बार हो तो शुगर जँचवाएँ।',
  ]),
  ...answersOn('vaccination-adults', [
    'old, elderly, 60, 65, 70, father, mother, parents, diabetic, buzurg, papa, mummy, बुजुर्ग, पिता, माता, 60 साल, flu, pneumonia, shingles',
    'From 60, and earlier with diabetes, heart, lung or kidney disease: flu every year before the season, pneumonia (pneumococcus) once by a plan, tetanus-diphtheria every ten years, shingles from 50 in two parts, hepatitis B if never given, and covid as the health office advises. Most can be given on the same day. Ask your doctor for the order; a mild cold is no reason to wait.',
    '60 से, और मधुमेह, दिल, फेफड़े या गुर्दे की बीमारी में पहले: हर साल मौसम से पहले फ़्लू, योजना के अनुसार निमोनिया (न्यूमोकोकल), हर दस साल टिटनेस-डिप्थीरिया, 50 से दो बार में शिंगल्स, पहले न लगा हो तो हेपेटाइटिस बी, और स्वास्थ्य विभाग की सलाह के अनुसार कोविड। ज़्यादातर एक ही दिन लग सकते हैं। क्रम डॉक्टर से पूछें; हल्के ज़ुकाम में रुकना ज़रूरी नहीं।',
  ]),
  ...answersOn('alcohol', [
    `${asks.cure}, quit, how to quit, stop drinking, leave, chhode, chhodna, chhudaye, chhudana, nasha mukti, छोड़ने, छोड़ना, छुड़ाएं, छुड़ाना, नशा मुक्ति`,
    'Who drinks every day or has trembled, sweated or had fits without alcohol should not stop alone: a doctor or de-addiction centre makes it safe within about a week. Others choose a day, tell the family, empty the house, avoid the company of drinkers at first, eat and sleep regularly, and plan what to do in the evening. Craving passes in minutes. Medicines and groups (Alcoholics Anonymous) help to stay dry; relapses are part of it. In India 14446 advises free of charge. Nothing should be mixed secretly into food.',
    'जो रोज़ पीता है या बिना शराब कँपकँपी, पसीना या दौरे हुए हों, वह अकेले न छोड़े: डॉक्टर या नशा मुक्ति केंद्र लगभग एक हफ़्ते में इसे सुरक्षित बनाते हैं। बाक़ी एक दिन चुनें, परिवार को बताएँ, घर से हटाएँ, शुरू में पीने वालों से दूर रहें, समय पर खाएँ-सोएँ, और शाम की योजना बनाएँ। तलब कुछ मिनट में जाती है। दवाएँ और समूह (एल्कोहॉलिक्स एनॉनिमस) मदद करते हैं; फिर पी लेना रास्ते का हिस्सा है। भारत में 14446 मुफ़्त सलाह देता है। खाने में छिपाकर कुछ न मिलाएँ।',
  ]),
  ...answersOn('dementia', [
    'normal ageing, difference, early, forgets, forgetful, care, caring, handle, bhool jate, bhul jate, dekhbhal, भूल जाते, भूल जाती, देखभाल',
    'Forgetting names or keys and remembering later is usual with age; asking the same again and again, getting lost on known ways, trouble with money or cooking, and a changed character are not. A doctor tests memory and looks for B12, thyroid, low mood, hearing and medicines. At home: fixed times, simple choices, notes and a calendar, good light, an identity card in the pocket, no arguing, things to do together, and rest for those who care.',
    'उम्र के साथ नाम या चाबी भूलना और बाद में याद आना सामान्य है; वही बात बार-बार पूछना, जाने रास्ते पर भटकना, पैसे या खाना बनाने में परेशानी और स्वभाव बदलना नहीं। डॉक्टर याददाश्त जाँचते हैं और B12, थायरॉइड, उदासी, सुनना और दवाएँ देखते हैं। घर पर: तय समय, आसान विकल्प, पर्ची और कैलेंडर, अच्छी रोशनी, जेब में पहचान पत्र, बहस नहीं, साथ में काम, और देखभाल करने वालों को आराम।',
  ]),
  ...answersOn('flu-covid', [
    `${asks.last}, isolate, isolation, how many days stay home, kitne din alag, कितने दिन, अलग`,
    'Flu mostly lasts five to seven days with fever for three to four, covid much the same today; cough and tiredness may stay for two to three weeks. Stay at home until 24 hours without fever (with covid about five days), then a mask for some days more, above all near babies, pregnant and old people. A doctor early, within two days, is worthwhile for those at risk, since medicines against the virus work best then.',
    'फ़्लू ज़्यादातर पाँच-सात दिन रहता है, बुख़ार तीन-चार दिन, कोविड भी आज लगभग ऐसा ही; खाँसी और थकान दो-तीन हफ़्ते रह सकती है। बुख़ार उतरने के 24 घंटे बाद तक घर पर रहें (कोविड में लगभग पाँच दिन), फिर कुछ दिन मास्क, ख़ासकर शिशु, गर्भवती और बुज़ुर्गों के पास। जोखिम वाले लोग दो दिन के अंदर डॉक्टर को दिखाएँ, तब वायरस की दवा सबसे अच्छी काम करती है।',
  ]),
  ...answersOn('childhood-rashes', [
    `${asks.last}, ${asks.eat}, bath, school, neem, nahana, school kab, मंदिर, नहाना, स्कूल, नीम, माता`,
    'Chickenpox takes about a week until all blisters are dry; the child may then go back to school. A daily lukewarm bath is good, dab dry, short nails, light cotton, calamine on itching spots; neem leaves do no harm, but cure nothing. Everything may be eaten, soft and cool with sores in the mouth; much to drink. Keep away from pregnant women who never had it, newborns and weak people. It is an infection, no anger of a goddess: watch for the warning signs.',
    'चिकनपॉक्स में सब छाले सूखने तक लगभग एक हफ़्ता लगता है; तब बच्चा स्कूल जा सकता है। रोज़ गुनगुने पानी से नहलाना अच्छा है, थपथपाकर सुखाएँ, छोटे नाख़ून, हल्के सूती कपड़े, खुजली पर कैलामाइन; नीम से नुक़सान नहीं, पर इलाज भी नहीं। सब खा सकते हैं, मुँह में छाले हों तो नरम और ठंडा; ख़ूब पिलाएँ। जिन गर्भवती को न हुआ हो, नवजात और कमज़ोर लोगों से दूर रखें। यह संक्रमण है, देवी का कोप नहीं: ख़तरे के संकेत देखें।',
  ]),
  ...answersOn('menopause', [
    `${asks.ease}, ${asks.eat}, hot flush, sweating, weight, sleep, garmi lagna, pasina, गर्मी लगना, पसीना`,
    'Wear layers, keep the bedroom cool, less hot spice, coffee and alcohol, breathe slowly in a flush; walking and strength training help sleep, weight, bones and mood. Milk, curd, ragi, greens, dal and soya; less sugar and fried food, since weight and cholesterol rise now. For dryness a lubricant or a hormone cream. If flushes disturb sleep and work, hormones are the strongest help below 60 without breast cancer or clots; there are others too.',
    'परतों में कपड़े पहनें, कमरा ठंडा रखें, तेज़ मसाले, कॉफ़ी और शराब कम, गर्मी लगे तो धीरे साँस लें; टहलना और मांसपेशियों का व्यायाम नींद, वज़न, हड्डी और मन के लिए अच्छा है। दूध, दही, रागी, हरी सब्ज़ी, दाल और सोया; चीनी और तला कम, क्योंकि अब वज़न और कोलेस्ट्रॉल बढ़ते हैं। सूखेपन में लुब्रिकेंट या हार्मोन क्रीम। नींद और काम बिगड़े तो 60 से कम उम्र में, स्तन कैंसर या थक्का न रहा हो, हार्मोन सबसे कारगर हैं; दूसरे उपाय भी हैं।',
  ]),
  ...answersOn('water', [
    `${asks.signs}, dehydrated, dehydration, kami, पानी की कमी, sukha, dark urine`,
    'Signs of too little water: thirst, a dry mouth, dark yellow urine or little of it, headache, dizziness on standing, tiredness, cramps; in babies no tears, a sunken soft spot, fewer than four wet nappies a day. Sip water, ORS, buttermilk or lemon water with a little salt and sugar over some hours; urine should turn light yellow.',
    'पानी की कमी के संकेत: प्यास, सूखा मुँह, गहरा पीला या कम पेशाब, सिरदर्द, खड़े होने पर चक्कर, थकान, ऐंठन; शिशु में आँसू न आना, तालू धँसना, दिन में चार से कम गीली नैपी। कुछ घंटों में घूँट-घूँट पानी, ओआरएस, छाछ या थोड़े नमक-चीनी वाला नींबू पानी पिएँ; पेशाब हल्का पीला हो जाना चाहिए।',
  ]),
  ...answersOn(
    'gas-ibs',
    [
      'poop, stool colour, stool color, green stool, green poop, yellow stool, black stool, potty green, hari potty, hara mal, mal ka rang, mucus in stool, हरा मल, हरी पॉटी, मल का रंग',
      'Brown to green or yellow stool is mostly harmless: green comes from leafy vegetables, iron or fast bowels, in babies it is common. Mucus now and then comes with irritable bowel or an infection. Red can be beetroot or blood, black can be iron tablets or blood from the stomach, pale clay-coloured stool with dark urine a blocked bile duct: these have to be looked at, black and tarry or much red at once.',
      'भूरे से हरा या पीला मल ज़्यादातर हानिरहित है: हरा पत्तेदार सब्ज़ी, आयरन या तेज़ पेट से होता है, शिशुओं में आम है। कभी-कभी आँव आईबीएस या संक्रमण में आता है। लाल चुकंदर या ख़ून हो सकता है, काला आयरन की गोली या पेट का ख़ून, मिट्टी जैसा फीका मल गहरे पेशाब के साथ पित्त रुकना: इन्हें दिखाएँ, काला-तारकोल जैसा या ज़्यादा लाल हो तो तुरंत।',
    ],
    [
      'left side, left rib, under rib, rib, ribs, right side, upper belly, bayi taraf, dayi taraf, pasli, बाईं तरफ, दाईं तरफ, पसली',
      'Pain under the left ribs often comes from gas in the bend of the bowel, the stomach, a pulled muscle or a rib joint (it hurts when pressed or on moving); under the right ribs from the gall bladder or liver, above all after fatty food; into the back from a kidney. It belongs to a doctor if it comes back or lasts longer than a few days, and at once with fever, breathlessness, sweating, vomiting, black stool, after a blow, or if it spreads to arm or jaw.',
      'बाईं पसलियों के नीचे दर्द अक्सर आँत के मोड़ की गैस, पेट, खिंची मांसपेशी या पसली के जोड़ से होता है (दबाने या हिलने पर दुखता है); दाईं ओर पित्त की थैली या जिगर से, ख़ासकर चिकने खाने के बाद; पीठ तक हो तो गुर्दे से। बार-बार हो या कुछ दिन से ज़्यादा रहे तो डॉक्टर को दिखाएँ, और बुख़ार, साँस फूलना, पसीना, उल्टी, काला मल, चोट के बाद, या बाँह-जबड़े तक फैले तो तुरंत।',
    ],
  ),
  ...answersOn('joints', [
    'swollen, swelling, injury, football, twisted, after fall, sujan, chot, सूजन, चोट, सूज',
    'After an injury: rest it, cool it with a wrapped pack for 15 to 20 minutes several times a day, bandage and raise it for two days. A knee that swells within hours, locks, gives way or cannot bear weight may have a torn ligament, meniscus or a broken bone and needs an examination within days, at once if it is crooked or the foot is numb. Swelling without an injury comes from arthritis, gout or an infection: hot, red and with fever it is urgent.',
    'चोट के बाद: आराम दें, कपड़े में लिपटी बर्फ़ दिन में कई बार 15-20 मिनट, दो दिन पट्टी और ऊँचा रखें। घुटना कुछ घंटों में सूजे, अटके, लचके या वज़न न सह सके तो लिगामेंट, मेनिस्कस या हड्डी टूटी हो सकती है: कुछ दिनों में जाँच, टेढ़ा हो या पैर सुन्न हो तो तुरंत। बिना चोट की सूजन गठिया, गाउट या संक्रमण से होती है: गर्म, लाल और बुख़ार के साथ हो तो तुरंत।',
  ]),
  ...answersOn('thyroid', [
    'hair, hair loss, hair fall, baal, baal jhadna, skin, बाल, बाल झड़',
    'Yes, too little and too much thyroid hormone can both thin the hair all over, and the eyebrows at the outer end. It grows again, but slowly: three to six months after TSH has become normal. Iron lack often comes together with it, so have ferritin tested. Round bald patches are another illness of the body’s defence that is more common with thyroid trouble.',
    'हाँ, थायरॉइड हार्मोन कम और ज़्यादा, दोनों से पूरे सिर के बाल और भौंह का बाहरी सिरा पतला हो सकता है। TSH ठीक होने के तीन से छह महीने बाद धीरे-धीरे फिर उगते हैं। साथ में अक्सर आयरन की कमी होती है, इसलिए फ़ेरिटिन जँचवाएँ। गोल गंजे धब्बे रक्षा प्रणाली की दूसरी बीमारी हैं, जो थायरॉइड के साथ ज़्यादा होती है।',
  ]),
  ...answersOn('pregnancy', [
    'bp, blood pressure, high bp, pressure, preeclampsia, बीपी, रक्तचाप, ब्लड प्रेशर',
    'In pregnancy blood pressure should stay below 140/90 mmHg; 110 to 120 over 70 to 80 is usual, and in the middle months it is often a little lower. It is measured at each visit with a urine test. From 140/90 on it has to be looked at the same day, from 160/110 at once, because preeclampsia endangers mother and child; its signs are headache, flickering sight, pain in the upper belly, sudden swelling. Tablets are changed to those that suit pregnancy.',
    'गर्भावस्था में रक्तचाप 140/90 mmHg से कम रहना चाहिए; 110-120 और 70-80 सामान्य है, बीच के महीनों में अक्सर थोड़ा कम। हर मुलाक़ात पर पेशाब की जाँच के साथ नापते हैं। 140/90 से उसी दिन दिखाएँ, 160/110 से तुरंत, क्योंकि प्री-एक्लेम्प्सिया माँ और बच्चे के लिए ख़तरा है; संकेत: सिरदर्द, चमक दिखना, ऊपरी पेट में दर्द, अचानक सूजन। गोलियाँ गर्भावस्था वाली से बदली जाती हैं।',
  ]),
  ...answersOn('operation', [
    'stitches, stitch, wound, bath, care, dressing, tanke, taanke, टांके, टाँके, घाव, पट्टी, नहाना',
    'Keep the stitches dry for two days; then a short shower is fine: let water run over, dab dry, do not soak or rub. Change the dressing as told or when it is wet, with washed hands. Do not pull at threads, put on powder, oil or turmeric, or lift heavy things. Face after about 5 days, belly 7 to 10, legs and joints 10 to 14 the stitches come out; some dissolve. Slight redness and itching are usual.',
    'टाँके दो दिन सूखे रखें; फिर थोड़ी देर नहा सकते हैं: पानी बहने दें, थपथपाकर सुखाएँ, भिगोएँ या रगड़ें नहीं। पट्टी बताए अनुसार या गीली होने पर धुले हाथों से बदलें। धागे न खींचें, पाउडर, तेल या हल्दी न लगाएँ, भारी न उठाएँ। चेहरे के लगभग 5, पेट के 7 से 10, पैर और जोड़ों के 10 से 14 दिन में निकलते हैं; कुछ घुल जाते हैं। थोड़ी लाली और खुजली सामान्य है।',
  ]),
  ...answersOn('uti', [
    'hold urine, holding urine, hold pee, rokna, rokne, peshab rokna, पेशाब रोकना, रोकने',
    'Holding urine now and then does no harm to healthy people. As a habit it favours bladder infections and stones and can stretch the bladder; in pregnancy and with kidney trouble or a large prostate it is worse. Go about every three to four hours by day and when you feel the need, and take time to empty the bladder.',
    'कभी-कभी पेशाब रोकने से स्वस्थ लोगों को नुक़सान नहीं। आदत हो तो मूत्राशय का संक्रमण और पथरी बढ़ती है और मूत्राशय फैल सकता है; गर्भावस्था, गुर्दे की तकलीफ़ या बढ़े प्रोस्टेट में और बुरा है। दिन में लगभग हर तीन-चार घंटे और ज़रूरत लगने पर जाएँ, और पूरा ख़ाली करने में समय दें।',
  ]),
  ...answersOn('fever', [
    'child, children, baby, kid, infant, toddler, bachche, bachcha, bacche, beta, beti, son, daughter, शिशु, बच्चे, बच्चा, बेटे, बेटी',
    'Look at the child more than at the number: one that drinks, plays at times and passes urine can be watched at home for two to three days. Light clothes, airy room, much to drink or breast milk; no cold baths, no aspirin. A medicine for fever is for comfort, by weight, as a doctor or pharmacist says. Show a child under three months at once, under six months the same day, and any child with fever above three days, ear pain or burning urine.',
    'अंक से ज़्यादा बच्चे को देखें: जो पीता है, बीच-बीच में खेलता है और पेशाब करता है उसे दो-तीन दिन घर पर देख सकते हैं। हल्के कपड़े, हवादार कमरा, ख़ूब पिलाना या माँ का दूध; ठंडे पानी से न नहलाएँ, ऐस्पिरिन नहीं। बुख़ार की दवा आराम के लिए है, वज़न के अनुसार, जैसा डॉक्टर या फ़ार्मासिस्ट बताएँ। तीन महीने से छोटे को तुरंत, छह महीने से छोटे को उसी दिन, और तीन दिन से ज़्यादा बुख़ार, कान दर्द या पेशाब में जलन वाले बच्चे को दिखाएँ।',
  ]),
  ...answersOn('eyes', [
    'twitch, twitching, eyelid, phadak, phadakti, phadakna, fadak, फड़क, फड़कती, फड़कना',
    'A twitching eyelid is nearly always harmless and comes from too little sleep, stress, coffee, screens or dry eyes; it is no omen. Sleep, less coffee, breaks from the screen and a warm cloth help, and it stops within days to weeks. Show it if it lasts longer than two to three weeks, closes the eye, or cheek and mouth twitch too.',
    'पलक फड़कना लगभग हमेशा हानिरहित है और कम नींद, तनाव, कॉफ़ी, स्क्रीन या सूखी आँख से होता है; शकुन नहीं। नींद, कॉफ़ी कम, स्क्रीन से विराम और गुनगुना कपड़ा मदद करते हैं, और कुछ दिनों से हफ़्तों में रुकता है। दो-तीन हफ़्ते से ज़्यादा रहे, आँख बंद हो जाए, या गाल और मुँह भी फड़कें तो दिखाएँ।',
  ]),
  ...answersOn('nutrition', [
    'brain, memory, mind, dimag, dimaag, yaddasht, concentration, almonds, badam, akhrot, दिमाग, याददाश्त, बादाम, अखरोट',
    'No single food makes the mind sharper; what helps over years is what is good for the heart: vegetables and fruit, dal, whole grains, nuts such as walnuts and almonds, fish, little sugar and fried food. Sleep, movement, learning, company, and well-treated blood pressure and sugar do more. A lack of iron, B12, iodine or thyroid hormone dulls the mind and can be tested. Syrups and powders for memory are not proven.',
    'कोई एक चीज़ दिमाग़ तेज़ नहीं करती; सालों में वही मदद करता है जो दिल के लिए अच्छा है: सब्ज़ी, फल, दाल, साबुत अनाज, अखरोट-बादाम जैसे मेवे, मछली, चीनी और तला कम। नींद, चलना-फिरना, सीखना, मेल-जोल और ठीक रक्तचाप-शुगर ज़्यादा असर करते हैं। आयरन, B12, आयोडीन या थायरॉइड की कमी दिमाग़ सुस्त करती है और जाँची जा सकती है। याददाश्त के सिरप और चूर्ण का प्रमाण नहीं।',
  ]),
  ...answersOn('heat', [
    'loo lag, heat stroke, heatstroke, sunstroke, loo lagne, loo lag gayi, what to do, kya kare, लू लग, लू लगने, क्या करें, लू लग गई',
    'Into the shade or a cool room, lie down with raised legs, loosen clothes, wet the skin and fan, cool cloths on neck, armpits and groin, and sips of ORS or lemon water with salt if fully awake. It should get better within half an hour. Hot skin with confusion, stumbling, a fit or fainting is heat stroke: call an ambulance and go on cooling with much water or ice packs, nothing by mouth.',
    'छाया या ठंडे कमरे में ले जाएँ, पैर ऊँचे करके लिटाएँ, कपड़े ढीले करें, त्वचा गीली करके पंखा करें, गर्दन, बग़ल और जाँघ पर ठंडे कपड़े, और पूरे होश में हो तो ओआरएस या नमक वाला नींबू पानी घूँट-घूँट। आधे घंटे में आराम होना चाहिए। गर्म त्वचा के साथ उलझन, लड़खड़ाना, दौरा या बेहोशी लू (हीट स्ट्रोक) है: एम्बुलेंस बुलाएँ और ख़ूब पानी या बर्फ़ से ठंडा करते रहें, मुँह से कुछ नहीं।',
  ]),
  ...answersOn('anxiety', [
    'anger, angry, gussa, temper, irritable, chidchida, गुस्सा, ग़ुस्सा, चिड़चिड़ा',
    'In the moment: stop, breathe out slowly five times, drink water, walk away for ten minutes and say that you will come back; speak afterwards with “I feel” instead of “you always”. Over weeks: enough sleep, daily movement, less alcohol, and noting what set it off. Much anger can come from low mood, pain, thyroid trouble, alcohol or worries. If you hurt somebody or fear to, leave the room and call for help: Tele-MANAS 14416, in violence 112 or 181.',
    'उस समय: रुकें, पाँच बार धीरे साँस छोड़ें, पानी पिएँ, दस मिनट के लिए हट जाएँ और कहें कि लौटेंगे; बाद में “तुम हमेशा” की जगह “मुझे लगता है” से बात करें। हफ़्तों में: पूरी नींद, रोज़ चलना, शराब कम, और लिखें कि किससे भड़के। ज़्यादा ग़ुस्सा उदासी, दर्द, थायरॉइड, शराब या चिंता से हो सकता है। किसी को चोट पहुँचाएँ या डर हो, तो कमरे से निकलें और मदद लें: टेली-मानस 14416, हिंसा में 112 या 181।',
  ]),
];
