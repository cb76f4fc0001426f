import { answersOn } from '../topic-answer.js';

/** Pregnancy, birth, the first years, contraception and sex. */
export const familyAnswers = [
  ...answersOn(
    'pregnancy',
    [
      'heartbeat',
      'On an ultrasound through the vagina the heartbeat is mostly seen at six to seven weeks, on one over the belly at seven to eight; with a hand-held doppler it is heard from about 12 weeks, with a stethoscope from about 20. Usual are 110 to 160 beats a minute. If it is not seen at six weeks, dates are often a little off: the scan is repeated after one to two weeks. It says nothing about boy or girl.',
      'योनि से अल्ट्रासाउंड में धड़कन ज़्यादातर छह-सात हफ़्ते पर दिखती है, पेट से सात-आठ पर; डॉपलर से लगभग 12 हफ़्ते से और स्टेथोस्कोप से लगभग 20 से सुनाई देती है। मिनट में 110 से 160 सामान्य है। छह हफ़्ते पर न दिखे तो अक्सर तारीख़ थोड़ी अलग होती है: एक-दो हफ़्ते बाद दोहराते हैं। इससे लड़का-लड़की का पता नहीं चलता।',
    ],
    [
      'baby-move',
      'In a first pregnancy movements are felt from about 18 to 20 weeks, in later ones from 16; before that there is nothing to worry about. None felt by 24 weeks: see a doctor that week. From 28 weeks the baby has its own pattern, and should not move less towards the end. If it moves clearly less than usual or not at all, do not wait until the next day and do not rely on a sweet drink: go to the hospital the same day, at any hour.',
      'पहली गर्भावस्था में हलचल लगभग 18-20 हफ़्ते से महसूस होती है, बाद वाली में 16 से; उससे पहले चिंता नहीं। 24 हफ़्ते तक महसूस न हो: उसी हफ़्ते डॉक्टर को दिखाएँ। 28 हफ़्ते से बच्चे का अपना ढंग होता है, और आख़िर में हलचल कम नहीं होनी चाहिए। साफ़ कम या बिल्कुल न हिले तो अगले दिन तक न रुकें और मीठा पीकर इंतज़ार न करें: उसी दिन, किसी भी समय, अस्पताल जाएँ।',
    ],
    [
      'normal-delivery',
      'Walking, squatting as you like it, exercises for the pelvic floor and learning to breathe help through a normal birth; ghee, castor oil or dates do not decide it, and a caesarean is sometimes safer. Birth mostly begins between 37 and 42 weeks: pains that come regularly and get stronger and closer, a plug of slime with a little blood, or the water breaks. Regular pains or leaking water before 37 weeks: hospital at once. Go to the hospital when pains come about every five minutes, at once when water breaks, with bleeding, or if the baby moves less. Plan the way and the money before.',
      'टहलना, जैसा अच्छा लगे उकड़ूँ बैठना, पेल्विक फ़्लोर का व्यायाम और साँस का अभ्यास सामान्य प्रसव में मदद करते हैं; घी, अरंडी का तेल या खजूर से तय नहीं होता, और कभी-कभी सिजेरियन ज़्यादा सुरक्षित है। प्रसव ज़्यादातर 37 से 42 हफ़्ते में शुरू होता है: नियमित दर्द जो तेज़ और पास-पास आएँ, थोड़े ख़ून वाला चिपचिपा स्राव, या पानी छूटना। 37 हफ़्ते से पहले नियमित दर्द हो या पानी रिसे: तुरंत अस्पताल। दर्द लगभग हर पाँच मिनट पर आए तो अस्पताल जाएँ; पानी छूटे, ख़ून आए या बच्चा कम हिले तो तुरंत। रास्ता और पैसे पहले तय रखें।',
    ],
    [
      'hair-dye',
      'Hair dye in usual amounts is taken up very little by the skin; many wait until 12 weeks, with gloves and fresh air. Plain henna is fine, black “henna” with chemicals is not. An eclipse does no harm to mother or baby; only nobody should look into the sun. A cool room is good. Creams with retinoids (for pimples and wrinkles) are left out.',
      'सामान्य मात्रा में हेयर डाई त्वचा से बहुत कम जाती है; कई 12 हफ़्ते तक रुकती हैं, दस्ताने और खुली हवा में लगाएँ। सादी मेहंदी ठीक है, केमिकल वाली काली “मेहंदी” नहीं। ग्रहण से माँ या बच्चे को नुक़सान नहीं होता; बस सूरज को सीधे न देखें। ठंडा कमरा अच्छा है। रेटिनॉइड वाली क्रीम (मुँहासे, झुर्री की) न लगाएँ।',
    ],
    [
      'fast',
      'Long fasts without water are not advised in pregnancy, above all with diabetes, anaemia, low weight, vomiting or in the last months: sugar falls, water is missing, and the baby may move less. Faith mostly makes an exception. If you want to keep one, ask your doctor first, drink, and eat fruit, milk and nuts in small meals; break it with dizziness, vomiting, pains or fewer movements.',
      'गर्भावस्था में बिना पानी का लंबा व्रत ठीक नहीं, ख़ासकर मधुमेह, ख़ून की कमी, कम वज़न, उल्टी या आख़िरी महीनों में: शुगर गिरती है, पानी कम होता है, और बच्चा कम हिल सकता है। धर्म में ज़्यादातर छूट है। रखना ही हो तो पहले डॉक्टर से पूछें, पानी पिएँ, फल, दूध और मेवे थोड़ा-थोड़ा लें; चक्कर, उल्टी, दर्द या कम हलचल हो तो तोड़ दें।',
    ],
    [
      'pregnancy-test',
      'A test with morning urine is reliable from the day the period is missed, or three weeks after sex; earlier it is often falsely negative. A faint second line within the time on the pack counts as positive. If it is negative and the period does not come, repeat it after a week. After a positive test see a doctor or the ANM, take no medicine on your own, and go at once with strong pain on one side, fainting or bleeding.',
      'सुबह के पेशाब से जाँच माहवारी छूटने के दिन से, या संबंध के तीन हफ़्ते बाद भरोसेमंद है; उससे पहले अक्सर झूठी नेगेटिव आती है। पैक पर लिखे समय में हल्की दूसरी रेखा भी पॉज़िटिव है। नेगेटिव हो और माहवारी न आए तो हफ़्ते बाद दोहराएँ। पॉज़िटिव हो तो डॉक्टर या एएनएम को दिखाएँ, अपने आप दवा न लें; एक ओर तेज़ दर्द, बेहोशी या ख़ून हो तो तुरंत जाएँ।',
    ],
  ),
  ...answersOn('after-birth', [
    'period',
    'Without breastfeeding the period mostly comes back after six to eight weeks; with full breastfeeding often only after months, or when feeds get fewer. The first ones may be irregular or heavier. The flow of the first weeks after birth is no period. You can get pregnant again before the first period, so begin contraception by about three to six weeks.',
    'स्तनपान न कराएँ तो माहवारी ज़्यादातर छह-आठ हफ़्ते बाद लौटती है; पूरा स्तनपान हो तो अक्सर महीनों बाद, या दूध कम होने पर। पहली कुछ अनियमित या ज़्यादा हो सकती हैं। प्रसव के बाद के हफ़्तों का ख़ून माहवारी नहीं है। पहली माहवारी से पहले भी गर्भ ठहर सकता है, इसलिए तीन से छह हफ़्ते तक गर्भनिरोध शुरू करें।',
  ]),
  ...answersOn(
    'contraception',
    [
      'copper-t',
      'A copper T is put in within minutes; cramps and spotting for some days are usual, and periods can be heavier and more painful in the first three to six months. It works for 5 to 10 years by kind and can be taken out at any time; fertility comes back at once. Feel for the threads after a period. Go to a doctor with strong or lasting pain, fever, smelling discharge, if threads are gone or a period is missed. It does not protect from infections.',
      'कॉपर-टी कुछ मिनट में लगती है; कुछ दिन मरोड़ और धब्बे सामान्य हैं, और पहले तीन-छह महीने माहवारी ज़्यादा और दर्द वाली हो सकती है। प्रकार के अनुसार 5 से 10 साल काम करती है और कभी भी निकाली जा सकती है; गर्भ ठहरने की क्षमता तुरंत लौटती है। माहवारी के बाद धागा छूकर देखें। तेज़ या बना रहने वाला दर्द, बुख़ार, बदबूदार स्राव हो, धागा न मिले या माहवारी छूटे तो डॉक्टर को दिखाएँ। यह संक्रमण से नहीं बचाती।',
    ],
    [
      'vasectomy',
      'Sterilisation causes no weakness and changes neither desire, erection, hormones nor, in women, the period. In men it takes some minutes with a numbed skin; rest for two days, lift nothing heavy for a week, and use a condom for three months until a semen test shows no sperm. In women it is a small operation with some days of rest. Both are meant for good: undoing them often fails. It is free in government hospitals.',
      'नसबंदी से कमज़ोरी नहीं आती; न इच्छा, न इरेक्शन, न हॉर्मोन, न महिलाओं की माहवारी बदलती है। पुरुषों में सुन्न करके कुछ मिनट लगते हैं; दो दिन आराम, एक हफ़्ता भारी न उठाएँ, और तीन महीने कंडोम लें, जब तक वीर्य जाँच में शुक्राणु न हों। महिलाओं में छोटा ऑपरेशन है, कुछ दिन आराम। दोनों स्थायी मानें: वापस जोड़ना अक्सर सफल नहीं होता। सरकारी अस्पताल में मुफ़्त है।',
    ],
    [
      'condom-broke',
      'Stop, and see where it is. If a pregnancy is possible, an emergency pill works best within 24 hours and up to three (some five) days; a copper IUD within five days is the surest. A doctor or pharmacist tells which suits. Test if the period is more than a week late. If the partner may have HIV, go to a hospital within 72 hours, the sooner the better: medicine can still prevent it. Other infections are tested after some weeks.',
      'रुकें और देखें कि कंडोम कहाँ है। गर्भ ठहर सकता हो तो आपातकालीन गोली 24 घंटे में सबसे अच्छी और तीन (कुछ पाँच) दिन तक काम करती है; पाँच दिन में कॉपर-टी सबसे पक्की है। कौन-सी ठीक है, डॉक्टर या फ़ार्मासिस्ट बताते हैं। माहवारी एक हफ़्ते से ज़्यादा देर हो तो जाँच करें। साथी को एचआईवी हो सकता हो तो 72 घंटे में, जितना जल्दी उतना अच्छा, अस्पताल जाएँ: दवा से अब भी रोका जा सकता है। दूसरे संक्रमणों की जाँच कुछ हफ़्ते बाद होती है।',
    ],
    [
      'injection',
      'The injection (Antara) works for three months and is free in government centres; periods become irregular, light or stop, which is harmless, and fertility may take up to a year to come back. An implant under the skin works for three years. Chhaya (centchroman) is a pill without hormones that is not taken daily; periods may come late. All can be used while breastfeeding, the injection from six weeks. None protects from infections.',
      'इंजेक्शन (अंतरा) तीन महीने काम करता है और सरकारी केंद्रों पर मुफ़्त है; माहवारी अनियमित, कम या बंद होती है, जो हानिरहित है, और बाद में गर्भ ठहरने में साल भर लग सकता है। त्वचा के नीचे इम्प्लांट तीन साल काम करता है। छाया (सेंटक्रोमैन) बिना हॉर्मोन की गोली है जो रोज़ नहीं ली जाती; माहवारी देर से आ सकती है। स्तनपान में सब ले सकती हैं, इंजेक्शन छह हफ़्ते बाद से। कोई संक्रमण से नहीं बचाता।',
    ],
  ),
  ...answersOn('constipation', [
    'baby',
    'A baby on breast milk alone may pass stool after each feed or only once in several days, even a week: that is fine while the stool is soft, the belly soft and the baby drinks and gains weight. With formula or solid food hard pellets and crying are constipation: more water and fruit, vegetables and dal from six months, legs moved like cycling, not too much milk after one year; a fixed time on the pot. No soap, oil or suppository by yourself. See a doctor if a newborn passed no stool in the first two days; go at once with a hard swollen belly, green vomit, blood or a baby that does not drink.',
    'केवल माँ का दूध पीने वाला शिशु हर बार या कई दिन, हफ़्ते भर में भी एक बार मल कर सकता है: मल नरम, पेट नरम हो और वह पिए और वज़न बढ़े तो ठीक है। डिब्बे के दूध या ठोस आहार में सख़्त गोलियाँ और रोना कब्ज़ है: छह महीने से पानी, फल, सब्ज़ी और दाल ज़्यादा, पैर साइकिल जैसे चलाएँ, एक साल बाद बहुत ज़्यादा दूध नहीं; पॉटी का एक समय। साबुन, तेल या बत्ती ख़ुद न डालें। नवजात पहले दो दिन मल न करे तो डॉक्टर को दिखाएँ; पेट सख़्त फूला हो, हरी उल्टी, ख़ून हो या शिशु न पिए तो तुरंत जाएँ।',
  ]),
  ...answersOn('vaccination-adults', [
    'hpv',
    'The HPV vaccine prevents most cancers of the cervix and some of mouth and anus. It works best before the first sex: girls of 9 to 14 years, with one or two injections; later, up to 26 and in some up to 45, it still helps, with two to three. It does not treat an infection and does not replace the test from 30 years. A sore arm and a short faint are the usual effects; it harms neither periods nor fertility. Not in pregnancy. Ask at the health centre whether it is free where you live.',
    'एचपीवी का टीका गर्भाशय ग्रीवा के ज़्यादातर कैंसर और मुँह-गुदा के कुछ कैंसर रोकता है। पहले संबंध से पहले सबसे अच्छा: 9 से 14 साल की लड़कियाँ, एक या दो इंजेक्शन; बाद में, 26 तक और कुछ में 45 तक, दो-तीन से भी फ़ायदा है। यह संक्रमण ठीक नहीं करता और 30 से होने वाली जाँच की जगह नहीं लेता। बाँह में दर्द और थोड़ी देर चक्कर आम हैं; माहवारी और गर्भ ठहरने पर असर नहीं। गर्भावस्था में नहीं। स्वास्थ्य केंद्र से पूछें कि आपके यहाँ मुफ़्त है या नहीं।',
  ]),
  ...answersOn('pregnancy', [
    'back-pain',
    'Back pain, swollen feet in the evening, leg cramps, acid and hard stools are common in later months: stand and sit upright, flat shoes, walk and stretch, a pillow between the knees, feet up, small meals, no lying down after food, more fibre and water; warmth on the back, not on the belly. Take no painkiller by yourself. Show at once: pain that comes in waves, pain with fever or burning urine, a swollen face or hands or a strong headache (pressure), one swollen painful calf; the same day itching of palms and soles.',
    'बाद के महीनों में कमर दर्द, शाम को पैर सूजना, पिंडली की ऐंठन, एसिड और सख़्त मल आम हैं: सीधे बैठें-खड़े हों, सपाट जूते, टहलना और खिंचाव, घुटनों के बीच तकिया, पैर ऊँचे, थोड़ा-थोड़ा खाना, खाकर न लेटना, रेशा और पानी ज़्यादा; सिकाई कमर पर, पेट पर नहीं। दर्द की दवा ख़ुद न लें। तुरंत दिखाएँ: लहरों में दर्द, बुख़ार या पेशाब में जलन के साथ दर्द, चेहरा-हाथ सूजना या तेज़ सिरदर्द (रक्तचाप), एक सूजी दुखती पिंडली; हथेली-तलवों में खुजली उसी दिन।',
  ]),
  ...answersOn(
    'child-growth',
    [
      'speak',
      'Most children sit alone by 6 to 9 months, stand and walk between 9 and 18, babble by 9, say mama or papa with meaning around 12, some words by 18 months and two words together by two years; each has its own pace. Talk, sing and look at pictures, answer its sounds, no screens; a walker delays walking and causes falls. Two languages do no harm. Have hearing and development tested if there is no babble by 12 months, no word by 16 to 18, no two words by two years, no walking by 18 months, or if it loses what it could do.',
      'ज़्यादातर बच्चे 6-9 महीने में बैठते, 9-18 में खड़े होते और चलते, 9 तक बड़बड़ाते, लगभग 12 पर मतलब से मामा-पापा, 18 महीने तक कुछ शब्द और दो साल तक दो शब्द साथ बोलते हैं; हर एक की अपनी गति है। बात करें, गाएँ, तस्वीरें दिखाएँ, उसकी आवाज़ का जवाब दें, स्क्रीन नहीं; वॉकर से चलना देर से आता है और गिरता है। दो भाषाओं से नुक़सान नहीं। 12 महीने तक बड़बड़ाए नहीं, 16-18 तक शब्द न हो, दो साल तक दो शब्द न जोड़े, 18 महीने तक न चले, या सीखा हुआ भूले, तो सुनने और विकास की जाँच कराएँ।',
    ],
    [
      'weight-not-increasing',
      'A baby doubles the birth weight by about five months and has three times as much at one year; then about two kilograms a year. What counts is the line on the growth card: let the Anganwadi or health centre weigh each month. From six months give thick food three to five times a day with a spoon of oil or ghee, dal, egg, curd, mashed nuts, and go on with breast milk; juice, biscuits, tea and much milk fill without feeding. Worms, anaemia, TB and diarrhoea are looked for. Show the child if the line is flat for two months or it gets thinner; at once with swollen feet, drowsiness or if it does not drink.',
      'शिशु लगभग पाँच महीने में जन्म का दोगुना और एक साल में तिगुना होता है; फिर साल में लगभग दो किलो। अहम है विकास कार्ड की रेखा: हर महीने आँगनवाड़ी या केंद्र पर तौलवाएँ। छह महीने से दिन में तीन-पाँच बार गाढ़ा खाना एक चम्मच तेल-घी के साथ, दाल, अंडा, दही, पिसे मेवे, और माँ का दूध जारी; जूस, बिस्कुट, चाय और बहुत दूध पेट भरते हैं पर पोषण नहीं। कीड़े, ख़ून की कमी, टीबी और दस्त देखे जाते हैं। रेखा दो महीने न बढ़े या दुबला हो तो दिखाएँ; पैर सूजें, सुस्त हो या न पिए तो तुरंत।',
    ],
  ),
  ...answersOn('newborn', [
    'sleep',
    'Newborns sleep 14 to 17 hours in pieces of two to four hours, day and night, and wake to drink; longer stretches at night come from three to six months. Always put the baby on its back, on a firm flat bed, in your room, without pillow, quilt or toys, not too warm, nobody smoking. Day bright and lively, night dark and quiet; feed, then put down drowsy. No syrup, opium or alcohol to make it sleep. Show a baby that is hard to wake or drinks badly at once.',
    'नवजात दिन-रात दो से चार घंटे के टुकड़ों में कुल 14-17 घंटे सोता है और दूध के लिए जागता है; रात में लंबी नींद तीन से छह महीने में आती है। हमेशा पीठ के बल, सख़्त समतल बिस्तर पर, अपने कमरे में, बिना तकिया-रज़ाई-खिलौने, ज़्यादा गर्म नहीं, कोई धूम्रपान न करे। दिन उजला और चहल-पहल वाला, रात अँधेरी और शांत; दूध पिलाकर उनींदा लिटाएँ। सुलाने को सिरप, अफ़ीम या शराब नहीं। मुश्किल से जागे या ठीक से न पिए तो तुरंत दिखाएँ।',
  ]),
  ...answersOn(
    'contraception',
    [
      'avoid-pregnancy',
      'Without a daily pill: condoms (also against infections), a copper or hormone IUD for years, the injection every three months, an implant for three years, or sterilisation when the family is complete. IUD, implant and sterilisation fail in fewer than 1 of 100 women a year, condoms in about 13 as they are used, counting days and pulling out in up to about 20. Full breastfeeding day and night protects only in the first six months without a period. A health centre gives them free and helps to choose.',
      'रोज़ की गोली के बिना: कंडोम (संक्रमण से भी बचाता है), सालों के लिए कॉपर या हॉर्मोन IUD, हर तीन महीने इंजेक्शन, तीन साल का इम्प्लांट, या परिवार पूरा हो तो नसबंदी। IUD, इम्प्लांट और नसबंदी में साल में 100 में 1 से कम महिला गर्भवती होती है, कंडोम में आम इस्तेमाल से लगभग 13, दिन गिनने और बाहर निकालने में लगभग 20 तक। दिन-रात पूरा स्तनपान केवल पहले छह महीने, माहवारी न आने तक बचाता है। स्वास्थ्य केंद्र पर मुफ़्त मिलते हैं और चुनने में मदद होती है।',
    ],
    [
      'i-pill-fertility',
      'The emergency pill does not harm later fertility, the womb or a later child, also when used more than once. Nausea, headache, tender breasts and spotting pass in days; the next period may come a week early or late. Used often it disturbs the cycle and protects worse than any regular method, so ask for one. If you vomit within two to three hours, ask a pharmacist at once. Period more than a week late: test. Strong pain on one side: go to a hospital.',
      'आपातकालीन गोली से बाद में गर्भ ठहरने की क्षमता, बच्चेदानी या बाद के बच्चे को नुक़सान नहीं, एक से ज़्यादा बार ली हो तब भी। मितली, सिरदर्द, स्तनों में दर्द और धब्बे कुछ दिन में जाते हैं; अगली माहवारी हफ़्ते भर पहले या देर से आ सकती है। बार-बार लेने से चक्र बिगड़ता है और किसी भी नियमित तरीक़े से कम बचाव होता है, इसलिए नियमित तरीक़ा पूछें। दो-तीन घंटे में उल्टी हो तो तुरंत फ़ार्मासिस्ट से पूछें। माहवारी हफ़्ते से ज़्यादा देर हो तो जाँच करें। एक ओर तेज़ दर्द हो तो अस्पताल जाएँ।',
    ],
  ),
  ...answersOn('first-sex', [
    'fear',
    'Fear before the first times is common in both; it makes muscles tight and erections weak, and goes with trust and time. Talk before, agree that each may stop, take time with touch before, use a lubricant and a condom, no alcohol and no film as a measure. Nothing has to succeed the first night. If the vagina closes itself or pain stays in spite of time and lubricant, or fear does not go in months, a gynaecologist or sex therapist can help well.',
    'पहली बार से पहले डर दोनों में आम है; इससे मांसपेशियाँ कसती और इरेक्शन कमज़ोर होता है, और भरोसे और समय से जाता है। पहले बात करें, तय करें कि कोई भी रुक सकता है, पहले स्पर्श को समय दें, लुब्रिकेंट और कंडोम लें, शराब नहीं और फ़िल्म को पैमाना न बनाएँ। पहली रात कुछ सिद्ध करना ज़रूरी नहीं। समय और लुब्रिकेंट पर भी योनि कसकर बंद हो या दर्द रहे, या डर महीनों न जाए, तो स्त्री रोग विशेषज्ञ या यौन चिकित्सक अच्छी मदद कर सकते हैं।',
  ]),
  ...answersOn(
    'hiv-sti',
    [
      'spread',
      'HIV passes by sex without a condom, by blood and shared needles, and from mother to child without treatment; not by kissing, touching, mosquitoes, food, toilets or coughing. Oral sex carries little risk for HIV, more for herpes, gonorrhoea and syphilis. Somebody whose virus is no longer found under treatment does not pass it on by sex. Condoms, own razors and new needles protect.',
      'एचआईवी बिना कंडोम संबंध, ख़ून और साझा सुई से, और बिना इलाज माँ से बच्चे को जाता है; चूमने, छूने, मच्छर, खाने, शौचालय या खाँसी से नहीं। मुख मैथुन में एचआईवी का ख़तरा कम, हर्पीज़, सूज़ाक और सिफ़लिस का ज़्यादा है। इलाज से जिसका वायरस पकड़ में न आए, वह संबंध से नहीं फैलाता। कंडोम, अपना उस्तरा और नई सुई बचाते हैं।',
    ],
    [
      'test',
      'A laboratory test of the fourth generation finds nearly all infections with HIV 45 days after the contact, rapid and home tests after 90 days; test at once as well, to know the state before. For syphilis repeat after six to twelve weeks, hepatitis B and C after three to six months; gonorrhoea and chlamydia after two weeks. Until then use condoms and give no blood. Within 72 hours after a risk ask a hospital for preventive medicine. In government ICTC centres tests are free and confidential; helpline 1097.',
      'चौथी पीढ़ी की लैब जाँच संपर्क के 45 दिन बाद लगभग सब एचआईवी पकड़ती है, रैपिड और घर की जाँच 90 दिन बाद; अभी भी जाँच कराएँ ताकि पहले की स्थिति पता हो। सिफ़लिस छह-बारह हफ़्ते, हेपेटाइटिस बी-सी तीन-छह महीने, सूज़ाक और क्लैमाइडिया दो हफ़्ते बाद। तब तक कंडोम लें और ख़ून न दें। ख़तरे के 72 घंटे में अस्पताल से बचाव की दवा पूछें। सरकारी ICTC केंद्रों पर जाँच मुफ़्त और गोपनीय है; हेल्पलाइन 1097।',
    ],
  ),
  ...answersOn('masturbation', [
    'sperm',
    'Masturbation does not lower the sperm count for good nor cause infertility: after each ejaculation there are fewer for a day or two, then as before. There is no right number in a week; it is too much only if it hurts, takes the time of study, work and people, or cannot be left. For a semen test two to five days without are asked for.',
    'हस्तमैथुन से शुक्राणु हमेशा के लिए कम नहीं होते और न बाँझपन होता है: हर बार के बाद एक-दो दिन कम, फिर पहले जैसे। हफ़्ते की कोई सही संख्या नहीं; ज़्यादा तभी है जब दर्द हो, पढ़ाई, काम और लोगों का समय ले, या छोड़ न सकें। वीर्य जाँच से पहले दो-पाँच दिन न करने को कहा जाता है।',
  ]),
  ...answersOn('pregnancy', [
    'which-month',
    'No month is dangerous by itself. In the first three, organs form and most miscarriages happen, so no alcohol, tobacco or medicine without asking, and folic acid as given. From 20 weeks pressure, sugar and anaemia are watched, in the last months pressure, the baby’s movements and signs of birth. Usual work, walking and sex are fine in all if the doctor has not said otherwise. At any time bleeding, strong pain, a strong headache, fits, leaking water or fewer movements mean: hospital at once.',
    'कोई महीना अपने आप ख़तरनाक नहीं। पहले तीन में अंग बनते हैं और ज़्यादातर गर्भपात होते हैं, इसलिए शराब, तंबाकू या बिना पूछे दवा नहीं, और दिया गया फ़ोलिक एसिड लें। 20 हफ़्ते से रक्तचाप, शुगर और ख़ून की कमी देखी जाती है, आख़िरी महीनों में रक्तचाप, बच्चे की हलचल और प्रसव के संकेत। डॉक्टर ने मना न किया हो तो सामान्य काम, टहलना और संबंध सब महीनों में ठीक हैं। कभी भी ख़ून, तेज़ दर्द, तेज़ सिरदर्द, दौरा, पानी छूटना या कम हलचल हो तो तुरंत अस्पताल।',
  ]),
  ...answersOn(
    'pregnancy',
    [
      'stomach-pain',
      'Mild pulling low in the belly or at the sides, that goes with rest, is common while the womb grows; gas, hard stools and tightenings that do not become regular are too. Rest on the side, small meals, water, no painkiller by yourself. Go to a hospital at once with pain that is strong, on one side, constant or comes in waves, with bleeding, fever, burning urine, vomiting, dizziness, pain in the shoulder or high in the belly with headache, leaking water, or if the baby moves less. In the first weeks pain on one side may be a pregnancy outside the womb.',
      'पेट के नीचे या किनारों में हल्का खिंचाव, जो आराम से जाए, बच्चेदानी बढ़ने पर आम है; गैस, कब्ज़ और अनियमित कसाव भी। करवट लेटकर आराम करें, थोड़ा-थोड़ा खाएँ, पानी पिएँ, दर्द की दवा ख़ुद न लें। दर्द तेज़, एक ओर, लगातार या लहरों में हो, ख़ून, बुख़ार, पेशाब में जलन, उल्टी, चक्कर, कंधे में या सिरदर्द के साथ पेट के ऊपर दर्द हो, पानी छूटे या बच्चा कम हिले, तो तुरंत अस्पताल जाएँ। शुरू के हफ़्तों में एक ओर का दर्द बच्चेदानी के बाहर का गर्भ हो सकता है।',
    ],
    [
      'low-bp',
      'Pressure falls a little in the first six months, and dizziness on standing up, in heat or when hungry is common and mostly harmless. Rise slowly, lie on the side, drink, eat small meals, no long standing; have haemoglobin tested. Go to a hospital at once with fainting, bleeding, belly pain, a racing heart or breathlessness.',
      'पहले छह महीने रक्तचाप थोड़ा घटता है, और खड़े होने पर, गर्मी या भूख में चक्कर आम और ज़्यादातर हानिरहित है। धीरे उठें, करवट लेटें, पिएँ, थोड़ा-थोड़ा खाएँ, देर तक खड़ी न रहें; हीमोग्लोबिन जँचवाएँ। बेहोशी, ख़ून, पेट दर्द, बहुत तेज़ धड़कन या साँस फूले तो तुरंत अस्पताल जाएँ।',
    ],
  ),
  ...answersOn('newborn', [
    'poop',
    'In the first two days stool is black and sticky, then green, from about the fifth day yellow and loose. Breastfed babies pass it from after each feed to, from six weeks on, once in several days; with formula one to three times a day and firmer. Loose and yellow is no diarrhoea. Show the baby the same day if there is no stool in the first two days, if it is white or clay-coloured, suddenly watery and often, or if it passes fewer than six wet nappies after the first days; at once with blood or black stool after the first days, or if it drinks little.',
    'पहले दो दिन मल काला चिपचिपा, फिर हरा, लगभग पाँचवें दिन से पीला पतला होता है। माँ का दूध पीने वाले हर बार, या छह हफ़्ते बाद कई दिन में एक बार भी करते हैं; डिब्बे के दूध में दिन में एक-तीन बार और गाढ़ा। पीला पतला मल दस्त नहीं। पहले दो दिन मल न हो, सफ़ेद या मिट्टी जैसा, अचानक पानी जैसा और बार-बार हो, या पहले दिनों के बाद छह से कम गीली नैपी हों तो उसी दिन दिखाएँ; पहले दिनों के बाद ख़ून या काला मल हो, या कम पिए तो तुरंत।',
  ]),
  ...answersOn('pregnancy', [
    'urine-infection',
    'Infections of the urine are more common in pregnancy and are always treated, also without complaints, because they can reach the kidneys and bring on an early birth; there are antibiotics that suit pregnancy, which the doctor chooses after a culture. Drink enough, do not hold urine, wipe from front to back. See a doctor the same day with burning; go to a hospital at once with fever, chills, pain in the side, vomiting or pains in the belly.',
    'पेशाब का संक्रमण गर्भावस्था में ज़्यादा होता है और बिना तकलीफ़ भी हमेशा इलाज होता है, क्योंकि वह गुर्दे तक जा सकता है और समय से पहले प्रसव करा सकता है; गर्भावस्था में चलने वाली एंटीबायोटिक हैं, जो डॉक्टर कल्चर के बाद चुनते हैं। पर्याप्त पिएँ, पेशाब न रोकें, आगे से पीछे पोंछें। जलन हो तो उसी दिन दिखाएँ; बुख़ार, ठंड, बग़ल में दर्द, उल्टी या पेट में दर्द हो तो तुरंत अस्पताल जाएँ।',
  ]),
  ...answersOn('after-birth', [
    'sex',
    'Wait until the bleeding has stopped, tears or stitches no longer hurt and you feel like it, often about six weeks; there is no fixed day. The vagina is drier while breastfeeding: a lubricant helps. Use contraception from the first time, since pregnancy is possible before the first period, also while breastfeeding. Pain that stays, bleeding or smelling discharge should be shown.',
    'ख़ून रुकने, टाँके या घाव न दुखने और मन होने तक रुकें, अक्सर लगभग छह हफ़्ते; कोई तय दिन नहीं। स्तनपान में योनि सूखी रहती है: लुब्रिकेंट मदद करता है। पहली बार से गर्भनिरोध लें, क्योंकि पहली माहवारी से पहले और स्तनपान में भी गर्भ ठहर सकता है। दर्द बना रहे, ख़ून या बदबूदार स्राव हो तो दिखाएँ।',
  ]),
  ...answersOn('fertility', [
    'age',
    'The body bears a pregnancy best from about 20 to the early thirties. Below 18 it is dangerous for mother and baby. From 35 it takes longer to conceive, and miscarriage, high pressure, diabetes and trisomies get more common, more so from 40; most women at that age still have healthy children with good care. The age of the man counts a little too. Before, see a doctor: haemoglobin, sugar, thyroid, rubella, medicines that you take, and folic acid. Leave at least 18 to 24 months between birth and the next pregnancy.',
    'शरीर लगभग 20 से तीस के शुरुआती सालों तक गर्भ सबसे अच्छा सहता है। 18 से कम में माँ और बच्चे को ख़तरा है। 35 से गर्भ ठहरने में समय लगता है, और गर्भपात, रक्तचाप, मधुमेह और ट्राइसोमी बढ़ते हैं, 40 से और; अच्छी देखभाल से ज़्यादातर महिलाओं के तब भी स्वस्थ बच्चे होते हैं। पुरुष की उम्र भी थोड़ी मायने रखती है। पहले डॉक्टर को दिखाएँ: हीमोग्लोबिन, शुगर, थायरॉइड, रूबेला, चल रही दवाएँ और फ़ोलिक एसिड। प्रसव और अगले गर्भ में कम से कम 18-24 महीने का अंतर रखें।',
  ]),
  ...answersOn('newborn', [
    'vomit',
    'Bringing up a mouthful of milk after feeds is usual until about a year, if the baby is content and gains weight. Smaller feeds, upright while drinking and for 20 to 30 minutes after, burp in between, no tight nappy; sleep on the back all the same. Show the baby the same day if it vomits much after every feed or gains no weight; go at once with vomiting in an arc in the first two months, green or bloody vomit, a swollen belly, fever, drowsiness or few wet nappies.',
    'दूध के बाद थोड़ा दूध निकालना लगभग एक साल तक सामान्य है, अगर शिशु ख़ुश है और वज़न बढ़ता है। थोड़ा-थोड़ा पिलाएँ, पिलाते समय और 20-30 मिनट बाद सीधा रखें, बीच में डकार दिलाएँ, नैपी कसी नहीं; सुलाएँ फिर भी पीठ के बल। हर बार बहुत उल्टी हो या वज़न न बढ़े तो उसी दिन दिखाएँ; पहले दो महीने में धार की तरह उल्टी, हरी या ख़ून वाली उल्टी, फूला पेट, बुख़ार, सुस्ती या कम गीली नैपी हो तो तुरंत।',
  ]),
  ...answersOn(
    'pregnancy',
    [
      'coconut-water',
      'Coconut water, lemon water, buttermilk and boiled or packed milk are fine in pregnancy; drink 8 to 10 glasses in all. Coconut water does not make the baby fair nor its hair thick; with kidney disease or a raised potassium ask first, with raised sugar a glass now and then. Juice is mostly sugar: rather the fruit. Cold drinks rarely; no raw milk, no street juice with ice, no alcohol.',
      'नारियल पानी, नींबू पानी, छाछ और उबला या पैकेट का दूध गर्भावस्था में ठीक है; कुल 8-10 गिलास पिएँ। नारियल पानी से बच्चा गोरा या बाल घने नहीं होते; गुर्दे की बीमारी या बढ़े पोटैशियम में पहले पूछें, शुगर बढ़ी हो तो कभी-कभी एक गिलास। जूस में ज़्यादातर शर्करा है: फल बेहतर। कोल्ड ड्रिंक कम ही; कच्चा दूध, बर्फ़ वाला सड़क का जूस और शराब नहीं।',
    ],
    [
      'due-date',
      'The due date is 40 weeks (280 days) after the first day of the last period: add seven days and nine months. With irregular periods, or if the day is not known, an ultrasound between the 8th and 13th week dates best, and that date then stays. Only about 1 of 20 babies comes on the day; from 37 to 41 weeks is usual. Past 41 weeks the doctor watches closely or starts the birth.',
      'अनुमानित तारीख़ आख़िरी माहवारी के पहले दिन से 40 हफ़्ते (280 दिन) बाद है: सात दिन और नौ महीने जोड़ें। माहवारी अनियमित हो या दिन याद न हो, तो 8 से 13 हफ़्ते का अल्ट्रासाउंड सबसे सही बताता है, और वही तारीख़ रहती है। 20 में लगभग 1 बच्चा ही उसी दिन आता है; 37 से 41 हफ़्ते सामान्य है। 41 के बाद डॉक्टर ध्यान से देखते या प्रसव शुरू कराते हैं।',
    ],
    [
      'spotting',
      'Spotting in the first weeks is common, and about half of these pregnancies go on well; but any bleeding in pregnancy should be examined the same day, since a miscarriage or a pregnancy outside the womb can begin so. Use a pad, no sex, note amount and colour, have blood group and ultrasound at hand (Rh negative women may need an injection). Go to a hospital at once with bleeding like a period or more, pain, above all on one side or in the shoulder, dizziness or fever, and with every bleeding after 20 weeks.',
      'पहले हफ़्तों में धब्बे आम हैं, और इनमें से लगभग आधे गर्भ ठीक चलते हैं; पर गर्भ में कोई भी ख़ून उसी दिन दिखाएँ, क्योंकि गर्भपात या बच्चेदानी के बाहर का गर्भ ऐसे शुरू हो सकता है। पैड लें, संबंध नहीं, मात्रा और रंग देखें, ब्लड ग्रुप और अल्ट्रासाउंड पास रखें (Rh नेगेटिव को इंजेक्शन लग सकता है)। माहवारी जितना या ज़्यादा ख़ून, दर्द, ख़ासकर एक ओर या कंधे में, चक्कर या बुख़ार हो, और 20 हफ़्ते के बाद हर ख़ून में, तुरंत अस्पताल जाएँ।',
    ],
  ),
  ...answersOn('breastfeeding', [
    'stop-breastfeeding',
    'There is no need to stop before two years, and you may go on as long as both like. If you wish to, leave out one feed every few days to a week, the night feed last; offer food, a cup and closeness instead. Before one year formula takes its place, later cow’s milk. If breasts are tight, express a little, cool them, wear a firm bra; no bitter paste, no binding, no tablet without a doctor. A hot red painful breast with fever: see a doctor the same day and go on emptying it.',
    'दो साल से पहले छुड़ाना ज़रूरी नहीं, और दोनों चाहें तब तक चल सकता है। चाहें तो हर कुछ दिन से हफ़्ते में एक बार का दूध छोड़ें, रात का आख़िर में; बदले में खाना, कप और गोद दें। एक साल से पहले डिब्बे का दूध, बाद में गाय का दूध। स्तन कसे हों तो थोड़ा निकालें, ठंडक दें, कसी ब्रा पहनें; कड़वा लेप, बाँधना या बिना डॉक्टर गोली नहीं। स्तन गर्म, लाल, दुखता हो और बुख़ार हो तो उसी दिन डॉक्टर को दिखाएँ और ख़ाली करती रहें।',
  ]),
];
