import { topic } from './topic.js';

export const bonesAndNerves = [
  topic(
    'headache',
    [
      'Headache and migraine',
      'Most headaches come from tension, little sleep, screens, missed meals or too little water. Migraine throbs, often on one side, for hours, with sickness and dislike of light. Regular sleep, meals, water and a diary of what sets it off help. Painkillers on more than ten days a month cause headache themselves.',
      'it is new after 50, gets worse over weeks, or wakes you; call an ambulance if it is sudden and the worst ever, or with fever and stiff neck, weakness, confusion, in pregnancy or after a fall',
    ],
    [
      'सिरदर्द और माइग्रेन',
      'ज़्यादातर सिरदर्द तनाव, कम नींद, स्क्रीन, खाना छूटने या कम पानी से होता है। माइग्रेन में घंटों, अक्सर एक तरफ़, धड़कता दर्द, मितली और रोशनी से परेशानी होती है। नियमित नींद, खाना, पानी और कारणों की डायरी मदद करती है। महीने में दस दिन से ज़्यादा दर्द की दवा ख़ुद सिरदर्द करती है।',
      '50 के बाद नया हो, हफ़्तों में बढ़े या नींद से जगाए; अचानक और सबसे तेज़ हो, या बुख़ार और अकड़ी गर्दन, कमज़ोरी, उलझन, गर्भावस्था में या गिरने के बाद हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'back-pain',
    [
      'Back and neck pain',
      'Most back pain comes from muscles and ligaments and gets better within weeks. Stay active: walking, gentle stretches and strengthening belly and back help more than bed rest or a belt. Sit on a chair with the feet on the floor and the screen at eye height, and stand up every half hour. Warmth eases it. Pictures (X-ray, MRI) are rarely needed at first.',
      'it lasts longer than six weeks, comes with fever or weight loss, or follows a fall; go to a hospital at once if legs get weak, the seat is numb or urine cannot be held',
    ],
    [
      'कमर और गर्दन का दर्द',
      'ज़्यादातर कमर दर्द मांसपेशियों और लिगामेंट से होता है और कुछ हफ़्तों में ठीक हो जाता है। चलते-फिरते रहें: टहलना, हल्का खिंचाव, पेट और पीठ की मज़बूती आराम करने या बेल्ट से ज़्यादा मदद करते हैं। पैर ज़मीन पर रखकर कुर्सी पर बैठें, स्क्रीन आँख की ऊँचाई पर, हर आधे घंटे में उठें। सिकाई से आराम होता है। शुरू में एक्स-रे, एमआरआई कम ही चाहिए।',
      'छह हफ़्ते से ज़्यादा रहे, बुख़ार या वज़न घटना हो, या गिरने के बाद हो; पैर कमज़ोर हों, बैठने की जगह सुन्न हो या पेशाब न रुके या न उतरे तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'joints',
    [
      'Knee, heel and joint pain',
      'In osteoarthritis the cartilage wears: pain on stairs, short stiffness in the morning. Strong thigh muscles, less weight, swimming, cycling and walking on even ground help most. Heel pain with the first steps in the morning is mostly an irritated sole: stretch calf and sole, wear soft shoes. A new knee mostly lasts 15 to 20 years. Rheumatoid arthritis swells small joints on both sides with long stiffness, and needs early treatment.',
      'a joint is swollen, or stiffness lasts longer than 30 minutes each morning; at once if a joint is hot and red, with fever, or cannot bear weight',
    ],
    [
      'घुटने, एड़ी और जोड़ों का दर्द',
      'ऑस्टियोआर्थराइटिस में उपास्थि घिसती है: सीढ़ियों पर दर्द, सुबह थोड़ी जकड़न। जाँघ की मज़बूत मांसपेशियाँ, कम वज़न, तैरना, साइकिल और समतल पर टहलना सबसे ज़्यादा मदद करते हैं। सुबह पहले क़दमों पर एड़ी का दर्द ज़्यादातर तलवे की सूजन है: पिंडली और तलवा खींचें, नरम जूते पहनें। नया घुटना अक्सर 15-20 साल चलता है। रूमेटॉइड में दोनों ओर छोटे जोड़ सूजते हैं और जल्दी इलाज चाहिए।',
      'जोड़ सूजा हो, या रोज़ सुबह 30 मिनट से ज़्यादा जकड़न हो; जोड़ गर्म और लाल हो, बुख़ार हो, या उस पर वज़न न डाल सकें तो तुरंत',
    ],
  ),
  topic(
    'osteoporosis',
    [
      'Osteoporosis',
      'In osteoporosis bones get thin and break easily, mostly after menopause and in old age. Milk, curd, ragi and greens for calcium, sun for vitamin D, walking and light weights, no tobacco and little alcohol keep them strong. A bone density scan shows it.',
      'you are a woman over 65 (a man over 70), broke a bone by a small fall, became shorter, or take steroids for months; call an ambulance if after a fall the hip hurts or you cannot stand',
    ],
    [
      'ऑस्टियोपोरोसिस (कमज़ोर हड्डियाँ)',
      'ऑस्टियोपोरोसिस में हड्डियाँ पतली होकर आसानी से टूटती हैं, ज़्यादातर रजोनिवृत्ति के बाद और बुढ़ापे में। कैल्शियम के लिए दूध, दही, रागी, हरी सब्ज़ी, विटामिन डी के लिए धूप, टहलना और हल्का वज़न उठाना, तंबाकू नहीं और शराब कम। बोन डेंसिटी जाँच से पता चलता है।',
      '65 से ऊपर महिला (70 से ऊपर पुरुष) हों, मामूली गिरने से हड्डी टूटी हो, क़द घटा हो, या महीनों स्टेरॉयड लेते हों; गिरने के बाद कूल्हा दुखे या खड़े न हो सकें तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'sprains',
    [
      'Sprains, strains and cramps',
      'After twisting a joint: rest it, cool it with wrapped ice for 15 to 20 minutes at a time, bandage it and keep it raised for two days; then move it gently. It heals in two to six weeks. Cramps in the calf ease by stretching; drink enough and warm up before sport.',
      'it is not better after a few days; go to a hospital at once if you cannot take four steps, the bone itself hurts when pressed, the joint looks crooked (do not straighten it), or foot or hand get numb, cold or blue; a hot, swollen calf without a twist may be a clot: at once, and with breathlessness by ambulance',
    ],
    [
      'मोच, खिंचाव और ऐंठन',
      'जोड़ मुड़ने पर: आराम दें, कपड़े में लपेटी बर्फ़ एक बार में 15-20 मिनट, पट्टी बाँधें और दो दिन ऊँचा रखें; फिर धीरे-धीरे हिलाएँ। दो से छह हफ़्ते में ठीक होता है। पिंडली की ऐंठन खींचने से कम होती है; पर्याप्त पिएँ और खेल से पहले वार्म-अप करें।',
      'कुछ दिन में आराम न हो; चार क़दम न चल सकें, हड्डी दबाने पर दुखे, जोड़ टेढ़ा दिखे (सीधा न करें), या हाथ-पैर सुन्न, ठंडा या नीला हो तो तुरंत अस्पताल जाएँ; बिना मोच के गर्म, सूजी पिंडली थक्का हो सकती है: तुरंत, और साँस फूले तो एम्बुलेंस से',
    ],
  ),
  topic(
    'epilepsy',
    [
      'Epilepsy',
      'In epilepsy fits come again and again because nerve cells of the brain fire together. It is no mental illness and not infectious; with medicine seven of ten people have no fits. Take it daily and never stop it suddenly: fits that do not end can follow. Before a pregnancy ask early, because some medicines can harm the baby. Sleep enough, drink no alcohol, and do not drive or swim alone. During a fit look at the clock, move hard things away, put something soft under the head, hold nobody down, and put nothing in the mouth; afterwards lay the person on the side (recovery position) and stay until they are awake.',
      'fits come more often, or you plan a pregnancy; call an ambulance if it is the first fit, it lasts longer than five minutes, the next follows, the person does not wake up or is hurt, or it happens in water or in pregnancy',
    ],
    [
      'मिर्गी',
      'मिर्गी में दिमाग़ की कोशिकाएँ एक साथ सक्रिय होने से बार-बार दौरे आते हैं। यह मानसिक या फैलने वाली बीमारी नहीं है; दवा से दस में सात लोगों के दौरे रुक जाते हैं। दवा रोज़ लें और अचानक कभी बंद न करें: न रुकने वाले दौरे पड़ सकते हैं। गर्भ से पहले पूछें, क्योंकि कुछ दवाएँ शिशु को नुक़सान कर सकती हैं। पूरी नींद लें, शराब न पिएँ, गाड़ी न चलाएँ, अकेले न तैरें। दौरे में घड़ी देखें, सख़्त चीज़ें हटाएँ, सिर के नीचे कुछ मुलायम रखें, पकड़कर न रोकें, मुँह में कुछ न डालें; बाद में करवट पर लिटाएँ (रिकवरी पोज़िशन) और होश आने तक साथ रहें।',
      'दौरे ज़्यादा आएँ, या गर्भ की योजना हो; पहला दौरा हो, पाँच मिनट से ज़्यादा रहे, दूसरा आए, होश न आए या चोट लगे, या पानी में या गर्भावस्था में हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'nerves',
    [
      'Nerves: tingling, numbness and nerve pain',
      'A hand or foot that falls asleep after sitting badly is harmless. Tingling that stays often comes from diabetes, too little vitamin B12, alcohol, or a pressed nerve in wrist, neck or back. Trigeminal neuralgia gives electric stabs in the face. In Parkinson’s disease hands tremble at rest and movement gets slow. The cause decides the treatment.',
      'it stays longer than a few days or comes back; go to a hospital at once if the seat gets numb or legs get weak; call an ambulance if one side of the body suddenly gets numb or weak',
    ],
    [
      'नसें: झुनझुनी, सुन्नपन और नस का दर्द',
      'ग़लत बैठने से हाथ-पैर सो जाना हानिरहित है। बनी रहने वाली झुनझुनी अक्सर मधुमेह, विटामिन बी12 की कमी, शराब, या कलाई, गर्दन या कमर में दबी नस से होती है। ट्राइजेमिनल न्यूराल्जिया में चेहरे पर बिजली जैसे झटके लगते हैं। पार्किंसन में आराम में हाथ काँपते और चाल धीमी होती है। इलाज कारण पर निर्भर है।',
      'कुछ दिन से ज़्यादा रहे या लौटे; बैठने की जगह सुन्न हो या पैर कमज़ोर हों तो तुरंत अस्पताल जाएँ; शरीर का एक हिस्सा अचानक सुन्न या कमज़ोर हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'falls',
    [
      'Falls in old age',
      'Falls are the main cause of broken hips. Good light, a night lamp, no loose rugs, handles in the bathroom, firm shoes, and rising slowly prevent many. Training of balance and legs, such as standing up from a chair ten times, works at any age. Medicines for sleep and pressure and bad sight should be checked.',
      'there was a fall in the last year, or walking feels unsafe; call an ambulance if after a fall the head was hit (above all with blood thinners), the hip hurts, somebody cannot get up, or is confused or drowsy',
    ],
    [
      'बुढ़ापे में गिरना',
      'गिरना कूल्हे की हड्डी टूटने का मुख्य कारण है। अच्छी रोशनी, रात का बल्ब, ढीली दरी नहीं, बाथरूम में हैंडल, मज़बूत जूते और धीरे उठना कई गिरने रोकते हैं। संतुलन और पैरों का व्यायाम, जैसे कुर्सी से दस बार उठना, हर उम्र में काम करता है। नींद और रक्तचाप की दवा और नज़र जँचवाएँ।',
      'पिछले साल गिरे हों, या चलना असुरक्षित लगे; गिरने पर सिर में चोट हो (ख़ासकर ख़ून पतला करने की दवा पर), कूल्हा दुखे, उठ न सकें, या उलझन या सुस्ती हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'dementia',
    [
      'Dementia',
      'Forgetting a name is usual; forgetting how to do daily things, getting lost or changing in character may be dementia, most often Alzheimer’s disease. Low B12, thyroid trouble, depression and medicines can look like it and be treated. Movement, company, good hearing and a well-treated pressure lower the risk. Families need rest as well.',
      'memory trouble disturbs daily life; go to a hospital at once if confusion comes within hours or days',
    ],
    [
      'डिमेंशिया (भूलने की बीमारी)',
      'नाम भूलना सामान्य है; रोज़ के काम भूलना, रास्ता भटकना या स्वभाव बदलना डिमेंशिया, अक्सर अल्ज़ाइमर, हो सकता है। बी12 की कमी, थायरॉइड, अवसाद और दवाएँ भी ऐसा कर सकती हैं और उनका इलाज है। चलना-फिरना, मेल-जोल, सुनने का इलाज और ठीक रक्तचाप ख़तरा घटाते हैं। परिवार को भी आराम चाहिए।',
      'भूलने से रोज़मर्रा में बाधा हो; उलझन घंटों या दिनों में आए तो तुरंत अस्पताल जाएँ',
    ],
  ),
];
