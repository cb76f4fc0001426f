import { OFF_TOPIC_REPLY } from '@anamnesis/contracts/assistant/constants';

/** Sentences around the topics of the built-in engine, in English. */
const phrases = {
  offTopic: OFF_TOPIC_REPLY,
  hello: 'Hello! What would you like to know about your health?',
  closing: 'All right. Ask me whenever you have a question about health.',
  thanks: 'You are welcome. Ask me whenever you have a question about health.',
  partly: 'I answer only the part of your question that is about health.',
  doctor: (when: string) => `See a doctor if ${when}.`,
  noTopic:
    'I have no text on that among my health topics. A doctor or pharmacist can answer it; if it gets worse, is severe or worries you, see a doctor soon. You can also ask me in other words, for example by the name of a symptom or an illness.',
  near: 'I am not sure that this is what you ask; it is the nearest that I have.',
  dose: [
    'I do not give amounts of medicines. The right one depends on age, weight, kidneys and liver, pregnancy and other medicines.',
    'Please ask your doctor or a pharmacist, and tell them what else you take. The leaflet in the pack says under “how to take” what its maker recommends, and what not to exceed; what your doctor prescribed comes first.',
    'Do not take more, or a second medicine of the same kind, because the first one does not help. If more was taken already, call a poisons centre or an ambulance.',
  ].join(' '),
  takenTwice: [
    'Take no more of it now. Whether the next one is skipped or taken later depends on the medicine: call the doctor who prescribed it or a pharmacist today, and say its name, its strength, how many were taken and when.',
    'After insulin or a tablet for sugar, measure the sugar, eat and drink something sweet now, and do not stay alone.',
    'Call at once, even if nothing is felt, with insulin or tablets for sugar, a blood thinner, medicines for the heart, against fits, for the mind or sleep, strong painkillers, methotrexate, and if a child took it. A poisons centre can tell you too.',
    'Call an ambulance if somebody is drowsy, confused, faint, trembling and sweating, breathes slowly or bleeds.',
  ].join(' '),
  harmsUnborn: [
    'This medicine can harm an unborn child. Do not take the next one before you have spoken to the doctor who prescribed it or to a gynaecologist: call today, do not wait for the next appointment, and do not finish the course first.',
    'Say how long you have taken it and when your last period was. They tell you which treatment is safe instead, and which tests the child needs.',
    'Whoever takes it and may become pregnant needs reliable contraception, and should speak to the doctor before trying for a child: some of these medicines have to be stopped long before.',
  ].join(' '),
  missed: [
    'Do not take two at once, nor an extra one, to make up for a missed one. The leaflet in the pack says what to do after a missed one; a pharmacist or your doctor can tell you by telephone today, if you say the name of the medicine and when it was due.',
    'With insulin, medicines against fits, steroids, the contraceptive pill, or after a transplant, ask before you take anything more.',
    'If more was taken already, call your doctor or a poisons centre; call an ambulance if somebody is drowsy, confused or faint.',
  ].join(' '),
  missedThinner: [
    'Do not take two tablets of a blood thinner to make up for a missed one: that can cause dangerous bleeding.',
    'Call the clinic or the doctor who controls your INR or prescribed it today, say which day was missed, write it down, and go on as they tell you. The next INR test may have to be earlier.',
    'Call an ambulance with bleeding that does not stop, black stool, a blow on the head or a sudden severe headache, and also with a drooping face, a weak arm, unclear speech, pain in the chest or breathlessness.',
  ].join(' '),
  stopped: [
    'Do not stop, skip or start again a prescribed medicine on your own, even if you feel well or your values are good: often they are good because of it.',
    'Call the doctor who prescribed it, and say why you would like to stop, for example side effects, the price or a pregnancy: often there is another way, and many medicines are reduced step by step. Stopping suddenly can be dangerous with insulin, with medicines for the heart, the blood pressure, the mind and sleep, and with steroids, blood thinners and medicines against fits.',
    'If you have stopped already, call today, and do not make up for it with more. If face or throat swell, breathing is hard or the skin blisters after a medicine, take no more of it and call an ambulance.',
  ].join(' '),
  stoppedSteroid: [
    'Do not stop prednisolone or another steroid on your own: after some weeks of it the body makes too little of its own hormone, and stopping suddenly can be dangerous.',
    'Ask the doctor who prescribed it first; it is reduced step by step, by a plan. Tell them also of side effects, a fever or a planned operation. If you have stopped already, call today, and do not decide yourself how much to take.',
    'Call an ambulance with great weakness, fainting, confusion, or vomiting that does not stop, and say that a steroid was stopped.',
  ].join(' '),
  stoppedFits: [
    'Do not stop a medicine against fits on your own, nor skip it, even after years without a fit: stopping suddenly can bring fits that do not end, which is dangerous.',
    'Ask the doctor who prescribed it first; if it can be left off at all, it is reduced over months. Say so too if you are pregnant or plan to be: it may be changed, but must not be stopped suddenly. If you have stopped already, call today; until then do not drive, swim, climb or be alone near fire or water.',
    'Call an ambulance if a fit lasts longer than five minutes, another follows, or the person does not wake up.',
  ].join(' '),
  stoppedThinner: [
    'Do not stop a blood thinner on your own: a clot may form and cause a stroke or close a vessel in the lungs.',
    'Call the clinic or the doctor who prescribed it or controls your INR first, also before an operation or the pulling of a tooth; they say whether, when and how long it is left off. If you have stopped already, call today, and do not make up for it with more.',
    'Call an ambulance with a drooping face, a weak arm, unclear speech, pain in the chest or breathlessness, and with bleeding that does not stop, black stool or a blow on the head.',
  ].join(' '),
  controlled: [
    'I do not prescribe or choose sleeping tablets, tranquillisers or strong painkillers and cough syrups such as alprazolam, codeine and tramadol, nor help to get them. They make dependent and can slow breathing, above all together and with alcohol; in India they are sold on a doctor’s prescription only, and most may not be prescribed in an online consultation.',
    'Instead tell a doctor what keeps you awake, frightens you or hurts, or how the cough is: there are treatments that do not make dependent. In India Tele-MANAS (14416) listens free of charge, day and night, and 14446 helps with dependence.',
    'If you take such a medicine every day, do not stop suddenly: fits can follow, and a doctor reduces it step by step. Call an ambulance if somebody has taken many, cannot be woken or breathes slowly.',
  ].join(' '),
  abortion: [
    'I do not name tablets that end a pregnancy, nor say how much or where to get them: without an examination they can be dangerous, above all if the pregnancy is further on than thought or lies outside the womb. Home remedies, herbs and tablets bought in a shop are not safe.',
    'Please see a gynaecologist soon, in a government hospital or an approved clinic; the earlier, the simpler and safer. In India ending a pregnancy is lawful within the limits of the Medical Termination of Pregnancy Act: up to 20 weeks if one doctor agrees, from 20 to 24 weeks for certain groups of women if two agree, and later only if a Medical Board finds a serious abnormality of the baby, or to save the woman’s life. The consent of an adult woman is enough; below 18 a guardian consents. Doctors must keep it confidential, and will also talk with you if you are not sure.',
    'Go to a hospital at once or call an ambulance with heavy bleeding (two pads soaked in an hour), strong pain in the belly, pain in the shoulder, fever or fainting, also if tablets were taken already: tell what was taken.',
  ].join(' '),
  anothers: [
    'Do not take or give a medicine that was prescribed to somebody else, nor what was left over, even if the complaint looks the same: the cause, the right strength, allergies, other medicines, kidneys and a pregnancy differ from person to person.',
    'Ask a doctor or pharmacist about your own complaint, and show them the pack.',
    'If it was taken already, call your doctor or a poisons centre, with a child at once; call an ambulance if somebody is drowsy, faint, or breathes with difficulty.',
  ].join(' '),
  prescription: [
    'I cannot prescribe a medicine or choose one for you; a doctor has to ask and examine first.',
    'Book a consultation or see a doctor near you, and say what troubles you and since when, your allergies, what you take already, and whether you may be pregnant. Antibiotics help against bacteria only, not against colds and flu; used without need they stop working.',
    'Go to a hospital at once if breathing is hard, somebody is confused or drowsy, or it gets worse fast.',
  ].join(' '),
  withNitrate: [
    'Never take sildenafil (Viagra), tadalafil or another tablet for erection together with a nitrate, such as nitroglycerin (GTN) or isosorbide (Sorbitrate), or with nicorandil, neither at once nor on the same days: the blood pressure can fall so far that it kills. “Poppers” count too.',
    'Tell your doctor and your pharmacist of both, also if one is used only now and then or was bought without a prescription. With a heart disease or pain in the chest ask a cardiologist before you take such a tablet. Do not leave off a prescribed medicine for the heart because of it.',
    'If both were taken, or if the chest hurts or you feel faint after such a tablet: call an ambulance now, lie down, take no nitrate, and tell everybody who helps that the tablet was taken.',
  ].join(' '),
  sedativesTogether: [
    'Do not take sleeping tablets or tranquillisers such as alprazolam, clonazepam, diazepam and zolpidem, strong painkillers and cough syrups such as tramadol, codeine and morphine, and alcohol together: each slows the breathing, and together they can stop it, also where each alone was borne well.',
    'If a doctor prescribed two of them, ask that doctor or a pharmacist before the next one, and say whether you drink. Do not stop suddenly what you take every day.',
    'If they were taken together, do not stay alone. Call an ambulance if somebody is very drowsy, confused, breathes slowly or cannot be woken, and lay them on the side.',
  ].join(' '),
  maoTogether: [
    'MAO inhibitors such as phenelzine, tranylcypromine, moclobamide and selegiline, and the antibiotic linezolid, which acts like one, must not be taken with most antidepressants, tramadol, pethidine, dextromethorphan (in cough syrups) or decongestants, nor in the weeks after: a dangerous fever, a very high blood pressure and fits can follow. With some of them ripe cheese is dangerous too.',
    'Show your doctor or pharmacist all that you take before you begin or change one of them, also what needs no prescription, and do not stop one on your own.',
    'Call an ambulance with a high fever, shivering, stiff muscles, confusion, a very severe headache or a fit.',
  ].join(' '),
  paracetamolTwice: [
    'Do not take two products with paracetamol together. Crocin, Dolo, Calpol and Combiflam contain it, and so do many tablets and syrups for colds and pain: together it is easily too much, which can destroy the liver, often without a complaint on the first day.',
    'Read the ingredients on each pack, or ask a pharmacist, and use only one of them.',
    'If more was taken than the leaflet allows, call a poisons centre or an ambulance now, also if nothing hurts yet.',
  ].join(' '),
  animal: [
    'For an ill animal please ask a veterinarian. Give it no medicine made for people: paracetamol and ibuprofen, for example, can be deadly for cats and dogs.',
    'If it bit or scratched somebody, wash the wound with soap under running water for 15 minutes and see a doctor the same day.',
  ].join(' '),
  whichMedicine: 'Which medicine is right for you, a doctor or a pharmacist has to say; I name none for you.',
  medicineInPregnancy: [
    'In pregnancy some medicines harm the baby. Painkillers such as ibuprofen, diclofenac, naproxen and aspirin are among them: in the second half of pregnancy they can harm the kidneys and the heart of the baby, and earlier they may raise the risk of a miscarriage.',
    'Take no medicine on your own, nor a herbal one, until your doctor or pharmacist has said that it suits pregnancy, and say how many weeks you are pregnant. Do not stop a prescribed medicine without asking either.',
    'If you have taken one already, call your doctor today. With bleeding, strong pain in the belly, a severe headache, or if the baby moves less, go to a hospital at once.',
  ].join(' '),
  diagnosis:
    'Which illness it is, only a doctor can say after an examination; this is general information and not about you.',
};

export default phrases;

/** The sentences of a language. */
export type AnswerPhrases = {
  readonly [Key in keyof typeof phrases]: (typeof phrases)[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};
