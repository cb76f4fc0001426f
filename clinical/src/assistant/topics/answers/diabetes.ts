import { answersOn } from '../topic-answer.js';

export const diabetesAnswers = [
  ...answersOn(
    'diabetes',
    [
      'high-value',
      'One value of 200 to 300 mg/dL without feeling ill is no emergency: drink water, leave out sweet drinks, walk a little if you feel well, look whether a tablet or insulin was left out (do not make up for it with more), and measure again after some hours. Call your doctor the same day if it stays above 250 to 300, and at once above 400 or with fever. Go to a hospital at once with vomiting, belly pain, deep breathing, drowsiness or ketones.',
      'एक बार 200 से 300 mg/dL आए और तबीयत ठीक हो तो आपात स्थिति नहीं: पानी पिएँ, मीठे पेय नहीं, ठीक लगे तो थोड़ा टहलें, देखें कि गोली या इंसुलिन छूटा तो नहीं (बदले में ज़्यादा न लें), और कुछ घंटे बाद फिर नापें। 250-300 से ऊपर बनी रहे तो उसी दिन डॉक्टर को फ़ोन करें, 400 से ऊपर या बुख़ार हो तो तुरंत। उल्टी, पेट दर्द, गहरी साँस, सुस्ती या कीटोन हों तो तुरंत अस्पताल जाएँ।',
    ],
    [
      'mango',
      'Fruit is allowed in small portions: about one small fruit or a small bowl at a time, eaten whole, not as juice, and better between meals than on top of one. Guava, apple, orange, papaya and berries raise sugar slowly. Mango, banana, grapes, chikoo and dates have more sugar: a few pieces (half a small mango or banana) now and then, in place of other sweet things. Measuring two hours later shows what suits you.',
      'फल कम मात्रा में खा सकते हैं: एक बार में एक छोटा फल या छोटी कटोरी, साबुत, जूस नहीं, और खाने के साथ नहीं, बीच में। अमरूद, सेब, संतरा और पपीता शुगर धीरे बढ़ाते हैं। आम, केला, अंगूर, चीकू और खजूर में शर्करा ज़्यादा है: कभी-कभी कुछ टुकड़े (आधा छोटा आम या केला), दूसरी मीठी चीज़ की जगह। दो घंटे बाद शुगर नापने से पता चलता है कि आपको क्या ठीक बैठता है।',
    ],
    [
      'rice',
      'Rice and roti need not be left out; the amount counts. Fill a quarter of the plate with them, half with vegetables and salad, and a quarter with dal, curd, paneer, egg or fish. Whole wheat, millets (bajra, jowar, ragi), oats and brown rice raise sugar more slowly than white rice, maida and potatoes. Eat vegetables and dal first, and walk for ten minutes afterwards.',
      'चावल और रोटी छोड़ना ज़रूरी नहीं; मात्रा मायने रखती है। थाली का चौथाई हिस्सा इनसे, आधा सब्ज़ी और सलाद से, और चौथाई दाल, दही, पनीर, अंडे या मछली से भरें। साबुत गेहूँ, बाजरा, ज्वार, रागी, ओट्स और भूरा चावल शुगर को सफ़ेद चावल, मैदा और आलू से धीरे बढ़ाते हैं। पहले सब्ज़ी और दाल खाएँ, और बाद में दस मिनट टहलें।',
    ],
    [
      'jaggery',
      'Jaggery, honey and brown sugar raise blood sugar about as much as white sugar; none of them is safe because it is natural. Sweets are for rare occasions, in a small piece after a meal. Sugar-free sweeteners in tea do not raise sugar, but biscuits and sweets sold as “sugar free” still hold flour and fat.',
      'गुड़, शहद और भूरी चीनी ख़ून में शुगर लगभग सफ़ेद चीनी जितनी ही बढ़ाते हैं; प्राकृतिक होने से सुरक्षित नहीं हो जाते। मिठाई कभी-कभार, खाने के बाद छोटा टुकड़ा। चाय में शुगर-फ़्री मिठास शुगर नहीं बढ़ाती, पर “शुगर फ़्री” बिस्कुट और मिठाई में आटा और चिकनाई होती है।',
    ],
    [
      'milk',
      'Milk, curd, buttermilk, eggs, fish, chicken and a handful of nuts suit diabetes. Tea and coffee are fine without sugar. Plain milk holds some sugar of its own, so a glass or two a day is enough; coconut water holds some too: a glass now and then, not daily with high sugar. Avoid flavoured milk, malt drinks, lassi with sugar and cold drinks.',
      'दूध, दही, छाछ, अंडे, मछली, चिकन और मुट्ठी भर मेवे मधुमेह में ठीक हैं। चाय-कॉफ़ी बिना चीनी के ठीक है। सादे दूध में अपनी थोड़ी शर्करा होती है, इसलिए दिन में एक-दो गिलास काफ़ी हैं; नारियल पानी में भी होती है: कभी-कभी एक गिलास, शुगर ज़्यादा हो तो रोज़ नहीं। फ़्लेवर वाला दूध, माल्ट पेय, मीठी लस्सी और कोल्ड ड्रिंक से बचें।',
    ],
    [
      'eat',
      'Fill half of the plate with vegetables, a quarter with dal, beans, curd, egg or fish, and a quarter with roti, rice or millets. Eat at regular times, drink water instead of juice and cold drinks, and keep sweets, maida, fried and packaged food for rare days. With insulin or tablets that can make sugar low, do not skip meals. A dietitian can make a plan with the food of your home.',
      'थाली का आधा हिस्सा सब्ज़ी, चौथाई दाल, राजमा-चना, दही, अंडा या मछली, और चौथाई रोटी, चावल या मोटा अनाज हो। समय पर खाएँ, जूस और कोल्ड ड्रिंक की जगह पानी पिएँ, मिठाई, मैदा, तला और पैकेट का खाना कभी-कभार। इंसुलिन या शुगर घटाने वाली गोली लेते हों तो खाना न छोड़ें। आहार विशेषज्ञ घर के खाने के हिसाब से योजना बना सकते हैं।',
    ],
    [
      'move',
      'Yes: 30 minutes of brisk walking on most days and ten minutes after each meal lower sugar for hours; exercises for the muscles twice a week help as well. Wear closed shoes and look at the feet afterwards. With insulin or some tablets sugar can fall: measure before, carry glucose or sugar, and rest if it is below 100 or above 250 mg/dL, or if you feel ill.',
      'हाँ: ज़्यादातर दिन 30 मिनट तेज़ चलना और हर खाने के बाद दस मिनट टहलना घंटों तक शुगर घटाता है; हफ़्ते में दो बार मांसपेशियों का व्यायाम भी मदद करता है। बंद जूते पहनें और बाद में पैर देखें। इंसुलिन या कुछ गोलियों के साथ शुगर गिर सकती है: पहले नापें, ग्लूकोज़ या चीनी साथ रखें, और 100 से कम या 250 mg/dL से ज़्यादा हो, या तबीयत ठीक न हो, तो रुकें।',
    ],
    [
      'cure',
      'Type 1 cannot be cured and always needs insulin. Type 2 is mostly lifelong, but can go into remission (normal sugar without tablets), above all in the first years and with a loss of 10 to 15 kg in people with overweight; it can come back, so checks go on. No herb, tea or belt cures diabetes: whoever promises it puts you at risk.',
      'टाइप 1 ठीक नहीं होता और हमेशा इंसुलिन चाहिए। टाइप 2 ज़्यादातर जीवन भर रहता है, पर शुरुआती सालों में और वज़न ज़्यादा हो तो 10 से 15 किलो घटाने पर बिना गोली के शुगर सामान्य रह सकती है; वह लौट सकता है, इसलिए जाँच चलती रहे। कोई जड़ी-बूटी, चाय या बेल्ट मधुमेह ठीक नहीं करती: जो ऐसा वादा करे वह आपको ख़तरे में डालता है।',
    ],
    [
      'cause',
      'Type 2 comes from insulin that works badly, and too little of it: weight around the waist, little movement, parents or siblings with diabetes, age, poor sleep, and diabetes in a pregnancy raise the risk. Eating sugar alone is not the cause, but sweet drinks add weight. Type 1 comes when the body’s own defence destroys the cells that make insulin; nobody is to blame for it.',
      'टाइप 2 में इंसुलिन ठीक से काम नहीं करता और कम पड़ता है: कमर की चर्बी, कम चलना-फिरना, माता-पिता या भाई-बहन को मधुमेह, उम्र, कम नींद और गर्भावस्था में मधुमेह ख़तरा बढ़ाते हैं। केवल चीनी खाना कारण नहीं, पर मीठे पेय वज़न बढ़ाते हैं। टाइप 1 में शरीर की रक्षा प्रणाली इंसुलिन बनाने वाली कोशिकाएँ नष्ट कर देती है; इसमें किसी का दोष नहीं।',
    ],
    [
      'normal',
      'Without diabetes, fasting sugar is below 100 mg/dL and two hours after food below 140. Fasting values of 100 to 125 or 140 to 199 two hours after glucose are pre-diabetes; fasting 126 or more, or 200 or more two hours after glucose, means diabetes once a second test confirms it. With diabetes common aims are 80 to 130 fasting and below 180 after food; your own aim is set with your doctor.',
      'मधुमेह न हो तो ख़ाली पेट शुगर 100 mg/dL से कम और खाने के दो घंटे बाद 140 से कम होती है। ख़ाली पेट 100 से 125, या ग्लूकोज़ पीने के दो घंटे बाद 140 से 199 प्री-डायबिटीज़ है; ख़ाली पेट 126 या ज़्यादा, या ग्लूकोज़ के दो घंटे बाद 200 या ज़्यादा, दूसरी जाँच से पक्का होने पर मधुमेह है। मधुमेह में आम लक्ष्य ख़ाली पेट 80 से 130 और खाने के बाद 180 से कम है; आपका लक्ष्य डॉक्टर के साथ तय होता है।',
    ],
    [
      'type-1',
      'Type 1: the body makes hardly any insulin; it mostly begins in children and young adults, within weeks (thirst, much urine, weight loss), and needs insulin from the first day. Type 2: insulin works badly and gets less over years; it mostly begins in adults, often with overweight and without signs, and is treated by food, movement, tablets and sometimes insulin. A third kind begins in pregnancy.',
      'टाइप 1: शरीर में इंसुलिन लगभग नहीं बनता; ज़्यादातर बच्चों और युवाओं में, कुछ हफ़्तों में शुरू होता है (प्यास, बार-बार पेशाब, वज़न घटना), और पहले दिन से इंसुलिन चाहिए। टाइप 2: इंसुलिन ठीक से काम नहीं करता और सालों में घटता है; ज़्यादातर वयस्कों में, अक्सर ज़्यादा वज़न के साथ और बिना लक्षण; इलाज खाना, चलना-फिरना, गोलियाँ और कभी इंसुलिन है। तीसरा प्रकार गर्भावस्था में होता है।',
    ],
    [
      'eye',
      'High sugar can damage the retina long before sight gets worse. Have the eyes examined with widened pupils once a year: in type 2 from the diagnosis on, in type 1 from five years after it, and early in a pregnancy; more often if changes were found. Good sugar, blood pressure and no tobacco protect the eyes; found early, damage can be treated.',
      'ज़्यादा शुगर नज़र घटने से बहुत पहले आँख के परदे को नुक़सान कर सकती है। साल में एक बार पुतली फैलाकर आँखों की जाँच कराएँ: टाइप 2 में पता चलते ही, टाइप 1 में पाँच साल बाद से, और गर्भावस्था में शुरू में; बदलाव मिले हों तो ज़्यादा बार। ठीक शुगर, रक्तचाप और तंबाकू न लेना आँखें बचाते हैं; जल्दी पता चले तो इलाज हो सकता है।',
    ],
    [
      'foot',
      'Burning, tingling or numb feet often come from nerves that high sugar has harmed: better sugar slows it, B12 should be tested, and a doctor can ease the pain. Look at soles and between the toes every evening, wash with lukewarm water and dry well, use cream on dry heels, wear closed shoes that fit, never walk barefoot, cut nails straight, and do not cut corns yourself. Have the feet checked once a year. Show any wound, blister or dark spot the same or the next day.',
      'पैरों में जलन, झुनझुनी या सुन्नपन अक्सर ज़्यादा शुगर से ख़राब हुई नसों से होता है: ठीक शुगर इसे धीमा करती है, B12 जँचवाएँ, और डॉक्टर दर्द घटा सकते हैं। रोज़ शाम तलवे और उँगलियों के बीच देखें, गुनगुने पानी से धोकर अच्छी तरह सुखाएँ, सूखी एड़ी पर क्रीम लगाएँ, ठीक नाप के बंद जूते पहनें, नंगे पैर न चलें, नाख़ून सीधे काटें और गोखरू ख़ुद न काटें। साल में एक बार पैरों की जाँच कराएँ। कोई भी घाव, छाला या काला धब्बा उसी दिन या अगले दिन दिखाएँ।',
    ],
    [
      'fast',
      'Speak with your doctor some weeks before a fast: with insulin or some tablets sugar can fall dangerously, and with type 1, pregnancy, kidney disease or recent low sugar fasting is advised against. If you fast, measure several times (measuring does not break a fast), and break it at once below 70 or above 300 mg/dL, or if you tremble, sweat or feel confused. Eat slowly digested food and drink water outside the hours of the fast.',
      'व्रत से कुछ हफ़्ते पहले डॉक्टर से बात करें: इंसुलिन या कुछ गोलियों के साथ शुगर ख़तरनाक रूप से गिर सकती है, और टाइप 1, गर्भावस्था, गुर्दे की बीमारी या हाल में शुगर कम हुई हो तो व्रत की सलाह नहीं है। व्रत रखें तो कई बार शुगर नापें, और 70 से कम या 300 mg/dL से ज़्यादा हो, या कँपकँपी, पसीना, उलझन हो तो तुरंत व्रत तोड़ें। व्रत के बाहर के समय धीरे पचने वाला खाना खाएँ और पानी पिएँ।',
    ],
    [
      'often',
      'HbA1c every three to six months; kidneys (creatinine and protein in the urine), cholesterol, eyes and feet once a year; blood pressure and weight at each visit; teeth twice a year. How often you measure sugar at home depends on the treatment: with insulin several times a day, with tablets as agreed, and more often on sick days.',
      'HbA1c हर तीन से छह महीने; गुर्दे (क्रिएटिनिन और पेशाब में प्रोटीन), कोलेस्ट्रॉल, आँखें और पैर साल में एक बार; रक्तचाप और वज़न हर मुलाक़ात पर; दाँत साल में दो बार। घर पर शुगर कितनी बार नापें, यह इलाज पर निर्भर है: इंसुलिन में दिन में कई बार, गोलियों में जैसा तय हो, और बीमारी के दिनों में ज़्यादा बार।',
    ],
    [
      'signs',
      'Much thirst and urine, also at night, tiredness, weight loss, blurred sight, wounds that heal slowly, itching or infections of skin and genitals, tingling feet. Many people feel nothing for years, so in India a test is advised from 30, and earlier with overweight or a parent with diabetes.',
      'बहुत प्यास और बार-बार पेशाब, रात में भी, थकान, वज़न घटना, धुंधला दिखना, घाव देर से भरना, त्वचा और गुप्तांग में खुजली या संक्रमण, पैरों में झुनझुनी। कई लोगों को सालों कुछ महसूस नहीं होता, इसलिए भारत में 30 की उम्र से जाँच की सलाह है, और वज़न ज़्यादा हो या माता-पिता को मधुमेह हो तो पहले।',
    ],
    [
      'alcohol',
      'Alcohol can make sugar too low for up to a day, above all with insulin and some tablets and without food, and its signs look like drunkenness; beer and sweet drinks raise sugar first. It is best left out. Whoever drinks should not do so on an empty stomach, measure before sleep, and tell somebody.',
      'शराब से एक दिन तक शुगर बहुत कम हो सकती है, ख़ासकर इंसुलिन और कुछ गोलियों के साथ और ख़ाली पेट, और उसके लक्षण नशे जैसे लगते हैं; बीयर और मीठे पेय पहले शुगर बढ़ाते हैं। न पीना सबसे अच्छा है। जो पीता है वह ख़ाली पेट न पिए, सोने से पहले शुगर नापे और किसी को बताकर रखे।',
    ],
    [
      'methi',
      'Fenugreek (methi), karela, jamun and cinnamon as food are fine, and may lower sugar a little; none of them replaces medicine. Powders and “sugar cures” can hold undeclared drugs or metals, or make sugar too low together with tablets. Tell your doctor what you use, and do not leave off a medicine for it.',
      'मेथी, करेला, जामुन और दालचीनी खाने में ठीक हैं और शुगर थोड़ी घटा सकते हैं; दवा की जगह कोई नहीं लेता। चूर्ण और “शुगर का इलाज” वाली चीज़ों में छिपी दवा या धातु हो सकती है, या गोली के साथ शुगर बहुत गिर सकती है। जो लेते हैं डॉक्टर को बताएँ, और इनके लिए दवा न छोड़ें।',
    ],
    [
      'breakfast',
      'Good breakfasts: besan or moong chilla, vegetable oats or dalia, idli or dosa of millets with much sambar, egg with one roti, sprouts, curd with nuts, upma with vegetables; less suited are white bread, puri, plain poha or cornflakes with sugar, juice. For between: roasted chana, a handful of nuts, buttermilk, a small fruit. Dinner early and light, with vegetables and dal first.',
      'अच्छे नाश्ते: बेसन या मूँग का चीला, सब्ज़ी वाला ओट्स या दलिया, मोटे अनाज की इडली या डोसा ज़्यादा सांभर के साथ, अंडा और एक रोटी, अंकुरित, मेवे के साथ दही, सब्ज़ी वाला उपमा; कम ठीक हैं सफ़ेद ब्रेड, पूरी, सादा पोहा, चीनी वाले कॉर्नफ़्लेक्स, जूस। बीच में: भुना चना, मुट्ठी भर मेवे, छाछ, छोटा फल। रात का खाना जल्दी और हल्का, पहले सब्ज़ी और दाल।',
    ],
  ),
  ...answersOn(
    'hba1c',
    [
      'often',
      'Every three months while the treatment is changed or the value is above the aim, every six months while it is steady. More often tells nothing new, because it shows the average of two to three months.',
      'इलाज बदल रहा हो या मान लक्ष्य से ऊपर हो तो हर तीन महीने, स्थिर हो तो हर छह महीने। इससे ज़्यादा बार कराने से कुछ नया नहीं पता चलता, क्योंकि यह दो-तीन महीने का औसत है।',
    ],
    [
      'ease',
      'It falls with what lowers sugar every day: smaller portions of rice, roti and sweets, no sweet drinks, ten minutes of walking after meals and 30 on most days, losing weight, enough sleep, and medicines as prescribed. A change shows after about three months; a fall of 1 % is much.',
      'यह रोज़ की शुगर घटने से घटता है: चावल, रोटी और मिठाई कम, मीठे पेय नहीं, खाने के बाद दस मिनट और ज़्यादातर दिन 30 मिनट चलना, वज़न घटाना, पूरी नींद, और दवा जैसी लिखी हो वैसी। बदलाव लगभग तीन महीने में दिखता है; 1 % घटना बड़ी बात है।',
    ],
  ),
];
