import { asks } from '../aspects.js';
import { answersOn } from '../topic-answer.js';

export const womenAndChildrenAnswers = [
  ...answersOn(
    'pregnancy',
    [
      'papaya, pineapple, papita, ananas, raw papaya, पपीता, अनानास, कच्चा पपीता',
      'Ripe papaya and pineapple in usual portions are fine in pregnancy. Raw or half-ripe papaya is left out, because its milky juice can make the womb contract. Wash fruit well and eat it freshly cut.',
      'पका पपीता और अनानास सामान्य मात्रा में गर्भावस्था में ठीक हैं। कच्चा या अधपका पपीता नहीं, क्योंकि उसके दूधिया रस से बच्चेदानी सिकुड़ सकती है। फल अच्छी तरह धोकर ताज़ा काटकर खाएँ।',
    ],
    [
      'sex, intercourse, physical relation, sambandh, sambhog, संबंध, संभोग, सेक्स',
      'Sex is safe in a normal pregnancy until near the birth and does not harm the baby; choose positions without weight on the belly. Leave it out and ask your doctor with bleeding, leaking water, a low-lying placenta, early contractions, or an earlier preterm birth.',
      'सामान्य गर्भावस्था में प्रसव के पास तक यौन संबंध सुरक्षित है और बच्चे को नुक़सान नहीं होता; ऐसी मुद्रा चुनें जिसमें पेट पर वज़न न पड़े। ख़ून, पानी रिसना, नीचे की नाल (प्लेसेंटा), जल्दी दर्द या पहले समय से पूर्व प्रसव हुआ हो, तो न करें और डॉक्टर से पूछें।',
    ],
    [
      'tea, coffee, chai, caffeine, चाय, कॉफी',
      'Two cups of coffee or three to four of tea a day are held safe, not more, counting cola and chocolate too. Tea with meals hinders the uptake of iron, so leave an hour between.',
      'कैफ़ीन कम रखें: दिन में दो कप कॉफ़ी या तीन-चार कप चाय तक सुरक्षित मानी जाती है, कोला और चॉकलेट भी गिनें। खाने के साथ चाय आयरन रोकती है, इसलिए एक घंटे का अंतर रखें।',
    ],
    [
      'travel, flight, fly, scooter, car, bus, train, journey, safar, yatra, gadi, यात्रा, सफर, फ्लाइट, ट्रेन, गाड़ी',
      'Travel is mostly fine, best between the 14th and 28th week. Get up and walk every one to two hours, drink, wear the seat belt below the belly, carry your papers, avoid rough roads late in pregnancy. Airlines mostly want a letter from 28 weeks and carry none after about 36. Not with bleeding, high pressure, twins late or a threatening early birth: ask first.',
      'यात्रा ज़्यादातर ठीक है, सबसे अच्छी 14वें से 28वें हफ़्ते के बीच। हर एक-दो घंटे में उठकर चलें, पानी पिएँ, सीट बेल्ट पेट के नीचे लगाएँ, काग़ज़ साथ रखें, आख़िरी महीनों में ख़राब सड़क से बचें। एयरलाइन ज़्यादातर 28 हफ़्ते से पत्र माँगती हैं और लगभग 36 के बाद नहीं ले जातीं। ख़ून, उच्च रक्तचाप, जुड़वाँ या समय से पूर्व प्रसव का ख़तरा हो तो पहले पूछें।',
    ],
    [
      'sleep, sleeping position, side, left side, back, sona, karvat, kis karvat, सोना, करवट, सोने',
      'From about 28 weeks go to sleep on your side, left or right; waking on the back is no harm, just turn again. A pillow between the knees and under the belly helps. Before that any position that is comfortable is fine.',
      'लगभग 28 हफ़्ते से करवट पर सोएँ, बाईं या दाईं; नींद खुलने पर पीठ के बल हों तो घबराएँ नहीं, करवट ले लें। घुटनों के बीच और पेट के नीचे तकिया मदद करता है। उससे पहले जिस तरह आराम मिले वैसे सोएँ।',
    ],
    [
      `${asks.move}, stairs, climb, household work, lift, sidhi, kaam, jhukna, सीढ़ी, काम`,
      'Walking, swimming and pregnancy exercises for half an hour a day are good for you and the baby; you should be able to talk meanwhile. Stairs and housework are fine. Leave out sports with falls or blows, heavy lifting, lying flat on the back for long after 16 weeks, and hot yoga. Stop with bleeding, pain, dizziness or leaking water.',
      'रोज़ आधा घंटा टहलना, तैरना और गर्भावस्था के व्यायाम आपके और बच्चे के लिए अच्छे हैं; बीच में बात कर सकें इतनी गति हो। सीढ़ी और घर का काम ठीक है। गिरने या चोट वाले खेल, भारी उठाना, 16 हफ़्ते बाद देर तक पीठ के बल लेटना और गर्म कमरे का योग न करें। ख़ून, दर्द, चक्कर या पानी रिसने पर रुकें।',
    ],
    [
      `${asks.eat}, egg, fish, milk, mango, banana, kesar, saffron, fruit, what should pregnant, anda, machli, aam, kela, phal, अंडा, मछली, दूध, आम, केला, केसर, फल`,
      'A little more than before: dal, beans, milk, curd, eggs, well-cooked fish and meat, greens, fruit, whole grains and nuts; mango, banana and dates are fine unless sugar is raised. Leave out raw egg, raw sprouts, undercooked meat, unboiled milk, much liver, fish with much mercury (shark, swordfish), alcohol. Saffron changes no skin colour. Iron, folic acid and calcium as given.',
      'पहले से थोड़ा ज़्यादा: दाल, राजमा-चना, दूध, दही, अंडा, अच्छी तरह पकी मछली और माँस, हरी सब्ज़ी, फल, साबुत अनाज और मेवे; आम, केला और खजूर ठीक हैं, जब तक शुगर न बढ़ी हो। कच्चा अंडा, कच्चे अंकुरित, अधपका माँस, बिना उबला दूध, ज़्यादा कलेजी, ज़्यादा पारे वाली मछली (शार्क) और शराब न लें। केसर से रंग नहीं बदलता। आयरन, फ़ोलिक एसिड और कैल्शियम जैसा दिया गया हो।',
    ],
    [
      'vomiting, nausea, morning sickness, ulti, ji machalna, jee machalna, उल्टी, जी मिचलाना, मितली',
      'Sickness mostly begins around the sixth week and eases by the 14th to 16th. A dry biscuit before getting up, small meals every two hours, cold or bland food, lemon or ginger, drinks between meals, and no strong smells help. If you keep nothing down for a day, pass little urine or lose weight, you need treatment the same day.',
      'मितली ज़्यादातर छठे हफ़्ते के आसपास शुरू होती है और 14-16 हफ़्ते तक घटती है। उठने से पहले सूखा बिस्कुट, हर दो घंटे थोड़ा खाना, ठंडा या सादा खाना, नींबू या अदरक, खाने के बीच में पानी, और तेज़ गंध से बचना मदद करते हैं। एक दिन कुछ न पचे, पेशाब कम हो या वज़न घटे, तो उसी दिन इलाज चाहिए।',
    ],
    [
      `${asks.signs}, when to test, pregnancy test, kit, missed period, test kab, kitne din baad test, टेस्ट, किट, कब टेस्ट`,
      'A missed period is the first sign; tender breasts, sickness, tiredness and frequent urine follow. A home test is reliable from the first day of the missed period, with morning urine; if it is negative and the period stays away, repeat after a week.',
      'माहवारी न आना पहला संकेत है; फिर स्तनों में दर्द, मितली, थकान और बार-बार पेशाब। घर का टेस्ट माहवारी छूटने के पहले दिन से भरोसेमंद है, सुबह के पेशाब से; नेगेटिव आए और माहवारी न आए तो एक हफ़्ते बाद फिर करें।',
    ],
    [
      'boy or girl, boy, girl, gender, sex of baby, ladka, ladki, लड़का, लड़की',
      'Neither the shape of the belly nor cravings, skin or heartbeat tell it. In India finding out or telling the sex of a child before birth is forbidden by law (PCPNDT Act), for doctors and families.',
      'पेट का आकार, खाने की इच्छा, त्वचा या धड़कन से पता नहीं चलता। भारत में जन्म से पहले लिंग पता करना या बताना क़ानून (PCPNDT) से मना है, डॉक्टर और परिवार दोनों के लिए।',
    ],
    [
      'weight gain, how much weight, vajan, wajan, वजन, वज़न',
      'With a usual weight before, 11 to 16 kg over the whole pregnancy are common; with overweight 5 to 11, with underweight up to 18; little in the first three months, then about 400 g a week. A sudden gain with swollen face or hands should be seen the same day.',
      'पहले वज़न सामान्य हो तो पूरी गर्भावस्था में 11 से 16 किलो; ज़्यादा वज़न में 5 से 11, कम वज़न में 18 तक; पहले तीन महीने कम, फिर हफ़्ते में लगभग 400 ग्राम। अचानक बढ़े और चेहरा या हाथ सूजें तो उसी दिन दिखाएँ।',
    ],
    [
      `${asks.often}, checkup, check up, visit, scan, ultrasound, how many scans, जांच, अल्ट्रासाउंड, सोनोग्राफी`,
      'First visit as soon as you know, best before 12 weeks, then at about 20, 26, 30, 34, 36, 38 and 40 weeks, more often with risks. Ultrasound: once early, once between 18 and 20 weeks for the organs, and often once near the end. Ultrasound does not harm the baby.',
      'पता चलते ही पहली जाँच, अच्छा है 12 हफ़्ते से पहले, फिर लगभग 20, 26, 30, 34, 36, 38 और 40 हफ़्ते पर, जोखिम हो तो ज़्यादा। अल्ट्रासाउंड: एक शुरू में, एक 18-20 हफ़्ते पर अंगों के लिए, और अक्सर एक आख़िर में। अल्ट्रासाउंड से बच्चे को नुक़सान नहीं।',
    ],
  ),
  ...answersOn(
    'periods',
    [
      'twice, two times, twice a month, every 15 days, every two weeks, irregular, do baar, mahine me do, 15 din, aniyamit, दो बार, अनियमित, महीने में दो',
      'A cycle counts from the first day of one period to the first day of the next; 21 to 35 days are usual, so two periods in one month can be normal. Shorter or irregular ones are common in the first two years and after about 45; otherwise stress, weight, PCOS, thyroid, contraceptives, fibroids or a pregnancy can be behind them. Write the days down for three months, do a pregnancy test if it is possible, and have thyroid and haemoglobin checked.',
      'चक्र एक माहवारी के पहले दिन से अगली के पहले दिन तक गिना जाता है; 21 से 35 दिन सामान्य है, इसलिए एक महीने में दो बार आना सामान्य हो सकता है। छोटे या अनियमित चक्र पहले दो साल और लगभग 45 के बाद आम हैं; नहीं तो तनाव, वज़न, पीसीओएस, थायरॉइड, गर्भनिरोधक, रसौली या गर्भ कारण हो सकते हैं। तीन महीने तारीख़ें लिखें, गर्भ हो सकता हो तो जाँच करें, और थायरॉइड व हीमोग्लोबिन जँचवाएँ।',
    ],
    [
      'late, delayed, missed, not come, not coming, delay, nahi aaya, nahi aayi, nahi aa, der se, late ho, ruk gaya, band ho, नहीं आया, नहीं आई, नहीं आ रहा, देर, लेट, रुक',
      'A week or so late now and then is common. If a pregnancy is possible, do a test with morning urine, and again after a week. Otherwise stress, illness, travel, loss or gain of weight, hard training, PCOS, thyroid trouble, breastfeeding, some medicines and the years before menopause delay it. Papaya, jaggery or tablets to bring it on should not be used without a doctor.',
      'कभी-कभी हफ़्ते भर देर आम है। गर्भ हो सकता हो तो सुबह के पेशाब से जाँच करें, और हफ़्ते बाद फिर। नहीं तो तनाव, बीमारी, यात्रा, वज़न घटना-बढ़ना, भारी व्यायाम, पीसीओएस, थायरॉइड, स्तनपान, कुछ दवाएँ और रजोनिवृत्ति से पहले के साल देर करते हैं। माहवारी लाने के लिए पपीता, गुड़ या गोली बिना डॉक्टर के न लें।',
    ],
    [
      `${asks.ease}, pain, cramp, cramps, period pain, dard, pet dard, ainthan, दर्द, पेट दर्द, ऐंठन`,
      'A hot-water bottle on the belly, walking or gentle yoga, warm drinks and sleep ease cramps; a pharmacist can say which painkiller suits you, and it works best at the beginning of the pain. Pain that gets worse from year to year, comes outside the period or at sex, or keeps you from school should be examined, for example for endometriosis.',
      'पेट पर गर्म पानी की बोतल, टहलना या हल्का योग, गर्म पेय और नींद से ऐंठन घटती है; कौन-सी दर्द की दवा आपके लिए ठीक है, फ़ार्मासिस्ट बता सकते हैं, और वह दर्द की शुरुआत में सबसे अच्छी काम करती है। दर्द साल-दर-साल बढ़े, माहवारी के बाहर या संबंध के समय हो, या स्कूल छूटे, तो जाँच कराएँ, जैसे एंडोमेट्रियोसिस के लिए।',
    ],
    [
      `${asks.move}, bath, hair wash, wash hair, swim, temple, pickle, cook, nahana, baal dhona, sir dhona, achar, नहाना, बाल धोना, सिर धोना, अचार, मंदिर`,
      'Bathing, washing hair, exercise, cooking, touching pickles and going out do no harm in a period and spoil nothing; light exercise and warmth even ease the pain. What you feel well with is allowed.',
      'माहवारी में नहाना, बाल धोना, व्यायाम, पकाना, अचार छूना और बाहर जाना नुक़सान नहीं करता और कुछ ख़राब नहीं होता; हल्का व्यायाम और सिकाई दर्द भी घटाते हैं। जो अच्छा लगे वह कर सकती हैं।',
    ],
    [
      'sex, pregnant during, pregnancy during, intercourse, unsafe, safe days, sambandh, संबंध, सेक्स, गर्भ',
      'Sex in the period does no harm if both want it; infections pass a little more easily, so use a condom. Pregnancy is less likely then, but possible, above all with short cycles. “Safe days” are unreliable with irregular periods.',
      'दोनों चाहें तो माहवारी में संबंध से नुक़सान नहीं; संक्रमण थोड़ा आसानी से फैलते हैं, इसलिए कंडोम लें। तब गर्भ की संभावना कम है, पर हो सकता है, ख़ासकर छोटे चक्र में। अनियमित माहवारी में “सुरक्षित दिन” भरोसेमंद नहीं।',
    ],
    [
      'heavy, clots, too much bleeding, too long, bahut zyada, jyada bleeding, thakke, ज़्यादा, ज्यादा, थक्के, हैवी',
      'Heavy means: pads soaked every one to two hours, clots larger than a coin, more than seven days, or that you must change at night. Fibroids, hormones, thyroid, a copper IUD, blood thinners or a clotting trouble can be behind it. Have haemoglobin checked and the cause looked for; it can be treated well.',
      'ज़्यादा का मतलब: हर एक-दो घंटे में पैड भीगे, सिक्के से बड़े थक्के, सात दिन से ज़्यादा, या रात में बदलना पड़े। कारण रसौली, हार्मोन, थायरॉइड, कॉपर-टी, ख़ून पतला करने की दवा या थक्का बनने की गड़बड़ी हो सकते हैं। हीमोग्लोबिन और कारण की जाँच कराएँ; अच्छा इलाज है।',
    ],
  ),
  ...answersOn(
    'pcos',
    [
      `${asks.eat}, ${asks.move}, weight, vajan, wajan, वजन`,
      'No special diet is needed: regular meals with vegetables, dal, eggs or fish, whole grains, little sugar, maida and sweet drinks, and 30 minutes of movement on most days with training of the muscles twice a week. With overweight, 5 % less weight often brings back periods. Milk and gluten need not be left out.',
      'कोई ख़ास आहार ज़रूरी नहीं: समय पर खाना, सब्ज़ी, दाल, अंडा या मछली, साबुत अनाज, चीनी, मैदा और मीठे पेय कम, ज़्यादातर दिन 30 मिनट चलना और हफ़्ते में दो बार मांसपेशियों का व्यायाम। वज़न ज़्यादा हो तो 5 % घटने से अक्सर माहवारी लौटती है। दूध और गेहूँ छोड़ना ज़रूरी नहीं।',
    ],
    [
      'pregnant, conceive, baby, fertility, pregnancy, garbh, bachcha, गर्भ, बच्चा, प्रेगनेंट, मां बन, माँ बन',
      'Most women with PCOS can have children; it may take longer because eggs ripen seldom. A healthy weight helps, and medicines that bring on ovulation work in many. See a doctor after a year of trying, after six months from 35 years, or at once if periods come less than every 35 days. Have sugar and pressure checked before and in pregnancy.',
      'पीसीओएस वाली ज़्यादातर महिलाएँ माँ बन सकती हैं; समय ज़्यादा लग सकता है क्योंकि अंडा कम बनता है। ठीक वज़न मदद करता है, और अंडा बनाने की दवा कई में काम करती है। साल भर कोशिश के बाद, 35 से ऊपर छह महीने बाद, या माहवारी 35 दिन से देर से आती हो तो तुरंत डॉक्टर से मिलें। गर्भ से पहले और दौरान शुगर और रक्तचाप जँचवाएँ।',
    ],
    [
      asks.cure,
      'PCOS does not go away for good, but its signs can be kept well: periods, skin, hair and the wish for a child are treated each by its own means, and a healthy weight helps all of them. Many women have more regular periods from the late thirties. Sugar should be checked every one to three years.',
      'पीसीओएस जड़ से नहीं जाता, पर लक्षण क़ाबू में रहते हैं: माहवारी, त्वचा, बाल और संतान की इच्छा का अलग-अलग इलाज है, और ठीक वज़न सबमें मदद करता है। कई महिलाओं में 35-40 के बाद माहवारी ज़्यादा नियमित होती है। हर एक से तीन साल शुगर जँचवाएँ।',
    ],
  ),
  ...answersOn(
    'breastfeeding',
    [
      'increase milk, low milk, less milk, milk supply, not enough milk, doodh kam, doodh badhane, doodh nahi, doodh badhaye, दूध कम, दूध बढ़ाने, दूध नहीं',
      'Milk is made by drinking: feed eight to twelve times a day, also at night, from both sides, with the baby’s mouth wide over the dark ring; express after feeds if need be; rest, drink to thirst, eat enough. Six wet nappies a day and weight gain show that it is enough. Bottles and water besides lower the supply. Jeera, methi, shatavari have little proof. A nurse can look at how the baby drinks.',
      'दूध पिलाने से बनता है: दिन में आठ से बारह बार, रात में भी, दोनों ओर से, शिशु का मुँह काले घेरे पर चौड़ा खुला हो; ज़रूरत हो तो बाद में निकालें; आराम करें, प्यास भर पिएँ, पूरा खाएँ। दिन में छह गीली नैपी और वज़न बढ़ना बताते हैं कि दूध पर्याप्त है। साथ में बोतल और पानी से दूध घटता है। जीरा, मेथी, शतावरी का प्रमाण कम है। नर्स देख सकती हैं कि शिशु ठीक से पी रहा है।',
    ],
    [
      `${asks.eat}, mango, cold, ghee, gond, aam, thanda, आम, ठंडा, घी`,
      'Nearly everything: dal, eggs, fish, milk, greens, fruit, ghee in usual amounts; a mother’s mango, cold water or curd do not give the baby a cold. About one extra meal a day. Little coffee, no alcohol or tobacco. Only if the baby gets a rash, blood in the stool or cries for hours each time after one food, leave that out and ask.',
      'लगभग सब कुछ: दाल, अंडा, मछली, दूध, हरी सब्ज़ी, फल, सामान्य मात्रा में घी; माँ के आम, ठंडा पानी या दही से शिशु को ज़ुकाम नहीं होता। दिन में लगभग एक खाना ज़्यादा। कॉफ़ी कम, शराब-तंबाकू नहीं। किसी एक चीज़ के बाद हर बार शिशु को चकत्ते, मल में ख़ून या घंटों रोना हो तो ही वह छोड़ें और पूछें।',
    ],
    [
      'water, honey, gripe water, cow milk, janam ghutti, ghutti, buffalo milk, pani, shahad, gaay ka doodh, पानी, शहद, घुट्टी, गाय का दूध, ग्राइप वाटर',
      'No water, honey, ghutti, gripe water or animal milk before six months: breast milk holds enough water even in heat. Honey can carry a poison for babies until one year; cow’s milk as the main drink only after one year.',
      'छह महीने से पहले पानी, शहद, घुट्टी, ग्राइप वाटर या जानवर का दूध नहीं: माँ के दूध में गर्मी में भी पर्याप्त पानी है। शहद में एक साल तक शिशु के लिए ज़हर हो सकता है; गाय का दूध मुख्य पेय के रूप में एक साल बाद ही।',
    ],
    [
      'fever, ill, sick, cold, covid, medicine, bukhar, bimar, बुखार, बीमार, दवा',
      'Go on breastfeeding with a cold, fever, diarrhoea or covid: the milk is safe and brings protection; wash hands and wear a mask. Tell every doctor and pharmacist that you breastfeed before any medicine; many suit, some do not. Stop only if a doctor says so, as with some cancer medicines.',
      'ज़ुकाम, बुख़ार, दस्त या कोविड में भी दूध पिलाती रहें: दूध सुरक्षित है और बचाव देता है; हाथ धोएँ और मास्क लगाएँ। कोई भी दवा लेने से पहले डॉक्टर और फ़ार्मासिस्ट को बताएँ कि दूध पिलाती हैं; कई ठीक हैं, कुछ नहीं। डॉक्टर के कहने पर ही रोकें, जैसे कैंसर की कुछ दवाओं में।',
    ],
    [
      `6 month, six month, six months, 6 months, 7 months, 8 months, 9 months, 10 months, 7 month, 8 month, 7 mahine, 8 mahine, 9 mahine, solid, first food, baby food, chhe mahine, 6 mahine, khilaye, छह महीने, 6 महीने, खिलाएं, ठोस`,
      'From six months two to three small meals a day besides breast milk, from nine months three to four: mashed khichdi, dal with rice, suji, ragi, potato, banana, papaya, curd, egg yolk then whole egg, later soft meat or fish. One new food at a time, a little ghee or oil, no salt, sugar or honey before one year, nothing small and hard because of choking. Not diluted: it should stay on the spoon.',
      'छह महीने से माँ के दूध के साथ दिन में दो-तीन बार थोड़ा खाना, नौ महीने से तीन-चार बार: मसली खिचड़ी, दाल-चावल, सूजी, रागी, आलू, केला, पपीता, दही, अंडे की ज़र्दी फिर पूरा अंडा, बाद में नरम माँस या मछली। एक बार में एक नई चीज़, थोड़ा घी या तेल, एक साल से पहले नमक, चीनी, शहद नहीं, छोटी सख़्त चीज़ नहीं (गला अटक सकता है)। पतला नहीं: चम्मच पर टिके।',
    ],
  ),
  ...answersOn(
    'child-growth',
    [
      'not eating, eats little, appetite, khana nahi khata, khana nahi khati, khana nahi, bhookh, weight, vajan, खाना नहीं खाता, खाना नहीं खाती, भूख, वजन',
      'After the first year children grow more slowly and eat less, and it changes from day to day. Three meals and two snacks at fixed times, without screens and without milk or biscuits in between; small portions, the same food as the family, and you decide what, the child how much. No forcing. Not more than about two glasses of milk a day. A child that is lively and follows its growth curve eats enough.',
      'पहले साल के बाद बच्चे धीरे बढ़ते हैं और कम खाते हैं, रोज़ बदलता रहता है। तय समय पर तीन खाने और दो नाश्ते, बिना स्क्रीन और बीच में दूध-बिस्कुट नहीं; छोटे हिस्से, परिवार वाला खाना, क्या मिले आप तय करें, कितना खाए बच्चा। ज़बरदस्ती नहीं। दिन में लगभग दो गिलास से ज़्यादा दूध नहीं। जो बच्चा फुर्तीला है और चार्ट पर बढ़ रहा है वह पर्याप्त खाता है।',
    ],
    [
      'height, tall, taller, grow taller, height badhane, height kaise, lambai, kad, कद, क़द, लंबाई, हाइट',
      'Height mostly comes from the parents; enough food with protein and milk, sleep, play and health let it be reached. Girls mostly stop growing about 15, boys about 17. Powders, stretching and tablets do not make taller. A child that grows less than 5 cm a year, or is much smaller than the parents’ height suggests, should be examined.',
      'क़द ज़्यादातर माता-पिता से आता है; प्रोटीन और दूध के साथ पूरा खाना, नींद, खेल और सेहत से वह पूरा होता है। लड़कियाँ ज़्यादातर लगभग 15 और लड़के लगभग 17 तक बढ़ते हैं। पाउडर, खिंचाव और गोली से क़द नहीं बढ़ता। साल में 5 cm से कम बढ़े या माता-पिता के हिसाब से बहुत छोटा हो तो जाँच कराएँ।',
    ],
  ),
  ...answersOn('vaccination-children', [
    `fever after, fever, swelling, pain, after vaccine, bukhar, sujan, बुखार, सूजन, दर्द`,
    'Some fever, a sore or swollen spot and crying are usual for one to two days after a vaccine and show that the body responds. Feed often, dress lightly, put a cool clean cloth on the spot, do not rub it; ask the nurse or a pharmacist about a medicine for fever. A small lump may stay for weeks; after BCG a small sore forms and leaves a scar.',
    'टीके के बाद एक-दो दिन हल्का बुख़ार, जगह पर दर्द या सूजन और रोना सामान्य है और बताता है कि शरीर असर ले रहा है। बार-बार दूध पिलाएँ, हल्के कपड़े पहनाएँ, जगह पर ठंडा साफ़ कपड़ा रखें, मलें नहीं; बुख़ार की दवा के बारे में नर्स या फ़ार्मासिस्ट से पूछें। छोटी गाँठ हफ़्तों रह सकती है; बीसीजी के बाद छोटा घाव बनकर निशान रहता है।',
  ]),
  ...answersOn('contraception', [
    'emergency pill, i pill, ipill, unwanted 72, morning after, unprotected sex, condom broke, condom tore, condom phat, side effects, आई पिल, कंडोम फट',
    'The emergency pill delays ovulation: the sooner after sex the better, within 24 hours best, up to 72 (some up to 120); a copper IUD within five days works best of all. It does not end a pregnancy that has begun, nor protect later in the cycle or from infections. Sickness, headache and a period that comes earlier or later are usual. If the period is more than a week late, do a test. It is not for regular use.',
    'आपातकालीन गोली अंडा निकलना टालती है: संबंध के बाद जितना जल्दी उतना अच्छा, 24 घंटे में सबसे अच्छा, 72 घंटे तक (कुछ 120 तक); पाँच दिन में कॉपर-टी सबसे कारगर है। यह शुरू हो चुके गर्भ को ख़त्म नहीं करती, और न बाद के संबंध या संक्रमण से बचाती है। मितली, सिरदर्द और माहवारी जल्दी या देर से आना सामान्य है। माहवारी एक हफ़्ते से ज़्यादा देर हो तो जाँच करें। यह नियमित उपयोग के लिए नहीं।',
  ]),
];
