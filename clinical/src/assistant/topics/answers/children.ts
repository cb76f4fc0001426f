import { answersOn } from '../topic-answer.js';

export const childrenAnswers = [
  ...answersOn(
    'breastfeeding',
    [
      'increase-milk',
      'Milk is made by drinking: feed eight to twelve times a day, also at night, from both sides, with the baby’s mouth wide over the dark ring; express after feeds if need be; rest, drink to thirst, eat enough. Six wet nappies a day and weight gain show that it is enough. Bottles and water besides lower the supply. Jeera, methi, shatavari have little proof. A nurse can look at how the baby drinks.',
      'दूध पिलाने से बनता है: दिन में आठ से बारह बार, रात में भी, दोनों ओर से, शिशु का मुँह काले घेरे पर चौड़ा खुला हो; ज़रूरत हो तो बाद में निकालें; आराम करें, प्यास भर पिएँ, पूरा खाएँ। दिन में छह गीली नैपी और वज़न बढ़ना बताते हैं कि दूध पर्याप्त है। साथ में बोतल और पानी से दूध घटता है। जीरा, मेथी, शतावरी का प्रमाण कम है। नर्स देख सकती हैं कि शिशु ठीक से पी रहा है।',
    ],
    [
      'eat',
      'Nearly everything: dal, eggs, fish, milk, greens, fruit, ghee in usual amounts; a mother’s mango, cold water or curd do not give the baby a cold. About one extra meal a day. Little coffee, no alcohol or tobacco. Only if the baby gets a rash, blood in the stool or cries for hours each time after one food, leave that out and ask.',
      'लगभग सब कुछ: दाल, अंडा, मछली, दूध, हरी सब्ज़ी, फल, सामान्य मात्रा में घी; माँ के आम, ठंडा पानी या दही से शिशु को ज़ुकाम नहीं होता। दिन में लगभग एक खाना ज़्यादा। कॉफ़ी कम, शराब-तंबाकू नहीं। किसी एक चीज़ के बाद हर बार शिशु को चकत्ते, मल में ख़ून या घंटों रोना हो तो ही वह छोड़ें और पूछें।',
    ],
    [
      'water',
      'No water, honey, ghutti, gripe water or animal milk before six months: breast milk holds enough water even in heat. Honey can carry a poison for babies until one year; cow’s milk as the main drink only after one year.',
      'छह महीने से पहले पानी, शहद, घुट्टी, ग्राइप वाटर या जानवर का दूध नहीं: माँ के दूध में गर्मी में भी पर्याप्त पानी है। शहद में एक साल तक शिशु के लिए ज़हर हो सकता है; गाय का दूध मुख्य पेय के रूप में एक साल बाद ही।',
    ],
    [
      'fever',
      'Go on breastfeeding with a cold, fever, diarrhoea or covid: the milk is safe and brings protection; wash hands and wear a mask. Tell every doctor and pharmacist that you breastfeed before any medicine; many suit, some do not. Stop only if a doctor says so, as with some cancer medicines.',
      'ज़ुकाम, बुख़ार, दस्त या कोविड में भी दूध पिलाती रहें: दूध सुरक्षित है और बचाव देता है; हाथ धोएँ और मास्क लगाएँ। कोई भी दवा लेने से पहले डॉक्टर और फ़ार्मासिस्ट को बताएँ कि दूध पिलाती हैं; कई ठीक हैं, कुछ नहीं। डॉक्टर के कहने पर ही रोकें, जैसे कैंसर की कुछ दवाओं में।',
    ],
    [
      '6-month',
      'From six months two to three small meals a day besides breast milk, from nine months three to four: mashed khichdi, dal with rice, suji, ragi, potato, banana, papaya, curd, egg yolk then whole egg, later soft meat or fish. One new food at a time, a little ghee or oil, no salt, sugar or honey before one year, nothing small and hard because of choking. Not diluted: it should stay on the spoon.',
      'छह महीने से माँ के दूध के साथ दिन में दो-तीन बार थोड़ा खाना, नौ महीने से तीन-चार बार: मसली खिचड़ी, दाल-चावल, सूजी, रागी, आलू, केला, पपीता, दही, अंडे की ज़र्दी फिर पूरा अंडा, बाद में नरम माँस या मछली। एक बार में एक नई चीज़, थोड़ा घी या तेल, एक साल से पहले नमक, चीनी, शहद नहीं, छोटी सख़्त चीज़ नहीं (गला अटक सकता है)। पतला नहीं: चम्मच पर टिके।',
    ],
  ),
  ...answersOn(
    'child-growth',
    [
      'not-eating',
      'After the first year children grow more slowly and eat less, and it changes from day to day. Three meals and two snacks at fixed times, without screens and without milk or biscuits in between; small portions, the same food as the family, and you decide what, the child how much. No forcing. Not more than about two glasses of milk a day. A child that is lively and follows its growth curve eats enough.',
      'पहले साल के बाद बच्चे धीरे बढ़ते हैं और कम खाते हैं, रोज़ बदलता रहता है। तय समय पर तीन खाने और दो नाश्ते, बिना स्क्रीन और बीच में दूध-बिस्कुट नहीं; छोटे हिस्से, परिवार वाला खाना, क्या मिले आप तय करें, कितना खाए बच्चा। ज़बरदस्ती नहीं। दिन में लगभग दो गिलास से ज़्यादा दूध नहीं। जो बच्चा फुर्तीला है और चार्ट पर बढ़ रहा है वह पर्याप्त खाता है।',
    ],
    [
      'height',
      'Height mostly comes from the parents; enough food with protein and milk, sleep, play and health let it be reached. Girls mostly stop growing about 15, boys about 17. Powders, stretching and tablets do not make taller. A child that grows less than 5 cm a year, or is much smaller than the parents’ height suggests, should be examined.',
      'क़द ज़्यादातर माता-पिता से आता है; प्रोटीन और दूध के साथ पूरा खाना, नींद, खेल और सेहत से वह पूरा होता है। लड़कियाँ ज़्यादातर लगभग 15 और लड़के लगभग 17 तक बढ़ते हैं। पाउडर, खिंचाव और गोली से क़द नहीं बढ़ता। साल में 5 cm से कम बढ़े या माता-पिता के हिसाब से बहुत छोटा हो तो जाँच कराएँ।',
    ],
  ),
  ...answersOn('vaccination-children', [
    'fever-after',
    'Some fever, a sore or swollen spot and crying are usual for one to two days after a vaccine and show that the body responds. Feed often, dress lightly, put a cool clean cloth on the spot, do not rub it; ask the nurse or a pharmacist about a medicine for fever. A small lump may stay for weeks; after BCG a small sore forms and leaves a scar.',
    'टीके के बाद एक-दो दिन हल्का बुख़ार, जगह पर दर्द या सूजन और रोना सामान्य है और बताता है कि शरीर असर ले रहा है। बार-बार दूध पिलाएँ, हल्के कपड़े पहनाएँ, जगह पर ठंडा साफ़ कपड़ा रखें, मलें नहीं; बुख़ार की दवा के बारे में नर्स या फ़ार्मासिस्ट से पूछें। छोटी गाँठ हफ़्तों रह सकती है; बीसीजी के बाद छोटा घाव बनकर निशान रहता है।',
  ]),
  ...answersOn('hiccups', [
    'baby',
    'Hiccups are common and harmless in babies, also after feeds. Burp the baby, hold it upright for ten to fifteen minutes, feed calmly before it is very hungry; they pass by themselves. No water, sugar or ghutti is needed. If they come with much vomiting, arching or poor weight gain, show the baby to a doctor.',
    'शिशुओं में हिचकी आम और हानिरहित है, दूध के बाद भी। डकार दिलाएँ, दस-पंद्रह मिनट सीधा गोद में रखें, बहुत भूख लगने से पहले आराम से पिलाएँ; अपने आप रुक जाती है। पानी, चीनी या घुट्टी की ज़रूरत नहीं। साथ में बहुत उल्टी, पीठ मोड़ना या वज़न न बढ़ना हो तो डॉक्टर को दिखाएँ।',
  ]),
  ...answersOn('newborn', [
    'water',
    'No water, honey, ghutti, gripe water or animal milk in the first six months: breast milk (or formula) is food and drink, also in heat. Water can make a newborn ill and takes the place of milk; honey can carry a dangerous poison until one year. Kajal and oil drops in eyes, nose or ears do harm.',
    'पहले छह महीने पानी, शहद, घुट्टी, ग्राइप वाटर या जानवर का दूध नहीं: माँ का दूध (या फ़ॉर्मूला) ही खाना और पानी है, गर्मी में भी। पानी से नवजात बीमार हो सकता है और दूध कम पीता है; शहद में एक साल तक ख़तरनाक ज़हर हो सकता है। काजल और आँख, नाक, कान में तेल नुक़सान करते हैं।',
  ]),
  ...answersOn('vaccination-adults', [
    'old',
    'From 60, and earlier with diabetes, heart, lung or kidney disease: flu every year before the season, pneumonia (pneumococcus) once by a plan, tetanus-diphtheria every ten years, shingles from 50 in two parts, hepatitis B if never given, and covid as the health office advises. Most can be given on the same day. Ask your doctor for the order; a mild cold is no reason to wait.',
    '60 से, और मधुमेह, दिल, फेफड़े या गुर्दे की बीमारी में पहले: हर साल मौसम से पहले फ़्लू, योजना के अनुसार निमोनिया (न्यूमोकोकल), हर दस साल टिटनेस-डिप्थीरिया, 50 से दो बार में शिंगल्स, पहले न लगा हो तो हेपेटाइटिस बी, और स्वास्थ्य विभाग की सलाह के अनुसार कोविड। ज़्यादातर एक ही दिन लग सकते हैं। क्रम डॉक्टर से पूछें; हल्के ज़ुकाम में रुकना ज़रूरी नहीं।',
  ]),
];
