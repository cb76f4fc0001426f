import { topic } from './topic.js';

/** Subjects that people ask about often and that belong to no other topic. */
export const everyday = [
  topic(
    'health-schemes',
    [
      'Free and low-cost care in India',
      'Ayushman Bharat (PM-JAY) pays hospital treatment up to 5 lakh rupees a year for each listed family, in government and listed private hospitals, and for everybody of 70 years or more whatever the income. It does not pay visits without admission. Check and apply at beneficiary.nha.gov.in, in the Ayushman app, on 14555 or at the help desk of a hospital, with Aadhaar. In government centres vaccines for children, care in pregnancy and birth, and tests and medicines for TB and HIV are free; Jan Aushadhi shops sell generic medicines cheaply. States have schemes of their own; rules change, so ask there.',
      'you are ill: do not wait for a card; government hospitals treat emergencies without one',
    ],
    [
      'भारत में मुफ़्त और सस्ता इलाज',
      'आयुष्मान भारत (PM-JAY) सूची में शामिल हर परिवार का साल में 5 लाख रुपये तक भर्ती होकर इलाज कराता है, सरकारी और सूचीबद्ध निजी अस्पतालों में, और 70 साल या ज़्यादा उम्र के सबका, आमदनी चाहे जो हो। बिना भर्ती दिखाने का ख़र्च इसमें नहीं। beneficiary.nha.gov.in, आयुष्मान ऐप, 14555 या अस्पताल के सहायता केंद्र पर आधार के साथ देखें और आवेदन करें। सरकारी केंद्रों पर बच्चों के टीके, गर्भ और प्रसव की देखभाल, और टीबी व एचआईवी की जाँच और दवा मुफ़्त हैं; जन औषधि दुकानों पर जेनेरिक दवाएँ सस्ती मिलती हैं। राज्यों की अपनी योजनाएँ भी हैं; नियम बदलते हैं, इसलिए वहीं पूछें।',
      'बीमार हों: कार्ड का इंतज़ार न करें; सरकारी अस्पताल आपात स्थिति में बिना कार्ड भी इलाज करते हैं',
    ],
  ),
  topic(
    'herbs-supplements',
    [
      'Supplements and herbal medicines',
      'Healthy people who eat a mixed diet need no multivitamin; exceptions are folic acid and iron in pregnancy, B12 for vegans, vitamin D or iron when a test shows a lack. Natural does not mean harmless: giloy, ashwagandha, kadha in large amounts and some powders have injured livers, some hold lead, mercury or hidden steroids, and many disturb thyroid, sugar, pressure or blood-thinning medicines. Turmeric in food or milk is fine, a tablet of it is another thing. Vinegar hurts teeth and gullet. None replaces the medicine for TB, diabetes, pressure, thyroid or cancer.',
      'you are pregnant, breastfeed, take other medicines or have liver, kidney or thyroid disease: ask before; stop and have your liver tested with yellow eyes, dark urine, vomiting or great tiredness',
    ],
    [
      'सप्लीमेंट और जड़ी-बूटी',
      'मिला-जुला खाना खाने वाले स्वस्थ लोगों को मल्टीविटामिन ज़रूरी नहीं; अपवाद हैं गर्भ में फ़ोलिक एसिड और आयरन, वीगन में बी12, और जाँच में कमी निकलने पर विटामिन डी या आयरन। प्राकृतिक का मतलब हानिरहित नहीं: गिलोय, अश्वगंधा, ज़्यादा काढ़ा और कुछ चूर्ण से लिवर ख़राब हुआ है, कुछ में सीसा, पारा या छिपा स्टेरॉयड होता है, और कई थायरॉइड, शुगर, रक्तचाप या ख़ून पतला करने की दवा में गड़बड़ करते हैं। खाने या दूध में हल्दी ठीक है, उसकी गोली अलग बात है। सिरका दाँत और गले को नुक़सान करता है। इनमें से कोई टीबी, मधुमेह, रक्तचाप, थायरॉइड या कैंसर की दवा की जगह नहीं लेता।',
      'गर्भवती हों, स्तनपान कराती हों, दूसरी दवा लेते हों या लिवर, गुर्दे, थायरॉइड की बीमारी हो तो पहले पूछें; आँखें पीली, पेशाब गहरा, उल्टी या बहुत थकान हो तो बंद करके लिवर जँचवाएँ',
    ],
  ),
  topic(
    'frozen-shoulder',
    [
      'Shoulder and elbow pain',
      'In a frozen shoulder the capsule gets stiff: first pain, also at night, then stiffness for months; it is more common with diabetes and thyroid disease and mostly gets better in one to three years. Move it gently each day within bearable pain: swing the arm like a pendulum, walk the fingers up a wall; warmth before, and physiotherapy. Tennis elbow comes from gripping and twisting: less of it for weeks, slow strengthening. An injection by a doctor can shorten pain. A sling for long makes it stiffer.',
      'pain follows a fall, lasts over two weeks, or you cannot lift the arm; the same day with fever, a hot swollen joint or numb fingers; call an ambulance if pain in the left shoulder or arm comes with pressure in the chest, sweating or breathlessness',
    ],
    [
      'कंधे और कोहनी का दर्द',
      'फ़्रोज़न शोल्डर में जोड़ की झिल्ली सख़्त हो जाती है: पहले दर्द, रात में भी, फिर महीनों जकड़न; मधुमेह और थायरॉइड में ज़्यादा होता है और ज़्यादातर एक-तीन साल में ठीक होता है। रोज़ सहने लायक़ दर्द तक धीरे हिलाएँ: बाँह को पेंडुलम जैसा झुलाएँ, दीवार पर उँगलियाँ ऊपर चढ़ाएँ; पहले सिकाई, और फ़िज़ियोथेरेपी। टेनिस एल्बो पकड़ने और मरोड़ने से होती है: कुछ हफ़्ते वह कम करें, धीरे मज़बूती। डॉक्टर के इंजेक्शन से दर्द जल्दी घट सकता है। देर तक पट्टी से जकड़न बढ़ती है।',
      'गिरने के बाद दर्द हो, दो हफ़्ते से ज़्यादा रहे, या बाँह न उठे; बुख़ार, गर्म सूजा जोड़ या सुन्न उँगलियाँ हों तो उसी दिन; बाएँ कंधे या बाँह के दर्द के साथ छाती में दबाव, पसीना या साँस फूले तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'testicles',
    [
      'Testicles and foreskin',
      'One testicle hanging lower is usual. A hydrocele is water around it: painless, swollen, mostly harmless, and removed by a small operation if it troubles. A varicocele is widened veins like a bag of worms, mostly left; it needs treatment with pain or trouble to conceive. A hard painless lump must be shown soon. A foreskin that does not go back is usual in small boys and is not forced; in men with pain, tears or infection cream or circumcision helps.',
      'there is a lump, swelling or a dragging pain; go to a hospital at once with sudden strong pain in a testicle, also in boys and with vomiting: it may be twisted and must be operated within hours; also if a foreskin drawn back cannot be brought forward',
    ],
    [
      'अंडकोष और आगे की चमड़ी',
      'एक अंडकोष का नीचे लटकना सामान्य है। हाइड्रोसील उसके चारों ओर पानी है: बिना दर्द सूजन, ज़्यादातर हानिरहित, परेशान करे तो छोटे ऑपरेशन से निकलता है। वैरिकोसील फूली नसें हैं, ज़्यादातर छोड़ी जाती हैं; दर्द हो या बच्चा न ठहरे तो इलाज होता है। सख़्त बिना दर्द की गाँठ जल्दी दिखाएँ। छोटे लड़कों में चमड़ी का पीछे न जाना सामान्य है, ज़ोर न लगाएँ; पुरुषों में दर्द, फटना या संक्रमण हो तो क्रीम या खतना मदद करता है।',
      'गाँठ, सूजन या खिंचाव वाला दर्द हो; अंडकोष में अचानक तेज़ दर्द हो, लड़कों में और उल्टी के साथ भी, तो तुरंत अस्पताल जाएँ: वह मुड़ा हो सकता है और घंटों में ऑपरेशन चाहिए; पीछे की गई चमड़ी आगे न आए तब भी',
    ],
  ),
  topic(
    'breast-pain',
    [
      'Breast pain and breast size',
      'Breasts that ache or feel lumpy in the week before the period are usual; so is tenderness in early pregnancy and with the pill. A bra that fits, warmth or cold and less rubbing help; pain alone is seldom cancer. Size comes from family, weight and hormones: no cream, oil, massage, pump or food changes it, and different sides are usual. Milk-like discharge from both sides can come from pregnancy, medicines or a hormone, and is tested.',
      'there is a new lump, dimpled or red skin, a nipple that turns in, discharge with blood or from one side, or pain in one spot for over two weeks; the same day with a hot red breast and fever',
    ],
    [
      'स्तन में दर्द और आकार',
      'माहवारी से पहले के हफ़्ते में स्तनों में दर्द या गाँठ जैसा लगना सामान्य है; शुरुआती गर्भ और गर्भनिरोधक गोली में भी। सही नाप की ब्रा, सिकाई या ठंडक और कम रगड़ मदद करते हैं; केवल दर्द कम ही कैंसर होता है। आकार परिवार, वज़न और हॉर्मोन से है: कोई क्रीम, तेल, मालिश, पंप या खाना नहीं बदलता, और दोनों तरफ़ का फ़र्क़ सामान्य है। दोनों से दूध जैसा पानी गर्भ, दवा या हॉर्मोन से हो सकता है, और जाँच होती है।',
      'नई गाँठ, धँसी या लाल त्वचा, अंदर मुड़ा निप्पल, ख़ून वाला या एक ही ओर से पानी, या एक जगह दो हफ़्ते से ज़्यादा दर्द हो; गर्म लाल स्तन और बुख़ार हो तो उसी दिन',
    ],
  ),
  topic(
    'autism-attention',
    [
      'Attention, autism, speech and screens in children',
      'Signs of autism are a child who does not answer to the name or point by 12 to 15 months, looks little into faces, speaks late or repeats the same movements; neither upbringing nor vaccines cause it, and training begun early helps most. ADHD is restlessness and poor attention in all places, over six months. Stammering between two and five years mostly passes: wait, listen, do not correct. Screens: none before two years (but video calls), at most an hour a day until five, later with fixed rules, never at meals or before sleep; parents are the model. Thumb sucking mostly stops by four.',
      'a child loses words it had, does not babble by 12 months or speak words by 16 to 18, stammers for over six months, or school and sleep suffer',
    ],
    [
      'बच्चों में ध्यान, ऑटिज़्म, बोलना और मोबाइल',
      'ऑटिज़्म के संकेत: 12-15 महीने तक नाम पर न देखे या इशारा न करे, चेहरे कम देखे, देर से बोले या एक ही हरकत दोहराए; न परवरिश कारण है न टीके, और जल्दी शुरू किया प्रशिक्षण सबसे ज़्यादा मदद करता है। ADHD में हर जगह छह महीने से ज़्यादा बेचैनी और ध्यान की कमी होती है। दो से पाँच साल का हकलाना ज़्यादातर जाता है: रुकें, सुनें, टोकें नहीं। स्क्रीन: दो साल से पहले नहीं (वीडियो कॉल छोड़कर), पाँच तक दिन में ज़्यादा से ज़्यादा एक घंटा, बाद में तय नियम, खाने पर और सोने से पहले नहीं; बच्चे माता-पिता से सीखते हैं। अंगूठा चूसना ज़्यादातर चार साल तक छूटता है।',
      'बच्चा सीखे शब्द भूले, 12 महीने तक बड़बड़ाए नहीं या 16-18 तक शब्द न बोले, छह महीने से ज़्यादा हकलाए, या पढ़ाई और नींद बिगड़े',
    ],
  ),
  topic(
    'boils-heat-rash',
    [
      'Boils, prickly heat, nappy rash and lumps of fat',
      'A boil is a hair root full of pus: warm cloths several times a day until it opens, clean cover, washed hands and own towel; do not squeeze. Many or returning boils: have sugar tested. Prickly heat goes with cool air, loose cotton, cool baths and dry skin. Nappy rash: change often, water instead of wipes, hours without a nappy, a thick zinc cream. A lipoma is soft, moves under the skin, grows slowly and is harmless; it is removed only if it troubles.',
      'a boil is on face or spine, larger than 2 cm, lasts over two weeks, or you have diabetes; a rash has blisters or pus; a lump is hard, grows fast or hurts; at once with fever, red streaks, or a swollen eye',
    ],
    [
      'फोड़े, घमौरी, डायपर रैश और चर्बी की गाँठ',
      'फोड़ा मवाद भरी बाल की जड़ है: दिन में कई बार गुनगुना कपड़ा जब तक खुले, साफ़ पट्टी, धुले हाथ और अलग तौलिया; दबाएँ नहीं। कई या बार-बार हों तो शुगर जँचवाएँ। घमौरी ठंडी हवा, ढीले सूती कपड़े, ठंडे स्नान और सूखी त्वचा से जाती है। डायपर रैश: जल्दी बदलें, वाइप की जगह पानी, कुछ घंटे बिना डायपर, गाढ़ी ज़िंक क्रीम। लिपोमा नरम, त्वचा के नीचे हिलने वाली, धीरे बढ़ने वाली हानिरहित गाँठ है; परेशान करे तभी निकालते हैं।',
      'फोड़ा चेहरे या रीढ़ पर हो, 2 सेमी से बड़ा हो, दो हफ़्ते से ज़्यादा रहे, या मधुमेह हो; दाने में छाले या मवाद हो; गाँठ सख़्त हो, तेज़ी से बढ़े या दुखे; बुख़ार, लाल लकीरें या सूजी आँख हो तो तुरंत',
    ],
  ),
  topic(
    'tetanus',
    [
      'Tetanus injection after a wound',
      'Wash the wound with soap and running water. A clean small wound needs an injection if the last one is more than ten years ago, a deep, dirty, burn or bite wound if more than five; best within a day or two, but it is worth it later. Who had fewer than three in life or does not know gets the series, and with a dirty wound antibodies as well. Not only rust: earth, dung and thorns carry the germ. Pregnant women get two, or one if protected before. A sore arm for two days is usual.',
      'the wound is deep, dirty, from a bite or a nail through the shoe, or you do not know when you had the last one; go to a hospital at once if the jaw gets stiff, swallowing is hard or muscles cramp',
    ],
    [
      'चोट के बाद टिटनेस का इंजेक्शन',
      'घाव साबुन और बहते पानी से धोएँ। साफ़ छोटे घाव में इंजेक्शन तब चाहिए जब पिछला दस साल से पुराना हो, गहरे, गंदे, जले या काटे घाव में पाँच साल से; एक-दो दिन में सबसे अच्छा, पर बाद में भी फ़ायदा है। जीवन में तीन से कम लगे हों या पता न हो, तो पूरी शृंखला लगती है, और गंदे घाव में एंटीबॉडी भी। केवल ज़ंग नहीं: मिट्टी, गोबर और काँटे में भी जीवाणु होता है। गर्भवती को दो, या पहले लगे हों तो एक। दो दिन बाँह में दर्द सामान्य है।',
      'घाव गहरा, गंदा, काटने का हो या कील जूते से घुसी हो, या पिछला इंजेक्शन कब लगा पता न हो; जबड़ा अकड़े, निगलना मुश्किल हो या मांसपेशियाँ ऐंठें तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'leprosy-filaria',
    [
      'Leprosy, filaria, kala-azar and scrub typhus',
      'Leprosy begins with pale or red patches that do not feel touch; tablets for six to twelve months cure it, free in government centres, and soon make it harmless to others. Filaria (swollen leg or scrotum) comes by mosquitoes: take part in the yearly free round of medicine, sleep under nets, wash and dry the leg daily. Kala-azar comes by sandflies: fever for over two weeks with a big spleen. Scrub typhus comes by mites in scrub: fever with a small black scab. All can be treated well if found early.',
      'a patch of skin is numb, a leg or the scrotum swells, or fever lasts longer than three days, or two weeks in an area with kala-azar; at once with drowsiness or breathlessness',
    ],
    [
      'कुष्ठ, फाइलेरिया, काला अज़ार और स्क्रब टाइफ़स',
      'कुष्ठ हल्के या लाल धब्बों से शुरू होता है जिनमें छूने का पता नहीं चलता; छह से बारह महीने की गोलियाँ इसे ठीक करती हैं, सरकारी केंद्रों पर मुफ़्त, और जल्दी ही दूसरों को ख़तरा नहीं रहता। फाइलेरिया (पैर या अंडकोष सूजना) मच्छर से होता है: साल में एक बार की मुफ़्त दवा के दौर में शामिल हों, मच्छरदानी में सोएँ, पैर रोज़ धोकर सुखाएँ। काला अज़ार बालू मक्खी से होता है: दो हफ़्ते से ज़्यादा बुख़ार और बढ़ी तिल्ली। स्क्रब टाइफ़स झाड़ियों के कीट से होता है: बुख़ार और छोटी काली पपड़ी। जल्दी पता चले तो सबका इलाज अच्छा है।',
      'त्वचा का धब्बा सुन्न हो, पैर या अंडकोष सूजे, या बुख़ार तीन दिन से ज़्यादा रहे, या काला अज़ार वाले इलाक़े में दो हफ़्ते; सुस्ती हो या साँस फूले तो तुरंत',
    ],
  ),
  topic(
    'bedridden-care',
    [
      'Caring for somebody in bed',
      'Turn every two hours, keep sheets dry and smooth, use an air or foam mattress, lift instead of pull, free the heels, and look at tailbone, hips and heels each day: red skin that stays red under a finger is the first sore. Protein (dal, egg, curd, milk) and water help healing; do not massage red places, no powder, no spirit. Eat sitting upright and stay so for half an hour. Move arms and legs daily. Catheter: wash with soap and water daily, bag below the bladder, never pull. The one who cares needs pauses too.',
      'skin opens, smells or turns black, the catheter is blocked or urine has blood, or food comes up with cough; at once with fever, confusion or drowsiness, or breathlessness',
    ],
    [
      'बिस्तर पर रहने वाले की देखभाल',
      'हर दो घंटे करवट बदलें, चादर सूखी और बिना सिलवट रखें, हवा या फ़ोम का गद्दा लें, खींचें नहीं उठाएँ, एड़ियाँ उठी रखें, और कमर के नीचे, कूल्हे और एड़ी रोज़ देखें: उँगली दबाने पर भी लाल रहने वाली त्वचा पहला घाव है। प्रोटीन (दाल, अंडा, दही, दूध) और पानी से घाव भरता है; लाल जगह की मालिश, पाउडर या स्पिरिट नहीं। बैठाकर खिलाएँ और आधा घंटा बैठाए रखें। हाथ-पैर रोज़ हिलाएँ। कैथेटर: रोज़ साबुन-पानी से धोएँ, थैली मूत्राशय से नीचे, कभी न खींचें। देखभाल करने वाले को भी आराम चाहिए।',
      'त्वचा खुले, बदबू हो या काली पड़े, कैथेटर बंद हो या पेशाब में ख़ून हो, या खाना खाँसी के साथ लौटे; बुख़ार, उलझन, सुस्ती हो या साँस फूले तो तुरंत',
    ],
  ),
  topic(
    'voice-throat',
    [
      'Hoarse voice',
      'It mostly comes from a cold, much talking or shouting, acid, smoke or dry air, and is gone in one to two weeks. Rest the voice, do not whisper or clear the throat, drink water, breathe steam from warm (not boiling) water, no smoke. A feeling of a lump in the throat that comes and goes and does not stop food is mostly tension or acid.',
      'it lasts over three weeks, sooner if you use tobacco, have a lump in the neck, cough blood or swallow with pain; call an ambulance with noisy breathing, drooling or breathlessness',
    ],
    [
      'गला और आवाज़ बैठना',
      'ज़्यादातर ज़ुकाम, ज़्यादा बोलने-चिल्लाने, एसिड, धुएँ या सूखी हवा से होता है और एक-दो हफ़्ते में जाता है। आवाज़ को आराम दें, फुसफुसाएँ या खँखारें नहीं, पानी पिएँ, गर्म (उबलते नहीं) पानी की भाप लें, धुआँ नहीं। गले में गोला-सा लगना जो आता-जाता रहे और खाना न रोके, ज़्यादातर तनाव या एसिड से है।',
      'तीन हफ़्ते से ज़्यादा रहे, तंबाकू लेते हों तो पहले, गर्दन में गाँठ हो, खाँसी में ख़ून या निगलने में दर्द हो; साँस में आवाज़, लार टपके या साँस फूले तो एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'sinus-nose',
    [
      'Sinus and blocked nose',
      'Sinusitis mostly follows a cold: pressure in face and forehead, thick slime, less smell; it is mostly gone in two to three weeks without an antibiotic. Rinse the nose with salt water made from boiled and cooled water, breathe in moist air, drink, raise the head at night. Drops that open the nose are for a few days only: longer they block it more. Allergy sprays are used daily and are not habit-forming. A bent wall or polyps are operated only if they trouble much.',
      'it lasts over three weeks, gets worse again after it was better, only one side is blocked or bleeds; at once with a swollen or red eye, double sight, stiff neck, high fever or drowsiness',
    ],
    [
      'साइनस और बंद नाक',
      'साइनस की सूजन ज़्यादातर ज़ुकाम के बाद होती है: चेहरे और माथे में दबाव, गाढ़ा बलगम, सूँघना कम; दो-तीन हफ़्ते में ज़्यादातर बिना एंटीबायोटिक जाती है। उबालकर ठंडे किए पानी के नमक-घोल से नाक धोएँ, नम हवा लें, पानी पिएँ, रात में सिर ऊँचा रखें। नाक खोलने वाली बूँदें कुछ ही दिन: ज़्यादा लेने से नाक और बंद होती है। एलर्जी का स्प्रे रोज़ लिया जाता है और आदत नहीं डालता। टेढ़ी हड्डी या पॉलिप का ऑपरेशन तभी जब बहुत परेशानी हो।',
      'तीन हफ़्ते से ज़्यादा रहे, ठीक होकर फिर बिगड़े, एक ही ओर बंद हो या ख़ून आए; आँख सूजी या लाल हो, दोहरा दिखे, गर्दन अकड़े, तेज़ बुख़ार या सुस्ती हो तो तुरंत',
    ],
  ),
  topic(
    'common-medicines',
    [
      'Common medicines',
      'Every medicine can have side effects; the leaflet names them, and most are mild. Show the pharmacist all you take, also herbal things, and say if you are pregnant, breastfeed, have allergies, or trouble of kidneys, liver, heart or stomach. Do not take more than is written, and no two products with the same substance. If something troubles you, ask before you stop a prescribed medicine.',
      'a new complaint began after a new medicine; call an ambulance if face or throat swell, breathing gets hard, or the skin blisters',
    ],
    [
      'आम दवाएँ',
      'हर दवा के दुष्प्रभाव हो सकते हैं; पर्ची में लिखे होते हैं, और ज़्यादातर हल्के होते हैं। फ़ार्मासिस्ट को सब दिखाएँ जो लेते हैं, जड़ी-बूटी भी, और गर्भ, स्तनपान, एलर्जी, या गुर्दे, लिवर, दिल, पेट की तकलीफ़ बताएँ। लिखे से ज़्यादा न लें, और एक ही चीज़ वाली दो दवाएँ नहीं। कोई परेशानी हो तो लिखी हुई दवा बंद करने से पहले पूछें।',
      'नई दवा के बाद नई तकलीफ़ हो; चेहरा या गला सूजे, साँस मुश्किल हो या त्वचा पर छाले पड़ें तो एम्बुलेंस बुलाएँ',
    ],
  ),
];
