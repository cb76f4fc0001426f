import { answersOn } from '../topic-answer.js';

export const mindHabitsAnswers = [
  ...answersOn(
    'sleep',
    [
      'how-many-hours',
      'Adults seven to nine hours, over 65 seven to eight; teenagers eight to ten, school children nine to twelve, three to five years ten to thirteen, one to two years eleven to fourteen with naps, babies twelve to sixteen. Enough is what leaves you awake by day.',
      'वयस्क सात से नौ घंटे, 65 से ऊपर सात-आठ; किशोर आठ से दस, स्कूल के बच्चे नौ से बारह, तीन से पाँच साल दस से तेरह, एक-दो साल झपकी समेत ग्यारह से चौदह, शिशु बारह से सोलह। जितने में दिन में नींद न आए वही पर्याप्त है।',
    ],
    [
      'snore',
      'Sleeping on the side, losing weight, no alcohol in the evening, no tobacco and a free nose reduce snoring. If breathing stops for moments, you choke awake, are sleepy by day or have high blood pressure, it may be sleep apnoea: a sleep test shows it, and a mask at night treats it well.',
      'करवट पर सोना, वज़न घटाना, शाम को शराब नहीं, तंबाकू नहीं और खुली नाक खर्राटे घटाते हैं। साँस कुछ पल रुके, घुटन से नींद खुले, दिन में नींद आए या उच्च रक्तचाप हो, तो स्लीप एपनिया हो सकता है: नींद की जाँच से पता चलता है, और रात का मास्क अच्छा इलाज है।',
    ],
    [
      'ease',
      'Get up at the same time every day, daylight and movement in the morning, no coffee or tea after two in the afternoon, no long naps, phone out of the bedroom an hour before, a cool dark room. Go to bed only when sleepy; if you lie awake, get up, do something calm, and return. Write worries down before. After three weeks most sleep better; if not, a course of sleep training (CBT-I) works better than tablets.',
      'रोज़ एक ही समय उठें, सुबह रोशनी और चलना, दोपहर दो बजे के बाद चाय-कॉफ़ी नहीं, लंबी झपकी नहीं, एक घंटा पहले फ़ोन कमरे से बाहर, कमरा ठंडा और अँधेरा। नींद आने पर ही लेटें; जागते रहें तो उठकर कुछ शांत करें और लौटें। चिंताएँ पहले लिख लें। तीन हफ़्ते में ज़्यादातर बेहतर सोते हैं; नहीं तो नींद का प्रशिक्षण (CBT-I) गोली से बेहतर काम करता है।',
    ],
    [
      'stomach',
      'Any position in which you wake without pain is right. The left side eases reflux, the side in general snoring; on the belly the neck is twisted, so with neck or back pain the side or the back is better. Babies always sleep on the back, and from about 28 weeks of pregnancy the side is advised.',
      'जिस तरह सोने पर बिना दर्द के उठें वही ठीक है। बाईं करवट से रिफ़्लक्स और करवट से खर्राटे घटते हैं; पेट के बल गर्दन मुड़ती है, इसलिए गर्दन या कमर दर्द में करवट या पीठ बेहतर है। शिशु हमेशा पीठ के बल सोएँ, और लगभग 28 हफ़्ते के गर्भ से करवट की सलाह है।',
    ],
  ),
  ...answersOn(
    'anxiety',
    [
      'ease',
      'Now: breathe in for four and out for six counts through the nose for five minutes, feet on the floor, name five things that you see; a wave of fear peaks within ten minutes and passes. Over weeks: sleep, daily walking, less coffee, news and phone, speaking with somebody you trust, and going step by step towards what you avoid. If it rules your days, talking therapy helps most people; Tele-MANAS (14416) is free.',
      'अभी: पाँच मिनट नाक से चार गिनते हुए साँस लें और छह गिनते हुए छोड़ें, पैर ज़मीन पर, पाँच चीज़ों के नाम लें जो दिख रही हैं; डर की लहर दस मिनट में चरम पर होकर उतरती है। हफ़्तों में: नींद, रोज़ टहलना, कॉफ़ी, ख़बरें और फ़ोन कम, किसी भरोसे वाले से बात, और जिससे बचते हैं उसकी ओर धीरे-धीरे क़दम। यह आपके दिन चलाने लगे तो बातचीत का इलाज ज़्यादातर को मदद करता है; टेली-मानस (14416) मुफ़्त है।',
    ],
    [
      'signs',
      'Worry that cannot be stopped, restlessness, a fast heart, sweating, trembling, a tight chest, a lump in the throat, loose bowels, tense muscles, bad sleep, trouble to concentrate. They are real and not made up, but not a sign of a sick heart by themselves; thyroid trouble, anaemia, low sugar and too much coffee can feel the same and are worth a test.',
      'न रुकने वाली चिंता, बेचैनी, तेज़ धड़कन, पसीना, कँपकँपी, छाती में जकड़न, गले में गाँठ-सी, पतला मल, कसी मांसपेशियाँ, ख़राब नींद, ध्यान न लगना। ये सच्चे हैं, मन का वहम नहीं, पर अपने आप में दिल की बीमारी का संकेत नहीं; थायरॉइड, ख़ून की कमी, कम शुगर और ज़्यादा कॉफ़ी भी ऐसा करते हैं, इसलिए जाँच ठीक है।',
    ],
    [
      'anger',
      'In the moment: stop, breathe out slowly five times, drink water, walk away for ten minutes and say that you will come back; speak afterwards with “I feel” instead of “you always”. Over weeks: enough sleep, daily movement, less alcohol, and noting what set it off. Much anger can come from low mood, pain, thyroid trouble, alcohol or worries. If you hurt somebody or fear to, leave the room and call for help: Tele-MANAS 14416, in violence 112 or 181.',
      'उस समय: रुकें, पाँच बार धीरे साँस छोड़ें, पानी पिएँ, दस मिनट के लिए हट जाएँ और कहें कि लौटेंगे; बाद में “तुम हमेशा” की जगह “मुझे लगता है” से बात करें। हफ़्तों में: पूरी नींद, रोज़ चलना, शराब कम, और लिखें कि किससे भड़के। ज़्यादा ग़ुस्सा उदासी, दर्द, थायरॉइड, शराब या चिंता से हो सकता है। किसी को चोट पहुँचाएँ या डर हो, तो कमरे से निकलें और मदद लें: टेली-मानस 14416, हिंसा में 112 या 181।',
    ],
  ),
  ...answersOn(
    'depression',
    [
      'ease',
      'Small steps count: get up and go out into daylight at the same time each day, one thing that you used to like, one person to speak with, food and sleep at regular hours, no alcohol. It gets better in most people with talking therapy, and with medicine where a doctor finds it right. To help somebody: listen without advice, ask directly whether they think of death, stay, and go to the doctor with them. In India Tele-MANAS (14416) listens day and night.',
      'छोटे क़दम गिने जाते हैं: रोज़ एक समय उठकर रोशनी में निकलें, एक काम जो पहले अच्छा लगता था, एक व्यक्ति से बात, समय पर खाना और नींद, शराब नहीं। बातचीत के इलाज से, और जहाँ डॉक्टर ठीक समझें वहाँ दवा से, ज़्यादातर लोग ठीक होते हैं। किसी की मदद के लिए: बिना सलाह दिए सुनें, सीधे पूछें कि क्या मृत्यु के विचार आते हैं, साथ रहें, और डॉक्टर के पास साथ जाएँ। भारत में टेली-मानस (14416) दिन-रात सुनता है।',
    ],
    [
      'antidepressant',
      'Antidepressants do not make dependent as sleeping tablets do and do not change who you are. They work after two to four weeks; sickness and restlessness mostly pass in the first two. After getting well they go on for six months or longer, and are then reduced slowly with the doctor, because stopping suddenly causes dizziness and unrest. If thoughts of death get stronger at the beginning, call at once.',
      'अवसाद की दवा से नींद की गोली जैसी लत नहीं लगती और आप बदल नहीं जाते। असर दो से चार हफ़्ते में होता है; मितली और बेचैनी ज़्यादातर पहले दो हफ़्ते में जाती है। ठीक होने के बाद छह महीने या ज़्यादा चलती है, फिर डॉक्टर के साथ धीरे-धीरे घटती है, क्योंकि अचानक बंद करने से चक्कर और बेचैनी होती है। शुरू में मृत्यु के विचार बढ़ें तो तुरंत फ़ोन करें।',
    ],
  ),
  ...answersOn('tobacco', [
    'ease',
    'Choose a day within two weeks, tell family and friends, throw away what is left. When a craving comes, it passes in three to five minutes: delay, breathe, drink water, do something else; chew saunf or gum. Nicotine gum or patches and medicines from a doctor double the chance; most people need several attempts, and each one counts. In India 1800-11-2356 advises free of charge.',
    'दो हफ़्ते के अंदर एक दिन चुनें, परिवार और दोस्तों को बताएँ, बचा हुआ फेंक दें। तलब तीन-पाँच मिनट में चली जाती है: रुकें, साँस लें, पानी पिएँ, कुछ और करें; सौंफ या गम चबाएँ। निकोटीन गम या पैच और डॉक्टर की दवा से संभावना दोगुनी होती है; ज़्यादातर लोगों को कई कोशिशें लगती हैं, और हर कोशिश गिनी जाती है। भारत में 1800-11-2356 मुफ़्त सलाह देता है।',
  ]),
  ...answersOn(
    'alcohol',
    [
      'how-much',
      'There is no amount that is surely safe; the less, the better, and none in pregnancy, before driving, with liver disease, and with many medicines. Beer and wine count by their alcohol as spirits do: a large bottle of beer holds about as much as two small pegs. Days without alcohol and never more than two small drinks on one day lower the harm.',
      'कोई मात्रा पक्के तौर पर सुरक्षित नहीं; जितनी कम उतना अच्छा, और गर्भावस्था, गाड़ी चलाने से पहले, जिगर की बीमारी और कई दवाओं के साथ बिल्कुल नहीं। बीयर और वाइन में भी अल्कोहल वैसे ही गिना जाता है: बीयर की बड़ी बोतल में लगभग दो छोटे पेग जितना होता है। बिना शराब के दिन, और एक दिन में दो छोटे पेग से ज़्यादा कभी नहीं, नुक़सान घटाते हैं।',
    ],
    [
      'cure',
      'Who drinks every day or has trembled, sweated or had fits without alcohol should not stop alone: a doctor or de-addiction centre makes it safe within about a week. Others choose a day, tell the family, empty the house, avoid the company of drinkers at first, eat and sleep regularly, and plan what to do in the evening. Craving passes in minutes. Medicines and groups (Alcoholics Anonymous) help to stay dry; relapses are part of it. In India 14446 advises free of charge. Nothing should be mixed secretly into food.',
      'जो रोज़ पीता है या बिना शराब कँपकँपी, पसीना या दौरे हुए हों, वह अकेले न छोड़े: डॉक्टर या नशा मुक्ति केंद्र लगभग एक हफ़्ते में इसे सुरक्षित बनाते हैं। बाक़ी एक दिन चुनें, परिवार को बताएँ, घर से हटाएँ, शुरू में पीने वालों से दूर रहें, समय पर खाएँ-सोएँ, और शाम की योजना बनाएँ। तलब कुछ मिनट में जाती है। दवाएँ और समूह (एल्कोहॉलिक्स एनॉनिमस) मदद करते हैं; फिर पी लेना रास्ते का हिस्सा है। भारत में 14446 मुफ़्त सलाह देता है। खाने में छिपाकर कुछ न मिलाएँ।',
    ],
  ),
  ...answersOn(
    'exercise',
    [
      'best-time',
      'The best time is the one that you keep to; morning and evening work equally well. Wait one to two hours after a large meal; light exercise before breakfast is fine for healthy people, but not with insulin or tablets that can make sugar low. In summer avoid noon, in bad air exercise indoors.',
      'सबसे अच्छा समय वह है जो निभ जाए; सुबह और शाम बराबर काम करते हैं। भारी खाने के एक-दो घंटे बाद करें; नाश्ते से पहले हल्का व्यायाम स्वस्थ लोगों के लिए ठीक है, पर इंसुलिन या शुगर घटाने वाली गोली में नहीं। गर्मी में दोपहर से बचें, ख़राब हवा में अंदर करें।',
    ],
    [
      'protein-powder',
      'Healthy people can use whey, but food gives the same: milk, curd, paneer, eggs, dal, chana, soya, chicken, fish. More than about 1.6 g of protein for each kilogram of weight builds no more muscle. Buy tested brands; some hold sugar, metals or steroids. With kidney or liver disease ask first. Anabolic steroids harm heart, liver, mood and fertility.',
      'स्वस्थ लोग व्हे ले सकते हैं, पर खाने से भी वही मिलता है: दूध, दही, पनीर, अंडे, दाल, चना, सोया, चिकन, मछली। हर किलो वज़न पर लगभग 1.6 ग्राम से ज़्यादा प्रोटीन से और मांसपेशी नहीं बनती। जाँचे हुए ब्रांड लें; कुछ में चीनी, धातु या स्टेरॉयड होते हैं। गुर्दे या जिगर की बीमारी में पहले पूछें। एनाबॉलिक स्टेरॉयड दिल, जिगर, मन और प्रजनन को नुक़सान करते हैं।',
    ],
  ),
  ...answersOn('heat', [
    'sunstroke',
    'Into the shade or a cool room, lie down with raised legs, loosen clothes, wet the skin and fan, cool cloths on neck, armpits and groin, and sips of ORS or lemon water with salt if fully awake. It should get better within half an hour. Hot skin with confusion, stumbling, a fit or fainting is heat stroke: call an ambulance and go on cooling with much water or ice packs, nothing by mouth.',
    'छाया या ठंडे कमरे में ले जाएँ, पैर ऊँचे करके लिटाएँ, कपड़े ढीले करें, त्वचा गीली करके पंखा करें, गर्दन, बग़ल और जाँघ पर ठंडे कपड़े, और पूरे होश में हो तो ओआरएस या नमक वाला नींबू पानी घूँट-घूँट। आधे घंटे में आराम होना चाहिए। गर्म त्वचा के साथ उलझन, लड़खड़ाना, दौरा या बेहोशी लू (हीट स्ट्रोक) है: एम्बुलेंस बुलाएँ और ख़ूब पानी या बर्फ़ से ठंडा करते रहें, मुँह से कुछ नहीं।',
  ]),
];
