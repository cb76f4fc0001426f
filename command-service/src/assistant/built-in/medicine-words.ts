/** Forms and common names of medicines, as patients write them. Names of ingredients and many brands are known besides (`ingredientsOf`). */
export const medicineWords =
  'tablet, tablets, tab, pill, pills, capsule, capsules, syrup, injection, medicine, medicines, meds, drug, drugs, antibiotic, antibiotics, painkiller, painkillers, insulin, mixtard, novorapid, lantus, humalog, actrapid, huminsulin, tresiba, glargine, montek, montek lc, montelukast, levocetirizine, dolo, crocin, calpol, paracetamol, ibuprofen, metformin, thyroxine, thyronorm, eltroxin, i pill, ipill, unwanted 72, cough syrup, eye drops, nebuliser, ivermectin, albendazole, viagra, sildenafil, meftal, combiflam, disprin, ecosprin, digoxin, lasix, amlodipine, telma, telmisartan, pantop, pan 40, omez, ondem, goli, goliyan, goliya, dawa, dawai, davai, dawaiyan, insulin unit, गोली, गोलियां, गोलियाँ, दवा, दवाई, दवाइयां, दवाइयाँ, इंजेक्शन, सिरप, इंसुलिन, पैरासिटामोल, पेरासिटामोल, पैरासिटामॉल, पेरासिटामॉल, डोलो, क्रोसिन, एंटीबायोटिक, कैप्सूल, टैबलेट, मेटफॉर्मिन, एज़िथ्रोमाइसिन, एजिथ्रोमाइसिन, थायरोक्सिन';

/** Kinds of medicines that are prescribed for long. Asked of with "how much", they are not asked for a dose: "how much do statins lower LDL". */
export const prescribedWords =
  'antidepressant, antidepressants, anti anxiety, statin, statins, inhaler, inhalers, beta blocker, beta blockers, chemo, chemotherapy, hormone tablets, levothyroxine, इनहेलर';

/** Medicines that stop blood from clotting. */
export const thinnerWords =
  'warfarin, warf, acenocoumarol, acitrom, nicoumalone, dabigatran, rivaroxaban, apixaban, xarelto, eliquis, blood thinner, blood thinners, blood thinning, anticoagulant, khoon patla, khun patla, खून पतला, ख़ून पतला, वारफेरिन, वारफरिन, एसिट्रोम';

/** Hormones of the adrenal gland, which the body stops making while they are taken. */
export const steroidWords =
  'prednisolone, prednisone, wysolone, omnacortil, methylprednisolone, medrol, deflazacort, defcort, dexamethasone, dexona, hydrocortisone, betamethasone, betnesol, steroid, steroids, स्टेरॉयड, स्टेरायड, प्रेडनिसोलोन, वायसोलोन';

/** Medicines against fits. */
export const fitsWords =
  'antiepileptic, anti epileptic, epilepsy medicine, epilepsy medicines, epilepsy tablet, epilepsy tablets, seizure medicine, seizure tablet, seizure tablets, fits tablet, fits medicine, mirgi ki dawa, mirgi ki goli, daure ki dawa, daure ki goli, mirgi ki dawai, valproate, valproic, valparin, encorate, phenytoin, eptoin, carbamazepine, tegretol, tegrital, mazetol, levetiracetam, levipil, levera, lamotrigine, clobazam, frisium, phenobarbitone, gardenal, oxcarbazepine, oxetol, मिर्गी की दवा, मिर्गी की गोली, मिर्गी की दवाई, दौरे की दवा, दौरे की गोली, वैल्प्रोएट, एप्टोइन';

/** Medicines that make dependent, and that only a doctor may give in India: sleeping tablets, tranquillisers, opioids, stimulants. */
export const controlledWords =
  'strong painkiller, strong painkillers, strongest painkiller, alprazolam, alprax, restyl, zolax, trika, anxit, clonazepam, lonazep, clonotril, rivotril, diazepam, valium, calmpose, lorazepam, ativan, nitrazepam, nitravet, nitrosun, zolpidem, zolfresh, etizolam, codeine, corex, phensedyl, codistar, tramadol, ultracet, tramazac, morphine, pethidine, fentanyl, oxycodone, buprenorphine, tapentadol, spasmo proxyvon, spasmoproxyvon, ketamine, methylphenidate, ritalin, sleeping pill, sleeping pills, sleeping tablet, sleeping tablets, sleep pills, sleep tablet, sleep tablets, neend ki goli, neend ki dawa, neend ki dawai, nind ki goli, nind ki dawa, neend ki tablet, नींद की गोली, नींद की गोलियां, नींद की दवा, नींद की दवाई, अल्प्राजोलम, अल्प्राज़ोलम, एल्प्राजोलम, अल्प्रैक्स, कोडीन, ट्रामाडोल, कोरेक्स, डायजेपाम, क्लोनाजेपाम';

/** Medicines that end a pregnancy, and requests to end one. */
export const abortionWords =
  'abortion pill, abortion pills, abortion tablet, abortion tablets, abortion medicine, abortion medicines, abortion kit, abort pill, mtp kit, mtp pill, mtp pills, mtp tablet, unwanted kit, misoprostol, misoprost, mifepristone, mifegest, cytotec, pregnancy termination kit, terminate pregnancy, terminate my pregnancy, terminate the pregnancy, terminate a pregnancy, end my pregnancy, end a pregnancy, end the pregnancy, get rid of pregnancy, get rid of the pregnancy, get rid of my pregnancy, get rid of the baby, abort, abort my, abort the, want abortion, want an abortion, need abortion, need an abortion, get an abortion, do abortion, abortion at home, unwanted pregnancy, garbh girane, garbh girana, garbh gira, bachcha girane, bachcha girana, bachcha gira, baccha girane, baccha girana, baccha gira, bacha girane, bacha girana, bacha gira, pregnancy girane, pregnancy girana, pregnancy hatane, pregnancy hatani, pregnancy khatam, garbhpat ki goli, garbhpat ki dawa, garbhpat karna, garbhpat kaise, garbhpat karwana, abortion ki goli, abortion ki dawa, abortion ki dawai, abortion ki tablet, abortion karna, abortion karne, abortion kaise, abortion karwana, abortion karvana, anchaha garbh, anchahe garbh, anchahi pregnancy, गर्भ गिराने, गर्भ गिराना, गर्भ गिरा, बच्चा गिराने, बच्चा गिराना, बच्चा गिरा, गर्भपात की गोली, गर्भपात की दवा, गर्भपात करना, गर्भपात कराना, गर्भपात करवाना, गर्भपात कैसे, अबॉर्शन की गोली, अबॉर्शन की दवा, अबॉर्शन करना, अबॉर्शन कराना, एबॉर्शन की गोली, अनचाहा गर्भ, अनचाहे गर्भ, मिसोप्रोस्टोल, मिफेप्रिस्टोन';
