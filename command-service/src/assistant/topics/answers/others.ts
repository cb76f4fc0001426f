import { asks } from '../aspects.js';
import { answersOn } from '../topic-answer.js';

export const otherAnswers = [
  ...answersOn(
    'headache',
    [
      `${asks.ease}, ${asks.eat}, coffee, tea, chocolate, trigger, triggers, चाय, कॉफी, चॉकलेट`,
      'In an attack: a dark quiet room, water, something to eat, a cold cloth on forehead or neck, sleep. Over weeks: the same hours of sleep, no missed meals, enough water, breaks from the screen, movement, and a diary of attacks, food and period. Red wine, cheese, chocolate, strong smells or glaring light set off migraine in some people only; coffee can help once and do harm daily.',
      'दर्द के समय: अँधेरा शांत कमरा, पानी, कुछ खाना, माथे या गर्दन पर ठंडा कपड़ा, नींद। हफ़्तों में: सोने का एक समय, खाना न छोड़ना, पर्याप्त पानी, स्क्रीन से विराम, चलना-फिरना, और दर्द, खाने और माहवारी की डायरी। रेड वाइन, चीज़, चॉकलेट, तेज़ गंध या चकाचौंध कुछ ही लोगों में माइग्रेन लाते हैं; कॉफ़ी कभी मदद करती है, रोज़ ज़्यादा हो तो नुक़सान।',
    ],
    [
      asks.cure,
      'Migraine is a tendency that mostly stays for years, often weakest in childhood and old age, and it is not dangerous in itself. With regular days, treatment early in the attack, and preventive medicine for four or more bad days a month, most people have far fewer. Nobody can promise that it goes for good.',
      'माइग्रेन एक प्रवृत्ति है जो ज़्यादातर सालों रहती है, और अपने आप में ख़तरनाक नहीं। नियमित दिनचर्या, दर्द की शुरुआत में इलाज, और महीने में चार या ज़्यादा ख़राब दिन हों तो बचाव की दवा से ज़्यादातर लोगों को बहुत कम होता है। हमेशा के लिए जाने का वादा कोई नहीं कर सकता।',
    ],
  ),
  ...answersOn(
    'back-pain',
    [
      'slip disc, slipped disc, disc, disc bulge, sciatica, herniated, mri, operation, surgery, L4, L5, साइटिका, स्लिप डिस्क, डिस्क',
      'A slipped disc presses on a nerve: pain from the back into the leg, tingling. Nine of ten get better within six to twelve weeks without an operation: keep moving, short walks, no long sitting, warmth, exercises with a physiotherapist as the pain allows, painkillers only as advised. An MRI is due if it does not ease after about six weeks or an operation is considered; bulges are also seen in people without pain. Lying in bed for more than a day or two slows it down.',
      'स्लिप डिस्क नस को दबाती है: कमर से पैर तक दर्द, झुनझुनी। दस में नौ लोग छह से बारह हफ़्ते में बिना ऑपरेशन ठीक होते हैं: चलते रहें, थोड़ी-थोड़ी सैर, देर तक न बैठें, सिकाई, दर्द के अनुसार फ़िज़ियोथेरेपिस्ट के साथ व्यायाम, दर्द की दवा केवल सलाह से। लगभग छह हफ़्ते में आराम न हो या ऑपरेशन सोचा जाए तो एमआरआई; उभार बिना दर्द वाले लोगों में भी दिखते हैं। एक-दो दिन से ज़्यादा बिस्तर पर रहने से देर होती है।',
    ],
    [
      'mattress, sleeping, which bed, floor, pillow, gadda, takiya, sona, गद्दा, तकिया, सोना, फर्श',
      'A medium-firm mattress suits most; very hard beds and the floor do not heal the back. Lie on the side with a pillow between the knees, or on the back with one under them. For the neck one flat pillow that keeps head and back in line. Do not stay in bed by day.',
      'ज़्यादातर लोगों को मध्यम सख़्त गद्दा ठीक है; बहुत सख़्त बिस्तर या फ़र्श से कमर ठीक नहीं होती। करवट पर घुटनों के बीच, या पीठ के बल घुटनों के नीचे तकिया रखें। गर्दन के लिए एक पतला तकिया जिससे सिर और पीठ सीध में रहें। दिन में बिस्तर पर न पड़े रहें।',
    ],
    [
      `${asks.move}, ${asks.ease}, hot or cold, heat, massage, belt, sikai, malish, सिकाई, मालिश, बेल्ट`,
      'Keep moving: short walks several times a day, then lengthen them. Lying on the back, pull one knee to the chest and then the other; tilt the pelvis; bridge; cat and cow on all fours, ten times each, twice a day, without sharp pain. Warmth for 15 to 20 minutes helps; massage and a belt only for a while. Lift with bent knees, close to the body.',
      'चलते रहें: दिन में कई बार थोड़ी सैर, फिर बढ़ाएँ। पीठ के बल लेटकर एक घुटना छाती तक, फिर दूसरा; कूल्हा झुकाना; पुल बनाना; हाथ-घुटनों पर बिल्ली-गाय, हर एक दस बार, दिन में दो बार, तेज़ दर्द तक नहीं। 15-20 मिनट सिकाई मदद करती है; मालिश और बेल्ट थोड़े समय ही। घुटने मोड़कर, शरीर के पास रखकर उठाएँ।',
    ],
  ),
  ...answersOn(
    'joints',
    [
      'crack, cracking, clicking, sound, noise, kat kat, awaz, aawaz, आवाज, कट कट, चट चट',
      'Clicking and cracking of joints without pain or swelling is common at every age and harmless: gas and tendons make the sound, and it does not wear the joint. With pain on stairs or swelling it often comes with osteoarthritis: strengthen the thigh, lose weight, and have it examined. Oil and calcium do not change the sound.',
      'बिना दर्द या सूजन के जोड़ों की कट-कट हर उम्र में आम और हानिरहित है: आवाज़ गैस और नसों से आती है, और जोड़ नहीं घिसता। सीढ़ी पर दर्द या सूजन हो तो अक्सर ऑस्टियोआर्थराइटिस होता है: जाँघ मज़बूत करें, वज़न घटाएँ, और जाँच कराएँ। तेल और कैल्शियम से आवाज़ नहीं बदलती।',
    ],
    [
      `${asks.move}, stairs, squat, sit on floor, ghutno ke bal, sidhi, सीढ़ी, ज़मीन पर बैठ`,
      'Yes, movement is the best treatment: walking on level ground, cycling, swimming, and making the thigh strong (sit, stretch the leg, hold five seconds, ten times, twice a day). Pain that is gone by the next morning does no harm. Avoid for now squatting, sitting cross-legged on the floor for long, running and many stairs; go up with the good leg, down with the bad one. Each kilogram less takes four off the knee.',
      'हाँ, चलना-फिरना सबसे अच्छा इलाज है: समतल पर टहलना, साइकिल, तैरना, और जाँघ मज़बूत करना (बैठकर पैर सीधा करें, पाँच सेकंड रोकें, दस बार, दिन में दो बार)। जो दर्द अगली सुबह तक चला जाए वह नुक़सान नहीं करता। अभी उकड़ूँ बैठना, देर तक पालथी, दौड़ना और बहुत सीढ़ियाँ कम करें; चढ़ें अच्छे पैर से, उतरें ख़राब पैर से। एक किलो कम होने से घुटने पर चार किलो कम भार पड़ता है।',
    ],
    [
      `${asks.ease}, oil, massage, ice, heat, knee cap, tel, malish, sikai, barf, तेल, मालिश, सिकाई, बर्फ`,
      'Warmth for stiff joints, a wrapped cold pack for 15 minutes when they are swollen; massage with any oil feels good, but rebuilds no cartilage, nor do glucosamine or herbs with certainty. Less weight, strong thighs, soft firm shoes and a stick in the opposite hand help most. Steroid “desi” powders do great harm.',
      'जकड़न में सिकाई, सूजन में कपड़े में लिपटी बर्फ़ 15 मिनट; किसी भी तेल की मालिश अच्छी लगती है, पर उपास्थि नहीं बनाती, ग्लूकोसामिन या जड़ी-बूटी भी पक्के तौर पर नहीं। कम वज़न, मज़बूत जाँघ, नरम मज़बूत जूते और दूसरे हाथ में छड़ी सबसे ज़्यादा मदद करते हैं। स्टेरॉयड मिले “देसी” चूर्ण बहुत नुक़सान करते हैं।',
    ],
  ),
  ...answersOn(
    'sleep',
    [
      'how many hours, hours of sleep, how much sleep, kitne ghante, kitni neend, kitna sona, कितने घंटे, कितनी नींद',
      'Adults seven to nine hours, over 65 seven to eight; teenagers eight to ten, school children nine to twelve, three to five years ten to thirteen, one to two years eleven to fourteen with naps, babies twelve to sixteen. Enough is what leaves you awake by day.',
      'वयस्क सात से नौ घंटे, 65 से ऊपर सात-आठ; किशोर आठ से दस, स्कूल के बच्चे नौ से बारह, तीन से पाँच साल दस से तेरह, एक-दो साल झपकी समेत ग्यारह से चौदह, शिशु बारह से सोलह। जितने में दिन में नींद न आए वही पर्याप्त है।',
    ],
    [
      'snore, snoring, kharate, kharrate, खर्राटे',
      'Sleeping on the side, losing weight, no alcohol in the evening, no tobacco and a free nose reduce snoring. If breathing stops for moments, you choke awake, are sleepy by day or have high blood pressure, it may be sleep apnoea: a sleep test shows it, and a mask at night treats it well.',
      'करवट पर सोना, वज़न घटाना, शाम को शराब नहीं, तंबाकू नहीं और खुली नाक खर्राटे घटाते हैं। साँस कुछ पल रुके, घुटन से नींद खुले, दिन में नींद आए या उच्च रक्तचाप हो, तो स्लीप एपनिया हो सकता है: नींद की जाँच से पता चलता है, और रात का मास्क अच्छा इलाज है।',
    ],
    [
      `${asks.ease}, cannot sleep, no sleep, neend nahi, raat ko, milk, phone, mobile, नींद नहीं, रात को, मोबाइल, कैसे सोएं`,
      'Get up at the same time every day, daylight and movement in the morning, no coffee or tea after two in the afternoon, no long naps, phone out of the bedroom an hour before, a cool dark room. Go to bed only when sleepy; if you lie awake, get up, do something calm, and return. Write worries down before. After three weeks most sleep better; if not, a course of sleep training (CBT-I) works better than tablets.',
      'रोज़ एक ही समय उठें, सुबह रोशनी और चलना, दोपहर दो बजे के बाद चाय-कॉफ़ी नहीं, लंबी झपकी नहीं, एक घंटा पहले फ़ोन कमरे से बाहर, कमरा ठंडा और अँधेरा। नींद आने पर ही लेटें; जागते रहें तो उठकर कुछ शांत करें और लौटें। चिंताएँ पहले लिख लें। तीन हफ़्ते में ज़्यादातर बेहतर सोते हैं; नहीं तो नींद का प्रशिक्षण (CBT-I) गोली से बेहतर काम करता है।',
    ],
  ),
  ...answersOn(
    'anxiety',
    [
      `${asks.ease}, calm, panic, attack, overthinking, exam, ghabrahat ho, शांत, घबराहट हो, परीक्षा`,
      'Now: breathe in for four and out for six counts through the nose for five minutes, feet on the floor, name five things that you see; a wave of fear peaks within ten minutes and passes. Over weeks: sleep, daily walking, less coffee, news and phone, speaking with somebody you trust, and going step by step towards what you avoid. If it rules your days, talking therapy helps most people; Tele-MANAS (14416) is free.',
      'अभी: पाँच मिनट नाक से चार गिनते हुए साँस लें और छह गिनते हुए छोड़ें, पैर ज़मीन पर, पाँच चीज़ों के नाम लें जो दिख रही हैं; डर की लहर दस मिनट में चरम पर होकर उतरती है। हफ़्तों में: नींद, रोज़ टहलना, कॉफ़ी, ख़बरें और फ़ोन कम, किसी भरोसे वाले से बात, और जिससे बचते हैं उसकी ओर धीरे-धीरे क़दम। यह आपके दिन चलाने लगे तो बातचीत का इलाज ज़्यादातर को मदद करता है; टेली-मानस (14416) मुफ़्त है।',
    ],
    [
      `${asks.signs}, physical, body, lakshan, लक्षण, शरीर`,
      'Worry that cannot be stopped, restlessness, a fast heart, sweating, trembling, a tight chest, a lump in the throat, loose bowels, tense muscles, bad sleep, trouble to concentrate. They are real and not made up, but not a sign of a sick heart by themselves; thyroid trouble, anaemia, low sugar and too much coffee can feel the same and are worth a test.',
      'न रुकने वाली चिंता, बेचैनी, तेज़ धड़कन, पसीना, कँपकँपी, छाती में जकड़न, गले में गाँठ-सी, पतला मल, कसी मांसपेशियाँ, ख़राब नींद, ध्यान न लगना। ये सच्चे हैं, मन का वहम नहीं, पर अपने आप में दिल की बीमारी का संकेत नहीं; थायरॉइड, ख़ून की कमी, कम शुगर और ज़्यादा कॉफ़ी भी ऐसा करते हैं, इसलिए जाँच ठीक है।',
    ],
  ),
  ...answersOn(
    'depression',
    [
      `${asks.ease}, help friend, help husband, help wife, family member, motivation, madad, मदद, कैसे मदद`,
      'Small steps count: get up and go out into daylight at the same time each day, one thing that you used to like, one person to speak with, food and sleep at regular hours, no alcohol. It gets better in most people with talking therapy, and with medicine where a doctor finds it right. To help somebody: listen without advice, ask directly whether they think of death, stay, and go to the doctor with them. In India Tele-MANAS (14416) listens day and night.',
      'छोटे क़दम गिने जाते हैं: रोज़ एक समय उठकर रोशनी में निकलें, एक काम जो पहले अच्छा लगता था, एक व्यक्ति से बात, समय पर खाना और नींद, शराब नहीं। बातचीत के इलाज से, और जहाँ डॉक्टर ठीक समझें वहाँ दवा से, ज़्यादातर लोग ठीक होते हैं। किसी की मदद के लिए: बिना सलाह दिए सुनें, सीधे पूछें कि क्या मृत्यु के विचार आते हैं, साथ रहें, और डॉक्टर के पास साथ जाएँ। भारत में टेली-मानस (14416) दिन-रात सुनता है।',
    ],
    [
      'antidepressant, antidepressants, how long medicine, addiction, habit, dependent, side effects, aadat, lat, दवा की आदत, लत, कितने दिन दवा',
      'Antidepressants do not make dependent as sleeping tablets do and do not change who you are. They work after two to four weeks; sickness and restlessness mostly pass in the first two. After getting well they go on for six months or longer, and are then reduced slowly with the doctor, because stopping suddenly causes dizziness and unrest. If thoughts of death get stronger at the beginning, call at once.',
      'अवसाद की दवा से नींद की गोली जैसी लत नहीं लगती और आप बदल नहीं जाते। असर दो से चार हफ़्ते में होता है; मितली और बेचैनी ज़्यादातर पहले दो हफ़्ते में जाती है। ठीक होने के बाद छह महीने या ज़्यादा चलती है, फिर डॉक्टर के साथ धीरे-धीरे घटती है, क्योंकि अचानक बंद करने से चक्कर और बेचैनी होती है। शुरू में मृत्यु के विचार बढ़ें तो तुरंत फ़ोन करें।',
    ],
  ),
  ...answersOn('tobacco', [
    `${asks.ease}, how to quit, quit, how to stop, leave, craving, chhode, chhodna, chhodu, kaise chhode, chode, छोड़ें, छोड़ना, छोड़ूं, तलब`,
    'Choose a day within two weeks, tell family and friends, throw away what is left. When a craving comes, it passes in three to five minutes: delay, breathe, drink water, do something else; chew saunf or gum. Nicotine gum or patches and medicines from a doctor double the chance; most people need several attempts, and each one counts. In India 1800-11-2356 advises free of charge.',
    'दो हफ़्ते के अंदर एक दिन चुनें, परिवार और दोस्तों को बताएँ, बचा हुआ फेंक दें। तलब तीन-पाँच मिनट में चली जाती है: रुकें, साँस लें, पानी पिएँ, कुछ और करें; सौंफ या गम चबाएँ। निकोटीन गम या पैच और डॉक्टर की दवा से संभावना दोगुनी होती है; ज़्यादातर लोगों को कई कोशिशें लगती हैं, और हर कोशिश गिनी जाती है। भारत में 1800-11-2356 मुफ़्त सलाह देता है।',
  ]),
  ...answersOn('alcohol', [
    `how much, safe amount, safe limit, limit, how many pegs, peg, kitni, kitna, कितनी, कितना, पेग`,
    'There is no amount that is surely safe; the less, the better, and none in pregnancy, before driving, with liver disease, and with many medicines. Beer and wine count by their alcohol as spirits do: a large bottle of beer holds about as much as two small pegs. Days without alcohol and never more than two small drinks on one day lower the harm.',
    'कोई मात्रा पक्के तौर पर सुरक्षित नहीं; जितनी कम उतना अच्छा, और गर्भावस्था, गाड़ी चलाने से पहले, जिगर की बीमारी और कई दवाओं के साथ बिल्कुल नहीं। बीयर और वाइन में भी अल्कोहल वैसे ही गिना जाता है: बीयर की बड़ी बोतल में लगभग दो छोटे पेग जितना होता है। बिना शराब के दिन, और एक दिन में दो छोटे पेग से ज़्यादा कभी नहीं, नुक़सान घटाते हैं।',
  ]),
  ...answersOn(
    'exercise',
    [
      'best time, morning, evening, empty stomach, before food, after food, subah, shaam, khali pet, सुबह, शाम, खाली पेट, खाने के बाद',
      'The best time is the one that you keep to; morning and evening work equally well. Wait one to two hours after a large meal; light exercise before breakfast is fine for healthy people, but not with insulin or tablets that can make sugar low. In summer avoid noon, in bad air exercise indoors.',
      'सबसे अच्छा समय वह है जो निभ जाए; सुबह और शाम बराबर काम करते हैं। भारी खाने के एक-दो घंटे बाद करें; नाश्ते से पहले हल्का व्यायाम स्वस्थ लोगों के लिए ठीक है, पर इंसुलिन या शुगर घटाने वाली गोली में नहीं। गर्मी में दोपहर से बचें, ख़राब हवा में अंदर करें।',
    ],
    [
      'protein powder, whey, creatine, supplement, supplements, steroid, steroids, प्रोटीन पाउडर, सप्लीमेंट, स्टेरॉयड, क्रिएटिन',
      'Healthy people can use whey, but food gives the same: milk, curd, paneer, eggs, dal, chana, soya, chicken, fish. More than about 1.6 g of protein for each kilogram of weight builds no more muscle. Buy tested brands; some hold sugar, metals or steroids. With kidney or liver disease ask first. Anabolic steroids harm heart, liver, mood and fertility.',
      'स्वस्थ लोग व्हे ले सकते हैं, पर खाने से भी वही मिलता है: दूध, दही, पनीर, अंडे, दाल, चना, सोया, चिकन, मछली। हर किलो वज़न पर लगभग 1.6 ग्राम से ज़्यादा प्रोटीन से और मांसपेशी नहीं बनती। जाँचे हुए ब्रांड लें; कुछ में चीनी, धातु या स्टेरॉयड होते हैं। गुर्दे या जिगर की बीमारी में पहले पूछें। एनाबॉलिक स्टेरॉयड दिल, जिगर, मन और प्रजनन को नुक़सान करते हैं।',
    ],
  ),
  ...answersOn(
    'acne',
    [
      `${asks.ease}, toothpaste, lemon, aloe vera, marks, scars, dark spots, home, nimbu, haldi, besan, multani, daag, nishan, नींबू, हल्दी, बेसन, दाग, निशान, मुल्तानी`,
      'Wash twice a day with a mild cleanser, a light oil-free cream and sunscreen, and hands off. Toothpaste, lemon and baking soda burn the skin; turmeric, besan or aloe vera do little. Marks fade over months with sunscreen; deep scars need a skin doctor. Products from the pharmacy take six to eight weeks to work.',
      'दिन में दो बार हल्के क्लींज़र से धोएँ, हल्की तेल-रहित क्रीम और सनस्क्रीन लगाएँ, हाथ न लगाएँ। टूथपेस्ट, नींबू और बेकिंग सोडा त्वचा जलाते हैं; हल्दी, बेसन या एलोवेरा से ख़ास असर नहीं। निशान सनस्क्रीन के साथ महीनों में हल्के होते हैं; गहरे गड्ढों के लिए त्वचा विशेषज्ञ चाहिए। दवा की दुकान के उत्पादों को छह से आठ हफ़्ते लगते हैं।',
    ],
    [
      `${asks.eat}, oily food, chocolate, milk, sugar, दूध, चॉकलेट, तला`,
      'Food with much sugar and white flour, and in some people much milk and whey powder, make acne worse; oily food and spices hardly do. Eat as for good health; whoever sees a connection with one food can leave it out for six weeks and watch.',
      'ज़्यादा चीनी और मैदा, और कुछ लोगों में ज़्यादा दूध और व्हे पाउडर, मुँहासे बढ़ाते हैं; तला और मसाले कम ही। सामान्य अच्छा खाना खाएँ; किसी एक चीज़ से संबंध दिखे तो छह हफ़्ते छोड़कर देखें।',
    ],
  ),
  ...answersOn(
    'hair',
    [
      `${asks.ease}, ${asks.prevent}, oil, onion, egg, biotin, shampoo, tel, pyaz, amla, तेल, प्याज, शैंपू, बायोटिन, आंवला`,
      'Enough protein and iron, no crash diets, no tight hair styles, heat or bleaching, mild shampoo as often as the hair is greasy (also daily). Oil smooths hair, but neither oil, onion nor egg makes it grow; biotin helps only in a lack. Have haemoglobin, ferritin and TSH tested if much falls. For thinning at temples and crown there are treatments that work after four to six months and only while used: a skin doctor advises.',
      'पर्याप्त प्रोटीन और आयरन, क्रैश डाइट नहीं, कसी चोटी, गर्मी या ब्लीच नहीं, बाल तैलीय हों उतनी बार हल्का शैंपू (रोज़ भी)। तेल से बाल मुलायम होते हैं, पर तेल, प्याज़ या अंडे से नहीं उगते; बायोटिन कमी में ही काम करता है। बहुत झड़ें तो हीमोग्लोबिन, फ़ेरिटिन और TSH जँचवाएँ। माथे और चोटी से पतले होने के ऐसे इलाज हैं जो चार-छह महीने में और लगाते रहने तक काम करते हैं: त्वचा विशेषज्ञ बताते हैं।',
    ],
    [
      'grey, gray, white hair, premature, safed baal, safed, सफेद बाल, सफेद',
      'Grey hair mostly comes from the family and age, and does not turn back. Early greying (before 25) is worth a test of B12, iron and thyroid; tobacco makes it earlier. Oils, amla and curry leaves have not been shown to bring colour back; plucking one makes no more, but harms the root.',
      'सफ़ेद बाल ज़्यादातर परिवार और उम्र से होते हैं और वापस काले नहीं होते। 25 से पहले हों तो B12, आयरन और थायरॉइड जँचवाना ठीक है; तंबाकू से जल्दी होते हैं। तेल, आँवला और करी पत्ते से रंग लौटना साबित नहीं; एक तोड़ने से ज़्यादा नहीं होते, पर जड़ ख़राब होती है।',
    ],
  ),
  ...answersOn(
    'eyes',
    [
      `screen, phone, mobile, computer, laptop, dry, children screen, स्क्रीन, मोबाइल, कंप्यूटर, फोन`,
      'Screens tire and dry the eyes, but do not damage them: every 20 minutes look 20 feet away for 20 seconds, blink, screen an arm away and below eye height, no draught from AC or fan. Children need two hours of daylight outdoors a day, which slows short sight, and little screen: none before two years, an hour until five. Blue-light glasses have no proven use.',
      'स्क्रीन से आँखें थकती और सूखती हैं, पर ख़राब नहीं होतीं: हर 20 मिनट में 20 सेकंड 20 फ़ुट दूर देखें, पलक झपकें, स्क्रीन एक हाथ दूर और आँख से नीचे, AC या पंखे की सीधी हवा नहीं। बच्चों को रोज़ दो घंटे बाहर दिन की रोशनी चाहिए, जिससे चश्मे का नंबर धीरे बढ़ता है, और स्क्रीन कम: दो साल से पहले नहीं, पाँच तक एक घंटा। नीली रोशनी वाले चश्मे का फ़ायदा साबित नहीं।',
    ],
    [
      'cataract, motiyabind, operation, surgery, lens, after surgery, मोतियाबिंद, ऑपरेशन',
      'Only an operation clears a cataract, drops do not; it is due when sight disturbs daily life, and need not be “ripe”. It takes about 20 minutes with numbed eye, one goes home the same day. Afterwards: drops as told, no rubbing, no water into the eye and no heavy lifting for two weeks, a shield at night. At once to the doctor with pain, more redness or less sight.',
      'मोतियाबिंद केवल ऑपरेशन से ठीक होता है, बूँदों से नहीं; जब रोज़मर्रा में दिक़्क़त हो तब कराएँ, “पकने” की ज़रूरत नहीं। सुन्न करके लगभग 20 मिनट लगते हैं, उसी दिन घर जाते हैं। बाद में: बताई बूँदें, मलना नहीं, दो हफ़्ते आँख में पानी और भारी उठाना नहीं, रात में ढकना। दर्द, ज़्यादा लाली या कम दिखे तो तुरंत डॉक्टर।',
    ],
  ),
  ...answersOn(
    'teeth',
    [
      'cavity, decay, root canal, filling, keeda, kida, sadan, sensitive, cold water, कीड़ा, सड़न, रूट कैनाल',
      'Holes come from sugar and plaque, not from worms, and do not heal by themselves: a small one is filled, a deep one that hurts at night or with hot drinks needs a root canal or has to come out; numbed, it hurts little, and a saved tooth is better than none. Until then brush softly with fluoride paste, rinse with salt water, chew on the other side. Sensitivity to cold alone often eases with a paste for sensitive teeth in four weeks.',
      'दाँत में छेद चीनी और मैल से होता है, कीड़े से नहीं, और अपने आप नहीं भरता: छोटा भरा जाता है, गहरा, जो रात में या गर्म से दुखे, उसमें रूट कैनाल या निकालना पड़ता है; सुन्न करके दर्द कम होता है, और बचा दाँत निकले से बेहतर है। तब तक फ़्लोराइड पेस्ट से नरमी से ब्रश, नमक के पानी से कुल्ला, दूसरी ओर से चबाना। केवल ठंडा लगे तो सेंसिटिव दाँत वाले पेस्ट से चार हफ़्ते में अक्सर आराम होता है।',
    ],
    [
      'bad breath, smell, badbu, breath, बदबू',
      'Bad breath mostly comes from the back of the tongue, gums and between the teeth: clean the tongue each morning, brush twice for two minutes, clean between the teeth, drink enough, no tobacco; dentures out at night. Onion, garlic, an empty stomach and a dry mouth add to it. If it stays after two weeks, a dentist looks for gum disease and holes; tonsils, sinuses, reflux and diabetes are rarer causes. Mouthwash only covers it.',
      'मुँह की बदबू ज़्यादातर जीभ के पिछले हिस्से, मसूड़ों और दाँतों के बीच से आती है: रोज़ सुबह जीभ साफ़ करें, दो बार दो मिनट ब्रश, दाँतों के बीच सफ़ाई, पर्याप्त पानी, तंबाकू नहीं; नक़ली दाँत रात में निकालें। प्याज़, लहसुन, ख़ाली पेट और सूखा मुँह बढ़ाते हैं। दो हफ़्ते में न जाए तो दंत चिकित्सक मसूड़ों की बीमारी और छेद देखते हैं; टॉन्सिल, साइनस, रिफ़्लक्स और मधुमेह कम ही कारण होते हैं। माउथवॉश केवल ढकता है।',
    ],
    [
      'bleeding gums, gums bleed, gums bleeding, gum bleeding, masude, masudo, masoodo, मसूड़े, मसूड़ों',
      'Bleeding gums mostly mean inflammation from plaque: brush softly but thoroughly at the edge of the gums twice a day, clean between the teeth daily, rinse with salt water, no tobacco, and have tartar removed; it mostly stops within two weeks. Do not stop brushing there. Blood thinners, pregnancy, diabetes and, rarely, blood illnesses make it worse.',
      'मसूड़ों से ख़ून ज़्यादातर मैल से सूजन है: दिन में दो बार मसूड़ों के किनारे नरमी से पर अच्छी तरह ब्रश, रोज़ दाँतों के बीच सफ़ाई, नमक के पानी से कुल्ला, तंबाकू नहीं, और टार्टर हटवाएँ; ज़्यादातर दो हफ़्ते में रुकता है। वहाँ ब्रश करना न छोड़ें। ख़ून पतला करने की दवा, गर्भावस्था, मधुमेह और कभी-कभी ख़ून की बीमारी बढ़ाती है।',
    ],
    [
      'toothache, tooth pain, wisdom tooth, clove, pain, dard, laung, dant dard, दर्द, लौंग, अक्ल दाढ़, दाढ़',
      'Rinse with warm salt water, clean between the teeth, cool the cheek from outside, sleep with the head raised; clove oil numbs for a while, but burns the gum in excess. A pharmacist can say which painkiller suits you; put none on the gum. Pain that lasts longer than two days or wakes you needs a dentist: antibiotics alone do not heal a tooth.',
      'गुनगुने नमक के पानी से कुल्ला, दाँतों के बीच सफ़ाई, बाहर से गाल ठंडा करें, सिर ऊँचा करके सोएँ; लौंग का तेल थोड़ी देर सुन्न करता है, पर ज़्यादा से मसूड़ा जलता है। कौन-सी दर्द की दवा ठीक है फ़ार्मासिस्ट बता सकते हैं; मसूड़े पर दवा न रखें। दो दिन से ज़्यादा रहे या नींद से जगाए तो दंत चिकित्सक: केवल एंटीबायोटिक से दाँत ठीक नहीं होता।',
    ],
  ),
  ...answersOn('lab-report', [
    `${asks.often}, full body checkup, body checkup, which tests, yearly, kaun se test, konse test, साल में, कौन से टेस्ट`,
    'Healthy adults from 30 in India: blood pressure, sugar, weight and waist once a year; cholesterol every five years, from 40 yearly with risks; women: mouth, breast and cervix from 30 every five years, men the mouth; eyes and teeth each one to two years; bowel cancer tests from about 50. Large packages with 80 values find many false alarms. What else is due depends on family and illnesses.',
    'भारत में 30 से स्वस्थ वयस्क: रक्तचाप, शुगर, वज़न और कमर साल में एक बार; कोलेस्ट्रॉल हर पाँच साल, 40 से जोखिम हो तो हर साल; महिलाएँ: 30 से हर पाँच साल मुँह, स्तन और गर्भाशय ग्रीवा, पुरुष मुँह; आँखें और दाँत हर एक-दो साल; आँत के कैंसर की जाँच लगभग 50 से। 80 मानों वाले बड़े पैकेज कई झूठे डर पैदा करते हैं। और क्या चाहिए, परिवार और बीमारियों पर निर्भर है।',
  ]),
  ...answersOn('blood-donation', [
    `${asks.often}, weakness, weak, kamzori, tattoo, period, diabetes, bp, कमजोरी, टैटू, कितने दिन बाद`,
    'Men every three, women every four months. It does not make weak: the fluid is replaced within a day, the cells in some weeks; eat and drink well before, rest for ten minutes, drink more that day, no heavy work. Wait a year after a tattoo or piercing, six months after a birth or large operation, two weeks after antibiotics. With diabetes on tablets and well-kept pressure it is mostly possible; with insulin not. The doctor at the blood bank decides.',
    'पुरुष हर तीन, महिलाएँ हर चार महीने। इससे कमज़ोरी नहीं होती: तरल एक दिन में, कोशिकाएँ कुछ हफ़्तों में बन जाती हैं; पहले अच्छा खाएँ-पिएँ, दस मिनट आराम, उस दिन ज़्यादा पानी, भारी काम नहीं। टैटू या छेद के एक साल, प्रसव या बड़े ऑपरेशन के छह महीने, एंटीबायोटिक के दो हफ़्ते बाद दें। गोली वाला मधुमेह और ठीक रक्तचाप हो तो ज़्यादातर दे सकते हैं; इंसुलिन में नहीं। ब्लड बैंक के डॉक्टर तय करते हैं।',
  ]),
];
