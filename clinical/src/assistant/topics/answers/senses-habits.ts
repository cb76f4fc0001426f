import { answersOn } from '../topic-answer.js';

/** Questions about skin, senses, mind and habits that their general texts do not answer. */
export const sensesHabitsAnswers = [
  ...answersOn('alcohol', [
    'hands-shake',
    'Shaking, sweat, fear, nausea, fast heart and bad sleep six to 48 hours after the last drink are withdrawal: the nerves are used to alcohol and fire without it. It is strongest on the second and third day and mostly over in a week. It can turn into fits and confusion, so nobody who drank daily should stop alone: a doctor or de-addiction centre makes it safe with medicines and vitamin B1. Call an ambulance with a fit, confusion, seeing things, fever or fainting. Free helpline in India: 14446.',
    'आख़िरी शराब के 6 से 48 घंटे बाद काँपना, पसीना, डर, मितली, तेज़ धड़कन और नींद न आना विड्रॉअल है: नसें शराब की आदी होकर उसके बिना बहुत तेज़ चलती हैं। दूसरे-तीसरे दिन सबसे ज़्यादा, लगभग हफ़्ते में ख़त्म। दौरे और उलझन हो सकते हैं, इसलिए रोज़ पीने वाला अकेले न छोड़े: डॉक्टर या नशा मुक्ति केंद्र दवा और विटामिन बी1 से सुरक्षित कराते हैं। दौरा, उलझन, चीज़ें दिखना, बुख़ार या बेहोशी हो तो एम्बुलेंस बुलाएँ। भारत में मुफ़्त हेल्पलाइन: 14446।',
  ]),
  ...answersOn('dementia', [
    'daily-care',
    'Keep one daily rhythm, a calm voice, short sentences and one question at a time; do not argue or test the memory, turn the talk to something pleasant. Labels, a large clock, night lights, no loose rugs, gas and medicines locked, a card with name and number in the pocket. Walk daily, sing, let them do small tasks. Anger or confusion that is new has a cause: pain, thirst, constipation, fever, a new medicine. Take turns in caring; in India the Elderline 14567 is free.',
    'रोज़ एक-सी दिनचर्या, शांत आवाज़, छोटे वाक्य और एक बार में एक सवाल; बहस या याददाश्त की परीक्षा न करें, बात को अच्छी चीज़ पर ले जाएँ। चीज़ों पर नाम, बड़ी घड़ी, रात की बत्ती, ढीली दरी नहीं, गैस और दवा ताले में, जेब में नाम और नंबर की पर्ची। रोज़ टहलाएँ, गाएँ, छोटे काम करने दें। नया ग़ुस्सा या उलझन का कारण होता है: दर्द, प्यास, कब्ज़, बुख़ार, नई दवा। देखभाल बारी-बारी करें; भारत में एल्डरलाइन 14567 मुफ़्त है।',
  ]),
  ...answersOn(
    'ears',
    [
      'hearing-aid',
      'Wipe a hearing aid daily with a soft dry cloth, brush wax from the opening, no water or spirit on it; ear moulds alone may be washed in lukewarm soapy water and dried overnight. Take it off for bath and sleep, open the battery, keep it dry. Wear it some hours more each day for weeks until sounds are familiar; hearing does not get worse from it. If it whistles it sits badly or there is wax. Government hospitals give some free after a hearing test.',
      'सुनने की मशीन रोज़ मुलायम सूखे कपड़े से पोंछें, छेद का मैल ब्रश से निकालें, पानी या स्पिरिट नहीं; केवल कान का साँचा गुनगुने साबुन-पानी से धोकर रात भर सुखा सकते हैं। नहाते और सोते समय उतारें, बैटरी खोलें, सूखा रखें। कुछ हफ़्ते रोज़ थोड़ा ज़्यादा पहनें जब तक आवाज़ें जानी-पहचानी लगें; इससे सुनना ख़राब नहीं होता। सीटी बजे तो ठीक नहीं बैठी या मैल है। सरकारी अस्पताल जाँच के बाद कुछ मुफ़्त देते हैं।',
    ],
    [
      'wax',
      'Wax protects and comes out by itself; buds, pins and candles push it in and hurt the drum. If it blocks hearing, put in drops that soften wax (or plain oil) for some days and let it run out; never with a hole in the drum, a discharge, after an ear operation or in pain. If it stays, a doctor rinses or lifts it out. Water after a bath: tilt the head, pull the ear gently, dry the outside.',
      'मैल बचाव करता है और अपने आप निकलता है; तीली, पिन और मोमबत्ती उसे अंदर धकेलते और परदे को चोट करते हैं। सुनाई कम दे तो मैल नरम करने वाली बूँदें (या सादा तेल) कुछ दिन डालें और बहने दें; परदे में छेद, बहना, कान का ऑपरेशन या दर्द हो तो कभी नहीं। न निकले तो डॉक्टर धोकर या उठाकर निकालते हैं। नहाने का पानी: सिर झुकाएँ, कान हल्के खींचें, बाहर सुखाएँ।',
    ],
  ),
  ...answersOn(
    'hair',
    [
      'dandruff',
      'Dandruff is a yeast on a greasy scalp, not dirt, and comes and goes. A shampoo against it (ketoconazole, zinc or selenium) two or three times a week, left on for three to five minutes, for about four weeks, then once a week; if one does not help, another. Oil, lemon and curd feed or irritate it. Stress, cold weather and rare washing make it worse; it is not catching and does not make bald. See a doctor with thick crusts, red patches on face or ears, or sore places.',
      'रूसी तैलीय सिर पर एक फफूँद से होती है, गंदगी से नहीं, और आती-जाती है। रूसी वाला शैम्पू (कीटोकोनाज़ोल, ज़िंक या सेलेनियम) हफ़्ते में दो-तीन बार, तीन-पाँच मिनट लगा रहने दें, लगभग चार हफ़्ते, फिर हफ़्ते में एक बार; एक से न जाए तो दूसरा। तेल, नींबू और दही उसे बढ़ाते या जलन करते हैं। तनाव, ठंड और कम धोना बढ़ाते हैं; यह फैलती नहीं और गंजा नहीं करती। मोटी पपड़ी, चेहरे या कान पर लाल चकत्ते या घाव हों तो डॉक्टर को दिखाएँ।',
    ],
    [
      'regrow',
      'Hair grows about a centimetre a month; oil, onion, biotin without a lack and shampoos do not change that. Thinning in the pattern of the family can be slowed with minoxidil on the scalp, which works after four to six months and only as long as it is used; more hair may fall in the first weeks. It is not for pregnancy. Tablets and transplants belong to a skin doctor. Enough protein and iron, no tight plaits, no heat and chemicals help what is there. Hair lost after fever, birth or dieting grows again by itself in six to nine months.',
      'बाल महीने में लगभग एक सेंटीमीटर बढ़ते हैं; तेल, प्याज़, बिना कमी बायोटिन और शैम्पू से यह नहीं बदलता। ख़ानदानी पतलापन सिर पर मिनोक्सिडिल से धीमा हो सकता है, जो चार-छह महीने में और लगाते रहने तक ही काम करता है; पहले हफ़्तों में ज़्यादा झड़ सकते हैं। गर्भावस्था में नहीं। गोली और ट्रांसप्लांट त्वचा विशेषज्ञ का काम है। पर्याप्त प्रोटीन और आयरन, कसी चोटी नहीं, गर्मी और केमिकल नहीं, जो बाल हैं उन्हें बचाते हैं। बुख़ार, प्रसव या डाइटिंग के बाद झड़े बाल छह-नौ महीने में अपने आप आते हैं।',
    ],
  ),
  ...answersOn('vitiligo', [
    'child',
    'Pale, slightly scaly patches with a blurred edge on the cheeks of children are mostly a mild dryness (pityriasis alba) that shows more in the sun; they are no lack of calcium, no worms, and fade in months with a plain cream twice a day and sun protection. Vitiligo is milk-white with a sharp edge and may be at lips, eyes, fingers. Patches that do not feel touch may be leprosy, which tablets cure. A doctor can mostly tell by looking.',
    'बच्चों के गालों पर हल्के, थोड़े पपड़ीदार, धुँधले किनारे वाले धब्बे ज़्यादातर हल्की ख़ुश्की (पिटिरियासिस अल्बा) हैं जो धूप में ज़्यादा दिखते हैं; ये कैल्शियम की कमी या कीड़े नहीं, और सादी क्रीम दिन में दो बार और धूप से बचाव से महीनों में जाते हैं। विटिलिगो दूध जैसा सफ़ेद, साफ़ किनारे वाला, होंठ, आँख, उँगलियों पर हो सकता है। जिन धब्बों में छूने का पता न चले वे कुष्ठ हो सकते हैं, जो गोलियों से ठीक होता है। डॉक्टर ज़्यादातर देखकर बता देते हैं।',
  ]),
  ...answersOn(
    'hair',
    [
      'lice',
      'Head lice pass by hair touching hair; they are no sign of dirt. Comb wet hair with conditioner and a fine comb from the root, every second or third day for two weeks, or use a lotion from the pharmacy (permethrin or dimeticone) as its leaflet says and repeat it after about a week, since eggs survive. Look at everybody at home the same day; wash combs and pillow covers hot. No kerosene, petrol or insecticide. For babies, in pregnancy, or with sore or festering skin ask a doctor first.',
      'जूँ बाल से बाल लगने पर फैलती हैं; गंदगी की निशानी नहीं। गीले बालों में कंडीशनर लगाकर महीन कंघी से जड़ से, दो हफ़्ते हर दूसरे-तीसरे दिन निकालें, या दवा की दुकान का लोशन (परमेथ्रिन या डाइमेथिकोन) पर्ची के अनुसार लगाएँ और लगभग हफ़्ते बाद दोहराएँ, क्योंकि अंडे बच जाते हैं। घर में सबके सिर उसी दिन देखें; कंघी और तकिए के कवर गर्म पानी से धोएँ। मिट्टी का तेल, पेट्रोल या कीटनाशक नहीं। शिशु, गर्भावस्था, या घाव-मवाद हो तो पहले डॉक्टर से पूछें।',
    ],
    [
      'eat',
      'Hair needs enough food, protein and iron: dal, egg, curd, paneer, soya, fish, greens, nuts, fruit with vitamin C. When ferritin, haemoglobin, B12, vitamin D or zinc are low on a test, filling them up helps; without a lack no tablet, biotin or powder makes hair grow. Crash diets make it fall after two to three months. What is eaten today shows in the hair after three to six months.',
      'बालों को पर्याप्त खाना, प्रोटीन और आयरन चाहिए: दाल, अंडा, दही, पनीर, सोया, मछली, हरी सब्ज़ी, मेवे, विटामिन सी वाले फल। जाँच में फ़ेरिटिन, हीमोग्लोबिन, बी12, विटामिन डी या ज़िंक कम हो तो पूरा करने से फ़ायदा है; बिना कमी गोली, बायोटिन या पाउडर से बाल नहीं उगते। क्रैश डाइट से दो-तीन महीने बाद झड़ते हैं। आज का खाना बालों में तीन-छह महीने बाद दिखता है।',
    ],
  ),
  ...answersOn(
    'ears',
    [
      'swimming',
      'After swimming tilt the head to each side, pull the ear gently and dry the outside; a close-fitting cap or swimming plugs help those who get infections often. No buds: scratched skin lets germs in. Do not swim in dirty water, nor with a hole in the drum, tubes or a discharge without asking. Itching, pain on pulling the ear and discharge after swimming need drops from a doctor.',
      'तैरने के बाद सिर दोनों ओर झुकाएँ, कान हल्के खींचें और बाहर सुखाएँ; जिन्हें अक्सर संक्रमण होता है उन्हें कसी टोपी या तैरने के प्लग मदद करते हैं। तीली नहीं: खरोंच से जीवाणु घुसते हैं। गंदे पानी में, या परदे में छेद, ट्यूब या बहाव हो तो बिना पूछे न तैरें। तैरने के बाद खुजली, कान खींचने पर दर्द और बहाव हो तो डॉक्टर की बूँदें चाहिए।',
    ],
    [
      'ringing',
      'Ringing or buzzing in the ears is common with hearing loss, noise, wax, stress and some medicines, and mostly harmless. Silence makes it louder: soft sounds such as a fan help, also for sleep; protect the ears from noise, treat wax and hearing loss; training to live with it works better than tablets. Have hearing tested. Soon: in one ear only, beating with the pulse, or with spinning. Within a day: hearing lost suddenly.',
      'कान में घंटी या भनभनाहट कम सुनने, शोर, मैल, तनाव और कुछ दवाओं में आम और ज़्यादातर हानिरहित है। ख़ामोशी में ज़्यादा लगती है: पंखे जैसी हल्की आवाज़ मदद करती है, नींद में भी; शोर से बचें, मैल और कम सुनने का इलाज कराएँ; इसके साथ जीने का प्रशिक्षण गोली से बेहतर है। सुनने की जाँच कराएँ। जल्दी दिखाएँ: एक ही कान में, नाड़ी के साथ धड़कती, या चक्कर के साथ। एक दिन में: अचानक सुनना बंद हो तो।',
    ],
  ),
  ...answersOn('sleep', [
    'sleeping-pill',
    'Sleeping tablets lose their effect within weeks, make dependent, and bring falls, poor memory and tired days; with alcohol or strong painkillers they can stop the breath. After weeks of daily use do not stop at once: sleep gets worse, and fear, trembling and fits may come. With a doctor the amount is made smaller over weeks to months, while training of sleep (CBT-I) takes its place; some worse nights on the way are usual and pass. Free help in India: Tele-MANAS 14416, for addiction 14446.',
    'नींद की गोली का असर हफ़्तों में घटता है, लत लगती है, और गिरना, याददाश्त कमज़ोर होना और दिन में थकान होती है; शराब या तेज़ दर्द की दवा के साथ साँस रुक सकती है। हफ़्तों रोज़ लेने के बाद एकदम बंद न करें: नींद बिगड़ती है, और डर, कँपकँपी और दौरे हो सकते हैं। डॉक्टर के साथ हफ़्तों-महीनों में धीरे घटाई जाती है, और उसकी जगह नींद का प्रशिक्षण (CBT-I) लेता है; बीच में कुछ ख़राब रातें आम हैं और जाती हैं। भारत में मुफ़्त मदद: टेली-मानस 14416, लत के लिए 14446।',
  ]),
  ...answersOn('exercise', [
    'muscles',
    'Muscle grows from training each group two to three times a week with slowly more weight, enough sleep, and a little more food with protein at each meal: egg, curd, paneer, dal with rice, chana, soya, chicken, fish, and rice, roti or banana before training. It takes months. Powder is only food, not needed; creatine suits healthy adults who drink enough, not with kidney disease. Injections, “mass gainers” with hidden steroids and tablets from the gym harm heart, liver and fertility.',
    'मांसपेशी हर हिस्से के हफ़्ते में दो-तीन बार धीरे-धीरे बढ़ते वज़न के व्यायाम, पूरी नींद, और हर खाने में प्रोटीन वाले थोड़े ज़्यादा खाने से बनती है: अंडा, दही, पनीर, दाल-चावल, चना, सोया, चिकन, मछली, और व्यायाम से पहले चावल, रोटी या केला। महीनों लगते हैं। पाउडर केवल खाना है, ज़रूरी नहीं; क्रिएटिन पर्याप्त पानी पीने वाले स्वस्थ वयस्कों में ठीक है, गुर्दे की बीमारी में नहीं। इंजेक्शन, छिपे स्टेरॉयड वाले “मास गेनर” और जिम की गोलियाँ दिल, लिवर और संतान की क्षमता ख़राब करती हैं।',
  ]),
  ...answersOn('anxiety', [
    'chest-pain',
    'Anxiety can bring pressure or stabs in the chest, a racing heart, tingling and the feeling of too little air, mostly with fear, within minutes, and over in half an hour; slow breathing out helps. But nobody can tell it from the heart by feeling alone: chest pain that is new, comes on effort, spreads to arm, jaw or back, brings sweat, or lasts over a few minutes is treated as the heart until an ECG says otherwise, so call an ambulance.',
    'चिंता से छाती में दबाव या चुभन, तेज़ धड़कन, झुनझुनी और हवा कम लगना हो सकता है, ज़्यादातर डर के साथ, मिनटों में, और आधे घंटे में ख़त्म; धीरे साँस छोड़ना मदद करता है। पर केवल महसूस करके इसे दिल से अलग नहीं किया जा सकता: नया छाती दर्द, मेहनत पर, बाँह, जबड़े या पीठ तक जाता, पसीने के साथ, या कुछ मिनट से ज़्यादा रहे तो ECG होने तक दिल का माना जाता है, इसलिए एम्बुलेंस बुलाएँ।',
  ]),
  ...answersOn('tobacco', [
    'one-cigarette',
    'Even one cigarette a day brings about half of the extra risk for heart attack and stroke of a whole packet, since vessels react to small amounts; the risk of cancer grows with each year and each cigarette. There is no safe amount, nor a safe kind: filter, light, bidi, hookah, vape, gutkha. Who smokes little mostly finds it easier to stop altogether.',
    'दिन में एक सिगरेट से भी दिल के दौरे और स्ट्रोक का ख़तरा पूरे पैकेट से बढ़े ख़तरे का लगभग आधा बढ़ता है, क्योंकि नसें थोड़ी मात्रा पर भी असर लेती हैं; कैंसर का ख़तरा हर साल और हर सिगरेट से बढ़ता है। कोई मात्रा सुरक्षित नहीं, न कोई प्रकार: फ़िल्टर, लाइट, बीड़ी, हुक्का, वेप, गुटखा। कम पीने वाले के लिए पूरी तरह छोड़ना अक्सर आसान होता है।',
  ]),
  ...answersOn('eyes', [
    'something-in-eye',
    'Do not rub. Wash your hands, blink, and rinse the open eye with clean water from a glass or tap for some minutes; pull the upper lid over the lower. A speck on the white or inside the lid may be lifted with the wet corner of a clean cloth, never one on the coloured part. No milk, ghee, honey or drops of others. With lime, acid, detergent or another chemical rinse at once for 15 to 30 minutes and go to a hospital. Also at once if something sticks, came from hammering or grinding, or sight, redness or pain is no better after an hour.',
    'मलें नहीं। हाथ धोएँ, पलक झपकें, और खुली आँख को साफ़ पानी से कुछ मिनट धोएँ; ऊपरी पलक निचली पर खींचें। सफ़ेद हिस्से या पलक के अंदर का कण साफ़ कपड़े के गीले कोने से उठा सकते हैं, काले हिस्से का कभी नहीं। दूध, घी, शहद या दूसरे की बूँदें नहीं। चूना, तेज़ाब, डिटर्जेंट या केमिकल जाए तो तुरंत 15-30 मिनट धोएँ और अस्पताल जाएँ। कुछ गड़ा हो, हथौड़े या घिसाई से गया हो, या घंटे भर में नज़र, लाली या दर्द ठीक न हो तब भी तुरंत।',
  ]),
  ...answersOn('sleep', [
    'wake-up-at-night',
    'Waking once or twice is usual; it gets a trouble by lying awake and looking at the clock. Turn the clock away, no phone, breathe slowly; after about 20 minutes get up and do something calm in dim light. Often behind it: alcohol or heavy food in the evening, coffee after noon, passing urine, heat and noise, stress and low mood, pain, acid, hot flushes, snoring with pauses, or going to bed too early. If it lasts for three months or days are hard, see a doctor; training for sleep (CBT-I) helps most.',
    'रात में एक-दो बार जागना सामान्य है; लेटे-लेटे घड़ी देखने से परेशानी बनती है। घड़ी घुमा दें, फ़ोन नहीं, धीरे साँस लें; लगभग 20 मिनट बाद उठकर हल्की रोशनी में कुछ शांत करें। अक्सर कारण: शाम की शराब या भारी खाना, दोपहर बाद कॉफ़ी, पेशाब, गर्मी और शोर, तनाव और उदासी, दर्द, एसिड, गर्मी के दौर, रुक-रुककर खर्राटे, या बहुत जल्दी सोना। तीन महीने रहे या दिन मुश्किल हों तो डॉक्टर को दिखाएँ; नींद का प्रशिक्षण (CBT-I) सबसे ज़्यादा मदद करता है।',
  ]),
  ...answersOn('depression', [
    'cure',
    'Yes, most people get well: with talking therapy, movement and, where it is severe, medicine, many feel better in four to eight weeks and are well in three to six months. Medicine then goes on for at least six months so that it does not come back, and is ended slowly with the doctor. It returns in about half some time; going early, regular sleep, people and treatment make that rarer and milder. In India Tele-MANAS 14416 listens free of charge, day and night.',
    'हाँ, ज़्यादातर लोग ठीक होते हैं: बातचीत के इलाज, चलने-फिरने और ज़्यादा हो तो दवा से कई चार-आठ हफ़्ते में बेहतर और तीन-छह महीने में ठीक होते हैं। दवा उसके बाद कम से कम छह महीने चलती है ताकि लौटे नहीं, और डॉक्टर के साथ धीरे बंद होती है। लगभग आधों में कभी लौटता है; जल्दी जाना, नियमित नींद, लोग और इलाज उसे कम और हल्का करते हैं। भारत में टेली-मानस 14416 दिन-रात मुफ़्त सुनता है।',
  ]),
  ...answersOn('ears', [
    'pain',
    'Most earaches, often with a cold, pass in two to three days without an antibiotic. A warm dry cloth on the ear, drinks, head raised, and a painkiller that a pharmacist says suits you or your child. Put in no oil, garlic, milk or drops unless a doctor has seen that the drum is whole. See a doctor after three days, the same day with high fever, discharge, less hearing, a child under two years or pain in both ears; at once with swelling behind the ear, a stiff neck, spinning or a crooked face.',
    'ज़्यादातर कान दर्द, अक्सर ज़ुकाम के साथ, दो-तीन दिन में बिना एंटीबायोटिक जाता है। कान पर गुनगुना सूखा कपड़ा, पेय, सिर ऊँचा, और दर्द की वह दवा जो फ़ार्मासिस्ट आपके या बच्चे के लिए ठीक बताएँ। तेल, लहसुन, दूध या बूँदें न डालें जब तक डॉक्टर ने परदा सही न देखा हो। तीन दिन बाद दिखाएँ; तेज़ बुख़ार, बहना, कम सुनना, दो साल से छोटा बच्चा या दोनों कान में दर्द हो तो उसी दिन; कान के पीछे सूजन, अकड़ी गर्दन, चक्कर या टेढ़ा चेहरा हो तो तुरंत।',
  ]),
  ...answersOn('sun-skin', [
    'stretch-marks',
    'Stretch marks are tears in the deeper skin from growth, pregnancy or weight; they fade from red to pale in months and do not go altogether. Oils and creams keep skin soft, but hardly change them; laser, needling and retinoid creams (never in pregnancy) help a little. Moles are mostly harmless; do not burn, cut or tie them. Show one that grows, changes colour or edge, bleeds, itches for weeks, or a dark spot on sole, palm or under a nail.',
    'स्ट्रेच मार्क बढ़ने, गर्भ या वज़न से अंदर की त्वचा के फटने के निशान हैं; महीनों में लाल से हल्के होते हैं, पूरी तरह नहीं जाते। तेल और क्रीम त्वचा नरम रखते हैं, पर इन्हें कम ही बदलते हैं; लेज़र, नीडलिंग और रेटिनॉइड क्रीम (गर्भावस्था में कभी नहीं) थोड़ी मदद करते हैं। तिल ज़्यादातर हानिरहित हैं; जलाएँ, काटें या बाँधें नहीं। जो बढ़े, रंग या किनारा बदले, ख़ून आए, हफ़्तों खुजली हो, या तलवे, हथेली, नाख़ून के नीचे काला धब्बा हो तो दिखाएँ।',
  ]),
];
