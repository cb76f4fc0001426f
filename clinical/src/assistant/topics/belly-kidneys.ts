import { topic } from './topic.js';

export const bellyAndKidneys = [
  topic(
    'diarrhoea',
    [
      'Diarrhoea, vomiting and ORS',
      'Most diarrhoea comes from viruses or unclean food and passes in a few days. What matters is to replace water and salts: oral rehydration solution (ORS), mixed as the packet says, in small sips after each stool. Go on eating (rice, curd, banana, khichdi) and breastfeeding; children also get zinc in India. Sugary drinks make it worse; do not give medicine that stops the bowel to children.',
      'there is blood or high fever, or it lasts longer than three days (one day in a baby); call an ambulance or go to a hospital at once with no urine for six hours, sunken eyes, drowsiness or confusion, green vomit, or if drinking is not possible',
    ],
    [
      'दस्त, उल्टी और ओआरएस',
      'ज़्यादातर दस्त वायरस या गंदे खाने से होते हैं और कुछ दिन में ठीक हो जाते हैं। ज़रूरी है पानी और नमक लौटाना: पैकेट के अनुसार बना ओआरएस, हर दस्त के बाद घूँट-घूँट। खाना (चावल, दही, केला, खिचड़ी) और स्तनपान जारी रखें; भारत में बच्चों को ज़िंक भी देते हैं। मीठे पेय हालत बिगाड़ते हैं; बच्चों को दस्त रोकने वाली दवा न दें।',
      'ख़ून आए, तेज़ बुख़ार हो, या तीन दिन (शिशु में एक दिन) से ज़्यादा रहे; छह घंटे पेशाब न हो, आँखें धँसें, सुस्ती या उलझन हो, उल्टी हरी हो, या कुछ पिया न जाए तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'constipation',
    [
      'Constipation and piles',
      'Fewer than three stools a week, or hard ones, is constipation. More fibre (vegetables, fruit with peel, whole grains, pulses), enough water, movement and taking time after breakfast help most. Isabgol (psyllium) with a full glass of water may be taken for longer; stimulating laxatives only for days. Piles come from straining: they itch and bleed bright red.',
      'it is new after 50, comes with blood or weight loss, or lasts longer than three weeks; go to a hospital at once with strong pain, a swollen belly, vomiting, or bleeding that does not stop',
    ],
    [
      'कब्ज़ और बवासीर',
      'हफ़्ते में तीन से कम या सख़्त मल को कब्ज़ कहते हैं। ज़्यादा रेशा (सब्ज़ी, छिलके वाले फल, साबुत अनाज, दाल), पानी, चलना-फिरना और नाश्ते के बाद समय देना सबसे ज़्यादा मदद करते हैं। ईसबगोल भरे गिलास पानी के साथ लंबे समय ले सकते हैं; तेज़ जुलाब केवल कुछ दिन। बवासीर ज़ोर लगाने से होती है: खुजली और चटक लाल ख़ून।',
      '50 के बाद नया हो, ख़ून आए या वज़न घटे, या तीन हफ़्ते से ज़्यादा रहे; तेज़ दर्द, फूला पेट, उल्टी या न रुकने वाला ख़ून हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'acidity',
    [
      'Acidity and reflux',
      'In reflux acid rises from the stomach: burning behind the breastbone, sour belching, worse after large, late, fried or spicy meals, tea, coffee, alcohol and tobacco. Eat smaller meals, nothing in the three hours before bed, raise the head of the bed, and lose weight. Cold milk soothes for a while, but may bring more acid later. If antacids are needed for more than two weeks, the cause should be looked for.',
      'swallowing hurts, food gets stuck, you lose weight, or it began after 50; call an ambulance or go to a hospital at once if you vomit blood or have black stool; pressure in the chest with sweating may be the heart: call an ambulance',
    ],
    [
      'एसिडिटी और रिफ़्लक्स',
      'रिफ़्लक्स में पेट का अम्ल ऊपर आता है: छाती के बीच जलन, खट्टी डकार; ज़्यादा, देर रात, तले या मसालेदार खाने, चाय, कॉफ़ी, शराब और तंबाकू से बढ़ता है। थोड़ा-थोड़ा खाएँ, सोने से तीन घंटे पहले कुछ नहीं, सिरहाना ऊँचा करें, वज़न घटाएँ। ठंडा दूध थोड़ी देर आराम देता है, पर बाद में अम्ल बढ़ा सकता है। दो हफ़्ते से ज़्यादा एंटासिड लगे तो कारण ढूँढ़ना चाहिए।',
      'निगलने में दर्द हो, खाना अटके, वज़न घटे, या 50 के बाद शुरू हो; ख़ून की उल्टी या काला मल हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ; पसीने के साथ छाती में दबाव दिल का हो सकता है: एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'ulcer',
    [
      'Stomach ulcer and gastritis',
      'An ulcer is a sore in the stomach or the bowel after it. Mostly the bacterium Helicobacter pylori or painkillers such as ibuprofen and diclofenac are the cause, not spices. It hurts in the upper belly, often when empty or at night. A breath or stool test shows the bacterium, and two weeks of medicines mostly cure it.',
      'the pain lasts for weeks, or you need painkillers often; call an ambulance or go to a hospital at once if you vomit blood, have black stool or a hard belly',
    ],
    [
      'पेट का अल्सर और गैस्ट्राइटिस',
      'अल्सर पेट या उसके आगे की आँत का घाव है। कारण ज़्यादातर हेलिकोबैक्टर पाइलोरी जीवाणु या आइबुप्रोफ़ेन, डाइक्लोफ़ेनैक जैसी दर्द की दवाएँ हैं, मसाले नहीं। ऊपरी पेट में दर्द होता है, अक्सर ख़ाली पेट या रात में। साँस या मल की जाँच से जीवाणु का पता चलता है, और दो हफ़्ते की दवा से ज़्यादातर ठीक हो जाता है।',
      'दर्द हफ़्तों रहे या दर्द की दवा अक्सर लगे; ख़ून की उल्टी, काला मल या सख़्त पेट हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'gas-ibs',
    [
      'Gas, bloating and irritable bowel',
      'Gas comes from swallowed air and from beans, onions, wheat or milk. Who bloats after milk may lack the enzyme for its sugar (lactose intolerance); curd is mostly tolerated. In irritable bowel, pain changes with stool for months, without anything dangerous; stress makes it worse. Eating slowly, walking, and leaving out one suspected food for two weeks show what helps.',
      'there is blood, weight loss, fever, pain at night, or it begins after 50; go to a hospital at once if pain is sudden and strong, or the belly is hard or swollen with vomiting',
    ],
    [
      'गैस, पेट फूलना और आईबीएस',
      'गैस निगली हवा और राजमा-छोले, प्याज़, गेहूँ या दूध से बनती है। दूध से पेट फूले तो उसकी शर्करा पचाने का एंज़ाइम कम हो सकता है (लैक्टोज़ असहिष्णुता); दही अक्सर पच जाता है। आईबीएस में महीनों मल के साथ दर्द बदलता है, पर कुछ ख़तरनाक नहीं होता; तनाव से बढ़ता है। धीरे खाना, टहलना, और एक शक वाली चीज़ दो हफ़्ते छोड़कर देखना मदद करता है।',
      'ख़ून, वज़न घटना, बुख़ार, रात में दर्द हो, या 50 के बाद शुरू हो; दर्द अचानक और तेज़ हो, या पेट सख़्त हो या उल्टी के साथ फूले तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'fatty-liver',
    [
      'Fatty liver and liver tests',
      'In fatty liver, fat collects in the liver, mostly with weight, diabetes or alcohol; it is rarely felt. SGPT (ALT) and SGOT (AST) are enzymes of liver cells: values somewhat above the limit of about 40 U/L are often due to fat, alcohol, medicines or a virus. Losing 7 to 10 % of the weight, walking, no sugary drinks and no alcohol can make it heal.',
      'a liver value is raised (to find the cause); go to a hospital at once if eyes turn yellow, the belly swells, you vomit blood or are confused',
    ],
    [
      'फैटी लिवर और लिवर की जाँच',
      'फैटी लिवर में जिगर में चर्बी जमती है, ज़्यादातर मोटापे, मधुमेह या शराब से; यह कम ही महसूस होता है। SGPT (ALT) और SGOT (AST) जिगर की कोशिकाओं के एंज़ाइम हैं: लगभग 40 U/L की सीमा से थोड़ा ऊपर अक्सर चर्बी, शराब, दवा या वायरस से होता है। 7 से 10 % वज़न घटाना, टहलना, मीठे पेय और शराब छोड़ना इसे ठीक कर सकता है।',
      'लिवर का मान बढ़ा हो (कारण जानने के लिए); आँखें पीली हों, पेट फूले, ख़ून की उल्टी या उलझन हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'jaundice',
    [
      'Jaundice',
      'Yellow eyes and skin come from bilirubin, when the liver is inflamed, bile cannot flow (gallstones) or blood breaks down. It is a sign, not an illness of its own: blood tests and an ultrasound show the cause. Rest, clean water and usual food without alcohol are right; no herbal "liver cures". Newborns are often a little yellow in the first week.',
      'eyes turn yellow; go to a hospital at once with fever, pain, confusion, drowsiness or bleeding, and in pregnancy; take a newborn who is yellow on the first day, below the belly, or drinks badly at once',
    ],
    [
      'पीलिया',
      'आँखों और त्वचा का पीलापन बिलीरुबिन से होता है, जब जिगर में सूजन हो, पित्त रुके (पथरी) या ख़ून टूटे। यह एक लक्षण है, अपने आप में बीमारी नहीं: ख़ून की जाँच और अल्ट्रासाउंड से कारण पता चलता है। आराम, साफ़ पानी, बिना शराब सामान्य खाना ठीक है; जड़ी-बूटी के इलाज नहीं। नवजात पहले हफ़्ते में अक्सर थोड़े पीले होते हैं।',
      'आँखें पीली हों; बुख़ार, दर्द, उलझन, सुस्ती या ख़ून बहना हो, या गर्भावस्था हो तो तुरंत अस्पताल जाएँ; नवजात पहले दिन पीला हो, पेट के नीचे तक पीला हो या ठीक से न पिए तो तुरंत',
    ],
  ),
  topic(
    'uti',
    [
      'Urinary infection',
      'Burning and frequent urination mostly come from bacteria in the bladder, more often in women. Drink plenty, do not hold urine, wipe from front to back, and pass urine after sex. A urine test shows it; an antibiotic should follow the culture. In men over 50 frequent urination at night may come from the prostate.',
      'it lasts longer than a day or two, you are pregnant, a man or diabetic, or it is a child; at once with fever, chills, pain in the side or vomiting, or if no urine comes',
    ],
    [
      'पेशाब का संक्रमण',
      'जलन और बार-बार पेशाब ज़्यादातर मूत्राशय के जीवाणुओं से होता है, महिलाओं में ज़्यादा। ख़ूब पानी पिएँ, पेशाब न रोकें, आगे से पीछे की ओर साफ़ करें, यौन संबंध के बाद पेशाब करें। पेशाब की जाँच से पता चलता है; एंटीबायोटिक कल्चर के अनुसार हो। 50 से ऊपर पुरुषों में रात में बार-बार पेशाब प्रोस्टेट से हो सकता है।',
      'एक-दो दिन से ज़्यादा रहे, आप गर्भवती, पुरुष या मधुमेह के मरीज़ हों, या बच्चे को हो; बुख़ार, ठंड, बग़ल में दर्द या उल्टी हो, या पेशाब न उतरे तो तुरंत',
    ],
  ),
  topic(
    'kidney-stones',
    [
      'Kidney stones',
      'Stones form when urine is too strong. A moving stone causes pain in waves from the side to the groin, sickness and blood in the urine. Stones up to about 5 mm mostly pass by themselves. Drink so much that urine stays light, eat less salt and meat, and do not leave out milk and curd. Gallstones are others: pain in the upper right belly after fatty meals.',
      'you have such pain for the first time; go to a hospital at once with fever, yellow eyes, no urine or vomiting that does not stop, in pregnancy, and with one kidney only',
    ],
    [
      'गुर्दे की पथरी',
      'पेशाब बहुत गाढ़ा हो तो पथरी बनती है। सरकती पथरी से बग़ल से जाँघ तक लहरों में दर्द, मितली और पेशाब में ख़ून होता है। लगभग 5 mm तक की पथरी अक्सर ख़ुद निकल जाती है। इतना पिएँ कि पेशाब हल्का रहे, नमक और माँस कम, दूध-दही न छोड़ें। पित्त की पथरी अलग है: चिकने खाने के बाद ऊपरी दाएँ पेट में दर्द।',
      'ऐसा दर्द पहली बार हो; बुख़ार, पीली आँखें, पेशाब बंद या लगातार उल्टी हो, गर्भावस्था हो या एक ही गुर्दा हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'kidney-disease',
    [
      'Kidney disease, creatinine and uric acid',
      'Kidneys clean the blood. Diabetes and high pressure harm them silently; creatinine rises and protein appears in the urine. Good sugar and pressure, little salt, no tobacco and no painkillers without need protect them. A high uric acid alone mostly needs no medicine; in gout a joint suddenly is red and very painful: less alcohol, meat and sweet drinks help.',
      'creatinine is high, urine foams, or feet and face swell; go to a hospital at once with hardly any urine, breathlessness, confusion or an irregular heartbeat, or if a joint is hot and red with fever',
    ],
    [
      'गुर्दे की बीमारी, क्रिएटिनिन और यूरिक एसिड',
      'गुर्दे ख़ून साफ़ करते हैं। मधुमेह और उच्च रक्तचाप चुपचाप नुक़सान करते हैं; क्रिएटिनिन बढ़ता है और पेशाब में प्रोटीन आता है। ठीक शुगर और रक्तचाप, कम नमक, तंबाकू नहीं और बेवजह दर्द की दवा नहीं, ये बचाते हैं। केवल यूरिक एसिड ज़्यादा हो तो अक्सर दवा नहीं चाहिए; गाउट में जोड़ अचानक लाल और बहुत दर्द वाला होता है: शराब, माँस और मीठे पेय कम करें।',
      'क्रिएटिनिन ज़्यादा हो, पेशाब में झाग हो, या पैर और चेहरा सूजें; पेशाब लगभग बंद हो, साँस फूले, उलझन या अनियमित धड़कन हो, या बुख़ार के साथ जोड़ गर्म और लाल हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'worms',
    [
      'Worms',
      'Worms of the bowel come from soil and unwashed hands or vegetables. They cause itching at night, belly pain, poor growth and anaemia, or nothing. In India children get deworming tablets at school twice a year. Short nails, washed hands and vegetables, shoes and toilets prevent them.',
      'worms are seen, or a child is pale or does not grow; go to a hospital at once with a swollen belly and vomiting, or a fit',
    ],
    [
      'पेट के कीड़े',
      'कीड़े मिट्टी, बिना धुले हाथों या सब्ज़ियों से होते हैं। रात में खुजली, पेट दर्द, कम बढ़ना और ख़ून की कमी होती है, या कुछ नहीं। भारत में बच्चों को स्कूल में साल में दो बार कीड़े की गोली दी जाती है। छोटे नाख़ून, धुले हाथ और सब्ज़ी, चप्पल और शौचालय बचाव हैं।',
      'कीड़े दिखें, या बच्चा पीला हो या न बढ़े; उल्टी के साथ पेट फूले या दौरा पड़े तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'hernia-appendix',
    [
      'Appendicitis and hernia',
      'Appendicitis often begins around the navel and moves to the lower right within a day, with fever, sickness and no appetite; it has to be operated or treated in a hospital. A hernia is a bulge in the groin or at the navel that comes out on coughing; it does not go away by itself, and is mostly operated at a planned time.',
      'you have a hernia; go to a hospital at once, and eat nothing, if belly pain gets worse for some hours, moving hurts or the belly is hard, or if a hernia is hard, painful and cannot be pushed back',
    ],
    [
      'अपेंडिक्स और हर्निया',
      'अपेंडिक्स का दर्द अक्सर नाभि के पास शुरू होकर एक दिन में नीचे दाईं ओर जाता है, साथ में बुख़ार, मितली और भूख न लगना; इसका इलाज अस्पताल में होता है। हर्निया जाँघ या नाभि पर उभार है जो खाँसने पर निकलता है; अपने आप ठीक नहीं होता और ज़्यादातर तय समय पर ऑपरेशन होता है।',
      'हर्निया हो; पेट दर्द कुछ घंटों में बढ़े, हिलने पर दर्द हो या पेट सख़्त हो, या हर्निया सख़्त, दर्द वाला हो और अंदर न जाए तो कुछ न खाएँ और तुरंत अस्पताल जाएँ',
    ],
  ),
];
