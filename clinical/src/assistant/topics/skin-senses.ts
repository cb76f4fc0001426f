import { topic } from './topic.js';

export const skinAndSenses = [
  topic(
    'allergy',
    [
      'Allergy',
      'In allergy the body fights harmless things: dust mites, pollen, animal hair, foods, medicines. Sneezing, itching eyes, hives or wheezing follow. Find out what sets it off and keep away from it; wash bedding hot, air rooms, rinse the nose with salt water. Antihistamines ease it; some make sleepy.',
      'it disturbs sleep or work, or a medicine or food caused it; call an ambulance if face or throat swell or breathing is hard',
    ],
    [
      'एलर्जी',
      'एलर्जी में शरीर हानिरहित चीज़ों से लड़ता है: धूल, परागकण, जानवरों के बाल, खाना, दवा। छींक, आँखों में खुजली, पित्ती या घरघराहट होती है। कारण पहचानें और दूर रहें; बिस्तर गर्म पानी से धोएँ, कमरे हवादार रखें, नमक के पानी से नाक धोएँ। एंटीहिस्टामिन से आराम होता है; कुछ से नींद आती है।',
      'नींद या काम में बाधा हो, या किसी दवा या खाने से हुआ हो; चेहरा या गला सूजे या साँस मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'eczema',
    [
      'Eczema and itching',
      'Eczema is dry, itching, inflamed skin that comes and goes. Short lukewarm baths with little soap, a plain cream or oil several times a day, cotton clothes and short nails help; scratching keeps it going. Steroid creams work, but belong on the skin only as prescribed. Psoriasis makes thick scaly patches and is not infectious.',
      'skin weeps or has pus, itching keeps you awake, or several people at home itch at night (scabies); at once if red, painful skin spreads with fever, or many small blisters appear',
    ],
    [
      'एक्ज़िमा और खुजली',
      'एक्ज़िमा में त्वचा सूखी, खुजली वाली और लाल होती है, आती-जाती रहती है। कम साबुन से थोड़ी देर गुनगुना स्नान, दिन में कई बार सादी क्रीम या तेल, सूती कपड़े और छोटे नाख़ून मदद करते हैं; खुजलाने से बढ़ता है। स्टेरॉयड क्रीम काम करती है, पर केवल लिखे अनुसार लगाएँ। सोरायसिस में मोटी परतें बनती हैं, यह फैलता नहीं।',
      'त्वचा से पानी या मवाद आए, खुजली से नींद न आए, या घर में कई लोगों को रात में खुजली हो (स्केबीज़); बुख़ार के साथ लाल, दर्द वाली त्वचा फैले या बहुत-से छोटे छाले निकलें तो तुरंत',
    ],
  ),
  topic(
    'acne',
    [
      'Acne',
      'Acne comes from oily, blocked pores and hormones, not from dirt. Wash gently twice a day, use products marked non-comedogenic, do not squeeze. Benzoyl peroxide or adapalene from the pharmacy need six to eight weeks. Whey protein, much sugar and some hair oils can make it worse. Adapalene and other retinoids (such as isotretinoin) must not be used in pregnancy or while trying for a child: they can harm the baby. Do not use steroid or fairness creams.',
      'it is painful, leaves scars, covers the back, comes with irregular periods and hair on the face, or you got pregnant while using a retinoid (stop it, and ask the same day)',
    ],
    [
      'मुँहासे',
      'मुँहासे तैलीय, बंद रोमछिद्रों और हार्मोन से होते हैं, गंदगी से नहीं। दिन में दो बार हल्के से धोएँ, नॉन-कोमेडोजेनिक उत्पाद लें, दबाएँ नहीं। बेंज़ॉइल पेरॉक्साइड या एडापलीन को छह से आठ हफ़्ते लगते हैं। व्हे प्रोटीन, ज़्यादा चीनी और कुछ तेल बढ़ा सकते हैं। एडापलीन और दूसरे रेटिनॉइड (जैसे आइसोट्रेटिनॉइन) गर्भावस्था में या गर्भ की योजना में न लें: शिशु को नुक़सान हो सकता है। स्टेरॉयड या गोरा करने की क्रीम न लगाएँ।',
      'दर्द हो, निशान पड़ें, पीठ पर फैलें, अनियमित माहवारी और चेहरे पर बाल हों, या रेटिनॉइड लेते हुए गर्भ ठहरे (बंद करें, उसी दिन पूछें)',
    ],
  ),
  topic(
    'fungal-infection',
    [
      'Ringworm and other fungal infections',
      'Ringworm makes round, itching patches with a scaly edge, mostly in the groin, under breasts and between toes. Keep the skin dry, wear loose cotton, wash clothes hot and dry them in the sun, share no towels. An antifungal cream is used for at least two weeks after the skin looks well, and all at home with it are treated. Mixed creams with a steroid bring it back stronger.',
      'it comes back, spreads, is on scalp or nails, or you have diabetes',
    ],
    [
      'दाद और दूसरे फंगल संक्रमण',
      'दाद में गोल, खुजली वाले, किनारे से पपड़ीदार चकत्ते होते हैं, ज़्यादातर जाँघ, स्तन के नीचे और उँगलियों के बीच। त्वचा सूखी रखें, ढीले सूती कपड़े पहनें, कपड़े गर्म पानी से धोकर धूप में सुखाएँ, तौलिया साझा न करें। फंगल क्रीम त्वचा ठीक दिखने के बाद भी कम से कम दो हफ़्ते लगाते हैं, और घर में सबका इलाज होता है। स्टेरॉयड वाली मिली-जुली क्रीम से यह और बढ़कर लौटता है।',
      'बार-बार लौटे, फैले, सिर या नाख़ून पर हो, या मधुमेह हो',
    ],
  ),
  topic(
    'hair',
    [
      'Hair loss and dandruff',
      'Losing up to a hundred hairs a day is usual. Months after fever, birth, crash diets or stress more fall out and grow again. Thinning from the temples or crown mostly runs in families. Low iron and thyroid trouble are worth a test. Dandruff is treated with a medicated shampoo twice a week; oil does not cure it.',
      'hair falls in round patches, with redness or pus, or much more than usual for months',
    ],
    [
      'बाल झड़ना और रूसी',
      'दिन में सौ बाल तक झड़ना सामान्य है। बुख़ार, प्रसव, क्रैश डाइट या तनाव के महीनों बाद ज़्यादा झड़ते हैं और फिर उगते हैं। माथे या चोटी से पतले होना अक्सर ख़ानदानी है। आयरन और थायरॉइड की जाँच ठीक है। रूसी में दवा वाला शैंपू हफ़्ते में दो बार; तेल से ठीक नहीं होती।',
      'गोल-गोल जगह से, लाली या मवाद के साथ, या महीनों बहुत ज़्यादा झड़ें',
    ],
  ),
  topic(
    'eyes',
    [
      'Eyes: red eyes, screens and cataract',
      'Conjunctivitis (eye flu) makes red, sticky eyes; it passes easily, so wash hands, share no towels, stay home while it runs; most heals in one to two weeks. Screens tire eyes because we blink less: every 20 minutes look into the distance, and blink; blue-light glasses have no proven use. A cataract clouds the lens with age, and a short operation restores sight within days to weeks. With diabetes the eyes should be checked every year.',
      'the eye is sticky for more than a week, or sight gets worse slowly; at once if the eye hurts, light hurts, you wear contact lenses and it is red, something hit it or is stuck in it, a baby under one month has sticky eyes, sight is lost or there are sudden flashes, or a chemical was splashed (rinse first for 20 minutes)',
    ],
    [
      'आँखें: लाली, स्क्रीन और मोतियाबिंद',
      'कंजंक्टिवाइटिस (आई फ़्लू) में आँख लाल और चिपचिपी होती है; जल्दी फैलता है, इसलिए हाथ धोएँ, तौलिया साझा न करें, घर पर रहें; ज़्यादातर एक-दो हफ़्ते में ठीक होता है। स्क्रीन पर हम कम पलक झपकते हैं: हर 20 मिनट में दूर देखें और पलक झपकें; नीली रोशनी वाले चश्मे का फ़ायदा साबित नहीं। मोतियाबिंद में उम्र के साथ लेंस धुंधला होता है, छोटे ऑपरेशन से नज़र लौटती है। मधुमेह में हर साल आँखें जँचवाएँ।',
      'आँख एक हफ़्ते से ज़्यादा चिपचिपी रहे, या नज़र धीरे-धीरे घटे; आँख में दर्द हो, रोशनी चुभे, कॉन्टैक्ट लेंस के साथ लाल हो, चोट लगे या कुछ धँसा हो, एक महीने से छोटे शिशु की आँख चिपचिपी हो, नज़र चली जाए या अचानक चमक दिखे, या रसायन पड़े (पहले 20 मिनट धोएँ) तो तुरंत',
    ],
  ),
  topic(
    'ears',
    [
      'Ear pain, wax and hearing',
      'Ear pain in children mostly comes with a cold and gets better within two to three days. Put nothing into the ear: no buds, no oil, no sticks. Wax comes out by itself, or drops soften it. Loud earphones harm hearing for good. Spinning for seconds when turning the head often comes from the inner ear and can be treated by movements.',
      'there is fever, discharge, swelling behind the ear or pain beyond three days; the same day if hearing is suddenly lost, the face droops, or a child is drowsy or has a stiff neck; call an ambulance if spinning comes with weakness, double sight or unclear speech',
    ],
    [
      'कान में दर्द, मैल और सुनना',
      'बच्चों में कान का दर्द ज़्यादातर ज़ुकाम के साथ होता है और दो-तीन दिन में कम हो जाता है। कान में कुछ न डालें: न तीली, न तेल। मैल अपने आप निकलता है या बूँदों से नरम होता है। तेज़ ईयरफ़ोन सुनने की शक्ति हमेशा के लिए घटाते हैं। सिर घुमाने पर कुछ सेकंड चक्कर अक्सर भीतरी कान से होता है और ख़ास हरकतों से ठीक होता है।',
      'बुख़ार, बहना, कान के पीछे सूजन या तीन दिन से ज़्यादा दर्द हो; अचानक सुनाई न दे, चेहरा लटके, या बच्चा सुस्त हो या गर्दन अकड़े तो उसी दिन; चक्कर के साथ कमज़ोरी, दोहरा दिखना या अस्पष्ट बोली हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'teeth',
    [
      'Teeth and mouth',
      'Brush twice a day for two minutes with fluoride paste, clean between the teeth, eat sweets rarely and rinse after them, and see a dentist once a year. Bleeding gums mostly mean plaque: brush softly, do not stop. Mouth ulcers heal in one to two weeks. Teething babies rub their gums and dribble: a cool clean ring helps; fever is not from teething.',
      'a tooth hurts longer than two days, gums swell, or a sore or white patch stays longer than two weeks, above all with tobacco; go to a hospital at once if swelling spreads to face or neck, with fever, or if opening the mouth, swallowing or breathing is hard',
    ],
    [
      'दाँत और मुँह',
      'दिन में दो बार दो मिनट फ़्लोराइड पेस्ट से ब्रश करें, दाँतों के बीच साफ़ करें, मीठा कम खाएँ और बाद में कुल्ला करें, साल में एक बार दाँत दिखाएँ। मसूड़ों से ख़ून ज़्यादातर मैल से आता है: नरमी से ब्रश करें, छोड़ें नहीं। मुँह के छाले एक-दो हफ़्ते में भरते हैं। दाँत निकलते समय शिशु मसूड़े रगड़ता और लार टपकाता है: ठंडी साफ़ रिंग दें; बुख़ार दाँत निकलने से नहीं होता।',
      'दाँत दो दिन से ज़्यादा दुखे, मसूड़े सूजें, या छाला या सफ़ेद दाग दो हफ़्ते से ज़्यादा रहे, ख़ासकर तंबाकू खाने पर; सूजन चेहरे या गर्दन तक फैले, बुख़ार हो, या मुँह खोलना, निगलना या साँस लेना मुश्किल हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'insect-bites',
    [
      'Insect bites',
      'A bite of a mosquito, an ant or a bed bug makes a small red, itching bump that goes down in hours to a few days. Wash it with soap and water, put on something cool, and do not scratch: scratching lets germs in. A sting that still sticks in the skin is scraped off sideways. Itching that robs sleep can be eased by a lotion or a tablet; ask a pharmacist. Nets, covered arms and repellent prevent the next ones, and with them dengue and malaria.',
      'redness spreads for more than two days, is hot or has pus, or fever follows within weeks; call an ambulance with a swollen face or throat, hard breathing or faintness, and go to a hospital with many stings, a scorpion, or a bite that may be of a snake',
    ],
    [
      'कीड़ों का काटना',
      'मच्छर, चींटी या खटमल के काटने से छोटा लाल, खुजली वाला उभार बनता है जो कुछ घंटों से कुछ दिनों में बैठ जाता है। साबुन-पानी से धोएँ, कुछ ठंडा रखें, और न खुजलाएँ: खुजलाने से रोगाणु अंदर जाते हैं। डंक त्वचा में हो तो किनारे से खुरचकर निकालें। खुजली नींद छीने तो लोशन या गोली से आराम हो सकता है; फ़ार्मासिस्ट से पूछें। मच्छरदानी, ढकी बाँहें और मच्छर भगाने वाली दवा अगली बार बचाती हैं, और उनके साथ डेंगू-मलेरिया से भी।',
      'लाली दो दिन से ज़्यादा फैले, गरम हो या मवाद हो, या कुछ हफ़्तों में बुख़ार आए; चेहरा या गला सूजे, साँस मुश्किल हो या बेहोशी लगे तो एम्बुलेंस बुलाएँ, और बहुत से डंक, बिच्छू या साँप का शक हो तो अस्पताल जाएँ',
    ],
  ),
];
