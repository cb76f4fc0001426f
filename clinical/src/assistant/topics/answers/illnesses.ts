import { answersOn } from '../topic-answer.js';

/** Questions about illnesses of the body that their general texts do not answer. */
export const illnessesAnswers = [
  ...answersOn('weight', [
    'sudden-weight-loss',
    'Losing more than about five of a hundred parts of the weight in six to twelve months without wanting to has to be looked into. Common causes are diabetes, an overactive thyroid, TB and other long infections, worms or trouble of stomach and bowel, depression and stress, teeth, alcohol, medicines, and sometimes cancer. A doctor asks, examines and begins with simple tests: sugar, thyroid, blood count, liver, kidney, urine, an X-ray of the chest. See one within two weeks; sooner with fever, night sweats, cough, blood, a lump or great thirst.',
    'छह से बारह महीने में बिना चाहे वज़न का पाँच प्रतिशत से ज़्यादा घटे तो जाँच ज़रूरी है। आम कारण: मधुमेह, तेज़ थायरॉइड, टीबी और दूसरे लंबे संक्रमण, कीड़े या पेट-आँत की तकलीफ़, अवसाद और तनाव, दाँत, शराब, दवाएँ, और कभी कैंसर। डॉक्टर पूछकर, जाँचकर सरल टेस्ट से शुरू करते हैं: शुगर, थायरॉइड, ख़ून की गिनती, लिवर, गुर्दे, पेशाब, छाती का एक्सरे। दो हफ़्ते में दिखाएँ; बुख़ार, रात में पसीना, खाँसी, ख़ून, गाँठ या बहुत प्यास हो तो जल्दी।',
  ]),
  ...answersOn('teeth', [
    'teething',
    'First teeth mostly come between 4 and 12 months, all 20 by three years. The baby dribbles, chews, is cross and sleeps worse for some days: rub the gum with a clean finger, give a cold (not frozen) clean ring, wipe the chin. No numbing gel, amber necklace, honey or powder: they can harm. Teething causes neither high fever nor diarrhoea; look for another cause. Brush from the first tooth. No tooth at 15 to 18 months: ask a dentist.',
    'पहले दाँत ज़्यादातर 4 से 12 महीने में आते हैं, तीन साल तक सब 20। कुछ दिन शिशु लार टपकाता, चबाता, चिड़चिड़ा रहता और कम सोता है: साफ़ उँगली से मसूड़ा मलें, ठंडी (जमी नहीं) साफ़ रिंग दें, ठोड़ी पोंछें। सुन्न करने वाला जेल, माला, शहद या पाउडर नहीं: नुक़सान हो सकता है। दाँत निकलने से न तेज़ बुख़ार होता है न दस्त; दूसरा कारण देखें। पहले दाँत से ब्रश करें। 15-18 महीने तक दाँत न आए तो दंत चिकित्सक से पूछें।',
  ]),
  ...answersOn('joints', [
    'replacement',
    'A new knee is for pain that stays at night and on short walks and keeps you from daily life, after months of exercises, less weight, a stick and medicines; the picture alone does not decide, nor does age. You stand on the first or second day, walk with a support for some weeks, and bend and strengthen daily for months; most are content, about one in ten is not. Risks are clots, infection and stiffness. Have sugar, pressure, teeth and weight in order before. Ask a second doctor if you are unsure: it is seldom urgent.',
    'घुटना बदलना तब है जब दर्द रात में और थोड़ा चलने पर भी रहे और रोज़मर्रा रुके, महीनों के व्यायाम, वज़न घटाने, छड़ी और दवा के बाद; केवल एक्सरे या उम्र से तय नहीं होता। पहले-दूसरे दिन खड़े होते हैं, कुछ हफ़्ते सहारे से चलते हैं, और महीनों रोज़ मोड़ते और मज़बूत करते हैं; ज़्यादातर संतुष्ट होते हैं, दस में लगभग एक नहीं। ख़तरे: थक्का, संक्रमण, जकड़न। पहले शुगर, रक्तचाप, दाँत और वज़न ठीक करें। पक्का न हो तो दूसरे डॉक्टर से भी पूछें: जल्दी कम ही होती है।',
  ]),
  ...answersOn('back-pain', [
    'hot-or-cold',
    'For most back pain warmth feels better: 15 to 20 minutes, several times a day, with a cloth between, not while sleeping. In the first two days after a strain or blow a cold pack in a cloth is fine as well. Both only ease; moving brings more. No heat on numb skin, with diabetes that has numbed the feet, or on a red swollen place, and none on the belly in pregnancy.',
    'ज़्यादातर कमर दर्द में गर्म सिकाई बेहतर लगती है: 15-20 मिनट, दिन में कई बार, बीच में कपड़ा, सोते समय नहीं। मोच या चोट के पहले दो दिन कपड़े में लपेटी ठंडी सिकाई भी ठीक है। दोनों केवल आराम देती हैं; चलने-फिरने से ज़्यादा फ़ायदा है। सुन्न त्वचा, मधुमेह से सुन्न हुए पैर या लाल सूजी जगह पर गर्म न रखें, और गर्भावस्था में पेट पर नहीं।',
  ]),
  ...answersOn('fever', [
    'fan',
    'A fan or a cool, airy room is fine in fever, as long as the person does not shiver; with chills a light cover until they pass. Heavy blankets to sweat it out make the temperature rise and do harm in babies. Light cotton, much to drink. The aim is to feel well, not a normal number.',
    'बुख़ार में पंखा या ठंडा हवादार कमरा ठीक है, जब तक कँपकँपी न हो; ठंड लगे तो उतरने तक हल्की चादर। पसीना लाने को भारी कंबल से तापमान बढ़ता है और शिशुओं को नुक़सान होता है। हल्के सूती कपड़े, ख़ूब पीना। लक्ष्य आराम है, सामान्य अंक नहीं।',
  ]),
  ...answersOn('hepatitis', [
    'catch',
    'A and E pass with water and food soiled by stool; B and C with blood, needles, razors, tattoos, unsafe injections and from mother to child, B also by sex. Not by cooking, sharing plates, hugging or coughing. Against B: a vaccine for every newborn within a day and for all at home who are not protected; condoms, own razor and toothbrush. Against A and E: clean water, washed hands.',
    'ए और ई मल से गंदे पानी और खाने से; बी और सी ख़ून, सुई, उस्तरे, टैटू, असुरक्षित इंजेक्शन और माँ से बच्चे को, बी संबंध से भी। खाना बनाने, बर्तन साझा करने, गले लगने या खाँसी से नहीं। बी से बचाव: हर नवजात को एक दिन में और घर में जो सुरक्षित न हों सबको टीका; कंडोम, अपना उस्तरा और टूथब्रश। ए और ई से: साफ़ पानी, धुले हाथ।',
  ]),
  ...answersOn('malaria', [
    'after-malaria',
    'Finish all tablets, also when fever is gone: against vivax malaria some go on for one to two weeks more, so that it does not come back from the liver; before them a test for G6PD is done. Weakness lasts two to four weeks: light full meals with dal, egg, greens and fruit, much water, rest, and a blood count after two to three weeks. No food heals malaria. Go back the same day if fever comes again within weeks, eyes are yellow or urine is dark. Sleep under a net: you can get it again.',
    'बुख़ार उतरने पर भी सब गोलियाँ पूरी करें: वाइवैक्स मलेरिया में कुछ एक-दो हफ़्ते और चलती हैं ताकि लिवर से न लौटे; उनसे पहले G6PD जाँच होती है। कमज़ोरी दो-चार हफ़्ते रहती है: दाल, अंडा, हरी सब्ज़ी, फल वाला हल्का पूरा खाना, ख़ूब पानी, आराम, और दो-तीन हफ़्ते बाद ख़ून की जाँच। कोई खाना मलेरिया ठीक नहीं करता। हफ़्तों में बुख़ार लौटे, आँखें पीली हों या पेशाब गहरा हो तो उसी दिन जाएँ। मच्छरदानी में सोएँ: दोबारा हो सकता है।',
  ]),
  ...answersOn('diabetes', [
    'check-at-home',
    'Wash the hands with soap and dry them, put in the strip, prick the side of a fingertip with a new lancet, let a drop be drawn in, and write the value with time and meal. Fasting before breakfast and two hours after the first bite are the usual times; at signs of low sugar at once. Wet or sweet fingers, old or open strips and a squeezed finger give wrong values: measure twice if a value does not fit how you feel. Compare the device with the laboratory once a year. Share no lancets.',
    'हाथ साबुन से धोकर सुखाएँ, स्ट्रिप लगाएँ, नई सुई से उँगली के किनारे चुभाएँ, बूँद को खिंचने दें, और मान समय व खाने के साथ लिखें। नाश्ते से पहले ख़ाली पेट और पहले कौर के दो घंटे बाद आम समय हैं; शुगर कम होने के लक्षण हों तो तुरंत। गीली या मीठी उँगली, पुरानी या खुली स्ट्रिप और ज़ोर से दबाने से ग़लत मान आता है: तबीयत से मेल न खाए तो दोबारा नापें। साल में एक बार लैब से मिलाएँ। सुई साझा न करें।',
  ]),
  ...answersOn('blood-pressure', [
    'alcohol',
    'Alcohol raises blood pressure, and with tablets for it it can first make you dizzy or faint, above all on standing up, in heat, and with water tablets or tablets for prostate. Less alcohol, best none, lowers the pressure within weeks. If you drank, do not drive, get up slowly, drink water, and do not leave out or double your tablet. Who drinks every day should not stop suddenly alone: ask a doctor.',
    'शराब रक्तचाप बढ़ाती है, और उसकी गोली के साथ पहले चक्कर या बेहोशी कर सकती है, ख़ासकर खड़े होने पर, गर्मी में, और पेशाब या प्रोस्टेट की गोली के साथ। कम शराब, बेहतर है बिल्कुल नहीं, हफ़्तों में रक्तचाप घटाती है। पी ली हो तो गाड़ी न चलाएँ, धीरे उठें, पानी पिएँ, और गोली न छोड़ें न दोहरी लें। रोज़ पीने वाला अकेले अचानक न छोड़े: डॉक्टर से पूछें।',
  ]),
  ...answersOn('typhoid', [
    'widal',
    'Widal is often positive after an earlier infection or vaccine, or with other fevers, and negative in the first week; one value alone does not prove typhoid. Surer is a blood culture before the first antibiotic, best in the first two weeks. The doctor puts together fever for days, belly, examination and tests, and also thinks of dengue and malaria. Without fever a positive Widal needs no treatment.',
    'विडाल पहले के संक्रमण या टीके के बाद और दूसरे बुख़ार में भी अक्सर पॉज़िटिव आता है, और पहले हफ़्ते में नेगेटिव; केवल एक मान से टाइफाइड साबित नहीं होता। पहली एंटीबायोटिक से पहले ब्लड कल्चर ज़्यादा पक्का है, पहले दो हफ़्ते में सबसे अच्छा। डॉक्टर कई दिन का बुख़ार, पेट, जाँच और टेस्ट मिलाकर देखते हैं, और डेंगू-मलेरिया भी सोचते हैं। बुख़ार न हो तो पॉज़िटिव विडाल का इलाज नहीं होता।',
  ]),
  ...answersOn('kidney-disease', [
    'cure',
    'Chronic kidney disease mostly does not go back, but it can be slowed by years: pressure below the agreed aim, good sugar, tablets that protect the kidneys, little salt, no tobacco, no painkillers or herbs without asking, vaccines, and regular tests. Acute damage from lack of water, infection or a medicine often heals. Only when very little work is left are dialysis or a transplant needed; many never get there. Powders that promise a cure often harm. Dialysis is free for poor patients in many district hospitals.',
    'पुरानी गुर्दे की बीमारी ज़्यादातर वापस नहीं जाती, पर सालों धीमी की जा सकती है: तय सीमा में रक्तचाप, अच्छी शुगर, गुर्दे बचाने वाली गोलियाँ, कम नमक, तंबाकू नहीं, बिना पूछे दर्द की दवा या जड़ी-बूटी नहीं, टीके और नियमित जाँच। पानी की कमी, संक्रमण या दवा से अचानक हुआ नुक़सान अक्सर ठीक होता है। बहुत कम काम बचे तभी डायलिसिस या प्रत्यारोपण लगता है; कई लोग वहाँ नहीं पहुँचते। ठीक करने का दावा करने वाले चूर्ण अक्सर नुक़सान करते हैं। कई ज़िला अस्पतालों में ग़रीब मरीज़ों का डायलिसिस मुफ़्त है।',
  ]),
  ...answersOn(
    'scans',
    [
      'pacemaker',
      'An MRI is a strong magnet: tell the department before the appointment of a pacemaker or defibrillator, a clip in the brain, a hearing implant, a pump, or metal splinters in an eye, and bring the implant card. Some pacemakers are made for MRI and are watched and set for it; others are not, and then CT or ultrasound is used instead. Stents, screws and artificial joints mostly allow it. Only the department, which reads the card, can say. X-ray, CT and ultrasound are possible with all of these.',
      'MRI तेज़ चुंबक है: पेसमेकर या डिफ़िब्रिलेटर, दिमाग़ में क्लिप, सुनने का इम्प्लांट, पंप या आँख में धातु के टुकड़े हों तो अपॉइंटमेंट से पहले विभाग को बताएँ, और इम्प्लांट का कार्ड लाएँ। कुछ पेसमेकर MRI के लिए बने हैं और उनके साथ निगरानी में हो सकता है; दूसरों के साथ नहीं, तब CT या अल्ट्रासाउंड होता है। स्टेंट, स्क्रू और कृत्रिम जोड़ में ज़्यादातर हो सकता है। केवल विभाग, जो कार्ड पढ़ता है, बता सकता है। एक्स-रे, CT और अल्ट्रासाउंड इन सबके साथ हो सकते हैं।',
    ],
    [
      'contrast',
      'Contrast is passed out through the kidneys. With kidney disease, diabetes, metformin, an earlier reaction to contrast or asthma, say so when the scan is booked: the department looks at a recent creatinine, may give fluid, choose another scan or one without contrast, and says whether metformin is paused. Warmth and a metal taste are usual; call somebody at once with itching, swelling or hard breathing. Whether the use is greater than the risk the doctor who asked for the scan decides.',
      'कंट्रास्ट गुर्दों से निकलता है। गुर्दे की बीमारी, मधुमेह, मेटफॉर्मिन, पहले कंट्रास्ट से एलर्जी या दमा हो तो स्कैन बुक करते समय बताएँ: विभाग हाल का क्रिएटिनिन देखता है, तरल दे सकता है, दूसरा स्कैन या बिना कंट्रास्ट चुन सकता है, और बताता है कि मेटफॉर्मिन रोकना है या नहीं। गर्माहट और धातु का स्वाद आम हैं; खुजली, सूजन या साँस में तकलीफ़ हो तो तुरंत बताएँ। लाभ जोखिम से ज़्यादा है या नहीं, यह स्कैन लिखने वाले डॉक्टर तय करते हैं।',
    ],
    [
      'period',
      'A period is no reason against an X-ray, CT, MRI or ultrasound. Ultrasound uses no rays and is used throughout pregnancy. Say before an X-ray or CT if you are or may be pregnant: one of teeth, chest or limbs gives the womb hardly anything; one of belly or pelvis is put off or replaced if that is possible. Breastfeeding can go on after X-rays and after most contrast. In children each scan should have a reason, with a small dose. Contrast: tell of kidney disease, metformin and allergies.',
      'माहवारी में एक्स-रे, सीटी, एमआरआई या अल्ट्रासाउंड मना नहीं। अल्ट्रासाउंड में किरणें नहीं होतीं और पूरी गर्भावस्था में होता है। गर्भ हो या हो सकता हो तो एक्स-रे या सीटी से पहले बताएँ: दाँत, छाती या हाथ-पैर के एक्स-रे से गर्भ तक लगभग कुछ नहीं पहुँचता; पेट या कूल्हे का हो सके तो टालते या बदलते हैं। एक्स-रे और ज़्यादातर कंट्रास्ट के बाद स्तनपान जारी रख सकती हैं। बच्चों में हर स्कैन का कारण हो, कम मात्रा से। कंट्रास्ट: गुर्दे की बीमारी, मेटफ़ॉर्मिन और एलर्जी बताएँ।',
    ],
  ),
  ...answersOn(
    'fatty-liver',
    [
      'alcohol',
      'Alcohol harms the liver in steps: first fat, which goes within weeks without alcohol, then inflammation, then scars (cirrhosis), which mostly stay but stop getting worse when drinking stops. Women, overweight people and those with hepatitis are harmed by less. There is no amount without risk, and no tonic protects. Blood tests and ultrasound show how far it is. Who drinks daily and trembles without it needs a doctor for stopping.',
      'शराब लिवर को क़दम-क़दम ख़राब करती है: पहले चर्बी, जो शराब छोड़ने पर हफ़्तों में जाती है, फिर सूजन, फिर निशान (सिरोसिस), जो ज़्यादातर रहते हैं पर छोड़ने पर बढ़ना रुकता है। महिलाओं, ज़्यादा वज़न और हेपेटाइटिस वालों को कम से भी नुक़सान होता है। कोई मात्रा बिना ख़तरे की नहीं, और कोई टॉनिक नहीं बचाता। ख़ून की जाँच और अल्ट्रासाउंड बताते हैं कि कितना हुआ है। जो रोज़ पीता है और बिना पिए काँपता है, उसे छोड़ने में डॉक्टर चाहिए।',
    ],
    [
      'reduce-sgpt',
      'A value up to two or three times the limit (about 40 U/L) is mostly fat, alcohol, a medicine, hard training or a virus. It falls when the cause goes: no alcohol, 5 to 10 % less weight, walking, less sugar, fried food and cold drinks, sugar and cholesterol in order, no herbs or tablets without asking; coffee does no harm. No tonic lowers it by itself. It is measured again after one to three months with tests for hepatitis B and C. Above five times, see a doctor within days; with yellow eyes the same day, at once with confusion, bleeding or vomiting.',
      'सीमा (लगभग 40 U/L) से दो-तीन गुना तक मान ज़्यादातर चर्बी, शराब, दवा, भारी व्यायाम या वायरस से है। कारण हटने पर घटता है: शराब नहीं, 5-10 % वज़न कम, टहलना, चीनी, तला और कोल्ड ड्रिंक कम, शुगर और कोलेस्ट्रॉल ठीक, बिना पूछे जड़ी-बूटी या गोली नहीं; कॉफ़ी से नुक़सान नहीं। कोई टॉनिक अपने आप नहीं घटाता। एक-तीन महीने बाद हेपेटाइटिस बी-सी की जाँच के साथ दोबारा नापते हैं। पाँच गुना से ऊपर हो तो कुछ दिन में डॉक्टर को दिखाएँ; आँखें पीली हों तो उसी दिन, उलझन, ख़ून या उल्टी हो तो तुरंत।',
    ],
  ),
  ...answersOn('tonsils', [
    'removed',
    'Tonsils are taken out, mostly in children over three years, if sore throats with fever come about seven times in a year, five in each of two years or three in each of three, if they block breathing in sleep (snoring with pauses), or after an abscess. Age alone, size alone or tonsil stones are no reason. Pain lasts one to two weeks: drink, cool soft food, rest. Bleeding within two weeks is an emergency. Without tonsils the body defends itself as well.',
    'टॉन्सिल ज़्यादातर तीन साल से बड़े बच्चों में तब निकालते हैं जब बुख़ार वाला गले का दर्द साल में लगभग सात बार, दो साल तक पाँच-पाँच या तीन साल तक तीन-तीन बार हो, नींद में साँस रुके (रुक-रुककर खर्राटे), या फोड़ा हुआ हो। केवल उम्र, आकार या टॉन्सिल की पथरी कारण नहीं। दर्द एक-दो हफ़्ते: पिएँ, ठंडा नरम खाना, आराम। दो हफ़्ते में ख़ून आए तो आपात स्थिति है। टॉन्सिल के बिना भी शरीर अपना बचाव करता है।',
  ]),
  ...answersOn('swollen-feet', [
    'hands',
    'Slightly thick fingers in the morning, after heat, salt, long sitting or sleep on the hand are common and go within an hour of moving. Swelling that stays comes from joints (stiff for over half an hour: have rheumatoid arthritis tested), thyroid, kidneys, pregnancy, a tablet for pressure or an infection. See a doctor if it lasts for over two weeks, rings no longer fit, or with pain and stiffness; at once in pregnancy with headache, with a swollen face or lips, or if one hand is hot and red.',
    'सुबह, गर्मी, नमक, देर बैठने या हाथ पर सोने के बाद उँगलियाँ थोड़ी मोटी होना आम है और हिलाने से घंटे भर में जाता है। बनी रहने वाली सूजन जोड़ों (आधे घंटे से ज़्यादा जकड़न: रूमेटॉइड की जाँच), थायरॉइड, गुर्दे, गर्भ, रक्तचाप की गोली या संक्रमण से होती है। दो हफ़्ते से ज़्यादा रहे, अँगूठी न चढ़े, या दर्द-जकड़न हो तो डॉक्टर को दिखाएँ; गर्भावस्था में सिरदर्द के साथ, चेहरा-होंठ सूजें, या एक हाथ गर्म लाल हो तो तुरंत।',
  ]),
  ...answersOn('heart-disease', [
    'check-heart',
    'For a healthy adult blood pressure, sugar, cholesterol, waist and tobacco say more than pictures; have them checked from 30, earlier if parents had heart disease young. An ECG shows the rhythm and old or present damage, an echo the valves and the pumping, a treadmill test (TMT) the blood flow on effort, an angiography the arteries; they are for complaints or high risk, since without them false alarms are common. A normal ECG does not rule out a heart attack to come. Being able to climb two floors briskly without trouble is a good sign.',
    'स्वस्थ वयस्क में रक्तचाप, शुगर, कोलेस्ट्रॉल, कमर और तंबाकू तस्वीरों से ज़्यादा बताते हैं; 30 से जँचवाएँ, माता-पिता को कम उम्र में दिल की बीमारी हुई हो तो पहले। ECG लय और पुराना या अभी का नुक़सान दिखाता है, इको वाल्व और पंप, ट्रेडमिल (TMT) मेहनत पर रक्त प्रवाह, एंजियोग्राफ़ी धमनियाँ; ये तकलीफ़ या ज़्यादा ख़तरे में होती हैं, क्योंकि नहीं तो झूठे अलार्म आम हैं। सामान्य ECG आगे का दौरा नहीं नकारता। बिना तकलीफ़ तेज़ी से दो मंज़िल चढ़ पाना अच्छा संकेत है।',
  ]),
  ...answersOn('joints', [
    'stairs',
    'Climbing stairs and running do not wear out healthy knees; they keep the muscles strong. With pain go slowly, hold the rail, up with the good leg first, down with the sore one first; for some weeks rather walk on even ground, cycle or swim, and train the thighs daily. Deep squatting, kneeling and sitting cross-legged press on a sore knee. Losing a kilogram takes about four from the knee at each step.',
    'सीढ़ी चढ़ने और दौड़ने से स्वस्थ घुटने नहीं घिसते; मांसपेशियाँ मज़बूत रहती हैं। दर्द हो तो धीरे, रेलिंग पकड़कर, चढ़ते समय ठीक पैर पहले, उतरते समय दुखता पैर पहले; कुछ हफ़्ते समतल चलें, साइकिल चलाएँ या तैरें, और जाँघ का व्यायाम रोज़ करें। उकड़ूँ बैठना, घुटने टेकना और पालथी दुखते घुटने पर दबाव डालते हैं। एक किलो वज़न घटने से हर क़दम पर घुटने से लगभग चार किलो कम होता है।',
  ]),
  ...answersOn('diabetes', [
    'stress',
    'Yes: stress, bad sleep, pain, fever and infections let the body give out hormones that raise sugar for hours to days, with diabetes more than without. Measure more often, drink, keep eating at regular times, do not leave out insulin or tablets (ask about them if you vomit or cannot eat), and walk or breathe slowly for stress. Call your doctor the same day if it stays above 250 to 300, and go to a hospital at once with vomiting, deep breathing or drowsiness.',
    'हाँ: तनाव, कम नींद, दर्द, बुख़ार और संक्रमण में शरीर ऐसे हॉर्मोन छोड़ता है जो घंटों से दिनों तक शुगर बढ़ाते हैं, मधुमेह में ज़्यादा। ज़्यादा बार नापें, पानी पिएँ, समय पर खाएँ, इंसुलिन या गोली न छोड़ें (उल्टी हो या खा न सकें तो पूछें), और तनाव में टहलें या धीरे साँस लें। 250-300 से ऊपर बनी रहे तो उसी दिन डॉक्टर को फ़ोन करें; उल्टी, गहरी साँस या सुस्ती हो तो तुरंत अस्पताल जाएँ।',
  ]),
  ...answersOn('joints', [
    'eat',
    'No food heals arthritis, and curd, rice, lemon or cold food do not cause it. Losing weight helps the knees most. Vegetables, fruit, dal, whole grains, nuts, fish and little fried, sweet and packaged food suit all kinds; enough protein keeps the muscles. Only gout is set off by food: much red meat, liver, shellfish, beer and sweet drinks. Turmeric and ginger in food are fine; powders that help at once often hide a steroid.',
    'कोई खाना गठिया ठीक नहीं करता, और दही, चावल, नींबू या ठंडी चीज़ से गठिया नहीं होता। वज़न घटाना घुटनों के लिए सबसे अच्छा है। सब्ज़ी, फल, दाल, साबुत अनाज, मेवे, मछली, और तला, मीठा, पैकेट का कम, सब प्रकार में ठीक है; पर्याप्त प्रोटीन मांसपेशी बचाता है। केवल गाउट खाने से बढ़ता है: ज़्यादा लाल माँस, कलेजी, शेलफ़िश, बीयर और मीठे पेय। खाने में हल्दी-अदरक ठीक हैं; तुरंत आराम देने वाले चूर्ण में अक्सर स्टेरॉयड छिपा होता है।',
  ]),
  ...answersOn('periods', [
    'why-pain',
    'In the period the womb squeezes out its lining; messengers (prostaglandins) make it cramp, strongest on the first one to two days, into back and thighs, sometimes with nausea and loose stools. It mostly begins a year or two after the first period and gets milder with age or after a birth. Pain that is new after 25, gets worse from year to year, comes outside the period or at sex can be endometriosis, fibroids, a copper T or an infection and should be examined.',
    'माहवारी में बच्चेदानी अपनी परत बाहर निचोड़ती है; संदेशवाहक (प्रोस्टाग्लैंडिन) उसे ऐंठते हैं, पहले एक-दो दिन सबसे ज़्यादा, कमर और जाँघ तक, कभी मितली और पतले मल के साथ। यह ज़्यादातर पहली माहवारी के एक-दो साल बाद शुरू होता और उम्र या प्रसव के बाद घटता है। 25 के बाद नया दर्द, साल-दर-साल बढ़ता, माहवारी के बाहर या संबंध के समय हो तो एंडोमेट्रियोसिस, फ़ाइब्रॉइड, कॉपर-टी या संक्रमण हो सकता है, जाँच कराएँ।',
  ]),
  ...answersOn(
    'cold',
    [
      'night',
      'Lying down, slime runs into the throat, acid comes up and the air is dry, so cough and a blocked nose are worse at night. Raise the head (not of a baby), rinse the nose with boiled, cooled salt water before sleep, moist air, warm drinks, honey (not under one year), no smoke, incense or coil in the room. A cough at night for over two weeks may be asthma (wheeze, worse towards morning), acid, allergy or TB: see a doctor. At once with breathlessness or blood.',
      'लेटने पर बलगम गले में जाता है, एसिड ऊपर आता है और हवा सूखी होती है, इसलिए रात में खाँसी और बंद नाक बढ़ती है। सिर ऊँचा (शिशु का नहीं), सोने से पहले उबालकर ठंडे किए नमक-पानी से नाक धोना, नम हवा, गर्म पेय, शहद (एक साल से छोटे को नहीं), कमरे में धुआँ, अगरबत्ती या कॉइल नहीं। दो हफ़्ते से ज़्यादा रात की खाँसी दमा (सीटी, सुबह की ओर ज़्यादा), एसिड, एलर्जी या टीबी हो सकती है: डॉक्टर को दिखाएँ। साँस फूले या ख़ून आए तो तुरंत।',
    ],
    [
      'blocked-nose',
      'Rinse or drop the nose with salt water made from boiled and cooled water, several times a day; drink, moist air, head raised at night. Drops that open the nose (oxymetazoline, xylometazoline) are for adults and only for about five days: longer they block it more; babies get salt water only. Balm and camphor are not for children under two years, nor into the nose. Blocked for over three weeks, on one side only or with bleeding: see a doctor.',
      'उबालकर ठंडे किए पानी के नमक-घोल से दिन में कई बार नाक धोएँ या बूँदें डालें; पिएँ, नम हवा, रात में सिर ऊँचा। नाक खोलने वाली बूँदें (ऑक्सीमेटाज़ोलिन, ज़ाइलोमेटाज़ोलिन) वयस्कों के लिए और केवल लगभग पाँच दिन: ज़्यादा में नाक और बंद होती है; शिशु को केवल नमक-पानी। बाम और कपूर दो साल से छोटे बच्चे को नहीं, और नाक के अंदर किसी को नहीं। तीन हफ़्ते से ज़्यादा, एक ही ओर या ख़ून के साथ हो तो डॉक्टर को दिखाएँ।',
    ],
  ),
  ...answersOn('cholesterol', [
    'symptom',
    'High cholesterol is not felt; only a blood test (lipid profile) shows it. Adults have it tested from about 30, earlier with diabetes, high pressure, tobacco, overweight, or parents with a heart attack before 55 to 65. Yellow lumps at the lids or on tendons point to a kind that runs in families. Total, LDL and HDL need no empty stomach; triglycerides often do.',
    'ज़्यादा कोलेस्ट्रॉल महसूस नहीं होता; केवल ख़ून की जाँच (लिपिड प्रोफ़ाइल) बताती है। वयस्क लगभग 30 से जँचवाएँ, मधुमेह, उच्च रक्तचाप, तंबाकू, ज़्यादा वज़न या माता-पिता को 55-65 से पहले दिल का दौरा हो तो पहले। पलकों या नसों पर पीली गाँठें ख़ानदानी प्रकार बताती हैं। कुल, LDL और HDL के लिए ख़ाली पेट ज़रूरी नहीं; ट्राइग्लिसराइड के लिए अक्सर।',
  ]),
  ...answersOn('piles', [
    'cancer',
    'Piles do not become cancer. But cancer of the bowel can bleed too and be taken for piles, so bleeding is examined once, above all after 45, when it is new, dark or mixed with the stool, with a changed habit for weeks, loss of weight, anaemia, or bowel cancer in the family. The doctor feels with a finger and looks with a short tube; a colonoscopy follows if needed.',
    'बवासीर कैंसर नहीं बनता। पर आँत के कैंसर में भी ख़ून आ सकता है और बवासीर समझ लिया जाता है, इसलिए ख़ून की एक बार जाँच कराएँ, ख़ासकर 45 के बाद, नया, गहरा या मल में मिला हो, हफ़्तों से आदत बदली हो, वज़न घटे, ख़ून की कमी हो, या परिवार में आँत का कैंसर हो। डॉक्टर उँगली और छोटी नली से देखते हैं; ज़रूरत पर कोलोनोस्कोपी होती है।',
  ]),
  ...answersOn('water', [
    'urine-colour',
    'Pale straw to light yellow is usual; darker means that you should drink more, and the first urine of the day is always darker. B vitamins make it bright yellow, beetroot pink, some medicines orange. Brown like tea, above all with yellow eyes or pale stool, points to the liver; red to blood; foam that stays to protein; cloudy with smell or burning to infection: these should be shown within days, at once with fever, pain or hardly any urine.',
    'हल्का पीला सामान्य है; गहरा हो तो ज़्यादा पिएँ, और सुबह का पहला हमेशा गहरा होता है। बी विटामिन से चटक पीला, चुकंदर से गुलाबी, कुछ दवाओं से नारंगी होता है। चाय जैसा भूरा, ख़ासकर पीली आँखों या फीके मल के साथ, लिवर बताता है; लाल ख़ून; टिका रहने वाला झाग प्रोटीन; गंदला, बदबू या जलन के साथ संक्रमण: कुछ दिन में दिखाएँ, बुख़ार, दर्द या बहुत कम पेशाब हो तो तुरंत।',
  ]),
  ...answersOn('jaundice', [
    'how-long',
    'It depends on the cause. With hepatitis A or E the yellow mostly fades in two to six weeks and tiredness in up to three months; the same one mostly does not come twice, but another kind can. With a stone, a medicine, alcohol or hepatitis B and C it goes only when that is treated. In newborns it mostly fades within two weeks: show a baby the same day if it is yellow on the first day, after two weeks, or has pale stool or dark urine; at once if it is drowsy or drinks badly. Adults go back to the doctor if it lasts over four weeks, gets deeper or itches; with fever or strong pain, confusion or bleeding at once.',
    'यह कारण पर निर्भर है। हेपेटाइटिस ए या ई में पीलापन ज़्यादातर दो-छह हफ़्ते में और थकान तीन महीने तक में जाती है; वही ज़्यादातर दोबारा नहीं होता, पर दूसरा प्रकार हो सकता है। पथरी, दवा, शराब या हेपेटाइटिस बी-सी में कारण के इलाज से ही जाता है। नवजात में ज़्यादातर दो हफ़्ते में; पहले दिन या दो हफ़्ते बाद पीला हो, मल फीका या पेशाब गहरा हो तो उसी दिन दिखाएँ, सुस्त हो या न पिए तो तुरंत। बड़ों में चार हफ़्ते से ज़्यादा रहे, गहरा हो या खुजली हो तो डॉक्टर के पास लौटें; बुख़ार, तेज़ दर्द, उलझन हो या ख़ून बहे तो तुरंत।',
  ]),
];
