import { topic } from './topic.js';

export const complaints = [
  topic(
    'mouth-ulcers',
    [
      'Mouth ulcers',
      'Small painful sores in the mouth mostly come from a bite, a sharp tooth, stress or hot food and heal in one to two weeks. Rinse with salt water, leave out hot, sour and very spicy food, use a soft brush and paste without sodium lauryl sulfate; a pharmacist has gels that numb. If they come often, have iron, folate and B12 tested.',
      'a sore stays longer than two weeks, is hard or painless, above all with tobacco or gutkha; or sores come often, are many, or with fever, diarrhoea or sores on the genitals',
    ],
    [
      'मुँह के छाले',
      'मुँह के छोटे दुखने वाले छाले ज़्यादातर कटने, नुकीले दाँत, तनाव या गर्म खाने से होते हैं और एक-दो हफ़्ते में भरते हैं। नमक के पानी से कुल्ला करें, गर्म, खट्टा और बहुत मसालेदार न खाएँ, नरम ब्रश लें; सुन्न करने वाला जेल फ़ार्मासिस्ट से मिलता है। बार-बार हों तो आयरन, फ़ोलेट और B12 जँचवाएँ।',
      'छाला दो हफ़्ते से ज़्यादा रहे, सख़्त या बिना दर्द का हो, ख़ासकर तंबाकू या गुटखा लेने पर; या बार-बार, बहुत सारे, या बुख़ार, दस्त या गुप्तांग के घाव के साथ हों',
    ],
  ),
  topic(
    'tonsils',
    [
      'Tonsillitis',
      'Swollen, red tonsils with pain on swallowing mostly come from viruses and get better within a week. Salt-water gargles, cool or warm drinks, soft food and rest help. White spots, high fever and no cough may be bacteria: a doctor looks, and an antibiotic is then taken to its end. Removal is considered after about seven bad attacks in a year, or if the tonsils block breathing in sleep.',
      'fever lasts longer than two days or swallowing hurts much; go to a hospital at once if the mouth opens badly, saliva runs out, the voice is muffled, or breathing is hard',
    ],
    [
      'टॉन्सिल',
      'सूजे, लाल टॉन्सिल और निगलने में दर्द ज़्यादातर वायरस से होता है और एक हफ़्ते में ठीक हो जाता है। नमक के पानी के ग़रारे, ठंडा या गुनगुना पेय, नरम खाना और आराम मदद करते हैं। सफ़ेद धब्बे, तेज़ बुख़ार और खाँसी न हो तो जीवाणु हो सकते हैं: डॉक्टर देखते हैं, और तब एंटीबायोटिक पूरी की जाती है। साल में लगभग सात तेज़ हमले हों या नींद में साँस रुके तो ऑपरेशन पर विचार होता है।',
      'बुख़ार दो दिन से ज़्यादा रहे या निगलने में बहुत दर्द हो; मुँह कम खुले, लार बहे, आवाज़ दबी हो या साँस मुश्किल हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'dizziness',
    [
      'Dizziness and vertigo',
      'Feeling faint on standing up mostly comes from too little drink, heat, missed meals, anaemia, or medicines for blood pressure. Spinning for seconds when turning in bed is mostly positional vertigo of the inner ear, which certain head movements (Epley) cure. Spinning for hours with sickness may be an inflamed balance nerve or Ménière’s disease. Sit or lie down at once, drink, get up slowly, do not drive; have pressure, sugar and haemoglobin measured.',
      'it comes back, lasts longer than a day, or hearing gets worse; call an ambulance with a weak arm or leg, double sight, unclear speech, a new severe headache, pain in the chest or fainting',
    ],
    [
      'चक्कर आना',
      'खड़े होने पर चक्कर ज़्यादातर कम पानी, गर्मी, खाना छूटने, ख़ून की कमी या रक्तचाप की दवा से आते हैं। करवट लेने पर कुछ सेकंड सब घूमना अक्सर भीतरी कान का चक्कर (BPPV) है, जो सिर की ख़ास हरकतों (एप्ली) से ठीक होता है। घंटों घूमना और मितली संतुलन की नस की सूजन या मेनियर रोग हो सकता है। तुरंत बैठें या लेटें, पानी पिएँ, धीरे उठें, गाड़ी न चलाएँ; रक्तचाप, शुगर और हीमोग्लोबिन नपवाएँ।',
      'बार-बार हो, एक दिन से ज़्यादा रहे या सुनाई कम दे; हाथ-पैर में कमज़ोरी, दोहरा दिखना, अस्पष्ट बोली, नया तेज़ सिरदर्द, छाती में दर्द या बेहोशी हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'tiredness',
    [
      'Tiredness and weakness',
      'Most often it comes from too little sleep, stress, low mood, no movement, irregular meals or after an infection. Illnesses that are worth a test: anaemia, thyroid, diabetes, lack of B12 or D, kidney or liver trouble, sleep apnoea, and TB with fever and weight loss. Sleep seven to nine hours, walk daily, eat regularly with dal, greens and fruit, drink, and cut alcohol and screens at night. Tonics and vitamin drips seldom help without a lack.',
      'it lasts longer than two to four weeks, or comes with weight loss, fever, night sweats, breathlessness or low mood; call an ambulance if weakness is sudden or on one side, or with pain in the chest',
    ],
    [
      'थकान और कमज़ोरी',
      'ज़्यादातर कम नींद, तनाव, उदासी, कम चलने-फिरने, अनियमित खाने या संक्रमण के बाद होती है। जाँच लायक बीमारियाँ: ख़ून की कमी, थायरॉइड, मधुमेह, B12 या D की कमी, गुर्दे या जिगर की तकलीफ़, स्लीप एपनिया, और बुख़ार व वज़न घटने के साथ टीबी। सात से नौ घंटे सोएँ, रोज़ टहलें, समय पर दाल, हरी सब्ज़ी और फल खाएँ, पानी पिएँ, शराब और रात की स्क्रीन घटाएँ। बिना कमी के टॉनिक और विटामिन ड्रिप से कम ही फ़ायदा होता है।',
      'दो-चार हफ़्ते से ज़्यादा रहे, या वज़न घटना, बुख़ार, रात में पसीना, साँस फूलना या उदासी हो; कमज़ोरी अचानक या एक ओर हो, या छाती में दर्द हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'swollen-feet',
    [
      'Swollen feet',
      'Swelling of both feet in the evening comes from standing and sitting, heat, weight, veins, pregnancy, or tablets such as amlodipine; it goes overnight. Raise the legs, walk, less salt, stockings. Swelling that stays can come from heart, kidneys, liver or low protein and needs tests of urine and blood.',
      'it stays in the morning, reaches the face, or urine foams; in pregnancy with headache or a swollen face at once; go to a hospital at once if one leg alone swells, hurts or is warm (a clot); call an ambulance with breathlessness',
    ],
    [
      'पैरों में सूजन',
      'शाम को दोनों पैरों की सूजन खड़े-बैठे रहने, गर्मी, वज़न, नसों, गर्भावस्था या एम्लोडिपीन जैसी गोली से होती है और रात में उतर जाती है। पैर ऊँचे रखें, चलें, नमक कम, मोज़े (स्टॉकिंग)। बनी रहने वाली सूजन दिल, गुर्दे, जिगर या प्रोटीन की कमी से हो सकती है और पेशाब व ख़ून की जाँच चाहिए।',
      'सुबह भी रहे, चेहरे तक हो या पेशाब में झाग हो; गर्भावस्था में सिरदर्द या चेहरे की सूजन के साथ तुरंत; एक ही पैर सूजे, दुखे या गर्म हो (थक्का) तो तुरंत अस्पताल जाएँ; साँस फूले तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'swollen-glands',
    [
      'Swollen glands and lumps',
      'Tender glands in the neck mostly come with a sore throat, a tooth or skin infection and shrink within two to three weeks. In India TB of the glands is common: they grow slowly, without much pain. A soft lump that moves under the skin is often fat (lipoma) or a cyst. Do not press or heat them; a doctor feels them, and ultrasound or a fine needle shows what they are.',
      'a lump stays longer than two to three weeks, grows, is hard or fixed, is larger than 2 cm or above the collarbone, or there is fever, night sweat or weight loss; at once if swallowing or breathing gets hard',
    ],
    [
      'गिल्टियाँ और गाँठें',
      'गर्दन की दुखती गिल्टी ज़्यादातर गले, दाँत या त्वचा के संक्रमण के साथ होती है और दो-तीन हफ़्ते में घटती है। भारत में गिल्टी की टीबी आम है: धीरे-धीरे, बिना ज़्यादा दर्द बढ़ती है। त्वचा के नीचे नरम, सरकती गाँठ अक्सर चर्बी (लिपोमा) या सिस्ट होती है। दबाएँ या सेकें नहीं; डॉक्टर छूकर देखते हैं, और अल्ट्रासाउंड या सुई की जाँच से पता चलता है।',
      'गाँठ दो-तीन हफ़्ते से ज़्यादा रहे, बढ़े, सख़्त या चिपकी हो, 2 cm से बड़ी या हँसली के ऊपर हो, या बुख़ार, रात में पसीना या वज़न घटना हो; निगलना या साँस लेना मुश्किल हो तो तुरंत',
    ],
  ),
  topic(
    'piles',
    [
      'Piles, fissures and blood in the stool',
      'Piles are widened veins: bright red blood on the paper, itching, a soft lump. A fissure is a tear: sharp pain during and after stool. Both come from hard stools and straining: fibre, water, no long sitting on the toilet, a warm sitz bath for 10 to 15 minutes twice a day, washing with water only. Most get better in two to six weeks; otherwise banding or a small operation helps. Blood is not always from piles.',
      'blood appears for the first time, after 45, is dark or mixed with stool, or there is weight loss, a change of stool or a painful swelling; call an ambulance or go to a hospital at once with much blood, black stool, dizziness or fever with pain',
    ],
    [
      'बवासीर, फिशर और मल में ख़ून',
      'बवासीर फूली नसें हैं: चटक लाल ख़ून, खुजली, नरम गाँठ। फिशर दरार है: मल के समय और बाद तेज़ दर्द। दोनों सख़्त मल और ज़ोर लगाने से: रेशा, पानी, शौच में देर तक न बैठना, दिन में दो बार 10-15 मिनट गुनगुने पानी में बैठना, केवल पानी से धोना। ज़्यादातर दो से छह हफ़्ते में ठीक होते हैं; नहीं तो बैंडिंग या छोटा ऑपरेशन। ख़ून हमेशा बवासीर का नहीं होता।',
      'ख़ून पहली बार, 45 के बाद, गहरा या मल में मिला हो, या वज़न घटना, मल की आदत बदलना या दर्द वाली सूजन हो; बहुत ख़ून, काला मल, चक्कर या बुख़ार के साथ दर्द हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'gallstones',
    [
      'Gallstones',
      'Gallstones form in the gall bladder, more often in women, with weight and after losing it fast. Most are never felt and need nothing. Attacks of pain in the upper right belly for half an hour to hours, often after fatty food, are the reason to take out the gall bladder, by keyhole surgery; medicines and juices do not dissolve the stones. Afterwards nearly everything can be eaten, with less fat for the first weeks.',
      'you have had such pain; go to a hospital at once if it lasts longer than five hours, or with fever, chills, yellow eyes or vomiting',
    ],
    [
      'पित्त की पथरी',
      'पथरी पित्त की थैली में बनती है, महिलाओं में ज़्यादा, मोटापे में और तेज़ी से वज़न घटाने पर। ज़्यादातर कभी महसूस नहीं होती और कुछ नहीं करना होता। ऊपरी दाएँ पेट में आधे घंटे से घंटों दर्द, अक्सर चिकने खाने के बाद, हो तो दूरबीन से थैली निकालते हैं; दवा और जूस से पथरी नहीं घुलती। बाद में लगभग सब खा सकते हैं, पहले हफ़्तों में चिकनाई कम।',
      'ऐसा दर्द हुआ हो; पाँच घंटे से ज़्यादा रहे, या बुख़ार, ठंड, पीली आँखें या उल्टी हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'motion-sickness',
    [
      'Sickness when travelling',
      'Sit in front or over the wing, look at the horizon, no reading or phone, fresh air, a light meal an hour before, small sips, ginger or a sweet to suck. It gets better with practice. A pharmacist can say which tablet suits you before the journey; most make sleepy, so not for drivers, and they are chosen with care in children and pregnancy.',
      'it comes without travelling, with headache or hearing loss, or a child vomits often',
    ],
    [
      'सफ़र में उल्टी',
      'आगे की सीट पर बैठें, दूर क्षितिज देखें, पढ़ें या फ़ोन न देखें, ताज़ी हवा, एक घंटा पहले हल्का खाना, घूँट-घूँट पानी, अदरक या टॉफ़ी चूसें। अभ्यास से घटता है। सफ़र से पहले कौन-सी गोली ठीक है, फ़ार्मासिस्ट बता सकते हैं; ज़्यादातर से नींद आती है, इसलिए चालक के लिए नहीं, और बच्चों व गर्भावस्था में सोचकर चुनी जाती हैं।',
      'बिना सफ़र के हो, सिरदर्द या कम सुनाई देने के साथ हो, या बच्चा बार-बार उल्टी करे',
    ],
  ),
  topic(
    'hiccups',
    [
      'Hiccups',
      'Hiccups come from a full stomach, cold or fizzy drinks, alcohol or excitement and mostly stop within minutes. Holding the breath for ten seconds, sipping cold water, swallowing a spoon of sugar, or pulling the knees to the chest helps many. Babies have them often, mostly without any harm.',
      'they last longer than two days, come back often, or with pain, vomiting, weight loss or after a stroke; at once with weakness, unclear speech or pain in the chest',
    ],
    [
      'हिचकी',
      'हिचकी भरे पेट, ठंडे या गैस वाले पेय, शराब या घबराहट से आती है और ज़्यादातर कुछ मिनट में रुकती है। दस सेकंड साँस रोकना, ठंडा पानी घूँट-घूँट, एक चम्मच चीनी निगलना या घुटने छाती तक खींचना कई लोगों में काम करता है। शिशुओं में हानिरहित है।',
      'दो दिन से ज़्यादा रहे, बार-बार हो, या दर्द, उल्टी, वज़न घटने के साथ या स्ट्रोक के बाद हो; कमज़ोरी, अस्पष्ट बोली या छाती में दर्द हो तो तुरंत',
    ],
  ),
  topic(
    'prostate',
    [
      'The prostate',
      'From about 50 the prostate grows in most men: a weak stream, waiting, dribbling, getting up at night. It is mostly harmless. Drink less in the evening, less tea, coffee and alcohol, empty the bladder twice, and beware of some cold and sleep medicines. Tablets or an operation help if it disturbs you. The PSA test can find cancer early, but also many that would never do harm: speak with a doctor before.',
      'it disturbs sleep or you are over 50 with a brother or father with prostate cancer; go to a hospital at once if no urine comes, with blood in the urine or fever',
    ],
    [
      'प्रोस्टेट',
      'लगभग 50 से ज़्यादातर पुरुषों में प्रोस्टेट बढ़ता है: पतली धार, रुककर आना, टपकना, रात में उठना। ज़्यादातर हानिरहित है। शाम को कम पिएँ, चाय, कॉफ़ी, शराब कम, पेशाब दो बार में पूरा करें, ज़ुकाम और नींद की कुछ दवाओं से सावधान। परेशान करे तो गोली या ऑपरेशन मदद करते हैं। PSA जाँच कैंसर जल्दी पकड़ सकती है, पर ऐसे भी जो कभी नुक़सान न करते: पहले डॉक्टर से बात करें।',
      'नींद ख़राब हो, या आप 50 से ऊपर हों और भाई या पिता को प्रोस्टेट कैंसर रहा हो; पेशाब न उतरे, पेशाब में ख़ून या बुख़ार हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'leaking-urine',
    [
      'Leaking urine',
      'Leaking on coughing or laughing comes from a weak pelvic floor, often after births; leaking with a sudden urge from an overactive bladder. Both are common and treatable, no shame. Tighten the muscles that hold back wind and urine for five seconds, ten times, three times a day for three months; lose weight, less tea and coffee, treat cough and constipation, and stretch the time between visits slowly.',
      'it lasts longer than some weeks, or with burning, blood, a prolapse feeling, or in a man; go to a hospital at once if legs get weak, the seat is numb or no urine comes',
    ],
    [
      'पेशाब न रुकना',
      'खाँसने-हँसने पर निकलना श्रोणि की कमज़ोर मांसपेशी से है, अक्सर प्रसव के बाद; अचानक तेज़ इच्छा के साथ निकलना अति सक्रिय मूत्राशय से। दोनों आम हैं, इलाज है, शर्म की बात नहीं। जिन मांसपेशियों से हवा और पेशाब रोकते हैं उन्हें पाँच सेकंड कसें, दस बार, दिन में तीन बार, तीन महीने; वज़न घटाएँ, चाय-कॉफ़ी कम, खाँसी और कब्ज़ का इलाज, और बीच का समय धीरे-धीरे बढ़ाएँ।',
      'कुछ हफ़्तों से ज़्यादा रहे, या जलन, ख़ून, कुछ नीचे आने जैसा लगे, या पुरुष में हो; पैर कमज़ोर हों, बैठने की जगह सुन्न हो या पेशाब न उतरे तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'blood-in-urine',
    [
      'Blood in the urine',
      'Red or brown urine can come from an infection, a stone, the prostate, the kidneys or a growth; beetroot and some medicines colour it too. It has to be explained each time, even if it came once and without pain: a urine test, blood, ultrasound, and from about 40 or with tobacco a look into the bladder.',
      'you see blood in the urine (within days); go to a hospital at once with clots, strong pain, fever, no urine, after an injury, or under a blood thinner',
    ],
    [
      'पेशाब में ख़ून',
      'लाल या भूरा पेशाब संक्रमण, पथरी, प्रोस्टेट, गुर्दे या गाँठ से हो सकता है; चुकंदर और कुछ दवाओं से भी रंग आता है। हर बार कारण जानना ज़रूरी है, एक ही बार और बिना दर्द हुआ हो तब भी: पेशाब, ख़ून, अल्ट्रासाउंड, और लगभग 40 से या तंबाकू में मूत्राशय की दूरबीन जाँच।',
      'पेशाब में ख़ून दिखे (कुछ दिनों में); थक्के, तेज़ दर्द, बुख़ार, पेशाब बंद, चोट के बाद या ख़ून पतला करने की दवा पर हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'varicose-veins',
    [
      'Varicose veins',
      'Widened veins of the legs come from weak valves; family, pregnancies, standing and weight favour them. Heavy, aching legs in the evening ease by walking, raising the legs, calf exercises, less weight and stockings put on in the morning. Closing the vein by heat, laser or foam is a small operation, if they trouble you. Crossing legs does not cause them.',
      'they ache, the skin gets brown, itches or breaks; the same day if a vein is hard, hot and painful or the leg swells; if one bleeds, lie down, raise the leg and press, and go to a hospital; call an ambulance with breathlessness',
    ],
    [
      'नसों का फूलना (वैरिकोज़)',
      'पैरों की फूली नसें कमज़ोर वाल्व से होती हैं; परिवार, गर्भ, खड़े रहना और वज़न बढ़ाते हैं। शाम को भारी, दुखते पैर चलने, पैर ऊँचे रखने, पिंडली के व्यायाम, वज़न घटाने और सुबह पहने मोज़ों (स्टॉकिंग) से आराम पाते हैं। परेशान करें तो गर्मी, लेज़र या फ़ोम से नस बंद करना छोटा ऑपरेशन है। पैर पर पैर रखने से नहीं होतीं।',
      'दुखें, त्वचा भूरी हो, खुजलाए या फटे; नस सख़्त, गर्म, दर्द वाली हो या पैर सूजे तो उसी दिन; ख़ून बहे तो लेटें, पैर ऊँचा करें, दबाएँ और अस्पताल जाएँ; साँस फूले तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'facial-palsy',
    [
      'Facial palsy (Bell’s palsy)',
      'If one half of the face, with the forehead, gets weak within a day or two and nothing else, it is often Bell’s palsy: an inflamed nerve. A tablet begun within three days improves the outcome; seven of ten recover fully within months. Protect the eye with drops and tape at night. A stroke can look like it, mostly leaves the forehead mobile and weakens arm or speech: only an examination can tell.',
      'the face is still weak after three months, or it comes back; call an ambulance at once when a face droops, because it may be a stroke',
    ],
    [
      'चेहरे का लकवा (बेल्स पाल्सी)',
      'चेहरे का एक आधा, माथे समेत, एक-दो दिन में कमज़ोर हो और कुछ न हो, तो अक्सर बेल्स पाल्सी है: नस की सूजन। तीन दिन में शुरू हुई दवा से नतीजा बेहतर होता है; दस में सात महीनों में पूरी तरह ठीक होते हैं। आँख को बूँदों से और रात में टेप से बचाएँ। स्ट्रोक भी ऐसा दिख सकता है, उसमें ज़्यादातर माथा चलता है और बाँह या बोली कमज़ोर होती है: केवल जाँच से पता चलता है।',
      'तीन महीने बाद भी कमज़ोरी हो या लौटे; चेहरा लटके तो तुरंत एम्बुलेंस बुलाएँ, क्योंकि स्ट्रोक हो सकता है',
    ],
  ),
  topic(
    'immunity',
    [
      'Immunity',
      'Nothing “boosts” the immune system at once. What keeps it fit: enough sleep, varied food with protein, vegetables and fruit, movement, a healthy weight, no tobacco, little alcohol, and above all vaccines. Vitamin C, zinc, kadha, giloy and turmeric add little if nothing is lacking; giloy and high amounts of vitamins can harm. Frequent colds in children (six to eight a year) are usual.',
      'you have serious infections again and again, need antibiotics often, lose weight, or take medicines that weaken the defence',
    ],
    [
      'रोग प्रतिरोधक क्षमता',
      'कोई चीज़ इम्यूनिटी एकदम से नहीं “बढ़ाती”। जो उसे ठीक रखता है: पूरी नींद, प्रोटीन, सब्ज़ी और फल वाला खाना, चलना-फिरना, ठीक वज़न, तंबाकू नहीं, शराब कम, और सबसे ज़्यादा टीके। कमी न हो तो विटामिन सी, ज़िंक, काढ़ा, गिलोय और हल्दी से ख़ास फ़र्क़ नहीं; गिलोय और ज़्यादा विटामिन नुक़सान कर सकते हैं। बच्चों में साल में छह-आठ बार ज़ुकाम सामान्य है।',
      'बार-बार गंभीर संक्रमण हो, एंटीबायोटिक अक्सर लगे, वज़न घटे, या रक्षा घटाने वाली दवा लेते हों',
    ],
  ),
  topic(
    'thalassaemia',
    [
      'Thalassaemia and sickle cell',
      'Both are inherited: haemoglobin is built wrongly. Carriers (“minor”, “trait”) are healthy, at most a little anaemic, and need no iron without a proven lack. If both parents are carriers, each child has the illness with a chance of one in four; so have HPLC or electrophoresis tested before marriage or early in pregnancy. Thalassaemia major needs transfusions for life or a transplant; sickle cell needs drinks, warmth, vaccines and medicine against crises.',
      'you plan a child and one of you is a carrier; call an ambulance or go to a hospital at once with sickle cell and fever, strong pain, breathlessness, a stroke sign or a painful erection for hours',
    ],
    [
      'थैलेसीमिया और सिकल सेल',
      'दोनों वंशानुगत हैं: हीमोग्लोबिन ग़लत बनता है। वाहक (“माइनर”, “ट्रेट”) स्वस्थ होते हैं, बस थोड़ी ख़ून की कमी, और साबित कमी के बिना आयरन नहीं चाहिए। माता-पिता दोनों वाहक हों तो हर बच्चे में बीमारी की संभावना चार में एक है; इसलिए शादी से पहले या गर्भ की शुरुआत में HPLC जाँच कराएँ। थैलेसीमिया मेजर में जीवन भर ख़ून चढ़ाना या ट्रांसप्लांट; सिकल सेल में पानी, गर्माहट, टीके और संकट रोकने की दवा चाहिए।',
      'बच्चे की योजना हो और कोई एक वाहक हो; सिकल सेल में बुख़ार, तेज़ दर्द, साँस फूलना, स्ट्रोक का संकेत या घंटों दर्द वाला तनाव हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'potassium',
    [
      'Potassium and sodium in the blood',
      'Potassium is usually 3.5 to 5.0 mmol/L, sodium 135 to 145. High potassium comes from weak kidneys, some tablets for pressure and heart, low-sodium salt, or a sample that broke on the way: with it banana, coconut water, orange, potato, tomato, dates and dal are limited, vegetables cut small and boiled in much water, and low-sodium salt is left out. Low potassium comes from vomiting, diarrhoea and water tablets; low sodium in old people often from water tablets, illness or too much water. Do not correct either by yourself.',
      'a value is out of range; the same day above 5.5 or below 3.0 for potassium or below 130 for sodium; call an ambulance above 6.0, or with an irregular heartbeat, weakness, confusion, a fit or fainting',
    ],
    [
      'ख़ून में पोटैशियम और सोडियम',
      'पोटैशियम ज़्यादातर 3.5 से 5.0 mmol/L और सोडियम 135 से 145 होता है। पोटैशियम कमज़ोर गुर्दों, रक्तचाप और दिल की कुछ गोलियों, कम-सोडियम नमक, या रास्ते में ख़राब हुए नमूने से बढ़ता है: तब केला, नारियल पानी, संतरा, आलू, टमाटर, खजूर और दाल सीमित, सब्ज़ी छोटी काटकर ज़्यादा पानी में उबालें, और कम-सोडियम नमक नहीं। कम पोटैशियम उल्टी, दस्त और पेशाब की दवा से; बुज़ुर्गों में कम सोडियम अक्सर पेशाब की दवा, बीमारी या बहुत पानी से। अपने आप ठीक करने की कोशिश न करें।',
      'मान सीमा से बाहर हो; पोटैशियम 5.5 से ऊपर या 3.0 से नीचे, या सोडियम 130 से नीचे हो तो उसी दिन; 6.0 से ऊपर हो, या अनियमित धड़कन, कमज़ोरी, उलझन, दौरा या बेहोशी हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'blood-thinners',
    [
      'Living with a blood thinner',
      'Blood thinners prevent clots and strokes; too strong they cause bleeding. With warfarin or acenocoumarol eat about the same amount of green leaves (palak, methi, cabbage, coriander) every week instead of leaving them out, since their vitamin K works against it; much alcohol, cranberry, herbal medicines, and many antibiotics and painkillers such as ibuprofen and aspirin change it: ask before anything new. The INR is tested about every four weeks when steady (often with an aim of 2 to 3). Soft toothbrush, no wet shaving with a blade, no contact sports; tell dentist and every doctor. Newer ones need no INR.',
      'you bruise easily, gums or nose bleed often, periods are heavy, a new medicine is planned, or you are or may be pregnant (the same day); call an ambulance with bleeding that does not stop, black stool, a blow on the head or a sudden severe headache',
    ],
    [
      'ख़ून पतला करने की दवा के साथ जीना',
      'ये दवाएँ थक्के और स्ट्रोक रोकती हैं; असर ज़्यादा हो तो ख़ून बहता है। वारफेरिन या एसिट्रोम में हरी पत्तेदार सब्ज़ी (पालक, मेथी, पत्तागोभी, धनिया) छोड़ें नहीं, हर हफ़्ते लगभग बराबर मात्रा में खाएँ, क्योंकि उनका विटामिन K असर घटाता है; ज़्यादा शराब, क्रैनबेरी, जड़ी-बूटी की दवा, और कई एंटीबायोटिक व आइबुप्रोफ़ेन, ऐस्पिरिन जैसी दर्द की दवाएँ असर बदलती हैं: कुछ भी नया पूछकर लें। स्थिर हो तो INR लगभग हर चार हफ़्ते जाँचते हैं (लक्ष्य अक्सर 2 से 3)। नरम ब्रश, ब्लेड से दाढ़ी नहीं, टक्कर वाले खेल नहीं; दंत चिकित्सक और हर डॉक्टर को बताएँ। नई दवाओं में INR नहीं चाहिए।',
      'आसानी से नील पड़ें, मसूड़ों या नाक से अक्सर ख़ून आए, माहवारी ज़्यादा हो, नई दवा लेनी हो, या गर्भ हो या हो सकता हो (उसी दिन); ख़ून न रुके, काला मल हो, सिर में चोट लगे या अचानक तेज़ सिरदर्द हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'appetite',
    [
      'No appetite',
      'A few days with little appetite are usual with fever, colds, stomach trouble, heat, worries and some medicines (antibiotics, metformin, painkillers). Small meals of what you like every two to three hours, soups, curd, fruit, nuts, a walk before meals and company at table help; drinks rather after than before food. Tonics and “appetite syrups” help little, and some hide hormones. If it stays, liver, kidneys, thyroid, TB, stomach, low mood and pregnancy are looked for.',
      'it lasts longer than two weeks, you lose weight, have fever, pain, trouble swallowing or low mood, or an old person hardly eats for some days; at once with vomiting that does not stop, yellow eyes or confusion',
    ],
    [
      'भूख न लगना',
      'बुख़ार, ज़ुकाम, पेट की तकलीफ़, गर्मी, चिंता और कुछ दवाओं (एंटीबायोटिक, मेटफ़ॉर्मिन, दर्द की दवा) में कुछ दिन भूख कम होना सामान्य है। हर दो-तीन घंटे पसंद का थोड़ा खाना, सूप, दही, फल, मेवे, खाने से पहले टहलना और साथ बैठकर खाना मदद करते हैं; पेय खाने के बाद लें। टॉनिक और “भूख के सिरप” से कम फ़ायदा, कुछ में हार्मोन छिपे होते हैं। बनी रहे तो जिगर, गुर्दे, थायरॉइड, टीबी, पेट, उदासी और गर्भ की जाँच होती है।',
      'दो हफ़्ते से ज़्यादा रहे, वज़न घटे, बुख़ार, दर्द, निगलने में तकलीफ़ या उदासी हो, या बुज़ुर्ग कुछ दिन से लगभग न खाएँ; न रुकने वाली उल्टी, पीली आँखें या उलझन हो तो तुरंत',
    ],
  ),
  topic(
    'cold-hands',
    [
      'Cold hands and feet',
      'Cold hands and feet are usual in cold weather, with stress, thin build and in women, and mostly harmless: gloves, warm socks, movement, no tobacco, less coffee. Fingers that turn white, then blue and red in the cold have Raynaud’s phenomenon. Anaemia, an underactive thyroid, low pressure, diabetes, narrow arteries (pain on walking) and some tablets for pressure make it worse; haemoglobin and TSH are the first tests.',
      'it is new, in one limb only, with pain on walking, sores, or white fingers; at once if a limb turns pale or blue, cold and painful, or with fever, faintness or confusion',
    ],
    [
      'ठंडे हाथ-पैर',
      'ठंड, तनाव, दुबलेपन में और महिलाओं में हाथ-पैर ठंडे रहना सामान्य और ज़्यादातर हानिरहित है: दस्ताने, गर्म मोज़े, चलना-फिरना, तंबाकू नहीं, कॉफ़ी कम। ठंड में उँगलियाँ सफ़ेद, फिर नीली और लाल हों तो रेनॉड है। ख़ून की कमी, कम थायरॉइड, कम रक्तचाप, मधुमेह, सँकरी धमनियाँ (चलने पर दर्द) और रक्तचाप की कुछ गोलियाँ बढ़ाती हैं; पहली जाँच हीमोग्लोबिन और TSH है।',
      'नया हो, एक ही हाथ-पैर में हो, चलने पर दर्द, घाव या सफ़ेद उँगलियाँ हों; हाथ-पैर पीला या नीला, ठंडा और दर्द वाला हो, या बुख़ार, बेहोशी जैसा या उलझन हो तो तुरंत',
    ],
  ),
];
