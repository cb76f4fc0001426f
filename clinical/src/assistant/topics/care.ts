import { topic } from './topic.js';

export const care = [
  topic(
    'doctor-visit',
    [
      'Preparing for a visit to the doctor',
      'Write down: what troubles you, since when, what makes it better or worse; your three main questions; all medicines, also herbal ones; allergies and earlier illnesses. Bring reports. During the visit repeat in your words what was said, ask what happens if you wait, and when to come back. For most things a general physician is a good start.',
      'you are not sure whether something can wait: ask; nobody minds a short question; what gets worse fast or frightens you does not wait for an appointment',
    ],
    [
      'डॉक्टर के पास जाने की तैयारी',
      'लिख लें: क्या तकलीफ़ है, कब से, किससे घटती-बढ़ती है; तीन मुख्य सवाल; सब दवाएँ, देसी भी; एलर्जी और पुरानी बीमारियाँ। रिपोर्ट साथ लाएँ। जो कहा गया उसे अपने शब्दों में दोहराएँ, पूछें कि रुकें तो क्या होगा और कब फिर आना है। ज़्यादातर बातों के लिए सामान्य चिकित्सक अच्छी शुरुआत हैं।',
      'पक्का न हो कि कोई बात रुक सकती है: पूछ लें; छोटे सवाल से कोई बुरा नहीं मानता; जो तेज़ी से बिगड़े या डराए, वह अपॉइंटमेंट का इंतज़ार न करे',
    ],
  ),
  topic(
    'lab-report',
    [
      'Reading a laboratory report',
      'The reference range holds for 95 of 100 healthy people, so a value a little outside is often harmless. What counts is how far, in which direction over time, and how you feel. Ranges differ between laboratories, ages and sexes. Food, time of day, exercise and medicines change values. A yearly check from 40 (pressure, sugar, cholesterol, weight; with risks earlier) is enough for most; large packages find many false alarms.',
      'a value is marked as critical, is new and far outside, or you feel ill, whatever the report says',
    ],
    [
      'लैब रिपोर्ट पढ़ना',
      'सामान्य सीमा 100 में 95 स्वस्थ लोगों पर लागू होती है, इसलिए थोड़ा बाहर का मान अक्सर हानिरहित है। अहम है कितना बाहर, समय के साथ किस दिशा में, और आप कैसा महसूस करते हैं। सीमा लैब, उम्र और लिंग से बदलती है। खाना, समय, व्यायाम और दवा मान बदलते हैं। 40 से साल में एक बार जाँच (रक्तचाप, शुगर, कोलेस्ट्रॉल, वज़न; जोखिम में पहले) ज़्यादातर के लिए पर्याप्त है; बड़े पैकेज कई झूठे डर पैदा करते हैं।',
      'कोई मान क्रिटिकल लिखा हो, नया और बहुत बाहर हो, या तबीयत ख़राब हो, रिपोर्ट चाहे जो कहे',
    ],
  ),
  topic(
    'medicine-safety',
    [
      'Taking and keeping medicines safely',
      'Take medicines as the label says, keep a list of all of them (also herbal ones), and show it to every doctor and pharmacist: some do not go together. Keep them dry, below 30 °C, in their packs, locked away from children; insulin in the fridge door, not the freezer. Do not use them after the expiry date, share them, or add painkillers that hold the same substance twice; ibuprofen and similar ones can harm stomach and kidneys, and in pregnancy the baby. Rat poison and cleaners belong on a high locked shelf, never in food bottles.',
      'you notice a rash, swelling, bleeding or anything new after a medicine (do not stop a long-term one without asking); call an ambulance if face or throat swell or breathing is hard, and also if a child swallowed medicine or a cleaner',
    ],
    [
      'दवा सुरक्षित लेना और रखना',
      'दवा लेबल के अनुसार लें, सब दवाओं की सूची (देसी भी) रखें और हर डॉक्टर व फ़ार्मासिस्ट को दिखाएँ: कुछ साथ नहीं चलतीं। सूखी जगह, 30 °C से नीचे, अपने पैक में, बच्चों से दूर ताले में रखें; इंसुलिन फ़्रिज के दरवाज़े में, फ़्रीज़र में नहीं। एक्सपायरी के बाद न लें, साझा न करें, एक ही पदार्थ वाली दो दर्द की दवाएँ न लें; आइबुप्रोफ़ेन जैसी दवाएँ पेट और गुर्दों को, और गर्भावस्था में शिशु को नुक़सान कर सकती हैं। चूहे मारने की दवा और क्लीनर ऊँची ताले वाली जगह पर, खाने की बोतल में कभी नहीं।',
      'दवा के बाद चकत्ते, सूजन, ख़ून या कुछ नया दिखे (लंबी दवा बिना पूछे बंद न करें); चेहरा या गला सूजे, साँस मुश्किल हो, या बच्चे ने दवा या क्लीनर निगला हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'missed-tablet',
    [
      'A missed tablet',
      'Mostly: if it is noticed soon, take it then; if the next one is nearly due, leave out the missed one. Never take two at once to make up for it. It is different for the contraceptive pill, insulin, blood thinners, medicines for fits and transplants: look into the leaflet or call the pharmacist. An alarm, a weekly box or a fixed habit such as brushing teeth helps to remember.',
      'you missed several days, or the medicine is one of those above',
    ],
    [
      'दवा लेना भूल जाना',
      'ज़्यादातर: जल्दी याद आए तो तभी लें; अगली का समय पास हो तो छूटी हुई छोड़ दें। पूरा करने के लिए एक साथ दो कभी न लें। गर्भनिरोधक गोली, इंसुलिन, ख़ून पतला करने, दौरे और प्रत्यारोपण की दवाओं में अलग है: पर्ची देखें या फ़ार्मासिस्ट से पूछें। अलार्म, साप्ताहिक डिब्बा या ब्रश जैसी आदत याद रखने में मदद करती है।',
      'कई दिन छूटे हों, या दवा ऊपर लिखी में से हो',
    ],
  ),
  topic(
    'first-aid',
    [
      'First aid for cuts, burns and nosebleeds',
      'Cuts: press with a clean cloth, rinse with clean water, cover. Burns: 20 minutes under cool running water; no ice, toothpaste, oil or ghee; cover loosely; leave blisters closed. Nosebleed: sit, lean forward, pinch the soft part of the nose for 10 to 15 minutes. Stings: scrape out, cool. A first-aid box with gauze, bandage, gloves and ORS belongs in every home and workplace.',
      'a wound gapes, is deep or dirty, or a burn blisters; go to a hospital at once with a burn that is larger than the palm, on face, hands or genitals, or from electricity or chemicals; call an ambulance if blood spurts or does not stop after 15 minutes, or a sting makes face or throat swell or breathing hard',
    ],
    [
      'घाव, जलने और नकसीर की प्राथमिक चिकित्सा',
      'कटने पर: साफ़ कपड़े से दबाएँ, साफ़ पानी से धोएँ, ढकें। जलने पर: 20 मिनट ठंडे बहते पानी के नीचे; बर्फ़, टूथपेस्ट, तेल, घी नहीं; ढीला ढकें; छाले न फोड़ें। नकसीर: बैठें, आगे झुकें, नाक का नरम हिस्सा 10-15 मिनट दबाएँ। डंक: खुरचकर निकालें, ठंडा करें। हर घर और काम की जगह पर पट्टी, दस्ताने और ओआरएस वाला फ़र्स्ट-एड डिब्बा हो।',
      'घाव खुला, गहरा या गंदा हो, या जले पर छाले हों; जला हिस्सा हथेली से बड़ा, चेहरे, हाथ या गुप्तांग पर, या बिजली या रसायन से हो तो तुरंत अस्पताल जाएँ; ख़ून फूटकर बहे या 15 मिनट में न रुके, या डंक से चेहरा-गला सूजे या साँस मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'snakebite-prevention',
    [
      'Snake bites and how to prevent them',
      'India has more than 50,000 deaths by snakes a year, because many live and work near them and reach a hospital late. Wear boots and use a torch and a stick at night, sleep on a bed under a tucked-in net, keep grain, rats and rubbish away from the house, look before you reach into wood or hay. Antivenom is made from horses that got small amounts of venom; it works only in a hospital. Healers, cutting and tying cost time.',
      'anybody is bitten, even without pain or marks: call an ambulance, lie still, and get to a hospital at once',
    ],
    [
      'साँप का काटना और बचाव',
      'भारत में साल में 50,000 से ज़्यादा लोग साँप से मरते हैं, क्योंकि कई उनके पास रहते और काम करते हैं और देर से अस्पताल पहुँचते हैं। जूते पहनें, रात में टॉर्च और लाठी रखें, चारपाई पर दबाई हुई मच्छरदानी में सोएँ, अनाज, चूहे और कचरा घर से दूर रखें, लकड़ी-भूसे में देखकर हाथ डालें। विषरोधी दवा घोड़ों को थोड़ा विष देकर बनती है; केवल अस्पताल में काम करती है। झाड़-फूँक, काटना और बाँधना समय गँवाते हैं।',
      'किसी को भी काटे, बिना दर्द या निशान के भी: एम्बुलेंस बुलाएँ, न हिलें, और तुरंत अस्पताल पहुँचें',
    ],
  ),
  topic(
    'work-safety',
    [
      'Working with pesticides and dust',
      'Read the label, wear gloves, long sleeves, boots, glasses and a mask, spray with the wind at your back and in the cool hours, do not eat, drink or smoke meanwhile. Wash yourself and the clothes apart afterwards. Keep pesticides locked, in their own bottles. Wet dusty work and wear a mask against stone, cotton or grain dust.',
      'you get headache, sickness or blurred sight after spraying; call an ambulance with vomiting, dribbling, small pupils or weakness',
    ],
    [
      'कीटनाशक और धूल में काम',
      'लेबल पढ़ें, दस्ताने, पूरी बाँह, जूते, चश्मा और मास्क पहनें, हवा पीठ की ओर रखकर ठंडे समय छिड़कें, उस समय खाएँ, पिएँ या बीड़ी न पिएँ। बाद में नहाएँ, कपड़े अलग धोएँ। कीटनाशक अपनी बोतल में ताले में रखें। धूल वाला काम गीला करके करें और मास्क पहनें।',
      'छिड़काव के बाद सिरदर्द, मितली या धुंधला दिखे; उल्टी, लार, छोटी पुतली या कमज़ोरी हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'blood-donation',
    [
      'Blood groups and donating blood',
      'Blood groups are A, B, AB and O, each Rh positive or negative; O negative can be given to everyone in need, AB positive people can receive from all. In India healthy adults of 18 to 65 years, from 45 kg and with haemoglobin of 12.5 g/dL can give: men every three, women every four months. The body replaces the fluid in a day, the cells in weeks. Rh negative pregnant women need an injection.',
      'you feel faint long after giving, or are pregnant and Rh negative',
    ],
    [
      'रक्त समूह और रक्तदान',
      'रक्त समूह A, B, AB और O हैं, हर एक Rh पॉज़िटिव या नेगेटिव; ज़रूरत में O नेगेटिव सबको दिया जा सकता है, AB पॉज़िटिव सबसे ले सकते हैं। भारत में 18 से 65 साल, 45 किलो से ऊपर और 12.5 g/dL हीमोग्लोबिन वाले स्वस्थ लोग दे सकते हैं: पुरुष हर तीन, महिलाएँ हर चार महीने। तरल एक दिन में, कोशिकाएँ हफ़्तों में बनती हैं। Rh नेगेटिव गर्भवती को इंजेक्शन चाहिए।',
      'देने के बहुत बाद तक चक्कर आए, या आप गर्भवती और Rh नेगेटिव हों',
    ],
  ),
  topic(
    'breast-cancer',
    [
      'Breast cancer and its early signs',
      'Look for a lump, a change of shape, skin like an orange peel, a drawn-in nipple or discharge. Most lumps are harmless, but each has to be examined. In India women from 30 can be examined free every five years at health centres; mammography is useful from 40 to 50. Found early, most women are cured. Breastfeeding, movement, less weight and alcohol lower the risk.',
      'you find a lump or a change, or mother or sister had breast cancer',
    ],
    [
      'स्तन कैंसर और शुरुआती संकेत',
      'गाँठ, आकार बदलना, संतरे के छिलके जैसी त्वचा, धँसा निप्पल या स्राव देखें। ज़्यादातर गाँठें हानिरहित हैं, पर हर एक की जाँच ज़रूरी है। भारत में 30 से ऊपर महिलाओं की हर पाँच साल स्वास्थ्य केंद्र पर मुफ़्त जाँच होती है; मैमोग्राफ़ी 40-50 से उपयोगी है। जल्दी पता चलने पर ज़्यादातर ठीक हो जाती हैं। स्तनपान, चलना-फिरना, कम वज़न और शराब न पीना ख़तरा घटाते हैं।',
      'गाँठ या बदलाव मिले, या माँ या बहन को स्तन कैंसर रहा हो',
    ],
  ),
  topic(
    'cervical-cancer',
    [
      'Cervical cancer',
      'It is caused by HPV, a virus passed by sex, and can nearly always be prevented: vaccine for girls of 9 to 14 years, and a test (HPV, Pap or VIA) from 30 every five years or so. Early changes cause no signs and are removed easily.',
      'you bleed after sex, between periods or after menopause, or were never tested and are over 30',
    ],
    [
      'गर्भाशय ग्रीवा का कैंसर',
      'यह यौन संबंध से फैलने वाले एचपीवी वायरस से होता है और लगभग हमेशा रोका जा सकता है: 9 से 14 साल की लड़कियों को टीका, और 30 से लगभग हर पाँच साल जाँच (एचपीवी, पैप या वीआईए)। शुरुआती बदलाव में लक्षण नहीं होते और वे आसानी से हटते हैं।',
      'संबंध के बाद, माहवारी के बीच या रजोनिवृत्ति के बाद ख़ून आए, या 30 से ऊपर हों और कभी जाँच न हुई हो',
    ],
  ),
  topic(
    'oral-cancer',
    [
      'Oral cancer',
      'Mouth cancer is common in India because of tobacco, gutkha, areca nut and alcohol. Look in a mirror once a month: a white or red patch, a sore that stays, a lump, a mouth that opens less. Found early it is cured in most. Stopping tobacco is the best protection.',
      'a sore, patch or lump stays longer than two weeks, or opening the mouth or swallowing gets hard',
    ],
    [
      'मुँह का कैंसर',
      'तंबाकू, गुटखा, सुपारी और शराब से भारत में मुँह का कैंसर आम है। महीने में एक बार शीशे में देखें: सफ़ेद या लाल दाग, न भरने वाला घाव, गाँठ, मुँह कम खुलना। जल्दी पता चले तो ज़्यादातर ठीक होता है। तंबाकू छोड़ना सबसे अच्छा बचाव है।',
      'घाव, दाग या गाँठ दो हफ़्ते से ज़्यादा रहे, या मुँह खोलना या निगलना मुश्किल हो',
    ],
  ),
  topic(
    'cancer',
    [
      'Cancer: risks and screening',
      'A third of cancers can be prevented: no tobacco, little alcohol, healthy weight, vaccines against HPV and hepatitis B, movement. Cancer is not infectious and no punishment. Screening helps for breast, cervix, mouth and bowel. Signs to have checked: a lump, bleeding, a sore that stays, a changed mole, weight loss, a cough or hoarse voice for three weeks.',
      'one of these signs lasts longer than two to three weeks, or close relatives had cancer before 50',
    ],
    [
      'कैंसर: जोखिम और जाँच',
      'एक तिहाई कैंसर रोके जा सकते हैं: तंबाकू नहीं, शराब कम, सही वज़न, एचपीवी और हेपेटाइटिस बी के टीके, चलना-फिरना। कैंसर छूत नहीं और सज़ा नहीं। स्तन, गर्भाशय ग्रीवा, मुँह और आँत की जाँच उपयोगी है। दिखाने लायक संकेत: गाँठ, ख़ून, न भरने वाला घाव, बदला तिल, वज़न घटना, तीन हफ़्ते खाँसी या भारी आवाज़।',
      'ऐसा कोई संकेत दो-तीन हफ़्ते से ज़्यादा रहे, या नज़दीकी रिश्तेदार को 50 से पहले कैंसर हुआ हो',
    ],
  ),
];
