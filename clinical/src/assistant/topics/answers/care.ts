import { answersOn } from '../topic-answer.js';

export const careAnswers = [
  ...answersOn('lab-report', [
    'often',
    'Healthy adults from 30 in India: blood pressure, sugar, weight and waist once a year; cholesterol every five years, from 40 yearly with risks; women: mouth, breast and cervix from 30 every five years, men the mouth; eyes and teeth each one to two years; bowel cancer tests from about 50. Large packages with 80 values find many false alarms. What else is due depends on family and illnesses.',
    'भारत में 30 से स्वस्थ वयस्क: रक्तचाप, शुगर, वज़न और कमर साल में एक बार; कोलेस्ट्रॉल हर पाँच साल, 40 से जोखिम हो तो हर साल; महिलाएँ: 30 से हर पाँच साल मुँह, स्तन और गर्भाशय ग्रीवा, पुरुष मुँह; आँखें और दाँत हर एक-दो साल; आँत के कैंसर की जाँच लगभग 50 से। 80 मानों वाले बड़े पैकेज कई झूठे डर पैदा करते हैं। और क्या चाहिए, परिवार और बीमारियों पर निर्भर है।',
  ]),
  ...answersOn('blood-donation', [
    'often',
    'Men every three, women every four months. It does not make weak: the fluid is replaced within a day, the cells in some weeks; eat and drink well before, rest for ten minutes, drink more that day, no heavy work. Wait a year after a tattoo or piercing, a birth or a large operation, and not while breastfeeding; two weeks after antibiotics. With diabetes on tablets and well-kept pressure it is mostly possible; with insulin not. The doctor at the blood bank decides.',
    'पुरुष हर तीन, महिलाएँ हर चार महीने। इससे कमज़ोरी नहीं होती: तरल एक दिन में, कोशिकाएँ कुछ हफ़्तों में बन जाती हैं; पहले अच्छा खाएँ-पिएँ, दस मिनट आराम, उस दिन ज़्यादा पानी, भारी काम नहीं। टैटू या छेद, प्रसव या बड़े ऑपरेशन के एक साल, स्तनपान के दौरान नहीं, एंटीबायोटिक के दो हफ़्ते बाद दें। गोली वाला मधुमेह और ठीक रक्तचाप हो तो ज़्यादातर दे सकते हैं; इंसुलिन में नहीं। ब्लड बैंक के डॉक्टर तय करते हैं।',
  ]),
  ...answersOn(
    'first-aid',
    [
      'nosebleed',
      'Sit up and lean forward, breathe through the mouth, and pinch the soft part of the nose firmly for 10 to 15 minutes without letting go; a cold cloth on the neck is pleasant. Do not lie down or bend the head back, do not put in cotton. Afterwards no blowing or hot drinks for a day. In dry heat a little petroleum jelly inside the nose and enough to drink prevent it; often repeated, have pressure and blood checked.',
      'बैठें और आगे झुकें, मुँह से साँस लें, और नाक का नरम हिस्सा 10-15 मिनट बिना छोड़े दबाएँ; गर्दन पर ठंडा कपड़ा अच्छा लगता है। लेटें या सिर पीछे न करें, रुई न डालें। बाद में एक दिन नाक न छिनकें, गर्म पेय न लें। सूखी गर्मी में नाक के अंदर थोड़ी वैसलीन और पर्याप्त पानी बचाते हैं; बार-बार हो तो रक्तचाप और ख़ून जँचवाएँ।',
    ],
    [
      'burn',
      'Hold the burn under cool running water for 20 minutes, take off rings and wet clothes that do not stick; no ice, toothpaste, oil, ghee, turmeric or ink. Cover it loosely with a clean cloth or cling film and leave blisters closed. A burn larger than the palm, on face, hands or genitals, white or black, from electricity or chemicals, or in a small child, belongs in a hospital at once.',
      'जले हिस्से को 20 मिनट ठंडे बहते पानी के नीचे रखें, अँगूठी और न चिपके गीले कपड़े उतारें; बर्फ़, टूथपेस्ट, तेल, घी, हल्दी या स्याही नहीं। साफ़ कपड़े या पन्नी से ढीला ढकें और छाले न फोड़ें। हथेली से बड़ा, चेहरे, हाथ या गुप्तांग पर, सफ़ेद या काला, बिजली या रसायन से, या छोटे बच्चे का जलना तुरंत अस्पताल का मामला है।',
    ],
    [
      'cut',
      'Press firmly with a clean cloth for ten minutes without looking, raise the limb, then rinse with clean running water, dab dry and cover; change the dressing daily. No turmeric, ash or mud. Ask for a tetanus vaccine if the last one was more than five to ten years ago or the wound is dirty. Gaping, deep or bitten wounds are stitched within hours.',
      'साफ़ कपड़े से दस मिनट बिना हटाए दबाएँ, अंग ऊँचा रखें, फिर साफ़ बहते पानी से धोएँ, थपथपाकर सुखाएँ और ढकें; पट्टी रोज़ बदलें। हल्दी, राख या मिट्टी नहीं। टिटनेस का पिछला टीका पाँच-दस साल पहले लगा हो या घाव गंदा हो तो टीके के लिए पूछें। खुले, गहरे या काटने के घाव में कुछ घंटों के अंदर टाँके लगते हैं।',
    ],
  ),
  ...answersOn('operation', [
    'stitches',
    'Keep the stitches dry for two days; then a short shower is fine: let water run over, dab dry, do not soak or rub. Change the dressing as told or when it is wet, with washed hands. Do not pull at threads, put on powder, oil or turmeric, or lift heavy things. Face after about 5 days, belly 7 to 10, legs and joints 10 to 14 the stitches come out; some dissolve. Slight redness and itching are usual.',
    'टाँके दो दिन सूखे रखें; फिर थोड़ी देर नहा सकते हैं: पानी बहने दें, थपथपाकर सुखाएँ, भिगोएँ या रगड़ें नहीं। पट्टी बताए अनुसार या गीली होने पर धुले हाथों से बदलें। धागे न खींचें, पाउडर, तेल या हल्दी न लगाएँ, भारी न उठाएँ। चेहरे के लगभग 5, पेट के 7 से 10, पैर और जोड़ों के 10 से 14 दिन में निकलते हैं; कुछ घुल जाते हैं। थोड़ी लाली और खुजली सामान्य है।',
  ]),
  ...answersOn('tiredness', [
    'eat',
    'Regular meals with dal, eggs, curd, milk or meat, green leaves, fruit, nuts, dates or raisins, whole grains, and enough to drink; little sugar and fried food. After a fever add one meal a day for two weeks. Tonics and energy drinks give sugar and caffeine; if haemoglobin, B12 or D is low, food alone does not suffice and a doctor prescribes.',
    'समय पर खाना: दाल, अंडा, दही, दूध या माँस, हरी पत्तेदार सब्ज़ी, फल, मेवे, खजूर या किशमिश, साबुत अनाज, और पर्याप्त पानी; चीनी और तला कम। बुख़ार के बाद दो हफ़्ते दिन में एक खाना ज़्यादा। टॉनिक और एनर्जी ड्रिंक से चीनी और कैफ़ीन मिलती है; हीमोग्लोबिन, B12 या D कम हो तो केवल खाना काफ़ी नहीं, डॉक्टर लिखते हैं।',
  ]),
];
