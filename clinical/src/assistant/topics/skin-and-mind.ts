import { topic } from './topic.js';

export const skinAndMind = [
  topic(
    'vitiligo',
    [
      'Vitiligo (white patches)',
      'In vitiligo the body’s own defence attacks the cells that make colour. It is not infectious, no leprosy, and does not come from milk with fish. Creams, light treatment and, in steady patches, skin grafts bring colour back in many, best on the face and when begun early. Use sunscreen on the patches. Have the thyroid checked. Pale patches in children’s faces are mostly dry skin; patches without feeling must be examined for leprosy.',
      'patches appear or spread, or a patch does not feel touch',
    ],
    [
      'सफ़ेद दाग (विटिलिगो)',
      'विटिलिगो में शरीर की रक्षा प्रणाली रंग बनाने वाली कोशिकाओं पर हमला करती है। यह फैलता नहीं, कुष्ठ नहीं है, और मछली-दूध से नहीं होता। क्रीम, प्रकाश चिकित्सा और स्थिर दागों में त्वचा प्रत्यारोपण से कई में रंग लौटता है, चेहरे पर और जल्दी शुरू करने पर सबसे अच्छा। दागों पर सनस्क्रीन लगाएँ। थायरॉइड जँचवाएँ। बच्चों के चेहरे के हल्के दाग ज़्यादातर सूखी त्वचा हैं; सुन्न दाग की कुष्ठ के लिए जाँच ज़रूरी है।',
      'दाग दिखें या फैलें, या दाग में छूने का एहसास न हो',
    ],
  ),
  topic(
    'scabies',
    [
      'Scabies',
      'Scabies is a mite in the skin: itching that is worst at night, small bumps between fingers, at wrists, waist and genitals, and others at home itch too. A cream from the neck down, left on as the doctor or pharmacist says and repeated after a week, cures it, if all at home are treated on the same day. Wash clothes and bed linen hot, or keep them in a closed bag for three days. Itching may go on for two to four weeks.',
      'a baby or a pregnant woman has it, there is pus, or new bumps come after the treatment',
    ],
    [
      'स्केबीज़ (रात की खुजली)',
      'स्केबीज़ त्वचा में छोटा कीड़ा है: रात में सबसे ज़्यादा खुजली, उँगलियों के बीच, कलाई, कमर और गुप्तांग पर दाने, और घर में औरों को भी खुजली। गर्दन से नीचे पूरी त्वचा पर क्रीम, डॉक्टर या फ़ार्मासिस्ट के बताए समय तक, और एक हफ़्ते बाद फिर, ठीक कर देती है, अगर घर के सबका इलाज एक ही दिन हो। कपड़े और चादर गर्म पानी में धोएँ या तीन दिन बंद थैले में रखें। खुजली दो-चार हफ़्ते रह सकती है।',
      'शिशु या गर्भवती को हो, मवाद हो, या इलाज के बाद नए दाने आएँ',
    ],
  ),
  topic(
    'shingles',
    [
      'Shingles',
      'Shingles is the chickenpox virus waking up in a nerve: burning pain and then blisters in a band on one side. A medicine against the virus works best within three days of the rash, so see a doctor at once; it heals in two to four weeks. Cover the blisters; who never had chickenpox can catch that, so keep away from pregnant women and babies. Pain that stays for months can be treated. From 50 there is a vaccine. It is no snake and no curse.',
      'you have such a rash (within three days); the same day near the eye, with a weak body defence or in pregnancy; go to a hospital at once with confusion, a stiff neck or weakness of the face',
    ],
    [
      'शिंगल्स (हर्पीस ज़ोस्टर)',
      'यह चिकनपॉक्स के वायरस का नस में दोबारा जागना है: जलन वाला दर्द, फिर एक ओर पट्टी में छाले। वायरस की दवा दाने के तीन दिन के अंदर सबसे अच्छी काम करती है, इसलिए तुरंत डॉक्टर को दिखाएँ; दो-चार हफ़्ते में ठीक होता है। छाले ढकें; जिसे चिकनपॉक्स नहीं हुआ उसे वह हो सकता है, इसलिए गर्भवती और शिशु से दूर रहें। महीनों रहने वाले दर्द का इलाज है। 50 से टीका है। यह साँप या श्राप नहीं।',
      'ऐसे दाने हों (तीन दिन के अंदर); आँख के पास, कमज़ोर प्रतिरोधक क्षमता या गर्भावस्था में उसी दिन; उलझन, अकड़ी गर्दन या चेहरे की कमज़ोरी हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'warts-corns',
    [
      'Warts and corns',
      'Warts come from a virus of the skin and often go by themselves within two years; salicylic acid from the pharmacy for twelve weeks, or freezing, speeds it up. Do not cut, burn or tie them; cover them for swimming. Corns come from pressure: wider shoes, pads, softening and filing. Skin tags are harmless. No acids, blades or corn plasters with diabetes or poor blood flow.',
      'they are on face or genitals, bleed, grow or change colour, many come at once, or you have diabetes',
    ],
    [
      'मस्से और गोखरू',
      'मस्से त्वचा के वायरस से होते हैं और अक्सर दो साल में ख़ुद चले जाते हैं; दवा की दुकान का सैलिसिलिक एसिड बारह हफ़्ते, या जमाकर हटाना जल्दी करता है। काटें, जलाएँ या बाँधें नहीं; तैरते समय ढकें। गोखरू दबाव से होता है: चौड़े जूते, गद्दी, नरम करके घिसना। त्वचा की लटकती गाँठें (स्किन टैग) हानिरहित हैं। मधुमेह या कम रक्त बहाव में एसिड, ब्लेड या गोखरू पट्टी नहीं।',
      'चेहरे या गुप्तांग पर हों, ख़ून आए, बढ़ें या रंग बदलें, बहुत सारे एक साथ आएँ, या मधुमेह हो',
    ],
  ),
  topic(
    'sun-skin',
    [
      'Sun, tan and dark patches',
      'Sunscreen with SPF 30 or more on the face each morning, again after two to three hours in the sun, a hat and shade from 11 to 4. Cool a sunburn with wet cloths, drink, leave blisters closed. Dark patches on cheeks (melasma) come from hormones and sun: sunscreen is the main treatment, creams from a skin doctor help over months. Fairness creams with steroid or mercury do lasting harm. Water, sleep and no tobacco make skin look better than drips or lemon.',
      'a mole changes, a sore does not heal, patches spread, or a burn has large blisters or fever; call an ambulance if a person in the sun is confused or faints',
    ],
    [
      'धूप, टैन और झाइयाँ',
      'सुबह चेहरे पर SPF 30 या ज़्यादा का सनस्क्रीन, धूप में दो-तीन घंटे बाद फिर, टोपी, और 11 से 4 छाया। धूप से जली त्वचा को गीले कपड़े से ठंडा करें, पानी पिएँ, छाले न फोड़ें। गालों की झाइयाँ (मेलाज़्मा) हार्मोन और धूप से: सनस्क्रीन मुख्य इलाज है, त्वचा विशेषज्ञ की क्रीम महीनों में मदद करती है। स्टेरॉयड या पारे वाली गोरा करने की क्रीम स्थायी नुक़सान करती है। ड्रिप या नींबू से ज़्यादा पानी, नींद और तंबाकू न लेना त्वचा को अच्छा रखते हैं।',
      'तिल बदले, घाव न भरे, दाग फैलें, या जली त्वचा पर बड़े छाले या बुख़ार हो; धूप में व्यक्ति उलझे या बेहोश हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'cracked-heels',
    [
      'Cracked heels and dry lips',
      'Soak the feet in lukewarm water for 15 minutes, rub the hard skin gently with a stone, dry, put on plain petroleum jelly or a cream with urea, and wear socks at night; closed shoes by day. Lips: petroleum jelly or ghee, no licking, a lip balm with sun protection. It takes two to three weeks. With diabetes do not use blades, and show every crack.',
      'cracks bleed, are red, hot or run pus, you have diabetes, or corners of the mouth stay torn (iron and B vitamins are then tested)',
    ],
    [
      'फटी एड़ियाँ और सूखे होंठ',
      'पैर 15 मिनट गुनगुने पानी में रखें, सख़्त त्वचा पत्थर से हल्के घिसें, सुखाएँ, सादी वैसलीन या यूरिया वाली क्रीम लगाएँ और रात में मोज़े पहनें; दिन में बंद जूते। होंठ: वैसलीन या घी, चाटें नहीं, धूप से बचाव वाला लिप बाम। दो-तीन हफ़्ते लगते हैं। मधुमेह में ब्लेड न चलाएँ और हर दरार दिखाएँ।',
      'दरार से ख़ून आए, लाल, गर्म हो या मवाद आए, मधुमेह हो, या मुँह के कोने फटे रहें (तब आयरन और बी विटामिन जाँचते हैं)',
    ],
  ),
  topic(
    'sweating',
    [
      'Sweating and body odour',
      'Sweat smells when bacteria on the skin break it down: wash daily, dry well, cotton, fresh clothes, an antiperspirant with aluminium on dry skin at night. Sweaty hands, feet or armpits since youth are harmless; stronger antiperspirants, water-bath current (iontophoresis) or injections help. Sweating everywhere or at night can come from fever, TB, the thyroid, low sugar, menopause or medicines.',
      'it is new and everywhere, soaks the sheets at night, or comes with weight loss, fever or a lump; call an ambulance if cold sweat comes with pain in the chest or faintness',
    ],
    [
      'पसीना और शरीर की बदबू',
      'पसीने में बदबू त्वचा के जीवाणुओं से आती है: रोज़ नहाएँ, अच्छी तरह सुखाएँ, सूती और ताज़े कपड़े, रात में सूखी त्वचा पर एल्युमिनियम वाला एंटीपर्स्पिरेंट। बचपन से हथेली, पैर या बग़ल में पसीना हानिरहित है; तेज़ एंटीपर्स्पिरेंट, पानी में हल्का करंट (आयनटोफ़ोरेसिस) या इंजेक्शन मदद करते हैं। पूरे शरीर या रात का पसीना बुख़ार, टीबी, थायरॉइड, कम शुगर, रजोनिवृत्ति या दवा से हो सकता है।',
      'नया और पूरे शरीर पर हो, रात में चादर भीगे, या वज़न घटना, बुख़ार या गाँठ हो; ठंडे पसीने के साथ छाती में दर्द या बेहोशी जैसा हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'dark-circles',
    [
      'Dark circles under the eyes',
      'Mostly thin skin, family and age, with too little sleep, rubbing, allergy and sun; seldom an illness. Sleep, a cold cloth, a raised pillow, sunscreen, no rubbing, treating allergy, and enough iron help a little. Potato, almond oil or expensive creams change hardly anything. Anaemia is worth a test if you are pale and tired.',
      'the eyes are swollen in the morning for weeks, only one side changes, or you are pale and tired',
    ],
    [
      'आँखों के नीचे काले घेरे',
      'ज़्यादातर पतली त्वचा, परिवार और उम्र से, साथ में कम नींद, मलना, एलर्जी और धूप; बीमारी कम ही। नींद, ठंडा कपड़ा, ऊँचा तकिया, सनस्क्रीन, न मलना, एलर्जी का इलाज और पर्याप्त आयरन थोड़ी मदद करते हैं। आलू, बादाम तेल या महँगी क्रीम से ख़ास फ़र्क़ नहीं। पीलापन और थकान हो तो ख़ून की कमी जँचवाएँ।',
      'हफ़्तों सुबह आँखें सूजी रहें, केवल एक ओर बदलाव हो, या पीलापन और थकान हो',
    ],
  ),
  topic(
    'ocd',
    [
      'Obsessive thoughts and compulsions (OCD)',
      'In OCD thoughts that one does not want come again and again (dirt, harm, sin, sex), and one must wash, check, count or ask to calm the fear, for more than an hour a day. Such thoughts are not wishes, and having them makes nobody bad. Training to face the fear without the ritual (exposure therapy) and certain medicines help about two of three people. The family helps by not joining in the rituals, kindly. In India Tele-MANAS (14416) is free.',
      'thoughts or rituals take an hour a day or hinder work and family; speak with somebody at once if you fear that you will act on thoughts of harm, or life seems too heavy',
    ],
    [
      'बार-बार आने वाले विचार और आदतें (OCD)',
      'OCD में अनचाहे विचार बार-बार आते हैं (गंदगी, नुक़सान, पाप, यौन), और डर शांत करने के लिए धोना, जाँचना, गिनना या पूछना पड़ता है, दिन में एक घंटे से ज़्यादा। ऐसे विचार इच्छा नहीं हैं, और उनसे कोई बुरा नहीं हो जाता। बिना रस्म के डर का सामना करने का अभ्यास (एक्सपोज़र थेरेपी) और कुछ दवाएँ तीन में लगभग दो लोगों की मदद करती हैं। परिवार प्यार से रस्मों में साथ न दे। भारत में टेली-मानस (14416) मुफ़्त है।',
      'विचार या रस्में दिन में एक घंटा लें या काम और परिवार में बाधा बनें; डर हो कि नुक़सान के विचार पर चल पड़ेंगे, या जीना भारी लगे, तो तुरंत किसी से बात करें',
    ],
  ),
  topic(
    'psychosis',
    [
      'Schizophrenia and bipolar disorder',
      'In schizophrenia people hear voices, feel followed or watched, speak confusedly or withdraw; in bipolar disorder weeks of great drive, little sleep and spending change with depression. Both are illnesses of the brain that mostly begin between 15 and 30, no possession and nobody’s fault. Medicines taken for long, talking, work and family keep most people well; stopping them brings it back. Speak calmly, do not argue about the voices, and do not tie or lock up anybody. In India Tele-MANAS (14416) advises the family too.',
      'you or somebody else notices such signs: early treatment works best; call an ambulance or 112 if there are thoughts of killing oneself or others, or somebody does not eat or sleep for days',
    ],
    [
      'सिज़ोफ़्रेनिया और बाइपोलर',
      'सिज़ोफ़्रेनिया में आवाज़ें सुनाई देती हैं, पीछा किए जाने का शक, उलझी बातें या अलग-थलग रहना; बाइपोलर में हफ़्तों बहुत जोश, कम नींद और ख़र्च, फिर अवसाद। दोनों दिमाग़ की बीमारियाँ हैं, ज़्यादातर 15 से 30 में शुरू होती हैं, भूत-प्रेत नहीं और किसी का दोष नहीं। लंबी दवा, बातचीत, काम और परिवार से ज़्यादातर लोग ठीक रहते हैं; दवा छोड़ने से लौटती है। शांति से बात करें, आवाज़ों पर बहस न करें, किसी को बाँधें या बंद न करें। भारत में टेली-मानस (14416) परिवार को भी सलाह देता है।',
      'ऐसे संकेत दिखें: जल्दी इलाज सबसे अच्छा है; ख़ुद को या दूसरों को मारने के विचार हों, या कोई कई दिन न खाए-सोए तो एम्बुलेंस या 112 को फ़ोन करें',
    ],
  ),
  topic(
    'grief',
    [
      'Grief and loss',
      'After a death or a separation sadness, anger, numbness, guilt, bad sleep and no appetite are natural, come in waves and ease over months, differently in each person. It helps to speak of the one who was lost, to keep meals, sleep and walks, to accept help and to let rituals and tears have their place; alcohol and tablets postpone it. Children need plain words and their daily round. There is no right way and no date.',
      'after some months it does not get lighter, you cannot work or care for yourself, or drink to bear it; speak with somebody now if you think of dying: in India Tele-MANAS (14416, free, day and night)',
    ],
    [
      'शोक और किसी को खोना',
      'मृत्यु या बिछड़ने के बाद उदासी, ग़ुस्सा, सुन्नपन, अपराधबोध, ख़राब नींद और भूख न लगना स्वाभाविक है, लहरों में आता है और महीनों में घटता है, हर व्यक्ति में अलग। जिसे खोया उसके बारे में बात करना, खाना, नींद और टहलना बनाए रखना, मदद लेना, और रस्मों व आँसुओं को जगह देना मदद करता है; शराब और गोलियाँ उसे टालती हैं। बच्चों को साफ़ शब्द और रोज़ की दिनचर्या चाहिए। कोई सही तरीक़ा या तारीख़ नहीं।',
      'कुछ महीनों में हल्का न हो, काम या अपनी देखभाल न हो पाए, या सहने के लिए पीना पड़े; मरने के विचार हों तो अभी किसी से बात करें: भारत में टेली-मानस (14416, मुफ़्त, दिन-रात)',
    ],
  ),
];
