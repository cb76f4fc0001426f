import { OFF_TOPIC_REPLY } from '@anamnesis/contracts/assistant/constants';

/** Sentences around the topics of the built-in engine, in English. */
const phrases = {
  offTopic: OFF_TOPIC_REPLY,
  partly: 'I answer only the part of your question that is about health.',
  doctor: (when: string) => `See a doctor if ${when}.`,
  noTopic:
    'I have no text on that among my health topics. A doctor or pharmacist can answer it; if it gets worse, is severe or worries you, see a doctor soon. You can also ask me in other words, for example by the name of a symptom or an illness.',
  dose: [
    'I do not give amounts of medicines. The right one depends on age, weight, kidneys and liver, pregnancy and other medicines.',
    'Please ask your doctor or a pharmacist, and tell them what else you take. The leaflet in the pack says under “how to take” what its maker recommends, and what not to exceed; what your doctor prescribed comes first.',
    'Do not take more, or a second medicine of the same kind, because the first one does not help. If more was taken already, call a poisons centre or an ambulance.',
  ].join(' '),
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
