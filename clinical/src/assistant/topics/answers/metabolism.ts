import { answersOn } from '../topic-answer.js';

export const metabolismAnswers = [
  ...answersOn(
    'cholesterol',
    [
      'hdl-low',
      'HDL carries cholesterol away; below 40 mg/dL in men and 50 in women it is low, which is common in India. Brisk walking or other exercise, losing weight at the waist, no tobacco, less sugar and maida, and fish, nuts or mustard oil in place of ghee and vanaspati raise it a little. No tablet that raises HDL alone has been shown to prevent heart attacks: what is treated is LDL, blood pressure, sugar and tobacco.',
      'HDL कोलेस्ट्रॉल को हटाता है; पुरुषों में 40 और महिलाओं में 50 mg/dL से कम हो तो कम कहते हैं, जो भारत में आम है। तेज़ चलना या दूसरा व्यायाम, कमर का वज़न घटाना, तंबाकू छोड़ना, चीनी और मैदा कम, और घी-वनस्पति की जगह मछली, मेवे या सरसों का तेल इसे थोड़ा बढ़ाते हैं। केवल HDL बढ़ाने वाली किसी गोली से दिल के दौरे कम होना साबित नहीं: इलाज LDL, रक्तचाप, शुगर और तंबाकू का होता है।',
    ],
    [
      'egg',
      'One egg a day is fine for most people; with diabetes or a very high LDL rather three or four a week. Use little oil, in turn mustard, groundnut, sunflower, soya or rice-bran, two to three teaspoons a person and day; ghee, butter, coconut and palm oil rarely, vanaspati not at all. A handful of unsalted nuts is good; fish and skinless chicken are better than mutton.',
      'ज़्यादातर लोगों के लिए रोज़ एक अंडा ठीक है; मधुमेह या बहुत ज़्यादा LDL में हफ़्ते में तीन-चार। तेल कम रखें, बदल-बदल कर सरसों, मूँगफली, सूरजमुखी, सोया या राइस ब्रान, एक व्यक्ति के लिए दिन में दो-तीन छोटे चम्मच; घी, मक्खन, नारियल और पाम तेल कभी-कभी, वनस्पति बिल्कुल नहीं। मुट्ठी भर बिना नमक के मेवे अच्छे हैं; मछली और बिना चमड़ी का चिकन मटन से बेहतर है।',
    ],
    [
      'triglyceride',
      'Below 150 mg/dL is usual; sugar, maida, white rice, fruit juice, alcohol and weight raise triglycerides more than fat does. Leaving out sweet drinks and alcohol, losing weight and walking lower them within weeks. Badly controlled diabetes and an underactive thyroid raise them as well. Above 500 mg/dL the pancreas is in danger.',
      '150 mg/dL से कम सामान्य है; चीनी, मैदा, सफ़ेद चावल, जूस, शराब और मोटापा ट्राइग्लिसराइड को चिकनाई से ज़्यादा बढ़ाते हैं। मीठे पेय और शराब छोड़ना, वज़न घटाना और चलना कुछ हफ़्तों में इसे घटाता है। बिगड़ी शुगर और कम थायरॉइड भी बढ़ाते हैं। 500 mg/dL से ऊपर अग्न्याशय को ख़तरा है।',
    ],
    [
      'normal',
      'For most adults: total cholesterol below 200 mg/dL, LDL below 100 (below 70 or 55 after a heart attack or stroke), HDL above 40 in men and 50 in women, triglycerides below 150. What LDL is right for you depends on your whole risk: age, pressure, sugar, tobacco and family.',
      'ज़्यादातर वयस्कों में: कुल कोलेस्ट्रॉल 200 mg/dL से कम, LDL 100 से कम (दिल के दौरे या स्ट्रोक के बाद 70 या 55 से कम), HDL पुरुषों में 40 और महिलाओं में 50 से ऊपर, ट्राइग्लिसराइड 150 से कम। आपके लिए कितना LDL ठीक है, यह पूरे जोखिम पर निर्भर है: उम्र, रक्तचाप, शुगर, तंबाकू और परिवार।',
    ],
    [
      'often',
      'Healthy adults: once at about 20 to 25 years, then every five years, and yearly from 40 or with diabetes, high pressure or early heart disease in the family; six to twelve weeks after a treatment was begun or changed. A fasting sample is needed only if triglycerides are high.',
      'स्वस्थ वयस्क: लगभग 20-25 की उम्र में एक बार, फिर हर पाँच साल, और 40 से, या मधुमेह, उच्च रक्तचाप या परिवार में कम उम्र में दिल की बीमारी हो तो हर साल; इलाज शुरू होने या बदलने के छह से बारह हफ़्ते बाद। ख़ाली पेट जाँच तभी चाहिए जब ट्राइग्लिसराइड ज़्यादा हों।',
    ],
    [
      'eat',
      'Oats, barley, rajma, chana and other pulses, vegetables, fruit with peel, a handful of nuts, and plant oils in place of ghee, butter and vanaspati lower LDL by about a tenth; fried food, bakery goods, fatty meat and much coconut raise it. Walking, losing weight and no tobacco help. If LDL is very high, or after a heart attack, food alone does not suffice.',
      'ओट्स, जौ, राजमा, चना और दूसरी दालें, सब्ज़ी, छिलके वाले फल, मुट्ठी भर मेवे, और घी-मक्खन-वनस्पति की जगह वनस्पति तेल LDL को लगभग दसवाँ हिस्सा घटाते हैं; तला, बेकरी का, चिकना माँस और बहुत नारियल बढ़ाते हैं। चलना, वज़न घटाना और तंबाकू छोड़ना मदद करते हैं। LDL बहुत ज़्यादा हो, या दिल का दौरा पड़ चुका हो, तो केवल खाने से काम नहीं चलता।',
    ],
    [
      'cause',
      'Yes, thin and young people can have high cholesterol: much of it is inherited, and the liver makes most of it. Fat food, sweets, diabetes, an underactive thyroid, kidney and liver illness, some medicines and menopause raise it; weight is only one part. LDL of 190 mg/dL or more, or heart attacks before 55 to 60 in the family, point to the inherited form, for which parents, siblings and children are tested too.',
      'हाँ, दुबले और युवा लोगों में भी कोलेस्ट्रॉल ज़्यादा हो सकता है: बहुत-सा वंशानुगत है, और ज़्यादातर जिगर बनाता है। चिकना खाना, मिठाई, मधुमेह, कम थायरॉइड, गुर्दे और जिगर की बीमारी, कुछ दवाएँ और रजोनिवृत्ति बढ़ाते हैं; वज़न केवल एक हिस्सा है। LDL 190 mg/dL या ज़्यादा, या परिवार में 55-60 से पहले दिल का दौरा वंशानुगत रूप बताते हैं; तब माता-पिता, भाई-बहन और बच्चों की भी जाँच होती है।',
    ],
  ),
  ...answersOn(
    'thyroid',
    [
      'tsh-value',
      'A TSH a little above the range (about 4 to 10 mIU/L) is mostly measured again with free T4 after two to three months, since it often goes back by itself; many need no medicine. Above 10, with a low T4, in pregnancy or while trying for a child it is mostly treated. A TSH below 0.1 means too much hormone and needs a doctor soon. It is seldom an emergency.',
      'TSH सीमा से थोड़ा ऊपर (लगभग 4 से 10 mIU/L) हो तो ज़्यादातर दो-तीन महीने बाद फ़्री T4 के साथ फिर जाँचते हैं, क्योंकि अक्सर ख़ुद ठीक हो जाता है; कई को दवा नहीं चाहिए। 10 से ऊपर, T4 कम हो, गर्भावस्था या गर्भ की कोशिश हो, तो ज़्यादातर इलाज होता है। 0.1 से कम TSH यानी हार्मोन ज़्यादा, जल्दी डॉक्टर चाहिए। यह कम ही आपात स्थिति होती है।',
    ],
    [
      'eat',
      'No food cures the thyroid, and little is forbidden. Use iodised salt; cooked cabbage, cauliflower and soya in usual amounts are fine. What matters is the tablet: on an empty stomach with water, and breakfast, tea or coffee half an hour to an hour later, milk, soya, iron and calcium some hours later, because they hinder its uptake.',
      'कोई खाना थायरॉइड ठीक नहीं करता, और मना भी बहुत कम है। आयोडीन नमक लें; पकी पत्तागोभी, फूलगोभी और सोया सामान्य मात्रा में ठीक हैं। गोली का समय अहम है: ख़ाली पेट पानी के साथ, नाश्ता, चाय या कॉफ़ी आधे से एक घंटे बाद, और दूध, सोया, आयरन, कैल्शियम कुछ घंटे बाद, क्योंकि ये उसका असर रोकते हैं।',
    ],
    [
      'cure',
      'An underactive thyroid mostly stays for life, and the hormone that is missing is replaced every day; with it people live as well and as long as others. After a birth or an inflammation it can recover. An overactive one can be ended by tablets, radioiodine or an operation. A normal TSH under treatment means that it works, not that it is no longer needed.',
      'कम काम करने वाला थायरॉइड ज़्यादातर जीवन भर रहता है, और जो हार्मोन कम है वह रोज़ दिया जाता है; उससे लोग दूसरों जितना अच्छा और लंबा जीते हैं। प्रसव या सूजन के बाद वाला ठीक हो सकता है। ज़्यादा काम करने वाला गोली, रेडियोआयोडीन या ऑपरेशन से ठीक हो सकता है। इलाज में TSH सामान्य आना बताता है कि दवा काम कर रही है, यह नहीं कि अब ज़रूरत नहीं।',
    ],
    [
      'often',
      'TSH is mostly normal between about 0.4 and 4 mIU/L; the range on your report counts, and in pregnancy it is lower. After a change of treatment it is measured after six to eight weeks, when steady every six to twelve months, in pregnancy every four weeks or so. The sample is best given before the morning tablet.',
      'TSH ज़्यादातर 0.4 से 4 mIU/L के बीच सामान्य है; आपकी रिपोर्ट पर लिखी सीमा मान्य है, और गर्भावस्था में यह कम होती है। इलाज बदलने के छह से आठ हफ़्ते बाद, स्थिर हो तो हर छह से बारह महीने, और गर्भावस्था में लगभग हर चार हफ़्ते जाँच होती है। नमूना सुबह की गोली से पहले देना अच्छा है।',
    ],
    [
      'weight',
      'An underactive thyroid adds a few kilograms at most, much of it water; they go once TSH is normal. More weight mostly comes from food and too little movement, which help in thyroid trouble as in others. Taking more hormone to lose weight harms heart and bones.',
      'कम थायरॉइड से ज़्यादा से ज़्यादा कुछ किलो बढ़ता है, जिसमें बहुत-सा पानी होता है; TSH ठीक होने पर वह घटता है। उससे ज़्यादा वज़न अक्सर खाने और कम चलने से होता है, और उसी से घटता है। वज़न घटाने के लिए ज़्यादा हार्मोन लेना दिल और हड्डियों को नुक़सान करता है।',
    ],
    [
      'hair',
      'Yes, too little and too much thyroid hormone can both thin the hair all over, and the eyebrows at the outer end. It grows again, but slowly: three to six months after TSH has become normal. Iron lack often comes together with it, so have ferritin tested. Round bald patches are another illness of the body’s defence that is more common with thyroid trouble.',
      'हाँ, थायरॉइड हार्मोन कम और ज़्यादा, दोनों से पूरे सिर के बाल और भौंह का बाहरी सिरा पतला हो सकता है। TSH ठीक होने के तीन से छह महीने बाद धीरे-धीरे फिर उगते हैं। साथ में अक्सर आयरन की कमी होती है, इसलिए फ़ेरिटिन जँचवाएँ। गोल गंजे धब्बे रक्षा प्रणाली की दूसरी बीमारी हैं, जो थायरॉइड के साथ ज़्यादा होती है।',
    ],
  ),
  ...answersOn(
    'anaemia',
    [
      'eat',
      'Good sources of iron are liver, meat, fish and eggs, and of plants rajma, chana, soya, leafy greens, bajra, ragi, sesame, dates and raisins. Lemon, amla, guava or tomato with the meal help to take it up; tea, coffee and milk with it hinder, so leave an hour or two. Beetroot, jaggery and pomegranate hold little iron. When haemoglobin is clearly low, food alone is too slow.',
      'आयरन के अच्छे स्रोत कलेजी, माँस, मछली और अंडे हैं, और पौधों में राजमा, चना, सोया, हरी पत्तेदार सब्ज़ी, बाजरा, रागी, तिल, खजूर और किशमिश। खाने के साथ नींबू, आँवला, अमरूद या टमाटर मदद करते हैं; चाय, कॉफ़ी और दूध रोकते हैं, इसलिए एक-दो घंटे का अंतर रखें। चुकंदर, गुड़ और अनार में आयरन कम होता है। हीमोग्लोबिन साफ़ कम हो तो केवल खाना बहुत धीमा है।',
    ],
    [
      'last',
      'With iron as prescribed, haemoglobin begins to rise after two weeks and is mostly normal after about two months; the treatment goes on for about three months more, to fill the stores. If it does not rise after a month, the cause is looked for: bleeding, worms, coeliac disease, thalassaemia, or tablets that are not taken up.',
      'लिखे अनुसार आयरन लेने पर हीमोग्लोबिन दो हफ़्ते में बढ़ने लगता है और लगभग दो महीने में ज़्यादातर सामान्य होता है; भंडार भरने के लिए इलाज लगभग तीन महीने और चलता है। एक महीने में न बढ़े तो कारण ढूँढ़ते हैं: ख़ून बहना, कीड़े, सीलिएक, थैलेसीमिया, या गोली का न पचना।',
    ],
    [
      'normal',
      'Haemoglobin is low below 12 g/dL in women, 13 in men, 11 in pregnancy and in children under five, 11.5 to 12 in older children. Below 8 g/dL (7 in pregnancy and small children) it is severe and needs a doctor soon.',
      'हीमोग्लोबिन महिलाओं में 12, पुरुषों में 13, गर्भावस्था और पाँच साल से छोटे बच्चों में 11, और बड़े बच्चों में 11.5 से 12 g/dL से कम हो तो कम है। 8 g/dL से कम (गर्भावस्था और छोटे बच्चों में 7) गंभीर है और जल्दी डॉक्टर चाहिए।',
    ],
  ),
  ...answersOn(
    'vitamin-d',
    [
      'how-long-sun',
      'Sun on bare arms, legs and face between about 10 and 3, three or more days a week: some 15 to 30 minutes for lighter and 30 to 45 for darker skin, without getting burnt. Early morning sun, sun through glass, and sunscreen or covering clothes make hardly any vitamin D.',
      'लगभग 10 से 3 बजे के बीच खुली बाँहों, पैरों और चेहरे पर धूप, हफ़्ते में तीन या ज़्यादा दिन: हल्के रंग की त्वचा में 15 से 30 और गहरे रंग में 30 से 45 मिनट, बिना जले। सुबह-सुबह की धूप, काँच से आती धूप, और सनस्क्रीन या ढके कपड़ों में विटामिन डी लगभग नहीं बनता।',
    ],
    [
      'eat',
      'Few foods hold vitamin D: oily fish, egg yolk, and milk or oil to which it was added (look for the blue F+ mark). Calcium comes from milk, curd, paneer, ragi, sesame and greens. Vegetarians therefore mostly need sun, fortified food, or what a doctor prescribes after a test.',
      'विटामिन डी कम चीज़ों में होता है: तैलीय मछली, अंडे की ज़र्दी, और वह दूध या तेल जिसमें मिलाया गया हो (नीला F+ निशान)। कैल्शियम दूध, दही, पनीर, रागी, तिल और हरी सब्ज़ी से मिलता है। इसलिए शाकाहारियों को ज़्यादातर धूप, फ़ोर्टिफ़ाइड खाना या जाँच के बाद डॉक्टर का लिखा चाहिए।',
    ],
  ),
  ...answersOn('vitamin-b12', [
    'eat',
    'For vegetarians: milk, curd, paneer and cheese every day, and eggs for those who eat them; foods with added B12 such as some breakfast cereals. Plants, sprouts, spirulina and fermented batter give none that can be relied on. With a proven lack food is not enough: tablets or injections are prescribed.',
    'शाकाहारियों के लिए: रोज़ दूध, दही, पनीर, और जो खाते हैं उनके लिए अंडे; B12 मिले हुए कुछ अनाज। पौधों, अंकुरित, स्पिरुलिना और ख़मीर वाले घोल से भरोसेमंद B12 नहीं मिलता। जाँच में कमी हो तो खाना काफ़ी नहीं: गोली या इंजेक्शन लिखे जाते हैं।',
  ]),
  ...answersOn(
    'weight',
    [
      'overeating',
      'Eat three regular meals with protein (dal, egg, curd, paneer) and vegetables, so that evening hunger is less; sleep enough, since tiredness makes hungry. Serve once, eat at a table without a screen, put the rest away, keep no sweets or chips at home, drink water or buttermilk and wait 15 minutes: craving passes. If you eat large amounts in secret, feel out of control or vomit afterwards, it is an illness (binge eating, bulimia) that can be treated.',
      'समय पर तीन बार प्रोटीन (दाल, अंडा, दही, पनीर) और सब्ज़ी वाला खाना खाएँ, ताकि शाम की भूख कम हो; पूरी नींद लें, थकान से भूख बढ़ती है। एक बार परोसें, बिना स्क्रीन बैठकर खाएँ, बाक़ी हटा दें, घर में मिठाई-चिप्स न रखें, पानी या छाछ पीकर 15 मिनट रुकें: तलब चली जाती है। छिपकर बहुत ज़्यादा खाना, क़ाबू न होना या बाद में उल्टी करना बीमारी है, जिसका इलाज है।',
    ],
    [
      'eat',
      'Eat less of what is dense: fried food, sweets, biscuits, sweet drinks, ghee; fill half of the plate with vegetables, add dal, curd, egg or fish, and one or two small helpings of roti or rice. Rice is not worse than roti at the same amount, nor does food at night count more, but late eating often adds meals. Drink water before meals, and cook at home.',
      'घनी चीज़ें कम खाएँ: तला, मिठाई, बिस्कुट, मीठे पेय, घी; आधी थाली सब्ज़ी, साथ में दाल, दही, अंडा या मछली, और रोटी या चावल के एक-दो छोटे हिस्से। बराबर मात्रा में चावल रोटी से बुरा नहीं, और रात का खाना ज़्यादा नहीं गिना जाता, पर देर रात खाने से अक्सर खाना बढ़ जाता है। खाने से पहले पानी पिएँ, घर का खाना खाएँ।',
    ],
    [
      'belly-fat',
      'Fat cannot be lost at one place by exercises for it: the waist shrinks when weight goes. Less sugar, alcohol and fried food, brisk walking or cycling on most days, training of the muscles twice a week, and enough sleep work best at the belly. Belts, creams and massage do not. A waist above 90 cm in men or 80 cm in women is a risk for heart and sugar.',
      'किसी एक जगह की चर्बी उसी जगह के व्यायाम से नहीं घटती: वज़न घटने पर कमर घटती है। चीनी, शराब और तला कम, ज़्यादातर दिन तेज़ चलना या साइकिल, हफ़्ते में दो बार मांसपेशियों का व्यायाम और पूरी नींद पेट पर सबसे अच्छा असर करते हैं। बेल्ट, क्रीम और मालिश नहीं। पुरुषों में 90 cm और महिलाओं में 80 cm से ज़्यादा कमर दिल और शुगर के लिए ख़तरा है।',
    ],
    [
      'intermittent-fasting',
      'Intermittent fasting and low-carbohydrate diets lower weight about as well as any way of eating less, if you can keep to them; they are not for pregnancy, growing children, eating disorders, or with insulin and some diabetes tablets without a doctor. Green tea, lemon, honey, cumin or vinegar water burn no fat; honey adds sugar.',
      'इंटरमिटेंट फ़ास्टिंग और कम कार्बोहाइड्रेट वाला खाना वज़न उतना ही घटाते हैं जितना कम खाने का कोई और तरीक़ा, अगर निभ सके; गर्भावस्था, बढ़ते बच्चों, खाने के विकार में, और इंसुलिन या मधुमेह की कुछ गोलियों के साथ बिना डॉक्टर के नहीं। ग्रीन टी, नींबू, शहद, जीरे या सिरके का पानी चर्बी नहीं जलाते; शहद से चीनी बढ़ती है।',
    ],
    [
      'gain-weight',
      'Three meals and two or three snacks a day; add nuts, peanut butter, milk, curd, paneer, eggs, dal, banana and a little ghee or oil to what you eat, and train muscles so that muscle grows. Go for about half a kilogram a week. Weight powders and steroids do harm. Thinness since childhood is mostly no illness; weight that was lost without wanting to is a reason for tests.',
      'दिन में तीन बार खाना और दो-तीन बार नाश्ता; खाने में मेवे, मूँगफली, दूध, दही, पनीर, अंडे, दाल, केला और थोड़ा घी या तेल जोड़ें, और व्यायाम से मांसपेशी बढ़ाएँ। हफ़्ते में लगभग आधा किलो ठीक है। वज़न बढ़ाने के पाउडर और स्टेरॉयड नुक़सान करते हैं। बचपन से दुबला होना अक्सर बीमारी नहीं; बिना चाहे घटा वज़न जाँच का कारण है।',
    ],
    [
      'move',
      'For losing weight 45 to 60 minutes of brisk walking (about 7,000 to 10,000 steps) on most days, so that talking is possible but singing is not, in parts if you like, and training of the muscles two or three times a week. An hour of walking burns about 250 to 300 kcal, as much as one samosa: without eating less the weight hardly falls, but movement keeps it down. Begin with what you can and add ten minutes each week.',
      'वज़न घटाने के लिए ज़्यादातर दिन 45 से 60 मिनट तेज़ चलना (लगभग 7,000 से 10,000 क़दम), इतना कि बात कर सकें पर गा न सकें, चाहें तो टुकड़ों में, और हफ़्ते में दो-तीन बार मांसपेशियों का व्यायाम। एक घंटा चलने से लगभग 250-300 kcal ख़र्च होती हैं, एक समोसे जितनी: कम खाए बिना वज़न कम ही घटता है, पर चलने से घटा वज़न टिकता है। जितना हो सके उससे शुरू करें और हर हफ़्ते दस मिनट बढ़ाएँ।',
    ],
  ),
  ...answersOn(
    'nutrition',
    [
      'egg',
      'An egg a day is fine for healthy adults and children, boiled or cooked with little oil. It gives good protein, vitamin B12 and D. With diabetes or a very high LDL, three or four a week are enough. Raw eggs can carry bacteria.',
      'स्वस्थ वयस्कों और बच्चों के लिए रोज़ एक अंडा ठीक है, उबला या कम तेल में। उससे अच्छा प्रोटीन, विटामिन B12 और D मिलता है। मधुमेह या बहुत ज़्यादा LDL में हफ़्ते में तीन-चार काफ़ी हैं। कच्चे अंडे में जीवाणु हो सकते हैं।',
    ],
    [
      'curd-at-night',
      'Curd and milk are healthy at any time of day; that curd at night or fish with milk does harm is not shown. Two or three helpings a day (a glass of milk, a bowl of curd) give much of the calcium. Who gets gas or loose stools from milk often tolerates curd.',
      'दही और दूध दिन में किसी भी समय अच्छे हैं; रात में दही या मछली के साथ दूध से नुक़सान होना साबित नहीं। दिन में दो-तीन हिस्से (एक गिलास दूध, एक कटोरी दही) से बहुत-सा कैल्शियम मिल जाता है। जिन्हें दूध से गैस या दस्त हो, उन्हें दही अक्सर पच जाता है।',
    ],
    [
      'protein',
      'Healthy adults need about 0.8 to 1 g of protein for each kilogram of weight a day; more in pregnancy, growth and hard training. Two bowls of dal, a bowl of curd, a glass of milk and some chana, paneer, soya, egg, fish or chicken give it; powder is rarely needed. With kidney disease ask how much.',
      'स्वस्थ वयस्कों को दिन में हर किलो वज़न पर लगभग 0.8 से 1 ग्राम प्रोटीन चाहिए; गर्भावस्था, बढ़त और भारी व्यायाम में ज़्यादा। दो कटोरी दाल, एक कटोरी दही, एक गिलास दूध और कुछ चना, पनीर, सोया, अंडा, मछली या चिकन से पूरा हो जाता है; पाउडर कम ही चाहिए। गुर्दे की बीमारी में पूछें कि कितना।',
    ],
    [
      'mango',
      'Fruit is healthy: two or three portions a day, whole rather than as juice, and at any time, also in the evening or before a meal. Mango and banana are sweet and filling: one a day is fine for healthy people. With diabetes or kidney disease the amount matters.',
      'फल अच्छे हैं: दिन में दो-तीन हिस्से, जूस की जगह साबुत, और किसी भी समय, शाम को या खाने से पहले भी। आम और केला मीठे और पेट भरने वाले हैं: स्वस्थ लोगों के लिए दिन में एक ठीक है। मधुमेह या गुर्दे की बीमारी में मात्रा मायने रखती है।',
    ],
    [
      'brain',
      'No single food makes the mind sharper; what helps over years is what is good for the heart: vegetables and fruit, dal, whole grains, nuts such as walnuts and almonds, fish, little sugar and fried food. Sleep, movement, learning, company, and well-treated blood pressure and sugar do more. A lack of iron, B12, iodine or thyroid hormone dulls the mind and can be tested. Syrups and powders for memory are not proven.',
      'कोई एक चीज़ दिमाग़ तेज़ नहीं करती; सालों में वही मदद करता है जो दिल के लिए अच्छा है: सब्ज़ी, फल, दाल, साबुत अनाज, अखरोट-बादाम जैसे मेवे, मछली, चीनी और तला कम। नींद, चलना-फिरना, सीखना, मेल-जोल और ठीक रक्तचाप-शुगर ज़्यादा असर करते हैं। आयरन, B12, आयोडीन या थायरॉइड की कमी दिमाग़ सुस्त करती है और जाँची जा सकती है। याददाश्त के सिरप और चूर्ण का प्रमाण नहीं।',
    ],
  ),
  ...answersOn(
    'salt-sugar',
    [
      'how-much-salt',
      'Less than 5 g of salt a day for an adult: one level teaspoon for everything, cooking, table, pickle and packaged food together; children need less. Most people in India eat about twice as much. With high blood pressure, heart or kidney disease your doctor may advise less still.',
      'वयस्क के लिए दिन में 5 ग्राम से कम नमक: एक समतल छोटा चम्मच, पकाने, ऊपर से, अचार और पैकेट के खाने को मिलाकर; बच्चों को कम। भारत में ज़्यादातर लोग लगभग दुगना खाते हैं। उच्च रक्तचाप, दिल या गुर्दे की बीमारी में डॉक्टर और कम कह सकते हैं।',
    ],
    [
      'how-much-sugar',
      'At most about 12 teaspoons (50 g) of added sugar a day for an adult, better not more than 6 (25 g), also counting what is in tea, sweets, biscuits, juice and cold drinks; children less, and none below two years. One bottle of cold drink holds about 10 teaspoons in itself.',
      'वयस्क के लिए दिन में ज़्यादा से ज़्यादा लगभग 12 छोटे चम्मच (50 ग्राम) ऊपर से मिली चीनी, बेहतर है 6 (25 ग्राम) से ज़्यादा नहीं, चाय, मिठाई, बिस्कुट, जूस और कोल्ड ड्रिंक मिलाकर; बच्चों को कम, और दो साल से छोटे को नहीं। एक बोतल कोल्ड ड्रिंक में ही लगभग 10 चम्मच होती है।',
    ],
    [
      'rock-salt',
      'Rock salt, pink and black salt are nearly all sodium chloride and raise blood pressure just like white salt; they are mostly not iodised, and iodine is needed for the thyroid. Use little salt, and iodised.',
      'सेंधा, गुलाबी और काला नमक भी लगभग पूरा सोडियम क्लोराइड है और रक्तचाप सफ़ेद नमक जितना ही बढ़ाता है; इनमें अक्सर आयोडीन नहीं होता, जो थायरॉइड के लिए ज़रूरी है। नमक कम लें, और आयोडीन वाला।',
    ],
  ),
  ...answersOn(
    'water',
    [
      'warm-water',
      'Warm, cold or from a copper vessel: water is water, and what counts is enough of it. Warm water in the morning can help a slow bowel, but burns no fat and cleans no liver. Drinking with meals does not harm digestion. Do not keep sour drinks in copper.',
      'गर्म, ठंडा या ताँबे के बर्तन का: पानी पानी है, और पर्याप्त होना अहम है। सुबह गुनगुना पानी कब्ज़ में मदद कर सकता है, पर न चर्बी जलाता है न जिगर साफ़ करता है। खाने के साथ पानी पीने से पाचन नहीं बिगड़ता। ताँबे में खट्टा पेय न रखें।',
    ],
    [
      'signs',
      'Signs of too little water: thirst, a dry mouth, dark yellow urine or little of it, headache, dizziness on standing, tiredness, cramps; in babies no tears, a sunken soft spot, fewer than four wet nappies a day. Sip water, ORS, buttermilk or lemon water with a little salt and sugar over some hours; urine should turn light yellow.',
      'पानी की कमी के संकेत: प्यास, सूखा मुँह, गहरा पीला या कम पेशाब, सिरदर्द, खड़े होने पर चक्कर, थकान, ऐंठन; शिशु में आँसू न आना, तालू धँसना, दिन में चार से कम गीली नैपी। कुछ घंटों में घूँट-घूँट पानी, ओआरएस, छाछ या थोड़े नमक-चीनी वाला नींबू पानी पिएँ; पेशाब हल्का पीला हो जाना चाहिए।',
    ],
  ),
];
