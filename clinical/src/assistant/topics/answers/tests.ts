import { answersOn } from '../topic-answer.js';

/** What values of a report mean, and how a test is prepared. */
export const testsAnswers = [
  ...answersOn(
    'lab-report',
    [
      'esr',
      'ESR and CRP show that there is inflammation somewhere, not where or why. ESR is usual up to about 15 to 20 mm an hour, and gets higher with age, in women, in pregnancy and with anaemia; CRP mostly below 5 to 10 mg/L. A little above that is common after a cold or with overweight. Infections, arthritis, TB and other illnesses raise them, so the doctor looks at how you feel, examines you, and often repeats them after some weeks. A value above 100 should be looked into soon.',
      'ESR और CRP बताते हैं कि कहीं सूजन (इन्फ़्लेमेशन) है, पर कहाँ और क्यों, यह नहीं। ESR लगभग 15-20 मिमी प्रति घंटे तक सामान्य है, और उम्र, महिलाओं, गर्भावस्था और ख़ून की कमी में ज़्यादा होता है; CRP ज़्यादातर 5-10 mg/L से कम। ज़ुकाम के बाद या ज़्यादा वज़न में थोड़ा ऊपर होना आम है। संक्रमण, गठिया, टीबी और दूसरी बीमारियाँ इन्हें बढ़ाती हैं, इसलिए डॉक्टर लक्षण देखते, जाँचते और अक्सर कुछ हफ़्ते बाद दोहराते हैं। 100 से ऊपर हो तो जल्दी कारण खोजना चाहिए।',
    ],
    [
      'wbc',
      'White cells (WBC, TLC) are usually 4,000 to 11,000. Bacterial infection, stress, smoking and steroids raise them; viral fever, dengue, typhoid and some medicines lower them. Eosinophils go up with allergy, asthma and worms. A little above or below in a healthy person is mostly repeated after some weeks. Very high or very low counts, or fever with a low count, should be shown the same day.',
      'सफ़ेद कोशिकाएँ (WBC, TLC) ज़्यादातर 4,000 से 11,000 होती हैं। जीवाणु संक्रमण, तनाव, धूम्रपान और स्टेरॉयड बढ़ाते हैं; वायरल बुख़ार, डेंगू, टाइफाइड और कुछ दवाएँ घटाती हैं। इओसिनोफिल एलर्जी, दमा और कीड़ों में बढ़ते हैं। स्वस्थ व्यक्ति में थोड़ा कम-ज़्यादा हो तो अक्सर कुछ हफ़्ते बाद दोहराते हैं। बहुत ज़्यादा या बहुत कम, या कम के साथ बुख़ार हो तो उसी दिन दिखाएँ।',
    ],
    [
      'urine-report',
      'Pus cells up to about 5 in a field are usual; more, with burning or fever, point to infection, without complaints often to a badly taken sample. Epithelial cells come from the skin and mean the sample should be taken again from the middle of the stream. Protein or sugar in the urine is looked into: kidneys, diabetes, pressure, pregnancy. Blood is always followed up. Bacteria without complaints mostly need no treatment, but in pregnancy they do.',
      'पेशाब में लगभग 5 तक पस सेल सामान्य हैं; जलन या बुख़ार के साथ ज़्यादा हों तो संक्रमण, बिना तकलीफ़ अक्सर नमूना ठीक से न लेने से। एपिथीलियल कोशिकाएँ त्वचा से आती हैं: बीच की धार का नमूना फिर दें। पेशाब में प्रोटीन या शर्करा हो तो गुर्दे, मधुमेह, रक्तचाप और गर्भ देखे जाते हैं। ख़ून हो तो हमेशा आगे जाँच होती है। बिना तकलीफ़ जीवाणुओं का ज़्यादातर इलाज नहीं होता, पर गर्भावस्था में होता है।',
    ],
    [
      'empty-stomach',
      'Food raises sugar and triglycerides for hours, so fasting sugar is measured after 8 to 12 hours without food, and often triglycerides too; plain water is allowed and good. Tea, coffee, juice, tobacco and exercise before it change values. Most other tests (blood count, thyroid, kidney, HbA1c) need no empty stomach. Ask which of your medicines to take before the test, and have something to eat with you if you have diabetes.',
      'खाना घंटों तक शुगर और ट्राइग्लिसराइड बढ़ाता है, इसलिए फ़ास्टिंग शुगर 8 से 12 घंटे बिना खाए नापते हैं, और अक्सर ट्राइग्लिसराइड भी; सादा पानी पी सकते हैं। पहले चाय, कॉफ़ी, जूस, तंबाकू और व्यायाम मान बदलते हैं। ज़्यादातर दूसरी जाँचें (ख़ून की गिनती, थायरॉइड, गुर्दे, HbA1c) ख़ाली पेट ज़रूरी नहीं। पूछें कि जाँच से पहले कौन-सी दवा लें, और मधुमेह हो तो साथ में कुछ खाने को रखें।',
    ],
  ),
  ...answersOn('dengue', [
    'platelet-50000',
    'Usual are 1.5 to 4.5 lakh. Between 50,000 and 1.5 lakh there is mostly no bleeding; viral fever, dengue, malaria, some medicines, alcohol, pregnancy and B12 lack lower them, and clumping in the tube can make a false low value, so the count is often repeated. With fever now, have it followed each day. Below 50,000 see a doctor the same day. Go to a hospital at once with bleeding, red spots on the skin, strong belly pain, drowsiness, or below 20,000. Take no aspirin or ibuprofen.',
    'सामान्य 1.5 से 4.5 लाख है। 50,000 से 1.5 लाख में ज़्यादातर ख़ून नहीं बहता; वायरल बुख़ार, डेंगू, मलेरिया, कुछ दवाएँ, शराब, गर्भ और बी12 की कमी घटाते हैं, और नली में जमने से भी झूठा कम मान आता है, इसलिए अक्सर दोहराते हैं। अभी बुख़ार हो तो रोज़ जाँच कराएँ। 50,000 से कम हो तो उसी दिन डॉक्टर को दिखाएँ। ख़ून बहे, त्वचा पर लाल दाने हों, पेट में तेज़ दर्द, सुस्ती हो या 20,000 से कम हो तो तुरंत अस्पताल जाएँ। एस्पिरिन या आइबुप्रोफेन न लें।',
  ]),
  ...answersOn('blood-donation', [
    'thyroid',
    'With high pressure under control by tablets, or thyroid values steady on treatment, giving is mostly possible; with diabetes on insulin, heart or kidney disease, epilepsy, cancer, hepatitis B or C or HIV it is not. Wait about a year after a tattoo or an operation, months after malaria or typhoid, two weeks after fever or an antibiotic, and do not give in pregnancy, while breastfeeding or during a period. Eat and drink before, rest after; the body makes up for it, and weakness that stays is unusual. The blood bank asks and tests, and its doctor decides.',
    'गोली से रक्तचाप क़ाबू में हो, या थायरॉइड इलाज से स्थिर हो, तो ज़्यादातर दे सकते हैं; इंसुलिन वाले मधुमेह, दिल या गुर्दे की बीमारी, मिर्गी, कैंसर, हेपेटाइटिस बी-सी या एचआईवी में नहीं। टैटू या ऑपरेशन के बाद लगभग एक साल, मलेरिया या टाइफाइड के बाद महीनों, बुख़ार या एंटीबायोटिक के बाद दो हफ़्ते रुकें; गर्भावस्था, स्तनपान और माहवारी के दिनों में न दें। पहले खाएँ-पिएँ, बाद में आराम करें; शरीर भरपाई कर लेता है, बनी रहने वाली कमज़ोरी असामान्य है। ब्लड बैंक पूछता और जाँचता है, और उसके डॉक्टर तय करते हैं।',
  ]),
  ...answersOn('lab-report', [
    'before-marriage',
    'Useful for both before a marriage: blood count with a test for thalassaemia and sickle cell (two carriers can have an ill child), blood group, HIV, hepatitis B and C, syphilis, sugar and blood pressure; for her also rubella immunity or vaccine and haemoglobin. A test can be done only with consent and the result belongs to the person tested. Tests for virginity are no medicine, and fertility is tested only after a year of trying.',
    'शादी से पहले दोनों के लिए उपयोगी: थैलेसीमिया और सिकल सेल की जाँच के साथ ख़ून की गिनती (दोनों वाहक हों तो बच्चा बीमार हो सकता है), ब्लड ग्रुप, एचआईवी, हेपेटाइटिस बी-सी, सिफ़लिस, शुगर और रक्तचाप; लड़की के लिए रूबेला की प्रतिरक्षा या टीका और हीमोग्लोबिन भी। जाँच केवल सहमति से होती है और परिणाम उसी व्यक्ति का है। कौमार्य की कोई चिकित्सा जाँच नहीं होती, और संतान की क्षमता साल भर कोशिश के बाद ही जाँची जाती है।',
  ]),
  ...answersOn('breast-cancer', [
    'mammogram',
    'In India a trained nurse or doctor examines the breasts from 30 years every five years, free at health centres; a mammogram is taken when something is felt, and by many advice as a routine every two years from 50 (some say 40) to 70. With mother, sister or daughter ill young, or a known gene, it begins earlier and with MRI. It presses for seconds, little radiation, best in the week after the period. Before 40 dense tissue hides much, so ultrasound is used. A recall is mostly no cancer. Show any new lump soon, at every age.',
    'भारत में 30 से हर पाँच साल प्रशिक्षित नर्स या डॉक्टर स्तन जाँचते हैं, स्वास्थ्य केंद्रों पर मुफ़्त; मैमोग्राम कुछ महसूस होने पर होता है, और कई सलाहों में 50 (कुछ में 40) से 70 तक हर दो साल नियमित। माँ, बहन या बेटी को कम उम्र में हुआ हो या जीन पता हो तो पहले और MRI के साथ। कुछ सेकंड दबता है, किरणें कम, माहवारी के बाद के हफ़्ते में सबसे अच्छा। 40 से पहले घने ऊतक में कम दिखता है, इसलिए अल्ट्रासाउंड होता है। दोबारा बुलाना ज़्यादातर कैंसर नहीं। किसी भी उम्र में नई गाँठ हो तो जल्द दिखाएँ।',
  ]),
];
