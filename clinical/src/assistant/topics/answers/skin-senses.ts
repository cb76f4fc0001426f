import { answersOn } from '../topic-answer.js';

export const skinSensesAnswers = [
  ...answersOn(
    'acne',
    [
      'ease',
      'Wash twice a day with a mild cleanser, a light oil-free cream and sunscreen, and hands off. Toothpaste, lemon and baking soda burn the skin; turmeric, besan or aloe vera do little. Marks fade over months with sunscreen; deep scars need a skin doctor. Products from the pharmacy take six to eight weeks to work.',
      'दिन में दो बार हल्के क्लींज़र से धोएँ, हल्की तेल-रहित क्रीम और सनस्क्रीन लगाएँ, हाथ न लगाएँ। टूथपेस्ट, नींबू और बेकिंग सोडा त्वचा जलाते हैं; हल्दी, बेसन या एलोवेरा से ख़ास असर नहीं। निशान सनस्क्रीन के साथ महीनों में हल्के होते हैं; गहरे गड्ढों के लिए त्वचा विशेषज्ञ चाहिए। दवा की दुकान के उत्पादों को छह से आठ हफ़्ते लगते हैं।',
    ],
    [
      'eat',
      'Food with much sugar and white flour, and in some people much milk and whey powder, make acne worse; oily food and spices hardly do. Eat as for good health; whoever sees a connection with one food can leave it out for six weeks and watch.',
      'ज़्यादा चीनी और मैदा, और कुछ लोगों में ज़्यादा दूध और व्हे पाउडर, मुँहासे बढ़ाते हैं; तला और मसाले कम ही। सामान्य अच्छा खाना खाएँ; किसी एक चीज़ से संबंध दिखे तो छह हफ़्ते छोड़कर देखें।',
    ],
  ),
  ...answersOn(
    'hair',
    [
      'ease',
      'Enough protein and iron, no crash diets, no tight hair styles, heat or bleaching, mild shampoo as often as the hair is greasy (also daily). Oil smooths hair, but neither oil, onion nor egg makes it grow; biotin helps only in a lack. Have haemoglobin, ferritin and TSH tested if much falls. For thinning at temples and crown there are treatments that work after four to six months and only while used: a skin doctor advises.',
      'पर्याप्त प्रोटीन और आयरन, क्रैश डाइट नहीं, कसी चोटी, गर्मी या ब्लीच नहीं, बाल तैलीय हों उतनी बार हल्का शैंपू (रोज़ भी)। तेल से बाल मुलायम होते हैं, पर तेल, प्याज़ या अंडे से नहीं उगते; बायोटिन कमी में ही काम करता है। बहुत झड़ें तो हीमोग्लोबिन, फ़ेरिटिन और TSH जँचवाएँ। माथे और चोटी से पतले होने के ऐसे इलाज हैं जो चार-छह महीने में और लगाते रहने तक काम करते हैं: त्वचा विशेषज्ञ बताते हैं।',
    ],
    [
      'grey',
      'Grey hair mostly comes from the family and age, and does not turn back. Early greying (before 25) is worth a test of B12, iron and thyroid; tobacco makes it earlier. Oils, amla and curry leaves have not been shown to bring colour back; plucking one makes no more, but harms the root.',
      'सफ़ेद बाल ज़्यादातर परिवार और उम्र से होते हैं और वापस काले नहीं होते। 25 से पहले हों तो B12, आयरन और थायरॉइड जँचवाना ठीक है; तंबाकू से जल्दी होते हैं। तेल, आँवला और करी पत्ते से रंग लौटना साबित नहीं; एक तोड़ने से ज़्यादा नहीं होते, पर जड़ ख़राब होती है।',
    ],
  ),
  ...answersOn(
    'eyes',
    [
      'glasses',
      'Walking barefoot on grass is pleasant, but changes no eyesight, nor do eye exercises, drops, carrots beyond normal food, or palming: the number depends on the length of the eye. Children’s short sight grows more slowly with two hours of daylight outdoors a day and less close work. Spectacles do not make eyes lazier. From about 18 to 20 years, when the number is steady, laser is a choice for some.',
      'घास पर नंगे पैर चलना अच्छा लगता है, पर नज़र नहीं बदलती; आँखों के व्यायाम, बूँदों या ज़्यादा गाजर से भी नहीं: नंबर आँख की लंबाई से होता है। बच्चों का नंबर रोज़ दो घंटे बाहर दिन की रोशनी और पास का काम कम करने से धीरे बढ़ता है। चश्मे से आँख कमज़ोर नहीं होती। लगभग 18-20 साल से, नंबर स्थिर हो तो, कुछ के लिए लेज़र एक विकल्प है।',
    ],
    [
      'screen',
      'Screens tire and dry the eyes, but do not damage them: every 20 minutes look 20 feet away for 20 seconds, blink, screen an arm away and below eye height, no draught from AC or fan. Children need two hours of daylight outdoors a day, which slows short sight, and little screen: none before two years, an hour until five. Blue-light glasses have no proven use.',
      'स्क्रीन से आँखें थकती और सूखती हैं, पर ख़राब नहीं होतीं: हर 20 मिनट में 20 सेकंड 20 फ़ुट दूर देखें, पलक झपकें, स्क्रीन एक हाथ दूर और आँख से नीचे, AC या पंखे की सीधी हवा नहीं। बच्चों को रोज़ दो घंटे बाहर दिन की रोशनी चाहिए, जिससे चश्मे का नंबर धीरे बढ़ता है, और स्क्रीन कम: दो साल से पहले नहीं, पाँच तक एक घंटा। नीली रोशनी वाले चश्मे का फ़ायदा साबित नहीं।',
    ],
    [
      'cataract',
      'Only an operation clears a cataract, drops do not; it is due when sight disturbs daily life, and need not be “ripe”. It takes about 20 minutes with numbed eye, one goes home the same day. Afterwards: drops as told, no rubbing, no water into the eye and no heavy lifting for two weeks, a shield at night. At once to the doctor with pain, more redness or less sight.',
      'मोतियाबिंद केवल ऑपरेशन से ठीक होता है, बूँदों से नहीं; जब रोज़मर्रा में दिक़्क़त हो तब कराएँ, “पकने” की ज़रूरत नहीं। सुन्न करके लगभग 20 मिनट लगते हैं, उसी दिन घर जाते हैं। बाद में: बताई बूँदें, मलना नहीं, दो हफ़्ते आँख में पानी और भारी उठाना नहीं, रात में ढकना। दर्द, ज़्यादा लाली या कम दिखे तो तुरंत डॉक्टर।',
    ],
    [
      'twitch',
      'A twitching eyelid is nearly always harmless and comes from too little sleep, stress, coffee, screens or dry eyes; it is no omen. Sleep, less coffee, breaks from the screen and a warm cloth help, and it stops within days to weeks. Show it if it lasts longer than two to three weeks, closes the eye, or cheek and mouth twitch too.',
      'पलक फड़कना लगभग हमेशा हानिरहित है और कम नींद, तनाव, कॉफ़ी, स्क्रीन या सूखी आँख से होता है; शकुन नहीं। नींद, कॉफ़ी कम, स्क्रीन से विराम और गुनगुना कपड़ा मदद करते हैं, और कुछ दिनों से हफ़्तों में रुकता है। दो-तीन हफ़्ते से ज़्यादा रहे, आँख बंद हो जाए, या गाल और मुँह भी फड़कें तो दिखाएँ।',
    ],
  ),
  ...answersOn(
    'teeth',
    [
      'dry-mouth',
      'A dry mouth comes from too little to drink, breathing through the mouth, fear, tobacco, many medicines (for allergy, mood, pressure, bladder), raised sugar (with thirst and much urine), and in older women from an illness of the glands. Sip water, chew sugar-free gum or saunf, no alcohol in mouthwash, fluoride paste, since teeth decay faster. Have sugar tested, and ask whether a medicine is the cause.',
      'मुँह सूखना कम पानी, मुँह से साँस, डर, तंबाकू, कई दवाओं (एलर्जी, मन, रक्तचाप, मूत्राशय की), बढ़ी शुगर (प्यास और बार-बार पेशाब के साथ), और बड़ी उम्र की महिलाओं में ग्रंथियों की बीमारी से होता है। घूँट-घूँट पानी, बिना चीनी का गम या सौंफ, बिना अल्कोहल का माउथवॉश, फ़्लोराइड पेस्ट, क्योंकि दाँत जल्दी सड़ते हैं। शुगर जँचवाएँ, और पूछें कि क्या कोई दवा कारण है।',
    ],
    [
      'cavity',
      'Holes come from sugar and plaque, not from worms, and do not heal by themselves: a small one is filled, a deep one that hurts at night or with hot drinks needs a root canal or has to come out; numbed, it hurts little, and a saved tooth is better than none. Until then brush softly with fluoride paste, rinse with salt water, chew on the other side. Sensitivity to cold alone often eases with a paste for sensitive teeth in four weeks.',
      'दाँत में छेद चीनी और मैल से होता है, कीड़े से नहीं, और अपने आप नहीं भरता: छोटा भरा जाता है, गहरा, जो रात में या गर्म से दुखे, उसमें रूट कैनाल या निकालना पड़ता है; सुन्न करके दर्द कम होता है, और बचा दाँत निकले से बेहतर है। तब तक फ़्लोराइड पेस्ट से नरमी से ब्रश, नमक के पानी से कुल्ला, दूसरी ओर से चबाना। केवल ठंडा लगे तो सेंसिटिव दाँत वाले पेस्ट से चार हफ़्ते में अक्सर आराम होता है।',
    ],
    [
      'bad-breath',
      'Bad breath mostly comes from the back of the tongue, gums and between the teeth: clean the tongue each morning, brush twice for two minutes, clean between the teeth, drink enough, no tobacco; dentures out at night. Onion, garlic, an empty stomach and a dry mouth add to it. If it stays after two weeks, a dentist looks for gum disease and holes; tonsils, sinuses, reflux and diabetes are rarer causes. Mouthwash only covers it.',
      'मुँह की बदबू ज़्यादातर जीभ के पिछले हिस्से, मसूड़ों और दाँतों के बीच से आती है: रोज़ सुबह जीभ साफ़ करें, दो बार दो मिनट ब्रश, दाँतों के बीच सफ़ाई, पर्याप्त पानी, तंबाकू नहीं; नक़ली दाँत रात में निकालें। प्याज़, लहसुन, ख़ाली पेट और सूखा मुँह बढ़ाते हैं। दो हफ़्ते में न जाए तो दंत चिकित्सक मसूड़ों की बीमारी और छेद देखते हैं; टॉन्सिल, साइनस, रिफ़्लक्स और मधुमेह कम ही कारण होते हैं। माउथवॉश केवल ढकता है।',
    ],
    [
      'bleeding-gums',
      'Bleeding gums mostly mean inflammation from plaque: brush softly but thoroughly at the edge of the gums twice a day, clean between the teeth daily, rinse with salt water, no tobacco, and have tartar removed; it mostly stops within two weeks. Do not stop brushing there. Blood thinners, pregnancy, diabetes and, rarely, blood illnesses make it worse.',
      'मसूड़ों से ख़ून ज़्यादातर मैल से सूजन है: दिन में दो बार मसूड़ों के किनारे नरमी से पर अच्छी तरह ब्रश, रोज़ दाँतों के बीच सफ़ाई, नमक के पानी से कुल्ला, तंबाकू नहीं, और टार्टर हटवाएँ; ज़्यादातर दो हफ़्ते में रुकता है। वहाँ ब्रश करना न छोड़ें। ख़ून पतला करने की दवा, गर्भावस्था, मधुमेह और कभी-कभी ख़ून की बीमारी बढ़ाती है।',
    ],
    [
      'toothache',
      'Rinse with warm salt water, clean between the teeth, cool the cheek from outside, sleep with the head raised; clove oil numbs for a while, but burns the gum in excess. A pharmacist can say which painkiller suits you; put none on the gum. Pain that lasts longer than two days or wakes you needs a dentist: antibiotics alone do not heal a tooth.',
      'गुनगुने नमक के पानी से कुल्ला, दाँतों के बीच सफ़ाई, बाहर से गाल ठंडा करें, सिर ऊँचा करके सोएँ; लौंग का तेल थोड़ी देर सुन्न करता है, पर ज़्यादा से मसूड़ा जलता है। कौन-सी दर्द की दवा ठीक है फ़ार्मासिस्ट बता सकते हैं; मसूड़े पर दवा न रखें। दो दिन से ज़्यादा रहे या नींद से जगाए तो दंत चिकित्सक: केवल एंटीबायोटिक से दाँत ठीक नहीं होता।',
    ],
    [
      'tongue',
      'A white coat on the tongue is mostly food, dead cells and germs after sleep, with fever, little drinking or tobacco: clean it gently each morning and drink enough. White patches that wipe off and leave a sore ground are thrush, as after antibiotics, steroid inhalers or with diabetes, and are treated. A white patch that cannot be wiped off, above all with tobacco, has to be looked at within two weeks. A smooth sore tongue can come from lack of iron or B12.',
      'जीभ की सफ़ेद परत ज़्यादातर नींद के बाद, बुख़ार, कम पानी या तंबाकू से जमे कण और कीटाणु हैं: रोज़ सुबह नरमी से साफ़ करें और पर्याप्त पानी पिएँ। पोंछने पर हटने और नीचे दुखने वाले सफ़ेद धब्बे फंगस हैं, जैसे एंटीबायोटिक, स्टेरॉयड इनहेलर के बाद या मधुमेह में, और उनका इलाज है। न हटने वाला सफ़ेद दाग, ख़ासकर तंबाकू में, दो हफ़्ते में दिखाएँ। चिकनी दुखती जीभ आयरन या B12 की कमी से हो सकती है।',
    ],
  ),
  ...answersOn('allergy', [
    'ease',
    'Rinse the nose with salt water (boiled and cooled) once or twice a day, wash bedding weekly in hot water, wipe instead of sweeping, no carpets, smoke, incense or damp walls, a mask for dusting, windows closed at the time of pollen. If it disturbs you for weeks, a nasal spray used daily works best, and a doctor or pharmacist says which; nose drops that open at once are for five days at most.',
    'दिन में एक-दो बार नमक के पानी (उबला-ठंडा) से नाक धोएँ, हर हफ़्ते बिस्तर गर्म पानी से धोएँ, झाड़ने की जगह पोंछें, कालीन, धुआँ, अगरबत्ती और सीलन नहीं, सफ़ाई में मास्क, पराग के समय खिड़की बंद। हफ़्तों परेशान करे तो रोज़ वाला नाक का स्प्रे सबसे अच्छा काम करता है, कौन-सा, डॉक्टर या फ़ार्मासिस्ट बताते हैं; तुरंत खोलने वाली बूँदें ज़्यादा से ज़्यादा पाँच दिन।',
  ]),
  ...answersOn('fungal-infection', [
    'last',
    'Ringworm takes two to four weeks with a cream, longer when it is wide, and the cream goes on for two weeks after the skin looks well: stopping early is the main reason why it comes back, next to steroid creams, damp clothes and untreated family. Dry the skin well, change underwear daily, wash clothes and towels hot and dry them in the sun, lose weight, check sugar. If it is wide, on scalp or nails, or came back, tablets from a skin doctor are needed.',
    'दाद क्रीम से दो-चार हफ़्ते लेता है, ज़्यादा फैला हो तो और, और त्वचा ठीक दिखने के दो हफ़्ते बाद तक क्रीम चलती है: जल्दी छोड़ना लौटने का मुख्य कारण है, साथ में स्टेरॉयड क्रीम, गीले कपड़े और घर वालों का इलाज न होना। त्वचा अच्छी तरह सुखाएँ, अंदर के कपड़े रोज़ बदलें, कपड़े-तौलिये गर्म पानी से धोकर धूप में सुखाएँ, वज़न घटाएँ, शुगर जँचवाएँ। फैला हो, सिर या नाख़ून पर हो, या लौट आए तो त्वचा विशेषज्ञ की गोली चाहिए।',
  ]),
  ...answersOn('allergy', [
    'rash',
    'Itching red wheals that come and go within a day are hives, from a virus, food, medicine, insect, heat or pressure, often without a known cause; they mostly end within days to six weeks. Cool cloths, loose cotton, no hot bath, short nails, and note what you ate, took or touched; a pharmacist or doctor says which antihistamine suits you. A rash where something touched the skin (soap, dye, metal, plant) needs that to be left out.',
    'खुजली वाले लाल उभार जो एक दिन में आते-जाते हैं पित्ती हैं: वायरस, खाने, दवा, कीड़े, गर्मी या दबाव से, अक्सर कारण पता नहीं चलता; ज़्यादातर कुछ दिनों से छह हफ़्ते में जाते हैं। ठंडे कपड़े, ढीला सूती, गर्म पानी से नहीं नहाना, छोटे नाख़ून, और लिखें क्या खाया, लिया या छुआ; कौन-सी एंटीहिस्टामिन ठीक है, फ़ार्मासिस्ट या डॉक्टर बताते हैं। जहाँ कुछ लगा हो (साबुन, रंग, धातु, पौधा) वहाँ के चकत्ते में उसे छोड़ें।',
  ]),
];
