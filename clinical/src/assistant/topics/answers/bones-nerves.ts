import { answersOn } from '../topic-answer.js';

export const bonesNervesAnswers = [
  ...answersOn(
    'headache',
    [
      'ease',
      'In an attack: a dark quiet room, water, something to eat, a cold cloth on forehead or neck, sleep. Over weeks: the same hours of sleep, no missed meals, enough water, breaks from the screen, movement, and a diary of attacks, food and period. Red wine, cheese, chocolate, strong smells or glaring light set off migraine in some people only; coffee can help once and do harm daily.',
      'दर्द के समय: अँधेरा शांत कमरा, पानी, कुछ खाना, माथे या गर्दन पर ठंडा कपड़ा, नींद। हफ़्तों में: सोने का एक समय, खाना न छोड़ना, पर्याप्त पानी, स्क्रीन से विराम, चलना-फिरना, और दर्द, खाने और माहवारी की डायरी। रेड वाइन, चीज़, चॉकलेट, तेज़ गंध या चकाचौंध कुछ ही लोगों में माइग्रेन लाते हैं; कॉफ़ी कभी मदद करती है, रोज़ ज़्यादा हो तो नुक़सान।',
    ],
    [
      'cure',
      'Migraine is a tendency that mostly stays for years, often weakest in childhood and old age, and it is not dangerous in itself. With regular days, treatment early in the attack, and preventive medicine for four or more bad days a month, most people have far fewer. Nobody can promise that it goes for good.',
      'माइग्रेन एक प्रवृत्ति है जो ज़्यादातर सालों रहती है, और अपने आप में ख़तरनाक नहीं। नियमित दिनचर्या, दर्द की शुरुआत में इलाज, और महीने में चार या ज़्यादा ख़राब दिन हों तो बचाव की दवा से ज़्यादातर लोगों को बहुत कम होता है। हमेशा के लिए जाने का वादा कोई नहीं कर सकता।',
    ],
    [
      'cause',
      'Migraine is an inherited sensitivity of the brain: nerves and vessels react to changes, such as too little or too much sleep, missed meals, stress and the rest after it, periods, weather, glare, strong smells, or alcohol. It is three times as common in women. Tension headache comes from tired muscles of neck and scalp, stress, screens and bad sleep; painkillers on many days cause headache themselves. Spectacles, sinuses and blood pressure are rarer causes than thought.',
      'माइग्रेन दिमाग़ की वंशानुगत संवेदनशीलता है: नसें बदलाव पर प्रतिक्रिया करती हैं, जैसे कम या ज़्यादा नींद, खाना छूटना, तनाव और उसके बाद का आराम, माहवारी, मौसम, चकाचौंध, तेज़ गंध या शराब। महिलाओं में तीन गुना आम है। तनाव वाला सिरदर्द गर्दन और सिर की थकी मांसपेशियों, तनाव, स्क्रीन और ख़राब नींद से होता है; कई दिन दर्द की दवा ख़ुद सिरदर्द करती है। चश्मा, साइनस और रक्तचाप सोच से कम कारण होते हैं।',
    ],
  ),
  ...answersOn(
    'back-pain',
    [
      'slip-disc',
      'A slipped disc presses on a nerve: pain from the back into the leg, tingling. Nine of ten get better within six to twelve weeks without an operation: keep moving, short walks, no long sitting, warmth, exercises with a physiotherapist as the pain allows, painkillers only as advised. An MRI is due if it does not ease after about six weeks or an operation is considered; bulges are also seen in people without pain. Lying in bed for more than a day or two slows it down.',
      'स्लिप डिस्क नस को दबाती है: कमर से पैर तक दर्द, झुनझुनी। दस में नौ लोग छह से बारह हफ़्ते में बिना ऑपरेशन ठीक होते हैं: चलते रहें, थोड़ी-थोड़ी सैर, देर तक न बैठें, सिकाई, दर्द के अनुसार फ़िज़ियोथेरेपिस्ट के साथ व्यायाम, दर्द की दवा केवल सलाह से। लगभग छह हफ़्ते में आराम न हो या ऑपरेशन सोचा जाए तो एमआरआई; उभार बिना दर्द वाले लोगों में भी दिखते हैं। एक-दो दिन से ज़्यादा बिस्तर पर रहने से देर होती है।',
    ],
    [
      'mattress',
      'A medium-firm mattress suits most; very hard beds and the floor do not heal the back. Lie on the side with a pillow between the knees, or on the back with one under them. For the neck one flat pillow that keeps head and back in line. Do not stay in bed by day.',
      'ज़्यादातर लोगों को मध्यम सख़्त गद्दा ठीक है; बहुत सख़्त बिस्तर या फ़र्श से कमर ठीक नहीं होती। करवट पर घुटनों के बीच, या पीठ के बल घुटनों के नीचे तकिया रखें। गर्दन के लिए एक पतला तकिया जिससे सिर और पीठ सीध में रहें। दिन में बिस्तर पर न पड़े रहें।',
    ],
    [
      'move',
      'Keep moving: short walks several times a day, then lengthen them. Lying on the back, pull one knee to the chest and then the other; tilt the pelvis; bridge; cat and cow on all fours, ten times each, twice a day, without sharp pain. Warmth for 15 to 20 minutes helps; massage and a belt only for a while. Lift with bent knees, close to the body.',
      'चलते रहें: दिन में कई बार थोड़ी सैर, फिर बढ़ाएँ। पीठ के बल लेटकर एक घुटना छाती तक, फिर दूसरा; कूल्हा झुकाना; पुल बनाना; हाथ-घुटनों पर बिल्ली-गाय, हर एक दस बार, दिन में दो बार, तेज़ दर्द तक नहीं। 15-20 मिनट सिकाई मदद करती है; मालिश और बेल्ट थोड़े समय ही। घुटने मोड़कर, शरीर के पास रखकर उठाएँ।',
    ],
    [
      'neck',
      'Put the screen at eye height and an arm away, use a separate keyboard, rest the forearms, feet on the floor; get up every half hour and lift the phone to the eyes instead of bending. Turn and tilt the head slowly to each side, roll the shoulders, pull the chin back, ten times each, several times a day. Warmth for 15 minutes and a flat pillow help; a collar weakens. It mostly eases within two to three weeks.',
      'स्क्रीन आँख की ऊँचाई पर और एक हाथ दूर रखें, अलग कीबोर्ड, बाँहें टिकी हों, पैर ज़मीन पर; हर आधे घंटे में उठें और झुकने की जगह फ़ोन आँख तक उठाएँ। सिर धीरे-धीरे हर ओर घुमाएँ और झुकाएँ, कंधे घुमाएँ, ठोड़ी पीछे खींचें, हर एक दस बार, दिन में कई बार। 15 मिनट सिकाई और पतला तकिया मदद करते हैं; कॉलर कमज़ोर करता है। ज़्यादातर दो-तीन हफ़्ते में आराम होता है।',
    ],
  ),
  ...answersOn(
    'joints',
    [
      'crack',
      'Clicking and cracking of joints without pain or swelling is common at every age and harmless: gas and tendons make the sound, and it does not wear the joint. With pain on stairs or swelling it often comes with osteoarthritis: strengthen the thigh, lose weight, and have it examined. Oil and calcium do not change the sound.',
      'बिना दर्द या सूजन के जोड़ों की कट-कट हर उम्र में आम और हानिरहित है: आवाज़ गैस और नसों से आती है, और जोड़ नहीं घिसता। सीढ़ी पर दर्द या सूजन हो तो अक्सर ऑस्टियोआर्थराइटिस होता है: जाँघ मज़बूत करें, वज़न घटाएँ, और जाँच कराएँ। तेल और कैल्शियम से आवाज़ नहीं बदलती।',
    ],
    [
      'move',
      'Yes, movement is the best treatment: walking on level ground, cycling, swimming, and making the thigh strong (sit, stretch the leg, hold five seconds, ten times, twice a day). Pain that is gone by the next morning does no harm. Avoid for now squatting, sitting cross-legged on the floor for long, running and many stairs; go up with the good leg, down with the bad one. Each kilogram less takes four off the knee.',
      'हाँ, चलना-फिरना सबसे अच्छा इलाज है: समतल पर टहलना, साइकिल, तैरना, और जाँघ मज़बूत करना (बैठकर पैर सीधा करें, पाँच सेकंड रोकें, दस बार, दिन में दो बार)। जो दर्द अगली सुबह तक चला जाए वह नुक़सान नहीं करता। अभी उकड़ूँ बैठना, देर तक पालथी, दौड़ना और बहुत सीढ़ियाँ कम करें; चढ़ें अच्छे पैर से, उतरें ख़राब पैर से। एक किलो कम होने से घुटने पर चार किलो कम भार पड़ता है।',
    ],
    [
      'ease',
      'Warmth for stiff joints, a wrapped cold pack for 15 minutes when they are swollen; massage with any oil feels good, but rebuilds no cartilage, nor do glucosamine or herbs with certainty. Less weight, strong thighs, soft firm shoes and a stick in the opposite hand help most. Steroid “desi” powders do great harm.',
      'जकड़न में सिकाई, सूजन में कपड़े में लिपटी बर्फ़ 15 मिनट; किसी भी तेल की मालिश अच्छी लगती है, पर उपास्थि नहीं बनाती, ग्लूकोसामिन या जड़ी-बूटी भी पक्के तौर पर नहीं। कम वज़न, मज़बूत जाँघ, नरम मज़बूत जूते और दूसरे हाथ में छड़ी सबसे ज़्यादा मदद करते हैं। स्टेरॉयड मिले “देसी” चूर्ण बहुत नुक़सान करते हैं।',
    ],
    [
      'swollen',
      'After an injury: rest it, cool it with a wrapped pack for 15 to 20 minutes several times a day, bandage and raise it for two days. A knee that swells within hours, locks, gives way or cannot bear weight may have a torn ligament, meniscus or a broken bone and needs an examination within days, at once if it is crooked or the foot is numb. Swelling without an injury comes from arthritis, gout or an infection: hot, red and with fever it is urgent.',
      'चोट के बाद: आराम दें, कपड़े में लिपटी बर्फ़ दिन में कई बार 15-20 मिनट, दो दिन पट्टी और ऊँचा रखें। घुटना कुछ घंटों में सूजे, अटके, लचके या वज़न न सह सके तो लिगामेंट, मेनिस्कस या हड्डी टूटी हो सकती है: कुछ दिनों में जाँच, टेढ़ा हो या पैर सुन्न हो तो तुरंत। बिना चोट की सूजन गठिया, गाउट या संक्रमण से होती है: गर्म, लाल और बुख़ार के साथ हो तो तुरंत।',
    ],
  ),
  ...answersOn(
    'nerves',
    [
      'hand',
      'Hands that fall asleep at night and in the morning, thumb to ring finger, often come from a pressed nerve in the wrist (carpal tunnel): keep the wrist straight with a splint at night, rest from gripping and bending for some weeks, shake the hands. It is common in pregnancy, with thyroid trouble and diabetes. If it stays for six weeks or the thumb gets weak, a nerve test is made; an injection or a small operation helps.',
      'रात और सुबह हाथ सो जाना, अँगूठे से अनामिका तक, अक्सर कलाई में दबी नस (कार्पल टनल) से होता है: रात में पट्टी (स्प्लिंट) से कलाई सीधी रखें, कुछ हफ़्ते पकड़ने-मोड़ने से आराम, हाथ झटकें। गर्भावस्था, थायरॉइड और मधुमेह में आम है। छह हफ़्ते रहे या अँगूठा कमज़ोर हो तो नस की जाँच होती है; इंजेक्शन या छोटा ऑपरेशन मदद करता है।',
    ],
    [
      'tremor',
      'Hands tremble in everybody with fear, cold, tiredness, coffee, low sugar or an overactive thyroid. Essential tremor comes when holding or writing, runs in families, and is harmless, though it may need treatment. Parkinson’s disease mostly trembles at rest on one side, with slow movement and small steps. Inhalers, some medicines and stopping alcohol cause it too. Thyroid and sugar are tested first.',
      'डर, ठंड, थकान, कॉफ़ी, कम शुगर या ज़्यादा थायरॉइड में सबके हाथ काँपते हैं। पकड़ने या लिखने पर काँपना (एसेंशियल ट्रेमर) परिवार में चलता है और हानिरहित है, कभी इलाज चाहिए। पार्किंसन में ज़्यादातर आराम में एक ओर काँपता है, चाल धीमी और क़दम छोटे होते हैं। इनहेलर, कुछ दवाओं और शराब छोड़ने से भी होता है। पहले थायरॉइड और शुगर जाँचते हैं।',
    ],
  ),
  ...answersOn('epilepsy', [
    'what-to-do',
    'Look at the clock, move hard things away, put something soft under the head, loosen the collar, and stay. Hold nobody down, put nothing into the mouth (no spoon, key or finger), no shoe or onion to smell, no water until fully awake. When the jerking stops, lay the person on the side. Call an ambulance if it is the first fit, lasts longer than five minutes, a second follows, in water, in pregnancy, with an injury or if they do not wake up.',
    'घड़ी देखें, सख़्त चीज़ें हटाएँ, सिर के नीचे कुछ मुलायम रखें, कॉलर ढीला करें, साथ रहें। पकड़कर न रोकें, मुँह में कुछ न डालें (चम्मच, चाबी, उँगली नहीं), जूता या प्याज़ न सुँघाएँ, पूरा होश आने तक पानी नहीं। झटके रुकें तो करवट पर लिटाएँ। पहला दौरा हो, पाँच मिनट से ज़्यादा रहे, दूसरा आए, पानी में, गर्भावस्था में, चोट के साथ हो या होश न आए तो एम्बुलेंस बुलाएँ।',
  ]),
  ...answersOn('dementia', [
    'normal-ageing',
    'Forgetting names or keys and remembering later is usual with age; asking the same again and again, getting lost on known ways, trouble with money or cooking, and a changed character are not. A doctor tests memory and looks for B12, thyroid, low mood, hearing and medicines. At home: fixed times, simple choices, notes and a calendar, good light, an identity card in the pocket, no arguing, things to do together, and rest for those who care.',
    'उम्र के साथ नाम या चाबी भूलना और बाद में याद आना सामान्य है; वही बात बार-बार पूछना, जाने रास्ते पर भटकना, पैसे या खाना बनाने में परेशानी और स्वभाव बदलना नहीं। डॉक्टर याददाश्त जाँचते हैं और B12, थायरॉइड, उदासी, सुनना और दवाएँ देखते हैं। घर पर: तय समय, आसान विकल्प, पर्ची और कैलेंडर, अच्छी रोशनी, जेब में पहचान पत्र, बहस नहीं, साथ में काम, और देखभाल करने वालों को आराम।',
  ]),
  ...answersOn('sprains', [
    'cramp',
    'Night cramps of calf or foot are common and mostly harmless: stretch the muscle at once by pulling the toes up or standing on it, rub it, warm it afterwards. Stretching the calves before bed, enough to drink in heat, and loose bed covers make them rarer. Water tablets, statins, pregnancy, diabetes, kidney and thyroid trouble favour them; calcium or magnesium helps few. Have potassium, calcium and TSH tested if they come most nights.',
    'रात में पिंडली या पैर की ऐंठन आम और ज़्यादातर हानिरहित है: तुरंत पंजा ऊपर खींचकर या खड़े होकर मांसपेशी खींचें, मलें, बाद में सेकें। सोने से पहले पिंडली का खिंचाव, गर्मी में पर्याप्त पानी और ढीली चादर से कम होती है। पेशाब की दवा, स्टैटिन, गर्भावस्था, मधुमेह, गुर्दे और थायरॉइड में ज़्यादा होती है; कैल्शियम या मैग्नीशियम से कम ही फ़ायदा। ज़्यादातर रातों में हो तो पोटैशियम, कैल्शियम और TSH जँचवाएँ।',
  ]),
];
