import { answersOn } from '../topic-answer.js';

export const womenAnswers = [
  ...answersOn(
    'pregnancy',
    [
      'papaya',
      'Ripe papaya and pineapple in usual portions are fine in pregnancy. Raw or half-ripe papaya is left out, because its milky juice can make the womb contract. Wash fruit well and eat it freshly cut.',
      'पका पपीता और अनानास सामान्य मात्रा में गर्भावस्था में ठीक हैं। कच्चा या अधपका पपीता नहीं, क्योंकि उसके दूधिया रस से बच्चेदानी सिकुड़ सकती है। फल अच्छी तरह धोकर ताज़ा काटकर खाएँ।',
    ],
    [
      'sex',
      'Sex is safe in a normal pregnancy until near the birth and does not harm the baby; choose positions without weight on the belly. Leave it out and ask your doctor with bleeding, leaking water, a low-lying placenta, early contractions, or an earlier preterm birth.',
      'सामान्य गर्भावस्था में प्रसव के पास तक यौन संबंध सुरक्षित है और बच्चे को नुक़सान नहीं होता; ऐसी मुद्रा चुनें जिसमें पेट पर वज़न न पड़े। ख़ून, पानी रिसना, नीचे की नाल (प्लेसेंटा), जल्दी दर्द या पहले समय से पूर्व प्रसव हुआ हो, तो न करें और डॉक्टर से पूछें।',
    ],
    [
      'tea',
      'Two cups of coffee or three to four of tea a day are held safe, not more, counting cola and chocolate too. Tea with meals hinders the uptake of iron, so leave an hour between.',
      'कैफ़ीन कम रखें: दिन में दो कप कॉफ़ी या तीन-चार कप चाय तक सुरक्षित मानी जाती है, कोला और चॉकलेट भी गिनें। खाने के साथ चाय आयरन रोकती है, इसलिए एक घंटे का अंतर रखें।',
    ],
    [
      'travel',
      'Travel is mostly fine, best between the 14th and 28th week. Get up and walk every one to two hours, drink, wear the seat belt below the belly, carry your papers, avoid rough roads late in pregnancy. Airlines mostly want a letter from 28 weeks and carry none after about 36. Not with bleeding, high pressure, twins late or a threatening early birth: ask first.',
      'यात्रा ज़्यादातर ठीक है, सबसे अच्छी 14वें से 28वें हफ़्ते के बीच। हर एक-दो घंटे में उठकर चलें, पानी पिएँ, सीट बेल्ट पेट के नीचे लगाएँ, काग़ज़ साथ रखें, आख़िरी महीनों में ख़राब सड़क से बचें। एयरलाइन ज़्यादातर 28 हफ़्ते से पत्र माँगती हैं और लगभग 36 के बाद नहीं ले जातीं। ख़ून, उच्च रक्तचाप, जुड़वाँ या समय से पूर्व प्रसव का ख़तरा हो तो पहले पूछें।',
    ],
    [
      'sleep',
      'From about 28 weeks go to sleep on your side, left or right; waking on the back is no harm, just turn again. A pillow between the knees and under the belly helps. Before that any position that is comfortable is fine.',
      'लगभग 28 हफ़्ते से करवट पर सोएँ, बाईं या दाईं; नींद खुलने पर पीठ के बल हों तो घबराएँ नहीं, करवट ले लें। घुटनों के बीच और पेट के नीचे तकिया मदद करता है। उससे पहले जिस तरह आराम मिले वैसे सोएँ।',
    ],
    [
      'move',
      'Walking, swimming and pregnancy exercises for half an hour a day are good for you and the baby; you should be able to talk meanwhile. Stairs and housework are fine. Leave out sports with falls or blows, heavy lifting, lying flat on the back for long after 16 weeks, and hot yoga. Stop with bleeding, pain, dizziness or leaking water.',
      'रोज़ आधा घंटा टहलना, तैरना और गर्भावस्था के व्यायाम आपके और बच्चे के लिए अच्छे हैं; बीच में बात कर सकें इतनी गति हो। सीढ़ी और घर का काम ठीक है। गिरने या चोट वाले खेल, भारी उठाना, 16 हफ़्ते बाद देर तक पीठ के बल लेटना और गर्म कमरे का योग न करें। ख़ून, दर्द, चक्कर या पानी रिसने पर रुकें।',
    ],
    [
      'eat',
      'A little more than before: dal, beans, milk, curd, eggs, well-cooked fish and meat, greens, fruit, whole grains and nuts; mango, banana and dates are fine unless sugar is raised. Leave out raw egg, raw sprouts, undercooked meat, unboiled milk, much liver, fish with much mercury (shark, swordfish), alcohol. Saffron changes no skin colour. Iron, folic acid and calcium as given.',
      'पहले से थोड़ा ज़्यादा: दाल, राजमा-चना, दूध, दही, अंडा, अच्छी तरह पकी मछली और माँस, हरी सब्ज़ी, फल, साबुत अनाज और मेवे; आम, केला और खजूर ठीक हैं, जब तक शुगर न बढ़ी हो। कच्चा अंडा, कच्चे अंकुरित, अधपका माँस, बिना उबला दूध, ज़्यादा कलेजी, ज़्यादा पारे वाली मछली (शार्क) और शराब न लें। केसर से रंग नहीं बदलता। आयरन, फ़ोलिक एसिड और कैल्शियम जैसा दिया गया हो।',
    ],
    [
      'vomiting',
      'Sickness mostly begins around the sixth week and eases by the 14th to 16th. A dry biscuit before getting up, small meals every two hours, cold or bland food, lemon or ginger, drinks between meals, and no strong smells help. If you keep nothing down for a day, pass little urine or lose weight, you need treatment the same day.',
      'मितली ज़्यादातर छठे हफ़्ते के आसपास शुरू होती है और 14-16 हफ़्ते तक घटती है। उठने से पहले सूखा बिस्कुट, हर दो घंटे थोड़ा खाना, ठंडा या सादा खाना, नींबू या अदरक, खाने के बीच में पानी, और तेज़ गंध से बचना मदद करते हैं। एक दिन कुछ न पचे, पेशाब कम हो या वज़न घटे, तो उसी दिन इलाज चाहिए।',
    ],
    [
      'signs',
      'A missed period is the first sign; tender breasts, sickness, tiredness and frequent urine follow. A home test is reliable from the first day of the missed period, with morning urine; if it is negative and the period stays away, repeat after a week.',
      'माहवारी न आना पहला संकेत है; फिर स्तनों में दर्द, मितली, थकान और बार-बार पेशाब। घर का टेस्ट माहवारी छूटने के पहले दिन से भरोसेमंद है, सुबह के पेशाब से; नेगेटिव आए और माहवारी न आए तो एक हफ़्ते बाद फिर करें।',
    ],
    [
      'boy-or-girl',
      'Neither the shape of the belly nor cravings, skin or heartbeat tell it. In India finding out or telling the sex of a child before birth is forbidden by law (PCPNDT Act), for doctors and families.',
      'पेट का आकार, खाने की इच्छा, त्वचा या धड़कन से पता नहीं चलता। भारत में जन्म से पहले लिंग पता करना या बताना क़ानून (PCPNDT) से मना है, डॉक्टर और परिवार दोनों के लिए।',
    ],
    [
      'weight-gain',
      'With a usual weight before, 11 to 16 kg over the whole pregnancy are common; with overweight 5 to 11, with underweight up to 18; little in the first three months, then about 400 g a week. A sudden gain with swollen face or hands should be seen the same day.',
      'पहले वज़न सामान्य हो तो पूरी गर्भावस्था में 11 से 16 किलो; ज़्यादा वज़न में 5 से 11, कम वज़न में 18 तक; पहले तीन महीने कम, फिर हफ़्ते में लगभग 400 ग्राम। अचानक बढ़े और चेहरा या हाथ सूजें तो उसी दिन दिखाएँ।',
    ],
    [
      'often',
      'First visit as soon as you know, best before 12 weeks, then at about 20, 26, 30, 34, 36, 38 and 40 weeks, more often with risks. Ultrasound: once early, once between 18 and 20 weeks for the organs, and often once near the end. Ultrasound does not harm the baby.',
      'पता चलते ही पहली जाँच, अच्छा है 12 हफ़्ते से पहले, फिर लगभग 20, 26, 30, 34, 36, 38 और 40 हफ़्ते पर, जोखिम हो तो ज़्यादा। अल्ट्रासाउंड: एक शुरू में, एक 18-20 हफ़्ते पर अंगों के लिए, और अक्सर एक आख़िर में। अल्ट्रासाउंड से बच्चे को नुक़सान नहीं।',
    ],
    [
      'bp',
      'In pregnancy blood pressure should stay below 140/90 mmHg; 110 to 120 over 70 to 80 is usual, and in the middle months it is often a little lower. It is measured at each visit with a urine test. From 140/90 on it has to be looked at the same day, from 160/110 at once, because preeclampsia endangers mother and child; its signs are headache, flickering sight, pain in the upper belly, sudden swelling. Tablets are changed to those that suit pregnancy.',
      'गर्भावस्था में रक्तचाप 140/90 mmHg से कम रहना चाहिए; 110-120 और 70-80 सामान्य है, बीच के महीनों में अक्सर थोड़ा कम। हर मुलाक़ात पर पेशाब की जाँच के साथ नापते हैं। 140/90 से उसी दिन दिखाएँ, 160/110 से तुरंत, क्योंकि प्री-एक्लेम्प्सिया माँ और बच्चे के लिए ख़तरा है; संकेत: सिरदर्द, चमक दिखना, ऊपरी पेट में दर्द, अचानक सूजन। गोलियाँ गर्भावस्था वाली से बदली जाती हैं।',
    ],
  ),
  ...answersOn(
    'periods',
    [
      'fertile-days',
      'Counted from the first day of the period, pregnancy is likely from about the 9th to the 15th day in a cycle of 28 days, because an egg is released about 14 days before the next period and lives one day, sperm up to five. With short or irregular cycles it can happen soon after the bleeding, or even in it; no day is surely safe without contraception.',
      'माहवारी के पहले दिन से गिनें तो 28 दिन के चक्र में लगभग 9वें से 15वें दिन गर्भ की संभावना ज़्यादा है, क्योंकि अंडा अगली माहवारी से लगभग 14 दिन पहले निकलता है और एक दिन रहता है, शुक्राणु पाँच दिन तक। छोटे या अनियमित चक्र में ख़ून रुकते ही, या उसके दौरान भी हो सकता है; बिना गर्भनिरोध कोई दिन पक्का सुरक्षित नहीं।',
    ],
    [
      'twice',
      'A cycle counts from the first day of one period to the first day of the next; 21 to 35 days are usual, so two periods in one month can be normal. Shorter or irregular ones are common in the first two years and after about 45; otherwise stress, weight, PCOS, thyroid, contraceptives, fibroids or a pregnancy can be behind them. Write the days down for three months, do a pregnancy test if it is possible, and have thyroid and haemoglobin checked.',
      'चक्र एक माहवारी के पहले दिन से अगली के पहले दिन तक गिना जाता है; 21 से 35 दिन सामान्य है, इसलिए एक महीने में दो बार आना सामान्य हो सकता है। छोटे या अनियमित चक्र पहले दो साल और लगभग 45 के बाद आम हैं; नहीं तो तनाव, वज़न, पीसीओएस, थायरॉइड, गर्भनिरोधक, रसौली या गर्भ कारण हो सकते हैं। तीन महीने तारीख़ें लिखें, गर्भ हो सकता हो तो जाँच करें, और थायरॉइड व हीमोग्लोबिन जँचवाएँ।',
    ],
    [
      'late',
      'A week or so late now and then is common. If a pregnancy is possible, do a test with morning urine, and again after a week. Otherwise stress, illness, travel, loss or gain of weight, hard training, PCOS, thyroid trouble, breastfeeding, some medicines and the years before menopause delay it. Papaya, jaggery or tablets to bring it on should not be used without a doctor.',
      'कभी-कभी हफ़्ते भर देर आम है। गर्भ हो सकता हो तो सुबह के पेशाब से जाँच करें, और हफ़्ते बाद फिर। नहीं तो तनाव, बीमारी, यात्रा, वज़न घटना-बढ़ना, भारी व्यायाम, पीसीओएस, थायरॉइड, स्तनपान, कुछ दवाएँ और रजोनिवृत्ति से पहले के साल देर करते हैं। माहवारी लाने के लिए पपीता, गुड़ या गोली बिना डॉक्टर के न लें।',
    ],
    [
      'ease',
      'A hot-water bottle on the belly, walking or gentle yoga, warm drinks and sleep ease cramps; a pharmacist can say which painkiller suits you, and it works best at the beginning of the pain. Pain that gets worse from year to year, comes outside the period or at sex, or keeps you from school should be examined, for example for endometriosis.',
      'पेट पर गर्म पानी की बोतल, टहलना या हल्का योग, गर्म पेय और नींद से ऐंठन घटती है; कौन-सी दर्द की दवा आपके लिए ठीक है, फ़ार्मासिस्ट बता सकते हैं, और वह दर्द की शुरुआत में सबसे अच्छी काम करती है। दर्द साल-दर-साल बढ़े, माहवारी के बाहर या संबंध के समय हो, या स्कूल छूटे, तो जाँच कराएँ, जैसे एंडोमेट्रियोसिस के लिए।',
    ],
    [
      'move',
      'Bathing, washing hair, cold water, exercise, cooking, touching pickles and going out do no harm in a period and spoil nothing; light exercise and warmth even ease the pain. What you feel well with is allowed.',
      'माहवारी में नहाना, बाल धोना, ठंडा पानी, व्यायाम, पकाना, अचार छूना और बाहर जाना नुक़सान नहीं करता और कुछ ख़राब नहीं होता; हल्का व्यायाम और सिकाई दर्द भी घटाते हैं। जो अच्छा लगे वह कर सकती हैं।',
    ],
    [
      'sex',
      'Sex in the period does no harm if both want it; infections pass a little more easily, so use a condom. Pregnancy is less likely then, but possible, above all with short cycles. “Safe days” are unreliable with irregular periods.',
      'दोनों चाहें तो माहवारी में संबंध से नुक़सान नहीं; संक्रमण थोड़ा आसानी से फैलते हैं, इसलिए कंडोम लें। तब गर्भ की संभावना कम है, पर हो सकता है, ख़ासकर छोटे चक्र में। अनियमित माहवारी में “सुरक्षित दिन” भरोसेमंद नहीं।',
    ],
    [
      'heavy',
      'Heavy means: pads soaked every one to two hours, clots larger than a coin, more than seven days, or that you must change at night. Fibroids, hormones, thyroid, a copper IUD, blood thinners or a clotting trouble can be behind it. Have haemoglobin checked and the cause looked for; it can be treated well.',
      'ज़्यादा का मतलब: हर एक-दो घंटे में पैड भीगे, सिक्के से बड़े थक्के, सात दिन से ज़्यादा, या रात में बदलना पड़े। कारण रसौली, हार्मोन, थायरॉइड, कॉपर-टी, ख़ून पतला करने की दवा या थक्का बनने की गड़बड़ी हो सकते हैं। हीमोग्लोबिन और कारण की जाँच कराएँ; अच्छा इलाज है।',
    ],
    [
      'pad',
      'Pads, cups, tampons and clean cloth are all fine. Change pads and tampons every four to six hours, a cup at the latest after eight to twelve; wash hands before. A cup is folded, put in, and washed with water when emptied, boiled for five minutes between periods; it does not hurt the womb, and can be used with a copper IUD after asking the doctor. Wash cloth with soap and dry it in the sun. Wrap used pads in paper; never into the toilet. Fever with a rash while using a tampon or cup is urgent.',
      'पैड, कप, टैम्पोन और साफ़ कपड़ा सब ठीक हैं। पैड और टैम्पोन हर चार-छह घंटे, कप ज़्यादा से ज़्यादा आठ-बारह घंटे में बदलें; पहले हाथ धोएँ। कप मोड़कर डालते हैं, ख़ाली करके पानी से धोते हैं, माहवारी के बाद पाँच मिनट उबालते हैं; बच्चेदानी को नुक़सान नहीं, कॉपर-टी हो तो डॉक्टर से पूछें। कपड़ा साबुन से धोकर धूप में सुखाएँ। पैड काग़ज़ में लपेटकर फेंकें, शौचालय में नहीं। टैम्पोन या कप के साथ बुख़ार और चकत्ते हों तो तुरंत।',
    ],
  ),
  ...answersOn(
    'pcos',
    [
      'eat',
      'No special diet is needed: regular meals with vegetables, dal, eggs or fish, whole grains, little sugar, maida and sweet drinks, and 30 minutes of movement on most days with training of the muscles twice a week. With overweight, 5 % less weight often brings back periods. Milk and gluten need not be left out.',
      'कोई ख़ास आहार ज़रूरी नहीं: समय पर खाना, सब्ज़ी, दाल, अंडा या मछली, साबुत अनाज, चीनी, मैदा और मीठे पेय कम, ज़्यादातर दिन 30 मिनट चलना और हफ़्ते में दो बार मांसपेशियों का व्यायाम। वज़न ज़्यादा हो तो 5 % घटने से अक्सर माहवारी लौटती है। दूध और गेहूँ छोड़ना ज़रूरी नहीं।',
    ],
    [
      'pregnant',
      'Most women with PCOS can have children; it may take longer because eggs ripen seldom. A healthy weight helps, and medicines that bring on ovulation work in many. See a doctor after a year of trying, after six months from 35 years, or at once if periods come less than every 35 days. Have sugar and pressure checked before and in pregnancy.',
      'पीसीओएस वाली ज़्यादातर महिलाएँ माँ बन सकती हैं; समय ज़्यादा लग सकता है क्योंकि अंडा कम बनता है। ठीक वज़न मदद करता है, और अंडा बनाने की दवा कई में काम करती है। साल भर कोशिश के बाद, 35 से ऊपर छह महीने बाद, या माहवारी 35 दिन से देर से आती हो तो तुरंत डॉक्टर से मिलें। गर्भ से पहले और दौरान शुगर और रक्तचाप जँचवाएँ।',
    ],
    [
      'cure',
      'PCOS does not go away for good, but its signs can be kept well: periods, skin, hair and the wish for a child are treated each by its own means, and a healthy weight helps all of them. Many women have more regular periods from the late thirties. Sugar should be checked every one to three years.',
      'पीसीओएस जड़ से नहीं जाता, पर लक्षण क़ाबू में रहते हैं: माहवारी, त्वचा, बाल और संतान की इच्छा का अलग-अलग इलाज है, और ठीक वज़न सबमें मदद करता है। कई महिलाओं में 35-40 के बाद माहवारी ज़्यादा नियमित होती है। हर एक से तीन साल शुगर जँचवाएँ।',
    ],
  ),
  ...answersOn(
    'contraception',
    [
      'emergency-pill',
      'The emergency pill delays ovulation: the sooner after sex the better, within 24 hours best, up to 72 (some up to 120); a copper IUD within five days works best of all. It does not end a pregnancy that has begun, nor protect later in the cycle or from infections. Sickness, headache and a period that comes earlier or later are usual. If the period is more than a week late, do a test. It is not for regular use.',
      'आपातकालीन गोली अंडा निकलना टालती है: संबंध के बाद जितना जल्दी उतना अच्छा, 24 घंटे में सबसे अच्छा, 72 घंटे तक (कुछ 120 तक); पाँच दिन में कॉपर-टी सबसे कारगर है। यह शुरू हो चुके गर्भ को ख़त्म नहीं करती, और न बाद के संबंध या संक्रमण से बचाती है। मितली, सिरदर्द और माहवारी जल्दी या देर से आना सामान्य है। माहवारी एक हफ़्ते से ज़्यादा देर हो तो जाँच करें। यह नियमित उपयोग के लिए नहीं।',
    ],
    [
      'pill',
      'In the first three months of the pill some women have sickness, tender breasts, spotting, headache or moods; it mostly passes. It does not harm later fertility, and adds hardly any weight. Rare but serious are clots: not for women over 35 who smoke, with migraine with aura, high pressure, earlier clots, or in the first six weeks after a birth. Periods get lighter, and the risk of ovarian cancer falls. A doctor chooses the kind.',
      'गोली के पहले तीन महीनों में कुछ महिलाओं को मितली, स्तनों में दर्द, धब्बे, सिरदर्द या मूड बदलना होता है; ज़्यादातर चला जाता है। बाद में गर्भ ठहरने पर असर नहीं, और वज़न लगभग नहीं बढ़ता। कम पर गंभीर ख़तरा थक्का है: 35 से ऊपर धूम्रपान करने वाली, ऑरा वाले माइग्रेन, उच्च रक्तचाप, पहले थक्का, या प्रसव के छह हफ़्ते के अंदर न लें। माहवारी हल्की होती है और अंडाशय के कैंसर का ख़तरा घटता है। कौन-सी ठीक है, डॉक्टर चुनते हैं।',
    ],
  ),
  ...answersOn('fertility', [
    'get-pregnant',
    'An egg is released about 14 days before the next period: with a cycle of 28 days around the 14th day, counted from the first day of bleeding. Pregnancy is likely from five days before until one day after it, so about the 9th to the 15th day; sex every two to three days is enough. Cycles vary, so it can happen at other times too. Clear stretchy discharge or ovulation strips show the days.',
    'अंडा अगली माहवारी से लगभग 14 दिन पहले निकलता है: 28 दिन के चक्र में, ख़ून के पहले दिन से गिनकर, लगभग 14वें दिन। उससे पाँच दिन पहले से एक दिन बाद तक गर्भ की संभावना ज़्यादा है, यानी लगभग 9वें से 15वें दिन; हर दो-तीन दिन संबंध काफ़ी है। चक्र बदलते हैं, इसलिए दूसरे दिनों में भी हो सकता है। साफ़, खिंचने वाला स्राव या ओव्यूलेशन पट्टी दिन बताती है।',
  ]),
  ...answersOn('after-birth', [
    'belly',
    'The belly takes months to go back; half of the weight goes within six weeks, the rest over six to twelve months. Walk from the first days, tighten the pelvic floor and pull in the lower belly ten times, several times a day; harder training after about six weeks (after a caesarean eight to twelve). Normal full meals without sweets and fried food; no dieting while breastfeeding. A belt feels good, but takes no fat away. If the belly bulges in the middle, a physiotherapist helps.',
    'पेट को वापस आने में महीने लगते हैं; आधा वज़न छह हफ़्ते में, बाक़ी छह से बारह महीने में घटता है। पहले दिनों से टहलें, श्रोणि की मांसपेशी कसें और निचला पेट अंदर खींचें, दस बार, दिन में कई बार; ज़ोर का व्यायाम लगभग छह हफ़्ते बाद (सिजेरियन में आठ से बारह)। मिठाई और तले के बिना पूरा खाना; दूध पिलाते समय डाइटिंग नहीं। बेल्ट अच्छी लगती है, पर चर्बी नहीं घटाती। पेट बीच से उभरे तो फ़िज़ियोथेरेपी मदद करती है।',
  ]),
  ...answersOn('vaginal-discharge', [
    'ease',
    'White discharge does not make weak and loses no strength. With itching and thick white discharge a pharmacist or doctor has a treatment for yeast that works in days; with a fishy smell, yellow or green discharge a test is needed, and the partner may need treatment too. Wash outside with water only, no soap, douche, powder or curd inside, cotton underwear, dry well, check sugar if it comes back.',
    'सफ़ेद पानी से कमज़ोरी नहीं आती और ताक़त नहीं जाती। खुजली और गाढ़े सफ़ेद स्राव में फ़ार्मासिस्ट या डॉक्टर के पास फंगस का इलाज है जो कुछ दिनों में काम करता है; मछली जैसी गंध, पीला या हरा हो तो जाँच चाहिए, और साथी का भी इलाज लग सकता है। बाहर केवल पानी से धोएँ, अंदर साबुन, डूश, पाउडर या दही नहीं, सूती कपड़े, अच्छी तरह सुखाएँ, बार-बार हो तो शुगर जँचवाएँ।',
  ]),
  ...answersOn('menopause', [
    'ease',
    'Wear layers, keep the bedroom cool, less hot spice, coffee and alcohol, breathe slowly in a flush; walking and strength training help sleep, weight, bones and mood. Milk, curd, ragi, greens, dal and soya; less sugar and fried food, since weight and cholesterol rise now. For dryness a lubricant or a hormone cream. If flushes disturb sleep and work, hormones are the strongest help below 60 without breast cancer or clots; there are others too.',
    'परतों में कपड़े पहनें, कमरा ठंडा रखें, तेज़ मसाले, कॉफ़ी और शराब कम, गर्मी लगे तो धीरे साँस लें; टहलना और मांसपेशियों का व्यायाम नींद, वज़न, हड्डी और मन के लिए अच्छा है। दूध, दही, रागी, हरी सब्ज़ी, दाल और सोया; चीनी और तला कम, क्योंकि अब वज़न और कोलेस्ट्रॉल बढ़ते हैं। सूखेपन में लुब्रिकेंट या हार्मोन क्रीम। नींद और काम बिगड़े तो 60 से कम उम्र में, स्तन कैंसर या थक्का न रहा हो, हार्मोन सबसे कारगर हैं; दूसरे उपाय भी हैं।',
  ]),
  ...answersOn('first-sex', [
    'gay',
    'Loving people of the same sex, or feeling to be of another gender, is no illness and needs no cure; attempts to “convert” do harm and are forbidden for doctors in India. What burdens is mostly the reaction of others: a counsellor who knows the subject, friends and groups help, and Tele-MANAS (14416) listens in confidence. For health: condoms, tests for HIV and other infections from time to time, and vaccines against hepatitis B and HPV.',
    'अपने ही लिंग के व्यक्ति से प्रेम करना, या ख़ुद को दूसरे लिंग का महसूस करना, बीमारी नहीं है और इलाज नहीं चाहिए; “बदलने” की कोशिश नुक़सान करती है और भारत में डॉक्टरों के लिए मना है। बोझ ज़्यादातर दूसरों के व्यवहार का होता है: जानकार काउंसलर, दोस्त और समूह मदद करते हैं, और टेली-मानस (14416) गोपनीय सुनता है। सेहत के लिए: कंडोम, समय-समय पर एचआईवी और दूसरे संक्रमण की जाँच, और हेपेटाइटिस बी व एचपीवी के टीके।',
  ]),
  ...answersOn('masturbation', [
    'hair',
    'No: masturbation does not cause hair fall, weakness, pimples, weak eyes or memory, small height, infertility or trouble in marriage, however often; semen is made all the time. What makes tired is lost sleep and guilt. It is too much only if it hurts, takes time from study, work and people, or cannot be left. Hair fall and weakness have other causes that can be tested.',
    'नहीं: हस्तमैथुन से बाल झड़ना, कमज़ोरी, मुँहासे, आँख या याददाश्त कमज़ोर होना, क़द, बाँझपन या शादी में परेशानी नहीं होती, चाहे जितनी बार हो; वीर्य लगातार बनता है। थकान नींद कम होने और अपराधबोध से होती है। ज़्यादा तभी है जब दर्द हो, पढ़ाई, काम और लोगों का समय ले, या छूट न सके। बाल झड़ने और कमज़ोरी के दूसरे कारण हैं, जिनकी जाँच हो सकती है।',
  ]),
];
