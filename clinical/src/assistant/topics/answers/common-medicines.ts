import { answersOn } from '../topic-answer.js';

/** What common medicines do besides what they are for. */
export const commonMedicinesAnswers = [
  ...answersOn(
    'common-medicines',
    [
      'cetirizine',
      'Cetirizine and levocetirizine make some people drowsy, with a dry mouth or headache; older ones (chlorpheniramine) make nearly everybody so. Do not drive when drowsy, and drink no alcohol with them. They are not habit-forming, but itching can come back for some days after long use. With kidney disease, a large prostate, in pregnancy or for small children ask first. Montelukast can bring bad dreams, low mood or restlessness, also in children: tell the doctor soon.',
      'सिट्रीज़िन और लेवोसिट्रीज़िन से कुछ लोगों को नींद, मुँह सूखना या सिरदर्द होता है; पुरानी (क्लोरफ़ेनिरामीन) से लगभग सबको नींद आती है। नींद आए तो गाड़ी न चलाएँ, और साथ शराब न पिएँ। आदत नहीं डालतीं, पर लंबे समय बाद छोड़ने पर कुछ दिन खुजली लौट सकती है। गुर्दे की बीमारी, बढ़ा प्रोस्टेट, गर्भ हो या छोटा बच्चा हो तो पहले पूछें। मॉन्टेलुकास्ट से बुरे सपने, उदासी या बेचैनी हो सकती है, बच्चों में भी: डॉक्टर को जल्दी बताएँ।',
    ],
    [
      'paracetamol',
      'Paracetamol is mild to the stomach and hardly has side effects at the amount on the pack. More than that, or two products that both hold it (many cold and pain mixtures do), damages the liver, also without signs on the first day. With liver disease, much alcohol or low weight the limit is lower: ask. It lowers fever and pain but does not treat the cause; a rash is rare. After too much go to a hospital at once, also when you feel well.',
      'पैरासिटामोल पेट पर हल्की है और पैक पर लिखी मात्रा में दुष्प्रभाव लगभग नहीं होते। उससे ज़्यादा, या दो ऐसी दवाएँ जिनमें दोनों में वही हो (सर्दी-दर्द की कई मिली-जुली दवाओं में होती है), लिवर को नुक़सान करती हैं, पहले दिन बिना लक्षण भी। लिवर की बीमारी, ज़्यादा शराब या कम वज़न में सीमा कम है: पूछें। यह बुख़ार और दर्द घटाती है, कारण का इलाज नहीं; चकत्ते कम ही होते हैं। ज़्यादा ली गई हो तो तुरंत अस्पताल जाएँ, तबीयत ठीक लगे तब भी।',
    ],
    [
      'ibuprofen',
      'Ibuprofen, diclofenac, aceclofenac and naproxen can hurt the stomach up to bleeding, raise pressure, hold water, and harm the kidneys, above all for long, in old people, with too little water, or together with tablets for pressure and water. After food is easier for the stomach. They are not for stomach ulcers, kidney disease, heart failure, dengue or pregnancy, and can set off asthma in some. Who needs them on more than a few days should see a doctor. Black stools or vomited blood: go to a hospital at once.',
      'आइबुप्रोफेन, डाइक्लोफेनाक, एसिक्लोफेनाक और नेप्रोक्सेन पेट को ख़ून बहने तक नुक़सान कर सकती हैं, रक्तचाप बढ़ाती हैं, पानी रोकती हैं और गुर्दे ख़राब कर सकती हैं, ख़ासकर लंबे समय, बुज़ुर्गों में, पानी कम होने पर, या रक्तचाप और पेशाब की गोली के साथ। खाने के बाद पेट पर कम असर होता है। पेट के छाले, गुर्दे की बीमारी, दिल की कमज़ोरी, डेंगू और गर्भावस्था में नहीं ली जातीं, और कुछ में दमा बढ़ाती हैं। कुछ दिन से ज़्यादा चाहिए तो डॉक्टर को दिखाएँ। काला मल या ख़ून की उल्टी हो तो तुरंत अस्पताल जाएँ।',
    ],
    [
      'steroid',
      'Steroid tablets for some days may bring hunger, poor sleep, a high sugar and restlessness; over weeks weight, a round face, thin bones and skin, pressure, cataract, infections and slow wounds. After weeks of use they are never stopped suddenly, because the body has to learn again to make its own. Inhaled steroids for asthma hardly reach the body: rinse the mouth. Steroid creams thin the skin of face and groin. Used as the doctor planned, they can save life; from a shop without a doctor they do harm.',
      'स्टेरॉयड की गोली कुछ दिन में भूख, नींद की कमी, शुगर बढ़ना और बेचैनी कर सकती है; हफ़्तों में वज़न, गोल चेहरा, पतली हड्डी और त्वचा, रक्तचाप, मोतियाबिंद, संक्रमण और घाव देर से भरना। हफ़्तों बाद कभी अचानक बंद नहीं की जाती, क्योंकि शरीर को अपना हॉर्मोन फिर बनाना सीखना होता है। दमे के इनहेलर का स्टेरॉयड शरीर में लगभग नहीं जाता: बाद में कुल्ला करें। स्टेरॉयड क्रीम चेहरे और जाँघ की त्वचा पतली करती है। डॉक्टर की योजना से जान बचाती है; बिना डॉक्टर दुकान से लेना नुक़सान करता है।',
    ],
    [
      'sildenafil',
      'Sildenafil and tadalafil can bring headache, a red face, a blocked nose, upset stomach and a bluish sight. Together with nitrates for the heart (under the tongue or daily) and with poppers pressure may fall to a deadly level, and they are not for unstable heart disease, a recent stroke or very low pressure; so a doctor decides first, and shop “power” capsules often hide the same substance. An erection of more than four hours, chest pain, or a sudden loss of sight or hearing is an emergency.',
      'सिल्डेनाफ़िल और टाडालाफ़िल से सिरदर्द, चेहरा लाल, नाक बंद, पेट ख़राब और नीला दिखना हो सकता है। दिल की नाइट्रेट दवा (जीभ के नीचे या रोज़) के साथ रक्तचाप जानलेवा गिर सकता है, और अस्थिर दिल की बीमारी, हाल के स्ट्रोक या बहुत कम रक्तचाप में नहीं ली जातीं; इसलिए पहले डॉक्टर तय करते हैं, और दुकान के “पावर” कैप्सूल में अक्सर यही छिपी होती है। चार घंटे से ज़्यादा इरेक्शन, छाती में दर्द, या अचानक दिखना या सुनना बंद हो तो आपात स्थिति है।',
    ],
    [
      'insulin',
      'Insulin and tablets such as glimepiride can make sugar too low: trembling, sweat, hunger, confusion; then something sweet at once, so carry it, and do not skip meals. A gain of some kilograms is common. Insulin is no addiction and no last step: it gives back what is missing; in type 1 it is for life, in type 2 some can stop later. Change the place of the injection to avoid lumps. Keep what is in use below 30 °C, the rest in the fridge, never frozen. Never stop it by yourself.',
      'इंसुलिन और ग्लिमेपिराइड जैसी गोली से शुगर बहुत कम हो सकती है: काँपना, पसीना, भूख, उलझन; तब तुरंत कुछ मीठा, इसलिए साथ रखें, और खाना न छोड़ें। कुछ किलो वज़न बढ़ना आम है। इंसुलिन न नशा है न आख़िरी क़दम: जो कमी है वही लौटाती है; टाइप 1 में जीवन भर, टाइप 2 में कुछ लोग बाद में छोड़ पाते हैं। गाँठ से बचने को सुई की जगह बदलें। चल रही शीशी 30 °C से नीचे, बाक़ी फ़्रिज में, जमने न दें। ख़ुद कभी बंद न करें।',
    ],
  ),
];
