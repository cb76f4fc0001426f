/**
 * Names of illnesses, in English, Hindi and Hinglish, also of those on which there is no topic: a question that names one is about health. Names that mean other things as
 * often ("shock", "boil", "corn") are left out.
 */
export const illnessWords = [
  // Mind
  'schizophrenia, schizophrenic, bipolar, bipolar disorder, ocd, obsessive compulsive, ptsd, post traumatic stress, adhd, autism, autistic, aspergers, anorexia, bulimia, eating disorder, psychosis, psychotic, mania, borderline personality, personality disorder, panic disorder, phobia, agoraphobia, claustrophobia, dyslexia, tourette, hallucinations, delusion, delirium, conduct disorder, postnatal depression, dissociative, hoarding disorder, trichotillomania, gender dysphoria',
  // Nerves and brain
  'multiple sclerosis, motor neurone disease, als disease, huntington, guillain barre, myasthenia gravis, cerebral palsy, meningitis, encephalitis, hydrocephalus, spina bifida, brain tumour, brain tumor, aneurysm, concussion, bells palsy, facial palsy, restless legs, narcolepsy, ataxia, dystonia, essential tremor, neuralgia, polio, chorea, syncope, sciatica, spinal stenosis, muscular dystrophy, fibromyalgia, chronic fatigue, vertigo, menieres, migraine',
  // Immune system and joints
  'lupus, sle, sarcoidosis, scleroderma, sjogren, sjogrens, vasculitis, rheumatic fever, ankylosing spondylitis, spondylitis, spondylosis, psoriatic arthritis, gout, bursitis, tendonitis, tendinitis, tennis elbow, golfers elbow, scoliosis, kyphosis, rickets, osteomalacia, pagets disease, bunion, hammertoe, carpal tunnel, ganglion cyst, celiac, coeliac, celiac disease, behcets, polymyalgia, marfan, ehlers danlos, hypermobility, club foot, clubfoot, hip dysplasia, anaphylaxis, angioedema',
  // Infections
  'sepsis, septicaemia, septicemia, mpox, monkeypox, zika, ebola, nipah, marburg, lassa fever, yellow fever, japanese encephalitis, shingles, herpes zoster, cold sores, measles, mumps, rubella, german measles, diphtheria, whooping cough, pertussis, scarlet fever, tetanus, leprosy, kushth, kala azar, leishmaniasis, filariasis, filaria, elephantiasis, hathipaon, lyme disease, leptospirosis, brucellosis, scrub typhus, typhus, q fever, anthrax, plague disease, smallpox, cholera, dysentery, amoebiasis, amebiasis, giardia, giardiasis, rotavirus, norovirus, toxoplasmosis, cytomegalovirus, epstein barr, glandular fever, mononucleosis, hand foot and mouth, impetigo, cellulitis, abscess, erysipelas, scabies, candida, candidiasis, thrush, mucormycosis, black fungus, aspergillosis, histoplasmosis, trachoma, chlamydia, gonorrhea, gonorrhoea, syphilis, trichomonas, trichomoniasis, genital warts, chancroid, warts, verruca, molluscum, mrsa, legionnaires, rsv, croup, bronchiolitis, tonsillitis, quinsy, pharyngitis, laryngitis, tapeworm, hookworm, roundworm, schistosomiasis, sleeping sickness, chagas, h5n1, bird flu, kyasanur, hepatitis e, hepatitis d, sinusitis, mastoiditis, otitis, osteomyelitis, endocarditis, peritonitis, gangrene, strep throat, dengue, chikungunya',
  // Heart, vessels and blood
  'varicose veins, varicose, deep vein thrombosis, dvt, thrombosis, blood clot, blood clots, embolism, pulmonary embolism, atherosclerosis, peripheral artery disease, atrial fibrillation, afib, heart block, heart valve, mitral valve, aortic stenosis, cardiomyopathy, myocarditis, pericarditis, heart murmur, congenital heart, hole in heart, blue baby, raynauds, lymphedema, lymphoedema, haemophilia, hemophilia, thalassaemia, thalassemia, sickle cell, leukaemia, leukemia, lymphoma, hodgkin, myeloma, polycythemia, thrombocytopenia, itp, neutropenia, g6pd, haemochromatosis, hemochromatosis, aplastic anaemia, porphyria, von willebrand, tachycardia, bradycardia, pah, pulmonary hypertension',
  // Lungs
  'bronchiectasis, cystic fibrosis, pulmonary fibrosis, pleurisy, pleural effusion, pneumothorax, collapsed lung, silicosis, asbestosis, sleep apnea, sleep apnoea, interstitial lung disease, mesothelioma, tuberculosis, emphysema',
  // Belly, liver, kidneys
  'crohns, crohn, ulcerative colitis, colitis, diverticulitis, diverticulosis, pancreatitis, cholecystitis, gallstones, cirrhosis, ascites, hepatic encephalopathy, wilsons disease, gilbert syndrome, hiatus hernia, hiatal hernia, achalasia, barretts, gastroparesis, intussusception, volvulus, polyps, anal fissure, fistula, pilonidal, nephritis, nephrotic, glomerulonephritis, pyelonephritis, polycystic kidney, hydronephrosis, incontinence, overactive bladder, bedwetting, enuresis, lactose intolerant, food intolerance, splenomegaly, enlarged spleen, enlarged prostate, bph, prostatitis, sprue, dumping syndrome, esophagitis, oesophagitis',
  // Hormones and metabolism
  'cushing, cushings, addisons, addison disease, acromegaly, hashimoto, graves disease, pheochromocytoma, hyperparathyroidism, hypoparathyroidism, diabetes insipidus, metabolic syndrome, hypoglycaemia, hyponatremia, hyperkalemia, hypokalemia, phenylketonuria, galactosemia, gaucher, scurvy, beriberi, pellagra, kwashiorkor, marasmus, malnutrition, kuposhan, dwarfism, gigantism, gynecomastia, gynaecomastia, hyperprolactinemia, prolactinoma, insulinoma',
  // Men, women, children
  'erectile dysfunction, impotence, premature ejaculation, low testosterone, hypogonadism, undescended testicle, varicocele, hydrocele, phimosis, balanitis, peyronie, azoospermia, endometriosis, adenomyosis, fibroids, fibroid, ovarian cyst, pelvic inflammatory disease, bacterial vaginosis, vaginismus, prolapse, uterine prolapse, mastitis, ectopic pregnancy, miscarriage, preeclampsia, pre eclampsia, eclampsia, gestational diabetes, placenta previa, hyperemesis, stillbirth, premature birth, colic, cradle cap, nappy rash, down syndrome, downs syndrome, turner syndrome, klinefelter, fragile x, cleft lip, cleft palate, kawasaki, stunting, febrile convulsion, reye syndrome, sids',
  // Skin, eyes, ears, mouth
  'vitiligo, leucoderma, leukoderma, safed daag, rosacea, melasma, jhaiyan, psoriasis, lichen planus, pemphigus, hidradenitis, alopecia, seborrheic, keloid, hyperhidrosis, melanoma, basal cell, actinic keratosis, lipoma, sebaceous cyst, ingrown toenail, chilblains, frostbite, sunburn, stye, chalazion, blepharitis, uveitis, iritis, keratitis, keratoconus, pterygium, macular degeneration, retinopathy, retinal detachment, colour blindness, color blindness, night blindness, ratondhi, squint, strabismus, amblyopia, lazy eye, myopia, hypermetropia, astigmatism, presbyopia, glaucoma, cataract, otosclerosis, labyrinthitis, glue ear, gingivitis, periodontitis, pyorrhea, leukoplakia, submucous fibrosis, burning mouth, tmj, bruxism, deviated septum, nasal polyps, adenoids',
  // Cancers and others
  'sarcoma, carcinoma, adenoma, neuroblastoma, retinoblastoma, glioma, glioblastoma, metastasis, metastases, carcinoid, pancreatic cancer, ovarian cancer, stomach cancer, liver cancer, kidney cancer, bladder cancer, thyroid cancer, bone cancer, skin cancer, throat cancer, amyloidosis, rhabdomyolysis, altitude sickness, motion sickness, decompression sickness, jet lag, hangover, alcoholism, alcohol dependence, opioid addiction, drug addiction, long covid, lead poisoning, fluorosis, arsenic poisoning, snoring, halitosis, dehydration, heatstroke',
  // Hindi
  'सिज़ोफ्रेनिया, सिजोफ्रेनिया, बाइपोलर, ऑटिज्म, मनोविकार, मनोरोग, मानसिक रोग, पागलपन, ल्यूपस, सेप्सिस, कुष्ठ, कुष्ठ रोग, कोढ़, हैजा, पेचिश, काला अजार, फाइलेरिया, हाथीपांव, चेचक, खसरा, रूबेला, डिप्थीरिया, काली खांसी, जापानी बुखार, दिमागी बुखार, मेनिनजाइटिस, पोलियो, हर्पीज, दाद, सफेद दाग, विटिलिगो, सोरायसिस, वैरिकोज वेन्स, नसों का फूलना, थैलेसीमिया, हीमोफीलिया, सिकल सेल, ल्यूकेमिया, लिम्फोमा, बवासीर, भगंदर, फिस्टुला, हर्निया, हाइड्रोसील, नपुंसकता, स्तंभन दोष, शीघ्रपतन, धातु रोग, स्वप्नदोष, बांझपन, रसौली, फाइब्रॉइड, एंडोमेट्रियोसिस, गर्भपात, प्रदर, पैंक्रियाटाइटिस, अग्नाशय, सिरोसिस, जलोदर, कोलाइटिस, संग्रहणी, नेफ्राइटिस, प्रोस्टेट, मधुमेह, गठिया, स्पॉन्डिलाइटिस, स्कोलियोसिस, सूखा रोग, रिकेट्स, कुपोषण, रतौंधी, भेंगापन, मोतियाबिंद, ग्लूकोमा, टॉन्सिल, साइनस, तोतलापन, हकलाना, मिर्गी, लकवा, पक्षाघात, पार्किंसन, साइटिका, मंकीपॉक्स, जीका, निपाह, इबोला, बर्ड फ्लू, स्क्रब टाइफस, अवसाद, उन्माद, विकार, सिंड्रोम, डिसऑर्डर',
  // Hinglish
  'haija, pechish, kodh, kusht rog, kali khansi, dimagi bukhar, bhagandar, napunsakta, namardi, shighrapatan, sheeghrapatan, dhatu rog, swapndosh, swapnadosh, rasoli, bachchedani me ganth, sangrahani, bhengapan, haklana, pagalpan, mansik rog, manorog, sukha rog, khujli rog, lakwa, mirgi, vikar, charm rog, charam rog',
].join(', ');

/** Words that say "illness" of whatever stands beside them. */
export const illnessNouns =
  'disease, diseases, syndrome, disorder, disorders, illness, illnesses, infection, deficiency, cancer, tumour, tumor, allergy, bimari, bimariyan, beemari, rog, बीमारी, बीमारियां, रोग';

/** Endings of the names of illnesses and procedures: "-itis" is an inflammation. */
const ENDINGS =
  /(?:itis|osis|[ae]mia|oma|pathy|algia|plasia|penia|plegia|paresis|rrh[o]?ea|phobia|trophy|sclerosis|megaly|stenosis|ectomy|ostomy|oscopy|plasty|uria|dynia|cytosis|ptosis|edema|oedema)s?$/;
/** Words of other subjects with such endings. */
const OTHERS = new Set(
  'academia academias bohemia aroma diploma oklahoma roma soma sonoma tacoma paloma osmosis metamorphosis symbiosis hypnosis apotheosis mitosis meiosis empathy sympathy apathy antipathy telepathy trophy manuria etruria liguria macadamia'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 5;

/** Whether a word in lower case has the shape of an illness's name. Pure. */
export const isShapedLikeIllness = (word: string): boolean =>
  word.length >= LEAST_LETTERS && ENDINGS.test(word) && !OTHERS.has(word);
