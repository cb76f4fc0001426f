import { topic } from './topic.js';

export const infections = [
  topic(
    'fever',
    [
      'Fever',
      'Fever is a body temperature above about 38 °C (100.4 °F). It is mostly a sign that the body is fighting an infection, often a virus, and passes within a few days. Rest, drink plenty, wear light clothes and keep the room airy. Antibiotics do not help against viruses. Where there is dengue, take no ibuprofen or aspirin until it is ruled out; children get no aspirin.',
      'it lasts longer than three days, is above 39.4 °C (103 °F) or comes back; call an ambulance or go to a hospital at once with a stiff neck, confusion, a fit, trouble breathing, bleeding, a new rash or very little urine; a baby under three months with fever has to be seen at once',
    ],
    [
      'बुख़ार',
      'शरीर का तापमान लगभग 38 °C (100.4 °F) से ऊपर हो तो उसे बुख़ार कहते हैं। यह ज़्यादातर किसी संक्रमण, अक्सर वायरस, से लड़ने का संकेत है और कुछ दिनों में उतर जाता है। आराम करें, ख़ूब पानी पिएँ, हल्के कपड़े पहनें और कमरा हवादार रखें। वायरस पर एंटीबायोटिक काम नहीं करती। जहाँ डेंगू हो, वहाँ जाँच होने तक आइबुप्रोफ़ेन या ऐस्पिरिन न लें; बच्चों को ऐस्पिरिन न दें।',
      'बुख़ार तीन दिन से ज़्यादा रहे, 39.4 °C (103 °F) से ऊपर हो या लौट आए; गर्दन में अकड़न, उलझन, दौरा, साँस में मुश्किल, ख़ून बहना, नए चकत्ते या बहुत कम पेशाब हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ; तीन महीने से छोटे शिशु को बुख़ार में तुरंत दिखाएँ',
    ],
  ),
  topic(
    'cold',
    [
      'Common cold, cough and sore throat',
      'A cold is caused by viruses and goes away by itself, mostly within 7 to 10 days; a cough may stay for two weeks or more. Rest, warm drinks, gargling with salt water and honey (not for babies under one year) can ease it. Steam may feel good, but scalds are common: keep children away. Antibiotics do not help.',
      'a cough lasts longer than two weeks (in India it is then tested for TB), fever stays high, or you lose weight; at once if breathing is hard, you cough up blood, or cannot swallow your own saliva',
    ],
    [
      'सर्दी-ज़ुकाम, खाँसी और गला ख़राब',
      'ज़ुकाम वायरस से होता है और ज़्यादातर 7 से 10 दिन में अपने आप ठीक हो जाता है; खाँसी दो हफ़्ते या ज़्यादा रह सकती है। आराम, गर्म पेय, नमक के पानी से ग़रारे और शहद (एक साल से छोटे शिशु को नहीं) से राहत मिलती है। भाप अच्छी लग सकती है, पर जलने का ख़तरा है: बच्चों को दूर रखें। एंटीबायोटिक से फ़ायदा नहीं होता।',
      'खाँसी दो हफ़्ते से ज़्यादा रहे (भारत में तब टीबी की जाँच होती है), तेज़ बुख़ार बना रहे या वज़न घटे; साँस में मुश्किल हो, खाँसी में ख़ून आए या अपनी लार भी न निगली जाए तो तुरंत',
    ],
  ),
  topic(
    'flu-covid',
    [
      'Influenza and COVID-19',
      'Both are infections of the airways by viruses: fever, cough, sore throat, aches and tiredness. Most people get well within one to two weeks at home. Stay away from older and ill people, wear a mask, air the room, wash hands. Vaccines lower the risk of severe illness.',
      'fever stays beyond three days, or the person is old, pregnant or has a long-term illness; call an ambulance or go to a hospital at once if breathing gets hard, the chest hurts, the oxygen level is below 94 %, lips turn blue, or somebody is confused or hard to wake',
    ],
    [
      'फ़्लू और कोविड-19',
      'दोनों वायरस से होने वाले श्वसन संक्रमण हैं: बुख़ार, खाँसी, गले में ख़राश, बदन दर्द और थकान। ज़्यादातर लोग एक-दो हफ़्ते में घर पर ठीक हो जाते हैं। बुज़ुर्गों और बीमार लोगों से दूर रहें, मास्क पहनें, कमरा हवादार रखें, हाथ धोएँ। टीके से गंभीर बीमारी का ख़तरा घटता है।',
      'बुख़ार तीन दिन से ज़्यादा रहे, या व्यक्ति बुज़ुर्ग, गर्भवती या पुराना रोगी हो; साँस लेना मुश्किल हो, छाती में दर्द हो, ऑक्सीजन 94 % से कम हो, होंठ नीले हों, या उलझन हो या जगाना मुश्किल हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'dengue',
    [
      'Dengue and chikungunya',
      'Both come from mosquitoes that bite by day: sudden high fever, pain behind the eyes, in muscles and joints, a rash. There is no special medicine; rest and plenty of fluids matter. Avoid ibuprofen and aspirin, which can make bleeding worse. After chikungunya the joints may hurt for weeks or months. Empty standing water weekly and use nets and repellent.',
      'you suspect it; go to a hospital at once with strong belly pain, repeated vomiting, bleeding, drowsiness, cold hands or very little urine, above all on the days when the fever falls',
    ],
    [
      'डेंगू और चिकनगुनिया',
      'दोनों दिन में काटने वाले मच्छरों से फैलते हैं: अचानक तेज़ बुख़ार, आँखों के पीछे, मांसपेशियों और जोड़ों में दर्द, चकत्ते। कोई ख़ास दवा नहीं है; आराम और ख़ूब तरल ज़रूरी हैं। आइबुप्रोफ़ेन और ऐस्पिरिन से बचें, इनसे ख़ून बहना बढ़ सकता है। चिकनगुनिया के बाद जोड़ों का दर्द हफ़्तों या महीनों रह सकता है। हर हफ़्ते रुका पानी ख़ाली करें, मच्छरदानी लगाएँ।',
      'शक हो; पेट में तेज़ दर्द, बार-बार उल्टी, ख़ून बहना, सुस्ती, ठंडे हाथ या बहुत कम पेशाब हो तो तुरंत अस्पताल जाएँ, ख़ासकर बुख़ार उतरने के दिनों में',
    ],
  ),
  topic(
    'malaria',
    [
      'Malaria',
      'Malaria is caused by a parasite that mosquitoes carry at night. Fever with chills and sweating, headache and vomiting begin one to four weeks after the bite. A blood test shows it, and tablets cure it when taken to the end. Sleep under a treated net, cover arms and legs in the evening, and drain standing water.',
      'you have fever with chills in or after a stay in a malaria area; the test should be done within a day; at once with confusion, a fit, yellow eyes or trouble breathing, in pregnancy, and in a small child',
    ],
    [
      'मलेरिया',
      'मलेरिया एक परजीवी से होता है जिसे रात में काटने वाले मच्छर फैलाते हैं। काटने के एक से चार हफ़्ते बाद ठंड के साथ बुख़ार, पसीना, सिरदर्द और उल्टी होती है। ख़ून की जाँच से पता चलता है, और दवा पूरी लेने से ठीक हो जाता है। दवा लगी मच्छरदानी में सोएँ, शाम को बदन ढकें, पानी जमा न होने दें।',
      'मलेरिया वाले इलाक़े में या वहाँ से लौटकर ठंड के साथ बुख़ार हो; जाँच एक दिन के अंदर करानी चाहिए; उलझन, दौरा, पीली आँखें या साँस में मुश्किल हो, गर्भावस्था हो या छोटा बच्चा हो तो तुरंत',
    ],
  ),
  topic(
    'typhoid',
    [
      'Typhoid',
      'Typhoid is an infection by bacteria in food or water: fever that climbs over days, headache, belly pain, constipation or diarrhoea. Antibiotics cure it; they have to be taken to the end. To avoid it, drink boiled or treated water, eat freshly cooked hot food, wash hands, and ask about the vaccine.',
      'fever lasts longer than three days; a blood culture shows typhoid more surely than the Widal test; go to a hospital at once with strong belly pain, blood in the stool or confusion',
    ],
    [
      'टाइफ़ाइड',
      'टाइफ़ाइड खाने या पानी के जीवाणुओं से होता है: कई दिन बढ़ता बुख़ार, सिरदर्द, पेट दर्द, कब्ज़ या दस्त। एंटीबायोटिक से ठीक होता है; उन्हें पूरा लेना ज़रूरी है। बचाव के लिए उबला या साफ़ किया पानी पिएँ, ताज़ा गर्म खाना खाएँ, हाथ धोएँ, और टीके के बारे में पूछें।',
      'बुख़ार तीन दिन से ज़्यादा रहे; विडाल जाँच से ज़्यादा भरोसेमंद ब्लड कल्चर है; पेट में तेज़ दर्द, मल में ख़ून या उलझन हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'tuberculosis',
    [
      'Tuberculosis (TB)',
      'TB is caused by bacteria that spread through the air when a person with TB of the lungs coughs. Signs are a cough for more than two weeks, fever in the evening, night sweats and weight loss. It can be cured with medicines taken for six months or longer; stopping early makes it resistant. Test and treatment are free in government centres in India.',
      'you cough for more than two weeks, cough up a little blood, or live with a person who has TB; call an ambulance if you cough up much blood or breathing is hard',
    ],
    [
      'टीबी (क्षय रोग)',
      'टीबी जीवाणुओं से होती है, जो फेफड़ों की टीबी वाले व्यक्ति के खाँसने पर हवा से फैलते हैं। लक्षण: दो हफ़्ते से ज़्यादा खाँसी, शाम को बुख़ार, रात में पसीना, वज़न घटना। छह महीने या ज़्यादा दवा लेने से ठीक होती है; बीच में छोड़ने से दवा बेअसर हो जाती है। भारत में सरकारी केंद्रों पर जाँच और इलाज मुफ़्त है।',
      'दो हफ़्ते से ज़्यादा खाँसी हो, खाँसी में थोड़ा ख़ून आए, या घर में किसी को टीबी हो; बहुत ख़ून आए या साँस मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'hiv-sti',
    [
      'HIV and sexually transmitted infections',
      'These infections pass mainly through sex without a condom; HIV and hepatitis B also through blood. Many cause no signs for long, so a test is the only way to know; in India it is confidential and free in government centres. Many can be cured, all can be treated, and with HIV people who take their medicines live a normal span.',
      'you had unprotected sex, notice sores, discharge or burning, or are pregnant and were not tested; after a possible contact with HIV go within 72 hours, because medicine can still prevent it',
    ],
    [
      'एचआईवी और यौन संचारित संक्रमण',
      'ये संक्रमण मुख्यतः बिना कंडोम के यौन संबंध से फैलते हैं; एचआईवी और हेपेटाइटिस बी ख़ून से भी। कई में लंबे समय तक लक्षण नहीं होते, इसलिए जाँच ही एक तरीक़ा है; भारत में सरकारी केंद्रों पर वह गोपनीय और मुफ़्त है। कई ठीक हो जाते हैं, सबका इलाज है, और दवा लेने वाले एचआईवी के मरीज़ सामान्य उम्र जीते हैं।',
      'असुरक्षित संबंध हुआ हो, घाव, स्राव या जलन हो, या गर्भवती हों और जाँच न हुई हो; एचआईवी के संभावित संपर्क के बाद 72 घंटे के अंदर जाएँ, तब दवा से बचाव हो सकता है',
    ],
  ),
  topic(
    'hepatitis',
    [
      'Viral hepatitis',
      'Hepatitis is an inflammation of the liver. Types A and E come with unclean water and food and mostly heal by themselves; B and C pass through blood, sex and at birth, and can damage the liver over years. There are vaccines against A and B, and tablets cure most people of C. Do not share razors or needles.',
      'eyes turn yellow or urine dark, you feel sick and very tired, or a test was positive; go to a hospital at once with confusion, drowsiness or bleeding, and in pregnancy',
    ],
    [
      'हेपेटाइटिस',
      'हेपेटाइटिस जिगर की सूजन है। ए और ई गंदे पानी और खाने से होते हैं और ज़्यादातर अपने आप ठीक हो जाते हैं; बी और सी ख़ून, यौन संबंध और जन्म के समय फैलते हैं और सालों में जिगर ख़राब कर सकते हैं। ए और बी के टीके हैं, और सी ज़्यादातर लोगों में दवा से ठीक हो जाता है। रेज़र या सुई साझा न करें।',
      'आँखें पीली या पेशाब गहरा हो, जी मिचलाए और बहुत थकान हो, या जाँच पॉज़िटिव आई हो; उलझन, सुस्ती या ख़ून बहना हो, या गर्भावस्था हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'childhood-rashes',
    [
      'Chickenpox, measles and other rashes of children',
      'Chickenpox begins with itching blisters; measles with fever, cough and red eyes and then a rash; hand, foot and mouth disease with sores in the mouth and spots on hands and feet. All are caused by viruses and pass quickly to others, so keep the child at home: with chickenpox until all blisters are dry, with measles until four days after the rash began, with hand, foot and mouth disease until the child is well. Give no aspirin, and with chickenpox no ibuprofen. Measles and chickenpox can be prevented by vaccines.',
      'you suspect measles (call before you go), the child is under one year, or pregnant women are at home; call an ambulance or go to a hospital at once with hard breathing, drowsiness, a fit, a stiff neck, a child that does not drink, or a rash that stays under a pressed glass',
    ],
    [
      'चिकनपॉक्स, ख़सरा और बच्चों के दूसरे चकत्ते',
      'चिकनपॉक्स में खुजली वाले छाले होते हैं; ख़सरे में बुख़ार, खाँसी, लाल आँखें और फिर चकत्ते; हाथ-पैर-मुँह रोग में मुँह में छाले और हाथ-पैर पर दाने। सब वायरस से होते हैं और जल्दी फैलते हैं, इसलिए बच्चे को घर पर रखें: चिकनपॉक्स में सब छाले सूखने तक, ख़सरे में चकत्ते शुरू होने के चार दिन बाद तक, हाथ-पैर-मुँह रोग में ठीक होने तक। ऐस्पिरिन न दें, और चिकनपॉक्स में आइबुप्रोफ़ेन भी नहीं। ख़सरा और चिकनपॉक्स के टीके हैं।',
      'ख़सरे का शक हो (जाने से पहले फ़ोन करें), बच्चा एक साल से छोटा हो, या घर में गर्भवती महिला हो; साँस में मुश्किल, सुस्ती, दौरा, गर्दन में अकड़न हो, बच्चा कुछ न पिए, या चकत्ते काँच से दबाने पर न मिटें तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'rabies',
    [
      'Rabies and tetanus',
      'Rabies comes from bites and scratches of infected animals, mostly dogs, and is always deadly once it breaks out, but vaccine given early prevents it: wash the wound with soap for 15 minutes and go the same day. Tetanus comes from soil in wounds. Adults need a booster about every ten years; after a dirty wound a doctor decides by the date of the last one.',
      'an animal bit or scratched you (the same day, also by a lick on broken skin or a bat), or a deep or dirty wound was not covered by a tetanus vaccine in the last five years; call an ambulance if the jaw gets stiff or swallowing hard',
    ],
    [
      'रेबीज़ और टिटनेस',
      'रेबीज़ संक्रमित जानवरों, ज़्यादातर कुत्तों, के काटने या खरोंचने से होता है और हो जाने पर जानलेवा है, पर समय पर टीके से बच सकते हैं: घाव 15 मिनट साबुन से धोएँ और उसी दिन जाएँ। टिटनेस घाव में मिट्टी से होता है। वयस्कों को लगभग हर दस साल में बूस्टर चाहिए; गंदे घाव के बाद डॉक्टर पिछली तारीख़ देखकर तय करते हैं।',
      'किसी जानवर ने काटा या खरोंचा हो (उसी दिन; फटी त्वचा चाटने या चमगादड़ से भी), या गहरा या गंदा घाव हो और पाँच साल में टिटनेस का टीका न लगा हो; जबड़ा अकड़े या निगलना मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'antibiotics',
    [
      'Antibiotics and resistance',
      'Antibiotics work against bacteria, not against colds, flu and most sore throats. Taking them without need, or stopping in between, breeds bacteria that no medicine kills. Take them only when a doctor prescribes them, for as long as prescribed, never from leftovers. Some do not go together with alcohol, others not with milk; the pharmacist knows.',
      'you do not feel better after two to three days of an antibiotic, or get a rash or strong diarrhoea from it; call an ambulance if face or throat swell or breathing gets hard',
    ],
    [
      'एंटीबायोटिक और प्रतिरोध',
      'एंटीबायोटिक जीवाणुओं पर काम करती है, सर्दी, फ़्लू और ज़्यादातर गले की ख़राश पर नहीं। बेवजह लेने या बीच में छोड़ने से ऐसे जीवाणु बनते हैं जिन पर दवा काम नहीं करती। केवल डॉक्टर के लिखने पर, जितने दिन लिखा हो उतने दिन लें, बची हुई दवा कभी नहीं। कुछ शराब के साथ नहीं चलतीं, कुछ दूध के साथ; फ़ार्मासिस्ट बता सकते हैं।',
      'दो-तीन दिन एंटीबायोटिक लेने पर आराम न हो, या चकत्ते या तेज़ दस्त हों; चेहरा या गला सूजे या साँस मुश्किल हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'hand-washing',
    [
      'Hand washing',
      'Washing hands with soap and running water for 20 seconds prevents many cases of diarrhoea and colds. Do it before eating, cooking and feeding a child, after the toilet and changing nappies, after coughing or sneezing, and before and after caring for somebody who is ill or has a wound. Rub also the backs, between the fingers and under the nails. Where there is no water, a sanitizer with at least 60 % alcohol helps; keep it away from children.',
      'diarrhoea or fever goes round at home and does not get better; call an ambulance if a child swallowed sanitizer',
    ],
    [
      'हाथ धोना',
      'साबुन और बहते पानी से 20 सेकंड हाथ धोने से दस्त और ज़ुकाम के कई मामले रुकते हैं। खाने, पकाने और बच्चे को खिलाने से पहले, शौच और नैपी बदलने के बाद, खाँसने-छींकने के बाद, और बीमार या घाव वाले की देखभाल से पहले और बाद में धोएँ। हाथ की पीठ, उँगलियों के बीच और नाख़ूनों के नीचे भी मलें। पानी न हो तो कम से कम 60 % अल्कोहल वाला सैनिटाइज़र लें; बच्चों से दूर रखें।',
      'घर में दस्त या बुख़ार फैले और ठीक न हो; बच्चे ने सैनिटाइज़र निगला हो तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'safe-water',
    [
      'Safe drinking water',
      'Water can carry germs that cause diarrhoea, typhoid and jaundice. Water that is not surely clean should be boiled until it bubbles strongly, or treated with a filter or chlorine as the packet says. Keep it covered, and take it out with a clean ladle. Boiling does not take out metals, arsenic, fluoride or chemicals: where they are in the ground, the water has to be tested.',
      'diarrhoea or vomiting lasts longer than a day or two, or eyes turn yellow, after unclean water; at once with drowsiness, sunken eyes or hardly any urine',
    ],
    [
      'पीने का साफ़ पानी',
      'पानी से दस्त, टाइफ़ाइड और पीलिया के कीटाणु आ सकते हैं। जिस पानी का भरोसा न हो उसे तेज़ खौलने तक उबालें, या फ़िल्टर से या पैकेट के अनुसार क्लोरीन से साफ़ करें। ढककर रखें और साफ़ डंडी वाले बर्तन से निकालें। उबालने से धातु, आर्सेनिक, फ़्लोराइड या रसायन नहीं जाते: जहाँ ये ज़मीन में हों, पानी की जाँच करानी चाहिए।',
      'गंदे पानी के बाद एक-दो दिन से ज़्यादा दस्त या उल्टी रहे, या आँखें पीली हों; सुस्ती, धँसी आँखें या पेशाब लगभग बंद हो तो तुरंत',
    ],
  ),
];
