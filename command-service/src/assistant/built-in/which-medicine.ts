import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';

const words = {
  asks: 'which medicine, which medicines, which tablet, which tablets, which syrup, which cream, which drug, which painkiller, what medicine, what medicines, what tablet, what syrup, medicine name, tablet name, name of medicine, name of tablet, best medicine, best tablet, best syrup, best cream, good medicine, suggest medicine, suggest a medicine, suggest some medicine, suggest tablet, recommend medicine, recommend a medicine, any medicine, some medicine, konsi dawa, konsi dawai, konsi goli, konsi tablet, kaun si dawa, kaunsi dawa, kaun si goli, kaunsi goli, kaun si tablet, kya dawa, dawa batao, dawai batao, dawa bata do, dawai bata do, dawa bataye, dawa bataiye, dawa ka naam, dawai ka naam, goli ka naam, koi dawa, koi dawai, koi tablet, acchi dawa, achi dawa, कौन सी दवा, कौनसी दवा, कौन सी दवाई, कौन सी गोली, दवा बताओ, दवा बताइए, दवाई बताओ, दवाई बताइए, दवा बता दो, दवा का नाम, कोई दवा, अच्छी दवा',
} as const;
const read = readerOf<keyof typeof words>(words, { exact: ['asks'] });

/** Whether a message asks which medicine helps. Pure. */
export const asksWhichMedicine = (text: string): boolean => read(text).mentions.length > 0;
