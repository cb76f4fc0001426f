import { answersOn } from '../topic-answer.js';

export const infectionsAnswers = [
  ...answersOn(
    'fever',
    [
      'bath',
      'A short lukewarm bath is fine with fever if you feel like it; dry off and keep warm afterwards. Sponging with lukewarm water can comfort, but cold water, ice and alcohol make people shiver and drive the temperature up. Wear light clothes.',
      'बुख़ार में मन हो तो थोड़ी देर गुनगुने पानी से नहा सकते हैं; फिर सुखाकर गर्म रहें। गुनगुने पानी की पट्टी से आराम मिल सकता है, पर ठंडे पानी, बर्फ़ और स्पिरिट से कँपकँपी होती है और तापमान बढ़ता है। हल्के कपड़े पहनें।',
    ],
    [
      'eat',
      'Whatever you like and can keep down, in small meals: khichdi, dal, rice, roti, soup, curd, egg, fruit; none of them makes fever worse. Drink a lot: water, ORS, coconut water, buttermilk, thin soup. A day or two with little appetite does no harm as long as you drink.',
      'जो अच्छा लगे और पच जाए, थोड़ा-थोड़ा: खिचड़ी, दाल, चावल, रोटी, सूप, दही, अंडा, फल; इनमें से किसी से बुख़ार नहीं बढ़ता। ख़ूब पिएँ: पानी, ओआरएस, नारियल पानी, छाछ, पतला सूप। एक-दो दिन भूख कम हो तो नुक़सान नहीं, बस पीते रहें।',
    ],
    [
      'last',
      'Fever from a virus mostly lasts two to four days. Beyond three days, or if it comes back after a day without, tests are due: in India for malaria, dengue and typhoid first.',
      'वायरल बुख़ार ज़्यादातर दो से चार दिन रहता है। तीन दिन से ज़्यादा, या एक दिन उतरकर लौटे, तो जाँच चाहिए: भारत में पहले मलेरिया, डेंगू और टाइफ़ाइड की।',
    ],
    [
      'normal',
      'Up to about 37.5 °C (99.5 °F) is usual, from 38 °C (100.4 °F) on it is fever, above 39.4 °C (103 °F) high. How ill somebody is counts more than the number: who drinks, answers and passes urine is less at risk than one who is drowsy at 38.5 °C. In a baby under three months every fever is urgent.',
      'लगभग 37.5 °C (99.5 °F) तक सामान्य, 38 °C (100.4 °F) से बुख़ार, 39.4 °C (103 °F) से ऊपर तेज़। अंक से ज़्यादा यह अहम है कि व्यक्ति कितना बीमार है: जो पीता है, जवाब देता है और पेशाब करता है वह 38.5 °C में सुस्त पड़े व्यक्ति से कम ख़तरे में है। तीन महीने से छोटे शिशु में हर बुख़ार तुरंत दिखाएँ।',
    ],
    [
      'child',
      'Look at the child more than at the number: one that drinks, plays at times and passes urine can be watched at home for two to three days. Light clothes, airy room, much to drink or breast milk; no cold baths, no aspirin. A medicine for fever is for comfort, by weight, as a doctor or pharmacist says. Show a child under three months at once, under six months the same day, and any child with fever above three days, ear pain or burning urine.',
      'अंक से ज़्यादा बच्चे को देखें: जो पीता है, बीच-बीच में खेलता है और पेशाब करता है उसे दो-तीन दिन घर पर देख सकते हैं। हल्के कपड़े, हवादार कमरा, ख़ूब पिलाना या माँ का दूध; ठंडे पानी से न नहलाएँ, ऐस्पिरिन नहीं। बुख़ार की दवा आराम के लिए है, वज़न के अनुसार, जैसा डॉक्टर या फ़ार्मासिस्ट बताएँ। तीन महीने से छोटे को तुरंत, छह महीने से छोटे को उसी दिन, और तीन दिन से ज़्यादा बुख़ार, कान दर्द या पेशाब में जलन वाले बच्चे को दिखाएँ।',
    ],
    [
      'ease',
      'Rest in light clothes in an airy room, drink every half hour (water, ORS, coconut water, soup), a lukewarm sponge if it comforts, and sleep. Fever need not be brought to normal: it helps the body. A medicine for fever eases pain and discomfort; a pharmacist says which suits you and how to use it, and in dengue areas not ibuprofen or aspirin. No blankets to sweat it out, no cold bath, no antibiotic without a doctor.',
      'हल्के कपड़ों में हवादार कमरे में आराम, हर आधे घंटे कुछ पिएँ (पानी, ओआरएस, नारियल पानी, सूप), अच्छा लगे तो गुनगुनी पट्टी, और नींद। बुख़ार को सामान्य करना ज़रूरी नहीं: वह शरीर की मदद करता है। बुख़ार की दवा दर्द और बेचैनी घटाती है; कौन-सी और कैसे, फ़ार्मासिस्ट बताते हैं, और डेंगू वाले इलाक़े में आइबुप्रोफ़ेन या ऐस्पिरिन नहीं। पसीना लाने के लिए कंबल नहीं, ठंडे पानी का स्नान नहीं, बिना डॉक्टर एंटीबायोटिक नहीं।',
    ],
    [
      'viral-or-bacterial',
      'One cannot be sure by feeling. A virus mostly brings a runny nose, cough, red eyes, loose motions or aches, others at home are ill too, and it eases after three to four days. Bacteria rather cause one sore place (tonsils with white spots, burning urine, ear, lung), a fever that climbs or comes back, and high CRP and white cells. Malaria, dengue and typhoid are tested by blood. Antibiotics help only against bacteria.',
      'महसूस करके पक्का नहीं होता। वायरस में ज़्यादातर नाक बहना, खाँसी, लाल आँखें, दस्त या बदन दर्द होता है, घर में और लोग भी बीमार होते हैं, और तीन-चार दिन में आराम होता है। जीवाणु में अक्सर एक जगह तकलीफ़ (सफ़ेद धब्बे वाले टॉन्सिल, पेशाब में जलन, कान, फेफड़ा), बढ़ता या लौटता बुख़ार, और CRP व श्वेत कोशिकाएँ ज़्यादा होती हैं। मलेरिया, डेंगू और टाइफ़ाइड ख़ून से जाँचते हैं। एंटीबायोटिक केवल जीवाणुओं पर काम करती है।',
    ],
  ),
  ...answersOn(
    'cold',
    [
      'eat',
      'Eat and drink as you like: curd, banana and cold water do not cause or lengthen a cold, though cold things may make a sore throat feel worse or better. Warm water, ginger or tulsi tea, soup, turmeric milk and honey (not under one year) soothe; none shortens it.',
      'जो अच्छा लगे खाएँ-पिएँ: दही, केला और ठंडे पानी से ज़ुकाम न होता है न लंबा चलता है, हालाँकि ठंडी चीज़ से गला ज़्यादा या कम दुख सकता है। गुनगुना पानी, अदरक या तुलसी की चाय, सूप, हल्दी दूध और शहद (एक साल से छोटे को नहीं) आराम देते हैं; जल्दी ठीक कोई नहीं करता।',
    ],
    [
      'sore-throat',
      'Most sore throats come from viruses and pass within a week. Gargle with warm salt water several times a day, drink warm or cold things as it suits, honey (not under one year), rest the voice, no smoke. Antibiotics help only against some bacteria: high fever, white spots on the tonsils, swollen glands in the neck and no cough point to them, and a doctor decides by looking.',
      'गले की ख़राश ज़्यादातर वायरस से होती है और एक हफ़्ते में ठीक हो जाती है। दिन में कई बार गुनगुने नमक के पानी से ग़रारे करें, गर्म या ठंडा जो अच्छा लगे पिएँ, शहद लें (एक साल से छोटे को नहीं), आवाज़ को आराम दें, धुएँ से बचें। एंटीबायोटिक केवल कुछ जीवाणुओं पर काम करती है: तेज़ बुख़ार, टॉन्सिल पर सफ़ेद धब्बे, गर्दन में गाँठें और खाँसी न होना उनकी ओर इशारा करते हैं, और डॉक्टर देखकर तय करते हैं।',
    ],
    [
      'baby',
      'Children have six to eight colds a year. Offer drinks often, clear the nose with salt-water drops before feeding and sleep, raise nothing under a baby’s head, honey for the cough only from one year on. Cough and cold syrups do not help children under four and can harm. See a doctor early with a baby under three months, and at once if the chest sinks in, breathing is fast, or the child does not drink.',
      'बच्चों को साल में छह से आठ बार ज़ुकाम होता है। बार-बार पिलाएँ, दूध पिलाने और सोने से पहले नमक के पानी की बूँदों से नाक साफ़ करें, शिशु के सिर के नीचे कुछ न रखें, खाँसी में शहद एक साल के बाद ही। चार साल से छोटे बच्चों में खाँसी-ज़ुकाम के सिरप से फ़ायदा नहीं और नुक़सान हो सकता है। तीन महीने से छोटे शिशु को जल्दी दिखाएँ, और छाती धँसे, साँस तेज़ हो या बच्चा न पिए तो तुरंत।',
    ],
    [
      'last',
      'A cold lasts 7 to 10 days, and is worst on the second and third day; a cough may stay for two to three weeks. Beyond two weeks a cough should be looked at, in India also for TB.',
      'ज़ुकाम 7 से 10 दिन रहता है, दूसरे-तीसरे दिन सबसे ज़्यादा; खाँसी दो-तीन हफ़्ते रह सकती है। दो हफ़्ते से ज़्यादा खाँसी हो तो दिखाएँ, भारत में टीबी के लिए भी।',
    ],
  ),
  ...answersOn(
    'dengue',
    [
      'prevent',
      'The Aedes mosquito that carries dengue and chikungunya bites by day, most in the two hours after sunrise and before sunset, also indoors and in lit rooms. It breeds in clean standing water: empty and scrub coolers, pots, tyres, roof tanks and plates under plants once a week and cover water. Long sleeves, repellent, screens, and a net for babies and the ill by day too.',
      'डेंगू और चिकनगुनिया फैलाने वाला एडीज़ मच्छर दिन में काटता है, सबसे ज़्यादा सूरज निकलने के बाद और डूबने से पहले के दो घंटों में, घर के अंदर और रोशनी में भी। वह साफ़ रुके पानी में पनपता है: कूलर, बर्तन, टायर, छत की टंकी और गमलों की प्लेट हफ़्ते में एक बार ख़ाली कर रगड़ें और पानी ढकें। पूरी बाँह, मच्छर भगाने वाली क्रीम, जाली, और शिशु व बीमार के लिए दिन में भी मच्छरदानी।',
    ],
    [
      'joint-pain',
      'After chikungunya joint pain and morning stiffness last for two to three weeks in most, for months in some, and longer than a year in a few, above all in older people; after dengue it is shorter. Gentle movement, warmth, rest in between and a physiotherapist help; a doctor can say which painkiller suits you, and looks for other arthritis if joints stay swollen after six weeks.',
      'चिकनगुनिया के बाद जोड़ों का दर्द और सुबह की जकड़न ज़्यादातर में दो-तीन हफ़्ते, कुछ में महीनों, और थोड़े लोगों में साल भर से ज़्यादा रहती है, ख़ासकर बुज़ुर्गों में; डेंगू के बाद कम। हल्का चलना-फिरना, सिकाई, बीच में आराम और फ़िज़ियोथेरेपी मदद करते हैं; कौन-सी दर्द की दवा ठीक है डॉक्टर बताते हैं, और छह हफ़्ते बाद भी जोड़ सूजे रहें तो दूसरे गठिया की जाँच करते हैं।',
    ],
    [
      'platelet',
      'Usual are 1.5 to 4.5 lakh platelets; in dengue they fall from about the third to the seventh day and rise by themselves. No food or juice raises them reliably. The number alone decides little: a transfusion is needed only with bleeding or mostly below 10,000 to 20,000. More important are enough drinks, urine, blood pressure and the warning signs; above all when the fever falls.',
      'प्लेटलेट 1.5 से 4.5 लाख सामान्य हैं; डेंगू में लगभग तीसरे से सातवें दिन घटते हैं और अपने आप बढ़ते हैं। कोई खाना या रस इन्हें भरोसे से नहीं बढ़ाता। केवल संख्या से कम तय होता है: प्लेटलेट चढ़ाना तभी जब ख़ून बहे या ज़्यादातर 10,000-20,000 से कम हों। ज़्यादा अहम हैं पर्याप्त पीना, पेशाब, रक्तचाप और ख़तरे के संकेत, ख़ासकर जब बुख़ार उतरे।',
    ],
    [
      'papaya-leaf',
      'Papaya leaf juice, giloy, kiwi and goat milk are not proven to prevent bleeding or save from severe dengue; small studies saw platelets rise a little earlier. They can cause vomiting, which takes away fluid, and giloy has harmed livers. Drinking ORS, coconut water and soups, rest, and blood tests as the doctor says matter.',
      'पपीते के पत्ते का रस, गिलोय, कीवी और बकरी का दूध ख़ून बहना रोकते या गंभीर डेंगू से बचाते हैं, यह साबित नहीं; छोटे अध्ययनों में प्लेटलेट थोड़ा पहले बढ़े। इनसे उल्टी हो सकती है, जिससे पानी घटता है, और गिलोय से जिगर को नुक़सान हुआ है। ओआरएस, नारियल पानी, सूप, आराम और डॉक्टर के कहे अनुसार जाँच ज़रूरी है।',
    ],
    [
      'eat',
      'Much to drink: ORS, coconut water, juice, buttermilk, soup, rice water, so that urine comes every four to six hours. Eat light food as it goes down: khichdi, dal, curd, fruit, porridge. Avoid red or brown drinks (vomit then looks like blood) and alcohol.',
      'ख़ूब पिएँ: ओआरएस, नारियल पानी, जूस, छाछ, सूप, चावल का पानी, इतना कि हर चार-छह घंटे पेशाब आए। जो पचे वह हल्का खाना: खिचड़ी, दाल, दही, फल, दलिया। लाल या भूरे पेय (उल्टी ख़ून जैसी दिखती है) और शराब न लें।',
    ],
    [
      'last',
      'Fever lasts two to seven days; the dangerous time is the day or two when it falls. Most people are well within two weeks, tiredness and joint pain may last for weeks, hair may fall for a while. A second dengue with another type can be more severe.',
      'बुख़ार दो से सात दिन रहता है; ख़तरे का समय वे एक-दो दिन हैं जब बुख़ार उतरता है। ज़्यादातर लोग दो हफ़्ते में ठीक होते हैं, थकान और जोड़ों का दर्द हफ़्तों रह सकता है, कुछ समय बाल झड़ सकते हैं। दूसरे प्रकार से दोबारा डेंगू ज़्यादा गंभीर हो सकता है।',
    ],
    [
      'spread',
      'Dengue does not pass from person to person by touch, breath or food, only by the bite of Aedes mosquitoes that bit somebody ill. The ill person should lie under a net in the first week, so that mosquitoes do not carry it on.',
      'डेंगू छूने, साँस या खाने से नहीं फैलता, केवल उस एडीज़ मच्छर के काटने से जिसने बीमार को काटा हो। बीमार पहले हफ़्ते मच्छरदानी में रहे, ताकि मच्छर आगे न फैलाएँ।',
    ],
  ),
  ...answersOn(
    'typhoid',
    [
      'eat',
      'Soft, freshly cooked food in small meals: khichdi, rice, dal, curd, banana, boiled potato, egg, porridge, and roti when the appetite comes back; milk if you bear it. Much to drink, boiled or treated. For some weeks little fried, very spicy and raw food; nothing from the street.',
      'थोड़ा-थोड़ा नरम, ताज़ा पका खाना: खिचड़ी, चावल, दाल, दही, केला, उबला आलू, अंडा, दलिया, और भूख लौटने पर रोटी; दूध पचे तो। उबला या साफ़ पानी ख़ूब पिएँ। कुछ हफ़्ते तला, बहुत मसालेदार और कच्चा कम; सड़क का कुछ नहीं।',
    ],
    [
      'last',
      'Under the right antibiotic fever falls within three to five days; the course goes on to its end even then. Strength comes back over two to four weeks. In up to one of ten it returns within weeks, mostly because the course was too short.',
      'सही एंटीबायोटिक से बुख़ार तीन से पाँच दिन में उतरता है; कोर्स उसके बाद भी पूरा होता है। ताक़त दो से चार हफ़्ते में लौटती है। दस में एक तक में कुछ हफ़्तों में लौट आता है, ज़्यादातर अधूरे कोर्स से।',
    ],
    [
      'spread',
      'It passes by food and water that were touched by somebody who carries the bacteria, not by breath. Wash hands with soap after the toilet and before cooking, do not cook for others until the doctor says so, and keep a towel of your own.',
      'यह उस खाने-पानी से फैलता है जिसे जीवाणु वाले व्यक्ति ने छुआ हो, साँस से नहीं। शौच के बाद और पकाने से पहले साबुन से हाथ धोएँ, डॉक्टर के कहने तक दूसरों के लिए न पकाएँ, और अपना तौलिया अलग रखें।',
    ],
    [
      'bath',
      'A short lukewarm bath or a sponge is fine in typhoid, as with any fever; dry off and rest afterwards. What matters more: the antibiotic to its end, much to drink, soft food, and washed hands so that nobody else is infected.',
      'टाइफ़ाइड में भी, जैसे हर बुख़ार में, थोड़ी देर गुनगुने पानी से नहाना या पोंछना ठीक है; फिर सुखाकर आराम करें। ज़्यादा ज़रूरी है: एंटीबायोटिक पूरी करना, ख़ूब पीना, नरम खाना, और हाथ धोना ताकि औरों को न हो।',
    ],
  ),
  ...answersOn(
    'tuberculosis',
    [
      'spread',
      'Only TB of lungs or throat spreads, through the air when coughing and speaking, mostly to those who share a room for weeks; not by plates, clothes or touch. After about two weeks of the right treatment hardly anybody is infected any more. Until then: a mask, coughing into a cloth, open windows, own bed. Everybody at home should be tested, children first; for some there is preventive treatment.',
      'केवल फेफड़ों या गले की टीबी फैलती है, खाँसने-बोलने पर हवा से, ज़्यादातर उन्हें जो हफ़्तों एक कमरे में रहें; बर्तन, कपड़े या छूने से नहीं। सही इलाज के लगभग दो हफ़्ते बाद यह लगभग नहीं फैलती। तब तक: मास्क, कपड़े में खाँसना, खुली खिड़की, अलग बिस्तर। घर में सबकी जाँच हो, पहले बच्चों की; कुछ को बचाव का इलाज मिलता है।',
    ],
    [
      'eat',
      'TB takes weight, so eat more than usual: dal, eggs, milk, curd, soya, peanuts, meat or fish, roti or rice, fruit and vegetables; nothing is forbidden but alcohol and tobacco, which harm the liver under treatment. In India patients get money for food each month (Nikshay Poshan Yojana) and food baskets: ask at the centre.',
      'टीबी में वज़न घटता है, इसलिए सामान्य से ज़्यादा खाएँ: दाल, अंडे, दूध, दही, सोया, मूँगफली, माँस या मछली, रोटी या चावल, फल और सब्ज़ी; शराब और तंबाकू के सिवा कुछ मना नहीं, वे इलाज में जिगर को नुक़सान करते हैं। भारत में मरीज़ों को हर महीने पोषण राशि (निक्षय पोषण योजना) और पोषण किट मिलती है: केंद्र पर पूछें।',
    ],
    [
      'last',
      'Usual TB is cured in six months in more than nine of ten people who complete the treatment; resistant TB needs six to eighteen months with other medicines. You feel better after a few weeks, but stopping then brings it back, harder to treat. Medicines and tests are free in government centres.',
      'सामान्य टीबी इलाज पूरा करने वाले दस में नौ से ज़्यादा लोगों में छह महीने में ठीक हो जाती है; दवा-रोधी टीबी में दूसरी दवाओं से छह से अठारह महीने लगते हैं। कुछ हफ़्तों में अच्छा लगता है, पर तब छोड़ने से वह और कठिन होकर लौटती है। सरकारी केंद्रों पर दवा और जाँच मुफ़्त है।',
    ],
  ),
  ...answersOn('malaria', [
    'prevent',
    'Sleep under a net (best one treated with insecticide), cover arms and legs from dusk, use repellent and screens, empty standing water each week. Whoever travels to an area with much malaria asks a doctor before about medicine for prevention.',
    'मच्छरदानी में सोएँ (दवा लगी सबसे अच्छी), शाम से हाथ-पैर ढकें, मच्छर भगाने वाली क्रीम और जाली लगाएँ, हर हफ़्ते रुका पानी ख़ाली करें। ज़्यादा मलेरिया वाले इलाक़े में जाने से पहले बचाव की दवा के बारे में डॉक्टर से पूछें।',
  ]),
  ...answersOn(
    'rabies',
    [
      'vaccine',
      'First wash the wound with soap under running water for 15 minutes, put on an antiseptic, and go the same day, today rather than tomorrow; but it is never too late to begin. The vaccine is given in four or five visits over about a month, in the arm, not in the belly; for bites that bleed immunoglobulin is put into the wound as well. It is free in government hospitals. Do not miss a visit, also if the dog seems well.',
      'पहले घाव को 15 मिनट बहते पानी में साबुन से धोएँ, एंटीसेप्टिक लगाएँ, और उसी दिन जाएँ; पर शुरू करने में कभी देर नहीं होती। टीका लगभग एक महीने में चार या पाँच बार बाँह में लगता है, पेट में नहीं; ख़ून निकले काटने पर घाव में इम्युनोग्लोबुलिन भी लगता है। सरकारी अस्पताल में मुफ़्त है। कुत्ता ठीक लगे तब भी कोई तारीख़ न छोड़ें।',
    ],
    [
      'cat',
      'Bites and scratches of cats, monkeys, cattle and bats can carry rabies as those of dogs do, also of pets and puppies and without much blood; a lick counts on broken skin or the mouth. Rats and house mice very rarely carry it, but a doctor looks at the wound. A vaccine of the animal does not make yours needless. Wash for 15 minutes and go the same day.',
      'बिल्ली, बंदर, मवेशी और चमगादड़ के काटने और खरोंचने से भी रेबीज़ हो सकता है, पालतू और पिल्ले से भी और कम ख़ून निकले तब भी; चाटना फटी त्वचा या मुँह पर गिना जाता है। चूहे में यह बहुत कम होता है, पर घाव डॉक्टर देखें। जानवर को टीका लगा हो तब भी आपका टीका बेकार नहीं। 15 मिनट धोएँ और उसी दिन जाएँ।',
    ],
  ),
  ...answersOn('flu-covid', [
    'last',
    'Flu mostly lasts five to seven days with fever for three to four, covid much the same today; cough and tiredness may stay for two to three weeks. Stay at home until 24 hours without fever (with covid about five days), then a mask for some days more, above all near babies, pregnant and old people. A doctor early, within two days, is worthwhile for those at risk, since medicines against the virus work best then.',
    'फ़्लू ज़्यादातर पाँच-सात दिन रहता है, बुख़ार तीन-चार दिन, कोविड भी आज लगभग ऐसा ही; खाँसी और थकान दो-तीन हफ़्ते रह सकती है। बुख़ार उतरने के 24 घंटे बाद तक घर पर रहें (कोविड में लगभग पाँच दिन), फिर कुछ दिन मास्क, ख़ासकर शिशु, गर्भवती और बुज़ुर्गों के पास। जोखिम वाले लोग दो दिन के अंदर डॉक्टर को दिखाएँ, तब वायरस की दवा सबसे अच्छी काम करती है।',
  ]),
  ...answersOn('childhood-rashes', [
    'last',
    'Chickenpox takes about a week until all blisters are dry; the child may then go back to school. A daily lukewarm bath is good, dab dry, short nails, light cotton, calamine on itching spots; neem leaves do no harm, but cure nothing. Everything may be eaten, soft and cool with sores in the mouth; much to drink. Keep away from pregnant women who never had it, newborns and weak people. It is an infection, no anger of a goddess: watch for the warning signs.',
    'चिकनपॉक्स में सब छाले सूखने तक लगभग एक हफ़्ता लगता है; तब बच्चा स्कूल जा सकता है। रोज़ गुनगुने पानी से नहलाना अच्छा है, थपथपाकर सुखाएँ, छोटे नाख़ून, हल्के सूती कपड़े, खुजली पर कैलामाइन; नीम से नुक़सान नहीं, पर इलाज भी नहीं। सब खा सकते हैं, मुँह में छाले हों तो नरम और ठंडा; ख़ूब पिलाएँ। जिन गर्भवती को न हुआ हो, नवजात और कमज़ोर लोगों से दूर रखें। यह संक्रमण है, देवी का कोप नहीं: ख़तरे के संकेत देखें।',
  ]),
  ...answersOn('hand-washing', [
    'bath',
    'A daily bath is a matter of heat, sweat and custom; for health it is enough to wash hands often, and armpits, groin and feet each day with water and mild soap. In dry skin, eczema, babies and old people a short lukewarm bath with little soap and some oil or cream afterwards is better, some days without. Wash hair when it is greasy. After sport or in heat bathe more often.',
    'रोज़ नहाना गर्मी, पसीने और आदत की बात है; सेहत के लिए बार-बार हाथ धोना, और रोज़ बग़ल, जाँघ और पैर पानी व हल्के साबुन से धोना काफ़ी है। रूखी त्वचा, एक्ज़िमा, शिशु और बुज़ुर्गों में थोड़ी देर गुनगुना स्नान, कम साबुन और बाद में तेल या क्रीम बेहतर है, कुछ दिन न भी नहाएँ। बाल तैलीय हों तब धोएँ। खेल के बाद या गर्मी में ज़्यादा नहाएँ।',
  ]),
];
