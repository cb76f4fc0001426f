import { topic } from './topic.js';

export const mindAndHabits = [
  topic(
    'sleep',
    [
      'Sleep',
      'Adults need seven to nine hours. Get up at the same time every day, use the bed for sleep only, no screens in the last hour, no coffee or tea after the afternoon, a dark and cool room; who lies awake for 20 minutes should get up and do something calm. Sleeping pills help for days only and make dependent. Loud snoring with pauses and tired days may be sleep apnoea.',
      'sleep is bad on three nights a week for three months, you stop breathing at night, fall asleep at the wheel, or mood is low',
    ],
    [
      'नींद',
      'वयस्कों को सात से नौ घंटे चाहिए। रोज़ एक ही समय उठें, बिस्तर केवल सोने के लिए, आख़िरी घंटे स्क्रीन नहीं, दोपहर बाद चाय-कॉफ़ी नहीं, कमरा अँधेरा और ठंडा; 20 मिनट नींद न आए तो उठकर कुछ शांत करें। नींद की गोली केवल कुछ दिन मदद करती है और लत लगती है। रुक-रुक कर तेज़ खर्राटे और दिन में नींद स्लीप एपनिया हो सकता है।',
      'तीन महीने हफ़्ते में तीन रात नींद ख़राब रहे, रात में साँस रुके, गाड़ी चलाते नींद आए, या मन उदास रहे',
    ],
  ),
  topic(
    'anxiety',
    [
      'Stress and anxiety',
      'Trembling hands, sweating and a fast heart before an exam or a talk are how the body gets ready; slow breathing out, practice and sleep help. It is an anxiety disorder if fear is there most days for months or keeps you from living. Talking therapy works as well as medicine. A panic attack feels like dying, peaks within ten minutes and passes; but a heart attack can feel the same, so a first attack, or one with pain in the chest, is checked as an emergency first.',
      'fear or tension disturbs sleep, work or family for weeks (in India Tele-MANAS, 14416, listens free of charge); call an ambulance in a first attack, or with pain in the chest or fainting',
    ],
    [
      'तनाव और चिंता',
      'परीक्षा या भाषण से पहले हाथ काँपना, पसीना और तेज़ धड़कन शरीर की तैयारी है; धीरे-धीरे साँस छोड़ना, अभ्यास और नींद मदद करते हैं। महीनों ज़्यादातर दिन डर रहे या जीवन रुके तो यह चिंता विकार है। बातचीत का इलाज दवा जितना काम करता है। पैनिक अटैक मौत जैसा लगता है, दस मिनट में चरम पर होकर उतर जाता है; पर दिल का दौरा भी ऐसा ही लग सकता है, इसलिए पहला अटैक, या छाती में दर्द वाला, पहले आपात स्थिति मानकर जाँचा जाता है।',
      'डर या तनाव हफ़्तों नींद, काम या परिवार को बिगाड़े (भारत में टेली-मानस, 14416, मुफ़्त में सुनता है); पहला अटैक हो, या छाती में दर्द या बेहोशी हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'depression',
    [
      'Depression',
      'Depression is more than a bad day: low mood or no joy for two weeks, with tiredness, bad sleep, changed appetite, guilt, slow thinking. It is an illness, no weakness, and gets better with talking therapy, movement, company and, where needed, medicine, which takes some weeks to work. After a birth it is common and treatable too.',
      'it lasts longer than two weeks; if there are thoughts of death, speak with somebody now: in India with Tele-MANAS (14416, free, day and night), elsewhere with the local helpline; in danger call the emergency number',
    ],
    [
      'अवसाद (डिप्रेशन)',
      'अवसाद एक बुरे दिन से ज़्यादा है: दो हफ़्ते उदासी या किसी चीज़ में मन न लगना, साथ में थकान, ख़राब नींद, भूख बदलना, अपराधबोध, धीमी सोच। यह बीमारी है, कमज़ोरी नहीं, और बातचीत के इलाज, चलने-फिरने, साथ और ज़रूरत पर दवा से, जिसे कुछ हफ़्ते लगते हैं, ठीक होती है। प्रसव के बाद भी आम है और इलाज है।',
      'दो हफ़्ते से ज़्यादा रहे; मृत्यु के विचार हों तो अभी किसी से बात करें: भारत में टेली-मानस (14416, मुफ़्त, दिन-रात), दूसरे देशों में वहाँ की हेल्पलाइन; ख़तरा हो तो आपातकालीन नंबर पर फ़ोन करें',
    ],
  ),
  topic(
    'exercise',
    [
      'Exercise',
      'Adults should move 150 to 300 minutes a week so that they breathe faster (brisk walking, cycling, dancing), and train muscles on two days; children an hour a day. Every bit counts: begin with ten minutes and add slowly. Warm up, drink, rest a day after hard training. Most people get enough protein from food without powder.',
      'you have heart, lung or joint disease or were inactive for years; stop and call an ambulance with chest pain, fainting or breathlessness that does not pass',
    ],
    [
      'व्यायाम',
      'वयस्कों को हफ़्ते में 150 से 300 मिनट ऐसा चलना-फिरना चाहिए कि साँस तेज़ हो (तेज़ चलना, साइकिल, नाच), और दो दिन मांसपेशियों का व्यायाम; बच्चों को रोज़ एक घंटा। थोड़ा भी गिना जाता है: दस मिनट से शुरू करें, धीरे बढ़ाएँ। वार्म-अप करें, पानी पिएँ, भारी व्यायाम के बाद आराम दें। ज़्यादातर लोगों को बिना पाउडर खाने से पर्याप्त प्रोटीन मिलता है।',
      'दिल, फेफड़े या जोड़ों की बीमारी हो या सालों से निष्क्रिय हों; छाती में दर्द, बेहोशी या न रुकने वाली साँस फूले तो रुकें और एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'walking',
    [
      'Walking',
      'Brisk walking for 30 minutes on most days lowers blood pressure, sugar and weight, and lifts the mood. It need not be 10,000 steps: from about 7,000 a day most of the gain is there. Ten minutes after each meal are good for blood sugar. Wear firm shoes, and avoid noon heat and bad air.',
      'walking brings chest pressure, breathlessness or pain in the calves that goes away at rest; call an ambulance if pressure in the chest stays at rest',
    ],
    [
      'टहलना',
      'ज़्यादातर दिन 30 मिनट तेज़ चलना रक्तचाप, शुगर और वज़न घटाता है और मन अच्छा करता है। 10,000 क़दम ज़रूरी नहीं: लगभग 7,000 से ज़्यादातर फ़ायदा मिल जाता है। हर खाने के बाद दस मिनट शुगर के लिए अच्छे हैं। मज़बूत जूते पहनें, दोपहर की गर्मी और ख़राब हवा से बचें।',
      'चलने पर छाती में दबाव, साँस फूलना या पिंडली में दर्द हो जो आराम से जाए; छाती का दबाव आराम से न जाए तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'yoga',
    [
      'Yoga and meditation',
      'Yoga can ease stress, back pain and stiffness and improve balance; it does not replace medicine. Learn with a teacher, do not push into pain, and tell them about illnesses. With high pressure, glaucoma or neck trouble avoid head-down poses; with heart disease, hernia or pregnancy avoid forceful breathing such as kapalbhati.',
      'a pose brings pain, dizziness or numbness, or you want to change a medicine',
    ],
    [
      'योग और ध्यान',
      'योग तनाव, कमर दर्द और जकड़न घटा सकता है और संतुलन सुधारता है; यह दवा की जगह नहीं लेता। शिक्षक से सीखें, दर्द तक न खींचें, बीमारियाँ बताएँ। उच्च रक्तचाप, ग्लूकोमा या गर्दन की तकलीफ़ में सिर नीचे वाले आसन न करें; दिल की बीमारी, हर्निया या गर्भावस्था में कपालभाति जैसी ज़ोर की साँस न करें।',
      'आसन से दर्द, चक्कर या सुन्नपन हो, या दवा बदलना चाहें',
    ],
  ),
  topic(
    'alcohol',
    [
      'Alcohol',
      'No amount of alcohol is free of risk: it raises the risk of cancer, liver disease, accidents and low mood. With painkillers, sleeping pills, some antibiotics (metronidazole) and diabetes tablets it is dangerous. Who drinks every day should not stop suddenly alone: trembling and fits can follow, and doctors make it safe.',
      'you need more than planned, drink in the morning, or want to stop (in India the helpline 14446 for addiction is free); call an ambulance with a fit, confusion or seeing things after stopping, or if a drunk person cannot be woken',
    ],
    [
      'शराब',
      'शराब की कोई मात्रा जोखिम से मुक्त नहीं: कैंसर, जिगर की बीमारी, दुर्घटना और उदासी का ख़तरा बढ़ता है। दर्द की दवा, नींद की गोली, कुछ एंटीबायोटिक (मेट्रोनिडाज़ोल) और मधुमेह की गोली के साथ ख़तरनाक है। रोज़ पीने वाला अकेले अचानक न छोड़े: कँपकँपी और दौरे हो सकते हैं, डॉक्टर इसे सुरक्षित बनाते हैं।',
      'सोच से ज़्यादा पीनी पड़े, सुबह पीनी पड़े, या छोड़ना चाहें (भारत में नशा मुक्ति हेल्पलाइन 14446 मुफ़्त है); छोड़ने के बाद दौरा, उलझन या चीज़ें दिखना हो, या पिया हुआ व्यक्ति जगाने पर न जागे तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'tobacco',
    [
      'Tobacco',
      'Cigarettes, bidis, gutkha, khaini and hookah all cause cancer, heart attacks and lung disease. The gain begins within a day of stopping; after a year the risk of a heart attack is halved. Set a date, tell others, avoid tea-and-smoke breaks; cravings pass in minutes. Nicotine gum and medicines double the chance.',
      'you want help to quit (in India 1800-11-2356, free), or have a cough for three weeks or a sore in the mouth for two',
    ],
    [
      'तंबाकू',
      'सिगरेट, बीड़ी, गुटखा, खैनी और हुक्का सब कैंसर, दिल का दौरा और फेफड़ों की बीमारी करते हैं। छोड़ने के एक दिन में ही फ़ायदा शुरू होता है; साल भर में दिल के दौरे का ख़तरा आधा हो जाता है। तारीख़ तय करें, दूसरों को बताएँ, चाय-सिगरेट से बचें; तलब कुछ मिनट में जाती है। निकोटीन गम और दवा से संभावना दोगुनी होती है।',
      'छोड़ने में मदद चाहिए (भारत में 1800-11-2356, मुफ़्त), या तीन हफ़्ते खाँसी या दो हफ़्ते मुँह में घाव हो',
    ],
  ),
  topic(
    'heat',
    [
      'Heat',
      'In heat drink before you are thirsty (water, buttermilk, lemon water with a little salt, ORS), stay indoors from 12 to 3, wear light loose cotton and a hat, and cool the skin with wet cloths. Never leave children or animals in a parked car. Old people, babies, outdoor workers and people on water tablets are at most risk.',
      'there is dizziness, cramps or headache that do not pass in the shade; call an ambulance if a hot person is confused or faints',
    ],
    [
      'गर्मी और लू',
      'गर्मी में प्यास से पहले पिएँ (पानी, छाछ, थोड़े नमक वाला नींबू पानी, ओआरएस), 12 से 3 बजे अंदर रहें, हल्के ढीले सूती कपड़े और टोपी पहनें, गीले कपड़े से त्वचा ठंडी करें। बच्चों या जानवरों को खड़ी गाड़ी में न छोड़ें। बुज़ुर्ग, शिशु, बाहर काम करने वाले और पेशाब की दवा लेने वालों को ज़्यादा ख़तरा है।',
      'छाँव में भी चक्कर, ऐंठन या सिरदर्द न जाए; गर्म शरीर वाला व्यक्ति उलझे या बेहोश हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
];
