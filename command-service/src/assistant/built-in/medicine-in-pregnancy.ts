import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { medlinePlus } from '../topics/topic.js';

const words = {
  pregnant:
    'pregnancy, pregnant, expecting a baby, trimester, garbhavastha, garbhvati, garbhwati, pet se hu, pet se hoon, गर्भावस्था, गर्भवती, प्रेगनेंसी, प्रेग्नेंसी, प्रेगनेंट, प्रेग्नेंट',
  medicine:
    'painkiller, painkillers, ibuprofen, brufen, combiflam, diclofenac, voveran, naproxen, aspirin, disprin, ecosprin, nimesulide, antibiotic, antibiotics, isotretinoin, दर्द की दवा, दर्द की गोली, dard ki dawa, dard ki goli, आइबुप्रोफेन, ब्रूफेन, कॉम्बिफ्लेम, एस्पिरिन, एंटीबायोटिक',
  // Supplements that are prescribed in pregnancy.
  usual:
    'folic acid, iron tablets, iron, calcium, vitamin, vitamins, vaccine, vaccines, tetanus, test, फोलिक एसिड, आयरन, कैल्शियम, टीका',
} as const;
const read = readerOf<keyof typeof words>(words, { correctedFrom: 6 });

export const MEDICINES_IN_PREGNANCY = medlinePlus(
  'Pregnancy and medicines',
  'pregnancyandmedicines.html',
  '2026-11-28',
);

/** Whether a message is about a medicine, other than those that belong to it, in pregnancy. Pure. */
export function asksForMedicineInPregnancy(text: string): boolean {
  const meanings = new Set(read(text).mentions.map(({ meaning }) => meaning));
  if (!meanings.has('pregnant')) return false;
  return meanings.has('medicine') || (!meanings.has('usual') && ingredientsOf(text).recognised.length > 0);
}
