import { topic } from './topic.js';

export const sexAndFamily = [
  topic(
    'abortion',
    [
      'Ending a pregnancy: law and care',
      'In India ending a pregnancy is lawful under the Medical Termination of Pregnancy Act, in government hospitals and approved centres: up to 20 weeks if one doctor agrees, from 20 to 24 weeks for certain groups of women if two agree, later only by a Medical Board for a serious abnormality, or to save the woman’s life. The consent of an adult woman is enough, and it is confidential. Done early by a trained doctor it seldom harms, and mostly does not affect later pregnancies. Bleeding for one to two weeks is usual; contraception can begin at once.',
      'you think about it: see a gynaecologist soon, the earlier the safer; go to a hospital at once or call an ambulance with two pads soaked in an hour, strong pain, pain in the shoulder, fever, bad-smelling discharge or fainting',
    ],
    [
      'गर्भ का समापन: क़ानून और देखभाल',
      'भारत में MTP क़ानून के अनुसार सरकारी अस्पतालों और मान्य केंद्रों पर यह वैध है: 20 हफ़्ते तक एक डॉक्टर की सहमति से, 20 से 24 हफ़्ते तक कुछ श्रेणियों की महिलाओं के लिए दो की सहमति से, उसके बाद गंभीर विकार में मेडिकल बोर्ड से, या महिला की जान बचाने के लिए। बालिग महिला की अपनी सहमति काफ़ी है और बात गोपनीय रहती है। शुरू में प्रशिक्षित डॉक्टर से कराना सुरक्षित है और बाद के गर्भ पर ज़्यादातर असर नहीं पड़ता। एक-दो हफ़्ते ख़ून आना सामान्य है; गर्भनिरोध तुरंत शुरू हो सकता है।',
      'इस पर सोच रही हों: जल्दी स्त्री रोग विशेषज्ञ से मिलें, जितना जल्दी उतना सुरक्षित; एक घंटे में दो पैड भीगें, तेज़ दर्द, कंधे में दर्द, बुख़ार, बदबूदार स्राव या बेहोशी हो तो तुरंत अस्पताल जाएँ या एम्बुलेंस बुलाएँ',
    ],
  ),
  topic(
    'miscarriage',
    [
      'Miscarriage',
      'About one in seven known pregnancies ends by itself, mostly in the first twelve weeks and mostly because the embryo could not develop; work, walking, sex or fright are not the cause, nor are you. Bleeding lasts one to two weeks. A new pregnancy is possible with the next cycle and mostly goes well; try again when both of you feel ready. Grief is natural, also for the father. After two or more in a row tests are done: thyroid, sugar, clotting, the womb.',
      'you bleed in pregnancy (the same day), or sadness does not ease after some weeks; call an ambulance or go to a hospital at once with two pads soaked in an hour, strong pain, pain in the shoulder, fainting or fever',
    ],
    [
      'गर्भ गिर जाना (मिसकैरेज)',
      'लगभग सात में एक ज्ञात गर्भ अपने आप गिर जाता है, ज़्यादातर पहले बारह हफ़्तों में और इसलिए कि भ्रूण बढ़ नहीं सका; काम, चलना, संबंध या डर कारण नहीं, और आपका दोष नहीं। ख़ून एक-दो हफ़्ते आता है। अगले चक्र से नया गर्भ संभव है और ज़्यादातर ठीक चलता है; जब दोनों तैयार हों तब कोशिश करें। दुख स्वाभाविक है, पिता को भी। लगातार दो या ज़्यादा बार हो तो थायरॉइड, शुगर, ख़ून जमने और बच्चेदानी की जाँच होती है।',
      'गर्भ में ख़ून आए (उसी दिन), या कुछ हफ़्तों में उदासी न घटे; एक घंटे में दो पैड भीगें, तेज़ दर्द, कंधे में दर्द, बेहोशी या बुख़ार हो तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'gestational-diabetes',
    [
      'Diabetes in pregnancy',
      'Hormones of pregnancy can raise sugar; in India every pregnant woman is tested at the first visit and again at 24 to 28 weeks with a glucose drink (140 mg/dL or more after two hours). Three small meals and two or three snacks, half of the plate vegetables, no juice and sweets, and a walk after meals are enough for most; otherwise insulin or tablets, which are safe for the baby under a doctor. Aims are below 95 fasting and below 120 two hours after food. It mostly goes after the birth; test again after six weeks and then yearly.',
      'values stay above these aims for some days; at once with vomiting, drowsiness, or if the baby moves less',
    ],
    [
      'गर्भावस्था में शुगर',
      'गर्भ के हार्मोन शुगर बढ़ा सकते हैं; भारत में हर गर्भवती की पहली मुलाक़ात पर और फिर 24-28 हफ़्ते पर ग्लूकोज़ पिलाकर जाँच होती है (दो घंटे बाद 140 mg/dL या ज़्यादा)। तीन छोटे खाने और दो-तीन नाश्ते, आधी थाली सब्ज़ी, जूस और मिठाई नहीं, और खाने के बाद टहलना ज़्यादातर के लिए काफ़ी है; नहीं तो इंसुलिन या गोली, जो डॉक्टर की देखरेख में बच्चे के लिए सुरक्षित हैं। लक्ष्य ख़ाली पेट 95 से कम और खाने के दो घंटे बाद 120 से कम। प्रसव के बाद ज़्यादातर चली जाती है; छह हफ़्ते बाद और फिर हर साल जाँच कराएँ।',
      'मान कुछ दिन इन लक्ष्यों से ऊपर रहें; उल्टी, सुस्ती हो या बच्चा कम हिले तो तुरंत',
    ],
  ),
  topic(
    'after-birth',
    [
      'After the birth',
      'Bleeding like a period lasts four to six weeks and gets less. Rest, eat normal full meals (dal, eggs, greens, milk, fruit), drink, walk from the first day; bathing and washing hair are fine, cold foods and water do no harm. Keep stitches clean with water and dry; after a caesarean lift nothing heavier than the baby for six weeks. Sex when you feel well and bleeding has stopped, with contraception: pregnancy is possible before the first period. Tears for some days are usual.',
      'you feel low for longer than two weeks, stitches hurt more, or a breast is red and hot; call an ambulance or go to a hospital at once with a pad soaked in an hour, large clots, fever, severe headache, a fit, breathlessness, a swollen calf, or thoughts of harming yourself or the baby',
    ],
    [
      'प्रसव के बाद',
      'माहवारी जैसा ख़ून चार से छह हफ़्ते आता है और घटता है। आराम करें, पूरा सामान्य खाना खाएँ (दाल, अंडा, हरी सब्ज़ी, दूध, फल), पानी पिएँ, पहले दिन से चलें; नहाना और बाल धोना ठीक है, ठंडी चीज़ या पानी से नुक़सान नहीं। टाँके पानी से साफ़ और सूखे रखें; सिजेरियन के बाद छह हफ़्ते बच्चे से भारी कुछ न उठाएँ। ठीक लगे और ख़ून रुके तब संबंध, गर्भनिरोध के साथ: पहली माहवारी से पहले भी गर्भ हो सकता है। कुछ दिन रोना आना सामान्य है।',
      'दो हफ़्ते से ज़्यादा उदासी रहे, टाँके ज़्यादा दुखें, या स्तन लाल और गर्म हो; एक घंटे में पैड भीगे, बड़े थक्के, बुख़ार, तेज़ सिरदर्द, दौरा, साँस फूलना, सूजी पिंडली, या ख़ुद को या बच्चे को नुक़सान के विचार हों तो एम्बुलेंस बुलाएँ या तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'fibroids',
    [
      'Fibroids',
      'Fibroids are harmless growths of the muscle of the womb; up to half of women have one by 50, most without noticing, and they shrink after menopause. They can cause heavy periods, pressure, frequent urine, or trouble to conceive, by size and place. Without complaints they are only watched by ultrasound once a year. Otherwise there are medicines, closing the vessels, removal of the fibroid, or of the womb as a last step; ask for a second opinion before that. Cancer is very rare.',
      'periods are heavy, the belly grows, or you want a child; go to a hospital at once with a pad soaked in an hour, fainting or sudden strong pain',
    ],
    [
      'रसौली (फाइब्रॉइड)',
      'रसौली बच्चेदानी की मांसपेशी की हानिरहित गाँठ है; 50 तक लगभग आधी महिलाओं में होती है, ज़्यादातर को पता नहीं चलता, और रजोनिवृत्ति के बाद सिकुड़ती है। आकार और जगह के अनुसार ज़्यादा माहवारी, दबाव, बार-बार पेशाब या गर्भ में मुश्किल हो सकती है। तकलीफ़ न हो तो साल में एक बार अल्ट्रासाउंड से देखते हैं। नहीं तो दवा, नस बंद करना, गाँठ निकालना, या आख़िर में बच्चेदानी निकालना; उससे पहले दूसरी राय लें। कैंसर बहुत कम होता है।',
      'माहवारी ज़्यादा हो, पेट बढ़े, या बच्चा चाहती हों; एक घंटे में पैड भीगे, बेहोशी या अचानक तेज़ दर्द हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'endometriosis',
    [
      'Endometriosis',
      'Tissue like the lining of the womb grows outside it: pain before and in the period, at sex or stool, and sometimes trouble to conceive. It is often found late, because pain in the period is taken for normal. Ultrasound shows some of it, keyhole surgery more. Warmth, movement, painkillers that suit you, hormones without a break, or surgery help; it mostly ends with menopause. Many women have children with it.',
      'pain keeps you from school, work or sex, or there is no pregnancy after a year; go to a hospital at once with sudden strong pain, fainting or fever',
    ],
    [
      'एंडोमेट्रियोसिस',
      'बच्चेदानी की परत जैसा ऊतक उसके बाहर बढ़ता है: माहवारी से पहले और दौरान, संबंध या मल के समय दर्द, कभी गर्भ में मुश्किल। अक्सर देर से पता चलता है, क्योंकि माहवारी का दर्द सामान्य मान लिया जाता है। अल्ट्रासाउंड से कुछ, दूरबीन से ज़्यादा दिखता है। सिकाई, चलना, आपके लिए ठीक दर्द की दवा, लगातार हार्मोन या ऑपरेशन मदद करते हैं; रजोनिवृत्ति पर ज़्यादातर ख़त्म होता है। कई महिलाएँ इसके साथ माँ बनती हैं।',
      'दर्द से स्कूल, काम या संबंध रुके, या साल भर में गर्भ न ठहरे; अचानक तेज़ दर्द, बेहोशी या बुख़ार हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'erection',
    [
      'Trouble with erection or desire',
      'Nearly every man knows it at times: stress, tiredness, alcohol, worry about failing. If erections in the morning are there, the cause is mostly in the mind. If it stays for months, diabetes, blood pressure, cholesterol, tobacco, low hormones or a medicine may be behind it, and it can warn of heart disease: have these checked. Walking, sleep, no tobacco, little alcohol and talking with the partner help. Tablets work in most, but only from a doctor: with nitrates for the heart they are deadly. “Power” powders often hide such drugs.',
      'it stays longer than three months, or comes with pain in the chest on effort; go to a hospital at once if an erection lasts longer than four hours',
    ],
    [
      'तनाव (इरेक्शन) या इच्छा में कमी',
      'लगभग हर पुरुष को कभी-कभी होता है: तनाव, थकान, शराब, असफल होने का डर। सुबह तनाव आता हो तो कारण ज़्यादातर मन में है। महीनों रहे तो मधुमेह, रक्तचाप, कोलेस्ट्रॉल, तंबाकू, हार्मोन या कोई दवा कारण हो सकती है, और यह दिल की बीमारी का संकेत हो सकता है: इनकी जाँच कराएँ। टहलना, नींद, तंबाकू छोड़ना, शराब कम और साथी से बात मदद करते हैं। गोली ज़्यादातर में काम करती है, पर केवल डॉक्टर से: दिल की नाइट्रेट दवा के साथ जानलेवा है। “पावर” चूर्ण में अक्सर ऐसी दवा छिपी होती है।',
      'तीन महीने से ज़्यादा रहे, या मेहनत पर छाती में दर्द हो; तनाव चार घंटे से ज़्यादा रहे तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'early-ejaculation',
    [
      'Early ejaculation',
      'It is the most common sexual trouble of men, harmless, and no weakness of body or semen. Two to five minutes are usual in most couples. What helps: stop and start again before the peak (also alone), a pause with a squeeze below the tip, thicker condoms, pelvic-floor training, less hurry and more talk. If it troubles both of you, a doctor has creams and tablets that lengthen it. Sprays and powders of unknown content do harm.',
      'it began newly, with trouble of erection, pain or burning urine, or it strains the relationship',
    ],
    [
      'शीघ्रपतन',
      'यह पुरुषों की सबसे आम यौन परेशानी है, हानिरहित, और शरीर या वीर्य की कमज़ोरी नहीं। ज़्यादातर जोड़ों में दो से पाँच मिनट सामान्य है। मदद करता है: चरम से पहले रुकना और फिर शुरू करना (अकेले भी), सिरे के नीचे दबाकर रुकना, मोटा कंडोम, श्रोणि का व्यायाम, कम जल्दी और ज़्यादा बातचीत। दोनों को परेशानी हो तो डॉक्टर के पास क्रीम और गोलियाँ हैं। अनजान स्प्रे और चूर्ण नुक़सान करते हैं।',
      'नया शुरू हुआ हो, तनाव में परेशानी, दर्द या पेशाब में जलन हो, या रिश्ते पर असर पड़े',
    ],
  ),
  topic(
    'masturbation',
    [
      'Masturbation and nightfall',
      'Masturbation is usual in all sexes and harms neither body, mind, eyes, height, marriage nor fertility; semen is made anew all the time and is no loss of strength. Nightfall (wet dreams) is the natural overflow in young men, at any rate. What troubles most people is guilt. It is a problem only if it hurts, takes the place of work, sleep and people, or cannot be stopped. “Dhat” cures and powders are not needed.',
      'there is pain, blood or burning, guilt or worry weigh on you for weeks, or you cannot control it: a doctor or counsellor listens in confidence',
    ],
    [
      'हस्तमैथुन और स्वप्नदोष',
      'हस्तमैथुन सभी में सामान्य है और शरीर, मन, आँखों, क़द, शादी या संतान पर असर नहीं डालता; वीर्य लगातार बनता रहता है और ताक़त नहीं जाती। स्वप्नदोष युवाओं में स्वाभाविक है, चाहे जितनी बार हो। ज़्यादातर परेशानी अपराधबोध से होती है। समस्या तभी है जब दर्द हो, काम, नींद और लोगों की जगह ले ले, या रुक न सके। “धात” के इलाज और चूर्ण की ज़रूरत नहीं।',
      'दर्द, ख़ून या जलन हो, हफ़्तों अपराधबोध या चिंता रहे, या क़ाबू न हो: डॉक्टर या काउंसलर गोपनीय सुनते हैं',
    ],
  ),
  topic(
    'first-sex',
    [
      'Sex: common questions',
      'Sex is a matter of consent: both want it, and each may stop at any time. The first time need not hurt or bleed; slowness, talking and a lubricant help, and the hymen proves nothing. A condom from the beginning protects from pregnancy and infections; coming out before does not. Sizes differ widely and do not decide on pleasure or children; creams and devices do not change them. Burning or a tear heals in a few days.',
      'sex hurts again and again, there is bleeding, discharge or sores, or you had unprotected sex (emergency contraception within 72 hours, HIV prevention within 72 hours); after violence go to a hospital at once: care is free, and the helpline 181 or 112 helps',
    ],
    [
      'यौन संबंध: आम सवाल',
      'संबंध में दोनों की सहमति ज़रूरी है, और कोई भी कभी भी रुक सकता है। पहली बार दर्द या ख़ून होना ज़रूरी नहीं; धीमापन, बातचीत और लुब्रिकेंट मदद करते हैं, और झिल्ली (हाइमन) से कुछ साबित नहीं होता। शुरू से कंडोम गर्भ और संक्रमण से बचाता है; बाहर निकालना नहीं। आकार बहुत अलग होते हैं और उनसे सुख या संतान तय नहीं होती; क्रीम और यंत्र से नहीं बदलते। जलन या खरोंच कुछ दिनों में ठीक होती है।',
      'संबंध में बार-बार दर्द हो, ख़ून, स्राव या घाव हो, या असुरक्षित संबंध हुआ हो (72 घंटे में आपातकालीन गर्भनिरोध, 72 घंटे में एचआईवी से बचाव); हिंसा हुई हो तो तुरंत अस्पताल जाएँ: इलाज मुफ़्त है, हेल्पलाइन 181 या 112 मदद करती है',
    ],
  ),
  topic(
    'puberty',
    [
      'Puberty',
      'Girls begin between 8 and 13 years (breasts, hair, growth; the first period about two years later, mostly at 11 to 14), boys between 9 and 14 (testicles, voice, hair, growth). One breast larger, breasts in boys for a year or two, pimples, sweat and moods are usual. Speak about it early and plainly; show how to use pads, and that bodies differ. Periods are irregular for the first two years.',
      'signs begin before 8 in girls or 9 in boys, none by 13 or 14, no period by 15, or a boy’s testicle is painful (at once)',
    ],
    [
      'किशोरावस्था के बदलाव',
      'लड़कियों में 8 से 13 साल के बीच शुरू होता है (स्तन, बाल, क़द; पहली माहवारी लगभग दो साल बाद, ज़्यादातर 11-14 में), लड़कों में 9 से 14 (अंडकोष, आवाज़, बाल, क़द)। एक स्तन बड़ा होना, लड़कों में साल-दो साल स्तन में उभार, मुँहासे, पसीना और मूड बदलना सामान्य है। पहले से और साफ़ बात करें; पैड का उपयोग बताएँ, और कि सबके शरीर अलग होते हैं। पहले दो साल माहवारी अनियमित रहती है।',
      'लड़कियों में 8 या लड़कों में 9 से पहले शुरू हो, 13-14 तक कोई बदलाव न हो, 15 तक माहवारी न आए, या लड़के के अंडकोष में दर्द हो (तुरंत)',
    ],
  ),
  topic(
    'newborn',
    [
      'Caring for a newborn',
      'Skin to skin and breast milk within the first hour, and at least eight feeds a day. Keep the baby warm, first bath after 24 hours or later; leave the cord dry and bare, nothing on it (it falls within two weeks). No kajal, no oil into nose or ears, no honey or ghutti. Gentle massage is fine, with coconut or sunflower oil rather than mustard. Lay the baby on the back to sleep, without pillow. Wash hands before touching. Weight may fall for some days and is back by two weeks.',
      'the baby is small or born early, yellow, or the cord is red or smells; go to a hospital at once if it does not drink, is limp, hot or cold, breathes fast, has a fit, vomits green, or has no wet nappy for 12 hours',
    ],
    [
      'नवजात की देखभाल',
      'पहले घंटे में त्वचा से त्वचा और माँ का दूध, दिन में कम से कम आठ बार। गर्म रखें, पहला स्नान 24 घंटे बाद; नाभि सूखी और खुली रखें, उस पर कुछ न लगाएँ (दो हफ़्ते में गिरती है)। काजल नहीं, नाक-कान में तेल नहीं, शहद या घुट्टी नहीं। हल्की मालिश ठीक है, सरसों की जगह नारियल या सूरजमुखी तेल से। पीठ के बल, बिना तकिये सुलाएँ। छूने से पहले हाथ धोएँ। कुछ दिन वज़न घट सकता है, दो हफ़्ते में लौट आता है।',
      'शिशु छोटा या समय से पहले जन्मा हो, पीला हो, या नाभि लाल हो या बदबू आए; न पिए, ढीला, गर्म या ठंडा हो, तेज़ साँस ले, दौरा पड़े, हरी उल्टी करे, या 12 घंटे पेशाब न करे तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'crying-baby',
    [
      'A baby that cries a lot',
      'Babies cry most at about six weeks, up to three hours a day, often in the evening, and it gets less by three to four months. Look for hunger, a wet nappy, heat, cold, tiredness; carry the baby upright after feeds, rock, sing, dim the light. Gripe water, ghutti and drops for gas have not been shown to help. If you cannot bear it any more, put the baby safely on its back and leave the room for some minutes, and call somebody: never shake a baby.',
      'the baby does not gain weight, vomits often, or you are at the end of your strength; go to a hospital at once with fever below three months, green vomit, blood in the stool, a hard belly, a swelling in the groin, or a cry that is high or weak',
    ],
    [
      'बहुत रोने वाला शिशु',
      'शिशु लगभग छह हफ़्ते पर सबसे ज़्यादा, दिन में तीन घंटे तक, अक्सर शाम को रोते हैं, और तीन-चार महीने तक घटता है। भूख, गीली नैपी, गर्मी, ठंड, थकान देखें; दूध के बाद सीधा गोद में रखें, झुलाएँ, गुनगुनाएँ, रोशनी कम करें। ग्राइप वाटर, घुट्टी और गैस की बूँदों से फ़ायदा साबित नहीं। सहा न जाए तो शिशु को पीठ के बल सुरक्षित लिटाकर कुछ मिनट कमरे से बाहर जाएँ और किसी को बुलाएँ: शिशु को कभी न झकझोरें।',
      'वज़न न बढ़े, बार-बार उल्टी हो, या आपकी हिम्मत जवाब दे; तीन महीने से छोटे को बुख़ार, हरी उल्टी, मल में ख़ून, सख़्त पेट, जाँघ में सूजन, या बहुत तीखा या कमज़ोर रोना हो तो तुरंत अस्पताल जाएँ',
    ],
  ),
  topic(
    'bedwetting',
    [
      'Bedwetting',
      'Until five years it is usual, and one in six children of that age and one in twenty at ten still wets the bed; they sleep deeply, and it runs in families. Never punish or shame. Plenty to drink by day and little in the last two hours, toilet before bed, a calendar with praise for trying, treat constipation. From about seven an alarm that rings with the first drops works best, over two to three months.',
      'the child was dry for half a year before, wets by day, has burning, thirst or weight loss, or is older than seven and suffers',
    ],
    [
      'बिस्तर गीला करना',
      'पाँच साल तक सामान्य है, उस उम्र में छह में एक और दस साल पर बीस में एक बच्चा गीला करता है; वे गहरी नींद सोते हैं और यह परिवार में चलता है। कभी सज़ा या शर्मिंदा न करें। दिन में ख़ूब पिलाएँ, आख़िरी दो घंटे कम, सोने से पहले पेशाब, कोशिश की तारीफ़ वाला कैलेंडर, कब्ज़ का इलाज। लगभग सात साल से पहली बूँद पर बजने वाला अलार्म दो-तीन महीने में सबसे अच्छा काम करता है।',
      'बच्चा पहले आधा साल सूखा रहा हो, दिन में भी गीला करे, जलन, प्यास या वज़न घटना हो, या सात से बड़ा हो और परेशान हो',
    ],
  ),
];
